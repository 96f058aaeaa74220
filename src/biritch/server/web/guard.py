"""The guard: rate limits by address and by key."""

from __future__ import annotations

import hashlib
import logging
import math
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from starlette.datastructures import Headers, QueryParams
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from biritch.core.phrase import Phrase
from biritch.server.web.answers import HTTPRefusal, refusal
from biritch.server.web.limits import Allowances, Limits, Rate, address_of, is_here
from biritch.server.web.security import same_origin

if TYPE_CHECKING:
    from starlette.responses import Response

T = TypeVar("T")
Costly: TypeAlias = Literal[
    "tables_opened",
    "tournaments_opened",
    "clubs_opened",
    "classes_opened",
    "practice_hands_opened",
    "guests_joining",
    "accounts_opened",
    "sign_ins",
    "megabytes_sent",
    "searches",
    "letters_sent",
    "reports",
]
"""What is counted for itself, by the name of its limit."""
_log = logging.getLogger(__name__)
_BEARER = "bearer "
_MOST_KNOWN = 20_000


class TooManyRequests(HTTPRefusal):
    """Raised to refuse a request with 429 and the time to retry.

    Example:
        >>> TooManyRequests("server-too-often", 2.4).retry
        3
    """

    def __init__(self, name: str, wait: float) -> None:
        """Refuse with the message *name* for *wait* seconds."""
        retry = max(1, math.ceil(wait))
        super().__init__(429, Phrase.of(name, seconds=retry), retry)


