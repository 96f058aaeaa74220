"""Inferences from cards played: the likelihood of hidden hands.

Used are the opening lead's suit and rank; the ranks of later leads; defenders' small cards
where they signal, and honours, the lowest of touching ones; the usual false cards; each
player's first discard in each suit; the first suit that declarer plays; and the chances that
defenders and declarer missed (``omissions.py``). Hands from which another card would have been
played are less likely, but none is excluded: a defender may always deviate. Fitted to robots'
cards, which hardly ever do, the factors would be 0.03 to 0.2 (``benchmarks/world_weights.py``);
people deviate more.

Thousands of deals are evaluated at once: a card's evidence mostly concerns the hand's cards of
one suit, so each inference is computed once for all hands with the same holding.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

import numpy as np

from biritch.bidding.agreement.carding import Carding
from biritch.core.calls import Contract
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.play import leads, signals
from biritch.robots.play.false_cards import chance_of_false_card
from biritch.robots.play.shown_suits import ShownSuits, named_suits, suits_shown_by
from biritch.robots.play.situation import USUAL
from biritch.robots.sampling.evidence import HandEvidence, HandLikelihood, Promises
from biritch.robots.sampling.hand_arrays import LENGTH, POINTS, SUIT
from biritch.robots.sampling.omission_rates import MISSED
from biritch.robots.sampling.omissions import Chance, chances
from biritch.robots.sampling.splits import Bits
from biritch.rules.play import Trick

if TYPE_CHECKING:
    from numpy.typing import NDArray

_OFF_LEAD = 0.12
"""How likely a hand is that would have led another card, beside one that fits."""
_OWN_SUIT = 0.4
"""What a card of length adds to the logarithm of the chance that declarer plays on a suit."""
OFF_SIGNAL = 0.3
"""The same for a signal, a later lead, and the lowest of touching honours."""
_KING = 13


def infer_evidence(
    view: View,
    promises: Promises,
    carding: Carding = USUAL,
    calls: HandLikelihood | None = None,
    shown: ShownSuits | None = None,
) -> HandEvidence:
    """Return *promises* extended by the evidence of the defenders' cards under *carding*.

    *calls* is the evidence of the calls beyond their promises, *shown* the suits shown in the
    auction; by default those bid by name.

    Example:
        >>> import biritch as bw
        >>> view = bw.game().view(bw.Seat.NORTH)
        >>> infer_evidence(view, ()).likelihood is None  # no card was played
        True
    """
    contract = view.contract
    if contract is None or not view.tricks:
        return HandEvidence(promises, calls=calls)
    read = [
        *_lead(view, contract, carding, named_suits(view) if shown is None else shown),
        *_later_leads(view, contract, carding),
        *_honours(view, contract),
        *_signals(view, contract, carding),
        *_throws(view, contract, carding),
        *_own_suit(view, contract),
        *_omissions(view, contract),
    ]
    if not read:
        return HandEvidence(promises, calls=calls)

    def likelihood(deals: Bits) -> NDArray[np.float64]:
        product = np.ones(deals.shape[1])
        for reading in read:
            product *= reading.explain_deals(deals)
        return product

    return HandEvidence(promises, likelihood, calls)


@dataclass(frozen=True, slots=True)
class _Reading(ABC):
    """How well a hand of *seat* explains one *card*, with ``gone`` played before."""

    card: Card
    seat: Seat
    gone: Hand

    def explain_deals(self, deals: Bits) -> NDArray[np.float64]:
        """Return how well each of *deals* (one column each) explains the card: 0 to 1."""
        held = deals[self.seat] & ~self.gone.bits
        keys, places = np.unique(self.keys(held), return_inverse=True)
        told = np.array([_explain_key(self, key) for key in keys.tolist()])
        return np.asarray(told[places.reshape(-1)])

    def keys(self, held: Bits) -> Bits:
        """Return a key for each hand *held*; hands with equal keys explain it equally."""
        return _in_suit(held, self.card.suit)

    @abstractmethod
    def explain_key(self, key: int) -> float:
        """Return how well hands with *key* explain the card."""

    def holding(self, key: int) -> Hand:
        """Return the cards of the suit that hands with *key* hold."""
        return Hand((key & SUIT) << 13 * self.card.suit)


def forget_readings() -> None:
    """Clear the cache, for measurements that change the factors."""
    _explain_key.cache_clear()


@lru_cache(maxsize=1 << 15)
def _explain_key(reading: _Reading, key: int) -> float:
    return reading.explain_key(key)


@lru_cache(maxsize=1 << 13)
def _look_up(reading: _OpeningLead, suit: Suit, key: int) -> float:
    held = Hand((key & SUIT) << 13 * suit)
    trump = reading.contract.strain.suit
    if trump is not None and trump != suit:
        held |= Hand((key >> 13) << 13 * trump)
    return leads.look(
        held,
        suit,
        reading.contract,
        ours=reading.ours,
        theirs=reading.theirs,
    )


def _in_suit(hands: Bits, suit: Suit) -> Bits:
    return np.asarray(hands >> 13 * suit & SUIT)


def _lead(
    view: View, contract: Contract, carding: Carding, shown: ShownSuits
) -> Iterator[_Reading]:
    leader, led = view.tricks[0].leader, view.tricks[0].cards[0]
    # The leader's hand is seen: its card tells nothing more.
    if view.seen[leader] is None:
        ours = shown[leader.partner]
        theirs = suits_shown_by(shown, (leader.after(), leader.after(3)))
        yield _OpeningLead(led, leader, Hand(), contract, carding, ours, theirs)


@dataclass(frozen=True, slots=True)
class _OpeningLead(_Reading):
    """How well a hand explains the opening lead: its suit and its rank.

    ``ours`` and ``theirs`` are the suits shown by the leader's partner and by the opponents.
    """

    contract: Contract
    carding: Carding
    ours: frozenset[Suit]
    theirs: frozenset[Suit]

    def explain_deals(self, deals: Bits) -> NDArray[np.float64]:
        hands = deals[self.seat]
        looks = [self._looks(hands, suit) for suit in Suit]
        fits = super(_OpeningLead, self).explain_deals(deals)
        return np.asarray(fits * looks[self.card.suit] / np.sum(looks, axis=0))

    def _looks(self, hands: Bits, suit: Suit) -> NDArray[np.float64]:
        """Return the appeal of a lead of *suit* from each hand, 0 if void."""
        held, trump = _in_suit(hands, suit), self.contract.strain.suit
        if trump is not None and trump != suit:
            # How good a singleton looks depends on the trumps beside it.
            held = np.where(LENGTH[held] == 1, held | _in_suit(hands, trump) << 13, held)
        keys, places = np.unique(held, return_inverse=True)
        looks = np.array([_look_up(self, suit, key) for key in keys.tolist()])
        return np.asarray(looks[places.reshape(-1)])

    def explain_key(self, key: int) -> float:
        strain, suit = self.contract.strain, self.card.suit
        agreed = leads.agreed_card(self.holding(key), suit, strain, self.carding)
        return 1.0 if agreed == self.card else _OFF_LEAD


def _later_leads(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield an inference for each lead of a hidden defender to a later trick."""
    played = [Hand()] * len(Seat)
    begun: dict[Suit, Seat] = {}
    for number, trick in enumerate(view.tricks):
        leader, led = trick.leader, trick.cards[0]
        hidden = view.seen[leader] is None and leader.side != contract.declarer.side
        if number and hidden:
            returned = begun.get(led.suit) is leader.partner
            if _may_partner_ruff(view, trick, contract):
                asked = signals.suits_to_ask((led.suit, contract.strain.suit))
                yield _LeadForRuff(led, leader, played[leader], carding, asked)
            else:
                yield _Lead(led, leader, played[leader], contract.strain, carding, returned)
        begun.setdefault(led.suit, leader)
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])


