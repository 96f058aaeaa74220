"""``biritch board``: the dealer and the vulnerability of a board number."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.core.boards import Board
from biritch.words.translation import seat_name, tell


@click.command(name="board")
@click.argument("number", type=WholeNumber(1), metavar="NUMBER")
@as_json
@language
def board(number: int, lang: str, *, as_json: bool) -> None:
    """Say who deals board NUMBER and who is vulnerable (Law 2)."""
    conditions = Board.from_number(number)
    dealer, vulnerable = str(conditions.dealer), str(conditions.vulnerability)
    if as_json:
        print_json({"board": number, "dealer": dealer, "vulnerable": vulnerable})
        return
    vulnerable_sides = tell(f"cli-vulnerable-{vulnerable}", lang)
    seat = seat_name(dealer, lang)
    click.echo(
        tell(
            "cli-board-says", lang, number=str(number), dealer=seat, vulnerable=vulnerable_sides
        )
    )


COMMAND = board

SENTENCES = {
    "en": """
cli-board-says = Board { $number }: { $dealer } deals, { $vulnerable }
cli-help-board = Show the dealer and the vulnerability of board NUMBER.
""",
    "fr": """
cli-board-says = Donne { $number } : donneur { $dealer }, { $vulnerable }
cli-help-board = Donne le donneur et la vulnérabilité de l'étui NUMBER.
""",
}
