### Le plateau de Dice Stars sur une page, en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Les dés

web-colour-black = Noir
web-colour-purple = Violet
web-colour-blue = Bleu
web-colour-orange = Orange
web-star = Étoile
web-take-colour = { $colour ->
    [black] Tous les dés noirs
    [purple] Tous les dés violets
    [blue] Tous les dés bleus
   *[orange] Tous les dés orange
 }
web-take-number = Tous les { $number }
web-take-star = Toutes les étoiles
web-writes = = { $sum }
web-ticks-cells = ✓ { $count }
web-no-room = plein
web-why-no-room = Pas assez de cases vides pour ces dés.
web-no-orange-two = Les dés orange n’ont pas de 2 : ils ont une deuxième étoile à la place.
web-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 }
web-drawing = { $count ->
    [one] Encore { $count } dé à lancer
   *[other] Encore { $count } dés à lancer
 }
web-about-dice = Les dés
web-about-dice-text = Les dés noirs, violets et bleus ont les faces ★ 2 3 4 5 6, les dés orange ★ ★ 3 4 5 6. La défausse retourne dans le sac quand quelqu’un a choisi les étoiles ou pioché le dernier dé du sac.

## La fiche

web-sheet = { $name ->
    [Toi] Ta fiche
   *[other] Fiche : { $name }
 }
web-column = { $colour }, { $count } dés dans le jeu
web-new = nouveau
web-bonus = Bonus
web-multiplier = ×2
web-multiplier-long = Cases multiplicateur
web-ticked = { $ticked ->
    [one] { $ticked } case multiplicateur cochée sur { $count }
   *[other] { $ticked } cases multiplicateur cochées sur { $count }
 }
web-double = compte double
web-nothing = compte 0
web-tick-cell = Ligne { $number }, case multiplicateur { $place }
web-about-sheet = Ce que vaut une ligne
web-about-sheet-text = Aucune case multiplicateur cochée : la somme de ses cases. Toutes cochées : le double. Une partie seulement : 0. Les cases bonus vertes ne se remplissent qu’avec des chiffres, quand les cases blanches à leur gauche sont pleines. La partie se termine à la fin de la manche où quelqu’un remplit sa dernière case blanche ou inscrit un malus.

## L’adversaire

web-opponent = Adversaire
web-about-opponent = Comment joue l’adversaire
web-about-opponent-text = Après chacun de tes tours, l’adversaire coche des cases selon ce qui reste dans la réserve. Rien : aucune case. Seulement des étoiles : 1 case. Seulement des chiffres : 1 case par tranche de 5 points de leur somme, même incomplète. Des chiffres et des étoiles : la somme compte double. Chaque case lui rapporte 5 points, et si sa grille est pleine, il gagne aussitôt.

## Choisir

web-ticks = { $count ->
    [one] Cocher { $count } case multiplicateur
   *[other] Cocher { $count } cases multiplicateur
 }
web-do-ticks = { $count ->
    [one] Cocher { $count } case : { $rows }
   *[other] Cocher { $count } cases : { $rows }
 }
web-tick-effect = { $left ->
    [0] la ligne { $number } compte double ({ $points })
    [one] la ligne { $number } compte 0 tant qu’il manque { $left } case
   *[other] la ligne { $number } compte 0 tant qu’il manque { $left } cases
 }

## Le score

web-row = Ligne { $number }

## Pourquoi des coches ne font rien

web-why-cells-over = Plus de cases que d’étoiles : décoches-en { $count }
web-why-cells-short = { $count ->
    [one] Coche encore 1 case
   *[other] Coche encore { $count } cases
 }
