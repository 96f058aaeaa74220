"""Draws of the next Swiss or knock-out round from a list of matches in text.

One match a line, ``3 7 12.40 7.60``: home, away, the score of each; ``bye 5`` for a bye; ``#``
begins a comment. The draw depends on the list alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.movement import Unsuitable
from biritch.competition.teams.knockout import KnockoutStage, following, opening
from biritch.competition.teams.swiss import (
    MatchScore,
    Rule,
    SwissDraw,
    opponents_met,
    rank_by_score,
)
from biritch.core.phrase import Argument, Phrase, PhrasedError

MatchOrBye: TypeAlias = "MatchScore | int"
"""A match, or the number of who had a bye."""

BYE = Fraction(12)
"""The victory points of a bye (docs/movements.md, 6)."""


class MatchListError(PhrasedError):
    """Raised for a line that cannot be parsed or contradicts another."""

    def __init__(self, line: int, name: str, /, **blanks: Argument) -> None:
        """Keep the number of the *line*, the message *name* and its arguments."""
        super().__init__(f"line {line}: {name} {blanks}")
        what = Phrase.of(name, **blanks)
        self.phrase = Phrase.of("draw-line", line=str(line), what=what)


@dataclass(frozen=True, slots=True)
class MatchHistory:
    """The matches and byes so far."""

    results: tuple[MatchScore, ...]
    byes: tuple[int, ...]

    @property
    def rounds_played(self) -> Counter[int]:
        """The number of rounds each entrant has played, byes included."""
        return Counter(
            [who for match in self.results for who in (match.home, match.away)]
            + list(self.byes)
        )


def read_match_list(text: str, entrants: int) -> MatchHistory:
    r"""Parse the matches and byes in *text*, for that many *entrants*.

    Raises:
        MatchListError: A line is no match and no bye, or names somebody who is not there.

    Example:
        >>> history = read_match_list("1 2 12.40 7.60\nbye 3", entrants=3)
        >>> history.results[0].home_score, history.byes
        (Fraction(62, 5), (3,))
    """
    results: list[MatchScore] = []
    byes: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        match_or_bye = _line(number, words)
        who = (
            (match_or_bye,)
            if isinstance(match_or_bye, int)
            else (match_or_bye.home, match_or_bye.away)
        )
        for entrant in who:
            if not 1 <= entrant <= entrants:
                raise MatchListError(
                    number, "draw-nobody", who=str(entrant), most=str(entrants)
                )
        if isinstance(match_or_bye, int):
            byes.append(match_or_bye)
        else:
            results.append(match_or_bye)
    return MatchHistory(tuple(results), tuple(byes))


def next_swiss(
    history: MatchHistory, entrants: int, rule: Rule, bye: Fraction = BYE
) -> tuple[int, Sequence[int], SwissDraw]:
    r"""Return the number of the next round, the ranking, and the draw by *rule*.

    Raises:
        Unsuitable: Not everybody has played as many rounds, or no draw is possible.

    Example:
        >>> from biritch.competition.teams.swiss import closest
        >>> history = read_match_list("1 4 15 5\n2 3 4 16", entrants=4)
        >>> number, order, draw = next_swiss(history, 4, closest)
        >>> number, order, draw.matches
        (2, (3, 1, 4, 2), ((3, 1), (4, 2)))
    """
    everyone = tuple(range(1, entrants + 1))
    played = history.rounds_played
    most = max(played.values(), default=0)
    for who in everyone:
        if played[who] != most:
            raise Unsuitable("draw-behind", who=str(who), played=played[who], most=str(most))
    extra = {who: bye * times for who, times in Counter(history.byes).items()}
    order = rank_by_score(everyone, history.results, extra)
    return most + 1, order, rule(order, opponents_met(history.results), history.byes)


def next_knockout(
    history: MatchHistory, entrants: int
) -> tuple[int, KnockoutStage | None, int | None]:
    """Return the number and the next stage, or ``None`` and the winner.

    Raises:
        Unsuitable: A match is drawn, is not of the stage, or some but not all were played.
    """
    stage: KnockoutStage | None = opening(range(1, entrants + 1))
    unread = list(history.results)
    number, champion = 1, None
    while stage is not None and unread:
        count = len(stage.matches)
        for match in unread[:count]:
            if {match.home, match.away} not in map(set, stage.matches):
                raise Unsuitable("draw-stranger", one=str(match.home), other=str(match.away))
        # Matches are listed stage after stage: the next so many are those of this one.
        winners = [_winner(match) for match in unread[:count]]
        stage, unread = following(stage, winners), unread[count:]
        number += 1
        champion = winners[-1] if stage is None else None
    if unread:
        raise Unsuitable("draw-over", who=str(champion))
    return number, stage, champion


def _winner(result: MatchScore) -> int:
    if result.home_score == result.away_score:
        raise Unsuitable("draw-tied", one=str(result.home), other=str(result.away))
    return result.home if result.home_score > result.away_score else result.away


def _line(number: int, words: Sequence[str]) -> MatchOrBye:
    try:
        match words:
            case ["bye", who]:
                return _number(who)
            case [home, away, one, other] if home != away:
                return MatchScore(_number(home), _number(away), _score(one), _score(other))
    except ValueError:
        pass
    raise MatchListError(number, "draw-unread", text=" ".join(words)[:60])


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise ValueError(text)
    return int(text)


def _score(text: str) -> Fraction:
    if not re.fullmatch(r"-?[0-9]{1,6}([.,][0-9]{1,4})?", text, re.ASCII):
        raise ValueError(text)
    return Fraction(text.replace(",", "."))
