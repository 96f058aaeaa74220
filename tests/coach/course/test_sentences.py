"""What a bidding lesson says: the call is the system's, the facts are the hand's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.lesson import COURSES, CallByTheBook, LessonDeal
from biritch.core.calls import Bid, OtherCall, parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from tests.coach.course.pupils import played, scripted

LESSONS = lessons()
BIDDING = [
    (name, at)
    for name, lesson in LESSONS.items()
    for at, deal in enumerate(lesson.deals)
    if any(isinstance(goal, CallByTheBook) for goal in deal.goals)
]
STRICT = [(name, at) for name, at in BIDDING if LESSONS[name].part in ("sayc", "acol")]
"""Every sentence of these begins with the call and tells the hand."""
NUMBERS = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"],
    "fr": [
        "aucun",
        "un",
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
    ],
}
SUITS = {
    "en": {"spade": Suit.SPADES, "heart": Suit.HEARTS, "diamond": Suit.DIAMONDS},
    "fr": {"pique": Suit.SPADES, "cœur": Suit.HEARTS, "carreau": Suit.DIAMONDS},
}
CLUBS = {"en": "club", "fr": "trèfle"}
STRAINS = {"en": "SHDCN", "fr": "PCKTS"}
WORDS = {"en": {"Pass": "P", "Double": "X"}, "fr": {"Passe": "P", "Contre": "X"}}
NOTRUMP = {"en": "NT", "fr": "SA"}
CALL = {
    "en": r"([1-7](?:NT|[SHDC])|Pass|Double)\b",
    "fr": r"([1-7](?:SA|[PCKT])|Passe|Contre)\b",
}


def call_named(text: str, language: str) -> str | None:
    """Return the call with which *text* begins, as it is written in a log."""
    found = re.match(CALL[language], text)
    if found is None:
        return None
    word = found[1]
    if word in WORDS[language]:
        return WORDS[language][word]
    strain = word[1:]
    if strain == NOTRUMP[language]:
        return f"{word[0]}N"
    return word[0] + "SHDC"[STRAINS[language].index(strain)]


def facts_of(text: str, language: str) -> Iterator[tuple[str, range, Suit | None]]:
    """Yield what the first sentence of *text* says of the hand: points, and cards of a suit."""
    sentence = re.split(r"\.(?:\s|$)", text)[0]
    told = re.search(r"(?<!about )(\d+)(?: (?:or|ou) (\d+))? points", sentence)
    if told is not None:
        low, high = int(told[1]), int(told[2] or told[1])
        yield told[0], range(low, high + 1), None
    numbers = "|".join(NUMBERS[language])
    names = {**SUITS[language], CLUBS[language]: Suit.CLUBS}
    for count, name in re.findall(rf"\b({numbers}) ({'|'.join(names)})[sx]?\b", sentence):
        cards = NUMBERS[language].index(count)
        yield f"{count} {name}", range(cards, cards + 1), names[name]


def check(text: str, language: str, hand: Hand) -> int:
    """Hold every fact of *text* against *hand*; return how many there are."""
    facts = list(facts_of(text, language))
    for told, right, suit in facts:
        held = hand.hcp if suit is None else hand.length(suit)
        assert held in right, (told, held, str(hand))
    return len(facts)


def own_calls(deal: LessonDeal) -> list[str]:
    """Return the calls the system makes for the pupil."""
    game, mine = deal.opening, []
    for action in played(deal, scripted(deal)):
        if game.actor == deal.seat and isinstance(action, (Bid, OtherCall)):
            mine.append(str(action))
        game = game.after(action)
    return mine


@pytest.mark.parametrize(("name", "at"), BIDDING)
def test_the_call_named_first_is_one_that_the_system_makes(name: str, at: int) -> None:
    deal = LESSONS[name].deals[at]
    mine = own_calls(deal)
    for language in ("en", "fr"):
        named = call_named(deal.done[language], language)
        if (name, at) in STRICT:
            assert named == mine[-1], (deal.done[language], mine)
        elif named is not None and re.match(rf"{CALL[language]} ?:", deal.done[language]):
            assert named in mine, (deal.done[language], mine)


@pytest.mark.parametrize(("name", "at"), STRICT)
def test_what_is_said_of_the_hand_is_so(name: str, at: int) -> None:
    deal = LESSONS[name].deals[at]
    hand = deal.deal[deal.seat]
    told = [check(deal.done[language], language, hand) for language in ("en", "fr")]
    assert told[0] == told[1] > 0, deal.done
    for text, words in (
        (deal.done["en"], "balanced hand"),
        (deal.done["fr"], "main régulière"),
    ):
        if words in text:
            lengths = sorted(hand.length(suit) for suit in Suit)
            assert lengths in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]), str(hand)
    if re.search("no (four|five)-card major|without a four-card major", deal.done["en"]):
        most = 5 if "no five" in deal.done["en"] else 4
        assert max(hand.length(Suit.SPADES), hand.length(Suit.HEARTS)) < most, str(hand)


def test_a_sentence_that_is_not_so_is_found() -> None:
    hand = Hand.parse("AKJ75.K82.Q4.J63")
    assert check("1S: 14 points and five spades.", "en", hand) == 2
    assert check("1P : 14 points et cinq piques.", "fr", hand) == 2
    for wrong in ("1S: 13 points.", "1S: six spades.", "1NT: 15 or 16 points."):
        with pytest.raises(AssertionError):
            check(wrong, "en", hand)
    assert [call_named(text, "fr") for text in ("1C : …", "2SA : …", "Contre : …")] == [
        "1H",
        "2N",
        "X",
    ]
    assert parse_call(call_named("3D: …", "en") or "") == parse_call("3D")


@pytest.mark.parametrize("course", COURSES)
def test_each_course_is_whole_and_teaches_one_bidding(course: str) -> None:
    mine = [lesson for lesson in LESSONS.values() if course in lesson.courses]
    parts = {lesson.part for lesson in mine}
    assert {"minibridge", "auction", "defence", "duplicate"} <= parts
    bid = [
        deal.system
        for lesson in mine
        for deal in lesson.deals
        if any(isinstance(goal, CallByTheBook) for goal in deal.goals)
    ]
    wanted = {
        "french": {"sif", "sef"},
        "sayc": {"sayc"},
        "acol": {"acol:foundation"},
    }
    assert set(bid) == wanted[course]
    assert len(bid) >= 30


def test_every_lesson_has_a_picture() -> None:
    for name, lesson in LESSONS.items():
        assert 1 <= len(lesson.picture) <= 5, name
