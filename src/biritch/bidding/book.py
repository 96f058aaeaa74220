"""The book of a system: a page for every auction, written when it is first opened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from operator import itemgetter

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.agreement_index import Index, IndexEntry
from biritch.bidding.agreement.meaning import CandidateCall, Meaning
from biritch.bidding.agreement.pattern import BiddingSequence
from biritch.bidding.agreement.situation import ExplainedCall, ShownHand, Situation
from biritch.bidding.alerts.authority import Body, RegulatedCall, disclosed
from biritch.bidding.natural.candidates import candidate
from biritch.bidding.natural.inference import UNKNOWN, read
from biritch.bidding.natural.rules import general
from biritch.bidding.promises.denials import Denial
from biritch.bidding.promises.promise import ANYTHING, Promise, disjunction
from biritch.core.calls import DOUBLE, PASS, Bid, Call
from biritch.core.cards import Strain
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Side, Vulnerability
from biritch.rules.auction import Auction

_PAGES = 1 << 14


@dataclass(frozen=True)
class Page:
    """Every call agreed on at one auction, the preferred ones first.

    The last option fits every hand the others do not, so that there always is a call.
    ``without`` are the places of the doubles that were left out of account.
    """

    situation: Situation
    candidates: tuple[CandidateCall, ...]
    body: Body
    without: frozenset[int] = frozenset()

    def choose(self, hand: Hand) -> CandidateCall:
        """Return the first option *hand* fits."""
        return next(one for one in self.candidates if one.promise.accepts(hand))

    @cached_property
    def agreed(self) -> dict[Call, list[CandidateCall]]:
        """What is agreed on each call: several options may make one."""
        grouped: dict[Call, list[CandidateCall]] = {}
        for one in self.candidates:
            grouped.setdefault(one.call, []).append(one)
        return grouped

    @cached_property
    def menu(self) -> dict[Call, Meaning]:
        """What each call allowed says, agreed on or not."""
        return {call: self.meaning(call) for call in self.situation.standing.legal()}

    @cached_property
    def _told(self) -> dict[Call, Meaning]:
        """What has been asked about so far."""
        return {}

    def meaning(self, call: Call) -> Meaning:
        """Return what *call* says; read naturally where nothing was agreed."""
        if call not in self._told:
            found = self.agreed.get(call) or [read(self.situation, call)]
            self._told[call] = self._meaning(found)
        return self._told[call]

    def _meaning(self, found: list[CandidateCall]) -> Meaning:
        first = found[0]
        promise = disjunction(one.promise for one in found)
        said = promise.describe()
        if first.title:
            said = Phrase.of(first.title, what=said)
        disclosure = disclosed(_made(first, promise, self.situation), self.body)
        return Meaning(
            promise=promise,
            says=said,
            forcing=first.forcing,
            artificial=first.artificial,
            alert=disclosure.status in ("alert", "delayed"),
            announce=disclosure.announcement,
            rule=first.rule,
            source=first.source,
            kind=first.kind,
            guessed=first.title == UNKNOWN,
        )


def _made(one: CandidateCall, promise: Promise, s: Situation) -> RegulatedCall:
    """Return the call as a regulation looks at it."""
    suit = one.call.strain.suit if isinstance(one.call, Bid) else None
    doubled = s.bid if one.call is DOUBLE else None
    last = next((said for said in reversed(s.calls) if said.call == doubled), None)
    return RegulatedCall(
        call=one.call,
        kind=one.kind,
        artificial=one.artificial,
        opening=s.bid is None,
        strength=promise.strength(),
        least=promise.project().lengths[suit][0] if suit is not None else 0,
        doubled=doubled,
        doubled_artificial=last is not None and last.meaning.artificial,
    )


class Book:
    """The pages of one system: read by both sides, or by one where the other has its own."""

    def __init__(self, rows: tuple[Agreement, ...], body: Body) -> None:
        """Keep the *rows*, in order, and whose regulations say what is alerted."""
        self.index = Index.of(rows)
        self._passed = _of_passed_hands(rows)
        self.body: Body = body
        self.theirs: tuple[Side, Book] | None = None
        """The side that plays something else, and its book; ``None`` where all play this."""
        self.page = lru_cache(maxsize=_PAGES)(self._page)
        self.explained = lru_cache(maxsize=_PAGES)(self._explained)

    def _explained(
        self, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[ExplainedCall, ...]:
        """Return every call of *auction* with what it says."""
        if not auction.calls:
            return ()
        before = Auction.of(auction.dealer, auction.calls[:-1])
        call = auction.calls[-1]
        meaning = self._book_of(before.turn.side).page(before, vulnerability).meaning(call)
        return (
            *self.explained(before, vulnerability),
            ExplainedCall(before.turn, call, meaning),
        )

    def _book_of(self, side: Side) -> Book:
        return self.theirs[1] if self.theirs is not None and self.theirs[0] is side else self

    def _page(self, auction: Auction, vulnerability: Vulnerability) -> Page:
        spoken = self.explained(auction, vulnerability)
        shown = [ShownHand()] * 4
        for one in spoken:
            shown[one.seat] = shown[one.seat].after(one.meaning)
        situation = Situation(auction, vulnerability, spoken, tuple(shown))
        agreed, without = self._agreed(situation)
        return Page(situation, self._options(situation, agreed), self.body, without)

    def _options(self, s: Situation, agreed: list[CandidateCall]) -> tuple[CandidateCall, ...]:
        taken = {one.call for one in agreed}
        options = [
            *agreed,
            *(one for one in general(s) if one.call not in taken and s.legal(one.call)),
        ]
        promises = tuple(one.promise for one in options)
        if ANYTHING in promises:
            options = options[: promises.index(ANYTHING) + 1]
            promises = promises[: len(options) - 1]
        last = _last_resort(s, options)
        options = [one for one in options if one.promise != ANYTHING]
        denial = Denial(promises)
        return (*options, replace(last, promise=denial)) if denial.left else tuple(options)

    def _agreed(self, s: Situation) -> tuple[list[CandidateCall], frozenset[int]]:
        """Return what rows offer, in order, and the doubles left out of account.

        Where our call was doubled and nothing is said of that, the answers are those there
        were without the double, and so is what follows. A general row is silent about a call
        that rows about this auction make in another way.
        """
        story = BiddingSequence.of(s.auction)
        found = self._about(story, s)
        without = frozenset[int]() if found else self._doubles(s)
        if without:
            found = self._about(BiddingSequence.of(s.auction, without), s)
        found += _unless_said(_met(self.index.ending(story), story, s), found)
        kept = [one for _, one in sorted(found, key=itemgetter(0))]
        coded = {one.call: one.artificial for one in reversed(kept)}
        return [one for one in kept if one.artificial == coded[one.call]], without

    def _doubles(self, s: Situation) -> frozenset[int]:
        """Return the places of their doubles that are left out of account.

        Those of an artificial bid of ours, of the bid that partner has just made, and those
        that were left out before.
        """
        found = set()
        for place, (before, one) in enumerate(pairwise(s.calls), 1):
            doubled = one.call is DOUBLE and isinstance(before.call, Bid)
            if not doubled or one.seat in s.us:
                continue
            last = place == len(s.calls) - 1
            if before.meaning.artificial or last or self._forgotten(s, place):
                found.add(place)
        return frozenset(found)

    def _forgotten(self, s: Situation, place: int) -> bool:
        """Whether the answer to a bid of ours doubled there was what it was without."""
        answered = Auction.of(s.auction.dealer, s.auction.calls[: place + 1])
        return place in self.page(answered, s.vulnerability).without

    def _about(self, story: BiddingSequence, s: Situation) -> list[tuple[int, CandidateCall]]:
        """Return what rows about *story* offer.

        A row about a passed hand takes the place of those about any hand that make the same
        call, and so do the rows that follow it.
        """
        about = self.index.about(story)
        found = _met([one for one in about if one[2].passed], story, s)
        taken = {one.call for _, one in found}
        if not any(one.meaning.rule in self._passed for one in s.calls if one.seat in s.us):
            rest = _met([one for one in about if not one[2].passed], story, s)
            found += [one for one in rest if one[1].call not in taken]
        return found


def _unless_said(
    general: list[tuple[int, CandidateCall]], found: list[tuple[int, CandidateCall]]
) -> list[tuple[int, CandidateCall]]:
    ways: dict[Call, set[tuple[bool, bool]]] = {}
    for _, one in found:
        ways.setdefault(one.call, set()).add(_way(one))
    return [
        (place, one)
        for place, one in general
        if one.call is PASS or one.call not in ways or ways[one.call] == {_way(one)}
    ]


def _way(one: CandidateCall) -> tuple[bool, bool]:
    """Return whether the call is artificial, and whether it is forcing."""
    return one.artificial, one.forcing in ("one-round", "game")


def _met(
    entries: Iterable[IndexEntry], story: BiddingSequence, s: Situation
) -> list[tuple[int, CandidateCall]]:
    return [
        (place, one)
        for place, row, pattern in entries
        for one in row.candidates(pattern, story, s)
    ]


def _of_passed_hands(rows: tuple[Agreement, ...]) -> frozenset[str]:
    """Return the rules that only passed hands follow."""
    always = {row.rule for row in rows if not all(one.passed for one in row.patterns)}
    return frozenset(row.rule for row in rows) - always


def _last_resort(s: Situation, options: list[CandidateCall]) -> CandidateCall:
    """Return what a hand says that fits nothing: a pass, or the cheapest bid if it must."""
    if options and options[-1].promise == ANYTHING:
        return options[-1]
    if not (s.forced or s.astray):
        return candidate(PASS, ANYTHING, "nothing-to-say")
    known = [one for one in options if isinstance(one.call, Bid)]
    notrump = s.cheapest(Strain.NOTRUMP)
    flat = [one for one in known if one.call == notrump and not one.artificial]
    if flat and notrump is not None and notrump.level <= 3:
        return flat[-1]
    if known:
        return min(known, key=lambda one: one.call)  # type: ignore[arg-type,return-value]
    return candidate(notrump or PASS, ANYTHING, "nothing-to-say")


__all__ = ["Book", "Page"]
