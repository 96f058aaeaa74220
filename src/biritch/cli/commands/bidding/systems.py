"""``biritch systems``: the bidding systems and conventions there are."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, console, language, print_json
from biritch.words.translation import tell


@click.command(name="systems")
@as_json
@language
def systems(lang: str, *, as_json: bool) -> None:
    """List every bidding system and convention, with its edition and source."""
    rows = _systems(lang) + _conventions(lang)
    if as_json:
        print_json(rows)
        return
    from rich.table import Table

    heads = ("cli-system", "cli-title", "cli-edition", "cli-source")
    table = Table(*(tell(head, lang) for head in heads))
    kind = ""
    for row in rows:
        if kind and row["kind"] != kind:
            table.add_section()
        kind = row["kind"]
        table.add_row(row["name"], row["title"], row["edition"], row["source"])
    console().print(table)


def _systems(lang: str) -> list[dict[str, str]]:
    from biritch.bidding import catalogue

    return [
        {
            "kind": "system",
            "name": name,
            "title": system.titles[lang],
            "edition": system.version,
            "source": system.source,
        }
        for name, system in sorted(catalogue.all_systems().items())
    ]


def _conventions(lang: str) -> list[dict[str, str]]:
    from biritch.bidding import catalogue

    return [
        {
            "kind": "convention",
            "name": name,
            "title": tell(package.title, lang),
            "edition": package.edition,
            "source": package.source,
        }
        for name, package in sorted(catalogue.packages().items())
        if package.convention
    ]


COMMAND = systems

SENTENCES = {
    "en": """
cli-system = System
cli-edition = Edition
cli-help-systems = List every bidding system and convention, with its edition and source.
""",
    "fr": """
cli-system = Système
cli-edition = Édition
cli-help-systems = Liste les systèmes d'enchères et les conventions, avec leur édition et \
leur source.
""",
}
