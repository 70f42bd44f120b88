### Dicetopia in English. The same messages, in the same order, are in fr.ftl. Names of missions: components.toml.

## Names

title = Dicetopia
subtitle = Send agents into six districts, take their dice, carry out their actions and complete secret missions
seat = { $name }
mission = { $name }
value = { $value }

colour-teal = teal
colour-purple = purple
colour-white = white
letter-teal = t
letter-purple = p
letter-white = w
die = { $colour } { $value }
die-at = { $die } ({ $place })
agent-at = { $other }’s agent ({ $place })
card-of = { $other }’s card

district-nethal = Nethal Syndicate
district-bank = Observatory Bank
district-twilight = Twilight Congress
district-waste = Waste Management
district-gugu = The GUGU Airforce
district-agency = The Agency
effect-nethal = swap two dice on faction cards
effect-bank = swap a city die with a die on a card
effect-bank-alike = swap a city die with a card die of the same value or colour
effect-cubes = move a cube on the Bank card by one step
effect-twilight = swap two dice in different districts
effect-waste = swap an agent with a die in another district
effect-gugu = reroll any die
effect-gugu-by-one = change any die by 1
effect-agency = { $count ->
    [one] draw a mission, then return one
   *[other] draw { $count } missions, then return { $count }
 }

faction-banxa = Banxa Corporation
faction-bingmai = Bingmai Gamblers
faction-centauri = Centauri Bureau
faction-dangmer = Dangmer Program
faction-ewo = Ewo Following
faction-hollows = Hollows
faction-roamers = Roamers
faction-shakra = Shakra Pirates
faction-perceptioneers = The Perceptioneers
faction-tuulu = Tuulu Priests
power-banxa = once: block an opponent’s action that would move or reroll a die
power-bingmai = once, at the end: decide who controls a tied district
power-centauri = keep three missions; the best two count
power-centauri-all = keep three missions, like everyone in this scenario; all three count
power-dangmer = once, at the end: one of your dice takes the value or colour of a die of the player to your right
power-ewo = once: do another district’s action instead
power-hollows = whenever an opponent’s action moves your agent or die: change one of your dice by 1
power-roamers = once: skip a turn and play it at the end, after everyone else
power-shakra = once, in your turn: remove a die from the city
power-perceptioneers = once: choose the district for an opponent
power-tuulu = once, in your turn: reroll two dice anywhere

## Options

option-bank = Observatory Bank
option-bank-help = Which dice the Observatory Bank may swap.
option-bank-any = any two dice
option-bank-alike = only dice of the same value or colour
option-gugu = The GUGU Airforce
option-gugu-help = What the GUGU Airforce does to a die.
option-gugu-reroll = reroll a die
option-gugu-by_one = change a die by 1
option-hypnosis = Perceptioneers
option-hypnosis-help = Who does the action of the district that the Perceptioneers choose.
option-hypnosis-acts = the player sent there does the action
option-hypnosis-no_action = nobody does the action
option-scenario = Scenario (reconstruction)
option-scenario-help = A rule change for this game.
option-scenario-none = none
option-scenario-named = { $name }: { $changes }
option-bank_card = New Observatory Bank (reconstruction)
option-bank_card-help = Play with the Bank’s own card and its three cubes.
option-bank_card-no = no
option-bank_card-yes = yes, with its three tracks

## Missions and scenarios

mission-per_city_die = { $points ->
    [one] 1 point for each { $colour } die left in the city
   *[other] { $points } points for each { $colour } die left in the city
 }
mission-per_own_die = { $points ->
    [one] 1 point for each { $colour } die on your card
   *[other] { $points } points for each { $colour } die on your card
 }
mission-own_colour-none = no { $colour } die on your card
mission-own_colour-exactly = { $least ->
    [one] exactly 1 { $colour } die on your card
   *[other] exactly { $least } { $colour } dice on your card
 }
mission-own_colour-least = { $least ->
    [one] at least 1 { $colour } die on your card
   *[other] at least { $least } { $colour } dice on your card
 }
