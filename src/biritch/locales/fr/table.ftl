# Ce qu'une table ne fait pas, ou pas encore.

table-undo-several = plusieurs personnes sont à cette table : rien ne s'annule ici
table-undo-claim = répondez d'abord à la revendication
table-undo-over = la donne est terminée : plus rien ne s'annule
table-undo-nothing = il n'y a encore rien à annuler
table-next-playing = la donne suivante est distribuée quand celle-ci est terminée
table-next-end = c'était la dernière donne de la série
table-undo-asked = quelqu'un a déjà demandé d'annuler
table-undo-seen = des cartes cachées ont été vues depuis : plus rien ne s'annule
table-next-seats = il faut d'abord quelqu'un à chaque place, ami ou robot
table-sit-taken = cette place est prise
table-sit-many = trop de monde est venu à cette table
table-sit-no-seat = personne ne s'assoit là dans ce jeu
table-sit-seen = vous avez vu d'autres mains de cette donne : asseyez-vous à la suivante
table-sit-playing = pas pendant une donne
table-sit-host = qui a ouvert la table en reste l'hôte
table-sit-gone = il n'y a personne de ce numéro
table-sit-oneself = on ne vote pas contre soi
table-sit-closed = on ne va et vient qu'aux tables d'amis
table-sit-waits = qui a ouvert la table ne vous a pas encore fait entrer
table-clock-runs = le temps de personne n'est épuisé
table-talk-waits = qui a ouvert la table ne vous a pas encore fait entrer
table-talk-muted = qui a ouvert la table vous a coupé la parole : seul l'arbitre vous entend
table-talk-host = qui a ouvert la table garde la parole
table-talk-phrase = cette formule n'existe pas
table-talk-nothing = rien n'a été dit
table-talk-no-opponents = qui regarde n'a pas d'adversaires
