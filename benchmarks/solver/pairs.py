"""How fast the engine is beside the library DDS 2.9, on the same deals in one process.

    python benchmarks/solver/pairs.py tables --rounds 100
    python benchmarks/solver/pairs.py leads five mix freaks cores --mix positions.json

Both solve each deal in turn, the first to go alternating, on one thread and by processor time,
so that what else the machine does weighs on both alike; `cores` is by the clock on all cores.
Every result is
compared. The library is the one in the wheel of `endplay`, called without Python between its
calls but for one line.

tables  20 results of a random deal
leads   every opening lead, in worlds that share two hands
five    every card after five tricks played perfectly
mix     positions that robots asked about (`mix.py`)
freaks  tables of deals with a void in each hand
cores   tables of many deals, all cores
"""

from __future__ import annotations

import argparse
import ctypes
import json
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biritch.solver import dds as binding
from biritch.solver import engine as dd
from biritch.solver.cores import cores

_SUIT = (1 << 13) - 1


class _TableDeal(ctypes.Structure):
    _fields_ = (("held", (ctypes.c_uint * 4) * 4),)


class _TableDeals(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("deals", _TableDeal * 200))


class _Table(ctypes.Structure):
    _fields_ = (("tricks", (ctypes.c_int * 4) * 5),)


class _Tables(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("tables", _Table * 40))


@cache
def library(threads: int) -> Any:  # noqa: ANN401 - a library has no type
    """Return DDS, held to so many threads."""
    dll = binding._load_library()  # noqa: SLF001 - the same library, without its adapter
    dll.CalcDDtable.argtypes = [_TableDeal, ctypes.POINTER(_Table)]
    dll.SolveBoard.argtypes = [
        binding._Deal, *[ctypes.c_int] * 3, ctypes.POINTER(binding._Cards), ctypes.c_int,  # noqa: SLF001
    ]  # fmt: skip
    dll.SetMaxThreads(threads)
    return dll


@dataclass
class Question:
    """Positions of one round, as both want them."""

    hands: NDArray[np.uint64]
    strains: NDArray[np.int8] | None = None
    leaders: NDArray[np.int8] | None = None
    table: NDArray[np.int8] | None = None


def _held(hand: int, suit: int) -> int:
    # DDS has the deuce in bit 2.
    return (hand >> 13 * suit & _SUIT) << 2


def _deal(hands: NDArray[np.uint64]) -> _TableDeal:
    deal = _TableDeal()
    for seat in range(4):
        for suit in range(4):
            # DDS numbers suits from spades, we from clubs.
            deal.held[seat][3 - suit] = _held(int(hands[seat]), suit)
    return deal


def their_tables(question: Question) -> tuple[float, NDArray[np.int8]]:
    """Return the library's processor time, and its tables."""
    dll, table = library(1), _Table()
    spent, found = 0.0, np.zeros((len(question.hands), 5, 4), np.int8)
    for row, hands in enumerate(question.hands):
        deal = _deal(hands)
        start = process_time()
        code = dll.CalcDDtable(deal, ctypes.byref(table))
        spent += process_time() - start
        assert code == 1
        for strain in range(5):
            found[row, strain] = table.tricks[3 - strain if strain < 4 else 4]
    return spent, found


def our_tables(question: Question, **work: Any) -> tuple[float, NDArray[np.int8]]:  # noqa: ANN401
    """Return the engine's processor time, and its tables."""
    start = process_time()
    found = dd.tables(question.hands, threads=1, **work)
    return process_time() - start, found


