# Les pages d'un tournoi : le bureau de l'arbitre, les téléphones, le classement.

desk-title = Tournoi
desk-to-table = Accueil
desk-close = Fermer
desk-lost = Pas de connexion. Ce que vous avez entré est gardé et sera renvoyé.
desk-unsent = { $many ->
    [one] Pas encore envoyé, gardé jusqu'à l'envoi :
   *[other] { $many } saisies pas encore envoyées, gardées jusqu'à l'envoi :
}
desk-unsent-step = modification
desk-unsent-drop = Renoncer
desk-unsent-here = Pas encore envoyé. C'est gardé ici et envoyé dès que la connexion revient.
desk-state-unsent = à envoyer
desk-agree-all = { $many ->
    [one] Confirmer pour le camp qui n'a pas répondu (1 résultat)
   *[other] Confirmer pour tous ceux qui n'ont pas répondu ({ $many } résultats)
}
desk-owed-here = { $many ->
    [one] Une donne d'un tour précédent reste à entrer :
   *[other] { $many } donnes de tours précédents restent à entrer :
}
desk-owed-boards = Donnes des tours précédents
desk-owed-from = Du tour { $round }, table { $table }, contre { $number } { $names }
desk-round-short = tour { $round }
desk-not-played-ask = Non jouée : demander à l'arbitre
desk-call-not-played = Demande que la donne soit annulée : elle n'a pas été jouée.
desk-not-played-grant = Non jouée : d'accord
desk-not-played-granted = La donne est annulée.
desk-anyway = C'est juste : l'enregistrer
desk-penalty-back = Annuler
desk-points-for = { $side } { $points }
desk-regulation = Règlement (ex aequo, moyennes)
desk-regulation-ties = { $rules }. Départage des ex aequo : { $ties }.
desk-regulation-shared = { $rules }. Les ex aequo partagent la place.
desk-seats = Places
desk-turn-table = Échanger Nord-Sud et Est-Ouest
desk-looking = Recherche…
desk-ok = OK
desk-back = Retour
desk-enter = Ouvrir

desk-ns = N-S
desk-ew = E-O
desk-line-ns = Nord-Sud
desk-line-ew = Est-Ouest
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = O
desk-seat-long-N = Nord
desk-seat-long-E = Est
desk-seat-long-S = Sud
desk-seat-long-W = Ouest
desk-rank-A = A
desk-rank-K = R
desk-rank-Q = D
desk-rank-J = V
desk-rank-T = 10
desk-notrump = SA
desk-strain-C = trèfle
desk-strain-D = carreau
desk-strain-H = cœur
desk-strain-S = pique
desk-strain-N = sans-atout
desk-vul-none = personne vulnérable
desk-vul-ns = N-S vulnérables
desk-vul-ew = E-O vulnérables
desk-vul-both = tous vulnérables
desk-passed = Passe général
desk-given-not-played = non jouée
desk-percent = { $value } %
desk-given-late = à jouer plus tard
desk-lead = entame

desk-new-event = Nouveau tournoi
desk-event-title = Titre
desk-time = Temps disponible
desk-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
desk-each = Donnes par tour
desk-as-fits = au mieux
desk-scoring = Mode de classement
desk-cross-imps = IMP croisés
desk-names-now = Noms (maintenant, ou plus tard)
desk-movement = Mouvement
desk-no-movement = Aucun mouvement ne convient.
desk-movement-told = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de { $each ->
    [one] { $each } donne
   *[other] { $each } donnes
} ({ $minutes } min) · { $least ->
    [0] { $most } donnes à jouer
   *[other] de { $least } à { $most } donnes à jouer
} · { $winners ->
    [1] un classement
   *[other] deux classements
}{ $waits ->
    [0] {""}
   *[other] {" "}· repos : { $waits } au plus
}
desk-open = Ouvrir le tournoi
desk-have-key = J'ai une clé
desk-not-begun = Pas commencé
desk-finished = Terminé
desk-round-of = Tour { $round } sur { $rounds }
desk-time-left = Temps restant
desk-the-round = Le tour
desk-begin = Commencer le tour 1
desk-next-round = Commencer le tour { $round }
desk-finish = Finir la séance
desk-next-anyway = Continuer quand même
desk-owed = Il manque encore des marques : on pourra les entrer plus tard.
desk-owed-earlier = { $many ->
    [one] Tour { $round } : il manque des marques à la table { $tables }
   *[other] Tour { $round } : il manque des marques aux tables { $tables }
}
desk-stop-clock = Arrêter la pendule
desk-start-clock = Relancer la pendule
desk-show-ranking = Classement visible par tous
desk-results-csv = Résultats (CSV)
desk-laws = Lois et décisions
desk-desk = Le bureau
desk-tab-tables = Tables
desk-tab-scores = Marques
desk-tab-links = Adresses

