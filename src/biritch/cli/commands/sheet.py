"""``biritch sheet``: the score sheet of a rubber, a chukker or an evening."""

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
from biritch.cli.scoring_codes import ScoringCodeName, code_title, scoring_codes
from biritch.core.seats import Seat, Side
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
    """Draw the score sheet of the deals in FILE, one a line.

    "S 3D =", "W 2N +1", "N 4SX -2", "pass", then "honours E 100"; at bridge-whist "N H 9",
    then "contre 2", "honours NS 4-divided", "chicane W". A file called - is standard input.
    """
    tariff = scoring_codes()[code]
    if single:
        tariff = replace(tariff, form=replace(tariff.form, games=min(1, tariff.form.games)))
    found = read_sheet(small_file(file), tariff, first, notation)
    if unfinished:
        found = found.broken_off()
    if as_json:
        print_json(facts(found, notation, stake))
    else:
        show(found, code_title(code, lang), lang, stake)


def facts(found: Sheet, notation: Notation, stake: Fraction | None) -> dict[str, object]:
    """Return the sheet as fixed for ``--json``."""
    winner = found.winner
    told: dict[str, object] = {
        "deals": [
            _deal(found, number, deal, notation) for number, deal in enumerate(found.deals, 1)
        ],
        "below": {name: _below(found, side) for name, side in _SIDES},
        "above": {name: _above(found, side) for name, side in _SIDES},
        "games": {name: found.games[side] for name, side in _SIDES},
        "vulnerable": str(found.vulnerability).lower(),
        "over": found.over,
        "bonus": found.bonus,
        "totals": {name: found.total(side) for name, side in _SIDES},
        "winner": None if winner is None else str(winner).lower(),
        "dealer": str(found.dealer),
    }
    if stake is not None:
        told["settlement_ns"] = float(found.settlement(stake))
    return told


def _deal(found: Sheet, number: int, deal: DealResult, notation: Notation) -> dict[str, object]:
    contract = deal.contract
    entries = [
        {
            "side": str(one.side).lower(),
            "points": one.points,
            "name": one.name,
            "below": one.game is not None,
        }
        for one in found.entries
        if one.deal == number
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


def _columns(found: Sheet) -> list[int]:
    """Return the games that have something below the line, from the first."""
    begun = [one.game for one in found.entries if one.game is not None]
    return list(range(max(begun, default=-1) + 1))


def _below(found: Sheet, side: Side) -> list[list[int]]:
    return [
        [one.points for one in found.entries if one.game == game and one.side is side]
        for game in _columns(found)
    ]


def _above(found: Sheet, side: Side) -> list[int]:
    return [one.points for one in found.entries if one.game is None and one.side is side]


def show(found: Sheet, code: str, lang: str, stake: Fraction | None) -> None:
    """Print the sheet as people draw it: two columns, the line, a line after each game."""
    from rich.box import MINIMAL_HEAVY_HEAD
    from rich.table import Table
    from rich.text import Text

    out = console()
    heads = [tell(f"cli-side-{name}", lang) for name, _ in _SIDES]
    table = Table(box=MINIMAL_HEAVY_HEAD, title=Text(code, "bold"), title_justify="left")
    for head in heads:
        table.add_column(Text(head), justify="right", min_width=14)
    table.columns[0].header = Text(heads[0])
    for row in _upwards(found, lang):
        table.add_row(*row)
    table.add_section()
    games = [[_below(found, side)[game] for _, side in _SIDES] for game in _columns(found)]
    for ns, ew in games or [[[], []]]:
        for place in range(max(len(ns), len(ew), 1)):
            table.add_row(*(str(one[place]) if place < len(one) else "" for one in (ns, ew)))
        table.add_section()
    table.add_row(*(Text(str(found.total(side)), "bold") for _, side in _SIDES))
    out.print(table)
    _verdict(found, lang, stake)


def _upwards(found: Sheet, lang: str) -> list[list[str]]:
    """Return what is above the line, the oldest next to it, with what it is for."""
    told = [
        [
            f"{tell(f'cli-part-{one.name}', lang)}  {one.points}"
            for one in found.entries
            if one.game is None and one.side is side
        ]
        for _, side in _SIDES
    ]
    height = max(map(len, told))
    padded = [[""] * (height - len(one)) + one[::-1] for one in told]
    return [list(row) for row in zip(*padded, strict=True)]


def _verdict(found: Sheet, lang: str, stake: Fraction | None) -> None:
    out = console()
    winner, by = found.winner, abs(found.total(Side.NS) - found.total(Side.EW))
    if winner is not None:
        side = tell(f"cli-side-{str(winner).lower()}", lang)
        out.print(tell("cli-sheet-won", lang, side=side, points=str(by)))
    elif found.over:
        out.print(tell("cli-sheet-equal", lang))
    else:
        said = tell(f"cli-vulnerable-{str(found.vulnerability).lower()}", lang)
        dealer = tell(f"cli-seat-{str(found.dealer).lower()}", lang)
        out.print(tell("cli-sheet-next", lang, seat=dealer, vulnerable=said))
    if stake is not None:
        owed = found.settlement(stake)
        payer, paid = ("ew", "ns") if owed >= 0 else ("ns", "ew")
        payer, paid = (tell(f"cli-side-{one}", lang) for one in (payer, paid))
        amount = f"{float(abs(owed)):.2f}"
        out.print(tell("cli-sheet-owed", lang, payer=payer, paid=paid, amount=amount))


COMMAND = sheet

SENTENCES = {
    "en": """
cli-bad-stake = not a stake: '{ $text }' (want e.g. 0.50)
cli-option-unfinished = The rubber will not be finished: add what that brings.
cli-option-single = One game decides, not two (bridge-whist as played in Paris).
cli-option-first-dealer = Who dealt the first deal.
cli-option-stake = Money for a hundred points: say who owes what.
cli-help-sheet =
    Draw the score sheet of the deals in FILE, one a line.

    "S 3D =", "W 2N +1", "N 4SX -2", "pass", then "honours E 100"; at bridge-whist "N H 9",
    then "contre 2", "honours NS 4-divided", "chicane W". A file called - is standard input.
""",
    "fr": """
cli-bad-stake = « { $text } » n'est pas un enjeu (il faut par exemple 0,50)
cli-option-unfinished = Le robre ne sera pas fini : ajouter ce que cela rapporte.
cli-option-single = Une seule manche décide, et non deux (bridge-whist de Paris).
cli-option-first-dealer = Qui a distribué la première donne.
cli-option-stake = L'enjeu pour cent points : dire qui doit quoi.
cli-help-sheet =
    Dessine la feuille de marque des donnes de FILE, une par ligne.

    « S 3D = », « W 2N +1 », « N 4SX -2 », « passe », puis « honneurs E 100 » ; au bridge-whist
    « N H 9 », puis « contre 2 », « honneurs NS 4-divided », « chicane W ». Le fichier - est
    l'entrée standard.
""",
}
