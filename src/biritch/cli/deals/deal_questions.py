"""Functions of a whole deal in ``biritch simulate``: double dummy results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.evaluator import Evaluator, evaluators
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.words.notation import Notation, read_contract

DealFunction: TypeAlias = Callable[[Deal], float]
"""A question to one deal; a condition answers 0 or 1."""


@dataclass(frozen=True, slots=True)
class DealQuestion:
    """A function of the language on a whole deal, like ``HandQuestion`` on a hand.

    ``build`` receives the seats and the quoted word after them; ``wrong`` is the message that
    refuses that word, ``None`` if there is none.
    """

    kind: Literal["number", "condition"]
    usage: str
    build: Callable[[Sequence[Seat], Sequence[str], Notation], DealFunction]
    wrong: str | None = None
    spellings: tuple[str, ...] = ()


@cache
def side_questions() -> Mapping[str, DealQuestion]:
    """Return evaluators of a side's two hands, as functions of the language.

    Example:
        >>> sorted(side_questions())
        ['trumps']
    """
    return MappingProxyType(
        {
            key.replace("-", "_"): _of_side(key.replace("-", "_"), evaluator)
            for key, evaluator in evaluators().items()
            if evaluator.kind == "side"
        }
    )


def _of_side(name: str, evaluator: Evaluator) -> DealQuestion:
    value = evaluator.of_side
    assert value is not None

    def build(seats: Sequence[Seat], words: Sequence[str], notation: Notation) -> DealFunction:
        del words, notation
        seat = seats[0]
        return lambda deal: value(deal[seat], deal[seat.partner])

    return DealQuestion("number", f"{name}(NS)", build, spellings=(evaluator.french,))


def deal_questions(vulnerability: Vulnerability) -> Mapping[str, DealQuestion]:
    """Return all functions of a deal by English name, with scores at *vulnerability*.

    Example:
        >>> sorted(deal_questions(Vulnerability.NONE))
        ['makes', 'par', 'score', 'tricks']
    """

    def points(seats: Sequence[Seat], words: Sequence[str], notation: Notation) -> DealFunction:
        contracts = _contracts(seats, words, notation)

        def best(deal: Deal) -> int:
            return max(
                score(
                    TARIFF,
                    contract,
                    _declarer_tricks(deal, contract.strain, contract.declarer),
                    vulnerable=contract.declarer in vulnerability,
                )
                for contract in contracts
            )

        return best

    def par_of(seats: Sequence[Seat], words: Sequence[str], notation: Notation) -> DealFunction:
        del words, notation
        sign = 1 if seats[0].side is Side.NS else -1
        board = Board(1, Seat.NORTH, vulnerability)

        def count_points(deal: Deal) -> int:
            from biritch.solver.par import par

            return sign * par(_table(deal), board).score_ns

        return count_points

    return MappingProxyType(
        {
            "tricks": DealQuestion("number", 'tricks(S, "H")', _tricks, "cli-where-bad-strain"),
            "makes": DealQuestion(
                "condition", 'makes(S, "4H")', _makes, "cli-where-bad-contract"
            ),
            "score": DealQuestion(
                "number", 'score(S, "4HX")', points, "cli-where-bad-contract"
            ),
            "par": DealQuestion("number", "par(NS)", par_of),
        }
    )


def _tricks(seats: Sequence[Seat], words: Sequence[str], notation: Notation) -> DealFunction:
    """Return a function for the tricks in a strain, by a side's better declarer."""
    strain = _strain(words[0], notation)
    return lambda deal: max(_declarer_tricks(deal, strain, seat) for seat in seats)


def _makes(seats: Sequence[Seat], words: Sequence[str], notation: Notation) -> DealFunction:
    """Return a function for whether a side makes a contract, by either declarer."""
    contracts = _contracts(seats, words, notation)
    return lambda deal: any(_is_made(deal, contract) for contract in contracts)


def _strain(word: str, notation: Notation) -> Strain:
    try:
        contract = read_contract(f"1{word.strip()}", Seat.NORTH, notation)
    except ValueError:
        contract = None
    if contract is None:
        raise ValueError(word)
    return contract.strain


def _contracts(
    seats: Sequence[Seat], words: Sequence[str], notation: Notation
) -> list[Contract]:
    contracts = []
    for seat in seats:
        try:
            contract = read_contract(words[0], seat, notation)
        except ValueError:
            contract = None
        if contract is None:
            raise ValueError(words[0])
        contracts.append(contract)
    return contracts


# Several measures ask the same of one deal: what was solved is kept while it is looked at.
@lru_cache(maxsize=64)
def _declarer_tricks(deal: Deal, strain: Strain, declarer: Seat) -> int:
    from biritch.robots.double_dummy import double_dummy, tricks

    return tricks(double_dummy(), [(deal, strain, declarer)])[0]


@lru_cache(maxsize=64)
def _is_made(deal: Deal, contract: Contract) -> bool:
    from biritch.robots.double_dummy import double_dummy, tricks

    board, wanted = (deal, contract.strain, contract.declarer), contract.level + 6
    # Whether it makes is found in a third of the time of its tricks.
    return tricks(double_dummy(), [board], [(wanted - 1, wanted)]) == [wanted]


@lru_cache(maxsize=4)
def _table(deal: Deal) -> TrickTable:
    from biritch.robots.double_dummy import double_dummy

    return double_dummy().tables([deal])[0]
