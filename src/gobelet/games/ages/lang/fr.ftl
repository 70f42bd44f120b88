### Roll Through the Ages en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Noms

title = Roll Through the Ages
subtitle = Bâtis des cités, érige des monuments, développe ton peuple et tiens les catastrophes à distance
seat = { $name }

face-food = nourriture
face-good = ressource
face-skull = crâne
face-workers = ouvriers
face-either = nourriture ou ouvriers
face-coins = pièces

item-wood = bois
item-stone = pierre
item-pottery = poterie
item-cloth = vêtement
item-spearheads = fers de lance
item-food = nourriture
item-workers = ouvriers
item-coins = pièces
some-wood = { $count } bois
some-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
 }
some-pottery = { $count ->
    [one] { $count } poterie
   *[other] { $count } poteries
 }
some-cloth = { $count ->
    [one] { $count } vêtement
   *[other] { $count } vêtements
 }
some-spearheads = { $count ->
    [one] { $count } fer de lance
   *[other] { $count } fers de lance
 }
some-food = { $count ->
    [one] { $count } unité de nourriture
   *[other] { $count } unités de nourriture
 }
some-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }
some-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
one-die = { $die } ({ $face })

site-city4 = 4e cité
site-city5 = 5e cité
site-city6 = 6e cité
site-city7 = 7e cité
one-site = { $site } ({ $ticked } sur { $boxes })

monument-step_pyramid = Pyramide à Degrés
monument-stone_circle = Cercle de Pierres
monument-temple = Temple
monument-obelisk = Obélisque
monument-hanging_gardens = Jardins Suspendus
monument-great_wall = Grande Muraille
monument-great_pyramid = Grande Pyramide

the-step_pyramid = la Pyramide à Degrés
the-stone_circle = le Cercle de Pierres
the-temple = le Temple
the-obelisk = l’Obélisque
the-hanging_gardens = les Jardins Suspendus
the-great_wall = la Grande Muraille
the-great_pyramid = la Grande Pyramide

development-leadership = Leadership
development-irrigation = Irrigation
development-agriculture = Agriculture
development-quarrying = Carrière
development-medicine = Médecine
development-coinage = Finance
development-caravans = Caravanes
development-religion = Religion
development-granaries = Grenier
development-masonry = Maçonnerie
development-engineering = Ingénierie
development-architecture = Architecture
development-empire = Empire
development-commerce = Commerce

## Ce que font les développements et les monuments

effect-leadership = après tes lancers, relance un dé
effect-irrigation = tu ne crains plus la Sécheresse
effect-agriculture = +1 nourriture par dé « nourriture »
effect-quarrying = +1 pierre quand tu collectes de la pierre
effect-medicine = tu ne crains plus la Peste
effect-coinage = les dés « pièces » donnent 12 pièces
effect-caravans = tu gardes toutes tes ressources
effect-religion = ta Révolte touche tes adversaires à ta place
effect-religion-alone = tu ne crains plus la Révolte
effect-granaries = vends ta nourriture { $coins } pièces l’unité
effect-masonry = +1 ouvrier par dé « ouvriers »
effect-engineering = chaque pierre dépensée vaut 3 ouvriers
effect-architecture = { $bonus ->
    [one] +1 point par monument
   *[other] +{ $bonus } points par monument
 }
effect-empire = +1 point par cité
effect-commerce = +1 point par ressource à la fin

## Options

option-edition = Édition
option-edition-help = La première édition, la réédition de 2024 avec d’autres coûts et d’autres points, ou l’âge du bronze tardif, plus long.
option-edition-classic = classique
option-edition-reprint = réédition 2024
option-edition-late = Âge du bronze tardif
option-trading = Commerce
option-trading-help = Avant de construire, le joueur actif peut échanger des ressources et de la nourriture avec les autres.
option-trading-no = non
option-trading-yes = oui

## Le plateau

board-round = Manche { $round }
board-round-of = Manche { $round } sur { $rounds }
board-last-round = Dernière manche
board-roll = Lancer { $roll } sur 3
board-locked = bloqué
die-food = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
 }
die-good = { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
 }
die-skull = { $goods ->
    [one] { $goods } ressource, 1 crâne
   *[other] { $goods } ressources, 1 crâne
 }
die-workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
 }
die-either = { $food } nourritures ou { $workers } ouvriers
die-coins = { $coins } pièces
board-goods = Ressources
board-food = Nourriture
board-cities = Cités
board-monuments = Monuments
board-monuments-legend = premier / suivants
board-developments = Développements
board-score = Score
board-sheet-developments = Développements
board-sheet-monuments = Monuments
board-sheet-bonus = Bonus
board-sheet-disasters = Catastrophes
board-if-kept = Avec ces dés :

## Ce qu’il faut décider

