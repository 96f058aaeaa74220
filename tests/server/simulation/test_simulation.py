"""The whole service, simulated: nothing acknowledged is lost or doubled, and play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from biritch.server.tables import log_events
from biritch.server.tables.log import TableLog
from biritch.server.tables.policies.company import CompanyPolicy
from biritch.table.company import Company
from tests.proving import cases
from tests.server.simulation.disk import SimulatedStore
from tests.server.simulation.world import Broken, Outcome, World


def lived(folder: Path, seed: int, boards: int = 1) -> Outcome:
    """Live through the run of *seed*."""
    into = folder / f"{seed}"
    into.mkdir()
    return World(f"{seed}", into, boards).run()


def test_nothing_is_lost_or_doubled_and_play_goes_on(tmp_path: Path) -> None:
    """Whatever befalls server, network and disk."""
    # Tables, tables of friends and a tournament, by one server and by several.
    seeds = (2, 5, 6, 21, 26, *range(100, 100 + cases(0, 1000)))
    runs = [lived(tmp_path, seed) for seed in seeds]
    assert {run.servers for run in runs} >= {1, 2, 3}
    assert sum(run.friends for run in runs) > 1
    assert sum(run.events for run in runs) >= 1
    assert sum(run.acknowledged for run in runs) > 50
    assert sum(run.sent_again for run in runs) > 5
    assert sum(run.crashes for run in runs) > 1
    assert sum(run.full for run in runs) > 1
    assert sum(run.uploads for run in runs) > 1
    assert sum(run.owner for run in runs) > 10


def test_one_seed_is_one_run(tmp_path: Path) -> None:
    """So that what failed once can be watched again."""
    (tmp_path / "again").mkdir()
    assert lived(tmp_path, 9) == lived(tmp_path / "again", 9)


async def _told_first(
    self: Any, event: Any, by: Any = None, request_id: str = "", guest: int | None = None
) -> None:
    """Let it have happened, and store it then."""
    after = self.table.after(event)
    entry = log_events.LoggedEvent(event, by, request_id, self.now, guest)
    self._take(entry, after)
    written = [log_events.write(entry)]
    storing = asyncio.ensure_future(self._store.append(self.name, after.n, written))
    storing.add_done_callback(lambda task: task.cancelled() or task.exception())


def _forgotten(self: Any, entry: Any, after: Any, taken: Any = TableLog._take) -> None:
    """Take an event, and forget under which id it was asked for."""
    taken(self, entry, after)
    self.done.clear()


def _lost(self: Any, fall: Any = SimulatedStore.fall) -> None:
    """Fall, and lose what was written last, the count and the links as if it had never been."""
    select = "SELECT owner, n FROM head WHERE n > 2 ORDER BY n DESC LIMIT 1"
    for owner, n in self._db.execute(select).fetchall():
        which = (owner, n - 1)
        self._db.execute("DELETE FROM line WHERE owner = ? AND n = ?", which)
        self._db.execute(
            "UPDATE head SET n = n - 1, link ="
            " (SELECT link FROM line WHERE owner = ? AND n = ?) WHERE owner = ?",
            (owner, n - 2, owner),
        )
        self._db.execute("UPDATE total SET lines = lines - 1")
        self._head.write(self._total - 1)
    fall(self)


def _kept(self: Any, event: Any, invite: Any = Company._invite) -> Any:
    """Let an invitation open its seat again and again."""
    return invite(self, event) if event.key else self


@pytest.mark.parametrize(
    ("first", "bugs"),
    [
        (0, [(TableLog, "append", _told_first)]),
        (0, [(TableLog, "_take", _forgotten)]),
        (4, [(SimulatedStore, "fall", _lost)]),
        (0, [(Company, "_invite", _kept), (Company, "_may_sit", lambda *_: None)]),
        (10, [(CompanyPolicy, "is_admitted", lambda *_: True)]),
    ],
    ids=[
        "told before stored",
        "done twice",
        "last line lost",
        "a seat given twice",
        "shown to who waits at the door",
    ],
)
def test_a_planted_bug_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    first: int,
    bugs: list[tuple[Any, str, Any]],
) -> None:
    """To tell too early, to forget what was asked, to lose a line, two in one seat, a peep."""
    for where, name, bug in bugs:
        monkeypatch.setattr(where, name, bug)
    # Onlookers and falls are seldom: in the runs before *first* nothing comes of the bug.
    seeds = iter(range(first, 20))

    def live_on() -> None:
        for seed in seeds:
            lived(tmp_path, seed)

    with pytest.raises(Broken):
        live_on()
