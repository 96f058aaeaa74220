"""Systems of people's own on the server: checked, kept, named by their content, played."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from biritch.bidding import own_systems
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.systems import own_checks
from biritch.server.systems.own_files import OwnFiles, knowing, log_name
from tests.server.served import Person, Served

MINE = 'system mine\nfrom: sef\ntitle en "Ours"  fr "Le nôtre"\n1N = 12-14 HCP, balanced\n'


def get(served: Served, path: str, status: int = 200, **asked: Any) -> Any:
    answer = httpx.get(f"http://{served.host}{path}", params=asked or None, timeout=60)
    assert answer.status_code == status, answer.text
    return answer.json()


def post(served: Served, path: str, body: str | bytes, status: int = 200) -> Any:
    content = body.encode() if isinstance(body, str) else body
    answer = httpx.post(f"http://{served.host}{path}", content=content, timeout=60)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_file_is_checked(served: Served) -> None:
    told = post(served, "/bidding/own/check", MINE)
    assert (told["system"], told["errors"]) == (own_systems.name_of(MINE), [])
    [remark] = told["remarks"]
    assert (remark["line"], remark["column"], remark["kind"]) == (4, 6, "misread")
    assert remark["text"]["fr"].startswith("le partenaire peut mal lire")
    wrong = post(served, "/bidding/own/check", MINE + "1C = x\n2C = y\n")
    assert [(error["line"], error["column"]) for error in wrong["errors"]] == [(5, 6), (6, 6)]
    assert wrong["system"] == ""


def test_a_file_is_tried_before_it_is_kept(served: Served) -> None:
    name = post(served, "/bidding/own/check", MINE)["system"]
    path = f"/bidding/systems/{name}/call"
    assert get(served, path, hand="AKJ.K82.Q432.J63")["call"] == "1N"
    branches = get(served, f"/bidding/systems/{name}/after")["branches"]
    [notrump] = [branch for branch in branches if branch["call"] == "1N"]
    assert notrump["promise"]["hcp"] == [12, 14]
    get(served, f"/bidding/systems/{name}/call", 400, hand="AKJ.K82")


def test_a_file_is_kept_and_read_again(served: Served) -> None:
    kept = post(served, "/bidding/own", MINE, 201)
    assert kept == {
        "name": own_systems.name_of(MINE),
        "title": {"en": "Ours", "fr": "Le nôtre"},
    }
    assert post(served, "/bidding/own", "\ufeff" + MINE.replace("\n", "\r\n"), 201) == kept
    assert get(served, f"/bidding/own/{kept['name']}")["text"] == MINE
    get(served, "/bidding/own/own." + "0" * 32, 404)
    get(served, "/bidding/systems/own." + "0" * 32, 404)
    card = get(served, "/bidding/cards", system=kept["name"])
    assert card["systems"][0]["system"]["title"]["fr"] == "Le nôtre"


def test_a_file_begins_with_a_system_there_is(served: Served) -> None:
    text = get(served, "/bidding/own/new?from=acol&name=Nous deux")["text"]
    assert "system nous-deux\nfrom: acol:modern\n" in text
    assert post(served, "/bidding/own/check", text)["errors"] == []


def test_what_cannot_be_played_is_not_kept(served: Served) -> None:
    told = post(served, "/bidding/own", "system mine\n1N = x\n", 400)
    assert told["refused"]["en"].startswith("system:2:6: not a promise: 'x'")
    post(served, "/bidding/own", b"\xff\xfe", 400)
    post(served, "/bidding/own", b"x" * 70_000, 413)


def test_a_table_plays_it(served: Served) -> None:
    name = post(served, "/bidding/own", MINE, 201)["name"]
    opened = httpx.post(
        f"http://{served.host}/tables", json={"systems": {"ns": name}}, timeout=60
    )
    assert opened.status_code == 201, opened.text
    told = opened.json()
    person = Person.enter(served, told["table"], told["token"])
    seats = person.hear()["seats"]
    person.leave()
    assert seats["N"]["system"] == {"en": "Ours", "fr": "Ours"}
    unknown = {"systems": {"ns": "own." + "0" * 32}}
    assert httpx.post(f"http://{served.host}/tables", json=unknown).status_code == 400


def test_practice_deals_it(served: Served) -> None:
    name = post(served, "/bidding/own", MINE, 201)["name"]
    opened = httpx.post(f"http://{served.host}/practices", json={"system": name}, timeout=60)
    assert opened.status_code == 201, opened.text


def test_whoever_reads_a_log_knows_the_systems_it_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that was started again explains an old table."""

    async def evening() -> None:
        store = MemoryStore()
        files = OwnFiles(store)
        system = own_systems.load_system(MINE.encode(), "mine")
        await files.keep(system)
        await files.append("k3x7qa", 0, [f'{{"ns":"robot:{system.name}"}}'.encode()])
        monkeypatch.setattr(own_systems, "_kept", type(own_systems._kept)())
        assert own_systems.text_of(system.name) is None
        await OwnFiles(store).read("k3x7qa")
        assert own_systems.text_of(system.name) == MINE
        assert len(await store.read(log_name(system.name))) == 1

    asyncio.run(evening())


def test_whoever_names_a_system_in_a_log_keeps_its_file() -> None:
    """A file of the command line, or one only tried, is there when the table is old."""

    async def evening() -> None:
        store = MemoryStore()
        name = own_systems.keep(MINE)
        line = f'{{"ns":"robot:{name}+josephine"}}'.encode()
        for n in range(2):
            await OwnFiles(store).append("k3x7qa", n, [line])
        [kept] = await store.read(log_name(name))
        assert b"12-14 HCP" in kept
        assert len(await store.read("k3x7qa")) == 2

    asyncio.run(evening())


def test_a_worker_is_told_the_files_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    name = own_systems.keep(MINE)
    job = knowing([f"robot:{name}-drury"], lambda: own_systems.text_of(name))
    monkeypatch.setattr(own_systems, "_kept", type(own_systems._kept)())
    assert own_systems.text_of(name) is None
    assert job() == MINE


def test_the_editor_is_told_all_errors_at_once() -> None:
    told = own_checks.check(
        b"system a\nfrom: sef\n1N\n  1C = 3+C\n  2C = 4 hearts; forcng\n\t2D = x\n"
    )
    assert [error.line for error in told.errors] == [4, 5, 5, 6, 6]
    assert "did you mean '4H'?" in told.errors[1].text.en
    assert "en retrait sous la ligne 3" in told.errors[0].text.fr
