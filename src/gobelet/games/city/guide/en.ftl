### The guided game of Dice City in English. The same messages, in the same order, are in fr.ftl.

## Round 1: using, moving, passing, building

guide-goal = The player with the most points wins. They come from cards you build, ships you load and attacks. The game ends when bandits, ships or cards run out, or when someone fills two rows of their city.
guide-city = This is your city: five rows of six spaces, and a die for each row. The dice are rolled: each is in the column it shows. The space under a die is what it can do for you.
guide-forest = Every die acts once a turn. The white one is on a Forest, which gives 1 wood. Choose the white die, then use the Forest.
guide-forest-hint = The order of the dice is up to you, but let’s start here. Choose the white die, then **get 1 wood**.
guide-house = The wood is in your stock. The blue die is on a Small House: 1 point. Use it.
guide-house-hint = Points win, so take this one. Choose the blue die, then **get 1 point**.
guide-want = Now you want a Storehouse: it costs 1 wood and 1 stone. The black die is on a Forest, but beside it is a Mountain, which gives stone.
guide-move = Instead of using its space, a die can move another one by one space. The red die has nothing better to do: choose it, then **move another die**.
guide-move-hint = Here the red die gives 1 strength, which beats nobody. Choose it, then **move another die**.
guide-move-black = Move the black die to the right, onto the Mountain.
guide-move-black-hint = You need a stone. The Mountain on the right of the black die gives one.
guide-mountain = The red die is used up. Now use the Mountain with the black die: 1 stone.
guide-pass = The last die is on a Militia: 1 strength. The weakest bandits need 3. So choose it and **pass**: you get an hourglass, and two of these buy something later.
guide-pass-hint = 1 strength would be lost, and the card you want is on display already. Choose the yellow die, then **pass and get an hourglass**.
guide-build = After the dice, you build. The Storehouse is worth 1 point, and a die on it turns 1 resource into 3. Build it.
guide-build-hint = Your wood and stone are just enough for the Storehouse. Choose it among the cards to build.
guide-place = A card goes on any space, and what it covers is gone for good. Place it on the Militia in column 5 of the yellow row: you have five more.
guide-place-hint = You could, but you will miss a Militia the least. Choose yellow 5.
guide-rolled = Your turn is over. Your dice are rolled again at once, so you can plan while the others play.

## Round 2: strength, bandits, a card of a stack over a weaker location

guide-bot = The bot built a Bazaar. It keeps 1 stone and 1 iron: at the end of a turn you keep 1 of each resource and lose the rest. Hourglasses are never lost.
guide-militia = Your turn. This time you can beat bandits: 3 strength is enough, and each Militia gives 1. Use the one under the yellow die.
guide-militia-hint = First the strength: you need 3 against bandits. Use the Militia under the marked die.
guide-traveller = The red die is on a Traveller: it is rolled again and can still be used. Use the Traveller and hope for a Militia.
guide-traveller-hint = The reroll costs nothing. Choose the red die, then **reroll this die**.
guide-militia-two = A Militia. Use it: strength adds up, but it only lasts for this turn.
guide-militia-three = Use the third Militia with the blue die.
guide-cave = 3 strength. Two dice are left: use the Cave with the white die for 1 iron.
guide-cave-two = Once a turn, a die can also replace four cards of the display. But a second iron is worth more now: use the other Cave.
guide-cave-two-hint = Two iron buy a card, one iron does not. Choose the black die, then **get 1 iron**.
guide-bandits = Between dice and building, you attack. 3 strength could deactivate the bot’s Bazaar for 1 point, or beat bandits for 2. Attack the bandits with defence 3.
guide-bandits-hint = That brings less. The bandits with defence 3 are worth 2 points.
guide-army = Of two iron you would keep only one, so spend them. A card from one of the four stacks costs two of one resource. Build a Regular Army: 1 point.
guide-army-hint = A Mine costs the same, but is worth no points. Choose the Regular Army.
guide-army-place = It gives 2 strength. Place it on the Militia in column 2 of the yellow row, which gave 1: the same space, but better.
guide-army-place-hint = Cover what does the same, but less of it: the Militia on yellow 2.

## Round 8: reactivating, hourglasses, attacking another city, what is kept

guide-later = Round 8: both cities have grown. On a card, the shield is its defence and the star its points. Two of your dice are already used: you have 2 strength.
guide-reactivate = The red die is on a Catapult: 3 strength, but each use deactivates it (⊘). Another die can reactivate it: choose the white one, then **reactivate a location**.
guide-reactivate-hint = 3 strength is worth more than a second stone. Choose the white die, then **reactivate a location**.
guide-reactivate-catapult = Choose the Catapult.
guide-catapult = Now use it with the red die. It will be deactivated again.
guide-militia-again = 5 strength. Use the Militia with the blue die for a sixth.
guide-spend = Two hourglasses buy 1 resource or 1 strength, or make every opponent reroll a die. Choose yours and spend them for **1 strength**.
guide-spend-hint = With 7 strength you can attack twice. Choose the hourglasses, then **1 strength**.
guide-attack = Against a card in another city you spend its defence. You get its points, and it is deactivated. Attack the bot’s Mint: 5 strength for 3 points.
guide-attack-hint = The Mint brings the most: 3 points, and the bot must spend a die to use it again.
guide-steal = 2 strength left: the price of one resource from another player’s stock. Take the bot’s wood.
guide-steal-hint = The bot’s Quarry and Mine are worth no points. Take the wood: you need it.
guide-keep = You could build the Church. But the smallest ship takes 2 of each resource, and you may keep one of each: save these three. Press **{ do-done-build }**.
guide-keep-hint = The Church is worth 2 points, a ship at least 5. Press **{ do-done-build }**.

## Round 14: a ship, the last gap of a row, the end

guide-ends = Round 14. The game ends when all bandits are beaten, when two piles of ships are empty, when the pile of cards is empty, or when a player with two full rows ends it.
guide-rows = Only rows full of active cards count. Your black row is full. Your white row lacks one card: fill it, and you decide.
guide-manor = Your last die is on the Manor, which gives 2 points every time. Use it.
guide-ship = You have many resources, and ships turn them into points. Load the ship that takes 3 of each: 10 points.
guide-ship-hint = You have 3 of each resource. Choose the ship for 10 points.
guide-last-card = 2 wood left, and you would keep only one. Build the Festival Hall: 1 point, and a card for your white row.
guide-last-card-hint = A Lumber Mill costs the same, but is worth no points. Choose the Festival Hall.
guide-gap = Place it on the Forest in the white row. Never on a card if you can avoid it: a covered card is lost, with its points.
guide-gap-hint = Look at the white row: only white 4 has no card yet.
guide-finish = Both rows are full, no card in them is deactivated, and you lead 57 to 47. Press **{ do-end }**.
guide-finish-hint = You lead now, and the bot could catch up. Press **{ do-end }**.
guide-last-turn = The round is always finished, so the bot had one more turn. It attacked your Manor for 2 points and built a Regular Army. You lose none: deactivated cards count too.
guide-recap = You win 57 to 53. Points, bandits, ships and all cards in the city count. For your next game: build early, so that your dice do more. Spend what you cannot keep. And watch who may end the game.
