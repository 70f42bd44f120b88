### Dice City in English. The same messages, in the same order, are in fr.ftl. Names of locations: components.toml.

## Names

title = Dice City
subtitle = Roll your dice onto your city, use what they land on, build, fight and trade
seat = { $name }
card = { $name }
column = { $column }

row-white = white
row-yellow = yellow
row-red = red
row-blue = blue
row-black = black
die-white = white die
die-yellow = yellow die
die-red = red die
die-blue = blue die
die-black = black die
label-die-white = White die
label-die-yellow = Yellow die
label-die-red = Red die
label-die-blue = Blue die
label-die-black = Black die
die-at = { $row } { $column }
space = { $row } { $column }
place = { $location } ({ $space })

resource-wood = wood
resource-stone = stone
resource-iron = iron
letter-wood = W
letter-stone = S
letter-iron = I
some-wood = { $count } wood
some-stone = { $count } stone
some-iron = { $count } iron
some-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
some-strength = { $count } strength
some-against-bandits = { $count } strength against bandits
some-army-bonus = armies +{ $count } this turn
some-resource-bonus = resource locations +{ $count } this turn
some-bandit-malus = bandits −{ $count } defence this turn

type-resource = resource
type-military = military
type-economy = economy
type-culture = culture
type-civic = civic
type-army = { $type }, army
type-harvest = { $type }, harvest

## Options

option-two_rows = Two full rows
option-two_rows-help = What happens when a player has two full rows. In the book the game ends, and the choice is a variant.
option-two_rows-offered = the player may end the game
option-two_rows-forced = the game ends
option-empty_pile = Empty pile
option-empty_pile-help = What happens when the pile runs out. The French book does not say.
option-empty_pile-ends = the game ends
option-empty_pile-plays-on = the game goes on
option-level = Level (solo)
option-level-help = Solo only: the difficulty.
option-level-normal = normal: rows of 4 cards, 15 turns
option-level-hard = hard: rows of 5 cards, 12 turns
option-target = Points to reach (solo)
option-target-help = Solo only: the number of points to reach.
option-target-50 = 50
option-target-55 = 55
option-target-60 = 60
option-target-65 = 65
option-target-70 = 70
option-target-75 = 75
option-target-80 = 80
option-target-85 = 85
option-target-90 = 90
option-target-95 = 95
option-target-100 = 100

## What locations do

describe = { $parts }
describe-deactivates = ⊘ { $parts }
ability-none = nothing to use
ability-off = deactivated
ability-gain = get { $items }
ability-points = { $amount ->
    [one] get 1 point
   *[other] get { $amount } points
 }
ability-strength = +{ $amount } strength
ability-bandit_strength = +{ $amount } strength, against bandits only
ability-army_bonus = this turn, each army you use gives { $amount } more strength
ability-resource_bonus = this turn, each resource location you use gives { $amount } more of its resource
ability-bandit_malus = this turn, bandits have { $amount } less defence (minimum 1)
ability-place = place a { $card } from its stack in your city
ability-trade = { $most ->
    [one] pay 1 resource, get { $amount } of another kind
   *[other] pay up to { $most } resources of one kind; for each, get { $amount } of another kind
 }
ability-store = pay 1 resource, get { $amount } of the same kind
ability-harvest = for each harvest location in this row, get { $amount } of what it produces
ability-pairs = { $amount ->
    [one] get 1 point for each pair of identical resources in your stock
   *[other] get { $amount } points for each pair of identical resources in your stock
 }
ability-copy_row = use any location in this row
ability-copy_die = use one of your locations with an unused die on it
ability-copy_city = use any location in your city
ability-shift = move an unused die anywhere in its row
ability-reroll_this = reroll this die
ability-reroll_any = reroll this die and any other unused dice
passive-culture = worth 1 point for each culture location in its row
passive-wall = the other cards in this row have +{ $amount } defence
passive-extra = when built: pay up to { $most } more resources ({ $resources }), 1 point each

short-none = –
short-count = { $count }{ $letter }
short-and = { $first } { $second }
short-gain = +{ $letters }
short-points = +{ $amount }★
short-strength = +{ $amount }⚔
short-bandit_strength = +{ $amount }⚔ bandits
short-army_bonus = armies +{ $amount }
short-resource_bonus = resources +{ $amount }
short-bandit_malus = bandits −{ $amount }
short-place = free army
short-trade = 1 → { $amount } other
short-store = 1 → { $amount } same
short-harvest = row harvest
short-pairs = pair → { $amount }★
short-copy_row = copy this row
short-copy_die = copy a die
short-copy_city = copy any
short-shift = move a die
short-reroll_this = reroll die
short-reroll_any = reroll dice
short-culture = ★ per culture
short-wall = row +{ $amount } def.
short-extra = ★ when built

## The board

