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
web-in-hand = Carte à poser
web-trophies = { $count } × { $points }★
web-passed = a déjà passé ce tour-ci
web-replaced = a déjà remplacé des cartes
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
web-left = il en reste { $left }
web-market = Cartes à construire
web-others = Autres cités
web-discarded = Défausse
web-key = Ce que font les emplacements
web-key-signs = ⊘ désactivé après usage, jusqu’à ce que tu le réactives. « Armée » et « récolte » sont des mots-clés, auxquels d’autres cartes se réfèrent.
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

## Pourquoi des coches ne font rien

web-why-cards-over = Trop de cartes : décoches-en { $count }
web-why-cards-short = Coches-en encore { $count }
web-why-kind = Paie des ressources d’une seule sorte
web-why-same = Tu ne peux pas recevoir la ressource que tu paies
web-why-gains-over = Tu en reçois trop : décoches-en { $count }
web-why-gains-short = Coches-en encore { $count } à recevoir
web-why-resources-over = Trop de ressources : décoches-en { $count }

## Ce que les autres font à la personne

touch-steal = { $seat } t’a pris { $item }
touch-attack = { $seat } a désactivé { $place } dans ta cité
touch-disturb = { $seat } t’a fait relancer un dé
touch-spend-reroll = { $seat } a dépensé 2 sabliers : tu as relancé un dé
