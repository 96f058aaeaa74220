# Movements: movement-<name> is a title, movement-<name>-about a sentence about it.

movement-mitchell = Mitchell
movement-mitchell-about = North-South stay, East-West go up a table, the boards down one: an odd number of tables, a ranking for each direction.
movement-swiss = Swiss teams
movement-knock-out = Knock-out of teams
movement-mitchell-crossed = Mitchell, one ranking
movement-mitchell-crossed-about = A Mitchell whose directions are crossed in the last eighth of the rounds, so that all are ranked together.
movement-mitchell-north-south = Mitchell, a North-South pair missing
movement-mitchell-north-south-about = The empty place is North-South: East-West pairs sit out in turn.
movement-mitchell-relay = Mitchell, share and relay
movement-mitchell-relay-about = An even number of tables: the first and the last share their boards, a stand half-way holds a set; all is played.
movement-mitchell-skip = Mitchell with a skip
movement-mitchell-skip-about = An even number of tables: half-way East-West pass over a table; one set and one pair are missed.
movement-rover = Mitchell with a rover
movement-rover-about = One pair more than the tables seat takes over a table each round; nobody sits out twice.
movement-hesitation = Hesitation Mitchell
movement-hesitation-about = One round more than tables: at the last table a pair plays East-West, then North-South.
movement-web = Web Mitchell
movement-web-about = Many tables and few rounds, with two copies of the boards: every board is played by all.
movement-web-sections = Sections with a web
movement-web-sections-about = Large numbers: Mitchells side by side and a web, all on the same few sets.
movement-sections = Mitchell in sections
movement-sections-about = Several equal sections on duplicated boards, compared with one another.
movement-scissors = Sections, one ranking
movement-scissors-about = Several sections on duplicated boards, the directions crossed in the last rounds.
movement-howell = Howell
movement-howell-about = Every pair meets every other and plays every board.
movement-howell-unshared = Howell for three tables, nobody sharing
movement-howell-unshared-about = Nine sets for three tables: all meet all without waiting for boards, but some are seldom played.
movement-three-quarter-howell = Three-quarter Howell
movement-three-quarter-howell-about = Fewer rounds than a Howell: some pairs stay, and never meet one another.
movement-barometer = Barometer
movement-barometer-about = All tables play the same boards at once: the standing is known after each round.
movement-individual = Individual
movement-individual-about = Everybody has every partner once and every opponent twice.
movement-individual-waiting = Individual with players waiting
movement-individual-waiting-about = Two or three players wait each round; no partner twice, no opponent more than twice.
movement-rainbow = Rainbow
movement-rainbow-about = A large individual on boards that move: nobody has a partner or an opponent twice.
movement-american-whist = American Whist
movement-american-whist-about = An odd number of teams, all against all, one set of boards going round.
movement-american-whist-even = American Whist, even
movement-american-whist-even-about = An even number of teams, all against all, on two copies of the boards.
movement-triangle = Three teams
movement-triangle-about = Three teams, each against each, in two rounds.
movement-team-match = Match of four
movement-team-match-about = Two teams, an open and a closed room, the boards exchanged half-way through each segment.
movement-round-robin = Round robin
movement-round-robin-about = A pool of teams: each meets each in a match.

# Why a movement will not do.

movement-size-pairs = { $size } pairs do not fit this movement (want { $sizes })
movement-size-individual = { $size } players do not fit this movement (want { $sizes })
movement-size-teams = { $size } teams do not fit this movement (want { $sizes })
movement-rounds = { $rounds } rounds do not fit this movement here (want { $lengths })

# What is wrong with a schedule.

movement-fault-numbers = the entrants are not numbered from 1 to { $most }
movement-fault-twice = round { $round }: { $who } sits in two places
movement-fault-table = round { $round }: table { $table } is there twice
movement-fault-itself = round { $round }: { $who } meets itself
movement-fault-shared = round { $round }: { $tables } tables want set { $boards }
movement-fault-again = { $who } plays set { $boards } { $times } times
movement-fault-room = set { $boards }: { $one } against { $other } is played in one room only
movement-fault-results = set { $boards } has { $times } results
movement-fault-meetings = { $one } and { $other } meet { $times } times
movement-fault-partners = { $one } and { $other } are partners { $times } times
movement-fault-waits = { $who } sits out { $times } times
movement-fault-travel = round { $round }: set { $boards } does not come from the table above
movement-fault-balance = the comparisons vary by { $variance }, not by { $most }

# What a session offers.

movement-says-pairs = { $number } pairs
movement-says-players = { $number } players
movement-says-teams = { $number } teams
movement-says-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
movement-says-boards = { $boards } boards, { $played } for each to play
movement-says-time = about { $hours }:{ $minutes } hours
movement-says-all = everybody meets everybody
movement-says-some = not everybody meets
movement-says-results = { $results } results a board
movement-says-waits = rounds sat out: { $waits }
movement-says-copies = { $copies } tables at a time want the same boards: share them, or make copies
movement-says-even = all comparisons perfectly even
movement-says-uneven = evenness of comparisons (0 is perfect): { $deviation }

# Sheets to print.

