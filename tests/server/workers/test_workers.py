"""Robots that crash, hang, or want what is not allowed: the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from biritch.coach.tutor import Advice
from biritch.core.boards import Board
from biritch.core.calls import PASS, parse_call
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.server.workers import jobs
from biritch.server.workers.processes import JobOf, WorkerLost, Workers
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge, WorkerDecider
from tests.server.workers.jobs import add, die, fail, hang

RULE = Phrase.of("server-by-rule")


def with_workers(test: Callable[[Workers], Coroutine[Any, Any, None]]) -> None:
    """Run *test* with one worker process."""

    async def run() -> None:
        workers = Workers(1, "random:sif")
        workers.start()
        try:
            await test(workers)
        finally:
            await workers.close()

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("job", [hang, die])
def test_a_worker_that_is_lost_is_replaced(job: Callable[[], None]) -> None:
    async def test(workers: Workers) -> None:
        assert await workers.run(60, add, 1, 2) == 3
        with pytest.raises(WorkerLost):
            await workers.run(0.5 if job is hang else 60, job)
        assert await workers.run(60, add, 3, 4) == 7

    with_workers(test)


@pytest.mark.slow
def test_what_a_job_raises_is_raised_and_the_worker_stays() -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(ZeroDivisionError):
            await workers.run(60, fail)
        assert await workers.run(60, add, 1, 1) == 2

    with_workers(test)


class Broken(Workers):
    """Workers that answer with whatever they were given."""

    def __init__(self, answer: object) -> None:
        """Keep the *answer*, raised if it can be."""
        super().__init__(0, "random:sif")
        self.answer = answer

    async def think(self, whose: str, budget: float, grace: float, job_of: JobOf[Any]) -> Any:
        """Give the answer."""
        del whose, budget, grace, job_of
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


def views() -> list[View]:
    """Return the view of whoever is to act: in the auction, and on lead."""
    game = Game.start(VARIANT, next(seeded_deals("workers")), Board.from_number(1))
    assert game.actor is not None
    first = game.view(game.actor)
    for call in ("1N", "P", "P", "P"):
        game = game.after(parse_call(call))
    assert game.actor is not None
    return [first, game.view(game.actor)]


@pytest.mark.parametrize("view", views(), ids=["auction", "lead"])
@pytest.mark.parametrize(
    "answer",
    [
        WorkerLost("too slow"),
        RuntimeError("a bug"),
        Decision(parse_call("7N"), RULE),
        Decision(parse_call("XX"), RULE),
    ],
    ids=["late", "crash", "illegal-in-play", "illegal"],
)
def test_a_rule_decides_where_a_robot_cannot(view: View, answer: object) -> None:
    thinking = WorkerDecider(Broken(answer))
    decided = asyncio.run(thinking.decide("random:sif", view, "seed"))
    assert decided.action in view.legal
    if isinstance(answer, BaseException) and PASS in view.legal:
        assert decided.action is PASS


@pytest.mark.parametrize("view", views(), ids=["auction", "lead"])
@pytest.mark.parametrize("answer", [WorkerLost("too slow"), Advice(parse_call("XX"), RULE)])
def test_advice_is_allowed_and_comes_whatever_happens(view: View, answer: object) -> None:
    thinking = WorkerDecider(Broken(answer))
    advice = asyncio.run(thinking.advise("random:sif", view, "seed"))
    assert advice.action in view.legal


def test_a_worker_advises_as_the_tutor_does() -> None:
    view = views()[1]
    advice = jobs.advise("robot:sif", view, 1.0, "seed")
    assert advice.action in view.legal
    assert len(advice.hidden) == 3


def test_no_answer_to_a_claim_lets_the_play_go_on() -> None:
    thinking = WorkerDecider(Broken(WorkerLost("too slow")))
    view = views()[1]
    assert view.seat is not None
    shown = view.seen[view.seat]
    assert shown is not None
    judged = thinking.judge(view, ClaimToJudge(view.seat.partner, 13, shown), "seed")
    assert asyncio.run(judged) == ClaimAnswer(accepts=False)
