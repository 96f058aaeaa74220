"""Lines that can never be used are found, with the line that shadows them."""

from __future__ import annotations

from biritch.bidding.notation.chapter_text import read_chapter
from biritch.bidding.notation.checking import findings
from biritch.bidding.system import System

HEAD = "chapter test\nsource: a test\n"


def found(*lines: str) -> list[str]:
    chapter = read_chapter(HEAD + "\n".join(lines), "test.notes").package()
    system = System(name="test", titles={"en": "Test"}, packages=(chapter,))
    return [str(finding) for finding in findings(system)]


def test_a_line_whose_hands_are_taken_is_shadowed() -> None:
    assert found("1N = 12-14 HCP", "1C = 3+C, 13 HCP", "1C = 3+C") == [
        "test.notes:4:6: shadowed: 1C after no call, by test.notes:3:6"
    ]


def test_a_line_is_shadowed_by_several_together() -> None:
    [told] = found("1S = 12-14 HCP", "1H = 15+ HCP", "1C = 13-16 HCP")
    assert told == "test.notes:5:6: shadowed: 1C after no call, by test.notes:4:6"


def test_a_line_used_at_one_of_its_auctions_is_no_fault() -> None:
    assert found("1H 4H = 3+H", "1M 4M = 3+M", "1M 3M = 0-2M") == []


def test_honours_take_no_hand_for_sure() -> None:
    assert found("1N = 15-17 HCP, stopper in S", "1C = 16 HCP") == []


def test_a_line_that_makes_the_call_in_another_way_is_contradicted() -> None:
    assert found("1N 2C = 8+ HCP; artificial, as stayman", "1N 2C = 0-7 HCP, 6+C") == [
        "test.notes:4:9: contradicted: 2C after 1N P, by test.notes:3:9"
    ]


def test_a_line_that_no_hand_keeps_is_empty() -> None:
    assert found("1N = 15-17 HCP, 8+S, 6+H") == ["test.notes:3:6: empty: 1N after no call"]


def test_a_condition_that_never_holds_there_is_not_asked() -> None:
    """Only what is met is judged: a line for vulnerable openings is, in every seat."""
    assert found("1N = 15+ HCP; if vulnerable", "1C = 16 HCP") == []
    assert found("1N = 15+ HCP", "1C = 16 HCP; if vulnerable and in third seat") == [
        "test.notes:4:6: shadowed: 1C after P P, by test.notes:3:6"
    ]
