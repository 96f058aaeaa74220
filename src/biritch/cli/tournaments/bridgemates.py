"""Bridgemate devices at a tournament: data sent to them, and their results.

The vendor's client (``bridgemate-dataconnector-client``) exchanges data with the control
software of the devices; the developer's guide describes it.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from biritch.cli.messages import refuse
from biritch.competition.movement import EntrantKind, Schedule, Sitting
from biritch.competition.tournament import seating
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.publishing.device_files import partners

if TYPE_CHECKING:
    from bridgemate_dataconnector.dto import (
        InitDTO,
        ParticipationDTO,
        PlayerDataDTO,
        ResultDTO,
        SectionDTO,
        TableDTO,
    )

START_RESET_READ, START_READ = 7, 5
"""What the control software is to do: start, reset the devices, read; or start and read."""
LETTERS = "ABCDEFGHIJKLMNOP"
SUITS, SEATS, RANKS = "CDHSN", "NESW", "23456789TJQKA"
AVERAGES = ("40-40", "40-50", "40-60", "50-40", "50-50", "50-60", "60-40", "60-50", "60-60")
"""Artificial scores in the order in which the devices number them, from -1 down."""
NOT_PLAYED = -10


class TournamentForDevices(NamedTuple):
    """A tournament as on its director's page, with its whole schedule."""

    view: Mapping[str, Any]
    seated: MovementSet
    schedule: Schedule


def tournament_of(view: Mapping[str, Any]) -> TournamentForDevices:
    """Return the tournament of *view*, with the schedule of its movement.

    Raises:
        Refusal: It is not one of pairs in a room, or its movement was changed while it went on.
    """
    if view["form"] != EntrantKind.PAIRS or view["online"] or view["drawn"]:
        raise refuse("bridgemate-pairs-alone")
    seated = MovementSet(
        view["movement"],
        view["pairs"],
        view["whole"],
        view["each"],
        view["minutes"],
        view["sections"],
    )
    schedule = seating.schedule(seated)
    now = schedule.rounds[min(max(view["round"], 1), len(schedule.rounds)) - 1]
    told = {(one["table"], one["ns"]["number"], one["ew"]["number"]) for one in view["tables"]}
    if view["round"] <= view["rounds"] and told != {
        (one.table, one.ns[0], one.ew[0]) for one in now
    }:
        raise refuse("bridgemate-changed")
    return TournamentForDevices(view, seated, schedule)


def guid_of(address: str) -> str:
    """Return the identifier of the tournament at *address* in the control software.

    Example:
        >>> len(guid_of("http://127.0.0.1:8765/event#k3x7qa"))
        32
    """
    return uuid.uuid5(uuid.NAMESPACE_URL, address).hex.upper()


def event_for_devices(tournament: TournamentForDevices, guid: str, at: datetime) -> InitDTO:
    """Return *tournament* in the control software's form: sections, tables, rounds, names."""
    from bridgemate_dataconnector.dto import InitDTO, ScoringGroupDTO, SessionDTO

    sections = sorted({sitting.section for sitting in tournament.schedule})
    group = ScoringGroupDTO(
        session_guid=guid,
        scoring_group_number=1,
        scoring_method=ScoringGroupDTO.ScoringType_Pairs,
        name=tournament.view["title"] or "Biritch",
        sections=[_section(tournament, section, guid) for section in sections],
    )
    session = SessionDTO(
        scoring_groups=[group],
        event_guid=guid,
        session_guid=guid,
        name=tournament.view["title"] or "Biritch",
        year=at.year,
        month=at.month,
        day=at.day,
        hour=at.hour,
        minute=at.minute,
    )
    players, seats = _players(tournament, guid)
    return InitDTO(
        commands=START_RESET_READ,
        event_guid=guid,
        sessions=[session],
        player_data=players,
        participations=seats,
    )


