### Pig in English. The same messages, in the same order, are in fr.ftl.

title = Pig
subtitle = One die: stop in time, or lose it all
seat = { $name }
face = { $face }

option-target = Target
option-target-100 = 100 points
option-target-50 = 50 points

goal-points = What you roll in a turn adds up. Hold to keep it.
goal-losses = A 1 ends your turn, and its points are lost.
goal-end = The first player with { $target } points wins.

ask-roll = The die is rolling.
ask-choose = { $total } so far this turn: roll again, or hold?
    .help = Roll to add more to this turn, or hold to keep what you have: a 1 takes all of this turn’s points.
ask-over = The game is over.

do-roll = Roll again
do-hold = Hold: keep { $total } points

told-roll = { $seat } rolls a { $face }
told-loss = { $seat } rolls a 1 and loses the turn’s points
told-hold = { $seat } holds and scores { $points } points
told-win = { $seat } wins
