"""Running a dealer script: the deals it accepts, and its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import numpy as np
from numpy.typing import NDArray

from biritch.competition.dealing.batch import (
    BATCH,
    DealBatch,
    RandomBits,
    dealt_batches,
    given_hands,
)
from biritch.competition.dealing.evaluation import ScriptEvaluator, asks_tricks
from biritch.competition.dealing.lengths import DealsOfLengths, Lengths
from biritch.competition.dealing.syntax import (
    Average,
    Axis,
    DealerScript,
    Expression,
    Frequency,
    Print,
    PrintTexts,
    ScriptError,
)
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Vulnerability

PRODUCE: Final = 40
"""Deals kept when neither the script nor the caller says how many."""
GENERATE: Final = 10_000_000
"""Deals tried when neither says how many."""
SOLVED: Final = 32
"""About that many contracts are solved before deals are handed on: a solved one takes long."""
RARE: Final = Fraction(1, 1_000)
"""Lengths that a smaller part of all deals has are dealt, not looked for."""


@dataclass(frozen=True, slots=True)
class AverageResult:
    """The mean of an expression over *deals* deals."""

    text: str
    mean: float
    deals: int


@dataclass(frozen=True, slots=True)
class FrequencyResult:
    """The frequency of each value, and of values outside the given range.

    ``counts`` is indexed by the values of each axis; ``low`` and ``high`` are the ranges.
    """

    text: str
    axes: tuple[tuple[int, int], ...]
    counts: dict[tuple[int, ...], int]
    deals: int


class ScriptRun:
    """One run of a script; iterate over :meth:`deals`, then read :meth:`results`.

    The same *seed* gives the same deals on every machine.

    Example:
        >>> from biritch.competition.dealing.script_text import read_script
        >>> script = read_script('''hcp(north) >= 20
        ... action average "points" hcp(north)''')
        >>> run = ScriptRun(script, seed="7")
        >>> all(deal.north.hcp >= 20 for deal in run.deals(5))
        True
        >>> run.results()[0].deals, run.kept
        (5, 5)
    """

    def __init__(self, script: DealerScript, seed: str | None = None) -> None:
        """Prepare to run *script*."""
        self.script = script
        self.tried = self.kept = 0
        self._bits = RandomBits(seed)
        self._evaluator = ScriptEvaluator(script, self._bits)
        self._sums: Counter[int] = Counter()
        self._counts: dict[int, Counter[tuple[int, ...]]] = {}
        self._lines: list[str] = []
        self._portion = SOLVED if any(map(asks_tricks, _expressions(script))) else BATCH

    def deals(
        self, number: int, tries: int = GENERATE, at: Callable[[int], None] | None = None
    ) -> Iterator[Deal]:
        """Yield up to *number* accepted deals out of at most *tries*.

        *at* is called after each batch with the number accepted. Batches are small if contracts
        are solved.

        Raises:
            ScriptError: The predealt cards leave no deal with the lengths wanted.
        """
        for batch in self._portions():
            left = min(len(batch), tries - self.tried)
            places = self._select_deals(batch, left)[: number - self.kept]
            kept = batch.subset(places)
            self.kept += len(kept)
            self.tried += left if self.kept < number else int(places[-1]) + 1
            self._count(kept)
            yield from (kept.deal(place) for place in range(len(kept)))
            if at is not None:
                at(self.kept)
            if self.kept >= number or self.tried >= tries:
                return

    def _portions(self) -> Iterator[DealBatch]:
        """Yield the batches, split so that each has about :data:`SOLVED` contracts to solve."""
        for batch in self._batches():
            first = 0
            while first < len(batch):
                size, solved = self._portion, self._evaluator.contracts_solved
                yield batch.subset(np.arange(first, min(first + size, len(batch))))
                first += size
                solved = self._evaluator.contracts_solved - solved
                if solved > 2 * SOLVED:
                    self._portion = max(1, size // 2)
                elif solved < SOLVED // 2:
                    self._portion = min(BATCH, 2 * size)

    def _batches(self) -> Iterator[DealBatch]:
        """Yield random deals with the predealt cards and lengths."""
        given = given_hands(self.script.predealt)
        wanted = {(int(one.seat), int(one.suit)): one.length for one in self.script.lengths}
        if not wanted:
            yield from dealt_batches(self._bits, given)
            return
        of_lengths = DealsOfLengths(wanted, given)
        if not of_lengths.number:
            raise ScriptError(self.script.lengths[-1].line, "lengths")
        if of_lengths.share < RARE:
            yield from of_lengths.batches(self._bits, BATCH)
        for batch in dealt_batches(self._bits, given):
            yield batch.subset(self._with_lengths(batch, wanted))

    def _with_lengths(self, batch: DealBatch, wanted: Lengths) -> NDArray[np.intp]:
        chosen = np.arange(len(batch))
        for (seat, suit), length in wanted.items():
            held = batch.holdings[chosen, seat, suit]
            chosen = chosen[self._evaluator.lengths(held) == length]
        return chosen

    def _select_deals(self, batch: DealBatch, left: int) -> NDArray[np.intp]:
        """Return the indexes of the first *left* accepted deals of *batch*."""
        chosen = np.arange(left)
        if not left:
            return chosen
        return chosen[self._evaluator.holds(self.script.condition, batch.subset(chosen))]

    def _count(self, batch: DealBatch) -> None:
        if not len(batch):
            return
        for place, action in enumerate(self.script.actions):
            match action:
                case Average(_, value):
                    self._sums[place] += int(self._evaluator.values(value, batch).sum())
                case Frequency(_, axes):
                    columns = [self._clip_axis(axis, batch) for axis in axes]
                    counter = self._counts.setdefault(place, Counter())
                    counter.update(zip(*(column.tolist() for column in columns), strict=True))
                case Print() | PrintTexts():
                    pass
        self._print(batch)

    def _clip_axis(self, axis: Axis, batch: DealBatch) -> NDArray[np.int64]:
        values = self._evaluator.values(axis.value, batch)
        return np.clip(values, axis.low - 1, axis.high + 1)

    def results(self) -> list[AverageResult | FrequencyResult]:
        """Return the results of the script's averages and frequencies, in order."""
        found: list[AverageResult | FrequencyResult] = []
        for place, action in enumerate(self.script.actions):
            if isinstance(action, Average):
                mean = self._sums[place] / self.kept if self.kept else 0.0
                found.append(AverageResult(action.text, mean, self.kept))
            elif isinstance(action, Frequency):
                ranges = tuple((axis.low, axis.high) for axis in action.axes)
                counts = dict(sorted(self._counts.get(place, Counter()).items()))
                found.append(FrequencyResult(action.text, ranges, counts, self.kept))
        return found

    def take_lines(self) -> list[str]:
        """Return and clear the lines printed so far."""
        lines, self._lines = self._lines, []
        return lines

    def _print(self, batch: DealBatch) -> None:
        printing = [one for one in self.script.actions if isinstance(one, Print | PrintTexts)]
        for place in range(len(batch) if printing else 0):
            single = batch.subset(np.array([place], dtype=np.intp))
            for action in printing:
                self._lines.append(self._print_action(action, single))

    def _print_action(self, action: Print | PrintTexts, single: DealBatch) -> str:
        def value(expression: object) -> str:
            return str(int(self._evaluator.values(expression, single)[0]))  # type: ignore[arg-type]

        if isinstance(action, PrintTexts):
            parts = (part if isinstance(part, str) else value(part) for part in action.parts)
            return "".join(parts)
        from biritch.competition.dealing.deal_lines import print_deal

        end = f" {value(action.value)}" if action.value is not None else ""
        return print_deal(single.deal(0), action.form, action.seats) + end


def script_board(script: DealerScript, number: int) -> Board:
    """Return board *number* with the dealer and the vulnerability that *script* sets.

    Example:
        >>> from biritch.competition.dealing.script_text import read_script
        >>> str(script_board(read_script("dealer west"), 1).dealer)
        'W'
    """
    board = Board.from_number(number)
    dealer = script.dealer if script.dealer is not None else board.dealer
    sides: Vulnerability = (
        script.vulnerable if script.vulnerable is not None else board.vulnerability
    )
    return Board(number, dealer, sides)


def _expressions(script: DealerScript) -> Iterator[Expression]:
    """Yield the expressions of *script*: its condition, and those of its actions."""
    yield script.condition
    for action in script.actions:
        match action:
            case Average(_, value):
                yield value
            case Frequency(_, axes):
                yield from (axis.value for axis in axes)
            case Print(value=value) if value is not None:
                yield value
            case PrintTexts(parts):
                yield from (part for part in parts if not isinstance(part, str))
            case _:
                pass
