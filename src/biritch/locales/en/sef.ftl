# Conventions of the SEF: what the calls say, and the chapters of the system.

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

call-gambling = Gambling, a solid minor: { $what }
call-minors = Both minors: { $what }
call-majors = Both majors: { $what }
call-two-suiter = Two-suiter: { $what }
call-fit = Shows a fit: { $what }
call-splinter = Splinter, short there: { $what }
call-drury = Drury, a fit and a limit raise: { $what }
call-super-drury = Four trumps and a short suit: { $what }
call-fit-jump = Jump with a fit: { $what }
call-asks-strength = A real opening, asks for more: { $what }
call-asks-shortness = Asks for the short suit: { $what }
call-no-major = No four-card major: { $what }
call-crossed = Five-four in the majors, the five in the other: { $what }
call-super = Jump with four trumps and a maximum: { $what }
call-texas-c = Transfer to clubs: { $what }
call-texas-d = Transfer to diamonds: { $what }
call-shortness = Short there: { $what }
call-aces = Shows aces: { $what }
call-pass-or-correct = Pass, or correct to your suit: { $what }
call-roudi = Roudi, asks for support and strength: { $what }
call-fourth-suit = Fourth suit, forcing: { $what }
call-third-suit = Third suit, forcing: { $what }
call-moderator = Weak relay: { $what }
call-truscott = Truscott, a fit and a limit raise: { $what }
call-key-cards = Blackwood with five key cards: { $what }
call-queen = Asks for the queen of trumps: { $what }
call-void = Key cards and a void: { $what }
call-exclusion = Exclusion Blackwood, key cards outside the void: { $what }
call-trump-quality = Asks for honours in trumps: { $what }
call-impossible = Impossible suit, a big fit for the minor: { $what }
call-control = Control, looking for slam: { $what }
call-josephine = Asks for the top trumps: { $what }
call-michaels = Michaels, a two-suiter: { $what }
call-unusual = Unusual notrump, two suits: { $what }
call-landy = Landy, both majors: { $what }
call-minor-major = A minor and a four-card major: { $what }
call-gerber = Gerber, asks for aces: { $what }
call-support-double = Three cards of your suit: { $what }
call-reopening = Reopening double: { $what }
call-optional = Strength, for penalties or not: { $what }
call-lebensohl = Lebensohl, asks for three clubs: { $what }
call-game-try = Game try: { $what }
call-stops = Asks for a stopper: { $what }

chapter-sef-openings = Openings of the SEF
chapter-sef-minor-answers = Answers to one of a minor
chapter-first-year = Raises of a major, first year
chapter-plain-second-suits = Responder’s second suit, natural
chapter-plain-notrump-bids = Responder’s notrump, unasked
chapter-sef-major-answers = Answers to one of a major
chapter-sef-rebids = Opener's second bid
chapter-sef-third = Responder's second bid
chapter-sef-second-suit = After a second suit of opener's
chapter-sef-over-one-notrump = After an answer of 1NT
chapter-sef-two-over-one = After two over one
chapter-sef-jump-shifts = After a jump shift of opener's
chapter-splinters = Splinters
chapter-drury = Drury
chapter-two-notrump = After two notrump
chapter-ace-answers = Strong two clubs and two diamonds: the answers
chapter-weak-two-answers = Answers to a weak two
chapter-barrage-answers = Answers to barrages
chapter-roudi = Roudi
chapter-fourth-suit = Fourth suit
chapter-third-suit = Third suit
chapter-reverses = After a reverse
chapter-rescues = Rescues
chapter-truscott = Over their take-out double
chapter-spoutnik = Over their overcall: the negative double
chapter-spoutnik-answered = Answers to the negative double
chapter-sef-overcalled-otherwise = Over their overcall of 1NT or their two-suiter
chapter-key-cards = Blackwood with five key cards
chapter-queen-ask = Asking for the queen of trumps
chapter-void-answers = Blackwood with a void
chapter-exclusion = Exclusion Blackwood
chapter-trump-quality = Asking for honours in trumps
chapter-kings-after-aces = Kings after aces
chapter-blackwood = Blackwood
chapter-gerber = Gerber
chapter-controls = Controls
chapter-two-suiters = Michaels and the unusual notrump
chapter-landy = Over their notrump: Landy
chapter-rubensohl = Over their overcall of 1NT: Rubensohl
chapter-sef-notrump-doubled = Over their double of our 1NT
chapter-lebensohl = Over their overcall of 1NT: Lebensohl
chapter-sef-overcalls = Overcalls
chapter-sef-overcall-answers = Answers to an overcall
chapter-sef-overcaller-again = Overcaller's second call
chapter-sef-notrump-overcall-answers = Answers to our overcall of 1NT, or to a jump
chapter-sef-takeout = Take-out doubles and their answers
chapter-sef-takeout-free = Answers to a take-out double over their bid
chapter-sef-doubler-again = Doubler's second call
chapter-sef-fourth-seat = Overcalls and doubles when both of them have bid
chapter-sef-balancing = Balancing
chapter-sef-against-weak-twos = Against their weak twos
chapter-sef-against-barrages = Against their barrages
chapter-sef-against-strong = Against their strong twos and strong club
chapter-sef-opener-contested = Opener when they have come in
chapter-sef-free-answers = After an answer over their overcall
chapter-sef-against-raised-barrages = Over their raised weak two or barrage
chapter-sef-reopening-late = Reopening over their fit, and after our negative double
chapter-sef-redoubled = After our redouble
chapter-sef-transfers-overcalled = Their overcall over our transfer
chapter-sef-two-over-one-third = Third bid after two over one, and both majors over 1NT
chapter-sef-later-contested = Later calls when they have come in
