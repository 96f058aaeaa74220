# The command line. Messages cli-help-<command> are its help; cli-option-<name> its options'.

cli-says = biritch: { $what }
cli-at = { $place }: { $what }
cli-our-fault = a fault of ours, please report it: { $what } (BIRITCH_TRACEBACK=1 shows more)

cli-bad-seat = not a seat: '{ $text }' (want N, E, S or W)
cli-bad-vulnerability = not a vulnerability: '{ $text }' (want none, ns, ew or both)
cli-bad-number = not a number from { $low } to { $high }: '{ $text }'
cli-bad-number-from = not a whole number of { $low } or more: '{ $text }'
cli-bad-choice = not a choice: '{ $text }' (want { $words })
cli-bad-code = no such scoring code: '{ $text }' (want { $words })
cli-bad-result = not a result: '{ $text }' (want +1, = or -2)
cli-bad-contract = not a contract: '{ $text }' (want { $notation ->
    [fr] 3SA, 4CX, 2PXX or Passe
   *[en] 3N, 4HX, 2SXX or Pass
})
cli-bad-call = call { $place }, by { $seat }: not a call: '{ $text }' (want { $notation ->
    [fr] -, X, XX or e.g. 3SA
   *[en] P, X, XX or e.g. 3N
})
cli-illegal-call = call { $place }, { $text } by { $seat }: { $offence } (Law { $law })
cli-no-such-result = no such result: { $text } in { $contract } would be { $tricks } tricks
cli-tricks-or-result = say either --tricks (0 to 13) or --result (+1, = or -2)
cli-missing = missing { $place } (see --help)
cli-no-value = { $place } wants a value (see --help)
cli-extra = '{ $text }' is too much (see --help)
cli-no-option = no such option: { $text } (see --help)
cli-no-option-near = no such option: { $text } (did you mean { $near }?)
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
cli-too-rare = { $tries } deals tried, { $found } found: ask for something less rare, or more --tries
cli-dealing = Dealing

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
cli-board-says = Board { $number }: { $dealer } deals, { $vulnerable }
cli-points = Points
cli-leads = { $seat } leads
cli-to-call = { $seat } to call:
cli-passed-out = Passed out
cli-nobody-scores = Nobody scores
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
cli-code = Code
cli-title = Title
cli-source = Source
cli-code-duplicate-2017 = Duplicate bridge (2017)
cli-code-duplicate-pre1987 = Duplicate bridge (before 1987)
cli-code-rubber-1993 = Rubber bridge (1993)
cli-code-rubber-pre1993 = Rubber bridge (before 1993)

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-option-help = Show this help.
cli-option-json = Print one JSON document.
cli-option-lang = Language of sentences (else the locale's).
cli-option-notation = How calls and cards are read and written.
cli-option-dealer = Who calls first: N, E, S or W.
cli-option-declarer = Who plays the hand: N, E, S or W.
cli-option-tricks = Tricks declarer's side won, 0 to 13.
cli-option-result = The same, told against the contract.
cli-option-vulnerable = Who is vulnerable.
cli-option-code = The scoring code (see biritch codes).
cli-option-number = How many boards.
cli-option-seed = Any text: the same one gives the same deals for ever.
cli-option-first = The number of the first board.
cli-option-where = Keep only the deals that answer this (see above).
cli-option-tries = Give up after so many deals.
cli-option-format = What is written on standard output.

cli-help-biritch = Bridge: play it, bid it, score it, solve it. Alone, opens a table in the browser.
cli-help-board = Say who deals board NUMBER and who is vulnerable (Law 2).
cli-help-codes = List every scoring code by name, with its title and source.
cli-help-auction =
    Say what the auction CALLS comes to, and what may be called next.

    CALLS are separated by blanks: "P 1H X 3H 3S P 4S P P P"; with --notation fr,
    "- 1C X 3C 3P - 4P - - -". An illegal call is refused with its law.
cli-help-score =
    Say what CONTRACT is worth: 4HX, 3N, or Pass, with --tricks or --result.

    The score is the board's: positive to North-South.
cli-help-deal =
    Deal boards at random, as PBN; with --seed, the same ones for ever.

    --where EXPR keeps the deals that answer it, e.g. "hcp(N) >= 15 and spades(S) >= 5",
    'balanced(E) and shape(W, "4432", "5xxx")', "hearts(NS) >= 8", 'has(N, "SA")'.
    Words: hcp spades hearts diamonds clubs aces kings queens controls losers balanced
    shape has min max, with + - * < <= == != >= > and or not.
