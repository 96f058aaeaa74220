"""A simultaneous event on a club's page: two clubs send a tournament, one ranking of all."""

from __future__ import annotations

import itertools

import httpx
import pytest

from tests.server.clubs.test_clubs import Club
from tests.server.clubs.test_seasons import Desk
from tests.server.served import Served

_ids = itertools.count(1)


def played(served: Served, title: str, tricks: str) -> Desk:
    """Two pairs, one board a round, all of them four hearts by North with so many *tricks*."""
    desk = Desk(served, title, ["Ann & Bob", "Cy & Di"])
    for number in range(1, 4):
        desk.do("next", round=number, anyway=True)
        for table in desk.view()["tables"]:
            for board in table["boards"]:
                said = f"{board['number']} {table['ns']['number']} 4H N {tricks}"
                assert desk.do("slip", text=said).status_code == 200
    desk.do("next", round=4, anyway=True)
    return desk


def send(url: str, desk: Desk, club: str, **more: object) -> httpx.Response:
    body = {"id": f"send-{next(_ids)}", "tournament": f"{desk.event}.{desk.key}", "club": club}
    return httpx.post(f"{url}/send", json={**body, **more})


@pytest.mark.slow
def test_two_clubs_are_ranked_as_one_field(served: Served) -> None:
    host = Club.opened(served)
    kept = host.diary("simultaneous", terms={"title": "Friday"}).json()["simultaneous"]
    url = f"{host.url}/simultaneous/{kept[0]['name']}"
    lyon, paris = played(served, "Lyon's", "+1"), played(served, "Paris's", "=")
    assert send(url, lyon, "Lyon").status_code == 200
    lyon.do("show", shown=True)
    told = send(url, paris, "Paris").json()
    assert [(one["letter"], one["state"]) for one in told["clubs"]] == [
        ("A", "counts"), ("B", "waits"),
    ]  # fmt: skip
    # What a club has not published is seen by nobody.
    assert {one["club"] for one in told["lines"]} == {"Lyon"}
    paris.do("show", shown=True)
    lines = {one["label"]: one for one in httpx.get(url).json()["lines"]}
    assert len(lines) == 8
    assert lines["A1"]["names"] == "Ann & Bob"
    # Each board has four results, 450 twice and 420 twice: North-South of Lyon have 5 points
    # of 6 and those of Paris 1, so that a number has 100 % in the two clubs together.
    points = {label: float(one["points"]) for label, one in lines.items()}
    assert sum(points.values()) == 6 * 4 * 6
    assert {points[f"A{number}"] + points[f"B{number}"] for number in range(1, 5)} == {36}
    assert lines["A4"]["percent"] == "83.33"
    table = httpx.get(f"{url}/ranking.csv").text
    assert table.count("Paris") == 4
    # It is taken out by its own director, or by the club that opened the event.
    assert len(send(url, paris, "", leaves=True).json()["clubs"]) == 1
    gone = host.diary("simultaneous-out", name=kept[0]["name"], event=lyon.event)
    assert gone.status_code == 200
    assert httpx.get(url).json()["clubs"] == []
    host.diary("simultaneous-gone", name=kept[0]["name"])
    assert httpx.get(url).status_code == 403


@pytest.mark.slow
@pytest.mark.parametrize("name", ["results.xml", "results.json", "results.csv", "results.pbn"])
def test_a_club_of_another_server_comes_as_a_file(served: Served, name: str) -> None:
    """What its desk gives counts as the tournament itself would, and is taken out again."""
    host = Club.opened(served)
    kept = host.diary("simultaneous", terms={"title": "Friday"}).json()["simultaneous"]
    url = f"{host.url}/simultaneous/{kept[0]['name']}"
    lyon, paris = played(served, "Lyon's", "+1"), played(served, "Paris's", "=")
    for desk, club in ((lyon, "Lyon"), (paris, "Paris")):
        desk.do("show", shown=True)
        assert send(url, desk, club).status_code == 200
    both = httpx.get(url).json()["lines"]
    assert send(url, paris, "", leaves=True).status_code == 200
    where = name if name in ("results.json", "results.csv") else f"files/{name}"
    token = {"token": paris.key}
    file = httpx.get(f"{paris.url}/{paris.event}/{where}", params=token).content
    asked = {"token": host.key, "club": "Paris", "file": name, "id": "f"}
    for _ in range(2):  # the same id twice is done once
        told = httpx.post(f"{url}/file", params=asked, content=file, timeout=60).json()
    assert told["lines"] == both
    entry = told["clubs"][1]
    assert (entry["state"], entry["entrants"], len(told["clubs"])) == ("counts", 4, 2)
    # Who is forgotten in the list is forgotten in the file.
    host.do("put", members=[{"name": "Ann"}])
    body = {"name": "Ann", "number": ""}
    assert httpx.post(f"{host.url}/forget", params={"token": host.key}, json=body).is_success
    names = {one["names"] for one in httpx.get(url).json()["lines"] if one["club"] == "Paris"}
    assert "\N{EM DASH} & Bob" in names
    gone = host.diary("simultaneous-out", name=kept[0]["name"], event=entry["event"])
    assert gone.status_code == 200
    assert len(httpx.get(url).json()["clubs"]) == 1


def test_a_file_without_results_is_refused_and_so_is_a_stranger(served: Served) -> None:
    host = Club.opened(served)
    kept = host.diary("simultaneous", terms={"title": "Friday"}).json()["simultaneous"]
    url = f"{host.url}/simultaneous/{kept[0]['name']}/file"
    asked = {"token": host.key, "file": "a.csv"}

    def refused(content: bytes, **more: str) -> tuple[int, str]:
        answer = httpx.post(url, params={**asked, **more}, content=content, timeout=60)
        return answer.status_code, answer.json()["refused"]["en"]

    status, why = refused(b"board,ns,ew,score\n")
    assert (status, why.startswith("No results in this file")) == (400, True)
    teams = b"board,room,home,away,score\n1,open,A,B,420\n1,closed,A,B,50\n"
    assert refused(teams)[1].startswith("Teams are not ranked over several clubs")
    assert refused(b"board,ns,ew,score\n1,1,2,425\n")[0] == 400
    assert refused(b"board,ns,ew,score\n1,1,2,420\n", token="wrong")[0] == 403


def test_what_cannot_be_compared_is_refused(served: Served) -> None:
    host = Club.opened(served)
    kept = host.diary("simultaneous", terms={"title": "Friday"}).json()["simultaneous"]
    url = f"{host.url}/simultaneous/{kept[0]['name']}"
    desk = Desk(served, "Pairs", [])
    wrong = {"id": "w", "tournament": f"{desk.event}.aaaaaaaaaa", "club": "X"}
    assert httpx.post(f"{url}/send", json=wrong).status_code == 403
    assert httpx.get(f"{host.url}/simultaneous/zzzzzz").status_code == 403
    assert send(url, desk, "Lyon").status_code == 200
    for form in ("teams", "individual"):
        body = {"form": form, "pairs": 8 if form == "individual" else 4}
        told = httpx.post(desk.url, json=body).json()
        code = {"id": form, "tournament": f"{told['event']}.{told['director']}"}
        assert httpx.post(f"{url}/send", json=code).status_code == 409
