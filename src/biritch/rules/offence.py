"""What a refusal is: the law that was broken, in a few words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Offence:
    """Why something may not be done, and the law that says so.

    ``name`` names the sentence in ``locales/`` (``offence-<name>``); ``text`` is its
    English form.
    """

    law: int
    text: str
    name: str

    def __str__(self) -> str:
        return f"{self.text} (Law {self.law})"


class Illegal(ValueError):
    """An action the laws do not allow here."""

    def __init__(self, what: object, offence: Offence) -> None:
        """Say *what* was refused and keep the *offence*."""
        super().__init__(f"{what}: {offence}")
        self.what = str(what)
        self.offence = offence


class IllegalCall(Illegal):
    """A call the laws do not allow here."""


class IllegalPlay(Illegal):
    """A card the laws do not allow here."""


class OutOfTurn(Illegal):
    """An action from a seat that is not to act."""
