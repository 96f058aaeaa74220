"""The log of a tournament: every step of it, who entered it and when; and how it is written.

Besides the lines of its scorebook (:mod:`biritch.competition.tournament.scorebook_log`) it has
the movement, rounds and their clock, absences, line-ups, appeals, calls for the director.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Struct

from biritch.competition.results.entry import ResultError
from biritch.competition.results.result import Contestant
from biritch.competition.tournament import scorebook_log
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScorebookLine,
    ScorebookStep,
)
from biritch.core.phrase import Phrase


class LoggedStep(Struct, tag_field="do", frozen=True):
    """A step of a tournament's log; its tag is the word for it (``do``) in a written log.

    The words stay: old logs must still be read.
    """


class MovementSet(LoggedStep, tag="seat", frozen=True):
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


class SignUpOpened(LoggedStep, tag="sign-ups", frozen=True):
    """Players may, or may no longer, sign up themselves at the address for everybody."""

    open: bool


class EntrantSignedUp(LoggedStep, tag="sign-up", frozen=True):
    """Players have signed up for a place that was free, and got keys of their own."""

    pair: int
    names: str
    owners: str
    """The digests of their keys, and whose each is, as a JSON object."""


FollowChoice: TypeAlias = Literal["director", "all-in", "time"]
"""When the next round begins in a room: as a director says; once every score is in; once the
time is up too, where the results do not decide who meets whom."""
FOLLOW_CHOICES: tuple[FollowChoice, ...] = get_args(FollowChoice)


class RoundsFollow(LoggedStep, tag="follow", frozen=True):
    """When the next round begins in a room, a word of :data:`FOLLOW_CHOICES`.

    While the clock is stopped none begins by itself.
    """

    when: str


class DirectorPlays(LoggedStep, tag="plays", frozen=True):
    """A director plays too, with an entrant: then boards it has still to play are not shown.

    Entrant 0 is that this director does not play any more.
    """

    desk: int
    pair: int


class SectionsRanked(LoggedStep, tag="sections", frozen=True):
    """How sections are compared and ranked, a word of :data:`SECTION_RANKINGS`."""

    how: str


class EntrantNamed(LoggedStep, tag="name", frozen=True):
    """The players of an entrant are named."""

    pair: int
    names: str
    numbers: str = ""
    """Their federations' numbers in the order of the names: ``FFB 0123, ACBL K4 & FFB 05``."""


class EntrantMissing(LoggedStep, tag="missing", frozen=True):
    """An entrant has not come; whoever should meet it sits out."""

    pair: int


class EntrantArrived(LoggedStep, tag="arrive", frozen=True):
    """An entrant that was missing has come."""

    pair: int


class RoundBegan(LoggedStep, tag="begin", frozen=True):
    """A round begins, and its clock starts; the round after the last ends the tournament."""

    round: int
    matches: str = ""
    """Who meets whom where results decide it, home first: ``1-8 7-2``, ``1-4 +2``."""


class ClockSet(LoggedStep, tag="clock", frozen=True):
    """The clock is started or stopped, and minutes are added or taken off."""

    running: bool
    minutes: int = 0


class RankingShown(LoggedStep, tag="show", frozen=True):
    """The ranking is shown to everybody, or to the director alone."""

    shown: bool


class ScoreRefused(LoggedStep, tag="refuse", frozen=True):
    """The other side does not agree with the score of a board at a table."""

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]

    @classmethod
    def of(cls, table: BoardAtTable) -> ScoreRefused:
        """Return that the score of *table* is refused."""
        return cls(table.board, table.ns, table.ew)

    @property
    def table(self) -> BoardAtTable:
        """The board and the table."""
        return BoardAtTable(self.board, self.ns, self.ew)


Outcome: TypeAlias = Literal["", "upheld", "changed", "withdrawn"]
"""What became of an appeal; empty while it is pending."""
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)


class AppealFiled(LoggedStep, tag="appeal", frozen=True):
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


class PlayedOnline(LoggedStep, tag="online", frozen=True):
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


class CarriedOver(LoggedStep, tag="carry", frozen=True):
    """Points of earlier sessions count in this one too."""

    shares: tuple[CarriedShare, ...]


class DirectorCalled(LoggedStep, tag="call", frozen=True):
    """The director is called to a table; ``board`` is 0 where it concerns no board."""

    table: int
    board: int = 0
    why: str = ""


class DirectorReplied(LoggedStep, tag="reply", frozen=True):
    """The director answers a call; ``closed``: the matter is settled."""

    call: int
    words: str = ""
    closed: bool = False


OverrunChoice: TypeAlias = Literal["wait", "director", "average"]
"""``wait``: play them all the same. ``director``: the director decides. ``average``: both sides
get 50 %."""


OVERRUN_CHOICES: tuple[OverrunChoice, ...] = ("wait", "director", "average")


class OverrunRule(LoggedStep, tag="overrun", frozen=True):
    """What is done with boards not begun in time, in one round; 0 is every round."""

    boards: str
    round: int = 0


class LineUpRule(LoggedStep, tag="line-ups", frozen=True):
    """How teams name their line-ups from now on."""

    rule: str


class LineUpNamed(LoggedStep, tag="line-up", frozen=True):
    """A team names its line-up for the half that begins with ``round``.

    ``open`` and ``closed`` are the pair in each room, by letters: ``ab``.
    """

    team: int
    round: int
    open: str
    closed: str


