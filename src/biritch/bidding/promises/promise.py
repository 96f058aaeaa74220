"""Promises about the hand that makes a call: the base class, and *and*, *or*, *not*.

A promise answers three questions: does a hand keep it (:meth:`Promise.accepts`), how is it
explained to the opponents (:meth:`Promise.describe`), and which hands are possible
(:meth:`Promise.project`). Promises are combined with ``&``, ``|`` and ``~``. The simple kinds
are in :mod:`.points`, :mod:`.shapes`, :mod:`.honours` and :mod:`.combined`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache, reduce
from operator import and_, is_, or_
from typing import ClassVar, Literal, TypeAlias

from biritch.bidding.promises import charts
from biritch.bidding.promises.charts import Chart
from biritch.bidding.promises.hand_ranges import (
    ANY_POINTS,
    SHAPES,
    HandRange,
    Lengths,
    Span,
    meet,
)
from biritch.bidding.promises.phrases import of_any_suit
from biritch.bidding.promises.suit_letters import Suits
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase

ANY_STRENGTH: Span = (0, 40)
"""Points, however counted, of any hand."""


Decided: TypeAlias = Literal["shape", "suit", "cards"]
"""What decides a promise: shape and high-card points; the cards of its suit; any cards."""


class Promise:
    """A property of a hand.

    A kind of promise defines :meth:`accepts`, :meth:`sentences`, and :meth:`points` or
    :meth:`chart`.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> from biritch.bidding.promises.shapes import length
        >>> from biritch.core.cards import Suit
        >>> opening = hcp(12, 21) & length(Suit.SPADES, 5)
        >>> opening.accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
        >>> opening.project().hcp
        (12, 21)
    """

    __slots__ = ()
    decided: ClassVar[Decided] = "cards"
    of_auction: ClassVar[bool] = False
    """Whether binding it reads what the auction has shown, not only what letters stand for."""

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* keeps the promise.

        Raises:
            NotImplementedError: The kind of promise does not say.
        """
        raise NotImplementedError

    def points(self, lengths: Lengths) -> Span | None:
        """Return the possible high-card points of hands with these *lengths*, or ``None``."""
        return charts.at(self.chart(), lengths)

    def chart(self) -> Chart:
        """Return the possible hands, by shape and points.

        A kind of promise defines this or :meth:`points`: each follows from the other.
        """
        return _chart(self)

    def strength(self) -> Span:
        """Return the range of points promised, as players add them up, in whatever count.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> (hcp(12, 14) | hcp(20, 21)).strength()
            (12, 21)
        """
        return ANY_STRENGTH

    def describe(self) -> Phrase:
        """Return the explanation, as given to another player."""
        return _describe(self)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return the explanation, part by part.

        Raises:
            NotImplementedError: Every kind of promise has its own.
        """
        raise NotImplementedError

    def aside(self) -> tuple[Phrase, ...]:
        """Return the explanation for use as one of several alternatives."""
        return self.sentences()

    def bind(self, suits: Suits) -> Promise:
        """Return the promise with its letters replaced by *suits*."""
        del suits
        return self

    def negate(self) -> Promise:
        """Return the opposite promise.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> hcp(12).negate().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
            False
        """
        return Not(self)

    def merge_and(self, other: Promise) -> Promise | None:
        """Return one simple promise equivalent to this *and* *other*, or ``None``."""
        del other
        return None

    def merge_or(self, other: Promise) -> Promise | None:
        """Return one simple promise equivalent to this *or* *other*, or ``None``."""
        del other
        return None

    def project(self) -> HandRange:
        """Return the tightest range that contains the hands that keep the promise.

        Example:
            >>> from biritch.core.cards import Suit
            >>> from biritch.bidding.promises.points import hcp
            >>> from biritch.bidding.promises.shapes import length
            >>> (hcp(12, 14) & length(Suit.SPADES, 5)).project().hcp
            (12, 14)
        """
        return _project(self)

    def __and__(self, other: Promise) -> Promise:
        return _both(self, other)

    def __or__(self, other: Promise) -> Promise:
        return disjunction((self, other))

    def __invert__(self) -> Promise:
        return self.negate()


@dataclass(frozen=True, slots=True)
class And(Promise):
    """The conjunction of its parts; without parts it is true of every hand.

    Example:
        >>> And().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """

    parts: tuple[Promise, ...] = ()
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __hash__(self) -> int:
        """Return the hash of the parts, computed once: caches use it often."""
        if not self._hash:
            object.__setattr__(self, "_hash", hash((And, self.parts)))
        return self._hash

    def __reduce__(self) -> tuple[type[And], tuple[tuple[Promise, ...]]]:
        """Return how to unpickle it, without the hash, which differs between processes."""
        return And, (self.parts,)

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* keeps every part."""
        return all(part.accepts(hand) for part in self.parts)

    def chart(self) -> Chart:
        """Return the intersection of the parts' charts."""
        return _chart_of_parts(self)

    def strength(self) -> Span:
        """Return the intersection of the parts' ranges; the last counts on a contradiction."""
        return reduce(narrow_span, (part.strength() for part in self.parts), ANY_STRENGTH)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return the sentences of every part, each once."""
        ordered = sorted(self.parts, key=_points_first)
        explained = [part.sentences() for part in ordered]
        several = sum(map(len, explained)) > 1
        sentences: list[Phrase] = []
        for part, its_sentences in zip(ordered, explained, strict=True):
            # "12-14 HCP, (5+ hearts or 5+ spades)": without brackets it could be misread.
            grouped = several and type(part) is Or
            sentences += [
                Phrase.of("promise-group", what=sentence) if grouped else sentence
                for sentence in its_sentences
            ]
        return tuple(
            of_any_suit(dict.fromkeys(sentences), "promise-length-up-to", "promise-no-suit")
        )

    def bind(self, suits: Suits) -> Promise:
        """Replace the letters in every part."""
        bound = [part.bind(suits) for part in self.parts]
        return self if _same(bound, self.parts) else conjunction(bound)

    def negate(self) -> Promise:
        """Return the promise that one of the parts is not true."""
        return disjunction(part.negate() for part in self.parts)


@dataclass(frozen=True, slots=True)
class Or(Promise):
    """The disjunction of its parts; without parts it is true of no hand.

    Example:
        >>> Or().accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        False
    """

    parts: tuple[Promise, ...] = ()
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __hash__(self) -> int:
        """Return the hash of the parts, computed once: caches use it often."""
        if not self._hash:
            object.__setattr__(self, "_hash", hash((Or, self.parts)))
        return self._hash

    def __reduce__(self) -> tuple[type[Or], tuple[tuple[Promise, ...]]]:
        """Return how to unpickle it, without the hash, which differs between processes."""
        return Or, (self.parts,)

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* keeps at least one part."""
        return any(part.accepts(hand) for part in self.parts)

    def chart(self) -> Chart:
        """Return the union of the parts' charts."""
        return _chart_of_parts(self)

    def strength(self) -> Span:
        """Return the smallest range that contains every part's."""
        spans = [part.strength() for part in self.parts] or [ANY_STRENGTH]
        return min(span[0] for span in spans), max(span[1] for span in spans)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return one sentence with *or*."""
        cases = [part.aside() for part in _join_spans(self.parts)]
        if not cases:
            return (Phrase.of("promise-nothing"),)
        # What every case says is said once, before the cases.
        common = tuple(part for part in cases[0] if all(part in case for case in cases))
        rests = [tuple(part for part in case if part not in common) for case in cases]
        if not all(rests):
            return common
        choices = of_any_suit(
            dict.fromkeys(Phrase.several(*rest) for rest in rests),
            "promise-length-up-to",
            "promise-short-suit",
        )
        first, *others = of_any_suit(choices, "promise-length-from", "promise-any-suit")
        choice = reduce(
            lambda left, right: Phrase.of("promise-or", one=left, two=right), others, first
        )
        return (*common, Phrase.of("promise-group", what=choice) if common else choice)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letters in every part."""
        bound = [part.bind(suits) for part in self.parts]
        return self if _same(bound, self.parts) else disjunction(bound)

    def negate(self) -> Promise:
        """Return the promise that none of the parts is true."""
        return conjunction(part.negate() for part in self.parts)


