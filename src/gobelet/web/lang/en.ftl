### The pages in English. The same messages, in the same order, are in fr.ftl.

## Everywhere

page-headline = Four dice games, one table
page-lead = Roll Through the Ages, Dice Stars, Dice City and Dicetopia: alone, with bots or with friends, in your browser.
page-skip = Skip to the content
page-look = Language and colours
page-theme-light = Light colours
page-theme-dark = Dark colours
page-theme-system = Colours as the system says
page-home = Home
page-error = That did not work
page-wait = { $game } is being made ready
page-wait-why = The rules are compiled for this machine, once only; that takes a minute or so. Then it goes on.
page-try-again = Try again
page-guest = Guest
page-you = you

## Home

page-games = The games
page-mine = Your tables
page-your-turn = your turn
page-waiting-to-begin = not begun yet
page-players = { $players } players
page-minutes = { $minutes } minutes
page-play-now = Play now
page-play-now-means = “Play now” seats you with a bot at once. You can invite friends when you set up a table.
page-set-up = Set up a table
page-rules = Rules
page-open-tables = Open tables
page-open-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
page-running-tables = Games to watch
page-no-open-tables = Nobody is waiting for players just now. Set up a public table, and it shows here.

## A new table

page-new-title = New table: { $game }
page-your-name = Your name
page-their-name = their name
page-seats = Seats
page-seat-number = Seat { $number }
page-name-of-seat = Name of the person in seat { $number }
page-seat-me = Me
page-seat-nobody = empty
page-seat-friend = A friend, by link
page-seat-here = Another person at this screen
page-seat-free = Free seat
page-lots = Draw lots for the order of play
page-seats-help = Friends get a link and play on their own phone.
page-seats-help-alone = To play alone, leave the other seats empty.
page-level-random = Random bot
page-level-easy = Easy bot
page-level-normal = Normal bot
page-level-hard = Hard bot
page-level-expert = Expert bot
page-options = Options
page-table = The table
page-visibility = Who can come
page-visibility-link = Only people with a link
page-visibility-public = Everybody: it is listed on the home page
page-real-dice = We roll our own dice
page-real-dice-help = You roll real dice and tap what they show; the page does everything else.
page-lay-table = Lay the table
page-error-players = { $game } is for { $least } to { $most } players; { $count } are seated here.
page-error-name = A name has at most { $most } letters and is one line.
page-lobby-open = We are waiting until every seat is taken.
page-lobby-full = Every seat is taken.
page-lobby-closed = This table was called off.
page-invite = Link for this seat
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-relink = Another link
page-seed = Your own words for the dice (optional)
page-seed-help = They are mixed into every roll, so that nobody can have planned it, not even the server.
page-start = Start the game
page-start-waits = Waiting for players
page-wait-for-host = The game begins as soon as whoever laid the table starts it.
page-sit-down = Sit down
page-invited = A seat at this table is kept for you.
page-take-over = With this link you go on in the seat of { $name }.
page-call-off = Call it off
page-leave-seat = Give up the seat

## The table

page-sheet = What to do now
page-to-move = to move
page-note-away = away
page-note-stand-in = a bot plays
page-note-resigned = resigned
page-pick = Pick something that glows on the board.
page-undo = Take back
page-hint = Hint
page-hint-title = What the strongest bot would do
page-type-dice = Tap what your die shows.
page-hand-over = Pass the screen to { $name }.
page-i-am = I am { $name }: show what is mine
page-waiting-for = { $name } is deciding.
page-waiting-since = since
page-skip-ahead = Skip ahead
page-happened = What happened
page-rules-here = The rule here
page-all-rules = All rules of the game
page-scores = Scores line by line
page-scores-now = As if the game ended now.
page-total = Total
page-place = Place
page-log = Log
page-talk = Talk
page-news = New message
page-say = Say something
page-send = Send
page-more = More
page-forced = Play single choices by itself
page-sound = Sound
page-fast = Show bots’ moves at once
page-come-back = Come back and play
page-leave = Leave the table
page-resign = Resign
page-resign-sure = You come last, and a bot plays on for you. This cannot be undone.
page-resign-yes = Yes, resign
page-commitment = Commitment of the dice
page-own-link = Go on on another device
page-own-link-help = Whoever opens this link has your seat: keep it to yourself.
page-lost = The connection is lost. Trying again …
page-told-joined = { $name } sits down
page-told-left = { $name } leaves the table
page-told-returned = { $name } is back
page-told-stood-in = A bot plays for { $name }
page-told-resigned = { $name } resigns
page-told-undone = { $name } takes back a decision

## The end and the replay

page-winner = { $name } wins.
page-winners = A tie: { $names } win together.
page-tie-broken = Equal points: the tie-break of the rules decided.
page-rematch = Play again
page-rematch-there = To the next game
page-replay = Replay
page-record = Download the record
page-proof = Proof of the dice
page-proof-help = Before the game the server fixed a secret and showed only its fingerprint. Each roll comes from the secret and the words of all players: “gobelet verify” checks the downloaded record.
page-secret = Secret
page-seeds = Words of the players
page-eyes = Through whose eyes
page-step = Step { $step } of { $steps }
page-moment = Moment of the game
page-go = Go there
page-run = Play
page-pause = Pause
page-turn-back = Turn before
page-step-back = Step back
page-step-on = Step on
page-turn-on = Next turn
page-back-to-table = Back to the table

## The rules

page-rules-of = Rules of { $game }
page-unofficial = Told in our own words. Unofficial: the game and its name belong to their owners.
