### Les pages en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Partout

page-headline = Quatre jeux de dés à jouer en ligne
page-lead = Roll Through the Ages, Dice Stars, Dice City et Dicetopia : en solo, contre des bots ou entre amis, dans ton navigateur.
page-skip = Aller au contenu
page-look = Langue et thème
page-theme-light = Thème clair
page-theme-dark = Thème sombre
page-theme-system = Thème du système
page-home = Accueil
page-error = Une erreur s’est produite
page-guest = Invité
page-you = toi

## Accueil

page-games = Jeux
page-mine = Tes tables
page-your-turn = à toi de jouer
page-waiting-to-begin = pas encore commencée
page-players = { $players } joueurs
page-minutes = { $minutes } minutes
page-play-now = Jouer
page-play-now-means = « Jouer » lance tout de suite une partie contre un bot. Pour jouer avec des amis, crée une table.
page-learn = Apprendre
page-learn-on = Reprendre la leçon
page-set-up = Créer une table
page-rules = Règles
page-open-tables = Tables ouvertes
page-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
page-finished = Tes parties terminées
page-all-finished = Toutes tes parties et tes records
page-best-alone = Tes records en solo
page-none-finished = Tu n’as pas encore terminé de partie sur cet appareil.
page-older = Parties plus anciennes
page-played-with = avec { $names }
page-option-chosen = { $option } : { $value }
page-running-tables = Parties à regarder
page-no-open-tables = Aucune table n’attend de joueurs pour l’instant. Crée une table publique : elle apparaîtra ici.

## Une nouvelle table

page-new-title = Nouvelle table : { $game }
page-your-name = Ton nom
page-their-name = nom du joueur
page-seats = Places
page-seat-number = Place { $number }
page-name-of-seat = Nom du joueur à la place { $number }
page-seat-me = Moi
page-seat-nobody = Vide
page-seat-friend = Inviter un ami par lien
page-seat-here = Un autre joueur sur cet appareil
page-seat-free = Place libre
page-order = Ordre de jeu aléatoire
page-seats-help = Chaque ami reçoit un lien et joue sur son propre appareil.
page-seats-help-alone = Pour jouer en solo, laisse les autres places vides.
page-level-random = Bot aléatoire
page-level-easy = Bot facile
page-level-normal = Bot normal
page-level-hard = Bot difficile
page-level-expert = Bot expert
page-options = Options
page-table = Table
page-visibility = Qui peut rejoindre la table
page-visibility-link = Les personnes qui ont le lien
page-visibility-public = Tout le monde (table visible sur l’accueil)
page-real-dice = Jouer avec de vrais dés
page-real-dice-help = Lance tes propres dés et indique les résultats ; la page s’occupe du reste.
page-hints = Conseils du bot autorisés entre humains
page-hints-help = Contre des bots ou en solo, tu peux toujours demander un conseil.
page-create-table = Créer la table
page-error-players = { $game } se joue de { $least } à { $most } joueurs, mais { $count ->
    [one] une seule place est occupée
   *[other] { $count } places sont occupées
 }. Modifie les places, puis réessaie.
page-error-name = Ce nom n’est pas valide. Il doit tenir sur une ligne et faire { $most } caractères au plus.
page-lobby-open = La partie pourra commencer quand toutes les places seront prises.
page-lobby-full = Toutes les places sont prises.
page-lobby-closed = Cette table a été fermée.
page-invite = Lien d’invitation pour cette place
page-copy = Copier
page-copied = Copié
page-qr = Code QR
page-share = Partager
page-only-here = Seul cet ordinateur peut ouvrir { $links ->
    [one] ce lien
   *[other] ces liens
 }. Pour inviter des téléphones de ton réseau local, relance Gobelet avec « gobelet serve --lan ».
page-no-network = Seul cet ordinateur peut ouvrir { $links ->
    [one] ce lien
   *[other] ces liens
 }, car il n’est connecté à aucun réseau.
