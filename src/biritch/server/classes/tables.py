"""Tables of classes: opened for pupils and robots, watched and compared."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from biritch.coach.classes.classroom import ClassRefusal, Classroom, ClassSeating
from biritch.coach.classes.steps import ClassTableOpened
from biritch.coach.lesson_files import LessonBoard, read_boards
from biritch.core.bad_value import reason_of
from biritch.core.boards import Board
from biritch.core.calls import Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.random_deals import fresh
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.rules.auction import Auction, shortest_auction
from biritch.rules.offence import Illegal
from biritch.server.classes import messages as pieces
from biritch.server.classes.class_policy import ClassPolicy
from biritch.server.classes.registry import Classes, ClassRecord
from biritch.server.tables import log_setup as lines
from biritch.server.tables.begun import begun_lines
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.registry import TooManyTables
from biritch.server.tokens import digest, fresh_salt
from biritch.server.web.wire import SeatLetter, VulnerableSides, letter, letter_if
from biritch.table.setup import SEVERAL, Setup, Sitter

if TYPE_CHECKING:
    from biritch.server.storage.store import Store
    from biritch.server.tables.registry import Tables
    from biritch.server.workers.double_dummy import DoubleDummySolver

_CHAIR_KEY = 32


def chair_key(room: Classroom, table: str, seat: str) -> str:
    """Return the key to *seat* of *table*, derived from the class's secret, never stored.

    Example:
        >>> len(chair_key(Classroom(salt="3f"), "table", "N"))
        32
    """
    text = f"{table}/{seat}".encode()
    return hmac.new(room.salt.encode(), text, hashlib.sha256).hexdigest()[:_CHAIR_KEY]


class ClassTables:
    """The tables of all classes, among the other tables of the server."""

    def __init__(
        self, store: Store, tables: Tables, classes: Classes, perfect: DoubleDummySolver
    ) -> None:
        """Store logs of tables in *store*; *perfect* solves boards."""
        self._store, self._tables, self._classes = store, tables, classes
        self._perfect = perfect
        self._over: set[str] = set()
        """The tables whose board is known to be over."""

    # ---- what tables ask ----

    async def find_room(self, code: str) -> Classroom | None:
        """Return the class *code*, or ``None`` if it was erased."""
        record = await self._classes.find(code)
        return None if record is None else record.room

    def known_room(self, code: str) -> Classroom | None:
        """Return the class *code* if it is in memory."""
        record = self._classes.find_held(code)
        return None if record is None else record.room

    def table_moved(self, code: str) -> None:
        """Note that something happened at a table of the class."""
        self._classes.turn(code)

    def _opened_together(self, code: str, opening: int) -> list[str]:
        """Return the open tables of *opening*."""
        room = self.known_room(code)
        seatings = () if room is None else room.tables.values()
        return [each.table for each in seatings if each.opening == opening and not each.closed]

    def is_finished(self, code: str, opening: int) -> bool:
        """Return whether no table of the same *opening* still plays its board.

        A table that nobody has come to yet counts as still playing.
        """
        return self._over.issuperset(self._opened_together(code, opening))

    def board_over(self, code: str, opening: int, table: str) -> None:
        """Show the whole board at the tables of *opening* once all have finished it."""
        self._over.add(table)
        if not self.is_finished(code, opening):
            return
        for name in self._opened_together(code, opening):
            if (live := self._policy_at_work(name)) is not None:
                live.refresh_soon()

    def _policy_at_work(self, name: str) -> ClassPolicy | None:
        live = self._tables.at_work(name)
        return None if live is None else live.find_policy(ClassPolicy)

    # ---- opening ----

    async def open(
        self, record: ClassRecord, asked: pieces.OpenClassTables
    ) -> list[ClassTableOpened]:
        """Create the logs of the tables *asked* for; return the steps that open them.

        Raises:
            ClassRefusal: The deal, the contract or the position cannot be had.
            CannotOpenTable: The robot is unknown.
            OSError: They cannot be stored.
        """
        room = record.room
        first = max(room.tables, default=0) + 1
        opening = max((each.opening for each in room.tables.values()), default=0) + 1
        board, deal, begun = await self._position(room, asked)
        robot = asked.robots.strip() or self._tables.defaults.robot
        _demand_robot(robot)
        opened = []
        for number, chairs in enumerate(asked.chairs, first):
            name = secrets.token_urlsafe(16)
            await self._store_log(record, name, chairs, (board, deal), begun, robot)
            opened.append(
                ClassTableOpened(
                    number,
                    name,
                    opening,
                    board.number,
                    str(deal),
                    asked.mode,
                    {str(seat): pupil for seat, pupil in chairs.items()},
                )
            )
        return opened

    async def _position(
        self, room: Classroom, asked: pieces.OpenClassTables
    ) -> tuple[Board, Deal, list[str]]:
        """Return the board, its deal, and the calls and cards to begin after."""
        if asked.like:
            game = await self._game(room.seating(asked.like))
            return game.board, game.deal, _until_trick(game, asked.trick)
        board = Board.from_number(asked.board)
        if not asked.deal:
            deal = fresh()
        else:
            try:
                deal = Deal.parse(asked.deal)
            except ValueError as error:
                raise ClassRefusal("bad-deal", what=reason_of(error)) from None
        if asked.mode != "play":
            return board, deal, []
        if asked.calls:
            return board, deal, _line_of(board, deal, asked)
        return board, deal, list(map(str, _auction_to(board, asked)))

    async def _store_log(  # noqa: PLR0913, PLR0917 - all that a table begins with
        self,
        record: ClassRecord,
        name: str,
        chairs: Mapping[SeatLetter, int],
        dealt: tuple[Board, Deal],
        begun: Sequence[str],
        robot: str,
    ) -> None:
        salt = fresh_salt()
        n, e, s, w = (
            Sitter("person") if letter(seat) in chairs else Sitter("robot", robot)
            for seat in Seat
        )
        # The teacher takes back whenever it is useful; pupils are not let to (ClassPolicy).
        rules = replace(SEVERAL, takes_back=True, review=True)
        keys = {seat: digest(chair_key(record.room, name, letter(seat)), salt) for seat in Seat}
        now = round(self._classes.now.timestamp() * 1000)
        line = lines.write_opening(
            Setup(VARIANT, (n, e, s, w), rules),
            keys,
            at=now,
            set=[lines.write_board(*dealt)],
            salt=salt,
            classroom=record.code,
        )
        log = TableLog(name, self._store, lambda: now / 1000, [line])
        await self._store.append(name, 0, [line, *begun_lines(log, begun, now)])

    async def refresh(self, room: Classroom, numbers: Sequence[int]) -> None:
        """Apply the class's settings to the tables *numbers*."""
        for number in numbers:
            seating = room.tables.get(number)
            live = None if seating is None else self._policy_at_work(seating.table)
            if live is not None:
                await live.refresh()

    async def take_back(self, room: Classroom, number: int) -> None:
        """Undo the last action of a pupil at table *number*.

        Raises:
            ClassRefusal: There is no such table.
            NotNow: There is nothing to take back.
        """
        await (await self._live(room.seating(number))).take_back()

    async def _live(self, seating: ClassSeating) -> ClassPolicy:
        try:
            live = await self._tables.find(seating.table)
        except TooManyTables:
            live = None
        policy = None if live is None else live.find_policy(ClassPolicy)
        if policy is None:
            raise ClassRefusal("no-table")
        return policy

    async def _game(self, seating: ClassSeating) -> Game:
        game = (await self._live(seating)).live.log.table.game
        return game or Game.start(
            VARIANT, Deal.parse(seating.deal), Board.from_number(seating.board)
        )

    # ---- seeing ----

    async def views(self, room: Classroom) -> list[pieces.ClassTableView]:
        """Return the open tables as the teacher sees them."""
        found = []
        for seating in room.tables.values():
            if not seating.closed:
                live = await self._live(seating)
                found.append(_table_view(seating, live.live))
        return found

    async def seat_of(self, room: Classroom, pupil: int) -> pieces.PupilSeat | None:
        """Return the table where *pupil* sits now and the key to the seat, or ``None``."""
        found = room.table_of(pupil)
        if found is None:
            return None
        seating, seat = found
        key = chair_key(room, seating.table, seat)
        return pieces.PupilSeat(
            seating.number,
            seating.table,
            key,
            cast("SeatLetter", seat),
            seating.board,
            seating.stopped,
            await self._pointed_cards(seating, seat),
            await self._is_bid_out(seating),
        )

    async def _is_bid_out(self, seating: ClassSeating) -> bool:
        if seating.mode != "bid":
            return False
        game = await self._game(seating)
        return game.over or game.phase.kind != "auction"

    async def _pointed_cards(self, seating: ClassSeating, seat: str) -> list[str]:
        """Return the highlighted cards that *seat* may see."""
        if not seating.pointed:
            return []
        game = await self._game(seating)
        view = game.view(Seat.parse(seat))
        seen = {str(card) for hand in view.seen if hand is not None for card in hand}
        seen |= {str(card) for trick in game.facts.tricks for card in trick.cards}
        for shown in seating.shown:
            seen |= {str(card) for card in game.facts.hands[Seat.parse(shown)]}
        return [card for card in seating.pointed if card in seen]

    async def votes(self, room: Classroom, pupil: int) -> list[pieces.VoteView]:
        """Return the questions that await a call from *pupil*."""
        asked = []
        for seating in room.tables.values():
            if seating.closed or seating.votes is None:
                continue
            game = await self._game(seating)
            if game.phase.kind != "auction" or game.phase.turn is None:
                continue
            seat = game.phase.turn
            asked.append(
                pieces.VoteView(
                    seating.number,
                    letter(seat),
                    [str(card) for card in game.facts.hands[seat]],
                    letter(game.board.dealer),
                    _calls(game),
                    seating.votes.get(pupil, ""),
                )
            )
        return asked

    async def compare(self, room: Classroom, opening: int) -> pieces.OpeningComparison:
        """Return the results of the tables of *opening*, compared with double dummy.

        Raises:
            ClassRefusal: There was no such opening.
        """
        there = [each for each in room.tables.values() if each.opening == opening]
        if not there:
            raise ClassRefusal("no-table")
        games = [await self._game(seating) for seating in there]
        rows = [
            _compare_table(seating, game) for seating, game in zip(there, games, strict=True)
        ]
        perfect = await self._perfect(games[0])
        tricks = None if perfect is None else dict(perfect.table)
        lesson = _find_lesson(room, games[0].deal)
        line = () if lesson is None else lesson.calls_to_contract
        planned = None if lesson is None else Auction.of(lesson.dealer, line).contract
        return pieces.OpeningComparison(
            opening,
            there[0].board,
            there[0].deal,
            {letter(seat): [str(card) for card in games[0].deal[seat]] for seat in Seat},
            rows,
            "" if lesson is None else lesson.title,
            list(map(str, line)),
            "" if planned is None else planned.brief,
            None if planned is None else letter(planned.declarer),
            cast("dict[SeatLetter, dict[str, int]] | None", tricks),
            None if perfect is None else perfect.par_ns,
            [] if perfect is None else perfect.par_contracts,
        )


