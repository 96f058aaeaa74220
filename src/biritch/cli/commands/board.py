"""``biritch board``: the dealer and the vulnerability of a board number."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, print_json
from biritch.core.boards import Board


@click.command(name="board")
@click.argument("number", type=int)
@as_json
def board(number: int, *, as_json: bool) -> None:
    """Say who deals board NUMBER and who is vulnerable (Law 2)."""
    found = Board.numbered(number)
    dealer, vulnerable = str(found.dealer), str(found.vulnerability)
    if as_json:
        print_json({"board": number, "dealer": dealer, "vulnerable": vulnerable})
    else:
        click.echo(f"Board {number}: dealer {dealer}, vulnerable {vulnerable}")


COMMAND = board
