"""The engine behind deals, positions and cards: the same answers as every other solver."""

from __future__ import annotations

import multiprocessing
import pickle
import random
import sys
from pathlib import Path

import pytest

from biritch import solver
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.rules.play import Trick
from biritch.solver import choice
from biritch.solver.choice import choose_solver, trick_table
from biritch.solver.dds import DDS
from biritch.solver.native import NativeSolver
from biritch.solver.plain_search import REACH, PlainSolver
from biritch.solver.solver import UNSOLVED, Position, SolverFault
from tests.solver.known import known
from tests.solver.random_positions import positions

EMPTY = Position((Hand(),) * 4, Strain.SPADES, Trick(Seat.WEST))


def test_twelve_deals_in_two_hundred_are_worth_what_is_known() -> None:
    chosen = random.Random(13).sample(known(), 12)
    assert NativeSolver().tables([deal for deal, _ in chosen]) == [table for _, table in chosen]


def test_cards_come_as_dds_tells_them_in_the_same_order() -> None:
    some = positions("order", 6, 40, played=2) + positions("order", 9, 10)
    ours, theirs = NativeSolver().leads(some), DDS().leads(some)
    assert [list(cards.items()) for cards in ours] == [list(cards.items()) for cards in theirs]


def test_one_contract_is_worth_what_the_table_says() -> None:
    deal = next(seeded_deals("declared"))
    [table] = NativeSolver().tables([deal])
    asked = [(deal, strain, seat) for seat in Seat for strain in Strain]
    won = [table.of(seat, strain) for _, strain, seat in asked]
    assert NativeSolver().declarer_tricks(asked) == won
    bounds = [
        (tricks - 2 + place % 4, tricks - 1 + place % 4) for place, tricks in enumerate(won)
    ]
    bounds = [(max(0, least), min(13, most)) for least, most in bounds]
    told = [
        min(max(tricks, least), most) for tricks, (least, most) in zip(won, bounds, strict=True)
    ]
    assert NativeSolver().declarer_tricks(asked, within=bounds) == told
    assert DDS().declarer_tricks(asked, within=bounds) == told


def test_a_card_on_the_table_without_following_suit_stays_there() -> None:
    """What is on the table is on the table: a revoke is no business of a solver."""
    hands = tuple(map(Hand.parse, ["A...", "K2...", "QJ...", "T9..."]))
    trick = Trick(Seat.NORTH).add(Card.parse("S3")).add(Card.parse("HA"))
    hands = (hands[0], Hand.parse("K..."), *hands[2:])
    position = Position(hands, Strain.NOTRUMP, trick)
    assert NativeSolver().leads([position]) == DDS().leads([position])


def test_nothing_asked_is_nothing_answered() -> None:
    solver = NativeSolver()
    assert solver.leads([EMPTY]) == [{}]
    assert solver.leads([]) == []
    assert solver.tables([]) == []
    assert solver.declarer_tricks([]) == []


def test_an_impossible_position_is_refused() -> None:
    hands = tuple(map(Hand.parse, ["A...", "K...", "Q...", "JT..."]))
    wrong = Position(hands, Strain.CLUBS, Trick(Seat.WEST))
    with pytest.raises(ValueError, match="N has 1 cards"):
        NativeSolver().leads([wrong])


def test_how_far_it_is_can_be_followed() -> None:
    told: list[int] = []
    NativeSolver().tables(
        [next(seeded_deals("told")), next(seeded_deals("also told"))], told.append
    )
    assert told == sorted(told)
    assert told[-1] == 10


@pytest.mark.slow
@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_a_solver_works_in_a_child_process(method: str) -> None:
    deal = next(seeded_deals("child"))
    wanted = NativeSolver().tables([deal])
    assert pickle.loads(pickle.dumps(NativeSolver(most=1))) == NativeSolver(most=1)
    with multiprocessing.get_context(method).Pool(1) as pool:
        answers = pool.map(NativeSolver(most=1).tables, [[deal]] * 2, chunksize=1)
    assert answers == [wanted] * 2


def test_the_engine_is_chosen_unless_another_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(choice.VARIABLE, raising=False)
    assert choose_solver() == NativeSolver()
    assert choose_solver("dds") == DDS()
    monkeypatch.setenv(choice.VARIABLE, "dds")
    assert choose_solver() == DDS()
    assert choose_solver("native") == NativeSolver()
    deal = Deal.random(seed=7)
    assert trick_table(deal) == NativeSolver().tables([deal])[0]
    monkeypatch.setenv(choice.VARIABLE, "fast")
    with pytest.raises(SolverFault, match="no solver is called fast"):
        choose_solver()


def test_built_without_the_engine_dds_answers_or_plain_search(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(choice.VARIABLE, raising=False)
    monkeypatch.setattr(choice, "PURE", tmp_path)
    monkeypatch.setattr(choice, "find_spec", lambda name: not name.endswith("_engine"))
    assert choose_solver() == DDS()
    monkeypatch.setattr(choice, "find_spec", lambda name: name.startswith("biritch.solver.p"))
    assert choose_solver() == PlainSolver()


def test_an_engine_that_is_missing_is_never_replaced_in_silence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(choice.VARIABLE, raising=False)
    monkeypatch.setattr(choice, "PURE", tmp_path / "pure.txt")
    monkeypatch.setattr(choice, "find_spec", lambda name: not name.endswith("_engine"))
    with pytest.raises(SolverFault, match="the compiled engine is missing"):
        choose_solver()


def test_an_engine_that_does_not_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "biritch.solver.engine", raising=False)
    monkeypatch.delattr(solver, "engine", raising=False)
    monkeypatch.setitem(sys.modules, "biritch.solver._engine", None)
    with pytest.raises(SolverFault, match="the compiled engine does not load"):
        NativeSolver().tables([Deal.random(seed=7)])


def test_plain_search_says_how_far_it_reaches() -> None:
    few = positions("plain", REACH, 12)
    assert PlainSolver().leads(few) == NativeSolver().leads(few)
    with pytest.raises(SolverFault, match="no compiled engine"):
        PlainSolver().leads(positions("plain", REACH + 1, 1))
    with pytest.raises(SolverFault, match="4 cards a hand at most"):
        PlainSolver().tables([Deal.random(seed=7)])
    assert PlainSolver().declarer_tricks(
        [(Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH)], seconds=1
    ) == [UNSOLVED]
