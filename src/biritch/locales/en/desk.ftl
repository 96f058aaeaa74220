# The pages of an event: the director's desk, the telephones, the ranking.

desk-title = Tournament
desk-to-table = To the bridge table
desk-other-language = Français
desk-close = Close
desk-lost = No connection. What you entered is kept and sent again.
desk-looking = Looking…
desk-ok = OK
desk-back = Back
desk-enter = Go

desk-ns = N-S
desk-ew = E-W
desk-line-ns = North-South
desk-line-ew = East-West
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = W
desk-seat-long-N = North
desk-seat-long-E = East
desk-seat-long-S = South
desk-seat-long-W = West
desk-rank-A = A
desk-rank-K = K
desk-rank-Q = Q
desk-rank-J = J
desk-rank-T = 10
desk-notrump = NT
desk-strain-C = clubs
desk-strain-D = diamonds
desk-strain-H = hearts
desk-strain-S = spades
desk-strain-N = no trumps
desk-vul-none = nobody vulnerable
desk-vul-ns = N-S vulnerable
desk-vul-ew = E-W vulnerable
desk-vul-both = all vulnerable
desk-passed = Passed out
desk-given-not-played = not played
desk-given-late = to be played late
desk-lead = lead

desk-new-event = New tournament
desk-event-title = Title
desk-time = Time there is
desk-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
desk-each = Boards a round
desk-as-fits = as fits best
desk-scoring = Scoring
desk-cross-imps = Cross-IMPs
desk-names-now = Names (now, or later)
desk-club = From the club’s list
desk-movement = Movement
desk-no-movement = No movement fits.
desk-movement-told = { $tables } tables, { $rounds } rounds of { $each } { $each ->
    [one] board
   *[other] boards
} ({ $minutes } min) · { $least ->
    [0] { $most } boards each
   *[other] { $least } to { $most } boards each
} · { $winners ->
    [1] one ranking
   *[other] two rankings
}{ $waits ->
    [0] {""}
   *[other] {" "}· sitting out: { $waits } at most
}
desk-open = Open the tournament
desk-have-key = I have a key
desk-not-begun = Not begun
desk-finished = The end
desk-round-of = Round { $round } of { $rounds }
desk-time-left = Time left
desk-the-round = The round
desk-begin = Begin round 1
desk-next-round = Begin round { $round }
desk-finish = End the session
desk-next-anyway = Go on all the same
desk-owed = Scores are wanting still: they can be entered later.
desk-owed-earlier = Round { $round }: scores are wanting at table { $tables }
desk-stop-clock = Stop the clock
desk-start-clock = Start the clock
desk-show-ranking = All may see the ranking
desk-results-csv = Results (CSV)
desk-laws = Laws and rulings
desk-desk = The desk
desk-tab-tables = Tables
desk-tab-scores = Scores
desk-tab-links = Addresses

desk-slip = Slip: board, pair, contract, declarer, result, lead
desk-slip-example = 3 1 4HX N +1 SK
desk-enter-slip = Enter
desk-correct = Correction
desk-why = Why
desk-last-slip = Last: board { $board }, { $ns } against { $ew }:

desk-ranking = Ranking
desk-ranking-hidden = The ranking is not shown yet.
desk-rank = Rank
desk-boards = Boards
desk-unit-matchpoints = Match points
desk-unit-imps = IMPs
desk-unit-points = Points
desk-no-score-yet = No score yet.

desk-table = Table { $table }
desk-table-side = Table { $table } { $side }
desk-sits-out = Sits out
desk-board = Board
desk-contract = Contract
desk-points-ns = N-S points
desk-past = What became of it
desk-director = Director
desk-did-score = entered
desk-did-correct = corrected
desk-did-adjust = adjusted
desk-did-agree = agreed
desk-corrected = corrected
desk-agree-for = Agree for East-West
desk-extra = { $who }: { $points } { $why }
desk-state-none = to play
desk-state-entered = to agree
desk-state-refused = refused
desk-state-agreed = agreed

