"""Inferences from the cards played: which hidden hands they make likelier.

Three things are read: the opening lead, the small cards defenders followed with where they
signal, and the first that each threw away. Hands from which another card would have been played
are less likely, but none is ruled out: a defender may always play otherwise than agreed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.agreement.carding import Carding
from biritch.core.calls import Contract
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.play import leads, signals
from biritch.robots.play.situation import USUAL
from biritch.robots.sampling.evidence import HandEvidence, Promises
from biritch.rules.play import Trick

_OFF_LEAD = 0.2
"""How likely a hand is that would have led another card, beside one that fits."""
OFF_SIGNAL = 0.6
"""The same for a signal, which players give up for whatever wins a trick."""

_Reading: TypeAlias = Callable[[tuple[Hand, ...]], float]
"""How well four hands, as dealt, explain one card: 0 to 1."""


def inferred(view: View, promises: Promises, carding: Carding = USUAL) -> HandEvidence:
    """Return the *promises*, with what the defenders' cards tell if they play *carding*.

    Example:
        >>> import biritch as bw
        >>> inferred(bw.game().view(bw.Seat.NORTH), ()).likelihood is None  # no card was played
        True
    """
    contract = view.contract
    if contract is None or not view.tricks:
        return HandEvidence(promises)
    read = [
        *_lead(view, contract, carding),
        *_signals(view, contract, carding),
        *_throws(view, contract, carding),
    ]
    if not read:
        return HandEvidence(promises)

    def likelihood(dealt: tuple[Hand, ...]) -> float:
        product = 1.0
        for reading in read:
            product *= reading(dealt)
        return product

    return HandEvidence(promises, likelihood)


def _lead(view: View, contract: Contract, carding: Carding) -> Iterator[_Reading]:
    leader, led = view.tricks[0].leader, view.tricks[0].cards[0]
    # The leader's hand is seen: its card tells nothing more.
    if view.seen[leader] is not None:
        return

    def fits(dealt: tuple[Hand, ...]) -> float:
        agreed = leads.agreed(dealt[leader], led.suit, contract.strain, carding)
        return 1.0 if agreed == led else _OFF_LEAD

    yield fits


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
