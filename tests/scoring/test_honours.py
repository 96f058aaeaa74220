"""Honours: what partners hold between them, what each code pays for it, and chicane."""

import pytest

from biritch.core.calls import Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.scoring.honours import bridge_whist_value, honours_claimed, kind
from biritch.scoring.tariff import Tariff
from biritch.scoring.tariffs import (
    auction_bridge,
    bridge_whist_paris,
    duplicate_2017,
    rubber_1993,
    whist,
)

PARIS, NEW_YORK, RUBBER = (
    bridge_whist_paris.TARIFF,
    auction_bridge.TARIFF,
    rubber_1993.TARIFF,
)
DIVIDED = ("AK..A.KQJ", "..K.", "QJT.A.Q.A", ".K..")
"""North-South have five spades two to three, East and West none; three aces and no more."""
FOUR_AND_ONE = ("AKQJ...", ".AK.A.A", "T...", "..KQ.")
FOUR_ACES = ("A.A.A.A", "KQ...", "J...", ".K..")


def hands(texts: tuple[str, ...]) -> tuple[Hand, ...]:
    return tuple(map(Hand.parse, texts))


@pytest.mark.parametrize(
    ("ours", "partners", "name"),
    [
        (1, 1, None),
        (2, 1, "3"),
        (3, 0, "3"),
        (2, 2, "4-divided"),
        (3, 1, "4-divided"),
        (0, 4, "4-one-hand"),
        (3, 2, "5-divided"),
        (1, 4, "5-four-one-hand"),
        (5, 0, "5-one-hand"),
    ],
)
def test_honours_are_named_by_how_they_lie(ours: int, partners: int, name: str | None) -> None:
    assert kind(ours, partners) == kind(partners, ours) == name


@pytest.mark.parametrize(
    ("code", "contract", "dealt", "paid"),
    [
        # Paris: spades are worth 2 a trick; whoever has no trump is paid for two tricks more.
        (PARIS, "1S", DIVIDED, ((Side.NS, 5 * 2), (Side.EW, 4), (Side.EW, 4))),
        (PARIS, "1S", FOUR_AND_ONE, ((Side.NS, 9 * 2), (Side.EW, 4), (Side.EW, 4))),
        (PARIS, "1N", FOUR_ACES, ((Side.NS, 100),)),
        (PARIS, "1N", DIVIDED, ((Side.NS, 40),)),
        (NEW_YORK, "1S", DIVIDED, ((Side.NS, 50),)),
        (NEW_YORK, "4S", FOUR_AND_ONE, ((Side.NS, 90),)),
        (NEW_YORK, "1N", FOUR_ACES, ((Side.NS, 100),)),
        (NEW_YORK, "1H", DIVIDED, ()),
        # Contract bridge pays one hand alone.
        (RUBBER, "4S", FOUR_AND_ONE, ((Side.NS, 100),)),
        (RUBBER, "4S", DIVIDED, ()),
        (RUBBER, "1N", FOUR_ACES, ((Side.NS, 150),)),
        (duplicate_2017.TARIFF, "1N", FOUR_ACES, ()),
        (whist.TARIFF, "1S", DIVIDED, ()),
    ],
)
def test_each_code_pays_for_its_own_honours(
    code: Tariff, contract: str, dealt: tuple[str, ...], paid: tuple[tuple[Side, int], ...]
) -> None:
    assert honours_claimed(code, hands(dealt), Contract.parse(contract, Seat.WEST)) == paid


def test_chicane_is_paid_beside_honours_or_without() -> None:
    dealt = hands(("A.2..", "K.3..", "J.4..", "Q..5."))
    assert honours_claimed(PARIS, dealt, Contract.parse("1H", Seat.NORTH)) == (
        (Side.EW, 2 * 8),
    )
    assert not dealt[3].length(Suit.HEARTS)


def test_a_name_of_no_honours_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no such honours: 2 .want 3, 4-divided"):
        bridge_whist_value("2", Strain.HEARTS, 8)
    with pytest.raises(
        ValueError, match=r"at notrump: 5-divided .want 3, 4-divided, 4-one-hand"
    ):
        bridge_whist_value("5-divided", Strain.NOTRUMP, 12)
    assert bridge_whist_value("4-divided", Strain.NOTRUMP, 12) == 40
