### La partie guidée de Dicetopia en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Ce qui fait gagner

guide-goal = Le meilleur score après six manches gagne. Les points viennent de trois choses : les **dés** de ta carte, les **quartiers** que tu contrôles et tes **missions**.
guide-city = La cité a six quartiers. Chacun a trois dés et une action bien à lui, écrite sous son nom. Tu vas les essayer tous les six.
guide-card = Ta carte de faction porte six agents. À chaque tour, l’agent le plus à gauche part dans la cité et un dé prend sa place. À la fin, tes six dés valent ce qu’ils montrent.
guide-missions = Les missions sont des objectifs secrets qui rapportent des points à la fin. Beaucoup demandent des dés d’une couleur : c’est à cela que servent les couleurs. On en reçoit trois et on en garde deux.
guide-keep = Un agent dans chaque quartier suffit pour **Des yeux partout**, et **Archives** récompense les dés violets. Rends **Triplés**, qui est difficile : choisis-la, puis appuie sur le bouton.
guide-keep-hint = Garde celle-là, elle te servira. Trois dés identiques, c’est le plus difficile de ces objectifs : rends **Triplés**.

## Manche 1

guide-gugu = C’est toi qui commences ; ensuite, chacun joue à son tour. Archives demande des dés violets : choisis le 2 violet de **The GUGU Airforce**, puis appuie sur le bouton. Il est faible, mais l’action de GUGU peut y remédier.
guide-gugu-hint = Ce serait possible aussi. Mais commence par le 2 violet de **The GUGU Airforce** : l’action du quartier peut l’améliorer.
guide-reroll = Ton agent est placé. Vient l’action de son quartier ; si elle est possible, elle est obligatoire. **GUGU relance un dé au choix**, dans la cité ou sur une carte. Choisis le 2 violet de ta carte : il a de bonnes chances de monter.
guide-reroll-hint = On peut relancer n’importe quel dé, mais ton 2 violet ne compte que pour toi. Choisis-le sur ta carte.
guide-control = C’est maintenant un 5. Et tu contrôles GUGU, car tu y as le plus d’agents. À la fin, le contrôle rapporte 5 points, plus les dés encore sur place : 5 + 3 + 4 = 12.
guide-tie = Le bot a pris le 4 turquoise de GUGU et l’a relancé : un 6. Un agent chacun, c’est une égalité : on partage les 5 + 3 points, 4 chacun, en arrondissant au-dessus s’il le faut.

## Manche 2

guide-bank = Manche 2 : rien n’est remis dans la cité entre les manches. Prends le 2 blanc de l’**Observatory Bank**. Pourquoi un dé si faible ? Les deux 5 que tu laisses comptent pour celui qui contrôle la Banque.
guide-bank-hint = Prends le 2 blanc de l’**Observatory Bank**. Les 5 qui y restent valent 10 points tant que tu la contrôles.
guide-bank-swap = **La Banque échange un dé de la cité avec un dé d’une carte.** Choisis le 6 violet de Waste Management et ton 2 blanc, puis appuie sur le bouton : 4 points de plus, et 3 de plus pour Archives.
guide-bank-swap-hint = Choisis le 6 violet de **Waste Management** et ton 2 blanc. Les autres 6 ne sont pas violets : ils ne rapportent rien pour Archives.
guide-state = Chaque mission montre ce qu’elle rapporterait maintenant. Archives : deux dés violets, 6 points. Des yeux partout : rien pour l’instant. Seule la fin de la partie compte.
guide-stolen = Le bot est allé au Nethal Syndicate. **Nethal échange deux dés posés sur des cartes** : le bot t’a donné son 2 turquoise et a pris ton 6 violet. Une action peut toucher les dés de tout le monde.

## Manche 3

guide-nethal = Manche 3 : tu peux en faire autant. Prends le 5 blanc du **Nethal Syndicate**. Avec ton agent, le bot n’y a plus le contrôle : c’est une égalité.
guide-nethal-hint = Pour récupérer ton 6, il te faut l’action du **Nethal Syndicate**. Prends le 5 blanc, son dé le plus fort.
guide-nethal-swap = Échange maintenant deux dés posés sur des cartes : choisis ton 2 turquoise et le 6 violet sur la carte du bot. Son 6 turquoise vaut autant, mais Archives demande du violet.
guide-nethal-swap-hint = Choisis ton 2 turquoise et le 6 violet de la carte du bot : cela te fait 4 points de plus, et 3 de plus pour Archives.
guide-secret = Tu as récupéré ton 6. Le bot est allé à l’Agence (The Agency) : il a pioché une mission et en a remis une. Tu n’en vois que le dos : elles restent secrètes jusqu’à la fin.

## Manche 4

