"""A tournament as its log left it: who sits where, with which boards, and the scores.

Like an event, of which it holds one, a tournament is a fold; it adds what only a room full of
tables needs to know: the movement, the round, the clock, who has not come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from biritch.competition.movement import EntrantKind, Round, Schedule, Sitting
from biritch.competition.results.result import Contestant
from biritch.competition.tournament import seating
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.director_calls import DirectorCall
from biritch.competition.tournament.log import (
    AppealFiled,
    CarriedShare,
    LineUpNamed,
    LogEntry,
    MovementSet,
    OverrunChoice,
    PlayedOnline,
)
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.scorebook_log import BoardAtTable, ScoreEntered

DIRECTOR = "director"
PLAYED = "play"
"""Who enters what was played at the server's own tables."""
State: TypeAlias = Literal["none", "entered", "refused", "agreed"]
CORRECTION = timedelta(minutes=30)
"""The correction period, unless the organiser says another (Law 79C1)."""


def trusted(by: str) -> bool:
    """Whether *by* needs nobody's agreement: any director, or a table of the server."""
    return by == PLAYED or by.partition(" ")[0] == DIRECTOR


class RoundSitting(NamedTuple):
    """A sitting, and the round it belongs to, counted from 1."""

    round: int
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class Tournament:
    """What a log adds up to; :mod:`biritch.competition.tournament.fold` makes it."""

    scorebook: Scorebook = field(default_factory=Scorebook)
    seated: MovementSet | None = None
    draws: tuple[str, ...] = ()
    """The draws of the rounds begun, where the results decide who meets whom."""
    names: Mapping[int, str] = field(default_factory=dict)
    missing: frozenset[int] = frozenset()
    refused: frozenset[BoardAtTable] = frozenset()
    round: int = 0
    """The round being played: 0 before the first; one more than the last at the end."""
    clock: Clock = field(default_factory=Clock)
    shown: bool = False
    appeals: Mapping[int, AppealFiled] = field(default_factory=dict)
    """The appeals by number, each as its form stands."""
    forms: Mapping[int, tuple[LogEntry, ...]] = field(default_factory=dict)
    """Every form of an appeal by its number, in order, with who filled it in and when."""
    official: datetime | None = None
    """When the score of the whole session was first there to be inspected (Law 79C1)."""
    online: PlayedOnline | None = None
    carried: tuple[CarriedShare, ...] = ()
    lining: str = ""
    """How line-ups are named; empty where the same pairs play throughout."""
    lineups: Mapping[tuple[int, int], LineUpNamed] = field(default_factory=dict)
    """The line-ups by team and first round of the half."""
    began: datetime | None = None
    """When this round began."""
    calls: tuple[DirectorCall, ...] = ()
    """The director's calls to tables, in order."""
    overruns: Mapping[int, OverrunChoice] = field(default_factory=dict)
    """What becomes of boards not begun in time, by round; of round 0 where none is told."""
    length: int = 0

    @property
    def schedule(self) -> Schedule | None:
        """The movement as far as it is known."""
        return None if self.seated is None else seating.schedule(self.seated, self.draws)

    @property
    def form(self) -> EntrantKind:
        """What enters: pairs, players or teams."""
        return EntrantKind.PAIRS if self.seated is None else seating.form(self.seated.movement)

    @property
    def by_results(self) -> bool:
        """Whether the results so far decide who meets whom."""
        return self.seated is not None and self.seated.movement in seating.DRAWN

    @property
    def knock_out(self) -> bool:
        """Whether the loser of a match leaves."""
        return self.seated is not None and self.seated.movement == seating.KNOCK_OUT

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        if self.seated is None or self.schedule is None:
            return 0
        if not self.by_results:
            return len(self.schedule.rounds)
        return self.seated.rounds + sum(map(bool, map(seating.extra_in, self.draws)))

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return 0 < self.round <= self.rounds

    @property
    def overrun(self) -> OverrunChoice:
        """What becomes of boards that are not begun in the time of this round."""
        usual = self.overruns.get(0, "wait")
        return self.overruns.get(self.round, usual)

    def late(self, now: datetime) -> bool:
        """Whether the time of the round is over at *now*."""
        return self.playing and self.clock.seconds(now) <= 0

    @property
    def gone(self) -> frozenset[int]:
        """The entrants that do not play: those missing and those that have left."""
        return self.missing | {int(one.label) for one in self.scorebook.gone}

    @property
    def contestants(self) -> Mapping[int, Contestant]:
        """The entrants by number."""
        nobody: Mapping[int, Contestant] = MappingProxyType({})
        return nobody if self.seated is None else seating.contestants(self.seated)

    @property
    def correctable(self) -> datetime | None:
        """When the correction period ends (Laws 79C1, 92B); nothing before the end."""
        return None if self.official is None else self.official + CORRECTION

    def extras(self, number: int) -> int:
        """Return how many extra boards round *number* of a knock-out has; usually none."""
        known = self.knock_out and 0 < number <= len(self.draws)
        return seating.extra_in(self.draws[number - 1]) if known else 0

    def sittings(self, number: int) -> Round:
        """Return the tables of round *number*; none before the first and after the last."""
        found = self.schedule
        if found is None or not 0 < number <= len(found.rounds):
            return ()
        return found.rounds[number - 1]

    def at(self, table: int) -> Sitting | None:
        """Return who sits at *table* in this round."""
        return next((one for one in self.sittings(self.round) if one.table == table), None)

    def played(self, sitting: Sitting) -> bool:
        """Whether all have come who should sit there."""
        return not self.gone & {*sitting.entrants}

    def boards(self, sitting: Sitting) -> range:
        """Return the boards at *sitting*."""
        assert self.seated is not None
        each = self.seated.each
        first = (sitting.boards - 1) * each + 1
        each = min(each, self.extras(sitting.boards) or each)
        return range(first, first + each)

    def table(self, sitting: Sitting, board: int) -> BoardAtTable:
        """Return what a score of *board* at *sitting* is the score of."""
        who = self.contestants
        ns, ew = (tuple(who[one] for one in side) for side in (sitting.ns, sitting.ew))
        return BoardAtTable(str(board), ns, ew)

    def places(self) -> Iterator[RoundSitting]:
        """Yield every sitting of the tournament, as far as they are known."""
        for number in range(1, self.rounds + 1):
            for sitting in self.sittings(number):
                yield RoundSitting(number, sitting)

    def meetings(self, board: int, entrant: int) -> list[RoundSitting]:
        """Return where *entrant* plays *board*, North-South first.

        A pair does so once, or nowhere; a team in both rooms.
        """
        found = [
            one
            for one in self.places()
            if entrant in one.sitting.entrants and board in self.boards(one.sitting)
        ]
        return sorted(found, key=lambda one: entrant not in one.sitting.ns)

    def place(self, table: BoardAtTable) -> RoundSitting | None:
        """Return the sitting of *table*, if the movement has it."""
        if not (table.board.isascii() and table.board.isdigit()):
            return None
        if self.seated is None or not int(table.board):
            return None
        who = tuple(int(one.label) for one in (*table.ns, *table.ew))
        place = seating.index(self.seated, self.draws).get(
            ((int(table.board) - 1) // self.seated.each + 1, who)
        )
        if place is None or self.table(place[1], int(table.board)) != table:
            return None
        return RoundSitting(*place)

    def state(self, table: BoardAtTable) -> State:
        """Return how far the score of *table* is: the director's need no agreement."""
        if table not in self.scorebook.scores:
            return "none"
        if self.scorebook.agreed(table) or trusted(self.scorebook.scores[table][-1].by):
            return "agreed"
        return "refused" if table in self.refused else "entered"

    def waiting(self, number: int) -> list[int]:
        """Return the tables of round *number* that have boards without an agreed score."""
        return [
            one.table
            for one in self.sittings(number)
            if self.played(one)
            and any(
                self.state(self.table(one, board)) != "agreed" for board in self.boards(one)
            )
        ]

    def finished(self, board: int) -> bool:
        """Whether *board* is played, and its scores agreed, wherever it is to be played."""
        assert self.seated is not None
        which = (board - 1) // self.seated.each + 1
        return all(
            self.state(self.table(one.sitting, board)) == "agreed"
            for one in self.places()
            if one.sitting.boards == which and self.played(one.sitting)
        )

    @property
    def discreet(self) -> bool:
        """Whether nobody may know of a board that somebody has still to play."""
        return self.online is not None or self.form is EntrantKind.TEAMS

    @property
    def settled(self) -> Scorebook:
        """The event of the scores that are agreed: what is ranked, compared and published."""
        scores = self.scorebook.scores.items()
        kept = {table: past for table, past in scores if self.state(table) == "agreed"}
        return replace(self.scorebook, scores=kept)

    @property
    def open(self) -> Tournament:
        """What everybody may know: without the boards still to be played elsewhere."""
        if not self.discreet:
            return self
        done = {
            board: self.finished(int(board))
            for board in {table.board for table in self.scorebook.scores}
        }
        scores = {t: past for t, past in self.scorebook.scores.items() if done[t.board]}
        return replace(self, scorebook=replace(self.scorebook, scores=scores))

    def last(self, table: BoardAtTable) -> ScoreEntered | None:
        """Return the score of *table* that stands."""
        lines = self.scorebook.scores.get(table, ())
        return next(
            (
                one.happening
                for one in reversed(lines)
                if isinstance(one.happening, ScoreEntered)
            ),
            None,
        )
