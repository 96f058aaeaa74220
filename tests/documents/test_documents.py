"""Every example that the documents give, by its number, against the code.

What a table on a screen does not know of is named here, with the reason, and nothing else is
left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from tests.documents import contests, deals, procedures, scores

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "vectors" / "document_examples.jsonl"
EXAMPLES = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]

NOT_ON_A_SCREEN = {
    "EX-286": "calls lie on the table until the auction is over, as bidding cards do",
    "EX-299": "a card that was played is not held: the last trick is shown instead",
    "EX-300": "the same; dummy has no cards to peek at",
    "EX-301": "closed rooms come with team matches",
    "EX-302": "open rooms come with team matches",
    "EX-303": "a person may always leave the line; the seat waits",
    "EX-304": "a person may always leave the line; the seat waits",
    "EX-329": "a screen alerts by itself, with a mark on the call",
}
PAGE = {
    "dummy_layout": ("web/src/shared/bridge/bridge.ts", "trumps first"),
    "EX-310": ("web/src/parts/table/dialogs/ScoreSheet.svelte", "say(place ? 'they' : 'we')"),
}
"""Drawn by the page alone, and tested there; here only that it still is."""
NAMES = {"honours": "honours_held"}
BESIDE = {"points_if_text_taken_literally", "may_declare_suit_if", "other"}
"""What an answer says besides: other readings, and words for what is tested by doing it."""
BESIDE |= {"session_won_with", "two_sessions", "three_sessions"}
"""What tournaments are won with is seen, not ruled."""


def check(kind: str) -> Callable[..., Any] | None:
    """Return what answers examples of *kind*."""
    name = NAMES.get(kind, kind)
    for room in (scores, deals, procedures, contests):
        if (found := getattr(room, name, None)) is not None:
            return found  # type: ignore[no-any-return]
    return None


def page_of(example: dict[str, Any]) -> tuple[str, str] | None:
    return PAGE.get(example["kind"]) or PAGE.get(example["id"])


def asked(*, here: bool) -> list[Any]:
    return [
        pytest.param(example, id=example["id"])
        for example in EXAMPLES
        if example["id"] not in NOT_ON_A_SCREEN and (page_of(example) is not None) != here
    ]


@pytest.mark.parametrize("example", asked(here=True))
def test_an_example_of_the_documents(example: dict[str, Any]) -> None:
    answers = check(example["kind"])
    assert answers is not None, f"nothing answers {example['kind']}"
    given = [example["input"], example["rules"]][: len(signature(answers).parameters)]
    answer = answers(*given)
    expected = {key: want for key, want in example["expected"].items() if key not in BESIDE}
    assert answer == expected, example["source"]


@pytest.mark.parametrize("example", asked(here=False))
def test_the_page_draws_what_the_documents_draw(example: dict[str, Any]) -> None:
    drawn = page_of(example)
    assert drawn is not None
    path, words = drawn
    assert words in (ROOT / path).read_text(encoding="utf-8")


def test_what_is_left_out_is_there_to_be_left_out() -> None:
    assert set(NOT_ON_A_SCREEN) < {one["id"] for one in EXAMPLES}
