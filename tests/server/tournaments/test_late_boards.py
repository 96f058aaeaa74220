"""A board late stays on the phones of those who owe it, until it is in."""

from __future__ import annotations

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def finished_but_one(served: Served) -> TournamentClient:
    """Round 2 has begun; table 1 owes board 2 of round 1, of pairs 1 and 4."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    for table in (1, 2, 3):
        for board in tournament.view(f"{table}ns")["seated"]["boards"]:
            if (table, board["number"]) != (1, 2):
                tournament.agreed(table, board["number"])
    tournament.do("td", "next", round=2, anyway=True)
    return tournament


def owed(tournament: TournamentClient, who: str) -> list[tuple[int, int, int, str, str]]:
    return [
        (one["board"]["number"], one["round"], one["table"], one["side"], one["board"]["state"])
        for one in tournament.view(who)["owed"]
    ]


def test_a_board_late_is_entered_and_agreed_in_the_next_round(served: Served) -> None:
    tournament = finished_but_one(served)
    assert owed(tournament, "1ns") == [(2, 1, 1, "NS", "none")]
    # Pair 4 has moved to table 2, and its phone with it: it is that table's now.
    assert owed(tournament, "2ew") == [(2, 1, 1, "EW", "none")]
    assert owed(tournament, "1ew") == owed(tournament, "3ns") == []
    assert owed(tournament, "4a") == [(2, 1, 1, "EW", "none")]
    assert "not played at table 1" in tournament.refused("1ew", "agree", board=2)
    tournament.do("1ns", "score", board=2, contract="4S", declarer="N", result="=")
    assert owed(tournament, "2ew") == [(2, 1, 1, "EW", "entered")]
    tournament.do("4a", "refuse", board=2)
    tournament.do("1ns", "score", board=2, contract="4S", declarer="N", result="+1")
    tournament.do("2ew", "agree", board=2)
    assert owed(tournament, "1ns") == owed(tournament, "2ew") == []
    assert tournament.view()["missing"] == 6, "those of round 2"


def test_it_is_owed_across_rounds_and_after_the_end(served: Served) -> None:
    tournament = finished_but_one(served)
    tournament.do("td", "next", round=3, anyway=True)
    tournament.do("td", "next", round=4, anyway=True)
    assert tournament.view()["round"] > tournament.view()["rounds"]
    assert (2, 1, 1, "EW", "none") in owed(tournament, "4a")
    assert (2, 1, 1, "NS", "none") in owed(tournament, "1ns")
    tournament.do("1a", "score", board=2, contract="P")
    tournament.do("4a", "agree", board=2)
    assert (2, 1, 1, "NS", "none") not in owed(tournament, "1ns")


def test_a_pair_calls_the_director_of_a_board_it_owes(served: Served) -> None:
    tournament = finished_but_one(served)
    tournament.do("1ns", "call", board=2, why=":not-played")
    assert tournament.view()["calls"][0]["board"] == 2
    tournament.do("td", "slip", text="2 1 not played")
    assert owed(tournament, "1ns") == owed(tournament, "4a") == []


def test_the_director_agrees_for_all(served: Served) -> None:
    tournament = finished_but_one(served)
    assert "no score waits" in tournament.refused("td", "agree-all").lower()
    assert "director" in tournament.refused("1ns", "agree-all")
    tournament.do("1ns", "score", board=2, contract="P")
    tournament.do("2ns", "score", board=5, contract="P")
    tournament.do("td", "agree-all")
    assert {one["state"] for one in tournament.view()["scores"]} == {"agreed"}
