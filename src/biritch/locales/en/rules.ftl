# What may not be done, and the law that says so.

offence-insufficient-bid = insufficient bid
offence-inadmissible-double = inadmissible double
offence-inadmissible-redouble = inadmissible redouble
offence-card-not-held = card not held
offence-revoke = revoke: a card of the suit led is held
offence-call-out-of-rotation = call out of rotation
offence-play-out-of-turn = play out of turn
offence-call-after-end = call after the final pass
why-at-least =
    insufficient bid: at least { $level }{ $strain ->
        [C] ♣
        [D] ♦
        [H] ♥
        [S] ♠
       *[other] NT
    }
why-nothing-higher = insufficient bid: nothing is higher than 7NT
why-no-bid-to-double = there is no bid to double yet
why-own-bid-doubled = only an opponent's bid is doubled, and this one is your side's
why-doubled-already = this bid is doubled already
why-no-double-to-redouble = only a double by the opponents is redoubled, and there is none
why-own-double-redoubled = only a double by the opponents is redoubled, and this one is your side's
why-redoubled-already = this bid is redoubled already
why-not-of-this-hand = this card is not in the hand that plays
why-follow-suit =
    { $whose ->
        [dummy] { $suit ->
            [C] dummy has a club: it follows suit
            [D] dummy has a diamond: it follows suit
            [S] dummy has a spade: it follows suit
           *[H] dummy has a heart: it follows suit
        }
       *[hand] { $suit ->
            [C] you have a club: follow suit
            [D] you have a diamond: follow suit
            [S] you have a spade: follow suit
           *[H] you have a heart: follow suit
        }
    }
why-dummy-plays = it is dummy's turn: play one of its cards
why-hand-plays = it is your own hand's turn, not dummy's
offence-not-a-choice = choose one of the contracts offered
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
why-call-turn =
    { $seat ->
        [N] it is North's turn to call
        [E] it is East's turn to call
        [S] it is South's turn to call
       *[W] it is West's turn to call
    }
why-play-turn =
    { $seat ->
        [N] it is North's turn to play
        [E] it is East's turn to play
        [S] it is South's turn to play
       *[W] it is West's turn to play
    }
offence-claim-waits = play is suspended until the claim is answered
offence-claim-denied = your side's claim was refused: play a card before the next one
offence-claim-too-early = nothing can be claimed before the opening lead
offence-claim-too-many = a claim of more tricks than are left
offence-dummy-takes-no-part = dummy takes no part in the play
offence-no-claim-to-answer = no claim waits for this answer
offence-lead-down = the opening lead lies face down while questions are asked
offence-lead-up = no lead lies face down
offence-bad-cut = each part of a cut pack must have at least five cards
offence-not-your-cut = the player at the dealer's right cuts
offence-talk-while-playing = partners do not talk while a board is played: phrases and the opponents alone
offence-talk-of-onlookers = an onlooker says nothing during a board
offence-question-not-yours = one asks about an opponent's call only
offence-explanation-not-yours = one explains one's own calls only
offence-undo-waits = play waits until the request to undo is answered
offence-no-undo-to-answer = no request to undo waits for this answer