board-round = Round { $round }
board-turns = Turn { $round } of { $turns }
board-last-round = Last round
board-target = { $target } points to reach
board-strength = Strength
board-bandits = Bandits
board-ships = Ships
board-stacks = Stacks
board-display = Display
board-upper = Next row
board-lower = Discarded after this turn
board-pile = { $count ->
    [0] the pile is empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
 }
board-left = ×{ $count }
board-none-left = none left
board-hourglasses = Hourglasses
board-points = Points
board-trophies = Trophies
board-city = City
board-card = Card
board-cost = Cost
board-defence = Def.
board-vp = Pts
board-type = Type
board-does = What it does
board-key = ⊘ deactivated after use · struck out: deactivated · ⚀ die · ⛨ defence · ★ points

## How to win

goal-cards = Your dice bring wood, stone and iron. Build cards with them: they are worth points at the end.
goal-more = { $players ->
    [one] Bandits you beat and ships you load bring points too.
   *[other] Bandits you beat, ships you load and cards you attack bring points too.
 }
goal-end = Last round: when the bandits{ $pile ->
    [ends] , two piles of ships or the pile of cards are gone,
   *[plays-on] { "" } or two piles of ships are gone,
 } or { $rows ->
    [forced] someone has two full rows.
   *[offered] someone with two full rows ends the game.
 } The highest score wins.
goal-end-solo = You have { $turns } turns. You win with { $target } points or more.

## What to decide

ask-reveal = A card is revealed.
ask-roll = { $left ->
    [one] { $seat } rolls the { $die } (the last one).
   *[other] { $seat } rolls the { $die } ({ $left } dice left to roll).
 }
ask-dice = { $count ->
    [0] All your dice are used. Do you spend more hourglasses?
    [one] 1 die left: how do you use it?
   *[other] { $count } dice left: which one do you use, and how?
 }
    .help = { $count ->
        [0] Two hourglasses buy 1 resource or 1 strength, for instance. Those you do not spend are kept.
       *[other] Each die uses the location it lies on. Instead it can move another die one space, or pass for an hourglass, for instance.
     }
ask-move = Which die do you move, and which way?
    .help = The die you have just used up pushes another one a space to the left or right, onto a location that may suit you better.
ask-reactivate = Which location do you reactivate?
    .help = A deactivated location cannot be used. Once it is reactivated, it works as before.
ask-discard = { $left ->
    [one] Which card of the display do you discard? This is the last one.
   *[other] Which card of the display do you discard? { $left } left to discard.
 }
    .help = You are replacing cards of the display: new ones replace those you discard, and you can build them.
ask-copy = { $location }: which location do you use?
    .help = It lets you use another location, as if your die were there.
ask-place = { $card }: where do you place it?
    .help = The card covers what is on that space. The die of that row can use it whenever it lands there.
ask-pay = { $location }: what do you pay?
    .help = What you pay leaves your stock, and you get more in return. You can also pay nothing.
ask-gain = { $left ->
    [one] What do you get in return?
   *[other] What do you get in return for the next one?
 }
    .help = For each resource you have paid, you choose one of the other two kinds.
ask-shift = { $location }: which die do you move, and where?
    .help = A die that you have not used yet goes to any other space of its row, to use the location there.
ask-reroll = { $location }: which dice do you reroll?
    .help = These dice are rolled again and stay unused, so each of them can still act this turn.
ask-disturb = Which die must { $other } reroll?
    .help = For your two hourglasses every other player rerolls one die of your choice. It may land where it helps them less.
ask-attack = { $against ->
    [0] You have { $strength } strength: what do you attack?
   *[other] You have { $strength } strength, plus { $against } against bandits: what do you attack?
 }
    .help = Strength is spent on attacks and lost at the end of your turn. Each attack says what it costs and what it brings.
ask-build = { $ships ->
    [0] You have { $items }. What do you build?
   *[other] You have { $items }. What do you build, or which ship do you load?
 }
    .help = A card goes on a space of your city: your dice can use it, and it is worth points at the end. After your turn you keep at most 1 wood, 1 stone and 1 iron.
ask-extra = { $left ->
    [one] Do you pay 1 more resource for 1 point?
   *[other] Do you pay up to { $left } more resources, for 1 point each?
 }
    .help = This card brings points for resources paid on top of its cost, but only now.
ask-end = Two of your rows are full. Do you end the game after this round?
    .help = If you end it, this round is finished and the highest score wins. If not, the game goes on, and you can be asked again later.
ask-over = The game is over.

## What a choice does

do-done-dice = Stop spending hourglasses
do-done-attack = Stop attacking
do-done-build = End turn
do-done-attack-losing = Stop attacking: { $strength } strength lost
do-done-build-losing = End turn: { $items } lost
do-skip-copy = Use no location
do-skip-place = Leave it in its stack
do-skip-pay = Pay nothing
do-skip-shift = Move no die
do-skip-extra = Pay no more
do-use = { $die } on { $place }: { $effect }
do-move-with = { $die }: move another die
do-replace-with = { $count ->
    [one] { $die }: replace 1 card of the display
   *[other] { $die }: replace { $count } cards of the display
 }
