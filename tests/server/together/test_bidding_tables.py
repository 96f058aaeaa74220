"""Two people bid the same deals, each sees one hand, and compares with others."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import pytest

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.log_setup import write_board
from biritch.server.together.bidding_table import (
    BiddingTableOpened,
    Called,
    read_table,
    write_line,
)
from biritch.server.together.shared_log import SharedLogs
from tests.server.served import PATIENCE, Served

SOUTH, NORTH, STRANGER = "a" * 26, "b" * 26, "c" * 26


@dataclass
class Pair:
    """A bidding table and the keys of its partners."""

    served: Served
    name: str
    keys: dict[str, str] = field(default_factory=dict)

    def view(self, seat: str, **asked: object) -> dict[str, Any]:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        status, told = ask(
            self.served, f"/together/bidding/{self.name}/view?{query}", self.keys[seat]
        )
        assert status == 200, told
        return dict(told)

    def do(self, seat: str, **asked: object) -> tuple[int, dict[str, Any]]:
        return ask(self.served, f"/together/bidding/{self.name}/do", self.keys[seat], {**asked})

    def call(self, seat: str, call: str, board: int = 0) -> dict[str, Any]:
        made = len(self.view(seat, board=board)["auction"])
        status, told = self.do(seat, do="call", board=board, made=made, call=call)
        assert status == 200, told
        return told

    def pass_out(self, board: int = 0) -> dict[str, Any]:
        """Bid one notrump, which is passed out."""
        while not (view := self.view("S", board=board))["over"]:
            begun = any(made["call"] == "1N" for made in view["auction"])
            self.call(view["turn"], "P" if begun else "1N", board)
        return view


def ask(served: Served, path: str, key: str, body: object = None) -> tuple[int, Any]:
    """Return the status and the answer of the server at *path*; with *body* it is posted."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{served.host}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def opened(served: Served, **wish: object) -> Pair:
    status, told = ask(
        served, "/together/bidding", SOUTH, {"name": "Anne", "boards": 2, **wish}
    )
    assert status == 201, told
    pair = Pair(served, told["name"], {"S": SOUTH, "N": NORTH})
    status, told = ask(served, f"/together/bidding/{pair.name}/seat", NORTH, {"name": "Bob"})
    assert status == 200
    return pair


def test_each_sees_one_hand_until_the_auction_is_over(served: Served) -> None:
    pair = opened(served)
    south, north = pair.view("S"), pair.view("N")
    assert (south["you"], north["you"]) == ("S", "N")
    assert south["seats"] == {"S": "Anne", "N": "Bob"}
    assert len(south["hand"]) == len(north["hand"]) == 13
    assert not set(south["hand"]) & set(north["hand"])
    assert south["hands"] is None
    over = pair.pass_out()
    assert set(over["hands"]["N"]) == set(north["hand"])


def test_a_stranger_sees_no_card_and_cannot_call(served: Served) -> None:
    pair = opened(served)
    pair.keys["X"] = STRANGER
    view = pair.view("X")
    assert view["you"] is None
    assert view["hand"] == []
    status, told = pair.do("X", do="call", board=0, made=0, call="1N")
    assert status == 403
    assert "sit" in told["refused"]["en"]
    status, _ = ask(served, f"/together/bidding/{pair.name}/seat", STRANGER, {"name": "Eve"})
    assert status == 409


@pytest.mark.parametrize("explained", [False, True])
def test_meanings_are_shown_while_bidding_only_where_the_table_says_so(
    served: Served, explained: bool
) -> None:
    pair = opened(served, explained=explained)
    view = pair.view("S")
    turn = view["turn"]
    shown = [choice for choice in pair.view(turn)["choices"] if choice.get("meaning")]
    assert bool(shown) == explained
    pair.call(turn, "1N")
    other = pair.view("N" if turn == "S" else "S")
    first = next(made for made in other["auction"] if made["call"] == "1N")
    assert bool(first.get("meaning")) == explained


