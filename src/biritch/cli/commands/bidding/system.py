"""``biritch system``: write, check, compare and export one's own system."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from biritch import shelf
from biritch.bidding.cards import layouts
from biritch.cli.help import TranslatedCommand, TranslatedGroup, TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.words.translation import tell
from biritch.words.typography import to_keyboard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rich.tree import Tree

    from biritch.bidding.comparison import ChangedCall
    from biritch.bidding.notation.own_checking import SystemRemark
    from biritch.bidding.system import System
    from biritch.rules.auction import Auction

_HANDS = 200
"""Deals that are bid to compare two systems."""
_BROADEST = 400
"""Calls of a tree that are shown."""


class SystemPart(TranslatedCommand):
    """One of the commands of ``biritch system``."""

    family = "system-"


@click.group(name="system", cls=TranslatedGroup)
@language
def system(lang: str) -> None:
    """Write, check, show, compare and export a system of your own."""
    del lang


@system.command("new", cls=SystemPart)
@click.argument("file", metavar="FILE")
@click.option(
    "--from",
    "base",
    metavar="NAME",
    default="sef",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-system-from",
)
@language
@as_json
def new(file: str, base: str, lang: str, *, as_json: bool) -> None:
    """Write FILE, a system of your own that plays what the system NAME plays."""
    from biritch.bidding.notation.own_template import template
    from biritch.cli.deals.auctions import read_system
    from biritch.cli.output_files import write_new

    taken_from = read_system(base)
    if file.startswith("-") or not file:
        raise refuse("cli-missing", place="FILE")
    text = template(Path(file).stem, taken_from, to_keyboard(tell("own-introduction", lang)))
    write_new(Path(file), text.encode())
    _write_file(file, lang, as_json=as_json)


@system.command("check", cls=SystemPart)
@click.argument("file", metavar="FILE")
@click.option(
    "--seconds",
    type=WholeNumber(1, 600),
    default=20,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-system-seconds",
)
@language
@as_json
@click.pass_context
def check(ctx: click.Context, file: str, seconds: int, lang: str, *, as_json: bool) -> None:
    """Say what is wrong with the system of FILE, and what a pair should know of it."""
    from biritch.bidding.notation.own_checking import remarks
    from biritch.cli.meanings import phrase_text
    from biritch.cli.systems.own_files import read_file
    from biritch.words.notes_errors import error_phrase

    read = read_file(file)
    errors = [
        {
            "line": error.place.on_line,
            "column": error.place.in_column,
            "text": phrase_text(error_phrase(error.what, error.suggestion), lang),
        }
        for error in read.errors
    ]
    warnings = [] if errors else [_warning(remark, lang) for remark in remarks(read, seconds)]
    if as_json:
        print_json({"errors": errors, "warnings": warnings, "more": read.unsaid})
    else:
        for found in errors:
            click.echo(f"{file}:{found['line']}:{found['column']}: {found['text']}")
        if read.unsaid:
            click.echo(tell("cli-system-more", lang, count=read.unsaid))
        for found in warnings:
            click.echo(f"{file}:{found['line']}:{found['column']}: {found['text']}")
        name = "cli-system-wrong" if errors else "cli-system-checked"
        click.echo(
            tell(name, lang, errors=len(errors) + read.unsaid, warnings=len(warnings)), err=True
        )
    if errors:
        ctx.exit(2)


def _warning(remark: SystemRemark, lang: str) -> dict[str, Any]:
    from biritch.cli.meanings import phrase_text

    place = remark.place
    return {
        "line": place.on_line,
        "column": place.in_column,
        "kind": remark.kind,
        "text": phrase_text(remark.phrase, lang),
    }


@system.command("show", cls=SystemPart)
@click.argument("name", metavar="NAME|FILE")
@click.option(
    "--auction",
    "calls",
    default="",
    metavar="CALLS",
    cls=TranslatedOption,
    help="cli-option-system-auction",
)
@click.option(
    "--depth",
    type=WholeNumber(1, 4),
    default=None,
    cls=TranslatedOption,
    help="cli-option-system-depth",
)
@language
@as_json
def show(name: str, calls: str, depth: int | None, lang: str, *, as_json: bool) -> None:
    """Print the whole system NAME, or of FILE, as one text; or the tree after CALLS.

    The tree says what each call shows, and the answers; opponents pass.
    """
    from biritch.cli.deals.auctions import read_auction, read_system
    from biritch.core.seats import Seat

    shown = read_system(name)
    if not (calls or depth or as_json):
        from biritch.publishing.system_text import system_text

        click.echo(system_text(shown, lang), nl=False)
        return
    depth = depth or 1
    auction = read_auction(calls, Seat.NORTH, "en")
    if auction.over:
        raise refuse("cli-auction-over")
    count = [0]
    branches = list(_branches(shown, auction, depth, lang, count))
    if as_json:
        print_json({"system": shown.name, "title": shown.titles[lang], "tree": branches})
        return
    from rich.tree import Tree

    tree = Tree(shown.titles[lang])
    _grow(tree, branches)
    console().print(tree)
    if count[0] > _BROADEST:
        click.echo(tell("cli-system-cut", lang, count=_BROADEST), err=True)


def _branches(
    shown: System, auction: Auction, depth: int, lang: str, count: list[int]
) -> Iterator[dict[str, Any]]:
    """Yield the agreed calls after *auction*, with their answers."""
    from biritch.cli.meanings import short_text
    from biritch.core.calls import PASS
    from biritch.core.seats import Vulnerability

    for call, meaning in shown.agreed_calls(auction, Vulnerability.NONE).items():
        count[0] += 1
        if count[0] > _BROADEST:
            return
        branch: dict[str, Any] = {
            "call": str(call),
            "short": short_text(meaning, lang),
            "forcing": meaning.forcing,
            "rule": meaning.rule,
            "source": meaning.source,
        }
        after = auction.add(call)
        after = after if after.over else after.add(PASS)
        answered = call is not PASS and depth > 1 and not after.over
        if answered:
            branch["answers"] = list(_branches(shown, after, depth - 1, lang, count))
        yield branch


def _grow(tree: Tree, branches: Iterable[dict[str, Any]]) -> None:
    for branch in branches:
        _grow(tree.add(f"{branch['call']:<3} {branch['short']}"), branch.get("answers", ()))


@system.command("diff", cls=SystemPart)
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option(
    "--hands",
    type=WholeNumber(0, 10_000),
    default=_HANDS,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-system-hands",
)
@language
@as_json
def diff(a: str, b: str, hands: int, lang: str, *, as_json: bool) -> None:
    """Compare the systems A and B, names or files: every call that differs, and some hands."""
    from biritch.bidding.comparison import changed_calls, changed_hands
    from biritch.bidding.notation.own_checking import auction_text
    from biritch.cli.deals.auctions import read_system
    from biritch.cli.progress import ProgressBar

    one, other = read_system(a), read_system(b)
    with ProgressBar(lambda: tell("cli-system-comparing", lang), 100) as bar:
        changed = []
        for call in changed_calls(one, other, lambda at, of: bar.at(100 * at // of)):
            said = _contrast_meanings(call, lang)
            if said["a"] != said["b"]:
                changed.append(
                    {"auction": auction_text(call.auction), "call": str(call.call)} | said
                )
    otherwise = [
        {
            "auction": " ".join(map(str, found.auction.calls)),
            "hand": str(found.hand),
            "a": str(found.a),
            "b": str(found.b),
        }
        for found in changed_hands(one, other, hands)
    ]
    if as_json:
        print_json({"changed": changed, "deals": hands, "hands": otherwise})
        return
    _print_changes(changed, otherwise, (one.titles[lang], other.titles[lang]), hands, lang)


def _print_changes(
    changed: list[dict[str, str]],
    otherwise: list[dict[str, str]],
    titles: tuple[str, str],
    deals: int,
    lang: str,
) -> None:
    from rich.table import Table

    def heads(*names: str) -> list[str]:
        return [tell(name, lang) for name in names]

    out = console()
    if changed:
        table = Table(*heads("cli-system-auction", "cli-system-call"), *titles)
        for row in changed:
            table.add_row(row["auction"], row["call"], row["a"], row["b"])
        out.print(table)
    if otherwise:
        table = Table(*heads("cli-system-auction", "cli-system-hand"), *titles)
        for row in otherwise:
            table.add_row(row["auction"], row["hand"], row["a"], row["b"])
        out.print(table)
    click.echo(
        tell("cli-system-differ", lang, calls=len(changed), hands=len(otherwise), deals=deals)
    )


def _contrast_meanings(changed: ChangedCall, lang: str) -> dict[str, str]:
    """Return a call's meaning in both systems: in short, or whole if that is equal."""
    from biritch.cli.meanings import marked_text, meaning_text, short_text

    for said in (short_text, marked_text, meaning_text):
        a, b = ("" if told is None else said(told, lang) for told in (changed.a, changed.b))
        if a != b:
            break
    return {"a": a, "b": b}


