#!/usr/bin/env python3
"""What a server still holds of tables that are over: whether it can run for weeks.

    .venv/bin/python benchmarks/tables_that_end.py --seconds 540
    .venv/bin/python benchmarks/tables_that_end.py --seconds 540 --bid

Some ``--tables`` are played at one time. At each four people play one board as fast as the
server answers, and leave; then another table is opened. Every other one is a table of
friends, three of whom come by their links. A table nobody is at is put away after ten
minutes, and Python's search for what nobody can reach is made every ten minutes; here both
are made after ten seconds, else a run would have to last for hours. The auction is one
notrump and three passes, so that what is remembered of auctions is soon remembered; with
``--bid`` it is another one each time. Printed are the kilobytes the server holds as tables
end, and by how much that grows for each one that ended, after the first ``--warm``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks import many_tables  # noqa: E402 - the path is set above

SOON = 10.0
"""Seconds after which a table nobody is at is put away here."""
LONGEST = 120.0
"""Seconds in which four people in a hurry have played a board."""


def main() -> None:
    """Play, and print what the server held."""
    if sys.argv[1:2] == ["serve"]:
        hurried()
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50, help="played at one time")
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--warm", type=int, default=500, help="tables before it is measured")
    parser.add_argument("--bid", action="store_true", help="another auction at each table")
    parser.add_argument("--keep", type=Path, help="write down what was seen")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = folder / "settings.toml"
        settings.write_text(many_tables.SETTINGS + "guests_joining = [1e6, 1e6]\n", "utf-8")
        words = ["--settings", str(settings), "--database", f"sqlite:///{folder}/tables.db"]
        server = many_tables.Server(words, folder, program=[__file__])
        try:
            server.wait()
            seen = asyncio.run(played(server, options))
        finally:
            server.process.terminate()
            server.process.wait(60)
    if options.keep:
        options.keep.write_text(json.dumps(seen), "utf-8")
    told(seen, options.warm)


def hurried() -> None:
    """Be ``biritch serve`` that puts tables away, and searches, after seconds."""
    from biritch.cli.main import main as serve
    from biritch.server.tables import registry
    from biritch.server.web import server

    registry.IDLE = SOON
    setattr(server, "_SEARCHED", round(10 * SOON))  # noqa: B010 - nobody else changes it
    serve()


async def played(
    server: many_tables.Server, options: argparse.Namespace
) -> list[tuple[int, int]]:
    """Play for some time; return, again and again, how many tables were over and kilobytes."""
    evening = Evening(server.port, time.monotonic() + options.seconds, bid=options.bid)
    rooms = [asyncio.create_task(evening.go_on(room)) for room in range(options.tables)]
    seen = [(0, server.memory)]
    while not all(room.done() for room in rooms):
        await asyncio.sleep(5)
        seen.append((evening.over, server.memory))
        print(f"{evening.over:6} tables over {seen[-1][1]:8} kB", flush=True)
    await asyncio.gather(*rooms)
    return seen


def told(seen: list[tuple[int, int]], warm: int) -> None:
    """Print what a table that is over costs, by the line that fits best, in two halves."""
    after = [each for each in seen if each[0] >= warm]
    half = len(after) // 2
    for name, part in (("all", after), ("first half", after[:half]), ("second", after[half:])):
        if len(part) > 2:
            print(
                f"{name:12} {part[0][0]:6} to {part[-1][0]:6} tables {slope(part):7.3f} kB each"
            )


def slope(points: list[tuple[int, int]]) -> float:
    """Return by how much the second grows with the first: least squares.

    Example:
        >>> slope([(0, 5), (10, 7), (20, 9)])
        0.2
    """
    x = sum(each[0] for each in points) / len(points)
    y = sum(each[1] for each in points) / len(points)
    across = sum((each[0] - x) ** 2 for each in points)
    return sum((each[0] - x) * (each[1] - y) for each in points) / across if across else 0.0


class Evening:
    """People who play one board at a table, and then one at the next."""

    def __init__(self, port: int, end: float, *, bid: bool) -> None:
        """Play at the server at *port* until *end*; *bid* as it comes, or one notrump."""
        self.port, self._end, self._bid = port, end, bid
        self.over = 0

    async def go_on(self, room: int) -> None:
        """Play table after table."""
        number = 0
        while time.monotonic() < self._end:
            friends = (room + number) % 2 == 1
            word = f"{room} {number}"
            await Board(self.port, word, friends=friends, bid=self._bid).play()
            self.over += 1
            number += 1


class Host(many_tables.Person):
    """Who has a table of friends dealt once all are there."""

    _dealt = False

    def heard(self, text: bytes) -> None:
        """Ask for the cards; then play."""
        if not self._dealt and b'"canDeal":true' in text:
            self._dealt = True
            assert self.line is not None
            told = json.loads(text)
            for number, what in enumerate(({"t": "say", "phrase": "hello"}, {"t": "next"})):
                self.line.send({**what, "id": f"deal {number}", "on": told["n"]})
        super().heard(text)


class Board(many_tables.Crowd):
    """Four people who play one board."""

    def __init__(self, port: int, word: str, *, friends: bool, bid: bool) -> None:
        """Come to a table of its own, whose cards *word* settles."""
        super().__init__([port], 0.0, apart=False)
        self._port, self._word, self._friends, self._bid = port, word, friends, bid
        self._rng = random.Random(word)
        self._done = asyncio.Event()

    async def play(self) -> None:
        """Open the table, sit down, play, leave."""
        opened = await asyncio.to_thread(self._opened)
        lines = [await self._sit(self._port, opened, seat) for seat in "NEWS"]
        try:
            async with asyncio.timeout(LONGEST):
                await self._done.wait()
        finally:
            for line in lines:
                line.transport.abort()

    def _opened(self) -> dict[str, Any]:
        asked: dict[str, Any] = {"seed": self._word, "faceDown": False}
        if not self._friends:
            seats = dict.fromkeys("NESW", "person")
            return self._post("tables", {**asked, "seats": seats})
        friends = {"name": "Anne", "open": ["N", "E", "W"]}
        opened = self._post("tables", {**asked, "friends": friends})
        for seat in "NEW":
            key = f"{opened['table']}{seat}".ljust(32, "k")
            who = {"name": f"Guest {seat}", "key": key}
            path = f"tables/{opened['table']}/guests"
            self._post(path, who, opened["invitations"][seat])
            opened["tokens"][seat] = key
        return opened

    def _post(self, path: str, asked: dict[str, Any], key: str = "") -> dict[str, Any]:
        address, body = f"http://127.0.0.1:{self._port}/{path}", json.dumps(asked).encode()
        head = {"authorization": f"Bearer {key}"} if key else {}
        request = urllib.request.Request(address, body, head, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def person(self, seat: str) -> many_tables.Person:
        """Let the host of friends sit South."""
        return (Host if self._friends and seat == "S" else many_tables.Person)(self, seat)

    def wanted(self, told: many_tables.Told, seat: str) -> dict[str, Any] | None:
        """Play on; where the board is over, leave."""
        if told.phase == "over":
            self._done.set()
            return None
        if told.phase == "auction" and told.legal and not self._bid:
            return {"t": "call", "call": "1N" if "1N" in told.legal else "P"}
        return super().wanted(told, "N" if seat == "S" else seat)


if __name__ == "__main__":
    main()
