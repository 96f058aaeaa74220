# Ce qui n'est pas ce qu'on voulait lire : une carte, une enchère, une donne… (BadValue).

value-deal = ce n'est pas une donne : « { $text } » (par exemple N: et quatre mains)
value-held-twice = { $card } est là deux fois, la seconde fois en { $seat }
value-cards-too-many = { $seat } a { $count } cartes : treize au plus
value-cards-thirteen = { $seat } a { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
} : il en faut treize
value-deal-number = ce n'est pas le numéro d'une donne : « { $text } »
value-hand = ce n'est pas une main : « { $text } » (quatre couleurs, pique d'abord, séparées par trois points)
value-hand-rank = ce n'est pas une main : « { $text } » (« { $rank } » n'est pas une carte)
value-hand-twice = { $card } est deux fois dans cette main
value-suit = ce n'est pas une couleur : « { $text } » (lettres anglaises : C trèfle, D carreau, H cœur, S pique)
value-strain = ce n'est ni une couleur ni Sans-Atout : « { $text } » (lettres anglaises : C trèfle, D carreau, H cœur, S pique, N Sans-Atout)
value-card = ce n'est pas une carte : « { $text } » (lettres anglaises : SA pour l'as de pique, H7, DT pour le 10 de carreau)
value-level = ce n'est pas un palier : « { $text } » (1 à 7)
value-call = ce n'est pas une déclaration : « { $text } » (lettres anglaises : P, X, XX, 3N pour 3SA, 4H pour 4 cœurs)
value-calls-many = trop de déclarations : { $count } au plus
value-contract = ce n'est pas un contrat : « { $text } » (lettres anglaises : 3N pour 3SA, 4HX pour 4 cœurs contrés, 2SXX)
value-side = ce n'est pas un camp : « { $text } » (NS, ou EW pour Est-Ouest)
value-seat = ce n'est pas une place : « { $text } » (N, E, S, ou W pour Ouest)
value-vulnerability = ce n'est pas une vulnérabilité : « { $text } » (none pour personne, ns, ew, both pour tous)
value-board = ce n'est pas un numéro d'étui : « { $text } » (1 ou plus)
value-robot = robot inconnu : « { $text } » (par exemple { $words })
value-system = système inconnu : « { $text } » (parmi { $words })
value-option = { $game } : rien à convenir sous le nom « { $text } » (seulement { $words })
value-no-options = { $game } : il n'y a rien à convenir
value-option-way = { $game } : { $option } n'est jamais « { $text } » (parmi { $words })
value-not-allowed = { $what } ne se peut : { $why } (loi { $law })
value-hand-thirteen = cette main a { $count ->
    [0] zéro carte
    [one] { $count } carte
   *[other] { $count } cartes
} : il en faut treize
value-auction-over = les enchères sont finies : il n'y a plus rien à dire

# Scripts de distribution
value-dealer-script-expected = ligne { $line } : { $wanted } attendu, { $found } trouvé
value-dealer-script-not-a-seat = ligne { $line } : « { $text } » n'est pas une position ; écrivez { $meant }
value-dealer-script-unknown-name = ligne { $line } : nom inconnu « { $name } » ; il faut le définir avant
value-dealer-script-unknown-name-near = ligne { $line } : nom inconnu « { $name } ». Vouliez-vous dire « { $near } » ?
value-dealer-script-reserved = ligne { $line } : « { $name } » est un mot du langage et ne peut pas être défini
value-dealer-script-defined-twice = ligne { $line } : « { $name } » est défini deux fois
value-dealer-script-outside-action = ligne { $line } : « { $name } » vient après action
value-dealer-script-dealt-twice = ligne { $line } : { $card } est donnée deux fois d'avance
value-dealer-script-too-many-cards = ligne { $line } : plus de treize cartes données d'avance à { $seat }
value-dealer-script-too-many-values = ligne { $line } : { $most } valeurs au plus
value-dealer-script-no-such-shape = ligne { $line } : aucune main n'a la distribution { $text } ; ses longueurs doivent faire 13
value-dealer-script-open-text = ligne { $line } : il manque un guillemet à la fin du texte { $text }
value-dealer-script-strange-sign = ligne { $line } : « { $text } » n'est ni un mot ni un signe de ces scripts
value-dealer-script-too-long = ligne { $line } : le script est trop long ({ $most } caractères au plus)
value-dealer-script-too-deep = ligne { $line } : plus de { $most } parenthèses les unes dans les autres
value-dealer-script-lengths = ligne { $line } : aucune donne n'a les longueurs fixées jusqu'ici
value-dealer-script-length-twice = ligne { $line } : cette longueur était { $first } ; elle est { $now } ici
dealer-script-chained-choice = ligne { $line } : « a?b:c?d:e » se lit « a?b:(c?d:e) » ; des parenthèses le rendraient clair
dealer-script-chained-comparison = ligne { $line } : « a<b<c » compare 0 ou 1 à c ; cela ne dit pas que b est entre a et c
