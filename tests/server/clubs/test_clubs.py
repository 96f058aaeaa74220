"""A club's list on the server: who may see it, what goes in and out, what is taken back."""

from __future__ import annotations

import asyncio
import csv
import io
import itertools
import time
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from biritch.server.clubs.messages import (
    ChangeMember,
    LoadMembers,
    MemberRow,
    PutMembers,
    UndoChange,
)
from biritch.server.clubs.registry import Clubs
from biritch.server.storage.stores.memory import MemoryStore
from tests.server.served import Served

_ids = itertools.count(1)
TABLE = "Nom;Prénom;Licence\nMartin;Zoé;0123\nDurand;Éric;0456\n"


@dataclass
class Club:
    url: str
    key: str

    @classmethod
    def opened(cls, served: Served) -> Club:
        url = f"http://{served.host}/clubs"
        told = httpx.post(url, json={"title": "Club"}).json()
        return cls(f"{url}/{told['club']}", told["key"])

    def get(self, what: str, **more: str) -> httpx.Response:
        return httpx.get(f"{self.url}/{what}", params={"token": self.key, **more})

    def do(self, do: str, **more: object) -> httpx.Response:
        seen = {} if do == "put" or "seen" in more else {"seen": self.n()}
        body = {"id": str(next(_ids)), "do": do, **seen, **more}
        return httpx.post(f"{self.url}/do", params={"token": self.key}, json=body)

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("members").json()
        return found

    def diary(self, do: str, **more: object) -> httpx.Response:
        body = {"id": str(next(_ids)), "do": do, **more}
        return httpx.post(f"{self.url}/diary", params={"token": self.key}, json=body)

    def n(self) -> int:
        answer = self.get("members")
        return int(answer.json()["n"]) if answer.is_success else 0

    def names(self) -> list[str]:
        return [one["name"] for one in self.get("members").json()["members"]]

    def refused(self, do: str, **more: object) -> str:
        answer = self.do(do, **more)
        assert answer.status_code == 409, answer.text
        said: dict[str, Any] = answer.json()["refused"]
        assert said["fr"] != said["en"]
        return str(said["en"])


@pytest.mark.slow
def test_a_list_is_read_corrected_and_written(served: Served) -> None:
    club = Club.opened(served)
    told = club.do("load", text=TABLE).json()
    assert [one["name"] for one in told["members"]] == ["Éric Durand", "Zoé Martin"]
    zoe = told["members"][1]
    club.do("change", old=zoe, now={**zoe, "name": "Zoé Petit"})
    club.do("put", members=[{"name": "Ann Lee"}, {"name": "eric durand", "number": "0456"}])
    rows = list(csv.DictReader(io.StringIO(club.get("members.csv").text)))
    assert [(one["name"], one["number"]) for one in rows] == [
        ("Ann Lee", ""),
        ("eric durand", "0456"),
        ("Zoé Petit", "0123"),
    ]
    club.do("change", old={"name": "ANN LEE"})
    assert club.names() == ["eric durand", "Zoé Petit"]
    club.do("load", text="Bob\n", whole=True)
    assert club.names() == ["Bob"]
    for _ in range(3):
        club.do("undo")
    assert club.names() == ["Éric Durand", "Zoé Petit"]


def test_what_cannot_be_is_refused_in_a_sentence(served: Served) -> None:
    club = Club.opened(served)
    assert "nothing to undo" in club.refused("undo")
    club.do("load", text=TABLE)
    zoe = {"name": "Zoé Martin", "number": "0123"}
    assert "0456" in club.refused("change", old=zoe, now={**zoe, "number": "0456"})
    assert "Nobody is called Bob" in club.refused("change", old={"name": "Bob"})
    assert "has a name" in club.refused("put", members=[{"name": " "}])
    assert "nobody in this file" in club.refused("load", text="\n\n", whole=True)
    assert "column of names" in club.refused("load", text="licence;club\n1;x\n")
    assert club.do("put", members=[{"name": "a" * 81}]).status_code == 400
    assert len(club.names()) == 2


