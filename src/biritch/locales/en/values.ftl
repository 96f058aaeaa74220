# What is not what was to be read: a card, a call, a deal… (BadValue).

value-deal = this is not a deal: "{ $text }" (for example N: and four hands)
value-held-twice = { $card } is held twice, the second time by { $seat }
value-cards-too-many = { $seat } holds { $count } cards: thirteen at most
value-cards-thirteen = { $seat } holds { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}: thirteen are wanted
value-deal-number = this is not the number of a deal: { $text }
value-hand = this is not a hand: "{ $text }" (four suits, three dots)
value-hand-rank = this is not a hand: "{ $text }" ("{ $rank }" is not a card)
value-hand-twice = { $card } is twice in this hand
value-suit = this is not a suit: "{ $text }" (C, D, H or S)
value-strain = this is neither a suit nor notrump: "{ $text }" (C, D, H, S or N)
value-card = this is not a card: "{ $text }" (for example SA, H7, DT)
value-level = this is not a level: "{ $text }" (1 to 7)
value-call = this is not a call: "{ $text }" (P, X, XX or for example 3N)
value-calls-many = too many calls: { $count } at most
value-contract = this is not a contract: "{ $text }" (for example 3N, 4HX or 2SXX)
value-side = this is not a side: "{ $text }" (NS or EW)
value-seat = this is not a seat: "{ $text }" (N, E, S or W)
value-vulnerability = this is not a vulnerability: "{ $text }" (none, ns, ew or both)
value-board = this is not the number of a board: "{ $text }" (1 or more)
value-robot = there is no such robot: "{ $text }" (for example { $words })
value-system = there is no such system: "{ $text }" (choose from { $words })
value-option = { $game }: nothing to agree on called "{ $text }" (only { $words })
value-no-options = { $game }: there is nothing to agree on
value-option-way = { $game }: { $option } is never "{ $text }" (choose from { $words })
value-not-allowed = { $what } cannot be: { $why } (Law { $law })
value-hand-thirteen = this hand has { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}: thirteen are wanted
value-auction-over = the auction is over: there is nothing to call

# Dealer scripts
value-dealer-script-expected = line { $line }: { $wanted } expected, { $found } found
value-dealer-script-not-a-seat = line { $line }: “{ $text }” is not a seat; write { $meant }
value-dealer-script-unknown-name = line { $line }: unknown name “{ $name }”; define it before it is used
value-dealer-script-unknown-name-near = line { $line }: unknown name “{ $name }”. Did you mean “{ $near }”?
value-dealer-script-reserved = line { $line }: “{ $name }” is a word of the language and cannot be defined
value-dealer-script-defined-twice = line { $line }: “{ $name }” is defined twice
value-dealer-script-outside-action = line { $line }: “{ $name }” belongs after action
value-dealer-script-dealt-twice = line { $line }: { $card } is predealt twice
value-dealer-script-too-many-cards = line { $line }: more than thirteen cards are predealt to { $seat }
value-dealer-script-too-many-values = line { $line }: at most { $most } values
value-dealer-script-no-such-shape = line { $line }: no hand has the shape { $text }; its lengths must add up to 13
value-dealer-script-open-text = line { $line }: the text { $text } is not closed by a quotation mark
value-dealer-script-strange-sign = line { $line }: “{ $text }” is not a word or sign of dealer scripts
value-dealer-script-too-long = line { $line }: the script is too long (at most { $most } characters)
value-dealer-script-too-deep = line { $line }: brackets are nested more than { $most } deep
value-dealer-script-lengths = line { $line }: no deal has the predealt lengths from here on
value-dealer-script-length-twice = line { $line }: this length was { $first }; it is { $now } here
dealer-script-chained-choice = line { $line }: “a?b:c?d:e” is read as “a?b:(c?d:e)”; brackets make it clear
dealer-script-chained-comparison = line { $line }: “a<b<c” compares 0 or 1 with c, so it does not say that b lies between a and c
