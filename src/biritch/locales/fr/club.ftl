# La page du club, l'écran de la salle, les papiers et les courriels du bureau.

desk-mine = Mes tournois
desk-mine-told = Ceux ouverts ou arbitrés dans ce navigateur. Leurs adresses ne sont gardées qu'ici.
desk-mine-find = Chercher un tournoi
desk-mine-none = Aucun tournoi encore dans ce navigateur.
desk-mine-archive = Archiver
desk-mine-restore = Reprendre
desk-mine-archived = Archives ({ $many })
desk-mine-copy = Copier
desk-mine-copied = Ouvert d'après { $title }
desk-mine-follow = Ces adresses suivent mon compte (le serveur garde alors les clés)
desk-mine-forget = Retirer d'ici
desk-mine-round = tour { $round } sur { $rounds }
desk-mine-over = terminé
desk-mine-not-begun = pas commencé
desk-mine-open-desk = Bureau
desk-mine-first = 1er : { $names }
desk-club-page = La page du club
desk-club-tournaments = Les tournois du club
desk-club-add-this = Ce tournoi est au club
desk-club-added = Ce tournoi figure dans la liste du club.
desk-club-leave = Retirer de la liste
desk-club-numbers = Numéros de fédération (FFB 0123456, ACBL K12…)
desk-club-contact = Contact, s'il le souhaite
desk-club-first = Premier club
desk-club-hidden = Pas de nom dans les classements visibles par tous
desk-club-handicap = Handicap
desk-forget-person = Oublier une personne
desk-forget-person-sure = Vraiment ? Le nom disparaît de la liste et de tous les tournois, journaux compris ; les marques restent
desk-forgotten = Oublié dans { $many ->
    [one] 1 tournoi
   *[other] { $many } tournois
}.
desk-forget-name = Nom de la personne
desk-erase = Effacer ce tournoi
desk-erase-sure = Vraiment tout effacer, pour de bon ?
desk-erase-told = Ce qui est effacé reste dans les sauvegardes déjà faites, aussi longtemps qu'on les garde.
desk-seasons = Saisons
desk-season-new = Nouvelle saison
desk-season-title = Titre
desk-season-ladder = Formule
desk-season-count = Séances retenues
desk-season-counted = { $many ->
    [one] Ici, une séance compte.
   *[other] Ici, { $many } séances comptent.
}
desk-season-least = Séances pour être classé
desk-season-since = Du
desk-season-until = Au
desk-season-words = Seulement les titres avec
desk-season-members = Membres seulement
desk-season-public = Classement visible par tous
desk-season-fee = Droit de table
desk-season-visitor-fee = Droit de table des visiteurs
desk-season-keep = Enregistrer
desk-season-edit = Conditions
desk-season-remove = Supprimer
desk-season-remove-sure = Vraiment supprimer cette saison ?
desk-season-none = Pas encore de saison.
desk-season-evenings = Séances
desk-season-no-evenings = Aucune séance ne compte encore : rattachez un tournoi au club depuis son bureau.
desk-season-csv = Classement en tableau (CSV)
desk-season-address = Adresse pour tous
desk-season-attendance = Présences et droits de table
desk-season-members-visitors = { $members } membres, { $visitors } visiteurs
desk-season-paid = En tout : { $money }
desk-season-handicaps = Handicaps
desk-season-handicaps-told = La moitié de l'écart entre 50 % et la moyenne des 10 dernières séances, à partir de 3 séances.
desk-season-handicaps-keep = Les inscrire dans la liste des membres
desk-season-visitor = visiteur
desk-season-total = Total
desk-season-played = Séances
desk-season-counts = compte
desk-season-left-out = ne compte pas
desk-season-leave-out = Ne pas compter
desk-season-count-again = Compter de nouveau
desk-player-over-time = Pourcentage au fil des séances
desk-player-parts = Selon le rôle
desk-player-partners = Selon le partenaire
desk-player-back = Retour au classement
desk-player-declarer = Déclarant
desk-player-dummy = Mort
desk-player-defence = Flanc
desk-player-passed = Passe général
desk-player-boards = { $many ->
    [one] 1 étui
   *[other] { $many } étuis
}
desk-player-evenings = { $many ->
    [one] 1 séance
   *[other] { $many } séances
}
desk-player-place = { $rank } sur { $field }
desk-simultaneous = Tournois simultanés
desk-simultaneous-told = Les mêmes donnes dans plusieurs clubs, un seul classement. Les autres clubs de ce serveur envoient leur tournoi sur la page du simultané : donnez-leur son adresse ; d'un club d'ailleurs, ajoutez le fichier de ses résultats.
desk-simultaneous-file = Résultats d'un club d'ailleurs (fichier)
desk-simultaneous-file-told = USEBIO, PBN, CSV, JSON ou BWS, par paires ou individuel : d'abord le nom du club, puis le fichier.
desk-simultaneous-none = Pas encore de simultané.
desk-simultaneous-new = Nouveau simultané
desk-simultaneous-scoring = Marque
desk-simultaneous-match_points = Points de match
desk-simultaneous-cross_imps = IMP croisés
desk-simultaneous-butler = Butler
desk-simultaneous-rules = Règlement
desk-simultaneous-keep = Garder
desk-simultaneous-remove = Retirer ce simultané
desk-simultaneous-remove-sure = Le retirer vraiment ? Les tournois restent
desk-simultaneous-back = À la page du club
desk-simultaneous-of = Ouvert par { $club }. { $clubs ->
    [0] Aucun club n'a encore envoyé de tournoi.
    [one] Un tournoi y figure.
   *[other] { $clubs } tournois y figurent.
}
desk-simultaneous-nobody = Le classement commence avec le premier tournoi terminé dont le classement est visible.
desk-simultaneous-clubs = Clubs
desk-simultaneous-club = Club
desk-simultaneous-percent = %
desk-simultaneous-points = Points
desk-simultaneous-boards = Donnes
desk-simultaneous-counts = { $entrants ->
    [one] un classé
   *[other] { $entrants } classés
}, { $boards ->
    [one] une donne
   *[other] { $boards } donnes
}
desk-simultaneous-waits = comptera une fois terminé, son classement visible
desk-simultaneous-gone = n'est plus sur ce serveur
desk-simultaneous-other-hands = Autres mains que dans le premier club : { $boards }
desk-simultaneous-take-out = Retirer
desk-simultaneous-send = Envoyer un tournoi de mon club
desk-simultaneous-which = Tournoi
desk-simultaneous-called = Nom du club
desk-simultaneous-do = Envoyer
desk-simultaneous-open-list = Pour en envoyer un, ouvrez d'abord la page de votre club dans ce navigateur, ou collez l'adresse du bureau du tournoi.
desk-simultaneous-desk = Adresse du bureau
desk-simultaneous-csv = Classement en tableau (CSV)
desk-announce = Dire à tous
desk-announce-words = Annonce
desk-announce-send = Annoncer
desk-announce-end = Retirer l'annonce
desk-screen = Écran de la salle
desk-sound-on = Activer le son
desk-sound-off = Couper le son
desk-screen-full = Plein écran
desk-screen-ends = Fin du tour à { $at }
desk-screen-over = C'est l'heure
desk-screen-finish = Fin du tournoi vers { $at }
desk-screen-next = Places du tour { $round }
desk-screen-first = Places du premier tour
desk-screen-seats = Places du tour { $round }
desk-screen-table = Table
desk-screen-boards = Étuis
desk-screen-page = { $page } / { $pages }
desk-screen-waiting = Prenez place, s'il vous plaît
desk-tab-papers = Imprimer
desk-papers-sheet = Papier
desk-papers-letter = Letter
desk-papers-deal = Distribuer les étuis ici
desk-papers-deal-told = Les étuis sans mains sont distribués au hasard et gardés pour la machine ; personne ne les voit avant que tous les aient joués.
desk-papers-machine = Mains pour la machine à distribuer
desk-paper-start-list = Liste de départ
desk-paper-name-tags = Badges
desk-paper-guide = Guide du mouvement
desk-paper-table-cards = Fiches de table
desk-paper-pair-cards = Cartes de guidage des paires
desk-paper-travellers = Fiches ambulantes
desk-paper-pick-up = Fiches de marque
desk-paper-score-sheets = Feuilles de marque
desk-paper-score-cards = Feuilles personnelles
desk-paper-hands = Donnes imprimées
desk-mail = Résultats par courriel
desk-mail-to = Adresses, une par ligne
desk-mail-members = Contacts des membres du club qui ont joué
desk-mail-send = Envoyer
desk-mail-sent = { $many ->
    [one] 1 courriel envoyé.
   *[other] { $many } courriels envoyés.
}
desk-mail-failed = Non envoyé : { $who } ({ $why })
desk-who = Votre numéro ?
desk-who-carried = Votre numéro { $number } est gardé sur ce téléphone. Ouvrez maintenant le code de votre table ou l'adresse du tournoi : il y est déjà rempli.
desk-cards = Cartes avec code
desk-cards-told = Le membre qui ouvre le code avec son téléphone trouve son numéro déjà rempli à la table. Imprimez cette page ; seules les cartes s'impriment.
desk-cards-none = Aucun membre n'a encore de numéro.
desk-cards-print = Imprimer
desk-who-number = Numéro
desk-who-player = Joueur { $place }
desk-who-say = Entrer
desk-who-told = Vous êtes { $name }.

