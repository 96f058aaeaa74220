# Ce qu'une paire doit savoir d'un système à elle.
check-shadowed = ne sert jamais : des lignes plus haut prennent toutes les mains de { $call } ({ $by })
check-shadowed-hand = ne sert jamais : des lignes plus haut prennent toutes les mains de { $call }, comme { $hand } ({ $by })
check-contradicted = jamais entendue : une ligne plus haut fait { $call } naturelle ou artificielle autrement ({ $by })
check-contradicted-hand = jamais entendue : une ligne plus haut fait { $call } naturelle ou artificielle autrement, et { $hand } ne peut la déclarer ({ $by })
check-empty = aucune main ne peut déclarer { $call } : ce qu'elle demande se contredit
check-unreached = jamais atteinte : personne ne déclare { $call } après { $auction }
check-unopened = jamais atteinte : personne n'ouvre de { $call }
check-unanswered = sans réponse : aucune ligne ne dit ce que déclare le partenaire après { $auction }
check-passed = le partenaire peut passer sur { $auction }, qui est forcing : { $mine } en face de { $theirs }
check-misread = le partenaire peut mal lire : { $auction } montrait { $old } et montre { $new } ; { $count } lignes répondent encore comme avant ({ $first })
check-figure = ne change rien : aucun chapitre joué ne lit le chiffre { $name }
check-strike = ne retire rien : aucune ligne n'a la règle { $rule }
check-more = seules les { $most } premières remarques sont données
check-late = arrêté après { $seconds } secondes : le reste n'a pas été regardé
