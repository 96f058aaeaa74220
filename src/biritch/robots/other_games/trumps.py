"""Bridge-whist and biritch: the choice of trumps, and the contre."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from biritch.core.calls import DOUBLE, REDOUBLE, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, NamedTrump
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.robot import Decision
from biritch.robots.sampling.worlds import World
from biritch.robots.scores import tariff_of
from biritch.rules.play import Trick
from biritch.scoring.honours import honour_cards, honours_claimed
from biritch.scoring.tariff import Tariff, score
from biritch.solver.solver import Position, Solver

_MARGIN = 0.75
"""Odd tricks on the average that make a contre pay; each one more wants as many again."""
_POINTS = 16
"""High-card points for a contre without dealing any hand; each one more wants three."""

Late = Callable[[], bool]


def guide_strain(hand: Hand) -> Strain | None:
    """Return the strain by the guide of the rules, or ``None`` if it names none.

    A suit of four cards with three honours, five with two, six with one; the highest-ranking
    such suit (« Règles du Bridge et variante à deux joueurs », "On peut annoncer"). Our own
    addition: notrump with sixteen points and an ace or a king in at least three suits.

    Example:
        >>> guide_strain(Hand.parse("82.AKJ7.9764.T53"))
        <Strain.HEARTS: 2>
    """
    if hand.hcp >= 16 and sum(_is_held(hand, suit) for suit in Suit) >= 3:
        return Strain.NOTRUMP
    # From the dearest odd trick to the cheapest: spades come last in these games.
    for strain in (Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.SPADES):
        honours = sum(card in hand for card in honour_cards(strain))
        length = hand.length(Suit(strain))
        if any(length >= cards and honours >= of for cards, of in ((4, 3), (5, 2), (6, 1))):
            return strain
    return None


def _is_held(hand: Hand, suit: Suit) -> bool:
    return any(card.rank >= 13 for card in hand.holding(suit))


def by_guide(view: View) -> Decision:
    """Return the choice by the guide, or a contre with enough points.

    Example:
        >>> import biritch as bw
        >>> view = bw.game("biritch-1886", deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> by_guide(view).action
        <BridgeWhistCall.LEAVE: 'leave'>
    """
    assert view.seat is not None
    hand = view.seen[view.seat]
    assert hand is not None
    if isinstance(view.legal[0], NamedTrump):
        strain = guide_strain(hand)
        if strain is None and BridgeWhistCall.LEAVE in view.legal:
            return Decision(BridgeWhistCall.LEAVE, Phrase.of("robot-leaves"))
        return Decision(NamedTrump(strain or _longest(hand)), Phrase.of("robot-guided"))
    assert view.contract is not None
    # The multiplier is 1, 2, 4 …: its bit length counts the contres made so far.
    least = _POINTS + 3 * (view.contract.multiplier.bit_length() - 1)
    return _answer(view, raises=hand.hcp >= least, reason=Phrase.of("robot-by-points-held"))


def _longest(hand: Hand) -> Strain:
    return Strain(max(Suit, key=lambda suit: (hand.length(suit), suit == Suit.HEARTS)))


def _answer(view: View, *, raises: bool, reason: Phrase) -> Decision:
    """Return a contre if it *raises* and is allowed, else the action that accepts."""
    contre = next((a for a in view.legal if a in (DOUBLE, REDOUBLE)), None)
    if raises and contre is not None:
        return Decision(contre, reason)
    return Decision(next(a for a in view.legal if a != contre), reason)


def by_simulation(view: View, worlds: Sequence[World], solver: Solver, late: Late) -> Decision:
    """Return the best action over *worlds*, or over as many as time allows."""
    if isinstance(view.legal[0], NamedTrump):
        return _name_strain(view, worlds, solver, late)
    contract = view.contract
    assert contract is not None
    assert view.seat is not None
    odd = [
        # 13 tricks less declarer's, less 6, are the odd tricks of the other side.
        tricks - 6 if view.seat.side == contract.declarer.side else 7 - tricks
        for tricks in _tricks(worlds, contract, solver, late)
    ]
    raises = fmean(odd) > _MARGIN * contract.multiplier.bit_length()
    over = Phrase.of(
        "robot-odd", dealt=sentences.say_dealt(len(odd)), tricks=_sign_value(fmean(odd))
    )
    return _answer(view, raises=raises, reason=over)


def _sign_value(value: float) -> Phrase:
    name = "robot-minus" if value < 0 else "robot-plus"
    return Phrase.of(name, value=sentences.decimal(abs(value)))


def _tricks(
    worlds: Sequence[World], contract: Contract, solver: Solver, late: Late
) -> Iterator[int]:
    """Yield declarer's tricks in each of *worlds* until *late*."""
    lead = Trick(contract.leader)
    # Four at a time: the solver is quicker with several positions, but must not be late.
    for first in range(0, len(worlds), 4):
        batch = [
            Position(world.held, contract.strain, lead) for world in worlds[first : first + 4]
        ]
        for cards in solver.leads(batch):
            yield 13 - max(cards.values())
        if late():
            return


def _name_strain(view: View, worlds: Sequence[World], solver: Solver, late: Late) -> Decision:
    """Return the strain with the best score, honours included, or leave it to partner.

    Partner is assumed to name the strain by the guide in each world.
    """
    assert view.seat is not None
    tariff, dealer = tariff_of(view), view.board.dealer
    values: list[dict[Strain, float]] = []
    leaving: list[float] = []
    for first in range(0, len(worlds), 2):
        batch = worlds[first : first + 2]
        values += _values(batch, dealer, tariff, solver)
        for world, by_strain in zip(batch, values[first:], strict=True):
            partner = world.held[view.seat.partner]
            leaving.append(by_strain[guide_strain(partner) or _longest(partner)])
        if late():
            break
    average = {strain: fmean(by_strain[strain] for by_strain in values) for strain in Strain}
    best = max(average, key=lambda strain: average[strain])
    dealt = sentences.say_dealt(len(values))
    if BridgeWhistCall.LEAVE in view.legal and fmean(leaving) > average[best]:
        return Decision(BridgeWhistCall.LEAVE, Phrase.of("robot-leaves-after", dealt=dealt))
    return Decision(NamedTrump(best), Phrase.of("robot-names", dealt=dealt))


def _values(
    worlds: Sequence[World], dealer: Seat, tariff: Tariff, solver: Solver
) -> Iterator[dict[Strain, float]]:
    """Yield the score of each strain for the dealer's side in each of *worlds*."""
    contracts = [Contract(strain, dealer) for strain in Strain]
    lead = Trick(dealer.after())
    positions = [
        Position(w.held, contract.strain, lead) for w in worlds for contract in contracts
    ]
    solved = iter(solver.leads(positions))
    for world in worlds:
        yield {
            contract.strain: _points(tariff, contract, 13 - max(next(solved).values()), world)
            for contract in contracts
        }


def _points(tariff: Tariff, contract: Contract, tricks: int, world: World) -> float:
    points = score(tariff, contract, tricks, vulnerable=False)
    for side, honours in honours_claimed(tariff, world.held, contract):
        points += honours if side is contract.declarer.side else -honours
    return points
