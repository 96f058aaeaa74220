"""The log of a tournament: the log of its event, and the rounds, the clock, who is missing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from biritch.competition.results.entry import ResultError
from biritch.competition.results.result import Contestant
from biritch.competition.tournament import scorebook_log
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScorebookLine,
    ScorebookStep,
)
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class MovementSet:
    """The entrants sit down to a movement, named as on the shelf; ``pairs`` is how many."""

    movement: str
    pairs: int
    rounds: int
    each: int
    """Boards a round."""
    minutes: int
    """Minutes a round."""
    sections: int = 1
    """Fields side by side, each with the movement for itself, on copies of the boards."""
    count: str = ""
    """What teams count: a scale of victory points, or ``imp``, ``bam``, ``total``."""


@dataclass(frozen=True, slots=True)
class EntrantNamed:
    """A pair is called so."""

    pair: int
    names: str


@dataclass(frozen=True, slots=True)
class EntrantMissing:
    """A pair has not come; whoever should meet it sits out."""

    pair: int


@dataclass(frozen=True, slots=True)
class EntrantArrived:
    """A pair that was missing has come."""

    pair: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins, and its clock; the one after the last is the end."""

    round: int
    matches: str = ""
    """Who meets whom, ``1-8 7-2``, home first, where the results so far decide it."""


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock goes or stands, with so many minutes more or fewer."""

    running: bool
    minutes: int = 0


@dataclass(frozen=True, slots=True)
class RankingShown:
    """The ranking may be seen by everybody, or by the director alone."""

    shown: bool


@dataclass(frozen=True, slots=True)
class ScoreRefused:
    """The other side does not agree with the score of a table on a board."""

    table: BoardAtTable


Outcome: TypeAlias = Literal["", "upheld", "changed", "withdrawn"]
"""What becomes of an appeal; nothing while it is pending."""
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)


@dataclass(frozen=True, slots=True)
class AppealFiled:
    """An appeal as its form tells it (Laws 92, 93); a later one of its number replaces it."""

    number: int
    """Counted from 1 through the tournament."""
    board: int
    pair: int
    """Who appeals."""
    facts: str
    ruling: str
    """The director's ruling and its law."""
    grounds: str
    deposit: str = ""
    """What was left as a deposit; kept or given back is part of the decision."""
    decision: str = ""
    """What those who heard it say, and why; empty while it is not heard."""
    outcome: Outcome = ""
    late: bool = False
    """Whether the organiser took it after the correction period (Laws 79C1, 92B)."""

    @property
    def pending(self) -> bool:
        """Whether it is still to be decided."""
        return not self.outcome and not self.decision


@dataclass(frozen=True, slots=True)
class PlayedOnline:
    """The boards are played at tables of the server, by robots where nobody sits.

    ``flowing``: the next round begins by itself when all have played.
    """

    robots: str
    flowing: bool = True


class CarriedShare(NamedTuple):
    """What an entrant brings along: points, the most there was, and boards."""

    entrant: int
    points: Fraction
    top: Fraction
    boards: int


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """What was won in the sessions before counts too."""

    shares: tuple[CarriedShare, ...]


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """The director is called to a table; board 0 is none in particular."""

    table: int
    board: int = 0
    why: str = ""


@dataclass(frozen=True, slots=True)
class DirectorReplied:
    """The director answers a call; ``closed``: nothing is left to do."""

    call: int
    words: str = ""
    closed: bool = False


OverrunChoice: TypeAlias = Literal["wait", "director", "average"]
"""They are played all the same; or the director decides first; or both sides get 50 %."""


OVERRUN_CHOICES: tuple[OverrunChoice, ...] = ("wait", "director", "average")


@dataclass(frozen=True, slots=True)
class OverrunRule:
    """What becomes of such boards from now on, or in one round alone; round 0 is every one."""

    boards: str
    round: int = 0


@dataclass(frozen=True, slots=True)
class LineUpRule:
    """How line-ups are named from now on."""

    rule: str


@dataclass(frozen=True, slots=True)
class LineUpNamed:
    """A team plays so in the half that begins with ``round``: two letters for each room."""

    team: int
    round: int
    open: str
    closed: str


