"""A sentence named but not yet written in a language.

Only the command line, the server and printed papers write sentences. Everything below them
returns a :class:`Phrase`, which :mod:`biritch.words` renders from the messages of
``locales/<language>/*.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from biritch.services import service

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

    Of an entry of a shelf ``message`` is the name under which the folder of a further language
    has its title: ``drill-weak-two-title``.

    Example:
        >>> Titles({"en": "Weak twos"})["fr"]
        'Weak twos'
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Keep the *texts*, and the name they have in the folders of languages."""
        super().__init__(texts)
        self.message: str = getattr(texts, "message", "")

    def __missing__(self, language: str) -> str:
        """Return the title in the folder of *language*, else the first there is."""
        first = next(iter(self.values()), "")
        return str(service("title")(self.message, language, first)) if self.message else first


class PhrasedError(ValueError):
    """A fault whose ``phrase`` says it in every language; as text it is the English sentence.

    Example:
        >>> from biritch.competition.movement import Unsuitable
        >>> str(Unsuitable("movement-size-pairs", size="3", sizes="4-24"))
        'this movement is not for 3 (want 4-24 pairs)'
    """

    phrase: Phrase

    def __str__(self) -> str:
        return str(service("say")(self.phrase, "en"))
