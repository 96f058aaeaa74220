"""What workers on the bus are asked for: the tutor's advice, as the robots' decisions are."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from biritch.coach.tutor import Advice
from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.server.bus.bus import NoAnswer
from biritch.server.learn.hints import hint_given
from biritch.server.tables.protocol import HintGiven
from biritch.server.workers import job_data, jobs
from biritch.server.workers.remote import RemoteDecider, RemoteWorkers

VIEW = Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1)).view(Seat.NORTH)
HERE = Advice(PASS, Phrase.of("server-by-rule"))


@dataclass
class Bus:
    """Somebody takes every job, and answers with *says*; or nobody does."""

    says: Any
    asked: list[Any] = field(default_factory=list)

    async def ask(self, subject: str, data: bytes, silence: float) -> bytes:
        """Answer."""
        del subject, silence
        self.asked.append(job_data.read(data))
        if self.says is None:
            raise NoAnswer("nobody")
        return job_data.write_value(("done", 1.0, self.says))


class Here:
    """The tutor of this server."""

    is_hurried = False

    async def advise(self, *_: object) -> Advice:
        """Advise a pass."""
        return HERE


def advised(says: object) -> tuple[Advice | HintGiven, Bus]:
    bus = Bus(says)
    workers = RemoteWorkers(cast("Any", bus), cast("Any", None))
    decider = RemoteDecider(workers, cast("Any", Here()))
    return asyncio.run(decider.advise("robot:sef", VIEW, "seed", "table")), bus


def test_the_tutor_of_a_worker_is_asked_and_its_message_sent_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jobs, "advise", lambda *_: HERE)
    advice, bus = advised(jobs.hint("robot:sef", VIEW, 1.0, "seed"))
    assert bus.asked == [("hint", "table", "robot:sef", VIEW, "seed")]
    assert isinstance(advice, HintGiven)
    assert hint_given("m1", advice) == hint_given("m1", HERE)


@pytest.mark.parametrize(
    "says",
    [None, 7, "no message", '{"t":"hinted","id":"","action":"XX","says":{"en":"","fr":""}}'],
)
def test_where_nobody_advises_what_is_allowed_the_tutor_thinks_here(says: object) -> None:
    assert advised(says)[0] is HERE
