"""Score sheets, against the printed figures of the codes, and the laws."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import biritch.scoring.tariffs
from biritch import shelf
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.scoring import honours
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariff import Tariff, parts

CODES = shelf.load(biritch.scoring.tariffs, "TARIFF", Tariff)
NS, EW = Side


def deal(text: str, tricks: int, *honour: tuple[Side, int]) -> DealResult:
    """Return how ``3D S`` ended."""
    brief, seat = text.split()
    return DealResult(Contract.parse(brief, Seat.parse(seat)), tricks, honour)


def sheet(code: str, *deals: DealResult) -> Sheet:
    return Sheet.fold(CODES[code], deals)


def totals(found: Sheet) -> tuple[int, int]:
    return found.total(NS), found.total(EW)


FIRST = (deal("3D S", 9), deal("2N E", 8), deal("1H S", 7), deal("2D S", 8))
"""The example of « La marque au Bridge », "Points de manche"."""


def test_the_rubber_of_a_printed_example() -> None:
    running = [sheet("rubber_1993", *FIRST[:n]) for n in range(1, 5)]
    below = [(one.below(NS), one.below(EW)) for one in running]
    assert below == [(60, 0), (60, 70), (90, 70), (0, 0)]
    assert running[-1].games == (1, 0)
    assert running[-1].below(NS, game=0) == 130
    assert running[-1].vulnerability is Vulnerability.NS
    assert totals(running[-1]) == (130, 70)
    assert not running[-1].over


@pytest.mark.parametrize(
    ("more", "bonus"), [((deal("4S N", 10),), 700), ((deal("3N W", 9), deal("4S N", 10)), 500)]
)
def test_the_rubber_is_worth_700_or_500(more: tuple[DealResult, ...], bonus: int) -> None:
    """700 for two games to none, 500 for two to one (Laws of Rubber Bridge 2014)."""
    done = sheet("rubber_1993", *FIRST, *more)
    assert done.over
    assert done.bonus == bonus
    assert done.winner is NS
    with pytest.raises(ValueError, match="the rubber is over"):
        done.after(FIRST[0])


def test_who_has_more_points_wins_not_who_has_two_games() -> None:
    """« La règle du jeu de bridge (partie libre) », "Compte de fin de partie"."""
    down = [deal("7NXX N", 4)] * 3
    done = sheet("rubber_1993", *down, deal("4S N", 10), deal("4S N", 10))
    assert done.games == (2, 0)
    assert done.bonus == 700
    assert done.winner is EW
    assert done.settlement(Fraction(5, 2)) < 0


@pytest.mark.parametrize(("code", "part"), [("rubber_1993", 100), ("rubber_pre1993", 50)])
def test_an_unfinished_rubber(code: str, part: int) -> None:
    """Laws of Rubber Bridge 2014: 300 to the only side with a game, and a part-score."""
    broken = sheet(code, *FIRST, deal("1N E", 7)).break_off()
    assert totals(broken) == (130 + 300, 70 + 40 + part)
    assert broken.over
    assert broken.bonus == 300
    level = sheet(code, *FIRST, deal("3N W", 9), deal("1S N", 7), deal("1S W", 7)).break_off()
    assert level.bonus is None
    assert totals(level) == (130 + 30, 70 + 100 + 30)
    assert broken.break_off() == broken


def test_overtricks_and_penalties_never_count_towards_game() -> None:
    """pagat.com, "Bridge", rubber bridge scoring; « La marque au Bridge »."""
    found = sheet("rubber_1993", deal("1S N", 13), deal("6S E", 9), deal("2HX S", 8))
    assert (found.below(NS, game=0), found.games) == (30 + 120, (1, 0))
    assert [one.points for one in found.entries if one.game is None] == [180, 150, 50]


def test_a_passed_out_deal_goes_to_the_next_dealer_and_in_chicago_to_the_same() -> None:
    """pagat.com, "Bridge", auction; Laws of Rubber Bridge 2014, four-deal bridge."""
    assert sheet("rubber_1993", DealResult()).dealer is Seat.EAST
    assert sheet("chicago", DealResult(), deal("1S N", 7), DealResult()).dealer is Seat.EAST


def test_the_deals_of_a_chukker_are_vulnerable_in_turn() -> None:
    one = deal("1C N", 6)
    found = [sheet("chicago", *[one] * n).vulnerability for n in range(4)]
    both = [Vulnerability.NONE, Vulnerability.EW, Vulnerability.NS, Vulnerability.BOTH]
    assert found == both
    away = replace(CODES["chicago"], form=replace(CODES["chicago"].form, away=True))
    turned = [Sheet.fold(away, [one] * n).vulnerability for n in range(4)]
    assert turned == [Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, both[3]]


def test_chicago_pays_its_games_at_once_and_carries_part_scores() -> None:
    found = sheet("chicago", deal("2S N", 8), deal("1H W", 7), deal("2D S", 8))
    assert found.games == (1, 0)
    assert totals(found) == (60 + 40 + 500, 30)
    last = found.after(deal("1N E", 7))
    assert last.over
    assert totals(last) == (600, 30 + 40 + 100)
    assert sheet("chicago", *[deal("1C N", 5)] * 4).over


FOURTH = [
    (deal("1H E", 7), (60, 30 + 100)),  # the other side's own, an earlier one of ours or not
    (deal("1C S", 7), (60 + 20 + 100, 0)),  # one bonus, for the fourth deal alone
    (deal("1S N", 6), (60, 100)),  # down: no part-score was made, the 100 is a penalty
    (deal("1S W", 6), (60 + 100, 0)),
    (deal("2D N", 8), (60 + 40 + 500, 0)),  # enough to complete a game
    (deal("3N W", 9), (60, 100 + 500)),
]


@pytest.mark.parametrize(("fourth", "points"), FOURTH)
def test_in_chicago_a_part_score_earns_100_only_to_who_makes_it_on_the_fourth_deal(
    fourth: DealResult, points: tuple[int, int]
) -> None:
    """ACBL, Four-deal Bridge (Chicago).

    "A side that makes a partscore in the fourth deal, if the partscore is not sufficient to
    complete a game, receives a premium of 100 points. This premium is scored whether or not
    the same side or the other side has an uncompleted partscore."
    """
    down = deal("1N N", 6)  # twice one down by North, the second time vulnerable
    found = sheet("chicago", deal("2S N", 8), down, down, fourth)
    assert totals(found) == (points[0], points[1] + 50 + 100)
    assert found.over


def test_auction_bridge_counts_overtricks_towards_game() -> None:
    """Laws of Auction Bridge, Whist Club of New York, 1926."""
    found = sheet("auction_bridge", deal("1N S", 9))
    assert found.games == (1, 0)
    assert found.below(NS, game=0) == 30
    doubled = parts(
        CODES["auction_bridge"], Contract.parse("1SX", Seat.SOUTH), 8, vulnerable=False
    )
    assert doubled == {"contract": 18, "overtricks": 18, "insult": 100}
    slam = parts(CODES["auction_bridge"], Contract.parse("1C", Seat.SOUTH), 13, vulnerable=True)
    assert slam == {"contract": 6, "overtricks": 36, "slam": 100}
    done = sheet("auction_bridge", deal("4S N", 10), deal("5C S", 11))
    assert done.bonus == 250


@pytest.mark.parametrize(
    ("code", "trump", "value"),
    [
        ("bridge_whist_paris", "H", 8),
        ("bridge_whist_paris", "D", 6),
        ("bridge_whist_paris", "C", 4),
        ("bridge_whist_paris", "S", 2),
        ("bridge_whist_paris", "N", 12),
        ("biritch_1886", "N", 10),
        ("biritch_1886", "H", 8),
    ],
)
def test_every_trick_above_six_of_bridge_whist(code: str, trump: str, value: int) -> None:
    """Whoever has the odd tricks scores them."""
    named = Contract(Strain.parse(trump), Seat.EAST)
    for tricks in range(2, 12):
        found = parts(CODES[code], named, tricks, vulnerable=False)
        name, odd = ("contract", tricks - 6) if tricks > 6 else ("undertricks", 7 - tricks)
        assert found == {name: odd * value}


@pytest.mark.parametrize("contres", range(6))
def test_each_contre_doubles_the_tricks_and_nothing_else(contres: int) -> None:
    """As often as one likes; never the slam."""
    named = Contract(Strain.HEARTS, Seat.NORTH, multiplier=1 << contres)
    found = parts(CODES["bridge_whist_paris"], named, 13, vulnerable=False)
    assert found == {"contract": 56 << contres, "slam": 40}


@pytest.mark.parametrize(("tricks", "slam"), [(11, 0), (12, 20), (13, 40), (1, 20), (0, 40)])
def test_slams_of_bridge_whist_are_for_either_side(tricks: int, slam: int) -> None:
    """« Règles du Bridge et variante à deux joueurs »: they do not count towards thirty."""
    found = sheet("bridge_whist_paris", DealResult(Contract(Strain.SPADES, Seat.NORTH), tricks))
    paid = [one for one in found.entries if one.name == "slam"]
    assert sum(one.points for one in paid) == slam
    assert all(one.game is None for one in paid)
    assert all((one.side is NS) == (tricks > 6) for one in paid)


@pytest.mark.parametrize(
    ("name", "tricks"),
    [("3", 2), ("4-divided", 4), ("4-one-hand", 8), ("5-four-one-hand", 9), ("5-one-hand", 10)],
)
def test_honours_of_bridge_whist_are_counted_in_tricks(name: str, tricks: int) -> None:
    """« Règles du Bridge et variante à deux joueurs », honours: at hearts, eight each."""
    assert honours.bridge_whist_value(name, Strain.HEARTS, 8) == 8 * tricks


@pytest.mark.parametrize(
    ("ours", "partners", "name"),
    [
        (3, 0, "3"),
        (2, 1, "3"),
        (2, 2, "4-divided"),
        (3, 1, "4-divided"),
        (4, 0, "4-one-hand"),
        (4, 1, "5-four-one-hand"),
        (5, 0, "5-one-hand"),
        (3, 2, "5-divided"),
        (2, 0, None),
    ],
)
def test_honours_have_names(ours: int, partners: int, name: str | None) -> None:
    assert honours.kind(ours, partners) == honours.kind(partners, ours) == name


@pytest.mark.parametrize(
    ("name", "points"), [("3", 30), ("4-divided", 40), ("4-one-hand", 100)]
)
def test_aces_at_notrump(name: str, points: int) -> None:
    """« Règles du Bridge et variante à deux joueurs », aces, read in points."""
    assert honours.bridge_whist_value(name, Strain.NOTRUMP, 12) == points
    with pytest.raises(ValueError, match="no such honours"):
        honours.bridge_whist_value("5-one-hand", Strain.NOTRUMP, 12)


def test_honours_of_contract_bridge_lie_in_one_hand() -> None:
    """Laws of Rubber Bridge 2014: anyone may hold them."""
    suits = [Hand.parse("AKQJT.432.432.32")]
    rest = [Hand.parse("98.AKQJ.AKQJ.654"), Hand.parse("765.T98.T987.AKQ")]
    hands = [*suits, *rest, Hand.parse("432.765.65.JT987")]
    assert honours.in_one_hand(hands, Strain.SPADES) == (Seat.NORTH, 150)
    assert honours.in_one_hand(hands, Strain.HEARTS) == (Seat.EAST, 100)
    assert honours.in_one_hand(hands, Strain.CLUBS) is None
    assert honours.in_one_hand(hands, Strain.NOTRUMP) is None
    assert honours.of_side(hands, Strain.CLUBS) == (Side.NS, "3")


def test_no_deal_gives_honours_to_both_sides() -> None:
    for number in range(40):
        hands = next(seeded_deals(f"honours {number}")).hands
        for strain in Strain:
            held = honours.honour_counts(hands, strain)
            assert sum(held) == len(honours.honour_cards(strain))
            found = honours.of_side(hands, strain)
            ns, ew = held[0] + held[2], held[1] + held[3]
            assert found is None or found[0] is (NS if ns > ew else EW)


def random_deal(rng: random.Random, code: Tariff) -> DealResult:
    if rng.random() < 0.1 and not code.odd:
        return DealResult()
    seat, strain = rng.choice(list(Seat)), rng.choice(list(Strain))
    level = 0 if code.odd else rng.randint(1, 7)
    return DealResult(
        Contract(strain, seat, level, rng.choice((1, 1, 2, 4))), rng.randint(0, 13)
    )


@given(st.sampled_from(sorted(CODES)), st.integers(0, 10**6))
def test_every_sheet_adds_up(name: str, seed: int) -> None:
    code, rng = CODES[name], random.Random(seed)
    found = Sheet(code)
    for number in range(1, 60):
        if found.over:
            break
        before = found
        found = found.after(random_deal(rng, code))
        assert found.entries[: len(before.entries)] == before.entries
        assert all(one.points > 0 and one.deal <= number for one in found.entries)
        assert sum(found.games) - sum(before.games) in (0, 1)
        for side in Side:
            goal = code.form.goal
            assert not goal or found.below(side) < goal
    assert Sheet.fold(code, found.deals) == found
    for side in Side:
        low = sum(found.below(side, game) for game in range(sum(found.games) + 1))
        high = sum(one.points for one in found.entries if one.side is side and one.game is None)
        assert found.total(side) == low + high


def test_a_stake_is_for_a_hundred_points_of_the_difference() -> None:
    won = sheet("rubber_1993", *FIRST)
    assert won.settlement(Fraction(5)) == 5 * Fraction(130 - 70, 100)
    assert sheet("rubber_1993").settlement(Fraction(5)) == 0
    assert sheet("rubber_1993", deal("2N E", 8)).settlement(Fraction(2)) == Fraction(-14, 10)


def test_entries_above_the_line_say_what_they_are_for() -> None:
    entries = sheet("chicago", deal("3N S", 9)).entries
    assert [(entry.side, entry.points, entry.name) for entry in entries] == [
        (NS, 100, "contract"),
        (NS, 300, "game"),
    ]
