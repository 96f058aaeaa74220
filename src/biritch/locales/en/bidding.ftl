# What several conventions and systems say; what one alone says is in its own file.
# promise-* are the parts of a promise, call-* the names of conventional calls.

short-no-agreement = no agreement
short-anything = nothing more
short-at-most = at most { $most }
short-hcp = { $points } HCP
short-hl = { $points } points
short-hld = { $points } support points
short-usually = usually { $points }
short-minimum = minimum ({ $points })
short-maximum = maximum ({ $points })
promise-anything = any hand
promise-nothing = no hand
promise-denial = no better call
promise-usually = usually { $what }
promise-group = ({ $what })
promise-or = { $one }, or { $two }
promise-not = not ({ $what })
promise-hcp-exactly = { $low } HCP
promise-hcp-from = { $low }+ HCP
promise-hcp-up-to = at most { $high } HCP
promise-hcp-between = { $low }-{ $high } HCP
promise-hl-exactly = { $low } points with length
promise-hl-from = { $low }+ points with length
promise-hl-up-to = at most { $high } points with length
promise-hl-between = { $low }-{ $high } points with length
promise-hld-exactly = { $low } points in support
promise-hld-from = { $low }+ points in support
promise-hld-up-to = at most { $high } points in support
promise-hld-between = { $low }-{ $high } points in support
promise-suit-s = spades
promise-suit-h = hearts
promise-suit-d = diamonds
promise-suit-c = clubs
promise-suit-one-s = spade
promise-suit-one-h = heart
promise-suit-one-d = diamond
promise-suit-one-c = club
promise-length-exactly = { $count ->
    [0] no { $suit }
    [1] 1 { $one }
   *[other] { $low } { $suit }
}
promise-length-from = { $low }+ { $suit }
promise-length-up-to = { $count ->
    [1] at most 1 { $one }
   *[other] at most { $high } { $suit }
}
promise-length-between = { $low }-{ $high } { $suit }
promise-no-suit = no suit of { $cards } cards
promise-any-suit = a suit of { $cards }+ cards
promise-short-suit = { $count ->
    [0] a void
    [1] a singleton or a void
   *[other] a suit of at most { $cards } cards
}
promise-longer = more { $suit } than { $than }
promise-not-shorter = { $suit } at least as long as { $than }
promise-balanced = balanced
promise-not-balanced = not balanced
promise-semi-balanced = balanced or nearly
promise-not-semi-balanced = unbalanced
promise-stopper = { $suit } stopped
promise-control = control in { $suit }
promise-no-control = no control in { $suit }
promise-quality = { $least } of the top { $top } { $suit }
promise-aces = { $plural ->
    [0] no ace
    [1] { $count } ace
   *[other] { $count } aces
}
promise-kings = { $plural ->
    [0] no king
    [1] { $count } king
   *[other] { $count } kings
}
promise-count-one = { $one }
promise-count-more = { $one }, { $other }
promise-count-two = { $one } or { $other }
promise-decimal = { $whole }.{ $tenth }
promise-by-count = better than to defend, by count of tricks in { $suit }
promise-counted-game = a { $call } bid worth game, tricks counted
promise-double-by-count = worth it, their tricks counted
promise-tricks = { $low }+ playing tricks
promise-keys = { $plural ->
    [0] no key card
    [1] { $count } key card
   *[other] { $count } key cards
}
promise-keys-outside = { $plural ->
    [0] no key card outside { $suit }
    [1] { $count } key card outside { $suit }
   *[other] { $count } key cards outside { $suit }
}
promise-card = { $rank ->
    [14] the ace of { $suit }
    [13] the king of { $suit }
    [12] the queen of { $suit }
   *[other] the jack of { $suit }
}
promise-without-card = { $rank ->
    [14] not the ace of { $suit }
    [13] not the king of { $suit }
    [12] not the queen of { $suit }
   *[other] not the jack of { $suit }
}
promise-dummy-from = { $low }+ dummy points
promise-dummy-between = { $low }-{ $high } dummy points
promise-longest = { $suit } the longest suit
promise-with-spades = points and spades make { $total }
promise-few-spades = points and spades make less than { $total }
promise-long-suits = points and the two longest suits make { $total }

call-weak-two = Weak two: { $what }
call-weak-jump = Weak jump: { $what }
call-game-forcing = Forcing to game: { $what }
call-strong = Strong: { $what }
call-own-words = { $en }: { $what }
call-waiting = Waiting: { $what }
call-relay = Asks for more: { $what }
call-minimum = Minimum: { $what }
call-maximum = Maximum: { $what }
call-stayman = Stayman, asks for a four-card major: { $what }
call-texas-h = Transfer to hearts: { $what }
call-texas-s = Transfer to spades: { $what }
call-completes = Completes the transfer: { $what }
call-takeout = Take-out double: { $what }
call-negative = Negative double: { $what }
call-penalty = Penalty double: { $what }
call-values = Strength: { $what }
call-quantitative = Invites to slam: { $what }
call-blackwood = Blackwood, asks for aces: { $what }
call-kings = Asks for kings: { $what }
call-answer = Answer: { $what }
call-cue-bid = Bid of their suit, strong: { $what }
call-unknown = No agreement
call-minors = Both minors: { $what }
call-majors = Both majors: { $what }
call-fit = Shows a fit: { $what }
call-splinter = Splinter, short there: { $what }
call-fit-jump = Jump with a fit: { $what }
call-no-major = No four-card major: { $what }
call-crossed = Five-four in the majors, the five in the other: { $what }
call-texas-c = Transfer to clubs: { $what }
call-texas-d = Transfer to diamonds: { $what }
call-pass-or-correct = Pass, or correct to your suit: { $what }
call-fourth-suit = Fourth suit, forcing: { $what }
call-moderator = Weak relay: { $what }
call-key-cards = Blackwood with five key cards: { $what }
call-michaels = Michaels, a two-suiter: { $what }
call-unusual = Unusual notrump, two suits: { $what }
call-landy = Landy, both majors: { $what }
call-gerber = Gerber, asks for aces: { $what }
call-reopening = Reopening double: { $what }
call-optional = Strength, for penalties or not: { $what }
call-cue-raise = Their suit, a strong raise: { $what }
call-limit-raise = Limit raise or better: { $what }
call-two-suits = Any two suits: { $what }
call-intermediate-jump = Intermediate jump: { $what }
call-lead = Asks for that lead: { $what }

# Announcements
announce-hearts = Hearts
announce-spades = Spades
announce-range = { $low } to { $high }
announce-could-be = Could be { $least }

bid-why-second = would do as well, but comes after: { $what }
bid-why-not = the hand is not that: { $what }

# Tools that several conventions need.
tool-first-year-raises = Raises by points alone (3♥ 11-12, 4♥ 13-15)
tool-fourth-suit = Fourth suit forcing
tool-key-cards = Five-key Blackwood, 30-41
tool-rencontre = Fit-showing jumps by a passed hand
tool-rubensohl = Rubensohl
tool-super-accept = Super-accepting a transfer
tool-systems-on-doubled = Stayman and transfers stay when 1NT is doubled
tool-third-suit = Third suit forcing
tool-three-nt-fit = 3NT: a fit, four cards, no shortness
tool-two-diamond-aces = Ace answers to 2♦
tool-two-notrump-transfer = 1NT–2NT: transfer to diamonds
tool-two-nt-fit = 2NT: an invitational raise with three cards
tool-weak-two-majors = Weak 2♥ and 2♠
