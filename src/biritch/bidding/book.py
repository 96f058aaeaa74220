"""A system's book: the candidate calls of each auction, computed lazily and cached.

A :class:`Page` has the calls that agreements and general rules offer in one auction, in order
of preference; a :class:`Book` computes and caches the entries of each auction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, reduce
from itertools import pairwise
from operator import and_, itemgetter
from typing import TypeAlias

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.agreement_index import Index, IndexEntry
from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.meaning import CandidateCall, Meaning
from biritch.bidding.agreement.pattern import BiddingSequence
from biritch.bidding.agreement.situation import (
    CallWithMeaning,
    ShownHand,
    Situation,
    is_game,
)
from biritch.bidding.agreement.strike import Strike
from biritch.bidding.alerts.authority import Body, RegulatedCall, disclosure_of
from biritch.bidding.natural.candidates import candidate
from biritch.bidding.natural.counted_games import with_counted_games
from biritch.bidding.natural.extra_strength import PREFIX
from biritch.bidding.natural.inference import UNKNOWN, infer
from biritch.bidding.natural.rules import general_candidates
from biritch.bidding.natural.strong_passes import (
    ENORMOUS,
    HOME,
    LONG,
    TRY,
    strong_calls,
)
from biritch.bidding.natural.strong_passes import PREFIX as STRONG
from biritch.bidding.promises import charts
from biritch.bidding.promises.denials import Denial, certain
from biritch.bidding.promises.hand_ranges import HandRange
from biritch.bidding.promises.promise import (
    ANYTHING,
    Promise,
    conjunction,
    detail,
    disjunction,
)
from biritch.core.calls import DOUBLE, PASS, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Side, Vulnerability
from biritch.rules.auction import Auction

_UNLIMITED = 20
"""Points above which a bid below game has no most."""
_PAGES = 1 << 11
"""Auctions kept, with their pages, by each book; each is 20 to 50 kB in every process."""
OWN_WORDS = "call-own-words"
"""The message of a call whose words stand in a pair's own file: its arguments."""
_Placed: TypeAlias = tuple[int, CandidateCall]
"""A candidate, with the place in the system of the agreement that offers it."""


@dataclass(frozen=True)
class Page:
    """The candidate calls in one auction, in order of preference.

    The last candidate fits every remaining hand, so that there is always a call.
    """

    situation: Situation
    candidates: tuple[CandidateCall, ...]
    body: Body
    without: frozenset[int] = frozenset()
    """Places in the auction of the opponents' doubles that were left out of account."""
    ignored: frozenset[int] = frozenset()
    """Places of those that changed nothing at all: an artificial bid that asks was doubled."""

    def choose(self, hand: Hand) -> CandidateCall:
        """Return the first candidate that *hand* fits."""
        return next(offer for offer in self.candidates if offer.promise.accepts(hand))

    @cached_property
    def candidates_by_call(self) -> dict[Call, list[CandidateCall]]:
        """The candidates of each call: several may make the same one."""
        grouped: dict[Call, list[CandidateCall]] = {}
        for offer in self.candidates:
            grouped.setdefault(offer.call, []).append(offer)
        return grouped

    def _find_offers_counted(self, call: Call) -> list[CandidateCall]:
        """Return the candidates that count for the meaning of *call*.

        A later candidate adds nothing to the meaning if earlier ones take all of its hands.
        """
        offers = self.candidates_by_call.get(call, [])
        if len(offers) < 2:
            return offers
        left, last = charts.EVERY, offers[-1]
        heard = list[CandidateCall]()
        for offer in self.candidates:
            if offer.call == call and (not heard or offer.promise.chart() & left):
                heard.append(offer)
            if offer is last:
                break
            left &= ~certain(offer.promise)
        return heard

    @cached_property
    def _chart_before(self) -> charts.Chart:
        """The hands still possible for the player to call, before this call."""
        mine = (entry for entry in self.situation.calls if entry.seat is self.situation.me)
        return reduce(and_, (entry.meaning.promise.chart() for entry in mine), charts.EVERY)

    @cached_property
    def menu(self) -> dict[Call, Meaning]:
        """The meaning of each legal call, agreed on or inferred."""
        return {call: self.meaning(call) for call in self.situation.standing.legal()}

    @cached_property
    def _meanings(self) -> dict[Call, Meaning]:
        """Cache of meanings."""
        return {}

    def meaning(self, call: Call) -> Meaning:
        """Return the meaning of *call*, inferred if there is no agreement."""
        if call not in self._meanings:
            offers = self._find_offers_counted(call) or [infer(self.situation, call)]
            self._meanings[call] = self._meaning(offers)
        return self._meanings[call]

    def _meaning(self, offers: list[CandidateCall]) -> Meaning:
        first = _heading(offers)
        promise = disjunction(offer.promise for offer in offers)
        # What was agreed is printed; the rare hands too strong for a pass are in the promise.
        printed = [offer for offer in offers if not offer.rule.startswith(STRONG)] or offers
        same = len(printed) == len(offers)
        told = promise if same else disjunction(offer.promise for offer in printed)
        says = told.describe()
        if first.words:
            says = Phrase.of(OWN_WORDS, what=says, **dict(first.words))
        elif first.title:
            says = Phrase.of(first.title, what=says)
        disclosure = disclosure_of(_regulated_call(first, promise, self.situation), self.body)
        return Meaning(
            promise=promise,
            says=says,
            forcing=first.forcing,
            artificial=first.artificial,
            alert=disclosure.status in ("alert", "delayed"),
            announce=disclosure.announcement,
            rule=offers[0].rule,
            source=offers[0].source,
            kind=first.kind,
            guessed=first.title == UNKNOWN,
            before=HandRange(self.situation.mine.hcp, self.situation.mine.lengths),
            strength_before=self.situation.mine.strength,
            chart_before=self._chart_before,
        )