mission-own_colour-most = { $most ->
    [one] at most 1 { $colour } die on your card
   *[other] at most { $most } { $colour } dice on your card
 }
mission-own_colour-between = { $least } to { $most } { $colour } dice on your card
mission-own_each_colour = { $least ->
    [one] at least one die of every colour
   *[other] at least { $least } dice of every colour
 }
mission-own_values = only the values { $values } on your card
mission-alike_values = { $least } of your dice with the same value
mission-pairs = { $least ->
    [one] 1 pair of dice with the same value
   *[other] { $least } pairs of dice with the same value
 }
mission-different_values = { $least ->
    [one] 1 value on your dice
   *[other] { $least } different values on your dice
 }
mission-twins = { $least ->
    [one] 1 pair of identical dice (colour and value)
   *[other] { $least } pairs of identical dice (colour and value)
 }
mission-alike_dice = { $least } identical dice (colour and value)
mission-sum-none = your dice add up to 0
mission-sum-exactly = your dice add up to exactly { $least }
mission-sum-least = your dice add up to { $least } or more
mission-sum-most = your dice add up to { $most } or less
mission-sum-between = your dice add up to between { $least } and { $most }
mission-agents_districts = { $least ->
    [one] agents in 1 district
   *[other] agents in { $least } districts
 }
mission-agents_together = { $least ->
    [one] 1 agent in one district
   *[other] { $least } agents in the same district
 }
mission-agents_under_others = { $least ->
    [one] agents in 1 district controlled by other players
   *[other] agents in { $least } districts controlled by other players
 }
mission-controls-none = control no district alone
mission-controls-exactly = { $least ->
    [one] control exactly 1 district alone
   *[other] control exactly { $least } districts alone
 }
mission-controls-least = { $least ->
    [one] control at least 1 district alone
   *[other] control at least { $least } districts alone
 }
mission-controls-most = { $most ->
    [one] control at most 1 district alone
   *[other] control at most { $most } districts alone
 }
mission-controls-between = control { $least } to { $most } districts alone
mission-controls_district = control { $district } alone
mission-sum_rank-highest = nobody’s dice add up to more than yours
mission-sum_rank-lowest = nobody’s dice add up to less than yours
switch-control_points = control of a district is worth { $number }
switch-city_dice_factor = dice left in districts count { $number } times
switch-six_counts = a 6 on a card counts as { $number }
switch-missions_kept = everyone keeps { $number } missions, and all of them count
switch-agency_draws = the Agency: draw { $number }, return { $number }
switch-open_missions = missions are face up
switch-powers = no faction powers
switch-bank_alike = the Bank only swaps dice of the same value or colour
switch-gugu_by_one = GUGU changes a die by 1
switch-turnabout = every second round is played in reverse order

## The board

board-round = Round { $round } of 6
board-late = The Roamers’ postponed turn
board-skipped = The Roamers still have a turn to play
board-scenario = Scenario: { $scenario } ({ $changes })
board-reconstruction = reconstruction: the printed card is lost
board-cubes = Bank card
board-worth = worth { $points }
board-nobody = nobody yet
board-dice = dice { $points }
board-districts = districts { $points }
board-missions = missions { $points }
board-missions-so-far = missions { $points } so far
board-hand = { $count ->
    [one] 1 secret mission
   *[other] { $count } secret missions
 }
board-used = used
board-missions-of = { $name }’s missions
board-mark = ° reconstruction (at least the points): the printed card is lost
board-returned = returned
board-under = under the deck
board-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
 }
board-worth-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## What to decide

