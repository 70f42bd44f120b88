### Roll Through the Ages in English. The same messages, in the same order, are in fr.ftl.

## Names

title = Roll Through the Ages
subtitle = Build cities, raise monuments, advance your people and keep disaster at bay
seat = { $name }

face-food = food
face-good = good
face-skull = skull
face-workers = workers
face-either = food or workers
face-coins = coins

item-wood = wood
item-stone = stone
item-pottery = pottery
item-cloth = cloth
item-spearheads = spearheads
item-food = food
item-workers = workers
item-coins = coins
some-wood = { $count } wood
some-stone = { $count } stone
some-pottery = { $count } pottery
some-cloth = { $count } cloth
some-spearheads = { $count ->
    [one] { $count } spearhead
   *[other] { $count } spearheads
 }
some-food = { $count } food
some-nothing = nothing
some-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 }
some-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
one-die = { $die } ({ $face })

site-city4 = 4th city
site-city5 = 5th city
site-city6 = 6th city
site-city7 = 7th city
one-site = { $site } ({ $ticked } of { $boxes })

monument-step_pyramid = Step Pyramid
monument-stone_circle = Stone Circle
monument-temple = Temple
monument-obelisk = Obelisk
monument-hanging_gardens = Hanging Gardens
monument-great_wall = Great Wall
monument-great_pyramid = Great Pyramid

the-step_pyramid = the Step Pyramid
the-stone_circle = the Stone Circle
the-temple = the Temple
the-obelisk = the Obelisk
the-hanging_gardens = the Hanging Gardens
the-great_wall = the Great Wall
the-great_pyramid = the Great Pyramid

development-leadership = Leadership
development-irrigation = Irrigation
development-agriculture = Agriculture
development-quarrying = Quarrying
development-medicine = Medicine
development-coinage = Coinage
development-caravans = Caravans
development-religion = Religion
development-granaries = Granaries
development-masonry = Masonry
development-engineering = Engineering
development-architecture = Architecture
development-empire = Empire
development-commerce = Commerce
development-preservation = Preservation
development-shipping = Shipping
development-smithing = Smithing

## What developments and monuments do

effect-leadership = after your rolls, reroll one die
effect-irrigation = you are immune to Drought
effect-agriculture = +1 food per food die
effect-quarrying = +1 stone when you collect stone
effect-medicine = you are immune to Pestilence
effect-coinage = coin dice give 12 coins
effect-caravans = keep all your goods
effect-religion = your Revolt hits your opponents instead
effect-religion-alone = you are immune to Revolt
effect-granaries = sell food for { $coins } coins each
effect-masonry = +1 worker per worker die
effect-engineering = each stone you spend counts as 3 workers
effect-architecture = { $bonus ->
    [one] +1 point per monument
   *[other] +{ $bonus } points per monument
 }
effect-empire = +1 point per city
effect-commerce = +1 point per good at the end
effect-preservation = before rolling, 1 pottery doubles your food
effect-shipping = build ships (1 wood, 1 cloth); each exchanges 1 good a turn
effect-smithing = your Invasion hits your opponents; each spearhead adds 2 points
effect-smithing-alone = you are immune to Invasion

## Options

option-edition = Edition
option-edition-help = The first edition, the 2024 reprint with different costs and points, or the longer Late Bronze Age with four more developments.
option-edition-classic = classic
option-edition-reprint = 2024 reprint
option-edition-late = Late Bronze Age
option-trading = Trading
option-trading-help = Before building, the active player may trade goods and food with the others.
option-trading-no = off
option-trading-yes = on
option-trading-gifts = on, gifts allowed

## The board

board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-last-round = Last round
board-roll = Roll { $roll } of 3
board-locked = locked
die-food = { $food } food
die-good = { $goods } good
die-skull = { $goods } goods, skull
die-workers = { $workers } workers
die-either = { $food } food or { $workers } workers
die-coins = { $coins } coins
board-goods = Goods
board-food = Food
board-cities = Cities
board-ships = Ships
board-monuments = Monuments
board-monuments-legend = first / later
board-developments = Developments
board-score = Score
board-sheet-developments = Developments
board-sheet-monuments = Monuments
board-sheet-bonus = Bonus
board-sheet-disasters = Lost
board-if-kept = With these dice:

## How to win

goal-points = { $players ->
    [one] You score for the developments you buy and the monuments you build.
   *[other] You score for the developments you buy and the monuments you build: a monument gives more if you build it first.
 }
