# The pages of an event: the director's desk, the telephones, the ranking.

desk-title = Tournament
desk-to-table = Start page
desk-close = Close
desk-lost = No connection. What you entered is kept and sent again.
desk-unsent = { $many ->
    [one] Not sent yet, and kept until it is:
   *[other] { $many } entries not sent yet, and kept until they are:
}
desk-unsent-step = change
desk-unsent-drop = Give up
desk-unsent-here = Not sent yet. It is kept here and sent as soon as there is a connection.
desk-state-unsent = not sent
desk-agree-all = { $many ->
    [one] Agree for the side that has not answered (1 score)
   *[other] Agree for all that have not answered ({ $many } scores)
}
desk-owed-here = { $many ->
    [one] A board of an earlier round is still to be entered:
   *[other] { $many } boards of earlier rounds are still to be entered:
}
desk-owed-boards = Boards of earlier rounds
desk-owed-from = From round { $round }, table { $table }, against { $number } { $names }
desk-round-short = round { $round }
desk-not-played-ask = Not played: ask the director
desk-call-not-played = Asks that the board be left out: it was not played.
desk-not-played-grant = Not played: agreed
desk-not-played-granted = The board is left out.
desk-anyway = It is right: keep it
desk-penalty-back = Take back
desk-points-for = { $side } { $points }
desk-regulation = Regulation (ties, averages)
desk-regulation-ties = { $rules }. Ties are broken by: { $ties }.
desk-regulation-shared = { $rules }. Ties share a place.
desk-seats = Seats
desk-turn-table = Exchange North-South and East-West
desk-looking = Looking…
desk-ok = OK
desk-back = Back
desk-enter = Open

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
desk-percent = { $value }%
desk-given-late = to be played late
desk-lead = lead

desk-new-event = New tournament
desk-event-title = Title
desk-time = Time available
desk-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
desk-each = Boards a round
desk-as-fits = as fits best
desk-scoring = Scoring
desk-cross-imps = Cross-IMPs
desk-names-now = Names (now, or later)
desk-movement = Movement
desk-no-movement = No movement fits.
desk-movement-told = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $each ->
    [one] { $each } board
   *[other] { $each } boards
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
desk-finished = Finished
desk-round-of = Round { $round } of { $rounds }
desk-time-left = Time left
desk-the-round = The round
desk-begin = Begin round 1
desk-next-round = Begin round { $round }
desk-finish = End the session
desk-next-anyway = Go on all the same
desk-owed = Some scores are still missing: they can be entered later.
desk-owed-earlier = { $many ->
    [one] Round { $round }: scores are missing at table { $tables }
   *[other] Round { $round }: scores are missing at tables { $tables }
}
desk-stop-clock = Stop the clock
desk-start-clock = Start the clock
desk-show-ranking = Everybody may see the ranking
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
desk-past = History
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
desk-reseat = Number of pairs, after all
desk-penalty-points = Points ({ $unit })
desk-give = Give
desk-names-in = Names from a file (CSV)
desk-names-out = Names to a file (CSV)

desk-links-told = A telephone for North (who enters the score) and one for East-West (who agree) at each table. These addresses are keys: give each to its table alone. Your own is in the address bar: keep it.
desk-for-all = For everybody
desk-print = Print

