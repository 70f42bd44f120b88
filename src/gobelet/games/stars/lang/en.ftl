### Dice Stars in English. The same messages, in the same order, are in fr.ftl.

## Names

title = Dice Stars
subtitle = Draw dice, roll them, take a colour, a number or the stars, and fill your sheet
seat = { $name }

colour-black = black
colour-purple = purple
colour-blue = blue
colour-orange = orange

face-star = ★
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
one-die = { $colour } { $face }

## Options

option-grid = Opponent’s grid (alone)
option-grid-30 = 30 cells
option-grid-36 = 36 cells
option-grid-40 = 40 cells

## The board

board-round = Round { $round }
board-last-round = Last round
board-reserve = Reserve
board-reserve-empty = empty
board-bag = Bag
board-discard = Discard
board-sum = Sum
board-final = Final
board-malus = Malus
board-total = Total
board-score = Score
board-opponent = Opponent: { $ticked } of { $size } cells, { $points } points
board-reconstruction = The size of this grid is a reconstruction: the printed picture is lost.

## What to decide

ask-return = { $count ->
    [one] The discard is back in the bag. Put the die of the reserve back too?
   *[other] The discard is back in the bag. Put the { $count } dice of the reserve back too?
 }
ask-count = How many dice do you draw?
ask-pull = A die comes out of the bag.
ask-roll = The die falls.
ask-choose = Which dice do you take: a colour, a number or the stars?
ask-tick = { $stars ->
    [one] Tick a multiplier cell for your star: in which row?
   *[other] Tick a multiplier cell for each of your { $stars } stars: in which rows?
 }
ask-malus = Nothing fits on your sheet: which dice become your malus?
ask-over = The game is over.

## What a choice does

do-keep = Leave the reserve on the table
do-return = { $count ->
    [one] Put the die of the reserve back into the bag
   *[other] Put all { $count } dice of the reserve back into the bag
 }
do-draw = { $count ->
    [one] Draw 1 die
   *[other] Draw { $count } dice
 }
do-take-colour = { $count ->
    [one] Take { $colour }: 1 die, { $sum } in the column
   *[other] Take { $colour }: { $count } dice, { $sum } in the column
 }
do-take-number = { $count ->
    [one] Take the { $number }: 1 die, { $sum } in the row
   *[other] Take the { $number }s: { $count } dice, { $sum } in the row
 }
do-take-stars = { $count ->
    [one] Take the star: 1 multiplier cell to tick
   *[other] Take the { $count } stars: { $count } multiplier cells to tick
 }
do-tick = { $left ->
    [0] Row { $number }: the last one, the row counts double
    [one] Row { $number }: 1 more is missing there
   *[other] Row { $number }: { $left } more are missing there
 }
do-malus-colour = Malus: { $colour }, −{ $sum } points
do-malus-number = Malus: the { $number }s, −{ $sum } points

## What happened

told-reserve = { $seat } rolls. The reserve: { $dice }
told-return = { $seat } puts the reserve back into the bag
told-take-colour = { $count ->
    [one] { $seat } takes { $what }: 1 die, { $sum }
   *[other] { $seat } takes { $what }: { $count } dice, { $sum }
 }
told-take-number = { $count ->
    [one] { $seat } takes the { $what }: 1 die, { $sum }
   *[other] { $seat } takes the { $what }s: { $count } dice, { $sum }
 }
told-take-stars = { $count ->
    [one] { $seat } takes the star
   *[other] { $seat } takes { $count } stars
 }
told-tick = { $seat } ticks a multiplier cell of row { $number }
told-malus = { $seat } takes { $what } as a malus: −{ $sum }
told-doubled = { $seat }’s row { $number } counts double
told-last-cell = { $seat } fills the last white cell
told-grid = { $count ->
    [0] The opponent ticks no cell ({ $ticked } of { $size })
    [one] The opponent ticks 1 cell ({ $ticked } of { $size })
   *[other] The opponent ticks { $count } cells ({ $ticked } of { $size })
 }
told-grid-full = The opponent’s grid is full: the game is lost
told-discard-returns = The discard goes back into the bag
