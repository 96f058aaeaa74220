"""``biritch club``: a club's list of members, read, merged and written as CSV."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import as_json, language, print_json
from biritch.cli.output_files import write_file
from biritch.cli.tournaments.member_files import read_member_list
from biritch.words.translation import tell


@click.command(name="club")
@click.argument("files", metavar="LIST…", nargs=-1, required=True)
@click.option("--out", metavar="FILE", cls=TranslatedOption, help="cli-option-club-out")
@language
@as_json
def club(files: tuple[str, ...], out: str | None, lang: str, *, as_json: bool) -> None:
    """Read one or more lists of members, merge them, and write one table.

    A list is a table with a heading (name, first name, number, club, category, handicap, in
    English or French; commas, semicolons or tabs), or a name a line. What a later list tells
    of a member replaces the rest; members are the same by number, else by name.
    """
    from biritch.competition.clubs.members import merge_members, write_members

    members = merge_members(*map(read_member_list, files))
    if out is not None:
        write_file(Path(out), write_members(members).encode("utf-8"))
        click.echo(tell("club-written", lang, many=len(members), file=out), err=as_json)
    if as_json:
        rows = [asdict(member) for member in members]
        for row in rows:
            if not row["hidden"]:  # the keys there always were
                del row["hidden"]
        print_json(rows)
    elif out is None:
        click.echo(write_members(members), nl=False)


COMMAND = club

SENTENCES = {
    "en": """
cli-help-club = Merge lists of members into one table. A list is a table with a heading (name, \
first name, number, club, category, handicap, in English or French; commas, semicolons or \
tabs), or one name per line. Members are matched by number, else by name; a later list \
replaces what an earlier one says.
cli-option-club-out = The file to write (by default the table is printed).
""",
    "fr": """
cli-help-club = Réunit des listes de membres en un seul tableau. Une liste est un tableau \
avec un en-tête (nom, prénom, numéro, club, catégorie, \
handicap, en français ou en anglais ; virgules, points-virgules ou tabulations), ou un nom par \
ligne. Un membre est reconnu à son numéro, sinon à son nom ; une liste remplace ce que disent \
les précédentes.
cli-option-club-out = Le fichier à écrire (par défaut, le tableau s'affiche).
""",
}
