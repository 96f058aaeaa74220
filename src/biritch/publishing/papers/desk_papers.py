"""Printouts before the first round: lists, name tags, pick-up slips, score cards."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament.people import players_of
from biritch.competition.tournament.tournament import Tournament
from biritch.publishing.papers.blocks import TableBlock
from biritch.publishing.papers.document import Paper
from biritch.publishing.papers.tables import MeasuredTable, TableStyle, draw, measure_table
from biritch.publishing.wording import PrintedWording

GAP = 5.0
"""Millimetres between two tables side by side."""
TAG_ROWS = 5
"""Name tags in a column; there are two columns a page."""
TITLE = 15.0
"""Points of a title."""


def start_list(tournament: Tournament, wording: PrintedWording) -> bytes:
    """Return the seating of the first round, by table, then by name."""
    paper = Paper(_title(tournament, wording, "start-list"), wording)
    paper.add_page()
    paper.heading(paper.name, TITLE)
    say = wording.say
    by_table = TableBlock(
        "",
        [say("movement-page-table", table=""), say("cli-side-ns"), say("cli-side-ew")],
        [
            [str(sitting.table), _names(tournament, sitting.ns), _names(tournament, sitting.ew)]
            for sitting in tournament.sittings(1)
        ],
        ["", "text", "text"],
    )
    _draw_wide(paper, by_table)
    alone = tournament.form is EntrantKind.INDIVIDUAL
    ways = (("north", "south"), ("east", "west")) if alone else (("ns",), ("ew",))
    seats = {
        entrant: (sitting.table, way)
        for sitting in tournament.sittings(1)
        for side, there in zip(ways, (sitting.ns, sitting.ew), strict=True)
        for entrant, way in zip(there, side, strict=False)
    }
    rows = []
    for entrant in tournament.contestants:
        table, way = seats.get(entrant, (0, ""))
        where = f"{table} {say(f'movement-page-{way}')}" if table else "–"
        rows += [
            [player.name, player.numbers, str(entrant), where]
            for player in players_of(tournament, entrant)
        ]
    rows.sort(key=lambda row: _sorting(row[0]))
    names = ("player", "number", tournament.form.value, "seat")
    heads = [say(f"paper-column-{name}") for name in names]
    _draw_wide(paper, TableBlock("", heads, rows, ["text", "text", "", "text"]))
    return paper.document()


def name_tags(tournament: Tournament, wording: PrintedWording) -> bytes:
    """Return a tag for every player, ten a page, to be cut along the dotted lines."""
    paper = Paper(_title(tournament, wording, "name-tags"), wording)
    paper.foot = False
    tags = [
        (player.name, player.numbers, entrant)
        for entrant in tournament.contestants
        for player in players_of(tournament, entrant)
    ]
    wide, high = paper.w / 2, paper.h / TAG_ROWS
    for place, (name, numbers, entrant) in enumerate(tags):
        across, down = place % 2, place % (2 * TAG_ROWS) // 2
        if place % (2 * TAG_ROWS) == 0:
            paper.add_page()
            paper.set_dash_pattern(0.4, 1)
            paper.line(wide, 0, wide, paper.h)
            for line in range(1, TAG_ROWS):
                paper.line(0, line * high, paper.w, line * high)
            paper.set_dash_pattern()
        _tag(paper, (name, numbers, str(entrant)), across * wide, down * high)
    if not tags:
        paper.add_page()
    return paper.document()


def _tag(paper: Paper, words: tuple[str, str, str], x: float, y: float) -> None:
    name, numbers, entrant = words
    wide, size = paper.w / 2 - 20, 26.0
    name = paper.cut(name, 999)  # in letters there are
    paper.letters(size, bold=True)
    while paper.get_string_width(name) > wide and size > 12:
        size -= 1
        paper.letters(size, bold=True)
    paper.write_at(x + 10, y + 16, paper.cut(name, wide))
    paper.letters(12)
    paper.write_at(x + 10, y + 34, paper.cut(numbers, wide))
    paper.letters(20, bold=True)
    paper.write_at(x + 10, y + 42, entrant)


def pick_up_slips(tournament: Tournament, wording: PrintedWording) -> bytes:
    """Return a slip for each table of each round, with a line a board."""
    say = wording.say
    heads = [say(f"paper-column-{name}") for name in ("board", "contract", "by", "lead")]
    heads += [say("paper-column-tricks"), say("paper-column-points")]
    forms = []
    for number in range(1, tournament.rounds + 1):
        for sitting in tournament.sittings(number):
            who = f"{_numbers(sitting.ns)} – {_numbers(sitting.ew)}"
            caption = say("paper-column-slip", round=number, table=sitting.table, who=who)
            rows = [[str(board), *[""] * 5] for board in tournament.boards(sitting)]
            forms.append(TableBlock(caption, heads, rows))
    return _side_by_side(_title(tournament, wording, "pick-up"), forms, wording)


def _card_rows(
    tournament: Tournament, entrant: int, sitting: Sitting, wording: PrintedWording
) -> list[list[str]]:
    """Return a row for each board of *sitting*, with the opponents in the first."""
    rows, said = [], ""
    for board in tournament.boards(sitting):
        here = sitting.at_board(board)
        if entrant not in here.entrants:
            continue
        north = entrant in here.ns
        others = _numbers(here.ew if north else here.ns)
        side = wording.say(f"cli-side-{'ns' if north else 'ew'}")
        against = f"{others} ({here.table} {side})"
        rows.append([str(board), "" if against == said else against, *[""] * 5])
        said = against
    return rows


def score_cards(tournament: Tournament, wording: PrintedWording) -> bytes:
    """Return a card for every entrant: opponents, tables, and room for scores."""
    say = wording.say
    names = ("board", "against", "contract", "by", "tricks", "points", "percent")
    heads = [say(f"paper-column-{name}") for name in names]
    forms = []
    for entrant in tournament.contestants:
        rows: list[list[str]] = []
        for number in range(1, tournament.rounds + 1):
            for sitting in tournament.sittings(number):
                if entrant in sitting.everybody:
                    rows += _card_rows(tournament, entrant, sitting, wording)
        forms.append(
            TableBlock(f"{entrant} · {tournament.names.get(entrant, '')}", heads, rows)
        )
    return _side_by_side(_title(tournament, wording, "score-cards"), forms, wording)


def _side_by_side(title: str, forms: Sequence[TableBlock], wording: PrintedWording) -> bytes:
    paper = Paper(title, wording)
    paper.foot = False
    paper.add_page()
    half = (paper.width - GAP) / 2
    style = TableStyle(size=8, row=6.2, grid=True, stretch=99, caption=9)
    measured = [measure_table(paper, form, half, style) for form in forms]
    for place in range(0, len(measured), 2):
        _pair(paper, measured[place : place + 2])
    return paper.document()


def _pair(paper: Paper, both: Sequence[MeasuredTable]) -> None:
    """Draw one table, or two side by side; on the next page if there is no room."""
    height = max(form.height for form in both)
    paper.room_for(min(height, paper.bottom - paper.t_margin))
    top = low = paper.y
    for column, form in enumerate(both):
        paper.y = top
        draw(paper, form, paper.l_margin + column * (form.width + GAP))
        low = max(low, paper.y)
    paper.y = low + GAP


def _draw_wide(paper: Paper, table: TableBlock) -> None:
    style = TableStyle(size=10, row=6, stretch=99)
    draw(paper, measure_table(paper, table, paper.width, style), paper.l_margin)
    paper.y += GAP


def _title(tournament: Tournament, wording: PrintedWording, name: str) -> str:
    title = tournament.scorebook.title
    words = wording.say(f"paper-title-{name}")
    return f"{title} · {words}" if title else words


def _numbers(side: tuple[int, ...]) -> str:
    return " + ".join(map(str, side))


def _names(tournament: Tournament, side: tuple[int, ...]) -> str:
    alone = tournament.form is not EntrantKind.INDIVIDUAL
    return (" " if alone else " + ").join(
        f"{entrant} · {tournament.names.get(entrant, '')}".rstrip(" ·") for entrant in side
    )


def _sorting(name: str) -> str:
    """Return the sort key of *name*: the last word first, without accents."""
    first, _, last = name.rpartition(" ")
    plain = unicodedata.normalize("NFD", f"{last} {first}".casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