page-relink = Créer un nouveau lien
page-seed = Ta graine pour les dés (facultatif)
page-seed-help = Écris ce que tu veux : ce texte sert à calculer chaque lancer. Ainsi, personne ne peut prévoir les dés, pas même le serveur.
page-start = Lancer la partie
page-start-waits = En attente de joueurs
page-wait-for-host = L’hôte doit encore lancer la partie.
page-join-table = Rejoindre la table
page-invites = { $count ->
    [one] { $names } t’invite à jouer à { $game }
   *[other] { $names } t’invitent à jouer à { $game }
 }
page-invites-nobody = On t’invite à jouer à { $game }
page-invites-how = { $invitation } : entre ton nom et joue dans ton navigateur, sur téléphone ou sur ordinateur.
page-invited = Une place t’est réservée à cette table.
page-take-over = Avec ce lien, tu continues la partie sous le nom « { $name } ».
page-cancel-table = Fermer la table
page-leave-seat = Quitter la table

## La table

page-sheet = À faire maintenant
page-pull = Montrer ou cacher les choix
page-to-move = en train de jouer
page-note-away = a quitté la table
page-note-stand-in = un bot joue à sa place
page-note-resigned = a abandonné
page-note-quicker = niveau difficile pour l’instant
page-pick = Choisis un élément en surbrillance sur le plateau.
page-left = Il te reste :
page-sure = Le faire quand même
page-undo = Annuler
page-hint = Conseil
page-goal = Comment gagner
page-goal-read = J’ai compris
page-close = Fermer
page-hint-title = Ce que jouerait le meilleur bot
page-hint-also = Dans n’importe quel ordre avec : { $moves }
page-hint-do = Jouer ce coup
page-hint-others = Autres coups
page-type-dice = Indique le résultat.
page-hand-over = Passe l’appareil à { $name }.
page-i-am = Je suis { $name } : montrer mon jeu
page-waiting-for = C’est à { $name } de jouer.
page-waiting-away = { $name } a quitté la table. Un bot va jouer à sa place.
page-plays = { $name } joue.
page-nothing-yet = Rien ne s’est encore passé.
page-waiting-since = depuis
page-skip-ahead = Passer l’animation
page-happened = Ce qui s’est passé
page-rules-here = Les règles qui s’appliquent
page-all-rules = Règles complètes
page-scores = Feuille de score
page-scores-now = Scores si la partie s’arrêtait maintenant.
page-total = Total
page-place = Classement
page-log = Journal
page-talk = Discussion
page-news = Nouveau message
page-say = Écrire un message
page-send = Envoyer
page-more = Plus
page-forced = Jouer automatiquement les coups forcés
page-sound = Son
page-speed = Vitesse des tours des autres
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-once = Tout d’un coup
page-come-back = Revenir dans la partie
page-leave = Quitter la table
page-resign = Abandonner
page-resign-sure = Tu finiras à la dernière place, et un bot terminera la partie pour toi. C’est définitif.
page-resign-yes = Oui, j’abandonne
page-commitment = Empreinte du secret du serveur
page-own-link = Continuer sur un autre appareil
page-own-link-help = Toute personne qui ouvre ce lien peut jouer à ta place : garde-le pour toi.
page-lost = Connexion perdue. Reconnexion…
page-told-joined = { $name } rejoint la table
page-told-left = { $name } quitte la table
page-told-returned = { $name } est de retour
page-told-stood-in = Un bot remplace { $name }
page-told-resigned = { $name } abandonne
page-told-undone = { $name } annule un coup

## La fin et la reprise

page-tie-broken = Égalité au score : voici la règle qui départage.
page-rematch = Rejouer
page-rematch-asked = { $name } propose de rejouer.
page-rematch-accept = Accepter
page-rematch-decline = Refuser
page-rematch-there = Aller à la partie suivante
page-rematch-off = Il n’y aura pas de nouvelle partie.
page-course = Les points tour par tour
page-course-ends = Les points tour par tour, jusqu’à :
page-share-game = Lien vers cette partie
page-replay = Revoir la partie
page-record = Télécharger la partie
page-proof = Vérifier les dés
page-proof-help = Avant la partie, le serveur a choisi un secret et n’en a publié que l’empreinte. Chaque lancer est calculé à partir de ce secret et des graines des joueurs. Pour vérifier les lancers, exécute « gobelet verify » sur la partie téléchargée.
page-secret = Secret
page-seeds = Graines des joueurs
page-eyes = Point de vue
page-step = Étape { $step } sur { $steps }
page-moment = Position dans la partie
page-go = Aller à cette étape
page-run = Lecture
page-pause = Pause
page-turn-back = Tour précédent
page-step-back = Étape précédente
page-step-on = Étape suivante
page-turn-on = Tour suivant
page-back-to-table = Retour à la table

