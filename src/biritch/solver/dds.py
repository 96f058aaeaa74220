"""The double dummy solver DDS, the library of Bo Haglund and Soren Hein.

It can be chosen in place of this project's own (:mod:`biritch.solver.choice`), which the
tests hold against it.
This is the only file that touches C. The library is version 2.9, compiled inside the wheel of
``endplay`` for every platform; ``endplay`` itself is not imported. Each thread of the library
has its own memory and is lent to one Python thread at a time. Whatever the library would refuse
is refused before it is asked, for it writes a file to the current folder when it complains.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import TypeVar

from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.solver.cores import cores
from biritch.solver.declarer_tricks import ease, tricks_of_declarers
from biritch.solver.solver import (
    UNSOLVED,
    Position,
    ProgressCallback,
    SolverFault,
    check,
    clamp_tricks,
    nobody,
)

Question = TypeVar("Question")
Answer = TypeVar("Answer")

_SUIT = (1 << 13) - 1
_ONE, _EVERY = 1, 3
"""Solutions wanted: one card, or every card with its tricks."""
_AFRESH, _CONTINUED = 1, 2
"""Modes: a new deal or strain, or the same with only another leader or target."""
_BEST = -1
"""The target that asks for the most tricks."""


class _Deal(ctypes.Structure):
    # ``struct deal`` of dll.h: ``held`` is by seat, then suit; bit n stands for rank n.
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("suits_played", ctypes.c_int * 3),
        ("ranks_played", ctypes.c_int * 3),
        ("held", (ctypes.c_uint * 4) * 4),
    )


class _Cards(ctypes.Structure):
    # ``struct futureTricks`` of dll.h: at most thirteen cards, each with its tricks.
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("count", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("lower_equals", ctypes.c_int * 13),
        ("tricks", ctypes.c_int * 13),
    )


class _Info(ctypes.Structure):
    # ``struct DDSInfo`` of dll.h.
    _fields_ = (
        ("version", ctypes.c_int * 3),
        ("version_text", ctypes.c_char * 10),
        ("system", ctypes.c_int),
        ("bits", ctypes.c_int),
        ("compiler", ctypes.c_int),
        ("constructor", ctypes.c_int),
        ("cores", ctypes.c_int),
        ("threading", ctypes.c_int),
        ("threads", ctypes.c_int),
        ("texts", ctypes.c_char * 4096),
    )


def _suit(number: int) -> int:
    """Convert a suit to the library's numbering (spades 0), or back."""
    return 3 - number


def _trump(strain: Strain) -> int:
    return 4 if strain is Strain.NOTRUMP else _suit(strain)


def _pose_deal(hands: Sequence[Hand], strain: Strain, leader: Seat) -> _Deal:
    posed = _Deal(trump=_trump(strain), first=leader)
    for seat, hand in enumerate(hands):
        for suit in range(4):
            posed.held[seat][_suit(suit)] = (hand.bits >> 13 * suit & _SUIT) << 2
    return posed


class _Library:
    """The library in one process: its functions and its idle threads."""

    def __init__(self) -> None:
        self._dll = _load_library()
        self._dll.SolveBoard.argtypes = [
            _Deal, *[ctypes.c_int] * 3, ctypes.POINTER(_Cards), ctypes.c_int,
        ]  # fmt: skip
        self._dll.SetMaxThreads(cores())
        info = _Info()
        self._dll.GetDDSInfo(ctypes.byref(info))
        self.threads = info.threads
        self._idle: SimpleQueue[int] = SimpleQueue()
        for number in range(self.threads):
            self._idle.put(number)

    @contextmanager
    def thread(self) -> Iterator[_Thread]:
        """Lend a thread of the library, waiting if all are busy."""
        number = self._idle.get()
        try:
            yield _Thread(self._dll, number)
        finally:
            self._idle.put(number)


@dataclass(slots=True)
class _Thread:
    """One thread of the library, with its transposition table."""

    dll: ctypes.CDLL
    number: int
    cards: _Cards = field(default_factory=_Cards)

    def solve(self, posed: _Deal, target: int, solutions: int, mode: int) -> _Cards:
        """Return the library's answer, which the next question overwrites."""
        code = self.dll.SolveBoard(
            posed, target, solutions, mode, ctypes.byref(self.cards), self.number
        )
        if code != 1:
            text = ctypes.create_string_buffer(256)
            self.dll.ErrorMessage(code, text)
            raise SolverFault(f"DDS: {text.value.decode('ascii', 'replace')} ({code})")
        return self.cards


def _load_library() -> ctypes.CDLL:
    # Found without importing endplay, which would load its own copy and much else.
    package = find_spec("endplay")
    folders = list(package.submodule_search_locations or ()) if package else []
    paths = [path for folder in folders for path in sorted(Path(folder, "_dds").glob("*dds*"))]
    if not paths:
        raise SolverFault('DDS: no library found (endplay has it: pip install "biritch[dds]")')
    try:
        if sys.platform == "win32":
            return ctypes.WinDLL(str(paths[0]))
        return ctypes.CDLL(str(paths[0]))
    except OSError as error:
        raise SolverFault(f"DDS: {paths[0]} does not load here: {error}") from None


@cache
def _library_of(process: int) -> _Library:
    """Return the library of *process*: a child process starts with every thread idle."""
    del process
    return _Library()


def _solve_all(
    work: Callable[[_Thread, Question], Answer],
    questions: Sequence[Question],
    most: int | None,
    progress: ProgressCallback,
) -> list[Answer]:
    """Return *work* of each of *questions*, on all cores, in order."""
    library = _library_of(os.getpid())

    def answer(question: Question) -> Answer:
        with library.thread() as thread:
            return work(thread, question)

    workers = min(library.threads, len(questions), most or library.threads)
    if workers <= 1:
        return _count_answers(map(answer, questions), progress)
    pool = ThreadPoolExecutor(workers)
    try:
        return _count_answers(pool.map(answer, questions), progress)
    finally:
        pool.shutdown(cancel_futures=True)


