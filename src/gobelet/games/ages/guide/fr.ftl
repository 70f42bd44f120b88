### La partie guidée de Roll Through the Ages en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Manche 1

guide-goal = À la fin, le meilleur score gagne. Les développements, que tu achètes, rapportent des points : c’est le nombre tout à droite.
guide-finish = Les monuments, que tu construis, en rapportent aussi. La dernière manche est celle où quelqu’un achète son 5e développement, ou celle où le dernier monument est construit.
guide-dice = Tu lances un dé par cité. Tu as 3 cités, donc 3 dés. Ils montrent 3 ouvriers, 3 nourritures et 7 pièces.
guide-reroll = Tu peux relancer des dés, deux fois au plus. Tes 7 pièces ne servent à rien : tout coûte au moins 10, et elles ne se gardent pas. Coche ce dé et appuie sur **Relancer 1 dé**.
guide-reroll-hint = Garde les ouvriers et la nourriture : tu as besoin des deux. Coche seulement le dé « 7 pièces », puis appuie sur **Relancer 1 dé**.
guide-skull = Un crâne : ce dé est bloqué, tu ne peux plus le relancer. Il donne quand même 2 ressources, et un seul crâne est sans danger. À partir de deux, c’est une catastrophe.
guide-stop = Tu pourrais relancer encore une fois les deux autres dés. Mais 3 ouvriers et 3 nourritures, c’est juste ce qu’il te faut : appuie sur **S’arrêter là**.
guide-stop-hint = En relançant, tu risques d’autres crânes. Appuie sur **S’arrêter là**.
guide-food = Tu avais 3 nourritures, tu en as reçu 3. Puis chacune de tes 3 cités en a mangé 1 : il en reste 3. Chaque cité sans nourriture te coûterait 1 point.
guide-goods = Le dé « crâne » a donné 2 ressources. Elles arrivent toujours de bas en haut : d’abord du bois, puis de la pierre, et ainsi de suite. Elles te serviront à payer.
guide-city = Chaque ouvrier coche une case. Coche les 3 cases de la 4e cité et appuie sur **Placer 3 ouvriers**. Dès ton prochain tour, tu lanceras 4 dés.
guide-city-hint = Les monuments peuvent attendre : une cité donne un dé de plus à chaque tour. Coche les 3 cases de la 4e cité.
guide-bot-buys = Le bot a obtenu 14 pièces et 1 ressource, et acheté Agriculture pour 15. Cela fait 3 points. Mais ses cités ont mangé toute sa nourriture.

## Manche 2

guide-keep-all = À toi, avec 4 dés : 7 pièces, 3 ouvriers, 1 ressource et un dé au choix. Tout te sert : appuie sur **S’arrêter là**.
guide-keep-all-hint = Cette fois, tous tes dés te servent tels quels. Appuie sur **S’arrêter là**.
guide-choose = Ce dé donne 2 nourritures ou 2 ouvriers. Tu as 3 nourritures, mais 4 cités. Appuie sur **2 unités de nourriture**.
guide-choose-hint = Avec 2 ouvriers, une cité aurait faim et tu perdrais 1 point. Appuie sur **2 unités de nourriture**.
guide-begin = Envoie tes 3 ouvriers sur la 5e cité : coche 3 de ses cases. Elle en a 4, mais les cases restent cochées : il suffira d’1 ouvrier à un autre tour pour la terminer.
guide-begin-hint = D’abord la cité suivante : elle te donnera un 5e dé. Coche 3 cases de la 5e cité.
guide-stacks = Regarde les nombres sous ton bois. 1 bois vaut 1 pièce, 2 en valent 3, 3 en valent 6. Chaque bois ajoute plus que le précédent : mieux vaut en accumuler.
guide-buy = Irrigation coûte 10 : tes 7 pièces et tes 2 bois, qui en valent 3. Coche Irrigation et appuie sur **Acheter Irrigation**. Elle rapporte 2 points et te protège de la Sécheresse.
guide-buy-hint = Les pièces non dépensées sont perdues. Et Irrigation va bientôt te servir : coche-la, puis appuie sur **Acheter Irrigation**.
guide-famine = Le bot n’avait plus de nourriture et n’en a pas obtenu. Famine : ses 3 cités ont faim, il perd 3 points.
guide-first = Mais il a construit sa 4e cité et la Pyramide à Degrés. Le premier à construire un monument marque le plus élevé des deux nombres, ici 1 ; les suivants le plus faible, ici 0. C’est une course.

## Manche 6

