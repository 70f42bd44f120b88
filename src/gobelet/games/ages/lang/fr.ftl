### Roll Through the Ages en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Noms

title = Roll Through the Ages
subtitle = Bâtis des cités, érige des monuments, développe ton peuple et évite les catastrophes
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
some-nothing = rien
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
development-preservation = Conservation
development-shipping = Navigation
development-smithing = Forge

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
effect-preservation = avant de lancer, 1 poterie double ta nourriture
effect-shipping = construis des navires (1 bois, 1 vêtement) ; chacun échange 1 ressource par tour
effect-smithing = ton Invasion touche tes adversaires ; chaque fer de lance leur coûte 2 points de plus
effect-smithing-alone = tu ne crains plus l’Invasion

## Options

option-edition = Édition
option-edition-help = La première édition, la réédition de 2024 avec d’autres coûts et d’autres points, ou Late Bronze Age, plus longue, avec quatre développements de plus.
option-edition-classic = classique
option-edition-reprint = réédition 2024
option-edition-late = Late Bronze Age
option-trading = Commerce
option-trading-help = Avant de construire, le joueur actif peut échanger des ressources et de la nourriture avec les autres.
option-trading-no = non
option-trading-yes = oui
option-trading-gifts = oui, cadeaux permis

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
board-ships = Navires
board-monuments = Monuments
board-monuments-legend = premier / suivants
board-developments = Développements
board-score = Score
board-sheet-developments = Développements
board-sheet-monuments = Monuments
board-sheet-bonus = Bonus
board-sheet-disasters = Catastrophes
board-if-kept = Avec ces dés →

## Comment gagner

goal-points = { $players ->
    [one] Tu marques des points avec tes développements et tes monuments.
   *[other] Tu marques des points avec tes développements et tes monuments, davantage si tu construis un monument avant les autres.
 }
goal-losses = Chaque cité que tu ne peux pas nourrir coûte 1 point ; deux crânes ou plus provoquent une catastrophe.
goal-end = Dernière manche : quand quelqu’un a { $developments } développements, ou quand tous les monuments sont construits. Le meilleur score gagne.
goal-end-solo = Tu joues { $rounds } manches. Marque le plus de points possible.

## Ce qu’il faut décider

ask-preserve = Conservation : dépense 1 poterie pour passer de { $food } à { $doubled } unités de nourriture, ou lance les dés.
    .help = À chaque tour, chacune de tes cités mange 1 unité de nourriture. Conservation, un de tes développements, peut doubler ta nourriture avant que tu lances les dés.
ask-roll = { $left ->
    [one] { $seat } lance le dé { $number } (le dernier).
   *[other] { $seat } lance le dé { $number } (encore { $left } dés à lancer).
 }
ask-keep = { $left ->
    [one] Relance une dernière fois les dés de ton choix, ou arrête-toi là.
   *[other] Relance les dés de ton choix (encore { $left } fois au plus), ou arrête-toi là.
 }
    .help = Tu recevras ce que montrent tes dés : nourriture, ouvriers, ressources ou pièces. { $skulls ->
        [locked] Les crânes ne se relancent pas ; à partir de deux, c’est une catastrophe.
       *[loose] À partir de deux crânes, c’est une catastrophe.
     }
ask-lead = Leadership : relance un dé, même un crâne, ou garde-les tous.
    .help = Ton développement Leadership te permet de relancer un dé une fois les lancers finis. Ce qu’il montre alors est définitif.
ask-choose = { $count ->
    [one] Un dé donne de la nourriture ou des ouvriers : que prends-tu ?
   *[other] { $count } dés donnent de la nourriture ou des ouvriers : comment les répartis-tu ?
 }
    .help = Chacune de tes cités mange 1 unité de nourriture ce tour-ci, et chaque cité que tu ne peux pas nourrir coûte 1 point. Les ouvriers cochent des cases de cités et de monuments.
