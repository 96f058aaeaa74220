"""What a fresh process loads: a card and a score cost nothing heavy."""

import pytest

from benchmarks.import_time import HEAVY, NAME_A_CARD, loaded


def test_naming_a_card_loads_nothing_heavy() -> None:
    assert not loaded(NAME_A_CARD) & set(HEAVY)


def test_a_whole_deal_of_the_rules_loads_nothing_heavy() -> None:
    code = (
        "import biritch.games.variants.contract, biritch.scoring.imps;"
        "import biritch.core.random_deals;"
        "import biritch.games.game"
    )
    assert not loaded(code) & set(HEAVY)


def test_the_test_can_fail() -> None:
    assert "rich" in loaded("import rich") & set(HEAVY)


ANSWERS = [
    ("board", "7", "--json"),
    ("score", "3N", "--declarer", "N", "--tricks", "9", "--json"),
    ("auction", "--dealer", "N", "1H", "--json"),
    ("deal", "--seed", "1"),
    ("codes", "--json"),
]


@pytest.mark.parametrize("words", ANSWERS)
def test_answers_for_programs_load_neither_tables_nor_sentences(words: tuple[str, ...]) -> None:
    code = (
        "import sys; from biritch.cli.main import biritch;"
        f"sys.stdout = sys.stderr; biritch.main({list(words)!r}, standalone_mode=False);"
        "sys.stdout = sys.__stdout__"
    )
    found = loaded(code)
    assert "click" in found
    assert not found & (set(HEAVY) - {"click"})
