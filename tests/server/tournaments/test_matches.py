"""Swiss pairs, Patton, triangles and sections: evenings to their ranking, figures by hand.

Victory points are those of the WBF's continuous scale (WBF Scoring Panel, 2012): for a margin
of M IMPs in N boards the winner has 10 + 10 (1 - r^(3M / 15 sqrt N)) / (1 - r^3), where r is
(sqrt 5 - 1) / 2.
"""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import pytest

from biritch.core.boards import Board
from biritch.core.seats import Side
from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell

VPS_OF_ONE = {False: Decimal("18.09"), True: Decimal("18.97")}
"""The VPs of one board that makes game against one down: 10 IMPs, vulnerable 12."""


def ranking(tournament: TournamentClient) -> dict[int, str]:
    return {one["pair"]: one["points"] for one in tournament.view()["ranking"]}


def told(totals: dict[int, Decimal]) -> dict[int, str]:
    return {who: f"{points.normalize():f}" for who, points in totals.items()}


def vulnerable(board: int) -> bool:
    return Side.NS in Board.from_number(board).vulnerability


def play_round(tournament: TournamentClient, number: int) -> list[tuple[int, int, int]]:
    """Play a round in which the lower number makes game, and return board and teams."""
    tournament.do("td", "next", round=number)
    met = []
    for table in tournament.view()["tables"]:
        ns, ew = table["ns"]["number"], table["ew"]["number"]
        for board in table["boards"]:
            told = "4S N =" if ns < ew else "4S N -1"
            tournament.agreed(table["table"], board["number"], told)
            met.append((board["number"], ns, ew))
    return met


def test_swiss_pairs_meet_by_their_victory_points(served: Served) -> None:
    """Two boards a match: 10 IMPs on one of them and none on the other are 16.46 to 3.54."""
    tournament = TournamentClient.opened(
        served, form="pairs", pairs=4, movement="swiss", rounds=3, each=2
    )
    view = tournament.view()
    assert (view["form"], view["movement"], view["unit"]) == ("pairs", "swiss-pairs", "vps")
    tournament.do("td", "next", round=1)
    two = {
        one["table"]: (one["ns"]["number"], one["ew"]["number"])
        for one in tournament.view()["tables"]
    }
    assert two == {1: (1, 3), 2: (2, 4)}
    for table, told in ((1, "4S N ="), (2, "4S N -1")):
        tournament.agreed(table, 1, told)
        assert not tournament.view()["ranking"], "a match counts when it is over"
        tournament.agreed(table, 2, "3N N =") if table == 2 else None
    tournament.agreed(1, 2, "3N N =")
    # Board 1: 420 against -50 are 10 IMPs either way; board 2 is level.
    assert ranking(tournament) == {1: "16.46", 4: "16.46", 2: "3.54", 3: "3.54"}
    (first, second) = tournament.view()["matches"]
    assert (first["imps"], first["points"]) == (["10", "-10"], ["16.46", "3.54"])
    assert (second["imps"], second["points"]) == (["-10", "10"], ["3.54", "16.46"])
    met = {frozenset(pairs) for pairs in two.values()}
    for number in (2, 3):
        tournament.do("td", "next", round=number)
        tables = tournament.view()["tables"]
        met |= {frozenset((one["ns"]["number"], one["ew"]["number"])) for one in tables}
        if number == 2:
            assert frozenset((1, 4)) in met, "the two that won meet"
        for table in tables:
            for board in table["boards"]:
                tournament.agreed(table["table"], board["number"], "1N N =")
    assert len(met) == 6, "nobody meets twice"
    tournament.do("td", "next", round=4)
    # Two level matches more give everybody 10 each.
    assert ranking(tournament) == {1: "36.46", 4: "36.46", 2: "23.54", 3: "23.54"}


def test_of_an_odd_field_of_pairs_one_has_a_bye(served: Served) -> None:
    """60 % of the most victory points (20) are 12; nobody has a second bye."""
    tournament = TournamentClient.opened(
        served, form="pairs", pairs=5, movement="swiss", rounds=2, each=1
    )
    idle = []
    for number in (1, 2):
        tournament.do("td", "next", round=number)
        idle += [one["number"] for one in tournament.view()["idle"]]
        for table in tournament.view()["tables"]:
            tournament.agreed(table["table"], number, "1N N =")
    assert idle[0] == 5
    assert len({*idle}) == 2
    expected = {who: "22" if who in idle else "20" for who in range(1, 6)}
    assert ranking(tournament) == expected


