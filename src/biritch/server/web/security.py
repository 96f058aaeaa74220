"""Hosts and origins that may talk to this server, and the security headers of answers."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; object-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""On every answer. Nothing may be written inside a page: it moves cards by its script."""
HSTS = "max-age=31536000; includeSubDomains"
"""For a year this name is only asked with TLS, once it was."""

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches *host*.

    Example:
        >>> is_loopback("::1"), is_loopback("example.org")
        (True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def same_origin(headers: Headers) -> bool:
    """Whether a browser sent this from our own page: ``Origin`` names the very ``Host``.

    No browser opens a socket, or posts, without an origin; a client that is none says it.

    Example:
        >>> same_origin(Headers({"origin": "https://example.org", "host": "localhost:8765"}))
        False
    """
    origin, host = headers.get("origin"), headers.get("host")
    if not origin or not host:
        return False
    parts = urlsplit(origin)
    return (
        parts.scheme in ("http", "https")
        and parts.netloc.lower() == host.lower()
        and not (parts.path or parts.query or parts.fragment)
    )


class SecurityMiddleware:
    """Refuses hosts this server is not, and adds the headers.

    A server for this machine alone answers only to its own names, so that a name of
    somebody else's that leads here (DNS rebinding) opens nothing.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] | None = None) -> None:
        """Answer for *hosts* only, or for any when ``None``."""
        self._app = app
        self._hosts = None if hosts is None else frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is allowed."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._known(Headers(scope=scope).get("host", "")):
            refusal = PlainTextResponse("421 another server was meant\n", 421)
            await _refuse(scope, receive, send, refusal)
            return

        secure = scope["scheme"] in {"https", "wss"}

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if secure:
                    headers.setdefault("strict-transport-security", HSTS)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded)

    def _known(self, host: str) -> bool:
        if self._hosts is None:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._hosts


async def _refuse(scope: Scope, receive: Receive, send: Send, answer: ASGIApp) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    await answer(scope, receive, send)
