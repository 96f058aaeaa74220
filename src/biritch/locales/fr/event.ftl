# Un tournoi pendant qu'il se joue : la commande event.

event-no-deed = rien ne s'appelle « { $text } » ici (il faut { $words })
event-usage = pas compris : « { $text } » (il faut { $usage })
scorebook-fault-not-open = le tournoi n'est pas ouvert (il faut d'abord : open TITRE)
scorebook-fault-open = le tournoi est déjà ouvert
scorebook-fault-again = { $who } est déjà inscrit
scorebook-fault-nobody = { $who } n'est pas inscrit (il faut d'abord : enter { $who })
scorebook-fault-gone = { $who } s'est retiré
scorebook-fault-nothing = étui { $board }, { $ns } contre { $ew } : il n'y a pas encore de marque
scorebook-fault-there = étui { $board }, { $ns } contre { $ew } : il y a déjà une marque (il faut : correct)
scorebook-fault-agreed = étui { $board }, { $ns } contre { $ew } : la marque est déjà approuvée
scorebook-fault-oneself = étui { $board }, { $ns } contre { $ew } : { $by } l'a inscrite, et ne peut pas l'approuver aussi
rank-fault-log = « { $text } » n'est pas une ligne du journal d'un tournoi
event-round = Tour { $round }
event-bye = { $who } est exempt
scorebook-fault-boards = cette échelle n'a pas de table pour toute longueur de match (il faut le nombre d'étuis d'un match : { $words })
scorebook-fault-unfinished = le tour { $round } n'est pas fini : { $home } contre { $away }
scorebook-fault-stranger = { $ns } et { $ew } ne se rencontrent pas au tour { $round }
scorebook-fault-drawn-twice = { $who } figure deux fois dans le tirage
scorebook-fault-draw-few = moins de deux participants
