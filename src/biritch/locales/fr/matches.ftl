# Les matchs entre robots, et où se fait un long travail.

match-room-open = salle ouverte
match-room-closed = salle fermée
match-total = { $home } { $ours } – { $theirs } { $away } (IMP)
match-log-line = { $file }, ligne { $line } : ce n'est pas la ligne d'un match gardé
match-log-other = { $file } garde un autre match : { $what } était { $kept }, et non { $wanted }
match-log-home = le robot de --ns
match-log-away = le robot de --ew
match-log-seed = la graine
match-log-budget = le temps de réflexion
match-log-boards = le nombre de donnes
match-log-deals = la série de donnes
cli-option-processes = Combien de processus travaillent côte à côte ; sans cela, un par cœur de processeur.
cli-option-cluster = Confie le travail aux processus de l'ordonnanceur Dask à cette adresse, comme tcp://10.0.0.1:8786.
cli-workplaces = --processes et --cluster : un seul des deux dit où se fait le travail
cli-workers-lost = les processus sont perdus : { $what }
parallel-died = { $times } processus sont morts sur le même morceau de travail
parallel-killed = des processus meurent sans cesse sur le même morceau de travail ({ $what })
parallel-packages = un processus n'a pas les paquets d'ici ({ $what })
parallel-no-scheduler = aucun ordonnanceur ne répond à { $what } (il faut une adresse comme tcp://10.0.0.1:8786)
parallel-no-worker = l'ordonnanceur à { $what } n'a aucun processus
match-report-title = Match : { $home } contre { $away }
match-report-imps = IMP
match-report-boards = { $boards ->
    [0] Aucune donne n'a été jouée.
    [one] { $boards } donne à deux tables.
   *[other] { $boards } donnes à deux tables.
}
match-report-clock = L'horloge n'a décidé de rien.
match-report-budget = { $seconds } secondes par décision.
match-report-lead = Avance de { $home } après chaque donne
match-report-swings = Écarts
match-report-sum = Ensemble
match-report-play = Le jeu de la carte
match-mean = { $home } a gagné { $mean } IMP par donne (erreur type { $error })
match-seconds = { $team } : { $seconds } secondes de processeur par donne à une table
match-report-seen = IMP gagnés par { $home }, ou perdus
table-manager-none = aucun gestionnaire de table ne répond à { $address }
table-manager-gone = le gestionnaire de table est parti
table-manager-said = le gestionnaire de table a dit ce qu'on n'attend pas là : { $text }
table-manager-left = son programme est parti
table-manager-slow = son programme n'a rien dit pendant { $seconds } secondes
table-manager-heard = son programme a dit ce qu'on n'attend pas là : { $text }
table-manager-illegal = { $what }, { $offence } (loi { $law })
table-manager-empty = personne n'a pris la place { $seat } en { $seconds } secondes
table-manager-stuck = la donne { $board } a été commencée { $times } fois, et interrompue chaque fois ; la dernière par { $seat } : { $what }
cli-bad-seconds = « { $text } » n'est pas un nombre de secondes (entre 0 et 3600, comme 0,8)
cli-option-file = Joue les donnes de ce fichier (PBN, LIN et autres).
cli-option-lines = Montre chaque ligne échangée.
