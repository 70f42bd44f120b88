### Pig in English. The same messages, in the same order, are in fr.ftl.

title = Pig
subtitle = One die: stop in time, or lose it all
seat = { $name }
face = { $face }

option-target = Target
option-target-100 = 100 points
option-target-50 = 50 points

ask-roll = The die is rolling.
ask-choose = { $total } so far this turn: roll again, or hold?
ask-over = The game is over.

do-roll = Roll again
do-hold = Hold: keep { $total } points

told-roll = { $seat } rolls a { $face }
told-loss = { $seat } rolls a 1 and loses the turn’s points
told-hold = { $seat } holds and scores { $points } points
told-win = { $seat } wins
