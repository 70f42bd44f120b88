### Dice Stars in English. The same messages, in the same order, are in fr.ftl.

## Names

title = Dice Stars
subtitle = Draw dice, roll them, take a colour, a number or the stars, and fill in your sheet
seat = { $name }

colour-black = black
colour-purple = purple
colour-blue = blue
colour-orange = orange
dice-black = { $count ->
    [one] the black die
   *[other] the { $count } black dice
 }
dice-purple = { $count ->
    [one] the purple die
   *[other] the { $count } purple dice
 }
dice-blue = { $count ->
    [one] the blue die
   *[other] the { $count } blue dice
 }
dice-orange = { $count ->
    [one] the orange die
   *[other] the { $count } orange dice
 }
dice-number = { $count ->
    [one] the { $number }
   *[other] the { $number }s ({ $count } dice)
 }

face-star = ★
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
one-die = { $colour } { $face }

## Options

option-grid = Opponent’s grid (solo)
option-grid-help = Solo only: the number of cells the opponent has to fill.
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
board-reconstruction = The size of this grid is a reconstruction: the printed picture could not be found.

## How to win

goal-rows = You write the sum of the dice you take on your sheet; its five rows are your score.
goal-stars = Stars tick the yellow multiplier cells. A row with all of them ticked counts double; with only some of them, it counts nothing.
goal-end = Last round: when someone fills their last white cell or takes a malus. The highest score wins.
goal-end-solo = When your white cells are full, you need more points than your opponent, who gets { $points } for each ticked cell. The dice you leave tick cells; once all { $size } are ticked, you lose.

## What to decide

ask-return = { $count ->
    [one] The discard is back in the bag. Put the reserve back too (1 die)?
   *[other] The discard is back in the bag. Put the reserve back too ({ $count } dice)?
 }
    .help = Dice in the reserve can be taken this turn, together with those you draw. Dice in the bag can be drawn and rolled again.
ask-count = How many dice do you draw?
    .help = They are rolled and added to the reserve. Then you take all dice of one colour, all of one number or all stars; each die needs an empty cell on your sheet.
ask-pull = { $left ->
    [one] { $seat } draws a die from the bag (the last one).
   *[other] { $seat } draws a die from the bag ({ $left } dice left to draw).
 }
ask-roll = { $left ->
    [one] { $seat } rolls the { $colour } die (the last one).
   *[other] { $seat } rolls the { $colour } die ({ $left } dice left to roll).
 }
ask-choose = Which dice do you take: a colour, a number or the stars?
    .help = You take all dice of that kind. A colour goes into its column and a number into its row, one cell per die; the last one gets their sum. Stars tick yellow multiplier cells.
ask-tick = { $stars ->
    [one] 1 star to use: in which row do you tick a multiplier cell?
   *[other] { $stars } stars to use: in which row do you tick a multiplier cell?
 }
    .help = At the end a row counts double if all its multiplier cells are ticked, but nothing if only some of them are.
ask-malus = Nothing fits on your sheet any more: which dice do you take as your malus?
    .help = The sum of these dice is subtracted from your score, and this becomes the last round.
ask-over = The game is over.

## What a choice does

do-keep = Leave the reserve on the table
do-return = { $count ->
    [one] Put the reserve back into the bag (1 die)
   *[other] Put the reserve back into the bag ({ $count } dice)
 }
do-draw = { $count ->
    [one] Draw 1 die
   *[other] Draw { $count } dice
 }
do-take-colour = Take { $dice }: { $sum } in the column
do-take-number = Take { $dice }: { $sum } in the row
do-take-stars = { $count ->
    [one] Take the star: 1 multiplier cell to tick
   *[other] Take the { $count } stars: { $count } multiplier cells to tick
 }
do-tick = { $left ->
    [0] Row { $number }: last cell, the row counts double
    [one] Row { $number }: 1 more cell needed to double it
   *[other] Row { $number }: { $left } more cells needed to double it
 }
do-malus = Take { $dice }: a malus of { $sum }

## What happened

told-reserve = { $seat } rolls. The reserve: { $dice }
told-return = { $seat } puts the reserve back into the bag
told-take = { $seat } takes { $dice } and writes { $sum }
told-take-stars = { $count ->
    [one] { $seat } takes the star
   *[other] { $seat } takes the { $count } stars
 }
told-tick = { $seat } ticks a multiplier cell in row { $number }
told-malus = { $seat } takes { $dice } and writes a malus of { $sum }
told-doubled = { $seat } doubles row { $number }
told-last-cell = { $seat } fills their last white cell
told-grid = { $count ->
    [0] The opponent ticks no cell ({ $ticked } of { $size })
    [one] The opponent ticks 1 cell ({ $ticked } of { $size })
   *[other] The opponent ticks { $count } cells ({ $ticked } of { $size })
 }
told-grid-full = The opponent’s grid is full: the game is lost
told-discard-returns = The discard goes back into the bag

solo-won = You beat your opponent.
solo-lost = Your opponent wins.