def _same(bound: Sequence[Promise], parts: Sequence[Promise]) -> bool:
    """Return whether no part had a letter to replace."""
    return all(map(is_, bound, parts))


def _join_spans(parts: Iterable[Promise]) -> list[Promise]:
    """Return *parts* for the sentence, merging those that differ only in a range."""
    cases: list[Promise] = []
    for part in parts:
        for place, old in enumerate(cases):
            if (joined := _one_for(old, part)) is not None:
                cases[place] = joined
                break
        else:
            cases.append(part)
    return cases


def _one_for(promise: Promise, other: Promise) -> Promise | None:
    first, second = _explain_parts(promise), _explain_parts(other)
    shared = [part for part in first if part in second]
    (mine, yours) = (
        [part for part in parts if part not in shared] for parts in (first, second)
    )
    if not mine or not yours:
        return conjunction(shared)
    if len(mine) != 1 or len(yours) != 1:
        return None
    union = mine[0].merge_or(yours[0])
    return None if union is None else conjunction((*shared, union))


@lru_cache(maxsize=4096)
def _explain_parts(promise: Promise) -> tuple[Promise, ...]:
    """Return the parts of *promise* that are explained."""
    return tuple(part for part in _flat((promise,), And) if part.sentences())


def _points_first(part: Promise) -> int:
    return 0 if part.strength() != ANY_STRENGTH else 1


