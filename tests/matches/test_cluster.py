"""Work given to a cluster: refused in one line where there is none, done whoever dies."""

import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from biritch.core.seats import Seat
from biritch.matches.parallel.cluster import cluster_worker
from tests.cli.helpers import refused, run
from tests.matches.table import boards, held, sit

REST = (Seat.EAST, Seat.SOUTH, Seat.WEST)
MATCH = ("match", "--ns", "rule:sef", "--ew", "rule:sayc", "--seed", "cluster")


@contextmanager
def two_workers() -> Iterator[Any]:
    """Lend a cluster of two processes of one thread on this machine."""
    from distributed import LocalCluster

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its own packages have to say
        with LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=50,
        ) as cluster:
            yield cluster


def test_without_its_package_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refused(run(*MATCH, "--boards", "1", "--cluster", "tcp://127.0.0.1:1"))
    assert 'pip install "biritch[cluster]"' in said
    french = run(*MATCH, "--boards", "1", "--cluster", "x", "--lang", "fr")
    assert "plusieurs machines" in refused(french)


def test_a_cluster_and_processes_exclude_each_other() -> None:
    said = refused(run(*MATCH, "--cluster", "tcp://127.0.0.1:1", "--processes", "2"))
    assert said.startswith("--processes and --cluster")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_nobody_answers_is_one_line() -> None:
    with patch("biritch.matches.parallel.cluster._PATIENCE", 1):
        said = run(*MATCH, "--boards", "1", "--cluster", "tcp://127.0.0.1:9")
        assert "no scheduler answers at tcp://127.0.0.1:9" in refused(said)
        assert "no scheduler" in refused(run(*MATCH, "--boards", "1", "--cluster", "nonsense"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_match_is_the_same_on_a_cluster_one_of_whose_two_workers_is_killed(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "match.jsonl"
    many = ("--boards", "8", "--json")
    alone = run(*MATCH, *many, "--processes", "1").json
    with two_workers() as cluster:
        address = cluster.scheduler_address
        workers = {nanny.process.pid for nanny in cluster.workers.values()}
        killed: list[int] = []

        def kill() -> None:
            """Kill a worker once four tables are played, of sixteen."""
            late = time.monotonic() + 60
            while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
                if time.monotonic() > late:
                    return
                time.sleep(0.01)
            killed.append(min(workers))
            os.kill(killed[0], signal.SIGKILL)

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        said = run(*MATCH, *many, "--cluster", address, "--keep", str(kept))
        assert said.status == 0, said
        killer.join()
        dealt = ("simulate", "hcp(N)", "--where", "hcp(NS) >= 28", "-n", "120", "--seed", "7")
        on_cluster = run(*dealt, "--json", "--cluster", address).json
        with cluster_worker(address) as worker:
            north = partial(sit, worker=worker)
            table = held(boards(1), [(Seat.NORTH, north), *((seat, sit) for seat in REST)])
        left = {nanny.process.pid for nanny in cluster.workers.values() if nanny.process}
    assert on_cluster == run(*dealt, "--json", "--processes", "1").json
    assert table.logs == held(boards(1), [(seat, sit) for seat in Seat]).logs
    assert killed
    assert killed[0] not in left
    assert said.json["boards"] == alone["boards"]
    assert said.json["imps"] == alone["imps"]
