"""Forms to score on: travelling slips, sheets of a team match, sheets of rubber bridge.

The slip travels with its board from table to table, so it has a line a table and the opening
lead; the sheet of a team match stays at its table, with a line a board. Rubber bridge is scored
in two columns, We and They, above and below a line (Law 77 of the Laws of Contract Bridge).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from biritch.core.boards import Board
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording

FORMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "slips": (
            "ns-pair", "ew-pair", "contract", "declarer", "lead", "tricks", "score-ns",
            "score-ew",
        ),
        "sheet": ("board", "contract", "declarer", "tricks", "score-ns", "score-ew"),
        "rubber": ("we", "they"),
    }
)  # fmt: skip
"""The columns of each form, by its name."""
LINES = 8
"""Lines above the line of a rubber sheet, and below it."""


@dataclass(frozen=True, slots=True)
class FormSize:
    """Which boards a form is for, and how many tables play them.

    Example:
        >>> FormSize(first=17, boards=16, tables=8)
        FormSize(first=17, boards=16, tables=8)
    """

    first: int
    boards: int
    tables: int

    @property
    def numbered_boards(self) -> list[Board]:
        """The boards, each with its dealer and vulnerability (Law 2).

        Example:
            >>> size = FormSize(first=13, boards=2, tables=8)
            >>> [board.number for board in size.numbered_boards]
            [13, 14]
        """
        return [Board.from_number(self.first + place) for place in range(self.boards)]


def score_forms(kind: str, size: FormSize, wording: PrintedWording) -> str:
    """Return the page of the forms called *kind*: ``slips``, ``sheet`` or ``rubber``.

    Raises:
        KeyError: There is no such form.

    Example:
        >>> size = FormSize(first=1, boards=2, tables=8)
        >>> score_forms("slips", size, PrintedWording("en")).count("<caption>")
        2
    """
    return render(
        "handouts/score_forms.html",
        title=wording.say(f"dealing-form-{kind}"),
        wording=wording,
        style="handouts/score_forms.css",
        kind=kind,
        size=size,
        columns=FORMS[kind],
        lines=LINES,
    )