desk-slip = Feuille : étui, paire, contrat, déclarant, résultat, entame
desk-slip-example = 3 1 4CX N +1 PR
desk-enter-slip = Entrer
desk-correct = Correction
desk-why = Motif
desk-last-slip = Dernière : étui { $board }, { $ns } contre { $ew } :

desk-ranking = Classement
desk-ranking-hidden = Le classement n'est pas encore montré.
desk-rank = Rang
desk-boards = Donnes
desk-unit-matchpoints = Points de match
desk-unit-imps = IMP
desk-unit-points = Points
desk-no-score-yet = Pas encore de marque.

desk-table = Table { $table }
desk-table-side = Table { $table } { $side }
desk-sits-out = Au repos
desk-board = Étui
desk-contract = Contrat
desk-points-ns = Points N-S
desk-past = Historique
desk-director = Arbitre
desk-did-score = a entré
desk-did-correct = a corrigé
desk-did-adjust = a ajusté
desk-did-agree = a approuvé
desk-corrected = corrigée
desk-agree-for = Approuver pour Est-Ouest
desk-extra = { $who } : { $points } { $why }
desk-state-none = à jouer
desk-state-entered = à approuver
desk-state-refused = refusée
desk-state-agreed = approuvée

desk-names-of = Noms : { $who }
desk-is-missing = Absente
desk-leaves = S'en va
desk-missing = absente
desk-gone = partie
desk-has-come = Arrivée
desk-penalty = Pénalité
desk-reseat = Nombre de paires, finalement
desk-penalty-points = Points ({ $unit })
desk-give = Donner
desk-names-in = Noms d'un fichier (CSV)
desk-names-out = Noms vers un fichier (CSV)

desk-links-told = À chaque table, un téléphone pour Nord (qui entre la marque) et un pour Est-Ouest (qui approuvent). Ces adresses sont des clés : donnez chacune à sa seule table. La vôtre est dans la barre d'adresse : gardez-la.
desk-for-all = Pour tout le monde
desk-print = Imprimer

desk-wait-director = L'arbitre n'a pas encore commencé.
desk-board-told = Étui { $board } · donneur { $dealer } · { $vulnerable }
desk-north-enters = Nord entre la marque.
desk-wait-agree = Est-Ouest la vérifient.
desk-change = Changer la marque
desk-agree-ask = Est-ce bien cela ?
desk-agree = Oui, d'accord
desk-refuse = Non
desk-refused-north = Est-Ouest ne sont pas d'accord.
desk-refused-east = Vous n'étiez pas d'accord : Nord l'entre à nouveau.
desk-next-board = Passer à l'étui { $board }
desk-board-asked = L'étui { $board } attend votre accord
desk-board-refused = Étui { $board } refusé : voir
desk-next = Ensuite : table { $table }, { $way }
desk-next-out = Tour suivant : vous êtes au repos
desk-first = D'abord : table { $table }, { $way }
desk-next-against = contre { $number } { $names }
desk-next-boards = étuis { $boards }
desk-cards-tables = Une tablette ou un téléphone par table
desk-cards-own = Le téléphone de chacun
desk-links-own = L'adresse de chaque paire, la même toute la soirée : elle entre et approuve où que la paire soit assise, et dit où aller ensuite. Une paire sans téléphone se sert de celui de la table.
desk-traveller = Marques de l'étui { $board }
desk-level = Palier
desk-strain = Couleur ou sans-atout
desk-doubled = Contré, surcontré, passe général
desk-who-declares = Qui est le déclarant ?
desk-which-lead = Entame ?
desk-no-lead = Sans l'entame
desk-which-result = Résultat ?
desk-made = Gagné
desk-down = Chute
desk-send = Envoyer

