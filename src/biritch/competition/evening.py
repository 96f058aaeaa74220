"""An evening of pairs as its log left it: who sits where, with which boards, and the scores.

Like an event, of which it holds one, an evening is a fold; it adds what only a room full of
tables needs to know: the movement, the round, the clock, who has not come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from biritch.competition import sitting_down
from biritch.competition.clock import Clock
from biritch.competition.evening_log import Appealed, Seated
from biritch.competition.event import Event
from biritch.competition.log import Noted, Table
from biritch.competition.movement import Round, Schedule, Sitting
from biritch.competition.ranking import Placed
from biritch.competition.results import Contestant

DIRECTOR = "director"
"""Who needs nobody's agreement."""
State: TypeAlias = Literal["none", "entered", "refused", "agreed"]


class Place(NamedTuple):
    """A sitting, and the round it belongs to, counted from 1."""

    round: int
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class Evening:
    """What a log adds up to; :mod:`biritch.competition.evening_fold` makes it."""

    event: Event = field(default_factory=Event)
    seated: Seated | None = None
    schedule: Schedule | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    missing: frozenset[int] = frozenset()
    refused: frozenset[Table] = frozenset()
    round: int = 0
    """The round being played: 0 before the first; one more than the last at the end."""
    clock: Clock = field(default_factory=Clock)
    shown: bool = False
    appeals: Mapping[int, Appealed] = field(default_factory=dict)
    """The appeals by number, each as its form stands."""
    length: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return 0 if self.schedule is None else len(self.schedule.rounds)

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return 0 < self.round <= self.rounds

    @property
    def gone(self) -> frozenset[int]:
        """The pairs that do not play: those missing and those that have left."""
        return self.missing | {int(one.label) for one in self.event.gone}

    @property
    def contestants(self) -> Mapping[int, Contestant]:
        """The pairs by number."""
        nobody: Mapping[int, Contestant] = MappingProxyType({})
        return nobody if self.schedule is None else sitting_down.contestants(self.schedule)

    def sittings(self, number: int) -> Round:
        """Return the tables of round *number*; none before the first and after the last."""
        if self.schedule is None or not 0 < number <= self.rounds:
            return ()
        return self.schedule.rounds[number - 1]

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
        return range((sitting.boards - 1) * each + 1, sitting.boards * each + 1)

    def table(self, sitting: Sitting, board: int) -> Table:
        """Return what a score of *board* at *sitting* is the score of."""
        who = self.contestants
        return Table(str(board), (who[sitting.ns[0]],), (who[sitting.ew[0]],))

    def places(self) -> Iterator[Place]:
        """Yield every sitting of the evening."""
        for number in range(1, self.rounds + 1):
            for sitting in self.sittings(number):
                yield Place(number, sitting)

    def meetings(self, board: int, pair: int) -> list[Place]:
        """Return where *pair* plays *board*: once, or nowhere."""
        return [
            one
            for one in self.places()
            if pair in one.sitting.entrants and board in self.boards(one.sitting)
        ]

    def place(self, table: Table) -> Place | None:
        """Return the sitting of *table*, if the movement has it."""
        if not (table.board.isascii() and table.board.isdigit()):
            return None
        if self.seated is None or not int(table.board):
            return None
        who = tuple(int(one.label) for one in (*table.ns, *table.ew))
        place = sitting_down.index(self.seated).get(
            ((int(table.board) - 1) // self.seated.each + 1, who)
        )
        if place is None or self.table(place[1], int(table.board)) != table:
            return None
        return Place(*place)

    def state(self, table: Table) -> State:
        """Return how far the score of *table* is: the director's need no agreement."""
        if table not in self.event.scores:
            return "none"
        if self.event.agreed(table) or self.event.scores[table][-1].by == DIRECTOR:
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

    @property
    def settled(self) -> Event:
        """The event of the scores that are agreed: what is ranked, compared and published."""
        scores = self.event.scores.items()
        kept = {table: past for table, past in scores if self.state(table) == "agreed"}
        return replace(self.event, scores=kept)

    def ranking(self) -> tuple[Placed, ...]:
        """Return the ranking of what is agreed; nobody is in it before the first score."""
        settled = self.settled
        return settled.ranking() if settled.scores or settled.adjustments else ()

    def last(self, table: Table) -> Noted | None:
        """Return the score of *table* that stands."""
        lines = self.event.scores.get(table, ())
        return next(
            (one.happening for one in reversed(lines) if isinstance(one.happening, Noted)), None
        )
