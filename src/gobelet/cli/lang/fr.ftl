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
choose-hint = un numéro, plusieurs à la fois (« 3 3 5 ») ou des mots · indice · aide · annuler · règles · quitter
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
hint-win = victoires
hint-win-mean = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }
hint-win-error = ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
hint-place = place
hint-place-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-place-error = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-points = points
hint-points-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-games = Moyennes de { $games ->
    [one] { $games } essai
   *[other] { $games } essais
 } à partir d’ici, chacun jugé à sa fin.
hint-only = Une seule chose est possible ici.
hint-no-opinion = C’est ce que ferait le bot ; il ne sait pas dire pourquoi.
hint-no-other = Le bot n’a rien essayé d’autre.
hint-untried = Le bot préfère le premier choix : c’est son jugement, rien n’a été essayé.
hint-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hint-wins-more = Le premier, nettement : sur 100 parties, il en gagne { $more } de plus que le deuxième (± { $error }).
hint-fewer-points = Le premier rapporte { $points } de moins que le deuxième, mais sur 100 parties il en gagne { $more } de plus (± { $error }).
hint-better-place = Le premier ne gagne pas nettement plus souvent que le deuxième, mais finit mieux placé : de { $more } rang en moyenne (± { $error }).
hint-wins-less = Le bot préfère le premier, alors que le deuxième a gagné plus souvent à l’essai : ne t’y fie pas trop.
hint-more-points = Le premier rapporte { $points } de plus que le deuxième (± { $error }), mais sans chance de gagner nettement meilleure.
hint-points-clearly = Le premier, nettement : en moyenne, il rapporte { $points } de plus que le deuxième (± { $error }).
hint-equal = { $measure ->
    [win] Les chances
   *[points] Les points
 } des { $count ->
    [2] deux
   *[other] { $count }
 } premiers se valent : l’écart est dans la marge d’erreur, prends celui qui te plaît.
hint-all-equal = { $measure ->
    [win] Les chances
   *[points] Les points
 } { $count ->
    [2] des deux
   *[other] de tous ces choix
 } se valent : l’écart est dans la marge d’erreur, prends celui qui te plaît.

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
