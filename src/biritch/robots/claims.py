"""Answering a claim (Laws 68 to 71), by what its claimer can know.

With the claimer's hand face up, and dummy's, a defender sees every card. What he asks is not
whether the claim could be made on this deal, but whether the claimer can make it without
seeing: by the line he stated, or else by a plan that wins however the hidden cards lie.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.view import View
from biritch.robots.claiming.lines import LineSearch, StatedLine
from biritch.robots.claiming.search import (
    ClaimPosition,
    ClaimSearch,
    TooLong,
    cashes,
    count_winners,
)
from biritch.robots.double_dummy import double_dummy, solve_rows
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.worlds import worlds
from biritch.robots.sure_tricks import sure_tricks
from biritch.solver.solver import UNSOLVED, Position, Solver

_WORLDS = 60
"""Ways the hidden cards may lie that a claim is tried on."""
_BATCH = 8
"""How many of them are solved at a time."""
_POSITIONS, _GIFTS = 3_000, 600
"""Positions of a search for a plan, and for tricks nobody can lose; a claim that is not proved
with those is not agreed to."""


@dataclass(frozen=True, slots=True)
class ClaimVerdict:
    """Whether a claim is agreed to.

    ``cannot_lose`` is how many tricks the claimer's side wins whatever is played, where that
    is more than was claimed.
    """

    accepts: bool
    cannot_lose: int | None = None


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
    """Return what the seat of *view* answers to a claim of *tricks* by *claimant*'s side.

    *tricks* counts the trick under way. *shown* is the hand the claimant still holds when
    it is laid face up with the claim, *line* what was said of the play (Law 68).

    Where all hands are then seen, a stated line is followed on this deal, with the worst
    normal card where it leaves a choice. Without one the claimer must have a plan that wins
    however the cards he does not see may lie (Law 70E: no guess); and if trumps are out that
    he did not mention, he must win his tricks without drawing them (Law 70C). Tricks that
    cannot be lost are not taken as a gift (Law 71).

    Where hands stay hidden, hands are dealt that contradict nothing this seat knows, and the
    claim must hold against best play in every one of them. What was promised in the auction
    is not trusted. After about *budget* seconds no more are looked at.

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
            return ClaimVerdict(accepts=False, cannot_lose=surely)
    if tricks <= 0:
        return ClaimVerdict(accepts=True)
    holds = _holds(view, claimant, tricks, start + budget, rng, solver, clock)
    if holds and position is not None:
        holds = _by_law(view, position, claimant, tricks, line)
    return ClaimVerdict(accepts=holds)


def _holds(  # noqa: PLR0913, PLR0917 - what a claim says, and what an answer may use
    view: View,
    claimant: Seat,
    tricks: int,
    end: float,
    rng: random.Random,
    solver: Callable[[], Solver],
    clock: Callable[[], float],
) -> bool:
    """Return whether the claim can be made in every deal the seat of *view* can imagine."""
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


def _by_law(view: View, position: Position, claimant: Seat, tricks: int, line: str) -> bool:
    """Return whether the claim stands by what the claimer said, or can know."""
    knows = ClaimPosition.of(view, claimant)
    if knows is None:  # a game without dummy: nobody knows more than the solver has told
        return True
    actual = ClaimPosition.seen_by_all(
        position.hands, position.strain, position.trick, _winners_decided(knows)
    )
    stated = StatedLine.parse(line, knows.trump)
    try:
        if stated.steps:
            return LineSearch(stated).reaches(actual, tricks)
        unnamed = knows.trumps_out and not stated.names_trumps
        # Winners that are cashed in any order are no guess, though he could not know that
        # nobody would ruff.
        if count_winners(actual) >= tricks and _cashes_anyhow(actual, tricks):
            return True
        if unnamed and not ClaimSearch("careless", _POSITIONS).reaches(actual, tricks):
            return False
        return ClaimSearch("sure", _POSITIONS).reaches(knows, tricks)
    except TooLong:
        return False


def _cashes_anyhow(actual: ClaimPosition, tricks: int) -> bool:
    """Return whether *tricks* are won in any order; no where that takes too long to see."""
    try:
        return ClaimSearch("careless", _POSITIONS).reaches(actual, tricks)
    except TooLong:
        return False


def _winners_decided(knows: ClaimPosition) -> list[Seat]:
    return [seat for seat in Seat if knows.ours[seat]]


def _whole(view: View) -> Position | None:
    """Return the whole position where every card is seen, or can be worked out."""
    trick = under_way(view)
    if sum(hand is None for hand in view.seen) > 1 or len(trick.seats) < len(FOUR):
        return None
    assert view.contract is not None
    # One hand at most is hidden: it has the cards that are in no other.
    pool = KnownCards.of(view).pool
    held = tuple(pool if hand is None else hand for hand in view.seen)
    return Position(held, view.contract.strain, trick)


def _cannot_lose(view: View, position: Position, claimant: Seat, tricks: int) -> int:
    """Return how many tricks the claimant's side cannot lose by any normal play."""
    surely = sure_tricks(position, claimant.side)
    knows = ClaimPosition.of(view, claimant)
    if knows is None:
        return surely
    at = ClaimPosition.seen_by_all(
        position.hands, position.strain, position.trick, _winners_decided(knows)
    )
    careless = ClaimSearch("careless", _GIFTS)
    try:
        while surely < at.left and careless.reaches(at, max(surely, tricks) + 1):
            surely = max(surely, tricks) + 1
            tricks = surely
    except TooLong:
        # Too much to look through: winners that are cashed at once are no less sure.
        if not at.cards and at.ours[at.leader]:
            while surely < at.left and cashes(at, surely + 1):
                surely += 1
    return surely
