"""``biritch sheet``: the score sheet of a rubber, a chukker or a session."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import small_file
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import SEAT, ParsedText
from biritch.cli.score_sheets import read_sheet
from biritch.cli.scoring_codes import ScoringCodeName, code_title
from biritch.core.seats import Seat, Side
from biritch.scoring.codes import scoring_codes
from biritch.scoring.sheet import DealResult, Sheet
from biritch.words.notation import Notation, write_contract
from biritch.words.translation import tell

_SIDES = (("ns", Side.NS), ("ew", Side.EW))


def _stake(text: str) -> Fraction:
    value = Decimal(text.replace(",", "."))
    if not value.is_finite() or value < 0:
        raise ValueError(text)
    return Fraction(value)


def _read_stake(text: str) -> Fraction:
    try:
        return _stake(text)
    # Decimals fail in their own way on text that is no number.
    except ArithmeticError:
        raise ValueError(text) from None


@click.command(name="sheet", context_settings={"ignore_unknown_options": False})
@click.argument("file")
@click.option(
    "--code",
    type=ScoringCodeName(),
    default="rubber-1993",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-code",
)
@click.option("--unfinished", is_flag=True, cls=TranslatedOption, help="cli-option-unfinished")
@click.option("--single", is_flag=True, cls=TranslatedOption, help="cli-option-single")
@click.option(
    "--first",
    type=SEAT,
    default="N",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-first-dealer",
)
@click.option(
    "--stake",
    type=ParsedText("number", _read_stake, "cli-bad-stake"),
    default=None,
    cls=TranslatedOption,
    help="cli-option-stake",
)
@notation
@language
@as_json
def sheet(  # noqa: PLR0913, PLR0917 - one for each option
    file: str,
    code: str,
    first: Seat,
    stake: Fraction | None,
    notation: Notation,
    lang: str,
    *,
    unfinished: bool,
    single: bool,
    as_json: bool,
) -> None:
    """Draw the score sheet of the deals in FILE, one deal per line.

    "S 3D =", "W 2N +1", "N 4SX -2", "pass", then "honours E 100"; at bridge-whist "N H 9",
    then "contre 2", "honours NS 4-divided", "chicane W". A file called - is standard input.
    """
    tariff = scoring_codes()[code]
    if single:
        # A form without games, such as four deals, has no single game either.
        tariff = replace(tariff, form=replace(tariff.form, games=min(1, tariff.form.games)))
    score_sheet = read_sheet(small_file(file), tariff, first, notation)
    if unfinished:
        score_sheet = score_sheet.break_off()
    if as_json:
        print_json(facts(score_sheet, notation, stake))
    else:
        show(score_sheet, code_title(code, lang), lang, stake)


def facts(score_sheet: Sheet, notation: Notation, stake: Fraction | None) -> dict[str, object]:
    """Return the sheet as JSON data."""
    winner = score_sheet.winner
    document: dict[str, object] = {
        "deals": [
            _deal(score_sheet, number, deal, notation)
            for number, deal in enumerate(score_sheet.deals, 1)
        ],
        "below": {name: _below(score_sheet, side) for name, side in _SIDES},
        "above": {name: _above(score_sheet, side) for name, side in _SIDES},
        "games": {name: score_sheet.games[side] for name, side in _SIDES},
        "vulnerable": str(score_sheet.vulnerability).lower(),
        "over": score_sheet.over,
        "bonus": score_sheet.bonus,
        "totals": {name: score_sheet.total(side) for name, side in _SIDES},
        "winner": None if winner is None else str(winner).lower(),
        "dealer": str(score_sheet.dealer),
    }
    if stake is not None:
        document["settlement_ns"] = float(score_sheet.settlement(stake))
    return document


def _deal(
    score_sheet: Sheet, number: int, deal: DealResult, notation: Notation
) -> dict[str, object]:
    contract = deal.contract
    entries = [
        {
            "side": str(entry.side).lower(),
            "points": entry.points,
            "name": entry.name,
            "below": entry.game is not None,
        }
        for entry in score_sheet.entries
        if entry.deal == number
    ]
    if contract is None:
        return {"contract": "Pass", "declarer": None, "tricks": None, "entries": entries}
    brief = write_contract(contract, notation) if contract.level else str(contract.strain)
    return {
        "contract": brief,
        "declarer": str(contract.declarer),
        "tricks": deal.tricks,
        "multiplier": contract.multiplier,
        "entries": entries,
    }


def _columns(score_sheet: Sheet) -> list[int]:
    """Return the games with entries below the line, from the first."""
    begun = [entry.game for entry in score_sheet.entries if entry.game is not None]
    return list(range(max(begun, default=-1) + 1))


def _below(score_sheet: Sheet, side: Side) -> list[list[int]]:
    return [
        [
            entry.points
            for entry in score_sheet.entries
            if entry.game == game and entry.side is side
        ]
        for game in _columns(score_sheet)
    ]


def _above(score_sheet: Sheet, side: Side) -> list[int]:
    return [
        entry.points
        for entry in score_sheet.entries
        if entry.game is None and entry.side is side
    ]


def show(score_sheet: Sheet, code: str, lang: str, stake: Fraction | None) -> None:
    """Print the sheet as drawn on paper: two columns, the line, a line after each game."""
    from rich.box import MINIMAL_HEAVY_HEAD
    from rich.table import Table
    from rich.text import Text

    out = console()
    heads = [tell(f"cli-side-{name}", lang) for name, _ in _SIDES]
    table = Table(box=MINIMAL_HEAVY_HEAD, title=Text(code, "bold"), title_justify="left")
    for head in heads:
        table.add_column(Text(head), justify="right", min_width=14)
    table.columns[0].header = Text(heads[0])
    for row in _upwards(score_sheet, lang):
        table.add_row(*row)
    table.add_section()
    games = [
        [_below(score_sheet, side)[game] for _, side in _SIDES]
        for game in _columns(score_sheet)
    ]
    # An empty sheet still shows its line, above and below.
    for ns, ew in games or [[[], []]]:
        for place in range(max(len(ns), len(ew), 1)):
            table.add_row(
                *(str(column[place]) if place < len(column) else "" for column in (ns, ew))
            )
        table.add_section()
    table.add_row(*(Text(str(score_sheet.total(side)), "bold") for _, side in _SIDES))
    out.print(table)
    _verdict(score_sheet, lang, stake)


def _upwards(score_sheet: Sheet, lang: str) -> list[list[str]]:
    """Return the entries above the line, the oldest next to it, with their reasons."""
    columns = [
        [
            f"{tell(f'cli-part-{column.name}', lang)}  {column.points}"
            for column in score_sheet.entries
            if column.game is None and column.side is side
        ]
        for _, side in _SIDES
    ]
    height = max(map(len, columns))
    # Above the line people write upwards, so the newest entry is on top.
    padded = [[""] * (height - len(column)) + column[::-1] for column in columns]
    return [list(row) for row in zip(*padded, strict=True)]


def _verdict(score_sheet: Sheet, lang: str, stake: Fraction | None) -> None:
    out = console()
    winner, by = (
        score_sheet.winner,
        abs(score_sheet.total(Side.NS) - score_sheet.total(Side.EW)),
    )
    if winner is not None:
        side = tell(f"cli-side-{str(winner).lower()}", lang)
        out.print(tell("cli-sheet-won", lang, side=side, points=str(by)))
    elif score_sheet.over:
        out.print(tell("cli-sheet-equal", lang))
    else:
        vulnerable_side = tell(f"cli-vulnerable-{str(score_sheet.vulnerability).lower()}", lang)
        dealer = tell(f"cli-seat-{str(score_sheet.dealer).lower()}", lang)
        out.print(tell("cli-sheet-next", lang, seat=dealer, vulnerable=vulnerable_side))
    if stake is not None:
        owed = score_sheet.settlement(stake)
        payer, paid = ("ew", "ns") if owed >= 0 else ("ns", "ew")
        payer, paid = (tell(f"cli-side-{side_name}", lang) for side_name in (payer, paid))
        amount = f"{float(abs(owed)):.2f}"
        out.print(tell("cli-sheet-owed", lang, payer=payer, paid=paid, amount=amount))


COMMAND = sheet

SENTENCES = {
    "en": """
