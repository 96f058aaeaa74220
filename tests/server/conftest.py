"""One server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.served import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that forgets everything at the end."""
    with serving(tmp_path_factory.mktemp("served"), chance="for all") as found:
        yield found
