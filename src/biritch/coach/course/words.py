"""Words of a teacher: why a card or a call was wrong, what the pupil won, signs of suits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises.hand_ranges import ANY_LENGTH, ANY_POINTS, HandRange, Span
from biritch.coach.course.judgement import Mistake
from biritch.core.calls import Bid, Call, OtherCall
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


def with_signs(text: str, language: str) -> str:
    """Return *text* with the suits of its bids as signs.

    Example:
        >>> with_signs("1S: opening values", "en"), with_signs("1C ou 2T", "fr")
        ('1♠: opening values', '1♥ ou 2♣')
    """
    if language not in _BID:
        return text
    letters = _LETTERS[language]
    return _BID[language].sub(lambda found: found[1] + letters[found[2]], text)


def why_card(mistake: Mistake, *, reached: bool = False) -> Phrase:
    """Return what a card cost: the trick, the tricks left to win, and a better card.

    With *reached* the goal was won all the same, because the defence let it pass.

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
    """Return with which cards *side* has won its tricks; none where it has won none.

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
            winners += [card for seat, card in trick.seated if seat == winner]
    if not winners:
        return None
    ordered = sorted(winners, key=lambda card: (-card.suit, -card.rank))
    cards = Phrase.several(*map(_card, ordered))
    return Phrase.of("learn-tricks-won", tricks=len(winners), cards=cards)


def accepted_call(made: Call, chosen: Call) -> Phrase:
    """Return what is said of a call that is accepted beside that of the system.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> accepted_call(parse_call("1D"), parse_call("1N")).name
        'learn-call-accepted'
    """
    return Phrase.of("learn-call-accepted", call=call_sign(made), book=call_sign(chosen))


def why_call(mistake: Mistake, hand: Hand) -> Sequence[Phrase]:
    """Return why the call of *mistake* misleads partner, made with *hand*, and what is better.

    What it promises is set against what is held: points, then suits.

    Example:
        >>> why_call(Mistake(0), Hand.parse("AKJ75.K82.Q4.J63"))
        ()
    """
    call, meant = mistake.action, mistake.meant
    better, better_meant = next(iter(mistake.better), None), mistake.better_meant
    if not isinstance(call, (Bid, OtherCall)) or meant is None or better_meant is None:
        return ()
    wrong = tuple(_broken_clauses(call, meant, hand))
    assert isinstance(better, (Bid, OtherCall))
    if not wrong:
        kind = "vague" if meant.promise.accepts(hand) else "other"
        wrong = (Phrase.of(f"learn-why-call-{kind}", call=call_sign(call)),)
    return (*wrong[:2], _promise(better, better_meant, hand))


def _broken_clauses(call: Call, meant: Meaning, hand: Hand) -> Iterator[Phrase]:
    found, sign = meant.promise.project(), call_sign(call)
    if found is None:
        return
    low, high = found.hcp
    if hand.hcp < low:
        yield Phrase.of("learn-why-few-points", call=sign, least=low, held=hand.hcp)
    if hand.hcp > high:
        yield Phrase.of("learn-why-many-points", call=sign, most=high, held=hand.hcp)
    for suit in reversed(Suit):
        (least, most), held = found.lengths[suit], hand.length(suit)
        wanted: dict[str, Argument] = {"call": sign, "suit": strain_sign(suit), "held": held}
        if held < least:
            yield Phrase.of("learn-why-short", **wanted, least=least)
        elif held > most:
            yield Phrase.of("learn-why-long", **wanted, most=most)


def _promise(call: Call, meant: Meaning, hand: Hand) -> Phrase:
    found = _range(meant.promise.project())
    told = meant.says if meant.artificial else Phrase.several(*found)
    held = Phrase.several(
        Phrase.of("learn-range-points-exactly", points=hand.hcp),
        *(
            Phrase.of("learn-range-cards", cards=hand.length(suit), suit=strain_sign(suit))
            for suit in reversed(Suit)
            if hand.length(suit) >= _LONG
        ),
    )
    if not told.name and not told.joined:
        return Phrase.of("learn-better-call-alone", call=call_sign(call))
    return Phrase.of("learn-better-call", call=call_sign(call), told=told, held=held)


def _range(found: HandRange) -> list[Phrase]:
    """Return *found* in few words: points, then the suits about which it says something."""
    said = []
    low, high = found.hcp
    if found.hcp != ANY_POINTS and (low or high <= _STRONG):
        name = "exactly" if low == high else "to" if low and high < ANY_POINTS[1] else ""
        name = name or ("most" if not low else "least")
        points: dict[str, dict[str, Argument]] = {
            "exactly": {"points": low},
            "to": {"least": low, "most": high},
        }
        blanks = points.get(name, {"points": high if name == "most" else low})
        said.append(Phrase.of(f"learn-range-points-{name}", **blanks))
    if all(least >= _BALANCED[0] and most <= _BALANCED[1] for least, most in found.lengths):
        return [*said, Phrase.of("learn-range-balanced")]
    for suit in reversed(Suit):
        least, most = found.lengths[suit]
        sign = strain_sign(suit)
        if least >= _FEW and most < ANY_LENGTH[1] and least == most:
            said.append(Phrase.of("learn-range-cards", cards=least, suit=sign))
        elif least >= _FEW:
            said.append(Phrase.of("learn-range-cards-least", cards=least, suit=sign))
    return said