def _may_partner_ruff(view: View, trick: Trick, contract: Contract) -> bool:
    """Return whether the leader's partner, void in the suit, ruffed *trick* or still may."""
    trump, led = contract.strain.suit, trick.cards[0].suit
    if trump is None or led == trump:
        return False
    partner = trick.leader.partner
    card = dict(trick.cards_by_seat).get(partner)
    if card is not None:
        return card.suit == trump
    return partner == view.turn and not (view.seen[partner] or Hand()).length(led)


@dataclass(frozen=True, slots=True)
class _LeadForRuff(_Reading):
    """How well a hand explains a card led for partner to ruff.

    ``asked`` are the suits it may ask for: a high card asks for the highest.
    """

    carding: Carding
    asked: tuple[Suit, ...]

    def keys(self, held: Bits) -> Bits:
        return _with_wish(held, self.card.suit, self.asked)

    def explain_key(self, key: int) -> float:
        held = list(self.holding(key))
        above = sum(other > self.card for other in held)
        below = sum(other < self.card for other in held)
        if self.carding.preference == "none" or above == below:
            return 1.0
        wants = bool(key >> 13) == (self.carding.preference == "high")
        return 1.0 if wants == (below > above) else OFF_SIGNAL


def _with_wish(held: Bits, suit: Suit, asked: tuple[Suit, ...]) -> Bits:
    """Return the cards of *suit*, with an extra bit if the highest of *asked* is best."""
    points = [POINTS[_in_suit(held, each)] for each in asked]
    highest = np.argmax(points, axis=0) == len(asked) - 1
    return np.asarray(_in_suit(held, suit) | highest.astype(np.int64) << 13)


