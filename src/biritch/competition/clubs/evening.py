"""An evening of a season: pairings and results, board by board.

It is computed from a tournament, or read from a results file; nothing is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import Literal, TypeAlias

from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import BoardResult, Contestant
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.session import ScoredSession
from biritch.competition.tournament.columns import points_earned
from biritch.competition.tournament.lineups import players_in
from biritch.competition.tournament.people import UNNAMED, EnteredPlayer, players_of
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Seat, Side

FORGOTTEN = "—"
"""Written in the place of a name that was erased; nobody is ranked under it."""
Part: TypeAlias = Literal["declarer", "dummy", "defence", "passed"]
"""What a player did on a board."""


@dataclass(frozen=True, slots=True)
class BoardShare:
    """A player's part in one board, and the resulting percentage."""

    board: str
    part: Part
    percent: Fraction


@dataclass(frozen=True, slots=True)
class EveningLine:
    """An entrant's evening: its players, rank and result.

    Example:
        >>> line = EveningLine((EnteredPlayer("Ann"), EnteredPlayer("Bob")), 1, 6)
        >>> line.partners("Ann"), line.beaten
        (('Bob',), Fraction(0, 1))
    """

    players: tuple[EnteredPlayer, ...]
    rank: int
    field: int
    """How many were ranked with it, itself included."""
    percent: Fraction | None = None
    points: Fraction = Fraction(0)
    """Victory points or IMPs, where those are what is ranked."""
    beaten: Fraction = Fraction(0)
    """How many of the others it beat; one that ties counts half."""
    boards: int = 0
    master: Fraction = Fraction(0)
    """Master points by the scale chosen for the evening, unofficial."""
    played: Mapping[str, tuple[BoardShare, ...]] | None = None
    """By player's name what each did, where contracts are known and boards have percentages."""

    def partners(self, name: str) -> tuple[str, ...]:
        """Return the other players of *name*'s entrant."""
        return tuple(player.name for player in self.players if player.name != name)


@dataclass(frozen=True, slots=True)
class Evening:
    """A tournament of a season: date, title and results."""

    name: str
    date: str
    """The day, as ISO 8601 has it; empty where nothing says."""
    title: str
    kind: EntrantKind
    lines: tuple[EveningLine, ...]
    boards: int = 0

    @property
    def players(self) -> tuple[EnteredPlayer, ...]:
        """All players, in the order of the ranking."""
        return tuple(player for line in self.lines for player in line.players)


def evening_of(tournament: Tournament, name: str) -> Evening:
    """Return *tournament*, called *name* on its server, as an evening.

    Example:
        >>> evening_of(Tournament(), "k3x7qa").lines
        ()
    """
    ranking = tournament_ranking(tournament) if tournament.seated else ()
    people = {
        who: tuple(
            player for player in players_of(tournament, number) if is_somebody(player.name)
        )
        for number, who in tournament.contestants.items()
    }
    session = None
    if tournament.form is not EntrantKind.TEAMS and tournament.agreed_scorebook.scores:
        session = tournament.agreed_scorebook.score_session()
    return Evening(
        name,
        day_of(tournament),
        tournament.scorebook.title,
        tournament.form,
        _lines(ranking, people, session, dict(points_earned(tournament, ranking))),
        max((line.total.boards for line in ranking), default=0),
    )


def day_of(tournament: Tournament) -> str:
    """Return the date of *tournament*, in this computer's time zone.

    Example:
        >>> day_of(Tournament(opened="2026-01-05T12:00:00+00:00")), day_of(Tournament())
        ('2026-01-05', '')
    """
    if not tournament.opened:
        return ""
    return datetime.fromisoformat(tournament.opened).astimezone().date().isoformat()


def evening_in(  # noqa: PLR0913 - what an evening is made of
    name: str,
    title: str,
    kind: EntrantKind,
    ranking: tuple[RankingLine, ...],
    *,
    names: Mapping[Contestant, str],
    session: ScoredSession | None = None,
) -> Evening:
    """Return a *ranking* from a file as an evening; *name* identifies it.

    Example:
        >>> evening_in("one", "Monday", EntrantKind.PAIRS, (), names={}).title
        'Monday'
    """
    people = {
        line.contestant: tuple(
            EnteredPlayer(player)
            for player in players_in(names.get(line.contestant, line.contestant.label))
            if is_somebody(player)
        )
        for line in ranking
    }
    lines = _lines(ranking, people, session, {})
    boards = max((line.total.boards for line in ranking), default=0)
    return Evening(name, "", title, kind, lines, boards)


def is_somebody(name: str) -> bool:
    """Return whether *name* is a person's, neither erased nor unknown.

    Example:
        >>> is_somebody("Ann"), is_somebody(FORGOTTEN)
        (True, False)
    """
    return name not in ("", FORGOTTEN, UNNAMED)


def _lines(
    ranking: tuple[RankingLine, ...],
    people: Mapping[Contestant, tuple[EnteredPlayer, ...]],
    session: ScoredSession | None,
    earned: Mapping[Contestant, Fraction],
) -> tuple[EveningLine, ...]:
    done = _boards_of(session, people) if session is not None else {}
    lines = []
    for line in ranking:
        who, mine = line.contestant, line.total
        others = [other for other in ranking if other.contestant.direction == who.direction]
        worse = sum(other.rank > line.rank for other in others)
        level = sum(other.rank == line.rank for other in others) - 1
        lines.append(
            EveningLine(
                people.get(who, ()),
                line.rank,
                len(others),
                mine.percent,
                mine.points,
                worse + Fraction(level, 2),
                mine.boards,
                earned.get(who, Fraction(0)),
                done.get(who),
            )
        )
    return tuple(lines)


def _boards_of(
    session: ScoredSession, people: Mapping[Contestant, tuple[EnteredPlayer, ...]]
) -> dict[Contestant, dict[str, tuple[BoardShare, ...]]]:
    """Return every player's part in each board that has a percentage."""
    found: dict[Contestant, dict[str, list[BoardShare]]] = {}
    for result, side, contestant, award in session.lines:
        if award is None or not award.top:
            continue
        percent = 100 * award.points / award.top
        for player, seat in _seats(result, side, contestant, people.get(contestant, ())):
            part = _part(result, side, seat)
            if part is not None:
                boards = found.setdefault(contestant, {}).setdefault(player, [])
                boards.append(BoardShare(result.board, part, percent))
    return {
        who: {player: tuple(boards) for player, boards in players.items()}
        for who, players in found.items()
    }


def _seats(
    result: BoardResult, side: Side, who: Contestant, players: Iterable[EnteredPlayer]
) -> Iterable[tuple[str, Seat]]:
    """Yield the players of *who* with their seats: the first of a pair sits North or East."""
    there = result.who(side)
    first = Seat.NORTH if side is Side.NS else Seat.EAST
    if len(there) > 1:  # everybody enters alone
        place = there.index(who)
        for player in players:
            yield player.name, first if place == 0 else first.partner
        return
    for player, seat in zip(players, (first, first.partner), strict=False):
        yield player.name, seat


def _part(result: BoardResult, side: Side, seat: Seat) -> Part | None:
    written = result.written
    if written.contract.lower() == "pass":
        return "passed"
    if written.declarer not in ("N", "E", "S", "W"):
        return None
    declarer = Seat.parse(written.declarer)
    if declarer.side is not side:
        return "defence"
    return "declarer" if declarer is seat else "dummy"