do-reactivate-with = { $die }: reactivate a location
do-pass-with = { $die }: pass and get an hourglass
do-spend = Spend 2 hourglasses for { $item }
do-spend-strength = Spend 2 hourglasses for 1 strength
do-spend-reroll = Spend 2 hourglasses: every opponent rerolls a die
do-move-left = { $die } one space left, to { $place }: { $effect }
do-move-right = { $die } one space right, to { $place }: { $effect }
do-reactivate = Reactivate { $place }: { $effect }
do-copy = Use { $place }: { $effect }
do-discard = Discard { $card }
do-place = { $points ->
    [0] Place on { $space }, over { $location }
    [one] Place on { $space }, over { $location } (lose 1 point)
   *[other] Place on { $space }, over { $location } (lose { $points } points)
 }
do-place-over = { $points ->
    [0] Place on { $space }, over your { $location }
    [one] Place on { $space }, over your { $location } (lose 1 point)
   *[other] Place on { $space }, over your { $location } (lose { $points } points)
 }
do-shift = { $die } to { $place }: { $effect }
do-pay = { $count ->
    [one] Pay { $items }, get 1 other resource
   *[other] Pay { $items }, get { $count } other resources
 }
do-store = Pay { $items }, get { $gained }
do-extra = Pay { $items } for 1 point
do-gain = Get { $items }
do-reroll = Reroll { $dice }
do-attack-bandits = { $points ->
    [one] Attack bandits for { $strength } strength: 1 point
   *[other] Attack bandits for { $strength } strength: { $points } points
 }
do-attack = { $points ->
    [0] Deactivate { $other }’s { $place } for { $strength } strength
    [one] Deactivate { $other }’s { $place } for { $strength } strength: 1 point
   *[other] Deactivate { $other }’s { $place } for { $strength } strength: { $points } points
 }
do-steal = Take { $item } from { $other } for { $strength } strength
do-build = { $points ->
    [one] Build { $card } for { $cost }: { $effect } (defence { $defence }, 1 point)
   *[other] Build { $card } for { $cost }: { $effect } (defence { $defence }, { $points } points)
 }
do-build-culture = Build { $card } for { $cost }: { $effect } (defence { $defence })
do-sail = { $points ->
    [one] Load a ship with { $cost }: 1 point
   *[other] Load a ship with { $cost }: { $points } points
 }
do-end = End the game after this round
do-play-on = Keep playing

## What is asked first

sure-attack = You can still attack. Your { $strength } strength is not kept.
sure-build = You can still build. You lose { $items }: only one of each is kept.
sure-skip = You will get nothing from this location.

## What happened

told-roll = { $seat } rolls; the dice are now on { $dice }
told-reveal = { $card } is revealed
told-use = { $seat } uses { $place }
told-use-for = { $seat } uses { $place }: { $gains }
told-pass = { $seat } passes with a die and gets an hourglass
told-spend = { $seat } spends 2 hourglasses for { $item }
told-spend-strength = { $seat } spends 2 hourglasses for 1 strength
told-spend-reroll = { $seat } spends 2 hourglasses: every opponent rerolls a die
told-move = { $seat } moves a die to { $die }
told-reactivate = { $seat } reactivates { $place }
told-discard = { $seat } discards { $card } from the display
told-place = { $seat } places { $card } on { $space }
told-place-over = { $seat } places { $card } on { $space }, over { $covered }
told-build = { $seat } builds { $card } on { $space }
told-build-over = { $seat } builds { $card } on { $space }, over { $covered }
told-pay = { $seat } pays { $items }
told-store = { $seat } pays { $items } and gets { $gained }
told-extra = { $seat } pays { $items } for 1 point
told-gain = { $seat } gets { $items }
told-disturb = { $seat } makes { $other } reroll a die
told-bandits = { $points ->
    [one] { $seat } beats bandits with { $spent } strength: 1 point
   *[other] { $seat } beats bandits with { $spent } strength: { $points } points
 }
told-attack = { $points ->
    [0] { $seat } deactivates { $other ->
        [You] your
       *[other] { $other }’s
     } { $place }
    [one] { $seat } deactivates { $other ->
        [You] your
       *[other] { $other }’s
     } { $place }: 1 point
   *[other] { $seat } deactivates { $other ->
        [You] your
       *[other] { $other }’s
     } { $place }: { $points } points
 }
told-steal = { $seat } takes { $item } from { $other }
told-sail = { $seat } loads a ship: { $points } points
told-end = { $seat } has two full rows and ends the game
told-last-round = This is the last round
told-row = The lower row is discarded and a new row is revealed
told-no-row = The lower row is discarded; the pile is empty
told-last-row = The last row is discarded

solo-won = { $points ->
    [one] You win with 1 point; you needed { $target }.
   *[other] You win with { $points } points; you needed { $target }.
 }
solo-lost = { $points ->
    [one] You lose with 1 point; you needed { $target }.
   *[other] You lose with { $points } points; you needed { $target }.
 }