@dataclass(frozen=True, slots=True)
class Not(Promise):
    """The negation of its part.

    Example:
        >>> from biritch.bidding.promises.honours import stopper
        >>> from biritch.core.cards import Suit
        >>> (~stopper(Suit.CLUBS)).accepts(Hand.parse("AKJ75.K82.Q42.63"))
        True
    """

    part: Promise

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* does not keep the part."""
        return not self.part.accepts(hand)

    def points(self, lengths: Lengths) -> Span | None:
        """Return every number of points: the part may be about something else."""
        del lengths
        return ANY_POINTS

    def sentences(self) -> tuple[Phrase, ...]:
        """Return the negated sentence."""
        return (Phrase.of("promise-not", what=self.part.describe()),)

    def bind(self, suits: Suits) -> Promise:
        """Replace the letters in the part."""
        return self.part.bind(suits).negate()

    def negate(self) -> Promise:
        """Return the part."""
        return self.part


@dataclass(frozen=True, slots=True)
class Detail(Promise):
    """A detail: hands keep it and inferences use it, but no explanation mentions it.

    With *words*, the explanation uses these instead of its part's.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> detail(hcp(12)).accepts(Hand.parse("AKJ75.K82.Q4.J63")), detail(hcp(12)).sentences()
        (True, ())
    """

    part: Promise
    words: tuple[Phrase, ...] = ()

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand* keeps it."""
        return self.part.accepts(hand)

    def points(self, lengths: Lengths) -> Span | None:
        """Return the points possible for such lengths."""
        return self.part.points(lengths)

    def chart(self) -> Chart:
        """Return the hands, by shape and points, that may keep it."""
        return self.part.chart()

    def strength(self) -> Span:
        """Return the unrestricted range if it has no words: it states no strength."""
        return self.part.strength() if self.words else ANY_STRENGTH

    def sentences(self) -> tuple[Phrase, ...]:
        """Return its words."""
        return self.words

    def bind(self, suits: Suits) -> Promise:
        """Replace its letters."""
        return Detail(self.part.bind(suits), self.words)

    def negate(self) -> Promise:
        """Return the opposite as a detail too."""
        return Detail(self.part.negate())


def detail(part: Promise) -> Promise:
    """Return *part* as a detail: kept by hands, but left out of the explanation.

    Example:
        >>> from biritch.core.cards import Suit
        >>> from biritch.bidding.promises.shapes import length
        >>> detail(length(Suit.SPADES, 5)).sentences()
        ()
    """
    return Detail(part)


