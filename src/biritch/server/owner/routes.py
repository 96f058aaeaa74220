"""Routes of the owner's desk, ``/owner/…``, and of the public data, ``/site``."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.server.accounts import owner as acts
from biritch.server.accounts.account import Account
from biritch.server.accounts.registry import AccountRefusal, Accounts, SignedIn
from biritch.server.accounts.visitors import (
    accounts_of,
    are_accounts_allowed,
    cookie_of,
    demand_own_page,
    who_asks,
)
from biritch.server.owner.desk import DAY, SHOWN, OwnerDesk, OwnerRefusal
from biritch.server.owner.messages import (
    AccountAct,
    AccountRow,
    Act,
    ActDone,
    AnswerReport,
    BanAccount,
    CloseAccount,
    DeskView,
    DrawInvitation,
    EraseAccount,
    ExchangeFeeds,
    FeedAct,
    MakeReport,
    RenameAccount,
    ResetAccount,
    SettingAct,
    Settle,
    TakeSet,
    UnbanAccount,
    WithdrawInvitation,
    read_act,
)
from biritch.server.sets.feeds.document import BadFeed
from biritch.server.web.answers import BAD_JSON, PRIVATE, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL, LARGEST = 16 * 1024, 512 * 1024
"""The most bytes of a report, and of an act."""
FRESH = 3_600
"""Seconds after signing in for which the desk asks for no other proof."""
FOUND = 200
"""Accounts that are shown at one time."""


def routes() -> list[BaseRoute]:
    """Return the routes of the owner's desk."""
    return [
        Route("/site", with_refusals(site)),
        Route("/site/reports", with_refusals(report), methods=["POST"]),
        Route("/owner/desk", with_refusals(desk)),
        Route("/owner/do", with_refusals(do), methods=["POST"]),
        Route("/owner/accounts/{id:str}/export", with_refusals(export)),
    ]


def desk_of(request: Request) -> OwnerDesk:
    """Return the desk of this server's owner."""
    host: Host = request.app.state.host
    return host.owner


async def _visitor(request: Request) -> SignedIn | None:
    if not are_accounts_allowed(request):
        return None
    return await accounts_of(request).find_session(cookie_of(request))


async def admit(request: Request) -> None:
    """Refuse a sender without an account, unless the server is open to everybody.

    Raises:
        HTTPRefusal: The sender is not admitted (403).
    """
    mode = await desk_of(request).mode()
    if mode != "open" and await _visitor(request) is None:
        raise HTTPRefusal(403, Phrase.of("owner-members-only"))


async def admit_account(request: Request, invitation: str) -> None:
    """Refuse the opening of an account if the owner does not admit it; use up *invitation*.

    Raises:
        HTTPRefusal: The server is closed, or the invitation opens nothing (403).
    """
    mode = await desk_of(request).mode()
    if mode == "closed":
        raise HTTPRefusal(403, Phrase.of("owner-closed"))
    if mode == "invitation":
        if not invitation.strip():
            raise HTTPRefusal(403, Phrase.of("owner-invited-only"))
        try:
            await desk_of(request).use_invitation(invitation)
        except OwnerRefusal as error:
            raise HTTPRefusal(error.status, error.phrase) from None


async def site(request: Request) -> Response:
    """Respond with who runs this server, who is admitted, and the owner's notice."""
    who = await _visitor(request)
    return answer(await desk_of(request).view(is_owner=who is not None and who.account.owner))


async def report(request: Request) -> Response:
    """Store a report or an appeal for the owner.

    Raises:
        HTTPRefusal: The body is invalid (400), or there were too many (429).
    """
    body = await body_of(request, SMALL)
    spend(request, "reports")
    try:
        made: MakeReport = read_json(body, MakeReport)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        kept = await desk_of(request).report(made)
    except OwnerRefusal as error:
        raise HTTPRefusal(error.status, error.phrase) from None
    return answer({"report": kept.id}, 201)


async def _owner(request: Request) -> Account:
    """Return the account of the owner who sent the request.

    Raises:
        HTTPRefusal: Nobody is signed in (401), it is no owner, or signed in long ago (403).
    """
    who = await who_asks(request)
    if not who.account.owner:
        raise HTTPRefusal(403, Phrase.of("owner-not-you"))
    if accounts_of(request).now() - who.session.at > FRESH:
        raise HTTPRefusal(403, Phrase.of("owner-prove"))
    return who.account


async def desk(request: Request) -> Response:
    """Respond with the desk; ``search`` is part of an account name."""
    await _owner(request)
    return answer(await _desk(request, request.query_params.get("search", "")[:80]))


async def _desk(request: Request, search: str = "") -> DeskView:
    held, host = desk_of(request), request.app.state.host
    accounts = accounts_of(request)
    there = await accounts.records.records("account")
    found = await in_thread(request, acts.summaries, there, search)
    done = await held.acts()
    rows, feeds = [_row(each) for each in found[:FOUND]], host.feeds
    return DeskView(
        n=len(done),
        settings=await held.settings(),
        accounts=rows,
        accounts_in_all=len(found),
        reports=(await held.reports())[:SHOWN],
        invitations=await held.invitations(),
        acts=done[: -SHOWN - 1 : -1],
        tables=len(host.tables),
        people=host.tables.sockets,
        server_key=await feeds.key(),
        fixed=list(feeds.fixed),
        exchanges=await feeds.states(),
    )