def test_a_list_opens_with_its_key_alone(served: Served) -> None:
    club = Club.opened(served)
    club.do("put", members=[{"name": "Ann Lee", "number": "7"}])
    n = club.get("members").json()["n"]
    assert club.get("members", since=str(n)).status_code == 204
    other = Club(club.url, Club.opened(served).key)
    for what in ("members", "members.csv"):
        for answer in (other.get(what), httpx.get(f"{club.url}/{what}")):
            assert answer.status_code == 403
            assert "Ann" not in answer.text
    assert other.do("undo").status_code == 403
    assert Club(club.url[:-1], club.key).get("members").status_code == 403
    foreign = {"origin": "http://evil.example"}
    assert httpx.post(f"{club.url}/do", headers=foreign, content=b"{}").status_code == 403


@pytest.mark.parametrize("number", ["", "7"])
def test_a_list_is_read_again_from_its_lines_and_done_once(number: str) -> None:
    ann, bob = MemberRow("Ann", number), MemberRow("Bob")

    async def kept() -> tuple[object, object, int]:
        store = MemoryStore()
        clubs = Clubs(store, time.time)
        opened = await clubs.open("Club")
        here = await clubs.find(opened.club)
        assert here is not None
        twice = PutMembers("1", [ann, bob])
        change = ChangeMember("2", ann, MemberRow("Anna", "8"), seen=2)
        for asked in (twice, twice, change, LoadMembers("3", "Cy"),
                      UndoChange("4", seen=4), ChangeMember("5", bob, seen=5)):  # fmt: skip
            here = await clubs.do(here, asked)
        again = await Clubs(store, time.time).find(opened.club)
        assert again is not None
        assert again.opens(opened.key)
        return here.make_view(), again.make_view(), again.n

    here, again, n = asyncio.run(kept())
    assert here == again
    assert n == 6
    assert [one.name for one in again.members] == ["Anna"]  # type: ignore[attr-defined]


def test_a_key_is_withdrawn_and_another_given(served: Served) -> None:
    club = Club.opened(served)
    club.do("put", members=[{"name": "Ann"}])
    told = httpx.post(f"{club.url}/key", params={"token": club.key}).json()
    assert club.get("members").status_code == 403
    club.key = told["key"]
    assert club.names() == ["Ann"]
    club.do("undo")
    assert club.names() == []


def test_a_list_that_nobody_changes_is_closed_after_a_time() -> None:
    async def walked() -> None:
        now = [1_700_000_000.0]
        store = MemoryStore()
        clubs = Clubs(store, lambda: now[0])
        opened = await clubs.open("Club")
        record = await clubs.find(opened.club)
        assert record is not None
        now[0] += 399 * 86_400
        assert not record.is_expired(clubs.now)
        renewed = await clubs.renew(record, opened.key)
        now[0] += 399 * 86_400
        again = await Clubs(store, lambda: now[0]).find(opened.club)
        assert again is not None
        assert not again.is_expired(clubs.now)
        assert (again.opens(opened.key), again.opens(renewed.key)) == (False, True)
        # A line of a server whose clock is behind expires nothing for good.
        now[0] -= 800 * 86_400
        await clubs.renew(again, renewed.key)
        now[0] += 800 * 86_400
        later = await Clubs(store, lambda: now[0]).find(opened.club)
        assert later is not None
        assert not later.is_expired(clubs.now)
        now[0] += 2 * 86_400
        assert again.is_expired(clubs.now)

    asyncio.run(walked())


