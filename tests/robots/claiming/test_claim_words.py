"""The words of claims, each in the sentence it is for; those of a new language too."""

import pytest

from biritch.core.seats import Seat
from biritch.locales.typed_words import load_typed_words
from biritch.robots.claiming.stated_line import LineStep, StatedLine, StatedThrow

WORDS = load_typed_words("claim")
SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ten", "jack", "queen", "king", "ace")
SEATS = ("north", "east", "south", "west")
SPADES = 3


def typed(meaning: str) -> list[str]:
    """Return the words for *meaning* that are not letters of cards, each typed whole."""
    return [word.replace("*", "e") for word in WORDS[meaning] if len(word) > 1]


def cases(*meanings: str) -> list[tuple[str, str]]:
    return [(meaning, word) for meaning in meanings for word in typed(meaning)]


def parse(text: str, trump: int = SPADES, claimant: Seat | None = None) -> StatedLine:
    return StatedLine.parse(text, trump, claimant)


@pytest.mark.parametrize(("suit", "word"), cases(*SUITS))
def test_a_word_for_a_suit_is_that_suit(suit: str, word: str) -> None:
    assert parse(word).steps == (LineStep(SUITS.index(suit)),)


@pytest.mark.parametrize(("rank", "word"), cases(*RANKS))
def test_a_word_for_an_honour_is_that_card(rank: str, word: str) -> None:
    card = 13 * SPADES + 8 + RANKS.index(rank)
    assert parse(f"{word}, ♠").steps == (LineStep(SPADES, card),)
    assert parse(f"{word} ♠").steps == (LineStep(SPADES, card),)


@pytest.mark.parametrize(
    ("rank", "letter"),
    [(rank, word) for rank in RANKS for word in WORDS[rank] if len(word) == 1],
)
def test_a_letter_is_that_card_after_its_suit(rank: str, letter: str) -> None:
    assert parse(f"♠{letter}").steps == (LineStep(SPADES, 13 * SPADES + 8 + RANKS.index(rank)),)


@pytest.mark.parametrize("word", typed("trumps"))
def test_a_word_for_trumps_names_them(word: str) -> None:
    line = parse(word)
    assert line.names_trumps
    assert line.steps == (LineStep(SPADES),)


@pytest.mark.parametrize("link", WORDS["of"])
def test_an_honour_is_of_trumps_too(link: str) -> None:
    blank = "" if link.endswith("'") else " "
    (step,) = parse(f"ace {link}{blank}trumps").steps
    assert step == LineStep(SPADES, 51)


@pytest.mark.parametrize("word", typed("then"))
def test_a_new_clause_begins_after_it(word: str) -> None:
    # The finesse is of the clause before: what follows is played from the top.
    line = parse(f"finesse clubs {word} hearts")
    assert line.finesses == {0: None}
    assert line.steps == (LineStep(0), LineStep(2))


@pytest.mark.parametrize(("seat", "word"), cases(*SEATS))
def test_a_seat_is_found_by_its_name(seat: str, word: str) -> None:
    assert parse(f"♥Q {word}").finesses == {2: Seat(SEATS.index(seat))}


@pytest.mark.parametrize(("side", "word"), cases("left", "right"))
def test_a_side_is_that_of_the_claimer(side: str, word: str) -> None:
    beside = Seat.WEST if side == "left" else Seat.EAST
    assert parse(f"♥Q {word}", claimant=Seat.SOUTH).finesses == {2: beside}


@pytest.mark.parametrize("word", typed("crossruff"))
def test_a_crossruff_is_one(word: str) -> None:
    assert parse(word).crossruffs


@pytest.mark.parametrize("word", typed("finesse"))
def test_a_finesse_is_one(word: str) -> None:
    assert parse(f"{word} ♥").finesses == {2: None}


@pytest.mark.parametrize("word", typed("play-for"))
def test_a_seat_one_plays_for_has_the_card(word: str) -> None:
    assert parse(f"{word} west ♥Q").finesses == {2: Seat.WEST}


@pytest.mark.parametrize("word", typed("throw"))
def test_a_throw_is_one(word: str) -> None:
    assert parse(f"{word} ♥").throws == (StatedThrow(2),)


@pytest.mark.parametrize("word", typed("go"))
def test_what_goes_on_a_card_is_thrown(word: str) -> None:
    assert parse(f"hearts {word} on clubs").throws == (StatedThrow(2, on=0),)


@pytest.mark.parametrize(("how", "word"), cases("on", "under"))
def test_what_is_thrown_is_thrown_on_something(how: str, word: str) -> None:
    del how
    assert parse(f"throw ♥ {word} ♣").throws == (StatedThrow(2, on=0),)


@pytest.mark.parametrize("word", typed("give"))
def test_a_trick_is_given_up(word: str) -> None:
    assert parse(f"{word} ♥").steps == (LineStep(2, given=True),)


@pytest.mark.parametrize("word", typed("give"))
def test_what_was_named_before_is_given_up_too(word: str) -> None:
    assert parse(f"♦, ♥ {word}").steps == (LineStep(1), LineStep(2, given=True))


@pytest.mark.parametrize("word", typed("run"))
def test_a_card_is_let_run_and_a_suit_is_cashed(word: str) -> None:
    jack = 13 * 2 + 9
    assert parse(f"{word} ♥J").runs == parse(f"♥J {word}").runs == (jack,)
    assert parse(f"{word} ♥").runs == ()


@pytest.mark.parametrize("word", typed("ruff"))
def test_a_suit_is_ruffed(word: str) -> None:
    assert parse(f"{word} ♥").ruffs == parse(f"♥ {word}").ruffs == {2}


@pytest.mark.parametrize("word", typed("to"))
def test_a_suit_is_led_to_one_card(word: str) -> None:
    for text in (f"clubs {word} the king", f"trèfle {word} la dame"):
        (step,) = parse(text).steps
        assert step.suit == 0
        assert step.card in {10, 11}


@pytest.mark.parametrize("word", typed("squeeze"))
def test_a_squeeze_leaves_open_what_is_thrown(word: str) -> None:
    line = parse(f"♥, {word} West")
    assert line.forces
    assert not line.finesses


@pytest.mark.parametrize("word", typed("exit"))
def test_an_end_play_gives_up_a_trick(word: str) -> None:
    for text in (f"{word} ♥", f"I throw East {word} ♥"):
        line = parse(text)
        assert line.forces
        assert line.steps == (LineStep(2, given=True),)
        assert not line.finesses


def test_every_meaning_is_tested() -> None:
    acts = {"crossruff", "finesse", "play-for", "throw", "go", "on", "under", "give"}
    acts |= {"run", "ruff", "to", "squeeze", "exit"}
    assert {*SUITS, *RANKS, *SEATS, *acts, "left", "right", "trumps", "of", "then"} == {*WORDS}


def test_the_verb_is_is_no_seat() -> None:
    assert parse("la dame de cœur est maîtresse").finesses == {}
    assert parse("trumps are east").finesses == {SPADES: Seat.EAST}


def test_notrump_names_no_trumps() -> None:
    assert not parse("we are in notrump").names_trumps
