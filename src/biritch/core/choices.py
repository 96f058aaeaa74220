"""A word chosen from a list: found, or refused with the nearest one and those there are."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def choose_word(text: object, words: Iterable[str], what: str) -> str:
    """Return which of *words* the text is, whatever its case, ``-`` and ``_`` being one.

    Raises:
        ValueError: It is none of them; the message names the nearest one and all there are.

    Example:
        >>> choose_word("Wbf-Discrete", ["wbf_discrete"], "a scale")
        'wbf_discrete'
        >>> choose_word("pears", ["pairs", "teams"], "a kind")
        Traceback (most recent call last):
            ...
        ValueError: not a kind: 'pears'. Did you mean 'pairs'? (want pairs or teams)
    """
    by_name = {_plain(word): word for word in words}
    name = _plain(text) if isinstance(text, str) else ""
    if name in by_name:
        return by_name[name]
    shown = [word.replace("_", "-") for word in by_name.values()]
    near = get_close_matches(name, by_name, n=1)
    hint = f". Did you mean {by_name[near[0]].replace('_', '-')!r}?" if near else ""
    *first, last = shown or ["nothing"]
    listed = f"{', '.join(first)} or {last}" if first else last
    raise ValueError(f"not {what}: {text!r}{hint} (want {listed})")


def _plain(text: str) -> str:
    return text.strip().lower().replace("_", "-")


def whole_number(value: object, what: str, least: int, most: int | None = None) -> int:
    """Return *value*, a whole number from *least* to *most*.

    Raises:
        ValueError: It is not; the message says what was expected.

    Example:
        >>> whole_number("ten", "a number of pairs", 2)
        Traceback (most recent call last):
            ...
        ValueError: not a number of pairs: 'ten' (want 2 or more)
    """
    good = isinstance(value, int) and not isinstance(value, bool)
    if good and least <= value and (most is None or value <= most):  # type: ignore[operator]
        return value  # type: ignore[return-value]
    want = f"{least} or more" if most is None else f"{least}..{most}"
    raise ValueError(f"not {what}: {value!r} (want {want})")
