### Dice City en français. Les mêmes messages, dans le même ordre, sont dans en.ftl. Noms des emplacements : components.toml.

## Noms

title = Dice City
subtitle = Lance tes dés sur ta cité, utilise les emplacements où ils tombent, construis, combats et fais du commerce
seat = { $name }
card = { $name }
column = { $column }

row-white = blanc
row-yellow = jaune
row-red = rouge
row-blue = bleu
row-black = noir
die-white = dé blanc
die-yellow = dé jaune
die-red = dé rouge
die-blue = dé bleu
die-black = dé noir
label-die-white = Dé blanc
label-die-yellow = Dé jaune
label-die-red = Dé rouge
label-die-blue = Dé bleu
label-die-black = Dé noir
die-at = { $row } { $column }
space = { $row } { $column }
place = { $location } ({ $space })

resource-wood = bois
resource-stone = pierre
resource-iron = fer
letter-wood = B
letter-stone = P
letter-iron = F
some-wood = { $count } bois
some-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
 }
some-iron = { $count ->
    [one] { $count } fer
   *[other] { $count } fers
 }
some-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
some-strength = { $count } de force
some-against-bandits = { $count } de force contre les bandits
some-army-bonus = armées +{ $count } ce tour-ci
some-resource-bonus = emplacements de ressource +{ $count } ce tour-ci
some-bandit-malus = défense des bandits −{ $count } ce tour-ci

type-resource = ressource
type-military = militaire
type-economy = économie
type-culture = culture
type-civic = civique
type-army = { $type }, armée
type-harvest = { $type }, récolte

## Options

option-two_rows = Deux rangées pleines
option-two_rows-help = Ce qui se passe quand un joueur a deux rangées pleines. Dans le livret, la partie s’arrête ; le choix y est une variante.
option-two_rows-offered = le joueur peut mettre fin à la partie
option-two_rows-forced = la partie s’arrête
option-empty_pile = Pioche vide
option-empty_pile-help = Ce qui se passe quand la pioche est épuisée. Le livret français n’en dit rien.
option-empty_pile-ends = la partie s’arrête
option-empty_pile-plays-on = la partie continue
option-level = Niveau (solo)
option-level-help = En solo seulement : la difficulté.
option-level-normal = normal : rangées de 4 cartes, 15 tours
option-level-hard = difficile : rangées de 5 cartes, 12 tours
option-target = Points à atteindre (solo)
option-target-help = En solo seulement : le nombre de points à atteindre.
option-target-50 = 50
option-target-55 = 55
option-target-60 = 60
option-target-65 = 65
option-target-70 = 70
option-target-75 = 75
option-target-80 = 80
option-target-85 = 85
option-target-90 = 90
option-target-95 = 95
option-target-100 = 100

## Ce que font les emplacements

describe = { $parts }
describe-deactivates = ⊘ { $parts }
ability-none = rien à utiliser
ability-off = désactivé
ability-gain = gagne { $items }
ability-points = { $amount ->
    [one] gagne { $amount } point
   *[other] gagne { $amount } points
 }
ability-strength = +{ $amount } de force
ability-bandit_strength = +{ $amount } de force, contre les bandits seulement
ability-army_bonus = ce tour-ci, chaque armée que tu utilises donne { $amount } de force en plus
ability-resource_bonus = ce tour-ci, chaque emplacement de ressource que tu utilises en donne { $amount } de plus
ability-bandit_malus = ce tour-ci, les bandits ont { $amount } de défense en moins (au minimum 1)
ability-place = prends une carte { $card } dans sa pile et pose-la dans ta cité
ability-trade = { $most ->
    [one] paie 1 ressource, gagne { $amount } ressources d’une autre sorte
   *[other] paie jusqu’à { $most } ressources d’une même sorte ; pour chacune, gagnes-en { $amount } d’une autre sorte
 }
ability-store = paie 1 ressource, gagnes-en { $amount } de la même sorte
ability-harvest = pour chaque emplacement de récolte de cette rangée, gagne { $amount } de ce qu’il produit
ability-pairs = { $amount ->
    [one] gagne { $amount } point par paire de ressources identiques dans ton stock
   *[other] gagne { $amount } points par paire de ressources identiques dans ton stock
 }
ability-copy_row = utilise n’importe quel emplacement de cette rangée
ability-copy_die = utilise l’un de tes emplacements où se trouve un dé disponible
ability-copy_city = utilise n’importe quel emplacement de ta cité
ability-shift = déplace un dé disponible où tu veux sur sa rangée
ability-reroll_this = relance ce dé
ability-reroll_any = relance ce dé et les autres dés disponibles de ton choix
passive-culture = vaut 1 point par emplacement culturel de sa rangée
passive-wall = les autres cartes de cette rangée ont +{ $amount } de défense
passive-extra = à la construction : paie jusqu’à { $most } ressources de plus ({ $resources }), 1 point chacune

