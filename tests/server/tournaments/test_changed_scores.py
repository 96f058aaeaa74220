"""A desk that looks again is told the scores that changed, and no others."""

from __future__ import annotations

from typing import Any

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def looked(tournament: TournamentClient, since: int) -> dict[str, Any]:
    answer = tournament.look("td", since=str(since))
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view


def boards(view: dict[str, Any]) -> list[tuple[int, str]]:
    return [(one["board"], one["state"]) for one in view["scores"]]


def test_only_what_changed_since_is_told(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1)
    tournament.agreed(2, 3)
    first = tournament.view()
    assert first["since"] == 0
    assert boards(first) == [(1, "agreed"), (3, "agreed")]
    tournament.do("1ns", "score", board=2, contract="P")
    later = looked(tournament, first["n"])
    assert later["since"] == first["n"]
    assert boards(later) == [(2, "entered")]
    tournament.do("1ew", "refuse", board=2)
    refused = looked(tournament, later["n"])
    assert boards(refused) == [(2, "refused")], "no score was entered, its state is another"
    tournament.do("td", "clock", running=False)
    assert boards(looked(tournament, refused["n"])) == []
    assert boards(looked(tournament, first["n"])) == [(2, "refused")]
    assert looked(tournament, 1)["since"] in {0, 1}
    assert boards(looked(tournament, 9_999)) == boards(tournament.view())
