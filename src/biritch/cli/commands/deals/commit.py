"""``biritch commit``: verifiable deals, committed to before anybody can know them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.deals.promises import keys_path
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.output_files import SECRET, write_new
from biritch.cli.parameters import WholeNumber
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.records.squaredeal import SquareDealPhase


@click.command(name="commit")
@click.argument("file", metavar="FILE.sqd")
@click.option(
    "--event", required=True, metavar="NAME", cls=TranslatedOption, help="cli-option-event"
)
@click.option(
    "--delayed", required=True, metavar="WHAT", cls=TranslatedOption, help="cli-option-delayed"
)
@click.option(
    "--sessions",
    type=WholeNumber(1, 1_000),
    default=1,
    cls=TranslatedOption,
    help="cli-option-sessions",
)
@click.option(
    "--boards", default="24", cls=TranslatedOption, help="cli-option-boards", show_default=True
)
@click.option("--phase", "phases", multiple=True, cls=TranslatedOption, help="cli-option-phase")
@language
@as_json
def commit(  # noqa: PLR0913, PLR0917 - one for each option
    file: str,
    event: str,
    delayed: str,
    sessions: int,
    boards: str,
    phases: tuple[str, ...],
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Commit to the deals of a tournament in advance (SquareDeal).

    Writes two files: FILE.sqd, to publish now, and FILE.sqk, to keep secret until the
    tournament is over. The deals are computed from both and from the --delayed value, which
    nobody can know before FILE.sqd is public: a future stock index, a lottery draw.
    """
    from biritch.records.squaredeal import SquareDealKeys, SquareDealPromise

    public = Path(file)
    secret = keys_path(public, None)
    if public.suffix != ".sqd":
        raise refuse("dealing-suffix", file=file)
    name, delayed_information = " ".join(event.split()), " ".join(delayed.split())
    if not name or not delayed_information:
        raise refuse("dealing-says-nothing")
    promise = SquareDealPromise(
        name,
        delayed_information,
        # SquareDeal itself puts the number of the session for #.
        _phases(phases or (f"{sessions}:{boards}:session#:Session #",)),
    )
    keys = SquareDealKeys.fresh(promise)
    promise = replace(promise, digest=keys.digest)
    for path in (public, secret):
        if path.exists():
            raise refuse("dealing-there-already", file=str(path))
    # The secret first: a promise published without its keys could never be kept.
    write_new(secret, str(keys).encode(), SECRET)
    write_new(public, str(promise).encode())
    if as_json:
        document = {"public": str(public), "secret": str(secret), "digest": keys.digest}
        print_json({**document, "sessions": len(keys.keys)})
        return
    click.echo(tell("dealing-promised", lang, sessions=len(keys.keys), digest=keys.digest))
    click.echo(tell("dealing-publish", lang, file=str(public)))
    click.echo(tell("dealing-keep", lang, file=str(secret)))


def _phases(texts: tuple[str, ...]) -> tuple[SquareDealPhase, ...]:
    from biritch.records.faults import BadText
    from biritch.records.squaredeal import SquareDealPhase

    try:
        phases = tuple(SquareDealPhase.parse(text) for text in texts)
    except BadText as faulty:
        raise Refusal(faulty.fault.phrase) from None
    names = [
        phase.file_of(session) for phase in phases for session in range(1, phase.sessions + 1)
    ]
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise refuse("dealing-same-name", text=twice)
    return phases


COMMAND = commit

SENTENCES = {
    "en": """
cli-option-event = The name of the tournament.
cli-option-delayed = The public value that becomes known later and that nobody knows now.
cli-option-sessions = The number of sessions.
cli-option-boards = Boards per session: 24; or 1-7,8-14 in turn; or 3x7.
cli-option-phase = A group of sessions, written sessions:boards:file:title; may be repeated.
cli-help-commit =
    Commit to the deals of a tournament in advance (SquareDeal).

    Writes two files: FILE.sqd, to publish now, and FILE.sqk, to keep secret until the
    tournament is over. The deals are computed from both and from the --delayed value, which
    nobody can know before FILE.sqd is public: a future stock index, a lottery draw.
""",
    "fr": """
cli-option-event = Le nom du tournoi.
cli-option-delayed = La valeur publique que chacun connaîtra plus tard, et personne avant.
cli-option-sessions = Le nombre de séances.
cli-option-boards = Les donnes d'une séance : 24, ou 1-7,8-14 tour à tour, ou 3x7.
cli-option-phase = Un groupe de séances, écrit séances:donnes:fichier:titre ; répétable.
cli-help-commit =
    Engage à l'avance les donnes d'un tournoi (SquareDeal).

    Écrit deux fichiers : FILE.sqd, à publier maintenant, et FILE.sqk, à garder secret jusqu'à
    la fin du tournoi. Les donnes sont calculées à partir des deux et de la valeur --delayed,
    que personne ne peut connaître avant la publication : un cours de bourse, une loterie.
""",
}