@dataclass(frozen=True, slots=True)
class _Lead(_Reading):
    """How well a hand explains a later lead.

    ``returned`` if partner began the suit.
    """

    strain: Strain
    carding: Carding
    returned: bool

    def explain_key(self, key: int) -> float:
        held = self.holding(key)
        back = leads.card_to_return(held, self.card.suit) if self.returned else None
        meant = back or leads.agreed_card(held, self.card.suit, self.strain, self.carding)
        return 1.0 if meant == self.card else OFF_SIGNAL


def _honours(view: View, contract: Contract) -> Iterator[_Reading]:
    """Yield an inference for each honour with which a hidden defender followed suit."""
    played = [Hand()] * len(Seat)
    alive = FULL_PACK
    for trick in view.tricks:
        suit = trick.cards[0].suit
        for place, (seat, card) in enumerate(trick.cards_by_seat):
            hidden = view.seen[seat] is None and seat.side != contract.declarer.side
            if hidden and place and card.suit == suit and card.rank > signals.HIGHEST:
                before = Trick(trick.leader, trick.cards[:place], trick.seats)
                winner = before.winner(contract.strain)
                best = dict(before.cards_by_seat)[winner]
                theirs = winner.side is contract.declarer.side
                falls = theirs and (best.suit != suit or card < best)
                yield _Honour(card, seat, played[seat], alive.holding(suit), falls)
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])
            alive -= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Honour(_Reading):
    """How well a hand explains the honour it followed with.

    ``alive`` are the cards of the suit not yet played. Of touching honours that *fall* under a
    higher card of declarer's side each is equally likely; with a smaller card that would have
    been played, but for the usual false cards.
    """

    alive: Hand
    falls: bool = False

    def explain_key(self, key: int) -> float:
        if self.falls:
            return self._explain_fall(self.holding(key))
        # From the top: the next lower card that is alive is held too, and would have done.
        lower = next((other for other in self.alive if other < self.card), None)
        return OFF_SIGNAL if lower is not None and lower in self.holding(key) else 1.0

    def _explain_fall(self, holding: Hand) -> float:
        """Return how well *holding* explains that the card fell under a higher one."""
        false = chance_of_false_card([card.rank for card in holding], self.card.rank)
        if false is not None:
            return false
        if any(card.rank <= signals.HIGHEST for card in holding):
            return OFF_SIGNAL
        honours = [card for card in self.alive if card.rank > signals.HIGHEST + 1]
        if self.card not in honours:
            return 1.0
        place = honours.index(self.card)
        beside = {*honours[max(0, place - 1) : place], *honours[place + 1 : place + 2]}
        return 0.5 if beside & {*holding} else 1.0