short-none = –
short-count = { $count }{ $letter }
short-and = { $first } { $second }
short-gain = +{ $letters }
short-points = +{ $amount }★
short-strength = +{ $amount }⚔
short-bandit_strength = +{ $amount }⚔ bandits
short-army_bonus = armées +{ $amount }
short-resource_bonus = ressources +{ $amount }
short-bandit_malus = bandits −{ $amount }
short-place = armée offerte
short-trade = 1 → { $amount } autres
short-store = 1 → { $amount } idem
short-harvest = récolte rangée
short-pairs = paire → { $amount }★
short-copy_row = copie rangée
short-copy_die = copie un dé
short-copy_city = copie cité
short-shift = déplace un dé
short-reroll_this = relance ce dé
short-reroll_any = relance des dés
short-culture = ★ par culture
short-wall = rangée +{ $amount }⛨
short-extra = ★ à la pose

## Le plateau

board-round = Manche { $round }
board-turns = Tour { $round } sur { $turns }
board-last-round = Dernière manche
board-target = { $target } points à atteindre
board-strength = Force
board-bandits = Bandits
board-ships = Navires
board-stacks = Piles
board-display = Affichage
board-upper = Rangée suivante
board-lower = Défaussée après ce tour
board-pile = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
board-left = ×{ $count }
board-none-left = vide
board-hourglasses = Sabliers
board-points = Points
board-trophies = Trophées
board-city = Cité
board-card = Carte
board-cost = Coût
board-defence = Déf.
board-vp = Pts
board-type = Type
board-does = Effet
board-key = ⊘ désactivé après usage · barré : désactivé · ⚀ dé · ⛨ défense · ★ points

## Comment gagner

goal-cards = Tes dés rapportent du bois, de la pierre et du fer. Avec ces ressources, tu construis des cartes, qui valent des points à la fin.
goal-more = { $players ->
    [one] Vaincre des bandits et charger des navires rapporte aussi des points.
   *[other] Vaincre des bandits, charger des navires et attaquer des cartes rapporte aussi des points.
 }
goal-end = Dernière manche : quand les bandits{ $pile ->
    [ends] , la pioche
   *[plays-on] { "" }
 } ou deux piles de navires sont épuisés, ou quand quelqu’un { $rows ->
    [forced] a deux rangées pleines.
   *[offered] qui a deux rangées pleines met fin à la partie.
 } Le meilleur score gagne.
goal-end-solo = Tu as { $turns } tours. Tu gagnes avec { $target } points ou plus.

## Ce qu’il faut décider

ask-reveal = Une carte est révélée.
ask-roll = { $left ->
    [one] { $seat } lance le { $die } (le dernier).
   *[other] { $seat } lance le { $die } (encore { $left } dés à lancer).
 }
ask-dice = { $count ->
    [0] Tous tes dés sont utilisés. Veux-tu encore dépenser des sabliers ?
    [one] Il te reste { $count } dé : comment l’utilises-tu ?
   *[other] Il te reste { $count } dés : lequel utilises-tu, et comment ?
 }
    .help = { $count ->
        [0] Deux sabliers donnent par exemple 1 ressource ou 1 de force. Ceux que tu ne dépenses pas se gardent.
       *[other] Chaque dé utilise l’emplacement où il se trouve. Il peut aussi, par exemple, déplacer un autre dé d’une case, ou passer et te donner un sablier.
     }
ask-move = Quel dé déplaces-tu, et de quel côté ?
    .help = Le dé que tu viens d’utiliser en pousse un autre d’une case, à gauche ou à droite, vers un emplacement qui te convient peut-être mieux.
ask-reactivate = Quel emplacement réactives-tu ?
    .help = Un emplacement désactivé ne s’utilise pas. Une fois réactivé, il fonctionne comme avant.
ask-discard = { $left ->
    [one] Quelle carte de l’affichage défausses-tu ? C’est la dernière.
   *[other] Quelle carte de l’affichage défausses-tu ? Encore { $left } à défausser.
 }
    .help = Tu remplaces des cartes de l’affichage : de nouvelles arrivent à la place de celles que tu défausses, et tu pourras les construire.
ask-copy = { $location } : quel emplacement utilises-tu ?
    .help = Cet emplacement te permet d’en utiliser un autre, comme si ton dé s’y trouvait.
