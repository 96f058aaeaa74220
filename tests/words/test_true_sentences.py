"""What is said of a card or a call is so: of the hand, the seats, and the game it speaks of."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.short_line import short_line
from biritch.coach.card_reasons import card_reason
from biritch.coach.reasons import CardInPlay
from biritch.coach.tutor import advice_of
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import FOUR, Seat
from biritch.core.signs import card_sign, seat_sign, strain_sign
from biritch.games.game import Game
from biritch.robots.calls.bidder import read_system, systems_at_table
from biritch.robots.catalogue import find as robot
from biritch.robots.play.shown_suits import shown_suits
from biritch.rules.auction import Auction
from biritch.server.tables.log_setup import games
from biritch.server.tables.meanings import call_meaning
from biritch.words.short_lines import short_sentence, whole_sentences
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases

SYSTEMS = (
    "acol:benji",
    "acol:foundation",
    "acol:modern",
    "four-card-majors",
    "sayc",
    "sef",
    "sef:2018",
    "sif",
    "strong-club",
    "two-over-one",
)
DEALS = cases(2, 400)
AUCTIONS = cases(3, 2_000)
NO_DUMMY = ("whist",)
PARTNER = re.compile(r"\b[Pp]artner\b|\bpartenaire\b")
TABLE = re.compile(r"\b[Dd]ummy|\b[Dd]eclarer|\bmort\b|\bdéclarant")
GLUED = re.compile(r"[.;:,] *[.;:,]|\( *\)|\{|\}|[a-z]-[a-z]+-[a-z]+-|\bNone\b|  ")
ONE = re.compile(r"\b1 (points|tricks|cards|levées|cartes|times|fois)\b(?! sur)")
ENGLISH = re.compile(
    r"\b(the|with|and|of|hearts|spades|diamonds|clubs|points with|agreement)\b"
)
SCALES = {
    "en": re.compile(r"\b(HCP|support points|points(?! and the two longest))\b"),
    "fr": re.compile(r"\b(HLD|HL|H|points(?! et cartes des deux))\b"),
}
BARE = ("call-answer", "call-values", "call-optional", "call-quantitative", "call-strong")
"""Names of calls that tell nothing alone."""
variants = pytest.mark.parametrize("variant", sorted(games()))
systems = pytest.mark.parametrize("system", SYSTEMS)


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence about a card, with all that its player sees."""

    play: CardInPlay
    phrase: Phrase

    @property
    def card(self) -> Card:
        return self.play.card

    def sign_of(self, name: str) -> object:
        return dict(self.phrase.arguments).get(name)

    def in_sight(self, card: Card) -> bool:
        return card not in self.play.at.out

    def card_named(self, name: str = "card") -> Card:
        sign = self.sign_of(name)
        return next(
            card
            for card in map(Card.of, *zip(*itertools.product(Suit, range(2, 15)), strict=True))
            if card_sign(card.suit, card.rank) == sign
        )


def known_void(said: Said, seat: Seat, suit: Suit) -> bool:
    return any(
        who == seat and card.suit != suit and trick.cards[0].suit == suit
        for trick in said.play.at.view.tricks
        for who, card in trick.cards_by_seat
    )


def finesse_is_possible(said: Said) -> bool:
    missing = said.card_named()
    seat = next(each for each in Seat if seat_sign(each) == said.sign_of("seat"))
    return (
        not said.in_sight(missing)
        and seat.side is not said.play.at.seat.side
        and not known_void(said, seat, missing.suit)
    )


def is_cheapest_winner(said: Said) -> bool:
    at = said.play.at
    cheaper = [
        card
        for card in at.trick.legal(at.hand)
        if card.suit == said.card.suit and card < said.card and at.beats(card)
    ]
    return said.play.winning and all(
        # Equals are worth the same; in second or third hand a lower card may not be enough.
        card in at.equals(said.card) or not at.sure(card)
        for card in cheaper
    )


