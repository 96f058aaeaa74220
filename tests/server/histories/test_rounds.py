"""A round over a real PostgreSQL and NATS: all fall, and nobody is told what did not happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engines import Databases, Engine
from tests.proving import cases
from tests.server.histories.room import names_of
from tests.server.histories.rounds import Round, pair


@pytest.mark.slow
def test_what_people_were_told_is_a_history_of_what_was_stored(
    tmp_path: Path, databases: Databases, bus: Engine
) -> None:
    with pair(tmp_path, databases, bus) as servers:
        for seed in range(cases(1, 5)):
            told = Round(f"{seed}", servers, databases, bus, cases(8, 30)).run()
            assert told.acknowledged > 10
            assert told.in_room > 5
            assert told.trouble.total() > 1


def test_lines_of_one_step_have_its_name_once_and_a_step_done_twice_has_it_twice() -> None:
    one = b'{"t": "score", "id": "a", "at": "10:00:00.000"}'
    later = b'{"t": "score", "id": "a", "at": "10:00:00.001"}'
    assert names_of([b'{"t": "opened"}', one, one]) == ["", "a", ""]
    assert names_of([one, later]) == ["a", "a"]
