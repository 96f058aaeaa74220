"""Figures that several threads ask for at once."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

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


def test_whoever_asks_while_it_is_reckoned_waits_for_it() -> None:
    """Forty telephones look after a score: it is ranked once for all of them."""
    begun, go_on, counted = Event(), Event(), []

    def reckon(tournament: Tournament) -> int:
        counted.append(tournament.round)
        begun.set()
        assert go_on.wait(60)
        return tournament.round

    reckoned, state = OncePerState(reckon), Tournament(round=3)
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(reckoned, state) for _ in range(40)]
        assert begun.wait(60)
        go_on.set()
        assert [one.result() for one in asked] == [3] * 40
    assert counted == [3]


def test_what_could_not_be_reckoned_is_tried_again() -> None:
    tried: list[int] = []

    def reckon(tournament: Tournament) -> int:
        tried.append(1)
        return tournament.round // (len(tried) - 1)

    reckoned, state = OncePerState(reckon), Tournament(round=3)
    with pytest.raises(ZeroDivisionError):
        reckoned(state)
    assert reckoned(state) == 3
