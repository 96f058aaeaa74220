"""Several servers and a worker on one PostgreSQL and one NATS, and people who outlive them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage

from biritch.server.storage.store import archive_of
from tests.engines import Databases, Engine
from tests.server.served import PATIENCE, ROOT, Person, Served, start
from tests.server.tables.friends import Friend, joined, key_for, opened
from tests.started import mind

LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError)


@dataclass
class Together:
    """A service: its servers by letter, the engines below them."""

    folder: Path
    databases: Databases
    nats: Engine
    database: str
    servers: dict[str, Served] = field(default_factory=dict)
    worker: subprocess.Popen[bytes] | None = None

    @property
    def bus(self) -> str:
        """The address of the bus."""
        return f"nats://127.0.0.1:{self.nats.port}"

    def serve(self, *letters: str) -> None:
        """Start the servers called so, or start them again."""
        for letter in letters:
            words = ("--bus", self.bus)
            self.servers[letter] = start(self.folder, *words, database=self.database)

    def work(self) -> None:
        """Start a worker."""
        log = self.folder / f"worker-{time.monotonic_ns()}.txt"
        run = "from biritch.cli.main import main; main()"
        command = [sys.executable, "-c", run, "worker", "--lang", "en", "--processes", "1"]
        with log.open("wb") as output:
            self.worker = mind(
                subprocess.Popen(
                    [*command, "--database", self.database, "--bus", self.bus],
                    cwd=ROOT,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                    start_new_session=True,
                )
            )
        end = time.monotonic() + PATIENCE
        while b"Working for" not in log.read_bytes():
            assert self.worker.poll() is None, log.read_text()
            assert time.monotonic() < end
            time.sleep(0.05)

    def stop(self) -> None:
        """End everything that was started here."""
        if self.worker is not None and self.worker.poll() is None:
            self.worker.terminate()
            self.worker.wait(PATIENCE)
        for served in self.servers.values():
            if served.process.poll() is None:
                served.stop()

    def lines(self, table: str) -> list[dict[str, Any]]:
        """Return every line of *table* as it is stored, each verified."""
        return [json.loads(line) for line in archive_of(self.database).read(table)]


@contextmanager
def together(folder: Path, databases: Databases, nats: Engine) -> Iterator[Together]:
    """Run a service, without a server yet."""
    service = Together(folder, databases, nats, databases.fresh())
    with ExitStack() as ending:
        ending.callback(service.stop)
        yield service


@dataclass
class Player:
    """Somebody who comes back by another server when the line breaks, and asks again."""

    service: Together
    table: str
    key: str
    at: str
    friend: Person = field(init=False)
    acknowledged: list[str] = field(default_factory=list)
    asked: int = 0

    def __post_init__(self) -> None:
        """Sit down."""
        self.enter()

    def enter(self) -> None:
        """Sit down at the server *at*, or at another one that answers."""
        end = time.monotonic() + PATIENCE
        while True:
            for letter in (self.at, *self.service.servers):
                try:
                    self._enter(letter)
                except LOST:
                    continue
                return
            assert time.monotonic() < end, "no server answers"
            time.sleep(0.1)

    def _enter(self, letter: str) -> None:
        friend = Friend.enter(self.service.servers[letter], self.table, self.key)
        friend.until(lambda message: message["t"] in {"company", "view"})
        self.friend, self.at = friend, letter

    def move(self, letter: str) -> None:
        """Go to another server."""
        self.friend.leave()
        self.at = letter
        self.enter()

    def hear_until_dealt(self) -> None:
        """Wait for the cards."""
        while not self.friend.view:
            self.friend.hear()

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Ask until it is answered, whatever breaks meanwhile; *busy* is no answer."""
        self.asked += 1
        said = f"{self.key[:3]}-{self.asked}"
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, (kind, fields)
            try:
                answer = self.friend.ask(kind, id=said, **fields)
            except LOST:
                self.friend.leave()
                self.enter()
                continue
            if answer["t"] == "refused" and answer["code"] == "busy":
                time.sleep(0.1)
                continue
            if answer["t"] == "done":
                self.acknowledged.append(said)
            return answer

    def act(self) -> bool:
        """Do one legal thing if it is one's turn; return whether it was done."""
        view = self.friend.view
        if not view["legal"]:
            return False
        calling = view["phase"] == "auction"
        kind, name = ("call", "call") if calling else ("play", "card")
        first = "1C" if calling and "1C" in view["legal"] else view["legal"][0]
        return bool(self.ask(kind, **{name: first})["t"] == "done")

    def act_in_turn(self) -> None:
        """Do one thing more, once it is one's turn."""
        while self.friend.my_turn():
            if self.act():
                return


def friends(service: Together, where: str = "AABB", **asked: Any) -> list[Player]:
    """Return four friends at one table, each by the server named in *where*, with cards."""
    first = service.servers[where[0]]
    told = opened(first, **asked)
    people = [Player(service, told["table"], told["token"], where[0])]
    for seat, name, letter in zip("NEW", ("Bea", "Chloe", "Dan"), where[1:], strict=True):
        answer = joined(
            service.servers[letter],
            told["table"],
            told["invitations"][seat],
            name,
            key_for(name),
        )
        assert answer.status_code == 201, answer.text
        people.append(Player(service, told["table"], key_for(name), letter))
    people[0].friend.until(lambda message: message.get("canDeal", False))
    assert people[0].ask("settings", robotPace=0)["t"] == "done"
    assert people[0].ask("next")["t"] == "done"
    for player in people:
        player.hear_until_dealt()
    return people


def play(people: list[Player], actions: int) -> None:
    """Let whoever is to act do so, so many times."""
    done, end = 0, time.monotonic() + 2 * PATIENCE
    while done < actions:
        assert time.monotonic() < end, "play does not go on"
        newest = max(player.friend.view.get("n", 0) for player in people)
        for player in people:
            try:
                while player.friend.view.get("n", 0) < newest:
                    player.friend.hear()
                if player.friend.view.get("canFace"):
                    player.ask("face")
                    break
                if player.act():
                    done += 1
                    break
            except LOST:
                player.friend.leave()
                player.enter()
                player.hear_until_dealt()
                break
        else:
            people[0].friend.hear()


def nothing_lost_or_doubled(service: Together, people: list[Player]) -> None:
    """Compare what was acknowledged with the log, and all views with each other."""
    lines = service.lines(people[0].table)
    ids = Counter(line["id"] for line in lines if line.get("id"))
    assert [said for said, times in ids.items() if times > 1] == []
    wanted = {said for player in people for said in player.acknowledged}
    settings = {said for said in wanted if said not in ids}
    assert len(settings) <= 1, settings  # the pace of robots is no event
    assert archive_of(service.database).verify().ok
