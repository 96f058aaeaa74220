"""``biritch bid``, ``biritch explain`` and ``biritch systems``."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from tests.cli.helpers import refused, run

FIELDS = {"promise", "says", "forcing", "artificial", "alert", "announce", "rule", "source"}
HAND = "AQJ.K92.A32.8765"


def test_the_example_of_the_contract() -> None:
    said = run("bid", "--dealer", "N", "--hand", HAND, "--auction", "P P 1H P", "--json").json
    assert set(said) == {"call", "others"} | FIELDS
    assert said["call"] == "2C"
    assert said["promise"]["hearts"] == [3, 13]
    assert "spades" not in said["promise"]
    assert set(said["says"]) == {"en", "fr"}
    assert {"call", "why"} == set(said["others"][0])
    assert said["forcing"] == "one-round"
    assert said["source"]


def test_the_hand_belongs_to_the_seat_to_call() -> None:
    said = run("bid", "--dealer", "E", "--hand", HAND, "--auction", "1H P", "--lang", "en")
    assert said.out.startswith("West calls ")


def test_a_hand_and_calls_may_be_written_in_french() -> None:
    words = ("--dealer", "N", "--notation", "fr", "--lang", "fr")
    said = run("bid", *words, "--hand", "ADV.R92.A32.8765", "--auction", "- - 1C -")
    assert said.status == 0
    assert said.out.startswith("Nord déclare 2♣")
    assert (
        run("bid", *words, "--hand", "ADV.R92.A32.8765", "--auction", "- - 1C -", "--json")
        .json["call"]
        .endswith("T")
    )


def test_every_call_of_an_auction_is_explained() -> None:
    said = run("explain", "--dealer", "N", "--auction", "1N P 2C P 2H", "--json").json
    assert [row["call"] for row in said] == ["1N", "P", "2C", "P", "2H"]
    assert [row["seat"] for row in said] == list("NESWN")
    assert all(set(row) == {"seat", "call", "short"} | FIELDS for row in said)
    assert all(0 < len(row["short"]) <= 60 for row in said)
    assert said[0]["promise"]["hcp"] == [15, 17]
    assert said[2]["artificial"]
    assert said[2]["forcing"] == "one-round"


def test_every_call_allowed_next_can_be_asked_about() -> None:
    said = run("explain", "--next", "--dealer", "N", "--auction", "1N P", "--json").json
    assert len(said) == 31  # a pass, and the bids above 1NT
    assert {row["seat"] for row in said} == {"S"}


def test_no_call_yet_is_said() -> None:
    assert run("explain", "--dealer", "N", "--lang", "en").out == "No call yet.\n"
    assert run("explain", "--dealer", "N", "--json").json == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_systems_and_conventions_are_listed(language: str) -> None:
    rows = run("systems", "--json", "--lang", language).json
    names = {row["name"] for row in rows if row["kind"] == "system"}
    assert names == set(catalogue.all_systems())
    assert any(row["kind"] == "convention" and row["name"] == "stayman" for row in rows)
    assert all(row["title"] and row["edition"] and row["source"] for row in rows)
    assert "sif" in run("systems", "--lang", language).out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ("--system", "goren", "--hand", HAND),
            "unknown bidding system: 'goren' (want acol:benji",
        ),
        (("--hand", "AKQ.K92.A32.876"), "--hand: 12 cards in 'AKQ.K92.A32.876' (want 13)"),
        (("--hand", "AAK.K92.A32.8765"), "not a hand: 'AAK.K92.A32.8765' (want AQT"),
        (("--hand", "hello"), "not a hand: 'hello' (want AQT"),
        ((), "missing --hand"),
        (
            ("--hand", HAND, "--auction", "1H 1D"),
            "call 2, 1D by East: insufficient bid (Law 27)",
        ),
        (("--hand", HAND, "--auction", "1H Q"), "call 2, by East: not a call: 'Q'"),
        (("--hand", HAND, "--auction", "P P P P"), "the auction is over"),
        (("--hand", HAND, "--vulnerable", "we"), "--vulnerable: not a vulnerability: 'we'"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], line: str) -> None:
    said = run("bid", "--dealer", "N", "--lang", "en", *words)
    assert line in refused(said)


def test_the_dealer_must_be_named() -> None:
    assert "--dealer" in refused(run("bid", "--hand", HAND, "--lang", "en"))
    assert "--dealer" in refused(run("explain", "--lang", "en"))


def test_opponents_are_heard_in_what_they_play() -> None:
    """The side that is to call plays the system, the other side's calls are theirs."""
    words = ("explain", "--system", "sef", "--dealer", "N", "--auction", "1N", "--json")
    heard = {
        against: run(*words, "--against", against).json[0]["promise"]["hcp"]
        for against in ("acol", "sef", "unknown")
    }
    assert heard == {"acol": [12, 14], "sef": [15, 17], "unknown": [15, 17]}
    ours = run(*words[:-3], "--auction", "1N P", "--against", "acol", "--json").json[0]
    assert ours["promise"]["hcp"] == [15, 17]
    hand = ("--hand", "AKQ84.K3.A52.AJ4", "--auction", "2C", "--dealer", "N")
    called = run("bid", "--system", "sef", "--against", "strong-club", *hand, "--json").json
    assert called["call"] != "P"
    wrong = run(*words, "--against", "goren")
    assert (wrong.status, wrong.err.count("\n")) == (2, 1)
