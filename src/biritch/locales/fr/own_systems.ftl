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

# La page.
own-error = { $what }
own-too-long = Ce fichier est trop long à vérifier : recommencez.
own-not-here = Ce fichier n'est pas ici : apportez-le de nouveau.
chapter-own = Ses propres lignes
own-introduction =
    # Votre système. Les lignes ci-dessous remplacent ce que dit de ces déclarations le
    # système dont vous partez ; tout le reste demeure.
    #
    #   1N = 12-14 HCP, balanced              sans rien avant, 1SA montre cela
    #   1N 2C = 8+ HCP, 4H or 4S; forcing     nos déclarations se suivent, ils passent
    #   strike 1N 2D ...                      plus rien de ce qui suivait 1SA 2K
    #   tools: -drury, +baron                 conventions retirées et ajoutées
