"""A player whose server is killed at random moments, and what became of each action."""

from __future__ import annotations

import json
import logging
import random
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.nursery import Nursery
from tests.server.served import Person, Served, free_port, start

log = logging.getLogger(__name__)

COUNTED = ("kills", "acknowledged", "resent", "boards", "lost", "doubled", "changed")
WRONG = ("lost", "doubled", "changed")
TOGETHER = 50
"""Kills of one server before a new one is opened: all it played is looked at each time."""

HALF, MOMENT = 0.5, 0.005
"""How many servers die at an action, and within how many seconds of it."""


class Killing:
    """One table on a server that is killed and started again."""

    def __init__(self, folder: Path, seed: int, nursery: Nursery | None = None) -> None:
        """Open the table; *seed* settles when the server dies and what is played.

        Servers of a *nursery* are there sooner, so they die sooner.
        """
        self._nursery, self._longest = nursery, 0.9 if nursery else 1.8
        self.folder, self.rng = folder, random.Random(seed)
        self.file, self.port = folder / "tables.db", free_port()
        self.seed, self.starts = seed, 0
        self.served = self._start()
        opened = self.served.open(seed=f"killed {seed}")
        self.table, self.token = opened["table"], opened["token"]
        self.known: dict[str, str] = {}
        self.sent = self.acknowledged = self.resent = self.boards = 0
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.changed, self.life = 0, 1.0
        self.pending: dict[str, Any] | None = None
        self._blow = 0  # how many actions from now the server is killed at one, if it is
        self._blows: list[threading.Timer] = []

    def _start(self) -> Served:
        database, self.starts = f"sqlite:///{self.file}", self.starts + 1
        chance = f"killed {self.seed} {self.starts}"
        return start(
            self.folder,
            database=database,
            port=self.port,
            chance=chance,
            nursery=self._nursery,
        )

    def once(self) -> None:
        """Play until the server is killed; look at what it kept; start it again."""
        lives = self.rng.uniform(0.05, self._longest) * self.life
        # Half of the servers die within a moment of an action, if they come to it.
        self._blow = self.rng.randrange(1, 8) if self.rng.random() < HALF else 0
        before = self.acknowledged
        self._strike_in(2 * lives if self._blow else lives)
        try:
            self._play()
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):
            pass
        finally:
            for blow in self._blows:
                blow.join()
            self._blows.clear()
            self._blow = 0
        self.check()
        # Where a machine is so slow that nothing was told, the server lives longer.
        self.life = 1.0 if self.acknowledged > before else 2 * self.life
        self.served = self._start()

    def _strike_in(self, seconds: float) -> None:
        self._blows.append(threading.Timer(seconds, self.served.kill))
        self._blows[-1].start()

    def end(self) -> None:
        """Send what is still unanswered, look a last time, stop the server."""
        person = self._enter()
        self._again(person)
        person.leave()
        self.served.stop()
        self.check()

    def _enter(self) -> Person:
        """Come back; all that was ever told must have happened still."""
        person = Person.enter(self.served, self.table, self.token)
        now = person.until(lambda message: message["t"] == "view")["since"]
        self.changed += now[: len(self.told)] != self.told
        person.ask("settings", robotPace=0)
        return person

    def _play(self) -> None:
        person = self._enter()
        try:
            self._act(person)
        finally:
            views = map(json.loads, person.frames)
            told = [view["since"] for view in views if view["t"] == "view"]
            self.told = [event for since in told for event in since]

    def _act(self, person: Person) -> None:
        self._again(person)
        while True:
            if person.my_turn():
                action = self.rng.choice(person.view["legal"])
                calling = person.view["phase"] == "auction"
                kind, name = ("call", "call") if calling else ("play", "card")
                self._do(person, {"t": kind, name: action})
            else:
                self._do(person, {"t": "next"})

    def _do(self, person: Person, message: dict[str, Any]) -> None:
        self.sent += 1
        said = {"id": f"action-{self.sent}", "on": person.view["n"], **message}
        self.pending = said
        self._tell(person, said)

    def _again(self, person: Person) -> None:
        """Send the action again that was under way when the line broke."""
        if self.pending is not None:
            self.resent += 1
            self._tell(person, self.pending)

    def _tell(self, person: Person, said: dict[str, Any]) -> None:
        person.say(json.dumps(said))
        self._blow -= 1
        if self._blow == 0:
            self._blows[0].cancel()
            self._strike_in(self.rng.uniform(0, MOMENT))
        answer = person.until(lambda message: message.get("id") == said["id"])
        self.pending = None
        if answer["t"] == "done":
            self.acknowledged += 1
            self.boards += said["t"] == "next"
            self.known[said["id"]] = said.get("call") or said.get("card") or "next"

    def kept(self) -> list[dict[str, Any]]:
        """Return every line of the table in the file."""
        with closing(sqlite3.connect(self.file)) as db:
            rows = db.execute("SELECT body FROM line WHERE owner = ? ORDER BY n", (self.table,))
            return [json.loads(body) for (body,) in rows]

    def check(self) -> None:
        """Find what was acknowledged and is not there, and what is there twice."""
        ids = Counter(line["id"] for line in self.kept() if line.get("id"))
        self.lost += [said for said in self.known if said not in ids]
        self.doubled += [said for said, times in ids.items() if times > 1]


def kill(
    count: dict[str, int], kills: int, jobs: int, until: float, nursery: Nursery | None
) -> Iterator[dict[str, int]]:
    """Yield what became of each server, until *kills* in all; what *count* has is done."""
    left, waiting = kills - count["kills"], set[Future[dict[str, int]]]()
    with ThreadPoolExecutor(jobs) as pool:
        while waiting or left:
            while len(waiting) < jobs and left and time.monotonic() < until:
                some = min(TOGETHER, left, -(-kills // jobs))
                waiting.add(pool.submit(killed, count["next"], some, until, nursery))
                count["next"], left = count["next"] + 1, left - some
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def killed(seed: int, kills: int, until: float, nursery: Nursery | None) -> dict[str, int]:
    """Return what became of so many *kills* of one server."""
    with tempfile.TemporaryDirectory() as folder:
        killing, done = Killing(Path(folder), seed, nursery), 0
        while done < kills and time.monotonic() < until:
            killing.once()
            done += 1
        killing.end()
    found = killing.acknowledged, killing.resent, killing.boards
    wrong = len(killing.lost), len(killing.doubled), killing.changed
    if any(wrong):
        log.error("seed %s: lost %s, doubled %s", seed, killing.lost, killing.doubled)
    return dict(zip(COUNTED, (done, *found, *wrong), strict=True))
