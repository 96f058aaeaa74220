"""Texts for mistakes and successes, and suit symbols."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises.hand_ranges import ANY_LENGTH, ANY_POINTS, HandRange, Span
from biritch.bidding.promises.promise import And, Or, Promise
from biritch.coach.course.judgement import Mistake
from biritch.core.calls import Bid, Call, OtherCall, parse_call
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Argument, Phrase
from biritch.core.seats import Side
from biritch.core.signs import call_sign, card_sign, strain_sign
from biritch.games.game import Game

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": _SIGNS,
    "fr": {"P": "♠", "C": "♥", "K": "♦", "T": "♣"},
}
_BID = {
    language: re.compile(rf"(?<![\w♠♥♦♣])([1-7]) ?([{''.join(letters)}])(?![\w'’])")
    for language, letters in _LETTERS.items()
}
_BALANCED: Span = (2, 6)
_LONG, _FEW = 4, 3
_STRONG = 20
"""Points at most that are still worth telling."""
_ANYTHING = 4
"""Points at least that say something."""
_PASSED = 12
"""Points at most of a pass that is said to be weak."""
_SHORT = 2
_MOST_KINDS = 64
"""Kinds of hands of one call that are looked at."""
_PASS = parse_call("P")


def with_signs(text: str, language: str) -> str:
    """Return *text* with suit symbols in its bids.

    Example:
        >>> with_signs("1S: opening values", "en"), with_signs("1C ou 2T", "fr")
        ('1♠: opening values', '1♥ ou 2♣')
    """
    if language not in _BID:
        return text
    letters = _LETTERS[language]
    return _BID[language].sub(lambda found: found[1] + letters[found[2]], text)


def why_card(mistake: Mistake, *, reached: bool = False) -> Phrase:
    """Return the cost of a card: the trick, the tricks left to win, and a better card.

    With *reached* the goal was reached anyway, because the defence did not punish it.

    Example:
        >>> card, other = Card.parse("SQ"), Card.parse("S4")
        >>> why_card(Mistake(0, 8, card, (other,), trick=3, kept=9, left=8)).name
        'learn-why-card'
    """
    card = mistake.action
    assert isinstance(card, Card)
    better = next((each for each in mistake.better if isinstance(each, Card)), card)
    return Phrase.of(
        "learn-note-card" if reached else "learn-why-card",
        card=_card(card),
        trick=mistake.trick,
        left=mistake.left,
        better=_card(better),
        kept=mistake.kept,
    )


def _card(card: Card) -> Phrase:
    return card_sign(card.suit, card.rank)


def tricks_won(game: Game, side: Side) -> Phrase | None:
    """Return the cards with which *side* has won its tricks; ``None`` without any.

    Example:
        >>> import biritch as bw
        >>> tricks_won(bw.game(deal=bw.Deal.random(seed=7)), Side.NS) is None
        True
    """
    contract = game.facts.contract
    if contract is None:
        return None
    winners: list[Card] = []
    for trick in game.facts.tricks:
        if trick.full and trick.winner(contract.strain).side is side:
            winner = trick.winner(contract.strain)
            winners += [card for seat, card in trick.cards_by_seat if seat == winner]
    if not winners:
        return None
    ordered = sorted(winners, key=lambda card: (-card.suit, -card.rank))
    cards = Phrase.several(*map(_card, ordered))
    return Phrase.of("learn-tricks-won", tricks=len(winners), cards=cards)


def accepted_call(made: Call, chosen: Call) -> Phrase:
    """Return the comment on an accepted call that differs from the system's.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> accepted_call(parse_call("1D"), parse_call("1N")).name
        'learn-call-accepted'
    """
    return Phrase.of("learn-call-accepted", call=call_sign(made), book=call_sign(chosen))


def why_call(mistake: Mistake, hand: Hand) -> Sequence[Phrase]:
    """Return why the call of *mistake* misleads partner, and what is better.

    Its promise is compared with *hand*: its own suit, points, then other suits. For a call with
    several kinds of hands the nearest kind is used.

    Example:
        >>> why_call(Mistake(0), Hand.parse("AKJ75.K82.Q4.J63"))
        ()
    """
    call, meant = mistake.action, mistake.meant
    better, better_meant = next(iter(mistake.better), None), mistake.better_meant
    if not isinstance(call, (Bid, OtherCall)) or meant is None or better_meant is None:
        return ()
    assert isinstance(better, (Bid, OtherCall))
    return (*_why_wrong(call, meant, hand), _promise(better, better_meant, hand))


def _why_wrong(call: Call, meant: Meaning, hand: Hand) -> tuple[Phrase, ...]:
    sign = call_sign(call)
    if meant.guessed:
        return (Phrase.of("learn-why-call-unknown", call=sign),)
    kinds = [list(_broken_clauses(call, kind, hand)) for kind in _kinds(meant.promise)]
    wrong = min((each for each in kinds if each), key=len, default=[])
    if wrong and not meant.promise.accepts(hand):
        return tuple(phrase for _, phrase in sorted(wrong, key=lambda one: one[0]))[:2]
    if call == _PASS:
        return (Phrase.of("learn-why-pass", held=hand.hcp),)
    kind = "vague" if meant.promise.accepts(hand) else "other"
    return (Phrase.of(f"learn-why-call-{kind}", call=sign),)


def _kinds(promise: Promise) -> tuple[Promise, ...]:
    """Return the kinds of hands that *promise* allows, each without alternatives."""
    if isinstance(promise, Or):
        return tuple(kind for part in promise.parts for kind in _kinds(part))[:_MOST_KINDS]
    if not isinstance(promise, And):
        return (promise,)
    kinds = [And()]
    for part in promise.parts:
        choices = _kinds(part)
        if len(kinds) * len(choices) > _MOST_KINDS:
            choices = (part,)
        kinds = [And((*kind.parts, choice)) for kind in kinds for choice in choices]
    return tuple(kinds)


def _broken_clauses(call: Call, kind: Promise, hand: Hand) -> Iterator[tuple[int, Phrase]]:
    """Yield the conditions of *kind* that *hand* breaks, with rank: 0 is the most important."""
    found, sign = kind.project(), call_sign(call)
    low, high = found.hcp
    if low <= hand.hcp <= high:
        # Points that count length or shortness as well: what is left to high cards.
        low, high = kind.points(hand.lengths) or found.hcp
    if hand.hcp < low:
        yield 1, Phrase.of("learn-why-few-points", call=sign, least=low, held=hand.hcp)
    if hand.hcp > high:
        yield 1, Phrase.of("learn-why-many-points", call=sign, most=high, held=hand.hcp)
    own = call.strain.value if isinstance(call, Bid) else None
    for suit in reversed(Suit):
        (least, most), held = found.lengths[suit], hand.length(suit)
        wanted: dict[str, Argument] = {"call": sign, "suit": strain_sign(suit), "held": held}
        if held < least:
            rank = 0 if suit.value == own else 2
            yield rank, Phrase.of("learn-why-short", **wanted, least=least)
        elif held > most:
            yield 3, Phrase.of("learn-why-long", **wanted, most=most)


def _promise(call: Call, meant: Meaning, hand: Hand) -> Phrase:
    """Return what the right *call* promises, and how *hand* keeps it."""
    kinds = _kinds(meant.promise)
    found = next((kind for kind in kinds if kind.accepts(hand)), meant.promise).project()
    told, sign = _range(found), call_sign(call)
    named = [suit for suit in reversed(Suit) if found.lengths[suit][0] >= _FEW]
    long = [suit for suit in reversed(Suit) if hand.length(suit) >= _LONG]
    held = Phrase.several(
        Phrase.of("learn-range-points-exactly", points=hand.hcp),
        *(
            Phrase.of("learn-range-cards", cards=hand.length(suit), suit=strain_sign(suit))
            for suit in dict.fromkeys((*named, *long))
        ),
    )
    if not told or (call == _PASS and found.hcp[1] > _PASSED):
        return Phrase.of("learn-better-call-alone", call=sign)
    words = Phrase.several(*told)
    if _is_convention(meant.says):
        convention = Phrase.of(meant.says.name, **{**dict(meant.says.arguments), "what": words})
        return Phrase.of("learn-better-convention", call=sign, told=convention, held=held)
    return Phrase.of("learn-better-call", call=sign, told=words, held=held)


def _is_convention(says: Phrase) -> bool:
    """Return whether *says* begins with the name of a convention."""
    plain = says.name.startswith("call-") and any(name == "what" for name, _ in says.arguments)
    return plain and says.name not in {"call-unknown", "call-own-words"}


def _range(found: HandRange) -> list[Phrase]:
    """Return *found* in brief: points, then the suits with information."""
    said = []
    low, high = found.hcp
    low = 0 if high >= ANY_POINTS[1] and low < _ANYTHING else low
    if (low, high) != ANY_POINTS and (low or high <= _STRONG):
        said.append(_points(low, high))
    if all(least >= _BALANCED[0] and most <= _BALANCED[1] for least, most in found.lengths):
        return [*said, Phrase.of("learn-range-balanced")]
    for suit in reversed(Suit):
        least, most = found.lengths[suit]
        sign = strain_sign(suit)
        if least >= _FEW and most < ANY_LENGTH[1] and least == most:
            said.append(Phrase.of("learn-range-cards", cards=least, suit=sign))
        elif least >= _FEW:
            said.append(Phrase.of("learn-range-cards-least", cards=least, suit=sign))
        elif most <= _SHORT:
            said.append(Phrase.of("learn-range-cards-most", cards=most, suit=sign))
    return said


def _points(low: int, high: int) -> Phrase:
    if low == high:
        return Phrase.of("learn-range-points-exactly", points=low)
    if low and high < ANY_POINTS[1]:
        name = "learn-range-points-or" if high == low + 1 else "learn-range-points-to"
        return Phrase.of(name, least=low, most=high)
    if low:
        return Phrase.of("learn-range-points-least", points=low)
    return Phrase.of("learn-range-points-most", points=high)
