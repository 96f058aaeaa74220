"""The content of the printed form of an appeal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AppealForm:
    """The content of an appeal's form (Laws 92 and 93); empty fields are to be filled in.

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
