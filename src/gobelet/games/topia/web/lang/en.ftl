### The page board of Dicetopia in English. The same messages, in the same order, are in fr.ftl.

## The city

web-city = The city
web-left = Dice left
web-left-of = { $colour }: { $count }
web-deck = { $count ->
    [one] 1 mission in the deck
   *[other] { $count } missions in the deck
 }
web-doing = acting now
web-named = sent here
web-awarded = decided by Bingmai
web-nobody = nobody
web-controls = { $name }: { $points }
web-agent = { $name }’s agent
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
web-mission-open = not yet ({ $points } points)
web-mission-done = fulfilled: { $points } now
web-mission-none = nothing yet
web-aside = Given back
web-mark = reconstruction

## Two pieces as one step

web-plan-nethal = Pick two dice on cards to swap
web-plan-bank = Pick a city die and a card die to swap
web-plan-twilight = Pick two dice in two districts to swap
web-plan-waste = Pick an agent, and a die in another district
web-plan-pray = Pick two dice to reroll
web-plan-return = Pick two missions to put under the deck
web-swap = Swap { $first } with { $second }. As things stand: { $changes }
web-swap-unless = Swap { $first } with { $second }, unless { $other } blocks it. As things stand: { $changes }
web-change = { $name } { $points }
web-no-change = no points change
web-pray = Reroll { $first } and { $second }
web-return = Put { $first } and { $second } under the deck

## The score sheet

web-sheet-dice = Dice on the card
web-sheet-left-out = { $mission } (left out: only two count)
