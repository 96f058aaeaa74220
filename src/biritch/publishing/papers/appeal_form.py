"""What the form of an appeal says, as it is printed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AppealForm:
    """An appeal as its form says it (Laws 92 and 93); what is empty is still to be written.

    Example:
        >>> form = AppealForm(1, "Monday pairs", 7, "3 (Ann - Bob)", "8", "hesitation", "12C1")
        >>> form.board, form.outcome
        (7, 'pending')
    """

    number: int
    title: str
    """The tournament."""
    board: int
    appellants: str
    opponents: str
    facts: str
    ruling: str
    grounds: str = ""
    deposit: str = ""
    score: str = ""
    """What stands on the board."""
    decision: str = ""
    outcome: str = "pending"
    """``pending``, ``upheld``, ``changed`` or ``withdrawn``."""
    late: bool = False
    """Whether the organiser took it after the correction period (Law 92B)."""
