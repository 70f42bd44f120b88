### Dicetopia en français. Les mêmes messages, dans le même ordre, sont dans en.ftl. Noms des missions : components.toml.

## Noms

title = Dicetopia
subtitle = Envoie tes agents dans six quartiers, prends leurs dés, joue leurs actions et accomplis des missions secrètes
seat = { $name }
mission = { $name }
value = { $value }

colour-teal = turquoise
colour-purple = violet
colour-white = blanc
letter-teal = t
letter-purple = v
letter-white = b
die = { $value } { $colour }
die-at = { $die } ({ $place })
agent-at = { $other ->
    [Toi] ton agent ({ $place })
   *[other] agent ({ $other }, { $place })
 }
card-of = { $other ->
    [Toi] chez toi
   *[other] chez { $other }
 }

district-nethal = Nethal Syndicate
district-bank = Observatory Bank
district-twilight = Twilight Congress
district-waste = Waste Management
district-gugu = The GUGU Airforce
district-agency = The Agency
effect-nethal = échange deux dés posés sur des cartes de faction
effect-bank = échange un dé de la cité avec un dé d’une carte
effect-bank-alike = échange un dé de la cité avec un dé d’une carte, de même valeur ou de même couleur
effect-cubes = déplace d’un cran un cube de la carte de la Banque
effect-twilight = échange deux dés de quartiers différents
effect-waste = échange un agent avec un dé d’un autre quartier
effect-gugu = relance un dé de ton choix
effect-gugu-by-one = augmente ou diminue de 1 un dé de ton choix
effect-agency = { $count ->
    [one] pioche une mission, puis remets-en une sous le paquet
   *[other] pioche { $count } missions, puis remets-en { $count } sous le paquet
 }

faction-banxa = Banxa Corporation
faction-bingmai = Bingmai Gamblers
faction-centauri = Centauri Bureau
faction-dangmer = Dangmer Program
faction-ewo = Ewo Following
faction-hollows = Hollows
faction-roamers = Roamers
faction-shakra = Shakra Pirates
faction-perceptioneers = The Perceptioneers
faction-tuulu = Tuulu Priests
power-banxa = une fois : bloque une action, même la tienne, qui déplacerait ou relancerait un dé
power-bingmai = une fois, à la fin : décide qui contrôle un quartier à égalité
power-centauri = garde trois missions ; les deux meilleures comptent
power-centauri-all = garde trois missions, comme tout le monde dans ce scénario ; les trois comptent
power-dangmer = une fois, à la fin : un de tes dés prend la valeur ou la couleur d’un dé de ton voisin de droite
power-ewo = une fois : fais plutôt l’action d’un autre quartier
power-hollows = chaque fois qu’une action adverse déplace un de tes agents ou de tes dés : +1 ou −1 sur un de tes dés
power-hollows-each = pour chacun de tes agents ou de tes dés qu’une action adverse déplace : +1 ou −1 sur un de tes dés
power-roamers = une fois : passe un tour et joue-le à la fin, après tous les autres
power-shakra = une fois, pendant ton tour : retire un dé de la cité
power-perceptioneers = une fois : choisis le quartier à la place d’un adversaire
power-tuulu = une fois, pendant ton tour : relance deux dés, où qu’ils soient

## Options

option-bank = Observatory Bank
option-bank-help = Quels dés l’Observatory Bank peut échanger.
option-bank-any = deux dés au choix
option-bank-alike = seulement des dés de même valeur ou de même couleur
option-gugu = The GUGU Airforce
option-gugu-help = L’effet de The GUGU Airforce sur un dé.
option-gugu-reroll = relancer un dé
option-gugu-by_one = augmenter ou diminuer un dé de 1
option-hypnosis = Perceptioneers
option-hypnosis-help = Qui fait l’action du quartier choisi par les Perceptioneers.
option-hypnosis-acts = le joueur envoyé dans ce quartier
option-hypnosis-no_action = personne
option-scenario = Scénario (reconstitution)
option-scenario-help = Un changement de règle pour cette partie.
option-scenario-none = aucun
option-scenario-random = tiré au hasard
option-scenario-named = { $name } : { $changes }
option-bank_card = New Observatory Bank (reconstitution)
option-bank_card-help = Jouer avec la carte de la Banque et ses trois cubes.
option-bank_card-no = non
option-bank_card-yes = oui, avec ses trois pistes
option-third_mission = Troisième mission
option-third_mission-help = Ce que devient la mission que chacun rend au début.
option-third_mission-back = elle est remélangée au paquet
option-third_mission-out = elle est retirée de la partie
option-hollows = Hollows
option-hollows-help = Combien de fois les Hollows réagissent quand une action déplace plusieurs de leurs pièces.
option-hollows-once = une fois par action
option-hollows-each_piece = une fois par pièce déplacée

