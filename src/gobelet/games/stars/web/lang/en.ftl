### The board of Dice Stars on a page, in English. The same messages, in the same order, are in fr.ftl.

## The dice

web-colour-black = Black
web-colour-purple = Purple
web-colour-blue = Blue
web-colour-orange = Orange
web-star = Star
web-take-colour = All { $colour } dice
web-take-number = All dice showing { $number }
web-take-star = All stars
web-writes = = { $sum }
web-ticks-cells = ✓ { $count }
web-no-room = full
web-why-no-room = Not enough empty cells for these dice.
web-no-orange-two = Orange dice have no 2: they have a second star instead.
web-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
web-drawing = { $count ->
    [one] 1 die left to roll
   *[other] { $count } dice left to roll
 }
web-about-dice = The dice
web-about-dice-text = Black, purple and blue dice show ★ 2 3 4 5 6, orange dice ★ ★ 3 4 5 6. The discard goes back into the bag after someone has chosen the stars or drawn the last die from the bag.

## The sheet

web-sheet = { $name ->
    [You] Your sheet
   *[other] Sheet of { $name }
 }
web-column = { $colour }, { $count } dice in the game
web-new = new
web-bonus = Bonus
web-multiplier = ×2
web-multiplier-long = Multiplier cells
web-ticked = { $ticked } of { $count } multiplier cells ticked
web-double = counts double
web-nothing = counts 0
web-tick-cell = Row { $number }, multiplier cell { $place }
web-about-sheet = How a row counts
web-about-sheet-text = No multiplier cell ticked: its sum. All of them ticked: double. Only some of them: 0. Green bonus cells can only be filled with numbers, once the white cells to their left are full. The game ends after the round in which someone fills their last white cell or writes a malus.

## The opponent

web-opponent = Opponent
web-about-opponent = How the opponent plays
web-about-opponent-text = After each of your turns, the opponent ticks cells depending on what is left in the reserve. Nothing: no cell. Only stars: 1 cell. Only numbers: 1 cell for every 5 points of their sum, rounded up. Numbers and stars: the sum counts double. Each cell is worth 5 points to the opponent, and a full grid wins immediately.

## Choosing

web-ticks = { $count ->
    [one] Tick 1 multiplier cell
   *[other] Tick { $count } multiplier cells
 }
web-do-ticks = { $count ->
    [one] Tick 1 cell: { $rows }
   *[other] Tick { $count } cells: { $rows }
 }
web-tick-effect = { $left ->
    [0] row { $number } counts double ({ $points })
    [one] row { $number } counts 0 until you tick 1 more cell
   *[other] row { $number } counts 0 until you tick { $left } more cells
 }

## The score

web-row = Row { $number }

## Why ticks do nothing

web-why-cells-over = More cells than stars: untick { $count }
web-why-cells-short = { $count ->
    [one] Tick 1 more cell
   *[other] Tick { $count } more cells
 }