guide-drought = Passons à la manche 6. Tu as 6 cités, donc 6 dés. Deux crânes, c’est la Sécheresse : 2 points perdus. Mais Irrigation te protège.
guide-third-skull = Un troisième crâne t’aiderait même : avec la Peste, ce sont les autres qui perdent 3 points. Coche le dé « 1 ressource » et appuie sur **Relancer 1 dé**.
guide-third-skull-hint = Tu as besoin des ouvriers, de la nourriture et des pièces. Coche seulement le dé « 1 ressource ».
guide-stop-in-time = Trois crânes : la Peste. Au quatrième, ce serait l’Invasion : tu perdrais 4 points. Au cinquième, la Révolte : toutes tes ressources. Appuie sur **S’arrêter là**.
guide-stop-in-time-hint = Un crâne de plus te coûterait 4 points. Appuie sur **S’arrêter là**.
guide-pestilence = Le bot a perdu 3 points. Et tes crânes t’ont donné 6 ressources : une sur chaque rangée, puis de nouveau du bois.
guide-obelisk = L’Obélisque rapporte 6 points au premier, 3 aux suivants. Le bot a coché 7 cases sur 9, mais tu peux finir maintenant : coche les 3 dernières et appuie sur **Placer 3 ouvriers**.
guide-obelisk-hint = Si le bot finit avant toi, l’Obélisque te rapporte 3 points au lieu de 6. Coche ses 3 dernières cases.
guide-religion = Religion coûte 20 et rapporte 6 points. Coche-la : 7 pièces, 2 poteries (9) et 1 vêtement (4) font tout juste 20. Dans tes parties, tu pourras cocher d’autres ressources. Appuie sur **Acheter Religion**.
guide-religion-hint = Aucun autre développement ne rapporte autant pour 20. Et garde le bois et la pierre : plus une pile est grande, plus elle prend de la valeur. Coche seulement Religion.
guide-discard = À la fin du tour, tu ne gardes que 6 ressources, et tu en as 7. Coche 1 bois et appuie sur **Défausser 1 bois** : la pile ne vaudra plus que 3 au lieu de 6. Toute autre ressource te ferait perdre plus.
guide-discard-hint = 1 bois de moins te fait perdre 3. Une pierre te ferait perdre 6, le fer de lance 5. Coche 1 bois.
guide-second = Le bot a construit l’Obélisque à son tour : 3 points au lieu de 6. Il a commencé la Grande Muraille et acheté Médecine, qui le protège de la Peste.

## Manche 9

guide-near-end = Passons à la manche 9. Tu as maintenant 4 développements, et le 5e termine la partie. L’un d’eux est Caravanes : tu gardes toutes tes ressources.
guide-last-reroll = Architecture coûte 50. Tes ressources valent 36, il te faut donc 14 pièces : un dé « pièces » de plus. Coche le dé « 1 ressource » et appuie sur **Relancer 1 dé**. C’est ta dernière relance.
guide-last-reroll-hint = Tu as besoin de la nourriture, des ouvriers et des pièces. Coche seulement le dé « 1 ressource ».
guide-gardens = Voilà tes 14 pièces. D’abord les ouvriers : avec tes 6, tu finis les Jardins Suspendus avant le bot, pour 8 points. Coche les 6 dernières cases et appuie sur **Placer 6 ouvriers**.
guide-gardens-hint = Les Jardins Suspendus rapportent le plus en ce moment, et il ne manque que 2 cases au bot. Coche les 6.
guide-architecture = Coche Architecture : 14 pièces, 3 pierres (12) et 3 vêtements (24) font 50. Elle rapporte 8 points, et 1 de plus pour chacun de tes 2 monuments. Appuie sur **Acheter Architecture**.
guide-architecture-hint = De tout ce que tu peux acheter, c’est Architecture qui rapporte le plus. Coche-la, puis appuie sur **Acheter Architecture**.
guide-last-round = Ton 5e développement : c’est la dernière manche. Le bot joue encore son tour, pour que vous ayez joué autant de tours.
guide-bot-last = Dernier tour du bot : il a achevé lui aussi les Jardins Suspendus, mais en second, donc pour moins de points. Il a coché une case du Cercle de Pierres et acheté Maçonnerie.
guide-count = Ton score : 23 points de développements, 14 de monuments et 2 de bonus grâce à Architecture, moins 2 points perdus : 37. Le Cercle de Pierres, inachevé, ne rapporte rien.
guide-recap = Tu as fini les Jardins Suspendus avant le bot : c’est ce qui a fait la différence. À retenir : vite de nouvelles cités, de quoi les nourrir, de grandes piles de ressources, les monuments avant les autres, et pas trop de crânes.
