"""Routes ``/accounts…``: sign in and out, change, synchronise, export, delete.

The session is in a cookie that scripts cannot read and other sites do not send. Requests that
change something must come from a page of this site (header ``Origin``).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.server.accounts import export, following
from biritch.server.accounts.account import Account, Way, fold_name
from biritch.server.accounts.following import TooMuchKept
from biritch.server.accounts.messages import (
    AccountsHere,
    AccountView,
    AskPasskey,
    Bring,
    ChangeAccount,
    DeleteAccount,
    OpenAccount,
    PasskeyAsked,
    PasskeyView,
    Proof,
    ProveAnew,
    SessionView,
    SignIn,
    SignOut,
    plain_name,
)
from biritch.server.accounts.passkeys import PasskeySite
from biritch.server.accounts.registry import DAY, RECOVERED, AccountRefusal, Accounts, SignedIn
from biritch.server.accounts.visitors import (
    COOKIE,
    COOKIE_HERE,
    accounts_of,
    are_accounts_allowed,
    cookie_of,
    demand_own_page,
    is_secure,
    who_asks,
)
from biritch.server.owner.routes import admit_account
from biritch.server.web.access import SIGN_INS
from biritch.server.web.answers import BAD_JSON, PRIVATE, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread_for
from biritch.server.web.guard import body_of, guard_of, spend
from biritch.server.web.limits import address_of
from biritch.server.web.unreadable import bad_message

Message = TypeVar("Message")
Deed: TypeAlias = Callable[[Request, SignedIn], Awaitable[Response]]
_log = logging.getLogger(__name__)
_sign_ins = logging.getLogger(SIGN_INS)
SMALL = 32 * 1024
"""The most bytes of what signs in or changes an account."""
LARGEST = 1_500_000
"""The most bytes of what one browser brings at a time."""


def routes() -> list[BaseRoute]:
    """Return the routes of accounts."""
    return [
        Route("/accounts", with_refusals(_with_refusals(open_account)), methods=["POST"]),
        Route(
            "/accounts/challenge", with_refusals(_with_refusals(challenge)), methods=["POST"]
        ),
        Route("/accounts/sign-in", with_refusals(_with_refusals(sign_in)), methods=["POST"]),
        Route(
            "/accounts/sign-out",
            with_refusals(_with_refusals(_mine(sign_out))),
            methods=["POST"],
        ),
        Route("/accounts/me", with_refusals(here)),
        Route(
            "/accounts/change", with_refusals(_with_refusals(_mine(change))), methods=["POST"]
        ),
        Route(
            "/accounts/follow", with_refusals(_with_refusals(_mine(follow))), methods=["POST"]
        ),
        Route("/accounts/export", with_refusals(_with_refusals(_mine(export_account)))),
        Route("/accounts/prove", with_refusals(_with_refusals(_mine(prove))), methods=["POST"]),
        Route(
            "/accounts/delete", with_refusals(_with_refusals(_mine(delete))), methods=["POST"]
        ),
    ]


def _site(request: Request) -> PasskeySite:
    return PasskeySite.of(f"{request.url.scheme}://{request.headers.get('host', '')}")


def _with_refusals(address: Callable[[Request], Awaitable[Response]]) -> Callable[..., Any]:
    """Decorate *address*: allow pages of this site only, turn refusals into responses."""

    async def telling(request: Request) -> Response:
        if not are_accounts_allowed(request):
            raise HTTPRefusal(403, Phrase.of("account-no-tls"))
        if request.method == "POST":
            demand_own_page(request)
        try:
            return await address(request)
        except AccountRefusal as error:
            raise HTTPRefusal(error.status, error.phrase) from None

    return telling


def _mine(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Decorate *deed*: pass it the signed-in user, or refuse the request."""

    async def act_signed_in(request: Request) -> Response:
        return await deed(request, await who_asks(request))

    return act_signed_in


