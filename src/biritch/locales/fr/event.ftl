# Un tournoi pendant qu'il se joue : la commande event.

cli-help-event =
    Tient un tournoi dans le fichier LOG : dire ce qui arrive, et voir le classement du moment.

    open TITRE [RÈGLEMENT] · enter 3 NOMS · score ÉTUI NS EO 4S N +1 · agree ÉTUI NS EO ·
    correct ÉTUI NS EO -50 · adjust ÉTUI NS EO 60-40 MOTIF · undo ÉTUI NS EO ·
    penalty 3 -0.5 MOTIF · withdraw 3
    Équipes : open TITRE RÈGLEMENT teams [ÉCHELLE [ÉTUIS]] · draw : le tour suivant, au classement

    Sans rien, le classement ; --until 12 tel qu'il était après douze lignes. Rien n'est jamais ôté.
cli-option-event-by = Qui le dit : une paire, un marqueur, l'arbitre.
cli-option-event-until = Tel que c'était après tant de lignes du journal.

event-no-deed = rien ne s'appelle « { $text } » ici (il faut { $words })
event-usage = pas compris : « { $text } » (il faut { $usage })
event-until-words = --until regarde en arrière : il va sans rien d'autre
event-no-score = { $many ->
    [one] { $many } inscrit
   *[other] { $many } inscrits
}, pas encore de marque
event-waiting = { $many ->
    [one] { $many } marque que l'autre camp n'a pas approuvée
   *[other] { $many } marques que l'autre camp n'a pas approuvées
}
event-fault-not-open = le tournoi n'est pas ouvert (il faut d'abord : open TITRE)
event-fault-open = le tournoi est déjà ouvert
event-fault-again = { $who } est déjà inscrit
event-fault-nobody = { $who } n'est pas inscrit (il faut d'abord : enter { $who })
event-fault-gone = { $who } s'est retiré
event-fault-nothing = étui { $board }, { $ns } contre { $ew } : il n'y a pas encore de marque
event-fault-there = étui { $board }, { $ns } contre { $ew } : il y a déjà une marque (il faut : correct)
event-fault-agreed = étui { $board }, { $ns } contre { $ew } : la marque est déjà approuvée
event-fault-oneself = étui { $board }, { $ns } contre { $ew } : { $by } l'a inscrite, et ne peut pas s'approuver soi-même
rank-fault-log = « { $text } » n'est pas une ligne du journal d'un tournoi
event-round = Tour { $round }
event-bye = { $who } est exempt
event-fault-boards = cette échelle n'a pas de table pour toute longueur de match (attendu le nombre d'étuis d'un match : { $words })
event-fault-unfinished = le tour { $round } n'est pas fini : { $home } contre { $away }
event-fault-stranger = { $ns } et { $ew } ne se rencontrent pas au tour { $round }
event-fault-drawn-twice = { $who } figure deux fois dans le tirage
event-fault-draw-few = moins de deux participants
