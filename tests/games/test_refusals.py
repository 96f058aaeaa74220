"""Every refusal has a reason of its law: games at random, and everything forbidden tried."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from biritch.core.boards import Board
from biritch.core.calls import CALLS, PASS, parse_call
from biritch.core.cards import DECK, Card, Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, NamedTrump
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.rules.auction import Auction
from biritch.rules.offence import Illegal, Offence
from biritch.words.translation import LANGUAGES, say
from tests.games.forms import forms
from tests.proving import cases

GAMES = cases(1, 100)
TRIED: tuple[Action, ...] = (
    *CALLS,
    *DECK,
    *map(NamedTrump, Strain),
    *BridgeWhistCall,
    AgreedClaim(14),
)
"""Whatever somebody might try: every call, every card, the words of the older games."""


def states(name: str, seed: int) -> Iterator[Game]:
    """Yield a random game of the form *name* at every step, its end included."""
    rng = random.Random(seed)
    game = Game.start(forms()[name], next(seeded_deals(seed)), Board.from_number(seed % 16 + 1))
    while not game.over:
        yield game
        game = game.after(rng.choice(game.phase.legal()))
    yield game


def refused(game: Game, action: Action) -> Offence | None:
    """Return why *action* is refused when it is done."""
    try:
        game.after(action)
    except Illegal as illegal:
        return illegal.offence
    return None


@pytest.mark.parametrize("name", forms())
def test_what_is_not_allowed_is_refused_for_a_reason_of_a_law(name: str) -> None:
    reasons: set[Offence] = set()
    for seed in range(GAMES):
        for game in states(name, seed):
            legal = set(game.phase.legal())
            for action in TRIED:
                offence = game.objection(action)
                # One question, one answer: doing it raises what asking told.
                assert (offence is None) == (action in legal), (action, game)
                if offence is not None:
                    reasons.add(offence)
            forbidden = [action for action in TRIED if action not in legal][::17]
            assert [refused(game, one) for one in forbidden] == [
                game.objection(one) for one in forbidden
            ]
    assert len(reasons) > 2
    for offence in reasons:
        assert 1 <= offence.law <= 93
        assert offence.place.startswith(str(offence.law))
        told = {language: say(offence.sentence, language) for language in LANGUAGES}
        assert told["en"] != told["fr"]
        for text in told.values():
            assert len(text) > 8
            assert "{" not in text
            assert "why-" not in text


def named(calls: str, tried: str) -> dict[str, str]:
    """Return what is said of the call *tried* after *calls*, in both languages."""
    offence = Auction.parse(calls).standing.objection(parse_call(tried))
    assert offence is not None
    return {language: say(offence.sentence, language) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("calls", "tried", "english", "french"),
    [
        ("1S", "1H", "at least 1NT", "au moins 1SA"),
        ("1NT", "1S", "at least 2♣", "au moins 2♣"),
        ("7NT", "7S", "nothing is higher", "rien n’est au-dessus"),
        ("P", "X", "no bid to double", "pas encore d’enchère"),
        ("1H P", "X", "only an opponent’s bid", "qu’une enchère adverse"),
        ("1H X P", "X", "doubled already", "déjà contrée"),
        ("1H X", "X", "only an opponent’s bid", "une enchère adverse"),
        ("1H", "XX", "there is none", "il n’y en a pas"),
        ("1H X P", "XX", "your side’s", "de votre camp"),
        ("1H X XX", "XX", "redoubled already", "déjà surcontrée"),
        ("P P P P", "1C", "final pass", "après la fin"),
    ],
)  # fmt: skip
def test_a_call_is_refused_in_the_words_of_its_fault(
    calls: str, tried: str, english: str, french: str
) -> None:
    told = named(calls, tried)
    assert english in told["en"]
    assert french in told["fr"]


def at_play(contract: str, seed: int = 7) -> Game:
    """Return a game of contract bridge once *contract* is bid by South, dealer."""
    board = Board.from_number(3)
    start = Game.start(forms()["contract"], Deal.random(seed=seed), board)
    calls = [parse_call(contract), PASS, PASS, PASS]
    return Game.fold(start.variant, start.deal, board, calls)


def test_a_revoke_names_the_suit_and_whose_hand_it_is() -> None:
    game = at_play("4S")
    lead = game.facts.hands[Seat.WEST].holding(Card.parse("H2").suit)
    led = next(iter(lead))
    game = game.after(led)
    wrong = next(card for card in game.facts.hands[Seat.NORTH] if card.suit != led.suit)
    told = game.objection(wrong)
    assert told is not None
    assert (told.place, say(told.sentence, "en")) == (
        "44C",
        "dummy has a heart: it follows suit",
    )
    assert say(told.sentence, "fr") == "le mort a du cœur : il doit fournir"
    # Declarer's own cards wait: it is dummy's turn.
    own = next(iter(game.facts.hands[Seat.SOUTH]))
    mine = game.objection(own)
    assert mine is not None
    assert mine.why == "dummy-plays"
    game = game.after(game.phase.legal()[0]).after(_follows(game, Seat.EAST, led))
    assert game.actor is Seat.SOUTH
    of_dummy = game.objection(next(iter(game.facts.hands[Seat.NORTH])))
    assert of_dummy is not None
    assert of_dummy.why == "hand-plays"


def _follows(game: Game, seat: Seat, led: Card) -> Card:
    held = game.facts.hands[seat]
    return next(iter(held.holding(led.suit) or held))


def test_a_hidden_card_is_refused_as_one_that_nobody_holds() -> None:
    game = at_play("4S")
    # West leads: of South's, North's and East's cards all is said alike.
    told = {
        game.objection(card)
        for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH)
        for card in game.facts.hands[seat]
    }
    assert len(told) == 1