desk-wait-director = The director has not begun yet.
desk-board-told = Board { $board } · dealer { $dealer } · { $vulnerable }
desk-north-enters = North enters the score.
desk-wait-agree = East-West are checking it.
desk-change = Change the score
desk-agree-ask = Is this right?
desk-agree = Yes, agreed
desk-refuse = No
desk-refused-north = East-West do not agree.
desk-refused-east = You did not agree: North enters it again.
desk-next-board = On to board { $board }
desk-board-asked = Board { $board } awaits your agreement
desk-board-refused = Board { $board } was refused: look
desk-next = Next: table { $table }, { $way }
desk-next-out = Next round: you sit out
desk-first = First: table { $table }, { $way }
desk-next-against = against { $number } { $names }
desk-next-boards = boards { $boards }
desk-cards-tables = A tablet or phone at each table
desk-cards-own = Everybody's own phone
desk-links-own = Each pair's own address, the same all evening: it enters and agrees wherever the pair sits, and says where to go next. A pair without a phone is served by the table's.
desk-traveller = Scores on board { $board }
desk-level = Level
desk-strain = Suit or notrump
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
desk-form-individual = Individual
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
desk-count-vps = Victory points, 20-0 (WBF, continuous scale)
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
desk-online-told = Everybody gets an address of their own and is taken to the seat; robots play for those who are not there. Scores and rounds follow by themselves.
desk-robots = Robots
desk-robots-strong = strong (they think)
desk-robots-quick = quick (they follow rules)
desk-after = Second session: the director's address, or key, of the one before; its scores count on
desk-this-session = This session
desk-flowing = Rounds follow by themselves
desk-next-session = Next session
desk-by-play = The table
desk-matches-of = Matches of round { $round }
desk-home = Home
desk-away-team = Away
desk-margin = Margin
desk-next-drawn = The next match is drawn when this round is over.
desk-go-over = Go over it
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

desk-tab-rulings = Rulings
desk-rule = A ruling on a board
desk-rule-short = Rule on it
desk-how = What is given
desk-how-average = Averages (not played)
desk-how-assigned = Assigned or weighted score
desk-either-pairs = Pair (N-S or E-W)
desk-either-teams = Team North-South
desk-either-individual = Player (any seat)
desk-others = The other side
desk-average-60 = A+ (60%)
desk-average-50 = A (50%)
desk-average-40 = A− (40%)
desk-average-help = Law 12C2: A− to a side at fault, A to one partly at fault, A+ to one that is not. A side with more than 60% or less than 40% on its other boards gets that instead; in IMPs A+ is 3, A− is −3.
desk-averages = Averages ({ $boards })
desk-averages-told = { $boards ->
    [one] One board of the rounds that are over has no score and gets an average.
   *[other] { $boards } boards of the rounds that are over have no score and get averages.
} A board played after all replaces its average.
desk-averages-back = Withdraw the averages ({ $boards })
desk-averages-back-sure = Really withdraw them ({ $boards })?
desk-stands = Now ({ $ns } against { $ew }):
desk-given = given
desk-take-back = Withdraw
desk-take-back-sure = Really withdraw it?
desk-taken-back = withdrawn
desk-did-undo = withdrew
desk-assigned-for = instead of { $score }
desk-score-both = Score of both sides
desk-score-ns = Score of North-South
desk-score-ew = Score of East-West
desk-split = East-West get another score (12C1f), or an average (12C2)
desk-weights-example = 60% 4S=, 40% 4S-1
desk-assigned-help = One result, or several with weights that add up to 100 (12C1c): 4S N -1, or 60% 620, 40% -100. Points are North-South's; without a letter the declarer of the table stands. A+, A, A- or 60% is one side's average, where the other has a result.
desk-mean = In points to North-South: { $points }
desk-means = In points to North-South: { $ns }; as East-West count: { $ew }
desk-worth-percent = N-S would get { $ns }%, E-W { $ew }%
desk-worth-points = N-S would get { $ns }, E-W { $ew } ({ $unit })
desk-appeals = Appeals
desk-no-appeal = No appeal.
desk-new-appeal = New appeal
desk-appeal-of = Appeal { $number } · board { $board } · { $pair } against { $against }
desk-print-appeal = Print the form (PDF)
desk-appeal-pending = appeal pending
desk-appeal-upheld = ruling upheld
desk-appeal-changed = ruling changed
desk-appeal-withdrawn = withdrawn
desk-appeal-late = Taken after the correction period, with the organiser's leave.
desk-facts = What happened
desk-ruling = Ruling
desk-ruling-law = The ruling appealed, with its law
desk-grounds = Why they appeal
desk-deposit = Deposit
desk-deposit-after = Deposit: given back, or kept
desk-appealing = Who appeals
desk-concurring = Both of the pair agree to the appeal (Law 92D)
desk-late-leave = The correction period is over: the organiser still allows it (Law 92B)
desk-decision = Decision, and why
desk-decide = Decide
desk-outcome = Outcome
desk-record = Record
desk-correct-form = Correct the form
desk-reopen = Open again
desk-cancel = Cancel
desk-provisional = Provisional: appeal { $number } is to be decided, board { $board } ({ $pairs }).
desk-until = Scores and rulings may be questioned until { $time } (Laws 79C and 92B).
desk-until-over = The correction period ended at { $time }.
desk-card = : the card
desk-way = Line
desk-against = Against
desk-award = Award
desk-results-json = Results (JSON)
desk-with-codes = With codes to photograph
desk-print-cards = Print the cards
desk-code-of = Code of the address: { $name }
desk-north-key = North enters
desk-east-key = East-West agree
desk-links-alone = This page was opened as “localhost”: telephones cannot follow these addresses. Start the server with --host 0.0.0.0 and open the desk by the computer's own address.
desk-part = { $weight }% { $points }