## Missions et scénarios

mission-per_city_die = { $points ->
    [one] { $points } point par dé { $colour } resté dans la cité
   *[other] { $points } points par dé { $colour } resté dans la cité
 }
mission-per_own_die = { $points ->
    [one] { $points } point par dé { $colour } sur ta carte
   *[other] { $points } points par dé { $colour } sur ta carte
 }
mission-own_colour-none = aucun dé { $colour } sur ta carte
mission-own_colour-exactly = exactement { $least } { $least ->
    [one] dé { $colour }
   *[other] dés { $colour ->
        [violet] violets
        [blanc] blancs
       *[other] { $colour }
     }
 } sur ta carte
mission-own_colour-least = au moins { $least } { $least ->
    [one] dé { $colour }
   *[other] dés { $colour ->
        [violet] violets
        [blanc] blancs
       *[other] { $colour }
     }
 } sur ta carte
mission-own_colour-most = au plus { $most } { $most ->
    [one] dé { $colour }
   *[other] dés { $colour ->
        [violet] violets
        [blanc] blancs
       *[other] { $colour }
     }
 } sur ta carte
mission-own_colour-between = de { $least } à { $most } dés { $colour ->
    [violet] violets
    [blanc] blancs
   *[other] { $colour }
 } sur ta carte
mission-own_each_colour = { $least ->
    [one] au moins un dé de chaque couleur
   *[other] au moins { $least } dés de chaque couleur
 }
mission-own_values = uniquement des valeurs { $values } sur ta carte
mission-alike_values = { $least } de tes dés ont la même valeur
mission-pairs = { $least ->
    [one] { $least } paire de dés de même valeur
   *[other] { $least } paires de dés de même valeur
 }
mission-different_values = { $least ->
    [one] { $least } valeur sur tes dés
   *[other] { $least } valeurs différentes sur tes dés
 }
mission-twins = { $least ->
    [one] { $least } paire de dés identiques (couleur et valeur)
   *[other] { $least } paires de dés identiques (couleur et valeur)
 }
mission-alike_dice = { $least } dés identiques (couleur et valeur)
mission-sum-none = le total de tes dés est de 0
mission-sum-exactly = tes dés totalisent exactement { $least }
mission-sum-least = tes dés totalisent { $least } ou plus
mission-sum-most = tes dés totalisent { $most } ou moins
mission-sum-between = le total de tes dés est compris entre { $least } et { $most }
mission-agents_districts = { $least ->
    [one] des agents dans { $least } quartier
   *[other] des agents dans { $least } quartiers
 }
mission-agents_together = { $least ->
    [one] { $least } agent dans un même quartier
   *[other] { $least } agents dans un même quartier
 }
mission-agents_under_others = { $least ->
    [one] des agents dans { $least } quartier contrôlé par d’autres joueurs
   *[other] des agents dans { $least } quartiers contrôlés par d’autres joueurs
 }
mission-controls-none = aucun quartier sous ton seul contrôle
mission-controls-exactly = { $least ->
    [one] exactement { $least } quartier sous ton seul contrôle
   *[other] exactement { $least } quartiers sous ton seul contrôle
 }
mission-controls-least = { $least ->
    [one] au moins { $least } quartier sous ton seul contrôle
   *[other] au moins { $least } quartiers sous ton seul contrôle
 }
mission-controls-most = { $most ->
    [one] au plus { $most } quartier sous ton seul contrôle
   *[other] au plus { $most } quartiers sous ton seul contrôle
 }
