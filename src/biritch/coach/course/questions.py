"""Questions with computed answers: on the deal, the tariff, a movement or the Laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.rules.play import Trick
from biritch.rulings.catalogue import all_irregularities
from biritch.rulings.irregularity import Ruling, follow_answers
from biritch.rulings.phrases import phrases
from biritch.rulings.phrases import sentence as law_sentence
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score

QuestionKind: TypeAlias = Literal["number", "seat", "ruling"]
"""What the answer is; of a ruling it is the name of one of its sentences."""
_ACE, _QUEEN = 14, 12
_TO_WIN, _ALL = 6, 13
_FEWEST = 2
"""Sentences to choose from."""


@dataclass(frozen=True, slots=True)
class CountingQuestion:
    """The choices of a question, and the right one.

    Example:
        >>> CountingQuestion("number", ("9", "10", "11", "12"), "10").right
        '10'
    """

    kind: QuestionKind
    choices: tuple[str, ...]
    right: str


def question(game: Game, asked: Sequence[str]) -> CountingQuestion:
    """Return the question *asked* of *game*: its name and its arguments.

    Raises:
        ValueError: There is no such question, or it is not asked so.

    Example:
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> question(game, ("points", "S"))
        CountingQuestion(kind='number', choices=('12', '13', '14', '15'), right='12')
    """
    name, *words = asked or [""]
    if (answer := QUESTIONS.get(name)) is None:
        raise ValueError(f"not a question: {name!r} (want one of {', '.join(QUESTIONS)})")
    try:
        found = answer(game, words)
    except (ValueError, IndexError, TypeError) as error:
        raise ValueError(f"{name} is not asked so: {' '.join(words)!r} ({error})") from None
    if isinstance(found, CountingQuestion):
        return found
    if isinstance(found, Seat):
        return CountingQuestion("seat", tuple(map(str, Seat)), str(found))
    return CountingQuestion(
        "number", near_numbers(found, 10 if name == "score" else 1), str(found)
    )


def near_numbers(right: int, step: int = 1) -> tuple[str, ...]:
    """Return four numbers around *right* in ascending order; its position varies.

    Example:
        >>> near_numbers(7)
        ('4', '5', '6', '7')
    """
    first = right - step * (right // step % 4)
    if right >= 0:
        first = max(0 if step == 1 else right % step, first)
    return tuple(str(first + step * turn) for turn in range(4))


def _points(game: Game, words: Sequence[str]) -> int:
    """``points S``: the high-card points of a hand, or of several together."""
    return sum(game.deal[Seat.parse(word)].hcp for word in words)


def _length(game: Game, words: Sequence[str]) -> int:
    """``length H S N``: how many hearts South and North held together."""
    suit, *seats = words
    return sum(game.deal[Seat.parse(seat)].length(Suit.parse(suit)) for seat in seats)


def _missing(game: Game, words: Sequence[str]) -> int:
    """``missing H S N``: how many hearts the two others held."""
    return _ALL - _length(game, words)


def sure_tricks(first: Hand, second: Hand) -> int:
    """Return the tricks two hands can cash at once at notrump, entries left aside.

    Example:
        >>> sure_tricks(Hand.parse("AK4.A32.A432.432"), Hand.parse("Q32.K54.765.A765"))
        7
    """
    both = first | second
    sure = 0
    for suit in Suit:
        ranks = {card.rank for card in both.holding(suit)}
        top = next(turn for turn in range(_ALL + 1) if _ACE - turn not in ranks)
        sure += min(top, max(first.length(suit), second.length(suit)))
    return sure


def _sure(game: Game, words: Sequence[str]) -> int:
    """``sure S N``: the tricks that can be cashed at once with the cards still held."""
    first, second = (game.facts.hands[Seat.parse(word)] for word in words)
    return sure_tricks(first, second)


def losers(hand: Hand, opposite: Hand) -> int:
    """Return the losers of *hand*: ace, king and queen of its suits that neither hand holds.

    Of a suit of two cards the queen does not count, of a singleton the king does not either.

    Example:
        >>> losers(Hand.parse("AQJ765.K2.A32.43"), Hand.parse("K2.543.K654.A876"))
        3
    """
    both = hand | opposite
    return sum(
        Card.of(suit, _ACE - turn) not in both
        for suit in Suit
        for turn in range(min(hand.length(suit), _ACE - _QUEEN + 1))
    )


def _losers(game: Game, words: Sequence[str]) -> int:
    """``losers S N``: the losers of South's hand, North's cards opposite."""
    hand, opposite = (game.deal[Seat.parse(word)] for word in words)
    return losers(hand, opposite)


def _winner(game: Game, words: Sequence[str]) -> Seat:
    """``winner``: who won the last trick; ``winner N W H7 HA H2 S2``: one written down."""
    if not words:
        assert game.facts.contract is not None
        return [trick for trick in game.facts.tricks if trick.full][-1].winner(
            game.facts.contract.strain
        )
    strain, leader, *cards = words
    trick = Trick(Seat.parse(leader), tuple(map(Card.parse, cards)))
    return trick.winner(Strain.parse(strain))


def _leader(game: Game, words: Sequence[str]) -> Seat:
    """``leader``: who leads to the first trick; ``declarer`` and ``dummy`` likewise."""
    del words
    assert game.facts.contract is not None
    return game.facts.contract.leader


def _declarer(game: Game, words: Sequence[str]) -> Seat:
    del words
    assert game.facts.contract is not None
    return game.facts.contract.declarer


def _tricks_wanted(game: Game, words: Sequence[str]) -> int:
    """``wanted 4S``: how many tricks a contract wants."""
    del game
    return Contract.parse(words[0], Seat.SOUTH).level + _TO_WIN


def _score(game: Game, words: Sequence[str]) -> int:
    """``score 4S 10``: what ten tricks in 4S score; ``vulnerable`` may follow."""
    text, tricks, *rest = words
    contract = Contract.parse(text, Seat.SOUTH)
    tariff = game.variant.tariff
    return score(tariff, contract, int(tricks), vulnerable=rest == ["vulnerable"])


def _imps(game: Game, words: Sequence[str]) -> int:
    """``imps 420 -50``: what our score and our team's at the other table come to together."""
    del game
    return imps(sum(map(int, words)))


