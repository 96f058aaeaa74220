"""Access log and histogram: the duration of each request.

A request is identified by its route, ``/events/{name}/view``: table names, keys, queries and
people's addresses appear in no line and no label.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from biritch.server.web.structured_logs import line_format

ACCESS = "biritch.access"
"""The logger of the access log: nothing is said where nobody asked for it."""
SIGN_INS = "biritch.sign_ins"
"""The logger of who signed in and out, by the IDs of accounts; written with the access log."""
KNOWN_METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})


@dataclass(frozen=True, slots=True)
class RequestTaken:
    """A completed request: method, route, status, seconds, bytes."""

    method: str
    route: str
    status: int
    seconds: float
    size: int


def route_of(scope: Scope) -> str:
    """Return the route of *scope*, with placeholders instead of values.

    Example:
        >>> route_of({"path": "/events/k3x7qa/view", "endpoint": 1,
        ...     "path_params": {"name": "k3x7qa"}})
        '/events/{name}/view'
        >>> route_of({"path": "/nowhere"})
        'unknown'
    """
    if "endpoint" not in scope:
        return "unknown"
    words = str(scope["path"]).split("/")
    for name, value in scope.get("path_params", {}).items():
        filled = str(value).split("/")
        for at in range(len(words) - len(filled) + 1):
            if words[at : at + len(filled)] == filled:
                words[at : at + len(filled)] = [f"{{{name}}}"]
                break
    return "/".join(words)


class AccessMiddleware:
    """Middleware that reports each request to the observers."""

    def __init__(self, app: ASGIApp, observe: Callable[[RequestTaken], None]) -> None:
        """Call *observe* with each request that *app* has answered."""
        self._app, self._observe = app, observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle the request and measure it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = size = 0

        async def counting(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = int(message["status"])
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            await send(message)

        begun = time.perf_counter()
        try:
            await self._app(scope, receive, counting)
        finally:
            method = str(scope["method"])
            self._observe(
                RequestTaken(
                    # Anybody may invent a method: each would be a label of its own.
                    method if method in KNOWN_METHODS else "other",
                    route_of(scope),
                    status or 500,
                    time.perf_counter() - begun,
                    size,
                )
            )


def log_access(taken: RequestTaken) -> None:
    """Log the request *taken*, if there is an access log."""
    logging.getLogger(ACCESS).info(
        "%s %s %d %.1f ms %d B",
        taken.method,
        taken.route,
        taken.status,
        taken.seconds * 1000,
        taken.size,
        extra={"taken": taken},
    )


class _AccessLines(logging.Formatter):
    """Formats each request as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        taken: RequestTaken = record.taken  # type: ignore[attr-defined]
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        return json.dumps(
            {
                "time": at,
                "method": taken.method,
                "route": taken.route,
                "status": taken.status,
                "ms": round(taken.seconds * 1000, 1),
                "bytes": taken.size,
            }
        )


def begin_access_log(form: str = "text") -> None:
    """Start an access log on standard error, in the *form* of the other lines."""
    text = logging.Formatter("access: %(message)s")
    formats = {
        ACCESS: _AccessLines() if form == "json" else text,
        SIGN_INS: line_format(form, "sign-in: "),
    }
    for name, lines in formats.items():
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(lines)
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO)
        logger.propagate = False  # its lines are not bounded as complaints are
