"""One line for a call: short, true of every hand that makes it, nothing promised left out."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises import charts
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.shapes import Balanced, length
from biritch.bidding.short_line import ShortLine, is_impossible, short_line
from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Call, parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.short_lines import MOST, short_sentence
from biritch.words.translation import LANGUAGES, Language
from tests.proving import cases

SYSTEMS = ("sef", "sayc", "acol:modern", "strong-club")
DEALS = cases(15, 10_000)
PAGES = cases(40, 100_000)
POINTS = ("promise-hcp", "promise-hl", "promise-hld", "promise-dummy")
systems = pytest.mark.parametrize("name", SYSTEMS)


def made(name: str) -> Iterator[tuple[Hand, Meaning]]:
    """Yield every call that four hands make who bid many deals, with the hand."""
    system = catalogue.find(name)
    for number, deal in enumerate(itertools.islice(seeded_deals("short lines"), DEALS)):
        board = Board.from_number(number % 16 + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            choice = system.choose(deal[auction.turn], auction, board.vulnerability)
            yield deal[auction.turn], choice.meaning
            auction = auction.add(choice.call)


def agreed(system: System) -> Iterator[Meaning]:
    """Yield what every line about a whole auction says, at that auction."""
    seen: set[tuple[Call, ...]] = set()
    for agreement in system.agreements:
        for pattern in agreement.patterns:
            for auction, _ in agreement.instances(pattern):
                if auction.calls not in seen:
                    seen.add(auction.calls)
                    yield from system.agreed_calls(auction, Vulnerability.NONE).values()
                if len(seen) >= PAGES:
                    return


def check(line: ShortLine, meaning: Meaning) -> None:
    """Check that nothing promised is left out of *line*."""
    promise, box = meaning.promise, meaning.promise.project()
    if not line.agreed:
        assert is_impossible(meaning), meaning
        return
    named = dict(line.suits)
    for suit in Suit:
        if box.lengths[suit][0] >= 4 and box.lengths[suit][0] > meaning.before.lengths[suit][0]:
            assert suit in named, meaning
    low, high = promise.strength()
    told = any(part.name.startswith(POINTS) for part in promise.sentences())
    known = low <= meaning.before.hcp[0] and meaning.before.hcp[1] <= high
    # A hand that passed at first is known to hold no opening, but for freaks.
    known = known or all(low <= points <= high for points in usual_before(meaning))
    if told and (low > 0 or high < 20) and not known and not is_impossible(meaning):
        assert line.points is not None, meaning


def usual_before(meaning: Meaning) -> list[int]:
    """Return the points that a hand of an ordinary shape had left, up to the first gap."""
    shown = meaning.chart_before & charts.ORDINARY
    held = [points for points in range(38) if shown & charts.of_points((points, points))]
    return [points for place, points in enumerate(held) if points == held[0] + place] or [99]


def holds(line: ShortLine, hand: Hand, promise: Promise) -> bool:
    """Whether all that *line* says is so of *hand*."""
    lengths = all(low <= hand.length(suit) <= high for suit, (low, high) in line.suits)
    shape = not line.shape or Balanced(semi=line.shape == "semi-balanced").accepts(hand)
    if line.points is None or line.usually or line.printed:
        points = True
    elif line.scale != "hcp":
        points = line.points == promise.strength()
    else:
        points = line.points[0] <= hand.hcp <= line.points[1]
    others = set(line.others) <= set(promise.sentences())
    return lengths and shape and points and others


@systems
def test_a_line_is_true_of_the_hand_and_leaves_nothing_out(name: str) -> None:
    for hand, meaning in made(name):
        if meaning.guessed:
            continue
        line = short_line(meaning)
        assert holds(line, hand, meaning.promise), (hand, meaning)
        check(line, meaning)
        for language in LANGUAGES:
            assert 0 < len(short_sentence(meaning, language)) <= MOST


@systems
def test_every_agreed_call_has_a_line(name: str) -> None:
    for meaning in agreed(catalogue.find(name)):
        line = short_line(meaning)
        if not meaning.guessed:
            check(line, meaning)
        for language in LANGUAGES:
            said = short_sentence(meaning, language)
            assert 0 < len(said) <= MOST
            assert "short-" not in said


def last(name: str, calls: str) -> Meaning:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    return catalogue.find(name).explain(auction, Vulnerability.NONE)[-1]


@pytest.mark.parametrize(
    ("calls", "english", "french"),
    [
        ("1N", "15-17 HCP, balanced", "15-17 H, main régulière"),
        ("1S", "12-21 HCP, 5+ spades", "12-21 H, 5+ piques"),
        ("2C", "Strong, 22+ HCP", "Fort, 22+ H"),
        ("1S P 2S", "6-10 support points, 3+ spades", "6-10 HLD, 3+ piques"),
        ("1N P 2C", "Stayman, asks for a four-card major, 8+ points", "Stayman, "),
        ("1N P 2C P 2H", "4+ hearts", "4+ cœurs"),
        ("1C X 1S 4D", "no agreement", "pas de convention"),
    ],
)
def test_a_line_is_what_a_player_would_say(calls: str, english: str, french: str) -> None:
    meaning = last("sayc", calls)
    assert short_sentence(meaning, "en").startswith(english)
    assert short_sentence(meaning, "fr").startswith(french)


def test_the_top_of_what_was_shown_is_a_maximum() -> None:
    lines = {
        short_sentence(meaning, "en")
        for _, meaning in made("sef")
        if short_line(meaning).edge == "maximum"
    }
    assert lines
    assert all("maximum (" in line for line in lines)


def test_a_minimum_is_not_said_twice() -> None:
    told = {short_sentence(meaning, "en") for meaning in agreed(catalogue.find("acol:modern"))}
    assert not [text for text in told if "inimum, minimum" in text or "aximum, maximum" in text]


def test_what_does_not_fit_is_said_with_signs() -> None:
    many = hl(11, 14) & length(Suit.SPADES, 4, 5) & length(Suit.HEARTS, 4, 6)
    many = many & length(Suit.DIAMONDS, 1, 3) & length(Suit.CLUBS, 1, 2)
    meaning = Meaning(many, Phrase.of("call-super-drury", what=many.describe()))
    assert short_sentence(meaning, "en") == (
        "Four trumps and a short suit, 11-14 points, 4-5♠ 4-6♥ 1-3♦ 1-2♣"
    )
    assert len(short_sentence(meaning, "fr")) <= MOST


def test_a_call_that_promises_nothing_says_so() -> None:
    nothing = hcp(0) & hld(Suit.SPADES, 0)
    assert short_sentence(Meaning(nothing, nothing.describe()), "en") == "nothing more"


def test_passes_and_doubles_are_seldom_without_a_word() -> None:
    """Most passes tell at least a limit."""
    system, told, silent = catalogue.find("sef"), 0, 0
    for deal in itertools.islice(seeded_deals("passes"), 20):
        auction = Auction(Seat.NORTH)
        while not auction.over and len(auction.calls) < 4:
            choice = system.choose(deal[auction.turn], auction, Vulnerability.NONE)
            if choice.call is PASS or not isinstance(choice.call, Bid):
                told += 1
                silent += short_line(choice.meaning).anything
            auction = auction.add(choice.call)
    assert silent < told / 2


def test_how_many_aces_is_said_once() -> None:
    said = last("acol:foundation", "1H P 7N")
    assert short_sentence(said, "en") == "27+ points, balanced or nearly, 3 or 4 aces"


def test_points_that_only_a_freak_could_hold_name_no_suit_of_nine() -> None:
    said = last("acol:foundation", "1H P 4H P 4N")
    assert short_sentence(said, "en") == "Blackwood, asks for aces, 31+ support points"


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "Control, looking for slam, 20-22 support points, no control in clubs"),
        ("fr", "Contrôle, vise le chelem, 20-22 HLD, pas de contrôle à trèfle"),
    ],
)
def test_a_control_says_first_what_it_denies(language: Language, wanted: str) -> None:
    """Not two clubs, which is what follows; the control is in the suit that is bid."""
    auction = Auction.parse("1S P 3S P 4D")
    meaning = catalogue.find("sayc").explain(auction, Vulnerability.NONE)[-1]
    assert short_sentence(meaning, language) == wanted
