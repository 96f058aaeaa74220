"""The bidder that judges close calls by hidden hands, for the matches: ``sef+sim``."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from time import perf_counter, process_time

from biritch.bidding import catalogue
from biritch.bidding.method import BiddingMethod
from biritch.core.boards import Board
from biritch.core.calls import Call
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises
from biritch.robots.calls.judge import DEALING, LAST, Judge, JudgeSettings
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.rules.auction import Auction
from biritch.scoring.form import Unit
from biritch.solver.choice import choose_solver
from biritch.words.translation import say


def view_of(hand: Hand, auction: Auction, board: Board, unit: Unit = "imps") -> View:
    """Return what the seat to call knows, boards being compared in *unit*."""
    seat = auction.turn
    return View(
        variant=VARIANT.name,
        tariff=VARIANT.tariff,
        seat=seat,
        board=board,
        seen=tuple(hand if player is seat else None for player in Seat),
        counts=(13,) * 4,
        auction=auction,
        contract=None,
        tricks=(),
        won=0,
        turn=seat,
        actor=seat,
        log=auction.calls,
        legal=auction.standing.legal(),
        deal=None,
        stage="auction",
        unit=unit,
    )


@dataclass(eq=False)
class JudgedSystem:
    """Bids a system, and another call where hidden hands clearly say so.

    It keeps count of what it thought about, what it changed, and the seconds both took.
    ``limit`` is how long it may think about a call, as a robot at the table does: processor
    seconds, so that a busy machine makes the same calls, as nearly as time allows.
    """

    name: str
    unit: Unit = "imps"
    settings: JudgeSettings = field(default_factory=JudgeSettings)
    table: BiddingMethod | None = None
    """What both sides bid; the system alone where opponents are heard in it too."""
    limit: float | None = None
    thought: int = 0
    changed: list[str] = field(default_factory=list)
    foretold: list[tuple[str, str, str, float]] = field(default_factory=list)
    """The book's call, the one made instead, its kind, and what it was to gain."""
    seconds: list[float] = field(default_factory=list)

    @property
    def book(self) -> BiddingMethod:
        """What both sides are taken to bid, read once."""
        if self.table is None:
            self.table = catalogue.find(self.name)
        return self.table

    def __call__(self, hand: Hand, auction: Auction, board: Board) -> Call:
        """Return the call made; the same hand and auction always make the same."""
        view, begun = view_of(hand, auction, board, self.unit), perf_counter()
        started = process_time()
        # Not one generator for all: the call must not depend on what was bid before.
        rng = random.Random(f"{hand.bits} {auction.calls} {board.number}")

        def left() -> float:
            assert self.limit is not None
            return max(0.0, started + self.limit - process_time())

        def late(share: float) -> bool:
            return self.limit is not None and left() < self.limit * share

        def dealt(count: int) -> list[World]:
            self.thought += 1
            evidence = HandEvidence(auction_promises(view, self.book))
            return worlds(view, evidence, rng, count, lambda: late(1 - DEALING))

        own = self.book.pick(hand, auction, board.vulnerability)
        time_left = None if self.limit is None else left
        judge = Judge(view, self.book, choose_solver(), self.settings, time_left=time_left)
        decision = judge.decide(dealt, lambda: late(LAST))
        if decision is None:
            self.seconds.append(perf_counter() - begun)
            return own
        calls = " ".join(map(str, auction.calls))
        thought_of = self.book.alternatives(
            hand, auction, board.vulnerability, self.settings.kinds
        )
        kind = next(one.kind for one in thought_of if one.call == decision.action)
        gain = judge.gains(decision.action, own)[0]  # type: ignore[arg-type]
        self.foretold.append((str(own), str(decision.action), kind, round(gain, 2)))
        self.changed.append(
            f"{hand} {calls}: {own} -> {decision.action} ({say(decision.reason, 'en')})"
        )
        self.seconds.append(perf_counter() - begun)
        return decision.action  # type: ignore[return-value]

    def told(self, *, changed: bool) -> str:
        """Return how many calls were judged and changed; each that was, if asked."""
        count = max(1, self.thought)
        seconds = sum(self.seconds) / count
        summary = f"{self.name}+sim: {self.thought} calls judged, {len(self.changed)} changed"
        return "\n  ".join([f"{summary}, {seconds:.2f} s each", *self.changed * changed])
