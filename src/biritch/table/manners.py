"""What is settled for the people around a table: grace, undo, onlookers, the clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

UndoPolicy = Literal["free", "ask", "off"]
"""Taken back at once, when the opponents agree, or never."""
OnlookerPolicy = Literal["none", "played", "open"]
"""Nobody looks on; they see what everybody sees; they see all four hands."""
OvertimePolicy = Literal["told", "robot", "director"]
"""When a side has used up its time all see a message; a robot plays the board on for it; or the
director is called."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What friends settle among themselves, or the organiser of a tournament for its tables.

    The host of friends may change it at any time.
    ``grace`` is how many seconds a seat waits for a person who lost the connection before a
    robot plays on; ``robot`` which one does; ``delay`` how many seconds onlookers are behind,
    and ``behind`` how many boards, at tournaments; ``clock`` how many minutes each side may
    think over a board, 0 for no clock; ``overtime`` what follows when a side has used them up.
    With ``admit`` those who come to look on are shown nothing before the host has let them in.
    Whether onlookers see all hands is settled for each board when it is dealt.

    Example:
        >>> Manners().undo, Manners().clock
        ('ask', 0)
    """

    grace: int = 60
    undo: UndoPolicy = "ask"
    onlookers: OnlookerPolicy = "played"
    delay: int = 0
    clock: int = 0
    robot: str = "robot:sef"
    behind: int = 0
    overtime: OvertimePolicy = "told"
    admit: bool = False


BY_DEFAULT = Manners()
"""How a table of friends goes on as long as nothing else is settled."""
