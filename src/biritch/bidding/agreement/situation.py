"""The state of an auction for the player to call: hands shown, forcing calls.

Everything follows from the public auction and the meanings of its calls; nobody's cards are
used. Conditions of agreements, the general rules and promises about both hands read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises.charts import EVERY
from biritch.bidding.promises.denials import Denial
from biritch.bidding.promises.hand_ranges import ANY_LENGTH, ANY_POINTS, Span, meet
from biritch.bidding.promises.honours import stopped_suits
from biritch.bidding.promises.promise import ANY_STRENGTH, Or, Promise
from biritch.bidding.promises.suit_letters import AuctionContext, Competition, Suits
from biritch.bidding.promises.usual_points import usual_points
from biritch.core.calls import DOUBLE, PASS, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction, AuctionState

HIGH = 4
"""From this level upwards a question about a suit is one about a slam."""
CONTROL = "control"
"""The kind of a call that shows a control, as a cue-bid towards slam does."""
STRONG_TWO = 20
"""What a strong two is computed to hold that may be opened on tricks alone."""
_RECKONED = 4
"""Cards of a suit shown by partner that count as a control of it."""


@dataclass(frozen=True, slots=True)
class ShownHand:
    """What one seat has shown: points, and the least and most cards of each suit.

    Example:
        >>> ShownHand().least(Suit.SPADES)
        0
    """

    strength: Span = ANY_STRENGTH
    """Points, however they were counted."""
    hcp: Span = ANY_POINTS
    """High-card points."""
    lengths: tuple[Span, ...] = (ANY_LENGTH,) * 4
    """Cards of clubs, diamonds, hearts and spades."""

    def after(self, meaning: Meaning, call: Call = PASS) -> ShownHand:
        """Return the hand shown after *call* with that *meaning*.

        A game that is also a last resort is counted by its other meaning.

        Points stay within what was shown before: if a player contradicts an earlier call, as
        people with other systems do, the nearest possible number is taken.
        """
        box = meaning.promise.project()
        return ShownHand(
            _within(self.strength, _points_shown(meaning.promise, call)),
            _within(self.hcp, box.hcp),
            tuple(
                # Lengths may be contradicted, by a call that corrects an earlier one.
                meet(old, new) or new
                for old, new in zip(self.lengths, box.lengths, strict=True)
            ),
        )

    def least(self, suit: Suit) -> int:
        """Return the least number of cards shown in *suit*."""
        return self.lengths[suit][0]


def _points_shown(promise: Promise, call: Call) -> Span:
    """Return the points that *call* shows; for a game, those of hands without another call."""
    if isinstance(promise, Or) and isinstance(call, Bid) and is_game(call):
        agreed = [part for part in promise.parts if not isinstance(part, Denial)]
        if 0 < len(agreed) < len(promise.parts):
            return Or(tuple(agreed)).strength()
    return promise.strength()


def _within(span: Span, new: Span) -> Span:
    """Return the intersection of *span* and *new*, or the end of *span* nearest to *new*."""
    edge = span[0] if new[1] < span[0] else span[1]
    return meet(span, new) or (edge, edge)


@dataclass(frozen=True, slots=True)
class CallWithMeaning:
    """A call, its seat and its meaning.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> auction = Auction.of(Seat.NORTH, [parse_call("1S")])
        >>> book = catalogue.find("sayc").book_of(Seat.NORTH.side)
        >>> opening = book.explained(auction, Vulnerability.NONE)[0]
        >>> opening.seat.name, opening.natural.name
        ('NORTH', 'SPADES')
    """

    seat: Seat
    call: Call
    meaning: Meaning

    @property
    def natural(self) -> Suit | None:
        """The suit it bids naturally, or ``None``."""
        if not isinstance(self.call, Bid) or self.meaning.artificial:
            return None
        return self.call.strain.suit


def is_game(bid: Bid) -> bool:
    """Return whether *bid* is a game: 3NT, four of a major, five of a minor, or more.

    Example:
        >>> is_game(Bid(4, Strain.SPADES)), is_game(Bid(4, Strain.CLUBS))
        (True, False)
    """
    return bid.level >= (3 if bid.strain is Strain.NOTRUMP else 5 - bid.strain.suit.major)  # type: ignore[union-attr]


@dataclass(frozen=True)
class Situation:
    """An auction with the meanings of its calls, from the view of the player to call.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1S", "P", "3S", "P"]))
        >>> book = catalogue.find("sayc").book_of(Seat.NORTH.side)
        >>> situation = book.page(auction, Vulnerability.NONE).situation
        >>> situation.trumps.name, situation.is_forced, situation.partner_points
        ('SPADES', False, (10, 12))
    """

    auction: Auction
    vulnerability: Vulnerability
    calls: tuple[CallWithMeaning, ...]
    shown: tuple[ShownHand, ...]

    @cached_property
    def standing(self) -> AuctionState:
        """The state of the auction by the rules."""
        return self.auction.standing

    @cached_property
    def me(self) -> Seat:
        """The seat to call."""
        return self.auction.turn

    @property
    def us(self) -> tuple[Seat, Seat]:
        """The seats of the side to call."""
        return self.me, self.me.partner

    @cached_property
    def mine(self) -> ShownHand:
        """What the player to call has shown."""
        return self.shown[self.me]

    @cached_property
    def partner(self) -> ShownHand:
        """What partner has shown."""
        return self.shown[self.me.partner]

    @property
    def bid(self) -> Bid | None:
        """The last bid."""
        return self.standing.bid

    @property
    def vulnerable(self) -> bool:
        """Whether the side to call is vulnerable."""
        return self.me.side in self.vulnerability

    def last(self, seat: Seat) -> CallWithMeaning | None:
        """Return the last call of *seat*."""
        return next((entry for entry in reversed(self.calls) if entry.seat == seat), None)

    @cached_property
    def partners_last(self) -> CallWithMeaning | None:
        """Partner's last call."""
        return self.last(self.me.partner)

    @cached_property
    def my_last(self) -> CallWithMeaning | None:
        """The last call of the player to call."""
        return self.last(self.me)

    @cached_property
    def quiet(self) -> bool:
        """Whether the opponent on the right passed."""
        return not self.calls or self.calls[-1].call is PASS

    def has_acted(self, seat: Seat) -> bool:
        """Return whether *seat* has made a call other than pass."""
        return any(entry.call is not PASS for entry in self.calls if entry.seat == seat)

    @cached_property
    def we_acted(self) -> bool:
        """Whether the side to call has made a call other than pass."""
        return self.has_acted(self.me) or self.has_acted(self.me.partner)

    @cached_property
    def they_acted(self) -> bool:
        """Whether an opponent has made a call other than pass."""
        return self.has_acted(self.me.after()) or self.has_acted(self.me.after(3))

    def suits_of(self, seat: Seat) -> tuple[Suit, ...]:
        """Return the suits that *seat* has bid naturally, in order."""
        return self._suits_by_seat[seat]

    @cached_property
    def _suits_by_seat(self) -> tuple[tuple[Suit, ...], ...]:
        """The suits that each seat has bid naturally."""
        named: tuple[dict[Suit, None], ...] = ({}, {}, {}, {})
        for entry in self.calls:
            if entry.natural is not None:
                named[entry.seat][entry.natural] = None
        return tuple(map(tuple, named))

    @cached_property
    def theirs(self) -> tuple[Suit, ...]:
        """The suits the opponents have bid or otherwise shown."""
        named = [*self.suits_of(self.me.after()), *self.suits_of(self.me.after(3))]
        left, right = (self.shown[self.me.after(turns)].lengths for turns in (1, 3))
        named += [suit for suit in Suit if left[suit][0] >= 4 or right[suit][0] >= 4]
        return tuple(dict.fromkeys(named))

    @cached_property
    def unstopped_suits(self) -> tuple[Suit, ...]:
        """Their suits in which partner has not promised a stopper."""
        if not self.theirs:
            return ()
        partner = self.me.partner
        promises = [entry.meaning.promise for entry in self.calls if entry.seat is partner]
        stopped = frozenset[Suit]().union(*map(stopped_suits, promises))
        return tuple(suit for suit in self.theirs if suit not in stopped)

    @cached_property
    def ours(self) -> tuple[Suit, ...]:
        """The suits that the side to call has bid."""
        return tuple(dict.fromkeys((*self.suits_of(self.me.partner), *self.suits_of(self.me))))

    @cached_property
    def unbid_suits(self) -> tuple[Suit, ...]:
        """The suits that nobody has bid."""
        return tuple(suit for suit in Suit if suit not in (*self.theirs, *self.ours))

    @cached_property
    def partner_points(self) -> Span:
        """Partner's estimated points: a wide weak range counts from its middle."""
        low, high = self.partner.strength
        # A weak two of 5 to 10 is rarely 5: reckoned from there, good games are missed.
        if high <= 12 and high - low >= 5:
            low += (high - low) // 2
        # So is a strong two that may be opened on tricks alone.
        if low < STRONG_TWO <= high and self._opened_strong:
            low = STRONG_TWO
        return low, high

    @cached_property
    def partner_usual(self) -> int:
        """The least high-card points of three in four hands that would bid as partner did.

        A promise allows rare hands: only a void makes a raise of ``3 to 13 points in support``
        with three.
        """
        chart = EVERY
        for entry in self.calls:
            if entry.seat is self.me.partner:
                chart &= entry.meaning.promise.chart()
        usual = usual_points(chart)
        return usual[0] if usual is not None else self.partner_points[0]

    @cached_property
    def _opened_strong(self) -> bool:
        """Whether partner opened a strong two, by points or by tricks."""
        return any(
            entry.meaning.kind == "strong-two" and entry.seat is self.me.partner
            for entry in self.calls[:4]
        )

    @cached_property
    def game_forced(self) -> bool:
        """Whether our side has made a game-forcing call and is still below game."""
        forcing = any(
            entry.meaning.forcing == "game"
            for entry in self.calls
            if entry.seat.side == self.me.side
        )
        reached = self.bid is not None and is_game(self.bid)
        return forcing and not reached and self.standing.multiplier == 1

    @cached_property
    def is_forced(self) -> bool:
        """Whether partner's last call is forcing for the player to call."""
        if not self.quiet:
            return False
        last = self.partners_last
        if last is not None and last.call is not PASS:
            meaning = last.meaning
            if meaning.forcing == "one-round":
                return True
            if meaning.forcing == "game" and meaning.artificial and last.call == self.bid:
                return True  # a game may be reached, but in no suit of ours
        return self.game_forced and (self.standing.ours or self.standing.passes >= 2)

    @cached_property
    def is_astray(self) -> bool:
        """Whether our last bid is in a suit we do not mean to play, and we must leave it.

        It is doubled, at a high level, or was passed by partner.
        """
        if self.bid is None or not self.standing.ours:
            return False
        suit = self.bid.strain.suit
        if suit is not None and suit == self.agreed_suit:
            return False
        if self.quiet and self.bid.level < HIGH and self.standing.passes < 2:
            return False
        entry = next(entry for entry in reversed(self.calls) if entry.call == self.bid)
        if not entry.meaning.artificial:
            return False
        asked = entry.meaning.forcing in ("one-round", "game")
        if suit is None:
            suits = entry.meaning.kind in ("unusual", "unusual-notrump")
            return suits and self.standing.multiplier > 1
        unmeant = asked or suit in self.theirs
        return unmeant and self.partner.least(suit) + self.mine.least(suit) < 7

    @property
    def is_asked_for_suit(self) -> bool:
        """Whether partner's last call asks for a suit."""
        last = self.partners_last
        return last is not None and last.call is DOUBLE and last.meaning.kind == "takeout"

    def legal(self, call: Call) -> bool:
        """Return whether the Laws allow *call* now."""
        return call in self._legal_calls

    @cached_property
    def _legal_calls(self) -> frozenset[Call]:
        """The calls that the Laws allow."""
        return _allowed_calls(self.standing)

    def cheapest(self, strain: Strain | Suit, jump: int = 0) -> Bid | None:
        """Return the lowest bid in *strain*, *jump* levels higher, or ``None``."""
        bid = self.bid
        level = 1 if bid is None else bid.level + (strain <= bid.strain)
        return Bid(level + jump, Strain(strain)) if level + jump <= 7 else None

    @cached_property
    def trumps(self) -> Suit | None:
        """The suit with eight known cards, majors first; known to both partners."""
        cards = {suit: self.partner.least(suit) + self.mine.least(suit) for suit in Suit}
        fits = [suit for suit in Suit if cards[suit] >= 8]
        return max(fits, key=lambda suit: (suit.major, cards[suit], suit), default=None)

    @cached_property
    def agreed_suit(self) -> Suit | None:
        """The known trumps, or else the suit that both partners have bid."""
        if self.trumps is not None:
            return self.trumps
        partners = self.suits_of(self.me.partner)
        return next((suit for suit in self.suits_of(self.me) if suit in partners), None)

    @cached_property
    def roles(self) -> Mapping[str, tuple[Suit, ...]]:
        """The suits that letters of general agreements may stand for."""
        partners, mine = self.suits_of(self.me.partner), self.suits_of(self.me)
        named = [
            entry.natural
            for entry in self.calls
            if entry.seat is self.me.partner and entry.natural is not None
        ]
        last = tuple(named[-1:])
        bid = None if self.bid is None or self.standing.ours else self.bid.strain.suit
        return {
            "u": tuple(sorted(self.unbid_suits, key=lambda suit: (not suit.major, -suit))),
            "p": last,
            "q": partners[:1] if partners[:1] != last else (),
            "i": mine[:1],
            "v": () if bid is None else (bid,),
        }

    def context(self, suits: Suits) -> AuctionContext:
        """Return the context that binds a promise: *suits* and what the auction has shown."""
        return self._context.naming(suits)

    @cached_property
    def _context(self) -> AuctionContext:
        """The context of the auction, without the suits of letters."""
        context, bid = AuctionContext({}), self.bid
        context.partner = self.partner_points[0]
        context.least = tuple(self.partner.least(suit) for suit in Suit)
        last = bid.strain.suit if bid is not None and not self.standing.ours else None
        others = tuple(suit for suit in self.theirs if suit != last)
        context.theirs = others if last is None else (*others, last)
        context.unstopped = tuple(
            suit for suit in context.theirs if suit in self.unstopped_suits
        )
        context.unbid = self.unbid_suits
        context.safe = self.safe
        context.over = self.over
        return context

    @cached_property
    def over(self) -> Competition | None:
        """The opponents' suit of the last bid, with all that was shown, or ``None``."""
        bid, standing = self.bid, self.standing
        if bid is None or standing.ours or bid.strain.suit not in self.theirs:
            return None
        others = [self.shown[self.me.after(turns)] for turns in (2, 1, 3)]
        return Competition(
            bid,
            standing.multiplier,
            self.vulnerable,
            self.me.side.other in self.vulnerability,
            tuple(other.hcp for other in others),
            tuple(other.lengths for other in others),
        )

    @cached_property
    def safe(self) -> tuple[Suit, ...]:
        """The suits that partner is known, or inferred, to control.

        Controls are bid in order, the cheapest first: a player who skips a suit has no control
        of it, and if partner goes on regardless, partner has it.
        """
        controlled = {suit for suit in Suit if self._length_controls(suit)}
        passed_over: set[Suit] = set()
        below: Bid | None = None
        for entry in self.calls:
            if not isinstance(entry.call, Bid):
                continue
            if entry.seat in self.us and entry.meaning.kind == CONTROL and below is not None:
                named = entry.call.strain.suit
                if entry.seat is self.me.partner:
                    controlled |= passed_over | ({named} if named is not None else set())
                passed_over = set(_between(below, entry.call))
            below = entry.call
        return tuple(sorted(controlled))

    def _length_controls(self, suit: Suit) -> bool:
        """Return whether partner has length in *suit*, or is known to be short."""
        least, most = self.partner.lengths[suit]
        return least >= _RECKONED or most <= 1

    def fits(self) -> Iterator[tuple[Suit, int]]:
        """Yield partner's suits, majors first, with the cards needed for eight together."""
        for suit in sorted(Suit, key=lambda s: (not s.major, -self.partner.least(s), -s)):
            if suit not in self.theirs and self.partner.least(suit) >= 2:
                yield suit, max(0, 8 - self.partner.least(suit))


@cache
def _allowed_calls(standing: AuctionState) -> frozenset[Call]:
    return frozenset(standing.legal())


def _between(low: Bid, high: Bid) -> Iterator[Suit]:
    """Yield the suits that could have been bid between two bids."""
    for suit in Suit:
        if any(low < Bid(level, Strain(suit)) < high for level in range(low.level, 8)):
            yield suit
