### Dice Stars en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Noms

title = Dice Stars
subtitle = Pioche, lance, prends une couleur, un chiffre ou les étoiles, et remplis ta fiche
seat = { $name }

colour-black = noir
colour-purple = violet
colour-blue = bleu
colour-orange = orange
dice-black = { $count ->
    [one] le dé noir
   *[other] les { $count } dés noirs
 }
dice-purple = { $count ->
    [one] le dé violet
   *[other] les { $count } dés violets
 }
dice-blue = { $count ->
    [one] le dé bleu
   *[other] les { $count } dés bleus
 }
dice-orange = { $count ->
    [one] le dé orange
   *[other] les { $count } dés orange
 }
dice-number = { $count ->
    [one] le { $number }
   *[other] les { $number } ({ $count } dés)
 }

face-star = ★
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
one-die = { $face } { $colour }

## Options

option-grid = Grille de l’adversaire (solo)
option-grid-help = En solo seulement : le nombre de cases que l’adversaire doit remplir.
option-grid-30 = 30 cases
option-grid-36 = 36 cases
option-grid-40 = 40 cases

## Le plateau

board-round = Manche { $round }
board-last-round = Dernière manche
board-reserve = Réserve
board-reserve-empty = vide
board-bag = Sac
board-discard = Défausse
board-sum = Somme
board-final = Final
board-malus = Malus
board-total = Total
board-score = Score
board-opponent = { $ticked ->
    [0] Adversaire : aucune case sur { $size }, { $points } point
    [one] Adversaire : { $ticked } case sur { $size }, { $points } points
   *[other] Adversaire : { $ticked } cases sur { $size }, { $points } points
 }
board-reconstruction = La taille de cette grille est reconstituée : l’image du livret est introuvable.

## Comment gagner

goal-rows = Tu inscris sur ta fiche la somme des dés que tu prends ; ses cinq lignes font ton score.
goal-stars = Les étoiles cochent les cases multiplicateur (en jaune). Si toutes sont cochées, la ligne compte double ; si une partie seulement l’est, elle ne vaut rien.
goal-end = Dernière manche : quand quelqu’un remplit sa dernière case blanche ou prend un malus. Le meilleur score gagne.
goal-end-solo = Remplis tes cases blanches et marque plus de points que ton adversaire. Il coche des cases selon les dés que tu laisses : { $points } points chacune, et s’il coche les { $size }, tu as perdu.

## Ce qu’il faut décider

ask-return = { $count ->
    [one] La défausse est de retour dans le sac. Veux-tu y remettre aussi le dé de la réserve ?
   *[other] La défausse est de retour dans le sac. Veux-tu y remettre aussi les { $count } dés de la réserve ?
 }
    .help = Les dés de la réserve peuvent être pris ce tour-ci, avec ceux que tu pioches. Les dés du sac peuvent être piochés et lancés de nouveau.
ask-count = Combien de dés pioches-tu ?
    .help = Ils sont lancés et rejoignent la réserve. Tu prends ensuite tous les dés d’une couleur, d’un chiffre, ou toutes les étoiles ; il faut une case vide de ta fiche pour chaque dé.
ask-pull = { $left ->
    [one] { $seat } pioche un dé dans le sac (le dernier).
   *[other] { $seat } pioche un dé dans le sac (encore { $left } dés à piocher).
 }
ask-roll = { $left ->
    [one] { $seat } lance le dé { $colour } (le dernier).
   *[other] { $seat } lance le dé { $colour } (encore { $left } dés à lancer).
 }
ask-choose = Quels dés prends-tu : une couleur, un chiffre ou les étoiles ?
    .help = Tu prends tous les dés de ce type. Une couleur remplit sa colonne et un chiffre sa ligne, une case par dé ; la dernière reçoit leur somme. Les étoiles cochent des cases multiplicateur (en jaune).
ask-tick = { $stars ->
    [one] { $stars } étoile à utiliser : sur quelle ligne coches-tu une case multiplicateur ?
   *[other] { $stars } étoiles à utiliser : sur quelle ligne coches-tu une case multiplicateur ?
 }
    .help = À la fin, une ligne compte double si toutes ses cases multiplicateur sont cochées, mais ne vaut rien si une partie seulement l’est.
ask-malus = Plus rien ne rentre sur ta fiche : quels dés prends-tu en malus ?
    .help = La somme de ces dés est retirée de ton score, et cette manche devient la dernière.
ask-over = La partie est finie.

## Ce que fait un choix

do-keep = Laisser la réserve sur la table
do-return = { $count ->
    [one] Remettre le dé de la réserve dans le sac
   *[other] Remettre les { $count } dés de la réserve dans le sac
 }
do-draw = { $count ->
    [one] Piocher { $count } dé
   *[other] Piocher { $count } dés
 }
do-take-colour = Prendre { $dice } : inscrire { $sum } dans la colonne
do-take-number = Prendre { $dice } : inscrire { $sum } sur la ligne
do-take-stars = { $count ->
    [one] Prendre l’étoile : 1 case multiplicateur à cocher
   *[other] Prendre les { $count } étoiles : { $count } cases multiplicateur à cocher
 }
do-tick = { $left ->
    [0] Ligne { $number } : dernière case, la ligne compte double
    [one] Ligne { $number } : il manquera 1 case pour doubler
   *[other] Ligne { $number } : il manquera { $left } cases pour doubler
 }
do-malus = Prendre { $dice } : malus de { $sum }

## Ce qui s’est passé

told-reserve = { $seat } lance les dés. Réserve : { $dice }
told-return = { $seat } remet la réserve dans le sac
told-take = { $seat } prend { $dice } et inscrit { $sum }
told-take-stars = { $count ->
    [one] { $seat } prend l’étoile
   *[other] { $seat } prend les { $count } étoiles
 }
told-tick = { $seat } coche une case multiplicateur sur la ligne { $number }
told-malus = { $seat } prend { $dice } et inscrit un malus de { $sum }
told-doubled = { $seat } double sa ligne { $number }
told-last-cell = { $seat } remplit sa dernière case blanche
told-grid = { $count ->
    [0] L’adversaire ne coche aucune case ({ $ticked } sur { $size })
    [one] L’adversaire coche 1 case ({ $ticked } sur { $size })
   *[other] L’adversaire coche { $count } cases ({ $ticked } sur { $size })
 }
told-grid-full = La grille de l’adversaire est pleine : la partie est perdue
told-discard-returns = La défausse retourne dans le sac

solo-won = Tu as battu ton adversaire.
solo-lost = Ton adversaire a gagné.
