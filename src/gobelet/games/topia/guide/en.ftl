### The guided game of Dicetopia in English. The same messages, in the same order, are in fr.ftl.

## How to win

guide-goal = The highest score after six rounds wins. Points come from three things: the **dice** on your card, the **districts** you control, and your **missions**.
guide-city = The city has six districts. Each has three dice and an action of its own, written under its name. You will use all six in this game.
guide-card = Your faction card holds six agents. Each turn, the leftmost agent goes into the city and a die takes its place. At the end, your six dice are worth what they show.
guide-missions = Missions are secret goals that bring points at the end. Many want dice of one colour: that is what colours are for. You are dealt three and keep two.
guide-keep = One agent in each district completes **Eyes Everywhere**, and **Archive** pays for purple dice. Return **Triplets**, which is hard to get: choose it, then press the button.
guide-keep-hint = Keep that one, it will help you. Three identical dice are the hardest of these goals: return **Triplets**.

## Round 1

guide-gugu = You begin; then you take turns. Archive wants purple dice: choose the purple 2 in **The GUGU Airforce**, then press the button. It is low, but GUGU’s action can change that.
guide-gugu-hint = That would be possible too. But start with the purple 2 in **The GUGU Airforce**: its action can improve it.
guide-reroll = Your agent is placed. Now comes the action of its district; if it is possible, you must do it. **GUGU rerolls any die**, in the city or on a card. Choose the purple 2 on your card: it will probably roll higher.
guide-reroll-hint = Any die may be rerolled, but your purple 2 counts for you alone. Choose it on your card.
guide-control = It is a 5 now. You also control GUGU, because you have the most agents there. At the end, control brings 5 points plus the dice still there: 5 + 3 + 4 = 12.
guide-tie = The bot took the teal 4 from GUGU and rerolled it: a 6. One agent each is a tie: you share the 5 + 3 points, 4 each, rounded up if needed.

## Round 2

guide-bank = Round 2: nothing is refilled between rounds. Take the white 2 from the **Observatory Bank**. Why so low? The two 5s you leave there count for the player who controls the Bank.
guide-bank-hint = Take the white 2 from the **Observatory Bank**. The 5s that stay there are worth 10 points as long as you control it.
guide-bank-swap = **The Bank swaps a city die with a die on a card.** Choose the purple 6 in Waste Management and your white 2, then press the button: 4 more points, and 3 more from Archive.
guide-bank-swap-hint = Choose the purple 6 in **Waste Management** and your own white 2. The other 6s are not purple, so Archive brings nothing for them.
guide-state = Each mission shows what it would bring now. Archive: two purple dice, 6 points. Eyes Everywhere: nothing yet. Only the end of the game counts.
guide-stolen = The bot went to the Nethal Syndicate. **Nethal swaps two dice on faction cards**: it gave you its teal 2 and took your purple 6. Actions may use anybody’s dice.

## Round 3

guide-nethal = Round 3: you can do that too. Take the white 5 from the **Nethal Syndicate**. Your agent there also ends the bot’s control: it becomes a tie.
guide-nethal-hint = To get your 6 back, you need the action of the **Nethal Syndicate**. Take the white 5, its higher die.
guide-nethal-swap = Now swap two dice on cards: choose your teal 2 and the purple 6 on the bot’s card. Its teal 6 is just as high, but Archive wants purple.
guide-nethal-swap-hint = Choose your teal 2 and the purple 6 on the bot’s card: that is 4 points more for you, and 3 more from Archive.
guide-secret = You have your 6 again. The bot went to The Agency: it drew a mission and returned one. You see only the backs: missions stay secret until the end.

## Round 4

