"""A visitor who has one of everything on a server, and what to ask every route for."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.routing import Route

from biritch.core.random_deals import seeded_deals
from biritch.server.accounts import owner
from biritch.server.api.routes import EXAMPLES
from biritch.server.sets.players import player_id
from biritch.server.web.pages import STATIC
from tests.server.accounts.people import WORDS, Site, deal
from tests.server.classes.test_class_server import BOARD

_ids = itertools.count(1)
MEMBERS = "name,number\n" + "".join(f"Member {n},{n}\n" for n in range(1, 3_001))
DEALS = list(itertools.islice(seeded_deals("loop"), 60))
HANDS = "".join(
    f'[Board "{n}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n\n'
    for n, deal in enumerate(DEALS, 1)
)
OWN = "system mine\nfrom: sayc\n" + "".join(
    f"1N = {low}-{low + 2} HCP, balanced\n2{suit} = 5-10 HCP, 6+{suit}\n"
    for low in range(8, 14)
    for suit in "DHS"
)
ASSET = min((STATIC / "assets").glob("*.js")).name
RESULTS = (Path(__file__).parents[2] / "samples/results.csv").read_text("utf-8")
DEAL = {"board": 1, "dealer": "N", "vulnerable": "none", "deal": str(DEALS[0])}
HAND = "AQJ.K92.A32.8765"
LIMITS = {
    name: [1_000_000, 1_000_000]
    for name in (
        "tables_opened", "tournaments_opened", "clubs_opened", "practice_hands_opened",
        "searches", "accounts_opened", "sign_ins", "megabytes_sent", "thinking_seconds",
        "requests_per_address", "requests_per_key", "openings_in_all", "wrong_keys",
        "guests_joining", "reports", "classes_opened",
    )
}  # fmt: skip
IDENTIFIED = (
    "/simultaneous/{which}/send",
    "events/{name}/do", "clubs/{name}/do", "/diary", "/regulars/do", "{code}/do",
    "{code}/mine", "/steps", "/sign-up",
)  # fmt: skip
"""How the paths end where a request has an id of its own."""
SITE = "https://club.example"
SEEN = 1_000_000
OWN_KEY = "abcdefgh" * 4
"""The key that the visitor's browser has drawn for what friends do."""
KEYED = ("together", "sets", "practices")
"""The first words of paths that this key opens."""
TODAY = "2026-11-01"
ASKED = {"pairs": 50, "movement": "mitchell", "rounds": 9, "each": 3}
LAST = ("/key", "/keys", "/forget", "/erase", "/delete", "/sign-out")
"""How the paths of what undoes a good deal of the visitor's things end: asked last."""


def addresses(app: Starlette) -> list[tuple[str, str]]:
    """Return the method and the template of every route of *app*, what undoes things last."""
    found = []
    for route in app.routes:
        if isinstance(route, Route):
            path = route.path
            for kind in (":str", ":int", ":path"):
                path = path.replace(kind, "")
            methods = route.methods or set()
            found.append(("POST" if "GET" not in methods else "GET", path))
    return sorted(found, key=lambda one: one[1].endswith(LAST))


