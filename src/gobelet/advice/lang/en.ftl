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
hint-games = Averages of { $games ->
    [one] one trial
   *[other] { $games } trials
 } from here, each judged at its end.
hint-only = Only one thing is possible here.
hint-no-opinion = That is what the bot would do; it cannot say why.
hint-no-other = The bot has tried out nothing else.
hint-untried = The bot likes the first best: that is its judgement, nothing was tried out.
hint-so-many-points = { $points ->
    [one] { $points } point
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
