# Ce que disent plusieurs conventions et systèmes ; ce qu'une seule dit est dans son fichier.
# promise-* : les parties d'une promesse ; call-* : les noms des enchères conventionnelles.

short-no-agreement = pas de convention
short-anything = rien de plus
short-at-most = au plus { $most }
short-hcp = { $points } H
short-hl = { $points } HL
short-hld = { $points } HLD
short-usually = en général { $points }
short-minimum = minimum ({ $points })
short-maximum = maximum ({ $points })
promise-anything = main quelconque
promise-nothing = aucune main
promise-denial = pas de meilleure enchère
promise-usually = d'ordinaire { $what }
promise-group = ({ $what })
promise-or = { $one }, ou { $two }
promise-not = pas ({ $what })
promise-hcp-exactly = { $low } H
promise-hcp-from = { $low } H et plus
promise-hcp-up-to = { $high } H au plus
promise-hcp-between = { $low }-{ $high } H
promise-hl-exactly = { $low } HL
promise-hl-from = { $low } HL et plus
promise-hl-up-to = { $high } HL au plus
promise-hl-between = { $low }-{ $high } HL
promise-hld-exactly = { $low } HLD
promise-hld-from = { $low } HLD et plus
promise-hld-up-to = { $high } HLD au plus
promise-hld-between = { $low }-{ $high } HLD
promise-suit-s = piques
promise-suit-h = cœurs
promise-suit-d = carreaux
promise-suit-c = trèfles
promise-suit-one-s = pique
promise-suit-one-h = cœur
promise-suit-one-d = carreau
promise-suit-one-c = trèfle
promise-length-exactly = { $count ->
    [0] pas de { $one }
    [1] 1 { $one }
   *[other] { $low } { $suit }
}
promise-length-from = { $low }+ { $suit }
promise-length-up-to = { $count ->
    [1] 1 { $one } au plus
   *[other] { $high } { $suit } au plus
}
promise-length-between = { $low }-{ $high } { $suit }
promise-no-suit = aucune couleur de { $cards } cartes
promise-any-suit = une couleur de { $cards }+ cartes
promise-short-suit = { $count ->
    [0] une chicane
    [1] un singleton ou une chicane
   *[other] une couleur de { $cards } cartes au plus
}
promise-longer = plus de { $suit } que de { $than }
promise-not-shorter = { $suit } au moins aussi longs que { $than }
promise-balanced = main régulière
promise-not-balanced = main irrégulière
promise-semi-balanced = main régulière ou semi-régulière
promise-not-semi-balanced = main très irrégulière
promise-stopper = arrêt à { $one }
promise-control = contrôle à { $one }
promise-no-control = pas de contrôle à { $one }
promise-quality = { $least } des { $top } plus gros { $suit }
promise-aces = { $plural ->
    [0] pas d'as
   *[other] { $count } as
}
promise-kings = { $plural ->
    [0] pas de roi
    [1] { $count } roi
   *[other] { $count } rois
}
promise-count-one = { $one }
promise-count-more = { $one }, { $other }
promise-count-two = { $one } ou { $other }
promise-decimal = { $whole },{ $tenth }
promise-by-count = mieux que défendre, levées comptées à { $suit }
promise-counted-game = une enchère de { $call } qui vaut la manche, levées comptées
promise-double-by-count = payant, leurs levées comptées
promise-tricks = { $low } levées de jeu et plus
promise-keys = { $plural ->
    [0] aucune clé
    [1] { $count } clé
   *[other] { $count } clés
}
promise-keys-outside = { $plural ->
    [0] aucune clé hors de { $one }
    [1] { $count } clé hors de { $one }
   *[other] { $count } clés hors de { $one }
}
promise-card = { $rank ->
    [14] l'as de { $one }
    [13] le roi de { $one }
    [12] la dame de { $one }
   *[other] le valet de { $one }
}
promise-without-card = { $rank ->
    [14] pas l'as de { $one }
    [13] pas le roi de { $one }
    [12] pas la dame de { $one }
   *[other] pas le valet de { $one }
}
promise-dummy-from = { $low } points de mort et plus
promise-dummy-between = { $low }-{ $high } points de mort
promise-longest = { $suit } en couleur la plus longue
promise-with-spades = points et piques font { $total }
promise-few-spades = points et piques font moins de { $total }
promise-long-suits = points et cartes des deux plus longues couleurs font { $total }

