"""``biritch deal``: the deals and their files."""

import json
from itertools import islice

import pytest
from click.testing import CliRunner

from biritch.cli.deals.formats import DIAGRAM, JSON, format_names, record_of
from biritch.cli.main import biritch
from biritch.core.boards import Board
from biritch.core.cards import Suit
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.records import formats
from biritch.records.files import lines_from
from biritch.records.format import Format
from biritch.shelf import load
from tests.cli.helpers import PLAIN, refused, run, spawn


def test_a_seed_gives_the_same_boards_for_ever() -> None:
    """Golden: a change here would break every seed ever written down."""
    said = run("deal", "-n", "3", "--seed", "7", "--first", "16", "--json")
    assert said.json == [
        {
            "board": 16,
            "dealer": "W",
            "vulnerable": "ew",
            "deal": "N:Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6 T3.732.T8532.754",
        },
        {
            "board": 17,
            "dealer": "N",
            "vulnerable": "none",
            "deal": "N:QJ65.74.KQJ74.KJ 742.AQJ98.A6.A82 3.KT653.T3.T9763 AKT98.2.9852.Q54",
        },
        {
            "board": 18,
            "dealer": "E",
            "vulnerable": "ns",
            "deal": "N:K6.J9854.92.QJ98 AJ8753.KT6.T3.62 Q42.72.AKQ8.AT54 T9.AQ3.J7654.K73",
        },
    ]


def test_pbn_is_what_is_written_unless_told_otherwise() -> None:
    said = run("deal", "--seed", "7", "--first", "4")
    assert said.out.splitlines() == [
        "% PBN 2.1",
        "% EXPORT",
        '[Event ""]',
        '[Site ""]',
        '[Date ""]',
        '[Board "4"]',
        '[West ""]',
        '[North ""]',
        '[East ""]',
        '[South ""]',
        '[Dealer "W"]',
        '[Vulnerable "All"]',
        '[Deal "W:T3.732.T8532.754 Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6"]',
        '[Scoring ""]',
        '[Declarer ""]',
        '[Contract ""]',
        '[Result ""]',
    ]
    assert run("deal", "-n", "3").out.count("\n\n[Event") == 2
    assert "\r\n\r\n[Event" in spawn("deal", "-n", "2").out


FILES = [name for name in format_names() if name not in (JSON, DIAGRAM)]


@pytest.mark.parametrize("form", FILES)
def test_what_is_written_reads_back_in_every_format(form: str) -> None:
    notation = load(formats, "FORMAT", Format)[form]
    if notation.read_only:
        assert refused(run("deal", "--format", form)).endswith("is read, never written")
        return
    if form in ("csv", "ffb", "travellers"):
        assert refused(run("deal", "--format", form)).endswith("carries results, and no hands")
        return
    words = ["deal", "-n", "20", "--first", "9", "--seed", "7", "--format", form]
    data = CliRunner().invoke(biritch, words, env=PLAIN).stdout_bytes
    dealt = enumerate(islice(seeded_deals(7), 20), 9)
    boards = [record_of(Board.from_number(number), deal) for number, deal in dealt]
    assert list(notation.read(lines_from(data, notation))) == notation.keep_records(boards)


def test_without_a_seed_no_two_packs_are_alike() -> None:
    first, second = (run("deal", "-n", "20", "--json").json for _ in range(2))
    assert len({row["deal"] for row in first + second}) == 40


def test_people_can_have_diagrams() -> None:
    shown = run("deal", "--seed", "7", "--format", "diagram", "--notation", "fr").out
    lines = [line.rstrip() for line in shown.splitlines()]
    assert lines[0].split() == ["Board", "1", "♠", "D", "8", "5", "2"]
    assert "♦ A 9 6" in lines[6]
    assert "♣ 7 5 4" in lines[7]
    assert "♦ 10 8 5 3 2" in lines[6]


def test_a_wanted_deal_is_the_first_of_the_stream_that_fits() -> None:
    asked = "hcp(N) >= 15 and spades(S) >= 5"
    (row,) = run("deal", "--seed", "7", "--where", asked, "--json").json
    fits = (
        deal
        for deal in seeded_deals(7)
        if deal[Seat.NORTH].hcp >= 15 and deal[Seat.SOUTH].length(Suit.SPADES) >= 5
    )
    assert row["deal"] == str(next(fits))


def test_what_is_too_rare_is_given_up() -> None:
    said = run("deal", "--where", "hcp(N) > 37", "--tries", "50", "--json")
    assert said.out == ""
    line = refused(said)
    assert line.startswith("50 deals tried, 0 found")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("-n 0", "--number: not a number from 1 to 1000000: '0'"),
        ("-n x", "--number: not a number"),
        ("--first 0", "--first: not a number"),
        ("--format pdf", "--format: not a choice: 'pdf' (want pbn"),
        ("--seed", "--seed wants a value"),
        ("extra", "'extra' is too much"),
    ],
)
def test_bad_input_is_one_line(words: str, line: str) -> None:
    assert line in refused(run("deal", *words.split()))


def test_json_is_one_document() -> None:
    said = run("deal", "-n", "3", "--format", "json")
    assert len(json.loads(said.out)) == 3
