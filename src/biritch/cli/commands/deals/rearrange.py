"""``biritch rearrange``: boards rotated, shuffled, renumbered, split, joined."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import records
from biritch.cli.messages import refuse
from biritch.cli.options import encoding, language
from biritch.cli.output_files import write_pieces
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.records.format import Format
    from biritch.records.record import Record
    from biritch.words.translation import Language


@click.command(name="rearrange")
@click.argument("sources", metavar="IN...", nargs=-1, required=True)
@click.argument("target", metavar="OUT")
@click.option(
    "--rotate", type=OneOf(["0", "1", "2", "3"]), cls=TranslatedOption, help="cli-option-rotate"
)
@click.option("--shuffle", is_flag=True, cls=TranslatedOption, help="cli-option-shuffle")
@click.option("--seed", metavar="TEXT", cls=TranslatedOption, help="cli-option-shuffle-seed")
@click.option(
    "--renumber",
    type=WholeNumber(1, 1_000_000),
    cls=TranslatedOption,
    help="cli-option-renumber",
)
@click.option(
    "--split", type=WholeNumber(1, 1_000_000), cls=TranslatedOption, help="cli-option-split"
)
@encoding
@language
def rearrange(  # noqa: PLR0913 - one for each option
    sources: tuple[str, ...],
    target: str,
    lang: Language,
    *,
    rotate: str | None,
    shuffle: bool,
    seed: str | None,
    renumber: int | None,
    split: int | None,
    encoding: str | None,
) -> None:
    """Rotate, shuffle, renumber, merge or split the boards of files.

    Several IN are put together. Boards are turned first, then shuffled, then numbered: a
    board that is numbered again has the dealer and the vulnerability of its number. With
    --split, OUT-1, OUT-2 and so on have that many boards each.
    """
    from biritch.cli.deals.turned import renumber_record, turn_record

    form = _form(target)
    boards = [board for path in sources for board in records(path, encoding=encoding)]
    if rotate is not None:
        boards = [turn_record(board, int(rotate)) for board in boards]
    if shuffle:
        chance = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311
        chance.shuffle(boards)
    if renumber is not None:
        boards = [
            renumber_record(board, renumber + place) for place, board in enumerate(boards)
        ]
    for path, some in _parts(target, boards, split):
        write_pieces(path, (form.encode_text(text) for text in form.write(some)))
        carried = sum(map(form.carries, some))
        click.echo(tell("rearranged", lang, boards=carried, file=str(path)), err=True)


def _form(target: str) -> Format:
    from biritch.cli.deals.formats import format_title
    from biritch.records.files import by_suffix

    form = by_suffix(target)
    if form is None:
        raise refuse("rearrange-suffix", file=target)
    if form.read_only:
        raise refuse("records-read-only", title=format_title(form))
    return form


def _parts(
    target: str, boards: Sequence[Record], split: int | None
) -> Iterator[tuple[Path, Sequence[Record]]]:
    path = Path(target)
    if split is None:
        yield path, boards
        return
    for place, first in enumerate(range(0, len(boards), split), 1):
        part = path.with_name(f"{path.stem}-{place}{path.suffix}")
        yield part, [replace(board) for board in boards[first : first + split]]


COMMAND = rearrange

SENTENCES = {
    "en": """
rearranged = { $file }: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
rearrange-suffix = unknown suffix of '{ $file }' (want .pbn, .dup…)
cli-option-rotate = Turn every board clockwise by this many seats: 1 gives East the hand of \
North.
cli-option-shuffle = Put the boards in random order.
cli-option-shuffle-seed = Any text: the same text always gives the same order.
cli-option-renumber = Renumber the boards, starting with this number.
cli-option-split = Write files of this many boards each.
cli-help-rearrange =
    Rotate, shuffle, renumber, merge or split the boards of files.

    The boards of all IN are written to OUT: rotated first, then shuffled, then renumbered. A
    renumbered board has the dealer and the vulnerability of its new number. With --split, the
    files are OUT-1, OUT-2 and so on.
""",
    "fr": """
rearranged = { $file } : { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}
rearrange-suffix = suffixe inconnu : « { $file } » (il faut .pbn, .dup…)
cli-option-rotate = Tourne chaque donne de ce nombre de places : 1 donne à Est la main de Nord.
cli-option-shuffle = Mélange l'ordre des donnes.
cli-option-shuffle-seed = Un texte quelconque : le même redonne toujours le même ordre.
cli-option-renumber = Renumérote les donnes à partir de ce numéro.
cli-option-split = Écrit des fichiers de ce nombre de donnes.
cli-help-rearrange =
    Tourne, mélange, renumérote, réunit ou répartit les donnes de fichiers.

    Les donnes de tous les IN sont écrites dans OUT : tournées d'abord, puis mélangées, puis
    renumérotées. Une donne renumérotée prend le donneur et la vulnérabilité de son nouveau
    numéro. Avec --split, les fichiers sont OUT-1, OUT-2 et ainsi de suite.
""",
}
