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

## Options

option-edition = Edition
option-edition-help = The first edition, the 2024 reprint with different costs and points, or the longer Late Bronze Age.
option-edition-classic = classic
option-edition-reprint = 2024 reprint
option-edition-late = Late Bronze Age
option-trading = Trading
option-trading-help = Before building, the active player may trade goods and food with the others.
option-trading-no = off
option-trading-yes = on

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
board-monuments = Monuments
board-monuments-legend = first / later
board-developments = Developments
board-score = Score
board-sheet-developments = Developments
board-sheet-monuments = Monuments
board-sheet-bonus = Bonus
board-sheet-disasters = Lost
board-if-kept = With these dice:

## What to decide

ask-roll = { $left ->
    [one] { $seat } rolls die { $number } (the last one).
   *[other] { $seat } rolls die { $number } ({ $left } dice left to roll).
 }
ask-keep = { $left ->
    [one] Reroll any dice one last time, or stop here.
   *[other] Reroll any dice (up to { $left } more times), or stop here.
 }
ask-lead = Leadership: reroll one die, even a skull, or keep them all.
ask-choose = { $count ->
    [one] One die gives food or workers: which do you take?
   *[other] { $count } dice give food or workers: how do you split them?
 }
ask-trade = { $left ->
    [one] Offer a trade (1 offer left), or continue.
   *[other] Offer a trade ({ $left } offers left), or continue.
 }
ask-offer = Prepare your offer to { $partner }. You give: { $give }. You ask for: { $ask }.
ask-answer = { $seat } offers you a trade. You get: { $give }. You give: { $ask }. Do you accept?
ask-build = { $workers ->
    [0] You have no workers left: spend a stone, or continue.
    [one] Where do you send your last worker?
   *[other] Where do you send your { $workers } workers?
 }
ask-buy = { $coins ->
    [0] Buy a development, or continue.
   *[other] Buy a development with your { $coins } coins and your goods, or continue.
 }
ask-pay = { $development }: { $missing } left to pay. What do you spend?
ask-discard = { $count ->
    [one] Discard 1 good: you can only keep 6.
   *[other] Discard { $count } goods: you can only keep 6.
 }
ask-over = The game is over.

## What a choice does

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
do-propose = Offer this trade
do-withdraw = Withdraw the offer
do-accept = Accept
do-refuse = Decline
do-stone = Spend 1 stone: { $workers } more workers
do-worker = { $left ->
    [0] { $site }: last box, completed
    [one] { $site }: 1 box left after this
   *[other] { $site }: { $left } boxes left after this
 }
do-buy = { $development }, cost { $cost }: { $points } points, { $effect }
do-spend = Spend { $goods } (worth { $value })
do-sell = Sell 1 food for { $coins } coins
do-discard = Discard { $good }
do-done-trade = Stop trading
do-done-build = { $lost ->
    [0] Stop building
    [one] Stop building: 1 worker is lost
   *[other] Stop building: { $lost } workers are lost
 }
do-done-buy = { $lost ->
    [0] Buy nothing
   *[other] Buy nothing: { $lost } coins are lost
 }

## What happened

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
told-revolt = Revolt: { $seat } loses all their goods
told-revolt-nobody = Revolt: nobody loses any goods
told-accept = { $seat } accepts: { $partner } gives { $give } and gets { $ask }
told-refuse = { $seat } declines the trade
told-city = { $seat } builds the { $site }
told-monument-first = { $seat } is the first to build { $monument }
told-monument-later = { $seat } also builds { $monument }
told-sites = { $seat } is building: { $sites }
told-development = { $seat } buys { $development }
