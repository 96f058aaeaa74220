"""The last layer: natural calls for any auction, from what every call so far promised.

It adds up what partner has shown and what a hand must hold to reach a game, an invitation or
a slam in the best known strain, and always ends with a call any hand can make.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from biritch.bidding.meaning import Forcing, Meaning
from biritch.bidding.promise import ANY_LENGTHS, ANYTHING, Box, Hold, Span
from biritch.bidding.row import Row
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat
from biritch.rules.auction import Auction

SOURCE = "general rules: 25 points for game, 33 for a small slam, 37 for a grand slam (SIF §1)"
GAME, MINOR_GAME, SMALL_SLAM, GRAND_SLAM = 25, 28, 33, 37


def natural(auction: Auction, told: tuple[Meaning, ...]) -> tuple[Row, ...]:
    """Return rows for *auction*, of which each earlier call meant what *told* says.

    The last one fits every hand.
    """
    if auction.over:
        return ()
    rows = tuple(_calls(_Reading.of(auction, told)))
    legal = auction.standing.objection
    return tuple(row for row in rows if legal(row.made) is None)


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the seat to call knows without looking at its hand."""

    auction: Auction
    mine: Box
    partner: Box
    forced: bool
    spoken: bool
    theirs: frozenset[Suit]
    calls: int

    @classmethod
    def of(cls, auction: Auction, told: tuple[Meaning, ...]) -> _Reading:
        me, boxes = auction.turn, dict.fromkeys(Seat, Box())
        theirs, made, forced = set(), 0, False
        for (seat, call), meaning in zip(auction.seated, told, strict=True):
            narrowed = boxes[seat] & meaning.promise.project()
            boxes[seat] = boxes[seat] if narrowed.empty else narrowed
            made += seat == me and call != PASS
            bid_suit = call.strain.suit if isinstance(call, Bid) else None
            if seat.side != me.side and bid_suit is not None and not meaning.artificial:
                theirs.add(bid_suit)
            if seat == me.partner:
                forced = meaning.forcing in ("one-round", "game") and call != PASS
        last = auction.calls[-1] if auction.calls else PASS
        spoken = any(s == me.partner and call != PASS for s, call in auction.seated)
        return cls(
            auction,
            boxes[me],
            boxes[me.partner],
            forced and last == PASS,
            spoken,
            frozenset(theirs),
            made,
        )

    @property
    def base(self) -> int:
        """The points partner surely has."""
        return self.partner.hcp[0]

    def needed(self, suit: Suit) -> int:
        """How many cards of *suit* make a fit of eight."""
        return max(0, 8 - self.partner.lengths[suit][0])

    def cheapest(self, strain: Strain) -> int:
        """The lowest level at which *strain* may be bid, 8 when there is none."""
        bid = self.auction.standing.bid
        if bid is None:
            return 1
        return bid.level + (strain <= bid.strain)


def _calls(known: _Reading) -> Iterator[Row]:
    bid = known.auction.standing.bid
    if bid is None or not known.spoken:
        yield from _alone(known)
        yield _row("P", ANYTHING)
        return
    reached = known.auction.standing.ours and _is_game(bid)
    yield from _slams(known)
    if not reached:
        yield from _games(known)
        yield from _invitations(known)
        yield from _part_scores(known)
    if not known.forced or reached:
        yield _row("P", ANYTHING, forcing="sign-off")
    yield from _forced(known)


def _alone(known: _Reading) -> Iterator[Row]:
    """Nobody has spoken but me: bid a long suit again when it is cheap and strong."""
    if known.calls != 1:
        return
    for suit in reversed(Suit):
        level = known.cheapest(Strain(suit))
        if level <= 3 and suit not in known.theirs and known.mine.lengths[suit][0] >= 4:
            hold = Hold(hcp=(11 + 2 * level, 37), lengths=_lengths(suit, (6, 13)))
            yield _row(f"{level}{suit}", hold)


def _slams(known: _Reading) -> Iterator[Row]:
    for level, points in ((7, GRAND_SLAM), (6, SMALL_SLAM)):
        span = (max(0, points - known.base), 37)
        for suit in reversed(Suit):
            if known.needed(suit) <= 4 and known.cheapest(Strain(suit)) <= level:
                yield _row(f"{level}{suit}", Hold(hcp=span, lengths=_fit(known, suit)))
        if known.cheapest(Strain.NOTRUMP) <= level:
            yield _row(f"{level}N", Hold(hcp=span, balanced=True, stops=_stops(known)))


