"""``biritch verify``: check that the boards played are those committed to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.deals.dealt_boards import dealt_boards
from biritch.cli.deals.promises import keys_of, keys_path, promise_of
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.core.deals import Deal
from biritch.publishing.dealt_boards import DealtBoard
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.records.squaredeal import SquareDealKeys, SquareDealPromise

Drawn = dict[Deal, "PromisedPlace"]


@dataclass(frozen=True, slots=True)
class PromisedPlace:
    """The position of a committed deal: phase, session, set, board."""

    phase: int
    session: int
    reserve: bool
    number: int


@click.command(name="verify")
@click.argument("file", metavar="FILE.sqd")
@click.argument("sets", metavar="SET…", nargs=-1, required=True)
@click.option("--keys", metavar="FILE.sqk", cls=TranslatedOption, help="cli-option-keys")
@click.option("--value", metavar="TEXT", cls=TranslatedOption, help="cli-option-value-now")
@click.option(
    "--most",
    type=WholeNumber(1, 1_000),
    default=100,
    cls=TranslatedOption,
    help="cli-option-most",
)
@language
@as_json
@click.pass_context
def verify(  # noqa: PLR0913, PLR0917 - one for each option
    ctx: click.Context,
    file: str,
    sets: tuple[str, ...],
    keys: str | None,
    value: str | None,
    most: int,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Check that the boards played are the deals committed to in FILE.sqd.

    Anybody can do it. FILE.sqd was published before the tournament, FILE.sqk holds the keys
    published after it, each SET the boards as played. Exits with status 1 if a board differs.
    """
    public = Path(file)
    promise = promise_of(public)
    drawn_value = promise.value if value is None else value
    if drawn_value is None:
        raise refuse("dealing-not-drawn", what=promise.delayed)
    secret = keys_of(keys_path(public, keys), promise)
    drawn = _draw_deals(promise, secret, drawn_value, most)
    checks = {name: _compare_boards(dealt_boards(name), drawn) for name in sets}
    good = not any(check.wrong for check in checks.values())
    if as_json:
        files = [{"file": name, **check.document()} for name, check in checks.items()]
        print_json({"event": promise.event, "ok": good, "files": files})
    else:
        for name, check in checks.items():
            check.show(name, lang)
    ctx.exit(0 if good else 1)


def _draw_deals(
    promise: SquareDealPromise, keys: SquareDealKeys, value: str, most: int
) -> Drawn:
    """Return every committed deal and its position."""
    from biritch.core.committed_deals import committed_deals

    places: Drawn = {}
    for phase, session in promise.sessions:
        numbers = promise.phases[phase - 1].boards_of(session, most)
        for reserve in (False, True):
            deals = committed_deals(keys.keys[phase, session], value, reserve=reserve)
            # The stream of deals never ends, hence the slice.
            for number, deal in zip(numbers, islice(deals, len(numbers)), strict=True):
                places[deal] = PromisedPlace(phase, session, reserve, number)
    return places


@dataclass(frozen=True, slots=True)
class PromiseCheck:
    """The boards of a file: the position of each, and boards without one."""

    places: tuple[PromisedPlace, ...]
    wrong: tuple[int, ...]

    def document(self) -> dict[str, object]:
        """Return the data for ``--json``."""
        sessions = dict.fromkeys(
            (place.phase, place.session, place.reserve) for place in self.places
        )
        return {
            "boards": len(self.places) + len(self.wrong),
            "matched": len(self.places),
            "wrong": list(self.wrong),
            "sessions": [
                {"phase": phase, "session": session, "reserve": reserve}
                for phase, session, reserve in sessions
            ],
        }

    def show(self, name: str, lang: str) -> None:
        """Print the boards with their positions, and those without one."""
        sessions = dict.fromkeys(
            (place.phase, place.session, place.reserve) for place in self.places
        )
        for phase, session, reserve in sessions:
            message = "dealing-verified-reserve" if reserve else "dealing-verified"
            same = [
                place
                for place in self.places
                if (place.phase, place.session, place.reserve) == (phase, session, reserve)
            ]
            arguments = {"file": name, "phase": str(phase), "session": str(session)}
            click.echo(tell(message, lang, boards=len(same), **arguments))
        for number in self.wrong:
            click.echo(tell("dealing-not-promised", lang, file=name, board=str(number)))


def _compare_boards(boards: list[DealtBoard], drawn: Drawn) -> PromiseCheck:
    places, wrong = [], []
    for dealt in boards:
        place = drawn.get(dealt.deal)
        # A promised deal under another number is not what was promised.
        if place is None or place.number != dealt.number:
            wrong.append(dealt.number)
        else:
            places.append(place)
    return PromiseCheck(tuple(places), tuple(wrong))


COMMAND = verify

SENTENCES = {
    "en": """
cli-option-value-now = The delayed value, if FILE.sqd does not contain it.
cli-option-most = The number of boards to look for, where FILE.sqd leaves it open.
cli-help-verify =
    Check that the boards played are the deals committed to in FILE.sqd.

    Anybody can do it. FILE.sqd was published before the tournament, FILE.sqk holds the keys
    published after it, each SET the boards as played. Exits with status 1 if a board differs.
""",
    "fr": """
cli-option-value-now = La valeur attendue, si FILE.sqd ne la contient pas.
cli-option-most = Le nombre de donnes à chercher, si FILE.sqd ne le fixe pas.
cli-help-verify =
    Vérifie que les donnes jouées sont bien celles engagées dans FILE.sqd.

    Chacun peut le faire. FILE.sqd a été publié avant le tournoi, FILE.sqk contient les clés
    publiées après, chaque SET les donnes jouées. Rend l'état 1 si une donne diffère.
""",
}