def test_a_pair_and_its_phone_follow_the_draw(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, form="pairs", pairs=8, movement="swiss", rounds=3, each=1
    )
    tournament.do("td", "show", shown=True)
    tournament.do("td", "next", round=1)
    assert tournament.view("3a")["table"] == 3
    for table in range(1, 5):
        tournament.agreed(table, 1, "4S N =" if table == 3 else "4S N -1")
    phone = tournament.view("3a")
    assert phone["ranking"][0]["pair"] == 3
    assert phone["next"]["table"] == -1, "drawn when the round begins"


def test_a_patton_of_five_counts_boards_and_imps(served: Served) -> None:
    """Hereford's form: 20 for the boards (one board: 20, 10 or 0), 20 for the IMPs.

    A match of one board won by a game against one down gives 20 + 18.09, vulnerable 20 + 18.97.
    """
    tournament = TournamentClient.opened(
        served, form="teams", pairs=5, movement="round-robin", each=1, count="patton-hereford"
    )
    rounds = tournament.view()["rounds"]
    matches: dict[frozenset[int], int] = {}
    for number in range(1, rounds + 1):
        for board, ns, ew in play_round(tournament, number):
            matches[frozenset((ns, ew))] = board
    assert len(matches) == 10, "all against all"
    totals = dict.fromkeys(range(1, 6), Decimal(0))
    for two, board in matches.items():
        won = 20 + VPS_OF_ONE[vulnerable(board)]
        totals[min(two)] += won
        totals[max(two)] += 40 - won
    assert tournament.view()["unit"] == "points"
    assert ranking(tournament) == {
        who: f"{points.normalize():f}" for who, points in totals.items()
    }
    assert [one["pair"] for one in tournament.view()["ranking"]] == [1, 2, 3, 4, 5]


def test_average_plus_in_a_patton_is_a_share_of_the_board(served: Served) -> None:
    """60 % of the 10 of a board is 6, and 3 IMPs count besides (Law 12C2)."""
    tournament = TournamentClient.opened(
        served, form="teams", pairs=2, movement="team-match", rounds=2, each=1,
        count="patton-hereford",
    )  # fmt: skip
    tournament.do("td", "next", round=1)
    (first, second) = tournament.view()["tables"]
    for table in (first, second):
        tournament.agreed(table["table"], table["boards"][0]["number"], "1N N =")
    board = first["boards"][0]["number"]
    tournament.do("td", "next", round=2)
    for table in tournament.view()["tables"]:
        tournament.agreed(table["table"], table["boards"][0]["number"], "1N N =")
    assert ranking(tournament) == {1: "20", 2: "20"}
    tournament.do("td", "average", board=board, pair=1, own="60", theirs="40")
    found = {who: Decimal(points) for who, points in ranking(tournament).items()}
    # Two boards of 10 each: 6 and 5; 3 IMPs in two boards are 12.42 VP.
    assert found == {1: Decimal(11) + Decimal("12.42"), 2: Decimal(9) + Decimal("7.58")}


@pytest.mark.parametrize("rounds", [4, 3])
def test_seven_teams_play_a_triangle_over_two_rounds(served: Served, rounds: int) -> None:
    """Everybody plays one match a round; of an odd number of rounds the first has a bye."""
    tournament = TournamentClient.opened(
        served, form="teams", pairs=7, movement="swiss", rounds=rounds, each=1, odd="triangle"
    )
    board_of: dict[frozenset[int], int] = {}
    idle = []
    for number in range(1, rounds + 1):
        met = play_round(tournament, number)
        idle += [one["number"] for one in tournament.view()["idle"]]
        for board, ns, ew in met:
            assert board_of.setdefault(frozenset((ns, ew)), board) == board, "no match twice"
        sitting = Counter(who for _, ns, ew in met for who in (ns, ew))
        assert set(sitting.values()) == {2}, "both pairs of every team play"
    assert idle == ([7] if rounds == 3 else [])
    totals = dict.fromkeys(range(1, 8), Decimal(0))
    totals |= dict.fromkeys(idle, Decimal(12))
    for two, board in board_of.items():
        won = VPS_OF_ONE[vulnerable(board)]
        totals[min(two)] += won
        totals[max(two)] += 20 - won
    assert ranking(tournament) == {
        who: f"{points.normalize():f}" for who, points in totals.items()
    }
    played = Counter(who for two in board_of for who in two)
    assert {played[who] + (who in idle) for who in range(1, 8)} == {rounds}