cli-bad-stake = not a stake: '{ $text }' (want e.g. 0.50)
cli-option-unfinished = Add the bonus of an unfinished rubber.
cli-option-single = Play for one game instead of two (bridge-whist as played in Paris).
cli-option-first-dealer = The dealer of the first deal.
cli-option-stake = The stake per hundred points: show who owes what.
cli-help-sheet =
    Draw the score sheet of the deals in FILE, one deal per line.

    "S 3D =", "W 2N +1", "N 4SX -2", "pass", then "honours E 100"; at bridge-whist "N H 9",
    then "contre 2", "honours NS 4-divided", "chicane W". A file called - is standard input.
""",
    "fr": """
cli-bad-stake = « { $text } » n'est pas un enjeu (il faut par exemple 0,50)
cli-option-unfinished = Ajoute la prime d'un robre inachevé.
cli-option-single = Se joue en une manche au lieu de deux (bridge-whist de Paris).
cli-option-first-dealer = Le donneur de la première donne.
cli-option-stake = L'enjeu pour cent points : montre qui doit quoi.
cli-help-sheet =
    Dresse la feuille de marque des donnes de FILE, une donne par ligne.

    « S 3D = », « W 2N +1 », « N 4SX -2 », « passe », puis « honneurs E 100 » ; au bridge-whist
    « N H 9 », puis « contre 2 », « honneurs NS 4-divided », « chicane W ». Le fichier - est
    l'entrée standard.
""",
}