def _section(tournament: TournamentForDevices, section: int, guid: str) -> SectionDTO:
    from bridgemate_dataconnector.dto import SectionDTO

    tables = sorted({one.table for one in tournament.schedule if one.section == section})
    lines = {who.direction for who in seating.contestants(tournament.seated).values()}
    return SectionDTO(
        session_guid=guid,
        scoring_group_number=1,
        letters=LETTERS[section - 1],
        name=LETTERS[section - 1],
        winners=1 if "" in lines else 2,
        game_type=SectionDTO.GameType_Pairs,
        tables=[_table(tournament, section, table, guid) for table in tables],
    )


def _table(tournament: TournamentForDevices, section: int, table: int, guid: str) -> TableDTO:
    from bridgemate_dataconnector.dto import RoundDTO, TableDTO

    rounds = []
    for number, sittings in enumerate(tournament.schedule.rounds, 1):
        here = next((one for one in sittings if one.table == table), None)
        boards = seating.boards_of(tournament.seated, here.boards) if here else range(0)
        rounds.append(
            RoundDTO(
                session_guid=guid,
                section_letters=LETTERS[section - 1],
                table_number=table,
                round_number=number,
                # A table with nobody in a round has no pair and no boards.
                pair_ns=here.ns[0] if here else 0,
                pair_ew=here.ew[0] if here else 0,
                low_board_number=boards[0] if boards else 0,
                high_board_number=boards[-1] if boards else 0,
            )
        )
    return TableDTO(
        session_guid=guid,
        section_letters=LETTERS[section - 1],
        table_number=table,
        rounds=rounds,
    )


def _players(
    tournament: TournamentForDevices, guid: str
) -> tuple[list[PlayerDataDTO], list[ParticipationDTO]]:
    """Return the players by name, and their seats in the first round."""
    from bridgemate_dataconnector.dto import ParticipationDTO, PlayerDataDTO, TableDirection

    names = {one["number"]: partners(one["names"]) for one in tournament.view["players"]}
    people = [
        PlayerDataDTO(session_guid=guid, player_number=f"{pair}{place}", last_name=name)
        for pair, both in names.items()
        for place, name in enumerate(both, 1)
    ]
    seats = [
        ParticipationDTO(
            session_guid=guid,
            section_letters=LETTERS[sitting.section - 1],
            table_number=sitting.table,
            direction=TableDirection(direction),
            round_number=1,
            player_number=f"{pair}{place}",
        )
        for sitting in tournament.schedule.rounds[0]
        for direction, pair, place in _directions(sitting)
        if len(names.get(pair, ())) >= place
    ]
    return people, seats


def _directions(sitting: Sitting) -> Iterable[tuple[int, int, int]]:
    """Return direction, pair and index in it of each player at a table."""
    (ns,), (ew,) = sitting.ns, sitting.ew
    return ((1, ns, 1), (2, ew, 1), (3, ns, 2), (4, ew, 2))


def slip_of(result: ResultDTO) -> str:
    """Return *result* as a director's slip; empty if it cannot be one.

    A score of one side alone can only be given by the director.

    Example:
        >>> from bridgemate_dataconnector.dto import ResultDTO
        >>> made = ResultDTO(board_number=3, pair_north_south=1, declarer_direction=1, level=4,
        ...                  denomination=3, stake=1, total_tricks=11, scoring_direction=3,
        ...                  lead_card_rank=13, lead_card_suit=4)
        >>> slip_of(made)
        '3 1 4HX N 11 SK'
    """
    if result.scoring_direction != result.ScoringDirection_NSEW:
        return ""
    where = f"{result.board_number} {result.pair_north_south}"
    if result.level == NOT_PLAYED:
        return f"{where} not played"
    if result.level < 0:
        return f"{where} {AVERAGES[-1 - result.level]}"
    if result.level == 0:
        return f"{where} P"
    bid = f"{result.level}{SUITS[result.denomination - 1]}{'X' * result.stake}"
    seat, rank = SEATS[result.declarer_direction - 1], result.lead_card_rank
    lead = f"{SUITS[result.lead_card_suit - 1]}{RANKS[rank - 2]}" if rank else ""
    return f"{where} {bid} {seat} {result.total_tricks} {lead}".strip()
