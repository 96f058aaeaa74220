"""``biritch reveal``: draw the committed deals once the awaited value is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.deals.formats import DIAGRAM, JSON, format_names, write_boards
from biritch.cli.deals.promises import keys_of, keys_path, promise_of
from biritch.cli.deals.register import Register
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.output_files import SECRET, write_file, write_new
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.core.boards import Board
from biritch.core.committed_deals import normalise_value
from biritch.core.deals import Deal
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.records.squaredeal import SquareDealKeys, SquareDealPromise, SquareDealSession

FILES = [name for name in format_names() if name not in (JSON, DIAGRAM)]


@click.command(name="reveal")
@click.argument("file", metavar="FILE.sqd")
@click.option("--value", metavar="TEXT", cls=TranslatedOption, help="cli-option-value")
@click.option("--keys", metavar="FILE.sqk", cls=TranslatedOption, help="cli-option-keys")
@click.option(
    "--phase", type=WholeNumber(1), cls=TranslatedOption, help="cli-option-phase-number"
)
@click.option("--session", type=WholeNumber(1), cls=TranslatedOption, help="cli-option-session")
@click.option("--reserve", is_flag=True, cls=TranslatedOption, help="cli-option-reserve")
@click.option(
    "--number", "-n", type=WholeNumber(1, 1_000), cls=TranslatedOption, help="cli-option-untold"
)
@click.option(
    "--format",
    "form",
    type=OneOf(FILES),
    default="pbn",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-format",
)
@click.option("--into", metavar="FOLDER", cls=TranslatedOption, help="cli-option-into")
@click.option("--book", metavar="REGISTER", cls=TranslatedOption, help="cli-option-book")
@language
@as_json
def reveal(  # noqa: PLR0913, PLR0917 - one for each option
    file: str,
    value: str | None,
    keys: str | None,
    phase: int | None,
    session: int | None,
    number: int | None,
    form: str,
    into: str | None,
    book: str | None,
    lang: str,
    *,
    reserve: bool,
    as_json: bool,
) -> None:
    """Compute the deals committed to in FILE.sqd, once the delayed value is known.

    Give --value the first time: it is then stored in FILE.sqd. Each session is written to its
    own file; choose with --phase and --session; --reserve computes the spare sets. Keep the
    files secret until the boards are played.
    """
    public = Path(file)
    promise = promise_of(public)
    secret = keys_of(keys_path(public, keys), promise)
    promise = _set_value(public, promise, value)
    chosen = _choose_sessions(promise, phase, session)
    folder = Path(into) if into else public.parent
    revealed = []
    for session_known in chosen:
        boards = list(_boards(promise, secret, session_known, number, reserve=reserve))
        its_phase, its_session = session_known
        name = promise.phases[its_phase - 1].file_of(its_session, reserve=reserve)
        path = folder / f"{name}.{form}"
        if path.exists():
            raise refuse("dealing-there-already", file=str(path))
        revealed.append((session_known, path, boards))
    # Every name is free by now. The register comes before the files: it refuses deals that were
    # dealt before, and then nothing is written.
    if book:
        every = ((board.number, deal) for _, _, boards in revealed for board, deal in boards)
        Register(Path(book)).enter(every, f"{promise.event} ({public.name})")
    for _, path, boards in revealed:
        write_new(path, b"".join(write_boards(boards, form)), SECRET)
    if as_json:
        print_json(
            [
                _session_document(session_known, path, boards)
                for session_known, path, boards in revealed
            ]
        )
        return
    for _, path, boards in revealed:
        click.echo(tell("dealing-drawn", lang, boards=len(boards), file=str(path)))


def _set_value(path: Path, promise: SquareDealPromise, value: str | None) -> SquareDealPromise:
    """Return *promise* with its value; write a new one into its file."""
    normal = None if value is None else normalise_value(value)
    if promise.value is None:
        if not normal:
            raise refuse("dealing-no-value", what=promise.delayed)
        promise = replace(promise, value=normal)
        write_file(path, str(promise).encode())
    # SquareDeal before 2.6 kept the value as it was typed.
    elif normal is not None and promise.value not in (normal, value):
        raise refuse("dealing-other-value", text=promise.value)
    return promise


def _choose_sessions(
    promise: SquareDealPromise, phase: int | None, session: int | None
) -> list[SquareDealSession]:
    chosen = [
        known_session
        for known_session in promise.sessions
        if phase in (None, known_session[0]) and session in (None, known_session[1])
    ]
    if not chosen:
        raise refuse("dealing-no-session", phases=len(promise.phases))
    return chosen


def _boards(
    promise: SquareDealPromise,
    keys: SquareDealKeys,
    session: SquareDealSession,
    number: int | None,
    *,
    reserve: bool,
) -> Iterator[tuple[Board, Deal]]:
    phase = promise.phases[session[0] - 1]
    if not phase.ranges and number is None:
        raise refuse("dealing-how-many", phase=str(session[0]))
    numbers = phase.boards_of(session[1], number or 0)
    deals = keys.deals(promise, session, reserve=reserve)
    drawn = islice(deals, len(numbers))
    return (
        (Board.from_number(board), deal) for board, deal in zip(numbers, drawn, strict=True)
    )


def _session_document(
    session: SquareDealSession, path: Path, boards: list[tuple[Board, Deal]]
) -> dict[str, object]:
    phase, place = session
    return {"phase": phase, "session": place, "file": str(path), "boards": len(boards)}


COMMAND = reveal

SENTENCES = {
    "en": """
cli-option-value = The delayed value, now that it is known.
cli-option-phase-number = Compute this phase only.
cli-option-session = Compute this session only.
cli-option-reserve = Compute the reserve sets.
cli-option-untold = The number of boards, where FILE.sqd leaves it open.
cli-option-into = The folder to write the sets to.
cli-help-reveal =
    Compute the deals committed to in FILE.sqd, once the delayed value is known.

    Give --value the first time: it is then stored in FILE.sqd. Each session is written to its
    own file; choose with --phase and --session; --reserve computes the spare sets. Keep the
    files secret until the boards are played.
""",
    "fr": """
cli-option-value = La valeur attendue, maintenant qu'elle est connue.
cli-option-phase-number = Ne calcule que cette phase.
cli-option-session = Ne calcule que cette séance.
cli-option-reserve = Calcule les jeux de réserve.
cli-option-untold = Le nombre de donnes, si FILE.sqd ne le fixe pas.
cli-option-into = Le dossier où écrire les jeux de donnes.
cli-help-reveal =
    Calcule les donnes engagées dans FILE.sqd, une fois connue la valeur attendue.

    La première fois, donnez --value : la valeur est alors gardée dans FILE.sqd. Chaque séance
    est écrite dans un fichier ; choisissez avec --phase et --session ; --reserve calcule les
    jeux de réserve. Gardez les fichiers secrets jusqu'à ce que les donnes soient jouées.
""",
}
