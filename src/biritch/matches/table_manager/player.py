"""A robot as a client of another table manager, until the session ends."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from biritch.core.calls import Bid, Call, OtherCall
from biritch.core.cards import Card
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.matches.table_manager import lines
from biritch.matches.table_manager.faults import ProtocolFault
from biritch.matches.table_manager.seat_record import SeatRecord
from biritch.robots.calls.bidder import systems_at_table
from biritch.robots.catalogue import find
from biritch.rules.offence import Illegal
from biritch.words.short_lines import short_sentence

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.games.phase import Action
    from biritch.games.view import View
    from biritch.robots.robot import Robot

Read = TypeVar("Read")

_RETRY = 0.25
"""Seconds between two attempts to reach a table manager that is not there yet."""

Listener = Callable[[str, str], object]
"""Called with every line: ``>`` or ``<``, and the line."""

Thinker = Callable[[Callable[["Thought"], "Action"], "Thought"], "Action"]
"""Has a decision made somewhere."""


def _ignore_line(way: str, line: str) -> None:
    del way, line


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """The settings of a client: ``robot``, and ``team``, its name at the table.

    ``against`` is the opponents' system if known, ``budget`` the seconds for a decision,
    ``patience`` the timeout of a silent table manager, ``wait`` the seconds to wait for it at
    first.
    """

    seat: Seat
    robot: str
    team: str
    against: str | None = None
    budget: float = 1.0
    seed: str = ""
    patience: float = 3600.0
    wait: float = 10.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision to be made, with all its inputs; it can be sent to another machine."""

    robot: str
    view: View
    budget: float
    chance: str


def think(thought: Thought) -> Action:
    """Return the decision of *thought*'s robot.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> str(think(Thought("rule:sayc", view, 0.0, "7")))
        'P'
    """
    rng = random.Random(thought.chance)  # noqa: S311 - to be repeatable
    robot = find(thought.robot)
    return robot.decide(thought.view, budget=thought.budget, rng=rng).action


def here(job: Callable[[Thought], Action], thought: Thought) -> Action:
    """Return *job* of *thought*, in this process."""
    return job(thought)


class _Restarted(Exception):
    """Raised when the table manager restarts the board."""


class _Ended(Exception):
    """Raised when the table manager ends the session."""


