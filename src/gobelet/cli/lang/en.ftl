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
choose-hint = a number, several at once (“3 3 5”), or words · hint · help · undo · rules · quit
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
hint-win = wins
hint-win-mean = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }
hint-win-error = ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
hint-place = place
hint-place-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-place-error = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-points = points
hint-points-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-games = Averages of { $games ->
    [one] one trial
   *[other] { $games } trials
 } from here, each judged at its end.
hint-only = Only one thing is possible here.
hint-no-opinion = That is what the bot would do; it cannot say why.
hint-no-other = The bot has tried out nothing else.
hint-untried = The bot likes the first best: that is its judgement, nothing was tried out.
hint-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
hint-wins-more = Clearly the first: of 100 games it wins { $more } more than the second (± { $error }).
hint-fewer-points = The first brings { $points } less than the second, but of 100 games it wins { $more } more (± { $error }).
hint-better-place = The first does not clearly win more often than the second, but ends further up: by { $more } places on average (± { $error }).
hint-wins-less = The bot prefers the first, although the second won more often when it was tried out: do not rely on it.
hint-more-points = The first brings { $points } more than the second (± { $error }), but no clearly better chance to win.
hint-points-clearly = Clearly the first: on average it brings { $points } more than the second (± { $error }).
hint-equal = { $measure ->
    [win] The chances
   *[points] The points
 } of the first { $count ->
    [2] two
   *[other] { $count }
 } are about equal: the difference is within the error, take the one you like.
hint-all-equal = { $measure ->
    [win] The chances
   *[points] The points
 } of { $count ->
    [2] both
   *[other] all these
 } are about equal: the difference is within the error, take the one you like.

## The end

over-points = { $seat }: { $points ->
    [one] 1 point
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
