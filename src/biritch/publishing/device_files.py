"""The file with a tournament for the control program of Bridgemate devices."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from datetime import datetime
from itertools import count

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament import seating
from biritch.competition.tournament.tournament import Tournament
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase, PhrasedError
from biritch.core.seats import Seat
from biritch.records.bws.jet import BadTable
from biritch.records.bws.writer import (
    DeviceEvent,
    DevicePlayer,
    DeviceRound,
    DeviceScoring,
    DeviceSection,
    write,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class NotForDevices(PhrasedError):
    """Raised for a tournament that the devices cannot hold; ``phrase`` says why.

    Example:
        >>> NotForDevices("online").phrase.name
        'devices-not-online'
    """

    def __init__(self, name: str) -> None:
        """Use the message ``devices-not-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"devices-not-{name}")


def mark_of(name: str) -> str:
    """Return the identifier by which results of the tournament *name* are recognised.

    Example:
        >>> len(mark_of("k3x7qa"))
        32
    """
    return uuid.uuid5(uuid.NAMESPACE_URL, name).hex.upper()


def partners(names: str) -> list[str]:
    """Return the two players in *names*, as far as given.

    Example:
        >>> partners("Ann Dupont & Jean-Luc Roy"), partners("")
        (['Ann Dupont', 'Jean-Luc Roy'], [])
    """
    return [name for part in re.split(r"\s*&\s*|\s+-\s+", names) if (name := part.strip())][:2]


def device_file(tournament: Tournament, name: str, computer: str, at: datetime) -> bytes:
    """Return the database of *tournament* for the control program on the computer *computer*.

    Raises:
        NotForDevices: Its boards are played online, its rounds are drawn as it goes on, or it
            is too large.
        MissingExtra: The library that this needs is missing.
    """
    try:
        return write(device_event(tournament, name), computer, at)
    except BadTable:
        raise NotForDevices("large") from None


def device_event(tournament: Tournament, name: str) -> DeviceEvent:
    """Return the data for the devices of *tournament*: movement and names.

    Raises:
        NotForDevices: As of :func:`device_file`.
    """
    _check(tournament)
    teams = tournament.form is EntrantKind.TEAMS
    schedule = tournament.schedule
    assert schedule is not None
    places = {
        section: sorted({one.table for one in schedule if one.section == section})
        for section in sorted({one.section for one in schedule})
    }
    one_ranking = any(not who.direction for who in tournament.contestants.values())
    return DeviceEvent(
        tournament.scorebook.title or "Biritch",
        mark_of(name),
        tuple(
            DeviceSection(
                LETTERS[section - 1],
                len(tables),
                2 if teams or not one_ranking else 1,
                _scoring(tournament),
            )
            for section, tables in places.items()
        ),
        tuple(_rounds(tournament, places)),
        tuple(_players(tournament)),
        {number: Deal.parse(one.dealt) for number, one in tournament.layouts.items()},
        shown=not tournament.keeps_boards_secret,
    )


def _check(tournament: Tournament) -> None:
    if tournament.seated is None or tournament.online is not None:
        raise NotForDevices("online")
    if tournament.by_results:
        raise NotForDevices("drawn")


def _scoring(tournament: Tournament) -> DeviceScoring:
    if tournament.form is EntrantKind.TEAMS:
        return DeviceScoring.TEAMS
    by_points = tournament.scorebook.regulation.method == "match_points"
    return DeviceScoring.MATCH_POINTS if by_points else DeviceScoring.IMPS


def _rounds(tournament: Tournament, places: dict[int, list[int]]) -> Iterator[DeviceRound]:
    """Yield every table of every round; an empty one has no pairs and no boards."""
    teams = tournament.form is EntrantKind.TEAMS
    alone = tournament.form is EntrantKind.INDIVIDUAL
    for number in range(1, tournament.rounds + 1):
        here = {one.table: one for one in tournament.sittings(number)}
        matches: dict[frozenset[int], int] = {}
        numbers = count(1)
        for section, tables in places.items():
            for table in tables:
                sitting = here.get(table)
                if sitting is None:
                    yield DeviceRound(section, table, number, 0, 0, 0, 0)
                    continue
                two = frozenset(sitting.entrants)
                if two not in matches:
                    matches[two] = next(numbers)
                assert tournament.seated is not None
                # The devices' file knows whole sets: what one board did is the desk's.
                boards = seating.boards_of(tournament.seated, sitting.boards)
                yield DeviceRound(
                    section,
                    table,
                    number,
                    sitting.ns[0],
                    sitting.ew[0],
                    boards[0],
                    boards[-1],
                    matches[two] if teams else 1,
                    *((sitting.ns[1], sitting.ew[1]) if alone else (0, 0)),
                )


def _players(tournament: Tournament) -> Iterator[DevicePlayer]:
    """Yield the players' first seats: late ones in their first round."""
    teams = tournament.form is EntrantKind.TEAMS
    known = set[tuple[int, bool]]()
    for place in tournament.places():
        for entrant, seats in _sides(place.sitting):
            # A team sits both ways, in its two rooms.
            key = entrant, teams and seats[0] is Seat.EAST
            if key in known:
                continue
            known.add(key)
            name = tournament.names.get(entrant, "")
            names = partners(name) if len(seats) == 2 and not teams else [name] * bool(name)
            for seat, player in zip(seats, names, strict=False):
                yield DevicePlayer(
                    place.sitting.section,
                    place.sitting.table,
                    seat,
                    player,
                    0 if place.round == 1 else place.round,
                )


def _sides(sitting: Sitting) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
    """Return the seats of entrants: two for pairs and teams, one for players."""
    if len(sitting.ns) == 2:
        (north, south), (east, west) = sitting.ns, sitting.ew
        return tuple(
            (who, (seat,)) for who, seat in zip((north, east, south, west), Seat, strict=True)
        )
    return (
        (sitting.ns[0], (Seat.NORTH, Seat.SOUTH)),
        (sitting.ew[0], (Seat.EAST, Seat.WEST)),
    )
