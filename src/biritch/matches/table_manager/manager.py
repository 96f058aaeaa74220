"""The table manager: it seats four programs, deals, forwards actions, keeps time.

A program that leaves, is silent too long, or acts illegally loses its chair. The manager waits
for a replacement, and restarts the board: ``Start of board`` in the middle of one tells the
others.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.core.signs import seat_sign
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.matches.table_manager import lines
from biritch.matches.table_manager.faults import ProtocolFault
from biritch.records.games import game_record
from biritch.records.record import Record, Remark
from biritch.rules.offence import Illegal

T = TypeVar("T")

_STALE = 200
"""Lines of a board broken off that a program may still send before it takes up the new one."""
_LOOKS, _LOOK = 4, 0.05
"""How often, and after how many seconds each, a chair is looked at that somebody wants."""
_MOST_GREETINGS = 16
"""Programs that may be saying who they are at one time."""
_GREETING = 30.0
"""Seconds a program has to say who it is."""

TableListener = Callable[[Seat | None, str, str], object]
"""Called with every line: whose it is, ``<`` or ``>``, and the line; nobody's are remarks."""


def _ignore_line(seat: Seat | None, way: str, line: str) -> None:
    del seat, way, line


@dataclass(frozen=True, slots=True)
class ManagerSettings:
    """The settings of a table.

    ``patience`` is the seconds allowed for a line, ``wait`` those an empty chair is kept,
    ``restarts`` how often one board may restart.

    Example:
        >>> ManagerSettings().host
        '127.0.0.1'
    """

    host: str = "127.0.0.1"
    port: int = 2000
    patience: float = 180.0
    wait: float = 600.0
    restarts: int = 3


@dataclass(frozen=True, slots=True)
class ManagedBoard:
    """A finished board: the game, the explanations, the teams and the times."""

    game: Game
    told: tuple[lines.CallLine, ...]
    teams: tuple[str, str]
    seconds: tuple[float, float]

    def record(self) -> Record:
        """Return it as a record, with the explanations."""
        ns, ew = self.teams
        record = game_record(self.game, (ns, ew, ns, ew))
        remarks = tuple(
            (place, Remark(note=line.text or None, alert=line.told == "alert"))
            for place, line in enumerate(self.told)
            if line.told
        )
        assert record.auction is not None
        return replace(record, auction=replace(record.auction, remarks=remarks))


class ChairLost(Exception):
    """Raised if the program at a seat is gone, too late, or violates the protocol."""

    def __init__(self, chair: Chair, reason: Phrase) -> None:
        """Keep the chair and the reason."""
        super().__init__(f"{chair.seat}: {reason.name}")
        self.chair, self.seat, self.reason = chair, chair.seat, reason


@dataclass(eq=False, slots=True)
class Chair:
    """A program at the table."""

    seat: Seat
    team: str
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    patience: float
    listener: TableListener
    greeted: bool = False
    """Whether it knows that it sits here, and waits to hear who plays."""
    seated: bool = False
    """Whether it knows who plays, and is ready to start."""
    left: bool = False
    """Whether it has lost its chair, and that has been reported."""

    @property
    def has_hung_up(self) -> bool:
        """Whether its program has disconnected, and all its lines are read."""
        lost = self.reader.exception() is not None or self.writer.is_closing()
        return lost or self.reader.at_eof()

    async def say(self, line: str) -> None:
        """Send *line*."""
        self.listener(self.seat, ">", line)
        try:
            self.writer.write(f"{line}\r\n".encode())
            async with asyncio.timeout(self.patience):
                await self.writer.drain()
        except (OSError, TimeoutError):
            raise ChairLost(self, Phrase.of("table-manager-left")) from None

    async def hear(self) -> str:
        """Return the next line."""
        try:
            async with asyncio.timeout(self.patience):
                heard = await self.reader.readline()
        except TimeoutError:
            seconds = f"{self.patience:g}"
            raise ChairLost(self, Phrase.of("table-manager-slow", seconds=seconds)) from None
        except (OSError, ValueError):  # a line longer than any of the protocol
            raise ChairLost(self, Phrase.of("table-manager-left")) from None
        if not heard.endswith(b"\n"):
            raise ChairLost(self, Phrase.of("table-manager-left"))
        line = lines.tidy(heard.decode("utf-8", "replace"))
        self.listener(self.seat, "<", line)
        return line

    async def ready(self, what: str = "") -> None:
        """Wait until it is ready, for *what* if given.

        With *what*, other lines belong to an interrupted board, and are ignored.
        """
        for _ in range(_STALE):
            line = await self.hear()
            told = lines.read_ready(line)
            if told is not None and told[0] is self.seat and told[1].startswith(what):
                # Some say so again before every board; it asks for nothing.
                if what or not told[1].startswith("start"):
                    return
            elif not what:
                raise self.out_of_part(line)
        raise self.out_of_part(line)

    def out_of_part(self, line: str) -> ChairLost:
        """Return the exception for an unexpected *line*."""
        return ChairLost(self, Phrase.of("table-manager-heard", text=line[:80]))

    async def read(self, reader: Callable[[str], T]) -> T:
        """Return *reader* of its next line, which must be a call or a card."""
        line = await self.hear()
        while (told := lines.read_ready(line)) and told[1].startswith("start"):
            line = await self.hear()
        try:
            return reader(line)
        except ValueError:
            raise self.out_of_part(line) from None


