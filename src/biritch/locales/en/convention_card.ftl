# Convention cards: headings, what is played, leads and signals.

card-title = Convention card
card-compared = Convention cards compared
card-heading = { $title }: { $names }
card-one-level = Openings of one
card-notrump = Notrump
card-majors = Majors
card-minors = Minors
card-twos = Openings of two
card-preempts = Preempts
card-answers = Answers
card-overcalls = Overcalls of their opening of one
card-doubles = Doubles
card-over-double = Our opening doubled
card-competition = Our opening overcalled or doubled
card-against-notrump = Against their 1NT
card-against-preempts = Against weak openings
card-balancing = Balancing
card-slam = Slam
card-carding = Leads and signals
card-not-agreed = natural, or not agreed
card-alerted = alerted
card-announced = announced "{ $what }"
card-assumed = assumed
card-disputed = disputed
card-forcing-one-round = forcing for one round
card-forcing-game = forcing to game
card-forcing-invitational = invitational
card-forcing-sign-off = to play
card-source = Edition { $edition }. { $source }
card-legend = "assumed": no text of the system says so; "disputed": its texts differ.

carding-length = Long suit with an honour
carding-length-fourth = fourth highest
carding-length-third-fifth = third and fifth
carding-length-second-fourth = second and fourth
carding-honour = Touching honours
carding-honour-standard = the highest
carding-honour-rusinow = the second (Rusinow)
carding-ace-king = Ace and king, suit contract
carding-ace-king-ace = the ace
carding-ace-king-king = the king
carding-three-suit = Three small, suit contract
carding-three-suit-top = the highest
carding-three-suit-middle = the middle, then up
carding-three-suit-low = the lowest
carding-three-notrump = Three small, notrump
carding-three-notrump-top = the highest
carding-three-notrump-middle = the middle, then up
carding-three-notrump-low = the lowest
carding-encouraging = Encouraging card
carding-encouraging-high = high
carding-encouraging-low = low
carding-even = Even number
carding-even-high = high, then low
carding-even-low = low, then high
carding-discard = Discards
carding-discard-high = a high card likes its suit
carding-discard-lavinthal = Lavinthal (McKenney): high asks the higher suit, low the lower
carding-discard-italian = Italian: odd likes, even asks another suit

cli-help-card =
    Print the convention card of SYSTEM, or of several side by side, as a page for the printer.

    The page goes to standard output, or to --output FILE.
cli-option-layout = Whose lay-out, and whose alerts: acbl, ebu or ffb.
cli-option-card-output = Write the page to this file.
cli-card-unwritten = { $text }: cannot be written: { $why }

systems-page-openings = Openings
systems-page-about = Written by `scripts/write_systems.py` from the system itself: openings, answers and opener's next call, opponents silent, nobody vulnerable, told in brief. *Disputed* and *assumed* mark what no one text settles. The whole tree, any auction: `biritch explain --system { $system }`, or the page `/systems` of the server.
systems-page-call = Call
systems-page-says = What it says
systems-page-after = After

brief-points-exactly = { $low } points
brief-points-from = { $low }+ points
brief-points-up-to = at most { $high } points
brief-points-between = { $low }-{ $high } points
