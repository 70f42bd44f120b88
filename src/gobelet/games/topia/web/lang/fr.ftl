### Le plateau de Dicetopia sur la page, en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## La cité

web-city = La cité
web-left = Dés restants
web-left-of = { $colour } : { $count }
web-deck = { $count ->
    [one] { $count } mission dans le paquet
   *[other] { $count } missions dans le paquet
 }
web-doing = action en cours
web-named = quartier imposé
web-awarded = tranché par Bingmai
web-nobody = personne
web-controls = { $name } : { $points }
web-agent = { $name ->
    [Toi] ton agent
   *[other] agent ({ $name })
 }
web-empty = emplacement vide
web-rolling = lancer en cours
web-chosen = choisi
web-step = cran { $step }

## Cartes et missions

web-factions = Les autres factions
web-power = Capacité
web-power-now = utilisable maintenant
web-missions = Missions
web-mission-count = { $count ->
    [one] { $count } dé : { $points } points pour l’instant
   *[other] { $count } dés : { $points } points pour l’instant
 }
web-mission-left = { $count ->
    [one] il en reste { $count } : { $points } points pour l’instant
   *[other] il en reste { $count } : { $points } points pour l’instant
 }
web-mission-open = non accomplie ({ $points } points)
web-mission-done = accomplie : { $points } points pour l’instant
web-mission-none = rien pour l’instant
web-aside = Missions rendues
web-mark = valeur choisie pour cette édition, et non reprise de la carte imprimée

## Deux pièces en une fois

web-plan-nethal = Choisis deux dés à échanger sur les cartes de faction
web-plan-bank = Choisis un dé de la cité à échanger avec un dé d’une carte
web-plan-twilight = Choisis deux dés à échanger dans deux quartiers différents
web-plan-waste = Choisis un agent à échanger avec un dé d’un autre quartier
web-plan-pray = Choisis deux dés à relancer
web-plan-return = Choisis deux missions à remettre sous le paquet
web-swap = Échanger : { $first } contre { $second }. Points pour l’instant : { $changes }
web-swap-unless = Échanger : { $first } contre { $second }, sauf si { $other } bloque l’action. Points pour l’instant : { $changes }
web-change = { $name } { $points }
web-no-change = aucun changement
web-pray = Relancer le { $first } et le { $second }
web-return = Remettre « { $first } » et « { $second } » sous le paquet

## La feuille de score

web-sheet-dice = Dés sur la carte
web-sheet-left-out = { $mission } (non comptée : seules les meilleures comptent)

## Pourquoi des coches ne font rien

web-why-over = Deux à la fois : décoches-en { $count }
web-why-short = Coches-en encore { $count }
web-why-pair = Ces deux-là ne vont pas ensemble : décoches-en un

## Ce que les autres font à la personne

touch-swap = { $seat } a fait un échange : { $first } contre { $second }
touch-name = { $seat } t’envoie dans le quartier { $district }