ask-invade = { $spearheads ->
    [one] Forge : dépense ton fer de lance pour aggraver l’Invasion, ou continue.
   *[other] Forge : dépense un ou plusieurs de tes { $spearheads } fers de lance pour aggraver l’Invasion, ou continue.
 }
    .help = Forge, un de tes développements, a retourné ton Invasion contre tes adversaires. Chaque fer de lance dépensé coûte 2 points de plus à ceux qu’elle a frappés.
ask-trade = { $left ->
    [one] Propose un échange (il te reste 1 offre), ou continue.
   *[other] Propose un échange (il te reste { $left } offres), ou continue.
 }
    .help = Avant de construire, tu peux échanger des ressources et de la nourriture avec quelqu’un, s’il est d’accord. Rien ne t’y oblige.
ask-offer = Prépare ton offre pour { $partner }. Tu donnes : { $give }. Tu demandes : { $ask }.
    .help = Choisis ce que tu donnes et ce que tu demandes, puis propose l’échange. L’échange n’a lieu que si { $partner } accepte.
ask-answer = { $seat } te propose un échange. Tu reçois : { $give }. Tu donnes : { $ask }. Tu acceptes ?
    .help = Si tu acceptes, tout cela change de mains aussitôt. Si tu refuses, chacun garde ce qu’il a.
ask-counter = Prépare ta contre-offre pour { $partner }. Tu donnes : { $give }. Tu demandes : { $ask }.
    .help = Ta contre-offre remplace l’offre qu’on t’a faite : dis ce que tu donnerais, et contre quoi.
ask-reply = { $seat } te fait une contre-offre. Tu reçois : { $give }. Tu donnes : { $ask }. Tu acceptes ?
    .help = Si tu acceptes, cet échange a lieu à la place de celui que tu proposais. Si tu refuses, chacun garde ce qu’il a.
ask-build = { $workers ->
    [0] Tu n’as plus d’ouvriers : dépense une pierre, ou continue.
    [one] Où envoies-tu ton dernier ouvrier ?
   *[other] Où envoies-tu tes { $workers } ouvriers ?
 }
    .help = { $workers ->
        [0] Grâce à Ingénierie, un de tes développements, une pierre vaut 3 ouvriers ; chacun coche une case d’une cité ou d’un monument.
       *[other] Chaque ouvrier coche une case. Une cité achevée te donne un dé de plus à chaque tour, un monument achevé des points ; les cases restent cochées d’un tour à l’autre.
     }
ask-build-ship = { $workers ->
    [0] Construis un navire, ou continue.
    [one] Où envoies-tu ton dernier ouvrier ? Tu peux aussi construire un navire.
   *[other] Où envoies-tu tes { $workers } ouvriers ? Tu peux aussi construire un navire.
 }
    .help = Chaque ouvrier coche une case d’une cité ou d’un monument. Un navire coûte 1 bois et 1 vêtement, et peut échanger une ressource à chaque tour.
ask-exchange = { $ships ->
    [one] Échange une ressource avec ton navire, ou continue.
   *[other] Échange des ressources, une par navire (encore { $ships } navires), ou continue.
 }
    .help = Chacun de tes navires peut changer une ressource en une autre, par exemple une qui vaut plus.
ask-buy = { $coins ->
    [0] Achète un développement, ou continue.
   *[other] Achète un développement avec tes { $coins } pièces et tes ressources, ou continue.
 }
    .help = Un développement rapporte des points et t’aide jusqu’à la fin de la partie. Tu peux en acheter un par tour. Les pièces inutilisées sont perdues, les ressources se gardent.
ask-pay = { $development } : il reste { $missing } à payer. Que dépenses-tu ?
    .help = Toutes tes ressources d’une même sorte se dépensent ensemble, et on ne rend pas la monnaie. Plus tu en as d’une sorte, plus chacune vaut cher.
ask-discard = { $count ->
    [one] Défausse 1 ressource : tu ne peux en garder que 6.
   *[other] Défausse { $count } ressources : tu ne peux en garder que 6.
 }
    .help = La nourriture ne compte pas. Le fer de lance vaut le plus, le bois le moins, et des ressources d’une même sorte valent plus ensemble.
