### The board of Roll Through the Ages on a page. The same messages, in the same order, are in fr.ftl.

## The dice and the disasters

web-dice = Dice
web-die = Die { $number }: { $gives }
web-die-waiting = Die { $number }, not rolled yet
web-disasters = Disasters
web-drought = Drought
web-pestilence = Pestilence
web-invasion = Invasion
web-revolt = Revolt
web-loss-drought = active player loses 2 points
web-loss-pestilence = all other players lose 3 points
web-loss-pestilence-alone = you lose 3 points
web-loss-invasion = active player loses 4 points
web-loss-revolt = active player loses all goods
web-skulls = { $count } skulls
web-skulls-or-more = { $count } skulls or more
web-now = on the dice now
web-protects = protection:
web-protected = protected by

## The peg board

web-peg = { $item }, peg { $number }
web-goods = { $count ->
    [one] 1 good, worth { $value }
   *[other] { $count } goods, worth { $value }
 }
web-keep = Limit: 6 goods at the end of the turn
web-keep-all = Caravans: no limit on goods
web-eaten = −{ $count } per turn

## The sheet

web-box = { $site }, box { $number }
web-boxes = { $ticked } of { $boxes } boxes
web-built = built
web-fill = Tap for one worker, tap again to fill it
web-city-first = City { $number }, built
web-first = first builder:
web-later = later builders:
web-rival = { $seat }: { $ticked } of { $boxes } boxes
web-wall = protects against Invasion
web-cost = cost
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-owned = owned
web-lost = Points lost
web-score = Score sheet
web-total = Total

## The others

web-others = Opponents
web-exchange = Trade
web-exchange-how = Tick what you give on your peg board, and tick here what you want from one opponent.
web-counter-how = To make a counter-offer, tick what you give on your peg board, and tick here what you want for it.
web-ships-how = Tick on your peg board what the ships take away, and tick here what they bring: one good per ship.
web-take-peg = Take { $item } ({ $number })
web-ask-peg = Ask { $seat } for { $item } ({ $number })

## What ticking does

web-plan-reroll = Reroll the ticked dice
web-plan-build = Send workers to the ticked boxes
web-plan-buy = Buy the chosen development
web-plan-pay = Pay with the ticked pegs
web-plan-discard = Discard the ticked goods
web-plan-offer = Offer the ticked trade
web-plan-counter = Propose the ticked counter-offer
web-plan-exchange = Exchange the ticked goods
web-reroll = { $count ->
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
 }
web-build = { $left ->
    [0] Place { $workers }: { $sites }
   *[other] Place { $workers }: { $sites }; { $left } left
 }
web-build-city = { $left ->
    [0] { $count } on the { $site } (built)
   *[other] { $count } on the { $site }
 }
web-build-monument = { $left ->
    [0] { $count } on { $site } (built, { $points ->
        [one] { $points } point
       *[other] { $points } points
     })
   *[other] { $count } on { $site }
 }
web-buy = Buy { $development } for { $cost }: { $paid }; { $over ->
    [0] nothing is lost
   *[other] { $over } lost
 }
web-buy-kept = Buy { $development } for { $cost }: { $paid }; { $over ->
    [0] nothing is lost
   *[other] { $over } lost
 }; not needed: { $kept }
web-worth = { $goods } ({ $value })
web-discard = { $left ->
    [0] Discard { $goods }
   *[other] Discard { $goods }; { $left } more to discard
 }
web-offer = Offer { $partner } { $give } for { $ask }
web-counter = Offer { $partner } { $give } for { $ask } instead
web-exchange-goods = Exchange { $give } for { $take }

## Why ticks do nothing

web-why-workers = { $over ->
    [one] One box too many for your workers: untick 1
   *[other] Too many boxes for your workers: untick { $over }
 }
web-why-goods = { $over ->
    [one] One good too many: untick 1
   *[other] Too many goods: untick { $over }
 }
web-why-ships = { $over ->
    [one] One good too many for your ships: untick 1
   *[other] Too many goods for your ships: untick { $over }
 }
web-why-same = You cannot give and take the same good: { $goods }
web-why-balance = You give { $give } and take { $take }: tick the same number on both sides
web-why-development = Choose a development as well
web-why-partner = An offer goes to one opponent: tick the goods of only one
web-why-offer = This offer is not possible: tick something on both sides that the other has room for

## What the viewer has lost

touch-famine = { $count ->
    [one] Famine: 1 city had no food, −1 point
   *[other] Famine: { $count } cities had no food, −{ $count } points
 }
touch-drought = Drought: −{ $lost } points
touch-pestilence = Pestilence: −{ $lost } points
touch-invasion = Invasion: −{ $lost } points
touch-spearhead = Smithing: −{ $lost } points
touch-revolt = Revolt: all your goods are lost
