"""The compiled engine through its arrays: against DDS, plain search, itself, and bad input."""

from __future__ import annotations

import threading
import time
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from biritch.solver import engine as dd
from biritch.solver import plain_search
from biritch.solver.dds import DDS
from biritch.solver.solver import Position
from tests.proving import cases
from tests.solver.endings import endings
from tests.solver.random_positions import dealt, positions

PATHS = ("baseline", "popcnt", "bmi2")[: ("baseline", "popcnt", "bmi2").index(dd.PATH) + 1]


def rows(some: list[Position]) -> tuple[Any, ...]:
    """Return positions as the engine's columns."""
    return (
        [[hand.bits for hand in position.hands] for position in some],
        [position.strain for position in some],
        [position.trick.leader for position in some],
        [(*position.trick.cards, -1, -1, -1)[:3] for position in some],
    )


def legal(position: Position) -> list[int]:
    return list(position.trick.legal(position.hands[position.trick.turn]))


def exact(some: list[Position], **work: Any) -> list[dict[int, int]]:
    """Return what the engine says of every legal card; of all others it must say nothing."""
    told = []
    for position, row in zip(some, dd.leads(*rows(some), **work).tolist(), strict=True):
        cards = legal(position)
        assert [card for card in range(52) if row[card] != dd.NOT_LEGAL] == sorted(cards)
        told.append({card: row[card] for card in cards})
    return told


@pytest.mark.slow
@settings(max_examples=cases(50, 100), deadline=None)
@given(endings(4), st.sampled_from(PATHS))
def test_every_card_of_an_ending_is_worth_what_plain_search_finds(
    position: Position, path: str
) -> None:
    assert exact([position], path=path) == plain_search.leads([position])


@pytest.mark.parametrize("size", range(3, 9))
def test_endings_are_worth_what_dds_finds(size: int) -> None:
    some = positions(f"endings {size}", size, cases(60, 20_000))
    assert exact(some) == DDS().leads(some)


@pytest.mark.parametrize("played", [1, 2, 3])
def test_so_it_is_in_the_midst_of_a_trick(played: int) -> None:
    some = positions(f"midst {played}", 7, cases(60, 20_000), played=played)
    assert exact(some) == DDS().leads(some)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_through_the_processor_finds_the_same(path: str) -> None:
    hands = dealt("paths", cases(2, 200))
    assert (dd.tables(hands, path=path) == dd.tables(hands, path="baseline")).all()


def test_a_table_does_not_depend_on_threads_or_memory() -> None:
    hands = dealt("threads", 3)
    wanted = dd.tables(hands)
    assert (dd.tables(hands, threads=1) == wanted).all()
    assert (dd.tables(hands, threads=7, megabytes=2) == wanted).all()


@pytest.mark.slow
def test_a_table_is_what_the_best_leads_leave() -> None:
    hands = dealt("leads", cases(2, 4))
    table = dd.tables(hands)
    for strain in range(5):
        for declarer in range(4):
            best = dd.leads(hands, strain, (declarer + 1) % 4).max(axis=1)
            assert (table[:, strain, declarer] == 13 - best).all()


def test_strains_not_asked_about_stay_empty() -> None:
    hands = dealt("strains", 2)
    some = dd.tables(hands, [4, 1])
    assert (some[:, [1, 4]] == dd.tables(hands)[:, [1, 4]]).all()
    assert (some[:, [0, 2, 3]] == dd.NOT_LEGAL).all()


def test_the_best_cards_and_a_target_are_what_exact_values_say() -> None:
    some = positions("modes", 8, 200)
    known = dd.leads(*rows(some))
    most = known.max(axis=1)
    best = dd.leads(*rows(some), mode="best")
    is_legal, is_best = known >= 0, known == most[:, None]
    assert (best[is_best & is_legal] == known[is_best & is_legal]).all()
    assert (best[is_legal & ~is_best] == dd.WORSE).all()
    assert (best[~is_legal] == dd.NOT_LEGAL).all()
    for target in range(10):
        reached = dd.leads(*rows(some), mode="target", target=target)
        assert (reached[is_legal] == (known >= target)[is_legal]).all()
        assert (reached[~is_legal] == dd.NOT_LEGAL).all()