mission-controls-between = de { $least } à { $most } quartiers sous ton seul contrôle
mission-controls_district = { $district } sous ton seul contrôle
mission-sum_rank-highest = personne n’a un total de dés supérieur au tien
mission-sum_rank-lowest = personne n’a un total de dés inférieur au tien
switch-control_points = { $number ->
    [one] le contrôle d’un quartier vaut { $number } point
   *[other] le contrôle d’un quartier vaut { $number } points
 }
switch-city_dice_factor = les dés restés dans les quartiers comptent { $number } fois
switch-six_counts = un 6 sur une carte compte pour { $number }
switch-missions_kept = chacun garde { $number } missions (toutes comptent)
switch-agency_draws = { $number ->
    [one] à l’Agence, on pioche { $number } mission et on en remet { $number }
   *[other] à l’Agence, on pioche { $number } missions et on en remet { $number }
 }
switch-open_missions = les missions se jouent face visible
switch-powers = aucune capacité de faction
switch-bank_alike = la Banque n’échange que des dés de même valeur ou de même couleur
switch-gugu_by_one = GUGU augmente ou diminue un dé de 1
switch-turnabout = une manche sur deux se joue dans l’ordre inverse

## Le plateau

board-round = Manche { $round } sur 6
board-late = Tour reporté des Roamers
board-skipped = Les Roamers ont encore un tour à jouer
board-scenario = Scénario : { $scenario } ({ $changes })
board-reconstruction = créé pour cette édition, et non repris de la carte imprimée
board-cubes = Carte de la Banque
board-worth = vaut { $points }
board-nobody = personne pour l’instant
board-dice = dés : { $points }
board-districts = quartiers : { $points }
board-missions = missions : { $points }
board-missions-so-far = missions : { $points } pour l’instant
board-hand = { $count ->
    [one] { $count } mission secrète
   *[other] { $count } missions secrètes
 }
board-used = utilisée
board-missions-of = Missions : { $name }
board-mark = ° points ou condition choisis pour cette édition, et non repris de la carte imprimée
board-returned = rendue
board-under = sous le paquet
board-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
 }
board-worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Comment gagner

goal-dice = À chaque tour, un de tes agents prend la place d’un dé. Tes six dés valent ce qu’ils montrent.
goal-districts = Si tu as le plus d’agents dans un quartier : { $points } points, plus { $factor ->
    [1] les dés qui y restent.
   *[other] { $factor } fois les dés qui y restent.
 }
goal-districts-open = Si tu as le plus d’agents dans un quartier, il te rapporte des points, et les dés qui y restent aussi.
goal-missions = Tes missions rapportent des points si elles sont accomplies à la fin des six manches. Le meilleur score gagne.

## Ce qu’il faut décider

ask-scenario = Un scénario est tiré au hasard.
ask-faction = Une faction est distribuée.
ask-layout = Un dé est lancé et posé dans la cité.
ask-deal = Une mission est distribuée.
ask-keep = Laquelle de tes missions rends-tu ?
    .help = Une mission est un objectif : elle rapporte ses points si elle est accomplie à la fin de la partie. Tu en as reçu trois et tu en gardes deux : rends celle qui te convient le moins.
ask-roam = Roamers : veux-tu jouer ce tour maintenant, ou à la fin, après tous les autres ?
    .help = C’est la capacité de ta faction, une fois par partie : tu passes ce tour et tu le joues tout à la fin, quand tous les autres ont fini.
ask-hypnotise = Perceptioneers : veux-tu choisir le quartier pour { $other } ?
    .help = C’est la capacité de ta faction, une fois par partie : tu décides dans quel quartier { $other } doit envoyer son agent. Tu peux aussi la garder pour plus tard.
ask-take = Quel dé prends-tu ? Tu fais ensuite l’action de son quartier.
    .help = Un de tes agents va sur l’emplacement de ce dé, et le dé vient sur ta carte. Les dés de ta carte rapportent des points, et les quartiers où tu as le plus d’agents aussi.
ask-take-named = On t’envoie dans le quartier { $district } : quel dé prends-tu ?
    .help = Les Perceptioneers ont utilisé leur capacité : à ce tour, ton agent doit aller dans le quartier { $district }.
