"""The value of results to a robot, and of differences between them.

Boards are compared in IMPs, in match points or in points. In games with a sheet, a deal is
worth its entries, and the future value of the games and part-scores after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from biritch.core.calls import Contract
from biritch.core.seats import Side
from biritch.games.view import View
from biritch.scoring.form import ScoringForm, Unit
from biritch.scoring.imps import imps
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariff import Tariff, score
from biritch.scoring.tariffs import duplicate_2017

LEAN = 0.25
"""How much more often than half a side that has all the points for a game wins it.

So much is assumed: sixty below the line at love all are then worth a hundred points, as rubber
players reckon."""


@dataclass(frozen=True, slots=True)
class ScoreScale:
    """The value of a difference of points.

    ``least`` is the gain needed to replace the system's call; ``close`` and ``lead`` are
    differences too small to separate two cards, or two opening leads.

    Example:
        >>> [SCALES[unit].swing(420 - 170) for unit in ("imps", "matchpoints", "points")]
        [6, 0.5, 250.0]
    """

    unit: Unit
    swing: Callable[[int], float]
    spread: float
    """The least variance of a swing: a few worlds alike prove nothing."""
    least: float
    close: float
    lead: float

    def smaller(self, goal: int) -> ScoreScale:
        """Return the scale for a game of *goal* points; this one is for a hundred.

        Example:
            >>> SCALES["points"].smaller(30).least
            3.0
        """
        small = goal / 100
        return replace(
            self,
            spread=self.spread * small**2,
            least=self.least * small,
            close=self.close * small,
            lead=self.lead * small,
        )


def _match_points(points: int) -> float:
    return 0.5 * ((points > 0) - (points < 0))


SCALES: dict[Unit, ScoreScale] = {
    "imps": ScoreScale("imps", imps, 1.0, least=0.3, close=0.04, lead=0.25),
    "matchpoints": ScoreScale("matchpoints", _match_points, 0.05, 0.03, close=0.005, lead=0.03),
    "points": ScoreScale("points", float, 900.0, least=10.0, close=1.0, lead=8.0),
}
"""Match points are parts of a top: half of it for every pair that one beats."""


def scale_of(view: View) -> ScoreScale:
    """Return the scale of differences in *view*: as its boards are compared, or in points.

    In games with a score sheet it is points.

    Example:
        >>> import biritch as bw
        >>> scale_of(bw.game().view(bw.Seat.NORTH)).unit
        'imps'
    """
    if view.sheet is None:
        return SCALES[view.unit]
    return SCALES["points"].smaller(view.sheet.code.form.goal or 100)


def tariff_of(view: View) -> Tariff:
    """Return the tariff with which to value one deal of *view*.

    If games are scored by the rubber, it has the average value of a game or a part-score there:
    the bonuses of duplicate bridge.

    Example:
        >>> import biritch as bw
        >>> tariff_of(bw.game("rubber").view(bw.Seat.NORTH)).game
        (300, 500)
    """
    return _by_the_deal(view.tariff)


@cache
def _by_the_deal(tariff: Tariff) -> Tariff:
    if tariff.form.goal and not tariff.values:
        return replace(tariff, game=duplicate_2017.TARIFF.game, partscore=50)
    return tariff


def result_value(view: View, contract: Contract | None, won: int) -> int:
    """Return the value of *won* tricks in *contract* to declarer's side, in points.

    Without a contract (passed out), the value is North-South's.

    Example:
        >>> import biritch as bw
        >>> view = bw.game().view(bw.Seat.NORTH)
        >>> result_value(view, Contract.parse("4S", bw.Seat.NORTH), 10)
        420
    """
    sheet = view.sheet
    if sheet is None or sheet.over:
        if contract is None:
            return 0
        vulnerable = contract.declarer in view.board.vulnerability
        return score(tariff_of(view), contract, won, vulnerable=vulnerable)
    after = sheet.after(DealResult(contract, won))
    side = Side.NS if contract is None else contract.declarer.side
    return _standing(after, side) - _standing(sheet, side)


def _standing(sheet: Sheet, side: Side) -> int:
    """Return the lead of *side* in points, with its expected future points."""
    ahead = sheet.total(side) - sheet.total(side.other)
    return ahead if sheet.over else ahead + round(_hope(sheet, side))


def _hope(sheet: Sheet, side: Side) -> float:
    """Return the points that *side* will win on average until the sheet is over."""
    form = sheet.code.form
    if not form.goal:
        return 0.0
    lean = LEAN * (sheet.below(side) - sheet.below(side.other)) / form.goal
    if not form.games:
        # A game is won with the chance 1/2 + lean and lost with 1/2 - lean: twice lean apart.
        return 2 * lean * form.game[side in sheet.vulnerability]
    ours, theirs = sheet.games[side], sheet.games[side.other]
    chance = min(1.0, max(0.0, 0.5 + lean))
    won = _worth_of_game(form, ours + 1, theirs)
    lost = -_worth_of_game(form, theirs + 1, ours)
    return chance * won + (1 - chance) * lost


@cache
def _worth_of_game(form: ScoringForm, ours: int, theirs: int) -> float:
    """Return the value of having just won a game, with that many games each now.

    Each future game is won by either side with equal probability.
    """
    # Pairs of numbers go by vulnerability, first not vulnerable: who has won a game before is;
    # the bonus is smaller against a side that has won one.
    paid = form.game[ours > 1]
    if ours >= form.games:
        return paid + form.bonus[theirs > 0]
    return (
        paid
        + (_worth_of_game(form, ours + 1, theirs) - _worth_of_game(form, theirs + 1, ours)) / 2
    )