@dataclass(slots=True)
class ProtocolPlayer:
    """One seat at a table manager's table.

    ``worker`` runs its decisions, here or elsewhere; ``boards`` counts finished ones; ``teams``
    are those North-South and East-West.
    """

    settings: PlayerSettings
    link: socket.socket
    listener: Listener = _ignore_line
    worker: Thinker = here
    boards: int = 0
    teams: tuple[str, str] = ("", "")
    _robot: Robot = field(init=False)
    _rest: bytes = b""

    def __post_init__(self) -> None:
        """Seat the robot."""
        self._robot = find(self.settings.robot)
        self.link.settimeout(self.settings.patience)
        with suppress(OSError):  # two short lines in a row shall not wait for one another
            self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def play(self) -> None:
        """Sit down and play all boards until the session ends.

        Raises:
            ProtocolFault: The table manager refuses the seat, breaks off, or says what the
                protocol does not have.
        """
        seat = lines.seat_word(self.settings.seat)
        try:
            self._sit_down(seat)
            self._say(f"{seat} ready to start")
            self._session()
        except _Ended:
            return

    def _sit_down(self, seat: str) -> None:
        settings = self.settings
        self._say(str(lines.ConnectingLine(settings.team, settings.seat, lines.VERSION)))
        answer = self._hear()
        if not lines.tidy(answer).lower().rstrip(".").endswith("seated"):
            raise self._fault(answer)
        self._say(f"{seat} ready for teams")
        self.teams = self._read(lines.read_teams, self._hear())

    def _session(self) -> None:
        begun = False
        while True:
            if not begun:
                self._await_board()
            try:
                self._board()
                begun = False
                self.boards += 1
            except _Restarted:
                begun = True

    def _await_board(self) -> None:
        """Wait for the next board, ignoring times and teams."""
        while True:
            try:
                self._hear()
            except _Restarted:
                return
            except ProtocolFault:
                if self.boards:  # some managers hang up without a word when all is played
                    raise _Ended from None
                raise

    def _board(self) -> None:
        seat = lines.seat_word(self.settings.seat)
        board = self._read(lines.read_board, self._ask(f"{seat} ready for deal"))
        hand = self._read(lines.read_cards, self._ask(f"{seat} ready for cards"))
        if len(hand) != 13:
            raise self._fault(lines.cards_line(seat, hand))
        record = SeatRecord.start(board, self.settings.seat, hand)
        while not record.over:
            record = self._step(record)

    def _step(self, record: SeatRecord) -> SeatRecord:
        """Return the record after the next call or card, one's own or another's."""
        if not record.auction.over:
            return self._next_call(record)
        record = self._next_card(record)
        contract = record.contract
        assert contract is not None
        if len(record.cards) == 1 and contract.dummy is not self.settings.seat:
            seat = lines.seat_word(self.settings.seat)
            laid = self._read(lines.read_cards, self._ask(f"{seat} ready for dummy"))
            return record.lay_down_dummy(laid)
        return record.lay_down_dummy(record.hand) if len(record.cards) == 1 else record

    def _next_call(self, record: SeatRecord) -> SeatRecord:
        seat, turn = lines.seat_word(self.settings.seat), record.turn
        assert turn is not None
        if turn is self.settings.seat:
            call = self._decide(record)
            assert not isinstance(call, Card)
            after = record.after_call(call)
            self._say(str(self._explain_call(after, call)))
            return after
        heard = self._ask(f"{seat} ready for {lines.seat_word(turn)}'s bid")
        told = self._read(lines.read_call_line, heard)
        if told.seat is not turn:
            raise self._fault(heard)
        try:
            return record.after_call(told.call)
        except Illegal:
            raise self._fault(heard) from None

    def _next_card(self, record: SeatRecord) -> SeatRecord:
        contract, turn = record.contract, record.turn
        assert contract is not None
        assert turn is not None
        if record.actor is not self.settings.seat:
            return record.after_card(self._read_card_line(record))
        led = not record.tricks or record.tricks[-1].full
        if led:
            heard = self._hear()
            if not lines.read_lead(heard):
                raise self._fault(heard)
        card = self._decide(record)
        assert isinstance(card, Card)
        self._say(lines.card_line(turn, card))
        return record.after_card(card)

    def _read_card_line(self, record: SeatRecord) -> Card:
        contract, turn = record.contract, record.turn
        assert contract is not None
        assert turn is not None
        whose = "dummy" if turn is contract.dummy else lines.seat_word(turn)
        trick = len(record.cards) // 4 + 1
        seat = lines.seat_word(self.settings.seat)
        heard = self._ask(f"{seat} ready for {whose}'s card to trick {trick}")
        who, card = self._read(lines.read_card_line, heard)
        if card in record.cards or (contract.dummy if who is None else who) is not turn:
            raise self._fault(heard)
        return card

    def _decide(self, record: SeatRecord) -> Call | Card:
        settings, view = self.settings, record.view(self._systems())
        chance = f"{settings.seed} {record.board.number} {settings.seat} {len(record.log)}"
        thought = Thought(settings.robot, view, settings.budget, chance)
        action = self.worker(think, thought)
        assert isinstance(action, Bid | OtherCall | Card)  # in this game there are no others
        return action

    def _systems(self) -> tuple[str, str] | None:
        own, theirs = getattr(self._robot, "system", None), self.settings.against
        if own is None or theirs is None:
            return None
        return (own, theirs) if self.settings.seat.side is Side.NS else (theirs, own)

    def _explain_call(self, after: SeatRecord, call: Call) -> lines.CallLine:
        """Return the line for *call*, alerted and explained if required."""
        meaning = self._meaning(after)
        said = lines.CallLine(self.settings.seat, call)
        if meaning is None or not meaning.alert:
            return said
        return replace(said, told="alert", text=short_sentence(meaning, "en"))

    def _meaning(self, after: SeatRecord) -> Meaning | None:
        """Return the meaning of the last call, if the robot has a known system."""
        library = getattr(self._robot, "library", None)
        system = getattr(self._robot, "system", None)
        if library is None or system is None:
            return None
        book = systems_at_table(after.view(self._systems()), system, library).book
        return book.explain(after.auction, after.board.vulnerability)[-1]

    def _ask(self, line: str) -> str:
        self._say(line)
        return self._hear()

    def _say(self, line: str) -> None:
        self.listener(">", line)
        try:
            self.link.sendall(f"{line}\r\n".encode())
        except OSError:
            raise ProtocolFault(Phrase.of("table-manager-gone")) from None

    def _hear(self) -> str:
        """Return the next line about the board.

        Raises:
            _Restarted: The board begins again.
            _Ended: The session is over.
        """
        while True:
            line = self._line()
            self.listener("<", line)
            if lines.is_line(line, lines.START_OF_BOARD):
                raise _Restarted
            if lines.is_line(line, lines.END_OF_SESSION) or lines.is_line(line, "disconnect"):
                raise _Ended
            if lines.is_line(line, "NS:"):  # how one manager tells the result of a session
                raise _Ended
            if line.strip() and not lines.is_line(line, "timing"):
                return line

    def _line(self) -> str:
        while b"\n" not in self._rest:
            if len(self._rest) > lines.LONGEST:
                raise self._fault(self._rest.decode("utf-8", "replace"))
            try:
                more = self.link.recv(4096)
            except OSError:
                more = b""
            if not more:
                raise ProtocolFault(Phrase.of("table-manager-gone"))
            self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace").rstrip("\r")

    def _read(self, reader: Callable[[str], Read], line: str) -> Read:
        try:
            return reader(line)
        except ValueError:
            raise self._fault(line) from None

    def _fault(self, line: str) -> ProtocolFault:
        return ProtocolFault(Phrase.of("table-manager-said", text=lines.tidy(line)[:80]))


def play_session(
    host: str,
    port: int,
    settings: PlayerSettings,
    listener: Listener = _ignore_line,
    worker: Thinker = here,
) -> ProtocolPlayer:
    """Connect to the table manager at *host* and *port*, and play until the session ends.

    Connection attempts last as long as *settings* says: programs and manager may start in any
    order.

    Raises:
        ProtocolFault: There is none, it refuses the seat, or it breaks off.
    """
    late = time.monotonic() + settings.wait
    while True:
        try:
            link = socket.create_connection((host, port), timeout=settings.patience)
            break
        except OSError:
            if time.monotonic() > late:
                where = f"{host}:{port}"
                raise ProtocolFault(Phrase.of("table-manager-none", address=where)) from None
            time.sleep(_RETRY)
    with link:
        player = ProtocolPlayer(settings, link, listener, worker)
        player.play()
    return player