def _heading(offers: list[CandidateCall]) -> CandidateCall:
    """Return the agreement that names a call: the first, or one that shows strength.

    A double made for penalties by some hands, and on strength alone by others, shows strength.
    """
    first = offers[0]
    if first.kind != "penalty":
        return first
    return next((offer for offer in offers if offer.kind == "values"), first)


def _regulated_call(
    offer: CandidateCall, promise: Promise, situation: Situation
) -> RegulatedCall:
    """Return the properties of the call that regulations refer to."""
    suit = offer.call.strain.suit if isinstance(offer.call, Bid) else None
    doubled = situation.bid if offer.call is DOUBLE else None
    last = next((entry for entry in reversed(situation.calls) if entry.call == doubled), None)
    return RegulatedCall(
        call=offer.call,
        kind=offer.kind,
        artificial=offer.artificial,
        opening=situation.bid is None,
        strength=promise.strength(),
        least=promise.project().lengths[suit][0] if suit is not None else 0,
        doubled=doubled,
        doubled_artificial=last is not None and last.meaning.artificial,
    )


class Book:
    """A system's book, for all four seats, or for one side if the other has its own.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat
        >>> book = catalogue.find("sayc").book_of(Side.NS)
        >>> page = book.page(Auction(Seat.NORTH), Vulnerability.NONE)
        >>> str(page.choose(Hand.parse("AKJ75.K82.Q4.J63")).call)
        '1S'
    """

    def __init__(
        self, agreements: tuple[Agreement, ...], body: Body, struck: tuple[Strike, ...] = ()
    ) -> None:
        """Use *agreements*, in order, and the alert regulations of *body*.

        *struck* are the calls for which only a pair's own agreements count.
        """
        self.index = Index.of(agreements)
        self._own = bool(struck) or any(agreement.own for agreement in agreements)
        self._struck = struck
        self._passed = _of_passed_hands(agreements)
        self.body: Body = body
        self.theirs: tuple[Side, Book] | None = None
        """The side that plays something else, and its book; ``None`` where all play this."""
        # Per book, not per class: a book that is dropped takes its pages with it.
        self.page = lru_cache(maxsize=_PAGES)(self._page)
        self.explained = lru_cache(maxsize=_PAGES)(self._explain_calls)
        self._shown = lru_cache(maxsize=_PAGES)(self._compute_shown_hands)

    def _explain_calls(
        self, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[CallWithMeaning, ...]:
        """Return every call of *auction* with its meaning."""
        if not auction.calls:
            return ()
        before = auction.before
        call = auction.calls[-1]
        meaning = self._book_of(before.turn.side).page(before, vulnerability).meaning(call)
        return (
            *self.explained(before, vulnerability),
            CallWithMeaning(before.turn, call, meaning),
        )

    def _compute_shown_hands(
        self, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[ShownHand, ...]:
        """Return what each seat has shown in *auction*."""
        if not auction.calls:
            return (ShownHand(),) * 4
        before = auction.before
        shown = list(self._shown(before, vulnerability))
        last = self.explained(auction, vulnerability)[-1]
        shown[last.seat] = shown[last.seat].after(last.meaning, last.call)
        return tuple(shown)

    def _book_of(self, side: Side) -> Book:
        return self.theirs[1] if self.theirs is not None and self.theirs[0] is side else self

    def _page(self, auction: Auction, vulnerability: Vulnerability) -> Page:
        calls = self.explained(auction, vulnerability)
        shown = self._shown(auction, vulnerability)
        situation = Situation(auction, vulnerability, calls, shown)
        agreed, without = self._agreed_offers(situation)
        ignored = self._ignored_doubles(situation, without)
        if ignored:
            passed = (
                PASS if place in ignored else call for place, call in enumerate(auction.calls)
            )
            quiet = self.page(Auction.of(auction.dealer, passed), vulnerability)
            return Page(situation, quiet.candidates, self.body, without, ignored)
        return Page(
            situation,
            self._candidates(situation, drop_conflicting_offers(agreed)),
            self.body,
            without,
        )

    def offers(
        self, auction: Auction, vulnerability: Vulnerability
    ) -> tuple[CandidateCall, ...]:
        """Return all candidates that agreements offer in *auction*, in order.

        Example:
            >>> from biritch.bidding import catalogue
            >>> from biritch.core.seats import Seat
            >>> book = catalogue.find("sayc").book_of(Side.NS)
            >>> str(book.offers(Auction(Seat.NORTH), Vulnerability.NONE)[0].call)
            '3N'
        """
        return tuple(self._agreed_offers(self.page(auction, vulnerability).situation)[0])

    def _candidates(
        self, situation: Situation, agreed: list[CandidateCall]
    ) -> tuple[CandidateCall, ...]:
        agreed = [
            offer for offer in agreed if offer.call is not DOUBLE or _is_held(offer, situation)
        ]
        meant = {offer.call: offer for offer in reversed(agreed)}
        agreed_calls, offers = set(meant), list(agreed)
        for offer in general_candidates(situation):
            first = meant.setdefault(offer.call, offer)
            new = offer.call not in agreed_calls and not offer.rule.startswith(PREFIX)
            if (new or first is offer or _widens(offer, first)) and situation.legal(offer.call):
                offers.append(offer)
        promises = tuple(offer.promise for offer in offers)
        if ANYTHING in promises:
            offers = offers[: promises.index(ANYTHING) + 1]
            promises = promises[: len(offers) - 1]
        last = _last_resort(situation, offers)
        offers = [offer for offer in offers if offer.promise != ANYTHING]
        if last.call is PASS and last.kind != "penalty":
            # More is needed only where a hand is left that no bid of the system wants.
            bids = Denial(tuple(offer.promise for offer in offers if _is_agreed_bid(offer)))
            strong = [
                offer
                for offer in _instead_of_passing(situation, offers)
                if offer.promise.chart() & bids.possible_chart
            ]
            offers = [*_weaker_passes(offers, strong), *strong]
            promises = tuple(offer.promise for offer in offers)
        # The last resort is for the hands that fit nothing before it, and says so.
        denial = Denial(promises)
        return (
            (*offers, replace(last, promise=denial)) if denial.possible_chart else tuple(offers)
        )

    def _agreed_offers(
        self, situation: Situation
    ) -> tuple[list[CandidateCall], frozenset[int]]:
        """Return the candidates that agreements offer, in order, and the ignored doubles.

        All candidates are included, also those that do not count for meanings.

        If our call was doubled and there is no agreement after that, the agreements without the
        double apply, and to later calls too. A general agreement does not apply to a call that
        specific agreements make with another meaning.
        """
        sequence = BiddingSequence.of(situation.auction)
        offers = self._remaining_offers(self._about(sequence, situation), sequence)
        without = frozenset[int]() if offers else self._doubles(situation)
        if without:
            undoubled = BiddingSequence.of(situation.auction, without)
            offers = self._remaining_offers(self._about(undoubled, situation), undoubled)
        general_offers = _place_offers(self.index.ending(sequence), sequence, situation)
        # Games stand for lower bids that are played; a pair may have struck them themselves.
        general_offers = with_counted_games(
            situation, self._remaining_offers(general_offers, sequence)
        )
        general_offers = self._remaining_offers(general_offers, sequence)
        offers += _drop_redefined_calls(general_offers, offers)
        return [offer for _, offer in sorted(offers, key=itemgetter(0))], without

    def _remaining_offers(
        self, offers: list[_Placed], sequence: BiddingSequence
    ) -> list[_Placed]:
        """Return *offers* without those that a pair's own agreements replace."""
        if not self._own:
            return offers
        own = {offer.call for _, offer in offers if offer.own}
        return [
            (place, offer)
            for place, offer in offers
            if offer.own
            or (
                offer.call not in own
                and not any(strike.strikes(sequence, offer.call) for strike in self._struck)
            )
        ]

    def _doubles(self, situation: Situation) -> frozenset[int]:
        """Return the indexes of the opponents' doubles that are ignored.

        They are those of our artificial bids, of the bid that partner has just made, and those
        that were ignored before.
        """
        places = set()
        for place, (before, entry) in enumerate(pairwise(situation.calls), 1):
            doubled = entry.call is DOUBLE and isinstance(before.call, Bid)
            if not doubled or entry.seat in situation.us:
                continue
            last = place == len(situation.calls) - 1
            if before.meaning.artificial or last or self._is_left_out(situation, place):
                places.add(place)
        return frozenset(places)

    def _ignored_doubles(self, situation: Situation, without: frozenset[int]) -> frozenset[int]:
        """Return the ignored doubles after which agreements are as after a pass.

        They are those of our artificial bids that ask for an answer, unless an agreement refers
        to that bid doubled, or it was not answered with a bid.
        """
        last = len(situation.calls) - 1
        return frozenset(
            place
            for place in without
            if (
                self._asks(situation)
                if place == last
                else isinstance(situation.calls[place + 1].call, Bid)
                and place in self._page_after(situation, place + 1).ignored
            )
        )

    def _asks(self, situation: Situation) -> bool:
        """Return whether the bid just doubled asks for an answer, doubled or not."""
        meaning = situation.calls[-2].meaning
        if not meaning.artificial or meaning.forcing not in ("one-round", "game"):
            return False
        sequence = BiddingSequence.of(situation.auction)
        return not any(
            pattern.names_doubled and pattern.match(sequence, situation.trumps) is not None
            for _, _, pattern in self.index.ending(sequence)
        )

    def _is_left_out(self, situation: Situation, place: int) -> bool:
        """Return whether the calls after our doubled bid were those without the double.

        The answer to the double was; or it was a suit at the one level, and so was opener's
        next call, or will be.
        """
        rebid = place + 3
        if _is_answered_at_one(situation, place) and len(situation.calls) == rebid:
            return True
        return any(
            place in self._page_after(situation, length).without
            for length in (place + 1, rebid)
            if length < len(situation.calls)
        )

    def _page_after(self, situation: Situation, length: int) -> Page:
        """Return the entry of the auction after its first *length* calls."""
        auction = situation.auction
        before = Auction(auction.dealer, auction.calls[:length], auction.callers)
        return self.page(before, situation.vulnerability)

    def _about(self, sequence: BiddingSequence, situation: Situation) -> list[_Placed]:
        """Return the candidates of agreements that match the whole of *sequence*.

        An agreement about a passed hand replaces those about any hand that make the same call,
        and so do the agreements that follow it.
        """
        entries = self.index.about(sequence)
        passed_hand = [entry for entry in entries if entry[2].passed]
        offers = _place_offers(passed_hand, sequence, situation)
        replaced = {offer.call for _, offer in offers}
        if not any(
            earlier.meaning.rule in self._passed
            for earlier in situation.calls
            if earlier.seat in situation.us
        ):
            any_hand = [entry for entry in entries if not entry[2].passed]
            fallbacks = _place_offers(any_hand, sequence, situation)
            offers += [placed for placed in fallbacks if placed[1].call not in replaced]
        return offers


def _is_answered_at_one(situation: Situation, place: int) -> bool:
    """Return whether our opening was doubled and answered with a suit at the one level.

    Such an answer, and the calls after it, have the meaning they have without the double.
    """
    opening, answer = situation.calls[place - 1], situation.calls[place + 1 : place + 2]
    opened = all(entry.call is PASS for entry in situation.calls[: place - 1])
    return (
        opened
        and all(
            isinstance(entry.call, Bid) and entry.call.level == 1 and entry.natural is not None
            for entry in (opening, *answer)
        )
        and bool(answer)
    )


def drop_conflicting_offers(offers: list[CandidateCall]) -> list[CandidateCall]:
    """Drop the *offers* whose artificiality conflicts with the first for that call.

    A call is artificial, or natural, as the first agreement about it has it.
    """
    artificial = {offer.call: offer.artificial for offer in reversed(offers)}
    return [offer for offer in offers if offer.artificial == artificial[offer.call]]


def _widens(offer: CandidateCall, agreed: CandidateCall) -> bool:
    """Return whether a strong hand's extra call means the same as the agreed one."""
    # A bid that has a most would have none: doubles alone are widened.
    same = offer.call is DOUBLE and offer.kind == agreed.kind
    return same and offer.rule.startswith(PREFIX) and _way(offer) == _way(agreed)


def _drop_redefined_calls(
    general_offers: list[_Placed], offers: list[_Placed]
) -> list[_Placed]:
    """Return the general offers whose call *offers* do not make with another meaning."""
    ways: dict[Call, set[tuple[bool, bool]]] = {}
    for _, offer in offers:
        ways.setdefault(offer.call, set()).add(_way(offer))
    return [
        (place, offer)
        for place, offer in general_offers
        if offer.call is PASS or offer.call not in ways or ways[offer.call] == {_way(offer)}
    ]


def _way(offer: CandidateCall) -> tuple[bool, bool]:
    """Return whether the call is artificial, and whether it is forcing."""
    return offer.artificial, offer.forcing in ("one-round", "game")


def _place_offers(
    entries: Iterable[IndexEntry], sequence: BiddingSequence, situation: Situation
) -> list[_Placed]:
    # Many agreements have one pattern, or wait for one thing: each is looked at once.
    matched: dict[str, dict[str, Suit] | None] = {}
    held: dict[AuctionCondition, bool] = {}
    offers = list[_Placed]()
    for place, agreement, pattern in entries:
        if pattern.text not in matched:
            matched[pattern.text] = pattern.match(sequence, situation.trumps)
        suits = matched[pattern.text]
        if suits is not None and _hold(agreement.when, situation, held):
            offers += (
                (place, offer) for offer in agreement.offer_calls(pattern, suits, situation)
            )
    return offers


def _hold(
    when: tuple[AuctionCondition, ...], situation: Situation, held: dict[AuctionCondition, bool]
) -> bool:
    """Return whether every condition is true; *held* caches answers."""
    for condition in when:
        if condition not in held:
            held[condition] = condition.holds(situation)
        if not held[condition]:
            return False
    return True


def _of_passed_hands(agreements: tuple[Agreement, ...]) -> frozenset[str]:
    """Return the rules that apply to passed hands only."""
    always = {
        agreement.rule
        for agreement in agreements
        if not all(pattern.passed for pattern in agreement.patterns)
    }
    return frozenset(agreement.rule for agreement in agreements) - always


def _instead_of_passing(
    situation: Situation, offers: list[CandidateCall]
) -> Iterator[CandidateCall]:
    """Yield calls for hands too strong to pass, with the meanings these calls already have."""
    meant = {offer.call: offer for offer in reversed(offers)}
    fewest = _fewest_points(offers)
    for offer in strong_calls(situation):
        if offer.promise.strength()[0] < fewest.get(offer.call, 0) - 1:
            continue  # the call would show less than it does
        first = meant.setdefault(offer.call, offer)
        if offer.rule.endswith(TRY) and _lowers_agreements(offer, offers):
            continue
        punishes = "penalty" in (first.kind, offer.kind) and first.kind != offer.kind
        if offer.rule.endswith(ENORMOUS) and punishes:
            # Of a double for penalty it makes one that shows strength, which partner may leave.
            first = replace(offer, forcing="no", title="call-values", kind="values")
            punishes = False
        agreed = first is not offer and (first.artificial or offer.artificial)
        alike = not agreed and not punishes
        if situation.legal(offer.call) and alike and _may_be_stronger(offer, first):
            yield replace(
                offer,
                forcing=first.forcing,
                title=first.title,
                kind=first.kind,
                words=first.words,
            )


def _fewest_points(offers: list[CandidateCall]) -> dict[Call, int]:
    """Return the fewest points that agreements show by each bid of a suit.

    Five of a minor and more are left out: partner does not go on over them.
    """
    fewest = dict[Call, int]()
    for offer in offers:
        call = offer.call
        if offer.rule.startswith("NAT-") or not isinstance(call, Bid):
            continue
        if call.strain.suit is None or (is_game(call) and not call.strain.suit.major):
            continue
        least = offer.promise.strength()[0]
        fewest[call] = min(fewest.get(call, least), least)
    return fewest


def _is_held(offer: CandidateCall, situation: Situation) -> bool:
    """Return whether the player's earlier calls leave the lengths that *offer* asks for."""
    lengths, mine = offer.promise.project().lengths, situation.mine.lengths
    return all(
        most >= least and high >= low
        for (low, most), (least, high) in zip(lengths, mine, strict=True)
    )


def _lowers_agreements(offer: CandidateCall, offers: list[CandidateCall]) -> bool:
    """Return whether *offer* shows less than every agreement among *offers* for its call.

    Partner counts on the least that a call shows, so one rare hand would cost many games.
    """
    agreed = [each for each in offers if each.call == offer.call and _is_agreed_bid(each)]
    return bool(agreed) and all(_shows_less(offer, each) for each in agreed)


def _shows_less(offer: CandidateCall, agreed: CandidateCall) -> bool:
    """Return whether *offer* would make the call show fewer points or cards than *agreed* does.

    Cards of a suit matter up to the level of two: above it partner knows that game is near.
    """
    shown, least = offer.promise, agreed.promise
    if shown.strength()[0] < least.strength()[0] - 1:
        return True
    call = offer.call
    if not isinstance(call, Bid) or (suit := call.strain.suit) is None or call.level > 2:
        return False
    return shown.project().lengths[suit][0] < least.project().lengths[suit][0]


def _is_agreed_bid(offer: CandidateCall) -> bool:
    return offer.call is not PASS and not offer.rule.startswith("NAT-")


def _may_be_stronger(offer: CandidateCall, first: CandidateCall) -> bool:
    """Return whether *offer* may add stronger hands to its call: not to a limited bid."""
    call = offer.call
    return (
        first is offer
        or offer.rule.endswith((HOME, LONG, TRY))
        or not isinstance(call, Bid)
        or is_game(call)
        or first.promise.strength()[1] > _UNLIMITED
    )


def _weaker_passes(
    offers: list[CandidateCall], strong: list[CandidateCall]
) -> Iterator[CandidateCall]:
    """Yield *offers*; a pass excludes hands that have a *strong* call instead."""
    too_strong = detail(Denial(tuple(offer.promise for offer in strong)))
    for offer in offers:
        weak = bool(strong) and offer.call is PASS and offer.kind != "penalty"
        forcing = offer.forcing in ("one-round", "game")
        yield (
            replace(offer, promise=conjunction((offer.promise, too_strong)))
            if weak and not forcing
            else offer
        )


def _last_resort(situation: Situation, offers: list[CandidateCall]) -> CandidateCall:
    """Return the call of a hand that fits nothing: a pass, or the cheapest bid if forced."""
    if offers and offers[-1].promise == ANYTHING:
        return offers[-1]
    if not (situation.is_forced or situation.is_astray):
        return candidate(PASS, ANYTHING, "nothing-to-say")
    bids = [offer for offer in offers if isinstance(offer.call, Bid)]
    notrump = situation.cheapest(Strain.NOTRUMP)
    natural = [offer for offer in bids if offer.call == notrump and not offer.artificial]
    if natural and notrump is not None and notrump.level <= 3:
        return natural[-1]
    # A slam is no last resort: partner's suit is, or notrump.
    if low := [offer for offer in bids if offer.call.level < 6]:  # type: ignore[union-attr]
        return min(low, key=lambda offer: offer.call)  # type: ignore[arg-type,return-value]
    home = [situation.cheapest(suit) for suit in situation.suits_of(situation.me.partner)]
    return candidate(next(filter(None, home), notrump) or PASS, ANYTHING, "nothing-to-say")


__all__ = ["OWN_WORDS", "Book", "Page", "drop_conflicting_offers"]
