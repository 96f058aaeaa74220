"""``biritch lesson``: check teachers' lesson files, or open them in the browser."""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path

import click

from biritch.cli.help import TranslatedCommand, TranslatedGroup, TranslatedOption
from biritch.cli.input_files import small_file
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.web_server import USUAL_ROBOT, Listening, known_robot, run_server
from biritch.core.phrase import Phrase
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
    """Open, check and export lesson files: PBN boards with a teacher's directives."""
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
    """Open FILE as a lesson in the browser, until Ctrl-C."""
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


@lesson.command("export", cls=LessonPart)
@click.argument("names", metavar="[LESSON]...", nargs=-1)
@click.option(
    "--output",
    metavar="FILE",
    default=None,
    cls=TranslatedOption,
    help="cli-option-lesson-output",
)
@language
@as_json
def export(
    names: tuple[str, ...], output: str | None, lang: Language, *, as_json: bool
) -> None:
    """Write lessons of the course as a lesson file; say what such a file cannot hold."""
    from biritch.cli.output_files import write_file
    from biritch.coach.course.catalogue import lessons
    from biritch.coach.course.export import export_lesson

    known = lessons()
    for name in names:
        if name not in known:
            raise refuse("lesson-export-unknown", text=name, words=", ".join(known))
    if as_json and output is None:
        raise refuse("lesson-export-needs-file")
    made = {name: export_lesson(known[name], _write_phrase, lang) for name in names or known}
    text = "\n".join(each.text for each in made.values())
    if output is None:
        click.echo(text, nl=False)
    else:
        write_file(Path(output), text.encode())
    left = [
        {"lesson": name, "deal": each.deal, "what": say(each.what, lang)}
        for name, exported in made.items()
        for each in exported.left_out
    ]
    if as_json:
        boards = sum(len(known[name].deals) for name in made)
        print_json({"lessons": len(made), "boards": boards, "leftOut": left})
        return
    for line in left:
        what = {name: str(value) for name, value in line.items()}
        click.echo(tell("lesson-export-left", lang, **what), err=True)


def _write_phrase(phrase: Phrase, lang: str) -> str:
    return say(phrase, lang)


COMMAND = lesson

SENTENCES = {
    "en": """
cli-help-lesson =
    Open, check and export lesson files: PBN boards with a teacher's directives.

    The directive BID asks for a call, choose-card for a card, and NEXT goes on.
cli-help-lesson-check =
    Check each board of FILE.

    Exits with status 1 if a board cannot be completed.
cli-help-lesson-open =
    Open FILE as a lesson in the browser, until Ctrl-C.
cli-help-lesson-export =
    Write lessons of the course to a lesson file (all lessons by default).

    What such a file cannot hold is listed on standard error, one line per deal.
cli-option-lesson-output = Write to this file instead of the terminal.
lesson-export-unknown = unknown lesson: '{ $text }' (want { $words })
lesson-export-needs-file = --json needs --output: name the file to write
lesson-export-left = { $lesson }, deal { $deal }: { $what }
lesson-export-question = the question is asked in words; its answer is not checked
lesson-export-step = programs that read such files cannot complete it
lesson-export-answer = The answer: { $answer }
lesson-file-summary = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $playable } of them playable.
lesson-file-fault = Board { $board }: { $why }
lesson-file-stopped = a pupil cannot complete it
""",
    "fr": """
cli-help-lesson =
    Ouvre, vérifie, exporte des fichiers de leçons : donnes PBN et consignes d'un professeur.

    La consigne BID demande une enchère, choose-card une carte, et NEXT passe à la suite.
cli-help-lesson-check =
    Vérifie chaque donne de FILE.

    Rend l'état 1 si une donne ne peut pas être suivie jusqu'au bout.
cli-help-lesson-open =
    Ouvre FILE comme une leçon dans le navigateur, jusqu'à Ctrl-C.
cli-help-lesson-export =
    Écrit des leçons du cours dans un fichier de leçons, toutes si aucune n'est nommée.

    Ce qu'un tel fichier ne peut contenir est indiqué sur la sortie d'erreur, une ligne par \
donne.
cli-option-lesson-output = Écrit dans ce fichier au lieu du terminal.
lesson-export-unknown = leçon inconnue : '{ $text }' (parmi { $words })
lesson-export-needs-file = --json demande --output : nommez le fichier à écrire
lesson-export-left = { $lesson }, donne { $deal } : { $what }
lesson-export-question = la question est posée en mots ; sa réponse n'est pas vérifiée
lesson-export-step = un lecteur de ces fichiers ne peut pas la suivre telle quelle
lesson-export-answer = La réponse : { $answer }
lesson-file-summary = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}, dont { $playable } jouables.
lesson-file-fault = Donne { $board } : { $why }
lesson-file-stopped = un élève ne peut pas la suivre jusqu'au bout
""",
}
