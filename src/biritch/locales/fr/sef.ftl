# Conventions du SEF : ce que disent les enchères, et les chapitres du système.

promise-keys = { $plural ->
    [0] aucune clé
    [1] { $count } clé
   *[other] { $count } clés
}
promise-keys-outside = { $plural ->
    [0] aucune clé hors de { $suit }
    [1] { $count } clé hors de { $suit }
   *[other] { $count } clés hors de { $suit }
}
promise-card = { $rank ->
    [14] l'as à { $suit }
    [13] le roi à { $suit }
    [12] la dame à { $suit }
   *[other] le valet à { $suit }
}
promise-without-card = { $rank ->
    [14] pas l'as à { $suit }
    [13] pas le roi à { $suit }
    [12] pas la dame à { $suit }
   *[other] pas le valet à { $suit }
}

call-gambling = Gambling, mineure affranchie : { $what }
call-minors = Les deux mineures : { $what }
call-majors = Les deux majeures : { $what }
call-two-suiter = Bicolore : { $what }
call-fit = Fitté : { $what }
call-splinter = Splinter, courte dans la couleur : { $what }
call-drury = Drury, fit et main limite : { $what }
call-super-drury = Quatre atouts et une courte : { $what }
call-fit-jump = Enchère de rencontre : { $what }
call-asks-strength = Vraie ouverture, demande de préciser : { $what }
call-asks-shortness = Demande la courte : { $what }
call-no-major = Pas de majeure quatrième : { $what }
call-crossed = Chassé-croisé, cinq cartes dans l'autre majeure : { $what }
call-super = Rectification à saut, quatre atouts et maximum : { $what }
call-texas-c = Texas trèfle : { $what }
call-texas-d = Texas carreau : { $what }
call-shortness = Courte dans la couleur : { $what }
call-aces = Annonce des as : { $what }
call-pass-or-correct = Passe ou corrige : { $what }
call-roudi = Roudi, demande le fit et la force : { $what }
call-fourth-suit = Quatrième couleur forcing : { $what }
call-third-suit = Troisième couleur forcing : { $what }
call-moderator = 2SA modérateur, relais faible : { $what }
call-truscott = Truscott, fit et main limite : { $what }
call-key-cards = Blackwood cinq clés : { $what }
call-queen = Demande la dame d'atout : { $what }
call-void = Clés et une chicane : { $what }
call-exclusion = Blackwood d'exclusion, clés hors de la chicane : { $what }
call-trump-quality = Demande les honneurs d'atout : { $what }
call-impossible = Enchère impossible, grand fit en mineure : { $what }
call-control = Contrôle, vise le chelem : { $what }
call-josephine = Joséphine, demande les gros atouts : { $what }
call-michaels = Michaels, bicolore : { $what }
call-unusual = 2SA bicolore : { $what }
call-landy = Landy, les deux majeures : { $what }
call-minor-major = Une mineure et une majeure quatrième : { $what }
call-gerber = Gerber, demande les as : { $what }
call-support-double = Contre de soutien, trois cartes : { $what }
call-reopening = Contre de réveil : { $what }
call-optional = Contre optionnel, de la force : { $what }
call-lebensohl = Lebensohl, demande trois trèfles : { $what }
call-game-try = Enchère d'essai : { $what }
call-stops = Demande d'arrêt : { $what }

chapter-sef-openings = Les ouvertures du SEF
chapter-sef-minor-answers = Réponses à l'ouverture d'un en mineure
chapter-first-year = Soutiens en majeure, première année
chapter-plain-second-suits = Deuxième couleur naturelle du répondant
chapter-plain-notrump-bids = Sans-atout du répondant, sans rien demander
chapter-sef-major-answers = Réponses à l'ouverture d'un en majeure
chapter-sef-rebids = La deuxième enchère de l'ouvreur
chapter-sef-third = La deuxième enchère du répondant
chapter-sef-second-suit = Après une deuxième couleur de l'ouvreur
chapter-sef-over-one-notrump = Après une réponse de 1SA
chapter-sef-two-over-one = Après un deux sur un
chapter-sef-jump-shifts = Après un bicolore à saut de l'ouvreur
chapter-splinters = Splinters
chapter-drury = Drury
chapter-two-notrump = Après 2SA
chapter-ace-answers = Réponses aux ouvertures fortes de 2T et 2K
chapter-weak-two-answers = Réponses au deux faible
chapter-barrage-answers = Réponses aux barrages
chapter-roudi = Roudi
chapter-fourth-suit = Quatrième couleur
chapter-third-suit = Troisième couleur
chapter-reverses = Après un bicolore cher
chapter-rescues = Sauvetages
chapter-truscott = Sur leur contre d'appel
chapter-spoutnik = Sur leur intervention : le contre Spoutnik
chapter-spoutnik-answered = Réponses au contre Spoutnik
chapter-sef-overcalled-otherwise = Sur leur intervention par 1SA ou par un bicolore
chapter-key-cards = Blackwood cinq clés
chapter-queen-ask = La demande de la dame d'atout
chapter-void-answers = Blackwood avec une chicane
chapter-exclusion = Blackwood d'exclusion
chapter-trump-quality = La demande des honneurs d'atout
chapter-kings-after-aces = Les rois après les as
chapter-blackwood = Blackwood
chapter-gerber = Gerber
chapter-controls = Les contrôles
chapter-two-suiters = Michaels et 2SA bicolore
chapter-landy = Sur leur Sans-Atout : Landy
chapter-rubensohl = Sur leur intervention après 1SA : Rubensohl
chapter-sef-notrump-doubled = Sur leur contre après 1SA
chapter-lebensohl = Sur leur intervention après 1SA : Lebensohl
chapter-sef-overcalls = Les interventions
chapter-sef-overcall-answers = Réponses à une intervention
chapter-sef-overcaller-again = La deuxième enchère de l'intervenant
chapter-sef-notrump-overcall-answers = Réponses à notre intervention par 1SA, ou à saut
chapter-sef-takeout = Les contres d'appel et leurs réponses
chapter-sef-takeout-free = Réponses au contre d'appel sur leur enchère
chapter-sef-doubler-again = La deuxième enchère du contreur
chapter-sef-fourth-seat = Interventions et contres quand les deux adversaires ont parlé
chapter-sef-balancing = Le réveil
chapter-sef-against-weak-twos = Sur leurs deux faibles
chapter-sef-against-barrages = Sur leurs barrages
chapter-sef-against-strong = Sur leurs deux forts et leur trèfle fort
chapter-sef-opener-contested = L'ouvreur dans le dialogue à quatre
chapter-sef-free-answers = Après une réponse sur leur intervention
chapter-sef-against-raised-barrages = Contre un barrage soutenu ou développé
chapter-sef-reopening-late = Réveils tardifs, et la suite de notre contre d'appel négatif
chapter-sef-redoubled = Après notre surcontre
chapter-sef-transfers-overcalled = Leur intervention sur notre Texas
chapter-sef-two-over-one-third = La troisième enchère après un changement à 2, et les deux majeures sur 1SA
chapter-sef-later-contested = La suite quand ils sont intervenus
