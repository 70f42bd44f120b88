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
hint-games = Moyennes de { $games ->
    [one] { $games } essai
   *[other] { $games } essais
 } à partir d’ici, chacun jugé à sa fin.
hint-only = Une seule chose est possible ici.
hint-no-opinion = C’est ce que ferait le bot ; il ne sait pas dire pourquoi.
hint-no-other = Le bot n’a rien essayé d’autre.
hint-untried = Le bot préfère le premier choix : c’est son jugement, rien n’a été essayé.
hint-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
hint-wins-more = Le premier, nettement : sur 100 parties, il en gagne { $more } de plus que le deuxième (± { $error }).
hint-fewer-points = Le premier rapporte { $points } de moins que le deuxième, mais sur 100 parties il en gagne { $more } de plus (± { $error }).
hint-better-place = Le premier ne gagne pas nettement plus souvent que le deuxième, mais finit mieux placé : de { $more } rang en moyenne (± { $error }).
hint-wins-less = Le bot préfère le premier, alors que le deuxième a gagné plus souvent à l’essai : ne t’y fie pas trop.
hint-more-points = Le premier rapporte { $points } de plus que le deuxième (± { $error }), mais sans chance de gagner nettement meilleure.
hint-points-clearly = Le premier, nettement : en moyenne, il rapporte { $points } de plus que le deuxième (± { $error }).
hint-equal = { $measure ->
    [win] Les chances
   *[points] Les points
 } des { $count ->
    [2] deux
   *[other] { $count }
 } premiers se valent : l’écart est dans la marge d’erreur, prends celui qui te plaît.
hint-all-equal = { $measure ->
    [win] Les chances
   *[points] Les points
 } { $count ->
    [2] des deux
   *[other] de tous ces choix
 } se valent : l’écart est dans la marge d’erreur, prends celui qui te plaît.
