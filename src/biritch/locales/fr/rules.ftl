# Ce qui n'est pas permis, et la loi qui le dit.

offence-insufficient-bid = enchère insuffisante
offence-inadmissible-double = contre inadmissible
offence-inadmissible-redouble = surcontre inadmissible
offence-card-not-held = carte qui n'est pas dans la main
offence-revoke = renonce : une carte de la couleur demandée est en main
offence-call-out-of-rotation = déclaration hors tour
offence-play-out-of-turn = carte jouée hors tour
offence-call-after-end = déclaration après la fin des enchères
why-at-least =
    enchère insuffisante : il faut au moins { $level }{ $strain ->
        [C] ♣
        [D] ♦
        [H] ♥
        [S] ♠
       *[other] SA
    }
why-nothing-higher = enchère insuffisante : rien n'est au-dessus de 7SA
why-no-bid-to-double = il n'y a pas encore d'enchère à contrer
why-own-bid-doubled = on ne contre qu'une enchère adverse, et celle-ci est de votre camp
why-doubled-already = cette enchère est déjà contrée
why-no-double-to-redouble = on ne surcontre qu'un contre adverse, et il n'y en a pas
why-own-double-redoubled = on ne surcontre qu'un contre adverse, et celui-ci est de votre camp
why-redoubled-already = cette enchère est déjà surcontrée
why-not-of-this-hand = cette carte n'est pas dans la main qui joue
why-follow-suit =
    { $whose ->
        [dummy] { $suit ->
            [C] le mort a du trèfle : il doit fournir
            [D] le mort a du carreau : il doit fournir
            [S] le mort a du pique : il doit fournir
           *[H] le mort a du cœur : il doit fournir
        }
       *[hand] { $suit ->
            [C] vous avez du trèfle : fournissez
            [D] vous avez du carreau : fournissez
            [S] vous avez du pique : fournissez
           *[H] vous avez du cœur : fournissez
        }
    }
why-dummy-plays = c'est au mort de jouer : choisissez une de ses cartes
why-hand-plays = c'est à votre main de jouer, non au mort
offence-not-a-choice = choisissez un des contrats proposés
offence-not-named = il faut nommer une couleur d'atout, ou sans-atout
offence-must-name = le partenaire du donneur doit nommer une couleur ou sans-atout
offence-not-an-answer = il faut ici laisser jouer, ou contrer
offence-no-more-contres = cette table n'admet pas un contre de plus
offence-not-a-share = il faut deux cartes différentes de la veuve, une pour la main et une pour le mort
offence-covered = cette carte est sous une autre : le mort joue une carte visible
offence-not-a-call = les enchères sont en cours, il faut une déclaration
offence-not-a-card = le jeu de la carte est en cours, il faut une carte
offence-no-play = il n'y a rien à jouer
offence-bad-claim = revendication de plus de levées qu'il n'en reste
why-call-turn =
    { $seat ->
        [N] c'est à Nord de parler
        [E] c'est à Est de parler
        [S] c'est à Sud de parler
       *[W] c'est à Ouest de parler
    }
why-play-turn =
    { $seat ->
        [N] c'est à Nord de jouer
        [E] c'est à Est de jouer
        [S] c'est à Sud de jouer
       *[W] c'est à Ouest de jouer
    }
offence-claim-waits = le jeu est suspendu jusqu'à la réponse à la revendication
offence-claim-denied = la revendication de votre camp a été refusée : jouez une carte avant la suivante
offence-claim-too-early = rien ne peut être revendiqué avant l'entame
offence-claim-too-many = revendication de plus de levées qu'il n'en reste
offence-dummy-takes-no-part = le mort ne prend aucune part au jeu
offence-no-claim-to-answer = aucune revendication n'attend cette réponse
offence-lead-down = l'entame reste face cachée tant qu'on pose des questions
offence-lead-up = aucune entame n'est face cachée
offence-bad-cut = chaque partie du paquet coupé doit avoir au moins cinq cartes
offence-not-your-cut = c'est le joueur à la droite du donneur qui coupe
offence-talk-while-playing = pendant la donne on ne se parle pas entre partenaires : des formules, ou aux adversaires
offence-talk-of-onlookers = qui regarde ne dit rien pendant la donne
offence-question-not-yours = on n'interroge que sur une enchère adverse
offence-explanation-not-yours = on n'explique que ses propres enchères
offence-undo-waits = le jeu attend la réponse à la demande d'annulation
offence-no-undo-to-answer = aucune demande d'annulation n'attend cette réponse
