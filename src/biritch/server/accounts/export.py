"""Export of an account: its records as JSON and its deals as PBN, in one ZIP."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Mapping
from contextlib import suppress

import msgspec

from biritch.records.files import formats
from biritch.records.record import Record
from biritch.server.accounts.account import Account, AccountSession
from biritch.server.accounts.following import Following
from biritch.server.accounts.messages import AccountDeal
from biritch.server.learn.library import records_for
from biritch.server.learn.messages import DealMessage

SECRETS = {"passphrase", "codes", "salt"}
"""What stands for a secret: it is of use to nobody but who would guess at it."""


def archive(account: Account, there: Mapping[str, bytes], following: Following) -> bytes:
    """Return a ZIP of all records of *account* (*there*, by name) and its *following* data."""
    deals = [each.deal for each in following.deals.values() if each.deal is not None]
    kept = {name: each.text for name, each in following.kept.items() if each.text is not None}
    document = {
        "account": {
            key: value
            for key, value in msgspec.to_builtins(account).items()
            if key not in SECRETS
        }
        | {"has passphrase": bool(account.passphrase), "recovery codes": len(account.codes)},
        "sessions": [
            msgspec.json.decode(body, type=AccountSession)
            for name, body in there.items()
            if "/session/" in name
        ],
        "tables of friends": [
            msgspec.json.decode(body) for name, body in there.items() if "/table/" in name
        ],
        "deals": deals,
        "forgotten deals": [k for k, each in following.deals.items() if each.deal is None],
        "kept": kept,
    }
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("account.json", msgspec.json.format(msgspec.json.encode(document)))
        file.writestr("deals.pbn", pbn(deals))
    return written.getvalue()


def pbn(deals: Iterable[AccountDeal]) -> str:
    """Return *deals* as PBN; for games that PBN cannot describe, only the hands."""
    lines = formats()["pbn"].write(record for deal in deals for record in _records(deal))
    return "\n".join(line.rstrip("\n") for line in lines) + "\n"


def _records(deal: AccountDeal) -> list[Record]:
    message = DealMessage(
        board=max(1, deal.board),
        dealer=deal.dealer,
        vulnerable=deal.vulnerable,
        deal=deal.deal,
        calls=deal.calls,
        cards=deal.cards,
        title=deal.title,
    )
    for tried in (message, msgspec.structs.replace(message, calls=[], cards=[])):
        with suppress(ValueError):
            return list(records_for([tried]))
    return []  # no deal at all: it stays in the JSON
