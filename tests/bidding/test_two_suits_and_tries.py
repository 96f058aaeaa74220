"""4NT over their four of a major asks for a suit; a new suit tries once a major is raised."""

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import Bid, parse_call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

SYSTEMS = ["sef", "sif", "sayc", "acol:modern", "four-card-majors", "strong-club"]

WEAK = "T82.2.863.Q98753"


def called(system: str, calls: str, hand: str) -> str:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    return str(catalogue.find(system).pick(Hand.parse(hand), auction, Vulnerability.NONE))


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("4H", "2.A.KQT53.KQJ432", "4N"),
        ("4S", "2.KQT53.A.KQJ432", "4N"),
        ("1H P 4H", "2.A.KQT53.KQJ432", "4N"),
        # It is answered, whatever the hand, doubled or not.
        *(
            (f"{before} 4N {after}", WEAK, "5C")
            for before in ("4S", "4H", "1S P 4S", "1H P 4H", "1H X 4H P P", "4S P P")
            for after in ("P", "X")
        ),
        ("4H 4N P", "K82.8632.QT863.5", "5D"),
        ("4S 4N P", "Q842.863.QT863.5", "5D"),
        # The cheapest suit is left in by those who have it, the others go on.
        ("4S 4N P 5C P", "2.KQT53.A.KQJ432", "P"),
        ("4S 4N P 5C P", "2.KQT53.AKJ43.32", "5D"),
        ("4S 4N P 5C P 5D P", "T82.Q62.86.Q9875", "5H"),
        ("4S 4N P 5D P", "2.KQT53.A2.KQJ43", "5H"),
        ("4H 4N P 5C P", "2.A.KQT53.KQJ432", "P"),
    ],
)
def test_four_notrump_asks_for_a_suit(system: str, calls: str, hand: str, call: str) -> None:
    assert called(system, calls, hand) == call


@pytest.mark.parametrize("system", [name for name in SYSTEMS if name != "strong-club"])
@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        # The suit that was raised comes back, at game with help or a maximum.
        ("1C P 1S P 2S P 3D P", "K964.T83.K7.AKJ5", "4S"),
        ("1C P 1S P 2S P 3H P", "K964.Q83.J7.AJ75", "3S"),
        ("1D P 1H P 2H P 3C P", "54.Q983.AQ76.K87", "3H"),
        ("1C P 1H P 2H P 2S P", "J4.Q983.KQ6.A875", "3H"),
    ],
)
def test_a_try_in_a_new_suit_is_answered_in_the_suit_raised(
    system: str, calls: str, hand: str, call: str
) -> None:
    assert called(system, calls, hand) == call


@pytest.mark.parametrize("system", ["sayc", "sef", "acol:modern"])
def test_a_hand_without_an_answer_does_not_leap_to_slam(system: str) -> None:
    # Partner opens with a strong two, is overcalled, and bids on in a suit.
    hands = [
        deal[Seat.NORTH]
        for deal, _ in zip(seeded_deals("last resort"), range(300), strict=False)
    ]
    for calls in ("2C 2S P P 3C P", "2C 3H P P 3S P", "2C 3S P P 4C P"):
        auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
        page = catalogue.find(system).book_of(Seat.SOUTH.side).page(auction, Vulnerability.NONE)
        for hand in hands:
            if hand.hcp <= 6:
                call = page.choose(hand).call
                assert not (isinstance(call, Bid) and call.level >= 6), (calls, str(hand))