class Guard:
    """Counts requests by address and key, and refuses those beyond the limits."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float],
        free: Callable[[], int | None] = lambda: None,
    ) -> None:
        """Apply *limits*; *clock* is monotonic, *free* returns the free bytes on disk."""
        self.limits, self._free = limits, free
        # Each kind for itself: keys that somebody invents must not make us forget who guesses.
        self._counted: defaultdict[str, Allowances] = defaultdict(lambda: Allowances(clock))
        self._known: OrderedDict[bytes, None] = OrderedDict()

    def request(self, address: str, key: str) -> None:
        """Count a request of *address* with *key*, if any.

        Raises:
            TooManyRequests: There were too many of either.
        """
        limits = self.limits
        if wait := self._take("request", address, limits.requests_per_address):
            _log.warning("%s asks too often", address)
            raise TooManyRequests("server-too-often", wait)
        if key and (wait := self._counted["key"].take(_print(key), limits.requests_per_key)):
            raise TooManyRequests("server-too-often", wait)

    def spend(self, address: str, what: Costly, cost: float = 1) -> None:
        """Count that *address* does *what*, which costs more than a plain request.

        Raises:
            HTTPRefusal: It did so too often (429), or there is no room left for it (503).
        """
        if what.endswith("_opened"):
            left = self._free()
            if left is not None and left < self.limits.free_megabytes * 1_000_000:
                raise HTTPRefusal(503, Phrase.of("server-disk-full"), 60)
        if wait := self._take(what, address, getattr(self.limits, what), cost):
            _log.warning("%s asks too much: %s", address, what)
            raise TooManyRequests("server-too-often", wait)
        if what.endswith("_opened"):
            self._count_openings_of_all(address)

    def _count_openings_of_all(self, address: str) -> None:
        """Count openings from all addresses together: addresses are cheap, tables are not.

        Raises:
            TooManyRequests: All together open too much.
        """
        rate = self.limits.of(self.limits.openings_in_all, address)
        whose = "this machine" if is_here(address) else "everybody"
        if wait := self._counted["all opened"].take(whose, rate):
            _log.warning("all together open too much")
            raise TooManyRequests("server-opens-much", wait)

    def try_key(self, address: str, key: str, opens: Callable[[str], T | None]) -> T | None:
        """Return what *opens* returns for *key*, or ``None`` if the key is wrong.

        A key that was valid from *address* before is never delayed, so that somebody who
        guesses cannot lock out others at the same address.

        Raises:
            TooManyRequests: Too many wrong keys came from *address* for another to be tried.
        """
        mark = _print(f"{address} {key}")
        if mark not in self._known:
            rate = self.limits.of(self.limits.wrong_keys, address)
            if wait := self._counted["wrong"].wait(address, rate):
                _log.warning("no more keys are tried of %s for now", address)
                raise TooManyRequests("server-too-many-keys", wait)
        opened = opens(key)
        if opened is None:
            _log.warning("a wrong key came from %s", address)
            self._take("wrong", address, self.limits.wrong_keys)
            return None
        self._know(mark)
        return opened

    async def try_guess(
        self, address: str, name: str, prove: Callable[[], Awaitable[T | None]]
    ) -> T | None:
        """Return the result of *prove* for *name*, or ``None`` if the proof fails.

        Somebody who succeeded from *address* before is never delayed by others' guesses.

        Raises:
            TooManyRequests: Too many wrong guesses came for *name*, wherever from.
        """
        mark, who = _print(f"{address} name {name}"), _print(name)
        guesses = self._counted["guess"]
        if mark not in self._known and (
            wait := guesses.wait(who, self.limits.wrong_passphrases)
        ):
            _log.warning("no more passphrases are tried for one name, %s asked", address)
            raise TooManyRequests("account-too-many-guesses", wait)
        # Counted before it is known, so that a thousand at once are not one.
        guesses.take(who, self.limits.wrong_passphrases)
        found = await prove()
        if found is not None:
            guesses.give_back(who, self.limits.wrong_passphrases)
            self._know(mark)
        return found

    def _know(self, mark: bytes) -> None:
        self._known[mark] = None
        self._known.move_to_end(mark)
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def _take(self, what: str, address: str, rate: Rate, cost: float = 1) -> float:
        return self._counted[what].take(address, self.limits.of(rate, address), cost)


def _print(key: str) -> bytes:
    return hashlib.blake2b(key.encode(), digest_size=12).digest()


def guard_of(connection: HTTPConnection) -> Guard:
    """Return the guard of this server."""
    guard: Guard = connection.app.state.guard
    return guard


def spend(connection: HTTPConnection, what: Costly, cost: float = 1) -> None:
    """Count that the client of a request does *what*.

    Raises:
        HTTPRefusal: It was done too often (429), or there is no room left for it (503).
    """
    guard_of(connection).spend(address_of(connection.client), what, cost)


def try_key(connection: HTTPConnection, key: str, opens: Callable[[str], T | None]) -> T | None:
    """Return what *opens* returns for *key*, or ``None`` if the key is wrong.

    Raises:
        TooManyRequests: Too many wrong keys came from there.
    """
    return guard_of(connection).try_key(address_of(connection.client), key, opens)


def key_of(connection: HTTPConnection) -> str:
    """Return the key of a request: ``Authorization: Bearer KEY``.

    Pages send it so. ``?token=KEY`` is read too, for saved addresses; but addresses end up in
    histories and logs, where a key should not be.
    """
    return key_in(connection.headers, connection.query_params)


def key_in(headers: Headers, query: QueryParams) -> str:
    """Return the key in *headers*, or else in *query*.

    Example:
        >>> key_in(Headers({"authorization": "Bearer k3x7qa"}), QueryParams())
        'k3x7qa'
    """
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith(_BEARER):
        return authorization[len(_BEARER) :].strip()
    return query.get("token", "")


async def body_of(request: Request, most: int) -> bytes:
    """Return the body of a request from a page of this site, at most *most* bytes.

    Raises:
        HTTPRefusal: Another site's page sent it (403), it is too long (413), or too much was
            sent from there of late (429).
    """
    if "origin" in request.headers and not same_origin(request.headers):
        raise HTTPRefusal(403, Phrase.of("server-foreign-page"))
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:  # before the rest of it fills the memory
            raise HTTPRefusal(413, Phrase.of("server-too-long", most=most))
    spend(request, "megabytes_sent", len(body) / 1_000_000)
    return bytes(body)


class GuardMiddleware:
    """Middleware that refuses too frequent requests before they are processed."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Let *guard* count the requests to *app*."""
        self._app, self._guard = app, guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request within the limits."""
        if scope["type"] in {"http", "websocket"}:
            key = key_in(Headers(scope=scope), QueryParams(scope["query_string"]))
            try:
                self._guard.request(address_of(scope["client"]), key)
            except TooManyRequests as error:
                response = refusal(error.status, error.phrase, error.retry)
                await _send_refusal(response, scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _send_refusal(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    # A client that asks too often has to connect again, which the gate slows down.
    response.headers["connection"] = "close"
    if scope["type"] == "websocket" and "websocket.http.response" not in scope["extensions"]:
        await send({"type": "websocket.close", "code": 1013})
        return
    await response(scope, receive, send)
