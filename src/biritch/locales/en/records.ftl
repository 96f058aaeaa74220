# What is wrong with a file of boards, what a check finds, what a notation cannot carry.

records-fault-long-line = a line of more than { $most } characters
records-fault-nul = a NUL byte: this is not text
records-fault-open-comment = a comment that begins here is never closed
records-fault-big-board = more than { $most } lines of text for one board
records-fault-bad-tag = not a tag: '{ $text }' (want e.g. [Board "7"])
records-fault-open-value = a value without its closing quote: '{ $text }'
records-fault-bad-number = not a board number: '{ $text }'
records-fault-bad-seat = [{ $name }]: not a seat: '{ $text }' (want N, E, S or W)
records-fault-bad-vulnerability = not a vulnerability: '{ $text }' (want None, NS, EW or All)
records-fault-bad-deal = not a deal: '{ $text }' (want e.g. N: and four hands)
records-fault-bad-hand = not a hand: '{ $text }'
records-fault-card-twice = not a deal: { $card } is held twice, the second time by { $seat }
records-fault-hand-size = not a deal: { $seat } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} (want { $want })
records-fault-bad-contract = not a contract: '{ $text }' (want e.g. 3NT, 4HX or Pass)
records-fault-bad-result = not a result: '{ $text }' (want 0 to 13 tricks)
records-fault-bad-call = not a call: '{ $text }' (want e.g. Pass, X or 3NT)
records-fault-bad-card = not a card: '{ $text }' (want e.g. SA or H7)
records-fault-bad-note = not a note: '{ $text }' (want e.g. 1:transfer)
records-fault-bad-mark = not an annotation: '{ $text }' (want $0 to $255)
records-fault-many-calls = more than { $most } calls
records-fault-many-cards = more than 52 cards played
records-fault-wrong-dealer = the auction begins with { $first }, but { $dealer } is the dealer
records-fault-bad-pair = not LIN: '{ $text }' (want pairs such as md|…| and sv|…|)
records-fault-no-board = no board in this text
records-fault-bad-json = not a JSON document of boards: { $text }
records-fault-too-large = more than { $most } characters in one document
records-fault-bad-field = { $name }: '{ $text }' cannot be read

records-check-call = { $offence } (Law { $law }): call { $place }, { $call } by { $seat }
records-check-card = { $offence } (Law { $law }): trick { $trick }, { $card } from { $seat }
records-check-open-auction = the auction is not over, and there is a contract or a play
records-check-contract = the auction comes to { $found }, but { $told } is written
records-check-leader = { $told } leads, but { $found } is at declarer's left (Law 41)
records-check-no-play = cards are played, but the board was passed out (Law 22)
records-check-twice = { $card } is played twice (Law 44): trick { $trick }
records-check-hole = a card in the middle of the play is not known: trick { $trick }
records-check-tricks = the tricks won are { $found }, those written { $told }
records-check-claim = { $told } tricks are written, but from { $low } to { $high } were possible
records-check-result = this result cannot be read: '{ $text }'
records-check-score = the score is { $found } to North-South, but { $told } is written
records-check-no-contract = there is a result or a score, but no contract
records-check-declarer = a contract without its declarer: '{ $text }'

records-said-at = line { $line }, board { $board }: { $what }
records-said-at-line = line { $line }: { $what }

records-loses-irregularities = irregularities that stood
records-loses-marks = annotation marks
records-loses-card-notes = notes beside cards
records-loses-contract = contracts and plays without their whole auction
records-loses-holes = cards played after one that is not known
records-loses-score = scores
records-loses-heading = site, date and some scorings
records-loses-tags = other tags and tables
records-loses-room = the room of a board without a number
records-loses-signs = bars, and commas in names

cli-option-from = The notation of IN, when its suffix does not say.

records-fault-percent-lines = lines that begin with %: { $text }
records-fault-tag-ignored = [{ $name }] '{ $text }', a second one: the first counts (PBN 2.1, 3.4)
records-fault-stray-text = text outside any section: '{ $text }'
records-fault-shared-deal = no deal of its own: the deal of the game before is taken
records-fault-deal-kept = a deal that is not whole, kept as written: '{ $text }'
records-fault-blank-call = a call left blank: the auction is read as far as that
records-fault-encoding-guessed = no encoding declared: read as { $encoding } (--encoding names it)
records-fault-bad-bytes = bytes that are not { $encoding } and are lost: { $number }
records-fault-lin-names = pn has { $number } names (want 4 or 8): '{ $text }', kept as LinPn
records-fault-lin-page = LIN keys about the look of the page: { $text }
records-fault-lin-long = text of more than { $most } characters, cut: { $text }
records-fault-lin-line = a line that is not LIN: '{ $text }'
records-fault-xml-unread = elements that are not read: { $text }
records-fault-json-unread = fields that are not read: { $text }
records-fault-columns-unread = columns that are not read: { $text }
records-fault-tables-unread = tables that are not read: { $text }
records-fault-cell-unread = { $name }: '{ $text }' cannot be read and is left out
records-fault-bad-encoding = no encoding of that name: '{ $text }'
records-dropped = not kept: { $what }
records-dropped-several = not kept, on { $boards } boards: { $what }
records-fault-linurl = linurl=: the board is in a file elsewhere, which is not fetched
records-fault-two-values = [{ $name }] appears twice, with different values
