"""Line-ups of teams: named by captains, hidden where the rule says so, played by the tables."""

from __future__ import annotations

from tests.server.served import Served
from tests.server.tournaments.online.test_online import online, over, sit
from tests.server.tournaments.participants import TournamentClient

SIX = "Reds: Ann & Bob & Cleo & Dan & Eve & Flo"
FOUR = "Blues: Gus & Hal & Ivy & Jo"
MATCH = {"form": "teams", "pairs": 2, "movement": "team-match", "rounds": 4, "each": 1}


def at_tables(tournament: TournamentClient) -> dict[str, str]:
    """Return who sits where: seat and table, by name."""
    return {
        one["name"]: f"{one['seat']}{table['table']}"
        for table in tournament.view()["tables"]
        for one in table["sitters"]
    }


def test_the_away_team_names_first_and_nobody_meets_the_same_pair_again(
    served: Served,
) -> None:
    tournament = online(served, **MATCH, names=[SIX, FOUR], lineups="away-first")
    keys = [one for one in tournament.keys if one.startswith("1")]
    assert len(keys) == 6
    for captain in ("1a", "2a"):
        tournament.view(captain)
    tournament.do("td", "next", round=1)
    assert "names its line-up first" in tournament.refused(
        "1a", "line-up", open="ef", closed="ab"
    )
    assert "captain" in tournament.refused("1b", "line-up", open="ef", closed="ab")
    assert "not of that team" in tournament.refused("2a", "line-up", open="ae", closed="bc")
    tournament.do("2a", "line-up", open="bd", closed="ac")
    theirs = tournament.view("1a")["lineups"]["away"]
    assert (theirs["open"], theirs["closed"], theirs["named"]) == ("bd", "ac", True)
    assert tournament.view("1a")["at"] == ""
    assert "both rooms" in tournament.refused("1a", "line-up", open="ab", closed="bc")
    tournament.do("1a", "line-up", open="fe", closed="ab")
    tournament.until(lambda view: view["tables"][0]["sitters"][0]["name"] == "Flo")
    seats = at_tables(tournament)
    assert [seats[one] for one in ("Flo", "Hal", "Eve", "Jo")] == ["N1", "E1", "S1", "W1"]
    assert [seats[one] for one in ("Gus", "Ann", "Ivy", "Bob")] == ["N2", "E2", "S2", "W2"]
    assert "stays as it is" in tournament.refused("1a", "line-up", open="ab", closed="cd")
    flo = sit(served, tournament, "1f")
    assert flo.view["seats"]["N"] == {"kind": "person", "name": "Flo", "here": True}
    flo.leave()


def test_a_blind_line_up_is_hidden_until_both_have_named(served: Served) -> None:
    tournament = online(served, **MATCH, names=[SIX, FOUR], lineups="blind")
    for captain in ("1a", "2a"):
        tournament.view(captain)
    tournament.do("td", "next", round=1)
    tournament.do("1a", "line-up", open="ce", closed="df")
    hidden = tournament.view("2a")["lineups"]["home"]
    assert (hidden["open"], hidden["closed"], hidden["roster"]) == ("", "", [])
    assert hidden["named"]
    assert tournament.view("td")["lineups"][0]["home"]["open"] == "ce"
    assert "Cleo" not in tournament.look("2a").text.partition('"ranking"')[0]
    tournament.do("2a", "line-up", open="ab", closed="cd")
    assert tournament.view("2a")["lineups"]["home"]["open"] == "ce"


def test_robots_and_captains_away_play_as_usual(served: Served) -> None:
    """In the second half the away pairs are in the other rooms."""
    tournament = online(served, **MATCH, lineups="away-first")
    tournament.do("td", "next", round=1)
    view = tournament.until(over)
    assert len(view["scores"]) == 8
    told = [tournament.view(who)["past"] for who in ("1a", "2a")]
    assert [sorted(one["number"] for one in past) for past in told] == [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
    ]


def test_in_a_room_the_desk_and_the_captain_name(served: Served) -> None:
    tournament = TournamentClient.opened(served, **MATCH, names=[SIX, FOUR], lineups="blind")
    assert [one for one in tournament.keys if one[1:] == "a"] == ["1a", "2a"]
    tournament.do("td", "next", round=1)
    tournament.do("2a", "line-up", open="ab", closed="cd")
    tournament.do("td", "line-up", team=1, open="ef", closed="ab")
    tournament.do("td", "line-up", team=1, open="ef", closed="cd")
    assert "stays" in tournament.refused("2a", "line-up", open="cd", closed="ab")
    view = tournament.view("1a")
    assert (view["at"], view["lineups"]["home"]["closed"]) == ("", "cd")
    tournament.agreed(1, 1)
    assert "stays" in tournament.refused("td", "line-up", team=1, open="ab", closed="cd")