desk-form = Qui s'inscrit
desk-form-pairs = Paires
desk-form-teams = Équipes de quatre
desk-form-individual = Individuel
desk-many-pairs = Paires
desk-many-teams = Équipes
desk-many-individual = Joueurs
desk-column-pairs = Paire
desk-column-teams = Équipe
desk-column-individual = Joueur
desk-entrant-pairs = Paire { $number }
desk-entrant-teams = Équipe { $number }
desk-entrant-individual = Joueur { $number }
desk-names-help-pairs = Une paire par ligne : Anne & Bruno — ou un tableau, le numéro d'abord
desk-names-help-teams = Une équipe par ligne : Rouges: Anne & Bruno & Chloé & Denis — les deux premiers jouent ensemble
desk-names-help-individual = Un joueur par ligne — ou un tableau, le numéro d'abord
desk-count-vps = Points de victoire, 20-0 (WBF, échelle continue)
desk-count-25 = Points de victoire, 25-0
desk-count-bam = Board-a-match
desk-unit-vps = PV
desk-sections = Sections
desk-section = Section { $section }
desk-room-open = salle ouverte
desk-room-closed = salle fermée
desk-where = Où l'on joue
desk-where-room = Dans une salle, avec des cartes
desk-where-online = En ligne, aux tables d'ici
desk-online-told = Chacun reçoit son adresse et est conduit à sa place ; des robots jouent pour les absents. Marques et tours suivent d'eux-mêmes.
desk-robots = Robots
desk-robots-strong = forts (ils réfléchissent)
desk-robots-quick = rapides (ils suivent des règles)
desk-after = Deuxième séance : l'adresse, ou la clé, d'arbitre de la précédente ; ses marques comptent encore
desk-this-session = Cette séance
desk-flowing = Les tours se suivent d'eux-mêmes
desk-next-session = Séance suivante
desk-by-play = La table
desk-matches-of = Matchs du tour { $round }
desk-home = Recevants
desk-away-team = Visiteurs
desk-margin = Écart
desk-next-drawn = Le match suivant est tiré dès la fin de ce tour.
desk-go-over = Revoir la donne
desk-board-closed = Cette donne se montrera tout entière quand tous l'auront jouée.
desk-wait-online = On vous attend. Quand le premier tour commencera, vous serez conduit à votre place.
desk-your-seat = Table { $table }, { $seat }
desk-to-your-seat = À votre place
desk-wait-others = Vous avez joué ce tour. Les autres jouent encore.
desk-boards-played = Donnes jouées
desk-away = absent
desk-robots-many = { $many ->
    [0] {""}
    [1] 1 robot
   *[other] { $many } robots
}
desk-links-online = Une adresse par joueur. Ces adresses sont des clés : donnez chacune à son joueur seul. La vôtre est dans la barre d'adresse : gardez-la.