@dataclass(eq=False, slots=True)
class TableManager:
    """A table at which four programs play *boards* in order.

    ``finished`` is called with every finished board. :meth:`run` returns when all are done.
    """

    boards: Sequence[tuple[Board, Deal]]
    settings: ManagerSettings
    finished: Callable[[ManagedBoard], object]
    listener: TableListener = _ignore_line
    chairs: dict[Seat, Chair] = field(default_factory=dict)
    """Who sits there now."""
    sitting: dict[Seat, Chair] = field(default_factory=dict)
    """Who sat there when the board under way began: programs that sit down later wait."""
    total: list[float] = field(default_factory=lambda: [0.0, 0.0])
    port: int = 0
    """The port it listens on, once it does."""
    listening: Callable[[int], object] = int
    """Called with the port."""
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _greetings: int = 0
    _connections: list[asyncio.StreamWriter] = field(default_factory=list)
    _board_seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    async def run(self) -> None:
        """Seat four programs and let them play.

        Raises:
            ProtocolFault: A chair stays empty, or a board cannot be finished.
            OSError: The port is taken.
        """
        settings = self.settings
        server = await asyncio.start_server(
            self._seat_program, settings.host, settings.port, limit=2 * lines.LONGEST
        )
        self.port = server.sockets[0].getsockname()[1]
        self.listening(self.port)
        try:
            for board, deal in self.boards:
                await self._until_finished(board, deal)
            await self._everybody(lambda chair: chair.say(lines.END_OF_SESSION))
        except ChairLost:
            return  # somebody hung up before the last word: everything is played
        finally:
            server.close()
            await self._hang_up()

    async def _hang_up(self) -> None:
        """Close every connection, including waiting programs'."""
        for writer in self._connections:
            writer.close()
        waits = (writer.wait_closed() for writer in self._connections)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GREETING):
                await asyncio.gather(*waits, return_exceptions=True)

    async def _until_finished(self, board: Board, deal: Deal) -> None:
        """Play a board, and restart it if a program leaves."""
        for _ in range(self.settings.restarts + 1):
            try:
                await self._fill()
                self.finished(await self._play(board, deal))
            except ChairLost as lost:
                last = lost
                self._leave(lost)
            else:
                await self._tell_times()
                return
        raise ProtocolFault(
            Phrase.of(
                "table-manager-stuck",
                board=str(board.number),
                times=str(self.settings.restarts + 1),
                seat=seat_sign(last.seat),
                what=last.reason,
            )
        )

    async def _tell_times(self) -> None:
        now = (self._board_seconds[0], self._board_seconds[1])
        told = lines.timing_line(now, (self.total[0], self.total[1]))
        for chair in list(self.sitting.values()):
            try:
                await chair.say(told)
            except ChairLost as lost:  # the board is played: the next will wait for another
                self._leave(lost)

    # Sitting down.

    async def _seat_program(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Seat a program, or refuse it with the reason."""
        if self._greetings >= _MOST_GREETINGS:
            writer.close()
            return
        self._greetings += 1
        self._connections.append(writer)
        try:
            async with asyncio.timeout(_GREETING):
                line = (await reader.readline()).decode("utf-8", "replace")
            self.listener(None, "<", lines.tidy(line))
            asked = lines.read_connecting(line)
            await self._make_room(asked.seat)
            if objection := self._objection(asked):
                self.listener(None, ">", objection)
                writer.write(f"{objection}\r\n".encode())
                await writer.drain()
                writer.close()
                return
            await self._seat(asked, reader, writer)
        except (OSError, ValueError, TimeoutError, ChairLost):
            writer.close()
        finally:
            self._greetings -= 1

    async def _make_room(self, seat: Seat) -> None:
        """Free a chair whose program has disconnected unnoticed."""
        for _ in range(_LOOKS):
            chair = self.chairs.get(seat)
            if chair is None:
                return
            if chair.has_hung_up:
                self._leave(ChairLost(chair, Phrase.of("table-manager-left")))
                return
            # Who comes back at once may be here before the end of the old connection is.
            await asyncio.sleep(_LOOK)

    def _objection(self, asked: lines.ConnectingLine) -> str:
        """Return why a program may not sit down, in the protocol's words; empty if it may."""
        if asked.version != lines.VERSION:
            return f"Error: protocol version {lines.VERSION} is wanted"
        if asked.seat in self.chairs:
            return f"Error: {lines.seat_word(asked.seat)} is taken"
        partner = self.chairs.get(asked.seat.after(2))
        if partner is not None and partner.team.lower() != asked.team.lower():
            return f'Error: Team name mismatch, partner plays for "{partner.team}"'
        return ""

    async def _seat(
        self,
        asked: lines.ConnectingLine,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        chair = Chair(
            asked.seat, asked.team, reader, writer, self.settings.patience, self.listener
        )
        # Taken from now on: two that come at once shall not both be told they sit there.
        self.chairs[asked.seat] = chair
        try:
            await chair.say(f'{lines.seat_word(asked.seat)} ("{asked.team}") seated')
            await chair.ready("teams")
        except ChairLost as lost:
            self._leave(lost)
            return
        chair.greeted = True
        self._changed.set()

    def _leave(self, lost: ChairLost) -> None:
        if not lost.chair.left:
            self.listener(lost.seat, "!", lost.reason.name)
        lost.chair.left = True
        if self.chairs.get(lost.seat) is lost.chair:
            del self.chairs[lost.seat]
        lost.chair.writer.close()
        self._changed.set()

    async def _fill(self) -> None:
        """Wait until four programs are seated, know the teams, and are ready.

        Raises:
            ProtocolFault: Nobody takes an empty chair.
        """
        try:
            async with asyncio.timeout(self.settings.wait):
                while sum(chair.greeted for chair in self.chairs.values()) < 4:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            sitting = [seat for seat, chair in self.chairs.items() if chair.greeted]
            empty = next(seat for seat in Seat if seat not in sitting)
            raise ProtocolFault(
                Phrase.of(
                    "table-manager-empty",
                    seat=seat_sign(empty),
                    seconds=f"{self.settings.wait:g}",
                )
            ) from None
        self.sitting = dict(self.chairs)
        ns, ew = self._teams()
        await self._everybody(lambda chair: self._tell_teams(chair, lines.teams_line(ns, ew)))

    async def _tell_teams(self, chair: Chair, line: str) -> None:
        if not chair.seated:
            await chair.say(line)
            await chair.ready("start")
            chair.seated = True

    def _teams(self) -> tuple[str, str]:
        return self.sitting[Seat.NORTH].team, self.sitting[Seat.EAST].team

    # A board.

    async def _play(self, board: Board, deal: Deal) -> ManagedBoard:
        self._board_seconds = [0.0, 0.0]
        await self._deal(board, deal)
        game, told = Game.start(VARIANT, deal, board), []
        while game.facts.auction is None or not game.facts.auction.over:
            game, line = await self._call(game)
            told.append(line)
        while not game.over:
            game = await self._card(game, deal)
        seconds = (self._board_seconds[0], self._board_seconds[1])
        for side in Side:
            self.total[side] += seconds[side]
        return ManagedBoard(game, tuple(told), self._teams(), seconds)

    async def _deal(self, board: Board, deal: Deal) -> None:
        async def begin(chair: Chair) -> None:
            await chair.say(lines.START_OF_BOARD)
            await chair.ready("deal")

        async def show(chair: Chair) -> None:
            await chair.say(str(lines.AnnouncedBoard(board)))
            await chair.ready("cards")

        async def hand(chair: Chair) -> None:
            word = lines.seat_word(chair.seat)
            await chair.say(lines.cards_line(word, deal[chair.seat]))

        for step in (begin, show, hand):
            await self._everybody(step)

    async def _call(self, game: Game) -> tuple[Game, lines.CallLine]:
        """Return *game* after the next call, and the line that announced it."""
        seat = game.actor
        assert seat is not None

        async def read_call() -> lines.CallLine:
            return await self.sitting[seat].read(lines.read_call_line)

        line = await self._perform(seat, read_call)
        if line.seat is not seat:
            raise self.sitting[seat].out_of_part(str(line))
        game = self._after(game, seat, line.call)
        for other in Seat:
            if other is not seat:
                # Law 73A: what a call means is for the opponents, not for partner.
                said = line.partners_line if other is seat.after(2) else str(line)
                await self.sitting[other].say(said)
        return game, line

    async def _card(self, game: Game, deal: Deal) -> Game:
        """Return *game* after the next card."""
        actor, contract = game.actor, game.facts.contract
        turn = game.phase.turn
        assert actor is not None
        assert turn is not None
        assert contract is not None
        led = not game.facts.tricks or game.facts.tricks[-1].full
        if led:
            whose = "Dummy" if turn is contract.dummy else lines.seat_word(turn)
            await self.sitting[actor].say(f"{whose} to lead")

        async def read_card() -> tuple[Seat | None, Card]:
            return await self.sitting[actor].read(lines.read_card_line)

        who, card = await self._perform(actor, read_card)
        if who not in (None, turn, actor):
            raise self.sitting[actor].out_of_part(lines.card_line(turn, card))
        first = not game.facts.tricks
        game = self._after(game, actor, card)
        for other in Seat:
            if other is not actor:
                await self.sitting[other].say(lines.card_line(turn, card))
        if first:
            await self._lay_down(contract.dummy, deal)
        return game

    async def _lay_down(self, dummy: Seat, deal: Deal) -> None:
        told = lines.cards_line("Dummy", deal[dummy])

        async def show(chair: Chair) -> None:
            await chair.ready()
            await chair.say(told)

        others = (chair for seat, chair in self.sitting.items() if seat is not dummy)
        await _run_together(show(chair) for chair in others)

    async def _perform(self, actor: Seat, act: Callable[[], Awaitable[T]]) -> T:
        """Return the action of *actor*, once the three others are ready for it."""
        begun = time.monotonic()

        async def time_action() -> T:
            done = await act()
            spent = time.monotonic() - begun
            self._board_seconds[actor.side] += spent
            return done

        others = [chair for seat, chair in self.sitting.items() if seat is not actor]
        waits: list[Coroutine[Any, Any, Any]] = [
            time_action(),
            *(chair.ready() for chair in others),
        ]
        result: T = (await _run_together(waits))[0]
        return result

    def _after(self, game: Game, actor: Seat, action: Any) -> Game:  # noqa: ANN401 - a call or a card
        try:
            return game.after(action)
        except Illegal as illegal:
            raise ChairLost(
                self.sitting[actor],
                Phrase.of(
                    "table-manager-illegal",
                    what=str(action),
                    offence=illegal.offence.general,
                    law=str(illegal.offence.law),
                ),
            ) from None

    async def _everybody(self, step: Callable[[Chair], Coroutine[Any, Any, None]]) -> None:
        await _run_together(step(chair) for chair in list(self.sitting.values()))


async def _run_together(steps: Iterable[Coroutine[Any, Any, Any]]) -> list[Any]:
    """Return the results of all *steps*; the first failure cancels the others."""
    tasks = [asyncio.ensure_future(step) for step in steps]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
