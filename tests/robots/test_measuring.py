"""What measurements rest on: seconds counted by what is solved, and lines that are kept."""

import itertools
import random
from pathlib import Path

import numpy as np
import pytest

import biritch as bw
from benchmarks.false_cards import find_choices, name_kind, play_on
from benchmarks.kept_lines import KeptLines
from benchmarks.measured_robots import Pace, Work
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.play.false_cards import FALSE_CARDS
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.solver.solver import UNSOLVED
from tests.robots.helpers import bid


@pytest.fixture(name="view")
def ending() -> View:
    game = bw.game("whist", deal=bw.Deal.random(seed=7))
    for _ in range(24):
        game = game.after(game.view(game.actor).legal[0])
    return game.view(game.actor)


def test_counted_seconds_stop_the_solver_at_the_same_row_everywhere(view: View) -> None:
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 20))
    work = Work()
    solver = work.make_solver()
    whole = rows.solve(solver, 1.0)
    each = work.read_clock() / len(rows)
    some = rows.solve(solver, 6.5 * each)
    assert (whole != UNSOLVED).all()
    assert np.array_equal(some[:6], whole[:6])
    assert (some[6:] == UNSOLVED).all()
    assert work.read_clock() == pytest.approx((len(rows) + 6) * each)


def test_a_world_of_an_opening_lead_counts_by_the_leads_asked_about() -> None:
    """Thirteen leads of a whole hand cost more than the next hand's cards, and a few less."""
    game = bid(bw.game(deal=bw.Deal.random(seed=7)), "1N P 3N P P P")

    def count(game: Game, cards: int | None = None) -> float:
        assert game.actor is not None
        view = game.view(game.actor)
        rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 2))
        if cards is not None:
            rows = rows.asking(rows.cards[:cards])
        work = Work()
        rows.solve(work.make_solver(), 60.0)
        return work.read_clock() / 2

    assert game.actor is not None
    second = game.after(game.view(game.actor).legal[0])
    assert count(second) < count(game, 4) < count(game)
    assert count(game, 13) == pytest.approx(count(game))


def test_worlds_are_the_measure_where_they_are_asked_for(view: View) -> None:
    pace = Pace(0.8, worlds=12)
    robot = pace.set_robot("robot:sef")
    assert isinstance(robot, SimulatingRobot)
    assert robot.samples == 12
    cards = {
        robot.decide(view, budget=pace.budget, rng=random.Random(seed)).action
        for seed in range(2)
    }
    assert len(cards) == 1


def test_a_line_cut_off_is_measured_again(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    lines = KeptLines(path, ("seed", "board"))
    lines.add({"seed": "a", "board": 1, "tricks": 9})
    lines.add({"seed": "a", "board": 2, "tricks": 8})
    path.write_text(path.read_text(encoding="utf-8")[:-10], encoding="utf-8")
    again = KeptLines(path, ("seed", "board"))
    assert again.find("a", 1) == {"seed": "a", "board": 1, "tricks": 9}
    assert again.find("a", 2) is None
    again.add({"seed": "a", "board": 2, "tricks": 7})
    kept = KeptLines(path, ("seed", "board")).find("a", 2)
    assert kept is not None
    assert kept["tricks"] == 7


def test_false_cards_are_set_against_a_card_worth_as_much() -> None:
    """Each kind has a name of its own; both cards are legal, and the board is played on."""
    kinds = [name_kind(entry) for entry in FALSE_CARDS]
    assert len({*kinds}) == len(kinds)
    robot = find("rule:sayc")
    for choice in itertools.islice(find_choices("measuring", 2), 4):
        assert choice.kind in kinds
        assert choice.false != choice.usual
        assert choice.false.suit == choice.usual.suit
        view = choice.game.view(choice.game.actor)
        assert {choice.false, choice.usual} <= {*view.legal}
        tricks = [play_on(choice, card, robot, 0.0) for card in (choice.false, choice.usual)]
        assert all(0 <= won <= 13 for won in tricks)
