"""``biritch ruling`` and ``biritch weigh``."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from biritch.cli.rulings import ask_questions
from biritch.rulings.catalogue import all_irregularities
from tests.cli.helpers import refused, run


def test_every_irregularity_is_listed_with_its_laws() -> None:
    rows = run("ruling", "--json").json
    assert {row["name"]: row["laws"] for row in rows}["insufficient-bid"] == "27"


def test_answers_lead_on_to_the_next_question_and_then_to_the_law() -> None:
    asked = run("ruling", "insufficient-bid", "--answers", "no,yes", "--json").json
    assert asked["question"]["name"] == "lho-accepts"
    assert asked["ruling"] is None
    ruled = run("ruling", "insufficient-bid", "--answers", "no,yes,no,lowest", "--json").json
    assert ruled["ruling"]["law"] == "27B1(a)"
    assert ruled["question"] is None


@pytest.mark.parametrize(("lang", "law"), [("en", "Law 64A1"), ("fr", "Loi 64A1")])
def test_a_revoke_tells_the_score_before_and_after(lang: str, law: str) -> None:
    answers = "declarer,yes,none,offender,some,enough"
    board = ("--contract", "4S", "--declarer", "N", "--tricks", "11")
    page = run("ruling", "revoke", "--answers", answers, *board, "--lang", lang).out
    assert law in page
    assert "450" in page
    assert "-50" in page


def test_at_a_terminal_a_question_is_asked_again_until_answered() -> None:
    """9 is no answer, 0 takes the last one back."""
    with CliRunner().isolation(input="2\n1\n9\nx\n2\n0\n2\n1\n") as (out, *_):
        answers = ask_questions(all_irregularities()["insufficient-bid"], "fr")
    assert answers == ["no", "yes", "no", "lowest"]
    assert out.getvalue().decode().count("un nombre de 0 à 2") == 2


@pytest.mark.parametrize(
    "words",
    [
        ("ruling", "nothing-known"),
        ("ruling", "revoke", "--answers", "perhaps"),
        ("ruling", "revoke", "--answers", "dummy,yes", "--contract", "4S"),
        ("ruling", "revoke", "--contract", "8S", "--declarer", "N", "--tricks", "9"),
        ("weigh", "60% 4S=, 40% 4S-1"),
        ("weigh", "60% 620"),
        ("weigh", "100% 620", "--file", "nowhere.csv", "--board", "1"),
    ],
)
def test_what_cannot_be_ruled_or_weighed_is_one_line(words: tuple[str, ...]) -> None:
    assert refused(run(*words))


def test_a_weighted_score_is_placed_on_a_real_traveller(tmp_path: Path) -> None:
    """The pair whose score is replaced is left out of the comparison."""
    file = tmp_path / "results.csv"
    file.write_text(
        "board,ns,ew,contract,declarer,result,score\n"
        "2,1,11,4S,N,=,620\n2,2,12,4S,N,-1,-100\n2,3,13,2S,N,+1,140\n2,4,14,4S,N,=,620\n"
    )
    placed = ("--declarer", "N", "--board", "2", "--file", str(file), "--except", "4", "--json")
    found = run("weigh", "60% 4S=, 40% 4S-1", *placed).json
    assert found["mean_ns"] == {"ns": 332, "ew": 332}
    assert found["award"] == {"ns": 56.67, "ew": 43.33}


def test_french_contracts_are_weighed_too() -> None:
    words = ("60% 4P=, 40% 4P-1", "--notation", "fr", "--declarer", "N", "--lang", "fr")
    assert "232" in run("weigh", *words).out