def test_only_the_cards_asked_about_are_told() -> None:
    """What is told of them is what is told of them among all; equal cards come with them."""
    some = positions("asked", 7, 60)
    known = dd.leads(*rows(some))
    hands = np.array([position.hands[position.trick.turn].bits for position in some])
    asked = hands & 0x5555555555555
    told = dd.leads(*rows(some), cards=asked)
    wanted = (asked[:, None] >> np.arange(52) & 1).astype(bool) & (known >= 0)
    assert wanted.any()
    assert (told[wanted] == known[wanted]).all()
    assert ((told == known) | (told == dd.NOT_LEGAL)).all()
    assert (told[known >= 0] == dd.NOT_LEGAL).any()
    reached = dd.leads(*rows(some), mode="target", target=3, cards=asked)
    assert (reached[wanted] == (known >= 3)[wanted]).all()
    assert (dd.leads(*rows(some), cards=0) == dd.NOT_LEGAL).all()
    for wrong in ([1, 2], 1 << 52, -1):
        with pytest.raises(ValueError, match="cards: "):
            dd.leads(*rows(some), cards=wrong)


def test_a_deal_is_followed_card_by_card() -> None:
    """The value never rises for the side that plays; at the end it is what was won."""
    deal, strain, leader = dealt("play", 1), 3, 1
    hands = [int(hand) for hand in deal[0]]
    cards: list[int] = []
    values: list[int] = []
    trick: list[int] = []
    lead, won = leader, 0
    for _ in range(52):
        seat = (lead + len(trick)) % 4
        row = dd.leads([hands], strain, lead, [[*trick, -1, -1, -1][:3]])[0]
        side = (seat - leader) % 2 == 0
        ours, left = int(row.max()), hands[seat].bit_count()
        values.append(13 - won - (ours if side else left - ours))
        card = int(np.flatnonzero(row >= 0)[0])
        cards.append(card)
        hands[seat] ^= 1 << card
        trick.append(card)
        if len(trick) == 4:
            best = max(
                range(4),
                key=lambda i: (
                    (trick[i] // 13 == strain, trick[i] % 13)
                    if trick[i] // 13 in {strain, trick[0] // 13}
                    else (False, -1)
                ),
            )
            lead, trick = (lead + best) % 4, []
            won += (lead - leader) % 2 == 0
    values.append(13 - won)
    assert dd.plays(deal, strain, leader, [cards]).tolist() == [values]
    part = dd.plays(deal, strain, leader, [[*cards[:9], -1, -1]])
    assert part.tolist() == [[*values[:10], dd.NOT_LEGAL, dd.NOT_LEGAL]]
    for least, most in combinations_with_replacement(range(14), 2):
        within = dd.plays(deal, strain, leader, [cards], least=least, most=most)
        assert within.tolist() == [[min(max(value, least), most) for value in values]]


@pytest.mark.parametrize("each", [5, 10, 13])
def test_tricks_within_bounds_are_those_there_are(each: int) -> None:
    """Whoever declares, of whole deals and of endings."""
    hands, strains, leaders, _ = rows(positions("bounds", each, 6 if each == 13 else 40))
    none = np.full((len(hands), 1), -1)
    known = dd.plays(hands, strains, leaders, none)[:, :1]
    for least, most in [(0, 4), (3, 3), (3, 6), (5, 13), (13, 13)]:
        within = dd.plays(hands, strains, leaders, none, least=least, most=most)[:, :1]
        assert (within == known.clip(least, most)).all()


def test_bounds_the_wrong_way_round_are_refused() -> None:
    with pytest.raises(ValueError, match="row 0: least is 9, more than most, 8"):
        dd.plays(dealt("wrong", 1), 3, 0, [[-1]], least=9, most=8)
    with pytest.raises(ValueError, match=r"most: 14 \(want 0..13\)"):
        dd.plays(dealt("wrong", 1), 3, 0, [[-1]], most=14)


def test_a_deadline_leaves_what_is_not_solved() -> None:
    hands = dealt("deadline", 60)
    tricks = dd.tables(hands, seconds=0.05)
    whole = (tricks != dd.UNSOLVED).all(axis=2)
    assert not whole.all()
    assert ((tricks == dd.UNSOLVED).any(axis=2) == ~whole).all(), "half a strain"
    solved = whole.all(axis=1)
    assert (tricks[solved] == dd.tables(hands[solved])).all()
    assert (dd.tables(hands, seconds=0) == dd.UNSOLVED).all()


def test_another_thread_may_stop_it() -> None:
    stop = dd.Stop()
    threading.Timer(0.05, stop.set).start()
    assert (dd.tables(dealt("stop", 60), stop=stop) == dd.UNSOLVED).any()
    assert stop.is_set()
    stop.clear()
    assert (dd.tables(dealt("stop", 1), stop=stop) >= 0).all()


def test_python_goes_on_meanwhile() -> None:
    ticks, done = [], threading.Event()

    def tick() -> None:
        while not done.wait(0.001):
            ticks.append(time.monotonic())

    watcher = threading.Thread(target=tick)
    watcher.start()
    dd.tables(dealt("lock", 4))
    done.set()
    watcher.join()
    assert len(ticks) > 5


def test_what_progress_raises_ends_the_call() -> None:
    def refuse(count: int) -> None:
        raise KeyError(count)

    with pytest.raises(KeyError):
        dd.tables(dealt("raised", 20), progress=refuse)
    told: list[int] = []
    dd.tables(dealt("told", 2), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 10


def test_nothing_is_solved_at_once() -> None:
    assert dd.tables(np.zeros((0, 4), np.uint64)).shape == (0, 5, 4)
    assert dd.leads([], [], []).shape == (0, 52)
    assert dd.plays([], [], [], []).shape[0] == 0
    assert (dd.leads([[0, 0, 0, 0]], 1, 0) == dd.NOT_LEGAL).all()


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (([[1, 1, 2, 4]], 0, 0), "row 0: C2 of E is there twice"),
        (([[1, 2, 4, 8], [1, 2, 4, 24]], 0, 0), "row 1: W has 2 cards"),
        (([[1 << 52, 1, 2, 4]], 0, 0), "row 0: N has a bit above 51"),
        (([[1, 2, 4, 8]], 5, 0), r"strains: 5 \(want 0..4\)"),
        (([[1, 2, 4, 8]], 0, 4), r"leaders: 4 \(want 0..3\)"),
        (([[1, 2, 4, 8]], [0, 1], 0), r"strains: shape \(2,\) \(want \(1,\)\)"),
        (([[1, 2, 4, 8]], 0, 0, [[0, -1, -1]]), "row 0: C2 is there twice"),
        (([[0, 2, 4, 8]], 0, 0, [[-1, 0, -1]]), "row 0: a card on the table comes after none"),
        (([[1, 2, 4, 8]], 0, 0, [[52, -1, -1]]), r"table: 52 \(want -1..51\)"),
        (([1, 2, 4, 8], 0, 0), r"hands: shape \(4,\)"),
        (([[-1, 2, 4, 8]], 0, 0), "hands: -1"),
        (([[((1 << 14) - 1), 0, 0, 0]], 0, 0), "row 0: 14 cards to a seat"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[Any, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        dd.leads(*arguments)


def test_a_card_nobody_holds_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="row 0: card 2, C2, is not in the hand of E"):
        dd.plays([[1, 2, 4, 8]], 0, 0, [[0, 0]])


@pytest.mark.parametrize(
    "work", [{"threads": 0}, {"megabytes": 0}, {"seconds": -1.0}, {"path": "quick"}]
)
def test_how_it_is_done_is_checked(work: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"want|not a path"):
        dd.tables([[1, 2, 4, 8]], **work)
    with pytest.raises(TypeError, match="no such argument"):
        dd.tables([[1, 2, 4, 8]], speed=3)  # type: ignore[call-arg]


ANY: st.SearchStrategy[NDArray[Any]] = arrays.arrays(
    dtype=st.sampled_from([np.int8, np.int64, np.uint64, np.float64, np.bool_]),
    shape=arrays.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4),
)


@settings(max_examples=cases(150, 3000), deadline=None)
@given(ANY, ANY, ANY, ANY, ANY, st.integers(-3, 60))
def test_any_arrays_are_solved_or_refused(
    hands: Any, strains: Any, leaders: Any, table: Any, asked: Any, target: int
) -> None:
    for ask in (
        lambda: dd.leads(
            hands, strains, leaders, table, mode="target", target=target, cards=asked
        ),
        lambda: dd.tables(hands, strains),
        lambda: dd.plays(hands, strains, leaders, table),
    ):
        try:
            ask()  # type: ignore[no-untyped-call]
        except (ValueError, TypeError) as refused:
            assert len(str(refused).splitlines()) == 1  # noqa: PT017 - most are refused
