"""Blind play: each world played on by a player who does not see it.

A double dummy value assumes that everybody sees all the cards. Here the worlds are played on
together, card by card: in worlds that look the same, one's own hands choose the card that loses
least on average over them, as a robot without a plan would; all other seats see the cards, and
play the lowest of those that cost nothing.

This compares cards under play by averages, and playing the better one improves on play by
averages alone: Bertsekas, *Rollout algorithms for combinatorial optimization* (Journal of
Heuristics 3, 1997).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.double_dummy import solve_rows
from biritch.robots.play.evaluation import Stakes, Tricks, WorldRows
from biritch.robots.sampling.hand_arrays import LENGTH, SUIT
from biritch.solver.solver import UNSOLVED, PositionRows, QuestionMode, Solver

Numbers: TypeAlias = NDArray[np.int64]
"""Whole numbers, a row each."""

_RANK_FIRST = np.arange(52) % 13 * 4 + np.arange(52) // 13
"""A number for each card: by rank, then by suit."""
_SHOWN_OUT, _LOOKS = 255, 256
"""What is seen of a card that follows no suit and trumps nothing; more than can be seen."""
_NEVER = 99


class OutOfTime(RuntimeError):
    """Raised when time ran out before the worlds were played on."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats that choose blindly, and what they see.

    ``ours`` are the seats that choose without seeing the others' cards; ``seen`` those whose
    cards the player sees.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> Seating.of(game.view(game.actor)).ours
        frozenset({<Seat.EAST: 1>})
    """

    seat: Seat
    ours: frozenset[Seat]
    seen: tuple[Seat, ...]

    @classmethod
    def of(cls, view: View) -> Seating:
        """Return the seating of *view*, in which a card is to be played."""
        seat = view.turn
        assert seat is not None
        seen = tuple(other for other in Seat if view.seen[other] is not None)
        # Who sees partner's cards plays them; a defender sees dummy's.
        both = seat.partner in seen
        return cls(seat, frozenset({seat, seat.partner} if both else {seat}), seen)


@dataclass
class _Table:
    """All worlds being played, one row for each world and first card.

    ``world`` is the index of the world, ``alike`` a number that is equal for worlds that look
    the same; ``won`` our side's tricks since the start.
    """

    world: NDArray[np.intp]
    hands: NDArray[np.uint64]
    cards: Numbers
    leader: Numbers
    won: Numbers
    alike: Numbers
    turns: int

    @property
    def seats(self) -> Numbers:
        """The seat to play, by row."""
        return (self.leader + self.turns) % 4

    def legal(self) -> Numbers:
        """Return the legal cards of each row, one bit a card."""
        held = self.hands[np.arange(len(self.hands)), self.seats].astype(np.int64)
        if not self.turns:
            return held
        of_suit = held & (SUIT << 13 * (self.cards[:, 0] // 13))
        return np.where(of_suit, of_suit, held)


@dataclass(frozen=True)
class BlindPlay:
    """Worlds played on blindly, weighted by how often each was dealt.

    ``lost`` is the loss, in each world, for each number of tricks.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> for _ in range(40):
        ...     game = game.after(game.view(game.actor).legal[0])
        >>> view, solver = game.view(game.actor), double_dummy()
        >>> rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 4))
        >>> own = rows.solve(solver, 9.0)
        >>> play = BlindPlay.of(view, rows, own, solver, lambda: 9.0)
        >>> bool((play.tricks(rows, rows.cards) <= own).all())
        True
    """

    solver: Solver
    strain: Strain
    seating: Seating
    times: NDArray[np.float64]
    lost: NDArray[np.float64]
    time_left: Callable[[], float]

    @classmethod
    def of(
        cls,
        view: View,
        rows: WorldRows,
        own: Tricks,
        solver: Solver,
        time_left: Callable[[], float],
    ) -> BlindPlay:
        """Return the losses against the best card in each of *rows*; *own* are the tricks."""
        stakes, seating = Stakes.of(view), Seating.of(view)
        best = stakes.by_tricks[own.max(axis=1)]
        lost = stakes.swings(best[:, None] - stakes.by_tricks)
        return cls(solver, rows.strain, seating, rows.times, lost, time_left)

    def tricks(self, rows: WorldRows, cards: Sequence[Card], ahead: int = 52) -> Tricks:
        """Return ``(worlds, cards)``: our side's final tricks after each of *cards*.

        After *ahead* more cards the rest is solved double dummy.

        Raises:
            OutOfTime: There was no time to play all to the end.
        """
        table = self._lay_table(rows, cards)
        first = np.repeat(np.array([int(card) for card in cards]), len(rows))
        self._play(table, first)
        while True:
            won = self._step(table, last=ahead <= 1)
            ahead -= 1
            if won is not None:
                return won.reshape(len(cards), len(rows)).T

    def _lay_table(self, rows: WorldRows, cards: Sequence[Card]) -> _Table:
        """Return all the worlds, repeated for each of *cards*."""
        count = len(rows) * len(cards)
        positions = rows.positions
        return _Table(
            world=np.tile(np.arange(len(rows)), len(cards)),
            hands=np.tile(positions.hands, (len(cards), 1)),
            cards=np.tile(positions.table.astype(np.int64), (len(cards), 1)),
            leader=np.full(count, int(rows.trick.leader)),
            won=np.zeros(count, np.int64),
            alike=np.repeat(np.arange(len(cards)), len(rows)),
            turns=len(rows.trick.cards),
        )

    def _step(self, table: _Table, *, last: bool) -> Tricks | None:
        """Play one card in every row; return the tricks if that was the *last*."""
        seats, legal = table.seats, table.legal()
        if not legal[0]:
            return table.won
        ours = np.isin(seats, [int(seat) for seat in self.seating.ours])
        chosen = np.full(len(legal), -1)
        final = np.zeros(len(legal), np.int64)
        forced = (legal & (legal - 1)) == 0
        chosen[forced] = np.log2(legal[forced].astype(np.float64)).astype(np.int64)
        for blind in (True, False):
            which = np.flatnonzero((ours == blind) & (~forced | last))
            if not len(which):
                continue
            own = self._solve_table(table, which, seats, "exact" if blind else "best")
            picked = self._blindly(table, which, own) if blind else _lowest(own)
            chosen[which] = picked
            final[which] = own[np.arange(len(which)), picked]
        if last:
            return final
        self._play(table, chosen)
        return None

    def _solve_table(
        self, table: _Table, which: NDArray[np.intp], seats: Numbers, mode: QuestionMode
    ) -> Numbers:
        """Return our side's final tricks after each card, in the rows *which*."""
        own = np.full((len(which), 52), -1, np.int64)
        left = int(table.hands[which[0], seats[which[0]]]).bit_count()
        for seat in Seat:
            here = np.flatnonzero(seats[which] == int(seat))
            if not len(here):
                continue
            rows = which[here]
            seconds = self.time_left()
            if seconds <= 0:
                raise OutOfTime
            leader = Seat((int(seat) - table.turns) % 4)
            asked = PositionRows(
                table.hands[rows], self.strain, leader, table.cards[rows].astype(np.int8)
            )
            won = solve_rows(self.solver, asked, mode, seconds=seconds).astype(np.int64)
            if (won == UNSOLVED).any():
                raise OutOfTime
            if seat.side is not self.seating.seat.side:
                won = np.where(won < 0, won, left - won)
            own[here] = np.where(won < 0, -1, won + table.won[rows, None])
        return own

    def _blindly(self, table: _Table, which: NDArray[np.intp], own: Numbers) -> Numbers:
        """Return the card for each row that loses least in the other worlds that look the same.

        The row's own world is left out, since the player does not know it better than the
        others. If there is no other, or they are equal, its own results decide.
        """
        worlds, alike = table.world[which], table.alike[which]
        legal = own >= 0
        once = np.where(legal, np.take_along_axis(self.lost[worlds], own.clip(0), axis=1), 0.0)
        times = self.times[worlds, None]
        _, groups = np.unique(alike, return_inverse=True)
        order = np.argsort(groups, kind="stable")
        starts = np.flatnonzero(np.diff(groups[order], prepend=-1))
        sums = np.add.reduceat((once * times)[order], starts, axis=0)
        costs = sums[groups] - once * np.minimum(times, 1.0) * (1 - 1e-6)
        # Of cards as good the lowest.
        costs = np.where(legal, costs + 1e-9 * _RANK_FIRST, np.inf)
        return np.asarray(costs.argmin(axis=1))

    def _play(self, table: _Table, chosen: Numbers) -> None:
        """Play the *chosen* card in every row, and split worlds that now look different."""
        rows, seats = np.arange(len(chosen)), table.seats
        table.hands[rows, seats] &= ~(np.uint64(1) << chosen.astype(np.uint64))
        ours = np.isin(seats, [int(seat) for seat in self.seating.ours])
        looks = np.where(ours, chosen, self._looks(table, chosen))
        trick = np.column_stack([table.cards[:, : table.turns], chosen])
        full = table.turns == 3
        winners = _winners(trick, self.strain)
        seen = (table.alike * _LOOKS + looks) * 4 + winners
        _, table.alike = np.unique(seen, return_inverse=True)
        if full:
            table.leader = (table.leader + winners) % 4
            side = int(self.seating.seat) % 2
            table.won = table.won + (table.leader % 2 == side)
            table.cards = np.full_like(table.cards, -1)
            table.turns = 0
        else:
            table.cards[:, table.turns] = chosen
            table.turns += 1

    def _looks(self, table: _Table, cards: Numbers) -> Numbers:
        """Return what a card reveals: its suit, and its rank among the cards seen."""
        seen = np.bitwise_or.reduce(
            table.hands[:, [int(seat) for seat in self.seating.seen]], axis=1
        ).astype(np.int64)
        suits, ranks = cards // 13, cards % 13
        below = (seen >> (13 * suits)) & ((1 << ranks) - 1)
        looks = 16 * suits + LENGTH[below]
        if table.turns:
            out = (suits != table.cards[:, 0] // 13) & (suits != int(self.strain))
            looks = np.where(out, _SHOWN_OUT, looks)
        return np.asarray(looks)


def _lowest(own: Numbers) -> Numbers:
    """Return the lowest of the remaining cards: by rank, then by suit."""
    return np.asarray(np.where(own >= 0, _RANK_FIRST, _NEVER).argmin(axis=1))


def _winners(trick: Numbers, strain: Strain) -> Numbers:
    """Return the index of the winning card so far, from the leader."""
    suits, ranks = trick // 13, trick % 13
    power = np.where(suits == suits[:, :1], ranks + 1, 0)
    power = np.where(suits == int(strain), ranks + 20, power)
    return np.asarray(power.argmax(axis=1))
