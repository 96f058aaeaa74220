"""The registry of bidding tables; each call is stored before it takes effect."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from biritch.bidding import drill as drills
from biritch.core.bad_value import reason_of
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.seats import Seat
from biritch.rules.offence import IllegalCall
from biritch.server.beside import Beside
from biritch.server.practice.deals import NoSuchHands, deal_hand
from biritch.server.practice.messages import PracticeReview
from biritch.server.practice.registry import Reviewer
from biritch.server.practice.view_message import forbidden_calls
from biritch.server.storage.store import Store
from biritch.server.systems import trees
from biritch.server.tables.log_setup import BoardLine, write_board
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.protocol import CallChoice, CallMade
from biritch.server.together.bidding_table import (
    PARTNERS,
    BiddingTable,
    BiddingTableOpened,
    Called,
    PairResult,
    Partner,
    PartnerRemark,
    SatDown,
    TakenBack,
    read_table,
    write_line,
)
from biritch.server.together.messages import (
    BiddingRequest,
    BiddingTableView,
    OpenBiddingTable,
    OtherPair,
    RemarkMade,
)
from biritch.server.together.page_visits import PageVisits
from biritch.server.together.refusals import BadTogether
from biritch.server.together.shared_log import SharedLogs
from biritch.server.tokens import digest, fresh_salt
from biritch.server.web.plain_text import plain_text
from biritch.server.web.wire import VulnerableSides, letter

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.server.practice.hand import PracticeHand
    from biritch.server.workers.robots import Decider

_log = logging.getLogger(__name__)
_SHOWN = 100
"""Remarks and other pairs that are shown."""


class BiddingTables:
    """All bidding tables by name."""

    def __init__(  # noqa: PLR0913, PLR0917 - what the bidding of robots and people needs
        self,
        store: Store,
        clock: Callable[[], float],
        mind: Decider,
        library: SystemLibrary,
        reviewer: Reviewer,
        beside: Beside | None = None,
    ) -> None:
        """Store tables in *store*; *mind* makes the robots' calls.

        *beside* runs long work outside the event loop.
        """
        self._clock, self._mind, self._library = clock, mind, library
        self._reviewer, self._beside = reviewer, beside or Beside()
        self.logs: SharedLogs[BiddingTable] = SharedLogs(store, "bidding", read_table)
        self._reviews: dict[tuple[str, int], PracticeReview] = {}
        self._visits = PageVisits(clock)
        self._shared = store.is_shared

    async def open(self, wish: OpenBiddingTable, key: str) -> str:
        """Deal the boards; the sender sits South. Return the table's name.

        Raises:
            BadTogether: No such theme, system or table, or no such hands in that system.
            OSError: It cannot be stored.
        """
        if wish.like:
            line = await self._same_deals(wish)
        else:
            line = await self._fresh_deals(wish)
        name = await self.logs.open(write_line(line))
        await self.sit(name, key, wish.name)
        return name

    async def _fresh_deals(self, wish: OpenBiddingTable) -> BiddingTableOpened:
        drill = drills.all_drills().get(wish.drill)
        if drill is None:
            raise BadTogether("no-drill", text=wish.drill, words=", ".join(drills.all_drills()))

        def systems() -> tuple[System, System]:
            return _system(wish.system), _system(wish.against or wish.system)

        ours, theirs = await self._beside(systems)

        def deal() -> list[BoardLine]:
            return [write_board(*deal_hand(drill, ours, theirs)) for _ in range(wish.boards)]

        try:
            boards = await self._beside(deal)
        except NoSuchHands:
            raise BadTogether("no-hands", system=ours.name) from None
        return BiddingTableOpened(
            at=round(self._clock() * 1000),
            drill=wish.drill,
            system=ours.name,
            against=theirs.name if wish.against else "",
            explained=wish.explained,
            talk=wish.talk,
            salt=fresh_salt(),
            boards=boards,
        )

    async def _same_deals(self, wish: OpenBiddingTable) -> BiddingTableOpened:
        """Return the opening line of a table with the deals of another one."""
        like = (await self.logs.find(wish.like)).opened
        return BiddingTableOpened(
            at=round(self._clock() * 1000),
            drill=like.drill,
            system=like.system,
            against=like.against,
            explained=wish.explained,
            talk=wish.talk,
            salt=fresh_salt(),
            boards=like.boards,
            origin=like.origin or wish.like,
        )

    async def sit(self, name: str, key: str, called: str) -> BiddingTable:
        """Seat somebody; a returning person gets the same seat.

        Raises:
            BadTogether: There is no such table, or both seats are taken.
        """

        def lines(table: BiddingTable) -> list[bytes]:
            if seat_of(table, key) is not None:
                return []
            free = next((seat for seat in PARTNERS if seat not in table.seats), None)
            if free is None:
                raise BadTogether("table-full", 409)
            at = cast("Partner", letter(free))
            spoken = plain_text(called).strip() or "?"
            return [write_line(SatDown(at, spoken, digest(key, table.opened.salt)))]

        return await self.logs.enter(name, lines)

    async def do(self, name: str, key: str, asked: BiddingRequest) -> BiddingTable:
        """Handle a partner's request; then make the opponents' calls.

        Raises:
            BadTogether: It may not be done.
            OSError: It cannot be stored.
        """

        def lines(table: BiddingTable) -> list[bytes]:
            seat = seat_of(table, key)
            if seat is None:
                raise BadTogether("not-seated", 403)
            if asked.board >= len(table.opened.boards):
                raise BadTogether("no-board", 404)
            return [write_line(_line_of(table, seat, asked))]

        table = await self.logs.enter(name, lines)
        if asked.do == "call":
            table = await self._go_on(name, table, asked.board)
        return table

    async def _go_on(self, name: str, table: BiddingTable, board: int) -> BiddingTable:
        """Make the opponents' calls until it is a partner's turn or the auction ends."""
        while not (hand := table.hand(board)).over and hand.auction.turn not in PARTNERS:
            call = await self._robot(name, hand)
            made = len(hand.calls)

            def lines(now: BiddingTable, call: Call = call, made: int = made) -> list[bytes]:
                known = len(now.calls.get(board, ()))
                return [write_line(Called(board, str(call)))] if known == made else []

            table = await self.logs.enter(name, lines)
        return table

    async def _robot(self, name: str, hand: PracticeHand) -> Call:
        seat = hand.auction.turn
        if hand.silent(seat):
            return PASS
        robot = f"rule:{hand.system_of(seat)}"
        decided = await self._mind.decide(robot, hand.view(seat), f"{name} {len(hand.calls)}")
        return cast("Call", decided.action)

    async def ready(self, name: str, board: int) -> None:
        """Make the opponents' calls on a board that they deal and nobody has called on.

        Raises:
            BadTogether: There is no such table or board.
        """
        table = await self.logs.find(name)
        if board >= len(table.opened.boards):
            raise BadTogether("no-board", 404)
        await self._go_on(name, table, board)

    async def view(
        self, name: str, key: str, board: int | None, after: int, seconds: float
    ) -> BiddingTableView:
        """Return the holder of *key*'s view of the table, once it has more than *after* lines.

        Without *board* it is the first board with an open auction.

        Raises:
            BadTogether: There is no such table or board.
        """
        table = await self.logs.find(name)
        at = _first_open(table) if board is None else board
        await self.ready(name, at)
        you = seat_of(table, key)
        self._visits.note(name, you)
        table = await self.logs.wait(name, after, seconds)
        self._visits.note(name, you)
        others: list[PairResult] = []
        if table.hand(at).over:
            origin = table.opened.origin or name
            results = (await self.logs.find(origin)).results
            others = [each for each in results if each.board == at and each.table != name]
        return await self._beside(partial(self._draw, name, table, key, at, others))

    def _draw(
        self,
        name: str,
        table: BiddingTable,
        key: str,
        at: int,
        others: Sequence[PairResult],
    ) -> BiddingTableView:
        hand, you = table.hand(at), seat_of(table, key)
        auction, opened, contract = hand.auction, table.opened, hand.auction.contract
        mine = you is not None and not hand.over and auction.turn == you
        view = None if you is None else hand.view(you)
        level = hand.board.vulnerability
        made = self._library.calls_made(hand.systems, auction, level)
        choices = self._library.choices(hand.systems, auction, level) if mine else ()
        if not (hand.over or opened.explained):
            made = [_without_explanation(call) for call in made]
            choices = tuple(CallChoice(choice.call) for choice in choices)
        return BiddingTableView(
            table=name,
            n=table.n,
            you=None if you is None else letter(you),
            seats={letter(seat): sat.name for seat, sat in table.seats.items()},
            drill=opened.drill,
            system=opened.system,
            against=opened.against,
            explained=opened.explained,
            talk=opened.talk,
            boards=len(opened.boards),
            done=sum(table.hand(each).over for each in range(len(opened.boards))),
            at=at,
            board=hand.board.number,
            dealer=letter(hand.board.dealer),
            vulnerable=cast("VulnerableSides", str(level)),
            hand=[] if you is None else list(map(str, hand.deal[you])),
            turn=None if hand.over else letter(auction.turn),
            auction=made,
            legal=list(map(str, view.legal)) if view is not None and mine else [],
            choices=list(choices),
            can_undo=you is not None and table.calls_after_undo(at, you) is not None,
            may_talk=you is not None and table.may_talk(at),
            over=hand.over,
            contract=None if not hand.over else "Pass" if contract is None else contract.brief,
            declarer=None if contract is None or not hand.over else letter(contract.declarer),
            hands={letter(s): list(map(str, hand.deal[s])) for s in Seat}
            if hand.over and you is not None
            else None,
            forbidden=forbidden_calls(hand),
            remarks=[RemarkMade(r.seat, r.text) for r in table.remarks[-_SHOWN:]],
            others=[
                OtherPair(each.names, each.contract, each.declarer, each.score)
                for each in sorted(others, key=lambda each: -each.score)[:_SHOWN]
            ],
            away=[
                letter(seat)
                for seat in table.seats
                if not self._shared and not self._visits.is_here(name, seat)
            ],
        )

    async def review(self, name: str, key: str, board: int) -> PracticeReview:
        """Return the review of a finished auction, for one of the two partners.

        The contract reached is shown to other pairs with the same deals.

        Raises:
            BadTogether: It is not over, cannot be reviewed, or is not for who asks.
        """
        table = await self.logs.find(name)
        if seat_of(table, key) is None:
            raise BadTogether("not-seated", 403)
        if board >= len(table.opened.boards) or not table.hand(board).over:
            raise BadTogether("not-now", 409)
        known = self._reviews.get((name, board))
        if known is None:
            try:
                known = await self._reviewer(table.hand(board))
            except Exception as fault:  # noqa: BLE001 - the hand is over all the same
                _log.warning("no review: %r", fault)
                raise BadTogether("no-review", 503) from None
            self._reviews[name, board] = known
            while len(self._reviews) > _SHOWN:
                del self._reviews[next(iter(self._reviews))]
            await self._count(name, table, board, known)
        return known

    async def _count(
        self, name: str, table: BiddingTable, board: int, review: PracticeReview
    ) -> None:
        names = [table.seats[seat].name for seat in PARTNERS if seat in table.seats]
        mine = review.mine
        line = PairResult(board, name, names, mine.contract, mine.declarer or "", mine.score_ns)

        def lines(origin: BiddingTable) -> list[bytes]:
            counted = any(each.board == board and each.table == name for each in origin.results)
            return [] if counted else [write_line(line)]

        await self.logs.enter(table.opened.origin or name, lines)


def seat_of(table: BiddingTable, key: str) -> Seat | None:
    """Return the seat of the holder of *key*, or ``None``."""
    known = digest(key, table.opened.salt) if key else ""
    return next((seat for seat, sat in table.seats.items() if known == sat.key), None)


def _first_open(table: BiddingTable) -> int:
    """Return the first board with an open auction; the last one if all are finished."""
    last = len(table.opened.boards) - 1
    return next((at for at in range(last + 1) if not table.hand(at).over), last)


def _line_of(
    table: BiddingTable, seat: Seat, asked: BiddingRequest
) -> Called | TakenBack | PartnerRemark:
    """Return the log line of the request of *seat*.

    Raises:
        BadTogether: It may not be done.
    """
    hand = table.hand(asked.board)
    if asked.do == "say":
        text = plain_text(asked.text).strip()
        if not text or not table.may_talk(asked.board):
            raise BadTogether("no-talk", 409)
        return PartnerRemark(cast("Partner", letter(seat)), text)
    if asked.made != len(hand.calls):
        raise BadTogether("stale", 409)
    return _undo_of(table, seat, asked) if asked.do == "undo" else _call_of(hand, seat, asked)


def _undo_of(table: BiddingTable, seat: Seat, asked: BiddingRequest) -> TakenBack:
    kept = table.calls_after_undo(asked.board, seat)
    if kept is None:
        raise BadTogether("no-undo", 409)
    return TakenBack(asked.board, kept)


def _call_of(hand: PracticeHand, seat: Seat, asked: BiddingRequest) -> Called:
    if hand.over or hand.auction.turn != seat:
        raise BadTogether("not-now", 409)
    try:
        call = parse_call(asked.call)
        hand.auction.add(call)
    except IllegalCall as error:
        offence = error.offence
        raise BadTogether("illegal", offence=offence.sentence, law=offence.place) from None
    except ValueError as error:
        raise BadTogether("bad", what=reason_of(error)) from None
    return Called(asked.board, str(call))


def _without_explanation(made: CallMade) -> CallMade:
    return CallMade(made.seat, made.call)


def _system(name: str) -> System:
    try:
        return trees.find(name)
    except ValueError:
        raise BadTogether("unknown", what=trees.unknown(name)) from None
