# Ce que le service répond quand il refuse quelque chose.

error-invalid = Requête invalide : { $reason }.
error-illegal = « { $action } » n’est pas un coup possible pour l’instant.
error-no-identity = Indique d’abord ton nom.
error-bad-credential = Ce cookie ou ce jeton n’est pas valide. Indique à nouveau ton nom.
error-foreign-origin = Les requêtes venant d’un autre site ne sont pas acceptées.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Ce n’est pas ta place.
error-bad-link = Ce lien n’est pas valide. Demandes-en un nouveau à l’hôte.
error-unknown-page = Page introuvable.
error-unknown-game = Aucun jeu ne s’appelle { $game }.
error-unknown-table = Cette table n’existe pas, ou tu n’as pas le droit de la voir.
error-unknown-seat = La place { $seat } n’existe pas : cette table a { $seats ->
    [one] { $seats } place, numérotée
   *[other] { $seats } places, numérotées
 } à partir de 0.
error-bad-method = Méthode non autorisée.
error-stale = La partie a avancé entre-temps. Regarde où elle en est avant de jouer.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-not-open = La partie a déjà commencé.
error-not-running = Aucune partie n’est en cours à cette table.
error-not-over = Ce sera disponible une fois la partie terminée.
error-seat-taken = Cette place est déjà prise.
error-seats-open = Il reste des places libres. La partie pourra commencer quand toutes les places seront prises.
error-already-seated = Tu as déjà une place à cette table.
error-nothing-to-undo = Rien à annuler : tu peux seulement annuler ton dernier coup, tant qu’aucun dé n’a été lancé depuis.
error-no-draw-pending = Aucun lancer n’est attendu pour l’instant.
error-too-slow = La requête a mis plus de { $seconds } secondes à arriver. Réessaie.
error-too-large = La requête est trop volumineuse ({ $bytes } octets au maximum).
error-not-json = Envoie la requête en JSON, avec Content-Type: application/json.
error-too-many = Trop de requêtes. Attends un instant, puis réessaie.
error-broken = Une erreur s’est produite sur le serveur. Référence de l’erreur : { $request }.
error-busy = Le serveur est très sollicité. Réessaie dans un instant.
error-unplayable = { $game } n’a pas pu être chargé sur ce serveur. Les détails sont dans le journal du serveur.
