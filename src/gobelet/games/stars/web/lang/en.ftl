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
web-why-no-room = Full: fewer empty cells there than dice.
web-no-orange-two = Orange dice have no 2: they have two stars instead.
web-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
web-drawing = { $count ->
    [one] 1 die still to be rolled
   *[other] { $count } dice still to be rolled
 }
web-about-dice = The dice
web-about-dice-text = Black, purple and blue dice show ★ 2 3 4 5 6, orange dice ★ ★ 3 4 5 6. The discard goes back into the bag when somebody has taken stars or the last die of the bag.

## The sheet

web-sheet = Sheet of { $name }
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
web-about-sheet-text = No star ticked: its sum. All of its stars ticked: double. Only some of them: 0. Green bonus cells are filled by numbers only, once the white ones to their left are full. The game ends with the round in which somebody fills their last white cell or writes a malus.

## The opponent

web-opponent = Opponent
web-about-opponent = How the opponent ticks
web-about-opponent-text = After each of your turns, by what is left in the reserve. Nothing: no cell. Only stars: 1 cell. Only numbers: 1 cell for every 5 points of their sum, begun ones too. Numbers and stars: the sum counts double. Each cell is worth 5 points to the opponent, and a full grid wins at once.

## Choosing

web-ticks = Tick { $count } multiplier cells
web-do-ticks = Tick { $count }: { $rows }
web-tick-effect = { $left ->
    [0] row { $number } counts double ({ $points })
    [one] row { $number } counts 0 until 1 more is ticked
   *[other] row { $number } counts 0 until { $left } more are ticked
 }

## The score

web-row = Row { $number }
