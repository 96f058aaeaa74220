# Un tournoi sur le web : ce qui est refusé, et ce qu'il fallait.

tournament-not-found = ce tournoi n'existe pas ici (il faut l'adresse que donne l'arbitre)
tournament-wrong-key = cette clé n'ouvre rien ici (il faut celle de la carte de table, ou celle de l'arbitre)
tournament-opening-bad = le tournoi ne peut pas s'ouvrir : { $what }
tournament-opening-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} (il faut au plus autant de noms que de paires)
tournament-opening-none = aucun mouvement ne convient à { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} (il faut plus de temps, ou nommer un mouvement)
tournament-opening-form-pairs = { $movement } est un mouvement par paires (il faut "form": "pairs")
tournament-opening-form-teams = { $movement } est un mouvement par équipes (il faut "form": "teams")
tournament-opening-form-individual = { $movement } est un mouvement individuel (il faut "form": "individual")
tournament-opening-deal = la donne { $number } ne se lit pas : { $what }
tournament-opening-after = le report se fait avec la clé d'arbitre de la séance précédente (tournoi.clé)
tournament-has-changed = ceci a changé depuis que vous l'avez vu : rien n'a été fait. Regardez ce qui vaut maintenant, puis décidez à nouveau
tournament-not-seen = cette page n'est plus à jour et rien n'a été fait : rechargez-la, regardez ce qui vaut, puis décidez à nouveau
tournament-not-player = qui joue ici n'inscrit rien : la table dit ce qui s'est joué
tournament-not-online = les donnes ne se jouent pas ici
tournament-not-director = l'arbitre inscrit une marque d'après sa feuille (il faut étui, paire, contrat, déclarant, résultat)
tournament-not-table = l'arbitre seul fait cela
tournament-not-east-west = Nord inscrit la marque ; Est-Ouest l'approuvent, ou la refusent
tournament-not-north-south = Nord-Sud ont inscrit la marque ; Est-Ouest l'approuvent, ou la refusent
tournament-not-sitting = personne ne joue à la table { $table } en ce moment (tour { $round })
tournament-not-board = l'étui { $board } ne se joue pas à la table { $table } au tour { $round } (il faut { $boards })
tournament-not-meeting = la paire { $pair } ne joue pas l'étui { $board }
tournament-not-pair = il n'y a pas de paire { $pair } (il faut 1 à { $most })
tournament-not-ready = tour { $round } : il manque des marques à la table { $tables } ; laissez-les jouer plus tard, ou attendez
tournament-not-yet = l'étui { $board } attend la paire { $pair } au tour { $round }, et c'est le tour { $now } : appuyez encore sur Entrée pour la garder quand même
tournament-fault-joined = c'est le mouvement qui dit qui joue
tournament-fault-unseated = aucun mouvement n'est encore choisi
tournament-fault-movement = aucun mouvement ne s'appelle « { $text } » (il faut { $words })
tournament-fault-size = un tour a au moins une donne et une minute, un tournoi au plus { $most } paires
tournament-fault-sections = les équipes jouent en une seule section
tournament-fault-draw = « { $text } » n'est pas un tirage de ce tour
tournament-fault-count = les équipes ne comptent pas en « { $text } » (il faut { $words })
tournament-fault-scale = l'échelle { $text } n'est pas faite pour des matchs de { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
} (il faut { $known })
tournament-fault-tables = les tables sont ouvertes : le mouvement reste
tournament-fault-begun = il y a déjà des marques ou des pénalités : le mouvement reste
tournament-fault-nobody = il n'y a pas de paire { $pair } (il faut 1 à { $most })
tournament-fault-here = la paire { $pair } ne manque pas
tournament-fault-played = la paire { $pair } a déjà une marque : elle était là, et ne peut plus que partir
tournament-fault-round = c'est le tour { $round } : seul le suivant peut commencer
tournament-fault-clock = aucun tour ne se joue : il n'y a pas de pendule
tournament-not-waiting = aucun résultat n'attend d'accord
tournament-not-strange-score = cette marque vaut { $points } pour Nord-Sud, ce qui n'arrive presque jamais : renvoyez-la si elle est juste
tournament-not-strange-lead = donne { $board } : celui qui entame n'a pas cette carte : renvoyez-la si elle a bien été entamée
tournament-not-strange-penalty = { $points } est une très forte pénalité : renvoyez-la si elle est voulue
tournament-fault-penalty = cette pénalité de { $pair } n'existe plus
tournament-not-strange-crossing = les tours qui devaient être croisés sont supprimés : le tour { $round } sera croisé à leur place, pour classer tout le monde ensemble. Renvoyez pour le faire
tournament-not-strange-uncrossed = les tours qui devaient être croisés sont supprimés et le tour { $round } a commencé : personne n'aura changé de ligne, et un seul classement comparera des paires qui n'ont pas tenu les mêmes cartes. Renvoyez si c'est voulu
tournament-not-first = seul le premier arbitre fait cela
tournament-not-whole = { $many ->
    [one] il manque une marque de tours précédents
   *[other] il manque { $many } marques de tours précédents
} : voyez sous Tables, ou finissez quand même
tournament-fault-back = on ne revient pas avant le tour { $round } : il a des marques, ou son tirage est fait
tournament-fault-last = le dernier tour est entre { $least } et { $most }
tournament-fault-no-seat = ce mouvement n'a pas de repos dont une paire de plus prendrait la place
tournament-fault-period = une période de correction dure { $most } minutes au plus
tournament-fault-desk = il n'y a pas d'autre arbitre { $desk } (il faut 2 à 4)
tournament-not-published = les résultats ne sont pas encore publiés
tournament-no-file = ce fichier n'existe pas (il faut { $words })
tournament-no-appeal = il n'y a pas d'appel { $number }
tournament-no-such-board = Il n'y a pas de donne { $board } dans ce tournoi.
tournament-board-open = La donne { $board } est encore à jouer ailleurs : la suite quand tout le monde l'aura jouée.
tournament-board-unknown = Les mains de la donne { $board } ne sont pas connues ici.
tournament-key-expired = cette clé n'a pas servi depuis si longtemps qu'elle a expiré ; ce qui est publié se lit toujours
tournament-fault-keys-turn = ces clés ont déjà été données ({ $turn })
tournament-no-page = cette page n'existe pas
tournament-no-hands = aucune donne entière dans ce fichier (il faut du PBN, LIN, DUP… avec les quatre mains)
tournament-fault-dealt-here = les étuis sont distribués ici : leurs mains sont connues
tournament-fault-hands = ce ne sont pas les mains d'étuis : « { $text } » (il faut du PBN avec des donnes entières)
tournament-fault-missing = la paire { $pair } n'est pas venue : il n'y a rien à marquer
tournament-fault-stranger = étui { $board }, { $ns } contre { $ew } : elles ne s'y rencontrent pas
tournament-fault-settled = étui { $board }, { $ns } contre { $ew } : les deux camps sont d'accord ; seul l'arbitre corrige désormais
slip-fault-shape = « { $text } » n'est pas une feuille de marque (il faut étui, paire, puis p. ex. 4CX N +1, passe, ou 60-40)
slip-fault-lead = « { $text } » n'est pas une carte (il faut p. ex. PR, C10)
tournament-fault-appeal-number = les appels se numérotent dans l'ordre : le prochain est le numéro { $next }
tournament-fault-appeal-board = la paire { $pair } ne joue pas la donne { $board }
tournament-fault-appeal-empty = un appel dit les faits et la décision attaquée
tournament-fault-played-here = étui { $board }, { $ns } contre { $ew } : il a été joué à une table d'ici, et le reste (il faut l'ajuster)
tournament-fault-appeal-late = la période de correction est finie depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} (lois 79C1 et 92B) : un appel n'est plus reçu que si l'organisateur le dit
tournament-not-averaged = la paire { $pair } n'a pas de moyenne pour une donne manquée
tournament-not-missed = la paire { $pair } n'a manqué aucune donne des tours finis
tournament-not-undone = étui { $board } de la paire { $pair } : il n'y a pas de marque à retirer
tournament-not-concurring = un appel n'est entendu que si les deux joueurs de la paire le veulent (loi 92D)
tournament-not-appeal = il n'y a pas d'appel { $number }
tournament-not-outcome = une décision changée demande la nouvelle marque de la donne (p. ex. 60 % 4P=, 40 % 4P-1)
tournament-not-percent = « { $text } » n'est pas un pourcentage (il faut 0 à 100)
tournament-not-weight = à la marque artificielle d'un camp il faut celle de l'autre : un résultat ou un pourcentage
tournament-not-card-yet = les fiches de tous se voient quand la séance est finie et le classement montré
tournament-not-card = ce numéro n'a pas encore de marque
tournament-not-origin = « { $text } » n'est pas l'adresse d'un serveur (il faut http://HÔTE:PORT)
club-key-expired = cette liste n'a pas changé depuis si longtemps que sa clé a expiré
club-not-yours = aucune liste de club ne s'ouvre avec cette clé (il faut celle de son ouverture)
club-has-changed = quelqu'un d'autre a modifié cette liste entre-temps : rien n'a été fait. Regardez-la telle qu'elle est maintenant, puis décidez à nouveau
club-not-seen = cette page n'est plus à jour et rien n'a été fait : rechargez-la, puis regardez la liste
club-nothing-back = il n'y a rien à annuler
club-too-many = une liste a { $most } membres au plus
club-unknown = personne ne s'appelle { $who } dans cette liste
club-nameless = un membre a un nom
club-long = un nom a 80 lettres au plus : { $who }…
club-empty = il n'y a personne dans ce fichier (il faut un tableau avec une colonne de noms, ou un nom par ligne)
club-no-room = les étuis se jouent aux tables de ce serveur : il n'y a pas de salle avec un écran
tournament-forget-later = ce tournoi se joue ici en ce moment : rien n'est effacé avant la fin
club-two-are-called-so = deux membres s'appellent { $who } : le numéro dira lequel
club-too-many-tournaments = un club garde { $most } tournois au plus
club-too-many-seasons = un club garde { $most } saisons au plus
club-not-there = le club n'a ni tournoi ni saison de ce nom : { $what }
club-no-zone = aucun fuseau horaire ne s'appelle « { $text } » (il faut par exemple Europe/Paris)
club-no-day = un jour ou une heure est impossible (il faut 2026-03-23 et 20:00)
club-no-day-left = le dernier jour précède le premier
club-too-many-regulars = un club a au plus { $most } tournois réguliers
club-no-ladder = aucune formule ne s'appelle « { $text } » (il faut { $words })
club-too-many-simultaneous = un club ouvre { $most } tournois simultanés au plus
club-too-many-clubs = un simultané réunit { $most } tournois au plus
club-no-simultaneous = ce simultané n'existe pas : l'adresse est fausse, ou le club l'a retiré
club-simultaneous-teams = les équipes ne se classent pas sur plusieurs clubs : envoyez un tournoi par paires ou individuel
club-simultaneous-no-results = aucun résultat dans ce fichier (il faut un fichier de résultats : USEBIO, PBN, CSV, JSON ou BWS)
club-simultaneous-events = plusieurs tournois dans ce fichier : envoyez un fichier d'un seul
club-simultaneous-long = { $many } résultats dans ce fichier : trop pour un seul club
club-simultaneous-kind = paires et individuels ne se classent pas ensemble : ce simultané réunit déjà l'autre forme
club-no-season = le club n'a pas cette saison
club-no-player = personne ne porte ce nom dans cette saison
club-no-list-here = ce tournoi n'est rattaché à la liste d'aucun club : les numéros n'y sont pas cherchés
club-no-number = personne n'a le numéro { $number } dans la liste du club
club-not-seated = personne n'est assis ici dont on puisse donner le nom
tournament-fault-entrants = ce ne sont pas des numéros de paires : « { $text } » (il faut chacun une fois ; les nouvelles paires suivent)
tournament-fault-entrant-gone = la paire { $pair } n'est pas là : elle ne peut pas être placée
tournament-fault-change = le mouvement de ce tournoi ne peut pas changer en cours de jeu
tournament-fault-change-round = le mouvement change à partir du tour suivant, le { $round }, tant qu'on joue
tournament-fault-change-scored = le tour { $round } a déjà des marques : retirez-les d'abord
tournament-fault-section-long = une section qui commence maintenant a { $most ->
    [one] { $most } tour
   *[other] { $most } tours
} au plus
tournament-fault-no-table = personne ne joue à la table { $table } au tour { $round }
tournament-fault-set = il n'y a pas d'autre série d'étuis { $text } (il faut 1 à { $most })
tournament-fault-board-again = la paire { $pair } a joué ces étuis au tour { $round } : un second essai est annulé (loi 15B) ; donnez une marque ajustée
tournament-fault-move-scored = l'étui { $board } a déjà une marque à la table { $table } au tour { $round } : retirez-la d'abord
tournament-fault-fouled = l'étui { $board } n'est pas joué par « { $text } » (il faut Nord-Sud et Est-Ouest, 3-8)
tournament-fault-fouled-teams = un étui faussé d'un match par quatre est rejoué, ou marqué sous Décisions (loi 87C)
tournament-fault-form = une forme d'étui se nomme par une lettre, et non « { $text } »
tournament-fault-keys = ce tournoi a des adresses pour { $most } paires : ouvrez-en un autre pour davantage
reseat-again = { $many ->
        [one] une rencontre
       *[other] { $many } rencontres
    } de deux paires qui se sont déjà rencontrées
