"""A bus between processes: messages may be lost, late or repeated without harm.

The store alone holds the truth. The bus announces new log lines and presence at tables, and
carries jobs to workers. A process that hears nothing reads the store every few seconds.
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
    """Raised when no subscriber answered a request in time."""


class BadBus(ValueError):
    """Raised when the bus cannot be used; the message exists in both languages.

    Example:
        >>> BadBus("unknown", text="redis://x").phrase.name
        'server-bus-unknown'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``server-bus-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-bus-{name}", **arguments)


class Bus(Protocol):
    """A publish/subscribe bus between processes; nobody receives their own messages."""

    @property
    def is_connected(self) -> bool:
        """Whether the bus is connected."""

    @property
    def since(self) -> float:
        """The event-loop time, in seconds, of the latest (re)connection."""

    def publish(self, subject: str, said: bytes) -> None:
        """Publish *said* to all subscribers of *subject*; it may be lost."""

    def subscribe(self, subject: str, heard: Heard, group: str = "") -> Stop:
        """Call *heard* with each message of *subject*; in a *group* only one member gets it."""

    async def ask(self, subject: str, said: bytes, silence: float) -> bytes:
        """Send a request to *subject* and return the reply of one subscriber.

        A subscriber that needs long sends empty replies meanwhile.

        Raises:
            NoAnswer: Nobody listens, or nothing was heard for *silence* seconds.
        """

    def on_reconnect(self, work: Callable[[], None]) -> None:
        """Call *work* after each reconnection."""

    async def close(self) -> None:
        """Publish what is queued, then close the connection."""


def word_of(name: str) -> str:
    """Return *name* encoded as one token of a subject.

    Example:
        >>> word_of("event/k3 x")
        'event_2fk3_20x'
    """
    return "".join(
        sign if sign.isascii() and (sign.isalnum() or sign == "-") else f"_{ord(sign):02x}"
        for sign in name
    )