movement-table-short = Table { $table }
movement-round-short = Round
movement-page-table = Table { $table }
movement-page-table-of = Table { $table }
movement-page-place = Table
movement-page-round = Round
movement-page-ns = North-South
movement-page-ew = East-West
movement-page-north = North
movement-page-south = South
movement-page-east = East
movement-page-west = West
movement-page-boards = Boards
movement-page-way = Seat
movement-page-with = With
movement-page-against = Against
movement-page-waits = sits out
movement-page-pairs = Pair { $number }
movement-page-individual = Player { $number }
movement-page-teams = Team { $number }

# The commands.

cli-bad-movement = no such movement: '{ $text }' (want { $words })
cli-tables-or-entrants = say either --tables, or how many come: --pairs, --players or --teams
cli-option-tables = How many tables.
cli-option-entrants = How many pairs, players or teams, where that says more than tables do.
cli-option-rounds = How many rounds (else as many as the movement usually lasts).
cli-option-boards-per-round = How many boards a round (else about 26 in all).
cli-option-print = Write a page to print: a guide for the director, or slips for tables or entrants.
cli-help-movement =
    Seat a movement round by round: who meets whom at which table, on which boards.

    NAME is one of the list of biritch movements. Say --tables, or how many come where some must wait: --pairs 9.
cli-movement = Movement
cli-movement-sizes = For
cli-movement-pairs = { $sizes } pairs
cli-movement-individual = { $sizes } players
cli-movement-teams = { $sizes } teams
cli-movement-rather = { $what }; these do: { $names }

# Draws and line-ups.

swiss-no-draw = no draw is left for { $entrants } without a rematch or a second bye
knockout-few = { $entrants } cannot knock one another out (want 2 or more)
knockout-winner = exactly one of { $one } and { $other } must have won
knockout-stranger = { $who } has no match in this round
lineup-roster = team { $team } has { $players } players (want { $least } to { $most })
lineup-name-twice = team { $team } names { $name } twice
lineup-not-two = not two players: { $names }
lineup-stranger = { $name } is not of that team
lineup-both-rooms = { $name } cannot sit in both rooms
lineup-again = { $one } have already played a half against { $other }

# Proposals.

movement-says-each = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} a round
movement-says-two-rankings = two rankings, North-South and East-West
cli-one-form = say one of --pairs, --players and --teams
cli-no-movement = no movement seats so many in that time
cli-option-pairs = How many pairs have come: rank the movements that suit.
cli-option-players = How many players have come, each for themselves.
cli-option-teams = How many teams have come.
cli-option-tables-most = How many tables there are at most.
cli-option-boards-settled = How many boards a round, where that is settled.
cli-option-minutes = How long there is to play.
cli-option-pace = Minutes for a board, else 9, or 7.5 in matches of teams.
cli-help-movements =
    List every movement; say how many have come, and those that suit are ranked.

    --pairs 14 --minutes 210 asks for seven tables and three hours and a half.

# Formulas of competitions.

formula-championship = Championship of teams
formula-poule = Pool of teams
formula-knock-out = Knock-out of teams
formula-swiss-teams = Swiss teams
formula-swiss-pairs = Swiss pairs
formula-board-a-match = Board-a-match
formula-patton = Patton
formula-play-round-robin = round robin
formula-play-swiss = Swiss
formula-play-knock-out = knock-out
formula-count-imps = IMPs decide
formula-count-vps = victory points
formula-count-board-a-match = each board won, halved or lost
formula-count-patton = boards and points
formula-says-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $boards } boards
formula-says-segments = in { $segments } parts
formula-says-through = { $through } go on
cli-formula = Formula
cli-no-formula = no formula is for so many
cli-teams-or-pairs = say either --teams or --pairs
cli-option-formula-teams = How many teams: the programme of each formula.
cli-option-formula-pairs = How many pairs: the programme of each formula.
cli-help-formulas = List the forms of competition; with --teams or --pairs, the programme of each.
cli-bad-pace = not minutes for a board: '{ $text }' (want e.g. 8 or 7.5)

# Draws: biritch draw.

draw-line = line { $line }: { $what }
draw-nobody = there is no { $who } (want 1 to { $most })
draw-unread = not a match: '{ $text }' (want e.g. 3 7 12.40 7.60, or bye 5)
draw-behind = { $who } has { $played } rounds behind them, others { $most }: the round is not over
draw-over = the knock-out is over, { $who } has won: there are matches too many
draw-tied = { $one } and { $other } have the same score: a knock-out needs a winner
draw-stranger = { $one } and { $other } do not meet in this round
draw-round = Round { $round }
draw-match = Table { $table }: { $one } - { $other }
draw-bye = { $who } sits out
draw-winner = { $who } has won
cli-option-come = How many have come, numbered from 1 by strength.
cli-option-draw-rule = How to draw: closest ranks, from the top down, Danish (rematches allowed), or knock-out.
cli-option-draw-seed = Draw the first Swiss round by lot; the same text gives the same lot.
cli-help-draw =
    Draw the next round from the matches in FILE, one a line: who, whom, score, score.

    "3 7 12.40 7.60", "bye 5". An empty FILE is the first round. A file called - is standard input.

cli-option-movement-picture = Draw it as an SVG that moves round by round.
movement-picture-round = Round { $round } of { $rounds }
movement-picture-table = table { $table }, { $ns } North-South, { $ew } East-West, boards { $boards }
movement-picture-legend = blue: North-South · brown: East-West · white: boards · in the middle: waiting
