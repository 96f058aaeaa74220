"""Bridge in the terminal, a line at a time: plain sentences, no boxes, no colour.

Made to be heard as well as read: one fact a line, every question says what it expects,
and nothing depends on its position on the screen or its colour alone. It reads lines and
writes lines, so it works through a pipe too.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from biritch.cli.terminal.board import BUDGET, BoardInPlay, TerminalTable
from biritch.cli.terminal.orders import read_order
from biritch.cli.terminal.results import hands_sentences, result_sentences, sheet_sentences
from biritch.cli.terminal.sentences import SpokenWording
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat, first_of
from biritch.games import series
from biritch.games.game import Game
from biritch.games.variant import Variant
from biritch.games.variants.contract import VARIANT

if TYPE_CHECKING:
    from biritch.cli.terminal.board import BiddingExplainer
    from biritch.robots.robot import Robot
    from biritch.solver.solver import Solver
    from biritch.words.notation import Notation
    from biritch.words.translation import Language

Hear = Callable[[], str | None]
"""The next line typed, or ``None`` when there will be no more."""


def play(  # noqa: PLR0913 - a table is that many things
    deals: Iterable[tuple[Board, Deal]],
    *,
    language: Language,
    notation: Notation,
    seat: Seat,
    rng: random.Random,
    robots: Mapping[Seat, Robot],
    system: BiddingExplainer | None = None,
    solver: Callable[[], Solver] | None = None,
    budget: float = BUDGET,
    variant: Variant = VARIANT,
    hear: Hear | None = None,
    say: Callable[[str], None] = click.echo,
) -> int:
    """Play *deals* one after the other in *seat*; return how many were played to the end.

    *robots* play the other three seats; *system* explains the calls (by default the robots'),
    *solver* computes double dummy results (by default the robots'), *budget* is in seconds per
    decision of a robot. *hear* and *say* are input and output; by default, standard input and
    output. *variant* is the game; in one for two people, the nearest of their seats is used.
    """
    wording, seat = SpokenWording(language, notation), first_of(variant.players, seat)
    table = TerminalTable(
        seat,
        dict(robots),
        wording,
        hear or _standard_input,
        say,
        rng,
        budget,
        # All robots of a table bid one system, so any of them tells it.
        system or _system_of(next(iter(robots.values()))),
    )
    done = 0
    say(wording.say("terminal-welcome", seat=wording.seat(seat)))
    for board, deal in deals:
        # Nobody is asked whether to begin.
        if done and not _next(table):
            break
        sheet = series.next_sheet(variant, table.sheet, board.dealer)
        placed = series.board_for(variant, table.sheet, board)
        kept = sheet if variant.keeps_a_sheet else None
        game = BoardInPlay(table, Game.start(variant, deal, placed), kept).run()
        if game is None:
            break
        for line in result_sentences(game, wording, seat, solver or _solver()):
            say(line)
        done += 1
        table = replace(table, past=(*table.past, game))
        if variant.keeps_a_sheet:
            table = replace(table, sheet=series.sheet_after(sheet, game, honours=True))
            _answer_score(table)
    else:
        say(wording.say("terminal-no-more-boards"))
    say(wording.say("terminal-goodbye", boards=done, total=str(table.total)))
    return done


def _answer_score(table: TerminalTable) -> None:
    assert table.sheet is not None
    for line in sheet_sentences(table.sheet, table.wording):
        table.say(line)


def _next(table: TerminalTable) -> bool:
    """Ask whether to continue; the hands of the last board may be shown."""
    while True:
        table.say(table.wording.say("terminal-ask-next"))
        line = table.hear()
        if line is None:
            return False
        order = read_order(line)
        if order is not None and order.name == "quit":
            return False
        if order is not None and order.name == "deal":
            for text in hands_sentences(table.past[-1].deal_played, table.wording):
                table.say(text)
            continue
        if not line.strip() or (order is not None and order.name == "next"):
            return True
        table.say(table.wording.say("terminal-not-understood", text=line.strip()[:60]))


def _standard_input() -> str | None:
    """Return the next line of standard input, UTF-8 or else Windows-1252."""
    line = sys.stdin.buffer.readline()
    if not line:
        return None
    try:
        # The mark that some editors put at the start of a file would make the first word
        # unknown.
        return line.decode("utf-8-sig")
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _system_of(robot: Robot) -> BiddingExplainer:
    from biritch.robots.calls.bidder import read_system

    system: BiddingExplainer = read_system(robot.name.partition(":")[2])
    return system


def _solver() -> Callable[[], Solver]:
    from biritch.robots.double_dummy import double_dummy

    return double_dummy
