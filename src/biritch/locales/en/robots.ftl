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

robot-about-robot = Bids by its system; plays by dealing the hidden hands and solving them.
robot-about-rule = Bids by its system; plays at once, by the usual rules.
robot-about-random = Makes any legal call, plays any legal card.
robot-any = Anything allowed, by chance.

robot-chooses = { $dealt }: this contract scores most on the average, with { $tricks } tricks.
robot-by-points = By points and fit: a game with twenty-five.
