"""The terminal table: whole boards played by lines typed in advance."""

from __future__ import annotations

import pytest

from biritch.core.seats import Seat
from biritch.words.notation import NOTATIONS, Notation
from biritch.words.translation import LANGUAGES, Language
from tests.cli.terminal.tables import ROBOTS, Calling, TypedTable, whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notation", NOTATIONS)
def test_a_whole_board_is_played_line_by_line(language: Language, notation: Notation) -> None:
    bid = {"en": "1N", "fr": "1SA"}[notation]
    said = whole(TypedTable(language=language, notation=notation), bid).said
    wins = [line for line in said if "wins trick" in line or "gagne la levée" in line]
    assert len(wins) == 13
    assert all("\n" not in line and line.strip() for line in said)
    assert not any(sign in line for line in said for sign in "│┃♠♥♦♣\x1b")
    if language == "fr":
        assert "Contrat : 1 sans-atout par Sud." in said
        assert "À cartes ouvertes, ce contrat fait 9 levées." in said
    else:
        assert "Contract: 1 no trump by South." in said
        assert "Double dummy, this contract takes 9 tricks." in said


def test_the_transcript_of_an_auction() -> None:
    """Golden: what is heard of an auction."""
    typed_table = TypedTable(["1N", "quit"], ROBOTS | {Seat.NORTH: Calling(("P", "2C"))})
    assert typed_table.play() == 0
    assert typed_table.said == [
        "You sit South. Type help at any question, quit to leave.",
        "Board 1.",
        "Dealer: North.",
        "Vulnerability: nobody vulnerable.",
        "Your hand, 12 points:",
        "Spades: A J 7 6 4",
        "Hearts: Q 10 9",
        "Diamonds: Q 4",
        "Clubs: K 10 6",
        "North: pass. 15-17 HCP",
        "East: pass. 15-17 HCP",
        "Type a bid such as 1S or 3N, P to pass, X to double, XX to redouble.",
        "Your call?",
        "South: 1 no trump. 15-17 HCP",
        "West: pass. 15-17 HCP",
        "North: 2 clubs. Alert: 15-17 HCP",
        "East: pass. 15-17 HCP",
        "Your call?",
        "No board played to its end. Goodbye.",
    ]


def test_the_transcript_of_a_trick() -> None:
    """Golden: what is heard of a first trick, and the question after it."""
    typed_table = TypedTable(["1N", "J", "K", "last", "trick", "score", "quit"])
    typed_table.play()
    start = typed_table.said.index("Contract: 1 no trump by South.")
    assert typed_table.said[start:] == [
        "Contract: 1 no trump by South.",
        "West leads.",
        "West plays the 4 of clubs.",
        "North is dummy.",
        "North holds, 11 points:",
        "Spades: Q 8 5 2",
        "Hearts: K J 6 4",
        "Diamonds: K J 7",
        "Clubs: J 3",
        (
            "Type a card suit first, such as SA or H10; "
            "a rank alone will do when there is no doubt."
        ),
        "Your card, from the hand of North? Clubs led.",
        "North plays the jack of clubs.",
        "East plays the 2 of clubs.",
        "Your card, from your hand? Clubs led.",
        "South plays the king of clubs.",
        "South wins trick 1.",
        "Declarer’s side 1, defenders 0.",
        "Your card, from your hand?",
        "West plays the 4 of clubs.",
        "North plays the jack of clubs.",
        "East plays the 2 of clubs.",
        "South plays the king of clubs.",
        "South wins trick 1.",
        "Your card, from your hand?",
        "No card on the table.",
        "Your card, from your hand?",
        "Contract: 1 no trump by South.",
        "Declarer’s side 1, defenders 0.",
        "No board is over yet.",
        "Your card, from your hand?",
        "No board played to its end. Goodbye.",
    ]


def test_a_card_that_may_not_be_played_is_refused_with_its_law() -> None:
    typed_table = TypedTable(["1N", "S2", "CA", "quit"])
    typed_table.play()
    assert any("follows suit (Law 44C)." in line for line in typed_table.said)
    assert "Not allowed: this card is not in the hand that plays (Law 44)." in typed_table.said


def test_a_call_that_may_not_be_made_is_refused_with_its_law() -> None:
    typed_table = TypedTable(["X", "quit"])
    typed_table.play()
    assert "Not allowed: there is no bid to double yet (Law 36)." in typed_table.said


def test_what_is_not_understood_says_where_help_is() -> None:
    typed_table = TypedTable(["", "whatever", "é" * 5000, "quit"])
    typed_table.play()
    assert "Not understood: whatever. Type help to hear what is expected." in typed_table.said
    assert typed_table.said[-1] == "No board played to its end. Goodbye."


def test_when_partner_declares_one_plays_his_hand() -> None:
    robots = ROBOTS | {Seat.NORTH: Calling(("1H",))}
    said = whole(TypedTable(robots=robots), "P").said
    assert "South is dummy." in said
    assert "You play the hand of North for your partner." in said
    asked = [line for line in said if line.startswith("Your card")]
    assert any("from your hand" in line for line in asked)
    assert any("from the hand of North" in line for line in asked)


def test_when_opponents_declare_one_defends() -> None:
    robots = ROBOTS | {Seat.EAST: Calling(("1H",))}
    said = whole(TypedTable(robots=robots), "P").said
    assert "South leads." in said
    assert "West is dummy." in said
    assert not any("from the hand of" in line for line in said)


def test_all_pass_is_a_board_too() -> None:
    typed_table = TypedTable(["P", "", "P"])
    assert typed_table.play(2) == 2
    assert typed_table.said.count("Passed out.") == 2
    assert typed_table.said[-2:] == [
        "That was the last board.",
        "2 boards played, 0 for your side. Goodbye.",
    ]


def test_after_a_board_the_four_hands_may_be_seen() -> None:
    typed_table = TypedTable(["P", "deal", "nothing", "quit"])
    assert typed_table.play(2) == 1
    shown = [line for line in typed_table.said if "holds" in line]
    assert [line.split()[0] for line in shown] == ["North", "East", "South", "West"]


def test_end_of_input_is_leaving() -> None:
    typed_table = TypedTable([])
    assert typed_table.play() == 0
    assert typed_table.said[-1].endswith("Goodbye.")


def test_an_action_is_taken_back() -> None:
    typed_table = TypedTable(["1N", "undo", "undo", "1S", "undo", "P"])
    assert typed_table.play() == 1
    assert "Undone: 1 no trump." in typed_table.said
    assert "You have done nothing yet." in typed_table.said
    assert "Undone: 1 spade." in typed_table.said
    assert "Passed out." in typed_table.said