ask-over = La partie est finie.

## Ce que fait un choix

do-preserve = Dépenser 1 poterie : { $doubled } unités de nourriture au lieu de { $food }
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
do-remove = Reprendre { $item }
do-propose = Proposer cet échange
do-withdraw = Retirer l’offre
do-accept = Accepter
do-refuse = Refuser
do-counter = Faire une contre-offre
do-stone = Dépenser 1 pierre : { $workers } ouvriers de plus
do-spearhead = Dépenser 1 fer de lance : chaque joueur touché perd { $lost } points de plus
do-ship = Construire un navire pour 1 bois et 1 vêtement
do-exchange = Échanger { $given } contre { $taken }
do-worker = { $left ->
    [0] { $site } : dernière case, construction terminée
    [one] { $site } : il restera 1 case
   *[other] { $site } : il restera { $left } cases
 }
do-buy = { $development } (coût { $cost }, { $points } points) : { $effect }
do-spend = Dépenser { $goods } (valeur { $value })
do-sell = Vendre 1 unité de nourriture pour { $coins } pièces
do-discard = Défausser { $good }
do-done-preserve = Garder la poterie et lancer les dés
do-done-invade = Ne plus dépenser de fers de lance
do-done-trade = Arrêter les échanges
do-done-build = { $lost ->
    [0] Arrêter de construire
    [one] Arrêter de construire : 1 ouvrier perdu
   *[other] Arrêter de construire : { $lost } ouvriers perdus
 }
do-done-exchange = Arrêter les échanges par navire
do-done-buy = { $lost ->
    [0] Ne rien acheter
   *[other] Ne rien acheter : { $lost } pièces perdues
 }

## Ce que coûte un choix

do-with-costs = { $choice } : { $costs }
cost-hungry = { $count ->
    [one] 1 cité a faim (−1 point)
   *[other] { $count } cités ont faim (−{ $count } points)
 }
cost-food = { $count ->
    [one] 1 unité de nourriture perdue ({ $most } au plus)
   *[other] { $count } unités de nourriture perdues ({ $most } au plus)
 }
cost-goods = { $count ->
    [one] 1 ressource perdue, faute de place
   *[other] { $count } ressources perdues, faute de place
 }
cost-drought = Sécheresse (−{ $lost } points)
cost-pestilence = Peste (−{ $lost } points)
cost-invasion = Invasion (−{ $lost } points)
cost-revolt = Révolte (toutes tes ressources)

## Ce qui est demandé d’abord

sure-build = { $workers ->
    [one] Tu peux encore placer 1 ouvrier. Les ouvriers ne se gardent pas.
   *[other] Tu peux encore placer { $workers } ouvriers. Les ouvriers ne se gardent pas.
 }
sure-buy = Tu peux encore acheter un développement. Tes { $coins } pièces ne se gardent pas.

## Ce qui s’est passé

told-preserve = Conservation : { $seat } dépense 1 poterie et passe de { $before } à { $after } unités de nourriture
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
told-invasion-turned = Invasion : personne ne perd de points
told-spearhead = Forge : { $seat } perd { $lost } points de plus
told-revolt = Révolte : { $seat } perd toutes ses ressources
told-revolt-nobody = Révolte : personne ne perd de ressources
told-accept = { $seat } accepte : { $partner } donne { $give } et reçoit { $ask }
told-refuse = { $seat } refuse l’échange
told-counter = { $seat } refuse et fait une contre-offre
told-gift = { $seat } fait un cadeau à { $partner } : { $items }
told-city = { $seat } construit la { $site }
told-monument-first = { $seat } construit { $monument } en premier
told-monument-later = { $seat } construit { $monument } à son tour
told-sites = { $seat } a des chantiers en cours : { $sites }
told-ship = { $seat } construit un navire
told-exchange = { $seat } échange { $given } contre { $taken } par navire
told-development = { $seat } achète { $development }