ask-due = Tu vas faire l’action du quartier { $district }. Veux-tu utiliser ta capacité ?
    .help = La capacité de ta faction sert une fois par partie, et c’est un moment pour l’utiliser. Tu peux aussi la garder et faire simplement l’action.
ask-first-nethal = Échange deux dés posés sur des cartes de faction : quel est le premier ?
    .help = Les deux dés échangent leurs places, sur n’importe quelles cartes : par exemple un dé faible à toi et un dé fort d’un adversaire.
ask-first-bank = Échange un dé de la cité avec un dé d’une carte : quel dé de la cité ?
    .help = Les deux dés échangent leurs places : par exemple un dé fort de la cité et un dé faible de ta carte.
ask-first-twilight = Échange deux dés de quartiers différents : quel est le premier ?
    .help = À la fin, les dés qui restent dans un quartier comptent pour celui qui y a le plus d’agents.
ask-first-waste = Quel agent déplaces-tu ?
    .help = Un agent et un dé d’un autre quartier échangent leurs places : amène un des tiens là où il est utile, ou éloigne celui d’un adversaire.
ask-first-gugu = Quel dé relances-tu ?
    .help = N’importe quel dé convient, dans la cité ou sur une carte : un dé faible à toi, par exemple, ou un dé fort d’un adversaire.
ask-second-nethal = { $first } : avec quel dé l’échanges-tu ?
    .help = Les deux dés échangent leurs places, sur n’importe quelles cartes.
ask-second-bank = { $first } : avec quel dé d’une carte l’échanges-tu ?
    .help = Le dé de la cité va sur cette carte, et le dé de la carte va dans la cité.
ask-second-twilight = { $first } : avec quel dé d’un autre quartier l’échanges-tu ?
    .help = Les deux dés échangent leurs places ; les agents restent où ils sont.
ask-second-waste = { $first } : avec quel dé d’un autre quartier l’échanges-tu ?
    .help = L’agent va sur l’emplacement de ce dé, et le dé sur celui de l’agent.
ask-change = Quel dé augmentes-tu ou diminues-tu de 1 ?
    .help = N’importe quel dé convient, dans la cité ou sur une carte : augmente par exemple un dé à toi, ou diminue celui d’un adversaire.
ask-cube = Quel cube déplaces-tu ?
    .help = À la fin, le nombre qu’indique le cube d’une couleur s’ajoute à chaque dé de cette couleur posé sur une carte.
ask-block = { $other } fait l’action du quartier { $district } : { $pieces }. Veux-tu la bloquer ?
    .help = C’est la capacité de ta faction, une fois par partie : l’action est perdue et les dés restent comme ils sont. Tu peux aussi la garder pour plus tard.
ask-draw = Une mission est piochée.
ask-return = Quelle mission remets-tu sous le paquet ?
    .help = Tu as pioché une mission à l’Agence. Remets celle qui te convient le moins, nouvelle ou ancienne : celles que tu gardes rapportent des points si elles sont accomplies à la fin.
ask-roll = { $seat } relance le { $die }.
ask-adapt = Un de tes agents ou de tes dés a été déplacé. Lequel de tes dés augmentes-tu ou diminues-tu de 1 ?
    .help = C’est la capacité de ta faction : chaque fois que l’action d’un adversaire déplace une de tes pièces, tu peux augmenter ou diminuer un de tes dés.
ask-remove = Quel dé retires-tu de la partie ?
    .help = C’est la capacité de ta faction, une fois par partie : le dé disparaît pour tout le monde, et son emplacement reste vide.
ask-pray = Quel dé relances-tu en premier ?
    .help = C’est la capacité de ta faction, une fois par partie : deux dés sont relancés, les tiens ou ceux des autres, dans la cité ou sur les cartes.
ask-pray-second = { $first } : avec quel autre dé le relances-tu ?
    .help = Les deux dés sont relancés, où qu’ils soient.
ask-after = Veux-tu utiliser ta capacité avant la fin du tour ?
    .help = La capacité de ta faction sert une fois par partie, et c’est un moment pour l’utiliser. Tu peux aussi la garder et finir ton tour.
ask-clone = Lequel de tes dés devient une copie ?
    .help = C’est la capacité de ta faction, juste avant le décompte : un de tes dés prend la valeur ou la couleur d’un dé de ton voisin de droite.
