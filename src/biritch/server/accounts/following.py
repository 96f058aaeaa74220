"""Synchronisation between a user's browsers: deals played, and values kept by pages.

Every record has the number of the change that wrote it. A browser sends the last number it
knows and its own changes, and receives what came since. Its changes are applied unless another
browser sent a later one. Deleted names are kept as long as a browser may not have heard of the
deletion.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
from msgspec import Struct

from biritch.server.accounts.account import account_record, head_record
from biritch.server.accounts.messages import AccountDeal, Bring, Brought
from biritch.server.beside import Beside
from biritch.server.storage.records import RecordChanged, Records
from biritch.server.tokens import digest

MOST_KEPT = 60
"""Names a page may keep something under."""
MOST_TEXT = 600_000
"""Letters of all that is kept."""
MOST_FORGOTTEN = 4_000
_TRIES = 5


class NumberedDeal(Struct):
    """A deal and the number of the change that wrote it; ``deal`` is ``None`` once deleted."""

    n: int
    key: str
    deal: AccountDeal | None


class NumberedText(Struct):
    """A value that a page keeps under ``name``, and the number of the change that wrote it."""

    n: int
    name: str
    text: str | None


class TooMuchKept(ValueError):
    """Raised when an account would hold more than its limit."""


@dataclass(slots=True)
class Following:
    """The synchronised data of one account."""

    n: int = 0
    deals: dict[str, NumberedDeal] = field(default_factory=dict)
    kept: dict[str, NumberedText] = field(default_factory=dict)

    def since(self, n: int) -> Brought:
        """Return everything that changed after change *n*."""
        new = [each for each in self.deals.values() if each.n > n]
        return Brought(
            n=self.n,
            deals=[each.deal for each in new if each.deal is not None],
            forgotten=[each.key for each in new if each.deal is None],
            kept={name: each.text for name, each in self.kept.items() if each.n > n},
        )

    def bring(self, brought: Bring, most: int) -> dict[str, bytes | None]:
        """Apply the changes a browser has *brought*; return the records to write, by name.

        Raises:
            TooMuchKept: It is more than is kept for one account.
        """
        self.n += 1
        before = set(self.deals)
        changed = [key for deal in brought.deals if (key := self._take(deal))]
        changed += [key for key in brought.forgotten if self._forget(key)]
        texts = [
            name for name, text in brought.kept.items() if self._keep(name, text, brought.since)
        ]
        size = sum(len(each.text or "") for each in self.kept.values())
        if len(self.kept) > MOST_KEPT or size > MOST_TEXT:
            raise TooMuchKept
        self._leave_out(most)
        changes: dict[str, bytes | None] = {
            _deal_name(key): msgspec.json.encode(self.deals[key])
            for key in changed
            if key in self.deals
        }
        gone = [key for key in before if key not in self.deals]
        changes |= dict.fromkeys(map(_deal_name, gone))
        changes |= {f"kept/{name}": msgspec.json.encode(self.kept[name]) for name in texts}
        if not changes:
            self.n -= 1
        return changes

    def _take(self, deal: AccountDeal) -> str:
        known = self.deals.get(deal.key)
        if known is not None and known.deal is not None:
            if known.deal.at > deal.at or known.deal == deal:
                return ""
            # Somebody went over it in another browser: what was found is not lost again.
            if deal.lost is None and known.deal.at == deal.at:
                deal.lost = known.deal.lost
        self.deals[deal.key] = NumberedDeal(self.n, deal.key, deal)
        return deal.key

    def _forget(self, key: str) -> bool:
        known = self.deals.get(key)
        if known is None or known.deal is None:
            return False
        self.deals[key] = NumberedDeal(self.n, key, None)
        return True

    def _keep(self, name: str, text: str | None, since: int) -> bool:
        known = self.kept.get(name)
        if known is not None and (known.n > since or known.text == text):
            return False
        self.kept[name] = NumberedText(self.n, name, text)
        return True

    def _leave_out(self, most: int) -> None:
        """Drop the oldest deals beyond *most*, and the oldest notes of deletions."""
        there = sorted(
            (each.deal.at, key) for key, each in self.deals.items() if each.deal is not None
        )
        gone = sorted((each.n, key) for key, each in self.deals.items() if each.deal is None)
        too_many = (
            there[: max(0, len(there) - most)] + gone[: max(0, len(gone) - MOST_FORGOTTEN)]
        )
        for _, key in too_many:
            del self.deals[key]


def _deal_name(key: str) -> str:
    return f"deal/{digest(key)[:32]}"


async def follow(
    records: Records, account: str, brought: Bring, most: int, beside: Beside
) -> Brought:
    """Apply the changes a browser has *brought* to *account*; return the changes it lacks.

    At most *most* deals are kept, the latest ones. The records are read outside the event loop,
    by *beside*.

    Raises:
        TooMuchKept: It is more than is kept for one account.
        OSError: It cannot be stored.
    """
    counter = account_record(account, "count")
    for _ in range(_TRIES):
        count = (await records.records(counter)).get(counter)
        nothing = not (brought.deals or brought.forgotten or brought.kept)
        if nothing and int(count or 0) <= brought.since:
            return Brought(brought.since, [], [], {})
        following = await read(records, account, beside)
        changes = {} if nothing else await beside(partial(following.bring, brought, most))
        if changes:
            below = {account_record(account, name): body for name, body in changes.items()}
            owner = head_record(account)
            there = (await records.records(owner)).get(owner)
            if there is None:  # it was deleted meanwhile: nothing of it comes back
                return Brought(brought.since, [], [], {})
            try:
                await records.write(
                    {**below, counter: str(following.n).encode()},
                    {counter: count, owner: there},
                )
            except RecordChanged:  # another browser was quicker
                continue
        return await beside(partial(following.since, brought.since))
    raise OSError("other browsers write this account")


async def read(records: Records, account: str, beside: Beside) -> Following:
    """Return the synchronised data of *account*; *beside* decodes it in a worker."""
    counter = account_record(account, "count")
    count = (await records.records(counter)).get(counter)
    deals = list((await records.records(account_record(account, "deal"))).values())
    texts = list((await records.records(account_record(account, "kept"))).values())
    return await beside(lambda: _decode_following(int(count or 0), deals, texts))


def _decode_following(count: int, deals: Sequence[bytes], texts: Sequence[bytes]) -> Following:
    return Following(
        count,
        {
            each.key: each
            for each in (msgspec.json.decode(body, type=NumberedDeal) for body in deals)
        },
        {
            each.name: each
            for each in (msgspec.json.decode(body, type=NumberedText) for body in texts)
        },
    )


async def count(records: Records, account: str) -> int:
    """Return how many deals *account* holds."""
    deals = await records.records(account_record(account, "deal"))
    return sum(b'"deal":null' not in body for body in deals.values())