guide-twilight = Manche 4 : l’Agence rapporte 15 points au bot, car lui seul y a un agent. L’action du **Twilight Congress** peut y changer quelque chose. Pour y aller, prends son 6 turquoise.
guide-twilight-hint = Seule l’action du **Twilight Congress** peut enlever un dé à l’Agence et te l’amener. Prends le 6 turquoise, son dé le plus fort.
guide-twilight-swap = **Twilight échange deux dés de quartiers différents.** Choisis le 1 turquoise du Twilight Congress, que tu contrôles maintenant, et le 6 blanc de l’Agence. Le bouton montre l’effet : +5 pour toi, −5 pour le bot.
guide-twilight-swap-hint = Amène le 6 dans ton quartier : choisis le 1 turquoise du **Twilight Congress** et le 6 blanc de l’Agence (**The Agency**).
guide-majority = Le bot a pris le 3 blanc de GUGU et relancé son 2 turquoise : un 4. Deux agents contre un : c’est lui qui contrôle GUGU, et tu n’y gagnes plus rien. Comme il n’y a plus de dé, plus personne ne peut y aller.

## Manche 5

guide-waste = Manche 5 : au Nethal Syndicate, tu es à égalité avec le bot. Éloigne son agent. Pour cela, prends le 5 blanc de **Waste Management**.
guide-waste-hint = Seul **Waste Management** déplace les agents, et celui du bot doit quitter le Nethal Syndicate. Prends le 5 blanc, son dé le plus fort.
guide-waste-swap = **Waste Management échange un agent avec un dé d’un autre quartier.** Choisis l’agent du bot au Nethal Syndicate et le 4 violet de l’Agence. L’Agence, le bot la contrôle de toute façon.
guide-waste-swap-hint = Déplace l’agent du bot, pas le tien : Des yeux partout en veut un à toi dans chaque quartier. Choisis l’agent du bot au **Nethal Syndicate** et le 4 violet de l’Agence (**The Agency**).
guide-alone = Plus d’égalité : tu contrôles le Nethal Syndicate, avec deux 4 : 5 + 4 + 4 = 13. À l’Agence, un deuxième agent n’apporte rien au bot, et le 4 n’y est plus.
guide-last = Le bot a pris le 5 turquoise de la Banque : égalité là-bas. Avec l’action de la Banque, il a échangé le 3 blanc de sa carte contre le 6 de ton Twilight Congress.

## Manche 6

guide-agency = Manche 6, la dernière : il te reste un agent. Pour Des yeux partout, il ne manque que l’Agence (**The Agency**). Son dernier dé n’est qu’un 1, mais la mission rapporte 15 points : prends-le.
guide-agency-hint = Un dé plus fort, mais moins de points : Des yeux partout en rapporte 15. Prends le 1 turquoise de l’Agence (**The Agency**).
guide-agency-return = **À l’Agence, on pioche une mission, puis on en remet une.** Tu as pioché **Équilibre parfait** : deux dés de chaque couleur. Tu les as : 12 points. Archives n’en rapporte que 6 : remets **Archives**.
guide-agency-return-hint = Celle-là rapporte plus. Archives rapporte 6 points, le moins des trois : remets **Archives**.
guide-six = Tu les as tous essayés. Trois échangent des dés : Nethal sur les cartes, la Banque entre cité et carte, Twilight entre quartiers. Waste Management déplace un agent, GUGU relance, l’Agence change une mission.
guide-shakra = Dernier tour du bot. Il a pris le 3 blanc du Twilight Congress : égalité là-bas. Puis, avec l’action de Twilight, il a échangé ton 4 blanc du Nethal Syndicate avec le 2 violet du Twilight Congress.
guide-powers = Et il a utilisé sa capacité, une fois par partie : il a retiré ton 4 violet du Nethal Syndicate, qui ne vaut plus que 7. Il y a dix factions, chacune avec sa capacité, écrite sur sa carte.
guide-bingmai = Ta capacité à toi sert à la fin : tu décides qui contrôle un quartier à égalité. Choisis l’**Observatory Bank** et attribue-la-toi : les 10 points au lieu de 5.
guide-bingmai-hint = Il y a deux égalités : la Banque vaut 10, le Twilight Congress 9. Choisis l’**Observatory Bank** et attribue-la-toi.

## La fin

guide-rival = Toutes les cartes sont pleines : la partie est finie et on dévoile les missions. Celles du bot : 3 points par dé turquoise, 10 pour contrôler GUGU sans égalité. D’où ses dés turquoise et ses deux agents chez GUGU.
guide-count-districts = Comptons. Tes quartiers : 7 + 10 + 5 + 8 = 30. Le Twilight Congress est toujours à égalité : on partage ses 9 points, 5 chacun, en arrondissant au-dessus.
guide-count = Les dés de ta carte : 28. Tes missions : 12 + 15 = 27. Avec les 30 de tes quartiers, 85 points ; le bot en a 66.
guide-recap = Dés, quartiers, missions : chacun t’a rapporté environ un tiers. Alors prends des dés forts, sois majoritaire là où il reste de bons dés, et joue pour tes missions dès le début. À score égal, celui qui contrôle le plus de quartiers sans égalité gagne.
guide-won = Tu gagnes ta première partie, 85 à 66. Retiens ce qui compte : les dés de ta carte, les quartiers que tu contrôles, tes missions.