desk-tab-rulings = Décisions
desk-rule = Une décision sur une donne
desk-rule-short = Décider
desk-how = Ce qui est donné
desk-how-average = Moyennes (non jouée)
desk-how-assigned = Marque attribuée ou pondérée
desk-either-pairs = Paire (N-S ou E-O)
desk-either-teams = Équipe en Nord-Sud
desk-either-individual = Joueur (toute place)
desk-others = L'autre camp
desk-average-60 = M+ (60 %)
desk-average-50 = M (50 %)
desk-average-40 = M− (40 %)
desk-average-help = Loi 12C2 : M− à qui est en faute, M à qui l'est en partie, M+ à qui ne l'est pas du tout. Qui a fait mieux que 60 % ou moins bien que 40 % sur les autres donnes reçoit cela à la place ; en IMP, M+ vaut 3 et M− vaut −3.
desk-averages = Moyennes ({ $boards })
desk-averages-told = { $boards ->
    [one] Une donne des tours finis n'a pas de marque et reçoit une moyenne.
   *[other] { $boards } donnes des tours finis n'ont pas de marque et reçoivent des moyennes.
} Une donne jouée finalement remplace sa moyenne.
desk-averages-back = Retirer les moyennes ({ $boards })
desk-averages-back-sure = Vraiment les retirer ({ $boards }) ?
desk-stands = En ce moment ({ $ns } contre { $ew }) :
desk-given = donné
desk-take-back = Retirer
desk-take-back-sure = Vraiment la retirer ?
desk-taken-back = retirée
desk-did-undo = a retiré
desk-assigned-for = au lieu de { $score }
desk-score-both = Marque des deux camps
desk-score-ns = Marque de Nord-Sud
desk-score-ew = Marque d'Est-Ouest
desk-split = Est-Ouest reçoivent une autre marque (12C1f) ou une moyenne (12C2)
desk-weights-example = 60 % 4P=, 40 % 4P-1
desk-assigned-help = Un résultat, ou plusieurs dont les poids font 100 (12C1c) : 4P N -1, ou 60 % 620, 40 % -100. Les points sont ceux de Nord-Sud ; sans lettre, c'est le déclarant de la table. M+, M, M- ou 60 % est la moyenne d'un seul camp, quand l'autre a un résultat.
desk-mean = En points à Nord-Sud : { $points }
desk-means = En points à Nord-Sud : { $ns } ; pour Est-Ouest, comptés de même : { $ew }
desk-worth-percent = N-S recevraient { $ns } %, E-O { $ew } %
desk-worth-points = N-S recevraient { $ns }, E-O { $ew } ({ $unit })
desk-appeals = Appels
desk-no-appeal = Aucun appel.
desk-new-appeal = Nouvel appel
desk-appeal-of = Appel { $number } · étui { $board } · { $pair } contre { $against }
desk-print-appeal = Imprimer la feuille (PDF)
desk-appeal-pending = appel en cours
desk-appeal-upheld = décision confirmée
desk-appeal-changed = décision changée
desk-appeal-withdrawn = retiré
desk-appeal-late = Reçu après la période de correction, avec l'accord de l'organisateur.
desk-facts = Ce qui s'est passé
desk-ruling = Décision
desk-ruling-law = La décision attaquée, avec sa loi
desk-grounds = Pourquoi elle est attaquée
desk-deposit = Caution
desk-deposit-after = Caution : rendue, ou gardée
desk-appealing = Qui fait appel
desk-concurring = Les deux joueurs de la paire veulent l'appel (loi 92D)
desk-late-leave = La période de correction est finie : l'organisateur le permet encore (loi 92B)
desk-decision = Jugement, et pourquoi
desk-decide = Juger
desk-outcome = Issue
desk-record = Enregistrer
desk-correct-form = Corriger la feuille
desk-reopen = Rouvrir
desk-cancel = Annuler
desk-provisional = Provisoire : l'appel { $number } reste à juger, étui { $board } ({ $pairs }).
desk-until = Marques et décisions peuvent être contestées jusqu'à { $time } (lois 79C et 92B).
desk-until-over = La période de correction a pris fin à { $time }.
desk-card = {"\u00A0"}: la fiche
desk-way = Ligne
desk-against = Contre
desk-award = Gain
desk-results-json = Résultats (JSON)
desk-with-codes = Avec des codes à photographier
desk-print-cards = Imprimer les cartons
desk-code-of = Code de l'adresse : { $name }
desk-north-key = Nord entre la marque
desk-east-key = Est-Ouest approuvent
desk-links-alone = Cette page est ouverte comme « localhost » : les téléphones ne peuvent pas suivre ces adresses. Lancez le serveur avec --host 0.0.0.0 et ouvrez le bureau par l'adresse de l'ordinateur.
desk-part = { $weight } % { $points }

