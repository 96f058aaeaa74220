# L'horloge d'un tour, les appels à l'arbitre, les lignes, les éliminations directes : refus, et textes des pages.

tournament-time-over = le temps du tour est écoulé : on ne commence plus de donne (l'arbitre peut donner du temps)
tournament-board-given = la donne { $board } a déjà une marque : elle ne se joue pas ici
tournament-fault-overrun = « { $text } » ne dit pas ce que deviennent les donnes (il faut { $words })
tournament-fault-call-table = personne ne joue à la table { $table } en ce moment : rien pour quoi appeler l'arbitre
tournament-fault-call-board = la donne { $board } ne se joue pas à la table { $table } à ce tour (il faut { $boards })
tournament-fault-called = l'arbitre est déjà appelé à la table { $table }
tournament-fault-call-none = il n'y a pas d'appel { $call }
tournament-fault-call-closed = l'appel { $call } est réglé
tournament-fault-call-empty = une réponse a des mots, ou clôt l'appel
tournament-not-caller = ce sont les tables qui appellent l'arbitre
tournament-not-seated = vous ne jouez pas au tour { $round } : aucune table où appeler l'arbitre

desk-time-short = { $minutes ->
    [one] Encore une minute
   *[other] Encore { $minutes } minutes
}
desk-time-over-wait = Le temps du tour est écoulé. Terminez, s'il vous plaît.
desk-time-over-director = Le temps est écoulé : finissez cette donne. On n'en commence plus avant que l'arbitre ait décidé.
desk-time-over-average = Le temps est écoulé : finissez cette donne. Les donnes non commencées comptent 50 %.
desk-overrun = Les donnes non commencées à la fin du temps
desk-overrun-wait = se jouent tout de même
desk-overrun-director = attendent l'arbitre
desk-overrun-average = comptent 50 % pour les deux camps
desk-time-decide = Le temps est écoulé. Donnes non commencées { $tables ->
    [1] à la table { $which }
   *[other] aux tables { $which }
} : qu'en fait-on ?
desk-decide-wait = On les joue
desk-decide-average = 50 % chacun
desk-call-director = Appeler l'arbitre
desk-call-why = De quoi s'agit-il ? (facultatif)
desk-call-send = Appeler
desk-call-told = L'arbitre est appelé
desk-call-said = L'arbitre : { $words }
desk-calls = Appels à l'arbitre
desk-calls-none = Personne n'a appelé.
desk-call-at = Table { $table }
desk-call-board = donne { $board }
desk-call-coming = J'arrive.
desk-call-play-on = Continuez, je vous prie ; je verrai cela ensuite.
desk-call-answer = Répondre
desk-call-words = Autre réponse
desk-call-close = Réglé
desk-call-closed = réglé

lineup-rule = on ne donne pas les compositions « { $text } » (il faut { $words })
lineup-no-match = l'équipe { $team } ne joue pas de mi-temps qui commence au tour { $round }
lineup-fixed = les deux compositions sont données, ou des donnes jouées : cette mi-temps reste ainsi
lineup-director = dans ce tournoi, c'est l'arbitre qui donne les compositions
lineup-away-first = l'équipe { $away } est visiteuse et donne sa composition d'abord
tournament-not-captain = c'est le capitaine qui donne la composition d'une équipe

desk-lineups = Compositions
desk-lineup = Votre composition
desk-lineup-of = Match { $home } – { $away }
desk-lineup-open = Salle ouverte
desk-lineup-closed = Salle fermée
desk-lineup-is-home = reçoit
desk-lineup-is-away = visite
desk-lineup-send = Donner cette composition
desk-lineup-named = donnée
desk-lineup-unnamed = pas encore donnée
desk-lineup-hidden = Vous verrez la leur quand les deux seront données.
desk-lineup-wait-away = L'autre équipe est visiteuse : elle donne sa composition d'abord.
desk-lineup-told = Les tables s'ouvrent quand les deux compositions sont données ; après trois minutes, qui n'en a pas donné joue comme d'habitude.
desk-lineups-rule = Composition des équipes
desk-lineups-set = d'usage : en seconde mi-temps, les paires visiteuses changent de salle
desk-lineups-away-first = données par les capitaines, les visiteurs d'abord
desk-lineups-blind = données par les capitaines, cachées jusqu'à ce que les deux le soient

desk-unit-wins = Matchs gagnés
desk-bracket = Tableau
desk-heat = { $left ->
    [1] Finale
    [2] Demi-finales
    [3] Quarts de finale
    [4] Huitièmes de finale
   *[other] { $left } tours jusqu'à la fin
}
desk-rests = exempte
desk-boards-of = { $played }/{ $boards } donnes
desk-extra-boards = { $boards ->
    [one] une donne supplémentaire
   *[other] { $boards } donnes supplémentaires
}

desk-desks-told = Pour d'autres arbitres : les mêmes pouvoirs ; ce que chacun fait est gardé par numéro.
desk-director-number = Arbitre { $desk }
tournament-fault-away = rien ne devient d'une place vide comme « { $text } » (il faut { $words })
desk-away-rule = Les absents
desk-away-robot = un robot joue après un moment
desk-away-keep = la place est gardée pour le tour, puis un robot joue
desk-away-average = la place est gardée pour le tour ; les étuis pas commencés comptent 40 %, et 60 % pour qui attendait

desk-table-rules = Aux tables en ligne
desk-table-rules-told = Cela vaut pour les tables qui s'ouvrent à partir de maintenant : dès le prochain tour.
desk-table-undo = Reprendre un coup
desk-table-undo-off = Jamais
desk-table-undo-ask = Si les adversaires sont d'accord
desk-table-onlookers = Spectateurs
desk-table-onlookers-none = Aucun
desk-table-onlookers-played = Ils voient ce que toute la table voit
desk-table-onlookers-open = Ils voient les quatre mains
desk-table-behind = Ils ont un retard de
desk-boards-many = { $boards ->
    [0] aucune donne
    [one] une donne
   *[other] { $boards } donnes
}
desk-table-delay = et en plus de
desk-minutes-more = { $minutes ->
    [0] rien
    [one] une minute
   *[other] { $minutes } minutes
}
desk-onlookers-told = Le public ne voit une donne qu'une fois jouée à toutes les autres tables, et rien en salle fermée.
desk-times-here = Temps de réflexion
desk-times-board = Donne { $board }
desk-times-none = Rien n'a encore été annoncé.
desk-look-on = Regarder
desk-look-on-told = On voit une donne quand toutes les tables l'ont jouée, telle qu'elle a été jouée.
desk-look-on-at = Table { $table } : { $ns } – { $ew }
tournament-fault-table-rules = les tables en ligne ne se jouent pas ainsi : « { $text } »
