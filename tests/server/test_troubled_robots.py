"""At a table whose robots crash, hang and cheat, a board is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from biritch.core.calls import parse_call
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.robots.robot import Decision
from biritch.server import jobs
from biritch.server.protocol import MakeCall, PlayCard
from biritch.server.thinking import Thinking
from biritch.server.workers import Workers
from tests.server.rooms import enter, run, until, working
from tests.server.worker_jobs import die, fail, hang
from tests.table.tables import legal, opened


class Troubled(Workers):
    """Real processes, given work now and then that kills or stops them."""

    def __init__(self) -> None:
        """Have one process, so that whoever comes next needs the new one."""
        super().__init__(1, "random:sif")
        self.turn, self.troubles = 0, [die, None, hang, fail, "cheat", None, hang, "late", die]

    async def run(
        self, deadline: float, job: Callable[..., Any], *args: Any, **kwargs: Any
    ) -> Any:
        """Do the job, or make trouble."""
        del deadline
        trouble = self.troubles.pop(0) if self.troubles and job is jobs.decide else None
        self.turn += 1
        if trouble is None:
            return await super().run(60, job, *args, **kwargs)
        if trouble == "cheat":
            return Decision(parse_call("XX"), Phrase.of("server-by-rule"))
        if callable(trouble):
            return await super().run(60 if trouble is not hang else 0.3, trouble)
        return await super().run(0, job, *args, **kwargs)


def test_the_board_is_played_to_its_end() -> None:
    async def board() -> None:
        workers = Troubled()
        workers.start()
        try:
            async with working(opened("trouble"), Thinking(workers)) as room:
                await enter(room, Seat.SOUTH, 0, [])
                line = next(iter(room.lines))
                while not (table := room.log.table).over:
                    n = table.n
                    if table.turn == Seat.SOUTH:
                        bidding = table.playing.facts.contract is None
                        action, kind = str(legal(table)[0]), MakeCall if bidding else PlayCard
                        await room.ask(line, kind(f"do {n}", n, action))
                    await until(lambda n=n: room.log.table.n > n)  # type: ignore[misc]
            assert workers.troubles == []
            assert workers.turn > 20
        finally:
            await workers.close()

    run(board())