def honour_may_be_there(said: Said, ranks: tuple[int, ...]) -> bool:
    at = said.play.at
    partner = at.seat.partner
    led = said.card_named()
    theirs = {
        card for trick in at.view.tricks for who, card in trick.cards_by_seat if who == partner
    }
    return any(
        not said.in_sight(card) or card in theirs
        for card in (Card.of(led.suit, rank) for rank in ranks)
    )


def holds_honours_below(said: Said) -> bool:
    return any(rank > max(10, said.card.rank) for rank in said.play.suit.mine)


def fewer_trumps_here(said: Said) -> bool:
    play = said.play
    if play.trump is None:
        return False
    trumps = play.suits[play.trump]
    return not play.ruffing or len(trumps.mine) < len(trumps.opposite)


def is_last_word(said: Said) -> bool:
    return said.play.at.sure(said.card)


def partner_bid_or_led(said: Said) -> bool:
    at = said.play.at
    partner = at.seat.partner
    led = {t.cards[0].suit for t in at.view.tricks if t.leader == partner and t.cards}
    return said.card.suit in led | at.shown[partner]


def shows_a_wish(said: Said) -> bool:
    """Whether the suit is another than the card's and than trumps."""
    signs = {
        strain_sign(suit) for suit in Suit if suit not in {said.card.suit, said.play.trump}
    }
    return said.sign_of("other") in signs and said.play.suit.length > 1


def gives_count(said: Said) -> bool:
    """Whether it is the first round, and the card high from an even number, low from odd."""
    tricks = said.play.at.view.tricks[:-1]
    first = all(trick.cards[0].suit != said.card.suit for trick in tricks)
    return first and said.play.lowest == (said.play.suit.length % 2 == 1)


TRUE: dict[str, Callable[[Said], bool]] = {
    "coach-finesse": finesse_is_possible,
    "coach-win": is_cheapest_winner,
    "coach-partner-low": lambda said: honour_may_be_there(said, (14, 13, 12, 11)),
    "coach-partner-low-trumps": lambda said: honour_may_be_there(said, (14, 13, 12, 11)),
    "coach-partner-no-honour": lambda said: not honour_may_be_there(said, (14, 13, 12, 11)),
    "coach-partner-honour": lambda said: honour_may_be_there(
        said, (said.card_named().rank - 1,)
    ),
    "coach-partner-no-sequence": lambda said: said.in_sight(said.card_named("below")),
    "coach-second-low": holds_honours_below,
    "coach-second-nothing": lambda said: not holds_honours_below(said),
    "coach-ruff-losers": fewer_trumps_here,
    "coach-ruff-here": lambda said: said.play.ruffing and said.play.winning,
    "coach-defend-ruff": is_last_word,
    "coach-defend-ruff-high": lambda said: said.play.winning and not is_last_word(said),
    "coach-under-ruff": lambda said: said.play.is_trump and not said.play.winning,
    "coach-defend-overruff": lambda said: said.play.winning and said.play.at.partner_winning,
    "coach-lead-singleton": lambda said: said.play.suit.length == 1,
    "coach-lead-doubleton": lambda said: said.play.suit.length == 2,
    "coach-lead-length": lambda said: said.play.suit.length >= 4,
    "coach-lead-ace": lambda said: said.card.rank == 14,
    "coach-lead-trump": lambda said: said.play.is_trump,
    "coach-lead-trump-through": lambda said: said.play.is_trump,
    "coach-return": partner_bid_or_led,
    "coach-lead-partner": partner_bid_or_led,
    "coach-only": lambda said: len(said.play.at.view.legal) == 1,
    "coach-draw-trumps": lambda said: said.play.trumps_out > 0,
    "coach-signal-like-high": lambda said: not said.play.lowest,
    "coach-signal-dislike-low": lambda said: said.play.lowest,
    "coach-signal-prefer": shows_a_wish,
    "coach-signal-count": gives_count,
    "coach-give-ruff-asking": lambda said: said.play.trump is not None,
    "coach-defend-cash": lambda said: said.play.suit.master(said.card.rank),
    "coach-keep-guard": lambda said: (
        said.sign_of("thrown") == strain_sign(said.card.suit)
        and said.sign_of("suit") != strain_sign(said.card.suit)
    ),
    "coach-cover": lambda said: said.card.rank > said.card_named().rank >= 10,
    "coach-rise": lambda said: said.play.winning,
    "coach-third-high": lambda said: said.play.winning,
}
"""What must be so where a sentence is said."""
ANY_SUIT = {
    "coach-keep-guard",
    "coach-squeeze-plan",
    "coach-threw-asks",
    "coach-threw-likes",
    "coach-threw-dislikes",
    "coach-partner-low",
    "coach-partner-low-trumps",
    "coach-partner-high",
    "coach-partner-no-honour",
    "coach-danger",
    "coach-shown-out",
}
"""Sentences about another suit than that of the card, which say so."""


