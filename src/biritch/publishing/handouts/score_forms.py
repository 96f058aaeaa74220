"""Forms to score on: travelling slips, a table's sheet of a team match, a sheet of rubber.

Their columns are those of the documents: the slip that goes with a board has the opening lead
(000, line 244), the sheet that stays at a table has not (000, line 216), and a rubber is
scored in two columns, above and below a line (002, line 82). Cells may be filled in on the
screen before they are printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.publishing.handouts.page import Ink, page

STYLE = """\
table { border-collapse: collapse; width: 100%; }
th, td { border: 0.2mm solid #444; padding: 0.6mm 1mm; font-weight: normal; text-align: left;
  height: 6mm; }
thead th { font-size: 7.5pt; } caption { text-align: left; font-weight: bold; }
section { break-inside: avoid; margin-bottom: 5mm; }
.slips { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
.rubber { max-width: 95mm; } .rubber td { width: 50%; height: 7mm; }
.rubber tbody.above { border-bottom: 1mm solid #000; }
h1 { display: none; } @media screen { h1 { display: block; } td { background: #fafafa; } }
"""
SLIP = ("ns-pair", "ew-pair", "contract", "declarer", "lead", "tricks", "score-ns", "score-ew")
SHEET = ("board", "contract", "declarer", "tricks", "score-ns", "score-ew")
LINES = 8
"""Lines above the line of a rubber sheet, and below it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which boards, and how many tables play them."""

    first: int
    boards: int
    tables: int

    @property
    def numbered(self) -> list[Board]:
        """The boards."""
        return [Board.numbered(self.first + place) for place in range(self.boards)]


def slips(asked: Asked, ink: Ink) -> Iterator[str]:
    """Yield a travelling slip a board, a line a table."""
    yield '<div class="slips">\n'
    for board in asked.numbered:
        rows = "".join(_row([""] * len(SLIP)) for _ in range(asked.tables))
        told = _caption(board, ink) + _head(SLIP, ink) + rows
        yield f"<section><table>{told}</table></section>\n"
    yield "</div>\n"


def sheet(asked: Asked, ink: Ink) -> Iterator[str]:
    """Yield the sheet of a table in a team match, a line a board."""
    yield f"<section><table>{_head(SHEET, ink)}"
    for board in asked.numbered:
        told = f"{board.number} · {ink.seat(board.dealer)[0]}"
        who = ink.say(f"dealing-brief-{board.vulnerability}")
        yield _row([f"{told} · {who}", *[""] * (len(SHEET) - 1)])
    yield "</table></section>\n"


def rubber(asked: Asked, ink: Ink) -> Iterator[str]:
    """Yield a sheet of rubber for each table: we and they, above and below the line."""
    blank = _row(["", ""]) * LINES
    head = "".join(
        f'<th scope="col">{ink.say(f"dealing-{who}")}</th>' for who in ("we", "they")
    )
    for _ in range(asked.tables):
        yield (
            f'<section><table class="rubber"><thead><tr>{head}</tr></thead>'
            f'<tbody class="above">{blank}</tbody><tbody>{blank}</tbody></table></section>\n'
        )


FORMS: dict[str, Callable[[Asked, Ink], Iterator[str]]] = {
    "slips": slips,
    "sheet": sheet,
    "rubber": rubber,
}
"""Each form by its name."""


def score_forms(kind: str, asked: Asked, ink: Ink) -> Iterator[str]:
    """Yield the page of the forms called *kind*."""
    title = ink.say(f"dealing-form-{kind}")
    return page(title, STYLE, FORMS[kind](asked, ink), ink)


def _caption(board: Board, ink: Ink) -> str:
    number = ink.say("cli-board", number=str(board.number))
    dealer = ink.say("dealing-dealer", seat=ink.seat(board.dealer))
    who = ink.say(f"cli-vulnerable-{board.vulnerability}")
    return f"<caption>{number} · {dealer} · {who}</caption>"


def _head(names: tuple[str, ...], ink: Ink) -> str:
    cells = "".join(f'<th scope="col">{ink.say(f"dealing-{name}")}</th>' for name in names)
    return f"<thead><tr>{cells}</tr></thead>"


def _row(cells: list[str]) -> str:
    told = "".join(
        f"<td>{cell}</td>" if cell else '<td contenteditable="true"></td>' for cell in cells
    )
    return f"<tr>{told}</tr>"
