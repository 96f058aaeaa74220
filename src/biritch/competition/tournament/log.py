"""The log of a tournament: every step of it, who entered it and when; and how it is written.

Besides the lines of its scorebook (:mod:`biritch.competition.tournament.scorebook_log`) it has
the movement, rounds and their clock, absences, line-ups, appeals, calls for the director.
"""

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
    """The movement is chosen, by its name on the shelf ``movements/``, with its size.

    ``pairs`` is the number of entrants: pairs, players or teams.
    """

    movement: str
    pairs: int
    rounds: int
    each: int
    """Boards a round."""
    minutes: int
    """Minutes a round."""
    sections: int = 1
    """How many sections play the movement side by side, on duplicated boards."""
    count: str = ""
    """What matches count: a scale of victory points, ``imp``, ``bam``, ``total``, a Patton."""
    odd: str = ""
    """What an odd Swiss of teams does, a word of :data:`ODD_CHOICES`; empty is a bye."""


OddChoice: TypeAlias = Literal["bye", "triangle"]
"""``bye``: one team waits. ``triangle``: three play each other over two rounds."""
ODD_CHOICES: tuple[OddChoice, ...] = get_args(OddChoice)
SectionRanking: TypeAlias = Literal["together", "listed", "apart"]
"""``together``: sections are one field and one ranking. ``listed``: one field, and each section
has its own ranking beside that of all. ``apart``: boards are compared within a section only,
and there are both rankings too."""
SECTION_RANKINGS: tuple[SectionRanking, ...] = get_args(SectionRanking)


@dataclass(frozen=True, slots=True)
class SignUpOpened:
    """Players may, or may no longer, sign up themselves at the address for everybody."""

    open: bool


@dataclass(frozen=True, slots=True)
class EntrantSignedUp:
    """Players have signed up for a place that was free, and got keys of their own."""

    pair: int
    names: str
    owners: str
    """The digests of their keys, and whose each is, as a JSON object."""


FollowChoice: TypeAlias = Literal["director", "all-in", "time"]
"""When the next round begins in a room: as a director says; once every score is in; once the
time is up too, where the results do not decide who meets whom."""
FOLLOW_CHOICES: tuple[FollowChoice, ...] = get_args(FollowChoice)


@dataclass(frozen=True, slots=True)
class RoundsFollow:
    """When the next round begins in a room, a word of :data:`FOLLOW_CHOICES`.

    While the clock is stopped none begins by itself.
    """

    when: str


@dataclass(frozen=True, slots=True)
class DirectorPlays:
    """A director plays too, with an entrant: then boards it has still to play are not shown.

    Entrant 0 is that this director does not play any more.
    """

    desk: int
    pair: int


@dataclass(frozen=True, slots=True)
class SectionsRanked:
    """How sections are compared and ranked, a word of :data:`SECTION_RANKINGS`."""

    how: str


@dataclass(frozen=True, slots=True)
class EntrantNamed:
    """The players of an entrant are named."""

    pair: int
    names: str
    numbers: str = ""
    """Their federations' numbers in the order of the names: ``FFB 0123, ACBL K4 & FFB 05``."""


@dataclass(frozen=True, slots=True)
class EntrantMissing:
    """An entrant has not come; whoever should meet it sits out."""

    pair: int


@dataclass(frozen=True, slots=True)
class EntrantArrived:
    """An entrant that was missing has come."""

    pair: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins, and its clock starts; the round after the last ends the tournament."""

    round: int
    matches: str = ""
    """Who meets whom where results decide it, home first: ``1-8 7-2``, ``1-4 +2``."""


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock is started or stopped, and minutes are added or taken off."""

    running: bool
    minutes: int = 0


@dataclass(frozen=True, slots=True)
class RankingShown:
    """The ranking is shown to everybody, or to the director alone."""

    shown: bool


@dataclass(frozen=True, slots=True)
class ScoreRefused:
    """The other side does not agree with the score of a board at a table."""

    table: BoardAtTable


Outcome: TypeAlias = Literal["", "upheld", "changed", "withdrawn"]
"""What became of an appeal; empty while it is pending."""
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)


