"""The terminal plays every game: whole deals typed, every word offered read back."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cli.terminal import game as terminal
from biritch.cli.terminal.orders import read_action, write_action
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.robots.catalogue import find
from biritch.robots.robot import Robot
from biritch.scoring.tariff import score
from biritch.words.notation import NOTATIONS, Notation, notation_of
from biritch.words.translation import LANGUAGES, Language, say
from tests.cli.helpers import run
from tests.games.forms import forms, played

ALLOWED: dict[Language, str] = {"en": "Allowed: ", "fr": "Permis : "}


class Typing:
    """Someone who asks what is allowed, then types one of it, at random."""

    def __init__(self, language: Language, seed: int) -> None:
        self.heard: list[str] = []
        self.asked = False
        self.language = language
        self.rng = random.Random(seed)

    def say(self, line: str) -> None:
        self.heard.append(line)

    def hear(self) -> str:
        self.asked = not self.asked
        if self.asked:
            return "legal" if self.language == "en" else "permis"
        said = next(line for line in reversed(self.heard) if _offers(line, self.language))
        words = said[len(ALLOWED[self.language]) :]
        return self.rng.choice(words.split(", ") if ", " in words else words.split())


def _offers(line: str, language: Language) -> bool:
    return line.startswith(ALLOWED[language])


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(forms()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_of_every_game_istyped_to_its_end(name: str, language: Language) -> None:
    variant, typing = forms()[name], Typing(language, 7)
    boards = islice(zip(map(Board.from_number, range(1, 4)), seeded_deals(7), strict=False), 1)
    others = [seat for seat in variant.players if seat != Seat.SOUTH]
    robots: dict[Seat, Robot] = {seat: find("rule:sif") for seat in others}
    done = terminal.play(
        boards,
        language=language,
        notation=notation_of(language),
        seat=Seat.SOUTH,
        rng=random.Random(7),
        robots=robots,
        variant=variant,
        hear=typing.hear,
        say=typing.say,
    )
    assert done == 1
    assert not any("terminal-" in line or "{" in line for line in typing.heard)


@pytest.mark.slow
@given(
    st.sampled_from(sorted(forms())),
    st.integers(0, 2**32),
    st.integers(0, 60),
    st.sampled_from(NOTATIONS),
)
def test_whatever_is_allowed_can_betyped(
    name: str, seed: int, depth: int, notation: Notation
) -> None:
    legal = played(name, seed, Board.from_number(1), depth).phase.legal()
    for action in legal:
        assert read_action(write_action(action, notation), legal, notation) == action


def test_the_word_before_what_is_allowed_is_the_one_these_tests_wait_for() -> None:
    from biritch.core.phrase import Phrase

    for language, start in ALLOWED.items():
        assert say(Phrase.of("terminal-legal", words="X"), language) == f"{start}X"


def test_a_suit_named_alone_is_dummys_lowest_card_of_it() -> None:
    """Law 46B2 (lowest card of a suit named alone)."""
    legal = tuple(map(Card.parse, ["SA", "H9", "H3", "HK"]))
    assert read_action("h", legal, "en", dummys=True) == Card.parse("H3")
    assert read_action("C", legal, "fr", dummys=True) == Card.parse("H3")
    with pytest.raises(ValueError, match="h"):
        read_action("h", legal, "en")


def test_what_the_table_agrees_on_is_named_or_refused() -> None:
    for wanted, refused in (
        (
            "vulnerable=board",
            'Chicago: vulnerable is never "board" (choose from dealer, others)',
        ),
        (
            "colour=red",
            'Chicago: nothing to agree on called "colour" (only vulnerable, partscores)',
        ),
        ("vulnerable", "not an option: 'vulnerable' (want NAME=WAY"),
    ):
        said = run("play", "--terminal", "--game", "chicago", "--option", wanted)
        assert said.status == 2
        assert refused in said.err
        assert said.err.count("\n") == 1


def test_the_code_that_was_agreed_on_scores_the_deal() -> None:
    old = forms()["contract pre1987"]
    contract = Contract.parse("1NX", Seat.SOUTH)
    points = score(old.tariff, contract, 0, vulnerable=False)
    assert points == -1300
    assert score(forms()["contract"].tariff, contract, 0, vulnerable=False) == -1700