@system.command("export", cls=SystemPart)
@click.argument("name", metavar="NAME|FILE")
@click.argument("out", metavar="OUT")
@click.option(
    "--to",
    "form",
    type=OneOf(["bml", "bss", "card"]),
    required=True,
    cls=TranslatedOption,
    help="cli-option-system-to",
)
@click.option(
    "--layout",
    type=OneOf(shelf.names(layouts)),
    default=None,
    cls=TranslatedOption,
    help="cli-option-layout",
)
@language
@as_json
def export(  # noqa: PLR0913 - one for each option
    name: str, out: str, form: str, layout: str | None, lang: str, *, as_json: bool
) -> None:
    """Write the system NAME, or that of FILE, to the file OUT of another program, or as a card.

    What the other form cannot carry is said on standard error.
    """
    from biritch.cli.deals.auctions import read_system
    from biritch.cli.output_files import write_file
    from biritch.cli.systems.other_programs import card_of, exchange_text

    shown = read_system(name)
    if form == "card":
        write_file(Path(out), card_of(shown, layout, lang))
    else:
        text, lost = exchange_text(shown, form, lang)
        write_file(Path(out), text.encode())
        _tell_lost(lost, lang)
    _write_file(out, lang, as_json=as_json)


@system.command("import", cls=SystemPart)
@click.argument("file", metavar="FILE")
@click.argument("out", metavar="OUT")
@click.option(
    "--from",
    "base",
    metavar="NAME",
    default="",
    cls=TranslatedOption,
    help="cli-option-system-import-from",
)
@language
@as_json
def import_file(file: str, out: str, base: str, lang: str, *, as_json: bool) -> None:
    """Write the system of FILE, in BML or BBO's full disclosure (.bss), as notes in OUT.

    With --from, they are lines of your own on top of the system NAME. What cannot be carried
    is said on standard error, and stands in OUT as a comment.
    """
    from biritch.cli.deals.auctions import read_system
    from biritch.cli.output_files import write_new
    from biritch.cli.systems.other_programs import import_notes

    played = read_system(base).name if base else ""
    notes = import_notes(file)
    text = notes.notes(played)
    write_new(Path(out), text.encode())
    _tell_lost(notes.lost, lang)
    _write_file(out, lang, as_json=as_json)


