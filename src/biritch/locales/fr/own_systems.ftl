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

# Ce que les fichiers d'autres programmes ne peuvent porter.
exchange-general = { $count } { $count ->
    [one] ligne qui vaut
   *[other] lignes qui valent
} pour beaucoup d'enchères à la fois ne peuvent être portées
exchange-unheard = { $count } { $count ->
    [one] ligne qui en contredit
   *[other] lignes qui en contredisent
} une autre plus haut sont laissées
exchange-conditions = { $count } { $count ->
    [one] ligne
   *[other] lignes
} dont les conditions n'ont pas de mots sont laissées
exchange-prose = { $count } { $count ->
    [one] description en mots libres a été lue
   *[other] descriptions en mots libres ont été lues
} autant que possible : regardez-les
exchange-unread = { $count } { $count ->
    [one] description n'a pu être lue
   *[other] descriptions n'ont pu être lues
}, et restent en commentaire
exchange-lines = { $count } { $count ->
    [one] ligne n'a pu être lue
   *[other] lignes n'ont pu être lues
}
exchange-records = { $count } { $count ->
    [one] ligne
   *[other] lignes
} sur d'autres fichiers ou le jeu de la carte ne peuvent être portées
exchange-qualified = { $count } { $count ->
    [one] séquence
   *[other] séquences
} où une de leurs déclarations est précisée ne peuvent être portées
exchange-theirs = { $count } { $count ->
    [one] séquence qui finit
   *[other] séquences qui finissent
} par une de leurs déclarations ne peuvent être portées
exchange-vulnerability = { $count } { $count ->
    [one] déclaration
   *[other] déclarations
} pour une vulnérabilité que les notes ne savent dire ne peuvent être portées
exchange-seats = { $count } { $count ->
    [one] déclaration vaut
   *[other] déclarations valent
} pour certaines places dans le fichier, pour toutes dans les notes
exchange-included = { $count } { $count ->
    [one] autre fichier que le fichier inclut n'est pas lu
   *[other] autres fichiers que le fichier inclut ne sont pas lus
}
exchange-paragraphs = { $count } { $count ->
    [one] ligne de texte hors des tableaux est laissée
   *[other] lignes de texte hors des tableaux sont laissées
}
