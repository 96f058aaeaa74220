"""MiniBridge: declarer's choice of contract, by simulation or by points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from biritch.core.calls import Bid, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.phases.contract_choice import GAMES
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.robot import Decision
from biritch.robots.scores import tariff_of
from biritch.rules.play import Trick
from biritch.scoring.tariff import score
from biritch.solver.solver import Position, Solver

# Points in both hands with which players reckon on a game, a small and a grand slam; cards in
# both hands that make a fit, and that make a suit worth solving.
_GAME, _SMALL_SLAM, _GRAND_SLAM = 25, 33, 37
_FIT, _SEVEN = 8, 7


def choices(view: View) -> list[Bid]:
    """Return the possible contracts."""
    return [action for action in view.legal if isinstance(action, Bid)]


def by_simulation(
    view: View, dealt: Sequence[Deal], solver: Solver, late: Callable[[], bool]
) -> Decision:
    """Return the contract with the best average score over the deals *dealt*.

    They are solved two at a time until *late* returns true.
    """
    assert view.seat is not None
    tariff, seat = tariff_of(view), view.seat
    vulnerable = seat in view.board.vulnerability
    strains = _plausible(view)
    won: dict[Strain, list[int]] = {strain: [] for strain in strains}
    for first in range(0, len(dealt), 2):
        for strain, tricks in _tricks_won(dealt[first : first + 2], seat, strains, solver):
            won[strain].append(tricks)
        if late():
            break

    def worth(bid: Bid) -> float:
        contract = Contract(bid.strain, seat, bid.level)
        return fmean(
            score(tariff, contract, tricks, vulnerable=vulnerable) for tricks in won[bid.strain]
        )

    best = max((bid for bid in choices(view) if bid.strain in strains), key=worth)
    results = won[best.strain]
    reason = Phrase.of(
        "robot-chooses",
        dealt=sentences.say_dealt(len(results)),
        tricks=sentences.decimal(fmean(results)),
    )
    return Decision(best, reason)


def _plausible(view: View) -> list[Strain]:
    """Return notrump, and the suits with seven cards in both hands together."""
    hands = [hand for hand in view.seen if hand is not None]
    long = [suit for suit in Suit if sum(hand.length(suit) for hand in hands) >= _SEVEN]
    return [*map(Strain, long), Strain.NOTRUMP]


def _tricks_won(
    dealt: Sequence[Deal], seat: Seat, strains: Sequence[Strain], solver: Solver
) -> Iterator[tuple[Strain, int]]:
    """Yield the tricks of *seat* as declarer, for each of *strains* and each deal."""
    boards = [(strain, deal) for strain in strains for deal in dealt]
    leader = Trick(seat.after())
    led = solver.leads([Position(deal.hands, strain, leader) for strain, deal in boards])
    for (strain, _), cards in zip(boards, led, strict=True):
        yield strain, 13 - max(cards.values())


def by_points(view: View) -> Decision:
    """Return a contract by points and fit: game with twenty-five.

    Example:
        >>> import biritch as bw
        >>> view = bw.game("minibridge", deal=bw.Deal.random(seed=7)).view(bw.Seat.SOUTH)
        >>> str(by_points(view).action)
        '1S'
    """
    assert view.seat is not None
    hands = [hand for hand in (view.seen[view.seat], view.seen[view.seat.partner]) if hand]
    lengths = {suit: sum(hand.length(suit) for hand in hands) for suit in Suit}
    points = sum(hand.hcp for hand in hands)
    # A major counts as a card longer: its game wants a trick less than a minor's.
    longest = max(Suit, key=lambda suit: (lengths[suit] + suit.major, suit))
    strain = Strain(longest) if lengths[longest] >= _FIT else Strain.NOTRUMP
    bids = [bid for bid in choices(view) if bid.strain is strain]
    most = _level(points, strain)
    chosen = max(bid for bid in bids if bid.level <= most)
    return Decision(chosen, Phrase.of("robot-by-points"))


def _level(points: int, strain: Strain) -> int:
    """Return the highest level for which the *points* of two hands suffice."""
    if points >= _SMALL_SLAM:
        return 7 if points >= _GRAND_SLAM else 6
    return next(bid.level for bid in GAMES if bid.strain is strain) if points >= _GAME else 1