ask-place = Où poses-tu la carte { $card } ?
    .help = La carte recouvre ce qui se trouve sur la case. Le dé de cette rangée pourra l’utiliser chaque fois qu’il y tombe.
ask-pay = { $location } : que paies-tu ?
    .help = Ce que tu paies quitte ton stock, et tu reçois davantage en échange. Tu peux aussi ne rien payer.
ask-gain = { $left ->
    [one] Que gagnes-tu en échange ?
   *[other] Que gagnes-tu en échange de la suivante ?
 }
    .help = Pour chaque ressource payée, tu choisis l’une des deux autres sortes.
ask-shift = { $location } : quel dé déplaces-tu, et où ?
    .help = Un dé que tu n’as pas encore utilisé va sur n’importe quelle autre case de sa rangée, pour en utiliser l’emplacement.
ask-reroll = { $location } : quels dés relances-tu ?
    .help = Ces dés sont relancés et restent disponibles : chacun peut encore agir à ce tour.
ask-disturb = Quel dé fais-tu relancer à { $other } ?
    .help = Pour tes deux sabliers, chaque adversaire relance un dé de ton choix. Ce dé tombera peut-être sur un emplacement moins utile.
ask-attack = { $against ->
    [0] Tu as { $strength } de force : que veux-tu attaquer ?
   *[other] Tu as { $strength } de force, plus { $against } contre les bandits : que veux-tu attaquer ?
 }
    .help = La force se dépense en attaques et se perd à la fin de ton tour. Chaque attaque dit ce qu’elle coûte et ce qu’elle rapporte.
ask-build = { $ships ->
    [0] Tu as { $items }. Que construis-tu ?
   *[other] Tu as { $items }. Que construis-tu, ou quel navire charges-tu ?
 }
    .help = Une carte se pose sur une case de ta cité : tes dés peuvent l’utiliser, et elle vaut des points à la fin. Après ton tour, tu gardes au plus 1 bois, 1 pierre et 1 fer.
ask-extra = { $left ->
    [one] Veux-tu payer { $left } ressource de plus pour 1 point ?
   *[other] Veux-tu payer jusqu’à { $left } ressources de plus, pour 1 point chacune ?
 }
    .help = Cette carte rapporte des points pour les ressources payées en plus de son coût, mais seulement maintenant.
ask-end = Deux de tes rangées sont pleines. Veux-tu mettre fin à la partie après cette manche ?
    .help = Si tu y mets fin, on termine cette manche et le meilleur score gagne. Sinon, la partie continue, et la question pourra t’être reposée.
ask-over = La partie est finie.

## Ce que fait un choix

do-done-dice = Ne plus dépenser de sabliers
do-done-attack = Arrêter d’attaquer
do-done-build = Finir le tour
do-done-attack-losing = Arrêter d’attaquer : { $strength } de force perdue
do-done-build-losing = Finir le tour : tu perds { $items }
do-skip-copy = N’utiliser aucun emplacement
do-skip-place = Laisser la carte dans sa pile
do-skip-pay = Ne rien payer
do-skip-shift = Ne déplacer aucun dé
do-skip-extra = Ne rien payer de plus
do-use = { $die } sur { $place } : { $effect }
do-move-with = { $die } : déplacer un autre dé
do-replace-with = { $count ->
    [one] { $die } : remplacer { $count } carte de l’affichage
   *[other] { $die } : remplacer { $count } cartes de l’affichage
 }
do-reactivate-with = { $die } : réactiver un emplacement
do-pass-with = { $die } : passer et gagner un sablier
do-spend = Dépenser 2 sabliers pour { $item }
do-spend-strength = Dépenser 2 sabliers pour 1 de force
do-spend-reroll = Dépenser 2 sabliers : chaque adversaire relance un dé
do-move-left = { $die } une case à gauche, sur { $place } : { $effect }
do-move-right = { $die } une case à droite, sur { $place } : { $effect }
do-reactivate = Réactiver { $place } : { $effect }
do-copy = Utiliser { $place } : { $effect }
do-discard = Défausser la carte { $card }
do-place = { $points ->
    [0] Poser en { $space }, sur l’emplacement { $location }
    [one] Poser en { $space }, sur l’emplacement { $location } ({ $points } point perdu)
   *[other] Poser en { $space }, sur l’emplacement { $location } ({ $points } points perdus)
 }
do-place-over = { $points ->
    [0] Poser en { $space }, par-dessus ta carte { $location }
    [one] Poser en { $space }, par-dessus ta carte { $location } ({ $points } point perdu)
   *[other] Poser en { $space }, par-dessus ta carte { $location } ({ $points } points perdus)
 }
