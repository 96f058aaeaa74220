# Dealing for a club: machines, sheets to print, deals promised beforehand, sets dealt once.

records-fault-cut-board = the file ends inside this board ({ $size } bytes of { $want })
records-fault-bad-cards = not the cards of a board: '{ $text }'
records-fault-bad-sum = a check sum of { $text } (want { $want })
records-fault-bad-promise = not a line of a promise: '{ $text }' (want TN, DI, DV, SN or KH)
records-fault-bad-phase = not a phase: '{ $text }' (want sessions:boards:file:title)
records-fault-bad-key = not a key: '{ $text }' (want phase,session:key of 40 letters or more)
records-fault-key-twice = the key of session { $session } stands twice
records-fault-bad-digest = not a digest: '{ $text }' (want 64 hexadecimal digits)

records-loses-all-but-deals = everything but the deals
records-loses-numbers = numbers of boards, dealers and vulnerabilities (boards are counted from 1)
records-loses-dealers = dealers and vulnerabilities that are not those of the number
records-left-out = { $boards ->
    [one] { $boards } board left out
   *[other] { $boards } boards left out
}: { $title } cannot carry such a board at all
records-not-carried = { $title } cannot carry board { $board }

dealing-dealt-before = board { $board } was dealt before: it is board { $before } of '{ $title }' ({ $file })
dealing-no-register = not a register of boards: { $file } ({ $what })
dealing-registered = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} of '{ $title }' written into { $file }
dealing-there-already = { $file } is there already: nothing is written over it
dealing-suffix = not the name of a promise: { $file } (want a name that ends in .sqd)
dealing-says-nothing = --event and --delayed must say something
dealing-same-name = two sessions would be called '{ $text }' (want # in the name, for the session's number)
dealing-promised = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
} promised; SHA-256 of the keys: { $digest }
dealing-publish = { $file }: publish it now, before anybody can know what is awaited.
dealing-keep = { $file }: keep it secret until the event is over, then publish it too.
dealing-no-promise = { $file } promises nothing (want lines SN and KH)
dealing-other-keys = { $file } is not what was promised: its SHA-256 is { $text }
dealing-no-key = { $file } has no key for session { $session } of phase { $phase }
dealing-no-value = what was awaited is not told: { $what } (want --value)
dealing-not-drawn = nothing was drawn yet: { $what } is not told (want a line DV, or --value)
dealing-other-value = the deals were drawn with '{ $text }': another value would be another promise
dealing-no-session = no such session (there are { $phases } phases)
dealing-how-many = phase { $phase } does not say how many boards (want --number)
dealing-drawn = { $file }: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
dealing-verified = { $file }: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} as promised, session { $session } of phase { $phase }
dealing-verified-reserve = { $file }: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} as promised, reserve set of session { $session } of phase { $phase }
dealing-not-promised = { $file }: board { $board } is not one that was promised

cli-option-book = The register of the boards that were dealt; made when it is not there.
cli-option-set-title = What the set is called in the register.
cli-option-event = The name of the event.
cli-option-delayed = What everybody will know later, and nobody now.
cli-option-sessions = How many sessions.
cli-option-boards = Boards of a session: 24, or 1-7,8-14 in turn, or 3x7.
cli-option-phase = Sessions of one kind, sessions:boards:file:title; may be repeated.
cli-option-value = What was awaited, now that it is known.
cli-option-value-now = What was awaited, when FILE.sqd does not say it.
cli-option-keys = The secret keys, when they are not beside FILE.sqd.
cli-option-phase-number = This phase only.
cli-option-session = This session only.
cli-option-reserve = The reserve sets.
cli-option-untold = How many boards, where the promise left it open.
cli-option-into = Where to write the sets.
cli-option-most = Boards to look for where the promise left their number open.
cli-help-register =
    Write the boards of FILE into a register, and refuse those it has already.

    The register is one file; it tells nothing of the cards to who does not have it, and is
    to be kept as secret as the deals until they are played.
cli-help-commit =
    Promise the deals of an event, in the manner of SquareDeal.

    Writes FILE.sqd, to be published now, and beside it FILE.sqk, to be kept secret until the
    event is over. The deals follow from both and from something --delayed, which nobody can
    know before the promise is public: the close of an exchange on a day to come, a lottery.
cli-help-reveal =
    Draw the deals promised in FILE.sqd, now that what was awaited is known.

    The first time, --value says it, and it is written into the file for ever. Each session
    becomes a file of its own; --phase and --session choose among them, --reserve draws the
    spare sets. Nobody but the organiser should read them before they are played.
cli-help-verify =
    Draw the promised deals again and compare: anybody can, without asking anybody.

    FILE.sqd is what was published before the event, FILE.sqk the keys published after it,
    each SET the boards as they were played. Status 1 when a board is not the one promised.

dealing-spades = spades
dealing-hearts = hearts
dealing-diamonds = diamonds
dealing-clubs = clubs
dealing-dealer = Dealer { $seat }
dealing-hand-records = Hand records
dealing-curtain-cards = Curtain cards
dealing-printed = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} printed in { $file }
cli-option-title = The title of the page.
cli-option-plain = The hands and the points alone, nothing double dummy.
cli-help-hand-records =
    Print the hands of FILE, eight boards an A4 page, as HTML or PDF.

    Each board has its points, the tricks of every seat in every strain with all cards seen,
    and par; --plain leaves the last two out. Not to be shown before the boards are played.
cli-help-curtain-cards =
    Print a card for each hand of FILE, from which somebody who does not play builds it.

    HTML or PDF for A4, a board a row, to be cut along the dotted lines.
records-has-numbers = --first is for notations without numbers of boards, which { $file } is not
cli-option-first-place = The number of the first board, where IN has no numbers (1 unless told).

dealing-form-slips = Travelling slips
dealing-form-sheet = Team match: sheet of a table
dealing-form-rubber = Rubber
dealing-form-written = { $file } written
dealing-ns-pair = NS
dealing-ew-pair = EW
dealing-board = Board
dealing-contract = Contract
dealing-declarer = By
dealing-lead = Lead
dealing-tricks = Tricks
dealing-score-ns = NS score
dealing-score-ew = EW score
dealing-we = We
dealing-they = They
dealing-brief-none = none
dealing-brief-ns = NS
dealing-brief-ew = EW
dealing-brief-both = both
cli-option-how-many = How many boards.
cli-option-forms-tables = How many tables play them; how many sheets of rubber.
cli-help-forms =
    Print forms to score on, as HTML or PDF for A4: HTML may be filled in on the screen.

    slips go with the boards, a line a table; a sheet stays at a table of a team match, a
    line a board; rubber has two columns, above and below the line.
records-no-hands = { $title } carries results, and no hands
