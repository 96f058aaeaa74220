# La ligne de commande : ce que disent plusieurs commandes. cli-option-<nom> est l'aide d'une option.

cli-says = biritch: { $what }
cli-at = { $place } : { $what }
cli-our-fault = une faute de notre part, à signaler : { $what } (BIRITCH_TRACEBACK=1 en montre plus)

cli-bad-seat = « { $text } » n'est pas une place (il faut N, E, S ou O)
cli-bad-vulnerability = « { $text } » n'est pas une vulnérabilité (il faut none, ns, ew ou both)
cli-bad-number = « { $text } » n'est pas un nombre de { $low } à { $high }
cli-bad-number-from = « { $text } » n'est pas un nombre entier d'au moins { $low }
cli-bad-choice = « { $text } » n'est pas un choix (il faut { $words })
cli-bad-code = barème inconnu : « { $text } » (il faut { $words })
cli-bad-contract = « { $text } » n'est pas un contrat (il faut { $notation ->
    [fr] 3SA, 4CX, 2PXX ou Passe
   *[en] 3N, 4HX, 2SXX ou Pass
})
cli-bad-call = déclaration { $place }, en { $seat } : « { $text } » n'est pas une déclaration (il faut { $notation ->
    [fr] -, X, XX ou par exemple 3SA
   *[en] P, X, XX ou par exemple 3N
})
cli-bad-tool = « { $text } » n'est pas un outil de { $system } (il faut { $words })
cli-bad-system = système d'enchères inconnu : « { $text } » (il faut { $words })
cli-auction-over = les enchères sont finies : il n'y a plus rien à déclarer
cli-illegal-call = déclaration { $place }, { $text } en { $seat } : { $offence } (loi { $law })
cli-missing = il manque { $place } (voir --help)
cli-no-value = { $place } demande une valeur (voir --help)
cli-not-so = { $place } ne s'emploie pas ainsi (voir --help)
cli-extra = « { $text } » est de trop (voir --help)
cli-no-option = option inconnue : { $text } (voir --help)
cli-no-option-near = option inconnue : { $text } (est-ce { $near } ?)
cli-command-missing = nommez une commande : { $words }
cli-no-command = commande inconnue : « { $text } » (il faut { $words })
cli-no-command-near = commande inconnue : « { $text } » (est-ce { $near } ?)
cli-file-not-found = fichier introuvable : { $file }
cli-file-forbidden = ce fichier ne peut pas être lu : { $file }
cli-file-folder = un dossier, pas un fichier : { $file }
cli-file-trouble = ennui de fichier : { $what }

cli-where = --where, caractère { $place } : { $what }
cli-where-too-long = --where : trop long ({ $most } caractères au plus)
cli-where-unread = illisible (il faut par exemple points(N) >= 15 and piques(S) >= 5)
cli-where-deep = trop de parenthèses les unes dans les autres
cli-where-no-condition = « { $text } » est un nombre, il faut une condition (comparer : points(N) >= 15)
cli-where-no-number = « { $text } » est une condition, il faut un nombre
cli-where-unknown = « { $text } » n'a pas de sens ici (il faut par exemple points(N) >= 15)
cli-where-large = un nombre au-delà de { $most }
cli-where-near = mot inconnu : « { $text } » (est-ce { $near } ?)
cli-where-no-such = mot inconnu : « { $text } » (il faut { $words })
cli-where-wants = il faut { $usage }
cli-where-usage = { $usage }
cli-where-seat = « { $text } » n'est pas une place (il faut N, E, S ou O)
cli-where-seat-or-side = « { $text } » n'est ni une place ni un camp (il faut N, E, S, O, NS ou EO)
cli-where-bad-shape = « { $text } » n'est pas une distribution de treize cartes (il faut "4432", "5xxx" ou, piques d'abord, "5=3=3=2")
cli-where-bad-card = « { $text } » n'est pas une carte (il faut { $notation ->
    [fr] "PA" ou "C10"
   *[en] "SA" ou "HT"
})

