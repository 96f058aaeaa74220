"""``biritch play boards.pbn``: the boards of a file in order, and a word when they are over."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from tests.server.served import Person, serving

NUMBERS = (7, 3)


def written(folder: Path) -> tuple[Path, list[Deal]]:
    """Return a file of two boards, not in the order of their numbers, and its deals."""
    deals = list(islice(seeded_deals("a set"), len(NUMBERS)))
    text = ""
    for number, deal in zip(NUMBERS, deals, strict=True):
        board = Board.from_number(number)
        vulnerable = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}
        text += (
            f'[Board "{number}"]\n[Dealer "{board.dealer}"]\n'
            f'[Vulnerable "{vulnerable[str(board.vulnerability)]}"]\n[Deal "{deal}"]\n\n'
        )
    file = folder / "boards.pbn"
    file.write_text(text, encoding="ascii")
    return file, deals


@pytest.mark.slow
def test_a_set_is_played_in_order_and_comes_to_its_end(tmp_path: Path) -> None:
    file, deals = written(tmp_path)
    order = ("play", str(file), "--no-browser", "--seat", "N")
    with serving(tmp_path, order=order) as served:
        person = Person.seated(served)
        for turn, (number, deal) in enumerate(zip(NUMBERS, deals, strict=True)):
            board = Board.from_number(number)
            view = person.view
            assert (view["board"], view["boards"]) == (number, len(NUMBERS))
            assert (view["dealer"], view["vulnerable"]) == (
                str(board.dealer),
                str(board.vulnerability),
            )
            assert view["seats"]["N"]["kind"] == "person"
            person.to_the_end()
            north, east, south, west = (list(map(str, hand)) for hand in deal.hands)
            assert person.view["deal"] == {"N": north, "E": east, "S": south, "W": west}
            last = turn == len(NUMBERS) - 1
            assert person.view["canNext"] == (not last)
            answer = person.ask("next")
            assert answer["t"] == ("refused" if last else "done")
        assert "last board" in answer["says"]["en"]
        assert "dernière donne" in answer["says"]["fr"]
        person.leave()