def _signals(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield an inference for each small card with which a hidden defender followed suit."""
    played = [Hand()] * len(Seat)
    led: set[Suit] = set()
    for trick in view.tricks:
        suit = trick.cards[0].suit
        for place, (seat, card) in enumerate(trick.cards_by_seat):
            hidden = view.seen[seat] is None and seat.side != contract.declarer.side
            # The leader to a trick signals by other agreements; trumps are not signalled with
            # here.
            tells = place and card.suit == suit and suit != contract.strain.suit
            if hidden and tells and card.rank <= signals.HIGHEST:
                dummy = _dummy_at(view, contract, played)
                least = _least(trick, place, contract, dummy)
                partner_led, trump = trick.leader == seat.partner, contract.strain.suit
                # What dummy has played to this trick it no longer had.
                before = dict(list(trick.cards_by_seat)[:place])
                if contract.declarer.partner in before:
                    dummy -= Hand.of([before[contract.declarer.partner]])
                prefers = signals.prefers_suit(
                    suit, trump, dummy, partner_led=partner_led, earlier=suit in led
                )
                asked = signals.suits_to_ask((suit, trump)) if prefers else ()
                best = max(each for each in before.values() if each.suit == suit)
                theirs = trick.leader.side is contract.declarer.side
                yield _Signal(
                    card, seat, played[seat], least, carding, partner_led, suit in led,
                    trick.cards[0], trump, asked, falls=theirs and best.rank >= _KING,
                )  # fmt: skip
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])
        led.add(suit)


def _throws(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield an inference for a hidden defender's first small discard in each suit."""
    played = [Hand()] * len(Seat)
    thrown: set[tuple[Seat, Suit]] = set()
    for trick in view.tricks:
        suits = trick.cards[0].suit, contract.strain.suit
        for seat, card in trick.cards_by_seat:
            defends = seat.side != contract.declarer.side
            if defends and card.suit not in suits and (seat, card.suit) not in thrown:
                thrown.add((seat, card.suit))
                if view.seen[seat] is None and card.rank <= signals.HIGHEST:
                    asked = signals.suits_to_ask((card.suit, *suits))
                    yield _Throw(card, seat, played[seat], carding, asked)
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Throw(_Reading):
    """How well a hand explains its discard; ``asked`` are the suits to ask for."""

    carding: Carding
    asked: tuple[Suit, ...]

    def keys(self, held: Bits) -> Bits:
        return _with_wish(held, self.card.suit, self.asked)

    def explain_key(self, key: int) -> float:
        holding = list(self.holding(key))
        spare = signals.signal_cards(holding)
        if len(spare) < 2 or self.card not in spare:
            return 1.0
        meant = signals.agreed_throw(holding, spare, self.carding, highest=bool(key >> 13))
        return 1.0 if meant == self.card else OFF_SIGNAL


def _own_suit(view: View, contract: Contract) -> Iterator[_Reading]:
    """Yield an inference for the first side suit that a hidden declarer plays."""
    declarer, trump = contract.declarer, contract.strain.suit
    if view.seen[declarer] is not None or len(view.players) < len(Seat):
        return
    dummy = _dummy_at(view, contract, [Hand()] * len(Seat))
    begun: set[Suit] = set()
    for trick in view.tricks:
        card = trick.cards[0]
        if trick.leader.side is not declarer.side:
            begun.add(card.suit)
        elif card.suit != trump:
            among = tuple(suit for suit in Suit if suit != trump and suit not in begun)
            if card.suit in among and len(among) > 1:
                lengths = tuple(dummy.length(suit) for suit in among)
                yield _OwnSuit(card, declarer, Hand(), among, lengths)
            return


@dataclass(frozen=True, slots=True)
class _OwnSuit(_Reading):
    """How well declarer's hand explains the suit they play: it is usually a long one.

    ``among`` are the suits not begun yet; ``lengths`` are dummy's in each.
    """

    among: tuple[Suit, ...]
    lengths: tuple[int, ...]

    def keys(self, held: Bits) -> Bits:
        """Return the lengths of those suits, four bits each."""
        lengths = (LENGTH[_in_suit(held, suit)].astype(np.int64) for suit in self.among)
        return np.asarray(sum(length << 4 * place for place, length in enumerate(lengths)))

    def explain_key(self, key: int) -> float:
        looks = [
            exp(_OWN_SUIT * ((key >> 4 * place & 15) + length))
            for place, length in enumerate(self.lengths)
        ]
        return looks[self.among.index(self.card.suit)] / sum(looks)


def _dummy_at(view: View, contract: Contract, played: list[Hand]) -> Hand:
    """Return dummy's hand when each hand had *played* that many cards."""
    dummy = contract.declarer.partner
    now = view.seen[dummy] or Hand()
    for trick in view.tricks:
        for seat, card in trick.cards_by_seat:
            if seat is dummy and card not in played[dummy]:
                now |= Hand.of([card])
    return now


def _least(trick: Trick, place: int, contract: Contract, dummy: Hand) -> Card | None:
    """Return the card of the suit led to be beaten after *place* cards; ``None`` if ruffed.

    Before dummy plays, it may be one of dummy's cards.
    """
    led = trick.cards[0]
    if place == 1 and trick.leader is contract.declarer:
        floor = signals.floor_before(dummy.holding(led.suit))
        return DECK[max(led, floor)]
    before = Trick(trick.leader, trick.cards[:place], trick.seats)
    best = dict(before.cards_by_seat)[before.winner(contract.strain)]
    return best if best.suit == trick.cards[0].suit else None


def _omissions(view: View, contract: Contract) -> Iterator[_Reading]:
    """Yield an inference for each chance that a hidden player missed."""
    dummy = contract.declarer.partner
    played = Hand.of(
        card for trick in view.tricks for seat, card in trick.cards_by_seat if seat is dummy
    )
    dealt = played | (view.seen[dummy] or Hand())
    for chance in chances(view.tricks, contract, dealt):
        if chance.missed and view.seen[chance.seat] is None:
            yield _Missed(chance.card, chance.seat, chance.gone, chance)


@dataclass(frozen=True, slots=True)
class _Missed(_Reading):
    """How well a hand explains a missed chance: players with it usually take it."""

    chance: Chance

    def keys(self, held: Bits) -> Bits:
        return _in_suit(held, self.chance.suit)

    def explain_key(self, key: int) -> float:
        holding = Hand((key & SUIT) << 13 * self.chance.suit)
        return MISSED[self.chance.kind] if self.chance.has_had(holding) else 1.0


@dataclass(frozen=True, slots=True)
class _Signal(_Reading):
    """How well a hand explains the small card it followed with.

    ``least`` is the card to be beaten; ``asked`` the suits it may ask for, if it shows suit
    preference. If it *falls* under an ace or king of declarer's side, it may be a false card.
    """

    least: Card | None
    carding: Carding
    partner_led: bool
    earlier: bool
    led: Card
    trump: Suit | None
    asked: tuple[Suit, ...] = ()
    falls: bool = False

    def keys(self, held: Bits) -> Bits:
        keys = _in_suit(held, self.card.suit)
        if self.asked and self.carding.preference != "none":
            return _with_wish(held, self.card.suit, self.asked)
        if not self.partner_led or self.trump is None:
            return keys
        # A ruff is asked for by who has a trump.
        return np.asarray(keys | (_in_suit(held, self.trump) > 0).astype(np.int64) << 13)

    def explain_key(self, key: int) -> float:
        holding = list(self.holding(key))
        if self.falls:
            false = chance_of_false_card([card.rank for card in holding], self.card.rank)
            if false is not None:
                return false
        losing = (card for card in holding if self.least is None or card < self.least)
        spare = signals.signal_cards(losing)
        # Where there was no choice of small cards, the card says nothing.
        if len(spare) < 2 or self.card not in spare:
            return 1.0
        meant = signals.agreed_signal(
            holding,
            spare,
            self.carding,
            partner_led=self.partner_led,
            earlier=self.earlier,
            ruff=self.partner_led and signals.may_ruff(self.led, holding, trumps=key >> 13),
            wants=bool(key >> 13) if self.asked else None,
        )
        return 1.0 if meant == self.card else OFF_SIGNAL