def their_cards(question: Question) -> tuple[float, NDArray[np.int8]]:
    """Return the library's processor time, and the tricks of every card."""
    assert question.strains is not None
    assert question.leaders is not None
    assert question.table is not None
    dll, cards = library(1), binding._Cards()  # noqa: SLF001
    spent, found = 0.0, np.full((len(question.hands), 52), dd.NOT_LEGAL, np.int8)
    for row, hands in enumerate(question.hands):
        strain = int(question.strains[row])
        posed = binding._Deal(  # noqa: SLF001
            trump=4 if strain == 4 else 3 - strain, first=int(question.leaders[row])
        )
        for seat in range(4):
            for suit in range(4):
                posed.held[seat][3 - suit] = _held(int(hands[seat]), suit)
        for turn, card in enumerate(card for card in question.table[row] if card >= 0):
            posed.suits_played[turn] = 3 - int(card) // 13
            posed.ranks_played[turn] = int(card) % 13 + 2
        start = process_time()
        # Target -1, solutions 3: the tricks of every card. Mode 1: even of a single one.
        code = dll.SolveBoard(posed, -1, 3, 1, ctypes.byref(cards), 0)
        spent += process_time() - start
        assert code == 1
        for place in range(cards.count):
            suit = 3 - cards.suit[place]
            # Of touching cards the library tells the highest alone, with the others as bits.
            ranks = cards.lower_equals[place] | 1 << cards.rank[place]
            for rank in range(2, 15):
                if ranks >> rank & 1:
                    found[row, 13 * suit + rank - 2] = cards.tricks[place]
    return spent, found


def our_cards(question: Question, **work: Any) -> tuple[float, NDArray[np.int8]]:  # noqa: ANN401
    """Return the engine's processor time, and the tricks of every card."""
    assert question.strains is not None
    assert question.leaders is not None
    start = process_time()
    found = dd.leads(
        question.hands, question.strains, question.leaders, question.table, threads=1, **work
    )
    return process_time() - start, found


def _bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _dealt(chance: random.Random) -> NDArray[np.uint64]:
    cards = chance.sample(range(52), 52)
    return np.array([_bits(cards[13 * s : 13 * s + 13]) for s in range(4)], np.uint64)


def random_deals(chance: random.Random) -> Iterator[Question]:
    """Yield deals, one a round."""
    while True:
        yield Question(_dealt(chance)[None])


def freaks(chance: random.Random) -> Iterator[Question]:
    """Yield deals in which every hand is 5440, each with another void."""
    lengths = ((5, 4, 4, 0), (0, 5, 4, 4), (4, 0, 5, 4), (4, 4, 0, 5))
    while True:
        hands = [0] * 4
        for suit in range(4):
            ranks = chance.sample(range(13), 13)
            for seat in range(4):
                for _ in range(lengths[seat][suit]):
                    hands[seat] |= 1 << 13 * suit + ranks.pop()
        yield Question(np.array([hands], np.uint64))


def worlds(
    hands: NDArray[np.uint64], strain: int, leader: int, count: int, chance: random.Random
) -> Question:
    """Return positions in which the leader and his partner hold the same, the others do not."""
    rows = np.repeat(hands[None], count, axis=0)
    left, right = (leader + 1) % 4, (leader + 3) % 4
    hidden = [card for card in range(52) if (int(hands[left]) | int(hands[right])) >> card & 1]
    for row in rows:
        chance.shuffle(hidden)
        half = len(hidden) // 2
        row[left], row[right] = _bits(hidden[:half]), _bits(hidden[half:])
    return Question(
        rows,
        np.full(count, strain, np.int8),
        np.full(count, leader, np.int8),
        np.full((count, 3), -1, np.int8),
    )


def leads(chance: random.Random) -> Iterator[Question]:
    """Yield eight worlds of an opening lead a round."""
    while True:
        yield worlds(_dealt(chance), chance.randrange(5), chance.randrange(4), 8, chance)


def five(chance: random.Random) -> Iterator[Question]:
    """Yield eight worlds of a deal after five tricks, every card of them among the best."""
    while True:
        hands, strain, leader = _dealt(chance), chance.randrange(5), chance.randrange(4)
        for _ in range(5):
            trick: list[int] = []
            for turn in range(4):
                seat = (leader + turn) % 4
                table = [[*trick, -1, -1, -1][:3]]
                row = dd.leads(hands[None], strain, leader, table, mode="best")[0]
                card = int(chance.choice(np.flatnonzero(row >= 0).tolist()))
                hands[seat] = int(hands[seat]) ^ 1 << card
                trick.append(card)
            leader = (leader + _winner(trick, strain)) % 4
        yield worlds(hands, strain, leader, 8, chance)


def _winner(trick: list[int], strain: int) -> int:
    winner = 0
    for turn, card in enumerate(trick):
        best = trick[winner]
        if card // 13 == best // 13:
            winner = turn if card > best else winner
        elif card // 13 == strain:
            winner = turn
    return winner