desk-club-list = The club's list
desk-club-told = Members are kept on this server and proposed wherever names are entered. The list opens with its key alone.
desk-club-new = New list
desk-club-title = Name of the club
desk-club-open = Open the list
desk-club-key = Key of the list
desk-club-keep = Key of this list, for another computer or director: keep it.
desk-club-renew = Change the key
desk-club-renew-sure = Really withdraw the old key?
desk-club-forget = Close here
desk-club-many = { $many ->
    [0] Nobody yet.
    [one] 1 member
   *[other] { $many } members
}
desk-club-find = Find a name or a number
desk-club-more = …and { $many } more
desk-club-in = Members of a file (CSV)
desk-club-whole = The file replaces the list
desk-club-out = Members to a file (CSV)
desk-club-name = First name and name
desk-club-number = Number, licence
desk-club-category = Category
desk-add = Add
desk-remove = Remove
desk-edit = Correct
desk-keep = Keep
desk-back-last = Undo the last change
desk-next-pairs = A pair, from the club's list: Ann Lee & …
desk-next-teams = A team, from the club's list: Reds: Ann Lee & …
desk-next-individual = A player, from the club's list
desk-to-club = { $many ->
    [one] Add 1 new name to the club's list
   *[other] Add { $many } new names to the club's list
}
desk-tab-publish = Publish
desk-publish = Publish the results
desk-publish-ready = Pages with every board and card, at an address of their own; a correction is on them at once.
desk-publish-early = Once the last round is over the results are published here in one click. The files below show the scores as they stand now.
desk-published-told = Published: everybody may read the pages and take the files. A correction is on them at once.
desk-published-pages = The pages of the results
desk-published-files = Files of the results
desk-hands-of-boards = The hands of the boards (PBN, LIN, DUP…)
desk-hands-known = { $many ->
    [one] One board has hands: phones and pages show them
   *[other] { $many } boards have hands: phones and pages show them
} once a board is played everywhere, with what they make and par.
desk-hands-none = No hands yet: with a file of them, phones and pages show hands, what they make and par once a board is played everywhere.
desk-hands-solving = Working out what they make…
desk-makes = Tricks double dummy
desk-par-told = Par { $points }:
desk-file-pages-zip = Pages (ZIP)
desk-file-results-pdf = To print (PDF)
desk-file-ranking-csv = Ranking (CSV)
desk-file-results-xml = USEBIO
desk-file-results-pbn = PBN
desk-file-travellers-pbn = Travellers (PBN, a game a board)
desk-file-bridgewebs-csv = BridgeWebs
desk-file-ffb-csv = Results (French CSV)
desk-back-round = Go back before round { $round }
desk-back-end = Reopen the session
desk-last-round = Last round
desk-owed-whole = { $many ->
    [one] One score is missing
   *[other] { $many } scores are missing
} (under Tables): the ranking stays provisional. Press again to end it all the same.
desk-unscored = Scores missing in earlier rounds: { $many }
desk-unscored-one = Board { $board }, table { $table }, round { $round }: { $ns } against { $ew }
desk-returns = Plays again
desk-walk-in = One more pair has come: it takes the place of the sit-out
desk-add-pair = Add
desk-correction-period = Correction period (Law 79C1)
desk-minutes-many = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
desk-renew-keys = New addresses for tables and players
desk-renew-keys-sure = Really withdraw the old ones?
desk-withdraw = Withdraw
desk-withdraw-sure = Withdraw for good
desk-provisional-missing = Provisional: scores missing so far: { $many }.
desk-provisional-round = Provisional: the session is not over.
desk-in-sections = { $many } sections
desk-rounds-wanted = Rounds
desk-as-usual = As usual
desk-pace = Minutes a board
desk-pace-change = Change of round
desk-filter = Look for
desk-filter-pair = Pair
desk-filter-all = Show all
desk-filter-rest = Show { $many } more
desk-sits-out-pairs = Sitting out:
desk-wanting-boards = Scores missing in this round: { $many ->
        [one] one board
       *[other] { $many } boards
    }
