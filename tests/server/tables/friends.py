"""Friends at a table: one opens it, the others come by their invitations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.served import PATIENCE, Person, Served


@dataclass
class Friend(Person):
    """Somebody at a table of friends, and what was told last of its company."""

    company: dict[str, Any] = field(default_factory=dict)
    token: str = ""

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        message = super().hear()
        if message["t"] == "company":
            self.company = message
        return message

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Ask for something at what was seen last."""
        on = max(self.view.get("n", 0), self.company.get("n", 0))
        return super().ask(kind, **{"on": on, **fields})

    def told(self, wanted: Any) -> dict[str, Any]:
        """Hear until what is told of the company is as *wanted*."""
        while not (self.company and wanted(self.company)):
            self.hear()
        return self.company


def opened(served: Served, open_seats: str = "NEW", **asked: Any) -> dict[str, Any]:
    """Open a table of friends; Anne is its host."""
    manners = {"robot": "random:sif", **asked.pop("manners", {})}
    friends = {"name": "Anne", "open": list(open_seats), "manners": manners}
    return served.open(friends=friends, **asked)


def post(served: Served, path: str, key: str, body: Any) -> httpx.Response:
    """Post *body* with *key*."""
    headers = {"authorization": f"Bearer {key}"}
    return httpx.post(
        f"http://{served.host}{path}", json=body, headers=headers, timeout=PATIENCE
    )


def joined(served: Served, table: str, invitation: str, name: str, own: str) -> httpx.Response:
    """Come by *invitation*, with a key of one's own."""
    body = {"name": name, "key": own}
    return post(served, f"/tables/{table}/guests", invitation, body)


def key_for(name: str) -> str:
    """Return a key as a browser would draw it, but the same every time."""
    return (name.lower().replace("é", "e") + "k" * 26)[:26]


def enter(served: Served, table: str, token: str, seen: int = 0, **more: object) -> Friend:
    """Sit down with *token*, and hear who is there."""
    friend = Friend.enter(served, table, token, seen, **more)
    assert isinstance(friend, Friend)
    friend.token = token
    friend.until(lambda message: message["t"] in {"company", "refused"})
    return friend


def come(served: Served, told: dict[str, Any], place: str, name: str) -> Friend:
    """Come by the invitation to *place*."""
    own = key_for(name)
    answer = joined(served, told["table"], told["invitations"][place], name, own)
    assert answer.status_code == 201, answer.text
    return enter(served, told["table"], own)


def gathered(served: Served, **asked: Any) -> tuple[dict[str, Any], dict[str, Friend]]:
    """Return a table of four friends, Anne South, and them; a board is dealt."""
    told = opened(served, **asked)
    people = {"S": enter(served, told["table"], told["token"])}
    for seat, name in (("N", "Bea"), ("E", "Chloé"), ("W", "Dan")):
        people[seat] = come(served, told, seat, name)
    people["S"].told(lambda company: company["canDeal"])
    assert people["S"].ask("settings", robotPace=0)["t"] == "done"
    assert people["S"].ask("next")["t"] == "done"
    for friend in people.values():
        while not friend.view:
            friend.hear()
    return told, people


def whose_turn(people: dict[str, Friend]) -> Friend:
    """Wait until one of them is to act, and return who."""
    while True:
        newest = max(friend.view["n"] for friend in people.values())
        for friend in people.values():
            while friend.view["n"] < newest:
                friend.hear()
            if friend.view["canFace"]:
                friend.ask("face")
                break
            if friend.view["legal"]:
                return friend
        else:
            next(iter(people.values())).hear()
