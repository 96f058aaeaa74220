# The practice room, as the server speaks of it.

practice-bad = not what was asked for: { $what }
practice-no-drill = no such kind of hands: '{ $text }' (want { $words })
practice-unknown = { $what }
practice-no-system = no such bidding system: '{ $text }' (want { $words })
practice-no-layout = no such lay-out: '{ $text }' (want { $words })
practice-no-hands = { $system } has hardly any such hands: choose another kind
practice-not-found = this practice hand is not known here
practice-not-now = not now
practice-stale = the hand has moved on: look again
practice-illegal = { $offence } (Law { $law })
practice-too-long = this hand was tried long enough: take another
practice-no-review = the auction could not be looked over