cli-seat-n = Nord
cli-seat-e = Est
cli-seat-s = Sud
cli-seat-w = Ouest
cli-side-ns = Nord-Sud
cli-side-ew = Est-Ouest
cli-vulnerable-none = personne vulnérable
cli-vulnerable-ns = Nord-Sud vulnérables
cli-vulnerable-ew = Est-Ouest vulnérables
cli-vulnerable-both = tous vulnérables
cli-notrump = SA
cli-pass = Passe
cli-by = par { $seat }
cli-board = Donne { $number }
cli-dealer = Donneur { $seat }
cli-points = Points
cli-forcing-one-round = forcing un tour
cli-forcing-game = forcing de manche
cli-forcing-invitational = propositionnelle
cli-forcing-sign-off = pour jouer
cli-artificial = artificielle
cli-alert = alertée
cli-announce = annoncée « { $what } »
cli-passed-out = Passe général
cli-tricks-won = { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
cli-side-scores = { $side } marquent { $points }
cli-part-contract = contrat
cli-part-overtricks = levées de mieux
cli-part-insult = contrat contré réussi
cli-part-partscore = marque partielle
cli-part-game = manche
cli-part-slam = chelem
cli-part-undertricks = levées de chute
cli-part-honours = honneurs
cli-title = Titre
cli-source = Source

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-default = par défaut :
cli-option-help = Montre cette aide.
cli-option-version = Montre la version.
cli-option-json = Écrit un document JSON.
cli-option-lang = Langue des phrases (sinon celle du système).
cli-option-notation = Façon de lire et d'écrire déclarations et cartes.
cli-option-dealer = Le donneur : N, E, S ou O.
cli-option-declarer = Le déclarant : N, E, S ou O.
cli-option-bid-against = Ce que jouent les adversaires de qui doit parler : un système, un fichier, ou unknown (inconnu).
cli-option-bus = Où serveurs et travailleurs s'entendent : nats://machine:4222.
cli-option-layout = Mise en page et alertes de quelle fédération : acbl, ebu, ffb ou wbf.
cli-option-system = Quel système d'enchères (voir : biritch systems).
cli-option-auction = Les déclarations jusque-là, séparées par des blancs.
cli-option-vulnerable = Qui est vulnérable.
cli-option-code = Le barème (voir biritch codes).
cli-option-seed = Un texte quelconque : le même redonne toujours les mêmes donnes.
cli-option-first = Le numéro de la première donne.
cli-option-format = Ce qui est écrit sur la sortie.

cli-help-biritch = Le bridge : jouer, enchérir, marquer, résoudre. Sans rien d'autre, ouvre une table dans le navigateur.

# La table du terminal : biritch play --terminal.

terminal-welcome = Vous êtes assis en { $seat }. Tapez aide à toute question, quitter pour partir.
terminal-board = Donne { $number }.
terminal-dealer = Donneur : { $seat }.
terminal-vulnerable = Vulnérabilité : { $who }.
terminal-your-hand = Votre main, { $points ->
    [one] { $points } point
   *[other] { $points } points
} :
terminal-hand-of = { $seat } tient, { $points ->
    [one] { $points } point
   *[other] { $points } points
} :
terminal-suit-line = { $suit } : { $ranks }
terminal-void = chicane
terminal-suit-c = trèfle
terminal-suit-d = carreau
terminal-suit-h = cœur
terminal-suit-s = pique
terminal-suit-n = sans-atout
terminal-suit-cs = trèfles
terminal-suit-ds = carreaux
terminal-suit-hs = cœurs
terminal-suit-ss = piques
terminal-of-c = de trèfle
terminal-of-d = de carreau
terminal-of-h = de cœur
terminal-of-s = de pique
terminal-card = { $rank ->
    [14] l'as
    [13] le roi
    [12] la dame
    [11] le valet
   *[other] le { $rank }
} { $suit }
terminal-pass = passe
terminal-double = contre
terminal-redouble = surcontre
terminal-contract = { $bid }{ $times ->
    [doubled] {" "}contré
    [doubled-several] {" "}contrés
    [redoubled] {" "}surcontré
    [redoubled-several] {" "}surcontrés
   *[undoubled] {""}
} par { $seat }
terminal-how-to-call = { $notation ->
    [fr] Tapez une enchère comme 1P ou 3SA, - pour passer
   *[en] Tapez une enchère comme 1S ou 3N, P pour passer
}, X pour contrer, XX pour surcontrer.
terminal-how-to-play = Tapez une carte, la couleur d'abord, comme { $notation ->
    [fr] PA ou C10
   *[en] SA ou H10
} ; la hauteur seule suffit s'il n'y a pas de doute.
terminal-ask-call = Votre déclaration ?
terminal-ask-card = Votre carte, { $whose ->
    [own] de votre main ?
   *[other] de la main de { $seat } ?
}
terminal-ask-following = Votre carte, { $whose ->
    [own] de votre main ?
   *[other] de la main de { $seat } ?
} { $suit } demandé.
terminal-ask-next = Entrée pour la donne suivante, donne pour les quatre mains, quitter pour partir.
terminal-calls = { $seat } : { $call }. { $meaning }
terminal-call-line = { $seat } : { $call }.
terminal-alert = Alerte : { $says }
terminal-would-say = { $call } dirait : { $meaning }
terminal-contract-is = Contrat : { $contract }.
terminal-leads = Entame en { $seat }.
terminal-dummy-is = { $seat } est le mort.
terminal-you-declare = Vous jouez la main de { $seat } pour votre partenaire.
terminal-plays = { $seat } joue { $card }.
terminal-wins = { $seat } gagne la levée { $number }.
terminal-tricks = Camp du déclarant { $declarer }, défense { $defenders }.
terminal-not-allowed = Pas permis : { $what } (loi { $law }).
terminal-not-understood = Pas compris : { $text }. Tapez aide pour savoir ce qui est attendu.
terminal-no-dummy = Pas encore de mort.
terminal-no-calls = Pas encore de déclaration.
terminal-no-meaning = Ce n'est pas une déclaration possible maintenant : { $text }.
terminal-nothing-on-the-table = Aucune carte sur la table.
terminal-no-last-trick = Aucune levée n'est encore finie.
terminal-total = { $boards ->
    [0] Aucune donne n'est encore finie.
    [one] Une donne finie : { $total } pour votre camp.
   *[other] { $boards } donnes finies : { $total } pour votre camp.
}
terminal-legal = Permis : { $words }
terminal-hint = Un robot choisirait { $action }. { $reason }
terminal-undone = Annulé : { $action }.
terminal-nothing-to-undo = Vous n'avez encore rien fait.
terminal-no-claim = Il n'y a rien à revendiquer avant le jeu de la carte.
terminal-claim-wants = Revendiquer combien des levées restantes pour votre camp : revendique 0 à revendique { $most }.
terminal-claim-refused = La revendication est refusée ; le jeu continue.
terminal-claim-accepted = La revendication est acceptée : { $tricks ->
    [0] plus aucune levée
    [one] encore une levée
   *[other] encore { $tricks } levées
} pour votre camp.
terminal-not-now = Pas avant la fin de la donne.
terminal-passed-out = Passe général.
terminal-result = { $contract } : { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
}, { $made ->
    [down] { $over } de chute
   *[made] { $over ->
        [0] juste faites
       *[other] { $over } de mieux
    }
}.
terminal-part = { $part } : { $points }
terminal-your-score = Votre camp marque { $points }.
terminal-double-dummy = À cartes ouvertes, ce contrat fait { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
terminal-par = Par : { $points } pour votre camp.
terminal-no-more-boards = C'était la dernière donne.
terminal-goodbye = { $boards ->
    [0] Aucune donne jouée jusqu'au bout.
    [one] Une donne jouée, { $total } pour votre camp.
   *[other] { $boards } donnes jouées, { $total } pour votre camp.
} Au revoir.
terminal-help =
    Aux enchères, tapez une déclaration. Au jeu, tapez une carte : votre tour est annoncé.
    main : vos cartes. mort : les cartes du mort. permis : tout ce que vous pouvez faire.
    enchères : les déclarations. sens : ce qu'elles disaient. sens 2T : ce que dirait 2T.
    levée : les cartes sur la table. dernière : la dernière levée. marque : levées et points.
    revendique 3 : revendiquer encore trois levées pour votre camp. annule : reprendre votre dernière action.
    conseil : ce que ferait un robot. quitter : partir.

cli-file-long = trop long pour un tel fichier : { $file } ({ $most } octets au plus)
cli-bad-option = « { $text } » n'est pas une option (il faut NOM=MANIÈRE, par exemple vulnerable=others)
cli-sheet-line = ligne { $line } : { $what }
cli-sheet-no-deal = « { $text } » se rapporte à une donne, et il n'y en a pas encore
cli-sheet-over = le robre est fini : plus de donne sur cette feuille
cli-sheet-shape = « { $text } » n'est pas une donne (il faut par exemple S 3D =, W 2N +1, N 4SX -2 ou passe)
cli-sheet-shape-odd = « { $text } » n'est pas une donne (il faut par exemple N H 9 : la place du donneur, l'atout, les levées de son camp)
cli-sheet-contract = « { $text } » n'est pas un contrat (il faut par exemple 3N, 4HX ou 2SXX)
cli-sheet-seat = « { $text } » n'est pas une place (il faut N, E, S ou O)
cli-sheet-strain = « { $text } » n'est pas un atout (il faut C, D, H, S ou N)
cli-sheet-tricks = « { $text } » n'est pas un nombre de levées (il faut 0 à 13)
cli-sheet-result = « { $text } » n'est pas un résultat (il faut +1, = ou -2)
cli-sheet-no-such-result = pas de tel résultat : { $text } à { $contract } ferait { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
cli-sheet-passed = « { $text } » après une donne passée
cli-sheet-contre = pas compris : « { $text } » (il faut par exemple contre 2, au bridge-whist)
cli-sheet-chicane = pas compris : « { $text } » (il faut par exemple chicane W, avec un atout, au bridge-whist)
cli-sheet-honours = pas compris : « { $text } » (il faut par exemple honneurs E 100)
cli-sheet-honours-points = « { $text } » n'est pas des honneurs (il faut 100 ou 150)
cli-sheet-honours-odd = « { $text } » n'est pas des honneurs (il faut { $words })
cli-sheet-won = { $side } gagnent de { $points }
cli-sheet-equal = Aucun camp ne gagne
cli-sheet-next = Donneur suivant : { $seat }, { $vulnerable }
cli-sheet-owed = { $payer } doivent { $amount } à { $paid }
cli-part-rubber = robre
cli-part-unfinished-game = seule manche
cli-part-unfinished-part = seule marque partielle
cli-option-game = Quel jeu : contract, rubber, chicago, auction, minibridge…
cli-option-option = Ce dont la table convient, par exemple vulnerable=others ; répétable.

terminal-announces = { $seat } annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-turned = Retourne : { $card }.
terminal-named = atout { $strain }
terminal-trumps = { $named }, par { $seat }
terminal-trumps-times = { $named }, par { $seat }, chaque levée { $times } fois sa valeur
terminal-say-leave = au partenaire de choisir
terminal-say-ask = puis-je jouer
terminal-say-yes = oui
terminal-shares = partage la veuve
terminal-shares-these = { $hand } pour la main, { $dummy } pour le mort, le reste à l'autre joueur
terminal-widow = La veuve : { $cards }.
terminal-you-draw = Vous tirez { $card }. { $left ->
    [one] Il reste { $left } carte à tirer.
   *[other] Il reste { $left } cartes à tirer.
}
terminal-how-to-name = Nommez l'atout par sa lettre, { $notation ->
    [fr] P C K T ou SA ; partenaire lui laisse le choix. Avant l'entame : puis-je, oui, X pour contrer, - pour laisser.
   *[en] S H D C ou N ; leave laisse le choix au partenaire. Avant l'entame : ask, yes, X pour contrer, P pour laisser.
}
terminal-ask-name = Votre parole ? Tapez permis pour entendre ce qui peut se dire.
terminal-how-to-share = Tapez deux cartes : la première pour votre main, la seconde pour votre mort.
terminal-ask-share = Quelles deux cartes gardez-vous ?
terminal-how-to-draw = Ces levées ne font que tirer : qui gagne prend la carte du dessus du talon. Tapez une carte.
terminal-no-agreements = Il n'y a pas de conventions à ce jeu.
terminal-odd = { $contract } : { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
}, { $odd ->
    [one] une levée au-dessus de six
   *[other] { $odd } levées au-dessus de six
} pour { $who ->
    [declarer] ce camp
   *[others] l'autre camp
}.
terminal-side-ns = Nord-Sud
terminal-side-ew = Est-Ouest
terminal-sheet = { $side } : { $total } en tout, { $below } pour la manche, { $games ->
    [0] pas de manche
    [one] une manche
   *[other] { $games } manches
}.
terminal-sheet-won = { $side } gagnent de { $points }. Une nouvelle feuille commence.

