"""Inferences from the cards played: which hidden hands they make likelier.

Read are the opening lead, its suit and its rank; the ranks of later leads; the small cards
defenders followed with where they signal; the honours they followed with, the lowest of
touching ones; and the first card that each threw away. Hands from which another card would have
been played are less likely, but none is ruled out: a defender may always play otherwise than
agreed. Fitted to cards of robots, who hardly ever do, the numbers would be 0.03 to 0.2
(``benchmarks/world_weights.py``); people keep to agreements less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.agreement.carding import Carding
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.play import leads, signals
from biritch.robots.play.situation import USUAL, natural_suits
from biritch.robots.sampling.evidence import HandEvidence, HandLikelihood, Promises
from biritch.rules.play import Trick

_OFF_LEAD = 0.12
"""How likely a hand is that would have led another card, beside one that fits."""
OFF_SIGNAL = 0.3
"""The same for a signal, a later lead, and the lowest of touching honours."""

_Reading: TypeAlias = Callable[[tuple[Hand, ...]], float]
"""How well four hands, as dealt, explain one card: 0 to 1."""


def inferred(
    view: View,
    promises: Promises,
    carding: Carding = USUAL,
    calls: HandLikelihood | None = None,
) -> HandEvidence:
    """Return the *promises*, with what the defenders' cards tell if they play *carding*.

    *calls* is what the calls tell beside their promises.

    Example:
        >>> import biritch as bw
        >>> inferred(bw.game().view(bw.Seat.NORTH), ()).likelihood is None  # no card was played
        True
    """
    contract = view.contract
    if contract is None or not view.tricks:
        return HandEvidence(promises, calls=calls)
    read = [
        *_lead(view, contract, carding),
        *_later_leads(view, contract, carding),
        *_honours(view, contract),
        *_signals(view, contract, carding),
        *_throws(view, contract, carding),
    ]
    if not read:
        return HandEvidence(promises, calls=calls)

    def likelihood(dealt: tuple[Hand, ...]) -> float:
        product = 1.0
        for reading in read:
            product *= reading(dealt)
        return product

    return HandEvidence(promises, likelihood, calls)


def _lead(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    leader, led = view.tricks[0].leader, view.tricks[0].cards[0]
    # The leader's hand is seen: its card tells nothing more.
    if view.seen[leader] is not None:
        return

    ours, theirs = (natural_suits(view, leader, turns) for turns in ((2,), (1, 3)))

    def fits(dealt: tuple[Hand, ...]) -> float:
        hand = dealt[leader]
        agreed = leads.agreed(hand, led.suit, contract.strain, carding)
        chance = leads.chance(hand, led.suit, contract, ours=ours, theirs=theirs)
        return chance * (1.0 if agreed == led else _OFF_LEAD)

    yield fits


def _later_leads(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield a reading of each card that a hidden defender led to a later trick."""
    played = [Hand()] * len(Seat)
    begun: dict[Suit, Seat] = {}
    for number, trick in enumerate(view.tricks):
        leader, led = trick.leader, trick.cards[0]
        hidden = view.seen[leader] is None and leader.side != contract.declarer.side
        if number and hidden:
            returned = begun.get(led.suit) is leader.partner
            yield _Lead(led, leader, played[leader], contract.strain, carding, returned)
        begun.setdefault(led.suit, leader)
        for seat, card in trick.seated:
            played[seat] |= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Lead:
    """How well four hands explain that *seat* led *card*, ``gone`` played before.

    ``returned`` says that partner began the suit.
    """

    card: Card
    seat: Seat
    gone: Hand
    strain: Strain
    carding: Carding
    returned: bool

    def __call__(self, dealt: tuple[Hand, ...]) -> float:
        held = dealt[self.seat] - self.gone
        back = leads.returned(held, self.card.suit) if self.returned else None
        meant = back or leads.agreed(held, self.card.suit, self.strain, self.carding)
        return 1.0 if meant == self.card else OFF_SIGNAL


