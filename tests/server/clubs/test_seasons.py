"""A club's season over the network: tournaments held, a ladder, a player's page, numbers."""

from __future__ import annotations

import itertools
from typing import Any

import httpx
import pytest

from tests.server.clubs.test_clubs import Club
from tests.server.served import Served

_CLIENT = httpx.Client(timeout=60)
_ids = itertools.count(1)
MEMBERS = "name,FFB\nAnn Lee,01018142\nBob Fox,0202\nCy Orr,0303\n"
NAMES = ["Ann Lee & Bob Fox", "Cy Orr & Di Kay"]


class Desk:
    """A tournament of two pairs at one table, its director and its phones."""

    def __init__(self, served: Served, title: str, names: list[str]) -> None:
        self.url = f"http://{served.host}/events"
        body = {"pairs": 4, "title": title, "names": names, "movement": "howell",
                "rounds": 3, "each": 2, "minutes": 15}  # fmt: skip
        told = _CLIENT.post(self.url, json=body).json()
        self.event, self.key = told["event"], told["director"]
        self.tables, self.players = told["tables"], told["players"]

    def do(self, do: str, key: str = "", **more: object) -> httpx.Response:
        body = {"id": str(next(_ids)), "do": do, "seen": self.view()["n"], **more}
        return self.post("do", body, key)

    def post(self, what: str, body: dict[str, Any], key: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {key or self.key}"}
        return _CLIENT.post(f"{self.url}/{self.event}/{what}", json=body, headers=headers)

    def view(self) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.key}"}
        told: dict[str, Any] = _CLIENT.get(
            f"{self.url}/{self.event}/view", headers=headers
        ).json()
        return told

    def play(self, best: int) -> None:
        """Have *best* make the overtrick of every board, the others not."""
        for number in range(1, 4):
            self.do("next", round=number, anyway=True)
            for table in self.view()["tables"]:
                ns, ew = table["ns"]["number"], table["ew"]["number"]
                for board in table["boards"]:
                    up = "+1" if best == ns else "-1" if best == ew else "="
                    said = f"{board['number']} {ns} 4H N {up}"
                    told = self.do("slip", text=said)
                    assert told.status_code == 200, told.text
        self.do("next", round=4, anyway=True)
        self.do("show", shown=True)


def held(served: Served, club: Club, title: str, best: int, names: list[str]) -> Desk:
    desk = Desk(served, title, names)
    told = desk.post("club", {"club": f"{club.url.rpartition('/')[2]}.{club.key}"})
    assert told.status_code == 200, told.text
    desk.play(best)
    return desk


def deed(club: Club, do: str, **more: object) -> httpx.Response:
    body = {"id": str(next(_ids)), "do": do, **more}
    return _CLIENT.post(f"{club.url}/diary", params={"token": club.key}, json=body)


@pytest.mark.slow
def test_a_month_of_evenings_makes_a_ladder_and_a_players_page(served: Served) -> None:
    club = Club.opened(served)
    club.do("load", text=MEMBERS)
    four = [*NAMES, "Ed Roy & Flo Day", "Gil Ash & Hal Ivy"]
    held(served, club, "One", 1, four)
    turned = ["Cy Orr & Bob Fox", "Ann Lee & Di Kay", *four[2:]]
    held(served, club, "Two", 2, turned)
    terms = {"title": "Autumn", "ladder": "average", "fee": "2", "visitor_fee": "3"}
    kept = deed(club, "season", terms=terms).json()
    name = kept["seasons"][0]["name"]
    told = club.get(f"seasons/{name}").json()
    lines = {one["name"]: one for one in told["lines"]}
    # Whoever makes one trick more on every board has 100 %: Ann won both evenings.
    assert lines["Ann Lee"]["total"] == "100.00"
    assert lines["Ann Lee"]["numbers"] == "FFB 01018142"
    assert lines["Ann Lee"]["rank"] == 1
    # Of six boards, 100 % against whoever lost a trick too: a third in the second evening.
    assert lines["Bob Fox"]["total"] == "66.67"
    assert [(one["members"], one["visitors"], one["money"]) for one in told["money"]] == [
        (3, 5, "21.00")] * 2  # fmt: skip
    page = club.get(f"seasons/{name}/player", who=lines["Ann Lee"]["key"]).json()
    assert [one["percent"] for one in page["evenings"]] == ["100.00", "100.00"]
    assert {one["of"] for one in page["partners"]} == {"Bob Fox", "Di Kay"}
    assert sum(one["many"] for one in page["parts"]) == 12
    table = club.get(f"seasons/{name}/ladder.csv").text.splitlines()
    assert table[1].startswith("1,Ann Lee,FFB 01018142,100.00,2,")
    # Nobody without the key sees it, until the club says so; money is never shown.
    assert _CLIENT.get(f"{club.url}/seasons/{name}").status_code == 403
    deed(club, "season", terms={**terms, "name": name, "public": True})
    seen = _CLIENT.get(f"{club.url}/seasons/{name}").json()
    assert seen["lines"][0]["name"] == "Ann Lee"
    assert seen["money"] is None
    assert seen["attendance"] is None
    ann = next(one for one in club.view()["members"] if one["name"] == "Ann Lee")
    assert club.do("change", old=ann, now={**ann, "hidden": "yes"}).status_code == 200
    seen = _CLIENT.get(f"{club.url}/seasons/{name}").json()
    assert (seen["lines"][0]["name"], seen["lines"][0]["key"]) == ("—", "")
    assert "Ann" not in _CLIENT.get(f"{club.url}/seasons/{name}/ladder.csv").text
    shown = {"who": lines["Ann Lee"]["key"]}
    assert _CLIENT.get(f"{club.url}/seasons/{name}/player", params=shown).status_code == 404
    bob = {"who": lines["Bob Fox"]["key"]}
    page = _CLIENT.get(f"{club.url}/seasons/{name}/player", params=bob).json()
    assert {one["of"] for one in page["partners"]} == {"—", "Cy Orr"}
    # To the club itself nothing is hidden.
    assert club.get(f"seasons/{name}").json()["lines"][0]["name"] == "Ann Lee"


