"""Jobs travel as data: every view of every game arrives as it was sent, nothing else does."""

from __future__ import annotations

import pickle
import random

import pytest

from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.robots.robot import Decision
from biritch.server.tables.log_setup import games
from biritch.server.workers.job_data import NoJobData, read, write_value


@pytest.mark.parametrize("name", sorted(games()))
def test_every_view_of_a_game_arrives_as_it_was_sent(name: str) -> None:
    chance = random.Random(name)
    game = Game.start(games()[name], Deal.random(seed=7), Board.from_number(3))
    while not game.view(None).over:
        for seat in (*Seat, None):
            view = game.view(seat)
            assert read(write_value(view)) == view
        actor = game.actor
        assert actor is not None
        game = game.after(chance.choice(game.view(actor).legal))
    assert read(write_value(game.view(None))) == game.view(None)


def test_a_decision_arrives_as_it_was_sent() -> None:
    reason = Phrase.several(Phrase.of("robot-dealt", worlds=20), Phrase.of("ace"))
    decided = Decision(PASS, reason, 20, ((PASS, 1.5),))
    assert read(write_value(("done", 0.5, decided))) == ("done", 0.5, decided)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'["View"]',
        b'["Hand","x","y","z"]',
        b'["Seat",9]',
        b'["os.system","true"]',
        b'["Path","x"]',
        b"[" * 100_000,
        pickle.dumps(PASS),
    ],
)
def test_what_is_no_value_of_ours_is_refused(data: bytes) -> None:
    with pytest.raises(NoJobData):
        read(data)


def test_what_may_not_leave_is_refused() -> None:
    with pytest.raises(NoJobData):
        write_value(object())