def _tell_lost(lost: Mapping[str, int], lang: str) -> None:
    for name, count in sorted(lost.items()):
        if count:
            click.echo(f"biritch: {tell(name, lang, count=count)}", err=True)


def _write_file(file: str, lang: str, *, as_json: bool) -> None:
    if as_json:
        print_json({"written": file})
    else:
        click.echo(tell("cli-system-written", lang, file=file))


COMMAND = cast("click.Command", system)

SENTENCES = {
    "en": """
cli-help-system = Write, check, show, compare and export a system of your own.
cli-help-system-new = Write a new system FILE, based on the system NAME. The notes you add to \
FILE \
replace those of NAME. Any command accepts FILE in place of the name of a system.
cli-help-system-check = Check the system of FILE: list its errors, and what a pair should \
know. Exits with status 2 if there are errors. Calls without an answer, rules that are never \
used \
and calls that partner may misread are warnings, with example hands.
cli-help-system-show = Print the whole system NAME, or that of FILE, as one text; with \
--auction or --depth the tree after CALLS: what each call says, and the answers; opponents pass.
systems-text-they-open = They open { $call }
cli-help-system-diff = Compare the systems A and B, names or files: every call that differs, \
and hands that they bid differently.
cli-help-system-export = Write the system NAME, or that of FILE, to the file OUT: as BML, as \
BBO's full disclosure (.bss), or as a convention card (PDF). What the other format cannot hold \
is listed on standard error.
cli-help-system-import = Write the system of FILE, in BML or BBO's full disclosure (.bss), as \
notes in OUT. With --from, they are added to the system NAME. What cannot be imported is \
listed on standard error and written to OUT as a comment.
cli-option-system-to = bml, bss, or card: a PDF in the layout of --layout.
cli-option-system-import-from = The system to add the lines to.
cli-system-unknown-file = { $place }: neither BML nor full disclosure (want a name that \
ends with .bml, .txt or .bss)
cli-option-system-from = The system to start from.
cli-option-system-seconds = The time limit, in seconds.
cli-option-system-auction = The auction that the tree starts from, such as "1N P".
cli-option-system-depth = The depth of the tree, in calls (1).
cli-option-system-hands = The number of deals to bid with both systems, to find hands bid \
differently.
cli-own-unread = cannot read { $place }: { $why }
cli-own-wrong = { $what }
cli-system-written = { $file } is written
cli-system-more = and { $count } more errors
cli-system-wrong = { $errors } { $errors ->
    [one] error
   *[other] errors
}
cli-system-checked = no errors, { $warnings } { $warnings ->
    [one] warning
   *[other] warnings
}
cli-system-cut = only the first { $count } calls are shown: start later in the auction with \
--auction
cli-system-comparing = Comparing
cli-system-auction = After
cli-system-call = Call
cli-system-hand = Hand
cli-system-differ = { $calls } { $calls ->
    [one] call differs
   *[other] calls differ
}; { $hands } of { $deals } deals are bid differently
""",
    "fr": """
cli-help-system = Écrit, vérifie, montre, compare et exporte un système à vous.
cli-help-system-new = Écrit un nouveau système FILE, fondé sur le système NAME. Vos notes dans \
FILE remplacent celles de NAME. FILE s'emploie partout où l'on nomme un système.
cli-help-system-check = Vérifie le système de FILE : ses erreurs, et ce qu'une paire doit en \
savoir. Rend l'état 2 s'il y a des erreurs. Les déclarations sans réponse, les règles qui ne \
servent jamais et les risques de malentendu sont des avertissements, avec des mains.
cli-help-system-show = Affiche tout le système NAME, ou celui de FILE, en un texte ; avec \
--auction ou --depth l'arbre après CALLS : ce que dit chaque déclaration, et les réponses ; \
les adversaires passent.
systems-text-they-open = Ils ouvrent de { $call }
cli-help-system-diff = Compare les systèmes A et B, des noms ou des fichiers : chaque \
déclaration qui diffère, et des mains déclarées différemment.
cli-help-system-export = Écrit le système NAME, ou celui de FILE, dans le fichier OUT : en \
BML, en « full disclosure » de BBO (.bss), ou en feuille de conventions (PDF). Ce que l'autre \
format ne peut contenir est indiqué sur la sortie d'erreur.
cli-help-system-import = Écrit le système de FILE, en BML ou en « full disclosure » de BBO \
(.bss), comme notes dans OUT. Avec --from, elles s'ajoutent au système NAME. Ce qui ne peut \
être repris est indiqué sur la sortie d'erreur, et reste dans OUT en commentaire.
cli-option-system-to = bml, bss, ou card : un PDF, selon --layout.
cli-option-system-import-from = Le système auquel ajouter les lignes.
cli-system-unknown-file = { $place } : ni BML ni « full disclosure » (il faut un nom en \
.bml, .txt ou .bss)
cli-option-system-from = Le système de départ.
cli-option-system-seconds = La durée maximale, en secondes.
cli-option-system-auction = Les enchères après lesquelles l'arbre commence, par exemple "1N P".
cli-option-system-depth = La profondeur de l'arbre, en déclarations (1).
cli-option-system-hands = Le nombre de donnes à déclarer avec les deux, pour trouver des mains \
déclarées différemment.
cli-own-unread = impossible de lire { $place } : { $why }
cli-own-wrong = { $what }
cli-system-written = { $file } est écrit
cli-system-more = et { $count } autres erreurs
cli-system-wrong = { $errors } { $errors ->
    [one] erreur
   *[other] erreurs
}
cli-system-checked = aucune erreur, { $warnings } { $warnings ->
    [one] avertissement
   *[other] avertissements
}
cli-system-cut = seules les { $count } premières déclarations sont montrées : commencez plus \
loin avec --auction
cli-system-comparing = Comparaison
cli-system-auction = Après
cli-system-call = Déclaration
cli-system-hand = Main
cli-system-differ = { $calls } { $calls ->
    [one] déclaration diffère
   *[other] déclarations diffèrent
} ; sur { $deals } donnes, { $hands } sont déclarées différemment
""",
}