@dataclass(frozen=True, slots=True)
class AppealFiled:
    """The form of an appeal (Laws 92 and 93); a later form of the same number replaces it."""

    number: int
    """Counted from 1 through the tournament."""
    board: int
    pair: int
    """Who appeals."""
    facts: str
    ruling: str
    """The director's ruling, and the law it rests on."""
    grounds: str
    deposit: str = ""
    """The deposit; whether it is kept or returned is part of the decision."""
    decision: str = ""
    """The decision of the appeals committee and its reasons; empty until it is heard."""
    outcome: Outcome = ""
    late: bool = False
    """Whether the organiser accepted it after the correction period (Laws 79C1, 92B)."""

    @property
    def pending(self) -> bool:
        """Whether it has still to be decided."""
        return not self.outcome and not self.decision


AbsenceChoice: TypeAlias = Literal["robot", "keep", "average"]
"""What becomes of the seat of somebody who is away where the boards are played online.

``robot``: after a while a robot plays until the player is back. ``keep``: the seat is kept as
long as the round lasts, then a robot plays what is left. ``average``: it is kept so long, and
boards not begun by then count 40 % for the side that was away and 60 % for the one that waited
(Law 12C2(a)).
"""
ABSENCE_CHOICES: tuple[AbsenceChoice, ...] = get_args(AbsenceChoice)

OnlookerChoice: TypeAlias = Literal["none", "played", "open"]
"""What onlookers see at a table online: nothing, the cards that are played, all four hands."""
ONLOOKER_CHOICES: tuple[OnlookerChoice, ...] = get_args(OnlookerChoice)
UndoChoice: TypeAlias = Literal["off", "ask"]
"""Whether a call or a card may be taken back online: never, or when the opponents agree."""
UNDO_CHOICES: tuple[UndoChoice, ...] = get_args(UndoChoice)
MOST_BEHIND = 16
"""Boards by which onlookers of tables online may be behind, at most."""
LONGEST_DELAY = 120
"""Minutes by which they may be behind besides, at most."""


@dataclass(frozen=True, slots=True)
class PlayedOnline:
    """The boards are played at the server's own tables, with robots in empty seats.

    ``flowing``: the next round begins by itself when every table has finished; ``away``: what
    becomes of the seat of who is not there, a word of :data:`ABSENCE_CHOICES`; ``undo``: a word
    of :data:`UNDO_CHOICES`; ``onlookers``: what they see, a word of :data:`ONLOOKER_CHOICES`,
    so many boards ``behind`` and ``delay`` minutes more. The last four hold for tables that are
    opened from then on.
    """

    robots: str
    flowing: bool = True
    away: str = "robot"
    undo: str = "off"
    onlookers: str = "none"
    behind: int = 1
    delay: int = 0
    meanings: bool = False
    """Whether players are told before they call what each call would say (not Law 40C3(a))."""


class CarriedShare(NamedTuple):
    """What an entrant brings from earlier sessions: points, the most possible, and boards."""

    entrant: int
    points: Fraction
    top: Fraction
    boards: int


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """Points of earlier sessions count in this one too."""

    shares: tuple[CarriedShare, ...]


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """The director is called to a table; ``board`` is 0 where it concerns no board."""

    table: int
    board: int = 0
    why: str = ""


@dataclass(frozen=True, slots=True)
class DirectorReplied:
    """The director answers a call; ``closed``: the matter is settled."""

    call: int
    words: str = ""
    closed: bool = False


OverrunChoice: TypeAlias = Literal["wait", "director", "average"]
"""``wait``: play them all the same. ``director``: the director decides. ``average``: both sides
get 50 %."""


OVERRUN_CHOICES: tuple[OverrunChoice, ...] = ("wait", "director", "average")


@dataclass(frozen=True, slots=True)
class OverrunRule:
    """What is done with boards not begun in time, in one round; 0 is every round."""

    boards: str
    round: int = 0


@dataclass(frozen=True, slots=True)
class LineUpRule:
    """How teams name their line-ups from now on."""

    rule: str


@dataclass(frozen=True, slots=True)
class LineUpNamed:
    """A team names its line-up for the half that begins with ``round``.

    ``open`` and ``closed`` are the pair in each room, by letters: ``ab``.
    """

    team: int
    round: int
    open: str
    closed: str


