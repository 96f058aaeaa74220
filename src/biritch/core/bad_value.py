"""What was written is no card, call, deal …: an error with a sentence for its writer."""

from __future__ import annotations

from biritch.core.phrase import Argument, Phrase

_LONGEST = 80
"""Characters of what was written that are quoted."""


class BadValue(ValueError):
    """Something that was to be read is not what was wanted.

    Its text is for programmers; ``phrase`` is the sentence for a person, in either language.

    Example:
        >>> from biritch.core.cards import Suit
        >>> try:
        ...     Suit.parse("X")
        ... except BadValue as error:
        ...     print(error, "/", error.phrase.name)
        not a suit: 'X' (want C, D, H or S) / value-suit
    """

    def __init__(self, message: str, name: str, /, **arguments: Argument) -> None:
        """Say *message*, and keep the sentence ``value-<name>``."""
        super().__init__(message)
        quoted = {
            key: value[:_LONGEST] if isinstance(value, str) and key != "words" else value
            for key, value in arguments.items()
        }
        self.phrase = Phrase.of(f"value-{name}", **quoted)

    def __reduce__(self) -> tuple[type[ValueError], tuple[object, ...], dict[str, object]]:
        """Cross to another process whole: the sentence goes along."""
        return _again, (str(self), self.phrase), {}  # type: ignore[return-value]


def _again(message: str, phrase: Phrase) -> BadValue:
    """Return the error of another process."""
    error = BadValue(message, "")
    error.phrase = phrase
    return error


def reason_of(error: Exception) -> Argument:
    """Return the sentence that *error* carries for a person, or its text where it has none.

    Example:
        >>> reason_of(BadValue("not a level: 8", "level", text="8")).name
        'value-level'
        >>> reason_of(ValueError("no such board"))
        'no such board'
    """
    phrase: object = getattr(error, "phrase", None)
    return phrase if isinstance(phrase, Phrase) else str(error)[:200]
