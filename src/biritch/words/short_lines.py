"""One line for a call, at most seventy characters, as a player would say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from biritch.core.phrase import Phrase
from biritch.words.translation import LANGUAGES, Language, say

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.promises.hand_ranges import Span
    from biritch.bidding.short_line import ShortLine
    from biritch.core.cards import Suit

MOST: Final = 70
"""Characters of a line."""
_OPEN = 30
"""A span of points that reaches that many has no end worth a word."""
_ENDLESS = 9
"""A span of cards that reaches that many has no end worth a word."""
_SIGNS = "♣♦♥♠"


def short_sentence(meaning: Meaning, language: Language) -> str:
    """Return the short explanation of *meaning*, in at most :data:`MOST` characters.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> for call in NamedSystem("sayc").explain("1N P 2C P 2H"):
        ...     print(short_sentence(call.meaning, "en"))
        15-17 HCP, balanced
        at most 14 HCP
        Stayman, asks for a four-card major, 8+ points
        nothing more
        4+ hearts
    """
    return short_sentences(meaning, (language,))[language]


def short_sentences(
    meaning: Meaning, languages: Iterable[Language] = LANGUAGES
) -> dict[Language, str]:
    """Return the line of :func:`short_sentence` in each of *languages*.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> (call,) = NamedSystem("sayc").explain("1N")
        >>> short_sentences(call.meaning)
        {'en': '15-17 HCP, balanced', 'fr': '15-17 H, main régulière'}
    """
    from biritch.bidding.short_line import short_line

    line = short_line(meaning.disclosed_meaning)
    return {
        language: next(text for text in _ways(line, language) if len(text) <= MOST)
        for language in languages
    }


def whole_sentences(
    meaning: Meaning, languages: Iterable[Language] = LANGUAGES
) -> dict[Language, str]:
    """Return the whole *meaning* in each of *languages*, with one count of points.

    If cases count points differently, or allow more than earlier calls did, it is the short
    explanation, whatever its length.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> *_, call = NamedSystem("sayc").explain("1N P 2C")
        >>> whole_sentences(call.meaning)["en"]
        'Stayman, asks for a four-card major, 8+ points'
    """
    from biritch.bidding.short_line import has_one_scale, short_line

    told = meaning.disclosed_meaning
    if has_one_scale(told):
        return {language: say(told.says, language) for language in languages}
    line = short_line(told)
    return {language: next(_ways(line, language)) for language in languages}


def _ways(line: ShortLine, language: Language) -> Iterator[str]:
    """Yield the line in shorter and shorter forms; the last always fits."""
    if not line.agreed:
        yield say(Phrase.of("short-no-agreement"), language)
        return
    if line.anything:
        yield say(Phrase.of("short-anything"), language)
        return
    term = _term(line, language)
    if line.edge and line.edge in term.lower():
        line = replace(line, edge="")
    others = [say(part, language) for part in line.others]
    for count in range(len(others), -1, -1):
        yield _join_line(term, _core(line, language, signs=False), others[:count])
    yield _join_line(term, _core(line, language, signs=True), [])
    yield _join_line("", _core(line, language, signs=True), [])
    yield _join_line("", _core(replace(line, shape=""), language, signs=True), [])


def _join_line(term: str, core: list[str], others: list[str]) -> str:
    said = ", ".join([*core, *others])
    return f"{term}, {said}" if term and said else term or said


def _term(line: ShortLine, language: Language) -> str:
    """Return the name of the call alone, without what it promises."""
    if not line.term:
        return ""
    return (
        say(Phrase.of(line.term, what="", **dict(line.words)), language)
        .strip()
        .rstrip(":")
        .rstrip()
    )


def _core(line: ShortLine, language: Language, *, signs: bool) -> list[str]:
    """Return points, suits and shape."""
    said = [] if line.points is None else [_points(line, line.points, language)]
    if line.shape:
        said.append(say(Phrase.of(f"promise-{line.shape}"), language))
    lengths = [_length(suit, span, language, signs=signs) for suit, span in line.suits]
    return [*said, *([" ".join(lengths)] if signs and lengths else lengths)]


def _length(suit: Suit, span: Span, language: Language, *, signs: bool) -> str:
    """Return ``5+ spades``, or with signs ``4-5♠``."""
    low, high = span
    if signs and low < high < _ENDLESS:
        return f"{low}-{high}{_SIGNS[suit]}"
    name = _suit(suit, language, signs=signs, one=high <= 1)
    return f"{_span(span, _ENDLESS, language)}{name}"


def _suit(suit: Suit, language: Language, *, signs: bool, one: bool = False) -> str:
    if signs:
        return _SIGNS[suit]
    number = "one-" if one else ""
    return " " + say(Phrase.of(f"promise-suit-{number}{str(suit).lower()}"), language)


def _points(line: ShortLine, points: Span, language: Language) -> str:
    span = _span(points, _OPEN, language)
    counted = say(Phrase.of(f"short-{line.scale}", points=span), language)
    if line.edge:
        return say(Phrase.of(f"short-{line.edge}", points=counted), language)
    if line.usually:
        return say(Phrase.of("short-usually", points=counted), language)
    return counted


def _span(span: Span, most: int, language: Language) -> str:
    """Return ``12-14``, ``15+``, ``4`` or ``at most 9``."""
    low, high = span
    if low == high:
        return str(low)
    if high >= most:
        return f"{low}+"
    if low <= 0:
        return say(Phrase.of("short-at-most", most=str(high)), language)
    return f"{low}-{high}"