guide-twilight = Round 4: The Agency is worth 15 points to the bot, as only it has an agent there. With the action of the **Twilight Congress** you can change that. To go there, take its teal 6.
guide-twilight-hint = Only the action of the **Twilight Congress** can take a die away from The Agency and bring it to you. Take the teal 6, its highest die.
guide-twilight-swap = **Twilight swaps two dice in different districts.** Choose the teal 1 in the Twilight Congress, which you now control, and the white 6 in The Agency. The button shows the effect: +5 for you, −5 for the bot.
guide-twilight-swap-hint = Bring the 6 into your district: choose the teal 1 in the **Twilight Congress** and the white 6 in **The Agency**.
guide-majority = The bot took the white 3 from GUGU and rerolled its teal 2: a 4. Two agents against one: the bot controls GUGU, and you get nothing there. No die is left, so nobody can go there any more.

## Round 5

guide-waste = Round 5: in the Nethal Syndicate you are tied with the bot. Move its agent away. For that, take the white 5 from **Waste Management**.
guide-waste-hint = Only **Waste Management** moves agents, and the bot’s agent must leave the Nethal Syndicate. Take the white 5, its highest die.
guide-waste-swap = **Waste Management swaps an agent with a die in another district.** Choose the bot’s agent in the Nethal Syndicate and the purple 4 in The Agency. The bot controls The Agency anyway.
guide-waste-swap-hint = Move the bot’s agent, not yours: Eyes Everywhere needs yours in every district. Choose the bot’s agent in the **Nethal Syndicate**, and the purple 4 in **The Agency**.
guide-alone = The tie is over: you control the Nethal Syndicate, with two 4s: 5 + 4 + 4 = 13. In The Agency, a second agent gains the bot nothing, and the 4 is gone.
guide-last = The bot took the teal 5 from the Bank: a tie there. With the Bank’s action it swapped the white 3 on its card with the 6 in your Twilight Congress.

## Round 6

guide-agency = Round 6, the last: you have one agent left. For Eyes Everywhere only **The Agency** is missing. Its last die is just a 1, but the mission brings 15 points: take it.
guide-agency-hint = A higher die, but fewer points: Eyes Everywhere brings 15. Take the teal 1 from **The Agency**.
guide-agency-return = **At The Agency you draw a mission, then return one.** You drew **Perfect Balance**: two dice of every colour. You have them: 12 points. Archive brings only 6: return **Archive**.
guide-agency-return-hint = That one brings more. Archive brings 6 points, the least of the three: return **Archive**.
guide-six = You have used all six. Three swap dice: Nethal on cards, the Bank between city and card, Twilight between districts. Waste Management moves an agent, GUGU rerolls, The Agency exchanges a mission.
guide-shakra = The bot’s last turn. It took the white 3 from the Twilight Congress: a tie there. With Twilight’s action it then swapped your white 4 in the Nethal Syndicate with the purple 2 in the Twilight Congress.
guide-powers = And it used its power, once per game: it removed your purple 4 from the Nethal Syndicate, now worth 7. There are ten factions, each with a power of its own, written on its card.
guide-bingmai = Your own power works at the end: you decide who controls a tied district. Choose the **Observatory Bank** and give it to yourself: all 10 points instead of 5.
guide-bingmai-hint = There are two ties: the Bank is worth 10, the Twilight Congress 9. Choose the **Observatory Bank** and give it to yourself.

## The end

guide-rival = All cards are full: the game is over, and all missions are shown. The bot’s: 3 points for each teal die, 10 for controlling GUGU without a tie. That is why it took teal dice and went to GUGU twice.
guide-count-districts = Now count. Your districts: 7 + 10 + 5 + 8 = 30. The Twilight Congress is still tied: its 9 points are shared, 5 each, rounded up.
guide-count = The dice on your card: 28. Your missions: 12 + 15 = 27. Together with the 30 for your districts, 85 points; the bot has 66.
guide-recap = Dice, districts and missions brought you about a third each. So take high dice, have the most agents where good dice are left, and play for your missions from the start. With equal points, whoever controls more districts without a tie wins.
guide-won = You win your first game, 85 to 66. Remember what counts: the dice on your card, the districts you control, your missions.
