"""``biritch odds``: its documents, its sentences and its refusals."""

import pytest

from tests.cli.helpers import refused, run


def test_breaks_are_given_likeliest_first() -> None:
    splits = run("odds", "break", "5", "--json").json["splits"]
    assert splits == [
        {"split": "3-2", "percent": 67.83},
        {"split": "4-1", "percent": 28.26},
        {"split": "5-0", "percent": 3.91},
    ]
    apart = run("odds", "break", "3", "--left", "8,11", "--json").json["splits"]
    assert apart[0] == {"split": "1-2", "percent": 45.41}


def test_a_suit_has_a_best_line_for_an_aim() -> None:
    found = run("odds", "suit", "AQ2/543", "--tricks", "2", "--json", "--lang", "en").json
    assert found == {
        "tricks": 2,
        "percent": 50.48,
        "line": "Cash the ace, then low to the queen",
    }
    most = run("odds", "suit", "AD2/543", "--most", "--json", "--lang", "fr").json
    assert most["average"] == 1.5048
    assert most["at_least"] == [100.0, 50.48, 0.0]
    assert most["line"] == "Tirer l’as, puis petit vers la dame"
    assert len(run("odds", "suit", "AQ2/543", "--json").json["lines"]) == 4


def test_a_contract_has_a_break_even_point() -> None:
    words = ("odds", "contract", "4S", "--instead", "3S", "--vulnerable", "yes")
    assert run(*words, "--scoring", "imps", "--json").json["break_even"] == 37.5
    said = run(*words, "--lang", "fr").out
    assert "37,5 %" in said
    assert "10" in said
    over = run("odds", "contract", "5DX", "--over", "4S", "--down", "2", "--they-vulnerable",
               "yes", "--json").json  # fmt: skip
    assert over == {"break_even": 52.94, "gain": 8, "loss": 9}
    assert "never" in run("odds", "contract", "3S", "--instead", "2S", "--lang", "en").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("break", "27"), "0 to 13"),
        (("break", "5", "--left", "2,2"), "do not fit"),
        (("break", "5", "--left", "14,2"), "places"),
        (("suit", "AQ2"), "two holdings"),
        (("suit", "AQ2/543", "--tricks", "4"), "1 to 3"),
        (("contract", "4S"), "--instead"),
        (("contract", "4S", "--instead", "3S", "--over", "4H"), "--instead"),
        (("contract", "P", "--instead", "3S"), "not a contract to bid"),
        (("contract", "9S", "--instead", "3S"), "9S"),
        (("contract", "1S", "--over", "1H", "--down", "8"), "cannot go 8 down"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(
    words: tuple[str, ...], complaint: str
) -> None:
    assert complaint in refused(run("odds", *words, "--lang", "en"))


def test_help_is_there_in_both_languages() -> None:
    for lang, word in (("en", "suit"), ("fr", "couleur")):
        for name in ("break", "suit", "contract"):
            said = run("odds", name, "--help", LC_ALL=f"{lang}_XX.UTF-8")
            assert said.status == 0
            assert len(said.out) > 200
            assert word in said.out or name == "contract"
