# Les pages d'un tournoi : le bureau de l'arbitre, les téléphones, le classement.

desk-title = Tournoi
desk-to-table = À la table de bridge
desk-other-language = English
desk-close = Fermer
desk-lost = Pas de connexion. Ce que vous avez entré est gardé et sera renvoyé.
desk-looking = On regarde…
desk-ok = OK
desk-back = Retour
desk-enter = Aller

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
desk-given-late = à jouer plus tard
desk-lead = entame

desk-new-event = Nouveau tournoi
desk-event-title = Titre
desk-time = Temps dont on dispose
desk-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
desk-each = Donnes par tour
desk-as-fits = au mieux
desk-scoring = Marque
desk-cross-imps = IMP croisés
desk-names-now = Noms (maintenant, ou plus tard)
desk-club = De la liste du club
desk-movement = Mouvement
desk-no-movement = Aucun mouvement ne convient.
desk-movement-told = { $tables } tables, { $rounds } tours de { $each } { $each ->
    [one] donne
   *[other] donnes
} ({ $minutes } min) · { $least ->
    [0] { $most } donnes chacun
   *[other] de { $least } à { $most } donnes chacun
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
desk-finished = Fin
desk-round-of = Tour { $round } sur { $rounds }
desk-time-left = Temps restant
desk-the-round = Le tour
desk-begin = Commencer le tour 1
desk-next-round = Commencer le tour { $round }
desk-finish = Finir la séance
desk-next-anyway = Continuer quand même
desk-owed = Il manque encore des marques : on pourra les entrer plus tard.
desk-owed-earlier = Tour { $round } : il manque des marques à la table { $tables }
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
desk-past = Ce qui est arrivé
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
desk-reseat = Finalement tant de paires
desk-penalty-points = Points ({ $unit })
desk-give = Donner
desk-names-in = Noms d'un fichier (CSV)
desk-names-out = Noms vers un fichier (CSV)

desk-links-told = À chaque table, un téléphone pour Nord (qui entre la marque) et un pour Est-Ouest (qui approuvent). Ces adresses sont des clés : donnez chacune à sa seule table. La vôtre est dans la barre d'adresse : gardez-la.
desk-for-all = Pour tout le monde :
desk-print = Imprimer

desk-wait-director = L'arbitre n'a pas encore commencé.
desk-board-told = Étui { $board } · donneur { $dealer } · { $vulnerable }
desk-north-enters = Nord entre la marque.
desk-wait-agree = Est-Ouest la regardent.
desk-change = Changer la marque
desk-agree-ask = Est-ce juste ?
desk-agree = Oui, d'accord
desk-refuse = Non
desk-refused-north = Est-Ouest ne sont pas d'accord.
desk-refused-east = Vous n'étiez pas d'accord : Nord l'entre à nouveau.
desk-next-board = Passer à l'étui { $board }
desk-next = Ensuite : table { $table }, { $way }
desk-next-out = Tour suivant : vous êtes au repos
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
desk-form-individual = Joueurs seuls
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
desk-count-vps = Points de victoire, 20-0 (WBF, continue)
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
desk-robots-quick = rapides (à la règle)
desk-after = Deuxième séance : l'adresse, ou la clé, d'arbitre de la précédente ; ses marques comptent encore
desk-this-session = Cette séance
desk-flowing = Les tours se suivent d'eux-mêmes
desk-next-session = Séance suivante
desk-by-play = La table
desk-matches-of = Matchs du tour { $round }
desk-home = Locaux
desk-away-team = Visiteurs
desk-margin = Écart
desk-next-drawn = Le match suivant est tiré quand ce tour est fini.
desk-board-closed = La suite sur cette donne quand tous l'auront jouée.
desk-wait-online = On vous attend. Quand le premier tour commence, vous êtes conduit à votre place.
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
