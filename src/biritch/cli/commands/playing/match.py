"""``biritch match``: two robots play a team match against each other."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import SECONDS, WholeNumber
from biritch.cli.progress import ProgressBar
from biritch.cli.workplaces import workers_expected, workplace, workplace_options
from biritch.core.bad_value import reason_of
from biritch.core.boards import Board
from biritch.words.languages import decimal_mark
from biritch.words.notation import write_contract
from biritch.words.translation import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from biritch.core.deals import Deal
    from biritch.matches.match_log import MatchLog
    from biritch.matches.parallel.workplace import Workplace
    from biritch.matches.played_table import MatchRoom, PlayedTable
    from biritch.matches.robot_match import MatchBoard, MatchPlan, RobotMatch
    from biritch.words.notation import Notation

USUAL_BOARDS = 32


@click.command(name="match")
@click.option(
    "--ns", "home", required=True, metavar="ROBOT", cls=TranslatedOption, help="cli-option-ns"
)
@click.option(
    "--ew", "away", required=True, metavar="ROBOT", cls=TranslatedOption, help="cli-option-ew"
)
@click.option(
    "--boards",
    "many",
    type=WholeNumber(1, 1_000_000),
    cls=TranslatedOption,
    help="cli-option-boards-to-play",
)
@click.option(
    "--seed", default="", metavar="SEED", cls=TranslatedOption, help="cli-option-match-seed"
)
@click.option("--file", "file", metavar="FILE", cls=TranslatedOption, help="cli-option-file")
@click.option(
    "--budget",
    type=SECONDS,
    metavar="SECONDS",
    cls=TranslatedOption,
    help="cli-option-budget",
)
@click.option("--pbn", metavar="OUT.pbn", cls=TranslatedOption, help="cli-option-match-pbn")
@click.option("--html", metavar="OUT.html", cls=TranslatedOption, help="cli-option-match-html")
@click.option("--keep", metavar="FILE", cls=TranslatedOption, help="cli-option-keep")
@workplace_options
@notation
@language
@as_json
def match(  # noqa: PLR0913, PLR0917 - one for each option
    home: str,
    away: str,
    many: int | None,
    seed: str,
    file: str | None,
    budget: float | None,
    pbn: str | None,
    html: str | None,
    keep: str | None,
    processes: int | None,
    cluster: str | None,
    notation: Notation,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Play a team match between two robots, each board at two tables.

    The team of --ns sits North-South in the open room and East-West in the closed one.
    Boards are dealt from --seed, or read from --file. Without --budget, the same
    command gives the same match, on any number of cores. With --keep, an interrupted match
    continues where it stopped.
    """
    from biritch.matches.robot_match import MatchPlan, RobotMatch

    where = workplace(processes, cluster)
    boards = tuple(_boards(file, many, seed))
    plan = MatchPlan(_robot("--ns", home), _robot("--ew", away), seed, budget, boards)
    for target in (pbn, html, keep):
        _writable(target)
    log, before = _open_log(plan, keep)
    tables = _play_tables(plan, before, log, where, lang)
    played = RobotMatch.of(plan, tables)
    if pbn is not None:
        _write_pbn(played, pbn)
    if html is not None:
        _write_html(played, html, lang)
    if as_json:
        print_json(facts(played))
    else:
        _show(played, notation, lang)


def _robot(option: str, name: str) -> str:
    """Return the full *name* of an existing robot: ``robot:sef`` for ``robot``."""
    from biritch.cli.systems.own_files import robot_name
    from biritch.robots.catalogue import find

    try:
        return find(robot_name(name)).name
    except ValueError as error:
        raise refuse("cli-at", place=option, what=reason_of(error)) from None


def _boards(file: str | None, many: int | None, seed: str) -> Iterator[tuple[Board, Deal]]:
    from biritch.core.random_deals import seeded_deals

    if file is None:
        for number, deal in enumerate(islice(seeded_deals(seed), many or USUAL_BOARDS), 1):
            yield Board.from_number(number), deal
        return
    from biritch.cli.deals.dealt_boards import dealt_boards

    dealt = dealt_boards(file)
    if len(dealt) < (many or 1):
        raise refuse("match-few-boards", file=file, there=len(dealt), wanted=many or 1)
    for board in dealt[:many]:
        yield board.board, board.deal