desk-club-list = La liste du club
desk-club-told = Les membres sont gardés sur ce serveur et proposés partout où l'on entre des noms. La liste ne s'ouvre qu'avec sa clé.
desk-club-new = Nouvelle liste
desk-club-title = Nom du club
desk-club-open = Ouvrir la liste
desk-club-key = Clé de la liste
desk-club-keep = Clé de cette liste, pour un autre ordinateur ou arbitre : gardez-la.
desk-club-renew = Changer la clé
desk-club-renew-sure = Vraiment retirer l'ancienne clé ?
desk-club-forget = Fermer ici
desk-club-many = { $many ->
    [0] Personne encore.
    [one] 1 membre
   *[other] { $many } membres
}
desk-club-find = Chercher un nom ou un numéro
desk-club-more = … et { $many } de plus
desk-club-in = Membres d'un fichier (CSV)
desk-club-whole = Le fichier remplace la liste
desk-club-out = Membres vers un fichier (CSV)
desk-club-name = Prénom et nom
desk-club-number = Numéro, licence
desk-club-category = Catégorie
desk-add = Ajouter
desk-remove = Retirer
desk-edit = Corriger
desk-keep = Garder
desk-back-last = Annuler le dernier changement
desk-next-pairs = Une paire, de la liste du club : Anne Roy & …
desk-next-teams = Une équipe, de la liste du club : Rouges: Anne Roy & …
desk-next-individual = Un joueur, de la liste du club
desk-to-club = { $many ->
    [one] Ajouter 1 nouveau nom à la liste du club
   *[other] Ajouter { $many } nouveaux noms à la liste du club
}
desk-tab-publish = Publier
desk-publish = Publier les résultats
desk-publish-ready = Des pages avec chaque donne et chaque feuille, à leur propre adresse ; une correction y est aussitôt.
desk-publish-early = Après le dernier tour, les résultats se publient ici d'un clic. Les fichiers ci-dessous donnent les marques telles qu'elles sont à présent.
desk-published-told = Publié : chacun peut lire les pages et prendre les fichiers. Une correction y est aussitôt.
desk-published-pages = Les pages des résultats
desk-published-files = Fichiers des résultats
desk-hands-of-boards = Les mains des étuis (PBN, LIN, DUP…)
desk-hands-known = { $many ->
    [one] Les mains d'un étui sont connues
   *[other] Les mains de { $many } étuis sont connues
} : téléphones et pages les montrent dès qu'un étui est joué partout, avec ce qu'elles font et le par.
desk-hands-none = Pas encore de mains : avec leur fichier, téléphones et pages les montrent dès qu'un étui est joué partout, avec ce qu'elles font et le par.
desk-hands-solving = Calcul de ce qu'elles font…
desk-makes = Levées à cartes ouvertes
desk-par-told = Par { $points } :
desk-file-pages-zip = Pages (ZIP)
desk-file-results-pdf = À imprimer (PDF)
desk-file-ranking-csv = Classement (CSV)
desk-file-results-xml = USEBIO
desk-file-results-pbn = PBN
desk-file-travellers-pbn = Feuilles ambulantes (PBN, une partie par donne)
desk-file-bridgewebs-csv = BridgeWebs
desk-file-ffb-csv = Résultats (CSV français)
desk-back-round = Revenir avant le tour { $round }
desk-back-end = Rouvrir la séance
desk-last-round = Dernier tour
desk-owed-whole = { $many ->
    [one] Il manque une marque
   *[other] Il manque { $many } marques
} (sous Tables) : le classement reste provisoire. Appuyez une seconde fois pour finir quand même.
desk-unscored = Marques manquantes aux tours précédents : { $many }
desk-unscored-one = Étui { $board }, table { $table }, tour { $round } : { $ns } contre { $ew }
desk-returns = Rejoue
desk-walk-in = Une paire de plus est arrivée : elle joue contre celle qui était au repos
desk-add-pair = Ajouter
desk-correction-period = Période de correction (loi 79C1)
desk-minutes-many = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
desk-renew-keys = Nouvelles adresses des tables et des joueurs
desk-renew-keys-sure = Vraiment retirer les anciennes ?
desk-withdraw = Retirer
desk-withdraw-sure = Retirer pour de bon
desk-provisional-missing = Provisoire : marques encore manquantes : { $many }.
desk-provisional-round = Provisoire : la séance n'est pas finie.
desk-in-sections = { $many } sections
desk-rounds-wanted = Tours
desk-as-usual = Comme d'habitude
desk-pace = Minutes par donne
desk-pace-change = Changement de tour
desk-filter = Chercher
desk-filter-pair = Paire
desk-filter-all = Tout montrer
desk-filter-rest = En montrer { $many } de plus
desk-sits-out-pairs = Au repos :
desk-wanting-boards = Marques manquantes à ce tour : { $many ->
        [one] une donne
       *[other] { $many } donnes
    }
desk-wanting-board = Étui { $board } : { $many ->
        [one] table
       *[other] tables
    } { $tables }
desk-reseat-during = Un autre mouvement, ou une section de plus
desk-reseat-during-told = À partir du tour { $round }. Ce qui est joué reste ; un nouveau mouvement a de nouveaux étuis. Qui est parti n'est plus placé.
desk-reseat-more = Paires de plus
desk-reseat-rounds = Tours à jouer
desk-reseat-ask = Que peut-on jouer ?
desk-reseat-section = Une section de plus, de { $pairs } paires :
desk-reseat-figures = { $rounds ->
        [one] 1 tour
       *[other] { $rounds } tours
    } de { $each ->
        [one] 1 donne
       *[other] { $each } donnes
    }, { $minutes } minutes par tour
