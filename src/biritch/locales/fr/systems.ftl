# Standard américain, Acol et trèfle fort : chapitres, noms des conventions, annonces.

promise-dummy-from = { $low } points de mort et plus
promise-dummy-between = { $low }-{ $high } points de mort
promise-longest = { $suit } en couleur la plus longue
promise-with-spades = points et piques font { $total }
promise-few-spades = points et piques font moins de { $total }
promise-long-suits = points et cartes des deux plus longues couleurs font { $total }

chapter-american-openings = Ouvertures au palier de 1, standard américain
chapter-weak-openings = Deux faibles et barrages, 2SA demandant une force
chapter-no-opening-above = Pas d'ouverture
chapter-two-clubs-strong = Deux trèfles fort, deux carreaux d'attente
chapter-notrump-raises = Soutiens à sans-atout
chapter-plain-stayman = Stayman à trois réponses
chapter-jacoby-transfers = Texas (Jacoby)
chapter-minor-relay = Deux piques, relais pour les mineures
chapter-notrump-jumps = Sauts sur un sans-atout
chapter-plain-blackwood = Blackwood, 0 ou 4, 1, 2, 3 as
chapter-gerber-over-notrump = Gerber
chapter-notrump-overcalled = Notre sans-atout contré ou surenchéri
chapter-weak-takeouts = Dégagements faibles sur un sans-atout
chapter-new-suit-answers = Nouvelle couleur sur une ouverture à la couleur
chapter-major-raises = Soutiens d'une majeure et réponses à sans-atout
chapter-answers-left = Un sans-atout et passe en réponse
chapter-jacoby-two-notrump = Deux sans-atout Jacoby
chapter-minor-answers = Soutiens d'une mineure et réponses à sans-atout
chapter-opener-rebids = Deuxième enchère de l'ouvreur, par zones de trois points
chapter-second-answers = Deuxième enchère du répondant
chapter-opening-overcalled = Notre ouverture surenchérie
chapter-opening-doubled = Notre ouverture contrée
chapter-five-five = Michaels et 2SA bicolore
chapter-plain-overcalls = Interventions et leurs réponses
chapter-plain-doubles = Contres d'appel et leurs réponses
chapter-passes-over = Passes sur leurs enchères
chapter-conclusions = Propositions, conclusions, passes
chapter-total-tricks = La compétition
chapter-advances = Réponses à une intervention tardive
chapter-doubles-answered = Réponses au contre d'appel, plus tard dans les enchères
chapter-late-balancing = Le réveil tardif
chapter-placing = La conclusion
chapter-forced-on = Le partenaire a fait une enchère forcing
chapter-competing-on = Rivaliser sans fit
chapter-reopening = Réveils
chapter-against-notrump = Contre un sans-atout
chapter-against-preempts = Contre les ouvertures faibles et fortes

call-feature = Demande une force annexe : { $what }
call-feature-shown = Maximum avec une force dans cette couleur : { $what }
call-solid = Maximum, couleur affranchie : { $what }
call-second-negative = Deuxième négative : { $what }
call-minor-relay = Relais pour trois trèfles, une mineure longue : { $what }
call-super-accept = Quatre atouts et un maximum : { $what }
call-cue-stayman = Leur couleur, demande une majeure quatrième : { $what }
call-cue-raise = Leur couleur, soutien fort : { $what }
call-jacoby = Jacoby, soutien forcing de manche : { $what }
call-short = Singleton ou chicane dans cette couleur : { $what }
call-medium = Main moyenne : { $what }
call-limit-raise = Soutien limite ou mieux : { $what }
call-asks-minor = Demande la mineure : { $what }
call-two-suits = Bicolore quelconque : { $what }
call-intermediate-jump = Saut intermédiaire : { $what }
call-lead = Demande cette entame : { $what }

# Acol, trèfle fort
chapter-acol-openings = Ouvertures au palier de 1, Acol
chapter-acol-strong-twos = Deux forts Acol
chapter-benji-twos = Deux trèfles et deux carreaux Benjamin
chapter-baron = Deux piques Baron
chapter-minor-transfers = Texas mineurs, deux sans-atout pour les carreaux
chapter-strong-club = Trèfle fort, réponses et redemandes
chapter-strong-club-openings = Ouvertures limitées sous un trèfle fort
call-acol-two = Deux fort, huit levées de jeu : { $what }
call-negative-two = Négatif : { $what }
call-benji = Fort, huit levées de jeu ou régulier : { $what }
call-baron = Baron, propose la manche et demande les couleurs quatrièmes : { $what }
call-strong-club = Trèfle fort : { $what }
call-negative-club = Négatif : { $what }
call-three-suits = Tricolore court à carreau : { $what }

# Annonces
announce-range = { $low } à { $high }
announce-could-be = Peut-être { $least }
announce-stayman = Stayman
announce-strong-forcing = Fort, forcing
announce-intermediate = Intermédiaire
