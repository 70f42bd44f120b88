### Les pages en français. Les mêmes messages, dans le même ordre, sont dans en.ftl.

## Partout

page-headline = Quatre jeux de dés, une table
page-lead = Roll Through the Ages, Dice Stars, Dice City et Dicetopia : en solo, contre des bots ou entre amis, dans ton navigateur.
page-skip = Aller au contenu
page-look = Langue et couleurs
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-theme-system = Couleurs du système
page-home = Accueil
page-error = Ça n’a pas marché
page-wait = { $game } se prépare
page-wait-why = Les règles sont compilées pour cette machine, une seule fois ; cela prend une minute environ. Ensuite, tout continue.
page-try-again = Réessayer
page-guest = Invité
page-you = toi

## Accueil

page-games = Les jeux
page-mine = Tes tables
page-your-turn = à toi de jouer
page-waiting-to-begin = pas encore commencée
page-players = { $players } joueurs
page-minutes = { $minutes } minutes
page-play-now = Jouer
page-play-now-means = « Jouer » t’installe tout de suite face à un bot. Pour inviter des amis, prépare une table.
page-set-up = Préparer une table
page-rules = Règles
page-open-tables = Tables ouvertes
page-open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
 }
page-running-tables = Parties à regarder
page-no-open-tables = Personne n’attend de joueurs en ce moment. Prépare une table publique : elle apparaîtra ici.

## Une nouvelle table

page-new-title = Nouvelle table : { $game }
page-your-name = Ton nom
page-their-name = son nom
page-seats = Places
page-seat-number = Place { $number }
page-name-of-seat = Nom de la personne à la place { $number }
page-seat-me = Moi
page-seat-nobody = vide
page-seat-friend = Un ami, par lien
page-seat-here = Quelqu’un d’autre à cet écran
page-seat-free = Place libre
page-lots = Tirer au sort l’ordre de jeu
page-seats-help = Les amis reçoivent un lien et jouent sur leur téléphone.
page-seats-help-alone = Pour jouer en solo, laisse les autres places vides.
page-level-random = Bot au hasard
page-level-easy = Bot facile
page-level-normal = Bot normal
page-level-hard = Bot difficile
page-level-expert = Bot expert
page-options = Options
page-table = La table
page-visibility = Qui peut venir
page-visibility-link = Seulement avec un lien
page-visibility-public = Tout le monde : elle est sur la page d’accueil
page-real-dice = Nous lançons nos propres dés
page-real-dice-help = Vous lancez de vrais dés et touchez ce qu’ils montrent ; la page fait le reste.
page-lay-table = Installer la table
page-error-players = { $game } se joue de { $least } à { $most } joueurs ; ici, il y en a { $count }.
page-error-name = Un nom a { $most } lettres au plus et tient sur une ligne.
page-lobby-open = On attend que toutes les places soient prises.
page-lobby-full = Toutes les places sont prises.
page-lobby-closed = Cette table a été annulée.
page-invite = Lien de cette place
page-copy = Copier
page-copied = Copié
page-qr = Code QR
page-relink = Changer le lien
page-seed = Tes mots pour les dés (facultatif)
page-seed-help = Ils sont mêlés à chaque lancer : personne ne peut l’avoir prévu, pas même le serveur.
page-start = Commencer la partie
page-start-waits = En attente de joueurs
page-wait-for-host = La partie commence dès que l’hôte la lance.
page-sit-down = S’asseoir
page-invited = Une place t’attend à cette table.
page-take-over = Avec ce lien, tu continues à la place de { $name }.
page-call-off = Annuler la table
page-leave-seat = Rendre la place

## La table

page-sheet = Ce qu’il faut faire
page-to-move = doit jouer
page-note-away = absent
page-note-stand-in = un bot joue
page-note-resigned = abandon
page-pick = Choisis ce qui brille sur le plateau.
page-undo = Revenir en arrière
page-hint = Conseil
page-hint-title = Ce que ferait le meilleur bot
page-type-dice = Touche ce que montre ton dé.
page-hand-over = Passe l’écran à { $name }.
page-i-am = Je suis { $name } : montrer ce qui est à moi
page-waiting-for = { $name } réfléchit.
page-waiting-since = depuis
page-skip-ahead = Voir la suite
page-happened = Ce qui s’est passé
page-rules-here = La règle ici
page-all-rules = Toutes les règles du jeu
page-scores = Les points, ligne par ligne
page-scores-now = Comme si la partie finissait maintenant.
page-total = Total
page-place = Rang
page-log = Journal
page-talk = Discussion
page-news = Nouveau message
page-say = Dire quelque chose
page-send = Envoyer
page-more = Plus
page-forced = Jouer seul les choix uniques
page-sound = Son
page-fast = Montrer d’un coup les coups des bots
page-come-back = Revenir jouer
page-leave = Quitter la table
page-resign = Abandonner
page-resign-sure = Tu finis dernier et un bot joue à ta place. C’est définitif.
page-resign-yes = Oui, j’abandonne
page-commitment = Engagement des dés
page-own-link = Continuer sur un autre appareil
page-own-link-help = Qui ouvre ce lien prend ta place : garde-le pour toi.
page-lost = La connexion est perdue. Nouvel essai…
page-told-joined = { $name } s’assoit
page-told-left = { $name } quitte la table
page-told-returned = { $name } est de retour
page-told-stood-in = Un bot joue pour { $name }
page-told-resigned = { $name } abandonne
page-told-undone = { $name } revient sur un choix

## La fin et la reprise

page-winner = { $name } gagne.
page-winners = Égalité : { $names } gagnent ensemble.
page-tie-broken = Même score : la règle de départage a tranché.
page-rematch = Rejouer
page-rematch-there = Vers la partie suivante
page-replay = Revoir la partie
page-record = Télécharger la partie
page-proof = Preuve des dés
page-proof-help = Avant la partie, le serveur a fixé un secret et n’en a montré que l’empreinte. Chaque lancer vient du secret et des mots de tous les joueurs : « gobelet verify » contrôle la partie téléchargée.
page-secret = Secret
page-seeds = Mots des joueurs
page-eyes = Par les yeux de qui
page-step = Étape { $step } sur { $steps }
page-moment = Moment de la partie
page-go = Y aller
page-run = Lecture
page-pause = Pause
page-turn-back = Tour précédent
page-step-back = Étape précédente
page-step-on = Étape suivante
page-turn-on = Tour suivant
page-back-to-table = Retour à la table

## Les règles

page-rules-of = Règles de { $game }
page-unofficial = Racontées avec nos propres mots. Site non officiel : le jeu et son nom appartiennent à leurs propriétaires.
