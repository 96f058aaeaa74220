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
check-misread = le partenaire peut mal lire : { $auction } montrait { $old } et montre { $new } ; { $count ->
    [one] { $count } ligne répond
   *[other] { $count } lignes répondent
} encore comme avant ({ $first })
check-figure = ne change rien : aucun chapitre joué ne lit le chiffre { $name }
check-strike = ne retire rien : aucune ligne n'a la règle { $rule }
check-indent = un retrait de { $count }, qu'aucune ligne au-dessus n'a : est-elle sous la bonne ligne ?
check-more = seules les { $most } premières remarques sont données
check-late = arrêté après { $seconds } secondes : le reste n'a pas été regardé

# La page.
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
    #   tools: ...                            plus bas : conventions retirées et ajoutées

# Ce que les fichiers d'autres programmes ne peuvent porter.
exchange-general = { $count ->
    [one] { $count } ligne qui vaut pour beaucoup d'enchères à la fois (...) ne peut être reprise
   *[other] { $count } lignes qui valent pour beaucoup d'enchères à la fois (...) ne peuvent être reprises
}
exchange-shown = { $count ->
    [one] { $count } ligne sur une couleur que seul dit ce qui fut montré (t, u, p, q, i, v) ne peut être reprise
   *[other] { $count } lignes sur une couleur que seul dit ce qui fut montré (t, u, p, q, i, v) ne peuvent être reprises
}
exchange-many = { $count ->
    [one] { $count } ligne dont les * valent pour trop d'enchères ne peut être reprise
   *[other] { $count } lignes dont les * valent pour trop d'enchères ne peuvent être reprises
}
exchange-never = { $count ->
    [one] { $count } ligne qui ne vaut à aucune place ou à aucune vulnérabilité est laissée de côté
   *[other] { $count } lignes qui ne valent à aucune place ou à aucune vulnérabilité sont laissées de côté
}
exchange-unheard = { $count ->
    [one] { $count } ligne qui en contredit une autre plus haut est laissée de côté
   *[other] { $count } lignes qui en contredisent une autre plus haut sont laissées de côté
}
exchange-prose = { $count } { $count ->
    [one] description en mots libres a été lue
   *[other] descriptions en mots libres ont été lues
} autant que possible : à vérifier
exchange-unread = { $count ->
    [one] { $count } description n'a pu être lue, et reste
   *[other] { $count } descriptions n'ont pu être lues, et restent
} en commentaire
exchange-lines = { $count } { $count ->
    [one] ligne n'a pu être lue
   *[other] lignes n'ont pu être lues
}
exchange-records = { $count ->
    [one] { $count } ligne sur d'autres fichiers ou le jeu de la carte ne peut être reprise
   *[other] { $count } lignes sur d'autres fichiers ou le jeu de la carte ne peuvent être reprises
}
exchange-qualified = { $count ->
    [one] { $count } séquence où une de leurs déclarations est précisée ne peut être reprise
   *[other] { $count } séquences où une de leurs déclarations est précisée ne peuvent être reprises
}
exchange-theirs = { $count ->
    [one] { $count } séquence qui finit par une de leurs déclarations ne peut être reprise
   *[other] { $count } séquences qui finissent par une de leurs déclarations ne peuvent être reprises
}
exchange-seats = { $count } { $count ->
    [one] déclaration est pour des places qui n'existent pas (il faut 0, 1, 2, 3, 4, 12 ou 34) et vaut
   *[other] déclarations sont pour des places qui n'existent pas (il faut 0, 1, 2, 3, 4, 12 ou 34) et valent
} pour toutes dans les notes
exchange-included = { $count } { $count ->
    [one] autre fichier que le fichier inclut n'est pas lu
   *[other] autres fichiers que le fichier inclut ne sont pas lus
}
exchange-paragraphs = { $count } { $count ->
    [one] ligne de texte hors des tableaux est laissée de côté
   *[other] lignes de texte hors des tableaux sont laissées de côté
}

# Ce qui ne va pas dans un fichier de notes.
notes-at = { $place } : { $what }
notes-more = { $what } (et encore { $count })
notes-other = { $what }
notes-quoted = « { $text } »
notes-wanted = { $what } (il faut { $wanted })
notes-such-as = { $what } (il faut par exemple { $wanted })
notes-most = { $what } (au plus { $count })
notes-promise = ce n'est pas une promesse : { $what }
notes-promise-missing = il manque une promesse
notes-not-expected = inattendu ici : { $what }
notes-brackets = des parenthèses sur { $count } niveaux
notes-not-not = « not not » ne dit rien
notes-bracket = il manque { $what }
notes-clause = ce n'est pas une clause : { $what }
notes-condition = ce n'est pas une condition : { $what }
notes-custom = ce n'est pas une convention de jeu : { $what }
notes-card-figure = ce n'est pas un chiffre de la feuille : { $what }
notes-figure = ce n'est pas un chiffre : { $what }
notes-figure-way = { $name } ne peut être { $what }
notes-head = ce n'est pas un en-tête : { $what }
notes-system-line = ce n'est pas une ligne d'un système : { $what }
notes-line = ce n'est pas une ligne de notes : { $what }
notes-source = ce n'est pas une source : { $what }
notes-system = ce n'est pas un système : { $what }
notes-tool = ce n'est pas un outil : { $what }
notes-auction = ce ne sont pas des enchères : { $what }
notes-chapter = ni chapitre, ni convention, ni partie, ni système : { $what }
notes-call = ce n'est pas une déclaration : { $what }
notes-no-auction = { $call } ne peut jamais suivre { $what }
notes-no-suit = aucune déclaration ne nomme la couleur { $what }
notes-their-pass = { $what } : on n'écrit pas les passes des adversaires
notes-their-calls = { $what } : deux déclarations des adversaires sans une de nous entre elles
notes-before = ne se dit que de la dernière enchère : { $what }
notes-several-auctions = une ligne pour une déclaration, après plusieurs enchères, n'en nomme qu'une
notes-defined-twice = défini deux fois : { $what }
notes-is-condition = { $what } est le nom d'une condition
notes-unnamed = { $what } sans nom
notes-no-words = pas de mots pour { $what }
notes-source-late = la source du chapitre vient avant ses déclarations
notes-empty = vide
notes-nothing-played = rien n'est joué
notes-plays-many = joue plus de { $count } chapitres : { $what }
notes-agreements = { $count } accords
notes-auctions = { $count } enchères en une ligne
notes-conditions = une promesse de plus de { $count } conditions
notes-words-long = des mots de { $count } caractères
notes-line-long = une ligne de { $count } caractères
notes-too-long = trop long
notes-too-many-lines = trop de lignes
notes-bytes = { $count } octets, c'est trop
notes-no-text = ce n'est pas un texte en UTF-8
notes-tab = une tabulation : mettez des espaces
notes-unseen = un caractère qu'on ne voit pas : { $what }
notes-at-once = { $count } conditions après de telles enchères
notes-meant = { $what } ; vouliez-vous dire « { $meant } » ?
notes-want-below = { $what } (à mettre sous la ligne { $line })
notes-want-left = { $what } (à mettre contre la marge)
notes-indent = en retrait sous la ligne { $line }, où { $what }
notes-never-first = { $call } ne peut jamais être la première déclaration
notes-range = ce n'est pas une fourchette : { $what }