def _count_answers(answers: Iterable[Answer], progress: ProgressCallback) -> list[Answer]:
    """Return *answers*, reporting their number after each."""
    collected = []
    for answer in answers:
        collected.append(answer)
        progress(len(collected))
    return collected


def _tricks(thread: _Thread, question: tuple[Deal, Strain]) -> tuple[int, ...]:
    """Return the tricks of the four declarers in one strain."""
    deal, strain = question
    posed = _pose_deal(deal.hands, strain, Seat.NORTH)
    mode = _AFRESH

    def can(leader: Seat, tricks: int) -> bool:
        nonlocal mode
        posed.first = leader
        cards = thread.solve(posed, tricks, _ONE, mode)
        # Positions of this deal and strain are remembered for the next question.
        mode = _CONTINUED
        return bool(cards.count)

    return tricks_of_declarers(deal, strain, can)


def _leads(thread: _Thread, position: Position) -> dict[Card, int]:
    """Return every legal card of the seat to play with the tricks of its side."""
    trick = position.trick
    if not position.hands[trick.turn]:
        return {}
    posed = _pose_deal(position.hands, position.strain, trick.leader)
    for turn, card in enumerate(trick.cards):
        posed.suits_played[turn] = _suit(card.suit)
        posed.ranks_played[turn] = card.rank
    cards = thread.solve(posed, _BEST, _EVERY, _AFRESH)
    won = {}
    for place in range(cards.count):
        suit, tricks = Suit(_suit(cards.suit[place])), cards.tricks[place]
        won[Card.of(suit, cards.rank[place])] = tricks
        # The library names only the top of touching cards; the others are as good.
        equals = cards.lower_equals[place] >> 2
        while equals:
            top = equals.bit_length() - 1
            won[DECK[13 * suit + top]] = tricks
            equals ^= 1 << top
    return {card: won[card] for card in trick.legal(position.hands[trick.turn])}


def _declarer_tricks(thread: _Thread, question: tuple[Deal, Strain, Seat]) -> int:
    """Return the tricks of one declarer in one strain."""
    deal, strain, declarer = question
    # The library answers for the side of the leader.
    cards = thread.solve(_pose_deal(deal.hands, strain, declarer.after()), _BEST, _ONE, _AFRESH)
    return 13 - int(cards.tricks[0])


@dataclass(frozen=True, slots=True)
class DDS:
    """A :class:`~biritch.solver.solver.BatchSolver` on every core; it can be pickled.

    Calls from several threads share the cores fairly. ``most`` limits how many cores one
    call takes; ``None`` is all of them.

    Example:
        >>> (table,) = DDS().tables([Deal.random(seed=7)])
        >>> table["N", "NT"]
        10
    """

    most: int | None = None

    def tables(
        self, deals: Sequence[Deal], progress: ProgressCallback = nobody
    ) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal.

        *progress* is called with the number of strains solved so far, five a deal.

        Raises:
            SolverFault: The library cannot be loaded.

        Example:
            >>> (table,) = DDS().tables([Deal.random(seed=7)])
            >>> table["E", "C"]
            5
        """
        questions = [(deal, strain) for deal in deals for strain in Strain]
        # A long search begun last would leave the other cores idle until it ends.
        hardest_first = sorted(range(len(questions)), key=lambda place: ease(*questions[place]))
        solved = _solve_all(
            _tricks, [questions[place] for place in hardest_first], self.most, progress
        )
        columns = dict(zip(hardest_first, solved, strict=True))
        return [
            TrickTable(tuple(zip(*(columns[first + strain] for strain in Strain), strict=True)))
            for first in range(0, len(questions), len(Strain))
        ]

    def leads(
        self, positions: Sequence[Position], progress: ProgressCallback = nobody
    ) -> list[dict[Card, int]]:
        """Return, for each position, every legal card with the tricks of its own side.

        The current trick counts. Without cards left the dictionary is empty. *progress* is
        called with the number of positions solved so far.

        Raises:
            ValueError: A position is not possible; nothing is solved then.
            SolverFault: The library cannot be loaded.

        Example:
            >>> from biritch.rules.play import Trick
            >>> hands = tuple(map(Hand.parse, ("AQ...", "65...", "43...", "K2...")))
            >>> DDS().leads([Position(hands, Strain.NOTRUMP, Trick(Seat.SOUTH))])
            [{S4: 2, S3: 2}]
        """
        for position in positions:
            check(position)
        return _solve_all(_leads, positions, self.most, progress)

    def declarer_tricks(
        self,
        contracts: Sequence[tuple[Deal, Strain, Seat]],
        *,
        within: Sequence[tuple[int, int]] | None = None,
        seconds: float | None = None,
    ) -> list[int]:
        """Return, for each deal, the tricks of one declarer in one strain.

        For a single contract this is faster than :meth:`tables`. Deals not begun in *seconds*
        are ``UNSOLVED``; a running search cannot be stopped. *within* has no effect on speed
        here.

        Raises:
            SolverFault: The library cannot be loaded.

        Example:
            >>> DDS().declarer_tricks([(Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH)])
            [10]
        """
        end = None if seconds is None else monotonic() + seconds

        def declarer_tricks(thread: _Thread, contract: tuple[Deal, Strain, Seat]) -> int:
            late = end is not None and monotonic() >= end
            return UNSOLVED if late else _declarer_tricks(thread, contract)

        won = _solve_all(declarer_tricks, contracts, self.most, nobody)
        return won if within is None else list(map(clamp_tricks, won, within))
