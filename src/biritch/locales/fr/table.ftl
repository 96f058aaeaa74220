# Ce qu'une table ne fait pas, ou pas encore.

table-undo-several = plusieurs personnes sont à cette table : rien n'y est repris
table-undo-claim = répondez d'abord à la revendication
table-undo-over = la donne est terminée : rien n'est plus repris
table-undo-nothing = vous n'avez encore rien fait qui puisse être repris
table-next-playing = la donne suivante est distribuée quand celle-ci est terminée
table-next-end = c'était la dernière donne de la série
