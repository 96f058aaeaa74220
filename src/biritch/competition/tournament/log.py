"""The log of a tournament: its encoding, and all kinds of steps.

Besides the steps of the scorebook (:mod:`biritch.competition.tournament.scorebook_log`) there
are steps about the movement, rounds and their clock, absences, line-ups, appeals, calls to the
director (:mod:`biritch.competition.tournament.steps`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

import msgspec

from biritch.competition.results.entry import ResultError
from biritch.competition.tournament import scorebook_log
from biritch.competition.tournament.scorebook_log import (
    ScorebookLine,
    ScorebookStep,
)
from biritch.competition.tournament.signatures import Signature
from biritch.competition.tournament.steps.entrants import (
    DirectorPlays,
    EntrantAdded,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    EntrantReturned,
    EntrantSignedUp,
    SignUpOpened,
    SubstituteNamed,
)
from biritch.competition.tournament.steps.keys import KeysRenewed, KeyWithdrawn
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.steps.presentation import (
    Announced,
    ClubJoined,
    EntrantRated,
    PublicationSet,
    RankingColumns,
    RankingShown,
    SectionsRanked,
)
from biritch.competition.tournament.steps.rounds import (
    ClockSet,
    CorrectionPeriodSet,
    LastRoundSet,
    OverrunRule,
    RoundBegan,
    RoundsFollow,
    RoundTakenBack,
)
from biritch.competition.tournament.steps.rulings import (
    AppealFiled,
    DirectorCalled,
    DirectorReplied,
    PenaltyTakenBack,
)
from biritch.competition.tournament.steps.scores import (
    BoardFouled,
    BoardsDealt,
    CarriedOver,
    ScoreRefused,
)
from biritch.competition.tournament.steps.seats import (
    BoardsMoved,
    MovementChanged,
    SeatsExchanged,
    SectionAdded,
    TablesTurned,
)
from biritch.competition.tournament.steps.single_boards import (
    BoardPlayedInstead,
    BoardPlayersExchanged,
    BoardTurned,
)
from biritch.competition.tournament.steps.teams import LineUpNamed, LineUpRule, MatchDecided
from biritch.core.phrase import Phrase

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
    | BoardsDealt
    | RoundTakenBack
    | LastRoundSet
    | EntrantAdded
    | EntrantReturned
    | CorrectionPeriodSet
    | KeyWithdrawn
    | KeysRenewed
    | MovementChanged
    | SectionAdded
    | BoardsMoved
    | BoardFouled
    | MatchDecided
    | EntrantRated
    | RankingColumns
    | PublicationSet
    | PenaltyTakenBack
    | TablesTurned
    | SeatsExchanged
    | BoardTurned
    | BoardPlayersExchanged
    | BoardPlayedInstead
    | SubstituteNamed
    | SectionsRanked
    | RoundsFollow
    | DirectorPlays
    | ClubJoined
    | Announced
    | SignUpOpened
    | EntrantSignedUp
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log of a tournament."""

    what: ScorebookStep | TournamentStep
    by: str
    at: str
    """When, in the form of ISO 8601, with the offset from UTC."""

    @property
    def signature(self) -> Signature:
        """The author of the entry, and its time."""
        return Signature(self.by, self.at)


_WORDS = frozenset(kind.__struct_config__.tag for kind in get_args(TournamentStep))


def write_entry(entry: LogEntry) -> str:
    """Return *entry* as a line of text, a JSON object; :func:`read_entry` reads it back.

    Example:
        >>> entry = LogEntry(EntrantArrived(7), "director", "2026-01-05T20:00:00+00:00")
        >>> write_entry(entry)
        '{"at": "2026-01-05T20:00:00+00:00", "by": "director", "do": "arrive", "pair": 7}'
        >>> read_entry(write_entry(entry)) == entry
        True
    """
    what = entry.what
    if not isinstance(what, TournamentStep):
        return scorebook_log.write_line(ScorebookLine(what, entry.by, entry.at))
    # As text: JSON has no exact fractions.
    document = {"at": entry.at, "by": entry.by, **msgspec.to_builtins(what, enc_hook=str)}
    return json.dumps(document, ensure_ascii=False)


def read_entry(text: str, number: int = 1) -> LogEntry:
    """Parse *text*, line *number* of a log.

    Raises:
        ResultError: It cannot be read.
    """
    try:
        document = json.loads(text)
        if document["do"] in _WORDS:
            return LogEntry(_read_step(document), str(document["by"]), str(document["at"]))
    except (ValueError, TypeError, KeyError, RecursionError, ZeroDivisionError):
        where = Phrase.of("rank-at-line", line=str(number))
        raise ResultError("log", where, text=text.strip()) from None
    line = next(scorebook_log.read_lines([text]))
    return LogEntry(line.step, line.by, line.at)


def _read_step(document: dict[str, Any]) -> TournamentStep:
    """Return the step of *document*; fields added later have defaults."""
    # Not strict: figures of shares are text.
    step: TournamentStep = msgspec.convert(
        document, TournamentStep, strict=False, dec_hook=scorebook_log.read_fraction
    )
    return step