# Rulings and weighted scores
cli-ruling-board = --contract, --declarer et --tricks vont ensemble
cli-irregularity = Irrégularité
cli-irregularity-name = Nom
cli-irregularity-law = Lois
cli-ruling-back = une question en arrière
cli-ruling-choose = un nombre de { $least } à { $most }, s'il vous plaît
cli-ruling-law = Loi { $law }
cli-ruling-award = Nord-Sud { $ns } %, Est-Ouest { $ew } %
cli-ruling-moved = Levées { $before }, puis { $after } ; Nord-Sud { $points }, puis { $now }.

# Lists of members
club-written = { $many ->
    [one] { $many } membre écrit
   *[other] { $many } membres écrits
} dans { $file }
club-no-name = ligne { $line } : pas de nom
club-no-name-column = pas de colonne de noms dans l'en-tête « { $text } » (il faut nom, ou name)
club-no-table = ce n'est pas un tableau en texte
club-twice = le numéro { $number } est celui de { $one } et de { $other }

# Parties facultatives (extras) qui ne sont pas installées.
extra-missing = il manque une partie facultative pour { $what } : pip install "biritch[{ $name }]"
extra-bridgemate = les fichiers et les boîtiers Bridgemate
extra-data = les tableaux au format Arrow
extra-learn = les environnements pour programmes qui apprennent
extra-cluster = les processus répartis sur plusieurs machines
extra-pdf = les papiers en PDF
extra-dds = l'interrogation du solveur à cartes ouvertes DDS
extra-qr = les codes QR
extra-server = PostgreSQL, NATS et les mesures d'un serveur
extra-telemetry = les traces et mesures pour OpenTelemetry
cli-option-keep-going-results = Laisse de côté les résultats illisibles, et dit lesquels.

# Fichiers de tables en ligne de commande.

store-broken = { $places ->
    [one] abîmé à un endroit
   *[other] abîmé à { $places } endroits
} : une sauvegarde peut être mise à sa place (biritch restore)
store-unwritten = impossible d'écrire { $file } : { $why }
cli-option-encoding = L'encodage du fichier lu, cp1250 par exemple (sinon il est détecté).

### Les commandes du responsable pour les tables et les tournois.

cli-option-yes = Le fait sans demander.
kept-logs-line = { $name } : { $title } ; du { $began } au { $last }, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
kept-logs-none = Il n'y en a aucun.
kept-logs-unknown = rien ne s'appelle « { $name } »
kept-logs-stay = cette base n'efface rien
kept-logs-done-export = { $written } contient toutes les lignes de { $name }.
kept-logs-done-erase = { $name } est effacé : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
