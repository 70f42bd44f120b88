### Dicetopia in English. The same messages, in the same order, are in fr.ftl. Names of missions: components.toml.

## Names

title = Dicetopia
subtitle = Send agents into six districts, take their dice, carry out their actions and fulfil secret missions
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
effect-cubes = move one cube of the Bank card one step
effect-twilight = swap two dice in two districts
effect-waste = swap an agent with a die in another district
effect-gugu = reroll any die
effect-gugu-by-one = change any die by 1
effect-agency = { $count ->
    [one] draw a mission, return one
   *[other] draw { $count } missions, return { $count }
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
power-bingmai = once, at the end: decide a tied district
power-centauri = keep three missions; the best two count
power-centauri-all = keep three missions, as everybody does here; all three count
power-dangmer = once, at the end: one of your dice takes the value or colour of a die of the player to your right
power-ewo = once: do another district’s action instead
power-hollows = whenever an opponent’s action moves your agent or die: change one of your dice by 1
power-roamers = once: skip a turn and play it after everyone else has finished
power-shakra = once, in your turn: remove a die from the city
power-perceptioneers = once: choose the district for an opponent
power-tuulu = once, in your turn: reroll two dice anywhere

## Options

option-bank = Observatory Bank
option-bank-help = Which dice the Observatory Bank may swap.
option-bank-any = any two dice
option-bank-alike = only alike in value or colour
option-gugu = The GUGU Airforce
option-gugu-help = What the GUGU Airforce does to a die.
option-gugu-reroll = reroll a die
option-gugu-by_one = change a die by 1
option-hypnosis = Perceptioneers
option-hypnosis-help = Who acts where the Perceptioneers send somebody.
option-hypnosis-acts = the player sent there does the action
option-hypnosis-no_action = nobody does the action
option-scenario = Scenario (reconstruction)
option-scenario-help = One thing that is different in this game.
option-scenario-none = none
option-scenario-named = { $name }: { $changes }
option-bank_card = New Observatory Bank (reconstruction)
option-bank_card-help = The Bank’s own card with three cubes.
option-bank_card-no = without
option-bank_card-yes = with its three tracks

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
mission-own_colour-exactly = exactly { $least } { $colour } dice on your card
mission-own_colour-least = at least { $least } { $colour } dice on your card
mission-own_colour-most = at most { $most } { $colour } dice on your card
mission-own_colour-between = { $least } to { $most } { $colour } dice on your card
mission-own_each_colour = { $least ->
    [one] at least one die of every colour
   *[other] at least { $least } dice of every colour
 }
mission-own_values = all your dice show one of { $values }
mission-alike_values = { $least } of your dice alike in value
mission-pairs = { $least } pairs alike in value
mission-different_values = { $least } different values
mission-twins = { $least } pairs, each alike in colour and value
mission-alike_dice = { $least } of your dice alike in colour and value
mission-sum-none = your dice add up to nothing
mission-sum-exactly = your dice add up to exactly { $least }
mission-sum-least = your dice add up to { $least } or more
mission-sum-most = your dice add up to { $most } or less
mission-sum-between = your dice add up to between { $least } and { $most }
mission-agents_districts = agents in { $least } districts
mission-agents_together = { $least } agents in one district
mission-agents_under_others = agents in { $least } districts that others control
mission-controls-none = control no district alone
mission-controls-exactly = control exactly { $least } districts alone
mission-controls-least = control at least { $least } districts alone
mission-controls-most = control at most { $most } districts alone
mission-controls-between = control { $least } to { $most } districts alone
mission-controls_district = control { $district } alone
mission-sum_rank-highest = nobody’s dice add up to more than yours
mission-sum_rank-lowest = nobody’s dice add up to less than yours
switch-control_points = control is worth { $number }
switch-city_dice_factor = dice left in districts count { $number } times
switch-six_counts = a 6 on a card counts { $number }
switch-missions_kept = { $number } missions are kept and count
switch-agency_draws = the Agency: draw { $number }, return { $number }
switch-open_missions = missions lie open
switch-powers = no faction powers
switch-bank_alike = the Bank swaps alike dice only
switch-gugu_by_one = GUGU changes a die by 1
switch-turnabout = every second round goes backwards

## The board

board-round = Round { $round } of 6
board-late = Roamers’ late turn
board-skipped = Roamers still have a turn to play
board-scenario = Scenario: { $scenario } ({ $changes })
board-reconstruction = reconstruction: the printed card is lost
board-cubes = Bank card
board-worth = worth { $points }
board-nobody = nobody yet
board-dice = dice { $points }
board-districts = districts { $points }
board-missions = missions { $points }
board-missions-so-far = missions { $points } as things stand
board-hand = { $count ->
    [one] 1 secret mission
   *[other] { $count } secret missions
 }
board-used = used
board-missions-of = { $name }’s missions
board-mark = ° reconstruction, or at least its points: the printed card is lost
board-returned = given back
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
ask-layout = A die is rolled and laid out.
ask-deal = A mission is dealt.
ask-keep = Which of your missions do you give back?
ask-roam = Roamers: do you play this turn now, or after everyone else has finished?
ask-hypnotise = Perceptioneers: do you choose the district for { $other }?
ask-take = Which die do you take? Its district’s action follows.
ask-take-named = You are sent to { $district }: which die do you take?
ask-due = Next: the action of { $district }. Do you use your power?
ask-first-nethal = Swap two dice on cards: which is the first?
ask-first-bank = Which city die goes to a card?
ask-first-twilight = Swap two dice in two districts: which is the first?
ask-first-waste = Which agent moves?
ask-first-gugu = Which die is rerolled?
ask-second-nethal = { $first } changes places with which die?
ask-second-bank = { $first } changes places with which die on a card?
ask-second-twilight = { $first } changes places with which die in another district?
ask-second-waste = { $first } changes places with which die in another district?
ask-change = Which die do you change by 1?
ask-cube = Which cube do you move?
ask-block = { $other }, { $district }: { $pieces }. Do you block it?
ask-draw = A mission is drawn.
ask-return = Which mission do you put under the deck?
ask-roll = { $seat } rerolls { $die }.
ask-adapt = One of your agents or dice was moved. Which of your dice do you change by 1?
ask-remove = Which die leaves the game?
ask-pray = Which die do you reroll first?
ask-pray-second = { $first }, and which other die?
ask-after = Do you use your power before the turn ends?
ask-clone = Which of your dice becomes a copy?
ask-copy = What does { $die } copy, and from which die of the player to your right?
ask-award = Which tie do you break, and for whom?
ask-over = The game is over.

## What a choice does

do-pass-hypnotise = Let them choose
do-pass-adapt = Change none
do-pass-clone = Leave your dice as they are
do-pass-award = Leave all ties
do-play = Play this turn
do-skip-turn = Skip it and play after everyone else has finished
do-go-on = Do the action of { $district }
do-go-on-idle = Go on: nothing can be done in { $district }
do-power-shakra = Power: remove a die from the city
do-power-tuulu = Power: reroll two dice
do-done = End the turn
do-block = Block it
do-allow = Let it happen
do-take = { $die } from { $district }
do-take-idle = { $die } from { $district }; nothing can be done there
do-choose = { $piece }
do-raise = { $piece } up to { $now }
do-lower = { $piece } down to { $now }
do-raise-cube = { $colour } up
do-lower-cube = { $colour } down
do-name = { $district } ({ $effect })
do-act = Power: { $district } instead ({ $effect })
do-act-idle = Power: { $district } instead; nothing can be done there
do-value = The value of { $die }
do-colour = The colour of { $die }
do-award = { $district } ({ $points } points) goes to { $other }
do-keep = { $points ->
    [0] Give back { $mission }: { $condition }
   *[other] Give back { $mission }: { $condition } (now { $points })
 }
do-return = { $points ->
    [0] Put { $mission } under the deck: { $condition }
   *[other] Put { $mission } under the deck: { $condition } (now { $points })
 }

## What happened

told-faction = { $seat } plays { $faction }
told-keep = { $seat } gives back a mission
told-skip = { $seat } skips this turn, to play it at the very end
told-name = { $seat } sends { $other } to { $district }
told-take = { $seat } takes { $die } from { $district }
told-borrow = { $seat } does the action of { $district } instead
told-draw = { $seat } draws a mission
told-return = { $seat } puts a mission under the deck
told-roll = { $die } is rerolled: { $now }
told-remove = { $seat } removes { $die } from { $district }
told-pray = { $seat } rerolls two dice
told-cube = { $seat } moves the { $colour } cube to { $step }
told-nothing = { $district }: nothing can be done
told-block = { $seat } blocks the action
told-change = { $seat } turns { $die } into { $now }
told-swap = { $seat } swaps { $first } with { $second }
told-clone = { $seat } turns { $die } into { $now }, copying { $model }
told-award = { $seat } gives { $district } to { $other }
