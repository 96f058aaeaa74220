"""One question, one call: tricks, makes, leads, analyse, and deals with hands given."""

from collections import Counter
from collections.abc import Callable
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

import biritch
from biritch.core.predeal import matching, shape_lengths

bw: Any = biritch  # what is tested are arguments that a checker would refuse
ROOT = Path(__file__).parents[2]
DEAL = bw.Deal.random(seed=7)
BOARDS = bw.read(ROOT / "samples" / "boards.pbn")


def test_tricks_are_those_of_the_table() -> None:
    table = DEAL.solve()
    for seat in bw.Seat:
        for strain in bw.Strain:
            assert bw.tricks(DEAL, f"4{strain}{seat}") == table[seat, strain]
    assert bw.tricks(str(DEAL), "4S") == table["S", "S"]


def test_tricks_of_an_ending() -> None:
    assert bw.tricks("N:A... K... Q... J...", "1NT", leader="N") == 1
    assert bw.tricks("N:K... A... Q... J...", "1NTS", leader="N") == 0
    with pytest.raises(ValueError, match="equally many cards"):
        bw.tricks("N:AK... A... Q... J...".replace("A...", "5..."), "1NT")


def test_a_share_agrees_with_the_tricks_of_the_same_deals() -> None:
    given = {"N": "KQ52.A4.KJ32.765", "S": "AJT43.K32.A4.982"}
    share = bw.makes("4S", north=given["N"], south=given["S"], n=30, seed=5)
    deals = list(islice(matching(given, None, 5), 30))
    made = sum(bw.tricks(deal, "4S") >= 10 for deal in deals)
    assert (share.value, share.deals) == (made / 30, 30)
    assert share.error == pytest.approx((share.value * (1 - share.value) / 30) ** 0.5)


def test_leads_are_exact_over_their_deals() -> None:
    rows = bw.leads("KJ742.Q3.862.975", "1N P 3N P P P", n=12, seed=1)
    assert {row.card for row in rows} == set(bw.Hand("KJ742.Q3.862.975"))
    assert {row.deals for row in rows} == {12}
    # What one lead gains another loses: match points are half a top on average.
    assert sum(row.match_points for row in rows) / 13 == pytest.approx(0.5)
    assert sum(row.imps for row in rows) == pytest.approx(0)
    assert all(row.set_share * 12 == pytest.approx(round(row.set_share * 12)) for row in rows)


def test_each_card_played_has_a_row() -> None:
    record = next(record for record in BOARDS if record.play is not None)
    rows = bw.analyse(record)
    table = record.deal.solve()
    assert max(rows[0].tricks.values()) >= table[record.contract]
    assert min(rows[0].tricks.values()) == table[record.contract]
    for row, following in pairwise(rows):
        best = max if following.seat.side is record.contract.declarer.side else min
        assert row.tricks[row.card] == best(following.tricks.values())
    if len(rows) == 52:
        assert rows[-1].tricks[rows[-1].card] == record.tricks


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        ("AKQ.xxx..", lambda hand: hand.length(bw.Suit("H")) == 3 and hand.hcp >= 9),
        ("A.-.xx.", lambda hand: hand.lengths[1:3] == (2, 0)),
        ("4432", lambda hand: hand.shape == (4, 4, 3, 2)),
        ("5=3=3=2", lambda hand: hand.lengths == (2, 3, 3, 5)),
        ("5(332)", lambda hand: hand.lengths[3] == 5 and hand.shape == (5, 3, 3, 2)),
        ("(54)xx", lambda hand: {hand.lengths[2], hand.lengths[3]} == {4, 5}),
        ("7xxx", lambda hand: 7 in hand.lengths),
    ],
)
def test_a_hand_is_dealt_as_given(given: str, fits: Callable[[Any], bool]) -> None:
    assert all(fits(deal.east) for deal in islice(matching({"E": given}, seed=3), 40))


def test_hands_given_are_dealt_as_often_as_by_looking() -> None:
    """Two hands given together: the share of a shape is that of deals dealt and looked at."""
    drawn = Counter(
        deal.north.shape for deal in islice(matching({"N": "4xxx", "S": "4432"}, seed=1), 1500)
    )
    looked = Counter(
        deal.north.shape
        for deal in islice(
            matching(
                {},
                lambda deal: deal.south.shape == (4, 4, 3, 2) and 4 in deal.north.lengths,
                seed=2,
            ),
            1500,
        )
    )
    for shape, times in looked.most_common(3):
        assert abs(drawn[shape] - times) < 5 * (2 * times) ** 0.5


def test_a_rare_hand_is_stacked() -> None:
    deal = bw.Deal.random(1, where="hcp(N) >= 27 and balanced(N)", tries=50)
    assert deal.north.hcp >= 27


def test_shapes_are_counted() -> None:
    assert sum(map(len, map(shape_lengths, ("4333", "4432", "5332")))) == 4 + 12 + 12
    assert len(shape_lengths("xxxx")) == 560


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: bw.Deal.random(north="AKQ"), "four suits and three dots"),
        (lambda: bw.Deal.random(north="A...", south="A..."), "SA is given to two hands"),
        (lambda: bw.Deal.random(north="5555"), "do not make thirteen cards"),
        (lambda: bw.Deal.random(north="(44)3"), "not a shape"),
        (lambda: bw.Deal.random(where="hpc(N) > 3"), "did you mean hcp?"),
        (lambda: bw.Deal.random(where=3), "not a condition: 3"),
        (lambda: bw.Deal.random(1, where="hcp(N) >= 38", tries=50), "no deal of 50 tried"),
        (lambda: bw.Deal.random(north="xxxxxxxxx.A.x.xxx"), "more than thirteen"),
        (lambda: bw.makes("8S"), "not a contract: '8S'"),
        (lambda: bw.makes("4S", n=0), "not a number of deals: 0"),
        (lambda: bw.tricks(DEAL, "Pass"), "not a contract: 'Pass'"),
        (lambda: bw.leads("AK...", "1N P P P"), "not a whole hand"),
        (lambda: bw.leads(DEAL.north, "P P P P"), "no opening lead"),
        (lambda: bw.leads(DEAL.north, "1N P"), "no opening lead"),
        (lambda: bw.leads(DEAL.north, "1N P P P", system="sayx"), "'sayc'"),
        (lambda: bw.analyse(bw.Record(number=3)), "board 3 is not told whole"),
    ],
)
def test_a_wrong_question_is_refused_in_a_sentence(
    ask: Callable[[], object], words: str
) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        ask()
    assert words in str(refused.value)
