### Le plateau du cochon sur une page, en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

web-die = Dé : { $face }
web-no-roll = Pas encore lancé
web-total = Ce tour
web-points = { $points } sur { $target }
