# Why a robot did what it did, and what each robot is.

robot-only-card = The only card allowed.
robot-only-call = The only call allowed.
robot-equal-cards = The cards that may be played are worth the same: the usual one.
robot-by-rule = By the usual rules of play, without dealing any hand.
robot-first-legal = The first choice allowed.

robot-makes = { $dealt }: { $contract } makes in { $times ->
    [0] none
   *[other] { $times }
} of them with this card, { $tricks } tricks on average.
robot-beats = { $dealt }: { $contract } goes down in { $times ->
    [0] none
   *[other] { $times }
} of them with this card; declarer wins { $tricks } tricks on average.
robot-beats-more = { $dealt }: { $contract } goes down in { $times } with this card, in { $fewer ->
    [0] none
   *[other] { $fewer }
} with the { $other }.
robot-makes-more = { $dealt }: { $contract } makes in { $times } with this card, in { $fewer ->
    [0] none
   *[other] { $fewer }
} with the { $other }.
robot-technique-and-worlds = { $technique } { $worlds }
robot-wins-more = { $dealt }: our side wins { $tricks } tricks on average with this card, { $less } with the { $other }.
robot-makes-blind = { $dealt }, and one line of play for all of them: { $contract } makes in { $times ->
    [0] none
   *[other] { $times }
} with this card, { $tricks } tricks on average.
robot-beats-blind = { $dealt }, and one line of play for all of them: { $contract } goes down in { $times ->
    [0] none
   *[other] { $times }
} with this card; declarer wins { $tricks } tricks on average.
robot-dealt = { $worlds ->
    [one] { $worlds } hand dealt
   *[other] { $worlds } hands dealt
}
robot-decimal = { $whole }.{ $tenth }

robot-contract-1 = { $level }{ $strain }
robot-contract-2 = { $level }{ $strain } doubled
robot-contract-4 = { $level }{ $strain } redoubled
robot-strain-c = ♣
robot-strain-d = ♦
robot-strain-h = ♥
robot-strain-s = ♠
robot-strain-n = NT

robot-chooses = { $dealt }: this contract scores most on average, with { $tricks } tricks.
robot-by-points = By points and fit: a game with twenty-five.

robot-wins = { $dealt }: with { $contract } our side wins { $tricks } tricks on average with this card.
robot-trumps-c = ♣ as trumps
robot-trumps-d = ♦ as trumps
robot-trumps-h = ♥ as trumps
robot-trumps-s = ♠ as trumps
robot-trumps-n = no trumps
robot-keeps = The card my hand will miss least; I remember all that are gone.
robot-leaves = My hand names nothing: partner chooses.
robot-leaves-after = { $dealt }: partner would name better on average.
robot-guided = The suit to name by the old guide: four cards with three honours, five with two, six with one.
robot-names = { $dealt }: this brings most on average, honours counted.
robot-by-points-held = By the points of my hand.
robot-odd = { $dealt }: our side wins { $tricks } tricks above six on average.
robot-plus = { $value }
robot-minus = −{ $value }
robot-shares = I keep the two highest cards.
robot-shares-after = { $dealt }: these two cards bring most on average.
robot-bargains = I remember all the cards gone, so I know your hand: this call brings me { $points }.
robot-bargains-over = { $dealt }: this call brings me { $points } on average.
robot-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
robot-knows = Every card left is known: our side wins { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} in all with this card.
robot-call-p = pass
robot-call-x = double
robot-call-xx = redouble
robot-gains-imps = { $dealt }: { $call } gained { $gain } IMPs a board over { $over }, the call of the system.
robot-gains-matchpoints = { $dealt }: { $call } gained { $gain }% of a top over { $over }, the call of the system.
robot-gains-points = { $dealt }: { $call } gained { $gain } points a board over { $over }, the call of the system.
