### Le cochon en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

title = Cochon
subtitle = Un dé : arrête-toi à temps, ou perds tout
seat = { $name }
face = { $face }

option-target = Objectif
option-target-100 = 100 points
option-target-50 = 50 points

goal-points = Pendant un tour, tes lancers s’additionnent. Arrête-toi pour garder leur total.
goal-losses = Un 1 met fin à ton tour, et ses points sont perdus.
goal-end = Le premier à { $target } points gagne.

ask-roll = Le dé est lancé.
ask-choose = Déjà { $total } points ce tour-ci : relancer ou s’arrêter ?
    .help = Relance pour en ajouter, ou arrête-toi pour garder ce que tu as : un 1 fait perdre tous les points du tour.
ask-over = La partie est finie.

do-roll = Relancer
do-hold = S’arrêter : garder { $total } points

told-roll = { $seat } fait { $face }
told-loss = { $seat } fait 1 et perd les points du tour
told-hold = { $seat } s’arrête et marque { $points } points
told-win = { $seat } gagne
