### La partie guidée de Dice Stars en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Une couleur

guide-goal = Voici ta fiche. À chaque tour, tu y inscris des dés. À la fin, chaque ligne vaut la somme de ses nombres, et le meilleur total gagne. La partie se termine quand quelqu’un a rempli ses 20 cases blanches.
guide-reserve = Tu commences. Trois dés ont été piochés dans le sac et lancés : ils sont dans la réserve. À ton tour, tu prends **tous les dés d’une couleur**, **tous ceux d’un chiffre** ou **toutes les étoiles**.
guide-take-blue = Deux dés sont bleus. Choisis **Bleu** à gauche de la réserve : ta fiche montre au crayon ce qui serait inscrit. Confirme ensuite avec le bouton.
guide-take-blue-hint = C’est permis aussi, mais voyons d’abord ce que fait une couleur. Choisis **Bleu** à gauche de la réserve, puis confirme.
guide-column = Une couleur remplit sa colonne de haut en bas, une case par dé. La dernière case reçoit la somme, 5 + 3 = 8, les autres une croix. Une croix vaut 0.

## Une étoile dans une couleur

guide-bot-draws = C’est au tour du bot. Il a pioché deux dés, un 6 violet et une étoile orange. Ils rejoignent le 5 orange que tu as laissé : un dé de la réserve y reste et n’est pas relancé.
guide-bot-orange = Le bot a pris les dés orange : le 5 et l’étoile. Dans une couleur, une étoile ajoute 0 mais remplit une case comme un autre dé. Le bot a donc inscrit une croix, puis 5.

## Un chiffre

guide-draw-2 = À toi. Annonce d’abord combien de dés tu pioches dans le sac : 1, 2 ou 3. Ils rejoindront le 6 violet que le bot a laissé. Appuie sur **Piocher 2 dés**.
guide-draw-2-hint = Tu as le droit de piocher 1, 2 ou 3 dés. Plus de dés, c’est plus de choix, mais ce que tu laisses sert au bot. Ici, deux suffisent : appuie sur **Piocher 2 dés**.
guide-take-6 = Trois 6. Prends-les comme chiffre : choisis **6** en haut de la réserve, puis confirme.
guide-take-6-hint = Par couleur, tu n’en aurais qu’un seul. Choisis **6** en haut de la réserve : tu les prends tous les trois.
guide-row = Un chiffre remplit sa ligne de gauche à droite : deux croix, puis 18. Plusieurs dés à la fois donnent une grosse somme, mais leurs croix occupent des cases.

## Les étoiles

guide-only-star = Tu as laissé la réserve vide, donc le bot a dû piocher trois dés. Il a pris les deux 4 et laissé une étoile. Si la réserve est vide ou n’a que des étoiles, on pioche trois dés : voici les tiens.
guide-multipliers = Les étoiles cochent les cases jaunes. Chaque ligne en a autant que l’indique son chiffre. Si **toutes** sont cochées, la ligne compte double. Si **une partie seulement** l’est, elle compte **0** tant que les autres manquent.
guide-take-stars = Tu as trois étoiles. Choisis l’**étoile** en haut de la réserve, puis confirme.
guide-take-stars-hint = Pas maintenant : trois étoiles d’un coup, c’est rare. Choisis l’**étoile** en haut de la réserve.
guide-tick-3 = La ligne 3 a justement trois cases jaunes, et ton 8 est sur cette ligne. Coche les trois cases jaunes de la ligne 3. Le bouton dit ce que vaudra la ligne ; confirme ensuite.
guide-tick-3-hint = Une ligne dont seule une partie des cases jaunes est cochée compte 0. Coche les trois cases jaunes de la ligne 3, et aucune autre.
guide-doubled = La ligne 3 compte double : 16 au lieu de 8. Ce que tu y inscriras plus tard comptera double aussi.

## Plus tard dans la partie

