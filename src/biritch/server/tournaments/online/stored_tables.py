"""Stored data of a tournament's live tables: first lines, deals and scores."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from biritch.competition.movement import Sitting
from biritch.competition.results.entry import TravellerLine, result_of
from biritch.competition.tournament.scorebook_log import ScoreAction, ScoreEntered
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.tournament import Tournament
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import fresh
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.server.storage.store import LineTaken, Store
from biritch.server.tables import log_setup as lines
from biritch.server.tables.log_events import LoggedEvent, write
from biritch.server.tournaments import seating, views
from biritch.table.company_events import Joined, Settled
from biritch.table.events import Event
from biritch.table.manners import Manners
from biritch.table.setup import SEVERAL, Setup, Sitter

if TYPE_CHECKING:
    from biritch.server.tournaments.registry import TournamentRecord


def boards_log(event: str) -> str:
    """Return the name of the boards of *event* in the store.

    Example:
        >>> boards_log("k3x7qa")
        'event/k3x7qa/boards'
    """
    return f"event/{event}/boards"


async def stored_deals(store: Store, event: str, most: int) -> list[str]:
    """Return at least *most* deals of *event*; missing ones are dealt and stored.

    Raises:
        OSError: They cannot be stored.
    """
    for _ in range(3):
        stored = await store.read(boards_log(event))
        if len(stored) >= most:
            return [line.decode() for line in stored]
        more = [str(fresh()).encode() for _ in range(most - len(stored))]
        with contextlib.suppress(LineTaken):
            await store.append(boards_log(event), len(stored), more)
    raise OSError(f"the boards of {event} are not stored")


def first_lines(
    record: TournamentRecord, number: int, sitting: Sitting, deals: Sequence[str], at: int
) -> list[bytes]:
    """Return the first lines of a table: four people, each with their own key.

    *deals* are all those of the tournament; *at* is in milliseconds since 1970. The four are
    the company of the table, North first.
    """
    tournament, who = (
        record.tournament,
        seating.roles_by_seat(record.tournament, number, sitting),
    )
    digests = {owner: key for key, owner in record.keys.items()}
    n, e, s, w = (Sitter("person", seating.player_name(tournament, who[seat])) for seat in Seat)
    manners = table_manners(tournament)
    line = lines.write_opening(
        Setup(
            lines.games()["contract"].agreeing({}),
            (n, e, s, w),
            replace(SEVERAL, unit=views.board_unit(tournament)),
            manners=manners,
        ),
        {seat: digests[who[seat].by] for seat in Seat},
        at=at,
        set=[
            lines.write_board(Board.from_number(board), Deal.parse(deals[board - 1]))
            for board in tournament.boards(sitting)
        ],
        event=record.name,
        salt=record.salt,
    )
    events: list[Event] = [Settled(manners)]
    events += [
        Joined(int(seat), sitter.name, seat, "")
        for seat, sitter in zip(Seat, (n, e, s, w), strict=True)
    ]
    return [line, *(write(LoggedEvent(event, None, "", at)) for event in events)]


def table_manners(tournament: Tournament) -> Manners:
    """Return the organiser's rules for tables that open now.

    Example:
        >>> table_manners(Tournament()).onlookers
        'none'
    """
    online = tournament.online or PlayedOnline("")
    # All four hands are shown of boards that are over at that table, at the earliest.
    behind = max(online.behind, 1) if online.onlookers == "open" else online.behind
    return Manners(
        undo=online.undo,  # type: ignore[arg-type]
        onlookers=online.onlookers,  # type: ignore[arg-type]
        delay=60 * online.delay,
        behind=behind,
    )


def score_of_game(tournament: Tournament, sitting: Sitting, game: Game) -> ScoreEntered:
    """Return the score entry of a finished board."""
    facts = game.facts
    contract, board = facts.contract, game.board.number
    table = tournament.table(sitting, board)
    row = TravellerLine(
        str(board),
        tuple(contestant.label for contestant in table.ns),
        tuple(contestant.label for contestant in table.ew),
        "Pass" if contract is None else contract.brief,
        "" if contract is None else str(contract.declarer),
        "" if contract is None else str(facts.won),
        str(facts.tricks[0].cards[0]) if facts.tricks else "",
    )
    return ScoreEntered(ScoreAction.SCORE, replace(result_of(row), ns=table.ns, ew=table.ew))
