"""Short descriptions of calls, for a convention card.

``12-14 HCP, balanced, (4 spades at most, or …)`` becomes ``12-14 HCP, balanced``: what all
cases share, and the ranges around them. Nothing false is said; differences between the cases
are left out. If the cases share nothing, the whole text is used.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises.phrases import one_of, span_phrase, suit_name
from biritch.bidding.promises.points import Points
from biritch.bidding.promises.promise import And, Or, Promise
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase

_CASES = ("promise-group", "promise-or")
_POINTS = ("promise-hcp", "promise-hl")
_OPEN = 30
"""A span that reaches that many points is said to have no end."""
_LONG, _ENDLESS = 3, 9
"""The fewest cards worth a word, and so many that they have no end."""


def brief(meaning: Meaning) -> Phrase:
    """Return a short text of *meaning*; the whole if that is short or cannot be shortened."""
    sentences = meaning.promise.sentences()
    plain = [part for part in sentences if part.name not in _CASES]
    if len(plain) == len(sentences):
        return meaning.says
    said = meaning.says.joined
    if said and not any(part.name in _CASES for part in said):
        return meaning.says  # what is said is already the usual case alone
    if all(part.count == "hcp" for part in _point_parts(meaning.promise)):
        plain = [part for part in plain if not part.name.startswith(_POINTS)]
    if not any(part.name.startswith(_POINTS) for part in plain):
        plain = [*_points(meaning.promise), *plain]
    plain += [part for part in _lengths(meaning.promise, plain) if part not in plain]
    if not plain:
        return meaning.says
    outline = Phrase.several(*plain)
    says = meaning.says
    filled = dict(says.arguments)
    titled = says.name.startswith("call-") and "what" in filled
    return Phrase.of(says.name, **{**filled, "what": outline}) if titled else outline


def _points(promise: Promise) -> Iterator[Phrase]:
    """Yield the range of points: high cards, or support points if the cases count those."""
    plain = all(part.count == "hcp" for part in _point_parts(promise))
    low, high = promise.project().hcp if plain else promise.strength()
    if low > 0 or high < _OPEN:
        yield span_phrase("promise-hcp" if plain else "brief-points", (low, high), _OPEN)


def _point_parts(promise: Promise) -> Iterator[Points]:
    if isinstance(promise, Points):
        yield promise
    elif isinstance(promise, (And, Or)):
        for part in promise.parts:
            yield from _point_parts(part)


def _lengths(promise: Promise, sentences: list[Phrase]) -> Iterator[Phrase]:
    """Yield the suits with length in every case that *sentences* do not name."""
    for suit in reversed(Suit):
        low, high = promise.project().lengths[suit]
        named = suit_name(suit)
        mentioned = any(("suit", named) in part.arguments for part in sentences)
        if low >= _LONG and not mentioned:
            yield span_phrase(
                "promise-length", (low, high), _ENDLESS, suit=named, one=one_of(suit)
            )
