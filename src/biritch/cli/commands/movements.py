"""``biritch movements``: every movement there is, or those that suit who has come."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.speaking import tell


@click.command(name="movements")
@as_json
@language
def movements(lang: str, *, as_json: bool) -> None:
    """List every movement by name, with the numbers it seats and its source."""
    from biritch.cli.moving import title
    from biritch.competition.movement import spelt
    from biritch.competition.shelving import known

    found = known()
    if as_json:
        rows = [
            {
                "name": name,
                "title": title(name, one, lang),
                "form": str(one.form),
                "sizes": list(one.sizes),
                "source": one.source,
            }
            for name, one in found.items()
        ]
        print_json(rows)
        return
    from rich.table import Table

    heads = ("cli-movement", "cli-title", "cli-movement-sizes", "cli-source")
    table = Table(*(tell(head, lang) for head in heads))
    for name, one in found.items():
        sizes = tell(f"cli-movement-{one.form}", lang, sizes=spelt(one.sizes))
        table.add_row(name, title(name, one, lang), sizes, one.source)
    console().print(table)


COMMAND = movements
