"""The messages, as the page knows them."""

import json
from pathlib import Path

from biritch.server.protocol import schema

SCHEMA = Path(__file__).parents[2] / "web" / "wire.schema.json"


def test_the_page_knows_the_messages_as_they_are() -> None:
    """After a change of ``protocol.py``, run ``scripts/generate_wire.py``."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema()
