"""Writing Bridgemate databases: seating, boards and names.

The control program of the devices opens the file, sends the movement to the tables, and adds a
row to ``ReceivedData`` for each result; what it adds is read back by
:mod:`biritch.records.bws.received_data`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.bws.jet import JetRow, JetTable, database
from biritch.records.bws.layout import LAYOUT, LAYOUT_OF_PLAYERS, SIDES, SUITS
from biritch.records.machines.cards import suits


class DeviceScoring(IntEnum):
    """The number in the database of what devices show beside a result."""

    MATCH_POINTS = 1
    IMPS = 2
    TEAMS = 4


class DeviceSection(NamedTuple):
    """A section: its letter, its tables, and its number of rankings, one or two."""

    letter: str
    tables: int
    winners: int
    scoring: DeviceScoring = DeviceScoring.MATCH_POINTS


class DeviceRound(NamedTuple):
    """A table in a round: section, round from 1, the pairs, the first and last board.

    Pair 0 means nobody. ``group`` is the number of its match of teams.
    """

    section: int
    table: int
    round: int
    ns: int
    ew: int
    low: int
    high: int
    group: int = 1
    south: int = 0
    """Of an individual, whose ``ns`` and ``ew`` are North and East."""
    west: int = 0


class DevicePlayer(NamedTuple):
    """A player's first seat and name, of which devices show 18 letters.

    ``round`` is the player's first round, 0 for round 1.
    """

    section: int
    table: int
    seat: Seat
    name: str
    round: int = 0


class DeviceEvent(NamedTuple):
    """All data for the devices of an event."""

    title: str
    mark: str
    """By what its results are known again: 32 hexadecimal digits."""
    sections: tuple[DeviceSection, ...]
    rounds: tuple[DeviceRound, ...]
    players: tuple[DevicePlayer, ...] = ()
    deals: Mapping[int, Deal] = MappingProxyType({})
    """The hands, by board; devices show them to nobody, and hold the lead against them."""
    shown: bool = True
    """Whether players see what others made of a board they have played."""


_LOGGED_OFF = 2
"""How a table begins: no device has registered for it."""
_NAMES_FROM_FILE, _NAMES_SHOWN = 2, 1
_DEVICES: JetRow = MappingProxyType(
    {
        "MaximumResults": 0,
        "ScorePoints": 1,
        "EnterResultsMethod": 0,
        "ShowPairNumbers": True,
        "AutopoweroffTime": 20,
        "VerificationTime": 2,
        "ShowContract": 1,
        "LeadCard": True,
        "MemberNumbers": False,
        "BoardOrderVerification": True,
        "BM2PINcode": "0000",
        "BM2RemainingBoards": True,
        "BM2NextSeatings": True,
        "BM2AutoBoardNumber": True,
        "BM2ResultsOverview": 0,
        "BM2ShowPlayerNames": _NAMES_SHOWN,
        "BM2Ranking": 0,
        "BM2PairNumberEntry": 0,
        "BM2ResetFunctionKey": True,
        "BM2NameSource": _NAMES_FROM_FILE,
    }
)
"""How the devices behave; the control program may change all of it."""


def write(event: DeviceEvent, computer: str, at: datetime) -> bytes:
    """Return the database of *event*, for the control program on the computer *computer*.

    *at* is the start of the session, in local time.

    Raises:
        BadTable: It is larger than what is written here, two million bytes.
        MissingExtra: The ``msaccessdb`` library is missing.

    Example:
        >>> sections = (DeviceSection("A", 2, 1),)
        >>> rounds = (DeviceRound(1, 1, 1, 1, 2, 1, 3), DeviceRound(1, 2, 1, 3, 4, 1, 3))
        >>> event = DeviceEvent("Monday", "0" * 32, sections, rounds)
        >>> len(write(event, "DESK", datetime(2026, 11, 23, 20, 0))) % 4096
        0
    """
    alone = any(one.south for one in event.rounds)
    rows: dict[str, list[JetRow]] = {
        "Clients": [{"Computer": computer}],
        "Session": [_session(event, at)],
        "Section": [_section(number, one) for number, one in enumerate(event.sections, 1)],
        "Tables": _tables(event),
        "RoundData": [_round(one, alone=alone) for one in event.rounds],
        "PlayerNumbers": [_player(one, at) for one in event.players],
        "HandRecord": _hands(event),
        "Settings": [
            {**_DEVICES, "Section": number, "ShowResults": event.shown}
            for number in range(1, len(event.sections) + 1)
        ],
    }
    layout = LAYOUT_OF_PLAYERS if alone else LAYOUT
    tables = [JetTable(name, columns, rows.get(name, ())) for name, columns in layout.items()]
    return database(tables, at)


def _session(event: DeviceEvent, at: datetime) -> JetRow:
    return {
        "ID": 1,
        "Name": event.title,
        "Date": at.date(),
        "Time": at.time(),
        "GUID": event.mark,
        "Status": 0,
    }


def _section(number: int, section: DeviceSection) -> JetRow:
    return {
        "ID": number,
        "Letter": section.letter,
        "Tables": section.tables,
        "MissingPair": 0,
        "EWMoveBeforePlay": 0,
        "Session": 1,
        "ScoringType": section.scoring,
        "Winners": section.winners,
    }


def _tables(event: DeviceEvent) -> list[JetRow]:
    groups = {(one.section, one.table): one.group for one in reversed(event.rounds)}
    return [
        {
            "Section": section,
            "Table": table,
            "ComputerID": 1,
            "Status": 0,
            "LogOnOff": _LOGGED_OFF,
            "CurrentRound": 0,
            "CurrentBoard": 0,
            "UpdateFromRound": 0,
            "Group": group,
        }
        for (section, table), group in sorted(groups.items())
    ]


def _round(one: DeviceRound, *, alone: bool) -> JetRow:
    players = {"South": one.south, "West": one.west} if alone else {}
    return players | {
        "Section": one.section,
        "Table": one.table,
        "Round": one.round,
        "NSPair": one.ns,
        "EWPair": one.ew,
        "LowBoard": one.low,
        "HighBoard": one.high,
    }


def _player(player: DevicePlayer, at: datetime) -> JetRow:
    return {
        "Section": player.section,
        "Table": player.table,
        "Direction": str(player.seat),
        "Name": player.name,
        "Updated": True,
        "TimeLog": at,
        "Round": player.round,
    }


def _hands(event: DeviceEvent) -> list[JetRow]:
    columns = [f"{side}{suit}" for side in SIDES for suit in SUITS]
    return [
        {"Section": section, "Board": board, **dict(zip(columns, suits(deal), strict=True))}
        for section in range(1, len(event.sections) + 1)
        for board, deal in sorted(event.deals.items())
    ]
