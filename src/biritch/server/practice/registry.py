"""The practice hands of this server: dealt, called on, written down before anyone is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.bidding import drill as drills
from biritch.bidding.matchup import meet
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.phrase import Phrase
from biritch.rules.offence import IllegalCall
from biritch.server.practice import deals as practice_dealing
from biritch.server.practice import hand as practice
from biritch.server.practice.hand import LONGEST, ME, SILENT, PracticeHand
from biritch.server.practice.view_message import drawn
from biritch.server.storage.store import LineTaken, Store
from biritch.server.systems import trees as studying
from biritch.server.systems.messages import PracticeHint, PracticeReview, PracticeView
from biritch.server.tables.meanings import meant
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
    """What ``POST /practices`` asks for.

    ``drill`` is a kind of hands, ``system`` what North bids and South means; ``against`` the
    opponents' system, empty when they always pass; ``seed`` deals the same hand for ever.
    """

    drill: Annotated[str, Meta(max_length=64)] = "any-hands"
    system: SystemName = "sef"
    against: SystemName = SILENT
    seed: Annotated[str, Meta(max_length=128)] = ""


class PracticeRequest(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /practices/ID/do`` asks for: a ``call``, or to go back to an earlier place.

    ``on`` is the ``n`` of the view one was looking at: what is outdated is not done.
    """

    on: Annotated[int, Meta(ge=0)]
    do: Literal["call", "undo", "again"]
    call: Annotated[str, Meta(max_length=4)] = ""


