"""Two servers, one that lies and one that is down: whose results are counted, and whose not."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from biritch.server.host import Host
from biritch.server.owner.messages import SiteSettings, TrustedServer
from biritch.server.sets import views
from biritch.server.sets.feeds.asking import ask_server
from biritch.server.sets.feeds.document import (
    BadFeed,
    Feed,
    FeedResult,
    mark_of,
    public_key,
    read_feed,
    sign_feed,
)
from biritch.server.sets.feeds.requests import FRESH, asker_of, sign_request
from biritch.server.sets.log import Kind
from biritch.server.sets.players import player_id
from biritch.server.sets.playing import outcome
from biritch.server.sets.registry import OpenSet, Sets
from tests.cli.helpers import run
from tests.server.served import PATIENCE, serving
from tests.server.sets.test_sets import NOON, awaited, opened

LIAR = Ed25519PrivateKey.from_private_bytes(b"l" * 32)
ANNE, PAUL = player_id("anne" * 8), player_id("paul" * 8)


@asynccontextmanager
async def two_servers() -> AsyncIterator[tuple[Host, Host]]:
    """Open two servers that trust each other, and the first a third one that lies."""
    async with opened() as one, opened() as two:
        with patch.object(Sets, "fill"):
            keys = [await host.feeds.key() for host in (one, two)]
            trusts = (
                [TrustedServer("two", keys[1]), TrustedServer("liar", public_key(LIAR))],
                [TrustedServer("one", keys[0])],
            )
            for host, trusted in zip((one, two), trusts, strict=True):
                await host.owner.settle("test", SiteSettings(trusted=trusted))
            yield one, two


async def play(host: Host, name: str, player: str, salt: str = "1") -> None:
    """Count what a robot does on every board of a set as the results of *player*."""
    record = await host.sets.require_set(name)
    for line in record.opened.boards:
        game = await host.sets.decider.play_board(record.opened, line.number, salt)
        played = outcome(game, round(NOON * 1000), player=player)
        await host.sets._enter(record, lambda played=played: played)  # type: ignore[misc]


@pytest.mark.parametrize("kind", ["boards", "bidding", "play", "minibridge"])
def test_a_set_and_its_field_go_to_another_server_and_back(kind: Kind) -> None:
    @awaited
    async def go() -> None:
        async with two_servers() as (one, two):
            name = await one.sets.open(OpenSet(kind, "imps", boards=2))
            await play(one, name, ANNE)
            await one.sets.players.change(ANNE, NOON, name="Anne", elsewhere=True)
            await one.sets.players.change(PAUL, NOON, name="Paul")  # only for who plays here
            sent = await one.feeds.write_feed(name, whole=True)
            assert await two.feeds.take(sent, sets=True) == (name, 2)
            assert await two.feeds.take(sent, sets=True) == (name, 0)  # again: nothing new
            await play(two, name, PAUL, "2")
            back = await two.feeds.write_feed(name, whole=False)
            assert b'"opened"' not in back
            assert await one.feeds.take(back) == (name, 2)
            for host, mine, other in (one, ANNE, "two"), (two, PAUL, "one"):
                record = await host.sets.require_set(name)
                far = await host.feeds.far_field(name)
                called = await host.feeds.servers_called()
                joint = await host.feeds.joint_standings(record, far, called)
                view = views.set_view(record, mine, {}, 0)
                views.add_far_field(view, joint, mine, {})
                assert [each.players for each in view.servers] == [1]
                assert {each.server for each in view.everywhere} == {"", other}
                assert view.ranked_everywhere == 2
                assert [each.mine for each in view.ranking] == [True]  # as before
                assert record.fields[1].size == 1
                lines = views.far_lines(far, 1, called)
                assert [line.times for line in lines] == [1]
                names = ["Anne"] if other == "one" else []
                assert lines[0].names == names

    go()


def lie(record: Any, results: list[FeedResult], **more: Any) -> bytes:
    """Return a feed of the liar about the set of *record*."""
    facts = {"set": record.name, "mark": mark_of(record.opened), "at": 0, **more}
    return sign_feed(Feed(server=public_key(LIAR), results=results, **facts), LIAR)


def change(**facts: Any) -> Callable[[FeedResult], FeedResult]:
    """Return what makes another result of one."""
    return lambda result: msgspec.structs.replace(result, **facts)


LIES: dict[str, Callable[[FeedResult], FeedResult]] = {
    "a score": change(score=1400),
    "tricks": change(tricks=13),
    "a contract": change(contract="7N"),
    "calls": lambda result: change(calls=result.calls.replace("P", "7NT", 1))(result),
    "cards in another order": lambda result: change(
        cards=" ".join(reversed(result.cards.split()))
    )(result),
    "no cards": change(cards=""),
    "a board not dealt": change(board=9),
    "nonsense": change(calls="?? !!"),
}


@awaited
async def test_a_server_that_lies_harms_nobodys_results() -> None:
    async with two_servers() as (one, two):
        name = await one.sets.open(OpenSet("boards", boards=1))
        await play(one, name, ANNE)
        await two.feeds.take(await one.feeds.write_feed(name, whole=True), sets=True)
        await play(two, name, PAUL, "2")
        record = await one.sets.require_set(name)
        honest = read_feed(await two.feeds.write_feed(name, whole=False)).results[0]
        before = record.standings(exact=True).lines
        for told, lying in LIES.items():
            false = change(player="f" * 24)(lying(honest))
            with pytest.raises(BadFeed) as refused:
                await one.feeds.take(lie(record, [honest, false]))
            assert str(refused.value) in {"impossible", "no-board"}, told
        for feed, why in (
            (lie(record, [], mark="0" * 64), "other-set"),
            (lie(record, [], set="unknown"), "no-set"),
            (lie(record, [honest])[:-9] + b"00000000\n", "signature"),
            (lie(record, [honest]).replace(b'"at":0', b'"at":1'), "signature"),
            (b"{}", "no-feed"),
            (b"\xff" * 100, "no-feed"),
        ):
            with pytest.raises(BadFeed, match=why):
                await one.feeds.take(feed)
        crowd = [change(player=f"{at:024x}")(honest) for at in range(2_001)]
        with patch.object(one.feeds, "_check"), pytest.raises(BadFeed, match="many"):
            await one.feeds.take(lie(record, crowd))
        far = await one.feeds.far_field(name)
        assert far.servers == {}  # a feed with one lie is not taken at all
        assert record.standings(exact=True).lines == before
        states = {state.key: state for state in await one.feeds.states()}
        assert states[public_key(LIAR)].fault is not None
        # A result that could be is counted; who is trusted no more is shown no more.
        assert await one.feeds.take(lie(record, [honest])) == (name, 1)
        assert list(await one.feeds.servers_called()) != []
        await one.owner.settle("test", SiteSettings())
        with pytest.raises(BadFeed, match="stranger"):
            await one.feeds.take(lie(record, [honest]))
        assert await one.feeds.servers_called() == {}


@awaited
async def test_a_lie_about_perfect_play_is_found() -> None:
    async with two_servers() as (one, _):
        name = await one.sets.open(OpenSet("bidding", boards=1))
        await play(one, name, ANNE)
        record = await one.sets.require_set(name)
        honest = read_feed(await one.feeds.write_feed(name, whole=False)).results[0]
        for lying in change(tricks=(honest.tricks + 1) % 14), change(score=honest.score + 30):
            with pytest.raises(BadFeed, match="impossible"):
                await one.feeds.take(lie(record, [lying(honest)]))
        assert await one.feeds.take(lie(record, [honest])) == (name, 1)


@awaited
async def test_a_server_that_is_down_is_noted_and_passed_over() -> None:
    asked: list[str] = []

    def nobody(url: str, headers: dict[str, str], body: bytes | None) -> bytes:
        del headers, body
        asked.append(url)
        raise BadFeed("down", why="no route")

    async with two_servers() as (one, two):
        name = await one.sets.open(OpenSet("minibridge", boards=1))
        await two.feeds.take(await one.feeds.write_feed(name, whole=True), sets=True)
        trusted = TrustedServer("one", await one.feeds.key(), "https://one.invalid")
        await two.owner.settle("test", SiteSettings(trusted=[trusted]))
        two.feeds._ask = nobody
        assert await two.feeds.exchange() == 0
        assert asked == [f"https://one.invalid/sets/feeds/{name}"]
        (state,) = await two.feeds.states()
        assert state.fault is not None
        assert state.fault.en.startswith("the server was not reached")
        await play(two, name, PAUL)  # who plays here does not notice


def test_a_request_is_good_for_its_path_and_for_a_few_minutes() -> None:
    headers = sign_request("/sets/feeds/x", LIAR, 1000.0)
    assert asker_of("/sets/feeds/x", headers, 1000.0 + FRESH) == public_key(LIAR)
    assert asker_of("/sets/feeds/y", headers, 1000.0) == ""
    assert asker_of("/sets/feeds/x", headers, 1001.0 + FRESH) == ""
    assert asker_of("/sets/feeds/x", {}, 1000.0) == ""


def biritch(*words: str) -> dict[str, Any]:
    """Return what a command prints as JSON."""
    told: dict[str, Any] = run("feed", *words, "--json").json
    return told


@pytest.mark.slow
def test_two_servers_on_one_machine_exchange_a_set(tmp_path: Path) -> None:
    """The small one knows the address of the other, which knows its key alone."""
    small = f"sqlite:///{tmp_path / 'small.db'}"
    with serving(tmp_path, database=small):
        pass
    key = biritch("key", "--database", small)["key"]
    with serving(tmp_path, "--trust", f"small={key}", database="memory:") as large:
        url = f"http://{large.host}"
        me = {"authorization": f"Bearer {'k' * 26}"}
        body = {"kind": "bidding", "boards": 1}
        name = httpx.post(f"{url}/sets/new", json=body, headers=me, timeout=PATIENCE).json()[
            "name"
        ]
        # Nobody else sees the deals.
        assert httpx.get(f"{url}/sets/feeds/{name}", timeout=PATIENCE).status_code == 403
        known = json.loads(ask_server(f"{url}/sets/feeds", {}))["key"]
        biritch("trust", f"large={known}@{url}", "--database", small)
        assert biritch("fetch", "large", name, "--database", small)["new"] == 0
        out = tmp_path / "set.feed"
        biritch("export", name, str(out), "--database", small)
        assert read_feed(out.read_bytes()).server == key
        assert biritch("exchange", "--database", small)["new"] == 0
        (state,) = biritch("list", "--database", small)["servers"]
        assert state["fault"] is None
    assert biritch("exchange", "--database", small)["new"] == 0  # the large one is down
    french = run("feed", "exchange", "--database", small, "--lang", "fr")
    assert french.err.startswith("Rien de large\xa0: le serveur n")
    assert french.err.count("\n") == 1, "one line, and none of the log"
    (state,) = biritch("list", "--database", small)["servers"]
    assert state["fault"]
