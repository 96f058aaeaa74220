"""The sender of a request: the browser's session, and whether a page of this site asks."""

from __future__ import annotations

from starlette.requests import Request

from biritch.core.phrase import Phrase
from biritch.server.accounts.registry import Accounts, SignedIn
from biritch.server.web.answers import HTTPRefusal
from biritch.server.web.security import is_loopback, same_origin

COOKIE = "__Host-biritch"
"""The cookie of a session, over TLS: browsers take it from this very host alone."""
COOKIE_HERE = "biritch-here"
"""The same on this machine without TLS, where there is none to demand: so no ``Secure``."""


def accounts_of(request: Request) -> Accounts:
    """Return the accounts of this server."""
    accounts: Accounts = request.app.state.host.accounts
    return accounts


def is_secure(request: Request) -> bool:
    """Return whether the request came over TLS."""
    return request.url.scheme == "https"


def are_accounts_allowed(request: Request) -> bool:
    """Return whether accounts are allowed: over TLS, or from this very machine."""
    return is_secure(request) or is_loopback(request.url.hostname or "")


def cookie_of(request: Request) -> str:
    """Return the session cookie; over TLS only the one that is set over TLS."""
    return request.cookies.get(COOKIE if is_secure(request) else COOKIE_HERE, "")


def demand_own_page(request: Request) -> None:
    """Refuse a request that was not sent by a page of this site.

    Raises:
        HTTPRefusal: Another site did, or nobody says who.
    """
    headers = request.headers
    if (
        not same_origin(headers)
        or headers["origin"].partition(":")[0] != request.url.scheme
        or headers.get("sec-fetch-site", "same-origin") != "same-origin"
    ):
        raise HTTPRefusal(403, Phrase.of("server-foreign-page"))


async def who_asks(request: Request) -> SignedIn:
    """Return the signed-in user.

    Raises:
        HTTPRefusal: Nobody is signed in (401).
    """
    who = None
    if are_accounts_allowed(request):
        who = await accounts_of(request).find_session(cookie_of(request))
    if who is None:
        raise HTTPRefusal(401, Phrase.of("account-signed-out"))
    return who
