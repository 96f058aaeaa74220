"""Close calls judged by hidden hands."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import pytest

from benchmarks.judged_system import view_of
from biritch.bidding.alternatives import Alternative
from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, Bid, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.calls.bidder import auction_promises, read_system
from biritch.robots.calls.bidder import system_call as by_the_book
from biritch.robots.calls.judge import Judge, JudgeSettings
from biritch.robots.double_dummy import double_dummy, tricks
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import Decision
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.rules.auction import Auction
from biritch.scoring.form import Unit
from biritch.words.translation import say
from tests.robots.helpers import bid

QUICK = JudgeSettings(rounds=(8, 24), fewest=8)
SACRIFICE = Deal.parse("N:3.A75.AQ95.AQ863 A6.K8643.KT3.J92 KJT952..82.KT754 Q874.QJT92.J764.")
"""South holds six spades and five clubs; North opens 1C, and they have hearts."""


def judged(deal: Deal, number: int, calls: str, **more: Any) -> tuple[Call, Decision | None]:
    """Return the system's call, and what hidden hands say instead."""
    game = bid(Game.start(VARIANT, deal, Board.from_number(number)), calls)
    view, book = game.view(game.actor), read_system("sef")
    judge = Judge(view, book, double_dummy(), more.get("settings", QUICK))
    told = HandEvidence(auction_promises(view, book))
    rng = random.Random(more.get("seed", 1))
    found = judge.decide(lambda many: worlds(view, told, rng, many), more.get("late", bool))
    own = by_the_book(view, book).action
    assert own in view.legal
    return own, found  # type: ignore[return-value]


OFF = JudgeSettings(kinds=("book", "near", "natural", "penalty", "close"))
"""A judge who also weighs calls whose promise the hand does not keep, and doubles."""


