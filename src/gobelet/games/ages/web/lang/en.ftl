### The board of Roll Through the Ages on a page. The same messages, in the same order, are in fr.ftl.

## The dice and the disasters

web-dice = Dice
web-die = Die { $number }: { $gives }
web-die-waiting = Die { $number }, about to be rolled
web-disasters = Disasters
web-drought = Drought
web-pestilence = Pestilence
web-invasion = Invasion
web-revolt = Revolt
web-loss-drought = whoever rolled loses 2 points
web-loss-pestilence = everyone else loses 3 points
web-loss-pestilence-alone = whoever rolled loses 3 points
web-loss-invasion = whoever rolled loses 4 points
web-loss-revolt = whoever rolled loses all goods
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
web-keep = At most 6 goods are kept at the end of a turn
web-keep-all = Caravans: all goods are kept
web-eaten = −{ $count } a turn

## The sheet

web-box = { $site }, box { $number }
web-boxes = { $ticked } of { $boxes } boxes
web-built = built
web-city-first = City { $number }, built
web-first = first builder:
web-later = later builders:
web-rival = { $seat }: { $ticked } of { $boxes } boxes
web-wall = keeps Invasion away
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
web-exchange = Exchange
web-exchange-how = Tick what you give on your peg board, and here what you ask one opponent for.
web-ask-peg = Ask { $seat }: { $item } { $number }

## What ticking does

web-plan-reroll = Reroll the ticked dice
web-plan-build = Send workers to the ticked boxes
web-plan-buy = Buy the picked development
web-plan-pay = Pay with what is ticked
web-plan-discard = Discard what is ticked
web-plan-offer = Propose the ticked exchange
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
   *[other] { $over } too much, lost
 }
web-buy-kept = Buy { $development } for { $cost }: { $paid }; { $over ->
    [0] nothing is lost
   *[other] { $over } too much, lost
 }; not needed: { $kept }
web-worth = { $goods } ({ $value })
web-discard = { $left ->
    [0] Discard { $goods }
   *[other] Discard { $goods }; { $left } more to go
 }
web-offer = Offer { $partner } { $give } for { $ask }
