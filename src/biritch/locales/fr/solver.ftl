# Ce que vaut une donne à cartes ouvertes.

solver-tricks = Levées
solver-par = Par : { $points } pour { $side } ·
solver-par-pass = Par : passe général
solver-lead = par { $declarer }, entame en { $leader } :
solver-solving = Résolution
solver-not-whole = { $place } : ligne { $line }, donne { $board } : la donne n'est pas connue en entier (il faut quatre mains de 13 cartes)
solver-fault = le solveur à cartes ouvertes ne marche pas ici : { $text }
