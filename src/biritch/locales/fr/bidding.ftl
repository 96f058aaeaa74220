# Ce que disent les enchères. promise-* : les éléments d'une promesse ; call-* : les conventions.

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
promise-length-exactly = { $count ->
    [0] pas de { $suit }
   *[other] { $low } { $suit }
}
promise-length-from = { $low }+ { $suit }
promise-length-up-to = { $high } { $suit } au plus
promise-length-between = { $low }-{ $high } { $suit }
promise-longer = plus de { $suit } que de { $than }
promise-not-shorter = { $suit } au moins aussi longs que { $than }
promise-balanced = main régulière
promise-not-balanced = main irrégulière
promise-semi-balanced = main régulière ou semi-régulière
promise-not-semi-balanced = main très irrégulière
promise-stopper = arrêt à { $suit }
promise-control = contrôle à { $suit }
promise-no-control = pas de contrôle à { $suit }
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
promise-count-two = { $one } ou { $other }
promise-tricks = { $low } levées de jeu et plus

call-weak-two = Deux faible : { $what }
call-weak-jump = Saut faible : { $what }
call-game-forcing = Forcing de manche : { $what }
call-strong = Fort : { $what }
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

announce-hearts = Cœur
announce-spades = Pique
announce-clubs = Trèfle
announce-diamonds = Carreau
announce-weak = Faible

chapter-stayman = Stayman
chapter-transfers = Texas majeurs
chapter-one-notrump = Réponses à sans-atout
chapter-overcalls = Interventions

bid-why-second = irait aussi, mais vient après : { $what }
bid-why-not = la main n'est pas cela : { $what }
