### The page board of Dicetopia in English. The same messages, in the same order, are in fr.ftl.

## The city

web-city = The city
web-left = Dice left
web-left-of = { $colour }: { $count }
web-deck = { $count ->
    [one] 1 mission in the deck
   *[other] { $count } missions in the deck
 }
web-doing = action in progress
web-named = sent here
web-awarded = decided by Bingmai
web-nobody = nobody
web-controls = { $name }: { $points }
web-agent = { $name ->
    [You] your agent
   *[other] { $name }’s agent
 }
web-empty = empty slot
web-rolling = rolling
web-chosen = chosen
web-step = step { $step }

## Cards and missions

web-factions = The other factions
web-power = Power
web-power-now = you can use it now
web-missions = Missions
web-mission-count = { $count ->
    [one] 1 die: { $points } points now
   *[other] { $count } dice: { $points } points now
 }
web-mission-left = { $count } left: { $points } points now
web-mission-open = not completed ({ $points } points)
web-mission-done = completed: { $points } points now
web-mission-none = nothing yet
web-aside = Returned
web-mark = value chosen for this edition, not taken from the printed card

## Choosing two pieces together

web-plan-nethal = Choose two dice on cards to swap
web-plan-bank = Choose a city die and a card die to swap
web-plan-twilight = Choose two dice in different districts to swap
web-plan-waste = Choose an agent, and a die in another district
web-plan-pray = Choose two dice to reroll
web-plan-return = Choose two missions to put under the deck
web-swap = Swap { $first } with { $second }. Effect on current points: { $changes }
web-swap-unless = Swap { $first } with { $second }, unless { $other } blocks it. Effect on current points: { $changes }
web-change = { $name } { $points }
web-no-change = none
web-pray = Reroll { $first } and { $second }
web-return = Put { $first } and { $second } under the deck

## The score sheet

web-sheet-dice = Dice on the card
web-sheet-left-out = { $mission } (not counted: only the best count)

## Why ticks do nothing

web-why-over = Two at a time: untick { $count }
web-why-short = Tick { $count } more
web-why-pair = These two do not go together: untick one

## What others do to the viewer

touch-swap = { $seat } swapped { $first } with { $second }
touch-name = { $seat } sends you to { $district }