@lru_cache
def said_of_cards(variant: str) -> tuple[Said, ...]:
    """Return every sentence about a card of some deals, bid and played by rule."""
    found = []
    for number, deal in enumerate(itertools.islice(seeded_deals("true sentences"), DEALS)):
        system = SYSTEMS[number % len(SYSTEMS)]
        player, rng = robot(f"rule:{system}"), random.Random(number)
        game = Game.start(games()[variant], deal, Board.from_number(number % 16 + 1))
        while game.actor is not None:
            view = game.view(game.actor)
            action = player.decide(view, budget=0, rng=rng).action
            cards = [card for card in view.legal if isinstance(card, Card)]
            if not cards or view.contract is None or len(view.players) < len(FOUR):
                game = game.after(action)
                continue
            carding = read_system(system).partnership.carding
            shown = shown_suits(view, systems_at_table(view, system, read_system).book)
            # A card that a robot would not play has its reason too.
            for card in {action, rng.choice(cards)} if isinstance(action, Card) else ():
                told = card_reason(view, card, carding, shown)
                if told is None:
                    continue
                play = CardInPlay.of(view, card, carding, shown)
                found += [Said(play, phrase) for phrase in (told.says, *told.more)]
            game = game.after(action)
    return tuple(found)


@variants
def test_what_is_said_of_a_card_is_so(variant: str) -> None:
    for said in said_of_cards(variant):
        check = TRUE.get(said.phrase.name)
        assert check is None or check(said), (say(said.phrase, "en"), said.card, said.play.at)


@variants
def test_the_suit_named_is_the_suit_of_the_card(variant: str) -> None:
    for said in said_of_cards(variant):
        if said.phrase.name in ANY_SUIT:
            continue
        about = said.sign_of("suit")
        suits = {said.card.suit, said.play.card_led.suit}
        assert about is None or about in [strain_sign(suit) for suit in suits], (
            say(said.phrase, "en"),
            said.card,
        )


@variants
def test_a_sentence_speaks_of_dummy_and_partner_where_there_are_some(variant: str) -> None:
    for phrase in {said.phrase for said in said_of_cards(variant)}:
        for language in LANGUAGES:
            text = say(phrase, language)
            assert variant not in NO_DUMMY or not TABLE.search(text), text
            check_text(text, language)


def check_text(text: str, language: str) -> None:
    """Check what is wrong in any sentence: glued parts, a plural after one, English left."""
    assert not GLUED.search(text.replace("\xa0", " ").replace("\u202f", " ")), text
    assert not ONE.search(text), text
    assert not re.search("pas d[’']accord", text), text
    if language == "fr":
        assert not ENGLISH.search(text), text


@pytest.mark.parametrize("variant", ["honeymoon_draw", "honeymoon_dummies", "dummy_whist"])
def test_nobody_is_told_of_a_partner_who_is_not_there(variant: str) -> None:
    player = robot("rule:sayc")
    for deal in itertools.islice(seeded_deals("alone"), DEALS):
        game, rng = Game.start(games()[variant], deal, Board.from_number(1)), random.Random(1)
        while game.actor is not None:
            view = game.view(game.actor)
            decision = player.decide(view, budget=0, rng=rng)
            told = advice_of(view, decision, "sayc", rng, lambda: True)
            assert not told.candidates
            for phrase in (told.says, *told.more):
                for language in LANGUAGES:
                    assert not PARTNER.search(say(phrase, language)), say(phrase, language)
            game = game.after(decision.action)


