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
page-wait = { $game } is loading
page-wait-why = The rules are being compiled. This takes about a minute, the first time only. The page will then reload by itself.
page-try-again = Try again
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
page-set-up = Create a table
page-rules = Rules
page-open-tables = Open tables
page-open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
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
page-lots = Random turn order
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
page-lay-table = Create table
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
page-relink = Get a new link
page-seed = Your seed for the dice (optional)
page-seed-help = Type anything you like. It is used in every roll, so nobody can predict the dice, not even the server.
page-start = Start the game
page-start-waits = Waiting for players
page-wait-for-host = Waiting for the host to start the game.
page-sit-down = Join table
page-invited = A seat is reserved for you at this table.
page-take-over = With this link, you continue in { $name }’s seat.
page-call-off = Cancel table
page-leave-seat = Leave table

## The table

page-sheet = What to do now
page-to-move = playing now
page-note-away = away
page-note-stand-in = replaced by a bot
page-note-resigned = resigned
page-pick = Choose a highlighted item on the board.
page-undo = Undo
page-hint = Hint
page-hint-title = What the strongest bot would play
page-type-dice = Tap the result.
page-hand-over = Pass the device to { $name }.
page-i-am = I am { $name }: show my board
page-waiting-for = Waiting for { $name }.
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
page-fast = Show bot moves instantly
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

page-winner = { $name } wins.
page-winners = It’s a tie: { $names } share the victory.
page-tie-broken = Same score: the tie-breaker decides.
page-rematch = Play again
page-rematch-there = Go to the next game
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

## The rules

page-rules-of = Rules of { $game }
page-unofficial = The rules in our own words. Unofficial: the game and its name belong to their owners.
