# The command line: what several commands say. cli-option-<name> is the help of an option.

cli-says = biritch: { $what }
cli-at = { $place }: { $what }
cli-our-fault = a bug in Biritch, please report it: { $what } (BIRITCH_TRACEBACK=1 shows more)

cli-bad-seat = not a seat: '{ $text }' (want N, E, S or W)
cli-bad-vulnerability = not a vulnerability: '{ $text }' (want none, ns, ew or both)
cli-bad-number = not a number from { $low } to { $high }: '{ $text }'
cli-bad-number-from = not a whole number of { $low } or more: '{ $text }'
cli-bad-choice = not a choice: '{ $text }' (want { $words })
cli-bad-code = no such scoring code: '{ $text }' (want { $words })
cli-bad-contract = not a contract: '{ $text }' (want { $notation ->
    [fr] 3SA, 4CX, 2PXX or Passe
   *[en] 3N, 4HX, 2SXX or Pass
})
cli-bad-call = call { $place }, by { $seat }: not a call: '{ $text }' (want { $notation ->
    [fr] -, X, XX or e.g. 3SA
   *[en] P, X, XX or e.g. 3N
})
cli-bad-tool = not a tool of { $system }: '{ $text }' (want { $words })
cli-bad-system = unknown bidding system: '{ $text }' (want { $words })
cli-auction-over = the auction is over: there is nothing to call
cli-illegal-call = call { $place }, { $text } by { $seat }: { $offence } (Law { $law })
cli-missing = missing { $place } (see --help)
cli-no-value = { $place } wants a value (see --help)
cli-not-so = { $place } is not used that way (see --help)
cli-extra = '{ $text }' is too much (see --help)
cli-no-option = no such option: { $text } (see --help)
cli-no-option-near = no such option: { $text } (did you mean { $near }?)
cli-command-missing = name a command: { $words }
cli-no-command = no such command: '{ $text }' (want { $words })
cli-no-command-near = no such command: '{ $text }' (did you mean { $near }?)
cli-file-not-found = no such file: { $file }
cli-file-forbidden = this file may not be read: { $file }
cli-file-folder = a folder, not a file: { $file }
cli-file-trouble = file trouble: { $what }

cli-where = --where, character { $place }: { $what }
cli-where-too-long = --where: too long (at most { $most } characters)
cli-where-unread = this cannot be read (want e.g. hcp(N) >= 15 and spades(S) >= 5)
cli-where-deep = too many brackets inside one another
cli-where-no-condition = '{ $text }' is a number, a condition is wanted (compare it: hcp(N) >= 15)
cli-where-no-number = '{ $text }' is a condition, a number is wanted
cli-where-unknown = '{ $text }' has no meaning here (want e.g. hcp(N) >= 15)
cli-where-large = a number beyond { $most }
cli-where-near = no such word: '{ $text }' (did you mean { $near }?)
cli-where-no-such = no such word: '{ $text }' (want { $words })
cli-where-wants = want { $usage }
cli-where-usage = { $usage }
cli-where-seat = not a seat: '{ $text }' (want N, E, S or W)
cli-where-seat-or-side = not a seat or side: '{ $text }' (want N, E, S, W, NS or EW)
cli-where-bad-shape = not a shape of thirteen cards: '{ $text }' (want "4432", "5xxx" or, spades first, "5=3=3=2")
cli-where-bad-card = not a card: '{ $text }' (want { $notation ->
    [fr] "PA" or "C10"
   *[en] "SA" or "HT"
})

