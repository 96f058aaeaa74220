"""What a player knows, put together from a hand and what was called and played."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.rules.auction import Auction
from biritch.rules.play import Trick


def view_of(  # noqa: C901, PLR0913 - what a player has seen is that many things
    hand: Hand | str,
    auction: Auction | str,
    dealer: Seat | str = Seat.NORTH,
    vulnerable: Vulnerability | str = Vulnerability.NONE,
    *,
    dummy: Hand | str | None = None,
    cards: Sequence[Card | str] = (),
) -> View:
    """Return what the player with *hand* knows: to call next, to lead or to play.

    Args:
        hand: The thirteen cards it was dealt.
        auction: The calls so far.
        dealer: Who made the first of them, where they are written.
        vulnerable: The sides that are vulnerable.
        dummy: The thirteen cards of dummy, once the opening lead is made.
        cards: The cards played, in order.

    Raises:
        ValueError: A hand has not thirteen cards, all passed, dummy is missing, a card is in
            two hands, or the cards cannot have been played by the others.
        IllegalCall: A call of the auction was not allowed; it names its law.
        IllegalPlay: Likewise of a card.

    Example:
        >>> str(view_of("AQJ.K92.A32.8765", "P P").seat)
        'S'
        >>> view = view_of(
        ...     "AQJ.K92.A32.8765", "1N P P P", "S",
        ...     dummy="K32.A43.K54.T432", cards=["D6"],
        ... )
        >>> str(view.turn), str(view.actor), len(view.legal)
        ('N', 'S', 3)
    """
    held = _whole_hand(hand)
    if isinstance(auction, str):
        auction = Auction.parse(auction, Seat.parse(str(dealer)))
    elif not isinstance(auction, Auction):
        raise TypeError(f"not an auction: {auction!r} (want e.g. 'P P 1H P')")
    contract = auction.contract if auction.over else None
    if auction.over and contract is None:
        raise ValueError("all passed: nobody is to call or to lead")
    played = [card if isinstance(card, Card) else Card.parse(card) for card in cards]
    if contract is None:
        if played:
            raise ValueError("no card can be played: the auction is not over")
        known, seat = {auction.turn: held}, auction.turn
        by_seat: dict[Seat, list[Card]] = {}
        voids: dict[Seat, set[Suit]] = {}
    else:
        by_seat, voids, turn = _cards_by_seat(played, contract)
        seat = contract.declarer if turn is contract.dummy else turn
        known = {seat: held}
        if played and dummy is None:
            raise ValueError("dummy is not told: it lies open once the lead is made")
        if dummy is not None and seat is not contract.dummy:
            known[contract.dummy] = _whole_hand(dummy)
    hands = _others(known, by_seat, voids)
    board = Board(1, auction.dealer, Vulnerability(vulnerable))
    game = Game.start(VARIANT, Deal(hands), board)
    for action in (*auction.calls, *played):
        game = game.after(action)
    return game.view(seat)


def _whole_hand(hand: Hand | str) -> Hand:
    if not isinstance(hand, Hand | str):
        raise TypeError(f"not a hand: {hand!r} (want e.g. 'AQJ.K92.A32.8765')")
    held = Hand.parse(hand) if isinstance(hand, str) else hand
    if len(held) != 13:
        raise ValueError(f"not a whole hand: {held} holds {len(held)} cards (want 13)")
    return held


def _cards_by_seat(
    cards: Sequence[Card], contract: Contract
) -> tuple[dict[Seat, list[Card]], dict[Seat, set[Suit]], Seat]:
    """Return the cards each seat has played, the suits it is known to be out of, the turn."""
    by_seat: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    trick = Trick(contract.leader)
    for card in cards:
        seat = trick.turn
        by_seat[seat].append(card)
        if trick.cards and card.suit is not trick.cards[0].suit:
            voids[seat].add(trick.cards[0].suit)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            trick = Trick(trick.winner(contract.strain))
    return by_seat, voids, trick.turn


def _others(
    known: dict[Seat, Hand], by_seat: dict[Seat, list[Card]], voids: dict[Seat, set[Suit]]
) -> list[Hand]:
    """Return four hands: those known, and others that may have played as they did."""
    hidden = [seat for seat in Seat if seat not in known]
    hands = dict(known) | {seat: Hand.of(by_seat.get(seat, ())) for seat in hidden}
    rest = FULL_PACK
    for held in hands.values():
        if held - rest:
            raise ValueError(f"{next(iter(held - rest))} is in two hands")
        rest -= held
    # Cards that only one hidden hand can hold go there first; which of the others lie where
    # the view does not show.
    owners = {
        card: [seat for seat in hidden if card.suit not in voids.get(seat, ())] for card in rest
    }
    for card in sorted(rest, key=lambda card: len(owners[card])):
        owner = max(owners[card], key=lambda seat: 13 - len(hands[seat]), default=None)
        if owner is None or len(hands[owner]) >= 13:
            raise ValueError(f"nobody can hold {card}, as the cards were played")
        hands[owner] |= Hand.of([card])
    return [hands[seat] for seat in Seat]
