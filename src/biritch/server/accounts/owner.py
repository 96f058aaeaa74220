"""What the owner of a server does with accounts: list, rename, lock, reset, close, erase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from biritch.server.accounts import export, following, table_names
from biritch.server.accounts.account import Account, AccountSession, head_record
from biritch.server.accounts.messages import plain_name
from biritch.server.accounts.registry import CODE_LENGTH, AccountRefusal, Accounts
from biritch.server.beside import Beside
from biritch.server.tokens import digest, random_word

MOST_LETTERS = 40
"""Letters of a name, as where an account is opened."""
_HEAD = head_record("*").partition("*")[2]


@dataclass(frozen=True, slots=True)
class AccountSummary:
    """An account as its server's owner sees it: nothing secret, nothing private."""

    account: Account
    seen: float
    """When a browser of theirs last came, in seconds since 1970; 0 if none is signed in."""
    sessions: int
    deals: int


async def list_accounts(accounts: Accounts, search: str = "") -> list[AccountSummary]:
    """Return the accounts whose names contain *search*, by name."""
    return summaries(await accounts.records.records("account"), search)


def summaries(there: Mapping[str, bytes], search: str = "") -> list[AccountSummary]:
    """Return the accounts among the records *there* whose names contain *search*, by name."""
    sessions: dict[str, list[AccountSession]] = {}
    deals: Counter[str] = Counter()
    for name, body in there.items():
        _, account_id, *kind = name.split("/")
        if kind[:1] == ["session"]:
            session = msgspec.json.decode(body, type=AccountSession)
            sessions.setdefault(account_id, []).append(session)
        elif kind[:1] == ["deal"] and b'"deal":null' not in body:
            deals[account_id] += 1
    found = [
        msgspec.json.decode(body, type=Account)
        for name, body in there.items()
        if name.endswith(_HEAD)
    ]
    wanted = [each for each in found if search.casefold() in each.name.casefold()]
    wanted.sort(key=lambda each: each.name.casefold())
    return [
        AccountSummary(
            each,
            max((session.seen for session in sessions.get(each.id, ())), default=0.0),
            len(sessions.get(each.id, ())),
            deals[each.id],
        )
        for each in wanted
    ]


async def show_account(accounts: Accounts, account: Account) -> AccountSummary:
    """Return the summary of *account*."""
    return summaries(await accounts.everything(account))[0]


async def find_account(accounts: Accounts, text: str) -> Account:
    """Return the account that *text* names, by its name or its ID.

    Raises:
        AccountRefusal: There is none.
    """
    found = await accounts.find_account(text) or await accounts.find(text)
    if found is None:
        raise AccountRefusal("unknown", 404)
    return found


async def rename(accounts: Accounts, account: Account, name: str) -> Account:
    """Give *account* another name; the old one is free then.

    Raises:
        AccountRefusal: The name is taken, empty or too long.
    """
    plain = plain_name(name)
    if not 0 < len(plain) <= MOST_LETTERS:
        raise AccountRefusal("no-name", 400)
    now = await accounts.replace(account, msgspec.structs.replace(account, name=plain))
    marks = table_names.marks_in(await accounts.everything(account))
    table_names.rename(marks, now.name)  # at the tables of this process, at once
    return now


async def appoint(accounts: Accounts, account: Account, *, owner: bool) -> Account:
    """Let the desk of the server's owner open to *account*, or no more.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    return await accounts.replace(account, msgspec.structs.replace(account, owner=owner))


async def lock(
    accounts: Accounts, account: Account, reason: str, until: float = 0.0
) -> Account:
    """Keep the owner of *account* out, for *reason*, until it is empty; sign them out.

    *until* is in seconds since 1970; 0 is for good.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    locked = msgspec.structs.replace(account, locked=reason, locked_until=until)
    now = await accounts.replace(account, locked)
    if reason:
        await accounts.end(now)
    return now


async def reset(accounts: Accounts, account: Account) -> str:
    """Return a code that opens *account* once and lets its owner set a passphrase.

    The old passphrase and the old codes open nothing any more; passkeys stay.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    word = random_word(CODE_LENGTH)
    codes = (digest(word, account.salt),)
    now = msgspec.structs.replace(account, passphrase="", codes=codes)
    await accounts.end(await accounts.replace(account, now))
    return "-".join(word[at : at + 4] for at in range(0, CODE_LENGTH, 4))


async def close(accounts: Accounts, account: Account) -> Account:
    """End *account*: nothing opens it any more; what it holds stays until it is erased.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    now = msgspec.structs.replace(
        account, passphrase="", passkeys=(), codes=(), locked="closed", locked_until=0.0
    )
    now = await accounts.replace(account, now)
    await accounts.end(now)
    return now


async def export_account(
    accounts: Accounts, account: Account, beside: Beside | None = None
) -> bytes:
    """Return a ZIP with all that is stored about the owner of *account*, made *beside*."""
    doing = beside or Beside()
    there = await accounts.everything(account)
    kept = await following.read(accounts.records, account.id, doing)
    return await doing(lambda: export.archive(account, there, kept))