cli-seat-n = North
cli-seat-e = East
cli-seat-s = South
cli-seat-w = West
cli-side-ns = North-South
cli-side-ew = East-West
cli-vulnerable-none = nobody vulnerable
cli-vulnerable-ns = North-South vulnerable
cli-vulnerable-ew = East-West vulnerable
cli-vulnerable-both = both sides vulnerable
cli-notrump = NT
cli-pass = Pass
cli-by = by { $seat }
cli-board = Board { $number }
cli-dealer = { $seat } deals
cli-points = Points
cli-forcing-one-round = forcing for one round
cli-forcing-game = forcing to game
cli-forcing-invitational = invitational
cli-forcing-sign-off = to play
cli-artificial = artificial
cli-alert = alert
cli-announce = announced “{ $what }”
cli-passed-out = Passed out
cli-tricks-won = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
cli-side-scores = { $side } score { $points }
cli-part-contract = contract
cli-part-overtricks = overtricks
cli-part-insult = making it doubled
cli-part-partscore = part score
cli-part-game = game
cli-part-slam = slam
cli-part-undertricks = undertricks
cli-part-honours = honours
cli-title = Title
cli-source = Source

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-json = Print one JSON document.
cli-option-lang = Language of sentences (else the locale's).
cli-option-notation = How calls and cards are read and written.
cli-option-dealer = Who calls first: N, E, S or W.
cli-option-declarer = Who plays the hand: N, E, S or W.
cli-option-bid-against = What opponents of the seat to call play: a system, a file, or unknown.
cli-option-bus = Where servers and workers hear each other: nats://host:4222.
cli-option-layout = Whose lay-out, and whose alerts: acbl, ebu, ffb or wbf.
cli-option-system = Which bidding system (see: biritch systems).
cli-option-auction = The calls so far, with blanks between.
cli-option-vulnerable = Who is vulnerable.
cli-option-code = The scoring code (see biritch codes).
cli-option-seed = Any text: the same one gives the same deals for ever.
cli-option-first = The number of the first board.
cli-option-format = What is written on standard output.

cli-help-biritch = Bridge: play it, bid it, score it, solve it. On its own, opens a table in the browser.

# The terminal table: biritch play --terminal.

terminal-welcome = You sit { $seat }. Type help at any question, quit to leave.
terminal-board = Board { $number }.
terminal-dealer = Dealer: { $seat }.
terminal-vulnerable = Vulnerability: { $who }.
terminal-your-hand = Your hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
terminal-hand-of = { $seat } holds, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
terminal-suit-line = { $suit }: { $ranks }
terminal-void = none
terminal-suit-c = club
terminal-suit-d = diamond
terminal-suit-h = heart
terminal-suit-s = spade
terminal-suit-n = no trump
terminal-suit-cs = clubs
terminal-suit-ds = diamonds
terminal-suit-hs = hearts
terminal-suit-ss = spades
terminal-of-c = of clubs
terminal-of-d = of diamonds
terminal-of-h = of hearts
terminal-of-s = of spades
terminal-card = the { $rank ->
    [14] ace
    [13] king
    [12] queen
    [11] jack
   *[other] { $rank }
} { $suit }
terminal-pass = pass
terminal-double = double
terminal-redouble = redouble
terminal-contract = { $bid }{ $times ->
    [doubled] {" "}doubled
    [doubled-several] {" "}doubled
    [redoubled] {" "}redoubled
    [redoubled-several] {" "}redoubled
   *[undoubled] {""}
} by { $seat }
terminal-how-to-call = { $notation ->
    [fr] Type a bid such as 1P or 3SA, - to pass
   *[en] Type a bid such as 1S or 3N, P to pass
}, X to double, XX to redouble.
terminal-how-to-play = Type a card suit first, such as { $notation ->
    [fr] PA or C10
   *[en] SA or H10
}; a rank alone will do when there is no doubt.
terminal-ask-call = Your call?
terminal-ask-card = Your card, { $whose ->
    [own] from your hand?
   *[other] from the hand of { $seat }?
}
terminal-ask-following = Your card, { $whose ->
    [own] from your hand?
   *[other] from the hand of { $seat }?
} { $suit } led.
terminal-ask-next = Enter for the next board, deal for the four hands, quit to leave.
terminal-calls = { $seat }: { $call }. { $meaning }
terminal-call-line = { $seat }: { $call }.
terminal-alert = Alert: { $says }
terminal-would-say = { $call } would say: { $meaning }
terminal-contract-is = Contract: { $contract }.
terminal-leads = { $seat } leads.
terminal-dummy-is = { $seat } is dummy.
terminal-you-declare = You play the hand of { $seat } for your partner.
terminal-plays = { $seat } plays { $card }.
terminal-wins = { $seat } wins trick { $number }.
terminal-tricks = Declarer's side { $declarer }, defenders { $defenders }.
terminal-not-allowed = Not allowed: { $what } (Law { $law }).
terminal-not-understood = Not understood: { $text }. Type help to hear what is expected.
terminal-no-dummy = No dummy yet.
terminal-no-calls = No call yet.
terminal-no-meaning = That is not a call you could make now: { $text }.
terminal-nothing-on-the-table = No card on the table.
terminal-no-last-trick = No trick is over yet.
terminal-total = { $boards ->
    [0] No board is over yet.
    [one] One board over: { $total } for your side.
   *[other] { $boards } boards over: { $total } for your side.
}
terminal-legal = Allowed: { $words }
terminal-hint = A robot would choose { $action }. { $reason }
terminal-undone = Undone: { $action }.
terminal-nothing-to-undo = You have done nothing yet.
terminal-no-claim = There is nothing to claim before the play.
terminal-claim-wants = Claim how many of the tricks left for your side: claim 0 to claim { $most }.
terminal-claim-refused = The claim is refused; play goes on.
terminal-claim-accepted = The claim is accepted: { $tricks ->
    [0] no more trick
    [one] one more trick
   *[other] { $tricks } more tricks
} for your side.
terminal-not-now = Not before the board is over.
terminal-passed-out = Passed out.
terminal-result = { $contract }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $made ->
    [down] down { $over }
   *[made] { $over ->
        [0] just made
       *[other] made with { $over } over
    }
}.
terminal-part = { $part }: { $points }
terminal-your-score = Your side scores { $points }.
terminal-double-dummy = Double dummy, this contract takes { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
terminal-par = Par: { $points } for your side.
terminal-no-more-boards = That was the last board.
terminal-goodbye = { $boards ->
    [0] No board played to its end.
    [one] One board played, { $total } for your side.
   *[other] { $boards } boards played, { $total } for your side.
} Goodbye.
terminal-help =
    In the auction, type a call. In the play, type a card: your turn is announced.
    hand: your cards. dummy: dummy's cards. legal: all you may do.
    auction: the calls. meaning: what they said. meaning 2C: what 2C would say.
    trick: the cards on the table. last: the last trick. score: tricks and points.
    claim 3: claim three more tricks for your side. undo: take back your last action.
    hint: what a robot would do. quit: leave.

cli-file-long = too long to be this kind of file: { $file } (want { $most } bytes at most)
cli-bad-option = not an option: '{ $text }' (want NAME=WAY, e.g. vulnerable=others)
cli-sheet-line = line { $line }: { $what }
cli-sheet-no-deal = '{ $text }' belongs to a deal, and there is none yet
cli-sheet-over = the rubber is over: no more deals on this sheet
cli-sheet-shape = not a deal: '{ $text }' (want e.g. S 3D =, W 2N +1, N 4SX -2 or pass)
cli-sheet-shape-odd = not a deal: '{ $text }' (want e.g. N H 9: the dealer's seat, the trump, the tricks of that side)
cli-sheet-contract = not a contract: '{ $text }' (want e.g. 3N, 4HX or 2SXX)
cli-sheet-seat = not a seat: '{ $text }' (want N, E, S or W)
cli-sheet-strain = not a trump: '{ $text }' (want C, D, H, S or N)
cli-sheet-tricks = not a number of tricks: '{ $text }' (want 0 to 13)
cli-sheet-result = not a result: '{ $text }' (want +1, = or -2)
cli-sheet-no-such-result = no such result: { $text } in { $contract } would be { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
cli-sheet-passed = '{ $text }' after a deal that was passed out
cli-sheet-contre = not understood: '{ $text }' (want e.g. contre 2, at bridge-whist)
cli-sheet-chicane = not understood: '{ $text }' (want e.g. chicane W, with a trump, at bridge-whist)
cli-sheet-honours = not understood: '{ $text }' (want e.g. honours E 100)
cli-sheet-honours-points = not honours: '{ $text }' (want 100 or 150)
cli-sheet-honours-odd = not honours: '{ $text }' (want { $words })
cli-sheet-won = { $side } win by { $points }
cli-sheet-equal = Neither side wins
cli-sheet-next = { $seat } deals next, { $vulnerable }
cli-sheet-owed = { $payer } owe { $paid } { $amount }
cli-part-rubber = rubber
cli-part-unfinished-game = only game
cli-part-unfinished-part = only part-score
cli-option-game = Which game: contract, rubber, chicago, auction, minibridge…
cli-option-option = What the table agrees on, as vulnerable=others; may be repeated.

terminal-announces = { $seat } announces { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-turned = Turned up: { $card }.
terminal-named = { $strain } as trumps
terminal-trumps = { $named }, by { $seat }
terminal-trumps-times = { $named }, by { $seat }, each trick { $times } times its value
terminal-say-leave = partner chooses
terminal-say-ask = may I play
terminal-say-yes = yes
terminal-shares = shares the widow out
terminal-shares-these = { $hand } to the hand, { $dummy } to the dummy, the rest to the other player
terminal-widow = The widow: { $cards }.
terminal-you-draw = You draw { $card }. { $left ->
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
terminal-how-to-name = Name a trump by its letter, { $notation ->
    [fr] P C K T or SA; partenaire lets partner choose. Before the lead: puis-je, oui, X to contre, - to let stand.
   *[en] S H D C or N; leave lets partner choose. Before the lead: ask, yes, X to contre, P to let stand.
}
terminal-ask-name = Your word? Type legal to hear what may be said.
terminal-how-to-share = Type two cards: the first for your hand, the second for your dummy.
terminal-ask-share = Which two cards do you keep?
terminal-how-to-draw = These tricks only draw cards: each winner takes the top card of the stock. Type a card.
terminal-no-agreements = There are no agreements in this game.
terminal-odd = { $contract }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $odd ->
    [one] one odd trick
   *[other] { $odd } odd tricks
} for { $who ->
    [declarer] that side
   *[others] the other side
}.
terminal-side-ns = North-South
terminal-side-ew = East-West
terminal-sheet = { $side }: { $total } in all, { $below } towards game, { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}.
terminal-sheet-won = { $side } win by { $points }. A new sheet begins.

# Rulings and weighted scores
cli-ruling-board = --contract, --declarer and --tricks go together
cli-irregularity = Irregularity
cli-irregularity-name = Name
cli-irregularity-law = Laws
cli-ruling-back = one question back
cli-ruling-choose = a number from { $least } to { $most }, please
cli-ruling-law = Law { $law }
cli-ruling-award = North-South { $ns }%, East-West { $ew }%
cli-ruling-moved = Tricks { $before }, then { $after }; North-South { $points }, then { $now }.

# Lists of members
club-written = { $many ->
    [one] { $many } member
   *[other] { $many } members
} written to { $file }
club-no-name = line { $line }: no name
club-no-name-column = no column of names in the heading '{ $text }' (want name, or nom)
club-no-table = not a table of text
club-twice = number { $number } is that of { $one } and of { $other }

# Optional parts (extras) that are not installed.
extra-missing = { $what } need an optional part: pip install "biritch[{ $name }]"
extra-bridgemate = files and devices of Bridgemate
extra-cluster = workers of a cluster
extra-data = tables in the form of Arrow
extra-learn = environments for programs that learn
extra-pdf = papers in PDF
extra-dds = questions to the double dummy solver DDS
extra-qr = QR codes
extra-server = PostgreSQL, NATS and measurements of a server
extra-telemetry = spans and numbers for OpenTelemetry
cli-option-keep-going-results = Leave out the results that cannot be read, and say which.

# Files of tables on the command line.

store-broken = { $places ->
    [one] damaged in one place
   *[other] damaged in { $places } places
}: a backup can be put in its place (biritch restore)
store-unwritten = cannot write { $file }: { $why }
cli-option-encoding = The encoding of the file that is read, such as cp1250 (else it is detected).

### The owner's commands for tables and tournaments.

cli-option-yes = Do it without asking.
kept-logs-line = { $name }: { $title }; began { $began }, last written { $last }, { $lines ->
    [one] one line
   *[other] { $lines } lines
}
kept-logs-none = None.
kept-logs-unknown = there is none called '{ $name }'
kept-logs-stay = this store removes nothing
kept-logs-done-export = { $written } holds all lines of { $name }.
kept-logs-done-erase = { $name } is erased: { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
