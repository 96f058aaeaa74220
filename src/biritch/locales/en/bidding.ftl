# What calls say. promise-* are the parts of a promise, call-* the names of conventional calls.

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
promise-length-exactly = { $count ->
    [0] no { $suit }
   *[other] { $low } { $suit }
}
promise-length-from = { $low }+ { $suit }
promise-length-up-to = at most { $high } { $suit }
promise-length-between = { $low }-{ $high } { $suit }
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
promise-count-two = { $one } or { $other }
promise-tricks = { $low }+ playing tricks

call-weak-two = Weak two: { $what }
call-weak-jump = Weak jump: { $what }
call-game-forcing = Forcing to game: { $what }
call-strong = Strong: { $what }
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

announce-hearts = Hearts
announce-spades = Spades
announce-clubs = Clubs
announce-diamonds = Diamonds
announce-weak = Weak

chapter-stayman = Stayman
chapter-transfers = Transfers to the majors
chapter-one-notrump = Answers to notrump
chapter-overcalls = Overcalls

bid-why-second = would do as well, but comes after: { $what }
bid-why-not = the hand is not that: { $what }
