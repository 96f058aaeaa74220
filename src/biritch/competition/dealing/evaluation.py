"""Evaluation of a script's expressions for many deals at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.competition.dealing import hand_figures as figures
from biritch.competition.dealing.batch import DealBatch, RandomBits
from biritch.competition.dealing.syntax import (
    Count,
    DealerScript,
    Expression,
    HasCard,
    Imps,
    Number,
    Operation,
    RandomNumber,
    Score,
    Shape,
    Tricks,
    Variable,
)
from biritch.core.cards import Suit
from biritch.core.evaluator import evaluators, suit_table
from biritch.core.seats import Seat
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF

if TYPE_CHECKING:
    from biritch.core.cards import Strain

Values: TypeAlias = NDArray[np.int64]
_SIMPLE: Final[Mapping[str, Callable[[Values, Values], NDArray[np.generic]]]] = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "==": np.equal,
    "!=": np.not_equal,
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
}


class ScriptEvaluator:
    """Evaluates expressions on batches, with the point counts of one script.

    Costly parts are evaluated for few deals: after ``and``, ``or`` and ``?`` only for those
    whose value is still open.

    Example:
        >>> from biritch.competition.dealing.batch import dealt_batches
        >>> from biritch.competition.dealing.script_text import read_script
        >>> script = read_script("hcp(north) + hcp(east) + hcp(south) + hcp(west)")
        >>> bits = RandomBits("1")
        >>> batch = next(dealt_batches(bits, {}, 3))
        >>> ScriptEvaluator(script, bits).values(script.condition, batch).tolist()
        [40, 40, 40]
    """

    def __init__(self, script: DealerScript, bits: RandomBits) -> None:
        """Use the point counts of *script*; random numbers come from *bits*."""
        self._bits = bits
        counts = {**figures.COUNTS, **dict(script.counts)}
        self._tables: dict[str, figures.Table] = {
            f"pt{place}": figures.rank_table(values) for place, values in counts.items()
        }
        self._tables |= {
            "hcp": figures.rank_table(script.points or figures.POINTS),
            "controls": figures.rank_table((2, 1)),
            "losers": figures.losers_table(),
            "length": figures.length_table(),
        }
        self._tricks: dict[tuple[bytes, Seat, Strain], int] = {}

    @property
    def contracts_solved(self) -> int:
        """The number of contracts solved double dummy so far."""
        return len(self._tricks)

    def lengths(self, holdings: NDArray[np.uint16]) -> Values:
        """Return the number of cards in each holding."""
        lengths: Values = self._tables["length"][holdings]
        return lengths

    def holds(self, condition: Expression, batch: DealBatch) -> NDArray[np.bool_]:
        """Return for each deal whether *condition* holds."""
        met: NDArray[np.bool_] = self.values(condition, batch) != 0
        return met

    def values(  # noqa: C901, PLR0911 - one for each kind
        self, expression: Expression, batch: DealBatch
    ) -> Values:
        """Return the value of *expression* for each deal of *batch*, shape (deals,)."""
        match expression:
            case Number(value):
                return np.full(len(batch), value, dtype=np.int64)
            case Variable(_, value):
                return self.values(value, batch)
            case Operation(operator, operands):
                return self._operation(operator, operands, batch)
            case Count(what, seat, suit):
                return self._count(what, seat, suit, batch)
            case Shape(seat, shapes):
                return self._shape(seat, shapes, batch)
            case HasCard(seat, card):
                held = batch.holdings[:, seat, card.suit]
                return ((held >> (card % 13)) & 1).astype(np.int64)
            case Tricks(seat, strain):
                return self._solve(batch, seat, strain)
            case Score():
                return self._score(expression, batch)
            case Imps(points):
                return np.array(
                    [imps(int(one)) for one in self.values(points, batch)], np.int64
                )
            case RandomNumber(below):
                ends = np.maximum(self.values(below, batch), 1)
                return self._bits.below(1 << 31, len(batch)) % ends

    def _operation(
        self, operator: str, operands: tuple[Expression, ...], batch: DealBatch
    ) -> Values:
        first = self.values(operands[0], batch)
        if operator == "not":
            return np.asarray(first == 0, dtype=np.int64)
        if operator == "?":
            return self._choice(first != 0, operands[1], operands[2], batch)
        if operator in ("and", "or"):
            open_deals = np.flatnonzero((first != 0) == (operator == "and"))
            found = np.full(len(batch), int(operator == "or"), dtype=np.int64)
            if len(open_deals):
                found[open_deals] = self.values(operands[1], batch.subset(open_deals)) != 0
            return found
        second = self.values(operands[1], batch)
        if operator in _SIMPLE:
            return _SIMPLE[operator](first, second).astype(np.int64)
        return _divide(first, second, rest=operator == "%")

    def _choice(
        self, chosen: NDArray[np.bool_], one: Expression, other: Expression, batch: DealBatch
    ) -> Values:
        found = np.zeros(len(batch), dtype=np.int64)
        for expression, places in (
            (one, np.flatnonzero(chosen)),
            (other, np.flatnonzero(~chosen)),
        ):
            if len(places):
                found[places] = self.values(expression, batch.subset(places))
        return found

    def _count(self, what: str, seat: Seat, suit: Suit | None, batch: DealBatch) -> Values:
        held = batch.holdings[:, seat]
        if what == "cccc":
            return _kaplan_rubens(held)
        if what == "quality":
            return figures.quality_table()[held[:, suit]]
        if what not in self._tables:
            return _evaluate(what, seat, suit, batch)
        table = self._tables[what]
        return table[held[:, suit]] if suit is not None else table[held].sum(axis=1)

    def _shape(
        self, seat: Seat, shapes: frozenset[tuple[int, int, int, int]], batch: DealBatch
    ) -> Values:
        lengths = self._tables["length"][batch.holdings[:, seat]]
        spades_first = ((lengths[:, 3] * 14 + lengths[:, 2]) * 14 + lengths[:, 1]) * 14
        found: Values = _shape_table(shapes)[spades_first + lengths[:, 0]]
        return found

    def _solve(self, batch: DealBatch, seat: Seat, strain: Strain) -> Values:
        from biritch.solver.choice import choose_solver

        keys = [(batch.holdings[place].tobytes(), seat, strain) for place in range(len(batch))]
        missing = [place for place, key in enumerate(keys) if key not in self._tricks]
        contracts = [(batch.deal(place), strain, seat) for place in missing]
        for place, won in zip(
            missing, choose_solver().declarer_tricks(contracts) if missing else (), strict=True
        ):
            self._tricks[keys[place]] = won
        return np.array([self._tricks[key] for key in keys], dtype=np.int64)

    def _score(self, asked: Score, batch: DealBatch) -> Values:
        scores = np.array([_score(asked, tricks) for tricks in range(14)], dtype=np.int64)
        return scores[np.clip(self.values(asked.tricks, batch), 0, 13)]


def _evaluate(what: str, seat: Seat, suit: Suit | None, batch: DealBatch) -> Values:
    """Return the values of an evaluator of the shelf, times 100 if it has fractions."""
    evaluator = evaluators()[what.replace("_", "-")]
    if suit is not None:
        found = _suit_values(what)[batch.holdings[:, seat, suit]]
    elif evaluator.of_suit is not None and evaluator.of_hand is None:
        found = _suit_values(what)[batch.holdings[:, seat]].sum(axis=1)
        if evaluator.of_shape is not None:
            lengths = np.sort(figures.length_table()[batch.holdings[:, seat]], axis=1)
            shapes, places = np.unique(lengths[:, ::-1], axis=0, return_inverse=True)
            added = [evaluator.of_shape(tuple(shape)) for shape in shapes.tolist()]
            found = found + np.array(added, dtype=np.float64)[places.reshape(-1)]
    else:
        values = []
        for deal in map(batch.deal, range(len(batch))):
            of_side = evaluator.of_side
            hand = deal[seat]
            values.append(
                of_side(hand, deal[seat.partner]) if of_side else evaluator.value(hand)
            )
        found = np.array(values, dtype=np.float64)
    return np.rint(found * (100 if evaluator.fractions else 1)).astype(np.int64)


@cache
def _suit_values(what: str) -> NDArray[np.float64]:
    return np.array(suit_table(evaluators()[what.replace("_", "-")]), dtype=np.float64)


def asks_tricks(expression: Expression) -> bool:
    """Return whether any part of *expression* needs double dummy tricks.

    Example:
        >>> from biritch.competition.dealing.script_text import read_script
        >>> asks_tricks(read_script("hcp(north) >= 20 && tricks(north, spades) > 9").condition)
        True
    """
    waiting, seen = [expression], set[int]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        match one:
            case Tricks():
                return True
            case Operation(_, operands):
                waiting += operands
            case Variable(_, value) | Imps(value) | RandomNumber(value):
                waiting.append(value)
            case Score(tricks=value):
                waiting.append(value)
            case _:
                pass
    return False


def _score(asked: Score, tricks: int) -> int:
    return score(TARIFF, asked.contract, tricks, vulnerable=asked.vulnerable)


def _divide(first: Values, second: Values, *, rest: bool) -> Values:
    """Return quotients truncated towards zero, or remainders; 0 for a division by zero."""
    safe = np.where(second == 0, 1, second)
    quotients = np.sign(first) * np.sign(safe) * (np.abs(first) // np.abs(safe))
    found = first - quotients * safe if rest else quotients
    return np.where(second == 0, 0, found)


def _kaplan_rubens(held: NDArray[np.uint16]) -> Values:
    lengths = figures.length_table()[held]
    total = figures.quality_table()[held].sum(axis=1)
    total += figures.honours_table()[held].sum(axis=1)
    shortness = figures.shortness_table()[held].sum(axis=1)
    total += np.maximum(shortness - 100, 0)
    flat = (lengths.max(axis=1) == 4) & (lengths.min(axis=1) == 3)
    return np.asarray(total - 50 * flat, dtype=np.int64)


@cache
def _shape_table(shapes: frozenset[tuple[int, int, int, int]]) -> Values:
    table = np.zeros(14**4, dtype=np.int64)
    for spades, hearts, diamonds, clubs in shapes:
        table[((spades * 14 + hearts) * 14 + diamonds) * 14 + clubs] = 1
    return table
