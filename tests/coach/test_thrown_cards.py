"""What the tutor reads from cards thrown away, and a squeeze told before it is played."""

from __future__ import annotations

import pytest

import biritch as bw
from biritch.bidding.agreement.carding import Carding, Discard
from biritch.coach.card_reasons import card_reason
from biritch.coach.plans import plan
from biritch.coach.reasons import CardInPlay
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.words.translation import say

DEAL = "N:AKQJ.432.432.432 32.KQ5.AQJ98.J65 T98.A76.K76.AK98 7654.JT98.T5.QT7"
SPADES = "HJ H2 H5 HA ST S4 SJ S2 SK S3 S8 S5 SQ"
"""South plays 3NT; East has two spades and throws a card on the third."""


def play(cards: str, deal: str = DEAL) -> Game:
    game = bw.game(deal=bw.Deal.parse(deal))
    for call in map(parse_call, ["P", "P", "1N", "P", "3N", "P", "P", "P"]):
        game = game.after(call)
    for card in map(Card.parse, cards.split()):
        game = game.after(card)
    return game


def more(game: Game, card: str, discard: Discard = "high") -> str:
    assert game.actor is not None
    carding = Carding().playing("discard", discard)
    found = card_reason(game.view(game.actor), Card.parse(card), carding)
    assert found is not None
    return " ".join(say(phrase, "en") for phrase in found.more)


@pytest.mark.parametrize(
    ("thrown", "discard", "words"),
    [
        ("D9", "high", "D9, a high one: he likes ♦"),
        ("C5", "high", "C5, a low one: nothing in ♣"),
        ("D9", "lavinthal", "D9: he asks for ♥"),
        ("C5", "lavinthal", "C5: he asks for ♦"),
        ("D9", "italian", "D9: he asks for ♦"),
        ("D8", "italian", "D8: he asks for ♥"),
    ],
)
def test_a_defender_is_told_what_partners_first_discard_asked_for(
    thrown: str, discard: Discard, words: str
) -> None:
    east = "CJ" if thrown == "C5" else "C5"
    game = play(f"{SPADES} {thrown} S9 S6 C2 {east} CA C7 C8")
    said = more(game, "CT", discard)
    assert words.replace("D", "♦", 1).replace("C", "♣", 1) in said
    # Whoever threw it away is told nothing of it, nor is declarer.
    assert "threw" not in more(play(f"{SPADES} {thrown} S9 S6"), "SA", discard)


def test_declarer_is_told_how_a_suit_lies_once_somebody_has_shown_out() -> None:
    assert "left" not in more(play("HJ H2 H5 HA ST S4 SJ S2"), "SK")
    assert "East has no ♠ left: West holds the one that is out" in more(
        play(f"{SPADES} D9 S9 S6"), "SA"
    )


def test_a_squeeze_is_told_while_the_winners_are_still_to_be_cashed() -> None:
    deal = "N:AK32.A43.A5.A432 765.875.8764.865 Q4.K62.KQ32.KQJ7 JT98.QJT9.JT9.T9"
    for calls, technique in (("P P 7N P P P", "squeeze"), ("P P 6N P P P", "cash")):
        game = bw.game(deal=bw.Deal.parse(deal))
        for call in map(parse_call, calls.split()):
            game = game.after(call)
        for card in map(Card.parse, ["DJ", "DA", "D4", "D2"]):
            game = game.after(card)
        assert game.actor is not None
        # Twelve tricks on top: for the thirteenth somebody has to give up a suit.
        found = plan(CardInPlay.of(game.view(game.actor), Card.parse("C2")))
        assert found.technique == technique
        if technique == "squeeze":
            assert "♥" in say(found.says, "fr") or "♠" in say(found.says, "fr")