desk-regulars = Tournois réguliers
desk-regular-told = Ils s'ouvrent d'eux-mêmes à leurs dates, et les joueurs s'inscrivent à l'adresse de chacun. Ceux qui se jouent sur ce serveur commencent aussi d'eux-mêmes, avec des robots aux places libres.
desk-regular-none = Pas encore de tournoi régulier.
desk-regular-new = Nouveau tournoi régulier
desk-regular-first = Premier jour
desk-regular-at = Début à
desk-regular-zone = Fuseau horaire
desk-regular-repeat = Fréquence
desk-regular-once = une seule fois
desk-regular-weekly = chaque semaine
desk-regular-monthly = chaque mois, le même jour de la semaine
desk-regular-weeks = Toutes les … semaines
desk-regular-until = Dernier jour
desk-regular-opens = Inscriptions ouvertes, heures avant
desk-regular-places = Places
desk-regular-minutes = Durée en minutes
desk-regular-online = Joué sur ce serveur ; commence de lui-même
desk-regular-public = Les dates sont visibles de tous
desk-regular-skip = Annuler cette date
desk-regular-unskip = Maintenir cette date
desk-regular-skipped = annulé
desk-regular-signed = { $many ->
    [0] aucun inscrit
    [one] { $many } inscrit
   *[other] { $many } inscrits
}
desk-regular-open = S'inscrire
desk-regular-opens-on = inscriptions à partir du { $when }
desk-regular-running = tour { $round }
desk-regular-no-days = Il ne reste aucune date.
desk-regular-address = Adresse pour tous
desk-regular-remove-sure = Vraiment retirer ? Les tournois déjà ouverts restent
