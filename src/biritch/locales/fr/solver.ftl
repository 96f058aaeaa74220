# Ce que vaut une donne à cartes ouvertes.

solver-tricks = Levées
solver-par = Par : { $points } pour { $side } ·
solver-par-pass = Par : passe général
solver-lead = par { $declarer }, entame en { $leader } :
solver-solving = Résolution
solver-no-board = Il n'y a aucune donne à résoudre.
solver-not-whole = { $place } : ligne { $line }, donne { $board } : la donne n'est pas connue en entier (il faut quatre mains de 13 cartes)
solver-fault = le solveur à cartes ouvertes ne marche pas ici : { $text }

cli-option-par = Ajoute ce que marquent les deux camps avec des enchères parfaites.
cli-option-leads = Ajoute les levées du déclarant après chaque entame.
cli-help-solve =
    Dit combien de levées gagne chaque joueur dans chaque couleur, à cartes ouvertes et au jeu parfait.

    FILE est en PBN, LIN ou JSON ; - est l'entrée standard. --par ajoute ce que marquent les deux
    camps avec des enchères parfaites. --leads ajoute les levées du déclarant après chaque entame :
    contre le contrat joué si le fichier en donne un, sinon contre chaque déclarant dans chaque couleur.