class BadPractice(ValueError):
    """What cannot be practised so, or not now."""

    def __init__(self, name: str, /, **said: str | Phrase) -> None:
        """Keep the sentence ``practice-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"practice-{name}", **said)


class StaleRequest(BadPractice):
    """The hand has moved on since."""


class PracticeHands:
    """Every practice hand by name."""

    def __init__(
        self, store: Store, mind: Decider, library: SystemLibrary, reviewer: Reviewer
    ) -> None:
        """Keep hands in *store*; robots call as *mind* decides."""
        self._store, self._mind, self._library = store, mind, library
        self._reviewer = reviewer
        self._held: dict[str, PracticeHand] = {}
        self._reviews: dict[tuple[str, int], PracticeReview] = {}
        self._locks = [asyncio.Lock() for _ in range(_LOCKS)]

    async def open(self, asked: OpenPractice) -> PracticeView:
        """Deal a hand; the robots before South have called.

        Raises:
            BadPractice: No such kind of hands or system, or no such hands in it.
            OSError: It cannot be stored.
        """
        drill = drills.known().get(asked.drill)
        if drill is None:
            raise BadPractice("no-drill", text=asked.drill, words=", ".join(drills.known()))
        ours = _known(asked.system)
        theirs = _known(asked.against or asked.system)
        try:
            dealt = await asyncio.to_thread(
                practice_dealing.deal, drill, ours, theirs, asked.seed
            )
        except practice_dealing.NoSuchHands:
            raise BadPractice("no-hands", system=ours.name) from None
        against = theirs.name if asked.against else SILENT
        first = practice.opened(asked.drill, ours.name, against, dealt)
        name = secrets.token_urlsafe(12)
        begun = practice.read([first])
        lines = [first, *await self._robots(begun, name)]
        await self._store.append(_owner(name), 0, lines)
        return self.draw(name, self._hold(name, practice.read(lines)))

    async def find(self, name: str) -> PracticeHand | None:
        """Return the hand *name*, or ``None`` if there is none."""
        if (held := self._held.get(name)) is not None:
            return held
        lines = await self._store.read(_owner(name))
        return self._hold(name, practice.read(lines)) if lines else None

    def _hold(self, name: str, held: PracticeHand) -> PracticeHand:
        self._held.pop(name, None)
        self._held[name] = held
        while len(self._held) > MOST:
            del self._held[next(iter(self._held))]
        return held

    async def do(self, name: str, asked: PracticeRequest) -> PracticeView:
        """Do what South *asked*, and let the robots call on.

        Raises:
            Stale: It was asked of an earlier view.
            BadPractice: It may not be done.
            OSError: It cannot be stored.
        """
        async with self._locks[hash(name) % len(self._locks)]:
            try:
                return await self._do(name, asked)
            except LineTaken:
                self._held.pop(name, None)
                raise StaleRequest("stale") from None

    async def _do(self, name: str, asked: PracticeRequest) -> PracticeView:
        held = await self.find(name)
        if held is None:
            raise BadPractice("not-found")
        if asked.on != held.n:
            raise StaleRequest("stale")
        line = _line(held, asked)
        after = held.after(line)
        if after.n > LONGEST:
            raise BadPractice("too-long")
        lines = [line, *await self._robots(after, name)]
        await self._store.append(_owner(name), held.n, lines)
        for one in lines:
            held = held.after(one)
        return self.draw(name, self._hold(name, held))

    async def _robots(self, held: PracticeHand, name: str) -> list[bytes]:
        """Return the lines of those who call until it is South's turn, or all is said."""
        lines = []
        while not held.over and (seat := held.auction.turn) != ME:
            call: Call = PASS
            if not held.silent(seat):
                robot = f"rule:{held.system_of(seat)}"
                decided = await self._mind.decide(robot, held.view(seat), f"{name} {held.n}")
                assert not isinstance(decided.action, int)
                call = decided.action  # type: ignore[assignment]
            lines.append(practice.called(call))
            held = held.after(lines[-1])
        return lines

    def hint(self, held: PracticeHand) -> PracticeHint:
        """Return what the system calls with South's hand; it looks at that hand alone.

        Raises:
            BadPractice: It is not South's turn.
        """
        view = held.view(ME)
        hand, auction = view.seen[ME], view.auction
        if held.over or view.actor != ME or hand is None or auction is None:
            raise BadPractice("not-now")
        book = meet(*map(studying.find, held.systems))
        choice = book.choose(hand, auction, view.board.vulnerability)
        return PracticeHint(str(choice.call), meant(choice.meaning))

    async def review(self, name: str, held: PracticeHand) -> PracticeReview:
        """Return what there is to say once the auction is over.

        Raises:
            BadPractice: It is not over, or cannot be reviewed.
        """
        if not held.over:
            raise BadPractice("not-now")
        key = (name, held.n)
        if (kept := self._reviews.get(key)) is not None:
            return kept
        try:
            found = await self._reviewer(held)
        except Exception as fault:  # noqa: BLE001 - the hand is over all the same
            _log.warning("no review: %r", fault)
            raise BadPractice("no-review") from None
        self._reviews[key] = found
        while len(self._reviews) > MOST:
            del self._reviews[next(iter(self._reviews))]
        return found

    def draw(self, name: str, held: PracticeHand) -> PracticeView:
        """Return the hand as South may see it."""
        return drawn(name, held, self._library)


def _owner(name: str) -> str:
    """Return what the store calls the hand *name*; no table has a stroke in its name."""
    return f"practice/{name}"


def _known(name: str) -> System:
    try:
        return studying.find(name)
    except ValueError as error:
        raise BadPractice("no-system", what=str(error)) from None


def _line(held: PracticeHand, asked: PracticeRequest) -> bytes:
    if asked.do == "again":
        return practice.again()
    if asked.do == "undo":
        if held.undone is None:
            raise BadPractice("not-now")
        return practice.undone(held.undone)
    if held.over or held.auction.turn != ME:
        raise BadPractice("not-now")
    try:
        call = parse_call(asked.call)
        held.auction.add(call)
    except IllegalCall as error:
        name, law = error.offence.name, str(error.offence.law)
        raise BadPractice("illegal", offence=Phrase.of(f"offence-{name}"), law=law) from None
    except ValueError as error:
        raise BadPractice("bad", what=str(error)) from None
    return practice.called(call)


async def here(held: PracticeHand) -> PracticeReview:
    """Review in this process, where there are no workers."""
    return await asyncio.to_thread(jobs.review, held)
