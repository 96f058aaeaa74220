"""A server with the limits by default, for attacks that hurt only who makes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attacks.attackers import attacked
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that forgets everything at the end."""
    with attacked(tmp_path_factory.mktemp("served"), {}) as found:
        yield found
