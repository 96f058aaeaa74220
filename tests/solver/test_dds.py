"""The binding to the compiled library, against plain search and against itself."""

from __future__ import annotations

from hypothesis import given, settings

from biritch.solver import slow
from biritch.solver.dds import DDS
from biritch.solver.solver import Position
from tests.solver.endings import endings


@settings(max_examples=300, deadline=None)
@given(endings())
def test_every_card_of_an_ending_is_worth_what_plain_search_finds(position: Position) -> None:
    assert DDS().leads([position]) == slow.leads([position])
