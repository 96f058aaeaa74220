"""Figures that several threads ask for at once."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments.published.reckoned import HELD, OncePerState


def test_threads_that_reckon_at_once_all_get_their_own_figure() -> None:
    reckoned = OncePerState(lambda tournament: tournament.round)
    states = [Tournament(round=number) for number in range(3 * HELD)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(reckoned, states * 100))
    finally:
        sys.setswitchinterval(before)
    assert found == [state.round for state in states] * 100
