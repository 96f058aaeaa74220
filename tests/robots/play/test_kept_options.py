"""What declarer learns from cards that cost nothing: the known card, and a mix of honours."""

import random

import numpy as np
import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.play.choice import choose
from biritch.robots.play.evaluation import CardTotals, Evaluation
from biritch.robots.play.false_cards import false_card
from biritch.robots.play.rules_of_thumb import known_card, prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.worlds import worlds
from biritch.robots.stage_rules import forced_card
from tests.robots.helpers import bid

NOTRUMP = "P P 1N P 3N P P P"


def at_table(deal: str, cards: str) -> CardSituation:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), NOTRUMP)
    for card in cards.split():
        game = game.after(Card.parse(card))
    assert game.actor is not None
    return CardSituation.of(game.view(game.actor))


HELD = "N:K85.A73.AQ92.T64 T62.KQ54.753.Q93 A73.J92.J84.AK72 QJ94.T86.KT6.J85"
"""South finesses the queen of diamonds; West's king is placed, his ten is not."""


def cards_of(at: CardSituation, text: str) -> list[Card]:
    legal = [card for card in at.view.legal if isinstance(card, Card)]
    return [card for card in legal if str(card) in text.split()]


def test_the_card_that_declarer_has_placed_is_played() -> None:
    at = at_table(HELD, "SQ S5 S2 SA D4 D6 DQ D3 DA D5 D8")
    assert str(known_card(at, cards_of(at, "DT DK"))) == "DK"
    assert known_card(at, cards_of(at, "DT")) is None


def test_it_is_played_too_where_all_cards_are_worth_the_same() -> None:
    """Once the jack is gone queen and ten are equals, and the robot need not think."""
    deal = "N:K85.A73.AJ92.T64 T62.KQ54.753.Q93 A73.J92.K84.AK72 QJ94.T86.QT6.J85"
    at = at_table(deal, "SQ S5 S2 SA D4 D6 DJ D3 D2 D7 DK")
    decision = forced_card(at.view)
    assert decision is not None
    assert str(decision.action) == "DQ"


@pytest.mark.parametrize(("lost", "card"), [(0.4, "HQ"), (40.0, "H9")])
def test_the_known_card_may_cost_in_a_rare_world_but_not_often(lost: float, card: str) -> None:
    """In a hundred worlds it loses less than half an IMP in all; forty are too much."""
    deal = "N:865.AKJ4.K73.Q65 A432.T85.J2.J943 KQ9.762.A865.AK7 JT7.Q93.QT94.T82"
    at = at_table(deal, "D4 D3 DJ DA H2 H3 HJ H5 HA HT H6")
    totals = {
        Card.parse("HQ"): CardTotals(lost, 100.0, 900, 100),
        Card.parse("H9"): CardTotals(0.0, 100.0, 900, 100),
    }
    tally = Evaluation(100, totals, dominated=frozenset({Card.parse("HQ")}))
    assert str(choose(at.view, tally).action) == card


def test_no_card_is_known_before_partner_had_a_chance_to_play_it() -> None:
    at = at_table(HELD, "SQ S5 S2 SA D4 D6 DA D3 D2 D5 D8")
    assert known_card(at, cards_of(at, "DT DK")) is None


LED = "N:A73.A82.AQJ2.T64 {east}.KQ54.753.Q93 {south}.J93.K84.AK2 {west}.T76.T96.J875"
"""West has led an honour of spades, and follows again."""


@pytest.mark.parametrize(
    ("east", "south", "west", "led", "choices", "known"),
    [
        ("652", "T984", "KQJ", "SK", "SQ SJ", "SQ"),
        ("K62", "9854", "QJT", "SQ", "SJ", "None"),
        ("962", "T854", "KQJ", "SK", "SJ", "None"),
        ("962", "T854", "KQJ", "SK", "SQ SJ", "SQ"),
        ("J62", "T985", "KQ4", "SK", "SQ S4", "None"),
    ],
)
def test_the_card_that_the_lead_promised_is_known(
    east: str, south: str, west: str, led: str, choices: str, known: str
) -> None:
    """The king promised the queen: the jack is still a secret."""
    deal = LED.format(east=east, south=south, west=west)
    at = at_table(deal, f"{led} SA S{min(east)} S{south[-1]} D2 D3 DK D6 S{south[0]}")
    assert str(known_card(at, cards_of(at, choices))) == known


