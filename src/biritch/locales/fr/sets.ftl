### Les séries de donnes jouées par beaucoup : les refus du serveur, et la page.

sets-no-hints = pas de conseil là où les résultats se comparent.
sets-no-claims = pas de revendication là où les résultats se comparent : un refus dirait où sont les cartes.
sets-only-bidding = dans cette série on ne joue que les enchères ; le jeu parfait décide du reste.
sets-not-found = cette série n'existe pas.
sets-no-key = ce navigateur n'a pas envoyé sa clé de joueur : rechargez la page.
sets-unknown = { $what }
sets-own-system = une série se joue avec un système que chacun a ; choisissez-en un dans la liste.
sets-over = cette série est close depuis minuit.
sets-no-board = cette série n'a pas de donne { $board }.
sets-board-open = la donne { $board } se montre une fois que vous l'avez jouée.
sets-many-friends = on ne garde pas plus de { $most } amis.

sets-title = Contre tous
sets-home = Accueil
sets-tab-today = Aujourd'hui
sets-tab-new = Nouvelle série
sets-tab-ladder = Challenges
sets-tab-me = Mes résultats
sets-tab-set = Classement
sets-close = Fermer
sets-lost = Le serveur ne répond pas. Réessayez dans un instant.
sets-loading = Un instant…
sets-worth-percent = { $value } %
sets-worth-imps = { $value } IMP
sets-against = { $count ->
    [one] face à un autre résultat
   *[other] face à { $count } autres résultats
}
sets-others = Ce que les autres ont fait
sets-first-here = Vous êtes le premier ; les robots jouent encore cette donne.
sets-over-here = Cette série est close : cette donne ne compte pas.
sets-comparing = Comparaison avec les autres…
sets-comes-late = Ce résultat n'est pas encore compté. Il le sera dès que le serveur répondra.
sets-todays = Les donnes du jour
sets-today-about = { $boards } donnes, les mêmes pour tous, jusqu'à { $time }. Trois robots jouent avec et contre vous : aux mêmes enchères et aux mêmes cartes, ils répondent toujours de même.
sets-midnight = minuit
sets-yesterdays = Les donnes d'hier
sets-deal-of-the-day = La donne du jour : la { $board } d'hier
sets-deal-about = C'est là que les résultats s'écartent le plus : la meilleure ligne et la pire. Revoyez l'une ou l'autre, le professeur dit pourquoi.
sets-place-of = { $place }{ $place ->
    [one] er
   *[other] e
} sur { $players }
sets-boards-played = { $played } { $played ->
    [one] donne
   *[other] donnes
} sur { $boards }
sets-players = { $count ->
    [0] Personne n'a encore joué.
    [one] Un joueur pour l'instant.
   *[other] { $count } joueurs pour l'instant.
}
sets-streak = { $days } jours de suite
sets-begin = Jouer
sets-go-on = Continuer
sets-another = Une autre série, tout de suite
sets-ranking = Classement
sets-whole-ranking = Tout le classement
sets-ranking-about = Les résultats évoluent à mesure que d'autres jouent les mêmes donnes. Ceux des robots comptent dans la comparaison ; les robots ne sont pas classés.
sets-nobody = Personne n'a joué cette série.
sets-place = Rang
sets-player = Joueur
sets-percent = %
sets-imps = IMP par donne
sets-unnamed = Un joueur
sets-me = Vous
sets-me-named = Vous ({ $name })
sets-friend = ami
sets-new = Une série tout de suite
sets-new-about = Votre pourcentage après chaque donne, face à tous ceux qui ont joué les mêmes. Envoyez le lien à des amis : ils joueront exactement la même série.
sets-what = Que jouez-vous ?
sets-kind-boards = Donnes entières
sets-kind-boards-about = Les enchères et le jeu.
sets-kind-bidding = Enchères seules
sets-kind-bidding-about = On n'enchérit que ; le jeu parfait de tous donne la marque.
sets-kind-play = Jeu seul
sets-kind-play-about = Les enchères sont faites ; vous jouez le contrat, ou vous défendez.
sets-kind-minibridge = Mini-bridge
sets-kind-minibridge-about = Pas d'enchères : le camp le plus fort choisit son contrat.
sets-how-many = Donnes
sets-compared = Comparées en
sets-unit-matchpoints = tournoi par paires
sets-unit-imps = IMP
sets-system = Les robots jouent
sets-fair = Chacun n'a qu'un essai, sans conseil, ni revendication, ni retour en arrière.
sets-dealing = On distribue…
sets-set-facts = { $boards } donnes · { $unit } · les robots jouent { $system }
sets-is-over = close
sets-challenge = Copier le lien pour des amis
sets-my-boards = Mes donnes
sets-board-short = Donne
sets-contract = Contrat
sets-score = Marque
sets-field = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}
sets-dealer-is = donneur { $seat }
sets-times = { $count } fois
sets-robots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
sets-lead = Entame :
sets-replay = Revoir cette ligne
sets-span-week = Cette semaine
sets-span-month = Ce mois-ci
sets-days = Jours
sets-points = Points
sets-ladder-week = On ajoute les pourcentages des séries du jour depuis lundi, les cinq meilleurs de chacun. Un jour compte une fois terminé.
sets-ladder-month = On ajoute les pourcentages des séries du jour de ce mois, les vingt meilleurs de chacun. Un jour compte une fois terminé.
sets-ladder-empty = Aucune série du jour de cette période n'est encore terminée.
sets-plus-minus = ± { $margin }
sets-rating-about = Votre cote (Glicko-2) et son incertitude : elle y est contenue 95 fois sur 100. Elle change à minuit, selon la série du jour jouée jusqu'au bout. Chacun commence à 1500.
sets-not-listed = Rien n'est gardé de vous. Si vous participez, vos résultats du jour sont gardés pour la cote, les jours de suite et les titres ; un nom n'est montré que si vous en donnez un.
sets-name-shown = Nom montré aux classements
sets-name-about = Sans nom, vous êtes « un joueur » pour les autres. Votre clé reste dans ce navigateur, ou suit votre compte.
sets-take-part = Participer
sets-change = Changer
sets-over-time = Pourcentage, jour après jour
sets-rating = Cote
sets-chart-percent = Pourcentage de chaque série du jour, de 20 à 80
sets-chart-rating = Cote après chaque série du jour, de 900 à 2100, avec son incertitude
sets-my-days = Les jours
sets-title-starter = Première série
sets-title-regular = Habitué : 10 séries
sets-title-stalwart = Fidèle : 100 séries
sets-title-week = Sept jours de suite
sets-title-sixty = 60 %
sets-title-seventy = 70 %
sets-title-winner = Premier d'un jour
sets-title-strong = Fort joueur : 1600 à coup sûr
sets-title-expert = Expert : 1800 à coup sûr
sets-friends = Amis
sets-friends-about = Vos amis figurent dans tous les classements que vous regardez, avec une étoile. Donnez-leur votre numéro : { $id }
sets-friend-id = Le numéro d'un ami
sets-add-friend = Ajouter
sets-forget = Se faire oublier
sets-forget-about = Nom, cote, jours et amis sont effacés. Les résultats restent aux classements des séries, comme ceux d'« un joueur ».
sets-forget-sure = Je veux que tout soit effacé
sets-forget-do = Oubliez-moi
sets-matches = Face à face
sets-match = { $imps } IMP en { $boards ->
    [one] une donne
   *[other] { $boards } donnes
} ({ $won } gagnées, { $lost } perdues)
sets-match-none = pas encore de donne jouée par les deux
sets-add-friend-here = Garder comme ami
sets-everywhere = Sur tous les serveurs
sets-everywhere-about = Les résultats d'autres serveurs de confiance ne se comparent qu'ici : le classement ci-dessus, les challenges et les cotes sont ceux de ce serveur.
sets-server-players = { $server } : { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
sets-elsewhere = Sur d'autres serveurs
sets-name-elsewhere = Les serveurs qui échangent leurs résultats avec celui-ci peuvent aussi montrer mon nom