goal-losses = Every city you cannot feed costs 1 point; two skulls or more bring a disaster.
goal-end = Last round: when someone has { $developments } developments, or every monument is built. The highest score wins.
goal-end-solo = You play { $rounds } rounds. Score as much as you can.

## What to decide

ask-preserve = Preservation: spend 1 pottery to have { $doubled } food instead of { $food }, or roll.
    .help = Every turn each of your cities eats 1 food. Preservation, a development you own, can double your food before you roll.
ask-roll = { $left ->
    [one] { $seat } rolls die { $number } (the last one).
   *[other] { $seat } rolls die { $number } ({ $left } dice left to roll).
 }
ask-keep = { $left ->
    [one] Reroll any dice one last time, or stop here.
   *[other] Reroll any dice (up to { $left } more times), or stop here.
 }
    .help = You will get what your dice show: food, workers, goods or coins. { $skulls ->
        [locked] Skulls cannot be rerolled; two or more bring a disaster.
       *[loose] Two skulls or more bring a disaster.
     }
ask-lead = Leadership: reroll one die, even a skull, or keep them all.
    .help = Your development Leadership lets you roll one die again after you have stopped. What it shows then is final.
ask-choose = { $count ->
    [one] One die gives food or workers: which do you take?
   *[other] { $count } dice give food or workers: how do you split them?
 }
    .help = Each of your cities eats 1 food this turn, and every one you cannot feed costs 1 point. Workers tick boxes of cities and monuments.
ask-invade = { $spearheads ->
    [one] Smithing: spend your spearhead to make the Invasion worse, or continue.
   *[other] Smithing: spend some of your { $spearheads } spearheads to make the Invasion worse, or continue.
 }
    .help = Smithing, a development you own, has turned your Invasion against your opponents. Each spearhead you spend costs those it struck 2 more points.
ask-trade = { $left ->
    [one] Offer a trade (1 offer left), or continue.
   *[other] Offer a trade ({ $left } offers left), or continue.
 }
    .help = Before building you may exchange goods and food with another player, if they agree. You do not have to.
ask-offer = Prepare your offer to { $partner }. You give: { $give }. You ask for: { $ask }.
    .help = Put together what you give and what you ask for, then propose it. Nothing changes hands unless { $partner } accepts.
ask-answer = { $seat } offers you a trade. You get: { $give }. You give: { $ask }. Do you accept?
    .help = If you accept, these things change hands at once. If you refuse, everyone keeps what they have.
ask-counter = Prepare your counter-offer to { $partner }. You give: { $give }. You ask for: { $ask }.
    .help = Your counter-offer takes the place of the offer you were made: say what you would give, and what for.
ask-reply = { $seat } makes a counter-offer. You get: { $give }. You give: { $ask }. Do you accept?
    .help = If you accept, this exchange takes place instead of the one you offered. If you refuse, everyone keeps what they have.
ask-build = { $workers ->
    [0] You have no workers left: spend a stone, or continue.
    [one] Where do you send your last worker?
   *[other] Where do you send your { $workers } workers?
 }
    .help = { $workers ->
        [0] Engineering, a development you own, makes a stone work like 3 workers; each ticks one box of a city or a monument.
       *[other] Each worker ticks one box. A finished city gives you one more die every turn, a finished monument gives points; ticks stay from turn to turn.
     }
ask-build-ship = { $workers ->
    [0] Build a ship, or continue.
    [one] Where do you send your last worker? You can also build a ship.
   *[other] Where do you send your { $workers } workers? You can also build a ship.
 }
    .help = Each worker ticks one box of a city or a monument. A ship costs 1 wood and 1 cloth and exchanges one good for you every turn.
ask-exchange = { $ships ->
    [one] Exchange one good with your ship, or continue.
   *[other] Exchange goods, one per ship ({ $ships } ships left), or continue.
 }
    .help = Each of your ships can turn one good into one of another kind, for instance one that is worth more.
ask-buy = { $coins ->
    [0] Buy a development, or continue.
   *[other] Buy a development with your { $coins } coins and your goods, or continue.
 }
    .help = A development brings points and helps you for the rest of the game. You can buy one each turn. Coins you do not use are lost, goods can be kept.
ask-pay = { $development }: { $missing } left to pay. What do you spend?
    .help = All your goods of one kind are spent together, and no change is given. The more you have of one kind, the more each of them is worth.
ask-discard = { $count ->
    [one] Discard 1 good: you can only keep 6.
   *[other] Discard { $count } goods: you can only keep 6.
 }
    .help = Food does not count. Spearheads are worth most and wood least, and goods of one kind are worth more together.
