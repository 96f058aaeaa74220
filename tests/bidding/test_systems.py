"""What every system owes: one test each, run on every entry of the shelf."""

import itertools
import pickle
import random

import pytest

from biritch.bidding import catalogue
from biritch.bidding.promise import BALANCED, Hold, total
from biritch.bidding.row import rebuilt, written
from biritch.bidding.system import NO_AGREEMENT, System
from biritch.core.boards import Board
from biritch.core.calls import Bid, parse_call
from biritch.core.cards import Suit
from biritch.core.dealing import seeded
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.words.words import LANGUAGES, say

systems = pytest.mark.parametrize("system", catalogue.known().values(), ids=catalogue.known())
DEALS = 250


@systems
def test_every_row_is_legal_and_says_where_it_comes_from(system: System) -> None:
    for row in system.rows:
        auction = rebuilt(row.auction)
        assert auction.standing.objection(row.made) is None, row
        assert written(auction) == row.auction
        assert row.source


@pytest.mark.parametrize("text", ["1N 2C", "1N - 2C", "(1H) - X", "1N - 1C -"])
def test_an_auction_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not an auction|insufficient"):
        rebuilt(text)


@systems
def test_an_artificial_call_is_disclosed_with_its_name(system: System) -> None:
    for row in system.rows:
        assert not row.artificial or row.title, row


@systems
def test_whole_auctions_keep_every_promise_and_end(system: System) -> None:
    """Four hands bid each of many deals out; each call is kept, told and contained."""
    for place, deal in enumerate(itertools.islice(seeded("bidding"), DEALS)):
        auction = Auction(Board.numbered(place % 16 + 1).dealer)
        while not auction.over:
            hand = deal[auction.turn]
            choice = system.choose(hand, auction)
            assert choice.meaning.promise.accepts(hand)
            assert hand in choice.meaning.promise.project()
            assert choice.meaning == system.menu(auction)[choice.call]
            for language in LANGUAGES:
                assert say(choice.meaning.says, language)
            auction = auction.add(choice.call)
            assert len(auction.calls) < 40
        told = system.explain(auction)
        assert len(told) == len(auction.calls)
        assert NO_AGREEMENT not in told


@systems
def test_every_auction_has_an_answer_for_every_hand(system: System) -> None:
    rng = random.Random(40)
    for deal in itertools.islice(seeded("any auction"), 60):
        auction = Auction(Seat.NORTH)
        while not auction.over:
            assert system.choose(deal[auction.turn], auction).call in auction.standing.legal()
            legal = auction.standing.legal()
            auction = auction.add(rng.choice(legal[:6]))


@systems
def test_a_system_is_the_same_after_a_journey(system: System) -> None:
    """Robots bid in another process."""
    again = pickle.loads(pickle.dumps(system))
    auction = Auction(Seat.NORTH)
    assert again.menu(auction) == system.menu(auction)


@systems
def test_no_grand_slam_is_bid_without_the_points(system: System) -> None:
    for deal in itertools.islice(seeded("slams"), DEALS):
        auction = Auction(Seat.NORTH)
        while not auction.over:
            auction = auction.add(system.choose(deal[auction.turn], auction).call)
        contract = auction.contract
        if contract and contract.level >= 6:
            ours = deal[contract.declarer].hcp + deal[contract.dummy].hcp
            assert ours >= 28


EXAMPLES = [  # the fact sheet's identifier, the hand, the auction, the call
    ("SIF-O4", "AQ4.KJ5.K872.Q93", "", "1N"),
    ("SIF-O3", "AQ4.AKJ.KQ72.Q93", "", "2N"),
    ("SIF-O5", "AKJ85.Q73.K4.842", "", "1S"),
    ("SIF-O5", "AJ852.KQ743.K4.8", "", "1S"),
    ("SIF-O6", "K852.A743.KQ4.84", "", "1D"),
    ("SIF-O6", "K85.A7.KQ43.J843", "", "1D"),
    ("SIF-O7", "K852.A74.Q43.KJ8", "", "1C"),
    ("SIF-O8", "74.KQJ852.843.72", "", "2H"),
    ("SIF-O9", "7.84.KQJ8532.843", "", "3D"),
    ("SIF-O11", "K852.A74.Q43.874", "", "P"),
    ("SIF-R1", "9852.74.Q43.8742", "1H -", "P"),
    ("SIF-R2", "952.K74.A432.874", "1H -", "2H"),
    ("SIF-R3", "A52.KJ74.Q432.87", "1H -", "3H"),
    ("SIF-R4", "A52.KQ74.KJ32.87", "1H -", "4H"),
    ("SIF-R5", "KJ52.74.Q432.874", "1H -", "1S"),
    ("SIF-R6", "K52.74.Q432.Q874", "1H -", "1N"),
    ("SIF-R7", "K5.742.AKJ32.Q87", "1S -", "2D"),
    ("SIF-N1", "K52.74.Q432.8742", "1N -", "P"),
    ("SIF-N2", "KJ52.A4.Q432.874", "1N -", "2C"),
    ("SIF-N3", "K52.QJ742.432.87", "1N -", "2D"),
    ("SIF-N3", "AQ4.KJ5.K872.Q93", "1N - 2H -", "2S"),
    ("SIF-N4", "K52.A4.Q8432.K74", "1N -", "3N"),
    ("SIF-C1", "AQJ52.74.Q43.874", "(1H)", "1S"),
    ("SIF-C3", "AQ4.KJ5.K872.AJ3", "(1H)", "1N"),
    ("SIF-C4", "AQ42.5.K872.AJ93", "(1H)", "X"),
    ("SIF-C5", "9742.85.8732.Q93", "(1H) X -", "1S"),
]


@pytest.mark.parametrize(("rule", "hand", "auction", "call"), EXAMPLES)
def test_examples_of_the_sif(rule: str, hand: str, auction: str, call: str) -> None:
    choice = catalogue.find("sif").choose(Hand.parse(hand), rebuilt(auction))
    assert str(choice.call) == call, rule


def test_an_unknown_system_is_refused_by_naming_those_known() -> None:
    with pytest.raises(ValueError, match=r"not a bidding system: 'goren' .want sif"):
        catalogue.find("goren")


def test_a_promise_is_all_it_says() -> None:
    promise = Hold(
        hcp=(12, 14), points=(13, 15), balanced=True, longest=Suit.SPADES, stops=(Suit.HEARTS,)
    )
    for deal in itertools.islice(seeded("promises"), 400):
        for hand in deal.hands:
            kept = (
                12 <= hand.hcp <= 14
                and 13 <= total(hand) <= 15
                and hand.shape in BALANCED
                and hand.length(Suit.SPADES) == max(hand.lengths)
            )
            assert kept or not promise.accepts(hand)
            assert hand in promise.project() or not promise.accepts(hand)


def test_a_forced_hand_answers() -> None:
    """A weak hand may not pass a take-out double that the opponents left in."""
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1H", "X", "P"]))
    call = catalogue.find("sif").choose(Hand.parse("9742.85.8732.943"), auction).call
    assert isinstance(call, Bid)