def test_a_call_is_taken_back_until_partner_has_answered(served: Served) -> None:
    pair = opened(served)
    turn = pair.view("S")["turn"]
    partner = "N" if turn == "S" else "S"
    after = pair.call(turn, "1N")
    made = len(after["auction"])
    assert after["canUndo"]
    assert pair.do(partner, do="undo", board=0, made=made)[0] == 409
    status, view = pair.do(turn, do="undo", board=0, made=made)
    assert status == 200
    assert all(each["call"] != "1N" for each in view["auction"])
    pair.call(turn, "1N")
    pair.call(partner, "2C")
    made = len(pair.view(turn)["auction"])
    assert pair.do(turn, do="undo", board=0, made=made)[0] == 409


def test_what_is_illegal_or_outdated_is_refused_with_its_law(served: Served) -> None:
    pair = opened(served)
    turn = pair.view("S")["turn"]
    partner = "N" if turn == "S" else "S"
    pair.call(turn, "1N")
    made = len(pair.view(partner)["auction"])
    status, told = pair.do(partner, do="call", board=0, made=made, call="1C")
    assert status == 400
    assert "Law" in told["refused"]["en"]
    assert pair.do(partner, do="call", board=0, made=made - 1, call="2C")[0] == 409
    assert pair.do(turn, do="call", board=0, made=made, call="2C")[0] == 409


@pytest.mark.parametrize("talk", [False, True])
def test_partners_write_between_deals_or_always(served: Served, talk: bool) -> None:
    pair = opened(served, talk=talk)
    turn = pair.view("S")["turn"]
    assert pair.do("S", do="say", board=0, text="hello")[0] == 200
    pair.call(turn, "1N")
    assert (pair.do("N", do="say", board=0, text="strong?")[0] == 200) == talk
    pair.pass_out()
    assert pair.do("N", do="say", board=0, text="well bid")[0] == 200
    assert pair.view("S")["remarks"][-1] == {"seat": "N", "text": "well bid"}


def test_a_pass_of_west_before_them_silences_nobody(served: Served) -> None:
    for _ in range(8):  # boards come by chance: one in four begins with West
        pair = opened(served, talk=False)
        view = pair.view("S")
        assert view["mayTalk"]
        if view["auction"]:
            break
    pair.call(view["turn"], "1N")
    assert not pair.view("S")["mayTalk"]


@pytest.mark.slow
def test_another_pair_bids_the_same_deals_and_both_are_compared(served: Served) -> None:
    pair = opened(served)
    over = pair.pass_out()
    status, review = ask(served, f"/together/bidding/{pair.name}/review/0", SOUTH)
    assert status == 200, review
    assert review["mine"]["contract"] == over["contract"] == "1N"
    seats = [made["seat"] for made in over["auction"]]
    judged = {each["at"] for each in review["judged"]}
    assert judged == {at for at, seat in enumerate(seats) if seat in "NS"}
    others = opened(served, like=pair.name)
    assert others.view("S")["hand"] == pair.view("S", board=0)["hand"]
    assert others.view("S")["others"] == []
    others.pass_out()
    (found,) = others.view("S", board=0)["others"]
    assert found["names"] == ["Anne", "Bob"]
    assert found["contract"] == "1N"


def test_a_view_that_waits_is_answered_by_the_next_call(served: Served) -> None:
    pair = opened(served)
    view = pair.view("S")
    pair.call(view["turn"], "1N")
    assert pair.view("S", board=0, after=view["n"])["n"] > view["n"]


def opened_line() -> bytes:
    """Return the first line of a table with one board."""
    return write_line(
        BiddingTableOpened(
            at=0,
            drill="any-hands",
            system="sef",
            against="",
            salt="",
            boards=[write_board(Board.from_number(3), Deal.random(seed=1))],
        )
    )


def test_a_table_is_what_its_log_says() -> None:
    table = read_table(opened_line()).after(write_line(Called(0, "1N")))
    assert [str(call) for call in table.hand(0).calls] == ["1N"]
    assert table.n == 2


def test_who_waits_for_news_is_answered_when_the_server_ends() -> None:
    async def wait_to_the_end() -> None:
        logs = SharedLogs(store := MemoryStore(), "bidding", read_table)
        await store.append(logs.log_name("x"), 0, [opened_line()])
        waiting = asyncio.create_task(logs.wait("x", 1, PATIENCE))
        while not logs._grown:  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(0)
        logs.end_waiting()
        assert (await waiting).n == 1
        assert (await logs.wait("x", 1, PATIENCE)).n == 1

    asyncio.run(wait_to_the_end())