def reads_auction(part: object) -> bool:
    """Return whether binding a promise, or a part of one, reads the auction.

    Example:
        >>> from biritch.bidding.promises.combined import together
        >>> from biritch.bidding.promises.points import hcp
        >>> reads_auction(hcp(12) & together(25)), reads_auction(hcp(12))
        (True, False)
    """
    if isinstance(part, tuple):
        return any(map(reads_auction, part))
    if isinstance(part, Promise) and part.of_auction:
        return True
    return is_dataclass(part) and any(
        reads_auction(getattr(part, attribute.name)) for attribute in fields(part)
    )


ANYTHING: Promise = And()
"""True of every hand."""
NOTHING: Promise = Or()
"""True of no hand."""


def narrow_span(old: Span, new: Span) -> Span:
    """Return the intersection of two ranges; *new* if it is empty.

    Example:
        >>> narrow_span((12, 21), (0, 14))
        (12, 14)
    """
    return meet(old, new) or new


def conjunction(parts: Iterable[Promise]) -> Promise:
    """Return the conjunction of *parts*, with those about the same thing merged.

    If one part is impossible, it is that part.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> conjunction([hcp(12), hcp(0, 14)])
        Points(low=12, high=14, count='hcp', trump=None)
    """
    conjuncts: list[Promise] = []
    for part in _flat(parts, And):
        for place, old in enumerate(conjuncts):
            if (merged := old.merge_and(part)) is not None:
                conjuncts[place] = merged
                break
        else:
            conjuncts.append(part)
    # Comparing types first: to compare promises part by part takes far longer.
    if Or in map(type, conjuncts) and NOTHING in conjuncts:
        return NOTHING
    return conjuncts[0] if len(conjuncts) == 1 else And(tuple(conjuncts))


@lru_cache(maxsize=1 << 12)
def _both(one: Promise, other: Promise) -> Promise:
    """Return the conjunction of two promises; cached, as general rules repeat them."""
    return conjunction((one, other))


def disjunction(parts: Iterable[Promise]) -> Promise:
    """Return the disjunction of *parts*, each once.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> disjunction([hcp(12, 14), hcp(20)]).accepts(Hand.parse("AKJ75.K82.Q4.J63"))
        True
    """
    cases = tuple(_flat(parts, Or))
    if len(cases) == 1:
        return cases[0]
    cases = tuple(dict.fromkeys(cases))
    said = [frozenset(_flat((case,), And)) for case in cases]
    # A case that says only things another says too leaves that one nothing to add.
    widest = tuple(
        case
        for case, things in zip(cases, said, strict=True)
        if not any(wider < things for wider in said)
    )
    return widest[0] if len(widest) == 1 else Or(widest)


def _flat(parts: Iterable[Promise], kind: type[And | Or]) -> Iterator[Promise]:
    """Yield *parts*, with nested ones of the same *kind* flattened."""
    for part in parts:
        if type(part) is kind:
            yield from part.parts
        else:
            yield part


@lru_cache(maxsize=1 << 12)
def _describe(promise: Promise) -> Phrase:
    return Phrase.several(*(promise.sentences() or (Phrase.of("promise-anything"),)))


@lru_cache(maxsize=1 << 12)
def _chart(promise: Promise) -> Chart:
    """Return the chart of *promise*, computed for each of the 560 shapes."""
    return charts.of_spans(promise.points(lengths) for lengths in SHAPES)


@lru_cache(maxsize=1 << 11)
def _chart_of_parts(promise: And | Or) -> Chart:
    parts = (part.chart() for part in promise.parts)
    if isinstance(promise, And):
        return reduce(and_, parts, charts.EVERY)
    return reduce(or_, parts, charts.NONE)


# Equal promises come back at every auction: a box is worked out once for all of them.
@lru_cache(maxsize=1 << 14)
def _project(promise: Promise) -> HandRange:
    return charts.bounding_range(promise.chart())
