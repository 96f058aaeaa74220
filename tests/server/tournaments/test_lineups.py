"""Line-ups of teams: named by captains, hidden where the rule says so, played by the tables."""

from __future__ import annotations

from tests.server.served import Served
from tests.server.tournaments.online.test_online import online, over, sit
from tests.server.tournaments.participants import Evening

SIX = "Reds: Ann & Bob & Cleo & Dan & Eve & Flo"
FOUR = "Blues: Gus & Hal & Ivy & Jo"
MATCH = {"form": "teams", "pairs": 2, "movement": "team-match", "rounds": 4, "each": 1}


def at_tables(evening: Evening) -> dict[str, str]:
    """Return who sits where: seat and table, by name."""
    return {
        one["name"]: f"{one['seat']}{table['table']}"
        for table in evening.view()["tables"]
        for one in table["sitters"]
    }


def test_the_away_team_names_first_and_nobody_meets_the_same_pair_again(
    served: Served,
) -> None:
    evening = online(served, **MATCH, names=[SIX, FOUR], lineups="away-first")
    keys = [one for one in evening.keys if one.startswith("1")]
    assert len(keys) == 6
    for captain in ("1a", "2a"):
        evening.view(captain)
    evening.do("td", "next", round=1)
    assert "names its line-up first" in evening.refused("1a", "line-up", open="ef", closed="ab")
    assert "captain" in evening.refused("1b", "line-up", open="ef", closed="ab")
    assert "not of that team" in evening.refused("2a", "line-up", open="ae", closed="bc")
    evening.do("2a", "line-up", open="bd", closed="ac")
    theirs = evening.view("1a")["lineups"]["away"]
    assert (theirs["open"], theirs["closed"], theirs["named"]) == ("bd", "ac", True)
    assert evening.view("1a")["at"] == ""
    assert "both rooms" in evening.refused("1a", "line-up", open="ab", closed="bc")
    evening.do("1a", "line-up", open="fe", closed="ab")
    evening.until(lambda view: view["tables"][0]["sitters"][0]["name"] == "Flo")
    seats = at_tables(evening)
    assert [seats[one] for one in ("Flo", "Hal", "Eve", "Jo")] == ["N1", "E1", "S1", "W1"]
    assert [seats[one] for one in ("Gus", "Ann", "Ivy", "Bob")] == ["N2", "E2", "S2", "W2"]
    assert "stays as it is" in evening.refused("1a", "line-up", open="ab", closed="cd")
    flo = sit(served, evening, "1f")
    assert flo.view["seats"]["N"] == {"kind": "person", "name": "Flo", "here": True}
    flo.leave()


def test_a_blind_line_up_is_hidden_until_both_have_named(served: Served) -> None:
    evening = online(served, **MATCH, names=[SIX, FOUR], lineups="blind")
    for captain in ("1a", "2a"):
        evening.view(captain)
    evening.do("td", "next", round=1)
    evening.do("1a", "line-up", open="ce", closed="df")
    hidden = evening.view("2a")["lineups"]["home"]
    assert (hidden["open"], hidden["closed"], hidden["roster"]) == ("", "", [])
    assert hidden["named"]
    assert evening.view("td")["lineups"][0]["home"]["open"] == "ce"
    assert "Cleo" not in evening.look("2a").text.partition('"ranking"')[0]
    evening.do("2a", "line-up", open="ab", closed="cd")
    assert evening.view("2a")["lineups"]["home"]["open"] == "ce"


def test_robots_and_captains_away_play_as_usual(served: Served) -> None:
    """In the second half the away pairs are in the other rooms (document 000, line 222)."""
    evening = online(served, **MATCH, lineups="away-first")
    evening.do("td", "next", round=1)
    view = evening.until(over)
    assert len(view["scores"]) == 8
    told = [evening.view(who)["past"] for who in ("1a", "2a")]
    assert [sorted(one["number"] for one in past) for past in told] == [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
    ]


def test_in_a_room_the_desk_and_the_captain_name(served: Served) -> None:
    evening = Evening.opened(served, **MATCH, names=[SIX, FOUR], lineups="blind")
    assert [one for one in evening.keys if one[1:] == "a"] == ["1a", "2a"]
    evening.do("td", "next", round=1)
    evening.do("2a", "line-up", open="ab", closed="cd")
    evening.do("td", "line-up", team=1, open="ef", closed="ab")
    evening.do("td", "line-up", team=1, open="ef", closed="cd")
    assert "stays" in evening.refused("2a", "line-up", open="cd", closed="ab")
    view = evening.view("1a")
    assert (view["at"], view["lineups"]["home"]["closed"]) == ("", "cd")
    evening.agreed(1, 1)
    assert "stays" in evening.refused("td", "line-up", team=1, open="ab", closed="cd")
