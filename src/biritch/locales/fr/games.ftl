# Ce dont on peut convenir à plusieurs jeux : option-<nom>, et une phrase par façon de faire.

option-match = Partie
option-match-rubber = Robre : en deux manches gagnantes
option-match-game = Une seule manche de trente
option-contres = Contres
option-contres-unlimited = Sans limite
option-contres-once = Un contre, un surcontre
option-contres-ceiling = Pas de levée au-dessus de 100 points
option-vulnerable = Vulnérables