ask-roll = { $left ->
    [one] { $seat } lance le dé { $number } (le dernier).
   *[other] { $seat } lance le dé { $number } (encore { $left } dés à lancer).
 }
ask-keep = { $left ->
    [one] Relance une dernière fois les dés de ton choix, ou arrête-toi là.
   *[other] Relance les dés de ton choix (encore { $left } fois au plus), ou arrête-toi là.
 }
ask-lead = Leadership : relance un dé, même un crâne, ou garde-les tous.
ask-choose = { $count ->
    [one] Un dé donne de la nourriture ou des ouvriers : que prends-tu ?
   *[other] { $count } dés donnent de la nourriture ou des ouvriers : comment les répartis-tu ?
 }
ask-trade = { $left ->
    [one] Propose un échange (il te reste 1 offre), ou continue.
   *[other] Propose un échange (il te reste { $left } offres), ou continue.
 }
ask-offer = Prépare ton offre pour { $partner }. Tu donnes : { $give }. Tu demandes : { $ask }.
ask-answer = { $seat } te propose un échange. Tu reçois : { $give }. Tu donnes : { $ask }. Tu acceptes ?
ask-build = { $workers ->
    [0] Tu n’as plus d’ouvriers : dépense une pierre, ou continue.
    [one] Où envoies-tu ton dernier ouvrier ?
   *[other] Où envoies-tu tes { $workers } ouvriers ?
 }
ask-buy = { $coins ->
    [0] Achète un développement, ou continue.
   *[other] Achète un développement avec tes { $coins } pièces et tes ressources, ou continue.
 }
ask-pay = { $development } : il reste { $missing } à payer. Que dépenses-tu ?
ask-discard = { $count ->
    [one] Défausse 1 ressource : tu ne peux en garder que 6.
   *[other] Défausse { $count } ressources : tu ne peux en garder que 6.
 }
ask-over = La partie est finie.

## Ce que fait un choix

do-stop = S’arrêter là
do-stop-lead = Garder tous les dés
do-reroll = { $count ->
    [one] Relancer le dé { $dice }
   *[other] Relancer les dés { $dice }
 }
do-reroll-all = Relancer les { $count } dés
do-lead = Relancer le dé { $die }
do-food = { $workers ->
    [0] { $food } unités de nourriture
   *[other] { $food ->
        [0] { $workers } ouvriers
       *[other] { $food } unités de nourriture et { $workers } ouvriers
     }
 }
do-trade = Proposer un échange à { $partner }
do-give = Donner { $item }
do-ask = Demander { $item }
do-propose = Proposer cet échange
do-withdraw = Retirer l’offre
do-accept = Accepter
do-refuse = Refuser
do-stone = Dépenser 1 pierre : { $workers } ouvriers de plus
do-worker = { $left ->
    [0] { $site } : dernière case, construction terminée
    [one] { $site } : il restera 1 case
   *[other] { $site } : il restera { $left } cases
 }
do-buy = { $development }, coût { $cost } : { $points } points, { $effect }
do-spend = Dépenser { $goods } (valeur { $value })
do-sell = Vendre 1 unité de nourriture pour { $coins } pièces
do-discard = Défausser { $good }
do-done-trade = Arrêter les échanges
do-done-build = { $lost ->
    [0] Arrêter de construire
    [one] Arrêter de construire : 1 ouvrier perdu
   *[other] Arrêter de construire : { $lost } ouvriers perdus
 }
do-done-buy = { $lost ->
    [0] Ne rien acheter
   *[other] Ne rien acheter : { $lost } pièces perdues
 }

## Ce qui s’est passé

told-dice = { $seat } obtient : { $dice }
told-collect = { $seat } collecte { $items }
told-collect-nothing = { $seat } ne collecte rien
told-famine = { $count ->
    [one] Famine : { $seat } ne peut pas nourrir 1 cité et perd 1 point
   *[other] Famine : { $seat } ne peut pas nourrir { $count } cités et perd { $count } points
 }
told-drought = Sécheresse : { $seat } perd { $lost } points
told-drought-nobody = Sécheresse : l’Irrigation protège { $seat }
told-pestilence = Peste : { $seat } perd { $lost } points
told-pestilence-nobody = Peste : personne ne perd de points
told-invasion = Invasion : { $seat } perd { $lost } points
told-invasion-nobody = Invasion : la Grande Muraille protège { $seat }
told-revolt = Révolte : { $seat } perd toutes ses ressources
told-revolt-nobody = Révolte : personne ne perd de ressources
told-accept = { $seat } accepte : { $partner } donne { $give } et reçoit { $ask }
told-refuse = { $seat } refuse l’échange
told-city = { $seat } construit la { $site }
told-monument-first = { $seat } construit { $monument } en premier
told-monument-later = { $seat } construit { $monument } à son tour
told-sites = { $seat } a des chantiers en cours : { $sites }
told-development = { $seat } achète { $development }
