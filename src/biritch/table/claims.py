"""Claims and concessions (Laws 68 to 71 of 2017), as a friendly table settles them.

Anyone but dummy may claim at any time once the opening lead is faced; play stops. When all
who must agree do, the board is over; when one does not, play goes on, which Law 68D2(b)
allows if all four concur, and here they do by sitting down.
"""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import AgreedClaim
from biritch.games.phases.tricks import remaining
from biritch.rules.offence import Offence
from biritch.table.refusals import CLAIM_WAITS, DUMMY, NOT_BEGUN, TOO_MANY


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim on the table, and the ``line`` of play stated with it.

    ``chair`` is who claims, ``seat`` the hand claimed from (declarer's, when dummy's owner
    plays it), ``tricks`` what its side would win of the tricks left, ``waiting`` who has
    yet to agree.
    """

    chair: Seat
    seat: Seat
    tricks: int
    waiting: frozenset[Seat]
    line: str = ""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a claim was not agreed to: who objected, and what to.

    ``best`` is how many tricks the claimant's side would win against best play, or, where more
    than were claimed, cannot lose; ``why`` is what a person said; ``beaten_by`` who would beat
    the claim with which card, told once the board is over, as ``law`` is: by which Law a
    claim falls that best play would make.
    """

    claim: Claim
    seat: Seat
    best: int | None
    why: str
    beaten_by: tuple[Seat, Card] | None = None
    law: str = ""

    @property
    def gives_away(self) -> bool:
        """Whether the claim conceded tricks that cannot be lost (Law 71)."""
        return self.best is not None and self.best > self.claim.tricks


def tricks_left(game: Game) -> int:
    """Return how many tricks are still to be won, the one under way included.

    Example:
        >>> import biritch as bw
        >>> tricks_left(bw.game("whist", deal=bw.Deal.random(seed=7)))
        13
    """
    return remaining(game.facts.hands)


def objection(game: Game, claim: Claim | None, seat: Seat, tricks: int) -> Offence | None:
    """Return why *tricks* may not be claimed now from the hand of *seat*, or ``None``.

    *claim* is the one already on the table, if there is one.

    Example:
        >>> import biritch as bw
        >>> objection(bw.game(), None, bw.Seat.NORTH, 3).name
        'claim-too-early'
    """
    facts = game.facts
    if claim is not None:
        return CLAIM_WAITS
    if facts.contract is None or game.over or not facts.tricks:
        return NOT_BEGUN
    if seat in facts.dummies:  # Law 43A1(c): dummy takes no part in the play
        return DUMMY
    return None if 0 <= tricks <= tricks_left(game) else TOO_MANY


def settlement(game: Game, claim: Claim) -> AgreedClaim:
    """Return what the board comes to once *claim* is agreed (Law 69A).

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> for call in "1N P P P".split():
        ...     game = game.after(parse_call(call))
        >>> nine = Claim(bw.Seat.NORTH, bw.Seat.NORTH, 9, frozenset())
        >>> settlement(game, nine)
        AgreedClaim(won=9)
    """
    contract = game.facts.contract
    assert contract is not None
    ours = claim.seat.side == contract.declarer.side
    return AgreedClaim(
        game.facts.won + (claim.tricks if ours else tricks_left(game) - claim.tricks)
    )
