"""The meanings of calls, by the systems of those who make them, as messages."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import Executor
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from biritch.core.calls import Bid
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.games.phases.contract_choice import GAMES
from biritch.rules.auction import Auction
from biritch.server.tables import protocol
from biritch.server.tables.protocol import CallChoice, CallMade
from biritch.server.web.wire import Sentence, letter, sentence
from biritch.table.setup import DEFAULT
from biritch.words.short_lines import short_sentence

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.promises.hand_ranges import HandRange
    from biritch.bidding.system import System

_log = logging.getLogger(__name__)

SystemPair: TypeAlias = tuple[str, str]
"""The systems of North-South and of East-West."""


_MOST_KNOWN = 1000  # fewer than are kept below


class SystemLibrary:
    """Bidding systems, read once each, and what they said lately."""

    def __init__(self, thread: Executor | None = None) -> None:
        """Read nothing yet; what takes long is worked out in *thread*, if there is one."""
        self._thread = thread
        self._known: OrderedDict[tuple[SystemPair, Auction, Vulnerability], None] = (
            OrderedDict()
        )
        self.find = lru_cache(64)(_find)
        self.met = lru_cache(64)(self._met)
        self.explained = lru_cache(4096)(self._explained)
        self.choices = lru_cache(1024)(self._choices)
        self._calls = lru_cache(1024)(self._made)

    def warm(self, robot: str) -> None:
        """Read the system of *robot* before anybody waits for it."""
        name = robot.partition(":")[2] or DEFAULT
        self.choices((name, name), Auction(Seat.NORTH), Vulnerability.NONE)

    async def look_up(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> None:
        """Work out what was said in *auction*, and what may be said next, beside the loop.

        A menu takes some milliseconds where nobody has met the auction before: one table waits
        for it, and not all.
        """
        asked = pair, auction, vulnerability
        if self._thread is None or asked in self._known:
            return
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._look_up, *asked)
        self._known[asked] = None
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def _look_up(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> None:
        self._calls(pair, auction, vulnerability)
        if not auction.over:
            self.choices(pair, auction, vulnerability)

    def _met(self, pair: SystemPair) -> BiddingMethod | None:
        from biritch.bidding.matchup import meet

        ns, ew = map(self.find, pair)
        return meet(ns, ew) if ns is not None and ew is not None else ns or ew

    def _explained(
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
            menu = {} if book is None else book.menu(auction, vulnerability)
            meanings = {call: call_meaning(meaning) for call, meaning in menu.items()}
        except Exception:  # noqa: BLE001 - whatever a system does, the game goes on
            _log.exception("%s has no menu after %s", pair, auction)
            meanings = {}
        return tuple(
            CallChoice(str(call), meanings.get(call)) for call in auction.standing.legal()
        )

    def made(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> list[CallMade]:
        """Return every call with what it says by the system of its side."""
        return list(self._calls(pair, auction, vulnerability))

    def _made(
        self, pair: SystemPair, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[CallMade, ...]:
        meanings = self.explained(pair, auction, vulnerability)
        return tuple(
            CallMade(letter(seat), str(call), meaning)
            for (seat, call), meaning in zip(auction.seated, meanings, strict=True)
        )


def contract_choices(legal: Iterable[object]) -> list[CallChoice]:
    """Return the contracts to choose from where there is no auction, with what they want.

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
    """Return what kind of contract *bid* is, to who chooses without an auction."""
    if bid.level == 1:
        return "part"
    if bid.level >= 6:
        return "slam"
    return "game" if bid in GAMES else "tricks"


def _find(name: str) -> System | None:
    """Return the bidding system *name*; a table goes on without explanations if it fails."""
    try:
        from biritch.bidding.catalogue import find

        return find(name)
    except (ImportError, ValueError) as error:
        _log.warning("no explanations of %s: %s", name, error)
        return None


def call_meaning(meaning: Meaning) -> protocol.CallMeaning:
    """Return *meaning* as it goes on the wire."""
    # What was known before makes no two meanings differ, but the words they are said in.
    return _said(meaning, meaning.before)


@lru_cache(4096)
def _said(meaning: Meaning, before: HandRange) -> protocol.CallMeaning:
    """Return *meaning* as it goes on the wire, where *before* was known of the hand already."""
    del before
    meaning = meaning.told
    whole = sentence(meaning.says)
    short = Sentence(en=short_sentence(meaning, "en"), fr=short_sentence(meaning, "fr"))
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
