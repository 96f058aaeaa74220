# Ce que vaut une donne à cartes ouvertes.

solver-tricks = Levées
solver-par = Par : { $points } pour { $side } ·
solver-par-pass = Par : passe général
solver-lead = par { $declarer }, entame en { $leader } :
solver-solving = Résolution
solver-not-whole = { $place } : ligne { $line }, donne { $board } : la donne n'est pas connue en entier (il faut quatre mains de 13 cartes)
solver-fault = le solveur à cartes ouvertes ne marche pas ici : { $text }
solver-pure = à cartes ouvertes : simple recherche sur les quatre dernières levées, car cette installation a été faite sans le moteur compilé (BIRITCH_PURE=1) ; pip install "biritch[dds]" ajoute un solveur
