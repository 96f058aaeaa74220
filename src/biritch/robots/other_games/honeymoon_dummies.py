"""Honeymoon bridge with two dummies: possible hands, and the division of the widow."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean

from biritch.core.calls import Bid, Contract
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import FOUR, Seat, first_of, next_of
from biritch.games.actions import WidowShare
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.robot import Decision
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.scores import tariff_of
from biritch.rules.play import Trick
from biritch.scoring.tariff import score
from biritch.solver.solver import Position, Solver

Held = tuple[Hand, ...]


_TRIES = 30
"""Deals tried before one that does not fit the other player's calls is taken all the same."""


def _points_shown(view: View) -> tuple[Seat, range] | None:
    """Return the points that the other player's calls show, for the twelve cards dealt."""
    if view.auction is None or view.seat is None:
        return None
    opponent = next_of(view.players, view.seat)
    calls = [call for seat, call in view.auction.calls_by_seat if seat == opponent]
    levels = [call.level for call in calls if isinstance(call, Bid)]
    # Between two no system is agreed on. These are guesses: eleven points for a bid of one and
    # two more a level; fourteen at most where there was nothing but passes.
    if levels:
        return opponent, range(9 + 2 * max(levels), 41)
    return (opponent, range(15)) if calls else None


def _plausible(view: View, rng: random.Random) -> tuple[Held, list[Card]]:
    """Return hands that fit the other player's calls, if some are soon found."""
    shown = _points_shown(view)
    for _ in range(_TRIES):
        hands, widow = before_sharing(view, rng)
        if shown is None or hands[shown[0]].hcp in shown[1]:
            break
    return hands, widow


def before_sharing(view: View, rng: random.Random) -> tuple[Held, list[Card]]:
    """Return one possible layout of the four hands, and the widow to divide."""
    known_cards = KnownCards.of(view)
    pool = list(known_cards.pool)
    rng.shuffle(pool)
    hands = []
    for seat in FOUR:
        need = known_cards.needs[seat]
        hands.append(known_cards.held[seat] | Hand.of(pool[:need]))
        pool = pool[need:]
    # The player who takes the widow has seen it; to the other it is what the hands leave.
    widow = pool if view.widow is None else list(view.widow)
    return tuple(hands), widow


def complete_hands(hands: Held, widow: Sequence[Card], rng: random.Random) -> Held:
    """Return four hands of thirteen cards, completed from the *widow*.

    Example:
        >>> import random
        >>> hands = (Hand.parse("AKQJ.AKQJ.AKQJ."), Hand.parse("AKQJT98765432..."))
        >>> [len(hand) for hand in complete_hands(hands, [Card.parse("C2")], random.Random(1))]
        [13, 13]
    """
    cards = list(widow)
    rng.shuffle(cards)
    return tuple(hand if len(hand) == 13 else hand | Hand.of([cards.pop()]) for hand in hands)


def possible_deals(view: View, rng: random.Random, count: int) -> list[Deal]:
    """Return *count* possible deals after the division of the widow."""
    deals = []
    for _ in range(count):
        north, east, south, west = complete_hands(*_plausible(view, rng), rng)
        deals.append(Deal((north, east, south, west)))
    return deals


def by_rank(view: View) -> Decision:
    """Return the two highest cards as those to keep, the higher for the hand."""
    share = max((action for action in view.legal if isinstance(action, WidowShare)), key=_ranks)
    return Decision(share, Phrase.of("robot-shares"))


def _ranks(share: WidowShare) -> tuple[int, int]:
    assert share.hand is not None
    assert share.dummy is not None
    return share.hand.rank + share.dummy.rank, share.hand.rank


def by_simulation(
    view: View, solver: Solver, rng: random.Random, count: int, late: Callable[[], bool]
) -> Decision:
    """Return the division with the best score over *count* layouts of the other cards."""
    shares = [action for action in view.legal if isinstance(action, WidowShare)]
    points: dict[WidowShare, list[float]] = {share: [] for share in shares}
    for _ in range(count):
        hands, widow = _plausible(view, rng)
        deals = [_share_widow(view, share, hands, widow, rng) for share in shares]
        for share, value in zip(shares, _score_deals(view, deals, solver), strict=True):
            points[share].append(value)
        if late():
            break
    best = max(shares, key=lambda share: (fmean(points[share]), _ranks(share)))
    dealt = sentences.say_dealt(len(points[best]))
    return Decision(best, Phrase.of("robot-shares-after", dealt=dealt))


def _share_widow(
    view: View, share: WidowShare, hands: Held, widow: Sequence[Card], rng: random.Random
) -> Held:
    assert view.seat is not None
    shared = {view.seat: share.hand, view.seat.partner: share.dummy}
    mine = tuple(
        hand | Hand.of([card]) if (card := shared.get(seat)) is not None else hand
        for seat, hand in zip(Seat, hands, strict=True)
    )
    rest = [card for card in widow if card not in shared.values()]
    return complete_hands(mine, rest, rng)


def _score_deals(view: View, deals: Sequence[Held], solver: Solver) -> list[float]:
    """Return the points of the seat of *view* on each of *deals*."""
    contract = view.contract
    assert contract is not None
    assert view.seat is not None
    lead = Trick(first_of(FOUR, contract.leader))
    ours = view.seat.side is contract.declarer.side
    scores: list[float] = []
    for cards in solver.leads([Position(hands, contract.strain, lead) for hands in deals]):
        points = declarer_points(view, contract, 13 - max(cards.values()))
        scores.append(points if ours else -points)
    return scores


def declarer_points(view: View, contract: Contract, tricks: int) -> int:
    """Return declarer's points for *tricks* tricks in *contract*.

    Example:
        >>> import biritch as bw
        >>> view = bw.game("honeymoon-dummies").view(bw.Seat.NORTH)
        >>> declarer_points(view, Contract.parse("4S", bw.Seat.NORTH), 10)
        420
    """
    vulnerable = contract.declarer in view.board.vulnerability
    return score(tariff_of(view), contract, tricks, vulnerable=vulnerable)
