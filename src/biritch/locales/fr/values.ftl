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