class BoardsDealt(LoggedStep, tag="boards", frozen=True):
    """The hands of the boards are known: machine-dealt, or typed in by somebody.

    A line each: the number, the deal as PBN writes it, and perhaps the tricks of each declarer
    (N, E, S, W) in each strain (NT, S, H, D, C), a hexadecimal digit each.
    """

    boards: str


class RoundTakenBack(LoggedStep, tag="back", frozen=True):
    """The round was begun too early: the one before goes on."""

    round: int


class LastRoundSet(LoggedStep, tag="last", frozen=True):
    """The tournament ends after this round: rounds are cut off, or played after all."""

    round: int


class EntrantAdded(LoggedStep, tag="add", frozen=True):
    """A pair comes that nobody expected, and takes the seat where somebody sat out."""

    names: str = ""


class EntrantReturned(LoggedStep, tag="return", frozen=True):
    """An entrant that had left plays on."""

    pair: int


class CorrectionPeriodSet(LoggedStep, tag="correction", frozen=True):
    """How long scores and rulings may be contested after the session (Law 79C1)."""

    minutes: int


class KeyWithdrawn(LoggedStep, tag="withdraw-key", frozen=True):
    """The key of a further director opens nothing from now on."""

    desk: int


class KeysRenewed(LoggedStep, tag="renew-keys", frozen=True):
    """Tables, captains and players have other keys; those given out before open nothing."""

    turn: int
    """How often they were given anew, with this time."""
    owners: str
    """The digests of the new keys, and whose each is, as a JSON object."""
    codes: str = ""
    """The keys sealed with their short codes, by the digests of these, as a JSON object."""


class MovementChanged(LoggedStep, tag="change", frozen=True):
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


class SectionAdded(LoggedStep, tag="section", frozen=True):
    """From a round on a further section plays beside the others, on copies of their boards."""

    round: int
    movement: str
    pairs: int
    rounds: int


class BoardsMoved(LoggedStep, tag="move", frozen=True):
    """A table plays, or played, another set of boards than the movement says (Law 15A)."""

    round: int
    table: int
    boards: int
    """The set, counted from 1."""


class TablesTurned(LoggedStep, tag="turn", frozen=True):
    """Tables of a round play, or played, with North-South and East-West exchanged.

    Scores they have already stay with the seats: what North made, the pair that sat North has.
    """

    round: int
    tables: str = ""
    """Their numbers, ``3 5``; empty for all of them."""


class SeatsExchanged(LoggedStep, tag="exchange", frozen=True):
    """Two entrants sit, or sat, in each other's places in one round; one may have sat out.

    Scores that the tables have already stay with the seats, as where tables are turned.
    """

    round: int
    one: int
    other: int


class SubstituteNamed(LoggedStep, tag="substitute", frozen=True):
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


class BoardFouled(LoggedStep, tag="foul", frozen=True):
    """Tables played a board in another form than the rest (Law 87): it has two groups.

    ``tables`` are their pairs, ``3-8 5-10``, North-South first; none takes it back.
    """

    board: int
    tables: str
    form: str = "B"
    """Which of the changed forms it was, where there are several."""


class MatchDecided(LoggedStep, tag="decide", frozen=True):
    """A match of a knock-out that stays level is decided: by lot, or for the better seed."""

    home: int
    away: int
    winner: int
    by: str
    """``lot`` or ``seed``."""


class EntrantRated(LoggedStep, tag="rate", frozen=True):
    """What an entrant holds, by which strata are made, and its handicap in percent."""

    pair: int
    holding: int = 0
    """Master points, or whatever the strata go by."""
    handicap: str = ""
    """A percentage with its sign, ``-2.5``; empty for none."""


class RankingColumns(LoggedStep, tag="columns", frozen=True):
    """What stands beside the ranking: strata by their limits, and whose master points."""

    strata: str = ""
    """The limits, falling: ``300 100``; empty for none."""
    points: str = ""
    """A scale of master points by its name; empty for none."""


class PublicationSet(LoggedStep, tag="publication", frozen=True):
    """What is said on everything published, and who may list and embed the pages."""

    club: str = ""
    director: str = ""
    listed: bool = False
    """Whether search engines may list the pages."""
    framed: bool = False
    """Whether other sites may show the pages within theirs."""


class PenaltyTakenBack(LoggedStep, tag="penalty-back", frozen=True):
    """Points given to an entrant beside the boards are taken back."""

    pair: int
    number: int
    """Which of all that stand, counted from 1."""
    why: str = ""


class ClubJoined(LoggedStep, tag="club", frozen=True):
    """The tournament belongs to a club: players are found in its list by their numbers."""

    club: str
    """The name of the list; empty for none."""


class Announced(LoggedStep, tag="announce", frozen=True):
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
    """Return the entry written in *text*, line *number* of a log.

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
    """Return the step of *document*; what was added to it later has its default there."""
    # Not strict: figures of shares are text.
    step: TournamentStep = msgspec.convert(
        document, TournamentStep, strict=False, dec_hook=_read_fraction
    )
    return step


def _read_fraction(kind: type, text: str) -> Fraction:
    assert kind is Fraction
    return Fraction(text)
