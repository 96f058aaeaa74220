"""Two servers, one PostgreSQL, one NATS, a worker: one table, and each of them killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.engines import Databases, Engine
from tests.server.bus.together import (
    Player,
    friends,
    nothing_lost_or_doubled,
    play,
    together,
)


@pytest.mark.slow
def test_whichever_of_the_four_is_killed_play_goes_on(
    tmp_path: Path, databases: Databases, bus: Engine
) -> None:
    with together(tmp_path, databases, bus) as service:
        service.serve("A", "B")
        service.work()
        people = friends(service)
        play(people, 6)
        assert {player.at for player in people} == {"A", "B"}
        # A server: its people come back by the other one, and by itself once it is there.
        service.servers["A"].kill()
        play(people, 4)
        assert {player.at for player in people} == {"B"}
        service.serve("A")
        for player in people[:2]:
            player.move("A")
            player.hear_until_dealt()
        play(people, 2)
        # A worker: robots think elsewhere.
        told = service.servers["A"].open(robots="rule:sef", seed="worker")
        alone = Player(service, told["table"], told["token"], "A")
        alone.hear_until_dealt()
        assert alone.ask("settings", robotPace=0)["t"] == "done"
        alone.act_in_turn()
        assert service.worker is not None
        os.kill(service.worker.pid, signal.SIGKILL)
        service.worker.wait()
        alone.act_in_turn()
        nothing_lost_or_doubled(service, [alone])
        # The bus: what it no longer says is found in the database, a little later.
        bus.kill()
        play(people, 3)
        bus.start()
        play(people, 3)
        # The database: nobody is told anything that is not stored; then all goes on.
        databases.engine.kill()
        databases.again()
        play(people, 4)
        nothing_lost_or_doubled(service, people)
