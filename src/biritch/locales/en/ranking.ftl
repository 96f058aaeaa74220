# Results compared and ranked: the commands rank, match-score, imps and vp.

cli-option-vp-scale = The scale of victory points, or a CSV file with your own.

rank-imps = { $points } points: { $imps ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
rank-vp = { $winner } to { $loser }
rank-home = home
rank-head-board = Board
rank-head-total = Points
rank-head-rank = Rank
rank-head-pair = Pair
rank-head-team = Team
rank-head-player = Player
rank-head-score = Score
rank-head-percent = %

rank-bad-scale = no such scale: '{ $text }' (want { $words }, or a CSV file of your own)
rank-bad-rules = no such regulation: '{ $text }' (want { $words })
rank-bad-method = no such method: '{ $text }' (want { $words })
rank-vp-teams = victory points are for matches (want --as teams)
rank-no-table = this scale has no table for { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} (want { $words })
rank-percent = { $value }%
rank-nobody = nobody called '{ $text }' played
rank-scale-row = not a row of a scale: '{ $text }' (want margin,winner,loser)
rank-scale-rows = not a scale: there must be rows, and their margins must rise
rank-at = { $place }: { $what }
rank-at-line = line { $line }
rank-at-result = board { $board }, result { $place }

rank-fault-empty = no result in this file
rank-fault-no-board = a result without a board
rank-fault-no-pair = board { $board }: who played is missing (want ns and ew)
rank-fault-itself = board { $board }: { $who } cannot sit at one table twice
rank-fault-again = board { $board }: { $who } has two results (want one; number the boards of each session apart)
rank-fault-declarer = board { $board }: not a declarer: '{ $text }' (want N, E, S or W)
rank-fault-contract = board { $board }: not a contract: '{ $text }' (want 3N, 4HX, 2SXX or Pass)
rank-fault-result = board { $board }: not a result: '{ $text }' (want 0 to 13 tricks, or +1, = or -2)
rank-fault-vulnerability = board { $board }: who is vulnerable is not known (want a board number, or none, ns, ew or both)
rank-fault-no-score = board { $board }: no score, and no contract with its tricks
rank-fault-score = board { $board }: not a score: '{ $text }' (want e.g. -620, 60-40, not-played)
rank-no-event = no such event: '{ $text }' (want { $words })
rank-fault-long = more than { $most } lines: no tournament has that many results
rank-fault-impossible = board { $board }: no contract is worth { $text } points
rank-fault-percent = board { $board }: not a percentage: '{ $text }' (want 0 to 100)
rank-fault-weights = board { $board }: not a weighted score: { $text } (want [[620, 0.6], [170, 0.4]], weights adding up to 1)
rank-fault-contradiction = board { $board }: { $text } is worth { $worth } to North-South, but the score says { $told }
rank-fault-json = not JSON: { $text }
rank-fault-json-boards = not a document of results (want an object with a list "boards" of objects)
rank-fault-json-results = board { $board }: no list of results
rank-assumed-rules = by the regulation the file names: { $rules }
rank-fault-name = not a name: { $text } (want a number and a name)
rank-fault-adjustment = not an adjustment: { $text } (want a pair, team or player, and points)
rank-fault-bracket = not a match of a knock-out: { $text } (want a stage from 1, home, and away, winner where known)
rank-fault-adjusts-nobody = an adjustment for { $who }, who did not play or is there twice
rank-fault-twice = board { $board }: { $who } and its opponents played it twice the same way round
rank-fault-no-comparison = no board was played in both rooms by the same two teams
rank-fault-patton = board { $board }: Patton wants a plain score in both rooms
rank-fault-matches = { $many } matches in this file (want one; see biritch rank --as teams)
rank-fault-no-average = an artificial score is worth no total points

rank-why-total = { $who }: { $points } over { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
rank-why-total-percent = { $who }: { $points } of { $top } over { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $percent }%
rank-why-board = Board { $board } against { $against }: { $points }
rank-why-board-of = Board { $board } against { $against }: { $points } of { $top }
rank-why-late = Board { $board } against { $against }: still to be played
rank-why-missed = Board { $board } against { $against }: not played, not counted
rank-why-compared = { $score } compared with every other table: { $value }
rank-why-weighted = a weighted score, each part compared by itself: { $value }
rank-why-score = { $score }, for { $weight } of the score: { $value }
rank-why-beats = better than { $score }, { $many } × { $each } = { $value }
rank-why-ties = equal to { $score }, { $many } × { $each } = { $value }
rank-why-loses = worse than { $score }, { $many } × { $each } = { $value }
rank-why-neuberg = { $found ->
    [one] { $found } result
   *[other] { $found } results
} where { $expected } were expected (Neuberg): ({ $raw } + 1) × { $expected } / { $found } - 1 = { $value }
rank-why-factor = { $found ->
    [one] { $found } result
   *[other] { $found } results
} where { $expected } were expected: { $raw } × ({ $expected } - 1) / ({ $found } - 1) = { $value }
rank-why-none = { $found ->
    [one] { $found } result
   *[other] { $found } results
}: { $value }
rank-why-few = only { $found ->
    [one] { $found } result
   *[other] { $found } results
} of this form of the board where { $expected } were expected: { $value }
rank-why-halved = half of it, for 1-½-0: { $value }
rank-why-ascherman = and one for the tie with oneself: { $value }
rank-why-divided = { $raw } IMPs divided by { $by }: { $value }
rank-why-stretched = brought to the number of results expected: { $value }
rank-why-datum = { $score } against a datum of { $datum }: { $off } points, { $value } IMPs
rank-why-points = in points: { $value }
rank-why-artificial = an artificial score of { $percent }%, worth { $given }% here: { $value } (Law 12C2)
rank-why-adjustment = { $kind } { $why }: { $value }
rank-why-tie = a tie broken by: { $rule }
rank-why-match = Match against { $against }: { $points } over { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
rank-why-match-vp = Match against { $against }: { $margin ->
    [one] { $margin } IMP
   *[other] { $margin } IMPs
} over { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $points } VPs
rank-why-room-imp = Board { $board }: { $total } points, { $net ->
    [one] { $net } IMP
   *[other] { $net } IMPs
}
rank-why-room-bam = Board { $board }: { $total } points, { $net }
rank-why-room-total = Board { $board }: { $total } points
rank-why-room-artificial = Board { $board }: an artificial score, { $net }
rank-why-room-missed = Board { $board }: not played in both rooms

cli-option-site = Publish it all as pages in this folder, to be put anywhere.
cli-option-site-deals = The boards that were played, for the pages.
rank-kind-penalty = penalty
rank-kind-bonus = bonus
rank-kind-carry = carry-over
rank-kind-handicap = handicap
rank-kind-bye = bye
rank-bad-strata = not limits of strata: '{ $text }' (want master points that fall: 300,100)
rank-strata-points = the master points of { $who } are not known (want a column points in --entrants)
rank-entrants-heading = not a heading of entrants: '{ $text }' (want pair, team or player)
rank-entrants-nobody = { $who } did not play, or is there in both directions (want a column direction)
rank-entrants-figure = not a figure: '{ $text }'
