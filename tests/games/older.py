"""A game begun, and what it refuses."""

import pytest
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.random_deals import seeded_deals
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.rules.offence import Illegal
from tests.games.forms import forms

seeds = st.integers(0, 2**32)
BOARD = Board.from_number(1)


def begun(name: str, *done: Action, seed: int = 3, board: Board = BOARD) -> Game:
    return Game.fold(forms()[name], next(seeded_deals(seed)), board, done)


def refused(game: Game, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        game.after(action)
    return caught.value.offence.name


def contract(game: Game) -> Contract:
    assert game.facts.contract is not None
    return game.facts.contract
