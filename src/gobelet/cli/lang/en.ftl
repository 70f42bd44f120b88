### The terminal in English. The same messages, in the same order, are in fr.ftl.

unofficial = Unofficial: the games and their names belong to their owners.
compiling = Compiling the rules and the bots of { $game } (once; up to a minute)…

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
choose-dice-hint = the dice to reroll (“1 3”), 0 to stop · hint · help · undo · rules · quit
hand-over = The keyboard goes to { $name }, who presses Enter.
enter-draw = Type what comes up.
enter-draw-hint = numbers or words, one after another · quit
not-understood = “{ $text }” is not among the choices.
not-possible = “{ $text }” is not possible now; nothing was changed.
nothing-to-undo = Nothing to take back: only your own last choices, and never past a roll of the dice.
undone = Taken back.
rules-now = The rules here
saved = Saved. Go on with: gobelet play { $game }
saved-file = The record: { $file }
resume-question = You have an unfinished game of { $game } (round { $round }). Go on with it?
resume-yes-no = y/n

## Hints

hint-title = The next step, as the strongest bot sees it
hint-thinking = Looking for the best next steps…
hint-type = type
hint-choice = for

## The end

over-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
over-wins = { $seat } wins.
over-shared = { $seats } share the first place.
over-solo = Your score: { $points }.

## Lists

games-title = Games
games-id = id
games-name = game
games-players = players
games-options = options
games-play = Play one with: gobelet play { $game }

replay-turn = Turn { $turn }
replay-step = Enter: on · q: quit
replay-variation = or: { $moves }

verified = { $draws ->
    [one] One draw, and it is
   *[other] All { $draws } draws are
} what the secret and the players’ seeds give.
