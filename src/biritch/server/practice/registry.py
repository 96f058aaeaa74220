"""The registry of practice hands; each call is stored before it takes effect."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.bidding import drill as drills
from biritch.bidding.matchup import meet
from biritch.core.bad_value import reason_of
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.phrase import Argument, Phrase
from biritch.rules.offence import IllegalCall
from biritch.server.beside import Beside
from biritch.server.practice import hand as hands
from biritch.server.practice.deals import NoSuchHands, deal_hand
from biritch.server.practice.hand import LONGEST, ME, SILENT, PracticeHand
from biritch.server.practice.messages import PracticeHint, PracticeReview, PracticeView
from biritch.server.practice.view_message import practice_view
from biritch.server.storage.store import LineTaken, Store
from biritch.server.systems import trees
from biritch.server.tables.meanings import call_meaning
from biritch.server.tables.opening import SystemName
from biritch.server.workers import jobs

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.server.tables.meanings import SystemLibrary
    from biritch.server.workers.robots import Decider

_log = logging.getLogger(__name__)
MOST = 512
"""Hands held at one time; others are read again when they are asked for."""
_LOCKS = 64
"""Hands called on at the same time; two that share a lock wait for each other."""

Reviewer: TypeAlias = Callable[[PracticeHand], Awaitable[PracticeReview]]
"""Works out what there is to say of an auction that is over."""


class OpenPractice(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /practices``: deal a practice hand.

    ``drill`` is a kind of hands, ``system`` that of North and South; ``against`` is the
    opponents' system, or empty if they always pass; ``seed`` makes the deal repeatable.
    """

    drill: Annotated[str, Meta(max_length=64)] = "any-hands"
    system: SystemName = "sef"
    against: SystemName = SILENT
    seed: Annotated[str, Meta(max_length=128)] = ""


class PracticeRequest(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /practices/ID/do``: make a ``call``, or go back to an earlier index.

    ``on`` is the ``n`` of the view that the sender saw; a stale request is refused.
    """

    on: Annotated[int, Meta(ge=0)]
    do: Literal["call", "undo", "again"]
    call: Annotated[str, Meta(max_length=4)] = ""


class BadPractice(ValueError):
    """Raised when the practice room refuses a request; has the reason.

    Example:
        >>> BadPractice("no-drill", text="slams", words="any-hands").phrase.name
        'practice-no-drill'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``practice-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"practice-{name}", **arguments)


class StaleRequest(BadPractice):
    """Raised for a request that answers an earlier view of the hand."""


