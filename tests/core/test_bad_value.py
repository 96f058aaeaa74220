"""Errors that carry a sentence: they keep it on the way from another process."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from biritch.core.bad_value import BadValue, reason_of
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.rules.auction import Auction
from biritch.words.translation import say

READERS: tuple[tuple[Callable[[str], object], str], ...] = (
    (Seat.parse, "Q"),
    (Vulnerability.parse, "maybe"),
    (Card.parse, "ZZ"),
    (parse_call, "8N"),
    (Hand.parse, "AKX..."),
    (Hand.parse, "AA..."),
    (Deal.parse, "N:A... - - -"),
    (Auction.parse, "1H 1D"),
    (Auction.parse, "1H X X"),
)


@pytest.mark.parametrize(("read", "text"), READERS)
def test_the_sentence_crosses_to_another_process(
    read: Callable[[str], object], text: str
) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its sentence is looked at
        read(text)
    error = refused.value
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))
    assert isinstance(reason_of(again), Phrase)
    assert reason_of(again) == reason_of(error)


def test_a_card_that_is_not_held_is_named_as_each_language_writes_it() -> None:
    deal = Deal.parse("N:AKQJ.T98.765.432 432.AKQJ.T98.765 765.432.AKQJ.T98 T98.765.432.AKQJ")
    game = Game.start(VARIANT, deal, Board.from_number(1))
    for call in ["1N", "P", "P", "P"]:
        game = game.after(parse_call(call))
    with pytest.raises(ValueError, match="Law 44") as refused:
        game.after(Card.parse("SQ"))
    reason = reason_of(refused.value)
    assert isinstance(reason, Phrase)
    assert say(reason, "fr").startswith("♠D ne se peut")
    assert say(reason, "en").startswith("♠Q cannot be")


def test_a_long_text_is_quoted_in_part() -> None:
    error = BadValue("no call", "call", text="x" * 1000)
    assert dict(error.phrase.arguments)["text"] == "x" * 80
    assert reason_of(ValueError("y" * 1000)) == "y" * 200
