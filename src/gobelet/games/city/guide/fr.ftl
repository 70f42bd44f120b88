### La partie guidée de Dice City en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Manche 1 : utiliser, déplacer, passer, construire

guide-goal = Le but : finir avec le plus de points. Tu en gagnes en construisant des cartes, en chargeant des navires et en attaquant. La partie se termine quand les bandits, les navires ou les cartes sont épuisés, ou quand quelqu’un remplit deux rangées de sa cité.
guide-city = Voici ta cité : cinq rangées de six cases, et un dé par rangée. Les dés sont lancés : chacun est dans la colonne qu’il indique. La case sous un dé est ce qu’il peut faire pour toi.
guide-forest = Chaque dé agit une fois par tour. Le blanc est sur une Forêt, qui donne 1 bois. Choisis le dé blanc, puis utilise la Forêt.
guide-forest-hint = L’ordre des dés est libre, mais commençons par celui-là. Choisis le dé blanc, puis **gagne 1 bois**.
guide-house = Le bois est dans ton stock. Le dé bleu est sur une Petite maison : 1 point. Utilise-la.
guide-house-hint = Ce sont les points qui font gagner : prends celui-là. Choisis le dé bleu, puis **gagne 1 point**.
guide-want = Tu veux maintenant un Entrepôt : il coûte 1 bois et 1 pierre. Le dé noir est sur une Forêt, mais à côté d’une Montagne, qui donne de la pierre.
guide-move = Au lieu d’utiliser sa case, un dé peut en déplacer un autre d’une case. Le rouge n’a rien de mieux à faire : choisis-le, puis **déplacer un autre dé**.
guide-move-hint = Ici, le dé rouge donne 1 de force, ce qui ne suffit à battre personne. Choisis-le, puis **déplacer un autre dé**.
guide-move-black = Déplace le dé noir à droite, sur la Montagne.
guide-move-black-hint = Il te faut une pierre. La Montagne à droite du dé noir en donne une.
guide-mountain = Le dé rouge est utilisé. Utilise maintenant la Montagne avec le dé noir : 1 pierre.
guide-pass = Le dernier dé est sur une Milice : 1 de force. Contre les bandits les plus faibles, il en faut 3. Choisis-le donc, puis **passer** : tu gagnes un sablier, et deux sabliers te serviront plus tard.
guide-pass-hint = Cette force serait perdue, et la carte que tu veux est déjà à l’affichage. Choisis le dé jaune, puis **passer et gagner un sablier**.
guide-build = Après les dés, on construit. L’Entrepôt vaut 1 point, et un dé posé dessus change 1 ressource en 3. Construis-le.
guide-build-hint = Ton bois et ta pierre suffisent tout juste pour l’Entrepôt. Choisis-le parmi les cartes à construire.
guide-place = Une carte se pose sur n’importe quelle case, et ce qu’elle recouvre ne sert plus jamais. Pose-la sur la Milice en colonne 5 de la rangée jaune : tu en as cinq autres.
guide-place-hint = C’est permis, mais une Milice te manquera moins. Choisis jaune 5.
guide-rolled = Ton tour est fini. Tes dés sont aussitôt relancés : tu peux réfléchir pendant que les autres jouent.

## Manche 2 : la force, les bandits, une carte d’une pile sur un emplacement plus faible

guide-bot = Le bot a construit un Bazar. Il garde 1 pierre et 1 fer : à la fin d’un tour, on garde 1 ressource de chaque sorte et on perd le reste. Les sabliers ne se perdent jamais.
guide-militia = À toi. Cette fois, tu peux battre des bandits : 3 de force suffisent, et chaque Milice en donne 1. Utilise celle du dé jaune.
guide-militia-hint = D’abord la force : il en faut 3 contre les bandits. Utilise la Milice sous le dé indiqué.
guide-traveller = Le dé rouge est sur un Voyageur : il est relancé et reste disponible. Utilise le Voyageur en espérant une Milice.
guide-traveller-hint = Relancer ne coûte rien. Choisis le dé rouge, puis **relance ce dé**.
guide-militia-two = Une Milice. Utilise-la : la force s’additionne, mais elle ne dure que ce tour.
guide-militia-three = Utilise la troisième Milice avec le dé bleu.
guide-cave = 3 de force. Il reste deux dés : utilise la Grotte avec le blanc pour gagner 1 fer.
guide-cave-two = Une fois par tour, un dé peut aussi remplacer quatre cartes de l’affichage. Mais un deuxième fer vaut mieux pour l’instant : utilise l’autre Grotte.
guide-cave-two-hint = Deux fers paient une carte, un seul non. Choisis le dé noir, puis **gagne 1 fer**.
guide-bandits = Entre les dés et la construction, on attaque. Avec 3 de force, tu peux désactiver le Bazar du bot pour 1 point, ou battre des bandits pour 2. Attaque les bandits de défense 3.
guide-bandits-hint = Cela rapporte moins. Les bandits de défense 3 valent 2 points.
guide-army = De tes deux fers, tu n’en garderais qu’un : dépense-les. Une carte des quatre piles coûte deux ressources d’une même sorte. Construis une Armée régulière : 1 point.
guide-army-hint = Une Mine coûte autant, mais ne vaut aucun point. Choisis l’Armée régulière.
guide-army-place = Elle donne 2 de force. Pose-la sur la Milice en colonne 2 de la rangée jaune, qui en donnait 1 : la même case, en mieux.
guide-army-place-hint = Recouvre ce qui fait la même chose en moins bien : la Milice en jaune 2.