guide-later = Quelques manches plus tard. Les fiches se remplissent : tu as 61 points, le bot 59.
guide-partly = Regarde la ligne 4. Sa somme est 16, mais seulement trois de ses quatre cases jaunes sont cochées, donc elle compte 0. Encore une étoile, et elle compte 32.
guide-return = Le bot vient de prendre des étoiles. Les dés défaussés retournent alors dans le sac, comme lorsque le sac est vide. Tu peux y remettre aussi la réserve, et piocher trois nouveaux dés. Essaie : appuie sur **Remettre le dé de la réserve dans le sac**.
guide-return-hint = Tu peux aussi le laisser là, mais de nouveaux dés peuvent rapporter plus. Cette fois-ci, appuie sur **Remettre le dé de la réserve dans le sac**.
guide-take-2 = Deux de tes trois nouveaux dés montrent un 2. Les cases blanches de la ligne 2 sont pleines, mais elle a des cases vertes. Choisis **2** en haut de la réserve, regarde ta fiche, puis confirme.
guide-take-2-hint = Il y aurait de la place, mais voyons les cases vertes. Choisis **2** en haut de la réserve.
guide-green = Une croix et un 4 dans les cases vertes. Seuls les chiffres les remplissent, quand les cases blanches à leur gauche sont pleines. Elles rapportent comme les autres, mais la partie peut finir sans elles.

## Les deux dernières manches

guide-near-end = La fin approche : tu as 88 points, le bot 100. Il te reste deux cases blanches, toutes deux orange. Quand elles seront pleines, la partie se terminera à la fin de la manche.
guide-last-star = Avant cela, il y a mieux à faire. Il manque une étoile à la ligne 4, et la réserve en a une. Prends l’**étoile**.
guide-last-star-hint = La ligne 4 compte encore 0, car il lui manque une étoile. Choisis l’**étoile** en haut de la réserve.
guide-tick-4 = Utilise-la : choisis les cases jaunes de la **ligne 4**, puis confirme.
guide-tick-4-hint = Une seule case cochée sur une autre ligne la ferait compter 0. Choisis les cases jaunes de la ligne 4.
guide-row-4 = La ligne 4 passe de 0 à 42 : ses quatre cases sont cochées, donc sa somme, 21, compte double.
guide-bot-three = Le bot a pioché un dé, un 3 bleu, et l’a inscrit dans une case verte. Il a laissé le 4 orange dans la réserve.
guide-draw-again = Il te faut deux dés orange, et la réserve en a un. Le sac montre ce qu’on peut encore piocher : 4 de ses 12 dés sont orange. Appuie sur **Piocher 2 dés**.
guide-draw-again-hint = Il te manque un dé orange, et deux dés ont plus de chances d’en donner un qu’un seul. Appuie sur **Piocher 2 dés**.
guide-take-orange = Voilà un 5 orange. Choisis **Orange** à gauche de la réserve : deux dés pour tes deux cases vides.
guide-take-orange-hint = Il te resterait des cases blanches vides. Choisis **Orange** à gauche de la réserve.
guide-trigger = Ta dernière case blanche est remplie : c’est la dernière manche. Tu as commencé la partie, donc le bot joue encore une fois : tout le monde joue le même nombre de tours.
guide-no-room = Trois 6, et le bot n’a pas de place pour eux : la ligne 6 n’a plus qu’une case vide, et les colonnes noire, violette et bleue sont pleines. Quand rien ne rentre, on doit prendre un malus.
guide-malus = Le bot a pris le 6 bleu en malus et perd 6 points. Un malus met aussi fin à la partie : garde donc de la place sur ta fiche.

## La fin

guide-count = Passons au décompte. Les lignes 2, 3 et 4 ont toutes leurs cases jaunes cochées et comptent double. Les lignes 5 et 6 n’en ont aucune et comptent une fois. Total : 18 + 36 + 42 + 16 + 27 = 139 points.
guide-recap = Tu gagnes 139 à 97. Ce qui rapporte : plusieurs dés à la fois, et des étoiles qui doublent une ligne. Termine chaque ligne que tu commences à cocher. La partie s’arrête à la dernière case blanche d’un joueur, ou à un malus.