@dataclass(frozen=True, slots=True)
class BoardsDealt:
    """The hands of the boards are known: machine-dealt, or typed in by somebody.

    A line each: the number, the deal as PBN writes it, and perhaps the tricks of each declarer
    (N, E, S, W) in each strain (NT, S, H, D, C), a hexadecimal digit each.
    """

    boards: str


@dataclass(frozen=True, slots=True)
class RoundTakenBack:
    """The round was begun too early: the one before goes on."""

    round: int


@dataclass(frozen=True, slots=True)
class LastRoundSet:
    """The tournament ends after this round: rounds are cut off, or played after all."""

    round: int


@dataclass(frozen=True, slots=True)
class EntrantAdded:
    """A pair comes that nobody expected, and takes the seat where somebody sat out."""

    names: str = ""


@dataclass(frozen=True, slots=True)
class EntrantReturned:
    """An entrant that had left plays on."""

    pair: int


@dataclass(frozen=True, slots=True)
class CorrectionPeriodSet:
    """How long scores and rulings may be contested after the session (Law 79C1)."""

    minutes: int


@dataclass(frozen=True, slots=True)
class KeyWithdrawn:
    """The key of a further director opens nothing from now on."""

    desk: int


@dataclass(frozen=True, slots=True)
class KeysRenewed:
    """Tables, captains and players have other keys; those given out before open nothing."""

    turn: int
    """How often they were given anew, with this time."""
    owners: str
    """The digests of the new keys, and whose each is, as a JSON object."""
    codes: str = ""
    """The keys sealed with their short codes, by the digests of these, as a JSON object."""


@dataclass(frozen=True, slots=True)
class MovementChanged:
    """From a round on another movement is played, with boards of its own.

    ``entrants`` are the numbers of those who play it, in the order of its seats: who has left
    is not among them, and numbers above those there were belong to pairs that come now.
    """

    round: int
    movement: str
    entrants: str
    rounds: int
    each: int
    """Boards a round."""
    minutes: int
    """Minutes a round."""
    sections: int = 1


@dataclass(frozen=True, slots=True)
class SectionAdded:
    """From a round on a further section plays beside the others, on copies of their boards."""

    round: int
    movement: str
    pairs: int
    rounds: int


@dataclass(frozen=True, slots=True)
class BoardsMoved:
    """A table plays, or played, another set of boards than the movement says (Law 15A)."""

    round: int
    table: int
    boards: int
    """The set, counted from 1."""


@dataclass(frozen=True, slots=True)
class TablesTurned:
    """Tables of a round play, or played, with North-South and East-West exchanged.

    Scores they have already stay with the seats: what North made, the pair that sat North has.
    """

    round: int
    tables: str = ""
    """Their numbers, ``3 5``; empty for all of them."""


@dataclass(frozen=True, slots=True)
class SeatsExchanged:
    """Two entrants sit, or sat, in each other's places in one round; one may have sat out.

    Scores that the tables have already stay with the seats, as where tables are turned.
    """

    round: int
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class SubstituteNamed:
    """Somebody plays for a player of an entrant in one round, or on one board of it.

    The score is the entrant's all the same. Without a name nobody does any more.
    """

    pair: int
    round: int
    who: str
    """The name of the substitute."""
    absent: str = ""
    """For which player; empty where nobody says."""
    board: int = 0
    """The board; 0 for the whole round."""


@dataclass(frozen=True, slots=True)
class BoardFouled:
    """Tables played a board in another form than the rest (Law 87): it has two groups.

    ``tables`` are their pairs, ``3-8 5-10``, North-South first; none takes it back.
    """

    board: int
    tables: str
    form: str = "B"
    """Which of the changed forms it was, where there are several."""


@dataclass(frozen=True, slots=True)
class MatchDecided:
    """A match of a knock-out that stays level is decided: by lot, or for the better seed."""

    home: int
    away: int
    winner: int
    by: str
    """``lot`` or ``seed``."""


@dataclass(frozen=True, slots=True)
class EntrantRated:
    """What an entrant holds, by which strata are made, and its handicap in percent."""

    pair: int
    holding: int = 0
    """Master points, or whatever the strata go by."""
    handicap: str = ""
    """A percentage with its sign, ``-2.5``; empty for none."""


