# Distribuer pour un club : machines, feuilles à imprimer, donnes promises, jeux distribués une fois.

records-fault-cut-board = le fichier s'arrête au milieu de cette donne ({ $size } octets sur { $want })
records-fault-bad-cards = ce ne sont pas les cartes d'une donne : « { $text } »
records-fault-bad-sum = une somme de contrôle de { $text } (il faut { $want })

records-loses-all-but-deals = tout ce qui n'est pas la distribution
records-loses-numbers = les numéros d'étuis, donneurs et vulnérabilités (les étuis sont comptés à partir de 1)
records-loses-dealers = les donneurs et vulnérabilités qui ne sont pas ceux du numéro
records-left-out = { $boards ->
    [one] { $boards } donne omise
   *[other] { $boards } donnes omises
} : { $title } ne peut pas contenir une telle donne
records-not-carried = { $title } ne peut pas contenir la donne { $board }
