### What a bot advises, in English. The same messages, in the same order, are in fr.ftl.

hint-win = wins
hint-win-mean = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }
hint-win-error = ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
hint-place = place
hint-place-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-place-error = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-points = points
hint-points-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-games = Averages over { $games ->
    [one] 1 simulation
   *[other] { $games } simulations
 } from this position, each evaluated at its end.
hint-only = Only one move is possible.
hint-no-opinion = The bot would play this, but it cannot say why.
hint-no-other = The bot has not tried any other move.
hint-untried = The bot prefers the first move: this is its own estimate, without simulations.
hint-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hint-wins-more = The first move is clearly the best: out of 100 games, it wins { $more } more than the second (± { $error }).
hint-fewer-points = The first move scores { $points } less than the second, but out of 100 games it wins { $more } more (± { $error }).
hint-better-place = The first move does not clearly win more often than the second, but it finishes higher: by { $more } places on average (± { $error }).
hint-wins-less = The bot prefers the first move, although the second won more often in the simulations: do not rely on it.
hint-more-points = The first move scores { $points } more than the second (± { $error }), but does not clearly win more often.
hint-points-clearly = The first move is clearly the best: on average it scores { $points } more than the second (± { $error }).
hint-equal = { $measure ->
    [win] The chances of winning
   *[points] The scores
 } with the first { $count ->
    [2] two
   *[other] { $count }
 } moves are about equal: the difference is within the margin of error, so play the one you like.
hint-all-equal = { $measure ->
    [win] The chances of winning
   *[points] The scores
 } with { $count ->
    [2] both moves
   *[other] all these moves
 } are about equal: the difference is within the margin of error, so play the one you like.