PATHS: dict[str, dict[str, str]] = {
    "/events/{name}/files/{file}": {"{file}": "results.pbn"},
    "/events/{name}/pages/{path}": {"{path}": "en/index.html"},
    "/events/{name}/deal/{format}": {"{format}": "pbn"},
    "/events/{name}/sign-up": {"{name}": "{open event}"},
    "/practices/{name}/do": {"{name}": "{begun practice}"},
    "/practices/{name}/hint": {"{name}": "{asked practice}"},
    "/assets/{name}": {"{name}": ASSET},
    "/{name}": {"{name}": "icon.svg"},
    "/events/{name}/papers/{kind}.pdf": {"{kind}": "travellers"},
    **{
        f"/learn/lessons/{{name}}{rest}": {"{name}": "finesse"}
        for rest in ("", "/{number}/table", "/{number}/standing", "/{number}/shown")
    },
    "/learn/themes/{name}": {"{name}": "slams"},
    "/learn/export/{kind}": {"{kind}": "pbn"},
    "/help/book/{language}": {"{language}": "fr"},
    "/classes/{code}/export.{kind}": {"{kind}": "csv"},
    "/api/v1/{rest}": {"{rest}": "nothing"},
}
QUERIES: dict[str, dict[str, str]] = {
    "/learn/odds/break": {"cards": "7"},
    "/learn/odds/suit": {"suit": "AQ2/543"},
    "/learn/odds/contract": {"contract": "4S", "instead": "3S", "scoring": "imps"},
    "/bidding/systems/{name}/after": {"calls": "1N P 2C P"},
    "/bidding/systems/{name}/call": {"calls": "", "hand": HAND},
    "/bidding/cards": {"system": "sef"},
    "/events/proposals": {"pairs": "20", "time": "180"},
    "/events/{name}/changes": {"pairs": "1"},
    "/events/{name}/code.svg": {"at": SITE},
    "/classes/{code}/code.svg": {"at": SITE},
    "/events/{name}/weighed": {"board": "1", "pair": "1", "score": "60% 3N=, 40% 3N-1"},
    "/events/{name}/boards": {"file": "a.pbn"},
    "/events/{name}/traveller": {"board": "1"},
    "/laws/weigh": {"score": "60% 3NN=, 40% 3NN-1"},
    "/clubs/{name}/seasons/{season}/player": {"who": "Member 1"},
    "/clubs/{name}/simultaneous/{which}/file": {"file": "results.csv", "club": "Elsewhere"},
    "/clubs/{name}/card.svg": {"at": SITE, "number": "7"},
    "/laws/moved": {"contract": "3NTX", "declarer": "S", "tricks": "8", "moved": "1"},
    "/owner/desk": {"search": "own"},
}
_item = "/classes/{code}/exercises/{exercise}/items/{item}"
_member = {"name": "Anne", "passphrase": WORDS}
BODIES: dict[str, object] = {
    "/clubs/{name}/do": {"do": "load", "text": MEMBERS},
    "/clubs/{name}/diary": {"do": "choices", "choices": {"method": "match_points"}},
    "/clubs/{name}/regulars/do": {
        "do": "regular", "seen": 0, "terms": {"title": "Tuesday", "first": TODAY},
    },
    "/clubs/{name}/simultaneous/{which}/send": {"tournament": "{event}.{director}"},
    "/clubs/{name}/simultaneous/{which}/file": RESULTS.encode(),
    "/clubs/{name}/forget": {"name": "Member 7", "number": "7"},
    "/events/{name}/do": {"do": "slip", "text": "1 1 3NN+1", "correct": True, "seen": SEEN},
    "/events/{name}/boards": HANDS.encode(),
    "/events/{name}/club": {"club": "{club}.{key}"},
    "/events/{name}/code": {"code": "ABCDEF"},
    "/events/{name}/sign-up": {"names": ["A", "B"]},
    "/events/{name}/who": {"number": "7"},
    "/events/{name}/mail": {"to": ["a@b.example"]},
    "/events/{name}/forget": {"name": "Member 7"},
    "/events/mine": {"keys": ["{event}.{director}"] * 100},
    "/events": ASKED,
    "/clubs": {"title": "Club"},
    "/classes": {"title": "Tuesday"},
    "/classes/{code}/pupils": {"name": "Bea", "key": "b" * 26},
    "/classes/{code}/do": {
        "do": "exercise", "title": "x", "items": [], "file": BOARD * 20,
    },
    "/classes/{code}/mine": {"do": "hand", "up": True},
    "/classes/{code}/erase": {"title": "Tuesday"},
    f"{_item}/steps": {"step": 0, "given": "3NT"},
    f"{_item}/standing": {"table": "x", "token": "y"},
    "/accounts": {**_member, "name": "Bob"},
    "/accounts/sign-in": {"name": "Anne", "proof": {"passphrase": WORDS}},
    "/accounts/challenge": {"purpose": "use"},
    "/accounts/change": {"proof": {"passphrase": WORDS}, "what": "name", "name": "Anne"},
    "/accounts/prove": {"proof": {"passphrase": WORDS}},
    "/accounts/delete": {"proof": {"passphrase": WORDS}, "sure": True},
    "/accounts/follow": {"kept": {f"page.{n}": "x" * 20_000 for n in range(20)}},
    "/accounts/sign-out": {},
    "/owner/do": {"do": "invite"},
    "/site/reports": {"kind": "report", "what": "x"},
    "/bidding/own": OWN.encode(),
    "/bidding/own/check": OWN.encode(),
    "/practices/{name}/do": {"do": "call", "on": 0, "call": "P"},
    "/sets/new": {"boards": 4},
    "/sets/me": {"name": "Anne"},
    "/sets/friends": {"id": player_id("somebody else")},
    "/sets/feeds": {"server": "x" * 40, "results": []},
    "/together/bidding": {"name": "Anne"},
    "/together/bidding/{name}/seat": {"name": "Bea"},
    "/together/bidding/{name}/do": {"do": "call", "board": 0, "call": "P"},
    "/together/matches": {"boards": 4},
    "/together/matches/{name}/seat": {"name": "Anne", "seat": "N"},
    "/together/matches/{name}/start": {},
    "/together/matches/{name}/play": {},
    "/tables/{name}/guests": {"name": "Bea", "key": "b" * 26},
    "/qr-code": json.dumps(SITE * 20).encode(),
    "/learn/read": {"text": HANDS},
    "/learn/lesson-file": {"text": HANDS},
    "/learn/link": DEAL,
    "/learn/complete": {"points": {"N": [20, 22]}, "balanced": ["N"]},
    "/learn/script": {"text": "hcp(north) >= 20\nproduce 2\n"},
    "/learn/review": {**DEAL, "calls": [], "cards": []},
    "/learn/field": {**DEAL, "calls": ["3N", "P", "P", "P"], "cards": []},
    "/learn/export/{kind}": {"deals": [DEAL] * 60},
    "/learn/boards/lesson": {"text": BOARD, "step": 0},
    "/learn/boards/table": {"text": BOARD, "step": 0},
    **{
        f"/learn/boards/{word}": {
            "text": BOARD, "step": 0, "table": "{board table}", "token": "{board token}",
        }
        for word in ("standing", "shown")
    },
    **{
        f"/learn/lessons/{{name}}/{{number}}/{word}": {
            "table": "{lesson table}", "token": "{lesson token}",
        }
        for word in ("standing", "shown")
    },
    "/api/v1/deal": {"seed": "7", "n": 4},
    "/api/v1/solve": {"deal": str(DEALS[0]), "board": 1},
    "/api/v1/bid": {"hand": HAND},
    "/api/v1/explain": {"auction": "1N P 2C"},
    "/api/v1/score": {"contract": "4HS="},
    "/api/v1/convert": {"text": HANDS, "to": "json"},
    "/api/v1/movement": {"name": "howell", "contestants": 10},
    "/api/v1/rank": {"text": RESULTS, "notation": "csv"},
    "/api/v1/tournaments/{name}/steps": {
        "do": "slip", "text": "1 1 3NN+1", "correct": True, "seen": SEEN,
    },
    **{f"/api/v1/{name}": EXAMPLES[name] for name in ("robot-bid", "lead", "play")},
}  # fmt: skip