ask-over = The game is over.

## What a choice does

do-preserve = Spend 1 pottery: { $doubled } food instead of { $food }
do-stop = Stop rolling
do-stop-lead = Keep all dice as they are
do-reroll = { $count ->
    [one] Reroll die { $dice }
   *[other] Reroll dice { $dice }
 }
do-reroll-all = Reroll all { $count } dice
do-lead = Reroll die { $die }
do-food = { $workers ->
    [0] { $food } food
   *[other] { $food ->
        [0] { $workers } workers
       *[other] { $food } food and { $workers } workers
     }
 }
do-trade = Offer a trade to { $partner }
do-give = Give { $item }
do-ask = Ask for { $item }
do-remove = Take back { $item }
do-propose = Offer this trade
do-withdraw = Withdraw the offer
do-accept = Accept
do-refuse = Decline
do-counter = Make a counter-offer
do-stone = Spend 1 stone: { $workers } more workers
do-spearhead = Spend 1 spearhead: the players hit lose { $lost } more points each
do-ship = Build a ship for 1 wood and 1 cloth
do-exchange = Exchange { $given } for { $taken }
do-worker = { $left ->
    [0] { $site }: last box, completed
    [one] { $site }: 1 box left after this
   *[other] { $site }: { $left } boxes left after this
 }
do-buy = { $development }, cost { $cost }: { $points } points, { $effect }
do-spend = Spend { $goods } (worth { $value })
do-sell = Sell 1 food for { $coins } coins
do-discard = Discard { $good }
do-done-preserve = Keep the pottery and roll
do-done-invade = Spend no more spearheads
do-done-trade = Stop trading
do-done-build = { $lost ->
    [0] Stop building
    [one] Stop building: 1 worker is lost
   *[other] Stop building: { $lost } workers are lost
 }
do-done-exchange = Stop exchanging
do-done-buy = { $lost ->
    [0] Buy nothing
   *[other] Buy nothing: { $lost } coins are lost
 }

## What a choice costs

do-with-costs = { $choice }: { $costs }
cost-hungry = { $count ->
    [one] 1 city goes hungry (−1 point)
   *[other] { $count } cities go hungry (−{ $count } points)
 }
cost-food = { $count } food lost ({ $most } at most)
cost-goods = { $count ->
    [one] 1 good does not fit
   *[other] { $count } goods do not fit
 }
cost-drought = Drought (−{ $lost } points)
cost-pestilence = Pestilence (−{ $lost } points)
cost-invasion = Invasion (−{ $lost } points)
cost-revolt = Revolt (all your goods)

## What is asked first

sure-build = { $workers ->
    [one] You can still place 1 worker. Workers are not kept.
   *[other] You can still place { $workers } workers. Workers are not kept.
 }
sure-buy = You can still buy a development. Your { $coins } coins are not kept.

## What happened

told-preserve = Preservation: { $seat } spends 1 pottery, food goes from { $before } to { $after }
told-dice = { $seat } rolls: { $dice }
told-collect = { $seat } collects { $items }
told-collect-nothing = { $seat } collects nothing
told-famine = { $count ->
    [one] Famine: { $seat } cannot feed 1 city and loses 1 point
   *[other] Famine: { $seat } cannot feed { $count } cities and loses { $count } points
 }
told-drought = Drought: { $seat } loses { $lost } points
told-drought-nobody = Drought: Irrigation protects { $seat }
told-pestilence = Pestilence: { $seat } loses { $lost } points
told-pestilence-nobody = Pestilence: nobody loses any points
told-invasion = Invasion: { $seat } loses { $lost } points
told-invasion-nobody = Invasion: the Great Wall protects { $seat }
told-invasion-turned = Invasion: nobody loses any points
told-spearhead = Smithing: { $seat } loses { $lost } more points
told-revolt = Revolt: { $seat } loses all their goods
told-revolt-nobody = Revolt: nobody loses any goods
told-accept = { $seat } accepts: { $partner } gives { $give } and gets { $ask }
told-refuse = { $seat } declines the trade
told-counter = { $seat } declines and makes a counter-offer
told-gift = { $seat } gives { $items } to { $partner } as a gift
told-city = { $seat } builds the { $site }
told-monument-first = { $seat } is the first to build { $monument }
told-monument-later = { $seat } also builds { $monument }
told-sites = { $seat } is building: { $sites }
told-ship = { $seat } builds a ship
told-exchange = { $seat } exchanges { $given } for { $taken } by ship
told-development = { $seat } buys { $development }