## Manche 8 : réactiver, les sabliers, attaquer une autre cité, ce qui se garde

guide-later = Manche 8 : les deux cités ont grandi. Sur une carte, le bouclier indique sa défense et l’étoile ses points. Deux de tes dés sont déjà utilisés : tu as 2 de force.
guide-reactivate = Le dé rouge est sur une Catapulte : 3 de force, mais chaque usage la désactive (⊘). Un autre dé peut la réactiver : choisis le blanc, puis **réactiver un emplacement**.
guide-reactivate-hint = 3 de force valent mieux qu’une deuxième pierre. Choisis le dé blanc, puis **réactiver un emplacement**.
guide-reactivate-catapult = Choisis la Catapulte.
guide-catapult = Utilise-la maintenant avec le dé rouge. Elle sera de nouveau désactivée.
guide-militia-again = 5 de force. Utilise la Milice avec le dé bleu pour en avoir 6.
guide-spend = Deux sabliers donnent 1 ressource ou 1 de force, ou font relancer un dé à chaque adversaire. Choisis les tiens et dépense-les pour **1 de force**.
guide-spend-hint = Avec 7 de force, tu pourras attaquer deux fois. Choisis les sabliers, puis **1 de force**.
guide-attack = Contre une carte d’une autre cité, tu dépenses autant que sa défense. Tu gagnes ses points, et elle est désactivée. Attaque l’Hôtel des monnaies du bot : 5 de force pour 3 points.
guide-attack-hint = L’Hôtel des monnaies rapporte le plus : 3 points, et le bot devra dépenser un dé pour s’en resservir.
guide-steal = Il reste 2 de force : c’est le prix d’une ressource dans le stock d’un autre joueur. Prends le bois du bot.
guide-steal-hint = La Carrière et la Mine du bot ne valent aucun point. Prends le bois : il te manque.
guide-keep = Tu pourrais construire l’Église. Mais le plus petit navire prend 2 ressources de chaque sorte, et tu peux en garder une de chaque : garde ces trois-là. Choisis **{ do-done-build }**.
guide-keep-hint = L’Église vaut 2 points, un navire au moins 5. Choisis **{ do-done-build }**.

## Manche 14 : un navire, la dernière case d’une rangée, la fin

guide-ends = Manche 14. La partie se termine quand tous les bandits sont battus, quand deux piles de navires sont vides, quand la pioche est vide, ou quand un joueur qui a deux rangées pleines y met fin.
guide-rows = Seules comptent les rangées pleines de cartes actives. Ta rangée noire est pleine. À la blanche, il manque une carte : pose-la, et c’est toi qui décides.
guide-manor = Ton dernier dé est sur le Manoir, qui donne 2 points chaque fois. Utilise-le.
guide-ship = Tu as beaucoup de ressources, et les navires les changent en points. Charge celui qui en prend 3 de chaque sorte : 10 points.
guide-ship-hint = Tu as 3 ressources de chaque sorte. Choisis le navire à 10 points.
guide-last-card = Il reste 2 bois, et tu n’en garderais qu’un. Construis la Salle des fêtes : 1 point, et une carte pour ta rangée blanche.
guide-last-card-hint = Un Moulin à bois coûte autant, mais ne vaut aucun point. Choisis la Salle des fêtes.
guide-gap = Pose-la sur la Forêt de la rangée blanche. Évite de couvrir tes cartes : une carte recouverte est perdue, avec ses points.
guide-gap-hint = Regarde la rangée blanche : seule la case blanc 4 n’a pas encore de carte.
guide-finish = Les deux rangées sont pleines, sans carte désactivée, et tu mènes 57 à 47. Choisis **{ do-end }**.
guide-finish-hint = Tu mènes, et le bot pourrait te rattraper. Choisis **{ do-end }**.
guide-last-turn = On finit toujours la manche : le bot a joué un dernier tour. Il a attaqué ton Manoir pour 2 points et construit une Armée régulière. Tu n’en perds aucun : les cartes désactivées comptent aussi.
guide-recap = Tu gagnes 57 à 53. On compte les points, les bandits, les navires et toutes les cartes de la cité. Pour ta prochaine partie : construis tôt, tes dés feront plus. Dépense ce que tu ne peux pas garder. Et surveille qui peut mettre fin à la partie.