ask-copy = Le { $die } prend la valeur ou la couleur d’un dé de ton voisin de droite : que copies-tu ?
    .help = Une valeur plus forte rapporte des points ; une autre couleur peut accomplir une mission.
ask-award = Quelle égalité tranches-tu, et en faveur de qui ?
    .help = Quand il y a égalité pour le plus d’agents, les points du quartier se partagent. La capacité de ta faction les donne en entier à un seul joueur, dans un quartier.
ask-over = La partie est finie.

## Ce que fait un choix

do-pass-hypnotise = Laisser ce joueur choisir
do-pass-adapt = Ne modifier aucun dé
do-pass-clone = Ne rien copier
do-pass-award = Ne trancher aucune égalité
do-play = Jouer ce tour
do-skip-turn = Passer ce tour et le jouer à la fin, après tous les autres
do-go-on = Faire l’action du quartier { $district }
do-go-on-idle = Continuer : aucune action possible dans le quartier { $district }
do-power-shakra = Capacité : retirer un dé de la cité
do-power-tuulu = Capacité : relancer deux dés
do-done = Finir le tour
do-block = Bloquer l’action
do-block-own = Capacité : bloquer ta propre action, rien n’est déplacé ni relancé
do-allow = Laisser faire
do-take = Prendre le { $die } du quartier { $district }
do-take-idle = Prendre le { $die } du quartier { $district } (aucune action possible)
do-choose = { $piece }
do-reroll = Relancer { $piece }
do-swap = Échanger { $first } avec { $piece }
do-remove = Retirer { $piece }
do-raise = { $piece } : augmenter à { $now }
do-lower = { $piece } : diminuer à { $now }
do-raise-cube = Monter le cube { $colour }
do-lower-cube = Descendre le cube { $colour }
do-name = { $district } ({ $effect })
do-act = Capacité : faire plutôt l’action du quartier { $district } ({ $effect })
do-act-idle = Capacité : faire plutôt l’action du quartier { $district } (aucune action possible)
do-value = Copier la valeur du { $die }
do-colour = Copier la couleur du { $die }
do-award = { $points ->
    [one] Attribuer { $district } ({ $points } point) à { $other ->
        [Toi] toi
       *[other] { $other }
     }
   *[other] Attribuer { $district } ({ $points } points) à { $other ->
        [Toi] toi
       *[other] { $other }
     }
 }
do-keep = { $points ->
    [0] Rendre « { $mission } » : { $condition }
    [one] Rendre « { $mission } » : { $condition } ({ $points } point pour l’instant)
   *[other] Rendre « { $mission } » : { $condition } ({ $points } points pour l’instant)
 }
do-return = { $points ->
    [0] Remettre « { $mission } » sous le paquet : { $condition }
    [one] Remettre « { $mission } » sous le paquet : { $condition } ({ $points } point pour l’instant)
   *[other] Remettre « { $mission } » sous le paquet : { $condition } ({ $points } points pour l’instant)
 }

## Ce qui s’est passé

told-scenario = Un scénario est tiré au hasard. { $scenario }
told-faction = { $seat } reçoit la faction { $faction }
told-keep = { $seat } rend une mission
told-skip = { $seat } passe ce tour et le jouera à la fin
told-name = { $seat } envoie { $other } dans le quartier { $district }
told-take = { $seat } prend le { $die } du quartier { $district }
told-borrow = { $seat } fait plutôt l’action du quartier { $district }
told-draw = { $seat } pioche une mission
told-return = { $seat } remet une mission sous le paquet
told-roll = Le { $die } est relancé : { $now }
told-remove = { $seat } retire de la partie le { $die } du quartier { $district }
told-pray = { $seat } relance deux dés
told-cube = { $seat } déplace le cube { $colour } au cran { $step }
told-nothing = { $district } : aucune action possible
told-block = { $seat } bloque l’action
told-block-own = { $seat } utilise sa capacité pour bloquer sa propre action
told-change = { $seat } change le { $die } en { $now }
told-swap = { $seat } fait un échange : { $first } contre { $second }
told-clone = { $seat } change le { $die } en { $now }, en copiant le { $model }
told-award = { $seat } attribue le quartier { $district } à { $other }
