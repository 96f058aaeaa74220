"""One plan for all worlds that look alike: never better than seeing all, and sure in time."""

import random
from dataclasses import replace

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import Evaluation, WorldRows, evaluate
from biritch.robots.play.plans import PlanSettings, with_one_plan
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.words.translation import say
from tests.robots.helpers import bid, player, under_way

GRAND = "N:KT85.A32.AK4.A32 J643.T987.T98.98 AQ972.KQ.QJ2.KQ4 .J654.7653.JT765"
"""South has 7NT on any break of the spades, if the ace is played first."""


def grand() -> View:
    game = bid(Game.start(VARIANT, Deal.parse(GRAND), Board.from_number(1)), "P P 7N P P P")
    for card in ("CJ", "C2", "C8", "CK"):
        game = game.after(Card.parse(card))
    return game.view(game.actor)


ENDING = "N:A86.KT84.AQ5.A62 JT972.Q7.J98.J98 KQ5.AJ95.K64.KQ3 43.632.T732.T754"
"""7NT hangs on the queen of hearts, and the clubs tell who is short there."""
GONE = "S4 S6 S2 SK SQ S3 S8 S7 S5 C4 SA S9 DA D8 D4 D2 DQ D9 D6 D3 D5 DJ DK D7 CK C5 C2 C8"


@pytest.mark.parametrize("samples", [40, 100])
def test_a_guess_is_put_off_until_the_other_suits_have_told(samples: int) -> None:
    game = bid(Game.start(VARIANT, Deal.parse(ENDING), Board.from_number(1)), "P P 7N P P P")
    for card in map(Card.parse, GONE.split()):
        game = game.after(card)
    view = game.view(game.actor)
    for seed in range(2):
        decision = player(samples, more=300, new_worlds=True).decide(
            view, budget=60, rng=random.Random(seed)
        )
        assert str(decision.action) in {"CQ", "C3"}


def tallies(view: View, dealt: list[World], rounds: PlanSettings) -> list[Evaluation]:
    """Return what *dealt* come to with all cards seen, and by one plan."""
    rows = WorldRows.of(view, dealt)
    seeing = evaluate(view, rows, double_dummy(), lambda: 60.0)
    blind = with_one_plan(seeing, view, rows, double_dummy(), lambda: 60.0, rounds)
    return [seeing, blind]


@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_not_led_on_the_strength_of_guesses_to_come(seed: int) -> None:
    """Each small spade wins thirteen tricks if one knows who has the jack; the ace always."""
    decision = player(100, new_worlds=True).decide(grand(), budget=60, rng=random.Random(seed))
    assert str(decision.action) == "SA"
    assert "one line of play" in say(decision.reason, "en")
    worth = dict(decision.margins)
    assert worth[Card.parse("S2")] < worth[Card.parse("SA")] == 1520


def test_the_plain_average_sees_no_difference() -> None:
    decision = player(100, plan=None).decide(grand(), budget=60, rng=random.Random(0))
    assert str(decision.action) == "S2"
    assert "one line of play" not in say(decision.reason, "en")


@pytest.mark.parametrize("seed", range(16))
def test_one_plan_is_never_better_than_seeing_all(seed: int) -> None:
    """In no position, for no card, whoever is to play and however deep one looks."""
    game = under_way(seed, 22 + seed)
    view = game.view(game.actor)
    dealt = worlds(view, HandEvidence(), random.Random(seed), 20)
    seeing, blind = tallies(view, dealt, PlanSettings(((13, ((20, 2 + 3 * seed, 9),)),)))
    assert blind.worlds == seeing.worlds
    for card in seeing.cards:
        assert blind.loss(card) >= seeing.loss(card) - 1e-9


def test_what_was_solved_is_not_solved_again_and_says_the_same() -> None:
    view = grand()
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(2), 60))
    tally = evaluate(view, rows, double_dummy(), lambda: 60.0)
    assert tally.seen is not None
    assert len(tally.seen) == 48
    settings = PlanSettings(rounds=((13, ((60, 3, 8), (20, 3, 8), (60, 3, 8))),))
    planned, anew = (
        with_one_plan(of, view, rows, double_dummy(), lambda: 60.0, settings)
        for of in (tally, replace(tally, seen=None))
    )
    assert planned == anew
    assert planned != tally


def test_without_time_the_tally_stays_as_it_is() -> None:
    view = grand()
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 12))
    seeing = evaluate(view, rows, double_dummy(), lambda: 60.0)
    assert with_one_plan(seeing, view, rows, double_dummy(), lambda: 0.0) == seeing
