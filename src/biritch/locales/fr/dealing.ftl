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
records-left-out = { $boards ->
    [one] { $boards } donne omise
   *[other] { $boards } donnes omises
} : { $title } ne peut pas contenir une telle donne
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
dealing-no-session = pas de telle séance (il y a { $phases } phases)
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
cli-option-set-title = Comment le jeu de donnes s'appelle au registre.
cli-option-event = Le nom de l'épreuve.
cli-option-delayed = Ce que tout le monde saura plus tard, et personne maintenant.
cli-option-sessions = Combien de séances.
cli-option-boards = Les donnes d'une séance : 24, ou 1-7,8-14 tour à tour, ou 3x7.
cli-option-phase = Des séances d'une même sorte, séances:donnes:fichier:titre ; peut être répété.
cli-option-value = Ce qui était attendu, maintenant qu'on le sait.
cli-option-value-now = Ce qui était attendu, quand FILE.sqd ne le dit pas.
cli-option-keys = Les clés secrètes, si elles ne sont pas à côté de FILE.sqd.
cli-option-phase-number = Cette phase seulement.
cli-option-session = Cette séance seulement.
cli-option-reserve = Les jeux de réserve.
cli-option-untold = Combien de donnes, là où la promesse l'a laissé ouvert.
cli-option-into = Où écrire les jeux de donnes.
cli-option-most = Les donnes à chercher là où la promesse a laissé leur nombre ouvert.
cli-help-register =
    Inscrit les donnes de FILE dans un registre, et refuse celles qui y sont déjà.

    Le registre est un seul fichier ; il ne dit rien des cartes à qui ne l'a pas, et se garde
    aussi secret que les donnes jusqu'à ce qu'elles soient jouées.
cli-help-commit =
    Promet les donnes d'une épreuve, à la manière de SquareDeal.

    Écrit FILE.sqd, à publier maintenant, et à côté FILE.sqk, à garder secret jusqu'à la fin de
    l'épreuve. Les donnes découlent des deux et d'une chose --delayed que personne ne peut savoir
    avant que la promesse soit publique : un cours de bourse à venir, une loterie.
cli-help-reveal =
    Tire les donnes promises dans FILE.sqd, maintenant qu'on sait ce qui était attendu.

    La première fois, --value le dit, et c'est écrit dans le fichier pour toujours. Chaque séance
    devient un fichier ; --phase et --session choisissent, --reserve tire les jeux de réserve.
    Personne d'autre que l'organisateur ne devrait les lire avant qu'elles soient jouées.
cli-help-verify =
    Tire à nouveau les donnes promises et compare : chacun le peut, sans rien demander.

    FILE.sqd est ce qui a été publié avant l'épreuve, FILE.sqk les clés publiées après, chaque
    SET les donnes telles qu'elles ont été jouées. Statut 1 si une donne n'est pas celle promise.

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
cli-option-plain = Les mains et les points seulement, rien à cartes ouvertes.
cli-help-hand-records =
    Imprime les mains de FILE, huit donnes par page A4, en HTML ou en PDF.

    Chaque donne a ses points, les levées de chaque place dans chaque couleur à cartes ouvertes, et
    le par ; --plain omet ces deux derniers. À ne pas montrer avant que les donnes soient jouées.
cli-help-curtain-cards =
    Imprime une fiche par main de FILE, d'après laquelle quelqu'un qui ne joue pas la compose.

    En HTML ou en PDF pour A4, une donne par rangée, à découper le long des pointillés.
records-has-numbers = --first est pour les notations sans numéros d'étuis, ce que { $file } n'est pas
cli-option-first-place = Le numéro de la première donne, quand IN n'a pas de numéros (1 sauf avis contraire).

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
cli-option-how-many = Combien de donnes.
cli-option-forms-tables = Combien de tables les jouent ; combien de feuilles de partie libre.
cli-help-forms =
    Imprime des feuilles où marquer, en HTML ou en PDF pour A4 : en HTML, elles se remplissent à l'écran.

    slips : les fiches qui suivent les étuis, une ligne par table ; sheet : la feuille d'une table
    d'un match par équipes, une ligne par donne ; rubber : deux colonnes, au-dessus et
    au-dessous de la ligne.
records-no-hands = { $title } contient des résultats, et pas de mains
