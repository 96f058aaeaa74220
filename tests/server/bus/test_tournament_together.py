"""A tournament whose tables are spread over two servers, one of which is killed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from biritch.server.storage.store import archive_of
from tests.engines import Databases, Engine
from tests.server.bus.together import together
from tests.server.served import Person
from tests.server.tournaments.participants import TournamentClient


def over(view: dict[str, Any]) -> bool:
    """Whether the last round is played."""
    return bool(view["round"] > view["rounds"])


@pytest.mark.slow
@pytest.mark.prove
def test_players_sit_by_two_servers_and_one_of_them_falls(
    tmp_path: Path, databases: Databases, bus: Engine
) -> None:
    with together(tmp_path, databases, bus) as service:
        service.serve("A", "B")
        how = {"pairs": 6, "movement": "mitchell", "rounds": 2, "each": 1}
        at_a = TournamentClient.opened(
            service.servers["A"], title="Two", online=True, robots="random:sif", **how
        )
        at_b = replace(at_a, url=f"http://{service.servers['B'].host}")
        at_a.do("td", "next", round=1)
        # Two who play one board, each by a server of its own; robots sit in the other seats.
        people = []
        for client, letter, who in ((at_a, "A", "1a"), (at_b, "B", "2a")):
            table = client.until(lambda view: view["at"] != "", who)["at"]
            person = Person.enter(service.servers[letter], table, client.keys[who])
            person.until(lambda message: message["t"] == "view")
            assert person.ask("settings", robotPace=0)["t"] == "done"
            people.append(person)
        # Whoever minds the tournament may be either: what both write is one truth.
        for person in people:
            person.to_the_end()
        for client in (at_a, at_b):
            client.until(lambda view: view["round"] >= 2)
        for person in people:
            person.leave()
        service.servers["A"].kill()
        view = at_b.until(over)
        played = [(one["round"], one["table"], one["board"]) for one in view["scores"]]
        assert len(played) == len({*played}) == 3 * 2, played
        assert {len(one["past"]) for one in view["scores"]} == {1}, "a result was entered twice"
        assert len(view["ranking"]) == 6
        service.serve("A")
        again = replace(at_a, url=f"http://{service.servers['A'].host}").until(over)
        assert again["ranking"] == view["ranking"]
        assert archive_of(service.database).verify().ok