desk-names-of = Names: { $who }
desk-is-missing = Missing
desk-leaves = Leaves
desk-missing = missing
desk-gone = has left
desk-has-come = Has come
desk-penalty = Penalty
desk-reseat = So many pairs after all
desk-penalty-points = Points ({ $unit })
desk-give = Give
desk-names-in = Names from a file (CSV)
desk-names-out = Names to a file (CSV)

desk-links-told = A telephone for North (who enters the score) and one for East-West (who agree) at each table. These addresses are keys: give each to its table alone. Your own is in the address bar: keep it.
desk-for-all = For everybody:
desk-print = Print

desk-wait-director = The director has not begun yet.
desk-board-told = Board { $board } · dealer { $dealer } · { $vulnerable }
desk-north-enters = North enters the score.
desk-wait-agree = East-West look at it now.
desk-change = Change the score
desk-agree-ask = Is this right?
desk-agree = Yes, agreed
desk-refuse = No
desk-refused-north = East-West do not agree.
desk-refused-east = You did not agree: North enters it again.
desk-next-board = On to board { $board }
desk-next = Next: table { $table }, { $way }
desk-next-out = Next round: you sit out
desk-traveller = Scores on board { $board }
desk-level = Level
desk-strain = Denomination
desk-doubled = Doubled, redoubled, passed out
desk-who-declares = Who is declarer?
desk-which-lead = Opening lead?
desk-no-lead = Without the lead
desk-which-result = Result?
desk-made = Made
desk-down = Down
desk-send = Send

desk-form = Who enters
desk-form-pairs = Pairs
desk-form-teams = Teams of four
desk-form-individual = Single players
desk-many-pairs = Pairs
desk-many-teams = Teams
desk-many-individual = Players
desk-column-pairs = Pair
desk-column-teams = Team
desk-column-individual = Player
desk-entrant-pairs = Pair { $number }
desk-entrant-teams = Team { $number }
desk-entrant-individual = Player { $number }
desk-names-help-pairs = A pair on each line: Ann & Bob — or a table with the number first
desk-names-help-teams = A team on each line: Reds: Ann & Bob & Cleo & Dan — the first two play together
desk-names-help-individual = A player on each line — or a table with the number first
desk-count-vps = Victory points, 20-0 (WBF, continuous)
desk-count-25 = Victory points, 25-0
desk-count-bam = Board-a-match
desk-unit-vps = VP
desk-sections = Sections
desk-section = Section { $section }
desk-room-open = open room
desk-room-closed = closed room
desk-where = Where it is played
desk-where-room = In one room, with cards
desk-where-online = Online, at tables here
desk-online-told = Everybody gets an address of their own and is taken to the seat; robots play for whoever is not there. Scores and rounds follow by themselves.
desk-robots = Robots
desk-robots-strong = strong (they think)
desk-robots-quick = quick (by rule)
desk-after = Second session: the director’s address, or key, of the one before; its scores count on
desk-this-session = This session
desk-flowing = Rounds follow by themselves
desk-next-session = Next session
desk-by-play = The table
desk-matches-of = Matches of round { $round }
desk-home = Home
desk-away-team = Away
desk-margin = Margin
desk-next-drawn = The next match is drawn when this round is over.
desk-board-closed = More about this board once everybody has played it.
desk-wait-online = You are expected. When the first round begins you are taken to your seat.
desk-your-seat = Table { $table }, { $seat }
desk-to-your-seat = To your seat
desk-wait-others = You have played this round. The others are still at it.
desk-boards-played = Boards played
desk-away = away
desk-robots-many = { $many ->
    [0] {""}
    [1] 1 robot
   *[other] { $many } robots
}
desk-links-online = An address for each player. These addresses are keys: give each to its player alone. Your own is in the address bar: keep it.
