# Ce qui n'est pas permis, et la loi qui le dit.

offence-call-after-end = déclaration après la fin des enchères
offence-insufficient-bid = enchère insuffisante
offence-inadmissible-double = contre inadmissible
offence-inadmissible-redouble = surcontre inadmissible
offence-card-not-held = carte qui n'est pas dans la main
offence-revoke = renonce : une carte de la couleur demandée est en main
offence-not-a-choice = il faut une marque partielle ou une manche, parmi celles qui sont offertes
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
offence-call-out-of-rotation = déclaration hors tour
offence-play-out-of-turn = carte jouée hors tour
offence-claim-waits = le jeu est suspendu jusqu'à la réponse à la revendication
offence-claim-too-early = rien ne peut être revendiqué avant l'entame
offence-claim-too-many = revendication de plus de levées qu'il n'en reste
offence-dummy-takes-no-part = le mort ne prend aucune part au jeu
offence-no-claim-to-answer = aucune revendication n'attend cette réponse
offence-lead-down = l'entame reste face cachée tant qu'on pose des questions
offence-lead-up = aucune entame n'est face cachée