call-weak-two = Deux faible : { $what }
call-weak-jump = Saut faible : { $what }
call-game-forcing = Forcing de manche : { $what }
call-strong = Fort : { $what }
call-own-words = { $fr } : { $what }
call-waiting = Relais d'attente : { $what }
call-relay = Relais interrogatif : { $what }
call-minimum = Minimum : { $what }
call-maximum = Maximum : { $what }
call-stayman = Stayman, demande une majeure quatrième : { $what }
call-texas-h = Texas cœur : { $what }
call-texas-s = Texas pique : { $what }
call-completes = Rectifie le Texas : { $what }
call-takeout = Contre d'appel : { $what }
call-negative = Contre Spoutnik : { $what }
call-penalty = Contre punitif : { $what }
call-values = De la force : { $what }
call-quantitative = Quantitatif, propose le chelem : { $what }
call-blackwood = Blackwood, demande les as : { $what }
call-kings = Demande les rois : { $what }
call-answer = Réponse : { $what }
call-cue-bid = Cue-bid fort : { $what }
call-unknown = Sans accord
call-minors = Les deux mineures : { $what }
call-majors = Les deux majeures : { $what }
call-fit = Fitté : { $what }
call-splinter = Splinter, courte dans la couleur : { $what }
call-fit-jump = Enchère de rencontre : { $what }
call-no-major = Pas de majeure quatrième : { $what }
call-crossed = Chassé-croisé, cinq cartes dans l'autre majeure : { $what }
call-texas-c = Texas trèfle : { $what }
call-texas-d = Texas carreau : { $what }
call-pass-or-correct = Passe ou corrige : { $what }
call-fourth-suit = Quatrième couleur forcing : { $what }
call-moderator = 2SA modérateur, relais faible : { $what }
call-key-cards = Blackwood cinq clés : { $what }
call-michaels = Michaels, bicolore : { $what }
call-unusual = 2SA bicolore : { $what }
call-landy = Landy, les deux majeures : { $what }
call-gerber = Gerber, demande les as : { $what }
call-reopening = Contre de réveil : { $what }
call-optional = Contre optionnel, de la force : { $what }
call-cue-raise = Leur couleur, soutien fort : { $what }
call-limit-raise = Soutien limite ou mieux : { $what }
call-two-suits = Bicolore quelconque : { $what }
call-intermediate-jump = Saut intermédiaire : { $what }
call-lead = Demande cette entame : { $what }

# Annonces
announce-hearts = Cœur
announce-spades = Pique
announce-range = { $low } à { $high }
announce-could-be = Peut-être { $least }

bid-why-second = irait aussi, mais vient après : { $what }
bid-why-not = la main n'est pas cela : { $what }

# Les outils que plusieurs conventions demandent.
tool-first-year-raises = Soutiens selon les seuls points (3♥ 11-12, 4♥ 13-15)
tool-fourth-suit = Quatrième couleur forcing
tool-key-cards = Blackwood à cinq clés, 30-41
tool-rencontre = Rencontres après passe
tool-rubensohl = Rubensohl
tool-super-accept = Rectification à saut d'un Texas
tool-systems-on-doubled = Stayman et Texas gardés quand 1SA est contré
tool-third-suit = Troisième couleur forcing
tool-three-nt-fit = 3SA fitté, quatre cartes sans courte
tool-two-diamond-aces = Réponses aux as sur 2♦
tool-two-notrump-transfer = 1SA–2SA : Texas carreau
tool-two-nt-fit = 2SA fitté, trois cartes
tool-weak-two-majors = 2♥ et 2♠ faibles
