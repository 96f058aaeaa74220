"""The report of a robot match as a page: swings, and both tables of every board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from biritch.core.calls import Bid, Call
from biritch.core.seats import Seat
from biritch.matches.played_table import ROOMS, MatchRoom
from biritch.publishing.dealt_boards import DealtBoard
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording
from biritch.words.languages import decimal_mark
from biritch.words.notation import notation_of

if TYPE_CHECKING:
    from biritch.core.calls import Contract
    from biritch.games.game import Game
    from biritch.matches.robot_match import MatchBoard, RobotMatch
    from biritch.rules.play import Trick

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The order in which auctions are printed."""


@dataclass(frozen=True, slots=True)
class ReportedTable:
    """One table of a board in the report.

    ``parted`` is the index of the first call that differs from the other table, or ``None``.
    """

    room: MatchRoom
    ns: str
    ew: str
    game: Game
    parted: int | None

    @property
    def contract(self) -> Contract | None:
        """The contract, or ``None`` if passed out."""
        return self.game.facts.contract

    @property
    def over(self) -> int:
        """Tricks over the contract; negative if it went down."""
        contract = self.contract
        return 0 if contract is None else self.game.facts.won - 6 - contract.level

    @property
    def tricks(self) -> Sequence[Trick]:
        """The tricks as they were played."""
        return self.game.facts.tricks

    @property
    def rows(self) -> list[list[tuple[Call | None, bool]]]:
        """The auction in rows of four from West, with a mark at the first difference.

        Cells before the first call, and after the last, are ``None``.
        """
        auction = self.game.facts.auction
        assert auction is not None
        cells: list[tuple[Call | None, bool]] = [(None, False)] * COLUMNS.index(auction.dealer)
        cells += [(call, place == self.parted) for place, call in enumerate(auction.calls)]
        cells += [(None, False)] * (-len(cells) % len(COLUMNS))
        return [cells[first : first + 4] for first in range(0, len(cells), 4)]


@dataclass(frozen=True, slots=True)
class RunningScore:
    """The home team's lead after each board, as points of a line drawing.

    ``points`` are in pixels of a drawing ``width`` by ``height``; ``zero`` is the height of
    equal scores; ``most`` and ``least`` are the ends of the scale, in IMPs.
    """

    width: int
    height: int
    zero: float
    most: int
    least: int
    points: str

    @classmethod
    def of(cls, swings: Sequence[int]) -> RunningScore:
        """Return the line of a match with these *swings*.

        Example:
            >>> RunningScore.of([10, -4]).points
            '8.0,168.0 330.0,8.0 652.0,72.0'
        """
        leads = [0, *accumulate(swings)]
        width, height, margin = 660, 176, 8
        most, least = max(*leads, 0), min(*leads, 0)
        tall = (height - 2 * margin) / max(1, most - least)
        wide = (width - 2 * margin) / max(1, len(swings))
        line = (
            f"{margin + place * wide:.1f},{margin + (most - lead) * tall:.1f}"
            for place, lead in enumerate(leads)
        )
        return cls(width, height, margin + most * tall, most, least, " ".join(line))


def match_report(match: RobotMatch, language: str) -> str:
    """Return the page about *match*, in that *language*.

    Example:
        >>> from biritch.matches.robot_match import MatchPlan, RobotMatch
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, ())
        >>> "rule:sayc" in match_report(RobotMatch.of(plan, []), "fr")
        True
    """
    wording = PrintedWording(language, notation_of(language))
    return render(
        "matches/report.html",
        wording=wording,
        match=match,
        boards=[_board(match, board) for board in match.boards],
        columns=COLUMNS,
        line=RunningScore.of([board.imps for board in match.boards]),
        figure=lambda value, signed=False: _figure(value, language, signed=signed),
        is_bid=lambda call: isinstance(call, Bid),
    )


def _board(match: RobotMatch, board: MatchBoard) -> dict[str, object]:
    games = {room: board.game(room) for room in ROOMS}
    parted = _parting(*games.values())
    home, away = match.plan.home, match.plan.away
    names = {"open": (home, away), "closed": (away, home)}
    return {
        "dealt": DealtBoard(board.board.number, board.board, board.deal),
        "imps": board.imps,
        "tables": [ReportedTable(room, *names[room], games[room], parted) for room in ROOMS],
    }


def _parting(one: Game, other: Game) -> int | None:
    """Return the index of the first call in which the two tables differ."""
    auctions = one.facts.auction, other.facts.auction
    assert auctions[0] is not None
    assert auctions[1] is not None
    pairs = zip(auctions[0].calls, auctions[1].calls, strict=False)
    return next((place for place, (call, its) in enumerate(pairs) if call != its), None)


def _figure(value: float | None, language: str, *, signed: bool) -> str:
    if value is None:
        return "–"
    text = f"{value:+.2f}" if signed else f"{value:.2f}"
    return text.replace(".", decimal_mark(language))
