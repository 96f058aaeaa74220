# Distribuer pour un club : machines, feuilles à imprimer, donnes promises, jeux distribués une fois.

records-fault-cut-board = le fichier s'arrête au milieu de cette donne ({ $size } octets sur { $want })
records-fault-bad-cards = ce ne sont pas les cartes d'une donne : « { $text } »
records-fault-bad-sum = une somme de contrôle de { $text } (il faut { $want })
records-fault-bad-promise = ce n'est pas une ligne de promesse : « { $text } » (il faut TN, DI, DV, SN ou KH)
records-fault-bad-phase = ce n'est pas une phase : « { $text } » (il faut séances:donnes:fichier:titre)
records-fault-bad-key = ce n'est pas une clé : « { $text } » (il faut phase,séance:clé d'au moins 40 lettres)
records-fault-key-twice = la clé de la séance { $session } figure deux fois
records-fault-bad-digest = ce n'est pas une empreinte : « { $text } » (il faut 64 chiffres hexadécimaux)

records-loses-all-but-deals = tout ce qui n'est pas la distribution
records-loses-numbers = les numéros d'étuis, donneurs et vulnérabilités (les étuis sont comptés à partir de 1)
records-loses-dealers = les donneurs et vulnérabilités qui ne sont pas ceux du numéro
records-not-carried = { $title } ne peut pas contenir la donne { $board }

dealing-dealt-before = la donne { $board } a déjà été distribuée : c'est la donne { $before } de « { $title } » ({ $file })
dealing-no-register = ce n'est pas un registre de donnes : { $file } ({ $what })
dealing-registered = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
} de « { $title } » au registre { $file }
dealing-there-already = { $file } existe déjà : rien n'est écrit par-dessus
dealing-suffix = ce n'est pas le nom d'une promesse : { $file } (il faut un nom qui finit par .sqd)
dealing-says-nothing = --event et --delayed doivent dire quelque chose
dealing-same-name = deux séances s'appelleraient « { $text } » (il faut # dans le nom, pour le numéro de la séance)
dealing-promised = { $sessions ->
    [one] { $sessions } séance promise
   *[other] { $sessions } séances promises
} ; SHA-256 des clés : { $digest }
dealing-publish = { $file } : à publier maintenant, avant que personne puisse savoir ce qui est attendu.
dealing-keep = { $file } : à garder secret jusqu'à la fin de l'épreuve, puis à publier aussi.
dealing-no-promise = { $file } ne promet rien (il faut des lignes SN et KH)
dealing-other-keys = { $file } n'est pas ce qui a été promis : son SHA-256 est { $text }
dealing-no-key = { $file } n'a pas de clé pour la séance { $session } de la phase { $phase }
dealing-no-value = ce qui était attendu n'est pas dit : { $what } (il faut --value)
dealing-not-drawn = rien n'est encore tiré : { $what } n'est pas dit (il faut une ligne DV, ou --value)
dealing-other-value = les donnes ont été tirées avec « { $text } » : une autre valeur serait une autre promesse
dealing-no-session = cette séance n'existe pas ({ $phases ->
    [one] il y a { $phases } phase
   *[other] il y a { $phases } phases
})
dealing-how-many = la phase { $phase } ne dit pas combien de donnes (il faut --number)
dealing-drawn = { $file } : { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}
dealing-verified = { $file } : { $boards ->
    [one] { $boards } donne conforme
   *[other] { $boards } donnes conformes
} à la promesse, séance { $session } de la phase { $phase }
dealing-verified-reserve = { $file } : { $boards ->
    [one] { $boards } donne conforme
   *[other] { $boards } donnes conformes
} à la promesse, jeu de réserve de la séance { $session } de la phase { $phase }
dealing-not-promised = { $file } : la donne { $board } n'est pas de celles qui ont été promises

cli-option-book = Le registre des donnes distribuées ; créé s'il n'existe pas.
cli-option-keys = Les clés secrètes, si elles ne sont pas à côté de FILE.sqd.

dealing-spades = pique
dealing-hearts = cœur
dealing-diamonds = carreau
dealing-clubs = trèfle
dealing-dealer = Donneur { $seat }
dealing-hand-records = Feuilles de donnes
dealing-curtain-cards = Fiches de distribution
dealing-printed = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
} dans { $file }
cli-option-title = Le titre de la page.

dealing-form-slips = Fiches ambulantes
dealing-form-sheet = Match par équipes : feuille de table
dealing-form-rubber = Partie libre
dealing-form-written = { $file } est écrit
dealing-ns-pair = NS
dealing-ew-pair = EO
dealing-board = Donne
dealing-contract = Contrat
dealing-declarer = Par
dealing-lead = Entame
dealing-tricks = Levées
dealing-score-ns = Marque NS
dealing-score-ew = Marque EO
dealing-we = Nous
dealing-they = Eux
dealing-brief-none = personne
dealing-brief-ns = NS
dealing-brief-ew = EO
dealing-brief-both = tous
records-no-hands = { $title } contient des résultats, et pas de mains
