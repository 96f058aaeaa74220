"""The state of a tournament: seating, boards, and scores so far.

It is folded from its log (:mod:`biritch.competition.tournament.fold`) and holds a scorebook.
To the scores it adds what a director needs: movement, round, clock, absent pairs, appeals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from biritch.competition.movement import EntrantKind, Round, Schedule, Sitting
from biritch.competition.results.result import Contestant
from biritch.competition.tournament import seating
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.layouts import BoardLayout
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.scorebook_log import BoardAtTable, ScoreEntered
from biritch.competition.tournament.seating import BoardPlace, SeatedMovement
from biritch.competition.tournament.signatures import is_trusted
from biritch.competition.tournament.values import (
    CarriedShare,
    ColumnChoice,
    DirectorCall,
    EntrantRating,
    FiledAppeal,
    MatchDecision,
    OnlineRules,
    OverrunChoice,
    PublicationChoice,
    SignedForm,
    Substitution,
    TeamLineUp,
)

State: TypeAlias = Literal["none", "entered", "refused", "agreed"]
"""How far a score is: none, entered by one side, refused by the other, or agreed."""
CORRECTION = timedelta(minutes=30)
"""The correction period: thirty minutes unless the organiser sets another (Law 79C1)."""


class RoundSitting(NamedTuple):
    """A table of a round with its entrants, and the number of the round, from 1."""

    round: int
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class Announcement:
    """A director's announcement to everybody, and its time (ISO 8601).

    Example:
        >>> Announcement("Coffee is served", "2026-01-05T21:00:00+00:00").words
        'Coffee is served'
    """

    words: str
    at: str


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament, folded from its log; see :func:`~biritch.competition.tournament.fold.fold`.

    Entrants are numbered from 1; their kind (:attr:`form`) is pairs, players or teams.

    Example:
        >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, minutes=24), round=1)
        >>> monday.form, monday.rounds, monday.playing
        (<EntrantKind.PAIRS: 'pairs'>, 7, True)
        >>> first = monday.sittings(1)[0]
        >>> first.entrants, monday.boards(first)
        ((8, 1), range(1, 4))
    """

    scorebook: Scorebook = field(default_factory=Scorebook)
    seated: SeatedMovement | None = None
    draws: tuple[str, ...] = ()
    """The draws of the rounds begun, where the results decide who meets whom."""
    names: Mapping[int, str] = field(default_factory=dict)
    numbers: Mapping[int, str] = field(default_factory=dict)
    """The federations' numbers of entrants' players, as :class:`EntrantNamed` has them."""
    club: str = ""
    """The club it belongs to, by the name of its list; empty for none."""
    opened: str = ""
    """When it was opened, and once round 1 has begun, when that was (ISO 8601)."""
    announcement: Announcement | None = None
    """What the director tells everybody now."""
    missing: frozenset[int] = frozenset()
    joined: Mapping[int, int] = field(default_factory=dict)
    """The round that was played when an entrant came that nobody had expected."""
    refused: frozenset[BoardAtTable] = frozenset()
    round: int = 0
    """The round being played: 0 before the first; one more than the last at the end."""
    clock: Clock = field(default_factory=Clock)
    shown: bool = False
    appeals: Mapping[int, FiledAppeal] = field(default_factory=dict)
    """The appeals by number, each as its form stands."""
    forms: Mapping[int, tuple[SignedForm, ...]] = field(default_factory=dict)
    """Every form of an appeal by its number, in order, with who filled it in and when."""
    official: datetime | None = None
    """When the score of the whole session was first there to be inspected (Law 79C1)."""
    online: OnlineRules | None = None
    carried: tuple[CarriedShare, ...] = ()
    lineup_rule: str = ""
    """How line-ups are named; empty where the same pairs play throughout."""
    lineups: Mapping[tuple[int, int], TeamLineUp] = field(default_factory=dict)
    """The line-ups by team and first round of the half."""
    began: datetime | None = None
    """When this round began."""
    calls: tuple[DirectorCall, ...] = ()
    """The director's calls to tables, in order."""
    overruns: Mapping[int, OverrunChoice] = field(default_factory=dict)
    """What becomes of boards not begun in time, by round; of round 0 where none is given."""
    layouts: Mapping[int, BoardLayout] = field(default_factory=dict)
    """The hands of the boards by number, where they are known."""
    clock_before: Clock = field(default_factory=Clock)
    """The clock as it went when this round began."""
    last_round: int = 0
    """The round after which it ends, where rounds are cut off; 0 where none are."""
    correction: timedelta = CORRECTION
    """How long scores may be contested after the session."""
    ratings: Mapping[int, EntrantRating] = field(default_factory=dict)
    """What entrants hold, and their handicaps."""
    columns: ColumnChoice = field(default_factory=ColumnChoice)
    signing: bool = False
    """Whether players may sign up themselves."""
    publication: PublicationChoice = field(default_factory=PublicationChoice)
    """What is said on everything published, and who may list and embed the pages."""
    follows: str = "director"
    """When the next round begins in a room, a word of :data:`~.steps.rounds.FOLLOW_CHOICES`."""
    playing_directors: Mapping[int, int] = field(default_factory=dict)
    """With which entrant a director plays, by number of the desk; 0 with none."""
    section_ranking: str = "together"
    """How sections are ranked, a word of :data:`~.steps.presentation.SECTION_RANKINGS`."""
    substitutes: Mapping[tuple[int, int, int], Substitution] = field(default_factory=dict)
    """Who plays for somebody else, by entrant, round, and board or 0."""
    decided: Mapping[frozenset[int], MatchDecision] = field(default_factory=dict)
    """Level matches of a knock-out that were decided by lot or seed, by the two teams."""
    withdrawn: frozenset[int] = frozenset()
    """The further directors whose keys open nothing any more."""
    key_turn: int = 0
    """How often tables and players were given other keys."""
    versions: Mapping[str, int] = field(default_factory=dict)
    """For each subject the number of the entry that changed it last; see ``versions.py``."""
    length: int = 0
    known: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out of this state already; the next state begins with nothing."""

    @property
    def schedule(self) -> Schedule | None:
        """The schedule as far as it is known."""
        return None if self.seated is None else seating.schedule(self.seated, self.draws)

    @property
    def form(self) -> EntrantKind:
        """The kind of entrants: pairs, players or teams."""
        return (
            EntrantKind.PAIRS
            if self.seated is None
            else seating.entrant_kind(self.seated.movement)
        )

    @property
    def by_results(self) -> bool:
        """Whether results decide who meets whom.

        Example:
            >>> Tournament(seated=SeatedMovement("swiss", 16, 5, 8, 70)).by_results
            True
        """
        return self.seated is not None and self.seated.movement in seating.DRAWN

    @property
    def in_matches(self) -> bool:
        """Whether matches are scored: those of teams, and of pairs in a Swiss.

        Example:
            >>> Tournament(seated=SeatedMovement("swiss-pairs", 16, 7, 4, 30)).in_matches
            True
        """
        pairs = self.seated is not None and self.seated.movement == seating.SWISS_PAIRS
        return pairs or self.form is EntrantKind.TEAMS

    @property
    def knock_out(self) -> bool:
        """Whether it is a knock-out."""
        return self.seated is not None and self.seated.movement == seating.KNOCK_OUT

    @property
    def rounds(self) -> int:
        """How many rounds there are.

        Example:
            >>> Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24)).rounds
            7
        """
        if self.seated is None or self.schedule is None:
            return 0
        whole = len(self.schedule.rounds)
        if self.by_results:
            extra = sum(map(bool, map(seating.extra_boards_in, self.draws)))
            whole = self.seated.rounds + extra
        return min(self.last_round or whole, whole)

    @property
    def playing(self) -> bool:
        """Whether a round is in play."""
        return 0 < self.round <= self.rounds

    @property
    def overrun(self) -> OverrunChoice:
        """The rule for boards that are not begun in the time of this round.

        Example:
            >>> Tournament(round=2, overruns={0: "director", 2: "average"}).overrun
            'average'
        """
        usual = self.overruns.get(0, "wait")
        return self.overruns.get(self.round, usual)

    def follows_now(self, now: datetime) -> bool:
        """Return whether the next round begins by itself at *now*, in a room.

        Not while the clock is stopped; after the last round only once every score is in.

        Example:
            >>> Tournament(follows="all-in").follows_now(datetime(2026, 1, 5))
            False
        """
        if self.follows == "director" or self.online is not None or not self.playing:
            return False
        if not self.clock.running:
            return False
        if self.round == self.rounds or self.by_results:
            return not self.missing_scores()
        return not self.waiting(self.round) or (self.follows == "time" and self.late(now))

    def boards_to_play(self, entrant: int) -> frozenset[int]:
        """Return the boards of *entrant* without an agreed score.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 4, 3, 2, 15))
            >>> sorted(monday.boards_to_play(1))
            [1, 2, 3, 4, 5, 6]
        """
        agreed = self.agreed_scorebook.scores
        return frozenset(
            place.board
            for number in range(1, self.rounds + 1)
            for place in self.places_in_round(number)
            if entrant in place.sitting.entrants and place.table not in agreed
        )

    def late(self, now: datetime) -> bool:
        """Return whether the time of the round is over at *now*."""
        return self.playing and self.clock.seconds(now) <= 0

    @property
    def absentees(self) -> frozenset[int]:
        """The entrants that do not play: absent or gone.

        Example:
            >>> Tournament(missing=frozenset({7})).absentees
            frozenset({7})
        """
        left = self.scorebook.gone
        return self.missing | {int(who.label) for who in left} if left else self.missing

    def names_at(self, entrant: int, number: int) -> str:
        """Return the names of *entrant* in round *number*, substitutes included.

        Example:
            >>> bob = Substitution(3, 2, "Zoe", "Bob")
            >>> monday = Tournament(names={3: "Ann & Bob"}, substitutes={(3, 2, 0): bob})
            >>> monday.names_at(3, 1), monday.names_at(3, 2)
            ('Ann & Bob', 'Ann & Zoe')
        """
        names, change = self.names.get(entrant, ""), self.substitutes.get((entrant, number, 0))
        if change is None:
            return names
        if change.absent and change.absent in names:
            return names.replace(change.absent, change.who, 1)
        return f"{names} ({change.who})" if names else change.who

    @property
    def contestants(self) -> Mapping[int, Contestant]:
        """The entrants by number."""
        nobody: Mapping[int, Contestant] = MappingProxyType({})
        return nobody if self.seated is None else seating.contestants(self.seated)

    @property
    def correctable(self) -> datetime | None:
        """The end of the correction period (Laws 79C1, 92B); ``None`` before it begins.

        Example:
            >>> Tournament(official=datetime(2026, 1, 5, 23, 10)).correctable
            datetime.datetime(2026, 1, 5, 23, 40)
        """
        return None if self.official is None else self.official + self.correction

    def with_official(self, now: datetime) -> Tournament:
        """Return it with the correction period starting at *now*, once over and shown."""
        # Law 79C1: the period runs from when the score of the session can be inspected.
        over = self.round > self.rounds > 0
        if self.official is not None or not (over and self.shown):
            return self
        return replace(self, official=now)

    def with_announcement(self, words: str, at: str) -> Tournament:
        """Return it with an announcement; without *words*, with none."""
        return replace(self, announcement=Announcement(words, at) if words else None)

    def extras(self, number: int) -> int:
        """Return the number of extra boards in round *number* of a knock-out; usually 0."""
        bracket_round = self.knock_out and 0 < number <= len(self.draws)
        return seating.extra_boards_in(self.draws[number - 1]) if bracket_round else 0

    def sittings(self, number: int) -> Round:
        """Return the tables of round *number*; none before the first and after the last."""
        schedule = self.schedule
        if schedule is None or not 0 < number <= min(len(schedule.rounds), self.rounds):
            return ()
        return schedule.rounds[number - 1]

    def at(self, table: int) -> Sitting | None:
        """Return the sitting at *table* in this round, or ``None``."""
        return next(
            (sitting for sitting in self.sittings(self.round) if sitting.table == table), None
        )

    def has_come(self, sitting: Sitting) -> bool:
        """Return whether everybody who should sit there is present."""
        return not self.absentees or not self.absentees & {*sitting.entrants}

    def is_expected(self, number: int, sitting: Sitting) -> bool:
        """Return whether a score is expected of *sitting* in round *number*.

        Everybody is present, and nobody joined later than that round.

        Example:
            >>> from biritch.competition.tournament.log import MovementSet
            >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), joined={8: 3})
            >>> [monday.is_expected(turn, monday.sittings(turn)[0]) for turn in (2, 3)]
            [False, True]
        """
        joined = self.joined  # nearly always empty, and asked of every board at every step
        late = joined and any(joined.get(who, 0) > number for who in sitting.entrants)
        return self.has_come(sitting) and not late

    def boards(self, sitting: Sitting) -> Sequence[int]:
        """Return the boards at *sitting*.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24))
            >>> [monday.boards(sitting) for sitting in monday.sittings(2)][:2]
            [range(4, 7), range(10, 13)]
        """
        assert self.seated is not None
        boards = seating.boards_at(self.seated, sitting)
        # In a knock-out a round of extra boards has a set of its own, but not all of it.
        return boards[: self.extras(sitting.boards) or None]

    def table(self, sitting: Sitting, board: int) -> BoardAtTable:
        """Return the scorebook's key of *board* at *sitting*.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24))
            >>> monday.table(monday.sittings(1)[0], 2).board
            '2'
        """
        who, here = self.contestants, sitting.at_board(board)
        ns, ew = (tuple(who[entrant] for entrant in side) for side in (here.ns, here.ew))
        return BoardAtTable(str(board), ns, ew)

    def places(self) -> Iterator[RoundSitting]:
        """Yield every table of every round drawn so far."""
        for number in range(1, self.rounds + 1):
            for sitting in self.sittings(number):
                yield RoundSitting(number, sitting)

    def meetings(self, board: int, entrant: int) -> list[RoundSitting]:
        """Return where *entrant* plays *board*, North-South first.

        A pair plays it once or never; a team in both rooms.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24))
            >>> monday.meetings(board=5, entrant=3)[0].round
            7
        """
        places = [
            RoundSitting(place.round, place.sitting)
            for place in self.board_places(board)
            if entrant in place.sitting.entrants
        ]
        return sorted(places, key=lambda place: entrant not in place.sitting.ns)

    def board_places(self, board: int) -> Iterator[BoardPlace]:
        """Yield where *board* is played in the known rounds.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 4, 3, 2, 15))
            >>> [place.sitting.table for place in monday.board_places(3)]
            [1, 2]
        """
        if self.seated is not None:
            there, last = seating.board_places(self.seated, self.draws), self.rounds
            yield from (place for place in there.get(board, ()) if place.round <= last)

    def places_in_round(self, number: int) -> tuple[BoardPlace, ...]:
        """Return the boards at tables of round *number*; none before the first.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 4, 3, 2, 15))
            >>> [(place.sitting.table, place.board) for place in monday.places_in_round(1)]
            [(1, 1), (1, 2), (2, 1), (2, 2)]
        """
        if self.seated is None or not 0 < number <= self.rounds:
            return ()
        drawn = seating.places_by_round(self.seated, self.draws)
        # Rounds that are still to be drawn are not there yet.
        return drawn[number - 1] if number <= len(drawn) else ()

    def place(self, table: BoardAtTable) -> RoundSitting | None:
        """Return the sitting of *table*, or ``None`` if the movement does not have it."""
        if self.seated is None:
            return None
        place = seating.places_by_table(self.seated, self.draws).get(table)
        return None if place is None else RoundSitting(place.round, place.sitting)

    def state(self, table: BoardAtTable) -> State:
        """Return the state of *table*'s score; the director's scores need no agreement.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24))
            >>> monday.state(monday.table(monday.sittings(1)[0], 1))
            'none'
        """
        if table not in self.scorebook.scores:
            return "none"
        if self.scorebook.is_agreed(table) or is_trusted(self.scorebook.scores[table][-1].by):
            return "agreed"
        return "refused" if table in self.refused else "entered"

    def waiting(self, number: int) -> list[int]:
        """Return the tables of round *number* with boards without an agreed score.

        Example:
            >>> Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24)).waiting(1)
            [1, 2, 3, 4]
        """
        tables = {
            place.sitting.table: None
            for place in self.places_in_round(number)
            if self.state(place.table) != "agreed" and self.is_expected(number, place.sitting)
        }
        return [*tables]

    def missing_scores(self) -> list[tuple[RoundSitting, int]]:
        """Return the boards without an agreed score in rounds begun, with their tables.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 4, 3, 2, 15), round=1)
            >>> [(place.sitting.table, board) for place, board in monday.missing_scores()]
            [(1, 1), (1, 2), (2, 1), (2, 2)]
        """
        missing: list[tuple[RoundSitting, int]] | None = self.known.get("missing")
        if missing is None:
            agreed = self.agreed_scorebook.scores
            missing = self.known["missing"] = [
                (RoundSitting(place.round, place.sitting), place.board)
                for number in range(1, min(self.round, self.rounds) + 1)
                for place in self.places_in_round(number)
                if place.table not in agreed and self.is_expected(number, place.sitting)
            ]
        return missing

    def owed_scores(self, entrants: AbstractSet[int]) -> list[tuple[RoundSitting, int]]:
        """Return the boards without an agreed score of *entrants* in earlier rounds.

        Example:
            >>> monday = Tournament(seated=SeatedMovement("howell", 4, 3, 2, 15), round=2)
            >>> [(place.round, board) for place, board in monday.owed_scores({4})]
            [(1, 1), (1, 2)]
        """
        return [
            (RoundSitting(place.round, place.sitting), place.board)
            for number in range(1, min(self.round - 1, self.rounds) + 1)
            for place in self.places_in_round(number)
            if entrants & {*place.sitting.entrants}
            and self.state(place.table) != "agreed"
            and self.is_expected(number, place.sitting)
        ]

    def is_finished(self, board: int) -> bool:
        """Return whether *board* has an agreed score at every table that plays it."""
        return all(
            self.state(place.table) == "agreed"
            for place in self.board_places(board)
            if self.is_expected(place.round, place.sitting)
        )

    @property
    def keeps_boards_secret(self) -> bool:
        """Whether boards are secret until everybody has played them."""
        return self.online is not None or self.form is EntrantKind.TEAMS

    @property
    def agreed_scorebook(self) -> Scorebook:
        """The scorebook of agreed scores only, for ranking and publication."""
        settled: Scorebook | None = self.known.get("settled")
        if settled is None:
            scores = self.scorebook.scores.items()
            agreed = {table: past for table, past in scores if self.state(table) == "agreed"}
            apart = self.sections if self.section_ranking == "apart" else {}
            sections = {self.contestants[who]: str(number) for who, number in apart.items()}
            settled = replace(self.scorebook, scores=agreed, sections=sections)
            self.known["settled"] = settled
        return settled

    @property
    def sections(self) -> Mapping[int, int]:
        """The section of every entrant; empty with a single section.

        Example:
            >>> two = Tournament(seated=SeatedMovement("mitchell", 12, 3, 2, 15, sections=2))
            >>> two.sections[1], two.sections[12]
            (1, 2)
        """
        if self.seated is None or self.seated.sections == 1 or self.by_results:
            return MappingProxyType({})
        return seating.sections(self.seated)

    @property
    def any_settled(self) -> bool:
        """Whether any score is agreed, so that there is something to publish.

        Example:
            >>> Tournament().any_settled
            False
        """
        return bool(self.agreed_scorebook.scores)

    @property
    def public(self) -> Tournament:
        """The public state: without boards still to be played elsewhere."""
        if not self.keeps_boards_secret:
            return self
        done = {
            board: self.is_finished(int(board))
            for board in {table.board for table in self.scorebook.scores}
        }
        scores = {
            table: past for table, past in self.scorebook.scores.items() if done[table.board]
        }
        return replace(self, scorebook=replace(self.scorebook, scores=scores))

    def last(self, table: BoardAtTable) -> ScoreEntered | None:
        """Return the last score of *table*, or ``None``."""
        lines = self.scorebook.scores.get(table, ())
        return next(
            (line.step for line in reversed(lines) if isinstance(line.step, ScoreEntered)),
            None,
        )
