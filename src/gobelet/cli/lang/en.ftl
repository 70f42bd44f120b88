### The terminal in English. The same messages, in the same order, are in fr.ftl.

unofficial = Unofficial: the games and their names belong to their owners.
compiling = Compiling the rules and bots of { $game } (first run only, up to a minute)…

## Playing

player = Player
bot = { $level } bot
thinking = { $name } is thinking…
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
happened = What happened
choose = Your choice
choose-hint = numbers (“3 3 5”) or words · hint · help · undo · rules · quit
choose-dice-hint = dice to reroll (“1 3”), 0 to stop · hint · help · undo · rules · quit
hand-over = Pass the keyboard to { $name }. { $name }, press Enter when you are ready.
enter-draw = Type the result.
enter-draw-hint = numbers or words, one after another · quit
not-understood = “{ $text }” is not one of the choices.
not-possible = “{ $text }” is not possible right now; nothing has changed.
nothing-to-undo = Nothing to undo: you can only undo your own last choices, and only back to the last roll.
undone = Undone.
goal = How to win
rules-now = The rules that apply now
saved = Game saved. To continue: gobelet play { $game }
saved-file = Game file: { $file }
resume-question = You have an unfinished game of { $game } (round { $round }). Continue it?
resume-yes-no = y/n

## Hints

hint-title = What the strongest bot would play
hint-thinking = Looking for the best moves…
hint-type = type
hint-choice = move

## The end

over-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
over-wins = { $seat } wins.
over-shared = { $seats } share first place.
over-solo = Your score: { $points }.

## Lists

games-title = Games
games-id = id
games-name = game
games-players = players
games-options = options
games-play = To play a game: gobelet play { $game }

replay-turn = Turn { $turn }
replay-step = Enter: next · q: quit
replay-variation = or: { $moves }

verified = { $draws ->
    [one] The only draw matches
   *[other] All { $draws } draws match
} the secret and the players’ seeds.

## The server

serve-running = Gobelet is running on { $address } (press Ctrl-C to stop)
network-question = Should phones and other computers on your home network be able to open Gobelet, so that friends can join your tables? If not, only this computer can. You are asked only once.
network-yes-no = Open it to your network? [y/N]
network-remembered = Open to your network, as you answered before. To close it, start with --no-lan.
network-address = On phones and other computers on your network: { $address }
network-none = No network found: only this computer can open Gobelet for now.
network-closed = Only this computer can open it. To let phones on your network join, start with --lan.