# ---- calls ----


@dataclass(frozen=True, slots=True)
class Told:
    """What a call says, of the menu or made with *hand*."""

    auction: Auction
    call: Call
    meaning: Meaning
    hand: Hand | None


@lru_cache
def told_of_calls(system: str) -> tuple[Told, ...]:
    return tuple(dict.fromkeys(_told_of_calls(system)))


def _told_of_calls(name: str) -> Iterator[Told]:
    system = catalogue.find(name)
    for number, deal in enumerate(itertools.islice(seeded_deals("true calls"), AUCTIONS)):
        board = Board.from_number(number % 16 + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            menu = system.agreed_calls(auction, board.vulnerability)
            chosen = system.choose(deal[auction.turn], auction, board.vulnerability)
            for call, meaning in menu.items():
                yield Told(auction, call, meaning.disclosed_meaning, None)
            yield Told(
                auction, chosen.call, chosen.meaning.disclosed_meaning, deal[auction.turn]
            )
            auction = auction.add(chosen.call)


@systems
def test_a_line_names_one_scale_and_every_sentence_is_whole(system: str) -> None:
    for told in told_of_calls(system):
        for language in LANGUAGES:
            line = short_sentence(told.meaning, language)
            assert len(set(SCALES[language].findall(line))) <= 1, (line, told)
            whole = whole_sentences(told.meaning, (language,))[language]
            assert len(set(SCALES[language].findall(whole))) <= 1, (whole, told)
            for text in (line, whole):
                check_text(text, language)


@systems
def test_no_call_promises_what_its_own_hand_has_ruled_out(system: str) -> None:
    """A hand that passed as dealer has no sixteen points for a penalty double."""
    for told in told_of_calls(system):
        line = short_line(told.meaning)
        if line.points is not None:
            most = told.meaning.before.hcp[1] + (0 if line.scale == "hcp" else ADDED)
            assert line.points[0] <= most, (short_sentence(told.meaning, "en"), told)


ADDED = 10
"""Points that length and shortness may add to high cards."""


@systems
def test_a_passed_hand_is_not_said_to_hold_an_opening(system: str) -> None:
    """What its first pass left is not widened by a later one."""
    for told in told_of_calls(system):
        calls, turn = told.auction.calls, len(told.auction.calls)
        if turn < 4 or any(call is not PASS for call in calls[: turn % 4 + 1]):
            continue
        line = short_line(told.meaning)
        if told.call is PASS and line.points is not None and line.scale == "hcp":
            assert line.points[1] <= MOST_PASSED, (short_sentence(told.meaning, "en"), told)


MOST_PASSED = 13
"""Points that a hand of an ordinary shape may have passed with at its first turn."""


@systems
def test_the_name_of_a_call_that_tells_nothing_does_not_stand_alone(system: str) -> None:
    for told in told_of_calls(system):
        line = short_line(told.meaning)
        alone = not (line.points or line.suits or line.shape or line.others)
        assert line.term not in BARE or not alone, (short_sentence(told.meaning, "en"), told)


@systems
def test_points_said_of_a_call_are_those_of_the_hand_that_makes_it(system: str) -> None:
    for told in told_of_calls(system):
        line = short_line(told.meaning)
        if told.hand is None or told.meaning.guessed or line.points is None or line.printed:
            continue
        if line.scale == "hcp":
            low, high = line.points
            slack = FREAK if line.usually else 0
            assert low - slack <= told.hand.hcp <= high + slack, (
                short_sentence(told.meaning, "en"),
                told,
            )


FREAK = 3
"""Points by which a hand of an unusual shape may lie outside what is usual."""


@systems
def test_what_goes_to_the_page_is_no_more_than_what_the_line_says(system: str) -> None:
    for told in told_of_calls(system)[:200]:
        wire = call_meaning(told.meaning)
        line = short_line(told.meaning)
        if not line.agreed:
            assert wire.says.en == "no agreement" or wire.short is not None