FALL = "N:8765.A73.AQ92.T6 QJ.KQ54.75{east}.J983 AK432.J92.J8.AK7 T9.T86.KT6{west}.Q542"
"""East's queen and jack of spades fall under the ace."""


def test_of_honours_that_fall_one_is_played_as_often_as_the_other() -> None:
    """Which of them hangs on East's other cards, here one diamond."""
    played = set()
    for east, west in ("34", "43"):
        at = at_table(FALL.format(east=east, west=west), "C2 C6 CJ CK SA S9 S5")
        played.add(str(prefer(at, cards_of(at, "SQ SJ"))))
    assert played == {"SQ", "SJ"}


@pytest.mark.parametrize("card", ["SQ", "SJ"])
def test_whichever_fell_the_other_is_held_as_seldom(card: str) -> None:
    """Restricted choice: the missing honour is less likely in the hand that dropped one."""
    deal = FALL.format(east="3", west="4")
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), NOTRUMP)
    for each in f"C2 C6 CJ CK SA S9 S5 {card}".split():
        game = game.after(Card.parse(each))
    view = game.view(Seat.SOUTH)
    other = Card.parse("SJ" if card == "SQ" else "SQ")

    def share(evidence: HandEvidence) -> float:
        dealt = worlds(view, evidence, random.Random(3), 300)
        return sum(other in world.held[Seat.EAST] for world in dealt) / len(dealt)

    assert share(infer_evidence(view, ())) < 0.9 * share(HandEvidence())


UNDER = "N:{north}.A73.AQ92.T6 {east}.KQ54.{two}.J983 AK432.J92.J8.AK7 {west}.T86.KT{more}.Q542"
"""South cashes the ace of spades; East's other cards say whether he plays a false one."""


@pytest.mark.parametrize(
    ("north", "east", "west", "wanted"),
    [
        # The queen of QJx one time in three, the nine of J9x every other time.
        ("8765", "QJ9", "T", ["SQ", None, None]),
        ("QT75", "J96", "8", ["S9", None]),
        # The jack of JTx every other time.
        ("9875", "JT6", "Q", ["SJ", None]),
        # Nothing is hidden by the queen alone, or by the nine of another holding.
        ("8765", "QT9", "J", [None] * 3),
        ("QJ75", "T96", "8", [None] * 2),
    ],
)
def test_false_cards_of_a_defender_are_mixed(
    north: str, east: str, west: str, wanted: list[str | None]
) -> None:
    played = []
    for two in ("75", "76", "65")[: len(wanted)]:
        more = "".join(sorted({*"76543"} - {*two}, reverse=True))
        deal = UNDER.format(north=north, east=east, west=west, two=two, more=more)
        at = at_table(deal, f"C2 C6 CJ CK SA S{west} S5")
        card = false_card(at, cards_of(at, " ".join(f"S{rank}" for rank in east)))
        played.append(None if card is None else str(card))
    assert sorted(map(str, played)) == sorted(map(str, wanted))


FOUR = "N:J87.A73.AQ92{north}.T6 T965.KQ54.{east}.J983 AKQ32.J92.J8.AK7 4.T86.KT{west}.Q542"
"""South cashes the ace of spades; East has four of them, and one diamond that decides."""


def test_the_ten_falls_from_four_every_other_time() -> None:
    played = []
    for east in "34":
        north, *west = sorted({*"76543"} - {east}, reverse=True)
        deal = FOUR.format(north=north, east=east, west="".join(west))
        at = at_table(deal, "C2 C6 CJ CK SA S4 S7")
        card = false_card(at, cards_of(at, "ST S9 S6 S5"))
        played.append(None if card is None else str(card))
    assert sorted(map(str, played)) == ["None", "ST"]


