# Résultats comparés et classés : les commandes rank, match-score, imps et vp.

cli-option-vp-scale = L'échelle des points de victoire, ou un fichier CSV avec la vôtre.

rank-imps = { $points } points : { $imps } IMP
rank-vp = { $winner } à { $loser }
rank-home = équipe qui reçoit
rank-head-board = Étui
rank-head-total = Points
rank-head-rank = Rang
rank-head-pair = Paire
rank-head-team = Équipe
rank-head-player = Joueur
rank-head-score = Marque
rank-head-percent = %

rank-bad-scale = échelle inconnue : « { $text } » (il faut { $words }, ou un fichier CSV à vous)
rank-bad-rules = règlement inconnu : « { $text } » (il faut { $words })
rank-bad-method = mode de classement inconnu : « { $text } » (il faut { $words })
rank-vp-teams = les points de victoire sont pour les matchs (il faut --as teams)
rank-no-table = cette échelle n'a pas de table pour { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
} (il faut { $words })
rank-percent = { $value } %
rank-nobody = personne du nom de « { $text } » n'a joué
rank-scale-row = « { $text } » n'est pas une ligne d'échelle (il faut écart,vainqueur,vaincu)
rank-scale-rows = ce n'est pas une échelle : il faut des lignes, aux écarts croissants
rank-at = { $place } : { $what }
rank-at-line = ligne { $line }
rank-at-result = étui { $board }, résultat { $place }

rank-fault-empty = pas de résultat dans ce fichier
rank-fault-no-board = un résultat sans étui
rank-fault-no-pair = étui { $board } : il manque qui a joué (il faut ns et ew)
rank-fault-itself = étui { $board } : { $who } ne peut pas être deux fois à une table
rank-fault-again = étui { $board } : { $who } a deux résultats (il en faut un ; numéroter à part les étuis de chaque séance)
rank-fault-declarer = étui { $board } : « { $text } » n'est pas un déclarant (il faut N, E, S ou O)
rank-fault-contract = étui { $board } : « { $text } » n'est pas un contrat (il faut 3N, 4HX, 2SXX ou Pass)
rank-fault-result = étui { $board } : « { $text } » n'est pas un résultat (il faut 0 à 13 levées, ou +1, = ou -2)
rank-fault-vulnerability = étui { $board } : on ne sait pas qui est vulnérable (il faut un numéro d'étui, ou none, ns, ew ou both)
rank-fault-no-score = étui { $board } : ni marque, ni contrat avec ses levées
rank-fault-score = étui { $board } : « { $text } » n'est pas une marque (il faut par exemple -620, 60-40, not-played)
rank-no-event = tournoi inconnu : « { $text } » (il faut { $words })
rank-fault-long = plus de { $most } lignes : aucun tournoi n'a autant de résultats
rank-fault-impossible = étui { $board } : aucun contrat ne vaut { $text } points
rank-fault-percent = étui { $board } : « { $text } » n'est pas un pourcentage (il faut 0 à 100)
rank-fault-weights = étui { $board } : { $text } n'est pas une marque pondérée (il faut [[620, 0.6], [170, 0.4]], la somme des poids faisant 1)
rank-fault-contradiction = étui { $board } : { $text } vaut { $worth } à Nord-Sud, mais la marque dit { $told }
rank-fault-json = ce n'est pas du JSON : { $text }
rank-fault-json-boards = ce n'est pas un document de résultats (il faut un objet avec une liste « boards » d'objets)
rank-fault-json-results = étui { $board } : pas de liste de résultats
rank-assumed-rules = selon le règlement que nomme le fichier : { $rules }
rank-fault-name = { $text } n'est pas un nom (il faut un numéro et un nom)
rank-fault-adjustment = { $text } n'est pas une correction (il faut une paire, une équipe ou un joueur, et des points)
rank-fault-bracket = { $text } n'est pas un match à élimination directe (il faut un tour à partir de 1, home, puis away et winner s'ils sont connus)
rank-fault-adjusts-nobody = une correction pour { $who }, qui n'a pas joué ou qui figure deux fois
rank-fault-twice = étui { $board } : { $who } et ses adversaires l'ont joué deux fois dans le même sens
rank-fault-no-comparison = aucun étui n'a été joué dans les deux salles par les deux mêmes équipes
rank-fault-patton = étui { $board } : le Patton demande une marque simple dans les deux salles
rank-fault-matches = { $many } matchs dans ce fichier (il en faut un ; voir biritch rank --as teams)
rank-fault-no-average = une marque artificielle ne vaut pas de points de donne

