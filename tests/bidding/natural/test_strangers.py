"""Partner plays something else, or the hand is too good to be silent: whatever the system.

A person bids as people do. No system has an agreement for it, so it is read as any player
would; and there are hands with which nobody passes, in any system.
"""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import PASS, Bid, parse_call
from biritch.core.cards import Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

NAMES = ("sef", "sif", "sayc", "acol:foundation", "acol:modern", "acol:benji")
ALL = (*NAMES, "four-card-majors", "strong-club")
LOVE = Vulnerability.NONE


def said(text: str) -> Auction:
    return Auction.of(Seat.NORTH, map(parse_call, text.split()))


NOBODY_PASSES = (
    # partner bids their suit: a question, whatever it was meant to ask
    ("P 2H 2N P 3H P", "2.AK72.AJT6.KQ54"),
    ("P P 3C 3N P 4C P", "K973.AK83.AQ85.8"),
    ("P P 2D 2N P 3D P", "J72.Q.AK5.AKT983"),
    # a new suit, or a minor, too high to be meant to play
    ("P 1H P 1S P 3H P 4D P", "AK6.KQJT852..J85"),
    ("1S P 2C P 2D P 4D P", "AKT96.J8.AQT63.Q"),
    # their suit at game is a question too, and a splinter is no contract
    ("3H 4H P", "942.6.KQJ7.Q9763"),
    # a strong opening is not left below game
    ("2N P 3H P 3S P 4C P", "KQ6.AK98.AJT.AQ8"),
    # reopening over a weak two and a pre-empt
    ("2H P P", "K4.AQ2.AJ85.AT97"),
    ("2S P P", "K.AQJ7.AJ85.AT97"),
    ("3D P P", "K4.AQ2.AJ85.AT97"),
    ("3H P P", "AQT4.7.AQ83.KJ92"),
    # a doubler with much more speaks again
    ("1C X 2C P P", "AK94.AK.KT62.962"),
    ("P 1D X 2C P P", "Q62.AK85.KJ83.A7"),
    ("1D P 1H X 2H P 3H", "AK63.Q74.AT2.AK9"),
    # a bid of ours in no suit of ours, high up or doubled
    ("3C X P 4C P", "KQ73.AQ5.QJ875.6"),
    ("P 1H P 2H P 3S P 4H P 5C P 5D P", "AKQ6.AKT63.KJ9.J"),
    ("1H 1S 2C 2S 3C P 3S X P P", "T743.Q6.K5.AK973"),
    ("P 1C P 1S P 4D X", "KT842.975.KT3.J6"),
    ("2S 3H P 4C P", "KJ9.KQJ97643..QT"),
    # our take-out double redoubled, and partner had nothing to say
    ("P P 1D P 1H X XX P P", "AT75.QJ93.T.KT85"),
    # the raise, though the bid was doubled
    ("1D 1H X", "9832.AQT.T92.J53"),
    ("P 1C 1H X", "K432.KJ7.T763.72"),
)
"""An auction, north dealing, and the hand of who is to call."""


@pytest.mark.slow
@pytest.mark.parametrize(("calls", "hand"), NOBODY_PASSES, ids=lambda one: one.replace(" ", ""))
@pytest.mark.parametrize("name", ALL)
def test_nobody_passes_this(name: str, calls: str, hand: str) -> None:
    """A call is made, though which one is the system's affair."""
    call = catalogue.find(name).pick(Hand.parse(hand), said(calls), LOVE)
    assert call is not PASS


@pytest.mark.parametrize("bid", ["5C", "5D", "5H"])
@pytest.mark.parametrize("name", ALL)
def test_an_answer_to_four_notrump_is_not_left_in(name: str, bid: str) -> None:
    """Partner tells aces, by whatever steps: trumps are spades."""
    calls = said(f"1S P 2S P 4N P {bid} P")
    call = catalogue.find(name).pick(Hand.parse("AKQJ954.A7.A.K32"), calls, LOVE)
    assert isinstance(call, Bid)
    assert call.level >= 5
    assert call.strain in (Strain.SPADES, Strain.NOTRUMP)


@pytest.mark.parametrize("name", ALL)
def test_a_four_notrump_of_nobody_knows_what_asks_for_aces(name: str) -> None:
    """Over a game of ours in a suit, as every player takes it."""
    calls = said("1D 1S 2H P 4H P 4N P")
    call = catalogue.find(name).pick(Hand.parse("5.KQ74.AQ872.KJ3"), calls, LOVE)
    assert isinstance(call, Bid)
    assert call.level == 5


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        ("1S P 3S P 4C P 4D P 4N P", "KQ76.A3.AJ72.952"),
        ("P 1S P 2D P 2H P 3H P 3S P 4C X 4N P", "KQ98752.KJ95.A.T"),
        ("1H P 1S P 2D P 3C P 3D P 3H P 3S P 4C P 4N P", "K964.A43.Q8.AKT2"),
    ],
)
@pytest.mark.parametrize("name", ALL)
def test_four_notrump_over_a_control_asks_for_aces(name: str, calls: str, hand: str) -> None:
    """A suit is agreed, and partner has just told a control: it is no offer to play."""
    assert catalogue.find(name).pick(Hand.parse(hand), said(calls), LOVE) is not PASS


