"""``biritch auction``."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.calls import Call
from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.words.notation import NOTATIONS, Notation, write_call
from tests.cli.helpers import refused, run


def test_the_example_of_the_contract() -> None:
    said = run("auction", "--dealer", "N", "P 1H X 3H 3S P 4S P P P", "--json")
    assert said.json == {
        "over": True,
        "contract": "4S",
        "declarer": "N",
        "leader": "E",
        "turn": None,
        "legal": [],
        "dealer": "N",
        "calls": ["P", "1H", "X", "3H", "3S", "P", "4S", "P", "P", "P"],
    }
    assert said.err == ""


def test_an_unfinished_auction_has_a_turn_and_legal_calls() -> None:
    found = run("auction", "--dealer", "W", "1H", "X", "7S", "--json").json
    assert (found["over"], found["contract"], found["turn"]) == (False, None, "S")
    assert found["legal"] == ["P", "X", "7N"]


def test_no_call_at_all_is_the_dealers_turn() -> None:
    found = run("auction", "--dealer", "S", "--json").json
    assert found["turn"] == "S"
    assert len(found["legal"]) == 36


def test_four_passes_are_a_contract_called_pass() -> None:
    found = run("auction", "--dealer", "E", "P P P P", "--json").json
    assert (found["over"], found["contract"], found["declarer"]) == (True, "Pass", None)


@pytest.mark.parametrize(
    ("calls", "line"),
    [
        ("P 1H 1D", "call 3, 1D by South: insufficient bid (Law 27)"),
        ("P P P P P", "call 5, P by North: call after the final pass (Law 39)"),
        ("X", "call 1, X by North: inadmissible double (Law 36)"),
        ("1S P P XX", "call 4, XX by West: inadmissible redouble (Law 36)"),
        ("P 8S", "call 2, by East: not a call: '8S' (want P, X, XX or e.g. 3N)"),
    ],
)
def test_what_is_wrong_names_the_call_its_place_and_the_law(calls: str, line: str) -> None:
    assert refused(run("auction", "--dealer", "N", calls)) == line


def test_the_law_is_told_in_french_too() -> None:
    line = refused(
        run("auction", "--dealer", "N", "--notation", "fr", "--lang", "fr", "- 1C 1K")
    )
    assert line == "déclaration 3, 1K en Sud : enchère insuffisante (loi 27)"


def test_a_french_auction_begins_with_a_dash() -> None:
    words = ("auction", "--dealer", "o", "--notation", "fr", "- 1SA Passe 3SA - - -", "--json")
    found = run(*words).json
    assert (found["contract"], found["declarer"]) == ("3SA", "N")
    assert found["calls"] == ["-", "1SA", "-", "3SA", "-", "-", "-"]


def test_people_see_columns_and_a_sentence() -> None:
    said = run("auction", "--dealer", "N", "1N P 3N P P P")
    assert said.out.splitlines() == [
        "West   North   East   South",
        "       1NT     Pass   3NT  ",
        "Pass   Pass    Pass        ",
        "",
        "3NT by North, East leads",
    ]
    french = run("auction", "--dealer", "N", "--lang", "fr", "1N P 3N P P P").out
    assert french.splitlines()[-1] == "3SA par Nord, entame en Est"


@pytest.mark.parametrize("notation", NOTATIONS)
@given(data=st.data())
def test_any_legal_auction_is_read_as_the_rules_fold_it(
    notation: Notation, data: st.DataObject
) -> None:
    dealer = data.draw(st.sampled_from(list(Seat)))
    made = Auction(dealer)
    for _ in range(data.draw(st.integers(0, 20))):
        if made.over:
            break
        call: Call = data.draw(st.sampled_from(made.standing.legal()))
        made = made.add(call)
    written = " ".join(write_call(call, notation) for call in made.calls)
    said = run("auction", written, "--dealer", str(dealer), "--notation", notation, "--json")
    assert said.status == 0
    legal = [write_call(call, notation) for call in made.standing.legal()]
    assert said.json["legal"] == legal
    assert said.json["over"] == made.over
    assert said.json["declarer"] == (str(made.contract.declarer) if made.contract else None)
