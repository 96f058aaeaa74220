"""Points for one deal under a scoring code, or tariff, of some year.

A tariff is a table, not a program: every number a law prints is a field here, so a
historical code is one ``replace`` of a later one, and can be read beside its source.
"""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.scoring.form import DUPLICATE, ScoringForm

Pair = tuple[int, int]
"""A value not vulnerable, and the same vulnerable."""

Row = tuple[int, ...]
"""Points for the first, second, third ... trick; a short row repeats its last step."""

GAME = 100
"""Points of tricks that make a game of contract bridge."""

Parts = dict[str, int]
"""What a score is made of, by name, in points to the side that gets them.

The names are ``contract``, ``overtricks``, ``insult`` (making a doubled contract),
``partscore``, ``game``, ``slam``, ``undertricks`` and ``honours``.
"""


def total(row: Row, tricks: int) -> int:
    """Return the points *row* gives for *tricks* tricks.

    Example:
        >>> total((40, 30), 3)
        100
    """
    return sum(row[min(trick, len(row) - 1)] for trick in range(tricks))


@dataclass(frozen=True, slots=True)
class Tariff:
    """Every number of one scoring code, in points.

    The defaults are those of Law 77 of the Laws of Duplicate Bridge 2017.
    ``minor``, ``major`` and ``notrump`` are the odd tricks of a contract; ``game`` and
    ``slams`` (small, grand) the bonuses not vulnerable and vulnerable; ``partscore`` the
    bonus of a part-score; ``insult`` that of a contract made undoubled, doubled, redoubled.
    ``doubled_overtrick`` is for each overtrick of a doubled contract, ``undertricks`` and
    ``doubled_undertricks`` for tricks down, not vulnerable and vulnerable.

    Example:
        >>> from biritch.scoring.tariffs.duplicate_2017 import TARIFF
        >>> TARIFF.slams, TARIFF.row(Strain.HEARTS)
        (((500, 750), (1000, 1500)), (30,))
    """

    title: str
    source: str
    minor: Row = (20,)
    major: Row = (30,)
    notrump: Row = (40, 30)
    game: Pair = (300, 500)
    partscore: int = 50
    slams: tuple[Pair, Pair] = ((500, 750), (1000, 1500))
    insult: tuple[int, int, int] = (0, 50, 100)
    doubled_overtrick: Pair = (100, 200)
    undertricks: tuple[Row, Row] = ((50,), (100,))
    doubled_undertricks: tuple[Row, Row] = ((100, 200, 200, 300), (200, 300))
    values: Row = ()
    """What every odd trick is worth, clubs to notrump, in the codes where all are equal."""
    odd: bool = False
    """No contract: whichever side has more than six tricks scores them."""
    taken: Pair = (0, 0)
    """For taking twelve or thirteen tricks, whatever was bid."""
    doubles: bool = True
    """Whether a contract may be doubled."""
    honours: bool = True
    """Whether honours are counted, in the forms that keep a sheet."""
    form: ScoringForm = DUPLICATE
    """How deals add up."""

    def row(self, strain: Strain) -> Row:
        """Return the points of each odd trick in *strain*.

        Example:
            >>> Tariff("", "").row(Strain.NOTRUMP), Tariff("", "").row(Strain.CLUBS)
            ((40, 30), (20,))
        """
        if self.values:
            return (self.values[strain],)
        if strain is Strain.NOTRUMP:
            return self.notrump
        return self.major if strain >= Strain.HEARTS else self.minor


def parts(tariff: Tariff, contract: Contract, tricks: int, *, vulnerable: bool) -> Parts:
    """Return what winning *tricks* tricks is worth, part by part.

    Where there are ``undertricks``, all goes to the defenders, else to declarer's side.
    Parts worth nothing are left out. In a code without contracts the odd tricks of
    declarer's side are its ``contract``, those of the others ``undertricks``.

    Raises:
        ValueError: *tricks* is not 0..13.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.scoring.tariffs.duplicate_2017 import TARIFF
        >>> parts(TARIFF, Contract.parse("4SX", Seat.NORTH), 11, vulnerable=True)
        {'contract': 240, 'overtricks': 200, 'insult': 50, 'game': 500}
    """
    if not 0 <= tricks <= 13:
        raise ValueError(f"not a number of tricks: {tricks} (want 0..13)")
    if tariff.odd:
        return _odd(tariff, contract, tricks)
    level, times = contract.level, contract.multiplier
    over = tricks - 6 - level
    if over < 0:
        rows = tariff.undertricks if times == 1 else tariff.doubled_undertricks
        # The rows of doubled undertricks are for a double; a redouble makes them twice that.
        return {"undertricks": total(rows[vulnerable], -over) * max(1, times // 2)}
    row = tariff.row(contract.strain)
    below = total(row, level) * times
    # Doubling counts: two spades doubled and made are a game.
    is_game = below >= GAME
    more, insult = total(row, level + over) - total(row, level), 0
    if times > 1:
        # In codes where overtricks count towards game (auction bridge) they are doubled like
        # the tricks bid, and the premium comes on top; else the premium is all they earn.
        premium = over * tariff.doubled_overtrick[vulnerable] * times // 2
        more, insult = (more * times, premium) if tariff.form.overtricks else (premium, 0)
    earned = {
        "contract": below,
        "overtricks": more,
        "insult": tariff.insult[times.bit_length() - 1] + insult,
        "partscore": 0 if is_game else tariff.partscore,
        "game": tariff.game[vulnerable] if is_game else 0,
        "slam": tariff.slams[level - 6][vulnerable] if level >= 6 else 0,
    }
    earned["slam"] += _trick_points(tariff, tricks)
    return {name: points for name, points in earned.items() if points}


def _odd(tariff: Tariff, contract: Contract, tricks: int) -> Parts:
    ours = tricks > 6
    won = tricks if ours else 13 - tricks
    points = total(tariff.row(contract.strain), won - 6) * contract.multiplier
    earned = {"contract" if ours else "undertricks": points, "slam": _trick_points(tariff, won)}
    return {name: points for name, points in earned.items() if points}


def _trick_points(tariff: Tariff, tricks: int) -> int:
    return tariff.taken[tricks - 12] if tricks >= 12 else 0


def score(tariff: Tariff, contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """Return declarer's points for winning *tricks* tricks, below zero when down.

    Raises:
        ValueError: *tricks* is not 0..13.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.scoring.tariffs.duplicate_2017 import TARIFF
        >>> score(TARIFF, Contract.parse("3NT", Seat.EAST), 9, vulnerable=False)
        400
        >>> score(TARIFF, Contract.parse("6HX", Seat.SOUTH), 9, vulnerable=False)
        -500
    """
    earned = parts(tariff, contract, tricks, vulnerable=vulnerable)
    return -sum(earned.values()) if "undertricks" in earned else sum(earned.values())
