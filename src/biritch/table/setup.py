"""Who sits where at a table, and what the laws leave it to decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.variant import Variant
from biritch.scoring.form import Unit
from biritch.table.manners import Manners


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person, a robot, or nobody; ``name`` is the person's, or the robot's: ``robot:sif``.

    In the games for two nobody sits in the seats that are not :attr:`Variant.players`.

    Example:
        >>> Sitter("robot", "robot:sif").name
        'robot:sif'
    """

    kind: Literal["person", "robot", "nobody"]
    name: str = ""

    @property
    def person(self) -> bool:
        """Whether this is a person.

        Example:
            >>> Sitter("robot", "robot:sif").person
            False
        """
        return self.kind == "person"


@dataclass(frozen=True, slots=True)
class TableRules:
    """What the laws leave to the table, or what a friendly one softens.

    ``plays_for_partner``: a person whose robot partner declares plays the hand, from the
    moment the opening lead has put the person's own cards on the table as dummy.
    ``review``: the auction may be looked at during the play; without it, Law 41C ends all
    review with the opening lead. ``takes_back``: a person may take back freely, to that
    person's last own action (Law 25 allows far less). ``honours``: the table claims them,
    in the games that count them. ``face_down``: the opening lead is
    made face down, and faced when those who may ask first have no more questions (Laws 41A
    and 41B). ``ceremony``: people draw for the deal, shuffle and
    cut; else a computer deals. ``unit`` is what boards are compared in, where nothing is kept
    on a sheet.

    Example:
        >>> SOLO.takes_back, SEVERAL.takes_back
        (True, False)
    """

    plays_for_partner: bool = True
    review: bool = True
    takes_back: bool = True
    honours: bool = True
    face_down: bool = False
    ceremony: bool = False
    unit: Unit = "imps"


SOLO = TableRules()
"""How a table behaves with one person among robots: all is friendly."""

SEVERAL = TableRules(plays_for_partner=True, review=False, takes_back=False)
"""How it behaves with several persons: nobody's mistake is undone without the others."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before the first board: the game, the seats, how many boards.

    ``boards`` is how many there are in the set, ``None`` when there is no end to them;
    ``drawn`` the card each seat's sitter drew for the deal, where they did; ``manners`` what
    a table of friends settled, ``None`` where nobody comes and goes.

    Example:
        >>> from biritch.games.variants.contract import VARIANT
        >>> person, robot = Sitter("person", "Anne"), Sitter("robot", "robot:sef")
        >>> match = Setup(VARIANT, (person, robot, robot, robot), boards=16)
        >>> match.boards, match.rules.takes_back
        (16, True)
    """

    variant: Variant
    sitters: tuple[Sitter, Sitter, Sitter, Sitter]
    rules: TableRules = SOLO
    boards: int | None = None
    drawn: tuple[Card, ...] = ()
    manners: Manners | None = None

    @property
    def draw(self) -> dict[Seat, Card]:
        """Who drew which card; nobody where there was no draw."""
        return dict(zip(self.variant.players, self.drawn, strict=False))

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons.

        Example:
            >>> from biritch.games.variants.contract import VARIANT
            >>> person, robot = Sitter("person", "Anne"), Sitter("robot", "robot:sef")
            >>> Setup(VARIANT, (person, robot, robot, robot)).persons
            (<Seat.NORTH: 0>,)
        """
        return tuple(seat for seat in Seat if self.sitters[seat].person)


DEFAULT = "sef"
"""What two persons bid as long as they have not said otherwise."""


def system_of(sitters: Sequence[Sitter], seat: Seat) -> str:
    """Return the system of *seat*'s side: its robot's, else :data:`DEFAULT`.

    Example:
        >>> robot, person = Sitter("robot", "robot:acol"), Sitter("person", "Anne")
        >>> system_of((person, robot, person, robot), Seat.EAST)
        'acol'
    """
    for partner in (seat, seat.partner):
        sitter = sitters[partner]
        if not sitter.person:
            return sitter.name.partition(":")[2] or DEFAULT
    return DEFAULT


def systems_of(sitters: Sequence[Sitter]) -> tuple[str, str]:
    """Return the systems of North-South and of East-West.

    Example:
        >>> robot, person = Sitter("robot", "robot:acol"), Sitter("person", "Anne")
        >>> systems_of((person, robot, person, robot))
        ('sef', 'acol')
    """
    return system_of(sitters, Seat.NORTH), system_of(sitters, Seat.EAST)