def _writable(target: str | None) -> None:
    """Refuse a missing folder now, instead of after the match."""
    if target is not None and not Path(target).absolute().parent.is_dir():
        raise refuse("site-no-folder", folder=str(Path(target).parent))


def _open_log(plan: MatchPlan, path: str | None) -> tuple[MatchLog | None, list[PlayedTable]]:
    from biritch.matches.match_log import MatchLog, NotThisMatch

    if path is None:
        return None, []
    log = MatchLog(Path(path), plan)
    try:
        return log, log.begin()
    except NotThisMatch as error:
        raise Refusal(error.phrase) from None


def _play_tables(
    plan: MatchPlan,
    before: list[PlayedTable],
    log: MatchLog | None,
    where: Workplace,
    lang: str,
) -> list[PlayedTable]:
    """Return all tables of the match: those played *before* and those played now."""
    from biritch.matches.played_table import TableFailed, play_table

    done = {(table.place, table.room) for table in before}
    tables, wanted = list(before), plan.tables()
    waiting = [table for table in wanted if (table.place, table.room) not in done]
    with (
        ProgressBar(lambda: tell("match-playing", lang), len(wanted)) as bar,
        workers_expected(),
    ):
        bar.at(len(tables))
        try:
            for _, table in where.results(play_table, waiting):
                if log is not None:
                    log.add(table)
                tables.append(table)
                bar.at(len(tables))
        except TableFailed as error:
            room = tell(f"match-room-{error.room}", lang)
            raise refuse(
                "match-failed", board=str(error.board), room=room, what=error.fault
            ) from None
    return tables


def _write_pbn(played: RobotMatch, target: str) -> None:
    from biritch.cli.output_files import write_text
    from biritch.records.pbn.writer import write

    write_text(target, "".join(write(played.records())))


def _write_html(played: RobotMatch, target: str, lang: str) -> None:
    from biritch.cli.output_files import write_text
    from biritch.publishing.pages.match_report import match_report

    write_text(target, match_report(played, lang))


def facts(played: RobotMatch) -> dict[str, object]:
    """Return the match as JSON data.

    Example:
        >>> from biritch.matches.robot_match import MatchPlan, RobotMatch
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, ())
        >>> facts(RobotMatch.of(plan, []))["imps"]
        {'home': 0, 'away': 0}
    """
    ns, ew = played.seconds
    return {
        "boards": [_board(board) for board in played.boards],
        "imps": {"home": played.home, "away": played.away},
        "per_board": _round_figure(played.per_board),
        "error": _round_figure(played.error),
        "seconds": {"ns": round(ns, 1), "ew": round(ew, 1)},
        "teams": {"home": played.plan.home, "away": played.plan.away},
        "budget": played.plan.budget,
    }


def _round_figure(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 3)


def _board(board: MatchBoard) -> dict[str, object]:
    from biritch.matches.played_table import ROOMS

    rooms: dict[str, object] = {room: _room(board, room) for room in ROOMS}
    return {"board": board.board.number, **rooms, "imps": board.imps}


def _room(board: MatchBoard, room: MatchRoom) -> dict[str, object]:
    table, state = board.tables[room], board.game(room).facts
    contract = state.contract
    return {
        "contract": "Pass" if contract is None else write_contract(contract, "en"),
        "declarer": None if contract is None else str(contract.declarer),
        "tricks": None if contract is None else state.won,
        "score_ns": table.score,
        "auction": " ".join(table.calls),
        "play": list(table.cards),
    }


def _show(played: RobotMatch, notation: Notation, lang: str) -> None:
    from rich.text import Text

    out = console()
    out.print(_table(played, notation, lang))
    out.print()
    point = decimal_mark(lang)
    home, away = played.plan.home, played.plan.away
    out.print(
        Text(
            tell(
                "match-total", lang, home=home, away=away, ours=played.home, theirs=played.away
            ),
            "bold",
        )
    )
    if played.per_board is not None:
        error = "–" if played.error is None else f"{played.error:.2f}".replace(".", point)
        mean = f"{played.per_board:+.2f}".replace(".", point)
        out.print(tell("match-mean", lang, home=home, mean=mean, error=error))
    for name, seconds in zip((home, away), played.seconds, strict=True):
        each = f"{seconds / max(1, 2 * len(played.boards)):.2f}".replace(".", point)
        out.print(tell("match-seconds", lang, team=name, seconds=each))


