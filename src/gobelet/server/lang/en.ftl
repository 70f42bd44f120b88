# Error messages of the server.

error-invalid = Invalid request: { $reason }.
error-illegal = “{ $action }” is not a legal move right now.
error-no-identity = Enter your name first.
error-bad-credential = This cookie or token is not valid. Enter your name again.
error-foreign-origin = Requests from other sites are not accepted.
error-not-host = Only the host can do this.
error-not-seated = This is not your seat.
error-bad-link = This link is not valid. Ask the host for a new one.
error-unknown-page = Page not found.
error-unknown-game = There is no game called { $game }.
error-unknown-table = This table does not exist, or you are not allowed to see it.
error-unknown-seat = There is no seat { $seat }: this table has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }, numbered from 0.
error-bad-method = Method not allowed.
error-stale = The game has moved on in the meantime. Check the table again before you play.
error-not-your-turn = It is not your turn.
error-not-open = The game has already started.
error-not-running = No game is in progress at this table.
error-not-over = This is available once the game is over.
error-seat-taken = This seat is already taken.
error-seats-open = Some seats are still free. The game can start once every seat is taken.
error-already-seated = You already have a seat at this table.
error-nothing-to-undo = Nothing to undo: you can only undo your own last move, and only before anything is rolled.
error-no-draw-pending = No roll is expected right now.
error-too-slow = The request took more than { $seconds } seconds to arrive. Try again.
error-too-large = The request is too large (maximum: { $bytes } bytes).
error-not-json = Send the request as JSON, with Content-Type: application/json.
error-too-many = Too many requests. Wait a moment, then try again.
error-broken = Something went wrong on the server. Error reference: { $request }.
error-busy = The server is busy. Try again in a moment.
error-unplayable = { $game } could not be loaded on this server. The server log has the details.
