"""The handbook's pages of games: rules, an explained score sheet, values.

A game describes its rules in messages of its own file (``help-<game>-<part>``, one for each of
:data:`PARTS`); the sheet is that of its ``example``.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch import shelf
from biritch.core.boards import Board
from biritch.core.seats import Side
from biritch.games import variants
from biritch.games.variant import Variant
from biritch.publishing.handbook.blocks import (
    Block,
    FigureGrid,
    HelpPage,
    HelpParagraph,
    PageLink,
    PageSection,
    contract_sign,
    paragraph,
    paragraphs,
)
from biritch.publishing.handbook.score_pages import value_sections
from biritch.scoring.codes import scoring_codes
from biritch.scoring.sheet import DealResult, ScoreEntry, Sheet
from biritch.scoring.tariff import parts
from biritch.words.translation import Language, tell

PARTS = ("aim", "deal", "contract", "play", "score")
"""What every game tells of itself."""
_SIDES = (Side.NS, Side.EW)


def all_games() -> dict[str, Variant]:
    """Return all games by name, the newest code first.

    Example:
        >>> next(iter(all_games()))
        'minibridge'
    """
    entries = shelf.load(variants, "VARIANT", Variant)
    return dict(sorted(entries.items(), key=lambda entry: -entry[1].since))


def sentences_of(name: str) -> tuple[str, ...]:
    """Return the names of the messages that the game *name* must have.

    Example:
        >>> sentences_of("whist")[0]
        'help-whist-aim'
    """
    return tuple(f"help-{name}-{part}" for part in PARTS)


def game_pages(language: Language) -> Iterator[HelpPage]:
    """Yield the page of every game.

    Example:
        >>> next(iter(game_pages("en"))).title
        'MiniBridge: begin here'
    """
    for name, variant in all_games().items():
        title, about = (tell(f"game-{name}{end}", language) for end in ("", "-about"))
        yield HelpPage(
            f"game-{name}", "games", title, about, tuple(_sections(variant, language))
        )


def _sections(variant: Variant, language: Language) -> Iterator[PageSection]:
    for part, sentence in zip(PARTS, sentences_of(variant.name), strict=True):
        blocks: list[Block] = [*paragraphs(tell(sentence, language))]
        if part == "aim":
            link = f"/play?game={variant.name}"
            blocks.append(PageLink(tell("help-play-it", language), link))
        yield PageSection(part, tell(f"help-section-{part}", language), tuple(blocks))
    title = tell("help-section-sheet", language)
    yield PageSection("sheet", title, tuple(_sheet(variant, language)))
    yield PageSection(
        "values", tell("help-section-values", language), tuple(_values(variant, language))
    )
    if variant.options:
        grid = FigureGrid(("", ""), tuple(_options(variant, language)))
        yield PageSection("options", tell("help-section-options", language), (grid,))
    source = HelpParagraph(variant.source)
    yield PageSection("source", tell("help-section-source", language), (source,))


def _options(variant: Variant, language: Language) -> Iterator[tuple[str, str]]:
    for option in variant.options:
        name = f"option-{option.name}"
        ways = [tell(f"{name}-{way}", language) for way in option.names]
        yield tell(name, language), " / ".join(ways)


def _values(variant: Variant, language: Language) -> Iterator[Block]:
    """Yield the figures of the game's code, and a link to the page of the code."""
    for section in value_sections(variant.tariff, language):
        for block in section.blocks:
            if isinstance(block, FigureGrid) and not block.caption:
                yield FigureGrid(block.heads, block.rows, section.title)
            else:
                yield block
    names = [name for name, code in scoring_codes().items() if code == variant.tariff]
    for name in names:
        yield PageLink(tell("help-all-scores", language), f"#scores-{name}")


def _sheet(variant: Variant, language: Language) -> Iterator[Block]:
    """Yield the meaning of the columns, then the game's example on its sheet."""
    form = variant.tariff.form
    if form.goal:
        yield paragraph(tell("help-sheet-columns", language, goal=str(form.goal)))
    elif variant.keeps_a_sheet:
        yield paragraph(tell("help-sheet-chukker", language))
    else:
        yield paragraph(tell("help-sheet-boards", language))
    if variant.keeps_a_sheet:
        yield from _write_example_sheet(variant, language)
    else:
        yield _boards(variant, language)


