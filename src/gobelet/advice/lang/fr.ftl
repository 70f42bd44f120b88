### Les conseils d’un bot, en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

hint-win = victoires
hint-win-mean = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }
hint-win-error = ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
hint-place = place
hint-place-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-place-error = ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-points = points
hint-points-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-games = Moyennes sur { $games ->
    [one] { $games } simulation
   *[other] { $games } simulations
 } à partir de cette position ; le bot évalue la situation à la fin de chacune.
hint-only = Un seul coup est possible.
hint-no-opinion = C’est ce que jouerait le bot, mais il ne sait pas dire pourquoi.
hint-no-other = Le bot n’a essayé aucun autre coup.
hint-untried = Le bot préfère le premier coup ; c’est une simple estimation, sans simulation.
hint-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hint-wins-more = Le premier coup est nettement meilleur : sur 100 parties, il en fait gagner { $more } de plus que le deuxième (± { $error }).
hint-fewer-points = Le premier coup rapporte { $points } de moins que le deuxième, mais sur 100 parties il en fait gagner { $more } de plus (± { $error }).
hint-better-place = Le premier coup ne fait pas gagner nettement plus souvent que le deuxième, mais il donne un meilleur classement : { $more } place de mieux en moyenne (± { $error }).
hint-wins-less = Le bot préfère le premier coup, alors que le deuxième a gagné plus souvent dans les simulations : ne t’y fie pas trop.
hint-more-points = Le premier coup rapporte { $points } de plus que le deuxième (± { $error }), mais ne fait pas gagner nettement plus souvent.
hint-points-clearly = Le premier coup est nettement meilleur : en moyenne, il rapporte { $points } de plus que le deuxième (± { $error }).
hint-equal = Les { $count ->
    [2] deux
   *[other] { $count }
 } premiers coups donnent à peu près { $measure ->
    [win] les mêmes chances de gagner
   *[points] le même score
 } : l’écart est dans la marge d’erreur, joue celui que tu préfères.
hint-all-equal = { $count ->
    [2] Les deux coups
   *[other] Tous ces coups
 } donnent à peu près { $measure ->
    [win] les mêmes chances de gagner
   *[points] le même score
 } : l’écart est dans la marge d’erreur, joue celui que tu préfères.
