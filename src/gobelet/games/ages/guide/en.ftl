### The guided game of Roll Through the Ages in English. The same messages, in the same order, are in fr.ftl.

## Round 1

guide-goal = The best score at the end wins. Developments, which you buy, give points: the number on the far right.
guide-finish = Monuments, which you build, give points too. The game ends after the round in which someone gets a 5th development or the last monument is built.
guide-dice = You roll one die for each city. You have 3 cities, so 3 dice. They show 3 workers, 3 food and 7 coins.
guide-reroll = You can reroll dice, twice at most. Your 7 coins are no use: everything costs at least 10, and coins cannot be kept. Tick that die and press **Reroll 1 die**.
guide-reroll-hint = Keep the workers and the food: you need both. Tick only the die with 7 coins, then press **Reroll 1 die**.
guide-skull = A skull: this die is locked and cannot be rerolled. It still gives 2 goods, and one skull does no harm. Two or more bring a disaster.
guide-stop = You could reroll the other two dice once more. But 3 workers and 3 food are just what you need: press **Stop rolling**.
guide-stop-hint = Another roll could turn them into skulls. Press **Stop rolling**.
guide-food = You had 3 food and got 3. Then each of your 3 cities ate 1, so 3 are left. Each city without food would cost you 1 point.
guide-goods = The skull die gave 2 goods. They always come from the bottom up: first wood, then stone, and so on. Later you can pay with them.
guide-city = Each worker ticks one box. Tick the 3 boxes of the 4th city and press **Place 3 workers**. From your next turn on you roll 4 dice.
guide-city-hint = Monuments can wait: a city gives one more die every turn. Tick the 3 boxes of the 4th city.
guide-bot-buys = The bot rolled 14 coins and 1 good, and bought Agriculture for 15. That is 3 points. But its cities have eaten all its food.

## Round 2

guide-keep-all = Your turn, with 4 dice: 7 coins, 3 workers, 1 good and one with a choice. You can use them all: press **Stop rolling**.
guide-keep-all-hint = This time you need every die as it is. Press **Stop rolling**.
guide-choose = This die gives 2 food or 2 workers. You have 3 food but 4 cities. Press **2 food**.
guide-choose-hint = With 2 workers one city would go hungry, and you would lose 1 point. Press **2 food**.
guide-begin = Put your 3 workers on the 5th city: tick 3 of its boxes. It has 4, but ticks stay: 1 more worker on another turn will finish it.
guide-begin-hint = The next city first: it gives you a 5th die. Tick 3 boxes of the 5th city.
guide-stacks = Look at the numbers below your wood. 1 wood is worth 1 coin, 2 are worth 3, 3 are worth 6. Each one adds more than the one before, so it pays to save.
guide-buy = Irrigation costs 10: your 7 coins and the 2 wood, worth 3. Tick Irrigation and press **Buy Irrigation**. It gives 2 points and protects you from Drought.
guide-buy-hint = Coins that you do not spend are lost. And Irrigation will soon help you: tick it, then press **Buy Irrigation**.
guide-famine = The bot had no food and rolled none. Famine: its 3 cities go hungry, and it loses 3 points.
guide-first = But it built its 4th city and the Step Pyramid. The first player to build a monument gets the higher number, here 1; everyone later gets the lower one, here 0. Monuments are a race.

## Round 6

guide-drought = We jump to round 6. You have 6 cities, so 6 dice. Two skulls are Drought: 2 points lost. But Irrigation protects you.
guide-third-skull = A third skull would even help you: with Pestilence, everyone else loses 3 points. Tick the die with 1 good and press **Reroll 1 die**.
guide-third-skull-hint = You need the workers, the food and the coins. Tick only the die with 1 good.
guide-stop-in-time = Three skulls: Pestilence. A fourth would be Invasion, and you would lose 4 points; a fifth Revolt, and you would lose all your goods. Press **Stop rolling**.
guide-stop-in-time-hint = One more skull would cost you 4 points. Press **Stop rolling**.
guide-pestilence = The bot has lost 3 points. And your skulls gave you 6 goods: one on each row, then wood again.
guide-obelisk = The Obelisk gives 6 points to the first builder, 3 to later ones. The bot has ticked 7 of its 9 boxes, but you can finish it now: tick the last 3 and press **Place 3 workers**.
guide-obelisk-hint = If the bot is first, the Obelisk gives you 3 points instead of 6. Tick its last 3 boxes.
guide-religion = Religion costs 20 and gives 6 points. Tick it: 7 coins, 2 pottery (9) and 1 cloth (4) make exactly 20. In your own games you can tick other goods. Press **Buy Religion**.
guide-religion-hint = No other development gives so many points for 20. And keep the wood and the stone: big stacks grow fastest. Tick only Religion.
guide-discard = You can keep only 6 goods at the end of a turn, and you have 7. Tick 1 wood and press **Discard 1 wood**: the stack falls from 6 to 3. Any other good would cost you more.
guide-discard-hint = 1 wood less costs you 3. A stone would cost 6, the spearhead 5. Tick 1 wood.
guide-second = The bot has built the Obelisk too, but second: 3 points instead of 6. It has begun the Great Wall, and bought Medicine, which protects it from Pestilence.

## Round 9

guide-near-end = We jump to round 9. You have 4 developments now, and a 5th ends the game. One is Caravans: you can keep all your goods.
guide-last-reroll = Architecture costs 50. Your goods are worth 36, so you need 14 coins: one more die with coins. Tick the die with 1 good and press **Reroll 1 die**. It is your last reroll.
guide-last-reroll-hint = You need the food, the workers and the coins. Tick only the die with 1 good.
guide-gardens = There are your 14 coins. Workers come first: your 6 finish the Hanging Gardens before the bot does, for 8 points. Tick the last 6 boxes and press **Place 6 workers**.
guide-gardens-hint = The Hanging Gardens give the most points now, and the bot needs only 2 more boxes. Tick all 6.
guide-architecture = Tick Architecture: 14 coins, 3 stone (12) and 3 cloth (24) make 50. It gives 8 points, and 1 more for each of your 2 monuments. Press **Buy Architecture**.
guide-architecture-hint = Of all you can buy now, Architecture gives the most points. Tick it, then press **Buy Architecture**.
guide-last-round = Your 5th development: this is the last round. The bot still takes its turn, so that you both have the same number of turns.
guide-bot-last = The bot’s last turn: it finished the Hanging Gardens too, but second, so for fewer points. It ticked one box of the Stone Circle and bought Masonry.
guide-count = Your score: 23 points for developments, 14 for monuments and 2 as a bonus from Architecture, minus 2 lost: 37. The unfinished Stone Circle gives nothing.
guide-recap = You were first at the Hanging Gardens, and that decided it. Remember: new cities early, food for all of them, goods in big stacks, monuments before the others, and not too many skulls.