def test_the_clubs_key_finds_the_desk_again_and_so_does_another_key(served: Served) -> None:
    club = Club.opened(served)
    desk = Desk(served, "Lost", NAMES)
    desk.post("club", {"club": f"{club.url.rpartition('/')[2]}.{club.key}"})
    assert [(one["title"], one["key"]) for one in club.get("tournaments").json()] == [
        ("Lost", desk.key)
    ]
    club.key = _CLIENT.post(f"{club.url}/key", params={"token": club.key}).json()["key"]
    (one,) = club.get("tournaments").json()
    assert (one["key"], one["archived"]) == (desk.key, False)
    assert deed(club, "archive", event=desk.event).status_code == 200
    assert club.get("tournaments").json()[0]["archived"]
    assert deed(club, "archive", event="nobody").status_code == 409
    deed(club, "leave", event=desk.event)
    assert club.get("tournaments").json() == []


def test_a_player_types_his_number_at_the_table(served: Served) -> None:
    club = Club.opened(served)
    club.do("load", text=MEMBERS)
    desk = Desk(served, "Numbers", [])
    phone = next(one["key"] for one in desk.players if one["number"] == 2)
    refused = desk.post("who", {"number": "01018142"}, phone)
    assert refused.status_code == 409
    assert "no club’s list" in refused.json()["refused"]["en"]
    desk.post("club", {"club": f"{club.url.rpartition('/')[2]}.{club.key}"})
    assert desk.view()["club"] is True
    assert desk.post("who", {"number": "01018142"}, phone).json() == {
        "name": "Ann Lee",
        "names": "Ann Lee",
    }
    said = desk.post("who", {"number": "0303", "place": 1}, phone).json()
    assert said["names"] == "Ann Lee & Cy Orr"
    assert desk.post("who", {"number": "9"}, phone).status_code == 404
    assert desk.post("who", {"number": "0202", "entrant": 1}, phone).status_code == 409
    pair = next(one for one in desk.view()["players"] if one["number"] == 2)
    assert (pair["names"], pair["numbers"]) == ("Ann Lee & Cy Orr", "FFB 01018142 & FFB 0303")


def test_names_on_the_list_are_given_their_numbers_when_a_club_is_joined(
    served: Served,
) -> None:
    club = Club.opened(served)
    club.do("load", text=MEMBERS)
    desk = Desk(served, "Filled", NAMES)
    address = f"{club.url.rpartition('/')[2]}.{club.key}"
    desk.post("club", {"club": address})
    numbers = {one["number"]: one["numbers"] for one in desk.view()["players"]}
    assert numbers[1] == "FFB 01018142 & FFB 0202"
    assert numbers[2] == "FFB 0303 & "
    assert desk.post("club", {"club": f"{address}x"}).status_code == 403


def test_a_browser_lists_what_its_keys_open_and_nothing_else(served: Served) -> None:
    one, two = Desk(served, "First", NAMES), Desk(served, "Second", NAMES)
    keys = [f"{one.event}.{one.key}", f"{two.event}.{two.tables[0]['ns']}",
            f"{two.event}.{one.key}", "nothing.abc"]  # fmt: skip
    told = _CLIENT.post(f"{one.url}/mine", json={"keys": keys}).json()
    assert [(each["title"], each["role"]) for each in told] == [
        ("First", "director"),
        ("Second", "table"),
    ]