async def _read_message(request: Request, kind: type[Message], most: int = SMALL) -> Message:
    """Return the parsed request body; passphrases keep every character as typed."""
    body = await body_of(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None


def _keep_cookie(request: Request, response: Response, value: str) -> Response:
    secure = is_secure(request)
    response.set_cookie(
        COOKIE if secure else COOKIE_HERE,
        value,
        max_age=accounts_of(request).limits.session_days * DAY if value else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return response


# ---- proof ----


async def _prove_identity(
    request: Request, proof: Proof, name: str, whose: Account | None = None
) -> tuple[Account, Way]:
    """Return the authenticated account and the method used.

    Raises:
        HTTPRefusal: The proof fails (403, without a reason), or there were too many attempts
            (429).
    """
    accounts, address = accounts_of(request), address_of(request.client)
    spend(request, "sign_ins")
    typed = whose.name if whose else name

    async def prove() -> tuple[Account, Way] | None:
        return await accounts.prove_identity(proof, name, _site(request), whose)

    # A passkey and a recovery code are too long to be guessed: nobody is kept from using one.
    guessable = proof.passkey is None and not proof.code
    found = (
        await guard_of(request).try_guess(address, fold_name(typed), prove)
        if guessable
        else await prove()
    )
    if found is None:
        _log.warning("a wrong proof of an account came from %s", address)
        raise HTTPRefusal(403, Phrase.of("account-wrong"))
    return found


# ---- opening, signing in and out ----


async def open_account(request: Request) -> Response:
    """Open an account and sign in."""
    asked = await _read_message(request, OpenAccount)
    spend(request, "accounts_opened")
    name = _name(asked.name)
    await admit_account(request, asked.invitation)
    account, codes = await accounts_of(request).open(asked, name, _site(request))
    way: Way = "passkey" if asked.passkey else "passphrase"
    _sign_ins.info("account %s was opened", account.id)
    return await _begin_session(request, account, (way, asked.browser), codes)


def _name(typed: str) -> str:
    name = plain_name(typed)
    if not name:
        raise HTTPRefusal(400, Phrase.of("server-no-name"))
    return name


async def challenge(request: Request) -> Response:
    """Respond with the options of a passkey request: to create one, or to use one."""
    asked = await _read_message(request, AskPasskey)
    spend(request, "sign_ins")
    accounts, site = accounts_of(request), _site(request)
    if not _has_name(site.name):
        raise HTTPRefusal(409, Phrase.of("account-no-site-name"))
    who = await accounts.find_session(cookie_of(request))
    if asked.purpose == "open":
        spend(request, "accounts_opened")
        options = await accounts.ask_to_open(site, _name(asked.name))
    elif asked.purpose == "use":
        options = await accounts.ask_for_proof(site, who.account if who else None)
    elif who is None:
        raise HTTPRefusal(401, Phrase.of("account-signed-out"))
    else:
        options = await accounts.ask_to_add(site, who.account)
    return answer(PasskeyAsked(options))


def _has_name(host: str) -> bool:
    """Return whether *host* is a name: browsers create no passkey for an IP address.

    Example:
        >>> _has_name("localhost"), _has_name("127.0.0.1"), _has_name("::1")
        (True, False, False)
    """
    return bool(host) and ":" not in host and not host.rpartition(".")[2].isdigit()


async def sign_in(request: Request) -> Response:
    """Sign in by name and passphrase or recovery code, or by a passkey."""
    asked = await _read_message(request, SignIn)
    account, way = await _prove_identity(request, asked.proof, plain_name(asked.name))
    return await _begin_session(request, account, (way, asked.browser))


async def _begin_session(
    request: Request,
    account: Account,
    how: tuple[Way, str],
    codes: list[str] | None = None,
) -> Response:
    """Begin a session for *account* and respond with the account."""
    accounts, (way, browser) = accounts_of(request), how
    name = plain_name(browser)
    cookie, who = await accounts.begin(account, way, name, cookie_of(request))
    _sign_ins.info("account %s: somebody proved to be its owner by %s", account.id, way)
    response = answer(await _view(request, who, codes), 201)
    return _keep_cookie(request, response, cookie)


async def sign_out(request: Request, who: SignedIn) -> Response:
    """End this session; or another one, all others, or all, with a recent proof.

    Raises:
        HTTPRefusal: Other sessions are to end, and the last proof is too old (403).
    """
    asked, accounts = await _read_message(request, SignOut), accounts_of(request)
    if (asked.session or who.session_id) != who.session_id or asked.where != "here":
        _demand_fresh_proof(accounts, who)
    _sign_ins.info("account %s: signed out (%s)", who.account.id, asked.session or asked.where)
    if asked.session:
        await accounts.end(who.account, only=asked.session)
    elif asked.where == "here":
        await accounts.end(who.account, only=who.session_id)
    else:
        keep = who.session_id if asked.where == "others" else ""
        await accounts.end(who.account, keep=keep)
    again = await accounts.find_session(cookie_of(request))
    if again is not None:
        return answer(await _view(request, again))
    return _keep_cookie(request, answer(await _signed_out_view(request)), "")


# ---- what one sees ----


async def here(request: Request) -> Response:
    """Respond with the signed-in account, if any, and the sign-in methods of this site."""
    if not are_accounts_allowed(request):
        return answer(await _signed_out_view(request))
    who = await accounts_of(request).find_session(cookie_of(request))
    return answer(await _signed_out_view(request) if who is None else await _view(request, who))


async def _signed_out_view(request: Request) -> AccountsHere:
    limits = accounts_of(request).limits
    return AccountsHere(
        account=None,
        allowed=are_accounts_allowed(request),
        passkeys=_has_name(_site(request).name),
        days=limits.session_days,
        idle_days=limits.session_idle_days,
    )


async def _view(
    request: Request, who: SignedIn, codes: list[str] | None = None
) -> AccountsHere:
    accounts, account = accounts_of(request), who.account
    sessions, site = await accounts.sessions(account), _site(request)
    told = await _signed_out_view(request)
    told.account = AccountView(
        name=account.name,
        at=account.at,
        passphrase=bool(account.passphrase),
        passkeys=[
            PasskeyView(key.id, key.title, key.at, key.used, key.site == site.name)
            for key in account.passkeys
        ],
        sessions=[
            SessionView(key, each.browser, each.at, each.seen, each.way, key == who.session_id)
            for key, each in sorted(sessions.items(), key=lambda item: -item[1].seen)
        ],
        codes=len(account.codes),
        deals=await following.count(accounts.records, account.id),
        recovered=_has_recovered(accounts, who),
        fresh_codes=codes or [],
    )
    return told


def _demand_fresh_proof(accounts: Accounts, who: SignedIn) -> None:
    """Refuse a user whose last proof of identity is older than 15 minutes.

    Raises:
        HTTPRefusal: The last proof is too old (403).
    """
    if accounts.now() - who.session.at > RECOVERED:
        raise HTTPRefusal(403, Phrase.of("account-prove-anew"))


def _has_recovered(accounts: Accounts, who: SignedIn) -> bool:
    return who.session.way == "code" and accounts.now() - who.session.at < RECOVERED


# ---- changes ----


async def change(request: Request, who: SignedIn) -> Response:
    """Change name, passphrase, passkeys or recovery codes, with a proof of identity."""
    asked, accounts = await _read_message(request, ChangeAccount), accounts_of(request)
    if asked.what == "name":
        asked = msgspec.structs.replace(asked, name=_name(asked.name))
    account, way = who.account, who.session.way
    # A recovery code was just used up: it is the proof of what comes next.
    if _has_recovered(accounts, who) and asked.what in {"passphrase", "passkey"}:
        way = asked.what
    else:
        account, way = await _prove_identity(request, asked.proof, account.name, account)
    account, codes = await accounts.change(account, asked, _site(request))
    _sign_ins.info("account %s: its %s changed", account.id, asked.what)
    if asked.what == "passphrase":
        way = "passphrase" if asked.passphrase else way
        await accounts.end(account, keep=who.session_id)
    # A person who has proved once more who they are has another session from then on.
    return await _begin_session(request, account, (way, who.session.browser), codes)


async def follow(request: Request, who: SignedIn) -> Response:
    """Apply this browser's changes and respond with those of other browsers."""
    asked, accounts = await _read_message(request, Bring, LARGEST), accounts_of(request)
    most = accounts.limits.deals_kept
    try:
        brought = await following.follow(
            accounts.records, who.account.id, asked, most, request.app.state.host.beside
        )
    except TooMuchKept:
        raise HTTPRefusal(413, Phrase.of("account-too-much")) from None
    return answer(brought)


async def export_account(request: Request, who: SignedIn) -> Response:
    """Respond with all data of the account in one file; requires a recent proof.

    Raises:
        HTTPRefusal: They signed in, or proved it, too long ago (403).
    """
    _demand_fresh_proof(accounts_of(request), who)
    spend(request, "searches", 5)
    accounts, account = accounts_of(request), who.account
    there = await accounts.everything(account)
    beside = request.app.state.host.beside
    follows = await following.read(accounts.records, account.id, beside)
    mine = [f"account/{account.id}"]
    body = await in_thread_for(request, mine, lambda: export.archive(account, there, follows))
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="biritch-account.zip"'}
    return Response(body, 200, headers, "application/zip")


async def prove(request: Request, who: SignedIn) -> Response:
    """Verify a proof of identity; it counts as recent for 15 minutes."""
    asked = await _read_message(request, ProveAnew)
    account, way = await _prove_identity(request, asked.proof, who.account.name, who.account)
    return await _begin_session(request, account, (way, who.session.browser))


async def delete(request: Request, who: SignedIn) -> Response:
    """Delete the account and all its data."""
    asked = await _read_message(request, DeleteAccount)
    await _prove_identity(request, asked.proof, who.account.name, who.account)
    await accounts_of(request).delete(who.account)
    _sign_ins.info("account %s was deleted", who.account.id)
    request.app.state.host.sets.players.forget_read()
    return _keep_cookie(request, answer(await _signed_out_view(request)), "")
