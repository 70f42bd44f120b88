### The pages in English. The same messages, in the same order, are in fr.ftl.

## Everywhere

page-headline = Four dice games to play online
page-lead = Roll Through the Ages, Dice Stars, Dice City and Dicetopia: solo, against bots or with friends, in your browser.
page-skip = Skip to content
page-look = Language and theme
page-theme-light = Light theme
page-theme-dark = Dark theme
page-theme-system = System theme
page-home = Home
page-error = Something went wrong
page-guest = Guest
page-you = you

## Home

page-games = Games
page-mine = Your tables
page-your-turn = your turn
page-waiting-to-begin = not started yet
page-players = { $players } players
page-minutes = { $minutes } minutes
page-play-now = Play now
page-play-now-means = “Play now” starts a game against a bot right away. To play with friends, create a table.
page-learn = Learn
page-learn-on = Resume lesson
page-set-up = Create a table
page-rules = Rules
page-open-tables = Open tables
page-open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
page-finished = Games you have played
page-all-finished = All your games and best scores
page-best-alone = Best solo scores
page-none-finished = You have not finished a game on this device yet.
page-older = Older games
page-played-with = with { $names }
page-option-chosen = { $option }: { $value }
page-running-tables = Games to watch
page-no-open-tables = No table is waiting for players. Create a public table and it will show up here.

## A new table

page-new-title = New table: { $game }
page-your-name = Your name
page-their-name = player’s name
page-seats = Seats
page-seat-number = Seat { $number }
page-name-of-seat = Name of the player in seat { $number }
page-seat-me = Me
page-seat-nobody = Empty
page-seat-friend = Invite a friend by link
page-seat-here = Another player on this device
page-seat-free = Free seat
page-order = Random turn order
page-seats-help = Each friend gets a link and plays on their own device.
page-seats-help-alone = To play solo, leave the other seats empty.
page-level-random = Random bot
page-level-easy = Easy bot
page-level-normal = Normal bot
page-level-hard = Hard bot
page-level-expert = Expert bot
page-options = Options
page-table = Table
page-visibility = Who can join
page-visibility-link = Only people with the link
page-visibility-public = Everyone (listed on the home page)
page-real-dice = Play with real dice
page-real-dice-help = Roll your own dice and tap the results; the page does the rest.
page-hints = Allow hints between people
page-hints-help = When you play alone or against bots, you can always ask for a hint.
page-create-table = Create table
page-error-players = { $game } is for { $least } to { $most } players, but { $count ->
    [one] only 1 seat is
   *[other] { $count } seats are
 } filled. Change the seats and try again.
page-error-name = This name is not valid. Use one line of at most { $most } characters.
page-lobby-open = The game can start once every seat is taken.
page-lobby-full = All seats are taken.
page-lobby-closed = This table was cancelled.
page-invite = Invite link for this seat
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-share = Share
page-only-here = Only this computer can open { $links ->
    [one] this link
   *[other] these links
 }. To invite phones on your home network, restart with “gobelet serve --lan”.
page-no-network = Only this computer can open { $links ->
    [one] this link
   *[other] these links
 }, because it is not connected to a network.
page-relink = Get a new link
page-seed = Your seed for the dice (optional)
page-seed-help = Type anything you like. It is used in every roll, so nobody can predict the dice, not even the server.
page-start = Start the game
page-start-waits = Waiting for players
page-wait-for-host = Waiting for the host to start the game.
page-join-table = Join table
page-invites = { $count ->
    [one] { $names } invites you to { $game }
   *[other] { $names } invite you to { $game }
 }
page-invites-nobody = You are invited to { $game }
page-invites-how = { $invitation }: enter your name and play in your browser, on a phone or a computer.
page-invited = A seat is reserved for you at this table.
page-take-over = This link lets you play in { $name }’s seat.
page-cancel-table = Cancel table
page-leave-seat = Leave table

## The table

page-sheet = What to do now
page-pull = Show or hide the choices
page-to-move = playing now
page-note-away = away
page-note-stand-in = replaced by a bot
page-note-resigned = resigned
page-note-quicker = hard level for now
page-pick = Choose a highlighted item on the board.
page-left = Left:
page-sure = Do it anyway
page-undo = Undo
page-hint = Hint
page-goal = How to win
page-goal-read = Got it
page-close = Close
page-hint-title = What the strongest bot would play
page-hint-also = In any order, together with: { $moves }
page-hint-do = Do it
page-hint-others = Other moves
page-type-dice = Tap the result.
page-hand-over = Pass the device to { $name }.
page-i-am = I am { $name }: show my board
page-waiting-for = Waiting for { $name }.
page-waiting-away = { $name } has left the table. A bot will play in their place.
page-plays = { $name } is playing.
page-nothing-yet = Nothing has happened yet.
page-waiting-since = since
page-skip-ahead = Skip ahead
page-happened = What happened
page-rules-here = The rules that apply now
page-all-rules = Full rules
page-scores = Score sheet
page-scores-now = Scores if the game ended now.
page-total = Total
page-place = Place
page-log = Log
page-talk = Chat
page-news = New message
page-say = Write a message
page-send = Send
page-more = More
page-forced = Play forced moves automatically
page-sound = Sound
page-speed = Speed of other players’ turns
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-once = All at once
page-come-back = Return to the game
page-leave = Leave table
page-resign = Resign
page-resign-sure = You will finish last, and a bot will play on in your place. This cannot be undone.
page-resign-yes = Yes, resign
page-commitment = Fingerprint of the server’s secret
page-own-link = Continue on another device
page-own-link-help = Anyone who opens this link can play in your seat: keep it to yourself.
page-lost = Connection lost. Reconnecting…
page-told-joined = { $name } joins the table
page-told-left = { $name } leaves the table
page-told-returned = { $name } is back
page-told-stood-in = A bot takes over for { $name }
page-told-resigned = { $name } resigns
page-told-undone = { $name } undoes a move

