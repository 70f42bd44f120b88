### Le cochon en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

title = Le cochon
subtitle = Un dé, et le courage de le relancer
seat = { $name }
face = { $face }

option-target = But
option-target-100 = 100 points
option-target-50 = 50 points

ask-roll = Le dé roule.
ask-choose = { $total } dans ce tour : relancer ou s'arrêter ?
ask-over = La partie est finie.

do-roll = Relancer
do-hold = S'arrêter : { $total } points acquis

told-roll = { $seat } fait { $face }
told-loss = { $seat } fait 1 et perd la cagnotte
told-hold = { $seat } gagne { $points } points
told-win = { $seat } l'emporte