class PracticeHands:
    """All practice hands by name."""

    def __init__(
        self,
        store: Store,
        mind: Decider,
        library: SystemLibrary,
        reviewer: Reviewer,
        beside: Beside | None = None,
    ) -> None:
        """Store hands in *store*; *mind* makes the robots' calls.

        *beside* runs long work outside the event loop.
        """
        self._beside = beside or Beside()
        self._store, self._mind, self._library = store, mind, library
        self._reviewer = reviewer
        self._held: dict[str, PracticeHand] = {}
        self._reviews: dict[tuple[str, int], PracticeReview] = {}
        self._locks = [asyncio.Lock() for _ in range(_LOCKS)]

    async def open(self, wish: OpenPractice) -> PracticeView:
        """Deal a hand and make the robots' calls before South.

        Raises:
            BadPractice: No such kind of hands or system, or no such hands in it.
            OSError: It cannot be stored.
        """
        drill = drills.all_drills().get(wish.drill)
        if drill is None:
            raise BadPractice("no-drill", text=wish.drill, words=", ".join(drills.all_drills()))
        ours, theirs = await self._beside(
            lambda: (_system(wish.system), _system(wish.against or wish.system))
        )
        try:
            dealt = await self._beside(partial(deal_hand, drill, ours, theirs, wish.seed))
        except NoSuchHands:
            raise BadPractice("no-hands", system=ours.name) from None
        against = theirs.name if wish.against else SILENT
        line = hands.opening_line(wish.drill, ours.name, against, dealt)
        name = secrets.token_urlsafe(16)
        hand = hands.read_hand([line])
        lines = [line, *await self._robots(hand, name)]
        await self._store.append(log_name(name), 0, lines)
        return await self.view(name, self._hold(name, hands.read_hand(lines)))

    async def find(self, name: str) -> PracticeHand | None:
        """Return the hand *name*, or ``None`` if there is none."""
        if (hand := self._held.get(name)) is not None and not await self._is_old(name, hand):
            return hand
        lines = await self._store.read(log_name(name))
        return self._hold(name, hands.read_hand(lines)) if lines else None

    async def _is_old(self, name: str, hand: PracticeHand) -> bool:
        """Return whether another process has extended the hand's log."""
        if not self._store.is_shared:
            return False
        owner = log_name(name)
        return (await self._store.lengths([owner]))[owner] != hand.n

    def _hold(self, name: str, hand: PracticeHand) -> PracticeHand:
        known = self._held.pop(name, None)
        if known is not None and known.n > hand.n:
            hand = known  # somebody called while this was read
        self._held[name] = hand
        while len(self._held) > MOST:
            del self._held[next(iter(self._held))]
        return hand

    async def do(self, name: str, action: PracticeRequest) -> PracticeView:
        """Apply South's *action*, then make the robots' calls.

        Raises:
            StaleRequest: It was asked of an earlier view.
            BadPractice: It may not be done.
            OSError: It cannot be stored.
        """
        async with self._locks[hash(name) % len(self._locks)]:
            try:
                return await self._do(name, action)
            except LineTaken:
                self._held.pop(name, None)
                raise StaleRequest("stale") from None

    async def _do(self, name: str, action: PracticeRequest) -> PracticeView:
        hand = await self.find(name)
        if hand is None:
            raise BadPractice("not-found")
        if action.on != hand.n:
            raise StaleRequest("stale")
        line = _line_of(hand, action)
        after = hand.after(line)
        if after.n > LONGEST:
            raise BadPractice("too-long")
        lines = [line, *await self._robots(after, name)]
        await self._store.append(log_name(name), hand.n, lines)
        for added in lines:
            hand = hand.after(added)
        return await self.view(name, self._hold(name, hand))

    async def _robots(self, hand: PracticeHand, name: str) -> list[bytes]:
        """Return the log lines of the robots' calls until it is South's turn, or the end."""
        lines = []
        while not hand.over and (seat := hand.auction.turn) != ME:
            call: Call = PASS
            if not hand.silent(seat):
                robot = f"rule:{hand.system_of(seat)}"
                decided = await self._mind.decide(robot, hand.view(seat), f"{name} {hand.n}")
                assert not isinstance(decided.action, int)
                call = decided.action  # type: ignore[assignment]
            lines.append(hands.call_line(call))
            hand = hand.after(lines[-1])
        return lines

    def hint(self, hand: PracticeHand) -> PracticeHint:
        """Return the call that the system makes with South's hand, and nothing else known.

        Raises:
            BadPractice: It is not South's turn.
        """
        view = hand.view(ME)
        cards, auction = view.seen[ME], view.auction
        if hand.over or view.actor != ME or cards is None or auction is None:
            raise BadPractice("not-now")
        book = meet(*map(trees.find, hand.systems))
        choice = book.choose(cards, auction, view.board.vulnerability)
        return PracticeHint(str(choice.call), call_meaning(choice.meaning))

    async def review(self, name: str, hand: PracticeHand) -> PracticeReview:
        """Return the review of the finished auction.

        Raises:
            BadPractice: It is not over, or cannot be reviewed.
        """
        if not hand.over:
            raise BadPractice("not-now")
        key = (name, hand.n)
        if (earlier := self._reviews.get(key)) is not None:
            return earlier
        try:
            reviewed = await self._reviewer(hand)
        except Exception as fault:  # noqa: BLE001 - the hand is over all the same
            _log.warning("no review: %r", fault)
            raise BadPractice("no-review") from None
        self._reviews[key] = reviewed
        while len(self._reviews) > MOST:
            del self._reviews[next(iter(self._reviews))]
        return reviewed

    async def view(self, name: str, hand: PracticeHand) -> PracticeView:
        """Return the hand as South may see it."""
        return await self._beside(partial(practice_view, name, hand, self._library))


def log_name(name: str) -> str:
    """Return the name of the hand *name* in the store; table names contain no slash.

    Example:
        >>> log_name("k3x7qa")
        'practice/k3x7qa'
    """
    return f"practice/{name}"


def _system(name: str) -> System:
    try:
        return trees.find(name)
    except ValueError:
        raise BadPractice("unknown", what=trees.unknown(name)) from None


def _line_of(hand: PracticeHand, action: PracticeRequest) -> bytes:
    if action.do == "again":
        return hands.again_line()
    if action.do == "undo":
        if hand.calls_after_undo is None:
            raise BadPractice("not-now")
        return hands.undo_line(hand.calls_after_undo)
    if hand.over or hand.auction.turn != ME:
        raise BadPractice("not-now")
    try:
        call = parse_call(action.call)
        hand.auction.add(call)
    except IllegalCall as error:
        offence = error.offence
        raise BadPractice("illegal", offence=offence.sentence, law=offence.place) from None
    except ValueError as error:
        raise BadPractice("bad", what=reason_of(error)) from None
    return hands.call_line(call)


async def review_here(hand: PracticeHand) -> PracticeReview:
    """Review in this process, for servers without workers."""
    return await asyncio.to_thread(jobs.review, hand)