def test_the_boards_of_a_triangle_stay_closed_until_its_second_round(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, form="teams", pairs=5, movement="swiss", rounds=2, each=1, odd="triangle"
    )
    tournament.do("td", "next", round=1)
    tables = {one["table"]: one for one in tournament.view()["tables"]}
    assert {*tables} == {1, 2, 3, 4, 5}
    for number, table in tables.items():
        tournament.agreed(number, table["boards"][0]["number"], "1N N =")
    for number in (1, 3, 4, 5):
        board = tables[number]["boards"][0]["number"]
        told = tournament.board(number, board)
        assert told["traveller"] is None, "board 1 is played by three teams in round 2"
    assert tournament.view("3ns")["seated"]["next"][0]["table"] > 0, "known already"
    tournament.do("td", "next", round=2)
    for table in tournament.view()["tables"]:
        tournament.agreed(table["table"], table["boards"][0]["number"], "1N N =")
    assert {one["points"] for one in tournament.view()["ranking"]} == {"20"}


def test_sections_have_rankings_of_their_own(served: Served) -> None:
    """Two tables have board 1 in common: compared in one field, or each section for itself."""
    tournament = mitchell(served, pairs=12, sections=2, ranked="listed")
    tournament.do("td", "next", round=1)
    for table, told in ((1, "3N N ="), (4, "3N N -1")):
        tournament.agreed(table, 1, told)
    places = {one["pair"]: one for one in tournament.view()["ranking"]}
    norths = {
        who: (one["rank"], one["section"], one["section_rank"], one["percent"])
        for who, one in places.items()
        if one["line"] == "ns"
    }
    assert norths == {1: (1, 1, 1, "100.00"), 7: (2, 2, 1, "0.00")}
    tournament.do("td", "rank-sections", how="apart")
    # Board 1 has one result in each section: nothing to compare with.
    places = {one["pair"]: one for one in tournament.view()["ranking"]}
    assert {one["percent"] for one in places.values()} == {""}
    tournament.do("td", "slip", text="1 2 3N N -2", anyway=True)
    places = {one["pair"]: one for one in tournament.view()["ranking"]}
    found = {
        who: (one["rank"], one["section_rank"], one["percent"]) for who, one in places.items()
    }
    assert found[1] == (1, 1, "100.00")
    assert found[2] == (2, 2, "0.00")
    assert found[7][1:] == (1, "")
    tournament.do("td", "rank-sections", how="together")
    assert {one["section"] for one in tournament.view()["ranking"]} == {0}


def test_a_barometer_is_ranked_after_every_round(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=6, movement="barometer", rounds=5, each=1, minutes=8
    )
    tournament.do("td", "show", shown=True)
    for number in (1, 2):
        tournament.do("td", "next", round=number)
        tables = tournament.view()["tables"]
        assert {one["boards"][0]["number"] for one in tables} == {number}
        for table in tables:
            tournament.agreed(
                table["table"], number, "4S N =" if table["table"] == 1 else "1N N ="
            )
        public = tournament.view("")
        assert {one["boards"] for one in public["ranking"]} == {number}


def test_ties_are_told_as_far_as_they_can_be_broken(served: Served) -> None:
    """Where no matches are played, no net IMPs of matches are promised."""
    boards = mitchell(served).view()["ties"]
    matches = mitchell(served, movement="swiss-pairs").view()["ties"]
    assert [tie["en"] for tie in boards] == ["what they got from one another"]
    assert "net IMPs" in [tie["en"] for tie in matches]