@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("passes", range(4))
@pytest.mark.parametrize("name", ALL)
def test_a_sound_opening_is_opened_in_every_seat(name: str, passes: int, suit: int) -> None:
    """Seventeen points and a good suit, in any seat: no lighter agreement is in the way."""
    suits = ["K54", "A4", "J52"]
    suits.insert(suit, "AKQ72")
    auction = said("P " * passes)
    assert catalogue.find(name).pick(Hand.parse(".".join(suits)), auction, LOVE) is not PASS


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        ("P 1N 2D P 2H 2S P", "KQ86.Q9.KT98.T98"),
        ("P 1N P 4D P 4H P", "9.A98653.JT6.A87"),
        ("1D P 1H P 2C 2S P 4S P", "JT942.6543.AJ5.2"),
        ("3S P P X P 4H P", "KT6.AJ94.K54.KT3"),
        ("P 1H 1S X 3C P 4S P", "K94.4.T85.AK9852"),
    ],
    ids=lambda one: one.replace(" ", ""),
)
@pytest.mark.parametrize("name", ALL)
def test_a_call_of_no_system_is_no_reason_to_ask_for_aces(
    name: str, calls: str, hand: str
) -> None:
    """What partner cannot have is not reckoned with."""
    call = catalogue.find(name).pick(Hand.parse(hand), said(calls), LOVE)
    assert call != Bid(4, Strain.NOTRUMP)


@pytest.mark.parametrize("name", ["sef"])
def test_a_splinter_is_not_left_in(name: str) -> None:
    """Four of a major is a game, but partner has one card of it."""
    for calls, hand in (
        ("P P 1C P 1S P 4H P", "KJT85.KQ6.843.82"),
        ("1S 2H 4H P", "76532.A9.K.KJ873"),
    ):
        assert catalogue.find(name).pick(Hand.parse(hand), said(calls), LOVE) is not PASS


@pytest.mark.parametrize("hand", ["KQ762.J84.AJ7.62", "KQ7642.J84.A7.62", "J8763.J84.A72.62"])
@pytest.mark.parametrize("name", ALL)
def test_a_double_of_an_artificial_call_is_out_of_mind_afterwards(name: str, hand: str) -> None:
    """What follows a transfer they doubled is what follows one they did not."""
    system, mine = catalogue.find(name), Hand.parse(hand)
    quiet, doubled = "1N P 2H P 2S P", "1N P 2H X 2S P"
    assert system.pick(mine, said(doubled), LOVE) == system.pick(mine, said(quiet), LOVE)


@pytest.mark.parametrize("calls", ["2N {} 3H P", "2N {} 3D P", "2N {} 3C P"])
@pytest.mark.parametrize("name", ALL)
def test_a_doubled_notrump_is_answered_as_ever_and_so_are_the_answers(
    name: str, calls: str
) -> None:
    """Who doubled two notrump does not turn a transfer into a suit."""
    system, mine = catalogue.find(name), Hand.parse("AQ4.AQ5.KQ42.KQ3")
    said_so = [system.pick(mine, said(calls.format(call)), LOVE) for call in ("P", "X")]
    assert said_so[0] == said_so[1]


def test_who_contradicts_an_earlier_call_has_the_nearest_that_it_left() -> None:
    """A notrump of 15 to 17 that goes on to bid as if it had twenty has seventeen."""
    book = catalogue.find("sayc").book_of(Seat.NORTH.side)
    situation = book.page(said("P 1N 2D P 2H 2S P"), LOVE).situation
    assert situation.partner.strength[1] == 17


def test_a_guess_is_not_told() -> None:
    """Partner is not to pass it; who asks hears only that there is no agreement."""
    last = catalogue.find("sayc").explain(said("1S P 4S P 5D"), LOVE)[-1]
    assert (last.says.name, last.forcing, last.artificial) == (
        "call-unknown",
        "one-round",
        True,
    )
    told = last.disclosed_meaning
    assert (told.says, told.forcing, told.artificial, told.alert) == (
        last.says,
        "no",
        False,
        False,
    )


def test_an_agreement_is_told_whole() -> None:
    """What is agreed is no guess."""
    last = catalogue.find("sayc").explain(said("1N P 2D"), LOVE)[-1]
    assert last.disclosed_meaning == last
