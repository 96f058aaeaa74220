"""``biritch languages``: the available languages, and the coverage of each."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, console, language, print_json
from biritch.words.languages import LANGUAGES, language_facts
from biritch.words.translation import coverage, tell


@click.command(name="languages")
@as_json
@language
def languages(lang: str, *, as_json: bool) -> None:
    """List the languages, English first, with the share of sentences each has."""
    shares = {code: coverage(code) for code in LANGUAGES}
    if as_json:
        print_json(
            [
                {
                    "language": code,
                    "name": language_facts(code).name,
                    "coverage": round(share, 4),
                }
                for code, share in shares.items()
            ]
        )
        return
    from rich.table import Table

    table = Table(*(tell(f"cli-languages-{head}", lang) for head in ("code", "name", "share")))
    for code, share in shares.items():
        table.add_row(code, language_facts(code).name, f"{100 * share:.0f} %")
    console().print(table)


COMMAND = languages

SENTENCES = {
    "en": """
cli-help-languages = List the languages, with the share of sentences translated.
cli-languages-code = Code
cli-languages-name = Language
cli-languages-share = Sentences
""",
    "fr": """
cli-help-languages = Liste les langues, avec la part de phrases traduites.
cli-languages-code = Code
cli-languages-name = Langue
cli-languages-share = Phrases
""",
}
