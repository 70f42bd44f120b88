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
nothing-to-undo = Rien à annuler : tu peux seulement annuler tes derniers choix, jusqu’au dernier lancer de dés.
undone = Choix annulé.
goal = Comment gagner
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
replay-step = Entrée : suivant · q : quitter
replay-variation = ou : { $moves }

verified = { $draws ->
    [one] L’unique tirage correspond
   *[other] Les { $draws } tirages correspondent
} au secret et aux graines des joueurs.

## Le serveur

serve-running = Gobelet est lancé sur { $address } (Ctrl-C pour l’arrêter)
network-question = Veux-tu que les téléphones et les autres ordinateurs de ton réseau local puissent ouvrir Gobelet, pour que tes amis rejoignent tes tables ? Sinon, seul cet ordinateur y aura accès. La question n’est posée qu’une fois.
network-yes-no = Ouvrir Gobelet à ton réseau ? [o/N]
network-remembered = Gobelet est ouvert à ton réseau, comme tu l’as demandé. Pour le fermer, lance-le avec --no-lan.
network-address = Sur les téléphones et les autres ordinateurs de ton réseau : { $address }
network-none = Aucun réseau trouvé : pour l’instant, seul cet ordinateur peut ouvrir Gobelet.
network-closed = Seul cet ordinateur peut l’ouvrir. Pour que les téléphones de ton réseau puissent jouer, lance-le avec --lan.
