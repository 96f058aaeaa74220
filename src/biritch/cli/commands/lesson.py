"""``biritch lesson``: lesson files of teachers, checked, or opened in the browser."""

from __future__ import annotations

import base64
import gzip
import json

import click

from biritch.cli.help import TranslatedCommand, TranslatedGroup
from biritch.cli.input_files import small_file
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.web_server import USUAL_ROBOT, Listening, known_robot, run_server
from biritch.words.languages import Language
from biritch.words.translation import say, tell

_LONGEST = 100_000
"""Characters of an address that a browser still opens."""


class LessonPart(TranslatedCommand):
    """One of the commands of ``biritch lesson``."""

    family = "lesson-"


@click.group(name="lesson", cls=TranslatedGroup)
@language
def lesson(lang: str) -> None:
    """Open and check lesson files: PBN boards with a teacher's directives."""
    del lang


@lesson.command("check", cls=LessonPart)
@click.argument("file", metavar="FILE")
@language
@as_json
@click.pass_context
def check(ctx: click.Context, file: str, lang: Language, *, as_json: bool) -> None:
    """Say what is wrong with each board of FILE; exits 1 where a board cannot be played."""
    from biritch.coach.lesson_files import read_boards, run_board

    boards = read_boards(small_file(file))
    if not boards:
        raise refuse("coach-file-no-boards", file=file)
    playable = [board for board in boards if board.playable and not run_board(board)]
    faults = [
        {"board": _number(fault.board), "why": say(fault.why, lang)}
        for board in boards
        for fault in board.faults
    ]
    stopped = [
        {"board": _number(board.board), "why": tell("lesson-file-stopped", lang)}
        for board in boards
        if board.playable and run_board(board)
    ]
    if as_json:
        told = {"boards": len(boards), "playable": len(playable), "faults": faults + stopped}
        print_json(told)
    else:
        summary = {"boards": len(boards), "playable": len(playable)}
        click.echo(tell("lesson-file-summary", lang, **summary))
        for fault in faults + stopped:
            what = {"board": str(fault["board"]), "why": str(fault["why"])}
            click.echo(tell("lesson-file-fault", lang, **what))
    ctx.exit(0 if len(playable) == len(boards) else 1)


def _number(text: str) -> int | str:
    return int(text) if text.isdigit() else text


@lesson.command("open", cls=LessonPart)
@click.argument("file", metavar="FILE")
@language
@as_json
def open_file(file: str, lang: Language, *, as_json: bool) -> None:
    """Open FILE as a lesson in the browser, on a server of this machine until Ctrl-C."""
    from biritch.coach.lesson_files import read_boards
    from biritch.server.tables.opening import TableDefaults

    text = small_file(file)
    boards = read_boards(text)
    if not boards:
        raise refuse("coach-file-no-boards", file=file)
    packed = base64.urlsafe_b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    path = "learn/file"
    if len(packed) < _LONGEST:
        path += f"#f={packed.rstrip('=')}"
    if as_json:
        told = {"boards": len(boards), "playable": sum(board.playable for board in boards)}
        click.echo(json.dumps(told))
    custom = TableDefaults(robot=known_robot(USUAL_ROBOT))
    run_server(Listening(), custom, lang, browser=True, page=path)


COMMAND = lesson

SENTENCES = {
    "en": """
cli-help-lesson =
    Open and check lesson files: PBN boards with a teacher's directives.

    The directive BID asks for a call, choose-card for a card, and NEXT goes on.
cli-help-lesson-check =
    Say what is wrong with each board of FILE.

    Exits with status 1 where a board cannot be gone through to its end.
cli-help-lesson-open =
    Open FILE as a lesson in the browser, on a server of this machine until Ctrl-C.
lesson-file-summary = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $playable } of them playable.
lesson-file-fault = Board { $board }: { $why }
lesson-file-stopped = a pupil cannot go through it to its end
""",
    "fr": """
cli-help-lesson =
    Ouvre et vérifie des fichiers de leçons : des donnes PBN avec les consignes d'un professeur.

    La consigne BID demande une enchère, choose-card une carte, et NEXT passe à la suite.
cli-help-lesson-check =
    Dit ce qui ne va pas dans chaque donne de FILE.

    Rend l'état 1 si une donne ne peut pas être suivie jusqu'au bout.
cli-help-lesson-open =
    Ouvre FILE comme une leçon dans le navigateur, jusqu'à Ctrl-C.
lesson-file-summary = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}, dont { $playable } jouables.
lesson-file-fault = Donne { $board } : { $why }
lesson-file-stopped = un élève ne peut pas la suivre jusqu'au bout
""",
}
