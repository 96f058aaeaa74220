"""Evaluators give the values that their authors printed, in Python, conditions and scripts."""

import csv
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import biritch
from biritch.cli.deals.conditions import read_condition
from biritch.competition.dealing.batch import RandomBits, dealt_batches
from biritch.competition.dealing.evaluation import ScriptEvaluator
from biritch.competition.dealing.script_text import read_script
from biritch.core.cards import Suit
from biritch.core.evaluator import evaluators
from biritch.core.hands import Hand
from biritch.core.seats import Seat

bw: Any = biritch  # what is tested are arguments that a checker would refuse
VECTORS = Path(__file__).parents[1] / "vectors" / "evaluators.csv"
ROWS = list(csv.DictReader(VECTORS.read_text("utf-8").splitlines()))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['evaluator']} {row['hand']}")
def test_a_printed_example_comes_out(row: dict[str, str]) -> None:
    found = bw.evaluate(row["hand"], row["evaluator"], row["suit"] or None)
    assert found == float(row["value"])


@pytest.mark.parametrize("name", sorted(evaluators()))
def test_conditions_and_scripts_agree_with_python(name: str) -> None:
    entry, word = evaluators()[name], name.replace("-", "_")
    batch = next(dealt_batches(RandomBits("evaluators"), {}, 60))
    argument = {"hand": "north", "suit": "north, hearts", "side": "north"}[entry.kind]
    script = read_script(f"{word}({argument})")
    in_script = ScriptEvaluator(script, RandomBits("1")).values(script.condition, batch)
    for place, value in enumerate(in_script.tolist()):
        deal = batch.deal(place)
        if entry.kind == "side":
            want = bw.evaluate((deal.north, deal.south), name)
        else:
            suit = Suit.HEARTS if entry.kind == "suit" else None
            want = bw.evaluate(deal.north, name, suit)
        assert value == pytest.approx(want * (100 if entry.fractions else 1))
        seat = {"hand": "N", "suit": 'N, "H"', "side": "NS"}[entry.kind]
        for asked in (word, entry.french):
            assert read_condition(f"{want - 0.01} < {asked}({seat}) < {want + 0.01}")(deal)


def test_aces_of_a_dealer_script_stay_what_they_were() -> None:
    """Names that *Dealer* has keep its meaning: Kaplan and Rubens in hundredths."""
    batch = next(dealt_batches(RandomBits("cccc"), {}, 500))
    script = read_script("cccc(north)")
    found = ScriptEvaluator(script, RandomBits("1")).values(script.condition, batch).tolist()
    for place, value in enumerate(found):
        assert round(100 * bw.evaluate(batch.deal(place).north, "cccc")) == value


def test_points_are_the_same_by_both_ways() -> None:
    rng = random.Random(1)
    for _ in range(200):
        hand = Hand.of(rng.sample(list(bw.Hand((1 << 52) - 1)), 13))
        assert bw.evaluate(hand, "hcp") == hand.hcp
        assert bw.evaluate(hand, "rule-of-15") == hand.hcp + hand.length(Suit.SPADES)
        assert (
            bw.evaluate(hand, "half-tens")
            == hand.hcp + sum(card.rank == 10 for card in hand) / 2
        )


def test_every_word_is_one_word_of_each_language() -> None:
    french = [entry.french for entry in evaluators().values()]
    assert len(set(french)) == len(french)
    assert all(word.isidentifier() and word.isascii() for word in french)
    for entry in evaluators().values():
        assert entry.source
        assert entry.titles.keys() == {"en", "fr"}


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: bw.evaluate("AK...", "zars"), "Did you mean 'zar'"),
        (lambda: bw.evaluate(3, "zar"), "not a hand: 3"),
        (lambda: bw.evaluate("AK...", "suit-quality"), "values one suit: which?"),
        (lambda: bw.evaluate("AK...", "zar", "S"), "values a whole hand"),
        (lambda: bw.evaluate("AK...", "trumps"), "the two hands of a side, not 1"),
        (lambda: bw.evaluate(("AK...", "Q..."), "zar"), "values one hand, not 2"),
        (lambda: bw.deals(-1), "not a number of deals: -1"),
        (lambda: bw.deals_like("AK...", "P"), "not a whole hand"),
        (lambda: bw.deals_like(Hand(), 3), "not a whole hand"),
        (lambda: bw.deals_like("AQJ.K92.A32.8765", 3), "not an auction: 3"),
        (lambda: bw.deals_like("AQJ.K92.A32.8765", "P P P P"), "all passed"),
    ],
)
def test_a_wrong_question_is_refused_in_a_sentence(
    ask: Callable[[], object], words: str
) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        ask()
    assert words in str(refused.value)


# ---- many deals ----


def test_deals_answer_what_was_asked() -> None:
    found = bw.deals(20, north="5(332)", where="hcp(S) >= 13", seed=3)
    assert len(found) == 20
    assert all(deal.north.lengths[3] == 5 and deal.south.hcp >= 13 for deal in found)
    assert found == bw.deals(20, north="5(332)", where="hcp(S) >= 13", seed=3)
    assert bw.deals(0) == []


def test_deals_like_keep_hand_and_promises() -> None:
    hand = Hand("A32.K932.A3.8765")
    for auction, dealer, seat in (("1N P", "W", "E"), ("1N P 3N P P P", "E", "S")):
        found = bw.deals_like(hand, auction, 12, dealer=dealer, system="sayc", seed=2)
        assert len(found) == 12
        assert all(deal[seat] == hand for deal in found)
        assert all(15 <= deal[dealer].hcp <= 17 for deal in found)


def test_a_rare_hand_is_dealt_as_likely_as_by_looking() -> None:
    """Stacked, the shapes of strong balanced hands come as often as among deals looked at."""
    shapes = ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2))

    def wanted(deal: Any) -> bool:
        return deal.north.hcp >= 18 and deal.north.shape in shapes

    stacked = bw.deals(500, where="hcp(N) >= 18 and balanced(N)", seed=1)
    looked = bw.deals(500, where=wanted, seed=2)
    for shape in shapes:
        one, other = (
            sum(deal[Seat.NORTH].shape == shape for deal in deals)
            for deals in (stacked, looked)
        )
        assert abs(one - other) < 5 * (2 * max(one, other)) ** 0.5
