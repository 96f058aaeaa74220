# What may not be done, and the law that says so.

offence-call-after-end = call after the final pass
offence-insufficient-bid = insufficient bid
offence-inadmissible-double = inadmissible double
offence-inadmissible-redouble = inadmissible redouble
offence-card-not-held = card not held
offence-revoke = revoke: a card of the suit led is held
offence-not-a-choice = a part-score or a game is wanted, from those offered
offence-not-named = a suit or notrump is to be named for trumps
offence-must-name = partner of the dealer must name a suit or notrump
offence-not-an-answer = leave to play, or a contre, is wanted here
offence-no-more-contres = no further contre is allowed at this table
offence-not-a-share = two different cards of the widow are wanted, one for the hand and one for the dummy
offence-covered = that card lies under another: dummy plays a card that lies face up
offence-not-a-call = the auction is under way, a call is wanted
offence-not-a-card = the play is under way, a card is wanted
offence-no-play = there is nothing to play
offence-bad-claim = a claim of more tricks than are left
offence-call-out-of-rotation = call out of rotation
offence-play-out-of-turn = play out of turn
offence-claim-waits = play is suspended until the claim is answered
offence-claim-too-early = nothing can be claimed before the opening lead
offence-claim-too-many = a claim of more tricks than are left
offence-dummy-takes-no-part = dummy takes no part in the play
offence-no-claim-to-answer = no claim waits for this answer
offence-lead-down = the opening lead lies face down while questions are asked
offence-lead-up = no lead lies face down
