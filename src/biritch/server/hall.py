"""The tables of the tournaments that are played here: opened, minded, their scores noted.

Everything follows from what is stored: the log of the tournament, its boards and the logs of
its tables. So whoever looks at a tournament after a power cut sets it to work again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from biritch.competition.entering import Row, result_of
from biritch.competition.evening import PLAYED, Evening
from biritch.competition.event import NotAllowed
from biritch.competition.log import Deed, Noted
from biritch.competition.movement import Sitting
from biritch.core.boards import Board
from biritch.core.dealing import fresh
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.server import evening_seats, evening_told, lines
from biritch.server.evening_deeds import following
from biritch.server.evening_eyes import table_name
from biritch.server.evening_keys import Role
from biritch.server.event_room import EventRoom
from biritch.server.full import Full
from biritch.server.store import Taken
from biritch.table.seating import SEVERAL, Setup, Sitter

if TYPE_CHECKING:
    from biritch.server.evenings import Kept
    from biritch.server.house import House

_log = logging.getLogger(__name__)

AWAY = 45.0
"""Seconds somebody may be away before a robot takes the seat, until they come back."""
ROUNDS = 4.0
"""Seconds between two rounds of whoever minds the tables."""


class Hall:
    """The tables of tournaments, and who has been seen of their players."""

    def __init__(self, house: House) -> None:
        """Keep house in *house*."""
        self._house = house
        self._seen: dict[tuple[str, Role], float] = {}
        self._active: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._minding: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to mind the tables."""
        self._minding = asyncio.create_task(self._mind())

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks] + ([self._minding] if self._minding else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- what others tell ----

    def seen(self, kept: Kept, role: Role | None) -> None:
        """Take note that *role* looks at the tournament, and set it to work if it is not."""
        if kept.evening.online is None:
            return
        if role is not None and role.entrant:
            self._seen[kept.name, role] = asyncio.get_running_loop().time()
        if kept.name not in self._active and kept.evening.playing:
            self.over(kept.name)

    def over(self, event: str) -> None:
        """Look after the tables of *event* soon: a board is over, or a round begins."""
        task = asyncio.create_task(self._tend(event))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def finished(self, event: str, board: int) -> bool:
        """Whether *board* is played wherever it is to be played."""
        kept = self._house.evenings.known(event)
        return kept is not None and kept.evening.finished(board)

    def here(self, kept: Kept) -> frozenset[Role]:
        """Return the players who look at the tournament, or sit at their table."""
        if kept.evening.online is None:
            return frozenset()
        now = asyncio.get_running_loop().time()
        found = {
            role
            for (event, role), at in self._seen.items()
            if event == kept.name and now - at < AWAY
        }
        evening = kept.evening
        for sitting in evening.sittings(evening.round):
            room = self._house.at_work(table_name(kept.name, evening.round, sitting.table))
            if room is not None:
                who = evening_seats.seats(evening, evening.round, sitting)
                found |= {who[line.chair] for line in room.lines if line.chair is not None}
        return frozenset(found)

    async def deals(self, kept: Kept) -> dict[int, str]:
        """Return the deals of the boards that everybody has played."""
        if kept.evening.online is None or not kept.evening.event.scores:
            return {}
        stored = await self._house.store.read(_boards(kept.name))
        numbers = {int(table.board) for table in kept.evening.event.scores}
        return {
            number: stored[number - 1].decode()
            for number in numbers
            if number <= len(stored) and kept.evening.finished(number)
        }

    # ---- the work ----

    async def _mind(self) -> None:
        """Go round the tables: whoever is away too long has a robot play."""
        while True:
            await asyncio.sleep(ROUNDS)
            now = asyncio.get_running_loop().time()
            self._seen = {who: at for who, at in self._seen.items() if now - at < AWAY}
            for event in [*self._active]:
                await self._tend(event)

    async def _tend(self, event: str) -> None:
        lock = self._active.setdefault(event, asyncio.Lock())
        async with lock:
            try:
                while await self._tended(event):
                    pass
            except (OSError, Taken, Full, NotAllowed) as error:
                _log.error("event %s: %r", event, error)
            except Exception:  # noqa: BLE001 - one bad table must not end the tournament
                _log.exception("event %s", event)

    async def _tended(self, event: str) -> bool:
        """Do what there is to do; return whether another round has begun by it."""
        kept = await self._house.evenings.find(event)
        if kept is None or kept.evening.online is None or not kept.evening.playing:
            self._active.pop(event, None)
            return False
        number = kept.evening.round
        for late in range(1, number + 1):
            for sitting in kept.evening.sittings(late):
                if late == number or sitting.table in kept.evening.waiting(late):
                    kept = await self._table(kept, late, sitting)
        evening = kept.evening
        flowing = evening.online is not None and evening.online.flowing
        if not flowing or evening.waiting(number) or not evening.sittings(number):
            return False
        await self._house.evenings.note(kept, following, f"round/{number + 1}")
        return True

    async def _table(self, kept: Kept, number: int, sitting: Sitting) -> Kept:
        """Have *sitting* played: its room at work, its boards noted, its seats minded."""
        if not kept.evening.played(sitting):
            return kept
        room = await self._room(kept, number, sitting)
        for board, game in room.log.over.items():
            table = kept.evening.table(sitting, board)
            if kept.evening.state(table) == "none":
                noted = _noted(kept.evening, sitting, game)
                said = f"{PLAYED}/{number}-{sitting.table}-{board}"
                kept = await self._house.evenings.note(kept, partial(_always, noted), said)
                if kept.evening.finished(board):
                    await self._refresh(kept)
        if number == kept.evening.round:
            await self._people(kept, room, number, sitting)
        return kept

    async def _refresh(self, kept: Kept) -> None:
        for place in kept.evening.places():
            name = table_name(kept.name, place.round, place.sitting.table)
            room = self._house.at_work(name)
            if isinstance(room, EventRoom) and room.lines:
                await room.refresh()

    async def _room(self, kept: Kept, number: int, sitting: Sitting) -> EventRoom:
        name = table_name(kept.name, number, sitting.table)
        room = await self._house.find(name)
        if room is None:
            line = await self._opened(kept, number, sitting)
            with contextlib.suppress(Taken):
                await self._house.store.append(name, 0, [line])
            room = await self._house.find(name)
        if not isinstance(room, EventRoom):
            raise OSError(f"table {name} cannot be opened")
        return room

    async def _opened(self, kept: Kept, number: int, sitting: Sitting) -> bytes:
        """Return the first line of a table: all seats are persons', with their own keys."""
        evening, who = kept.evening, evening_seats.seats(kept.evening, number, sitting)
        digests = {told: key for key, told in kept.keys.items()}
        n, e, s, w = (Sitter("person", evening_seats.name(evening, who[seat])) for seat in Seat)
        found = await self._dealt(kept, max(evening.boards(sitting)))
        boards = [
            lines.write_board(Board.numbered(one), Deal.parse(found[one - 1]))
            for one in evening.boards(sitting)
        ]
        variant = lines.games()["contract"].agreeing({})
        unit = evening_told.unit(evening)
        manners = replace(SEVERAL, unit="imps" if unit == "vps" else unit)
        return lines.opened(
            Setup(variant, (n, e, s, w), manners),
            {seat: digests[who[seat].by] for seat in Seat},
            at=round(self._house.evenings.now.timestamp() * 1000),
            set=boards,
            event=kept.name,
        )

    async def _dealt(self, kept: Kept, most: int) -> list[str]:
        """Return the deals of the tournament, at least *most*: what is wanting is dealt."""
        store, owner = self._house.store, _boards(kept.name)
        for _ in range(3):
            found = await store.read(owner)
            if len(found) >= most:
                return [line.decode() for line in found]
            more = [str(fresh()).encode() for _ in range(most - len(found))]
            with contextlib.suppress(Taken):
                await store.append(owner, len(found), more)
        raise OSError(f"the boards of {kept.name} are not stored")

    async def _people(self, kept: Kept, room: EventRoom, number: int, sitting: Sitting) -> None:
        """Let robots sit where nobody has been seen for a while."""
        online, now = kept.evening.online, asyncio.get_running_loop().time()
        assert online is not None
        for seat, role in evening_seats.seats(kept.evening, number, sitting).items():
            if not room.log.table.setup.sitters[seat].person or room.present(seat):
                continue
            last = max(self._seen.get((kept.name, role), -AWAY), room.left.get(seat, -AWAY))
            if now - last >= AWAY:
                await room.replace(seat, online.robots)


def _always(noted: Noted, now: Evening) -> Noted:
    del now
    return noted


def _boards(event: str) -> str:
    """Return what the store calls the boards of *event*."""
    return f"event/{event}/boards"


def _noted(evening: Evening, sitting: Sitting, game: Game) -> Noted:
    """Return what the tournament is told of a board that is over."""
    facts = game.facts
    contract, board = facts.contract, game.board.number
    table = evening.table(sitting, board)
    row = Row(
        str(board),
        tuple(one.label for one in table.ns),
        tuple(one.label for one in table.ew),
        "Pass" if contract is None else contract.brief,
        "" if contract is None else str(contract.declarer),
        "" if contract is None else str(facts.won),
        str(facts.tricks[0].cards[0]) if facts.tricks else "",
    )
    return Noted(Deed.SCORE, replace(result_of(row), ns=table.ns, ew=table.ew))
