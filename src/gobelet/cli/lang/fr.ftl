### Le terminal en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

unofficial = Projet non officiel : les jeux et leurs noms appartiennent à leurs propriétaires.
compiling = Compilation des règles et des bots de { $game } (la première fois seulement, une minute au plus)…

## Jouer

player = Joueur
bot = bot { $level }
thinking = { $name } réfléchit…
level-random = aléatoire
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
happened = Ce qui s’est passé
choose = Ton choix
choose-hint = numéros (« 3 3 5 ») ou mots · conseil · aide · annuler · règles · quitter
choose-dice-hint = dés à relancer (« 1 3 »), 0 pour s’arrêter · conseil · aide · annuler · règles · quitter
hand-over = Passe le clavier à { $name }. { $name }, appuie sur Entrée pour continuer.
enter-draw = Tape le résultat.
enter-draw-hint = numéros ou mots, l’un après l’autre · quitter
not-understood = « { $text } » ne fait pas partie des choix.
not-possible = « { $text } » n’est pas possible pour l’instant ; rien n’a changé.
nothing-to-undo = Rien à annuler : tu ne peux annuler que tes propres derniers choix, jusqu’au dernier lancer de dés.
undone = Choix annulé.
rules-now = Les règles qui s’appliquent
saved = Partie enregistrée. Pour la reprendre : gobelet play { $game }
saved-file = Fichier de la partie : { $file }
resume-question = Tu as une partie de { $game } en cours (manche { $round }). La reprendre ?
resume-yes-no = o/n

## Conseils

hint-title = Ce que jouerait le meilleur bot
hint-thinking = Recherche des meilleurs coups…
hint-type = à taper
hint-choice = coup

## La fin

over-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
over-wins = { $seat } gagne.
over-shared = { $seats } partagent la première place.
over-solo = Ton score : { $points }.

## Listes

games-title = Jeux
games-id = id
games-name = jeu
games-players = joueurs
games-options = options
games-play = Pour jouer : gobelet play { $game }

replay-turn = Tour { $turn }
replay-step = Entrée : suivant · q : quitter
replay-variation = ou : { $moves }

verified = { $draws ->
    [one] L’unique tirage correspond
   *[other] Les { $draws } tirages correspondent
} au secret et aux graines des joueurs.