def _row(summary: acts.AccountSummary) -> AccountRow:
    account, seen = summary.account, ""
    if summary.seen:
        seen = datetime.fromtimestamp(summary.seen, UTC).isoformat(timespec="seconds")
    return AccountRow(
        account.id,
        account.name,
        account.at,
        seen,
        summary.sessions,
        summary.deals,
        account.locked,
        account.locked_until,
        account.owner,
    )


async def do(request: Request) -> Response:
    """Perform an owner's act and log who did it.

    Raises:
        HTTPRefusal: The sender is not an owner (401, 403), no act (400), or cannot be done
            (404, 409).
    """
    body = await body_of(request, LARGEST)
    demand_own_page(request)
    by = await _owner(request)
    try:
        act = read_act(body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        if isinstance(act, TakeSet | ExchangeFeeds):
            await _do_feeds(request, by, act)
            code = ""
        else:
            code = await _do_act(desk_of(request), accounts_of(request), by, act)
    except (OwnerRefusal, AccountRefusal) as error:
        raise HTTPRefusal(error.status, error.phrase) from None
    except BadFeed as error:
        raise HTTPRefusal(409, error.phrase) from None
    search = request.query_params.get("search", "")[:80]
    return answer(ActDone(await _desk(request, search), code))


async def _do_feeds(request: Request, by: Account, act: FeedAct) -> None:
    """Take over a set from another server, or exchange results now.

    Raises:
        BadFeed: The server is not trusted, does not answer, or sent what is not taken.
    """
    host: Host = request.app.state.host
    if isinstance(act, ExchangeFeeds):
        await host.feeds.exchange()
        await host.owner.note(by.name, "exchange")
        return
    server = await host.feeds.find_trusted(act.key)
    await host.feeds.fetch(server, act.name)
    await host.owner.note(by.name, "take-set", act.name, server.name)


async def _do_act(
    held: OwnerDesk, accounts: Accounts, by: Account, act: AccountAct | SettingAct
) -> str:
    """Perform *act* for the owner *by*; return the code to show, or an empty string."""
    match act:
        case Settle():
            await held.settle(by.name, act.settings, act.seen)
        case DrawInvitation():
            return await held.invite(by.name, act.note, act.uses, act.days)
        case WithdrawInvitation():
            await held.withdraw(by.name, act.invitation)
        case AnswerReport():
            await held.answer(by.name, act.report, act.answer, closed=act.closed)
        case _:
            return await _change_account(held, accounts, by, act)
    return ""


async def _change_account(
    held: OwnerDesk, accounts: Accounts, by: Account, act: AccountAct
) -> str:
    account = await accounts.find(act.account)
    if account is None:
        raise AccountRefusal("unknown", 404)
    if account.id == by.id and not isinstance(act, RenameAccount):
        raise OwnerRefusal("yourself")
    code, why = await _change(accounts, account, act)
    # Of somebody who is erased no name stays, here neither.
    of = account.id if isinstance(act, EraseAccount) else account.name
    await held.note(by.name, _tag(act), of, why)
    return code


async def _change(accounts: Accounts, account: Account, act: AccountAct) -> tuple[str, str]:
    """Apply *act* to *account*; return the code to show and the reason."""
    match act:
        case RenameAccount():
            await acts.rename(accounts, account, act.name)
            return "", act.name
        case BanAccount() | UnbanAccount():
            return "", await _ban(accounts, account, act)
        case ResetAccount():
            return await acts.reset(accounts, account), ""
        case CloseAccount():
            await acts.close(accounts, account)
        case EraseAccount():
            if act.name != account.name:
                raise OwnerRefusal("other-name")
            await accounts.delete(account)
    return "", ""


async def _ban(accounts: Accounts, account: Account, act: BanAccount | UnbanAccount) -> str:
    """Ban *account* or lift its ban; return the reason."""
    if isinstance(act, UnbanAccount):
        await acts.lock(accounts, account, "")
        return ""
    until = accounts.now() + act.days * DAY if act.days else 0.0
    await acts.lock(accounts, account, act.reason, until)
    return act.reason


def _tag(act: Act) -> str:
    tag = type(act).__struct_config__.tag
    return str(tag)


async def export(request: Request) -> Response:
    """Respond with all data of an account; for the owner, at that person's request.

    Raises:
        HTTPRefusal: The sender is not an owner (401, 403), or there is no such account (404).
    """
    by, accounts = await _owner(request), accounts_of(request)
    account = await accounts.find(str(request.path_params["id"]))
    if account is None:
        raise HTTPRefusal(404, Phrase.of("account-unknown"))
    spend(request, "searches", 5)
    content = await acts.export_account(accounts, account, request.app.state.host.beside)
    await desk_of(request).note(by.name, "export", account.name)
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="biritch-account.zip"'}
    return Response(content, 200, headers, "application/zip")
