"""A table that was played the wrong way round; a Mitchell whose crossed round is cut off."""

from __future__ import annotations

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def test_a_table_turned_round_keeps_what_was_made_at_its_seats(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1, "4S N =")
    first = tournament.view()["tables"][0]
    two = first["ns"]["number"], first["ew"]["number"]
    tournament.do("td", "turn", tables=[1])
    turned = tournament.view()["tables"][0]
    assert (turned["ew"]["number"], turned["ns"]["number"]) == two
    (score,) = tournament.view()["scores"]
    assert (score["ew"], score["ns"], score["state"]) == (*two, "agreed")
    assert score["score"]["points"] == 420
    # Board 2 is entered as they sit: the phone of the table's North is the other pair's.
    tournament.agreed(1, 2, "1N E =")
    assert {(one["ew"], one["ns"]) for one in tournament.view()["scores"]} == {two}
    tournament.do("td", "turn", tables=[1])
    assert {(one["ns"], one["ew"]) for one in tournament.view()["scores"]} == {two}
    assert "table 9" in tournament.refused("td", "turn", tables=[9]).lower()


def crossed(served: Served) -> TournamentClient:
    return TournamentClient.opened(
        served, pairs=14, movement="mitchell-crossed", rounds=7, each=2, minutes=15
    )


def test_the_new_last_round_of_a_cut_mitchell_is_crossed(served: Served) -> None:
    tournament = crossed(served)
    answer = tournament.ask("td", "last", round=6)
    assert (answer.status_code, answer.json()["ask"]) == (409, True)
    assert "round 6 will be crossed" in answer.json()["refused"]["en"]
    tournament.do("td", "last", round=6, anyway=True)
    view = tournament.view()
    assert view["rounds"] == 6
    north: dict[int, set[int]] = {1: set(), 6: set()}
    for number in range(1, 7):
        tournament.do("td", "next", round=number, anyway=True)
        if number in north:
            north[number] = {one["ns"]["number"] for one in tournament.view()["tables"]}
    assert not north[1] & north[6]


def test_where_it_has_begun_the_desk_says_what_is_lost(served: Served) -> None:
    tournament = crossed(served)
    for number in range(1, 7):
        tournament.do("td", "next", round=number, anyway=True)
    said = tournament.refused("td", "last", round=6)
    assert "nobody will have changed direction" in said
    tournament.do("td", "last", round=6, anyway=True)