def test_two_directors_take_one_change_back_and_lose_no_other(served: Served) -> None:
    club = Club.opened(served)
    club.do("put", members=[{"name": "Ann"}])
    club.do("put", members=[{"name": "Bob"}])
    seen = club.n()
    assert club.do("undo", seen=seen).is_success
    late = club.do("undo", seen=seen)
    assert late.status_code == 409
    said = late.json()
    assert "changed this list" in said["refused"]["en"]
    assert "modifié cette liste" in said["refused"]["fr"]
    assert [one["name"] for one in said["list"]["members"]] == ["Ann"]
    assert club.names() == ["Ann"]


def test_a_file_replaces_the_list_that_its_sender_saw_alone(served: Served) -> None:
    club = Club.opened(served)
    seen = club.n()
    club.do("put", members=[{"name": "Ann"}])
    assert club.do("load", text="Bob\n", whole=True, seen=seen).status_code == 409
    # Who only adds replaces nothing.
    assert club.do("load", text="Bob\n", seen=seen).is_success
    assert club.names() == ["Ann", "Bob"]


def test_a_member_is_corrected_as_the_sender_saw_it(served: Served) -> None:
    club = Club.opened(served)
    ann = {"name": "Ann", "number": "7"}
    club.do("put", members=[ann, {"name": "Bob"}])
    seen = club.n()
    club.do("change", old=ann, now={**ann, "category": "1"}, seen=seen)
    late = club.do("change", old=ann, now={**ann, "category": "2"}, seen=seen)
    assert late.status_code == 409
    assert late.json()["list"]["members"][0]["category"] == "1"
    # Another member's change is no hindrance.
    assert club.do("change", old={"name": "Bob"}, seen=seen).is_success


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("undo", {}),
        ("change", {"old": {"name": "Ann"}}),
        ("load", {"text": "Bob\n", "whole": True}),
    ],
)
def test_what_does_not_say_what_it_answers_changes_nothing(
    served: Served, do: str, more: dict[str, object]
) -> None:
    club = Club.opened(served)
    club.do("put", members=[{"name": "Ann"}])
    answer = club.do(do, seen=None, **more)
    assert answer.status_code == 409
    assert "out of date" in answer.json()["refused"]["en"]
    assert club.names() == ["Ann"]


def test_what_a_club_usually_chooses_is_kept_for_every_desk(served: Served) -> None:
    club = Club.opened(served)
    assert club.view()["choices"] is None
    choices = {
        "rules": "ffb", "method": "butler", "count": "wbf-25-0", "pace": 7, "change": 1,
        "time": 210, "language": "fr", "shown": True, "correction": 60,
    }  # fmt: skip
    assert club.diary("choices", choices=choices).is_success
    assert club.view()["choices"] == choices
    assert club.diary("choices", choices={**choices, "pace": 99}).status_code == 400
    opened = httpx.post(
        f"http://{served.host}/events", json={"pairs": 8, "shown": True, "correction": 60}
    ).json()
    view = httpx.get(
        f"http://{served.host}/events/{opened['event']}/view",
        params={"token": opened["director"]},
    ).json()
    assert (view["shown"], view["correction"]) == (True, 60)


def test_a_list_too_long_is_refused_beside_the_loop_and_changes_nothing(served: Served) -> None:
    club = Club.opened(served)
    text = "name\n" + "".join(f"Member {n}\n" for n in range(10_001))
    assert "10000 members" in club.refused("load", text=text)
    # Far more lines than that are not read at all, whatever is in them.
    assert "10000 members" in club.refused("load", text="name\n" + "Ada\n" * 20_000)
    assert club.names() == []


def test_the_code_of_a_members_card_is_drawn_for_the_club_alone(served: Served) -> None:
    club = Club.opened(served)
    asked = {"number": "FFB 0101", "at": "https://bridge.example"}
    assert "<svg" in club.get("card.svg", **asked).text
    assert httpx.get(f"{club.url}/card.svg", params=asked).status_code == 403
    for wrong in ({"number": ""}, {"number": "1" * 41}, {"at": "javascript:alert(1)"}):
        assert club.get("card.svg", **{**asked, **wrong}).status_code == 400
