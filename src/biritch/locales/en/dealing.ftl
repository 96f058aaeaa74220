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
dealing-no-value = the awaited value is missing: { $what } (want --value)
dealing-not-drawn = nothing was drawn yet: { $what } is not known (want a line DV, or --value)
dealing-other-value = the deals were drawn with '{ $text }': another value would be another promise
dealing-no-session = no such session ({ $phases ->
    [one] there is { $phases } phase
   *[other] there are { $phases } phases
})
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
cli-option-keys = The secret keys, when they are not beside FILE.sqd.

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
records-no-hands = { $title } carries results, and no hands