reseat-played = les paires jouent de { $least } à { $most } donnes : le classement est au pourcentage
reseat-late = qui vient maintenant joue { $least } donnes sur { $of }
reseat-results = les donnes ont de { $least } à { $most } résultats : la formule de Neuberg les compense
reseat-turned = { $many ->
        [one] une paire change
       *[other] { $many } paires changent
    } de ligne, alors qu'il y a deux classements
tournament-fault-decide = { $home } contre { $away } n'est pas un match nul dont toutes les donnes sont jouées
tournament-fault-strata = ce ne sont pas des limites de séries : « { $text } » (il faut des nombres qui décroissent, 300 100)
tournament-fault-rating = l'avoir d'une paire est un nombre, son handicap de { $most } pour cent au plus, en plus ou en moins
tournament-fault-points = il n'y a pas ici de points d'expert nommés « { $text } » (il faut { $words })

## La feuille d'appel, imprimée.

appeal-paper-title = Appel { $number }
appeal-paper-law = Lois 92 et 93 du Code du bridge de compétition. Les deux joueurs du camp font appel (92D1), pendant la période de correction (92B).
appeal-paper-board = Étui
appeal-paper-appellants = Qui fait appel
appeal-paper-opponents = Adversaires
appeal-paper-score = Marque en vigueur
appeal-paper-sign-appellants = Les deux joueurs qui font appel
appeal-paper-sign-director = L'arbitre
appeal-paper-sign-committee = La commission d'appel
tournament-not-devices = étui { $board }, paire { $pair } : l'arbitre y a mis une marque, qui reste ; la reprendre pour avoir celle des boîtiers
devices-other = ce fichier est celui d'un autre tournoi
devices-no-result = la ligne n'a ni contrat avec ses levées ni marque ajustée
devices-not-online = les boîtiers jouent des étuis dans une salle, selon un mouvement choisi
devices-not-drawn = chaque tour est tiré quand il commence : le fichier des boîtiers veut tous les tours d'un coup
devices-not-large = ce tournoi est trop grand pour le fichier des boîtiers, de deux millions d'octets
tournament-fault-board-elsewhere = l'étui { $board } ne se joue pas à la table { $table } au tour { $round } (elle a { $boards })
tournament-fault-board-instead = il n'y a pas d'autre étui { $text } à jouer à la place (il faut 1 à { $most }, aucun de sa série)
tournament-not-strange-board-turn = L'étui { $board } à la table { $table } au tour { $round } a été joué à l'envers : sa marque reste aux places. { $rankings ->
    [1] Chaque paire y est comparée à celles qui étaient assises comme elle.
   *[other] Chaque paire y est comparée à celles qui étaient assises comme elle, et cela compte dans son propre classement.
}
tournament-not-strange-board-exchange = L'étui { $board } à la table { $table } au tour { $round } a été joué par d'autres : sa marque reste aux places, et ceux qui auraient dû le jouer prennent la place des autres pour ce seul étui. { $unplayed ->
    [0] Chaque donne est jouée aussi souvent qu'avant.
    [one] Une donne est jouée à une table de moins, car une paire la connaît.
   *[other] { $unplayed } donnes sont jouées à une table de moins, car une paire les connaît.
}
tournament-not-strange-board-move = Un autre étui que le { $board } a été joué à la table { $table } au tour { $round }. Plus loin dans le mouvement, celui qui a manqué se joue à sa place, là où personne à la table ne l'a ailleurs. { $unplayed ->
    [0] Chaque donne est jouée aussi souvent qu'avant.
    [one] Une donne est jouée à une table de moins, car une paire la connaît.
   *[other] { $unplayed } donnes sont jouées à une table de moins, car une paire les connaît.
} { $scored ->
    [0] {""}
    [one] Le contrat saisi là devient celui de l'étui joué, avec sa vulnérabilité.
   *[other] Les contrats saisis là deviennent ceux des étuis joués, avec leur vulnérabilité.
}
tournament-fault-exchange = le tour { $round } n'a pas de table où les deux pourraient échanger leurs places
tournament-fault-substitute = la paire { $pair } ne joue pas cela au tour { $round }
tournament-not-strange-exchange = { $one } et { $other } échangent leurs places au tour { $round } : les marques restent aux places. { $again ->
    [0] Aucune rencontre n'a lieu deux fois de ce fait.
    [one] Une rencontre de plus a lieu une deuxième fois.
   *[other] { $again } rencontres de plus ont lieu une deuxième fois.
} { $unplayed ->
    [0] Chaque donne est jouée aussi souvent qu'avant.
    [one] Une donne est jouée à une table de moins, car une paire la connaît.
   *[other] { $unplayed } donnes sont jouées à une table de moins, car une paire les connaît.
}
tournament-fault-section-ranking = { $text } n'est pas une façon de classer des sections (il faut { $words })
tournament-fault-odd = { $text } n'est rien que puisse faire un nombre impair d'équipes (il faut { $words })
tournament-fault-swiss-method = les matchs par paires se marquent en IMP : choisissez IMP croisés ou Butler
tournament-fault-follow = { $text } n'est pas une façon d'enchaîner les tours (il faut { $words })
tournament-fault-follow-online = les tours joués ici s'enchaînent par un autre choix