@pytest.mark.parametrize(
    ("north", "east", "west", "card", "holding", "plain"),
    [
        # The nine falls from J9x every other time, and from a single nine always.
        ("QT75", "J96", "8", "S9", "J96", "9"),
        # The jack from JTx likewise; of queen and jack one as often as the other.
        ("9875", "JT6", "Q", "SJ", "JT6", "J"),
    ],
)
def test_who_reads_reckons_with_the_mix(
    north: str, east: str, west: str, card: str, holding: str, plain: str
) -> None:
    """A holding with a choice is half as likely as one without."""
    deal = UNDER.format(north=north, east=east, west=west, two="75", more="643")
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), NOTRUMP)
    for each in f"C2 C6 CJ CK SA S{west} S5 {card}".split():
        game = game.after(Card.parse(each))
    read = infer_evidence(game.view(Seat.SOUTH), ()).likelihood
    assert read is not None

    def likelihood(ranks: str) -> float:
        """Return how likely East's spades are, the rest of the deal being as it is."""
        hands = list(Deal.parse(deal).hands)
        others = [each for each in hands[Seat.EAST] if each.suit != Suit.SPADES]
        hands[Seat.EAST] = Hand.of([*others, *(Card.parse(f"S{rank}") for rank in ranks)])
        column = np.array([[hand.bits] for hand in hands], np.int64)
        return float(read(column)[0])

    assert likelihood(holding) == pytest.approx(likelihood(plain) / 2)


WON = "N:763.A73.AQ92.T6{north} T98.KQ54.753.Q9{east} {spades}.J92.J84.AK7{south} {west}"


@pytest.mark.parametrize(
    ("spades", "west", "false", "times"),
    [
        # Declarer wins with the higher of two touching honours three times in four.
        ("KQ4", "AJ52", "SK", 3),
        ("AK4", "QJ52", "SK", 3),
        ("QJ4", "AK52", "SQ", 3),
        ("AQ4", "KJ52", "SA", 0),
    ],
)
def test_declarer_hides_the_lower_of_two_honours(
    spades: str, west: str, false: str, times: int
) -> None:
    played = []
    for south in "2345":
        left = sorted({*"2345"} - {south})
        deal = WON.format(
            spades=spades, south=south, north=left[0], east=left[1],
            west=f"{west}.T86.KT6.J8{left[2]}",
        )  # fmt: skip
        at = at_table(deal, "S2 S3 S8")
        played.append(str(false_card(at, cards_of(at, "SA SK SQ SJ"))))
    assert played.count(false) == times
    assert played.count("None") == 4 - times


@pytest.mark.parametrize(("spades", "west", "times"), [("K54", "AQJ2", 2), ("KQ4", "AJ52", 0)])
def test_declarer_hides_his_lowest_card_from_a_signal(
    spades: str, west: str, times: int
) -> None:
    """Under West's ace the five from K54 every other time; one small card leaves no choice."""
    played = []
    for south in "2345":
        left = sorted({*"2345"} - {south})
        deal = WON.format(
            spades=spades, south=south, north=left[0], east=left[1],
            west=f"{west}.T86.KT6.J8{left[2]}",
        )  # fmt: skip
        at = at_table(deal, "SA S3 S8")
        played.append(str(false_card(at, cards_of(at, "SQ S5 S4"))))
    assert played.count("S5") == times
    assert played.count("None") == 4 - times


def test_a_false_card_that_costs_anything_is_not_played() -> None:
    played = set()
    for two, more in (("75", "643"), ("76", "543"), ("65", "743")):
        deal = UNDER.format(north="8765", east="QJ9", west="T", two=two, more=more)
        at = at_table(deal, "C2 C6 CJ CK SA ST S5")
        low, queen = (Card.parse(card) for card in ("S9", "SQ"))
        free, dear = CardTotals(0.0, -400, 9, 1), CardTotals(0.001, -401, 9, 1)
        assert choose(at.view, Evaluation(1, {low: free, queen: dear})).action == low
        played.add(choose(at.view, Evaluation(1, {low: free, queen: free})).action)
    assert played == {low, queen}
