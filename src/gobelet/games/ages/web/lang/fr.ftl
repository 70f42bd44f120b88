### Le plateau de Roll Through the Ages sur une page. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Les dés et les catastrophes

web-dice = Dés
web-die = Dé { $number } : { $gives }
web-die-waiting = Dé { $number }, pas encore lancé
web-disasters = Catastrophes
web-drought = Sécheresse
web-pestilence = Peste
web-invasion = Invasion
web-revolt = Révolte
web-loss-drought = le joueur actif perd 2 points
web-loss-pestilence = les autres joueurs perdent 3 points
web-loss-pestilence-alone = tu perds 3 points
web-loss-invasion = le joueur actif perd 4 points
web-loss-revolt = le joueur actif perd ses ressources
web-skulls = { $count } crânes
web-skulls-or-more = { $count } crânes ou plus
web-now = sur les dés en ce moment
web-protects = protection :
web-protected = protection acquise :

## Le plateau perforé

web-peg = { $item }, marqueur { $number }
web-goods = { $count ->
    [one] { $count } ressource, valeur { $value }
   *[other] { $count } ressources, valeur { $value }
 }
web-keep = Limite : 6 ressources à la fin du tour
web-keep-all = Caravanes : pas de limite de ressources
web-eaten = −{ $count } par tour

## La feuille

web-box = { $site }, case { $number }
web-boxes = { $ticked ->
    [one] { $ticked } case sur { $boxes }
   *[other] { $ticked } cases sur { $boxes }
 }
web-built = construit
web-fill = Touche une fois pour placer un ouvrier, deux fois pour tout remplir
web-city-first = Cité { $number }, construite
web-first = premier à construire :
web-later = suivants :
web-rival = { $ticked ->
    [one] { $seat } : { $ticked } case sur { $boxes }
   *[other] { $seat } : { $ticked } cases sur { $boxes }
 }
web-wall = protège de l’Invasion
web-cost = coût
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-owned = acquis
web-lost = Points perdus
web-score = Feuille de score
web-total = Total

## Les autres

web-others = Adversaires
web-exchange = Échange
web-exchange-how = Coche sur ton plateau ce que tu donnes, et ici ce que tu demandes à un adversaire.
web-counter-how = Pour faire une contre-offre, coche sur ton plateau ce que tu donnes, et ici ce que tu demandes.
web-ships-how = Coche sur ton plateau ce que tes navires emportent, et ici ce qu’ils rapportent : une ressource par navire.
web-take-peg = Prendre : { $item } ({ $number })
web-ask-peg = Demander à { $seat } : { $item } ({ $number })

## Ce que font les coches

web-plan-reroll = Relancer les dés cochés
web-plan-build = Envoyer des ouvriers sur les cases cochées
web-plan-buy = Acheter le développement choisi
web-plan-pay = Payer avec les marqueurs cochés
web-plan-discard = Défausser les ressources cochées
web-plan-offer = Proposer l’échange coché
web-plan-counter = Proposer la contre-offre cochée
web-plan-exchange = Échanger les ressources cochées
web-reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
 }
web-build = { $left ->
    [0] Placer { $workers } : { $sites }
   *[other] Placer { $workers } : { $sites } ; il en restera { $left }
 }
web-build-city = { $left ->
    [0] { $count } sur la { $site } (terminée)
   *[other] { $count } sur la { $site }
 }
web-build-monument = { $left ->
    [0] { $count } sur { $site } (dernière case, { $points ->
        [one] { $points } point
       *[other] { $points } points
     })
   *[other] { $count } sur { $site }
 }
web-buy = Acheter { $development } (coût { $cost }) avec { $paid } ; { $over ->
    [0] rien n’est perdu
   *[other] excédent perdu : { $over }
 }
web-buy-kept = Acheter { $development } (coût { $cost }) avec { $paid } ; { $over ->
    [0] rien n’est perdu
   *[other] excédent perdu : { $over }
 } ; tu gardes : { $kept }
web-worth = { $goods } ({ $value })
web-discard = { $left ->
    [0] Défausser { $goods }
   *[other] Défausser { $goods } ; encore { $left } à défausser
 }
web-offer = Proposer à { $partner } { $give } contre { $ask }
web-counter = Proposer plutôt à { $partner } { $give } contre { $ask }
web-exchange-goods = Échanger { $give } contre { $take }

## Pourquoi des coches ne font rien

web-why-workers = { $over ->
    [one] Une case de trop pour tes ouvriers : décoches-en 1
   *[other] Trop de cases pour tes ouvriers : décoches-en { $over }
 }
web-why-goods = { $over ->
    [one] Une ressource de trop : décoches-en 1
   *[other] Trop de ressources : décoches-en { $over }
 }
web-why-ships = { $over ->
    [one] Une ressource de plus que tes navires : décoches-en 1
   *[other] Plus de ressources que de navires : décoches-en { $over }
 }
web-why-same = Tu ne peux pas donner et prendre la même chose : { $goods }
web-why-balance = Tu donnes { $give } et tu prends { $take } : coche autant de ressources des deux côtés
web-why-development = Choisis aussi un développement
web-why-partner = Une offre s’adresse à un seul adversaire
web-why-offer = Cette offre n’est pas possible : coche quelque chose des deux côtés, et seulement ce qui tient sur les plateaux

## Ce que la personne a perdu

touch-famine = { $count ->
    [one] Famine : 1 cité sans nourriture, −1 point
   *[other] Famine : { $count } cités sans nourriture, −{ $count } points
 }
touch-drought = Sécheresse : −{ $lost } points
touch-pestilence = Peste : −{ $lost } points
touch-invasion = Invasion : −{ $lost } points
touch-spearhead = Forge : −{ $lost } points
touch-revolt = Révolte : tu perds toutes tes ressources