def _find_lesson(room: Classroom, deal: Deal) -> LessonBoard | None:
    """Return the exercise board with *deal*, or ``None``."""
    hands = [str(hand) for hand in deal.hands]
    for exercise in room.exercises.values():
        for item in exercise.items:
            # Files begin a deal with any seat: a hand that is there may be any of the four.
            if any(hand in item.text for hand in hands):
                board = next(iter(read_boards(item.text)), None)
                if board is not None and board.deal == deal:
                    return board
    return None


def _demand_robot(robot: str) -> None:
    from biritch.robots.catalogue import find

    try:
        find(robot)
    except ValueError:
        raise ClassRefusal("no-robot", text=robot[:60]) from None


def _auction_to(board: Board, asked: pieces.OpenClassTables) -> tuple[object, ...]:
    """Return the shortest auction to the contract *asked* for.

    Raises:
        ClassRefusal: It is no contract.
    """
    try:
        contract = Contract.parse(asked.contract, Seat.parse(asked.declarer))
        return shortest_auction(board.dealer, contract).calls
    except (Illegal, ValueError):
        raise ClassRefusal("bad-contract", text=asked.contract) from None


def _line_of(board: Board, deal: Deal, asked: pieces.OpenClassTables) -> list[str]:
    """Return the calls of a played deal and its cards before the trick *asked* for.

    Raises:
        ClassRefusal: They are not allowed, or it has not that many tricks.
    """
    calls, cards = map(parse_call, asked.calls), map(Card.parse, asked.cards)
    try:
        game = Game.fold(VARIANT, deal, board, (*calls, *cards))
    except (Illegal, ValueError):
        raise ClassRefusal("bad-line") from None
    return _until_trick(game, asked.trick)


