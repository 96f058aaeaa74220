"""Work shared by processes: all of it is done, whoever dies."""

import multiprocessing
import os
from pathlib import Path
from unittest.mock import patch

import pytest

from biritch.matches.parallel.faults import WorkersLost
from biritch.matches.parallel.workplace import Workplace
from biritch.solver.cores import VARIABLE, cores
from tests.matches import jobs


def test_one_process_is_this_one() -> None:
    assert list(Workplace(processes=1).results(jobs.doubled, [3, 4])) == [(0, 6), (1, 8)]
    assert list(Workplace(processes=2).results(os.getpgid, [])) == []


def test_cores_are_limited_by_the_environment() -> None:
    with patch.dict(os.environ, {VARIABLE: "1"}):
        assert cores() == 1
    for nonsense in ("", "0", "many", "-1"):
        with patch.dict(os.environ, {VARIABLE: nonsense}):
            assert cores() >= 1


@pytest.mark.slow
def test_what_a_dead_process_had_is_done_by_another(tmp_path: Path) -> None:
    pieces = [(number, str(tmp_path / "died")) for number in range(8)]
    done = list(Workplace(processes=2).results(jobs.dies_once, pieces))
    assert (tmp_path / "died").exists()
    assert sorted(done) == [(number, 2 * number) for number in range(8)]


@pytest.mark.slow
def test_a_piece_that_kills_every_process_is_given_up_after_the_others_are_done() -> None:
    done: list[tuple[int, int]] = []
    with pytest.raises(WorkersLost, match="parallel-died"):
        done.extend(Workplace(2).results(jobs.dies_always, range(5)))
    assert sorted(done) == [(0, 0), (1, 2), (2, 4), (4, 8)]
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_the_fault_of_a_job_is_its_own_and_no_process_is_left() -> None:
    with pytest.raises(ValueError, match="three"):
        list(Workplace(processes=2).results(jobs.fails, range(50)))
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_a_process_takes_one_core() -> None:
    done = dict(Workplace(processes=2).results(jobs.cores_here, range(4)))
    assert done == {number: (number, 1) for number in range(4)}
