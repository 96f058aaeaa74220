"""Handlers of questions about odds."""

from __future__ import annotations

import re
from collections.abc import Mapping

from biritch.core.calls import Contract
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.server.learn.messages import ContractOdds, SplitOdds, SuitOdds
from biritch.server.web.wire import sentence
from biritch.solver.odds.break_even import (
    SCORINGS,
    Stake,
    bid_instead,
    sacrifice,
)
from biritch.solver.odds.suit_breaks import WHOLE_HANDS, percent, suit_breaks
from biritch.solver.odds.suit_combinations import SuitCombination, best_line
from biritch.solver.odds.suit_lines import line_in_words
from biritch.words.notation import NOTATIONS, Notation, read_contract

_UNITS = {"imps": "imps", "mp": "mp"}


class BadQuestion(ValueError):
    """Raised for a question about odds that makes no sense; has the reason.

    Example:
        >>> BadQuestion("suit", text="AQ2").phrase.name
        'learn-odds-suit'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Use the message ``learn-odds-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"learn-odds-{name}", **arguments)


def _places(query: Mapping[str, str]) -> tuple[int, int] | None:
    text = query.get("left", "")[:20]
    if not text:
        return None
    match = re.fullmatch(r"\s*(\d{1,2})\s*,\s*(\d{1,2})\s*", text, re.ASCII)
    if not match or max(int(match[1]), int(match[2])) > WHOLE_HANDS[0]:
        raise BadQuestion("places", text=text)
    return int(match[1]), int(match[2])


def suit_break(query: Mapping[str, str]) -> list[SplitOdds]:
    """Return the probabilities of the breaks of the missing ``cards``.

    Raises:
        BadQuestion: It is no such number, or they do not fit.

    Example:
        >>> suit_break({"cards": "3"})[0]
        SplitOdds(split='2-1', percent=78.0)
    """
    text = query.get("cards", "")[:20]
    if not re.fullmatch(r"\d{1,2}", text, re.ASCII) or int(text) > 13:
        raise BadQuestion("cards", text=text)
    try:
        splits = suit_breaks(int(text), _places(query))
    except BadQuestion:
        raise
    except ValueError:
        raise BadQuestion("room", text=text) from None
    return [SplitOdds(str(split), split.percent) for split in splits]


def suit_of(query: Mapping[str, str]) -> tuple[str, tuple[int, int]]:
    """Return the checked ``suit`` of the query, and the vacant places.

    Raises:
        BadQuestion: It is no suit, or its missing cards do not fit.
    """
    text = query.get("suit", "")[:40]
    try:
        suit = SuitCombination.parse(text)
    except ValueError:
        raise BadQuestion("suit", text=text) from None
    vacant = _places(query) or WHOLE_HANDS
    if suit.missing > sum(vacant):
        raise BadQuestion("room", text=str(suit.missing))
    return str(suit), vacant


def suit_lines(text: str, vacant: tuple[int, int]) -> list[SuitOdds]:
    """Return the best line of a suit for each number of tricks, then for the average.

    Example:
        >>> [line.percent for line in suit_lines("AQ2/543", (13, 13))][:3]
        [100.0, 50.48, 0.0]
    """
    suit = SuitCombination.parse(text)
    lines = []
    for tricks in (*range(1, suit.tricks + 1), None):
        best = best_line(suit, tricks=tricks, vacant=vacant)
        chance = None if tricks is None else percent(best.chances[tricks - 1])
        average = round(float(best.average), 2)
        lines.append(SuitOdds(tricks, chance, average, sentence(line_in_words(best))))
    return lines


def contract(query: Mapping[str, str]) -> ContractOdds:
    """Return the break-even probability of ``contract``, alone or against another.

    Raises:
        BadQuestion: One of them is no contract, or cannot go down that many.

    Example:
        >>> contract({"contract": "4S", "instead": "3S", "vulnerable": "yes"}).break_even
        37.5
    """
    scoring = query.get("scoring", "imps")
    if scoring not in SCORINGS:
        raise BadQuestion("scoring", text=scoring[:20], words=", ".join(SCORINGS))
    stake = Stake(
        scoring,
        query.get("vulnerable") == "yes",
        query.get("they") == "yes",
    )
    notation: Notation = "fr" if query.get("notation") == "fr" else "en"
    ours, over = _contract(query.get("contract", ""), notation), query.get("over", "")
    other = _contract(over or query.get("instead", ""), notation)
    text = query.get("down", "1")[:4]
    down = int(text) if re.fullmatch(r"\d{1,2}", text, re.ASCII) else 0
    try:
        found = (
            sacrifice(ours, other, stake, down=down)
            if over
            else bid_instead(ours, other, stake, down=down)
        )
    except ValueError:
        raise BadQuestion("down", text=text) from None
    unit = _UNITS.get(scoring, "points")
    return ContractOdds(found.percent, found.gain, found.loss, unit)  # type: ignore[arg-type]


def _contract(text: str, notation: Notation) -> Contract:
    for each in (notation, *NOTATIONS):
        try:
            found = read_contract(text[:10], Seat.NORTH, each)
        except ValueError:
            continue
        if found is not None:
            return found
    raise BadQuestion("contract", text=text[:10])
