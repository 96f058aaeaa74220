"""Allowed hosts and origins, and the security headers of responses."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
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
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
HSTS = {
    "off": "",
    "host": "max-age=31536000",
    "subdomains": "max-age=31536000; includeSubDomains",
}
"""For a year this name, or those below it too, is only asked with TLS, once it was."""
HEALTH = frozenset({"/healthz", "/livez", "/readyz"})
"""What a proxy asks by a number, and what tells nothing of anybody."""

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def is_loopback(host: str) -> bool:
    """Return whether *host* is reachable only from this machine.

    Example:
        >>> is_loopback("::1"), is_loopback("example.org")
        (True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def site_host(site: str) -> str:
    """Return the host of the site address *site*, or an empty string if it is invalid.

    Example:
        >>> site_host("https://Bridge.example.org:8443/"), site_host("bridge.example.org")
        ('bridge.example.org', '')
    """
    try:
        parts = urlsplit(site)
        whole = parts.port != 0 and parts.scheme in ("http", "https")
    except ValueError:
        return ""
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return "" if more or not whole else parts.hostname or ""


def hosts_of(listens_at: str, sites: Iterable[str]) -> frozenset[str] | None:
    """Return the host names the server answers to, or ``None`` for any.

    Example:
        >>> hosts_of("0.0.0.0", []) is None
        True
        >>> sorted(hosts_of("127.0.0.1", ["https://bridge.example.org"]))
        ['127.0.0.1', '::1', 'bridge.example.org', 'localhost']
    """
    named = {site_host(site) for site in sites} - {""}
    return frozenset({*LOOPBACK, *named}) if named or is_loopback(listens_at) else None


def same_origin(headers: Headers) -> bool:
    """Return whether the request comes from our own page: ``Origin`` equals ``Host``.

    Browsers always send an origin with sockets and posts; other clients may omit it.

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
    """Middleware that refuses foreign hosts and adds the security headers.

    A server for this machine alone answers only to its own names, so that a foreign name that
    resolves to this machine (DNS rebinding) opens nothing.
    """

    def __init__(
        self, app: ASGIApp, hosts: Iterable[str] | None = None, hsts: str = HSTS["host"]
    ) -> None:
        """Answer for *hosts* only, or for any if ``None``; *hsts* is sent over TLS."""
        self._app = app
        hsts_header = (b"strict-transport-security", hsts.encode())
        self._over_tls = [hsts_header, *_HEADERS] if hsts else _HEADERS
        self._hosts = None if hosts is None else frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on an allowed request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        asked = Headers(scope=scope).get("host", "")
        if not (self._is_known(asked) or scope["path"] in HEALTH):
            refusal = PlainTextResponse("421 another server was meant\n", 421)
            await _refuse(scope, receive, send, refusal)
            return

        secure = scope["scheme"] in {"https", "wss"}

        added = self._over_tls if secure else _HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", ())]
                said = {name.lower() for name, _ in headers}
                headers += [header for header in added if header[0] not in said]
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _is_known(self, host: str) -> bool:
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
