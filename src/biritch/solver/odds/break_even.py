"""Break-even points: how often a bid or sacrifice must succeed.

Two contracts are compared on the same tricks, in the table's form of scoring. With rubber
scoring, a game or part-score has its average value if each later game is won by either side
equally often.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, TypeAlias, get_args

from biritch.core.calls import Contract
from biritch.scoring.imps import imps
from biritch.scoring.tariff import GAME, parts, score
from biritch.scoring.tariffs import chicago, duplicate_2017, rubber_1993

OddsScoring: TypeAlias = Literal["imps", "mp", "rubber", "chicago", "points"]
"""IMPs, match points, rubber bridge, Chicago, or the points of duplicate bridge added up."""
SCORINGS: tuple[OddsScoring, ...] = get_args(OddsScoring)

_LEAN = Fraction(1, 4)
"""How much more often than half a side that has all the points for a game wins it.

So much is assumed, as rubber players reckon: sixty below the line at love all are worth about
a hundred points."""


@dataclass(frozen=True, slots=True)
class BreakEven:
    """The gain, the loss, and the break-even probability.

    ``gain`` and ``loss`` are in IMPs, fractions of a top or points. ``percent`` is 100 without
    a gain, 0 without a loss.

    Example:
        >>> BreakEven(10, 6).percent
        37.5
    """

    gain: float
    loss: float

    @property
    def percent(self) -> float:
        """The break-even probability, in per cent."""
        if self.gain <= 0:
            return 100.0
        return round(100 * max(0.0, self.loss) / (self.gain + max(0.0, self.loss)), 2)


@dataclass(frozen=True, slots=True)
class Stake:
    """The form of scoring, and the vulnerability of our side and theirs.

    Example:
        >>> Stake("imps", ours=True).vulnerable
        (True, False)
    """

    scoring: OddsScoring
    ours: bool = False
    theirs: bool = False

    @property
    def vulnerable(self) -> tuple[bool, bool]:
        """Whether we are vulnerable, and whether they are."""
        return self.ours, self.theirs

    @property
    def opponents_stake(self) -> Stake:
        """The same from the opponents' view."""
        return replace(self, ours=self.theirs, theirs=self.ours)


def bid_instead(
    contract: Contract, instead: Contract, stake: Stake, *, down: int = 1
) -> BreakEven:
    """Return gain and loss of *contract* against *instead*, of the same side.

    It either just makes, or goes *down*; *instead* scores with the same tricks.

    Raises:
        ValueError: *contract* cannot go *down* that many.

    Example:
        >>> from biritch.core.seats import Seat
        >>> four, three = (Contract.parse(text, Seat.NORTH) for text in ("4S", "3S"))
        >>> bid_instead(four, three, Stake("imps", ours=True)).percent
        37.5
        >>> bid_instead(four, three, Stake("mp")).percent
        50.0
    """
    made = contract.level + 6
    _check(contract, down)
    swing = _swing(stake.scoring)
    gain = swing(value(contract, made, stake) - value(instead, made, stake))
    lost = swing(value(instead, made - down, stake) - value(contract, made - down, stake))
    return BreakEven(gain, lost)


def sacrifice(
    contract: Contract, over: Contract, stake: Stake, *, down: int, beaten: int = 1
) -> BreakEven:
    """Return gain and loss of going *down* in *contract* *over* theirs.

    It gains if theirs would have made and loses if it would have been *beaten*: the percentage
    is how often theirs must make. *stake* is from the sacrificing side's view.

    Raises:
        ValueError: One of the two contracts cannot go down that many.

    Example:
        >>> from biritch.core.seats import Seat
        >>> ours, theirs = Contract.parse("5DX", Seat.EAST), Contract.parse("4S", Seat.NORTH)
        >>> sacrifice(ours, theirs, Stake("imps", theirs=True), down=2).percent
        52.94
        >>> sacrifice(ours, theirs, Stake("imps", ours=True), down=3).percent
        100.0
    """
    _check(contract, down)
    _check(over, beaten)
    swing = _swing(stake.scoring)
    price = -value(contract, contract.level + 6 - down, stake)
    need = over.level + 6
    makes, fails = (value(over, won, stake.opponents_stake) for won in (need, need - beaten))
    return BreakEven(swing(makes - price), swing(price - fails))


def value(contract: Contract, won: int, stake: Stake) -> int:
    """Return the value of *won* tricks in *contract* to its side, in points.

    Raises:
        ValueError: *won* is not 0..13.

    Example:
        >>> from biritch.core.seats import Seat
        >>> game = Contract.parse("4S", Seat.NORTH)
        >>> [value(game, 10, Stake(scoring)) for scoring in ("points", "rubber", "chicago")]
        [420, 470, 420]
        >>> value(Contract.parse("2H", Seat.NORTH), 8, Stake("rubber"))
        165
    """
    vulnerable = stake.ours
    if stake.scoring in ("rubber", "chicago"):
        tariff = rubber_1993.TARIFF if stake.scoring == "rubber" else chicago.TARIFF
        points = score(tariff, contract, won, vulnerable=vulnerable)
        if points < 0:
            return points
        below = parts(tariff, contract, won, vulnerable=vulnerable)["contract"]
        return points + _below(below, stake)
    return score(duplicate_2017.TARIFF, contract, won, vulnerable=vulnerable)


def _below(below: int, stake: Stake) -> int:
    """Return the additional value of points below the line."""
    win, lose = _game_values(stake)
    if below >= GAME:
        return round(win)
    return round(_LEAN * below / GAME * (win - lose))


def _game_values(stake: Stake) -> tuple[Fraction, Fraction]:
    """Return the values of winning and of losing the next game."""
    if stake.scoring == "chicago":
        unvulnerable, vulnerable = chicago.TARIFF.form.game
        return (
            Fraction(vulnerable if stake.ours else unvulnerable),
            -Fraction(vulnerable if stake.theirs else unvulnerable),
        )
    here = _standing(*stake.vulnerable)
    clear, contested = rubber_1993.TARIFF.form.bonus
    win = Fraction(contested if stake.theirs else clear) if stake.ours else None
    lose = -Fraction(contested if stake.ours else clear) if stake.theirs else None
    after_win = win if win is not None else _standing(True, stake.theirs)
    after_loss = lose if lose is not None else _standing(stake.ours, True)
    return after_win - here, after_loss - here


def _standing(ours: bool, theirs: bool) -> Fraction:  # noqa: FBT001 - the two games won
    """Return our expected lead if each later game is won by either side equally often."""
    if ours == theirs:
        return Fraction(0)
    # One game up: the rubber in two games half of the time, else level.
    lead = Fraction(rubber_1993.TARIFF.form.bonus[0], 2)
    return lead if ours else -lead


def _check(contract: Contract, down: int) -> None:
    if not 1 <= down <= contract.level + 6:
        most = contract.level + 6
        raise ValueError(f"{contract.brief} cannot go {down} down (want 1..{most})")


def _swing(scoring: OddsScoring) -> Callable[[int], float]:
    if scoring == "imps":
        return imps
    if scoring == "mp":
        return _match_points
    return float


def _match_points(points: int) -> float:
    """Return the fraction of a top for a difference: half, whatever its size."""
    return ((points > 0) - (points < 0)) / 2
