"""A table's log in the store: each entry is stored once, before it takes effect."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import fresh, seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phases.preparation import shuffle_cards
from biritch.rules import preliminaries
from biritch.rules.preliminaries import NOT_YOUR_CUT, IllegalCut
from biritch.server.storage.logs import Unreadable
from biritch.server.storage.store import Store
from biritch.server.tables import log_events as event_lines
from biritch.server.tables import log_setup as lines
from biritch.server.tables.log_events import Doer, LoggedEvent
from biritch.server.tables.log_setup import SetupLine
from biritch.server.tokens import digest
from biritch.server.web.wire import letter
from biritch.table.events import Acted, Dealt, Event
from biritch.table.setup import Setup, Sitter
from biritch.table.table import Table

DAY = 86_400_000  # milliseconds
LONGEST_THOUGHT = 600_000  # milliseconds: beyond it nobody was there


@dataclass(frozen=True, slots=True)
class KeyHolder:
    """The holder of a key: a seat, or a guest among friends; neither for onlookers.

    Example:
        >>> KeyHolder().chair is None
        True
    """

    chair: Seat | None = None
    guest: int | None = None


class TableLog:
    """The state of one table, folded from its log; *done* are the handled request IDs."""

    def __init__(
        self, name: str, store: Store, clock: Callable[[], float], stored: list[bytes]
    ) -> None:
        """Fold the lines *stored*; raise :exc:`Unreadable` if they are not a table's."""
        self.name, self._store, self._clock = name, store, clock
        self._opened, setup = lines.read_opened(stored[0])
        self._setup = setup
        self.done: dict[tuple[Doer, str], int] = {}
        self.times: list[int] = []
        """When each event was, in milliseconds since 1970."""
        self.spent: dict[Seat, int] = {}
        """Milliseconds each has thought over the board under way."""
        self.thoughts: dict[int, list[int]] = {}
        """Milliseconds each action of a board took, in order; taken back ones are left out."""
        self._moved_at = 0
        self.over: dict[int, Game] = {}
        """The boards that are over, by number."""
        self.ended: dict[int, int] = {}
        """When each was, in milliseconds since 1970."""
        self.doers: dict[int, tuple[Seat, ...]] = {}
        """Who did each of its actions."""
        self.table = Table(setup)
        for n, line in enumerate(stored[1:], 1):
            entry = event_lines.read(line, n)
            try:
                self._take(entry, self.table.after(entry.event))
            except ValueError as error:
                raise Unreadable(f"line {n}: {error}") from error

    @classmethod
    async def load(cls, name: str, store: Store, clock: Callable[[], float]) -> TableLog | None:
        """Load the table *name*, or return ``None`` if there is none."""
        stored = await store.read(name)
        return cls(name, store, clock, stored) if stored else None

    def _take(self, entry: LoggedEvent, after: Table) -> None:
        self.table = after
        if after.over and after.game is not None:
            self.over[after.game.board.number] = after.game
            self.ended.setdefault(after.game.board.number, entry.at)
            self.doers[after.game.board.number] = after.doers
        if entry.doer is not None and entry.id:
            self.done[entry.doer, entry.id] = after.n
        self._keep_time(entry, after)

    def _keep_time(self, entry: LoggedEvent, after: Table) -> None:
        self.times.append(entry.at)
        if isinstance(entry.event, Dealt):
            self.spent = {}
            self.thoughts[entry.event.board.number] = []
        thoughts = [] if after.game is None else self.thoughts[after.game.board.number]
        if isinstance(entry.event, Acted):
            thought = min(LONGEST_THOUGHT, max(0, entry.at - self._moved_at))
            self.spent[entry.event.seat] = self.spent.get(entry.event.seat, 0) + thought
            thoughts.append(thought)
        del thoughts[len(after.doers) :]
        if after.moved == after.n:
            self._moved_at = entry.at

    @property
    def now(self) -> int:
        """The current time, in milliseconds since 1970."""
        return round(self._clock() * 1000)

    @property
    def moved_at(self) -> int:
        """The time of the last change of turn, in milliseconds since 1970."""
        return self._moved_at

    @property
    def setup(self) -> Setup:
        """The setup with which the table was opened."""
        return self._setup

    @property
    def salt(self) -> str:
        """The salt of this table's keys."""
        return self._opened.salt

    def is_expired(self, days: int) -> bool:
        """Return whether the table was idle for *days*; its keys are then invalid."""
        # The latest: a clock that was behind for a while must expire nothing for good.
        last = max([self._opened.at, *self.times])
        return not self.event and self.now - last > days * DAY

    def holder(self, token: str) -> KeyHolder | None:
        """Return the holder of *token*, or ``None`` if it is invalid."""
        manners = self.table.setup.manners
        if manners is None or self.event:
            chair = self.chair(token)
            # At a table of a tournament the guests are its four players, North first.
            number = None if chair is None or manners is None else int(chair)
            return None if chair is None else KeyHolder(chair, number)
        number = self.guest(token)
        if number is None:
            return None
        return KeyHolder(self.table.company.guests[number].seat, number)

    def guest(self, token: str) -> int | None:
        """Return the number of the guest with *token*, at a table of friends."""
        token_digest, found = digest(token, self._opened.salt), None
        for number, guest in enumerate(self.table.company.guests):
            # In constant time: how long it takes must not tell how near a guess was.
            if guest.key and hmac.compare_digest(guest.key, token_digest):
                found = number
        return found

    async def append(
        self,
        event: Event,
        by: Seat | None = None,
        request_id: str = "",
        guest: int | None = None,
    ) -> None:
        """Check *event*, store it, and then apply it.

        Raises:
            ValueError: The table refuses it (see :meth:`Table.after`).
            LineTaken, OSError: It is not stored; read the table again.
        """
        after = self.table.after(event)
        entry = LoggedEvent(event, by, request_id, self.now, guest)
        await self._store.append(self.name, after.n, [event_lines.write(entry)])
        self._take(entry, after)

    async def catch_up(self) -> bool:
        """Apply log lines of other processes; return whether there were any.

        Raises:
            OSError: The store cannot be read.
            Unreadable: What was added is nothing that can have happened.
        """
        added = await self._store.read(self.name, self.table.n + 1)
        for line in added:
            entry = event_lines.read(line, self.table.n + 1)
            try:
                self._take(entry, self.table.after(entry.event))
            except ValueError as error:
                raise Unreadable(f"line {self.table.n + 1}: {error}") from error
        return bool(added)

    def chair(self, token: str) -> Seat | None:
        """Return the seat with *token*, or ``None``."""
        token_digest = digest(token, self._opened.salt)
        for seat in Seat:
            seat_digest = self._opened.sitters[letter(seat)].token
            # In constant time: how long it takes must not tell how near a guess was.
            if seat_digest and hmac.compare_digest(seat_digest, token_digest):
                return seat
        return None

    @property
    def event(self) -> str:
        """The tournament of the table; empty if none."""
        return self._opened.event

    @property
    def classroom(self) -> str:
        """The class of the table; empty if none."""
        return self._opened.classroom

    @property
    def in_set(self) -> str:
        """The set that one player plays here; empty if none."""
        return self._opened.in_set

    @property
    def player(self) -> str:
        """The player of that set."""
        return self._opened.player

    @property
    def boards(self) -> tuple[tuple[Board, Deal], ...]:
        """The boards given when the table was opened; empty if boards are dealt one by one."""
        return tuple(map(lines.read_board, self._opened.set or ()))

    def sitter(self, seat: Seat) -> Sitter:
        """Return the person or robot assigned to *seat* when the table was opened."""
        line = self._opened.sitters[letter(seat)]
        return Sitter(line.kind, line.name)

    def next_board(self, by: Seat | None = None, cut: int | None = None) -> tuple[Board, Deal]:
        """Return the next board: of the set, of the seed, or a random one.

        If people deal, the pack is cut: *by* cuts *cut* cards, or a robot anywhere.

        Raises:
            IllegalCut: It is not for *by* to cut, or not there.
        """
        board, deal = next(islice(boards(self._opened, self.table.dealt), 1))
        setup = self.table.setup
        if setup.draw and not self.table.dealt:
            board = replace(board, dealer=preliminaries.by_rank(setup.draw)[0])
        board = self.table.place_board(board)
        if (
            cut is not None
            and by != preliminaries.DealingDuties(board.dealer, setup.variant.players).cuts
        ):
            raise IllegalCut(cut, NOT_YOUR_CUT)
        if setup.rules.ceremony and self._opened.set is None:
            deal = deal_by_hand(deal, board.dealer, cut)
        return board, deal


def deal_by_hand(deal: Deal, dealer: Seat, cut: int | None) -> Deal:
    """Return the deal that results from cutting the pack that would give *deal*.

    The deal itself determines the order of the pack; without a person's *cut* that order also
    determines where it is cut.
    """
    hands = [shuffle_cards(deal[dealer.after(turn + 1)], deal.hands) for turn in range(4)]
    pack = [hand[turn] for turn in range(13) for hand in hands]
    least = preliminaries.LEAST
    anywhere = least + shuffle_cards(pack, deal.hands)[0] % (len(pack) - 2 * least + 1)
    return preliminaries.deal_out(
        preliminaries.cut(pack, anywhere if cut is None else cut), dealer
    )


def boards(opened: SetupLine, start: int = 0) -> Iterator[tuple[Board, Deal]]:
    """Yield the boards of a table after number *start*."""
    if opened.set is not None:
        yield from map(lines.read_board, opened.set[start:])
        return
    deals = islice(seeded_deals(opened.seed), start, None) if opened.seed else iter(fresh, None)
    for turn, deal in enumerate(deals, opened.first + start):
        yield Board.from_number(turn), deal