def _until_trick(game: Game, trick: int) -> list[str]:
    """Return the calls and the cards of the tricks before *trick*.

    Raises:
        ClassRefusal: The table has not come so far.
    """
    cards = 4 * (trick - 1)
    kept, seen = list[str](), 0
    for action in game.log:
        if isinstance(action, Card):
            if seen == cards:
                break
            seen += 1
        kept.append(str(action))
    if seen < cards or game.facts.contract is None:
        raise ClassRefusal("trick", trick=trick)
    return kept


def _calls(game: Game) -> list[str]:
    auction = game.facts.auction
    return [] if auction is None else [str(call) for call in auction.calls]


def _tricks_won(game: Game) -> tuple[int, int]:
    """Return the tricks of North-South and of East-West so far."""
    contract, won = game.facts.contract, game.facts.won
    if contract is None:
        return 0, 0
    total = 13 if game.over else sum(trick.full for trick in game.facts.tricks)
    mine, theirs = won, total - won
    north = contract.declarer.side is Seat.NORTH.side
    return (mine, theirs) if north else (theirs, mine)


def _table_view(seating: ClassSeating, live: LiveTable) -> pieces.ClassTableView:
    game = live.log.table.game
    deal = Deal.parse(seating.deal)
    if game is None:
        game = Game.start(VARIANT, deal, Board.from_number(seating.board))
    facts = game.facts
    last = facts.tricks[-1] if facts.tricks else None
    ns, ew = _tricks_won(game)
    votes: dict[str, list[int]] | None = None if seating.votes is None else {}
    for pupil, call in (seating.votes or {}).items():
        assert votes is not None
        votes.setdefault(call, []).append(pupil)
    contract = facts.contract
    return pieces.ClassTableView(
        number=seating.number,
        opening=seating.opening,
        board=seating.board,
        dealer=letter(game.board.dealer),
        vulnerable=cast("VulnerableSides", str(game.board.vulnerability)),
        mode=seating.mode,
        chairs=cast("dict[SeatLetter, int]", dict(seating.chairs)),
        here=[letter(seat) for seat in sorted(live.attendance.chairs_here)],
        stopped=seating.stopped,
        shown=cast("list[SeatLetter]", list(seating.shown)),
        pointed=list(seating.pointed),
        deal=seating.deal,
        hands={
            letter(seat): [
                str(card) for card in (game.deal if game.over else facts.hands)[seat]
            ]
            for seat in Seat
        },
        calls=_calls(game),
        contract=_contract_text(game),
        declarer=None if contract is None else letter(contract.declarer),
        trick=[]
        if last is None or (last.full and game.over)
        else [pieces.TrickCard(letter(seat), str(card)) for seat, card in last.cards_by_seat],
        won_ns=ns,
        won_ew=ew,
        turn=letter_if(game.phase.turn),
        over=game.over,
        score_ns=game.score if game.over else None,
        votes=votes,
    )


def _contract_text(game: Game) -> str:
    contract = game.facts.contract
    if contract is not None:
        return contract.brief
    return "Pass" if game.over else ""


def _compare_table(seating: ClassSeating, game: Game) -> pieces.ComparedTable:
    facts, contract = game.facts, game.facts.contract
    lead = str(facts.tricks[0].cards[0]) if facts.tricks else ""
    return pieces.ComparedTable(
        number=seating.number,
        chairs=cast("dict[SeatLetter, int]", dict(seating.chairs)),
        calls=_calls(game),
        contract=_contract_text(game),
        declarer=None if contract is None else letter(contract.declarer),
        lead=lead,
        tricks=facts.won if contract is not None and game.over else None,
        score_ns=game.score if game.over else None,
        over=game.over,
    )