tournament-paper-not-drawn = le premier tour n'est pas encore tiré : on ne sait pas qui est assis où
tournament-all-dealt = tous les étuis ont déjà leurs mains
tournament-no-hands-yet = aucune main n'est encore connue : distribuez-les, ou envoyez un fichier
mail-off = ce serveur n'envoie pas de courriel (son exploitant peut remplir [mail] dans le fichier de réglages)
mail-not-published = les résultats ne sont pas encore publiés
mail-no-address = ce n'est pas une adresse électronique : { $text }
mail-results = Résultats
mail-more = Donnes, fiches ambulantes et feuilles de marque : { $place }
mail-why = Envoyé par l'arbitre de ce tournoi. Aucune adresse n'est conservée.
tournament-fault-sign-up = on ne s'inscrit pas soi-même ici : l'organisateur entre les noms
tournament-fault-place-taken = la place de la paire { $pair } est prise : regardez à nouveau
tournament-fault-full = aucune place n'est libre, ou il y a trop de noms (il en faut 1 à { $most })
tournament-fault-signed-up = cette inscription est déjà faite : son adresse a été donnée alors
tournament-wrong-code = ce code n'ouvre rien ici : six lettres et chiffres après le nom du tournoi
tournament-fault-sign-up-late = le jeu a commencé : l'arbitre entre ceux qui viennent maintenant
paper-title-start-list = Liste de départ
paper-title-name-tags = Badges
paper-title-pick-up = Fiches de marque
paper-title-score-cards = Feuilles personnelles
paper-column-player = Joueur
paper-column-number = Numéro
paper-column-pairs = Paire
paper-column-teams = Équipe
paper-column-individual = N°
paper-column-seat = Place
paper-column-board = Étui
paper-column-against = Contre
paper-column-contract = Contrat
paper-column-by = Par
paper-column-lead = Entame
paper-column-tricks = Levées
paper-column-points = Marque
paper-column-percent = %
paper-column-slip = Tour { $round } · Table { $table } · { $who }
