"""The messages, as the page knows them."""

import json
from pathlib import Path

from biritch.server.accounts import messages as account_pieces
from biritch.server.laws import messages as laws_pieces
from biritch.server.tables.protocol import schema
from biritch.server.tournaments import messages

WEB = Path(__file__).parents[3] / "web"


def test_the_page_knows_the_messages_as_they_are() -> None:
    """After a change of ``protocol.py``, run ``scripts/generate_wire.py``."""
    assert json.loads((WEB / "tables.schema.json").read_text(encoding="utf-8")) == schema()


def test_the_page_of_events_knows_its_messages_as_they_are() -> None:
    """After a change of ``messages.py``, run ``scripts/generate_wire.py``."""
    told = json.loads((WEB / "tournaments.schema.json").read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(messages.schema()))


def test_the_page_of_rulings_knows_its_messages_as_they_are() -> None:
    """After a change of ``laws_pieces.py``, run ``scripts/generate_wire.py``."""
    told = json.loads((WEB / "laws.schema.json").read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(laws_pieces.schema()))


def test_the_page_of_accounts_knows_its_messages_as_they_are() -> None:
    """After a change of ``messages.py``, run ``scripts/generate_wire.py``."""
    told = json.loads((WEB / "account.schema.json").read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(account_pieces.schema()))
