# Movements that are no file of their own.

movement-swiss-pairs = Swiss pairs
movement-swiss = Swiss teams
movement-knock-out = Knock-out of teams

# Why a movement will not do.

movement-size-pairs = this movement is not for { $size } (want { $sizes } pairs)
movement-size-individual = this movement is not for { $size } (want { $sizes } players)
movement-size-teams = this movement is not for { $size } (want { $sizes } teams)
movement-rounds = this movement cannot be played in { $rounds } here (rounds wanted: { $lengths })

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
movement-says-time = about { $hours } h { $minutes } min
movement-says-all = everybody meets everybody
movement-says-some = not everybody meets
movement-says-results = results a board: { $results }
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
cli-option-pace = Minutes for a board, else 9, or 7.5 in matches of teams.

# Formulas of competitions.

cli-bad-pace = not minutes for a board: '{ $text }' (want e.g. 8 or 7.5)

# Draws: biritch draw.

draw-line = line { $line }: { $what }
draw-nobody = there is no { $who } (want 1 to { $most })
draw-unread = not a match: '{ $text }' (want e.g. 3 7 12.40 7.60, or bye 5)
draw-behind = { $who } has { $played ->
    [one] { $played } round
   *[other] { $played } rounds
} behind them, others { $most }: the round is not over
draw-over = the knock-out is over, { $who } has won: there are matches too many
draw-tied = { $one } and { $other } have the same score: a knock-out needs a winner
draw-stranger = { $one } and { $other } do not meet in this round

movement-picture-round = Round { $round } of { $rounds }
movement-picture-table = table { $table }, { $ns } North-South, { $ew } East-West, boards { $boards }
movement-picture-legend = blue: North-South · brown: East-West · white: boards · in the middle: waiting