def mix(path: Path, chance: random.Random) -> Iterator[Question]:
    """Yield 25 positions a round of those that robots asked about."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    chance.shuffle(rows)
    for first in range(0, len(rows), 25):
        hands, strains, leaders, table = zip(*rows[first : first + 25], strict=True)
        yield Question(
            np.array(hands, np.uint64),
            np.array(strains, np.int8),
            np.array(leaders, np.int8),
            np.array(table, np.int8),
        )


Solve = Callable[..., tuple[float, NDArray[np.int8]]]


@dataclass
class Pair:
    """Times of both, round by round."""

    theirs: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    def tell(self, name: str) -> None:
        """Print means, medians, 95th percentiles and the worst, in milliseconds."""
        print(f"{name}, {len(self.ours)} rounds   {'DDS':>9} {'engine':>9} {'ratio':>6}")
        for what, measure in (
            ("mean", statistics.fmean),
            ("median", statistics.median),
            ("95th percentile", lambda times: sorted(times)[int(0.95 * len(times))]),
            ("worst", max),
        ):
            them, us = 1e3 * measure(self.theirs), 1e3 * measure(self.ours)
            print(f"  {what:<24} {them:9.2f} {us:9.2f} {them / us:6.2f}")


def paired(
    name: str, questions: Iterator[Question], rounds: int, theirs: Solve, ours: Solve,
    **work: Any,  # noqa: ANN401
) -> None:  # fmt: skip
    """Let both answer the same questions, in turn."""
    pair, number = Pair(), 0
    for number, question in enumerate(questions):
        if number == rounds:
            break
        first = number % 2
        if first:
            spent, found = ours(question, **work)
        them, known = theirs(question)
        if not first:
            spent, found = ours(question, **work)
        assert (known == found).all(), f"round {number}: the two do not agree"
        pair.theirs.append(them)
        pair.ours.append(spent)
    pair.tell(name)


def all_cores(chance: random.Random, rounds: int) -> None:
    """Let both solve 40 deals a round on all cores, by the clock."""
    dll, pair = library(1), Pair()
    dll.SetMaxThreads(cores())
    strains = (ctypes.c_int * 5)(0, 0, 0, 0, 0)
    for _ in range(rounds):
        hands = np.array([_dealt(chance) for _ in range(40)])
        deals, tables = _TableDeals(count=40), _Tables()
        for place, row in enumerate(hands):
            deals.deals[place] = _deal(row)
        start = perf_counter()
        code = dll.CalcAllTables(
            ctypes.byref(deals), -1, strains, ctypes.byref(tables), ctypes.byref(_Par())
        )
        pair.theirs.append(perf_counter() - start)
        assert code == 1
        start = perf_counter()
        found = dd.tables(hands)
        pair.ours.append(perf_counter() - start)
        for place in range(40):
            for strain in range(5):
                theirs = list(tables.tables[place].tricks[3 - strain if strain < 4 else 4])
                assert theirs == found[place, strain].tolist(), "the two do not agree"
    pair.tell(f"tables of 40 deals on {cores()} cores")


class _Par(ctypes.Structure):
    # ``struct allParResults``: asked for by the function, not filled in.
    _fields_ = (("bytes", ctypes.c_char * (40 * 1024)),)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "what", nargs="+", choices=["tables", "leads", "five", "mix", "freaks", "cores"]
    )
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", default="solver pairs")
    parser.add_argument("--path", help="of the engine: bmi2, popcnt or baseline")
    parser.add_argument("--mix", type=Path, help="the positions kept by mix.py")
    arguments = parser.parse_args()
    work = {"path": arguments.path} if arguments.path else {}
    print(f"engine: path {arguments.path or dd.PATH}")
    for what in arguments.what:
        chance, rounds = random.Random(arguments.seed), arguments.rounds
        if what == "cores":
            all_cores(chance, rounds)
        elif what in {"tables", "freaks"}:
            deals = random_deals(chance) if what == "tables" else freaks(chance)
            paired(what, deals, rounds, their_tables, our_tables, **work)
        else:
            if what == "mix":
                if not arguments.mix:
                    parser.error("mix: --mix FILE (see mix.py)")
                questions = mix(arguments.mix, chance)
            else:
                questions = leads(chance) if what == "leads" else five(chance)
            paired(what, questions, rounds, their_cards, our_cards, **work)


if __name__ == "__main__":
    main()
