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
