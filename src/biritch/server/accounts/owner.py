"""Administration of accounts: list, rename, lock, reset, close and erase them."""

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
    """An account as the server's owner sees it; contains no secret and no private data."""

    account: Account
    seen: float
    """When a browser of theirs last came, in seconds since 1970; 0 if none is signed in."""
    sessions: int
    deals: int


async def list_accounts(accounts: Accounts, search: str = "") -> list[AccountSummary]:
    """Return the accounts whose names contain *search*, sorted by name."""
    return summaries(await accounts.records.records("account"), search)


def summaries(there: Mapping[str, bytes], search: str = "") -> list[AccountSummary]:
    """Return summaries of the accounts in *there* whose names contain *search*, by name."""
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
    """Return the account with the name or the ID *text*.

    Raises:
        AccountRefusal: There is none.
    """
    found = await accounts.find_account(text) or await accounts.find(text)
    if found is None:
        raise AccountRefusal("unknown", 404)
    return found


async def rename(accounts: Accounts, account: Account, name: str) -> Account:
    """Rename *account*; its old name becomes free.

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
    """Grant *account* access to the owner's desk, or withdraw it.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    return await accounts.replace(account, msgspec.structs.replace(account, owner=owner))


async def lock(
    accounts: Accounts, account: Account, reason: str, until: float = 0.0
) -> Account:
    """Lock *account* for *reason* and end its sessions; an empty reason unlocks it.

    *until* is in seconds since 1970; 0 means for good.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    locked = msgspec.structs.replace(account, locked=reason, locked_until=until)
    now = await accounts.replace(account, locked)
    if reason:
        await accounts.end(now)
    return now


async def reset(accounts: Accounts, account: Account) -> str:
    """Return a new one-time code with which the user signs in and sets a passphrase.

    The old passphrase and recovery codes stop working; passkeys stay.

    Raises:
        AccountRefusal: The account has just been changed.
    """
    word = random_word(CODE_LENGTH)
    codes = (digest(word, account.salt),)
    now = msgspec.structs.replace(account, passphrase="", codes=codes)
    await accounts.end(await accounts.replace(account, now))
    return "-".join(word[at : at + 4] for at in range(0, CODE_LENGTH, 4))


async def close(accounts: Accounts, account: Account) -> Account:
    """Close *account*: nobody can sign in; its data stays until it is erased.

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
    """Return a ZIP with all data of *account*; *beside* builds it outside the event loop."""
    doing = beside or Beside()
    there = await accounts.everything(account)
    kept = await following.read(accounts.records, account.id, doing)
    return await doing(lambda: export.archive(account, there, kept))
