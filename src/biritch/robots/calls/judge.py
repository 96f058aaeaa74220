"""Close calls judged by hidden hands: each candidate bid out in many worlds, and scored.

The candidates are calls whose promise the hand keeps; what the opponents are told stays what
the system says. In every world, dealt from what all calls so far promised, the auction goes
on by the book for all four hands; the contract is solved double dummy, and scored against
that of the system's own call. Another call is made only when it wins by a clear margin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

from biritch.core.calls import Call, Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.robots import sentences
from biritch.robots.double_dummy import tricks
from biritch.robots.robot import Decision
from biritch.robots.scores import scale_of, worth

if TYPE_CHECKING:
    from biritch.bidding.alternatives import Alternative, Kind
    from biritch.bidding.method import BiddingMethod
    from biritch.games.view import View
    from biritch.robots.sampling.worlds import World
    from biritch.solver.solver import Solver

WorldSource: TypeAlias = Callable[[int], "list[World]"]
"""Deals that many worlds."""

BidOut: TypeAlias = "tuple[int, Deal, dict[Call, Contract | None]]"
"""A world, by its number, and the contracts to which each candidate leads."""

LONGEST = 60
"""Calls after which an auction bid by the book is broken off: it would never end."""


@dataclass(frozen=True, slots=True)
class JudgeSettings:
    """How close calls are judged; the defaults are those that did best when measured.

    ``rounds`` are how many worlds have been looked at after each round. A candidate goes on
    to the next one unless it is ``hopeless`` standard errors behind the best. To be made
    instead of the system's call it must gain ``least`` times what is least worth while
    (0.3 IMPs, 3 % of a top, 10 points), and ``errors`` standard errors; a call nobody
    agreed on ``unagreed`` times as much. A contract of our side that
    is ``punished`` tricks down counts as doubled, whatever the book says: opponents see that
    it cannot make.
    """

    rounds: tuple[int, ...] = (8, 16, 32)
    hopeless: float = 1.0
    least: float = 1.0
    errors: float = 1.0
    kinds: tuple[Kind, ...] = ("book", "agreed", "natural")
    unagreed: float = 1.5
    punished: int = 2
    most: int = 4


@dataclass(slots=True)
class Judge:
    """Weighs the calls of one view; ``points`` are those of the side to call, by worlds."""

    view: View
    book: BiddingMethod
    solver: Solver
    settings: JudgeSettings = field(default_factory=JudgeSettings)
    points: dict[Call, list[int]] = field(default_factory=dict)
    bid: list[BidOut] = field(default_factory=list)
    tricks: dict[tuple[int, Seat, Strain], int] = field(default_factory=dict)

    def look(
        self, calls: Sequence[Call], worlds: Sequence[World], late: Callable[[], bool]
    ) -> int:
        """Bid every one of *calls* out in *worlds*, those looked at before left out.

        Return in how many that is done by now: all of them, unless it gets *late*.
        """
        known = len(self.bid)
        for number in range(known, len(worlds)):
            if late():
                break
            deal = worlds[number].deal
            ended = {call: self._contract(deal, call) for call in calls}
            self.bid.append((number, deal, ended))
        self._solve(self.bid[known:])
        for number, _, contracts in self.bid[known:]:
            for call, contract in contracts.items():
                self.points.setdefault(call, []).append(self._points(number, contract))
        return len(self.bid)

    def _contract(self, deal: Deal, call: Call) -> Contract | None:
        auction, vulnerability = self.view.auction, self.view.board.vulnerability
        assert auction is not None
        auction = auction.add(call)
        while not auction.over and len(auction.calls) < LONGEST:
            hand = deal[auction.turn]
            auction = auction.add(self.book.pick(hand, auction, vulnerability))
        return auction.contract if auction.over else None

    def _solve(self, bid: Sequence[BidOut]) -> None:
        """Solve the contracts that were bid, save where every call led to the same."""
        wanted = {
            (number, contract.declarer, contract.strain): deal
            for number, deal, ended in bid
            if len(set(ended.values())) > 1
            for contract in ended.values()
            if contract is not None
        }
        asked = [(deal, strain, declarer) for (_, declarer, strain), deal in wanted.items()]
        self.tricks.update(zip(wanted, tricks(self.solver, asked), strict=True))

    def _points(self, number: int, contract: Contract | None) -> int:
        assert self.view.seat is not None
        if contract is None:
            found = worth(self.view, None, 0)
            return found if self.view.seat.side is Side.NS else -found
        won = self.tricks.get((number, contract.declarer, contract.strain))
        if won is None:  # whatever is called leads here: it makes no difference
            return 0
        ours = contract.declarer.side is self.view.seat.side
        if ours and won + self.settings.punished <= contract.level + 6:
            contract = replace(contract, multiplier=max(2, contract.multiplier))
        found = worth(self.view, contract, won)
        return found if ours else -found

    def gains(self, call: Call, other: Call) -> tuple[float, float]:
        """Return what *call* gains over *other* on a board, and the standard error."""
        scale = scale_of(self.view)
        swings = [
            scale.swing(a - b)
            for a, b in zip(self.points[call], self.points[other], strict=False)
        ]
        count = len(swings)
        mean = sum(swings) / count
        spread = sum((one - mean) ** 2 for one in swings) / max(1, count - 1)
        return mean, sqrt(max(spread, scale.spread) / count)

    def decide(self, dealt: WorldSource, late: Callable[[], bool]) -> Decision | None:
        """Return the call that hidden hands favour, or nothing: the system's is to stand.

        Nothing too where there is no other call to think of. *dealt* deals so many worlds;
        *late* says when time is up: what was found by then decides.
        """
        own, *others = self._candidates()
        if not others:
            return None
        rounds = self.settings.rounds
        worlds = dealt(rounds[-1])
        if any(world.faults for world in worlds) or len(worlds) < rounds[0]:
            return None
        for count in rounds:
            calls = [own.call, *(one.call for one in others)]
            if self.look(calls, worlds[:count], late) < rounds[0]:
                return None
            others = [one for one in others if self._hopeful(one.call, own.call)]
            if not others or late() or count >= len(worlds):
                break
        return self._decided(own.call, others)

    def _candidates(self) -> tuple[Alternative, ...]:
        """Return the system's call, and the others worth a thought; none to open with."""
        assert self.view.auction is not None
        assert self.view.seat is not None
        hand = self.view.seen[self.view.seat]
        assert hand is not None
        found = self.book.alternatives(hand, self.view.auction, self.view.board.vulnerability)
        if self.view.auction.standing.bid is None:
            return found[:1]
        others = (one for one in found[1:] if one.kind in self.settings.kinds)
        return (found[0], *islice(others, self.settings.most))

    def _hopeful(self, call: Call, own: Call) -> bool:
        """Whether *call* may still win."""
        mean, error = self.gains(call, own)
        return mean + self.settings.hopeless * error > 0

    def _decided(self, own: Call, others: list[Alternative]) -> Decision | None:
        settings, scale = self.settings, scale_of(self.view)
        best, most = None, 0.0
        for one in others:
            mean, error = self.gains(one.call, own)
            strict = settings.unagreed if one.kind == "natural" else 1.0
            if mean > most and mean >= strict * max(
                settings.least * scale.least, settings.errors * error
            ):
                best, most = one.call, mean
        if best is None:
            return None
        count = len(self.points[best])
        reason = Phrase.of(
            f"robot-gains-{scale.unit}",
            dealt=sentences.dealt(count),
            call=sentences.call(best),
            gain=sentences.decimal(100 * most if scale.unit == "matchpoints" else most),
            over=sentences.call(own),
        )
        return Decision(best, reason, count)