def _write_example_sheet(variant: Variant, language: Language) -> Iterator[Block]:
    sheet = Sheet(variant.tariff)
    for deal in variant.example:
        if not sheet.over:
            sheet = sheet.after(deal)
    heads = ("deal", "what")
    sides = tuple(tell(f"cli-side-{str(side).lower()}", language) for side in _SIDES)
    rows = [_entry(entry, sheet, language) for entry in sheet.entries]
    totals = tuple(str(sheet.total(side)) for side in _SIDES)
    rows.append((tell("help-head-total", language), "", *totals))
    yield FigureGrid(
        (*(tell(f"help-head-{head}", language) for head in heads), *sides),
        tuple(rows),
        tell("help-sheet-example", language),
    )
    yield HelpParagraph(_verdict(sheet, language))


def _entry(entry: ScoreEntry, sheet: Sheet, language: Language) -> tuple[str, ...]:
    """Return a row: the deal, the entry's purpose, below or above the line, and the side."""
    deal = sheet.deals[entry.deal - 1]
    where = tell(f"help-{'above' if entry.game is None else 'below'}", language)
    columns = [str(entry.points) if entry.side is side else "" for side in _SIDES]
    what = tell(f"help-part-{_name_purpose(entry, sheet)}", language)[:-1]
    if sheet.code.form.goal:
        what = f"{what} ({where})"
    return _result(entry.deal, deal, language), what, *columns


def _result(number: int, deal: DealResult, language: Language) -> str:
    assert deal.contract is not None
    sign = contract_sign(deal.contract, language)
    told = tell("help-result", language, contract=sign, tricks=deal.tricks)
    return f"{number}. {told}"


def _name_purpose(entry: ScoreEntry, sheet: Sheet) -> str:
    """Return the purpose of *entry*; without contracts, tricks are just tricks."""
    if sheet.code.odd:
        return {"contract": "odd", "undertricks": "odd-theirs"}.get(entry.name, entry.name)
    return entry.name


def _verdict(sheet: Sheet, language: Language) -> str:
    if not sheet.over:
        return tell("help-sheet-open", language)
    if sheet.winner is None:
        return tell("help-sheet-level", language)
    side = tell(f"cli-side-{str(sheet.winner).lower()}", language)
    points = abs(sheet.total(Side.NS) - sheet.total(Side.EW))
    return tell("help-sheet-won", language, side=side, points=str(points))


def _boards(variant: Variant, language: Language) -> FigureGrid:
    """Return the example of a game without a sheet, each deal on a board of its own."""
    heads = ("deal", "vulnerable", "what")
    sides = tuple(tell(f"cli-side-{str(side).lower()}", language) for side in _SIDES)
    rows = []
    for number, deal in enumerate(variant.example, 1):
        contract, board = deal.contract, Board.from_number(number)
        assert contract is not None
        by_board = variant.tariff.form.vulnerable == "board"
        vulnerable = by_board and contract.declarer in board.vulnerability
        earned = parts(variant.tariff, contract, deal.tricks, vulnerable=vulnerable)
        down = "undertricks" in earned
        side = contract.declarer.side.other if down else contract.declarer.side
        what = " ".join(
            tell(
                "help-paid",
                language,
                what=tell(f"help-part-{name}", language).rstrip("."),
                points=points,
            )
            for name, points in earned.items()
        )
        told = str(board.vulnerability).lower() if by_board else "none"
        rows.append(
            (
                _result(number, deal, language),
                tell(f"cli-vulnerable-{told}", language),
                what,
                *(str(sum(earned.values())) if side is each else "" for each in _SIDES),
            )
        )
    return FigureGrid(
        (*(tell(f"help-head-{head}", language) for head in heads), *sides),
        tuple(rows),
        tell("help-sheet-example", language),
    )
