"""The jobs of worker processes: plain functions with late imports."""

from __future__ import annotations

import os
import random
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from biritch.coach.tutor import Advice
    from biritch.core.boards import Board
    from biritch.core.cards import Card
    from biritch.core.deals import Deal
    from biritch.core.hands import Hand
    from biritch.core.seats import Seat
    from biritch.core.trick_table import TrickTable
    from biritch.games.view import View
    from biritch.robots.claiming.own_claims import OwnClaim
    from biritch.robots.robot import Decision
    from biritch.server.practice.hand import PracticeHand
    from biritch.server.practice.messages import PracticeReview
    from biritch.server.systems.own_messages import OwnCheck
    from biritch.server.tables.meanings import AuctionAsked, AuctionTold, SystemLibrary
    from biritch.solver.par import Par

    Judged: TypeAlias = tuple[bool, int | None, tuple[Seat, Card] | None, str]
    """Whether a claim is agreed to; else what it comes to, who beats it with which card, and
    the Law by which one falls that best play would make."""


def prepare(robot: str) -> int:
    """Load what the first decision needs; return this process's ID."""
    from biritch.core.random_deals import seeded_deals
    from biritch.robots.catalogue import find
    from biritch.robots.double_dummy import double_dummy

    find(robot)
    double_dummy().tables([next(seeded_deals("prepare"))])
    return os.getpid()


def number() -> int:
    """Return this process's ID."""
    return os.getpid()


def decide(robot: str, view: View, budget: float, seed: str) -> Decision:
    """Return the decision of *robot* in *view*."""
    from biritch.robots.catalogue import find

    return find(robot).decide(view, budget=budget, rng=random.Random(seed))  # noqa: S311 - to be repeatable


def advise(robot: str, view: View, budget: float, seed: str) -> Advice:
    """Return the advice of *robot* in *view*, as the tutor explains it."""
    from biritch.coach import tutor
    from biritch.robots.catalogue import find

    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    system = robot.partition(":")[2] or "sef"
    return tutor.advise(view, find(robot), system, budget=budget, rng=rng)


def hint(robot: str, view: View, budget: float, seed: str) -> str:
    """Return the tutor's advice in *view* as an encoded message, without its ID."""
    from biritch.server.learn.hints import hint_given
    from biritch.server.tables import protocol

    return protocol.encode(hint_given("", advise(robot, view, budget, seed))).decode()


def judge(  # noqa: PLR0913, PLR0917 - a claim is that many things
    view: View,
    claimant: Seat,
    tricks: int,
    shown: Hand,
    budget: float,
    seed: str,
    line: str = "",
) -> Judged:
    """Return whether the seat of *view* accepts a claim, and if not, what beats it.

    If tricks were conceded that cannot be lost, the result is more than was claimed.
    """
    from biritch.robots.claim_worth import claim_worth, refuting_card
    from biritch.robots.claims import judge_claim

    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    verdict = judge_claim(view, claimant, tricks, budget, rng, shown=shown, line=line)
    if verdict.accepts:
        return True, None, None, ""
    if verdict.cannot_lose is not None:
        return False, verdict.cannot_lose, None, ""
    if verdict.law is not None:
        return False, None, None, verdict.law
    worth = claim_worth(view, claimant, budget, rng, shown=shown)
    if worth is None or worth >= tricks:
        return False, None, None, ""
    return False, worth, refuting_card(view, claimant, tricks, shown=shown), ""


def claim(view: View) -> OwnClaim | None:
    """Return the claim of the robot on lead in *view*, if the outcome is certain."""
    from biritch.robots.claiming.own_claims import own_claim

    return own_claim(view)


def perfect(deal: Deal, board: Board) -> tuple[TrickTable, Par]:
    """Return the double dummy table and par of *deal*."""
    from biritch.robots.double_dummy import double_dummy
    from biritch.solver.par import par

    table = double_dummy().tables([deal])[0]
    return table, par(table, board)


def tables(deals: Sequence[Deal]) -> list[TrickTable]:
    """Return the double dummy table of each of *deals*."""
    from biritch.robots.double_dummy import double_dummy

    return list(double_dummy().tables(list(deals)))


def meanings(asked: AuctionAsked) -> AuctionTold:
    """Return the meanings of the calls of an auction, and of the possible next ones."""
    return _library().work_out(*asked)


@cache
def _library() -> SystemLibrary:
    from biritch.server.tables.meanings import SystemLibrary

    return SystemLibrary()


def check(data: bytes) -> OwnCheck:
    """Return the remarks on a user's own system file."""
    from biritch.server.systems import own_checks

    return own_checks.check(data)


def review(practice: PracticeHand) -> PracticeReview:
    """Return the review of a finished practice auction."""
    from biritch.server.practice import review as reviewing

    return reviewing.review_hand(practice)