def _games(known: _Reading) -> Iterator[Row]:
    span = (max(0, GAME - known.base), 37)
    for suit in (Suit.SPADES, Suit.HEARTS):
        if known.needed(suit) <= 5 and known.cheapest(Strain(suit)) <= 4:
            yield _row(f"4{suit}", Hold(hcp=span, lengths=_fit(known, suit)))
    if known.cheapest(Strain.NOTRUMP) <= 3:
        yield _row("3N", Hold(hcp=span, stops=_stops(known)))
    minor = (max(0, MINOR_GAME - known.base), 37)
    for suit in (Suit.DIAMONDS, Suit.CLUBS):
        if known.needed(suit) <= 5 and known.cheapest(Strain(suit)) <= 5:
            yield _row(f"5{suit}", Hold(hcp=minor, lengths=_fit(known, suit)))


def _invitations(known: _Reading) -> Iterator[Row]:
    if known.partner.hcp[1] - known.base < 2:
        return
    span = (max(0, GAME - 2 - known.base), max(0, GAME - 1 - known.base))
    for suit in (Suit.SPADES, Suit.HEARTS):
        if known.needed(suit) <= 5 and known.cheapest(Strain(suit)) <= 3:
            hold = Hold(hcp=span, lengths=_fit(known, suit))
            yield _row(f"3{suit}", hold, forcing="invitational")
    if known.cheapest(Strain.NOTRUMP) <= 2:
        hold = Hold(hcp=span, stops=_stops(known))
        yield _row("2N", hold, forcing="invitational")


def _part_scores(known: _Reading) -> Iterator[Row]:
    """Compete to the level of the fit, once each."""
    standing = known.auction.standing
    bid = standing.bid
    if known.calls >= 3 or (standing.ours and not known.forced):
        return
    for suit in reversed(Suit):
        level = known.cheapest(Strain(suit))
        if level <= 3 and known.needed(suit) <= 4 and bid is not None:
            span = (max(0, 14 + 3 * level - known.base), 37)
            yield _row(f"{level}{suit}", Hold(hcp=span, lengths=_fit(known, suit)))
    for suit in reversed(Suit):
        level = known.cheapest(Strain(suit))
        if level <= 2 and suit not in known.theirs and known.mine.lengths[suit][0] >= 4:
            yield _row(f"{level}{suit}", Hold(lengths=_lengths(suit, (6, 13))))


def _forced(known: _Reading) -> Iterator[Row]:
    """Something any hand can say when partner must be answered."""
    order = sorted(Strain, key=lambda s: (known.cheapest(s), _liking(known, s)))
    for strain in order:
        if known.cheapest(strain) <= 7 and strain.suit not in known.theirs:
            yield _row(f"{known.cheapest(strain)}{strain}", ANYTHING)
    yield _row("P", ANYTHING)


def _liking(known: _Reading, strain: Strain) -> int:
    suit = strain.suit
    return 6 if suit is None else known.needed(suit)


def _row(call: str, hold: Hold, *, forcing: Forcing = "no") -> Row:
    title = {"invitational": "invitation"}.get(forcing, "pass" if call == "P" else "natural")
    mood: Forcing = "invitational" if forcing == "invitational" else "no"
    return Row("", call, hold, SOURCE, forcing=mood, title=title)


def _fit(known: _Reading, suit: Suit) -> tuple[Span, Span, Span, Span]:
    return _lengths(suit, (known.needed(suit), 13))


def _lengths(suit: Suit, span: Span) -> tuple[Span, Span, Span, Span]:
    c, d, h, s = (span if one == suit else ANY_LENGTHS[one] for one in Suit)
    return c, d, h, s


def _stops(known: _Reading) -> tuple[Suit, ...]:
    return tuple(sorted(known.theirs))


def _is_game(bid: Bid) -> bool:
    needed = {Strain.NOTRUMP: 3, Strain.SPADES: 4, Strain.HEARTS: 4}
    return bid.level >= needed.get(bid.strain, 5)
