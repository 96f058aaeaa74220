# Le manuel : ce que disent plusieurs de ses pages. Chaque jeu dit ses règles dans son fichier.

help-shared-deal =
    On joue à quatre, deux contre deux, les partenaires face à face. Le donneur distribue
    les 52 cartes une à une, dans le sens des aiguilles d'une montre, treize à chacun ; la
    donne passe ensuite à gauche.

    Dans chaque couleur l'as est le plus fort, puis le roi, la dame, le valet, le dix et
    ainsi de suite jusqu'au deux.
help-shared-auction =
    Le donneur parle le premier, puis chacun à son tour dans le sens des aiguilles d'une
    montre. Une déclaration est une enchère, un passe, un contre d'une enchère adverse ou
    un surcontre d'un contre adverse. Une enchère nomme un nombre de un à sept, les levées
    au-dessus de six que son camp s'engage à faire, et une dénomination : une couleur
    d'atout, ou sans-atout.

    Chaque enchère doit être supérieure à la précédente : plus de levées, ou autant dans
    une dénomination plus chère. Dans l'ordre croissant : trèfle, carreau, cœur, pique,
    sans-atout. Trois passes de suite après une enchère terminent les enchères ; si les
    quatre joueurs passent d'emblée, la donne n'est pas jouée.

    La dernière enchère est le contrat. Dans le camp qui l'a faite, le joueur qui a nommé
    le premier sa dénomination est le déclarant, et son partenaire le mort. Le contre et
    le surcontre changent ce que vaut le contrat, non son rang ; une nouvelle enchère les
    annule.
help-shared-play =
    Le joueur à gauche du déclarant entame. Le mort étale alors ses cartes, et c'est le
    déclarant qui les joue.

    { help-shared-follow }
help-shared-follow =
    Chacun joue une carte à son tour, dans le sens des aiguilles d'une montre. Qui a une
    carte de la couleur demandée doit fournir ; qui n'en a pas joue la carte qu'il veut,
    un atout ou une défausse. On n'est jamais obligé de couper ni de monter. Le plus gros
    atout gagne la levée, ou à défaut la plus forte carte de la couleur demandée, et son
    gagnant attaque la suivante.
help-shared-rubber =
    Les points des levées demandées et faites s'inscrivent sous la ligne, tout le reste
    au-dessus. Le premier camp qui a cent points sous la ligne a gagné une manche ; on
    tire un trait, les deux camps repartent de zéro pour la suivante, et les gagnants sont
    désormais vulnérables. Deux manches gagnent le robre et sa prime, plus forte quand les
    adversaires n'ont aucune manche. On additionne alors les deux colonnes : le camp qui a
    le plus de points a gagné.
help-shared-honours =
    Quatre des cinq plus gros atouts dans une main, les cinq, ou les quatre as à
    sans-atout sont des honneurs, payés au camp qui les tient, déclarant ou non.
help-shared-naming =
    Le donneur nomme une couleur d'atout, ou sans-atout, ou bien s'en remet à son
    partenaire, qui doit alors choisir. Dans les deux cas le donneur joue et son
    partenaire est le mort.

    Le joueur à gauche du donneur, le premier en cartes, dit ensuite « contre » ou demande
    « Puis-je jouer ? » ; interrogé, son partenaire répond oui ou contre. Le camp contré
    peut contrer à son tour, le donneur avant le mort, et ainsi de suite : chaque contre
    double le prix de la levée. La table peut convenir d'un seul contre et d'un seul
    surcontre, ou qu'aucune levée ne dépasse cent points.
help-shared-whist-score =
    Seules comptent les levées au-dessus de six, pour le camp qui les fait, et l'on ne
    s'engage à rien d'avance. Elles s'inscrivent sous la ligne, et trente points font une
    manche. Deux manches gagnent la partie, ou une seule si la table en a convenu, avec
    cent points de prime. Douze levées (petit chelem) et treize (grand chelem) se paient
    au-dessus de la ligne.

    Les honneurs sont les cinq plus gros atouts, ou les quatre as à sans-atout : trois ou
    plus dans un camp se paient au prix d'autant de levées, que le contre ne double pas.
    Une main sans atout, la chicane, vaut deux levées à son camp.
help-title = Manuel
help-title-about =
    Les règles de chaque jeu, ce que vaut chaque chose, les systèmes et les mots du
    bridge. C'est le même manuel qu'à l'adresse `/help`, où l'on peut chercher.
help-family-games = Les jeux
help-family-scores = La marque
help-family-systems = Les systèmes d'enchères
help-family-words = Les mots
help-section-aim = De quoi il s'agit
help-section-deal = Joueurs, cartes et donne
help-section-contract = Avant le jeu de la carte
help-section-play = Le jeu de la carte
help-section-score = La marque
help-section-sheet = La feuille de marque, expliquée
help-section-values = Ce que vaut chaque chose
help-section-options = Ce dont une table convient
help-section-source = Source
help-play-it = Y jouer maintenant
help-read-system = Lire tout le système
help-all-scores = Tous les chiffres de ce barème
help-sheet-columns =
    Deux colonnes, une par camp, et une ligne en travers. Sous la ligne s'inscrivent les
    points qui comptent pour la manche, il en faut { $goal } ; au-dessus, tous les autres.
    On tire un nouveau trait après chaque manche.
help-sheet-chukker =
    Deux colonnes, une par camp. Chaque donne s'inscrit dans la colonne du camp qui la
    gagne, et rien ne se reporte.
help-sheet-boards =
    Chaque donne est une ligne : le contrat, les levées du camp du déclarant, et les
    points, dans la colonne du camp qui les marque.