@dataclass
class Visitor:
    """Somebody who has one of everything on a server, and asks."""

    here: Site
    client: httpx.AsyncClient
    made: dict[str, str] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    """What ``{name}`` is, by the first word of a path."""

    async def make(self) -> None:
        """Open a tournament of fifty pairs, a list of 3,000, a class, an account …."""
        await self.open("/accounts", _member)
        account = await owner.find_account(self.here.accounts, "Anne")
        await owner.appoint(self.here.accounts, account, owner=True)
        self.made["id"] = account.id
        for first in range(0, 1_200, 400):
            deals = [deal(number) for number in range(first, first + 400)]
            await self.open("/accounts/follow", {"deals": deals, "since": first})
        await self.make_tournament()
        club = await self.open("/clubs", {"title": "Club"})
        self.made |= {"club": club["club"], "key": club["key"]}
        self.named["clubs"] = club["club"]
        await self.do("POST", "/clubs/{name}/do")
        terms = {"title": "Autumn", "since": TODAY}
        await self.do("POST", "/clubs/{name}/diary", {"do": "season", "terms": terms})
        told = await self.open("/classes", {"title": "Tuesday"})
        seasons = (await self.ask("GET", "/clubs/{name}/seasons")).json()["seasons"]
        self.made |= {"code": told["code"], "teacher": told["key"]}
        self.made["season"] = seasons[0]["name"]
        await self.do("POST", "/classes/{code}/do")
        told = (await self.ask("GET", "/classes/{code}")).json()
        self.made["item"] = told["exercises"][0]["items"][0]["key"]
        self.named |= {
            "practices": (await self.open("/practices", {}))["practice"],
            "together/bidding": (await self.open("/together/bidding", {"name": "A"}))["name"],
            "together/matches": (await self.open("/together/matches", {}))["name"],
            "api/v1/tournaments": self.made["event"],
        }
        await self.make_tables()
        await self.make_states()

    async def make_states(self) -> None:
        """Come so far with what was opened that more of it can be asked for."""
        for kind, template in {
            "board": "/learn/boards/table",
            "lesson": "/learn/lessons/{name}/{number}/table",
        }.items():
            told = (await self.ask("POST", template)).json()
            self.made |= {f"{kind} table": told["table"], f"{kind} token": told["token"]}
        await self.ask("POST", "/classes/{code}/pupils")
        terms = {"do": "simultaneous", "terms": {"title": "Friday"}}
        told = (await self.ask("POST", "/clubs/{name}/diary", terms)).json()
        self.made["which"] = told["simultaneous"][0]["name"]
        begun, asked = [await self.open("/practices", {}) for _ in range(2)]
        self.made |= {"begun practice": begun["practice"], "practice n": str(begun["n"])}
        self.made["asked practice"] = asked["practice"]
        signing = await self.open("/events", {**ASKED, "signing": True})
        self.made["open event"] = signing["event"]
        await self._sit_beside()
        mine = b'system mine\nfrom: sef\ntitle en "Ours"\n1N = 12-14 HCP, balanced\n'
        own = await self.ask("POST", "/bidding/own", mine)
        self.named["bidding/own"] = own.json()["name"]
        while not (hand := (await self.ask("GET", "/practices/{name}/view")).json())["over"]:
            path = f"/practices/{self.named['practices']}/do"
            await self.open(path, {"do": "call", "on": hand["n"], "call": "P"})

    async def _sit_beside(self) -> None:
        """Have somebody sit beside the visitor at the bidding table, who is to call."""
        headers = {"origin": SITE, "authorization": f"Bearer {'z' * 32}"}
        path = self.path("/together/bidding/{name}")
        seated = await self.client.post(f"{path}/seat", json={"name": "Bea"}, headers=headers)
        there = seated.json()
        if there["turn"] == "N":
            made = len(there["auction"])
            body = {"do": "call", "board": 0, "made": made, "call": "P"}
            told = await self.client.post(f"{path}/do", json=body, headers=headers)
            there = told.json()
        self.made["calls made"] = str(len(there["auction"]))

    async def make_tables(self) -> None:
        """Open a table of friends with an invitation, one to be played at, a set of boards."""
        told = await self.open("/tables", {"friends": {"name": "Anne", "open": ["N"]}})
        self.named["tables"] = told["table"]
        self.made |= {"invitation": told["invitations"]["N"], "friends": told["token"]}
        told = await self.open("/tables", {})
        self.made |= {"table": told["table"], "token": told["token"]}
        self.named["sets"] = (await self.open("/sets/new", {"boards": 1}))["name"]

    async def make_tournament(self) -> None:
        """Open a tournament whose first two rounds are played and scored."""
        told = await self.open("/events", ASKED)
        self.made |= {"event": told["event"], "director": told["director"]}
        self.named["events"] = told["event"]
        for round_ in (1, 2):
            await self.step("next", round=round_, anyway=True)
        view = (await self.ask("GET", "/events/{name}/view")).json()
        for table in view["tables"]:
            for board in table["boards"]:
                slip = f"{board['number']} {table['ns']['number']} 3NN="
                await self.step("slip", text=slip)
        await self.step("appeal", board=1, pair=1, facts="a", ruling="b", concurring=True)
        await self.step("show", shown=True)

    async def open(self, path: str, body: object) -> dict[str, Any]:
        """Open something at *path*; return the answer."""
        headers = {"origin": SITE, "authorization": f"Bearer {OWN_KEY}"}
        answer = await self.client.post(path, json=body, headers=headers)
        assert answer.is_success, (path, answer.text)
        told: dict[str, Any] = answer.json()
        return told

    async def do(self, method: str, template: str, body: object = None) -> None:
        """Ask for what must be done."""
        answer = await self.ask(method, template, body)
        assert answer.is_success, (template, answer.text)

    async def step(self, do: str, **more: object) -> None:
        """Ask for a step of the tournament."""
        body = {"do": do, "seen": SEEN, **more}
        await self.ask("POST", "/events/{name}/do", body)

    def path(self, template: str) -> str:
        """Return *template* with the names of what the visitor has."""
        path = template
        for blank, text in PATHS.get(template, {}).items():
            path = path.replace(blank, text)
        known = {"event": "", "number": "1", "exercise": "1", "opening": "1", "board": "1"}
        for blank, text in (known | self.made).items():
            path = path.replace(f"{{{blank}}}", text)
        kind = template[1 : template.find("/{")]
        return path.replace("{name}", self.named.get(kind, "sef"))

    def key(self, template: str) -> str:
        """Return the key that opens *template*; or nothing."""
        kind = template.split("/")[1]
        key = {
            "events": "director",
            "clubs": "key",
            "classes": "teacher",
            "tables": "invitation",
        }.get(kind, "")
        if template == "/events/{name}/sign-up":
            return ""
        if template == "/classes/{code}/mine":
            return str(BODIES["/classes/{code}/pupils"]["key"])  # type: ignore[index]
        if template.startswith("/api/v1/tournaments"):
            return self.made["director"]
        return self.made.get(key, "") if key else OWN_KEY if kind in KEYED else ""

    def body(self, template: str) -> Any:
        """Return the body that costs most at *template*, by a fresh id where it has one."""
        sent: Any = BODIES.get(template, {})
        if isinstance(sent, bytes):
            return sent
        text = json.dumps(sent)
        for blank, word in self.made.items():
            text = text.replace(f"{{{blank}}}", word)
        more: dict[str, Any] = {"id": str(next(_ids))} if template.endswith(IDENTIFIED) else {}
        if template == "/practices/{name}/do":
            more["on"] = int(self.made["practice n"])
        if template == "/together/bidding/{name}/do":
            more["made"] = int(self.made["calls made"])
        return {**json.loads(text), **more}

    async def ask(self, method: str, template: str, body: Any = None) -> httpx.Response:
        """Ask *template*, with *body* or else with what costs most there."""
        return await self.send(self.request(method, template, body))

    async def send(self, request: httpx.Request) -> httpx.Response:
        """Return the answer to *request*."""
        found = await self.client.send(request)
        path = request.url.path
        if found.is_success and path.endswith(f"{self.named.get('clubs')}/key"):
            self.made["key"] = found.json()["key"]
        if found.is_success and path.endswith(f"{self.made.get('code')}/key"):
            self.made["teacher"] = found.json()["key"]
        if found.is_success and path == "/accounts/sign-out":
            await self.client.send(self.request("POST", "/accounts/sign-in"))
        return found

    def request(self, method: str, template: str, body: Any = None) -> httpx.Request:
        """Return the request for *template*, with *body* or else with what costs most there."""
        headers = {"origin": SITE, "sec-fetch-site": "same-origin"}
        if key := self.key(template):
            headers["authorization"] = f"Bearer {key}"
        how: dict[str, Any] = {"headers": headers, "params": QUERIES.get(template)}
        if method == "POST":
            sent = self.body(template) if body is None else body
            if isinstance(sent, dict) and template.endswith(IDENTIFIED):
                sent.setdefault("id", str(next(_ids)))
            how["content" if isinstance(sent, bytes) else "json"] = sent
        return self.client.build_request(method, self.path(template), **how)
