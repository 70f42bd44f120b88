### La partie guidée du cochon en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

guide-goal = Le premier qui atteint 50 points gagne. La barre à côté de ton nom montre où tu en es.
guide-turn = C’est ton tour. Ton premier lancer donne 5 : tu as 5 points, mais seulement pour ce tour. Ils ne sont pas encore acquis.
guide-roll = Appuie sur **Relancer**.
guide-roll-hint = Tu pourrais t’arrêter là, mais 5 points, c’est peu. Appuie sur **Relancer**.
guide-total = Un 6 : cela fait 11 pour ce tour. Tout lancer de 2 à 6 s’y ajoute. Un 1 fait tout perdre et termine ton tour.
guide-hold = 11 points valent la peine d’être gardés. Appuie sur **S’arrêter** : ils sont à toi, et personne ne peut te les prendre.
guide-one = Le bot a fait 4, a relancé et fait 1 : il ne marque rien. Tes 11 points, eux, sont acquis.
guide-later = C’est de nouveau à toi. Regardons maintenant la fin d’une partie.
guide-win = Tu as 35 points, et 12 ce tour-ci : 47. Le bot en a 41 et peut gagner au tour suivant. Prends le risque et appuie sur **Relancer**.
guide-recap = Un 3 : tu atteins 50 points et tu gagnes aussitôt. À retenir : chaque lancer rapporte des points, un 1 les fait tous perdre, alors arrête-toi à temps.