do-shift = { $die } sur { $place } : { $effect }
do-pay = { $count ->
    [one] Payer { $items }, gagner { $count } autre ressource
   *[other] Payer { $items }, gagner { $count } autres ressources
 }
do-store = Payer { $items }, gagner { $gained }
do-extra = Payer { $items } pour 1 point
do-gain = Gagner { $items }
do-reroll = Relancer : { $dice }
do-attack-bandits = { $points ->
    [one] Attaquer des bandits pour { $strength } de force : { $points } point
   *[other] Attaquer des bandits pour { $strength } de force : { $points } points
 }
do-attack = { $points ->
    [0] Désactiver { $place } chez { $other } pour { $strength } de force
    [one] Désactiver { $place } chez { $other } pour { $strength } de force : { $points } point
   *[other] Désactiver { $place } chez { $other } pour { $strength } de force : { $points } points
 }
do-steal = Prendre { $item } à { $other } pour { $strength } de force
do-build = { $points ->
    [one] Construire { $card } pour { $cost } : { $effect } (défense { $defence }, { $points } point)
   *[other] Construire { $card } pour { $cost } : { $effect } (défense { $defence }, { $points } points)
 }
do-build-culture = Construire { $card } pour { $cost } : { $effect } (défense { $defence })
do-sail = { $points ->
    [one] Charger un navire avec { $cost } : { $points } point
   *[other] Charger un navire avec { $cost } : { $points } points
 }
do-end = Mettre fin à la partie après cette manche
do-play-on = Continuer la partie

## Ce qui est demandé d’abord

sure-attack = Tu peux encore attaquer. Tu perds { $strength } de force : la force ne se garde pas.
sure-build = Tu peux encore construire. Tu perds { $items } : on garde une seule ressource de chaque sorte.
sure-skip = Dans ce cas, cet emplacement ne te rapporte rien.

## Ce qui s’est passé

told-roll = { $seat } lance les dés. Positions : { $dice }
told-reveal = Carte révélée : { $card }
told-use = { $seat } utilise { $place }
told-use-for = { $seat } utilise { $place } : { $gains }
told-pass = { $seat } passe avec un dé et gagne un sablier
told-spend = { $seat } dépense 2 sabliers pour { $item }
told-spend-strength = { $seat } dépense 2 sabliers pour 1 de force
told-spend-reroll = { $seat } dépense 2 sabliers : chaque adversaire relance un dé
told-move = { $seat } déplace un dé en { $die }
told-reactivate = { $seat } réactive { $place }
told-discard = { $seat } défausse la carte { $card } de l’affichage
told-place = { $seat } pose une carte { $card } en { $space }
told-place-over = { $seat } pose une carte { $card } en { $space }, par-dessus la carte { $covered }
told-build = { $seat } construit la carte { $card } en { $space }
told-build-over = { $seat } construit la carte { $card } en { $space }, par-dessus la carte { $covered }
told-pay = { $seat } paie { $items }
told-store = { $seat } paie { $items } et gagne { $gained }
told-extra = { $seat } paie { $items } pour 1 point
told-gain = { $seat } gagne { $items }
told-disturb = { $seat } fait relancer un dé à { $other }
told-bandits = { $points ->
    [one] { $seat } bat des bandits avec { $spent } de force : { $points } point
   *[other] { $seat } bat des bandits avec { $spent } de force : { $points } points
 }
told-attack = { $points ->
    [0] { $seat } désactive { $place } chez { $other }
    [one] { $seat } désactive { $place } chez { $other } : { $points } point
   *[other] { $seat } désactive { $place } chez { $other } : { $points } points
 }
told-steal = { $seat } prend { $item } à { $other }
told-sail = { $points ->
    [one] { $seat } charge un navire : { $points } point
   *[other] { $seat } charge un navire : { $points } points
 }
told-end = { $seat } a deux rangées pleines et met fin à la partie
told-last-round = C’est la dernière manche
told-row = La rangée du bas est défaussée et une nouvelle rangée est révélée
told-no-row = La rangée du bas est défaussée ; la pioche est vide
told-last-row = La dernière rangée est défaussée

solo-won = { $points ->
    [one] Tu as gagné : { $points } point, il en fallait { $target }.
   *[other] Tu as gagné : { $points } points, il en fallait { $target }.
 }
solo-lost = { $points ->
    [one] Tu as perdu : { $points } point, il en fallait { $target }.
   *[other] Tu as perdu : { $points } points, il en fallait { $target }.
 }