help-sheet-example = Un exemple, donne par donne
help-sheet-won = { $side } gagnent de { $points } points.
help-sheet-level = Les deux camps ont autant de points : personne n'a gagné.
help-sheet-open = La partie continue : rien n'est encore gagné.
help-head-deal = Donne
help-head-contract = Contrat
help-head-tricks = Levées
help-head-what = De quoi il s'agit
help-head-total = Total
help-head-points = Points
help-head-vulnerable = Vulnérable
help-head-not-vulnerable = Non vulnérable
help-result =
    { $contract } : { $tricks ->
        [one] 1 levée
       *[other] { $tricks } levées
    }
help-paid = { $what } : { $points }.
help-below = sous la ligne
help-above = au-dessus de la ligne
help-part-contract = Levées du contrat, demandées et faites.
help-part-odd = Levées au-dessus de six.
help-part-overtricks = Levées de mieux, au-delà du contrat.
help-part-insult = Prime pour un contrat contré ou surcontré réussi.
help-part-partscore = Prime d'un contrat qui n'est pas une manche.
help-part-game = Prime de manche.
help-part-slam = Prime de chelem.
help-part-undertricks = Levées de chute, payées à l'autre camp.
help-part-odd-theirs = Levées au-dessus de six, faites par l'autre camp.
help-part-honours = Honneurs, payés au camp qui les tient.
help-part-rubber = Prime du robre gagné.
help-part-unfinished-game = Prime de la seule manche d'un robre interrompu.
help-part-unfinished-part = Prime de la seule marque partielle d'un robre interrompu.
help-scores-about = Tous les chiffres de ce barème, calculés par Biritch lui-même.
help-scores-tricks = Les levées
help-scores-first = Première levée
help-scores-next = Chacune des suivantes
help-scores-trick = Chaque levée
help-scores-contracts = Contrats faits juste
help-scores-doubled =
    { $times ->
        [1] non contré
        [2] contré
       *[4] surcontré
    }
help-scores-over = Chaque levée de mieux
help-scores-down = Chute
help-scores-bonus = Les primes
help-scores-small-slam = Petit chelem (douze levées)
help-scores-grand-slam = Grand chelem (treize levées)
help-scores-made-doubled = Contrat contré réussi
help-scores-made-redoubled = Contrat surcontré réussi
help-scores-game = Manche
help-scores-partscore = Partielle
help-scores-honours = Les honneurs
help-scores-honours-four = Quatre atouts parmi A R D V 10 dans une main
help-scores-honours-five = Les cinq dans une main
help-scores-honours-aces = Les quatre as dans une main, à sans-atout
help-honours-3 = Trois dans un camp
help-honours-4-divided = Quatre, partagés
help-honours-4-one-hand = Quatre dans une main
help-honours-5-divided = Cinq, trois et deux
help-honours-5-four-one-hand = Cinq, dont quatre dans une main
help-honours-5-one-hand = Cinq dans une main
help-honours-chicane = Chicane : une main sans atout
help-honours-trumps = Honneurs d'atout
help-honours-aces = As à sans-atout
help-scores-form = Comment les donnes s'ajoutent
help-form-goal = Points d'une manche
help-form-games = Manches qui gagnent le robre
help-form-deals = Donnes en tout
help-form-bonus = Robre gagné
help-form-bonus-two = Robre gagné, l'autre camp sans manche
help-form-bonus-three = Robre gagné, l'autre camp avec une manche
help-form-unfinished-game = Seule manche d'un robre interrompu
help-form-unfinished-part = Seule marque partielle d'un robre interrompu
help-form-last = Marque partielle à la dernière donne
help-vulnerable-board = Vulnérable : selon le numéro de l'étui.
help-vulnerable-games = Vulnérable : le camp qui a gagné une manche.
help-vulnerable-chicago =
    Vulnérable : personne à la première donne, le camp du donneur à la deuxième et à la
    troisième, les deux à la quatrième.
help-vulnerable-never = Personne n'est vulnérable.
help-imps = IMP : les points de match internationaux
help-imps-about = Comment une différence de points entre deux tables devient des IMP (loi 78B).
help-imps-explained =
    On compare les deux marques d'une donne, une à chaque table du match, et la différence
    compte selon cette échelle : les petites pèsent davantage, et une grosse ne décide pas
    du match à elle seule.
help-imps-difference = Différence de points
help-imps-won = IMP
help-imps-more = { $least } et plus
help-imps-example =
    { $ours } à une table, { $theirs } à l'autre : une différence de { $difference }, soit
    { $imps } IMP.
help-vps = Points de victoire
help-vps-about = Comment les IMP d'un match deviennent les points d'un classement.
help-vps-explained =
    Un match gagné de tant d'IMP est converti en points de victoire, que les deux équipes
    se partagent. Plus le match est long, plus il faut d'IMP pour gagner aussi largement.
help-vps-margin = IMP d'écart
help-vps-boards = { $boards } donnes
help-matchpoints = Points de match
help-matchpoints-about =
    Comment on compare les marques d'une donne dans un tournoi par paires (loi 78A).
help-matchpoints-explained =
    Chaque paire a deux points par paire qu'elle bat sur la donne et un par paire qu'elle
    égale, parmi celles qui tenaient les mêmes cartes. Le top est le plus qu'on puisse
    avoir ; le classement se fait en pour cent de ce maximum.
help-matchpoints-example = Une donne jouée à { $tables } tables
help-matchpoints-score = Marque de Nord-Sud
help-openings = Les ouvertures
help-opening = Ouverture
help-means = Ce qu'elle dit
help-alerted = (alertée)
help-systems-explained =
    Un système est tout ce dont deux partenaires sont convenus pour enchérir. Voici ses
    ouvertures ; les réponses et la suite sont sur sa propre page.
help-glossary = Glossaire
help-glossary-about = Les mots du bridge, en français et en anglais.
