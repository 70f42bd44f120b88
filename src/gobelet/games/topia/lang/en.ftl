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
agent-at = { $other ->
    [You] your agent ({ $place })
   *[other] { $other }’s agent ({ $place })
 }
card-of = { $other ->
    [You] your card
   *[other] { $other }’s card
 }

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
power-banxa = once: block an action, even your own, that would move or reroll a die
power-bingmai = once, at the end: decide who controls a tied district
power-centauri = keep three missions; the best two count
power-centauri-all = keep three missions, like everyone in this scenario; all three count
power-dangmer = once, at the end: one of your dice takes the value or colour of a die of the player to your right
power-ewo = once: do another district’s action instead
power-hollows = whenever an opponent’s action moves your agent or die: change one of your dice by 1
power-hollows-each = for each agent or die of yours that an opponent’s action moves: change one of your dice by 1
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
option-scenario-random = drawn at random
option-scenario-named = { $name }: { $changes }
option-bank_card = New Observatory Bank (reconstruction)
option-bank_card-help = Play with the Bank’s own card and its three cubes.
option-bank_card-no = no
option-bank_card-yes = yes, with its three tracks
option-third_mission = Third mission
option-third_mission-help = What happens to the mission that each player returns at the start.
option-third_mission-back = it is shuffled back into the deck
option-third_mission-out = it is out of the game
option-hollows = Hollows
option-hollows-help = How often the Hollows react when an action moves several of their pieces.
option-hollows-once = once for each action
option-hollows-each_piece = once for each piece moved

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
board-reconstruction = made for this edition, not taken from the printed card
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
board-mark = ° points or condition chosen for this edition, not taken from the printed card
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

## How to win

goal-dice = Each turn one of your agents takes the place of a die. Your six dice are worth what they show.
goal-districts = Most agents in a district: { $points } points, plus { $factor ->
    [1] the dice still there.
   *[other] { $factor } times the dice still there.
 }
goal-districts-open = Most agents in a district: points for it, and for the dice still there.
goal-missions = Missions bring points if you have fulfilled them after six rounds. The highest score wins.

## What to decide

ask-scenario = A scenario is drawn.
ask-faction = A faction is dealt.
ask-layout = A die is rolled and placed in the city.
ask-deal = A mission is dealt.
ask-keep = Which of your missions do you return?
    .help = A mission is a goal: it brings its points if you have fulfilled it when the game ends. You were dealt three and keep two, so return the one that suits you least.
ask-roam = Roamers: do you play this turn now, or at the end, after everyone else?
    .help = This is your faction’s power, once a game: you skip this turn now and play it at the very end, when everybody else is done.
ask-hypnotise = Perceptioneers: do you choose the district for { $other }?
    .help = This is your faction’s power, once a game: you decide to which district { $other } must send their agent. You can also save it for later.
ask-take = Which die do you take? You then do its district’s action.
    .help = One of your agents goes to the slot of that die, and the die comes to your card. The dice on your card bring points, and so do districts where you have the most agents.
ask-take-named = You are sent to { $district }: which die do you take?
    .help = The Perceptioneers have used their power: this turn your agent has to go to { $district }.
ask-due = Next comes the action of { $district }. Do you use your power?
    .help = You can use your faction’s power once a game, and this is a moment for it. You can also save it and just do the action.
ask-first-nethal = Swap two dice on faction cards: which is the first?
    .help = The two dice change places, no matter who has them: for instance a low one of yours and a high one of an opponent.
ask-first-bank = Swap a city die with a die on a card: which city die?
    .help = The two dice change places: for instance a high one from the city and a low one from your card.
ask-first-twilight = Swap two dice in different districts: which is the first?
    .help = At the end, the dice left in a district count for the player with the most agents there.
ask-first-waste = Which agent do you move?
    .help = An agent and a die in another district change places: bring one of yours to where it is needed, or send one of an opponent away.
ask-first-gugu = Which die do you reroll?
    .help = It can be any die, in the city or on a card: a low one of yours, for instance, or a high one of an opponent.
ask-second-nethal = Swap { $first } with which die?
    .help = The two dice change places, no matter who has them.
ask-second-bank = Swap { $first } with which die on a card?
    .help = The die from the city goes to that card, and the die from the card goes to the city.
ask-second-twilight = Swap { $first } with which die in another district?
    .help = The two dice change places; agents stay where they are.
ask-second-waste = Swap { $first } with which die in another district?
    .help = The agent goes to the slot of that die, and the die to the slot of the agent.
ask-change = Which die do you change by 1?
    .help = It can be any die, in the city or on a card: raise one of yours, for instance, or lower one of an opponent.
ask-cube = Which cube do you move?
    .help = At the end, the number that the cube of a colour shows is added to every die of that colour on a card.
ask-block = { $other }, { $district }: { $pieces }. Do you block this action?
    .help = This is your faction’s power, once a game: the action is lost, and the dice stay as they are. You can also save it for later.
ask-draw = A mission is drawn.
ask-return = Which mission do you put under the deck?
    .help = You have drawn a mission at the Agency. Put back the one that suits you least, new or old: those you keep bring points if they are fulfilled at the end.
ask-roll = { $seat } rerolls { $die }.
ask-adapt = One of your agents or dice was moved. Which of your dice do you change by 1?
    .help = This is your faction’s power: whenever an opponent’s action moves something of yours, you may raise or lower one of your dice.
ask-remove = Which die do you remove from the game?
    .help = This is your faction’s power, once a game: the die is gone for everybody, and its slot stays empty.
ask-pray = Which die do you reroll first?
    .help = This is your faction’s power, once a game: two dice are rerolled, yours or others’, in the city or on cards.
ask-pray-second = Reroll { $first } and which other die?
    .help = Both dice are rerolled, wherever they are.
ask-after = Do you use your power before the turn ends?
    .help = You can use your faction’s power once a game, and this is a moment for it. You can also save it and end your turn.
ask-clone = Which of your dice becomes a copy?
    .help = This is your faction’s power, just before points are counted: one of your dice takes the value or the colour of a die of the player to your right.
ask-copy = What does { $die } copy, and from which die of the player to your right?
    .help = A higher value brings points; another colour can fulfil a mission.
ask-award = Which tie do you break, and for whom?
    .help = Where players tie for the most agents, they share the points of the district. Your faction’s power gives all of them to one player, in one district.
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
do-block-own = Power: block your own action, nothing is moved or rerolled
do-allow = Let it happen
do-take = Take { $die } from { $district }
do-take-idle = Take { $die } from { $district } (no action possible)
do-choose = { $piece }
do-reroll = Reroll { $piece }
do-swap = Swap { $first } with { $piece }
do-remove = Remove { $piece }
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
    [one] Give { $district } (1 point) to { $other ->
        [You] yourself
       *[other] { $other }
     }
   *[other] Give { $district } ({ $points } points) to { $other ->
        [You] yourself
       *[other] { $other }
     }
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

told-scenario = A scenario is drawn at random. { $scenario }
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
told-block-own = { $seat } uses their power to block their own action
told-change = { $seat } changes { $die } to { $now }
told-swap = { $seat } swaps { $first } with { $second }
told-clone = { $seat } changes { $die } to { $now }, copying { $model }
told-award = { $seat } gives { $district } to { $other }
