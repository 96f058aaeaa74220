"""Every way PBN has to tell a value: vulnerability, tricks, scores, contracts."""

import pytest

from biritch.core.calls import Contract
from biritch.core.seats import Vulnerability
from biritch.records.record import PASSED_OUT
from tests.records.pbn.texts import one


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("None", Vulnerability.NONE),
        ("Love", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
        ("NS", Vulnerability.NS),
        ("ew", Vulnerability.EW),
        ("All", Vulnerability.BOTH),
        ("both", Vulnerability.BOTH),
        ("?", None),
        ("", None),
    ],
)
def test_every_way_to_tell_vulnerability(word: str, found: Vulnerability | None) -> None:
    assert one(f'[Vulnerable "{word}"]').vulnerability == found


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("9", 9),
        ("NS 9", 9),
        ("EW 4", 9),
        ("EW 4 NS 9", 9),
        ("NS 9 EW 4", 9),
        ("=", 10),
        ("+2", 12),
        ("-1", 9),
        ("?", None),
        ("", None),
    ],
)
def test_every_way_to_tell_the_tricks(word: str, found: int | None) -> None:
    text = f'[Declarer "S"]\n[Contract "4S"]\n[Result "{word}"]'
    assert one(text).tricks == found


@pytest.mark.parametrize(
    ("word", "found"),
    [("420", 420), ("-50", -50), ("NS 420", 420), ("EW -420", 420), ("EW -420 NS 420", 420)],
)
def test_every_way_to_tell_the_score(word: str, found: int) -> None:
    text = f'[Declarer "S"]\n[Contract "4S"]\n[Score "{word}"]'
    assert one(text).score == found


def test_a_score_without_a_side_is_declarers() -> None:
    assert one('[Declarer "E"]\n[Contract "4S"]\n[Score "420"]').score == -420


@pytest.mark.parametrize(
    "word", ["4S", "4s", "4 S", "4SX", "4SXX", "4SD", "4S*", "3NT", "3N", "3ntx"]
)
def test_every_way_to_write_a_contract(word: str) -> None:
    contract = one(f'[Declarer "S"]\n[Contract "{word}"]').contract
    assert isinstance(contract, Contract)
    times = 1 + word.upper().count("X") + ("D" in word) + ("*" in word)
    assert contract.multiplier == 1 << times - 1


def test_a_board_passed_out() -> None:
    record = one('[Declarer ""]\n[Contract "Pass"]\n[Result ""]')
    assert record.contract is PASSED_OUT
    assert not record.tags


def test_what_no_field_can_hold_stays_as_written() -> None:
    record = one("""\
        [Board "12A"]
        [Declarer "^S"]
        [Contract "4S"]
        [Result "^9"]
        [Score "average"]
        [Room "Upper"]
        """)
    assert (record.number, record.contract, record.tricks, record.score) == (None,) * 4
    assert {(tag.name, tag.value) for tag in record.tags} == {
        ("Board", "12A"), ("Declarer", "^S"), ("Contract", "4S"), ("Result", "^9"),
        ("Score", "average"), ("Room", "Upper"),
    }  # fmt: skip
    assert record.title == "12A"
