"""Acceptance of claims (Laws 68 to 71), by what the claimer can know.

When the claimer's hand and dummy are faced, a defender sees every card. The question is not
whether the claim could succeed on this deal, but whether the claimer can succeed without
seeing: by the stated line, or by a plan that wins against every distribution.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Literal, TypeAlias

from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.view import View
from biritch.robots.claiming.lines import LineSearch
from biritch.robots.claiming.search import (
    ClaimPosition,
    ClaimSearch,
    TooLong,
    cashes,
    count_winners,
)
from biritch.robots.claiming.stated_line import LineStep, StatedLine
from biritch.robots.double_dummy import double_dummy, solve_rows
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import worlds
from biritch.robots.sure_tricks import sure_tricks
from biritch.solver.solver import UNSOLVED, Position, Solver

_SUIT = (1 << 13) - 1
_WORLDS = 60
"""Ways the hidden cards may lie that a claim is tried on."""
_BATCH = 8
"""How many of them are solved at a time."""
_POSITIONS, _CARELESS, _STANDING, _GIFTS = 1_500, 800, 150, 300
"""Positions of searches for a plan, for the worst careless play, for tricks that stand once
some are given up, and for those nobody can lose; a claim that is not proved with those is not
agreed to."""
_MANY, _POSITIONS_OF_MANY = 9, 400
"""Cards left to a hand from which on a search hardly finds a plan, and its positions then."""

RefusingLaw: TypeAlias = Literal["70C", "70D", "70E", "71"]
"""Why a claim that could be made is refused: a trump is out that was not mentioned, the stated
line does not win, another lie of the cards would beat it, or it gives away tricks."""


@dataclass(frozen=True, slots=True)
class ClaimVerdict:
    """The verdict on a claim: accepted or not.

    ``cannot_lose`` is how many tricks the claimer's side wins with any play, if that is more
    than was claimed. ``law`` is why a claim is refused that best play would make.
    """

    accepts: bool
    cannot_lose: int | None = None
    law: RefusingLaw | None = None


def accepts_claim(  # noqa: PLR0913 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    tricks: int,
    budget: float,
    rng: random.Random,
    *,
    shown: Hand | None = None,
    line: str = "",
    solver: Callable[[], Solver] = double_dummy,
    clock: Callable[[], float] = monotonic,
) -> bool:
    """Return whether the seat of *view* accepts that *claimant*'s side wins *tricks* more.

    See :func:`judge_claim`.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> accepts_claim(view, game.actor, 13, budget=1.0, rng=random.Random(1))
        False
    """
    verdict = judge_claim(
        view, claimant, tricks, budget, rng, shown=shown, line=line, solver=solver, clock=clock
    )
    return verdict.accepts


def judge_claim(  # noqa: PLR0913 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    tricks: int,
    budget: float,
    rng: random.Random,
    *,
    shown: Hand | None = None,
    line: str = "",
    solver: Callable[[], Solver] = double_dummy,
    clock: Callable[[], float] = monotonic,
) -> ClaimVerdict:
    """Return the verdict of the seat of *view* on a claim of *tricks* by *claimant*'s side.

    *tricks* counts the current trick. *shown* is the claimant's remaining hand if it is faced
    with the claim, *line* the statement about the play (Law 68).

    If all hands are then known, a stated line is followed on this deal, with the worst normal
    card where it leaves a choice. Without one the claimer needs a plan that wins against every
    distribution of the cards they do not see (Law 70E: no guess); and if trumps are out that
    they did not mention, they must win their tricks without drawing them (Law 70C). Tricks that
    cannot be lost are not accepted as a gift (Law 71).

    If hands stay hidden, deals consistent with this seat's knowledge are sampled, and the claim
    must hold against best play in all of them. Promises of the auction are not trusted. The
    sampling ends after about *budget* seconds.

    Raises:
        ValueError: No card is to be played in *view*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> judge_claim(view, game.actor, 0, budget=1.0, rng=random.Random(1)).accepts
        True
    """
    start = clock()
    if view.contract is None or view.turn is None:
        raise ValueError("nothing to claim: no card is to be played")
    if shown is not None and view.seen[claimant] is None:
        seen = tuple(shown if seat == claimant else view.seen[seat] for seat in Seat)
        view = replace(view, seen=seen)
    position = _whole(view)
    if position is not None:
        surely = _cannot_lose(view, position, claimant, tricks)
        if surely > tricks:
            return ClaimVerdict(accepts=False, cannot_lose=surely, law="71")
    if tricks <= 0:
        return ClaimVerdict(accepts=True)
    if not _holds(view, claimant, tricks, start + budget, rng, solver, clock):
        return ClaimVerdict(accepts=False)
    law = None if position is None else _law_against(view, position, claimant, tricks, line)
    return ClaimVerdict(accepts=law is None, law=law)


def _holds(  # noqa: PLR0913, PLR0917 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    tricks: int,
    end: float,
    rng: random.Random,
    solver: Callable[[], Solver],
    clock: Callable[[], float],
) -> bool:
    """Return whether the claim holds in every sampled deal."""
    budget, cards_left = end - clock(), max(view.counts)
    assert view.turn is not None
    # A third of the time is for dealing; what is left is for solving.
    late = end - 2 * budget / 3
    dealt = worlds(view, HandEvidence(), rng, _WORLDS, lambda: clock() > late)
    asked = WorldRows.of(view, dealt)
    # The solver counts for the side to play: a claim of the other side holds where that
    # one cannot win a trick too many.
    ours = view.turn.side == claimant.side
    target = tricks if ours else cards_left - tricks + 1
    known = 0
    for first in range(0, len(asked), _BATCH):
        if (seconds := end - clock()) <= 0:
            break
        batch = asked.part(slice(first, first + _BATCH))
        answers = solve_rows(
            solver(), batch.positions, "target", target=target, seconds=seconds
        )
        reached = answers[(answers != UNSOLVED).all(axis=1)].max(axis=1) > 0
        if (reached != ours).any():
            return False
        known += len(reached)
    # No claim is accepted that nobody looked at.
    return known > 0


def _law_against(
    view: View, position: Position, claimant: Seat, tricks: int, line: str
) -> RefusingLaw | None:
    """Return the Law by which the claim fails although best play makes it, or ``None``.

    The claim is judged by the claimer's statement, or by what they can know.
    """
    knows = ClaimPosition.of(view, claimant)
    if knows is None:  # a game without dummy: nobody knows more than the solver has told
        return None
    actual = ClaimPosition.from_hands(
        position.hands, position.strain, position.trick, _winners_decided(knows)
    )
    stated = StatedLine.parse(line, knows.trump, claimant)
    if not stated.says_nothing:
        return None if _line_wins(stated, knows, actual, tricks) else "70D"
    # Winners that are cashed in any order are no guess, though he could not know that
    # nobody would ruff.
    mentioned = stated.names_trumps or _gives_a_trump(actual, tricks)
    careless = _reaches(ClaimSearch("careless", _CARELESS), actual, tricks)
    if careless and count_winners(actual) >= tricks:
        return None
    if knows.trumps_out and not mentioned:
        safe = not _may_be_ruffed(actual) if careless is None else careless
        if not safe:
            return "70C"
    if _reaches(ClaimSearch("standing", _STANDING), knows, tricks) and (
        not knows.trumps_out or _survives_drawing(actual, tricks)
    ):
        return None
    plan = ClaimSearch("sure", _POSITIONS if knows.tricks_left < _MANY else _POSITIONS_OF_MANY)
    return None if _reaches(plan, knows, tricks) else "70E"


def _reaches(search: ClaimSearch | LineSearch, at: ClaimPosition, tricks: int) -> bool | None:
    """Return the result of the search, or ``None`` if it takes too long."""
    try:
        return search.reaches(at, tricks)
    except TooLong:
        return None


def _line_wins(
    stated: StatedLine, knows: ClaimPosition, actual: ClaimPosition, tricks: int
) -> bool:
    """Return whether a stated line wins; one too long to follow must be certain."""
    for reading in stated.readings(actual):
        search = LineSearch(reading)
        found = _reaches(search, actual, tricks)
        if found or (
            found is None and _reaches(ClaimSearch("standing", _STANDING), knows, tricks)
        ):
            return True
    return False


def _gives_a_trump(actual: ClaimPosition, tricks: int) -> bool:
    """Return whether the claimer gives up a trick that only a trump can win.

    A claimer who does so has not forgotten the outstanding trumps.
    """
    if tricks >= actual.tricks_left:
        return False
    trumps = _SUIT << 13 * actual.trump if actual.trump >= 0 else 0
    hands = tuple(
        hand if mine else hand & ~trumps
        for hand, mine in zip(actual.hands, actual.ours, strict=True)
    )
    return count_winners(actual._replace(hands=hands)) > tricks


def _may_be_ruffed(actual: ClaimPosition) -> bool:
    """Return whether a trump holder becomes void in a suit while its winners are cashed."""
    trump = actual.trump
    mine = [hand for hand, own in zip(actual.hands, actual.ours, strict=True) if own]
    others = [hand for hand, own in zip(actual.hands, actual.ours, strict=True) if not own]
    for suit in range(4):
        held = [_SUIT & hand >> 13 * suit for hand in mine]
        top = max(_SUIT & hand >> 13 * suit for hand in others).bit_length()
        rounds = min(
            max(hand.bit_count() for hand in held), sum(h >> top for h in held).bit_count()
        )
        for hand in others:
            has_trump = hand >> 13 * trump & _SUIT
            if suit != trump and has_trump and (hand >> 13 * suit & _SUIT).bit_count() < rounds:
                return True
    return False


def _survives_drawing(actual: ClaimPosition, tricks: int) -> bool:
    """Return whether the tricks are won on this deal if trumps are led first.

    True also if that takes too long to find out: best play has been checked.
    """
    line = StatedLine(steps=(LineStep(actual.trump),), names_trumps=True)
    return _reaches(LineSearch(line, _POSITIONS), actual, tricks) is not False


def _winners_decided(knows: ClaimPosition) -> list[Seat]:
    return [seat for seat in Seat if knows.ours[seat]]


def _whole(view: View) -> Position | None:
    """Return the whole position if every card is seen or can be inferred."""
    trick = under_way(view)
    if sum(hand is None for hand in view.seen) > 1 or len(trick.seats) < len(FOUR):
        return None
    assert view.contract is not None
    # One hand at most is hidden: it has the cards that are in no other.
    pool = KnownCards.of(view).pool
    held = tuple(pool if hand is None else hand for hand in view.seen)
    return Position(held, view.contract.strain, trick)


def _cannot_lose(view: View, position: Position, claimant: Seat, tricks: int) -> int:
    """Return how many tricks the claimant's side wins with any normal play."""
    surely = sure_tricks(position, claimant.side)
    knows = ClaimPosition.of(view, claimant)
    if knows is None:
        return surely
    at = ClaimPosition.from_hands(
        position.hands, position.strain, position.trick, _winners_decided(knows)
    )
    careless = ClaimSearch("careless", _GIFTS)
    try:
        while surely < at.tricks_left and careless.reaches(at, max(surely, tricks) + 1):
            surely = max(surely, tricks) + 1
            tricks = surely
    except TooLong:
        # Too much to look through: winners that are cashed at once are no less sure.
        if not at.cards and at.ours[at.leader]:
            while surely < at.tricks_left and cashes(at, surely + 1):
                surely += 1
    return surely