@pytest.mark.parametrize(
    ("calls", "hand", "settings", "weighed", "left_out"),
    [
        ("1N P", "K72.Q73.KJ62.984", JudgeSettings(), "2N P", "3N"),
        ("1S P", "K72.Q3.KJ962.984", JudgeSettings(), "2S 1N 4S", "3N"),
        ("1S P 2S P 4S", "KJT9.A32.KQ4.982", JudgeSettings(), "", "X"),
        ("1N P", "K72.Q73.KJ62.984", OFF, "3N P", "X"),
        ("1S P 2S P 4S", "KJT9.A32.KQ4.982", OFF, "X", "4N"),
        # A part-score may be doubled for take-out alone.
        ("1S P 2S", "KJT9.A32.KQ4.982", OFF, "", "X"),
    ],
)
def test_a_robot_weighs_promises_kept_and_games_a_match_other_kinds_too(
    calls: str, hand: str, settings: JudgeSettings, weighed: str, left_out: str
) -> None:
    """The first round of worlds is enough to see it."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    view = view_of(Hand.parse(hand), auction, Board.from_number(1), "imps")
    book, rng = read_system("sayc"), random.Random(1)
    told, looks = HandEvidence(auction_promises(view, book)), count()
    judge = Judge(view, book, double_dummy(), settings)
    judge.decide(lambda many: worlds(view, told, rng, many), lambda: next(looks) >= 16)
    thought_of = {str(call) for call in judge.points}
    assert set(weighed.split()) <= thought_of
    assert left_out not in thought_of


@pytest.mark.parametrize(("close", "made"), [(2.0, "2S"), (50.0, None)])
def test_a_close_call_must_gain_so_many_times_as_much(close: float, made: str | None) -> None:
    """Two spades and ten points over their overcall: 2S for a new suit, if it gains enough."""
    auction = Auction.of(Seat.NORTH, map(parse_call, ["P", "P", "1S", "2C"]))
    view = view_of(Hand.parse("A6.632.A7653.Q64"), auction, Board.from_number(4), "imps")
    book, rng = read_system("sayc"), random.Random(1)
    told = HandEvidence(auction_promises(view, book))
    settings = JudgeSettings(kinds=("book", "close"), close=close)
    judge = Judge(view, book, double_dummy(), settings)
    found = judge.decide(lambda many: worlds(view, told, rng, many), lambda: False)
    assert (found and str(found.action)) == made


def scored(calls: dict[str, list[int]]) -> Judge:
    """Return a judge who knows what each of *calls* scored, world by world."""
    game = bid(Game.start(VARIANT, SACRIFICE, Board.from_number(1)), "1C 1H")
    view, book = game.view(game.actor), read_system("sef")
    points = {parse_call(call): scores for call, scores in calls.items()}
    return Judge(view, book, double_dummy(), points=points)


def test_a_call_that_will_not_gain_enough_is_given_up() -> None:
    judge = scored({"P": [0] * 16, "1S": [50, -50] * 8, "2S": [150, -50] * 8})
    assert not judge.hopeful(Alternative(parse_call("1S"), "close"), PASS)
    assert judge.hopeful(Alternative(parse_call("2S"), "agreed"), PASS)


def test_no_more_worlds_are_dealt_where_one_call_is_clearly_best() -> None:
    spade, spades = (Alternative(parse_call(call), "near") for call in ("1S", "2S"))
    judge = scored({"P": [0] * 32, "1S": [400, 300] * 16, "2S": [50, -50] * 16})
    assert judge.clear([spade, spades], PASS)
    assert not judge.clear([spades], PASS)
    assert not scored({"P": [0] * 16, "1S": [400, 300] * 8}).clear([spade], PASS)
    # Two that gain the same: more worlds may yet part them.
    judge = scored({"P": [0] * 32, "1S": [400, 300] * 16, "2S": [300, 400] * 16})
    assert not judge.clear([spade, spades], PASS)


def test_no_more_calls_are_looked_at_than_there_is_time_for() -> None:
    """Eight worlds are seen and 24 are missing: they go to the best calls, one at least."""
    gained = {"P": [0] * 8, "1S": [50, -50] * 4, "2S": [150, 50] * 4, "3S": [50, 40] * 4}
    judge = scored(gained)
    judge.time_left = lambda: 1.0
    rivals = [Alternative(parse_call(call), "near") for call in ("1S", "2S", "3S")]

    def seen(seconds: float) -> list[str]:
        return [str(rival.call) for rival in judge.in_time(rivals, PASS, seconds)]

    assert set(seen(1 / (24 * 4.5))) == {"1S", "2S", "3S"}
    assert seen(1 / (24 * 3.5)) == ["2S", "3S"]
    assert seen(1 / (24 * 2.5)) == seen(10.0) == ["2S"]
    # Who has seen enough, or has no clock, looks at all of them.
    judge.settings = JudgeSettings(fewest=8)
    assert seen(10.0) == ["1S", "2S", "3S"]
    assert seen(0.0) == ["1S", "2S", "3S"]


@pytest.mark.parametrize(("unit", "counted"), [("imps", False), ("matchpoints", True)])
def test_overtricks_are_told_apart_where_they_count(
    unit: Unit, counted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bounds: list[tuple[int, int]] = []

    def solved(solver: Any, boards: Any, within: Any, seconds: Any) -> list[int]:
        bounds.extend(within)
        return tricks(solver, boards, within, seconds)

    monkeypatch.setattr("biritch.robots.calls.judge.tricks", solved)
    auction = Auction.of(Seat.NORTH, map(parse_call, ["P", "P", "1S", "2C"]))
    view = view_of(Hand.parse("A6.632.A7653.Q64"), auction, Board.from_number(4), unit)
    book, rng = read_system("sayc"), random.Random(1)
    told = HandEvidence(auction_promises(view, book))
    judge = Judge(view, book, double_dummy(), QUICK)
    judge.decide(lambda many: worlds(view, told, rng, many), lambda: False)
    assert bounds
    assert all(least == 0 for least, _ in bounds)
    assert all(most == 13 for _, most in bounds) == counted


def test_an_opening_is_left_to_the_system() -> None:
    assert judged(SACRIFICE, 1, "")[1] is None


def test_the_same_dice_judge_alike_and_say_why_in_both_languages() -> None:
    own, one = judged(SACRIFICE, 4, "P 1C P 1S P")
    again = judged(SACRIFICE, 4, "P 1C P 1S P")[1]
    assert one == again
    assert one is None or own != one.action


def test_nothing_is_changed_where_a_gain_must_be_impossible() -> None:
    stern = JudgeSettings(rounds=(8,), least=30.0)
    for calls in ("1C 1H", "1C 1H X 4H", "1D P 1S P"):
        assert judged(SACRIFICE, 1, calls, settings=stern)[1] is None


def test_who_is_late_leaves_the_call_to_the_system() -> None:
    eager = JudgeSettings(rounds=(8, 1000), fewest=8, least=-30.0, errors=-30.0, hopeless=30.0)
    assert judged(SACRIFICE, 1, "1C 1H X 4H", settings=eager, late=lambda: True)[1] is None


def test_who_is_late_after_the_first_round_decides_by_it() -> None:
    eager = JudgeSettings(
        rounds=(8, 1000),
        fewest=8,
        least=-30.0,
        errors=-30.0,
        hopeless=30.0,
        noisy=0,
        silent=0,
        again=False,
    )
    for patience in range(1, 40):  # how often it looks at the clock depends on the worlds
        looks = count()
        late = partial(_is_beyond, looks, patience)
        found = judged(SACRIFICE, 1, "1C 1H", settings=eager, late=late)[1]
        if found is not None:
            break
    assert found is not None
    assert found.samples == 8


def _is_beyond(looks: Iterator[int], patience: int) -> bool:
    return next(looks) >= patience


def test_a_call_that_gains_is_made_with_its_reason() -> None:
    """With no margin asked for, the best of the candidates is what the worlds say it is.

    Sixteen worlds choose it, and sixteen others are asked whether it wins there too.
    """
    eager = JudgeSettings(rounds=(16,), fewest=16, least=0.01, errors=0.0, unagreed=1.0)
    made = [
        found
        for calls in ("1C 1H", "1C 1H X 4H", "1D P 1S P", "1C 1H 1S 3H", "P 1H P 3H")
        if (found := judged(SACRIFICE, 1, calls, settings=eager)[1])
    ]
    assert made
    for found in made:
        assert "32 hands dealt" in say(found.reason, "en")
        assert "32 donnes simulées" in say(found.reason, "fr")


def test_the_robot_makes_legal_calls_in_time_and_without() -> None:
    robot = SimulatingRobot("sef", judging=QUICK)
    game = bid(Game.start(VARIANT, SACRIFICE, Board.from_number(1)), "1C 1H")
    view = game.view(game.actor)
    for budget in (0.0, 0.01, 5.0):
        decision = robot.decide(view, budget=budget, rng=random.Random(1))
        assert decision.action in view.legal
    assert {PASS, DOUBLE, parse_call("1S")} <= set(view.legal)


def test_nothing_is_changed_on_fewer_worlds_than_asked_for() -> None:
    """Who is late after eight worlds keeps to the system, however much they say."""
    eager = JudgeSettings(rounds=(8, 1000), least=-30.0, errors=-30.0, hopeless=30.0)
    looks = count()
    late = lambda: next(looks) >= 12  # noqa: E731 - a clock of twelve ticks
    assert judged(SACRIFICE, 1, "1C 1H", settings=eager, late=late)[1] is None


def test_no_leap_to_a_slam_is_thought_of_that_partner_could_not_read() -> None:
    book = read_system("sayc")
    hand = Hand.parse("2.KQJ95.AKQ742.3")
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1H", "P"]))
    thought_of = [other.call for other in book.alternatives(hand, auction, Vulnerability.NONE)]
    assert all(not isinstance(call, Bid) or call.level < 6 for call in thought_of[1:])


@pytest.mark.parametrize(("number", "game_bid"), [(0, True), (7, False)])
def test_opponents_are_silent_in_one_world_of_eight(number: int, game_bid: bool) -> None:
    """East-West have a heart game to bid; in the last of eight worlds they do not."""
    deal = Deal.parse("N:QJ8.32.Q9543.T92 AK3.KQJT5.A2.AK3 T9762.4.KJT.J854 54.A9876.876.Q76")
    game = bid(Game.start(VARIANT, deal, Board.from_number(1)), "P 1H")
    view, book = game.view(game.actor), read_system("sayc")
    judge = Judge(view, book, double_dummy())
    contract = judge._contract(number, deal, PASS)
    assert contract is not None
    assert (contract.level >= 4) == game_bid
