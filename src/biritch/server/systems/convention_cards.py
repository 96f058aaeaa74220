"""Convention cards as messages: one, or two with the differences marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from biritch.bidding.cards import convention_card
from biritch.server.systems.messages import (
    CardComparison,
    CardStatement,
    ComparedBox,
    ComparedLine,
    Forcing,
    LayoutName,
    PriorCall,
)
from biritch.server.systems.trees import overview, source_mark
from biritch.server.tables.meanings import call_meaning
from biritch.server.web.wire import Sentence, bilingual, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from biritch.bidding.cards.convention_card import FilledLine, FilledSection
    from biritch.bidding.system import System

MOST = 2
"""Cards side by side."""


def compare(systems: Sequence[System], name: str) -> CardComparison:
    """Return the cards of *systems* in the layout *name*, one column each."""
    layouts = convention_card.all_layouts()
    layout = layouts[name]
    filled = [convention_card.fill_card(system, layout) for system in systems]
    boxes = [
        _compared_box(same) for same in zip(*(card.sections for card in filled), strict=True)
    ]
    return CardComparison(
        layout=name,
        layouts=[LayoutName(key, _both(card.titles)) for key, card in layouts.items()],
        systems=[overview(system) for system in systems],
        boxes=boxes,
        differ=sum(line.differ for box in boxes for line in box.lines),
    )


def usual_layout(system: System) -> str:
    """Return the layout of *system*'s federation, or else the first one."""
    layouts = convention_card.all_layouts()
    body = system.partnership.body
    return next((name for name, layout in layouts.items() if layout.body == body), min(layouts))


def _both(titles: Mapping[str, str]) -> Sentence:
    return bilingual(titles)


def _compared_box(same: Sequence[FilledSection]) -> ComparedBox:
    lines = [
        _compared_line(same_line)
        for same_line in zip(*(box.lines for box in same), strict=True)
    ]
    return ComparedBox(sentence(same[0].title), lines)


def _compared_line(same: Sequence[FilledLine]) -> ComparedLine:
    first, statements = same[0], [_statement(line) for line in same]
    return ComparedLine(
        said=[PriorCall(ours, str(call)) for ours, call in first.calls],
        asked=None if first.custom is None else sentence(first.custom),
        told=statements,
        differ=any(
            _spoken_part(statement) != _spoken_part(statements[0]) for statement in statements
        ),
    )


def _spoken_part(statement: CardStatement) -> tuple[object, ...]:
    """Return the part of a statement that is told at the table: without its source's rating."""
    return (
        statement.says,
        statement.whole,
        statement.forcing,
        statement.alert,
        statement.announce,
    )


def _statement(line: FilledLine) -> CardStatement:
    if line.says is None or line.brief is None:
        return CardStatement(None)
    announce = None if line.announce is None else sentence(line.announce)
    forcing = cast("Forcing", line.forcing or "no")
    whole = None if line.brief == line.says else sentence(line.says)
    said = sentence(line.brief)
    if line.meaning is not None:
        said = call_meaning(line.meaning).short or said
    return CardStatement(said, whole, forcing, line.alert, announce, source_mark(line.source))