## Comment une partie s’est terminée

page-end-alone-score = { $points ->
    [one] Tu as marqué { $points } point.
   *[other] Tu as marqué { $points } points.
 }
page-end-alone-won = { $points ->
    [one] Tu as gagné avec { $points } point.
   *[other] Tu as gagné avec { $points } points.
 }
page-end-alone-lost = { $points ->
    [one] Tu as perdu avec { $points } point.
   *[other] Tu as perdu avec { $points } points.
 }
page-end-alone-resigned = Tu as abandonné.
page-end-won = { $points ->
    [one] Tu as gagné d’un point.
   *[other] Tu as gagné de { $points } points.
 }
page-end-won-tie = Tu as gagné au départage.
page-end-won-left = Tu as gagné : { $count ->
    [one] { $names } a abandonné.
   *[other] les autres ont abandonné.
 }
page-end-shared = Tu partages la victoire avec { $names }.
page-end-lost = { $points ->
    [one] Tu as perdu d’un point contre { $names }.
   *[other] Tu as perdu de { $points } points contre { $names }.
 }
page-end-lost-tie = Tu as perdu au départage contre { $names }.
page-end-place = Victoire : { $names }. Tu finis { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
 }, { $points ->
    [0] avec autant de points.
    [one] à un point.
   *[other] à { $points } points.
 }
page-end-resigned = Tu as abandonné. Victoire : { $names }.
page-end-they-won = { $points ->
    [one] { $names } a gagné d’un point.
   *[other] { $names } a gagné de { $points } points.
 }
page-end-they-won-tie = { $names } a gagné au départage.
page-end-they-won-left = { $names } a gagné par abandon ({ $others }).
page-end-they-shared = { $names } partagent la victoire.
page-end-best = { $players ->
    [one] Ton record en solo : { $points }.
   *[other] Ton record à { $players } joueurs : { $points }.
 }
page-end-best-equal = { $players ->
    [one] Tu égales ton record en solo.
   *[other] Tu égales ton record à { $players } joueurs.
 }
page-end-best-new = { $players ->
    [one] Nouveau record en solo : { $points } de plus qu’avant.
   *[other] Nouveau record à { $players } joueurs : { $points } de plus qu’avant.
 }
page-end-best-first = { $players ->
    [one] Ton premier score en solo avec ces options.
   *[other] Ton premier score à { $players } joueurs avec ces options.
 }

## Les parties guidées

page-learn-game = Apprendre à jouer à { $game }
page-learn-coach = Ce que dit le guide
page-learn-bot = Bot
page-learn-you = Toi
page-learn-step = Étape { $step } sur { $steps }
page-learn-minutes = Cela prend environ { $minutes } minutes. Tu peux quitter à tout moment et reprendre plus tard.
page-learn-continue = Continuer
page-learn-back = Retour
page-learn-leave = Quitter
page-learn-leave-help = Tu pourras reprendre plus tard à la même étape.
page-learn-again = Recommencer
page-learn-wrong = Ce n’est pas le coup demandé. Rien n’a changé.
page-learn-play = Jouer contre un bot
page-learn-rules = Lire les règles

## Les règles

page-rules-of = Règles de { $game }
page-rules-numbered = Règles numérotées
page-rules-print = Imprimer (2 pages)
page-rules-search = Chercher dans les règles
page-rules-find = Chercher
page-rules-found = Passages trouvés : { $count }
page-example-back = Étape précédente
page-example-on = Étape suivante
page-unofficial = Ces règles sont rédigées avec nos propres mots. Site non officiel : le jeu et son nom appartiennent à leurs propriétaires.
