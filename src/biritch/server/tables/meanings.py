"""The meanings of calls as messages, by the system of the side that calls."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Executor
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from biritch.core.calls import PASS, Bid
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.games.phases.contract_choice import GAMES
from biritch.rules.auction import Auction
from biritch.server.tables import protocol
from biritch.server.tables.protocol import CallChoice, CallMade
from biritch.server.web.wire import bilingual, letter, sentence
from biritch.table.setup import DEFAULT
from biritch.words.short_lines import short_sentences, whole_sentences

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.promises.hand_ranges import HandRange
    from biritch.bidding.system import System

_log = logging.getLogger(__name__)

SystemPair: TypeAlias = tuple[str, str]
"""The systems of North-South and of East-West."""


MOST_KNOWN = 3000
"""Auctions whose meanings are kept, once they were worked out: more than tables are at work."""
BEHIND = 4
"""That many auctions wait for the thread before a process of its own works meanings out."""
AuctionAsked: TypeAlias = tuple[SystemPair, Auction, Vulnerability]
AuctionTold: TypeAlias = tuple[tuple[CallMade, ...], tuple[CallChoice, ...]]
"""The calls made, and those that may be made next, with their meanings."""


class SystemLibrary:
    """Bidding systems, each loaded once, with a cache of their recent explanations."""

    def __init__(
        self,
        thread: Executor | None = None,
        elsewhere: Callable[[AuctionAsked], Awaitable[AuctionTold]] | None = None,
    ) -> None:
        """Start empty; long work runs in *thread*, if given.

        Under load it runs *elsewhere*, in a worker process, because a thread competes with the
        event loop.
        """
        self._thread, self._elsewhere, self._many = thread, elsewhere, False
        self._known: OrderedDict[AuctionAsked, AuctionTold] = OrderedDict()
        self._asked: dict[AuctionAsked, asyncio.Future[AuctionTold]] = {}
        self.find = lru_cache(64)(_find)
        self.met = lru_cache(64)(self._meet_pair)
        self.explained = lru_cache(MOST_KNOWN)(self._explain_auction)
        self.choices = lru_cache(1024)(self._choices)
        self._calls = lru_cache(MOST_KNOWN)(self._calls_made)

    def warm(self, robot: str) -> None:
        """Load the system of *robot* in advance."""
        name = robot.partition(":")[2] or DEFAULT
        self.choices((name, name), Auction(Seat.NORTH), Vulnerability.NONE)

    def knows(self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability) -> bool:
        """Return whether the meanings in *auction* are cached."""
        asked = pair, auction, vulnerability
        if asked in self._known:
            self._known.move_to_end(asked)  # those asked for last are kept
            return True
        return self._thread is None

    @property
    def waiting(self) -> int:
        """The number of auctions whose meanings are being computed."""
        return len(self._asked)

    async def look_up(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> None:
        """Compute the meanings of *auction* and of the possible next calls, off the event loop.

        An auction not seen before takes some milliseconds: one table waits for it, and not all.
        """
        asked = pair, auction, vulnerability
        if self.knows(*asked):
            return
        looking = self._asked.get(asked)
        if looking is None:
            looking = asyncio.ensure_future(self._work_out(asked))
            self._asked[asked] = looking
            looking.add_done_callback(lambda done: self._keep(asked, done))
        await asyncio.shield(looking)

    async def _work_out(self, asked: AuctionAsked) -> AuctionTold:
        self._many = self._many or len(self._asked) >= BEHIND
        if self._many and self._elsewhere is not None:
            try:
                return await self._elsewhere(asked)
            except Exception as fault:  # noqa: BLE001 - whatever fails there is done here
                _log.warning("meanings are worked out here: %r", fault)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self.work_out, *asked)

    def _keep(self, asked: AuctionAsked, done: asyncio.Future[AuctionTold]) -> None:
        del self._asked[asked]
        if not done.cancelled() and done.exception() is None:
            self._known[asked] = done.result()
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)

    def work_out(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> AuctionTold:
        """Return the meanings of the calls in *auction* and of the possible next ones."""
        calls = self._calls_made(pair, auction, vulnerability)
        return calls, () if auction.over else self._choices(pair, auction, vulnerability)

    def made_so_far(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> list[CallMade]:
        """Return every call, with its meaning if that is cached."""
        if self._thread is None:
            return self.calls_made(pair, auction, vulnerability)
        known = self._known.get((pair, auction, vulnerability))
        if known is not None:
            return list(known[0])
        before = auction.before
        last = self._known.get((pair, before, vulnerability))
        bare = [CallMade(letter(seat), str(call)) for seat, call in auction.calls_by_seat]
        if last is None or not bare:
            return bare
        # What the last call says stood in the menu it was chosen from.
        menu = {choice.call: choice.meaning for choice in last[1]}
        bare[-1].meaning = menu.get(bare[-1].call)
        return [*last[0], bare[-1]]

    def choices_so_far(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> list[CallChoice]:
        """Return the possible calls, with their meanings if those are cached."""
        if self._thread is None:
            return list(self.choices(pair, auction, vulnerability))
        known = self._known.get((pair, auction, vulnerability))
        if known is not None:
            return list(known[1])
        return [CallChoice(str(call)) for call in auction.standing.legal()]

    def _meet_pair(self, pair: SystemPair) -> BiddingMethod | None:
        from biritch.bidding.matchup import meet

        ns, ew = map(self.find, pair)
        return meet(ns, ew) if ns is not None and ew is not None else ns or ew

    def _explain_auction(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[protocol.CallMeaning | None, ...]:
        try:
            book = self.met(pair)
            meanings = () if book is None else book.explain(auction, vulnerability)
            explained = tuple(map(call_meaning, meanings))
        except Exception:  # noqa: BLE001 - whatever a system does, the game goes on
            _log.exception("%s does not explain %s", pair, auction)
            explained = ()
        return explained or (None,) * len(auction.calls)

    def _choices(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[CallChoice, ...]:
        try:
            book = self.met(pair)
            # Of what nobody agreed on all that is told is that: it is not worked out.
            agreed = {} if book is None else book.agreed_calls(auction, vulnerability)
            meanings = {call: call_meaning(meaning) for call, meaning in agreed.items()}
            default = None if book is None else _no_agreement()
        except Exception:  # noqa: BLE001 - whatever a system does, the game goes on
            _log.exception("%s has no menu after %s", pair, auction)
            meanings, default = {}, None
        return tuple(
            CallChoice(str(call), meanings.get(call, default))
            for call in auction.standing.legal()
        )

    def calls_made(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> list[CallMade]:
        """Return every call with its meaning in the system of its side."""
        return list(self._calls(pair, auction, vulnerability))

    def _calls_made(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[CallMade, ...]:
        meanings = self.explained(pair, auction, vulnerability)
        return tuple(
            CallMade(letter(seat), str(call), meaning)
            for (seat, call), meaning in zip(auction.calls_by_seat, meanings, strict=True)
        )


def contract_choices(legal: Iterable[object]) -> list[CallChoice]:
    """Return the contracts to choose from in games without an auction, with their needs.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> contract_choices([parse_call("3N")])[0].call
        '3N'
    """
    choices = []
    for bid in legal:
        if isinstance(bid, Bid):
            kind = _kind_of_contract(bid)
            wish = Phrase.of(f"server-choose-{kind}", tricks=6 + bid.level)
            choices.append(CallChoice(str(bid), protocol.CallMeaning(sentence(wish))))
    return choices


def _kind_of_contract(bid: Bid) -> str:
    """Return the kind of contract that *bid* is, for a choice without an auction."""
    if bid.level == 1:
        return "part"
    if bid.level >= 6:
        return "slam"
    return "game" if bid in GAMES else "tricks"


def _find(name: str) -> System | None:
    """Return the bidding system *name*; if it fails, log that and return ``None``."""
    try:
        from biritch.bidding.catalogue import find

        return find(name)
    except (ImportError, ValueError) as error:
        _log.warning("no explanations of %s: %s", name, error)
        return None


def call_meaning(meaning: Meaning) -> protocol.CallMeaning:
    """Return *meaning* as a message."""
    # What was known before makes no two meanings differ, but the words they are said in.
    return _wire_meaning(meaning, meaning.before, meaning.chart_before)


@lru_cache(1)
def _no_agreement() -> protocol.CallMeaning:
    """Return the explanation of a call without an agreement."""
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.natural.inference import infer_call

    offer = infer_call(PASS)
    says = Phrase.of(offer.title, what=offer.promise.describe())
    return call_meaning(
        Meaning(offer.promise, says, rule=offer.rule, source=offer.source, guessed=True)
    )


@lru_cache(4 * MOST_KNOWN)
def _wire_meaning(
    meaning: Meaning, before: HandRange, chart_before: int
) -> protocol.CallMeaning:
    """Return *meaning* as a message, given what was known of the hand *before*."""
    del before, chart_before
    from biritch.bidding.short_line import is_impossible

    meaning = meaning.disclosed_meaning
    short = bilingual(short_sentences(meaning))
    # What its maker's own calls rule out is told as the line has it, without the promise.
    whole = short if is_impossible(meaning) else bilingual(whole_sentences(meaning))
    return protocol.CallMeaning(
        whole,
        meaning.artificial,
        meaning.alert,
        None if meaning.announce is None else sentence(meaning.announce),
        meaning.forcing,
        meaning.rule,
        meaning.source,
        None if short == whole else short,
    )
