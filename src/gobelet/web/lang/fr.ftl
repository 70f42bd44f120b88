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
page-wait = Chargement de { $game }
page-wait-why = Les règles sont en cours de compilation. Cela prend environ une minute, la première fois seulement. La page se rechargera ensuite toute seule.
page-try-again = Réessayer
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
page-set-up = Créer une table
page-rules = Règles
page-open-tables = Tables ouvertes
page-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
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
page-lots = Ordre de jeu aléatoire
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
page-visibility-link = Seulement ceux qui ont le lien
page-visibility-public = Tout le monde (table visible sur l’accueil)
page-real-dice = Jouer avec de vrais dés
page-real-dice-help = Lance tes propres dés et touche les résultats ; la page fait le reste.
page-lay-table = Créer la table
page-error-players = { $game } se joue de { $least } à { $most } joueurs, mais { $count ->
    [one] une seule place est occupée
   *[other] { $count } places sont occupées
 }. Change les places et réessaie.
page-error-name = Ce nom n’est pas valide. Il doit tenir sur une ligne et faire { $most } caractères au plus.
page-lobby-open = La partie pourra commencer quand toutes les places seront prises.
page-lobby-full = Toutes les places sont prises.
page-lobby-closed = Cette table a été annulée.
page-invite = Lien d’invitation pour cette place
page-copy = Copier
page-copied = Copié
page-qr = Code QR
page-relink = Créer un nouveau lien
page-seed = Ta graine pour les dés (facultatif)
page-seed-help = Écris ce que tu veux. Ton texte sert à calculer chaque lancer : personne ne peut prévoir les dés, pas même le serveur.
page-start = Lancer la partie
page-start-waits = En attente de joueurs
page-wait-for-host = L’hôte doit encore lancer la partie.
page-sit-down = Rejoindre la table
page-invited = Une place t’est réservée à cette table.
page-take-over = Avec ce lien, tu continues à la place de { $name }.
page-call-off = Annuler la table
page-leave-seat = Quitter la table

## La table

page-sheet = À faire maintenant
page-to-move = en train de jouer
page-note-away = absent
page-note-stand-in = remplacé par un bot
page-note-resigned = a abandonné
page-pick = Choisis un élément en surbrillance sur le plateau.
page-undo = Annuler
page-hint = Conseil
page-hint-title = Ce que jouerait le meilleur bot
page-type-dice = Touche le résultat.
page-hand-over = Passe l’appareil à { $name }.
page-i-am = Je suis { $name } : montrer mon jeu
page-waiting-for = En attente de { $name }.
page-waiting-since = depuis
page-skip-ahead = Voir la suite
page-happened = Ce qui s’est passé
page-rules-here = Les règles qui s’appliquent
page-all-rules = Règles complètes
page-scores = Feuille de score
page-scores-now = Scores si la partie s’arrêtait maintenant.
page-total = Total
page-place = Place
page-log = Journal
page-talk = Discussion
page-news = Nouveau message
page-say = Écrire un message
page-send = Envoyer
page-more = Plus
page-forced = Jouer automatiquement les coups forcés
page-sound = Son
page-fast = Afficher instantanément les coups des bots
page-come-back = Revenir dans la partie
page-leave = Quitter la table
page-resign = Abandonner
page-resign-sure = Tu finiras dernier et un bot jouera à ta place. C’est définitif.
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

page-winner = { $name } gagne.
page-winners = Égalité : { $names } partagent la victoire.
page-tie-broken = Scores égaux : la règle de départage décide.
page-rematch = Rejouer
page-rematch-there = Aller à la partie suivante
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

## Les règles

page-rules-of = Règles de { $game }
page-unofficial = Les règles rédigées avec nos propres mots. Site non officiel : le jeu et son nom appartiennent à leurs propriétaires.
