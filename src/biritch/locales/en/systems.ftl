# Standard American, Acol and strong club: chapters, names of conventional calls, announcements.

promise-dummy-from = { $low }+ dummy points
promise-dummy-between = { $low }-{ $high } dummy points
promise-longest = { $suit } the longest suit
promise-with-spades = points and spades make { $total }
promise-few-spades = points and spades make less than { $total }
promise-long-suits = points and the two longest suits make { $total }

chapter-american-openings = Openings of one, Standard American
chapter-weak-openings = Weak twos and preempts, 2NT asking for a feature
chapter-no-opening-above = No opening
chapter-two-clubs-strong = Strong two clubs, two diamonds waiting
chapter-notrump-raises = Raises of notrump
chapter-plain-stayman = Stayman, three answers
chapter-jacoby-transfers = Jacoby transfers
chapter-minor-relay = Two spades, relay to the minors
chapter-notrump-jumps = Jumps over one notrump
chapter-plain-blackwood = Blackwood, 0 or 4, 1, 2, 3 aces
chapter-gerber-over-notrump = Gerber
chapter-notrump-overcalled = Our notrump overcalled or doubled
chapter-weak-takeouts = Weak take-outs of one notrump
chapter-new-suit-answers = A new suit in answer to one of a suit
chapter-major-raises = Raises of a major, and notrump over it
chapter-answers-left = One notrump and pass in answer
chapter-jacoby-two-notrump = Jacoby two notrump
chapter-minor-answers = Raises of a minor, and notrump over it
chapter-opener-rebids = Opener's second bid, by zones of three points
chapter-second-answers = Responder's second bid
chapter-opening-overcalled = Our opening overcalled
chapter-opening-doubled = Our opening doubled
chapter-five-five = Michaels and unusual notrump
chapter-plain-overcalls = Overcalls and their answers
chapter-plain-doubles = Take-out doubles and their answers
chapter-passes-over = Passes over their bids
chapter-conclusions = Invitations, conclusions, passes
chapter-total-tricks = Competing
chapter-advances = Answers to a late overcall
chapter-doubles-answered = Take-out doubles answered, later in the auction
chapter-late-balancing = Balancing late
chapter-placing = Placing the contract
chapter-forced-on = Partner's call is forcing
chapter-competing-on = Competing without a fit
chapter-reopening = Balancing
chapter-against-notrump = Against one notrump
chapter-against-preempts = Against weak and strong openings

call-feature = Asks for a feature: { $what }
call-feature-shown = Maximum with a feature there: { $what }
call-solid = Maximum, the suit runs: { $what }
call-second-negative = Second negative: { $what }
call-minor-relay = Relay to three clubs, one long minor: { $what }
call-super-accept = Four trumps and a maximum: { $what }
call-cue-stayman = Their suit, asks for a four-card major: { $what }
call-cue-raise = Their suit, a strong raise: { $what }
call-jacoby = Jacoby, raises to game at least: { $what }
call-short = Singleton or void there: { $what }
call-medium = Medium hand: { $what }
call-limit-raise = Limit raise or better: { $what }
call-asks-minor = Asks which minor: { $what }
call-two-suits = Any two suits: { $what }
call-intermediate-jump = Intermediate jump: { $what }
call-lead = Asks for that lead: { $what }

# Acol, strong club
chapter-acol-openings = Openings of one, Acol
chapter-acol-strong-twos = Acol strong twos
chapter-benji-twos = Benjamin two clubs and two diamonds
chapter-baron = Baron two spades
chapter-minor-transfers = Transfers to the minors, two notrump showing diamonds
chapter-strong-club = Strong club, its answers and rebids
chapter-strong-club-openings = Limited openings under a strong club
call-acol-two = Strong two, eight playing tricks: { $what }
call-negative-two = Negative: { $what }
call-benji = Strong, eight playing tricks or balanced: { $what }
call-baron = Baron, invites and asks for four-card suits: { $what }
call-strong-club = Strong club: { $what }
call-negative-club = Negative: { $what }
call-three-suits = Three suits, short in diamonds: { $what }

# Announcements
announce-range = { $low } to { $high }
announce-could-be = Could be { $least }
announce-stayman = Stayman
announce-strong-forcing = Strong, forcing
announce-intermediate = Intermediate
