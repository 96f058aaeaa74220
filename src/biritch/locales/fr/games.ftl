# Les jeux : game-<nom> est le titre d'une variante, game-<nom>-about une phrase à son sujet.

game-contract = Bridge contrat, donne par donne
game-contract-about = Chaque donne pour elle-même, comme en duplicate ; comparée au jeu parfait.
game-rubber = Partie libre (robre)
game-rubber-about = Deux manches gagnantes, marques partielles et honneurs : le bridge entre amis.
game-rubber_pre1993 = Partie libre, avant 1993
game-rubber_pre1993-about = La même, avec les pénalités et les primes de nos parents.
game-chicago = Chicago
game-chicago-about = Quatre donnes et c'est réglé : vulnérables à tour de rôle, manches payées aussitôt.
game-auction = Bridge aux enchères
game-auction-about = Le jeu d'avant le contrat : les levées de mieux comptent pour la manche.
game-minibridge = Mini-bridge : pour commencer
game-minibridge-about = Pas d'enchères : on dit ses points, le mort s'étale, vous choisissez. Le premier jeu du débutant.

game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, vers 1890 : le donneur nomme l'atout, on contre sans limite.
game-biritch_1886 = Biritch, ou whist russe
game-biritch_1886-about = Le bridge de sa première brochure, en 1886 : le même jeu, sans-atout à dix.
game-honeymoon_draw = Honeymoon (à deux)
game-honeymoon_draw-about = À deux, on tire sa main carte à carte, puis on l'enchérit et on la joue. Retenez ce qui est parti !
game-honeymoon_dummies = Honeymoon à deux morts (à deux)
game-honeymoon_dummies-about = Deux joueurs, chacun son mort, et une veuve de quatre cartes à partager.
game-whist = Whist
game-whist-about = L'ancêtre : la dernière carte retournée fait l'atout, et il n'y a pas de mort.
game-dummy_whist = Whist avec un mort (à trois)
game-dummy_whist-about = Un whist où la main de Nord est étalée ; Sud joue les deux.

# Ce dont une table peut convenir : option-<nom>, et une phrase par façon de faire.

option-code = Code de marque
option-code-2017 = De 2017 (chiffres de 1987)
option-code-pre1987 = D'avant 1987
option-match = Partie
option-match-rubber = Robre : en deux manches gagnantes
option-match-game = Une seule manche de trente
option-contres = Contres
option-contres-unlimited = Sans limite
option-contres-once = Un contre, un surcontre
option-contres-ceiling = Pas de levée au-dessus de 100 points
option-layout = Les cartes des morts
option-layout-closed = Cachées jusqu'au partage de la veuve
option-layout-six = Six visibles sur six cachées
option-contracts = Contrats à choisir
option-contracts-goals = Partielle ou manche
option-contracts-slams = Partielle, manche ou chelem
option-contracts-levels = Un nombre de levées quelconque
option-equal = À vingt points partout
option-equal-again = On redonne
option-equal-dealer = Le camp du donneur joue
option-vulnerable = Vulnérables
option-vulnerable-never = Personne
option-vulnerable-board = Selon le numéro de l'étui
option-vulnerable-dealer = Aux donnes 2 et 3, le camp du donneur
option-vulnerable-others = Aux donnes 2 et 3, l'autre camp
option-partscores = Marques partielles
option-partscores-carried = Reportées sur la donne suivante
option-partscores-paid = Payées 50 tout de suite
