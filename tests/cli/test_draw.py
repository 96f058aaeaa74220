"""``biritch draw``."""

from __future__ import annotations

import pytest

from tests.cli.helpers import refused, run

ROUND = "1 4 12,40 7.60\n2 5 3 17  # an upset\n3 6 10 10\n"


def test_an_empty_file_is_the_first_round() -> None:
    said = run("draw", "-", "--entrants", "6", "--json").json
    assert (said["round"], said["matches"], said["bye"]) == (1, [[1, 4], [2, 5], [3, 6]], None)


def test_the_first_round_by_lot_is_the_same_from_the_same_text() -> None:
    words = ("draw", "-", "--entrants", "20", "--seed", "Deauville", "--json")
    assert run(*words).json == run(*words).json
    assert run(*words).json != run(*words[:-2], "Geneva", "--json").json


def test_the_next_round_is_of_close_ranks() -> None:
    said = run("draw", "-", "--entrants", "6", "--json", stdin=ROUND).json
    assert said["ranking"] == [5, 1, 3, 6, 4, 2]
    assert said["matches"] == [[5, 1], [3, 4], [6, 2]]


def test_danish_lets_them_meet_again() -> None:
    words = ("draw", "-", "--entrants", "6", "--rule", "danish", "--json")
    assert run(*words, stdin=ROUND).json["matches"] == [[5, 1], [3, 6], [4, 2]]


def test_a_bye_counts_and_is_had_once() -> None:
    text = "1 3 10 10\n2 4 0 20\nbye 5\n"
    said = run("draw", "-", "--entrants", "5", "--json", stdin=text).json
    assert said["ranking"] == [4, 5, 1, 3, 2]
    assert said["bye"] == 2


def test_a_knock_out_goes_to_its_end() -> None:
    words = ("draw", "-", "--entrants", "5", "--rule", "knock-out", "--json")
    first = run(*words).json
    assert (first["matches"], first["resting"]) == ([[4, 5]], [1, 2, 3])
    text = "4 5 20 31\n"
    assert run(*words, stdin=text).json["matches"] == [[1, 5], [2, 3]]
    text += "1 5 9 8\n2 3 7 8\n"
    assert run(*words, stdin=text).json["matches"] == [[1, 3]]
    text += "1 3 40 41.5\n"
    last = run(*words, stdin=text).json
    assert (last["matches"], last["winner"]) == ([], 3)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_draw_is_told(lang: str) -> None:
    said = run("draw", "-", "--entrants", "5", "--lang", lang, stdin="").out
    assert "1 - 3" in said
    assert "5" in said.splitlines()[-1]
    assert "draw-" not in said


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1 2 10", "line 1: not a match: '1 2 10'"),
        ("1 1 10 10", "line 1: not a match: '1 1 10 10'"),
        ("\n1 9 10 10", "line 2: there is no 9 (want 1 to 4)"),
        ("1 2 ten 10", "line 1: not a match"),
        ("1 2 1e9 10", "line 1: not a match"),
        ("1 2 1/0 10", "line 1: not a match"),
        ("1 2 \u0663 10", "line 1: not a match"),
        ("bye", "line 1: not a match: 'bye'"),
        ("1 2 10 10", "3 has 0 rounds behind them, others 1"),
        ("1 2 1 0\n3 4 1 0\n1 3 1 0\n2 4 1 0\n1 4 1 0\n2 3 1 0", "no draw is left for 4"),
    ],
)
def test_what_cannot_be_drawn_is_refused(text: str, line: str) -> None:
    assert line in refused(run("draw", "-", "--entrants", "4", "--lang", "en", stdin=text))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1 4 10 10\n2 3 1 0", "1 and 4 have the same score"),
        ("1 4 1 0", "exactly one of 2 and 3 must have won"),
        ("1 2 1 0\n3 4 1 0", "1 and 2 do not meet in this round"),
        ("1 4 1 0\n2 3 1 0\n1 2 1 0\n1 2 1 0", "the knock-out is over, 1 has won"),
    ],
)
def test_a_knock_out_is_held_to_its_stages(text: str, line: str) -> None:
    words = ("draw", "-", "--entrants", "4", "--rule", "knock-out", "--lang", "en")
    assert line in refused(run(*words, stdin=text))
