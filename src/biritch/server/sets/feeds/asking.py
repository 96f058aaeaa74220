"""HTTP requests to another server: limited in time and size, without redirects."""

from __future__ import annotations

import ssl
import urllib.error
import urllib.request
from collections.abc import Mapping
from email.message import Message
from http.client import HTTPException
from typing import IO
from urllib.parse import urlsplit

from biritch.core.phrase import Phrase
from biritch.server.sets.feeds.document import LARGEST, BadFeed
from biritch.server.storage.addresses import reason_of_failure

PATIENCE = 20.0
"""Seconds for which another server is waited for."""


class _NoDetour(urllib.request.HTTPRedirectHandler):
    def redirect_request(  # noqa: PLR0913, PLR0917 - as the library calls it
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: Message,
        newurl: str,
    ) -> None:
        """Refuse a redirect: the owner trusts only the configured address."""
        del req, fp, code, msg, headers, newurl


_open = urllib.request.build_opener(_NoDetour).open


def is_address(text: str) -> bool:
    """Return whether *text* is the address of a server.

    Example:
        >>> is_address("https://bridge.example.org"), is_address("bridge.example.org")
        (True, False)
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0


def _reason_of(error: Exception) -> str | Phrase:
    """Return why the server was not reached, as a phrase if there is one."""
    reason = getattr(error, "reason", error)
    if isinstance(reason, ssl.SSLError):
        return Phrase.of("feed-why-certificate")
    if isinstance(reason, OSError):
        return reason_of_failure(reason)
    return Phrase.of("feed-why-no-http")


def ask_server(url: str, headers: Mapping[str, str], body: bytes | None = None) -> bytes:
    """Return the response of *url*, to *body* if given; blocks.

    Raises:
        BadFeed: There is none, it is a refusal, or too long.
    """
    request = urllib.request.Request(url, body, dict(headers))  # noqa: S310 - see is_address
    try:
        with _open(request, timeout=PATIENCE) as reply:
            text: bytes = reply.read(LARGEST + 1)
    except urllib.error.HTTPError as error:
        error.close()
        raise BadFeed("refused", status=error.code) from None
    except (OSError, ValueError, HTTPException) as error:
        raise BadFeed("down", why=_reason_of(error)) from None
    if len(text) > LARGEST:
        raise BadFeed("long", most=LARGEST // 1024 // 1024)
    return text
