### The guided game of Dice Stars in English. The same messages, in the same order, are in fr.ftl.

## A colour

guide-goal = This is your sheet. Every turn you write dice into it. At the end each row counts the sum of its numbers, and the highest score wins. The game ends when someone has filled all 20 white cells.
guide-reserve = You begin. Three dice were drawn from the bag and rolled; they are in the reserve. On your turn you take **all dice of one colour**, **all of one number**, or **all stars**.
guide-take-blue = Two of them are blue. Choose **Blue** at the left of the reserve: your sheet shows in pencil what would be written. Then confirm with the button.
guide-take-blue-hint = That is allowed too, but let’s first see how a colour works. Choose **Blue** at the left of the reserve, then confirm.
guide-column = A colour fills its column from top to bottom, one cell for each die. The last cell gets the sum, 5 + 3 = 8, the others a cross. A cross counts 0.

## A star in a colour

guide-bot-draws = The bot’s turn. It drew two dice, a purple 6 and an orange star. They join the orange 5 you left: what is in the reserve stays there and is not rolled again.
guide-bot-orange = The bot took orange: the 5 and the star. In a colour, a star adds 0 but fills a cell like any other die. So the bot wrote a cross, then 5.

## A number

guide-draw-2 = Your turn. First you say how many dice you draw from the bag: 1, 2 or 3. They join the purple 6 that the bot left. Press **Draw 2 dice**.
guide-draw-2-hint = You may draw 1, 2 or 3 dice. More dice give you more choice, but what you leave is for the bot. Two are right here: press **Draw 2 dice**.
guide-take-6 = Three sixes. Take them as a number: choose **6** at the top of the reserve, then confirm.
guide-take-6-hint = As a colour, you would get only one of them. Choose **6** at the top of the reserve: it takes all three.
guide-row = A number fills its row from left to right: two crosses, then 18. Several dice at once make a large sum, but their crosses use up cells.

## The stars

guide-only-star = You left the reserve empty, so the bot had to draw three dice. It took both 4s and left a star. If the reserve is empty or has only stars, three dice are drawn: here are yours.
guide-multipliers = Stars tick the yellow cells. Each row has as many as its number says. A row with **all** of them ticked counts double. With only **some** of them ticked, it counts **0** until the others are ticked too.
guide-take-stars = You have three stars. Choose the **star** at the top of the reserve, then confirm.
guide-take-stars-hint = Another time: three stars at once are rare. Choose the **star** at the top of the reserve.
guide-tick-3 = Row 3 has exactly three yellow cells, and your 8 is in that row. Tick the three yellow cells of row 3. The button says what the row will count; then confirm.
guide-tick-3-hint = A row with only some yellow cells ticked counts 0. Tick the three yellow cells of row 3, and no others.
guide-doubled = Row 3 counts double: 16 instead of 8. What you write there later counts double too.

## Later in the game

guide-later = A few rounds later. The sheets are filling up: you have 61 points, the bot has 59.
guide-partly = Look at row 4. Its sum is 16, but only three of its four yellow cells are ticked, so it counts 0. One more star, and it counts 32.
guide-return = The bot has just taken stars. Then the dice set aside go back into the bag, as they do when the bag is empty. You may put the reserve back too, and draw three new dice. Try it: press **Put the reserve back into the bag**.
guide-return-hint = You may also leave it there, but new dice can give you more. This time, press **Put the reserve back into the bag**.
guide-take-2 = Two of your three new dice show a 2. The white cells of row 2 are full, but it has green cells. Choose **2** at the top of the reserve, look at the sheet, then confirm.
guide-take-2-hint = That would fit, but let’s look at the green cells. Choose **2** at the top of the reserve.
guide-green = A cross and a 4 in the green cells. Only numbers fill them, once the white cells to their left are full. They earn points like the others, but the game can end without them.

## The last two rounds

guide-near-end = The game is nearly over: you have 88 points, the bot has 100. You have two white cells left, both orange. When they are full, the game ends with that round.
guide-last-star = First there is more to gain. Row 4 needs one more star, and the reserve has one. Take the **star**.
guide-last-star-hint = Row 4 still counts 0, because one star is missing. Choose the **star** at the top of the reserve.
guide-tick-4 = Now use it: choose the yellow cells of **row 4**, then confirm.
guide-tick-4-hint = A single tick in another row would make that row count 0. Choose the yellow cells of row 4.
guide-row-4 = Row 4 goes from 0 to 42: all four cells are ticked, so its sum of 21 counts double.
guide-bot-three = The bot drew one die, a blue 3, and wrote it into a green cell. It left the orange 4 in the reserve.
guide-draw-again = You need two orange dice, and the reserve has one. The bag shows what can still be drawn: 4 of its 12 dice are orange. Press **Draw 2 dice**.
guide-draw-again-hint = You need one more orange die, and two dice find it more often than one. Press **Draw 2 dice**.
guide-take-orange = There is an orange 5. Choose **Orange** at the left of the reserve: two dice for your two empty cells.
guide-take-orange-hint = That would leave white cells empty. Choose **Orange** at the left of the reserve.
guide-trigger = Your last white cell is full, so this is the last round. You began the game, so the bot has one more turn: everybody gets the same number of turns.
guide-no-room = Three sixes, and the bot has no room for them: row 6 has one empty cell, and the black, purple and blue columns are full. A player who cannot take anything must take a malus.
guide-malus = The bot took the blue 6 as its malus and loses 6 points. A malus also ends the game, so keep some room on your sheet.

## The end

guide-count = Now count. Rows 2, 3 and 4 have all their yellow cells ticked and count double. Rows 5 and 6 have none ticked and count once. That makes 18 + 36 + 42 + 16 + 27 = 139 points.
guide-recap = You win 139 to 97. What brings points: several dice at once, and stars that double a row. Finish every row you begin to tick. The game ends with somebody’s last white cell, or with a malus.
