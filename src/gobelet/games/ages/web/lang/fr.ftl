### Le plateau de Roll Through the Ages sur une page. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Les dés et les catastrophes

web-dice = Dés
web-die = Dé { $number } : { $gives }
web-die-waiting = Dé { $number }, à lancer
web-disasters = Catastrophes
web-drought = Sécheresse
web-pestilence = Peste
web-invasion = Invasion
web-revolt = Révolte
web-loss-drought = qui lance perd 2 points
web-loss-pestilence = tous les autres perdent 3 points
web-loss-pestilence-alone = qui lance perd 3 points
web-loss-invasion = qui lance perd 4 points
web-loss-revolt = qui lance perd toutes ses ressources
web-skulls = { $count } crânes
web-skulls-or-more = { $count } crânes ou plus
web-now = sur les dés en ce moment
web-protects = protection :
web-protected = à l’abri grâce à :

## Le plateau perforé

web-peg = { $item }, marqueur { $number }
web-goods = { $count ->
    [one] { $count } ressource, valeur { $value }
   *[other] { $count } ressources, valeur { $value }
 }
web-keep = 6 ressources gardées au plus à la fin du tour
web-keep-all = Caravanes : tu gardes tout
web-eaten = −{ $count } / tour

## La feuille

web-box = { $site }, case { $number }
web-boxes = { $ticked ->
    [one] { $ticked } case sur { $boxes }
   *[other] { $ticked } cases sur { $boxes }
 }
web-built = construction achevée
web-city-first = Cité { $number }, construite
web-first = en premier :
web-later = ensuite :
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
web-exchange-how = Coche sur ton plateau ce que tu donnes, et ici ce que tu demandes à un seul adversaire.
web-ask-peg = Demander à { $seat } : { $item } { $number }

## Ce que font les coches

web-plan-reroll = Relancer les dés cochés
web-plan-build = Envoyer des ouvriers sur les cases cochées
web-plan-buy = Acheter le développement choisi
web-plan-pay = Payer avec ce qui est coché
web-plan-discard = Défausser ce qui est coché
web-plan-offer = Proposer l’échange coché
web-reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
 }
web-build = { $left ->
    [0] Placer { $workers } : { $sites }
   *[other] Placer { $workers } : { $sites } ; il en restera { $left }
 }
web-build-city = { $left ->
    [0] { $count } sur la { $site } (achevée)
   *[other] { $count } sur la { $site }
 }
web-build-monument = { $left ->
    [0] { $count } sur { $site } (dernière case, { $points ->
        [one] { $points } point
       *[other] { $points } points
     })
   *[other] { $count } sur { $site }
 }
web-buy = Acheter { $development } à { $cost } : { $paid } ; { $over ->
    [0] rien de perdu
    [one] { $over } de trop, perdu
   *[other] { $over } de trop, perdus
 }
web-buy-kept = Acheter { $development } à { $cost } : { $paid } ; { $over ->
    [0] rien de perdu
    [one] { $over } de trop, perdu
   *[other] { $over } de trop, perdus
 } ; inutile : { $kept }
web-worth = { $goods } ({ $value })
web-discard = { $left ->
    [0] Défausser { $goods }
   *[other] Défausser { $goods } ; encore { $left } ensuite
 }
web-offer = Offrir à { $partner } { $give } contre { $ask }
