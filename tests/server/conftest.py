"""One server for all tests that do not hurt it, a PostgreSQL and a NATS."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import engines
from tests.engines import Databases, Engine
from tests.server.served import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that forgets everything at the end."""
    folder = tmp_path_factory.mktemp("served")
    limits = folder / "limits.toml"
    # Hundreds of tests open a tournament or more each, all from one address.
    limits.write_text(
        "[limits]\ntournaments_opened = [1000, 100]\nclasses_opened = [1000, 100]\n",
        encoding="utf-8",
    )
    with serving(folder, "--settings", str(limits), chance="for all") as found:
        yield found


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Return a PostgreSQL that runs, if one can be had here."""
    if engines.postgresql() is None:
        pytest.skip(engines.NO_POSTGRESQL)
    with engines.databases() as running:
        yield running


@pytest.fixture
def bus() -> Iterator[Engine]:
    """Return a NATS that runs, if one can be had here."""
    if engines.nats() is None:
        pytest.skip(engines.NO_NATS)
    with engines.bus() as running:
        yield running
