"""How people deal: drawing for partners, shuffling, cutting, giving the cards one by one.

As the Laws of Rubber Bridge 2014 have it in their preliminaries. Dealing by computer needs
none of it; a table that wishes goes through it before every deal.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from biritch.core.cards import DECK, Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, next_of
from biritch.rules.offence import Illegal, Offence

LEAST = 5
"""Cards that each part of a cut pack must have at least."""

BAD_CUT = Offence(6, f"each part of the pack must have at least {LEAST} cards", "bad-cut")
NOT_YOUR_CUT = Offence(6, "the player at the dealer's right cuts", "not-your-cut")


class IllegalCut(Illegal):
    """A cut the rules of dealing do not allow.

    Example:
        >>> print(IllegalCut(3, BAD_CUT))
        3: each part of the pack must have at least 5 cards (Law 6)
    """


def draw(players: Sequence[Seat], rng: random.Random) -> dict[Seat, Card]:
    """Return the card that each of *players* draws from a pack spread face down.

    Example:
        >>> drawn = draw(FOUR, random.Random(1))
        >>> drawn[Seat.NORTH] != drawn[Seat.EAST]
        True
    """
    return dict(zip(players, rng.sample(DECK, len(players)), strict=True))


def by_rank(drawn: Mapping[Seat, Card]) -> list[Seat]:
    """Return who drew, the highest card first; of equal ranks the higher suit.

    Example:
        >>> by_rank({Seat.NORTH: Card.parse("H9"), Seat.EAST: Card.parse("S9")})
        [<Seat.EAST: 1>, <Seat.NORTH: 0>]
    """
    return sorted(drawn, key=lambda seat: (drawn[seat].rank, drawn[seat].suit), reverse=True)


def places(drawn: Mapping[Seat, Card]) -> dict[Seat, Seat]:
    """Return where each of four who drew sits down.

    The highest deals and keeps the place it came to; the second sits opposite as its partner;
    the two lowest play together, the higher of them at the dealer's left.

    Example:
        >>> cards = map(Card.parse, ("H9", "SA", "C2", "DK"))
        >>> where = places(dict(zip(FOUR, cards)))
        >>> where[Seat.EAST], where[Seat.WEST], where[Seat.NORTH]  # dealer, partner, third
        (<Seat.EAST: 1>, <Seat.WEST: 3>, <Seat.SOUTH: 2>)
    """
    # around[n] is where the player of rank n sits: opposite each other, then left and right.
    first, second, third, fourth = by_rank(drawn)
    around = (first, first.partner, first.after(1), first.after(3))
    return dict(zip((first, second, third, fourth), around, strict=True))


@dataclass(frozen=True, slots=True)
class DealingDuties:
    """Who shuffles and who cuts before *dealer* deals, with one pack or two.

    Of two packs the spare one, shuffled by the dealer's partner while the other is dealt, lies
    at the left of the next dealer, who takes it up: it marks whose deal it is.

    Example:
        >>> duties = DealingDuties(Seat.SOUTH, packs=2)
        >>> duties.cuts, duties.shuffles, duties.next_dealer
        (<Seat.EAST: 1>, <Seat.WEST: 3>, <Seat.WEST: 3>)
    """

    dealer: Seat
    players: tuple[Seat, ...] = FOUR
    packs: int = 1

    @property
    def next_dealer(self) -> Seat:
        """Who deals after.

        Example:
            >>> DealingDuties(Seat.SOUTH).next_dealer
            <Seat.WEST: 3>
        """
        return next_of(self.players, self.dealer)

    @property
    def shuffles(self) -> Seat:
        """Who has shuffled: at the dealer's left; of two packs, the last dealer's partner.

        Example:
            >>> DealingDuties(Seat.NORTH).shuffles, DealingDuties(Seat.NORTH, packs=2).shuffles
            (<Seat.EAST: 1>, <Seat.EAST: 1>)
        """
        if self.packs == 1 or len(self.players) < len(FOUR):
            return self.next_dealer
        return next_of(self.players, self.dealer, -1).partner

    @property
    def cuts(self) -> Seat:
        """Who cuts: at the dealer's right.

        Example:
            >>> DealingDuties(Seat.SOUTH).cuts
            <Seat.EAST: 1>
        """
        return next_of(self.players, self.dealer, -1)


def objection(upper: int) -> Offence | None:
    """Return why a pack may not be cut after its *upper* first cards, if it may not.

    Example:
        >>> print(objection(3))
        each part of the pack must have at least 5 cards (Law 6)
    """
    return None if LEAST <= upper <= len(DECK) - LEAST else BAD_CUT


def cut(pack: Sequence[Card], upper: int) -> list[Card]:
    """Return *pack* with its *upper* first cards put below the others.

    Raises:
        IllegalCut: One of the parts has fewer than five cards.

    Example:
        >>> cut(DECK, 13)[0]
        D2
    """
    if offence := objection(upper):
        raise IllegalCut(upper, offence)
    return [*pack[upper:], *pack[:upper]]


def deal_out(pack: Sequence[Card], dealer: Seat) -> Deal:
    """Return *pack* given out one by one, from the seat at the dealer's left on.

    Raises:
        ValueError: *pack* is not the 52 cards.

    Example:
        >>> DECK[0] in deal_out(DECK, Seat.SOUTH).west
        True
    """
    hands = [Hand()] * len(FOUR)
    for turn in range(len(FOUR)):
        # Every fourth card: the first goes to the seat at the dealer's left.
        hands[dealer.after(turn + 1)] = Hand.of(pack[turn :: len(FOUR)])
    north, east, south, west = hands
    return Deal((north, east, south, west))
