# An event published as pages: biritch rank --site.

site-results = Results
site-written = { $pages ->
    [one] { $pages } page written in { $folder }
   *[other] { $pages } pages written in { $folder }
}
site-no-folder = { $folder }: not a folder that can be written in
site-pages = Pages
site-ranking = Ranking
site-master = Master points
site-boards = Boards
site-board-before = ← Board { $board }
site-board-after = Board { $board } →
site-one-of-pairs = Pair { $who }
site-one-of-teams = Team { $who }
site-one-of-individual = Player { $who }
site-names = Names
site-placed = place { $rank }
site-score = { $points } points
site-stratum = Stratum { $stratum }
site-in-stratum = stratum { $stratum }: { $rank }
site-traveller = Traveller
site-often = How often each score (North-South):
site-passed = passed out
site-late = to come
site-missed = not played
site-room = Room
site-room-open = open
site-room-closed = closed
site-room-none = –
site-form = Form
site-points-ns = NS points
site-points-ew = EW points
site-net-ns = To the NS team
site-against = Against
site-sat = Direction
site-own-score = Score
site-datum = Datum
site-points = Points
site-imps = IMPs
site-imps-a-board = a board
site-butler = Each team in either direction, against the datum of all tables.
site-our-table = Our { $side } pair
site-net = Net

# Printed: biritch rank --pdf, deal --pdf, movement --pdf.

cli-option-pdf = Print it: ranking, travellers with hands and frequencies, a scorecard for everybody.
cli-option-papers = What to print: ranking, travellers, scorecards (all of them by default).
papers-no-part = no such part of an event on paper: '{ $text }' (want { $words })

# Tables: biritch rank --csv and --bridgewebs.

cli-option-csv = The ranking as a table for spreadsheets.
cli-option-bridgewebs = Ranking and travellers as BridgeWebs takes them in (the CSV of BBO Extractor).
table-rank = rank
table-direction = direction
table-pair = pair
table-team = team
table-player = player
table-numbers = numbers
table-names = names
table-score = score
table-percent = percent
table-master = master points
table-boards = boards
table-section = section
table-section-rank = rank in section
table-no-individual = this file is for pairs and teams, not for players ranked each for themselves
table-no-number = board '{ $text }' has no number, which this file wants
table-mean = weighted or split scores are written as North-South's mean: board { $boards }
site-director = director { $who }
site-rules = { $rules } regulation
site-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
site-adjusted = adjusted
