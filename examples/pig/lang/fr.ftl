### Le cochon en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

title = Le cochon
subtitle = Un dé : arrête-toi à temps, ou perds tout
seat = { $name }
face = { $face }

option-target = Objectif
option-target-100 = 100 points
option-target-50 = 50 points

ask-roll = Le dé roule.
ask-choose = { $total } points ce tour-ci : relancer ou s’arrêter ?
ask-over = La partie est finie.

do-roll = Relancer
do-hold = S’arrêter : garder { $total } points

told-roll = { $seat } fait { $face }
told-loss = { $seat } fait 1 et perd les points du tour
told-hold = { $seat } s’arrête et marque { $points } points
told-win = { $seat } gagne