TournamentStep: TypeAlias = (
    MovementSet
    | EntrantNamed
    | EntrantMissing
    | EntrantArrived
    | RoundBegan
    | ClockSet
    | RankingShown
    | ScoreRefused
    | AppealFiled
    | PlayedOnline
    | CarriedOver
    | DirectorCalled
    | DirectorReplied
    | OverrunRule
    | LineUpRule
    | LineUpNamed
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log of a tournament."""

    what: ScorebookStep | TournamentStep
    by: str
    at: str
    """When, as ISO 8601 has it, with its distance from Greenwich."""


WORDS: Mapping[str, type[TournamentStep]] = MappingProxyType({
    "seat": MovementSet,
    "name": EntrantNamed,
    "missing": EntrantMissing,
    "arrive": EntrantArrived,
    "begin": RoundBegan,
    "clock": ClockSet,
    "show": RankingShown,
    "refuse": ScoreRefused,
    "appeal": AppealFiled,
    "online": PlayedOnline,
    "carry": CarriedOver,
    "call": DirectorCalled,
    "reply": DirectorReplied,
    "overrun": OverrunRule,
    "line-ups": LineUpRule,
    "line-up": LineUpNamed,
})  # fmt: skip
"""How each step is written; the other words are those of an event's log."""


def write_entry(entry: LogEntry) -> str:
    """Return *entry* as a line of text; the inverse of :func:`read_entry`."""
    what = entry.what
    if not isinstance(what, TournamentStep):
        return scorebook_log.write_line(ScorebookLine(what, entry.by, entry.at))
    word = next(word for word, kind in WORDS.items() if isinstance(what, kind))
    document: dict[str, object] = {"at": entry.at, "by": entry.by, "do": word}
    if isinstance(what, ScoreRefused):
        document |= {"board": what.table.board, "ns": what.table.ns, "ew": what.table.ew}
    elif isinstance(what, CarriedOver):
        document["shares"] = [list(map(str, share)) for share in what.shares]
    else:
        document |= {name: getattr(what, name) for name in what.__dataclass_fields__}
    return json.dumps(document, ensure_ascii=False)


def read_entry(text: str, number: int = 1) -> LogEntry:
    """Return the entry that line *number* tells; one that tells none is a ``Misread``."""
    try:
        document = json.loads(text)
        kind = WORDS.get(document["do"])
        if kind is not None:
            return LogEntry(_step(kind, document), str(document["by"]), str(document["at"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        where = Phrase.of("rank-at-line", line=str(number))
        raise ResultError("log", where, text=text.strip()) from None
    line = next(scorebook_log.read_lines([text]))
    return LogEntry(line.happening, line.by, line.at)


def _step(kind: type[TournamentStep], document: dict[str, Any]) -> TournamentStep:
    if kind is ScoreRefused:
        return ScoreRefused(
            BoardAtTable(str(document["board"]), _side(document["ns"]), _side(document["ew"]))
        )
    if kind is CarriedOver:
        return CarriedOver(tuple(map(_share, document["shares"])))
    asked: dict[str, Callable[[Any], object]]
    asked = {"int": int, "bool": bool, "str": str, "Outcome": _outcome}
    fields = kind.__dataclass_fields__
    fields_ = {
        name: asked[str(field.type)](document[name])
        for name, field in fields.items()
        if name in document or field.default is MISSING
    }
    return kind(**fields_)  # type: ignore[arg-type]


def _outcome(word: str) -> Outcome:
    return OUTCOMES[OUTCOMES.index(word)]


def _share(document: list[str]) -> CarriedShare:
    entrant, points, top, boards = document
    return CarriedShare(int(entrant), Fraction(points), Fraction(top), int(boards))


def _side(labels: list[list[str]]) -> tuple[Contestant, ...]:
    return tuple(Contestant(str(label), _direction(way)) for label, way in labels)


def _direction(way: str) -> Any:  # noqa: ANN401 - one of the three words, or refused
    if way not in ("", "ns", "ew"):
        raise ValueError(way)
    return way
