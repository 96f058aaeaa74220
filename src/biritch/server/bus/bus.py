"""A bus between processes: what is said may be lost, late or said twice, and nothing breaks.

Truth is in the store alone. The bus says that there is more to read, who is at which table, and
carries jobs to workers; a process that hears nothing looks by itself every few seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from biritch.core.phrase import Argument, Phrase

Heard: TypeAlias = Callable[[bytes, str], None]
"""Takes what was said, and where an answer to it is awaited, or nothing."""
Stop: TypeAlias = Callable[[], None]
"""Ends listening."""


class NoAnswer(Exception):
    """Nobody took the request, or who took it did not answer."""


class BadBus(ValueError):
    """A bus that cannot be used, and why, in both languages.

    Example:
        >>> BadBus("unknown", text="redis://x").phrase.name
        'server-bus-unknown'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Keep the sentence ``server-bus-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-bus-{name}", **arguments)


class Bus(Protocol):
    """Carries words between processes. One does not hear itself."""

    @property
    def is_connected(self) -> bool:
        """Whether others can be heard now."""

    @property
    def since(self) -> float:
        """When, in seconds of the loop, others could be heard again for the last time."""

    def publish(self, subject: str, said: bytes) -> None:
        """Publish it to all subscribers; it may be lost."""

    def subscribe(self, subject: str, heard: Heard, group: str = "") -> Stop:
        """Hear what is said; of those in one *group*, one alone hears each."""

    async def ask(self, subject: str, said: bytes, silence: float) -> bytes:
        """Return the answer of one of those who listen, whose work may take long.

        It says again and again, by an empty answer, that it is at it.

        Raises:
            NoAnswer: Nobody listens, or nothing was heard for *silence* seconds.
        """

    def on_reconnect(self, work: Callable[[], None]) -> None:
        """Do *work* whenever others can be heard again."""

    async def close(self) -> None:
        """Publish what is queued, then close the connection."""


def word_of(name: str) -> str:
    """Return *name* as one word of a subject, whatever stands in it.

    Example:
        >>> word_of("event/k3 x")
        'event_2fk3_20x'
    """
    return "".join(
        sign if sign.isascii() and (sign.isalnum() or sign == "-") else f"_{ord(sign):02x}"
        for sign in name
    )