def _table(played: RobotMatch, notation: Notation, lang: str) -> Table:
    from rich.table import Table
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram
    from biritch.matches.played_table import ROOMS

    look = diagram.DiagramStyle.here(lang, notation)
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column(tell("rank-head-board", lang), justify="right")
    for room in ROOMS:
        grid.add_column(Text(tell(f"match-room-{room}", lang)))
        grid.add_column(tell("rank-head-total", lang), justify="right")
    for name in (played.plan.home, played.plan.away):
        grid.add_column(Text(name), justify="right")
    for board in played.boards:
        cells: list[Text] = []
        for room in ROOMS:
            state = board.game(room).facts
            made = Text(tell("cli-passed-out", lang))
            if state.contract is not None:
                over = state.won - 6 - state.contract.level
                made = diagram.contract(state.contract, look)
                made.append(f" {over:+d}" if over else " =")
            cells += [made, Text(str(board.tables[room].score))]
        swings = [Text(str(swing) if swing > 0 else "") for swing in (board.imps, -board.imps)]
        grid.add_row(str(board.board.number), *cells, *swings)
    return grid


COMMAND = match

SENTENCES = {
    "en": """
cli-help-match =
    Play a team match between two robots, each board at two tables.

    The team of --ns sits North-South in the open room and East-West in the closed one.
    Boards are dealt from --seed, or read from --file. Without --budget, the same
    command gives the same match, on any number of cores. With --keep, an interrupted match
    continues where it stopped.
cli-option-ns = The robot of the home team, such as robot:sef or rule:acol:modern.
cli-option-ew = The robot of the other team.
cli-option-boards-to-play = The number of boards (32, or those of the file).
cli-option-match-seed = Any text: it decides the deals and the random choices of the robots.
cli-option-budget = The seconds a robot may think for a call or a card (by default, no limit: \
it examines its full number of hands).
cli-option-match-pbn = Write the auctions and the play of both tables, as PBN.
cli-option-match-html = Write a report with the swings, as HTML.
cli-option-keep = Save every table played in this file, and continue from it.
match-few-boards = { $file }: { $there ->
    [one] { $there } board there
   *[other] { $there } boards there
}, { $wanted } wanted
match-playing = Playing
match-failed = board { $board }, { $room }: { $what }
""",
    "fr": """
cli-help-match =
    Fait jouer un match par équipes à deux robots, chaque donne à deux tables.

    L'équipe de --ns est en Nord-Sud en salle ouverte et en Est-Ouest en salle fermée. Les
    donnes sont tirées de --seed, ou lues dans --file. Sans --budget, la même commande
    donne le même match, quel que soit le nombre de cœurs. Avec --keep, un match interrompu
    reprend là où il en était.
cli-option-ns = Le robot de l'équipe qui reçoit, comme robot:sef ou rule:acol:modern.
cli-option-ew = Le robot de l'autre équipe.
cli-option-boards-to-play = Combien de donnes : 32, ou celles du fichier.
cli-option-match-seed = Un texte quelconque : il fixe les donnes et les choix au hasard des \
robots.
cli-option-budget = Secondes de réflexion d'un robot pour une déclaration ou une carte (par \
défaut, sans limite : il examine toutes les mains qu'il étudie d'habitude).
cli-option-match-pbn = Écrit en PBN les enchères et le jeu des deux tables.
cli-option-match-html = Écrit un compte rendu avec les écarts, à lire dans un navigateur.
cli-option-keep = Enregistre dans ce fichier chaque table jouée, et reprend de là.
match-few-boards = { $file } : { $there ->
    [one] { $there } donne
   *[other] { $there } donnes
} seulement, { $wanted } voulues
match-playing = En jeu
match-failed = donne { $board }, { $room } : { $what }
""",
}
