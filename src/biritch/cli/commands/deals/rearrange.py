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
    """Write the boards of all IN as OUT, turned, shuffled, numbered again or split.

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
rearrange-suffix = the suffix of '{ $file }' does not say how to write it (want .pbn, .dup…)
cli-option-rotate = Turn every board clockwise by so many seats: 1 gives East what North had.
cli-option-shuffle = Put the boards in an order by chance.
cli-option-shuffle-seed = Shuffle by this seed: the same order for the same text.
cli-option-renumber = Number the boards again, from this number on.
cli-option-split = Write files of so many boards each.
cli-help-rearrange =
    Write the boards of all IN as OUT, turned, shuffled, numbered again or split.

    Several IN are put together. Boards are turned first, then shuffled, then numbered: a
    board that is numbered again has the dealer and the vulnerability of its number. With
    --split, OUT-1, OUT-2 and so on have so many boards each.
""",
    "fr": """
rearranged = { $file } : { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}
rearrange-suffix = le suffixe de « { $file } » ne dit pas comment l'écrire (.pbn, .dup…)
cli-option-rotate = Tourne chaque donne d'autant de places : 1 donne à Est la main de Nord.
cli-option-shuffle = Met les donnes dans un ordre au hasard.
cli-option-shuffle-seed = Mélange selon cette graine : le même ordre pour le même texte.
cli-option-renumber = Renumérote les donnes à partir de ce numéro.
cli-option-split = Écrit des fichiers d'autant de donnes chacun.
cli-help-rearrange =
    Écrit les donnes de tous les IN dans OUT, tournées, mélangées, renumérotées ou réparties.

    Plusieurs IN sont réunis. Les donnes sont d'abord tournées, puis mélangées, puis
    numérotées : une donne renumérotée prend le donneur et la vulnérabilité de son numéro.
    Avec --split, OUT-1, OUT-2 et ainsi de suite ont autant de donnes chacun.
""",
}