def _match_points(game: Game, words: Sequence[str]) -> int:
    """``match-points 420 | 450 420 -50``: two for a score beaten, one for an equal one."""
    del game
    mine, stroke, *others = words
    if stroke != "|":
        raise ValueError("my score, |, the others")
    return sum(2 * (int(mine) > other) + (int(mine) == other) for other in map(int, others))


def _mitchell(game: Game, words: Sequence[str]) -> int:
    """``mitchell 7 3 2``: of 7 tables, where the pair East-West of table 3 sits in round 2."""
    from biritch.competition.catalogue import entrants_at, movements_by_name

    del game
    tables, table, later = map(int, words)
    movement = movements_by_name()["mitchell"]
    rounds = movement.schedule(entrants_at(movement, tables)).rounds
    [pair] = [sitting.ew for sitting in rounds[0] if sitting.table == table]
    [found] = [sitting.table for sitting in rounds[later - 1] if sitting.ew == pair]
    return found


def _breaks(game: Game, words: Sequence[str]) -> int:
    """``break 5 3``: how often, in per cent, five missing cards break three and two."""
    from biritch.solver.odds.suit_breaks import suit_breaks

    del game
    missing, longer = map(int, words)
    [found] = [split for split in suit_breaks(missing) if max(split.cards) == longer]
    return round(found.percent)


def _ruling_of(irregularity: str, answers: Sequence[str]) -> Ruling:
    """Return the ruling that *answers* lead to."""
    node = follow_answers(all_irregularities()[irregularity], answers)
    if not isinstance(node, Ruling):
        raise ValueError(f"this leads to a question: {node.question}")  # noqa: TRY004 - of words
    return node


def _tricks_transferred(game: Game, words: Sequence[str]) -> int:
    """``transferred revoke defender yes none …``: the tricks the ruling moves."""
    del game
    tricks = _ruling_of(words[0], words[1:]).tricks
    if tricks is None:
        raise ValueError("the ruling says nothing of tricks")
    return abs(tricks)


def _ruling(game: Game, words: Sequence[str]) -> CountingQuestion:
    """``ruling revoke defender no | card-major tricks-one``: what the law says, of these."""
    del game
    stroke = list(words).index("|")
    irregularity, *answers = words[:stroke]
    ruling, choices = _ruling_of(irregularity, answers), tuple(words[stroke + 1 :])
    known = {
        phrase.name for phrase in phrases(irregularity, all_irregularities()[irregularity])
    }
    for choice in choices:
        if law_sentence(choice).name not in known:
            raise ValueError(f"not said of it: {choice}")
    right = [choice for choice in choices if choice in (*ruling.says, *ruling.options)]
    if len(right) != 1 or len(choices) < _FEWEST:
        raise ValueError("two sentences or more, of which the law says one")
    return CountingQuestion("ruling", choices, right[0])


Answer: TypeAlias = Callable[[Game, Sequence[str]], "int | Seat | CountingQuestion"]
"""Works out the answer of a question about a game."""
QUESTIONS: Mapping[str, Answer] = MappingProxyType(
    {
        "points": _points,
        "length": _length,
        "missing": _missing,
        "sure": _sure,
        "losers": _losers,
        "winner": _winner,
        "leader": _leader,
        "declarer": _declarer,
        "wanted": _tricks_wanted,
        "score": _score,
        "imps": _imps,
        "match-points": _match_points,
        "mitchell": _mitchell,
        "break": _breaks,
        "transferred": _tricks_transferred,
        "ruling": _ruling,
    }
)
"""Every question there is, by the word it is asked by."""
