### Dice City on a page, in English. The same messages, in the same order, are in fr.ftl.

## The board

web-row-white = white row
web-row-yellow = yellow row
web-row-red = red row
web-row-blue = blue row
web-row-black = black row
web-full = full
web-space = { $name }: { $effect }
web-space-card = { $points ->
    [one] { $name }: { $effect }. Defence { $defence }, 1 point
   *[other] { $name }: { $effect }. Defence { $defence }, { $points } points
 }
web-off = deactivated
web-die-on = { $die } on { $place }
web-spent = With the { $die }
web-in-hand = In hand
web-trophies = { $count } × { $points }★
web-passed = has passed
web-replaced = cards replaced
web-bandits-only = bandits only
web-costs = costs { $cost }
web-bandits = { $points ->
    [one] Bandits: defence { $defence }, 1 point
   *[other] Bandits: defence { $defence }, { $points } points
 }
web-ship = { $points ->
    [one] Ship: { $cost } for 1 point
   *[other] Ship: { $cost } for { $points } points
 }
web-left = { $left } left
web-market = Cards to build
web-others = Other cities
web-discarded = Discarded
web-key = What the locations do
web-key-signs = ⊘ deactivated after use, until you reactivate it. “Army” and “harvest” are keywords that other cards refer to.
web-city-cards = Cards in the city

## What ticking does

web-pay = Pay
web-get = Get
web-reroll = { $count ->
    [one] Reroll 1 die: { $dice }
   *[other] Reroll { $count } dice: { $dice }
 }
web-discard-some = { $count ->
    [one] Tick 1 card to replace
   *[other] Tick { $count } cards to replace
 }
web-discard = { $count ->
    [one] Replace 1 card: { $cards }
   *[other] Replace { $count } cards: { $cards }
 }
web-trade-some = Tick what you pay and what you get
web-trade = Pay { $items }, get { $gains }
web-extra-some = { $count ->
    [one] Tick 1 resource to pay for 1 point
   *[other] Tick up to { $count } resources to pay, 1 point each
 }
web-extra = { $count ->
    [one] Pay { $items } for 1 point
   *[other] Pay { $items } for { $count } points
 }

## Why ticks do nothing

web-why-cards-over = Too many cards: untick { $count }
web-why-cards-short = Tick { $count } more
web-why-kind = Pay resources of one kind
web-why-same = You cannot get the same kind of resource that you pay
web-why-gains-over = You get too many: untick { $count }
web-why-gains-short = Tick { $count } more that you get
web-why-resources-over = Too many resources: untick { $count }

## What others do to the viewer

touch-steal = { $seat } took { $item } from you
touch-attack = { $seat } deactivated your { $place }
touch-disturb = { $seat } made you reroll a die
touch-spend-reroll = { $seat } spent 2 hourglasses: you rerolled a die
