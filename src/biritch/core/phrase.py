"""A sentence named but not yet written in a language.

Only the command line, the server and printed papers write sentences. Everything below them
returns a :class:`Phrase`, which :mod:`biritch.words` renders from the messages of
``locales/<language>/*.ftl``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "str | int | Phrase"


@dataclass(frozen=True, slots=True)
class Phrase:
    """The name of a message, and what fills its blanks.

    An argument that is itself a phrase is rendered first. ``joined`` phrases are put
    side by side, separated as the language does ("a, b and c").

    Example:
        >>> Phrase.of("robot-dealt", worlds=20).arguments
        (('worlds', 20),)
    """

    name: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    joined: tuple[Phrase, ...] = ()

    @classmethod
    def of(cls, name: str, /, **arguments: Argument) -> Phrase:
        """Return the message *name* with its blanks filled.

        Example:
            >>> Phrase.of("robot-dealt", worlds=20).name
            'robot-dealt'
        """
        return cls(name, tuple(sorted(arguments.items())))

    @classmethod
    def several(cls, *parts: Phrase) -> Phrase:
        """Return *parts* as one list in a sentence.

        Example:
            >>> len(Phrase.several(Phrase.of("ace"), Phrase.of("king")).joined)
            2
        """
        return parts[0] if len(parts) == 1 else cls("", joined=parts)


class Titles(dict[str, str]):
    """What something is called, by language; a language without a title is given another's.

    Example:
        >>> Titles({"en": "Weak twos"})["fr"]
        'Weak twos'
    """

    def __missing__(self, language: str) -> str:
        """Return the first title there is."""
        del language
        return next(iter(self.values()), "")