desk-reseat-fair = Équitable : personne ne rejoue une donne ni ne retrouve une paire, tous jouent autant et se comparent également.
desk-reseat-unfair = Ce qui n'est pas tout à fait équitable
desk-reseat-do = Jouer ainsi à partir du tour { $round }
desk-boards-wrong = Une table a eu les mauvais étuis
desk-boards-wrong-told = Les marques restent si aucun des quatre n'avait joué ces étuis (loi 15A). La suite est réglée pour que personne ne rejoue une donne.
desk-boards-table = Table
desk-boards-other = Échangés avec la table
desk-boards-instead = ou a l'étui
desk-boards-round = Tour
desk-boards-do = Noter l'échange
desk-fouled = Un étui a été faussé
desk-fouled-told = Ceux qui l'ont joué sous une autre forme ne sont comparés qu'entre eux (loi 87), comme le veut le règlement.
desk-fouled-which = Qui a joué l'autre forme ?
desk-fouled-do = Comparer en deux groupes
desk-fouled-undo = Comparer de nouveau tous ensemble
desk-level-told = Match nul : donnes supplémentaires au tour suivant, ou
desk-decide-lot = Tirer au sort
desk-decide-seed = Meilleure tête de série
desk-decided-lot = au tirage au sort
desk-decided-seed = à la meilleure tête de série
desk-columns = Séries, handicaps, points d'expert
desk-columns-told = Ils sont à côté du classement et n'y changent rien.
desk-strata = Limites des séries
desk-stratum = Séries
desk-holding = Points détenus
desk-handicap = Handicap (%)
desk-handicapped = Avec handicap
desk-master = Points d'expert
desk-master-none = Aucun
desk-master-unofficial = { $name } : calculés d'après les règles publiées, non officiels.
desk-rate = Série et handicap de chacune
desk-devices = Les boîtiers du club (Bridgemate)
desk-devices-told = Le fichier (BWS) contient le mouvement, les étuis et les noms. Ouvrez-le dans Bridgemate Control Software, dont c'est le format ; les marques sont relues dans le même fichier aussi souvent qu'on veut, chacune une fois. Une marque de l'arbitre reste.
desk-devices-computer = Nom de l'ordinateur où tourne le logiciel des boîtiers (il peut le demander)
desk-devices-write = Écrire le fichier
desk-devices-read = Lire les marques du fichier
desk-devices-watch = Suivre le fichier : les marques entrent d'elles-mêmes
desk-devices-unwatch = Ne plus le suivre
desk-devices-entered = entré : { $slip }
desk-devices-corrected = corrigé : { $slip }
desk-devices-taken-back = étui { $board }, paire { $pair } : retirée
desk-devices-refused = table { $table }, étui { $board }, paire { $pair } : non entrée : { $why }
desk-devices-nothing = Rien de nouveau dans le fichier.
desk-exchange = Assis à la place l'un de l'autre
desk-exchange-told = Mauvais adversaires, deux paires échangées, une paire qui devait être au repos : ce que les tables ont marqué revient à celles qui y étaient assises.
desk-exchange-one = { $form ->
    [individual] Joueur
   *[other] Paire
}
desk-exchange-other = à la place de
desk-board-apart = Cet étui : Nord-Sud { $ns }, Est-Ouest { $ew }
desk-turn-do = Échanger les lignes
desk-boards-mine = Un seul étui : elle aurait dû avoir
desk-boards-theirs = et l'autre table
desk-exchange-do = Échanger
desk-substitute = Un remplaçant joue
desk-substitute-who = Remplaçant
desk-substitute-absent = Pour
desk-substitute-board = Étui (vide : tout le tour)
desk-substitute-do = Noter
desk-substitute-said = { $who } joue pour { $absent } ({ $board ->
    [0] tour { $round }
   *[other] étui { $board }
})
desk-substitute-said-alone = { $who } joue avec la paire { $pair } ({ $board ->
    [0] tour { $round }
   *[other] étui { $board }
})
desk-round-which = Tour
desk-count-patton-hereford = Patton : 20 pour les donnes, 20 pour les IMP (Hereford)
desk-count-patton-polish = Patton : 2-1-0 par donne et marques positives (polonais)
desk-count-discrete = Points de victoire, 20-0 (WBF, points entiers)
desk-cross-imps-usual = IMP croisés
desk-matches-count = Un match compte
desk-odd = L'équipe impaire
desk-odd-bye = est exempte, pour 12 points de victoire
desk-odd-triangle = joue une triangulaire sur deux tours
desk-rank-sections = Classement des sections
desk-rank-sections-together = un seul champ, un seul classement
desk-rank-sections-listed = un seul champ, et un classement par section
desk-rank-sections-apart = chaque section pour elle-même, et toutes au pourcentage
desk-sections-all = Toutes
desk-place-in-section = { $section } { $rank }
desk-follow = Tour suivant
desk-follow-director = quand je le lance
desk-follow-all-in = dès que toutes les marques sont là
desk-follow-time = à la fin du temps, ou dès que tout est là
desk-plays-pairs = Je joue dans la paire
desk-plays-teams = Je joue dans l'équipe
desk-plays-individual = Je joue comme
desk-plays-not = non
desk-plays-told = Vous jouez avec le numéro { $number } : les marques des donnes qu'il vous reste à jouer ne sont pas montrées.
desk-grid = Feuilles ambulantes
desk-grid-told = Tapez 4pn= ou 3sae+1 : la ligne suivante vient d'elle-même. = ou +1 seul reprend le contrat du dessus ; p est un passe général, 420 une marque ; Entrée termine ce qui est plus long.
desk-grid-typed = Résultat
desk-grid-row = Résultat de Nord-Sud { $ns }, Est-Ouest { $ew }
desk-grid-next = Étui { $board }
desk-grid-nobody = Personne ne joue cet étui.
desk-grid-why = corrigé au bureau
desk-pill-enter = Résultat de l'étui { $board }
desk-pill-example = 4C N +1
desk-follow-summary = Tours qui s'enchaînent, arbitre qui joue
desk-short-code = ou à taper :
desk-signing = Les joueurs peuvent s'inscrire eux-mêmes à l'adresse pour tous, jusqu'au tour 1
desk-signing-new = Les joueurs s'inscrivent eux-mêmes à une seule adresse
desk-sign-up = Inscription
desk-sign-up-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
desk-sign-up-how = Partenaire
desk-sign-up-own = une place à nous
desk-sign-up-with = je joue avec { $name }
desk-sign-up-name = Votre nom
desk-sign-up-partner = Votre partenaire (vide : quelqu'un peut vous rejoindre)
desk-sign-up-mate = Équipier
desk-sign-up-do = S'inscrire
desk-signed = Vous êtes : { $entrant }
desk-signed-own = { $name }, votre adresse :
desk-signed-partner = Pour { $name } :
desk-signed-keep = Gardez la vôtre et envoyez la leur aux autres : elles ne sont plus montrées ensuite. Sans elles, l'arbitre a des adresses pour vous.
desk-signed-go = Aller à ma page
desk-table-meanings = Ce que dirait une déclaration
desk-table-meanings-off = n'est pas dit avant qu'elle soit faite (loi 40C3)
desk-table-meanings-on = est dit : pour débutants
desk-publication = Ce qui est publié
desk-publication-told = Cela figure sur les pages, sur papier et dans les fichiers.
desk-publication-club = Club
desk-publication-director = Arbitre
desk-publication-listed = Les moteurs de recherche peuvent référencer les pages
desk-publication-framed = D'autres sites peuvent afficher les pages dans les leurs
desk-club-choices = Les choix habituels du club
desk-club-language = Langue du bureau
desk-club-language-own = celle de chaque arbitre
desk-club-shown = Tous voient le classement dès le début, les résultats à la fin
desk-club-choices-told = Gardés pour chaque bureau qui s'ouvre avec la clé du club : temps, rythme, règlement et ex aequo, marque, langue, ce qui est publié.
desk-club-choices-here = Gardés dans ce navigateur : temps, rythme, règlement et ex aequo, marque, langue, ce qui est publié. Si la liste d'un club est ouverte ci-dessous, pour chaque bureau du club.
desk-club-choices-keep = Garder ce qui est choisi ci-dessus
desk-club-choices-kept = Gardé.
