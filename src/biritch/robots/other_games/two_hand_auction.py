"""The auction of the games for two, solved by backward induction.

The value of a contract is its average score over the possible hands. From the highest bid down,
the player to call takes the best of passing, doubling and each higher bid, and so does the
other.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean

from biritch.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Contract
from biritch.core.cards import Strain
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, next_of
from biritch.core.trick_table import TrickTable
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.other_games import honeymoon_dummies
from biritch.robots.robot import Decision
from biritch.robots.sampling.known_cards import KnownCards
from biritch.rules.auction import AuctionState
from biritch.rules.play import Trick
from biritch.solver.solver import Position, Solver

_DEALS, _BATCH = 16, 4
"""Deals solved for one call where hands are hidden, and how many at a time."""
_MARGIN = 100
"""Points that a double has to bring more than it promises, where hands are hidden."""

Tricks = dict[tuple[int, Strain], list[int]]
"""What each player, 0 who is to call and 1 the other, wins in each strain, deal by deal."""


@dataclass(slots=True)
class AuctionValues:
    """The value of every state of a two-player auction for the player to call.

    Example:
        >>> def worth(bid: Bid, player: int, multiplier: int) -> float:
        ...     return 100.0 if bid.level == 1 else -100.0 * multiplier
        >>> AuctionValues(worth).best(AuctionState(callers=2), 0, 0)
        (Bid(1, Strain.NOTRUMP), 100.0)
    """

    worth: Callable[[Bid, int, int], float]
    """Points of declarer for a bid, of player 0 or 1, at a multiplier."""
    _values: dict[tuple[AuctionState, int], float] = field(default_factory=dict)

    def value(self, standing: AuctionState, caller: int) -> float:
        """Return the value for *caller*, who is to call, with best calls."""
        key = (standing, caller)
        # Many auctions lead to one state, and bids only go up: every state is valued once.
        if key not in self._values:
            self._values[key] = max(
                self.after(standing, caller, call) for call in standing.legal()
            )
        return self._values[key]

    def after(self, standing: AuctionState, caller: int, call: Call) -> float:
        """Return the value of *call* for *caller*, with best calls after it."""
        then = standing.after(call)
        if not then.over:
            # What one wins the other loses.
            return -self.value(then, 1 - caller)
        if then.bid is None:
            return 0.0
        declarer = caller if standing.ours else 1 - caller
        points = self.worth(then.bid, declarer, then.multiplier)
        return points if declarer == caller else -points

    def best(self, standing: AuctionState, caller: int, margin: float) -> tuple[Call, float]:
        """Return the best call; of equal ones a pass, a double, or the lowest bid.

        A double or a redouble must gain *margin* points more: with hidden hands, the opponent
        knows better what their bid is worth.
        """
        order = [PASS, DOUBLE, REDOUBLE, *BIDS]
        calls = sorted(standing.legal(), key=order.index)
        values = {call: self.after(standing, caller, call) for call in calls}
        for call in values.keys() & {DOUBLE, REDOUBLE}:
            values[call] -= margin
        most = max(values.values())
        # Averages of the same points may differ in their last binary digit.
        choice = next(call for call in calls if values[call] >= most - 1e-9)
        return choice, values[choice]


def best_call(
    view: View, solver: Solver, rng: random.Random, late: Callable[[], bool]
) -> Decision:
    """Return the best call, assuming that both players know what this one knows."""
    tricks = (
        _tricks_drawn(view, solver) if view.drawn else _with_dummies(view, solver, rng, late)
    )
    players = _players(view)
    worth: dict[tuple[Bid, int, int], float] = {}

    def value(bid: Bid, player: int, times: int) -> float:
        key = (bid, player, times)
        if key not in worth:
            contract = Contract(bid.strain, players[player], bid.level, times)
            won = tricks[player, bid.strain]
            worth[key] = fmean(
                honeymoon_dummies.declarer_points(view, contract, tricks) for tricks in won
            )
        return worth[key]

    assert view.auction is not None
    hands = len(tricks[0, Strain.NOTRUMP])
    margin = 0 if view.drawn else _MARGIN
    call, points = AuctionValues(value).best(_standing(view), 0, margin)
    name = "robot-bargains" if hands == 1 else "robot-bargains-over"
    return Decision(
        call, Phrase.of(name, dealt=sentences.say_dealt(hands), points=_points(points))
    )


def _points(value: float) -> Phrase:
    return Phrase.of("robot-points", value=round(value))


def _players(view: View) -> tuple[Seat, Seat]:
    assert view.seat is not None
    return view.seat, next_of(view.players, view.seat)


def _standing(view: View) -> AuctionState:
    assert view.auction is not None
    return view.auction.standing


def by_points(view: View) -> Decision:
    """Return a call by points and length alone, assuming the better of two unseen hands."""
    assert view.seat is not None
    hand = view.seen[view.seat]
    assert hand is not None
    standing = _standing(view)
    strain = max(Strain, key=lambda strain: (_length(hand, strain), strain))
    # One level up to thirteen points, and another for each four more.
    level = max(1, min(4, (hand.hcp - 6) // 4))
    bids = [a for a in view.legal if isinstance(a, Bid) and a.strain is strain]
    fits = [bid for bid in bids if bid.level <= level]
    reason = Phrase.of("robot-by-points-held")
    if fits and not standing.ours and hand.hcp >= 12:
        return Decision(fits[0], reason)
    return Decision(view.legal[0], reason)


def _length(hand: Hand, strain: Strain) -> int:
    suit = strain.suit
    return 4 if suit is None else hand.length(suit)


def _with_dummies(
    view: View, solver: Solver, rng: random.Random, late: Callable[[], bool]
) -> Tricks:
    """Return both sides' tricks over possible deals, as many as time allows."""
    tables: list[TrickTable] = []
    while len(tables) < _DEALS and not (tables and late()):
        tables += solver.tables(honeymoon_dummies.possible_deals(view, rng, _BATCH))
    return {
        (player, strain): [table.of(seat, strain) for table in tables]
        for player, seat in enumerate(_players(view))
        for strain in Strain
    }


def _tricks_drawn(view: View, solver: Solver) -> Tricks:
    """Return both sides' tricks when each knows the other's hand."""
    known_cards, players = KnownCards.of(view), _players(view)
    hands = list(known_cards.held)
    # All cards neither held nor thrown away are the other player's.
    hands[players[1]] = known_cards.pool
    seats = tuple(sorted(players))
    problems = [
        (
            player,
            strain,
            Position(tuple(hands), strain, Trick(players[1 - player], seats=seats)),
        )
        for player in (0, 1)
        for strain in Strain
    ]
    solved = solver.leads([position for *_, position in problems])
    return {
        (player, strain): [13 - max(cards.values())]
        for (player, strain, _), cards in zip(problems, solved, strict=True)
    }
