"""Every player on the shelf: legal anywhere, in turn only, and seated by name."""

import ast
import pickle
import random
from pathlib import Path

import pytest

import biritch.robots
from biritch.core.calls import PASS
from biritch.core.seats import Seat
from biritch.robots import play_out
from biritch.robots.catalogue import DEFAULT_SYSTEM, all_robots, find
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases
from tests.robots.helpers import dealt, under_way

PLAYERS = sorted(all_robots())
ROOM = Path(next(iter(biritch.robots.__path__)))


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYERS)
def test_a_robot_bids_and_plays_whole_boards_and_says_why(name: str) -> None:
    robot = find(name)
    for number in range(1, cases(2, 3) + 1):
        game = dealt(f"whole board {number}", number)
        rng = random.Random(number)
        while (actor := game.actor) is not None:
            view = game.view(actor)
            decision = robot.decide(view, budget=0.02, rng=rng)
            assert decision.action in view.legal
            assert all(say(decision.reason, language).strip() for language in LANGUAGES)
            game = game.after(decision.action)
        assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYERS)
def test_any_position_gets_a_legal_card(name: str) -> None:
    robot = find(name)
    for seed in range(cases(100, 1000) if name in {"random", "rule"} else cases(10, 60)):
        game = under_way(seed, seed * 11 % 52)
        view = game.view(game.actor)
        decision = robot.decide(view, budget=0.005, rng=random.Random(seed))
        assert decision.action in view.legal


@pytest.mark.parametrize("name", PLAYERS)
def test_a_robot_is_found_by_the_name_it_gives(name: str) -> None:
    robot = find(name)
    assert robot.name == f"{name}:{DEFAULT_SYSTEM}"
    assert find(robot.name) == robot
    assert pickle.loads(pickle.dumps(robot)) == robot
    assert all(say(all_robots()[name].about, language) for language in LANGUAGES)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_robot_does_not_act_out_of_turn(name: str) -> None:
    view = dealt("out of turn").view(Seat.SOUTH)
    with pytest.raises(ValueError, match="turn"):
        find(name).decide(view, budget=1, rng=random.Random(1))


def test_an_unknown_robot_is_refused_with_those_known() -> None:
    with pytest.raises(ValueError, match=r"not a robot: 'nobody:sif' .*robot:sef"):
        find("nobody:sif")


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(ValueError, match="nosuch"):
        find("robot:nosuch")


def test_the_watcher_is_told_of_every_decision() -> None:
    told = []
    robots = dict.fromkeys(Seat, find("random"))
    game = play_out(
        dealt("watched"),
        robots,
        rng=random.Random(1),
        budget=1,
        watch=lambda view, decision: told.append((view.log, decision.action)),
    )
    assert [action for _, action in told] == list(game.log)
    assert all(log == game.log[:turn] for turn, (log, _) in enumerate(told))
    assert PASS in game.log


def test_no_robot_reads_anything_that_knows_all_four_hands() -> None:
    """Only what plays a whole game out may hold a game; whoever decides holds a view."""
    for path in ROOM.rglob("*.py"):
        if path.name == "playout.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in ("biritch.games.game", "biritch.core.random_deals"), (
                    path
                )
            if isinstance(node, ast.Import):
                assert all(name.name != "biritch.games.game" for name in node.names), path