## The end and the replay

page-tie-broken = Same score: the tie-breaker decides.
page-rematch = Play again
page-rematch-asked = { $name } would like to play again.
page-rematch-accept = Accept
page-rematch-decline = Decline
page-rematch-there = Go to the next game
page-rematch-off = There will be no rematch.
page-course = Points turn by turn
page-course-ends = Points turn by turn. Final scores:
page-share-game = Link to this game
page-replay = Replay the game
page-record = Download the game
page-proof = Check the dice
page-proof-help = Before the game, the server chose a secret and published only its fingerprint. Every roll is computed from this secret and the players’ seeds. To check the rolls, run “gobelet verify” on the downloaded game.
page-secret = Secret
page-seeds = Players’ seeds
page-eyes = Point of view
page-step = Step { $step } of { $steps }
page-moment = Position in the game
page-go = Go to this step
page-run = Play
page-pause = Pause
page-turn-back = Previous turn
page-step-back = Previous step
page-step-on = Next step
page-turn-on = Next turn
page-back-to-table = Back to the table

## How a game ended

page-end-alone-score = { $points ->
    [one] You scored 1 point.
   *[other] You scored { $points } points.
 }
page-end-alone-won = { $points ->
    [one] You won with 1 point.
   *[other] You won with { $points } points.
 }
page-end-alone-lost = { $points ->
    [one] You lost with 1 point.
   *[other] You lost with { $points } points.
 }
page-end-alone-resigned = You resigned.
page-end-won = { $points ->
    [one] You won by 1 point.
   *[other] You won by { $points } points.
 }
page-end-won-tie = You won on the tie-breaker.
page-end-won-left = You won: { $count ->
    [one] { $names } resigned.
   *[other] the others resigned.
 }
page-end-shared = You share the win with { $names }.
page-end-lost = { $points ->
    [one] You lost to { $names } by 1 point.
   *[other] You lost to { $names } by { $points } points.
 }
page-end-lost-tie = You lost to { $names } on the tie-breaker.
page-end-place = { $names } won. You came { $place ->
    [2] second
    [3] third
   *[other] fourth
 }, { $points ->
    [0] with the same number of points.
    [one] 1 point behind.
   *[other] { $points } points behind.
 }
page-end-resigned = You resigned. { $names } won.
page-end-they-won = { $points ->
    [one] { $names } won by 1 point.
   *[other] { $names } won by { $points } points.
 }
page-end-they-won-tie = { $names } won on the tie-breaker.
page-end-they-won-left = { $names } won: { $others } resigned.
page-end-they-shared = { $names } share the win.
page-end-best = { $players ->
    [one] Your best solo score: { $points }.
   *[other] Your best score with { $players } players: { $points }.
 }
page-end-best-equal = { $players ->
    [one] This equals your best solo score.
   *[other] This equals your best score with { $players } players.
 }
page-end-best-new = { $players ->
    [one] Your new best solo score: { $points } more than before.
   *[other] Your new best score with { $players } players: { $points } more than before.
 }
page-end-best-first = { $players ->
    [one] Your first solo score with these options.
   *[other] Your first score with { $players } players and these options.
 }

## Guided games

page-learn-game = Learn { $game }
page-learn-coach = What the guide says
page-learn-bot = Bot
page-learn-you = You
page-learn-step = Step { $step } of { $steps }
page-learn-minutes = This takes about { $minutes } minutes. You can leave at any time and continue later.
page-learn-continue = Continue
page-learn-back = Back
page-learn-leave = Leave
page-learn-leave-help = You can continue later from the same step.
page-learn-again = Start over
page-learn-wrong = Not this time. Nothing has changed.
page-learn-play = Play now against a bot
page-learn-rules = Read the rules

## The rules

page-rules-of = Rules of { $game }
page-rules-numbered = Numbered rules
page-rules-print = Print (2 pages)
page-rules-search = Search the rules
page-rules-find = Search
page-rules-found = Passages found: { $count }
page-example-back = Previous step
page-example-on = Next step
page-unofficial = The rules in our own words. Unofficial: the game and its name belong to their owners.