def _honours(view: View, contract: Contract) -> Iterator[_Reading]:
    """Yield a reading of each honour that a hidden defender followed suit with."""
    played = [Hand()] * len(Seat)
    alive = FULL_PACK
    for trick in view.tricks:
        suit = trick.cards[0].suit
        for place, (seat, card) in enumerate(trick.seated):
            hidden = view.seen[seat] is None and seat.side != contract.declarer.side
            if hidden and place and card.suit == suit and card.rank > signals.HIGHEST:
                yield _Honour(card, seat, played[seat], alive.holding(suit))
        for seat, card in trick.seated:
            played[seat] |= Hand.of([card])
            alive -= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Honour:
    """How well four hands explain that *seat* followed with the honour *card*.

    ``gone`` is what it had played before, ``alive`` what of the suit nobody had.
    """

    card: Card
    seat: Seat
    gone: Hand
    alive: Hand

    def __call__(self, dealt: tuple[Hand, ...]) -> float:
        held = dealt[self.seat] - self.gone
        # From the top: the next lower card that is alive is held too, and would have done.
        lower = next((other for other in self.alive if other < self.card), None)
        return OFF_SIGNAL if lower is not None and lower in held else 1.0


def _signals(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield a reading of each small card that a hidden defender followed suit with."""
    played = [Hand()] * len(Seat)
    led: set[Suit] = set()
    for trick in view.tricks:
        suit = trick.cards[0].suit
        for place, (seat, card) in enumerate(trick.seated):
            hidden = view.seen[seat] is None and seat.side != contract.declarer.side
            # Whoever leads to a trick tells by other agreements; trumps are not signalled with
            # here.
            tells = place and card.suit == suit and suit != contract.strain.suit
            if hidden and tells and card.rank <= signals.HIGHEST:
                least = _least(trick, place, contract)
                partner_led = trick.leader == seat.partner
                yield _Signal(
                    card, seat, played[seat], least, carding, partner_led, suit in led,
                    trick.cards[0], contract.strain.suit,
                )  # fmt: skip
        for seat, card in trick.seated:
            played[seat] |= Hand.of([card])
        led.add(suit)


def _throws(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    """Yield a reading of the first card each hidden defender threw away, if a small one."""
    played = [Hand()] * len(Seat)
    thrown: set[Seat] = set()
    for trick in view.tricks:
        suits = trick.cards[0].suit, contract.strain.suit
        for seat, card in trick.seated:
            defends = seat.side != contract.declarer.side
            if defends and card.suit not in suits and seat not in thrown:
                thrown.add(seat)
                if view.seen[seat] is None and card.rank <= signals.HIGHEST:
                    yield _Throw(card, seat, played[seat], carding, (card.suit, *suits))
        for seat, card in trick.seated:
            played[seat] |= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Throw:
    """How well four hands explain that *seat* threw *card* away, ``gone`` played before."""

    card: Card
    seat: Seat
    gone: Hand
    carding: Carding
    excluded: tuple[Suit | None, ...]

    def __call__(self, dealt: tuple[Hand, ...]) -> float:
        held = dealt[self.seat] - self.gone
        spare = signals.signal_cards(held.holding(self.card.suit))
        if len(spare) < 2 or self.card not in spare:
            return 1.0
        meant = signals.agreed_throw(held, spare, spare[0], self.carding, self.excluded)
        return 1.0 if meant == self.card else OFF_SIGNAL


def _least(trick: Trick, place: int, contract: Contract) -> Card | None:
    """Return the card of the suit led that is best after *place* cards; none if trumped."""
    before = Trick(trick.leader, trick.cards[:place], trick.seats)
    best = dict(before.seated)[before.winner(contract.strain)]
    return best if best.suit == trick.cards[0].suit else None


@dataclass(frozen=True, slots=True)
class _Signal:
    """How well four hands explain that *seat* followed with *card*.

    ``gone`` is what it had played before, ``least`` the card that it had to beat.
    """

    card: Card
    seat: Seat
    gone: Hand
    least: Card | None
    carding: Carding
    partner_led: bool
    earlier: bool
    led: Card
    trump: Suit | None

    def ruffs(self, hand: Hand, holding: list[Card]) -> bool:
        """Whether *hand*, which holds so much of the suit, would ask for a ruff."""
        trumps = hand.length(self.trump) if self.trump is not None else 0
        return self.partner_led and signals.may_ruff(self.led, holding, trumps=trumps)

    def __call__(self, dealt: tuple[Hand, ...]) -> float:
        holding = list((dealt[self.seat] - self.gone).holding(self.card.suit))
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
            ruff=self.ruffs(dealt[self.seat], holding),
        )
        return 1.0 if meant == self.card else OFF_SIGNAL
