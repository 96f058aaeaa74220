"""What the owner of a server does with accounts: list, rename, lock, reset, close, erase."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from biritch.server.accounts import export, following
from biritch.server.accounts.account import Account, AccountSession, head_record
from biritch.server.accounts.messages import plain_name
from biritch.server.accounts.registry import CODE_LENGTH, AccountRefusal, Accounts
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
    there = await accounts.records.records("account")
    found = [
        msgspec.json.decode(body, type=Account)
        for name, body in there.items()
        if name.endswith(_HEAD)
    ]
    wanted = [each for each in found if search.casefold() in each.name.casefold()]
    wanted.sort(key=lambda each: each.name.casefold())
    return [_summary(each, there) for each in wanted]


def _summary(account: Account, there: dict[str, bytes]) -> AccountSummary:
    below = head_record(account.id).removesuffix(_HEAD)
    sessions = [
        msgspec.json.decode(body, type=AccountSession)
        for name, body in there.items()
        if name.startswith(f"{below}/session/")
    ]
    deals = sum(
        name.startswith(f"{below}/deal/") and b'"deal":null' not in body
        for name, body in there.items()
    )
    return AccountSummary(
        account, max((each.seen for each in sessions), default=0.0), len(sessions), deals
    )


async def show_account(accounts: Accounts, account: Account) -> AccountSummary:
    """Return the summary of *account*."""
    return _summary(account, dict(await accounts.everything(account)))


async def find_account(accounts: Accounts, text: str) -> Account:
    """Return the account that *text* names, by its name or its ID.

    Raises:
        AccountRefusal: There is none.
    """
    found = await accounts.named(text) or await accounts.find(text)
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
    return await accounts.replace(account, msgspec.structs.replace(account, name=plain))


async def lock(accounts: Accounts, account: Account, reason: str) -> Account:
    """Keep the owner of *account* out, for *reason*, until it is empty; sign them out.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    now = await accounts.replace(account, msgspec.structs.replace(account, locked=reason))
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
        account, passphrase="", passkeys=(), codes=(), locked="closed"
    )
    now = await accounts.replace(account, now)
    await accounts.end(now)
    return now


async def export_account(accounts: Accounts, account: Account) -> bytes:
    """Return a ZIP with all that is stored about the owner of *account*."""
    there = await accounts.everything(account)
    kept = await following.read(accounts.records, account.id)
    return export.archive(account, there, kept)
