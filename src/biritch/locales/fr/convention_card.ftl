# Feuilles de conventions : rubriques, ce qui est joué, entames et signalisation.

card-title = Feuille de conventions
card-compared = Feuilles de conventions comparées
card-heading = { $title } : { $names }
card-one-level = Ouvertures au palier de un
card-notrump = Sans-atout
card-majors = Majeures
card-minors = Mineures
card-twos = Ouvertures au palier de deux
card-preempts = Barrages
card-answers = Réponses
card-overcalls = Interventions sur leur ouverture d'un
card-doubles = Contres
card-over-double = Notre ouverture contrée
card-competition = Notre ouverture contrée ou surenchérie
card-against-notrump = Contre leur 1SA
card-against-preempts = Contre les ouvertures faibles
card-balancing = Réveils
card-slam = Chelem
card-carding = Entames et signalisation
card-not-agreed = naturel, ou sans accord
card-alerted = alertée
card-announced = annoncée « { $what } »
card-assumed = supposé
card-disputed = discuté
card-forcing-one-round = forcing un tour
card-forcing-game = forcing de manche
card-forcing-invitational = propositionnel
card-forcing-sign-off = pour jouer
card-source = Édition { $edition }. { $source }
card-legend = « supposé » : aucun texte du système ne le dit ; « discuté » : ses textes diffèrent.

carding-length = Longue par un honneur
carding-length-fourth = quatrième meilleure
carding-length-third-fifth = troisième et cinquième
carding-length-second-fourth = deuxième et quatrième
carding-honour = Honneurs qui se suivent
carding-honour-standard = le plus gros
carding-honour-rusinow = le deuxième (Rusinow)
carding-ace-king = As et roi, à la couleur
carding-ace-king-ace = l'as
carding-ace-king-king = le roi
carding-three-suit = Trois petites, à la couleur
carding-three-suit-top = la plus grosse
carding-three-suit-middle = celle du milieu, puis en montant
carding-three-suit-low = la plus petite
carding-three-notrump = Trois petites, à sans-atout
carding-three-notrump-top = la plus grosse
carding-three-notrump-middle = celle du milieu, puis en montant
carding-three-notrump-low = la plus petite
carding-encouraging = Carte d'appel
carding-encouraging-high = grosse
carding-encouraging-low = petite
carding-even = Nombre pair
carding-even-high = grosse puis petite
carding-even-low = petite puis grosse
carding-discard = Défausses
carding-discard-high = une grosse carte appelle dans sa couleur
carding-discard-lavinthal = Lavinthal (McKenney) : grosse pour la plus chère, petite pour la moins chère
carding-discard-italian = italiennes : impaire appelle, paire montre une autre couleur

cli-help-card =
    Imprime la feuille de conventions de SYSTÈME, ou de plusieurs côte à côte.

    La page va à la sortie standard, ou dans --output FICHIER.
cli-option-layout = Mise en page et alertes de quelle fédération : acbl, ebu ou ffb.
cli-option-card-output = Écrit la page dans ce fichier.
cli-card-unwritten = { $text } : ne peut être écrit : { $why }

systems-page-openings = Ouvertures
systems-page-about = Écrit par `scripts/write_systems.py` d'après le système lui-même : ouvertures, réponses et redemandes de l'ouvreur, adversaires muets, personne vulnérable, en bref. Ce qu'aucun texte ne tranche est marqué. L'arbre entier, toute séquence : `biritch explain --system { $system }`, ou la page `/systems` du serveur.
systems-page-call = Annonce
systems-page-says = Ce qu'elle dit
systems-page-after = Après

brief-points-exactly = { $low } points
brief-points-from = { $low } points et plus
brief-points-up-to = { $high } points au plus
brief-points-between = { $low }-{ $high } points
