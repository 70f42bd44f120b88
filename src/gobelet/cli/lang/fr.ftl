### Le terminal en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

unofficial = Projet non officiel : les jeux et leurs noms appartiennent à leurs propriétaires.
compiling = Compilation des règles et des bots de { $game } (une seule fois, une minute au plus)…

## Jouer

player = Joueur
bot = bot { $level }
thinking = { $name } réfléchit…
level-random = hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
happened = Ce qui s’est passé
choose = Ton choix
choose-hint = numéros (« 3 3 5 ») ou mots · indice · aide · annuler · règles · quitter
choose-dice-hint = les dés à relancer (« 1 3 »), 0 pour s’arrêter · indice · aide · annuler · règles · quitter
hand-over = Le clavier passe à { $name }, qui appuie sur Entrée.
enter-draw = Tape ce qui sort.
enter-draw-hint = des numéros ou des mots, l’un après l’autre · quitter
not-understood = « { $text } » ne fait pas partie des choix.
not-possible = « { $text } » n’est pas possible maintenant ; rien n’a changé.
nothing-to-undo = Rien à reprendre : seulement tes propres derniers choix, et jamais au-delà d’un lancer de dés.
undone = C’est repris.
rules-now = Les règles en ce moment
saved = Partie enregistrée. Pour la reprendre : gobelet play { $game }
saved-file = Le fichier : { $file }
resume-question = Tu as une partie de { $game } en cours (manche { $round }). La reprendre ?
resume-yes-no = o/n

## Conseils

hint-title = Le prochain choix, vu par le meilleur bot
hint-thinking = Recherche des meilleurs choix…
hint-type = taper
hint-choice = pour

## La fin

over-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
over-wins = { $seat } gagne.
over-shared = Première place partagée : { $seats }.
over-solo = Ton score : { $points }.

## Listes

games-title = Jeux
games-id = id
games-name = jeu
games-players = joueurs
games-options = options
games-play = Pour jouer : gobelet play { $game }

replay-turn = Tour { $turn }
replay-step = Entrée : suite · q : quitter
replay-variation = ou : { $moves }

verified = { $draws ->
    [one] Le tirage est bien celui
   *[other] Les { $draws } tirages sont bien ceux
} que donnent le secret et les graines des joueurs.
