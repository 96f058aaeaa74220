"""Scores, against every printed figure of Law 77 and of the codes before it."""

import csv
import hashlib
import json
from pathlib import Path

import pytest

import biritch.scoring.tariffs
from biritch import shelf
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.scoring.imps import THRESHOLDS, imps
from biritch.scoring.tariff import Tariff, parts, score

VECTORS = Path(__file__).parent.parent / "vectors"
TARIFFS = shelf.load(biritch.scoring.tariffs, "TARIFF", Tariff)
LAW = json.loads((VECTORS / "law_tables.json").read_text())
PARTS = {"contract", "overtricks", "insult", "partscore", "game", "slam", "undertricks"}


def points(tariff: str, contract: str, tricks: int, *, vulnerable: bool) -> int:
    parsed = Contract.parse(contract, Seat.NORTH)
    return score(TARIFFS[tariff], parsed, tricks, vulnerable=vulnerable)


def test_all_2940_scores_are_those_of_law_77() -> None:
    text = (VECTORS / "score_table_law77.csv").read_bytes()
    assert hashlib.sha256(text).hexdigest() == LAW["law77_score_table_sha256"]
    rows = list(csv.DictReader(text.decode().splitlines()))
    assert len(rows) == 2940
    for row in rows:
        contract = f"{row['level']}{row['strain']}{'X' * int(row['risk'])}"
        got = points(
            "duplicate_2017", contract, int(row["tricks"]), vulnerable=row["vul"] == "1"
        )
        assert got == int(row["score"]), row


@pytest.mark.parametrize(
    ("code", "contract", "tricks", "vulnerable", "expected"),
    [  # pagat.com, "Bridge", changes in scoring: what changed, and what did not
        ("duplicate_pre1987", "7SX", 4, False, -1700),
        ("duplicate_2017", "7SX", 4, False, -2300),
        ("duplicate_pre1987", "4SX", 6, False, -700),
        ("duplicate_2017", "4SX", 6, False, -800),
        ("duplicate_pre1987", "1NXX", 7, False, 510),
        ("duplicate_2017", "1NXX", 7, False, 560),
        ("duplicate_pre1987", "4S", 10, True, 620),
        ("rubber_1993", "4S", 10, True, 120),
        ("rubber_1993", "2N", 8, False, 70),
        ("rubber_1993", "6H", 12, True, 930),
        ("rubber_1993", "2HXX", 9, False, 540),
        ("rubber_pre1993", "2HXX", 9, False, 490),
        ("rubber_pre1993", "4SXX", 5, False, -1800),
        ("rubber_1993", "4SXX", 5, False, -2200),
    ],
)
def test_published_lines_of_each_code(
    code: str, contract: str, tricks: int, vulnerable: bool, expected: int
) -> None:
    assert points(code, contract, tricks, vulnerable=vulnerable) == expected


@pytest.mark.parametrize("tariff", TARIFFS.values(), ids=TARIFFS)
def test_a_score_is_the_sum_of_its_named_parts(tariff: Tariff) -> None:
    for strain in Strain:
        for level in range(1, 8):
            for tricks in range(14):
                for times in (1, 2, 4):
                    contract = Contract(strain, Seat.NORTH, level, times)
                    found = parts(tariff, contract, tricks, vulnerable=True)
                    total = score(tariff, contract, tricks, vulnerable=True)
                    assert found
                    least = 7 if tariff.odd else level + 6
                    assert set(found) <= PARTS
                    assert all(value > 0 for value in found.values())
                    assert abs(total) == sum(found.values())
                    assert (total < 0) == ("undertricks" in found) == (tricks < least)


@pytest.mark.parametrize("tariff", TARIFFS.values(), ids=TARIFFS)
def test_a_code_says_its_title_and_source(tariff: Tariff) -> None:
    assert tariff.title
    assert tariff.source


@pytest.mark.parametrize("tricks", [-1, 14])
def test_there_are_thirteen_tricks(tricks: int) -> None:
    with pytest.raises(ValueError, match="not a number of tricks"):
        points("duplicate_2017", "1N", tricks, vulnerable=False)


def test_imps_are_those_of_law_78b() -> None:
    assert list(THRESHOLDS) == LAW["law78B_imp_thresholds"]
    text = ",".join(str(imps(difference)) for difference in range(0, 7601, 10))
    assert imps(450) == 10
    assert imps(-450) == -10
    assert imps(0) == imps(10) == 0
    assert imps(7600) == 24
    assert text.endswith(",24")