@dataclass(frozen=True, slots=True)
class RankingColumns:
    """What stands beside the ranking: strata by their limits, and whose master points."""

    strata: str = ""
    """The limits, falling: ``300 100``; empty for none."""
    points: str = ""
    """A scale of master points by its name; empty for none."""


@dataclass(frozen=True, slots=True)
class PublicationSet:
    """What is said on everything published, and who may list and embed the pages."""

    club: str = ""
    director: str = ""
    listed: bool = False
    """Whether search engines may list the pages."""
    framed: bool = False
    """Whether other sites may show the pages within theirs."""


@dataclass(frozen=True, slots=True)
class PenaltyTakenBack:
    """Points given to an entrant beside the boards are taken back."""

    pair: int
    number: int
    """Which of all that stand, counted from 1."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class ClubJoined:
    """The tournament belongs to a club: players are found in its list by their numbers."""

    club: str
    """The name of the list; empty for none."""


@dataclass(frozen=True, slots=True)
class Announced:
    """The director tells everybody something; without words, nothing any more."""

    words: str


SeatingChange: TypeAlias = (
    MovementChanged | SectionAdded | BoardsMoved | TablesTurned | SeatsExchanged
)
"""What changes who plays what against whom in a movement under way."""


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
    "boards": BoardsDealt,
    "back": RoundTakenBack,
    "last": LastRoundSet,
    "add": EntrantAdded,
    "return": EntrantReturned,
    "correction": CorrectionPeriodSet,
    "withdraw-key": KeyWithdrawn,
    "renew-keys": KeysRenewed,
    "change": MovementChanged,
    "section": SectionAdded,
    "move": BoardsMoved,
    "foul": BoardFouled,
    "decide": MatchDecided,
    "rate": EntrantRated,
    "columns": RankingColumns,
    "publication": PublicationSet,
    "penalty-back": PenaltyTakenBack,
    "turn": TablesTurned,
    "exchange": SeatsExchanged,
    "substitute": SubstituteNamed,
    "sections": SectionsRanked,
    "follow": RoundsFollow,
    "plays": DirectorPlays,
    "club": ClubJoined,
    "announce": Announced,
    "sign-ups": SignUpOpened,
    "sign-up": EntrantSignedUp,
})  # fmt: skip
"""The word for each step in a written log (``do``). It stays: old logs must still be read."""


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
    word = next(word for word, kind in WORDS.items() if isinstance(what, kind))
    document: dict[str, object] = {"at": entry.at, "by": entry.by, "do": word}
    if isinstance(what, ScoreRefused):
        document |= {"board": what.table.board, "ns": what.table.ns, "ew": what.table.ew}
    elif isinstance(what, CarriedOver):
        # As text: JSON has no exact fractions.
        document["shares"] = [list(map(str, share)) for share in what.shares]
    else:
        document |= {name: getattr(what, name) for name in what.__dataclass_fields__}
    return json.dumps(document, ensure_ascii=False)


def read_entry(text: str, number: int = 1) -> LogEntry:
    """Return the entry written in *text*, line *number* of a log.

    Raises:
        ResultError: It cannot be read.
    """
    try:
        document = json.loads(text)
        kind = WORDS.get(document["do"])
        if kind is not None:
            return LogEntry(_step(kind, document), str(document["by"]), str(document["at"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        where = Phrase.of("rank-at-line", line=str(number))
        raise ResultError("log", where, text=text.strip()) from None
    line = next(scorebook_log.read_lines([text]))
    return LogEntry(line.step, line.by, line.at)


def _step(kind: type[TournamentStep], document: dict[str, Any]) -> TournamentStep:
    if kind is ScoreRefused:
        return ScoreRefused(
            BoardAtTable(str(document["board"]), _side(document["ns"]), _side(document["ew"]))
        )
    if kind is CarriedOver:
        return CarriedOver(tuple(map(_share, document["shares"])))
    readers: dict[str, Callable[[Any], object]]
    # Annotations are kept as text, so the readers are found by the names of types.
    readers = {"int": int, "bool": bool, "str": str, "Outcome": _outcome}
    fields = kind.__dataclass_fields__
    values = {
        name: readers[str(field.type)](document[name])
        for name, field in fields.items()
        # What was added to a step later is not in older logs, and has its default there.
        if name in document or field.default is MISSING
    }
    return kind(**values)  # type: ignore[arg-type]


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
