### Dice City sur une page, en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Le plateau

web-row-white = rangée blanche
web-row-yellow = rangée jaune
web-row-red = rangée rouge
web-row-blue = rangée bleue
web-row-black = rangée noire
web-full = pleine
web-space = { $name } : { $effect }
web-space-card = { $points ->
    [one] { $name } : { $effect }. Défense { $defence }, { $points } point
   *[other] { $name } : { $effect }. Défense { $defence }, { $points } points
 }
web-off = désactivé
web-die-on = { $die } sur { $place }
web-spent = Avec le { $die }
web-in-hand = En main
web-trophies = { $count } × { $points }★
web-passed = a passé
web-replaced = cartes remplacées
web-bandits-only = bandits seulement
web-costs = coûte { $cost }
web-bandits = { $points ->
    [one] Bandits : défense { $defence }, { $points } point
   *[other] Bandits : défense { $defence }, { $points } points
 }
web-ship = { $points ->
    [one] Navire : { $cost } pour { $points } point
   *[other] Navire : { $cost } pour { $points } points
 }
web-left = reste { $left }
web-market = Cartes à construire
web-others = Autres cités
web-discarded = Défausse
web-key = Ce que font les emplacements
web-key-signs = ⊘ désactivé après usage, jusqu’à ce que tu le réactives. « Armée » et « récolte » sont des mots-clés auxquels d’autres cartes font référence.
web-city-cards = Cartes de la cité

## Ce que fait un choix coché

web-pay = Payer
web-get = Gagner
web-reroll = { $count ->
    [one] Relancer { $count } dé : { $dice }
   *[other] Relancer { $count } dés : { $dice }
 }
web-discard-some = { $count ->
    [one] Coche { $count } carte à remplacer
   *[other] Coche { $count } cartes à remplacer
 }
web-discard = { $count ->
    [one] Remplacer { $count } carte : { $cards }
   *[other] Remplacer { $count } cartes : { $cards }
 }
web-trade-some = Coche ce que tu paies et ce que tu gagnes
web-trade = Payer { $items }, gagner { $gains }
web-extra-some = { $count ->
    [one] Coche { $count } ressource à payer pour 1 point
   *[other] Coche jusqu’à { $count } ressources à payer, 1 point chacune
 }
web-extra = { $count ->
    [one] Payer { $items } pour { $count } point
   *[other] Payer { $items } pour { $count } points
 }