ask-faction = A faction is dealt.
ask-layout = A die is rolled and placed in the city.
ask-deal = A mission is dealt.
ask-keep = Which of your missions do you return?
ask-roam = Roamers: do you play this turn now, or at the end, after everyone else?
ask-hypnotise = Perceptioneers: do you choose the district for { $other }?
ask-take = Which die do you take? You then do its district’s action.
ask-take-named = You are sent to { $district }: which die do you take?
ask-due = Next comes the action of { $district }. Do you use your power?
ask-first-nethal = Swap two dice on faction cards: which is the first?
ask-first-bank = Swap a city die with a die on a card: which city die?
ask-first-twilight = Swap two dice in different districts: which is the first?
ask-first-waste = Which agent do you move?
ask-first-gugu = Which die do you reroll?
ask-second-nethal = Swap { $first } with which die?
ask-second-bank = Swap { $first } with which die on a card?
ask-second-twilight = Swap { $first } with which die in another district?
ask-second-waste = Swap { $first } with which die in another district?
ask-change = Which die do you change by 1?
ask-cube = Which cube do you move?
ask-block = { $other }, { $district }: { $pieces }. Do you block this action?
ask-draw = A mission is drawn.
ask-return = Which mission do you put under the deck?
ask-roll = { $seat } rerolls { $die }.
ask-adapt = One of your agents or dice was moved. Which of your dice do you change by 1?
ask-remove = Which die do you remove from the game?
ask-pray = Which die do you reroll first?
ask-pray-second = Reroll { $first } and which other die?
ask-after = Do you use your power before the turn ends?
ask-clone = Which of your dice becomes a copy?
ask-copy = What does { $die } copy, and from which die of the player to your right?
ask-award = Which tie do you break, and for whom?
ask-over = The game is over.

## What a choice does

do-pass-hypnotise = Let this player choose
do-pass-adapt = Change no die
do-pass-clone = Copy nothing
do-pass-award = Break no tie
do-play = Play this turn
do-skip-turn = Skip it and play it at the end, after everyone else
do-go-on = Do the action of { $district }
do-go-on-idle = Continue: no action is possible in { $district }
do-power-shakra = Power: remove a die from the city
do-power-tuulu = Power: reroll two dice
do-done = End turn
do-block = Block the action
do-allow = Let it happen
do-take = Take { $die } from { $district }
do-take-idle = Take { $die } from { $district } (no action possible)
do-choose = { $piece }
do-raise = Raise { $piece } to { $now }
do-lower = Lower { $piece } to { $now }
do-raise-cube = Move the { $colour } cube up
do-lower-cube = Move the { $colour } cube down
do-name = { $district } ({ $effect })
do-act = Power: use { $district } instead ({ $effect })
do-act-idle = Power: use { $district } instead (no action possible)
do-value = Copy the value of { $die }
do-colour = Copy the colour of { $die }
do-award = { $points ->
    [one] Give { $district } (1 point) to { $other }
   *[other] Give { $district } ({ $points } points) to { $other }
 }
do-keep = { $points ->
    [0] Return { $mission }: { $condition }
    [one] Return { $mission }: { $condition } (1 point now)
   *[other] Return { $mission }: { $condition } ({ $points } points now)
 }
do-return = { $points ->
    [0] Put { $mission } under the deck: { $condition }
    [one] Put { $mission } under the deck: { $condition } (1 point now)
   *[other] Put { $mission } under the deck: { $condition } ({ $points } points now)
 }

## What happened

told-faction = { $seat } plays { $faction }
told-keep = { $seat } returns a mission
told-skip = { $seat } skips this turn and will play it at the end
told-name = { $seat } sends { $other } to { $district }
told-take = { $seat } takes { $die } from { $district }
told-borrow = { $seat } does the action of { $district } instead
told-draw = { $seat } draws a mission
told-return = { $seat } puts a mission under the deck
told-roll = { $die } is rerolled: { $now }
told-remove = { $seat } removes { $die } from { $district }
told-pray = { $seat } rerolls two dice
told-cube = { $seat } moves the { $colour } cube to { $step }
told-nothing = { $district }: no action is possible
told-block = { $seat } blocks the action
told-change = { $seat } changes { $die } to { $now }
told-swap = { $seat } swaps { $first } with { $second }
told-clone = { $seat } changes { $die } to { $now }, copying { $model }
told-award = { $seat } gives { $district } to { $other }