desk-wanting-board = Board { $board }: { $many ->
        [one] table
       *[other] tables
    } { $tables }
desk-reseat-during = Another movement, or one more section
desk-reseat-during-told = From round { $round } on. What was played stays; boards of a new movement are new ones. Those who have left are not seated any more.
desk-reseat-more = More pairs
desk-reseat-rounds = Rounds to play
desk-reseat-ask = What is possible?
desk-reseat-section = One more section, of { $pairs } pairs:
desk-reseat-figures = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { $each ->
        [one] 1 board
       *[other] { $each } boards
    }, { $minutes } minutes a round
desk-reseat-fair = Fair: nobody plays a board twice or meets a pair again, all play and compare alike.
desk-reseat-unfair = What is not quite fair
desk-reseat-do = Play so from round { $round } on
desk-boards-wrong = A table had the wrong boards
desk-boards-wrong-told = The scores stand where none of the four has played the boards before (Law 15A). Later rounds are arranged so that nobody plays a board twice.
desk-boards-table = Table
desk-boards-other = Exchanged with table
desk-boards-instead = or has board
desk-boards-round = Round
desk-boards-do = Record the exchange
desk-fouled = A board was fouled
desk-fouled-told = Those who played it in a changed form are compared with one another only (Law 87), as the regulation says.
desk-fouled-which = Who played the changed form?
desk-fouled-do = Compare in two groups
desk-fouled-undo = Compare all together again
desk-level-told = Level: extra boards with the next round, or
desk-decide-lot = Draw lots
desk-decide-seed = Better seed
desk-decided-lot = decided by lot
desk-decided-seed = for the better seed
desk-columns = Strata, handicaps, master points
desk-columns-told = They are shown next to the ranking and change nothing in it.
desk-strata = Limits of the strata
desk-stratum = Strata
desk-holding = Master points held
desk-handicap = Handicap (%)
desk-handicapped = With handicap
desk-master = Master points
desk-master-none = None
desk-master-unofficial = { $name }: worked out from published rules, unofficial.
desk-rate = Strata and handicap of each
desk-devices = The club's own devices (Bridgemate)
desk-devices-told = The file (BWS) has the movement, the boards and the names. Open it in Bridgemate Control Software, whose own kind of file it is; results are read back from the same file as often as you like, each once. A score of the director's stays.
desk-devices-computer = Name of the computer with the control program (it may ask for it)
desk-devices-write = Write the file
desk-devices-read = Read results from the file
desk-devices-watch = Watch the file: results enter by themselves
desk-devices-unwatch = Watch it no more
desk-devices-entered = entered: { $slip }
desk-devices-corrected = corrected: { $slip }
desk-devices-taken-back = board { $board }, pair { $pair }: withdrawn
desk-devices-refused = table { $table }, board { $board }, pair { $pair }: not entered: { $why }
desk-devices-nothing = Nothing new in the file.
desk-exchange = Sat in each other's places
desk-exchange-told = Wrong opponents, two pairs exchanged, a pair that should have sat out: what the tables scored goes to those who sat there.
desk-exchange-one = { $form ->
    [individual] Player
   *[other] Pair
}
desk-exchange-other = in the place of
desk-board-apart = This board: North-South { $ns }, East-West { $ew }
desk-turn-do = Exchange the sides
desk-boards-mine = One board alone: it should have had
desk-boards-theirs = and the other table
desk-exchange-do = Exchange
desk-substitute = A substitute plays
desk-substitute-who = Substitute
desk-substitute-absent = For
desk-substitute-board = Board (empty: whole round)
desk-substitute-do = Note
desk-substitute-said = { $who } plays for { $absent } ({ $board ->
    [0] round { $round }
   *[other] board { $board }
})
desk-substitute-said-alone = { $who } plays with pair { $pair } ({ $board ->
    [0] round { $round }
   *[other] board { $board }
})
desk-round-which = Round
desk-count-patton-hereford = Patton: boards 20, IMPs 20 (Hereford)
desk-count-patton-polish = Patton: 2-1-0 a board and plus scores (Polish)
desk-count-discrete = Victory points, 20-0 (WBF, whole points)
desk-cross-imps-usual = Cross-IMPs
desk-matches-count = A match counts
desk-odd = An odd team
desk-odd-bye = waits, for 12 victory points
desk-odd-triangle = plays a triangle of three over two rounds
desk-rank-sections = Ranking of sections
desk-rank-sections-together = one field, one ranking
desk-rank-sections-listed = one field, a ranking of each section too
desk-rank-sections-apart = each section for itself, and all by percentage
desk-sections-all = All
desk-place-in-section = { $section } { $rank }
desk-follow = Next round
desk-follow-director = when I begin it
desk-follow-all-in = once every score is in
desk-follow-time = when the time is up, or all is in
desk-plays-pairs = I play in pair
desk-plays-teams = I play in team
desk-plays-individual = I play as
desk-plays-not = no
desk-plays-told = You play with number { $number }: scores of boards you have still to play are not shown.
desk-grid = Paper travellers
desk-grid-told = Type 4sn= or 3ne+1: the next row comes by itself. = or +1 alone repeats the contract above; p is a pass, 420 a score, Enter ends what is longer.
desk-grid-typed = Result
desk-grid-row = Result of North-South { $ns }, East-West { $ew }
desk-grid-next = Board { $board }
desk-grid-nobody = Nobody plays this board.
desk-grid-why = corrected at the desk
desk-pill-enter = Result of board { $board }
desk-pill-example = 4H N +1
desk-follow-summary = Rounds that follow, and a director who plays
desk-short-code = or typed:
desk-signing = Players may sign up themselves at the address for everybody, until round 1
desk-signing-new = Players sign up themselves at one address
desk-sign-up = Sign up
desk-sign-up-free = { $free ->
    [0] Every place is taken.
    [one] One place is free.
   *[other] { $free } places are free.
}
desk-sign-up-how = Partner
desk-sign-up-own = a place of our own
desk-sign-up-with = I play with { $name }
desk-sign-up-name = Your name
desk-sign-up-partner = Your partner (empty: somebody may join you)
desk-sign-up-mate = Team-mate
desk-sign-up-do = Sign up
desk-signed = You are { $entrant }
desk-signed-own = { $name }, your address:
desk-signed-partner = For { $name }:
desk-signed-keep = Keep yours, and send the others theirs: they are not shown again. Without them the director has addresses for you.
desk-signed-go = Go to my page
desk-table-meanings = What a call would say
desk-table-meanings-off = is shown only once it is made (Law 40C3)
desk-table-meanings-on = is shown before: for beginners
desk-publication = What is published
desk-publication-told = It stands on the pages, on paper and in the files.
desk-publication-club = Club
desk-publication-director = Director
desk-publication-listed = Search engines may list the pages
desk-publication-framed = Other sites may show the pages within theirs
desk-club-choices = The club's usual choices
desk-club-language = Language of the desk
desk-club-language-own = each director's own
desk-club-shown = Everybody sees the ranking from the beginning, the results at the end
desk-club-choices-told = Kept for every desk that opens with the club's key: time, pace, regulation and ties, scoring, language, what is published.
desk-club-choices-here = Kept in this browser: time, pace, regulation and ties, scoring, language, what is published. With a club's list open below, for every desk of the club.
desk-club-choices-keep = Keep what is chosen above
desk-club-choices-kept = Kept.
