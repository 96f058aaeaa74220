"""``biritch play``: play in the browser or in the terminal."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import language, notation
from biritch.cli.parameters import SEAT
from biritch.cli.web_server import (
    Listening,
    boards_in_file,
    fresh_boards,
    game_option,
    is_chosen,
    known_game,
    listening,
    options_of_game,
    options_option,
    robot_of_option,
    robot_option,
    run_server,
)
from biritch.core.seats import Seat, first_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from biritch.core.boards import Board
    from biritch.core.deals import Deal
    from biritch.words.notation import Notation
    from biritch.words.translation import Language


@click.command(name="play")
@click.argument("file", required=False)
@click.option("--terminal", is_flag=True, cls=TranslatedOption, help="cli-option-terminal")
@click.option(
    "--seat",
    type=SEAT,
    default="S",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-sit",
)
@game_option
@options_option
@robot_option
@click.option(
    "--against", metavar="NAME", default="", cls=TranslatedOption, help="cli-option-against"
)
@click.option("--seed", default="", cls=TranslatedOption, help="cli-option-seed")
@listening
@click.option("--no-browser", is_flag=True, cls=TranslatedOption, help="cli-option-no-browser")
@notation
@language
def play(  # noqa: PLR0913, PLR0917 - one for each option
    file: str | None,
    seat: Seat,
    game: str,
    options: tuple[str, ...],
    robot: str,
    against: str,
    seed: str,
    port: int | None,
    database: str,
    notation: Notation,
    lang: Language,
    *,
    terminal: bool,
    no_browser: bool,
) -> None:
    """Play with three robots, in the browser or (--terminal) in the terminal.

    FILE is PBN or LIN: its boards are played in order. Without it, boards are dealt at
    random, or from --seed.
    """
    boards = boards_in_file(file, lang) if file else ()
    robot = robot_of_option("robot", robot)
    against = robot_of_option("against", against or robot)
    game = known_game(game)
    chosen_options = options_of_game(game, options)
    if terminal:
        robots = (robot, against)
        _at_terminal(
            boards or _deal_boards(seed),
            game,
            chosen_options,
            seat,
            robots,
            seed,
            notation,
            lang,
        )
        return
    from biritch.server.tables.opening import TableDefaults
    from biritch.server.web.wire import letter

    custom = TableDefaults(robot, letter(seat), boards, seed, game, chosen_options, against)
    custom = replace(custom, robot_chosen=is_chosen("robot") or is_chosen("against"))
    listening = Listening(port=port, database=database)
    run_server(listening, custom, lang, browser=not no_browser)


def _deal_boards(seed: str) -> Iterator[tuple[Board, Deal]]:
    from biritch.core.random_deals import seeded_deals

    if not seed:
        return fresh_boards()
    numbered = (board for board, _ in fresh_boards())
    return zip(numbered, seeded_deals(seed), strict=False)


def _at_terminal(  # noqa: PLR0913, PLR0917 - one for each option
    boards: Iterable[tuple[Board, Deal]],
    game: str,
    options: Mapping[str, str],
    seat: Seat,
    names: tuple[str, str],
    seed: str,
    notation: Notation,
    lang: Language,
) -> None:
    from biritch import shelf
    from biritch.cli.terminal import game as terminal
    from biritch.games import variants
    from biritch.games.variant import Variant
    from biritch.robots.catalogue import find

    variant = shelf.load(variants, "VARIANT", Variant)[game].agreeing(options)
    seat = first_of(variant.players, seat)
    terminal.play(
        boards,
        language=lang,
        notation=notation,
        seat=seat,
        rng=random.Random(seed or None),  # noqa: S311 - robots' luck, not the deal
        robots={
            # False counts as 0: the first robot sits with the reader, the second against.
            player: find(names[player.side is not seat.side])
            for player in variant.players
            if player != seat
        },
        variant=variant,
    )


COMMAND = play

SENTENCES = {
    "en": """
cli-help-play =
    Play with three robots, in the browser or (--terminal) in the terminal.

    FILE is PBN or LIN: its boards are played in order. Without it, boards are dealt at
    random, or from --seed.
cli-option-no-browser = Do not open a browser; print the address of the table.
cli-option-against = The robots of the opponents, if different from your partner: \
robot:acol:modern.
cli-option-terminal = Play in the terminal, line by line.
cli-option-sit = The seat you take.
""",
    "fr": """
cli-help-play =
    Joue avec trois robots, dans le navigateur ou (--terminal) dans le terminal.

    FILE est en PBN ou LIN : ses donnes sont jouées dans l'ordre. Sans lui, les donnes sont \
tirées au
    hasard, ou de --seed.
cli-option-no-browser = N'ouvre pas de navigateur ; affiche l'adresse de la table.
cli-option-against = Les robots adverses, s'ils diffèrent de votre partenaire : \
robot:acol:modern.
cli-option-terminal = Joue dans le terminal, ligne par ligne.
cli-option-sit = La place que vous prenez.
""",
}