rank-why-total = { $who } : { $points } en { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
}
rank-why-total-percent = { $who } : { $points } sur { $top } en { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
}, { $percent } %
rank-why-board = Étui { $board } contre { $against } : { $points }
rank-why-board-of = Étui { $board } contre { $against } : { $points } sur { $top }
rank-why-late = Étui { $board } contre { $against } : encore à jouer
rank-why-missed = Étui { $board } contre { $against } : non joué, non compté
rank-why-compared = { $score } comparé à toutes les autres tables : { $value }
rank-why-weighted = une marque pondérée, chaque part comparée à part : { $value }
rank-why-score = { $score }, pour { $weight } de la marque : { $value }
rank-why-beats = mieux que { $score }, { $many } × { $each } = { $value }
rank-why-ties = comme { $score }, { $many } × { $each } = { $value }
rank-why-loses = moins bien que { $score }, { $many } × { $each } = { $value }
rank-why-neuberg = { $found ->
    [one] { $found } résultat
   *[other] { $found } résultats
} au lieu de { $expected } (Neuberg) : ({ $raw } + 1) × { $expected } / { $found } - 1 = { $value }
rank-why-factor = { $found ->
    [one] { $found } résultat
   *[other] { $found } résultats
} au lieu de { $expected } : { $raw } × ({ $expected } - 1) / ({ $found } - 1) = { $value }
rank-why-none = { $found ->
    [one] { $found } résultat
   *[other] { $found } résultats
} : { $value }
rank-why-few = seulement { $found ->
    [one] { $found } résultat
   *[other] { $found } résultats
} de cette forme de l'étui au lieu de { $expected } : { $value }
rank-why-halved = la moitié, en 1-½-0 : { $value }
rank-why-ascherman = et un point pour l'égalité avec soi-même : { $value }
rank-why-divided = { $raw } IMP divisés par { $by } : { $value }
rank-why-stretched = ramené au nombre de résultats attendu : { $value }
rank-why-datum = { $score } contre une moyenne de { $datum } : { $off } points, { $value } IMP
rank-why-points = en points : { $value }
rank-why-artificial = une marque artificielle de { $percent } %, qui vaut ici { $given } % : { $value } (loi 12C2)
rank-why-adjustment = { $kind } { $why } : { $value }
rank-why-tie = une égalité départagée par : { $rule }
rank-why-match = Match contre { $against } : { $points } en { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
}
rank-why-match-vp = Match contre { $against } : { $margin } IMP en { $boards ->
    [one] { $boards } étui
   *[other] { $boards } étuis
}, { $points } PV
rank-why-room-imp = Étui { $board } : { $total } points, { $net } IMP
rank-why-room-bam = Étui { $board } : { $total } points, { $net }
rank-why-room-total = Étui { $board } : { $total } points
rank-why-room-artificial = Étui { $board } : une marque artificielle, { $net }
rank-why-room-missed = Étui { $board } : pas joué dans les deux salles

cli-option-site = Publie le tout en pages dans ce dossier, à déposer où l'on veut.
cli-option-site-deals = Les donnes jouées, pour les pages.
rank-kind-penalty = pénalité
rank-kind-bonus = bonification
rank-kind-carry = report
rank-kind-handicap = handicap
rank-kind-bye = exempt
rank-bad-strata = « { $text } » ne délimite pas des séries (il faut des points qui décroissent : 300,100)
rank-strata-points = les points d'expert de { $who } ne sont pas connus (il faut une colonne points dans --entrants)
rank-entrants-heading = ce n'est pas un en-tête d'inscrits : « { $text } » (il faut paire, équipe ou joueur)
rank-entrants-nobody = { $who } n'a pas joué, ou figure dans les deux lignes (il faut une colonne ligne)
rank-entrants-figure = ce n'est pas un nombre : « { $text } »
