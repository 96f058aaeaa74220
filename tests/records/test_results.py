"""Files of results: USEBIO, tables with English and French headings, PBN's own tables."""

from dataclasses import replace
from pathlib import Path

import pytest

from biritch.core.calls import Contract
from biritch.core.cards import DECK, Card, Strain
from biritch.core.seats import Seat
from biritch.records.files import lines_from, records_of
from biritch.records.record import PASSED_OUT, Record, Tag, WrittenPlay
from biritch.records.results import points, result_lines
from tests.cli.helpers import run
from tests.records.boards import FORMATS, replays, round_trip
from tests.records.result_files import DEAL, EVENING, TABLE, TABLEAU


@pytest.fixture
def tournament() -> list[Record]:
    return list(FORMATS["usebio"].read(lines_from(EVENING.encode())))


def test_usebio_is_read_with_its_bends(tournament: list[Record]) -> None:
    first, out, adjusted = tournament
    assert first.contract == Contract(Strain.SPADES, Seat.NORTH, 4, 2)
    assert (first.number, first.tricks, first.score) == (7, 9, -200)
    assert first.play == WrittenPlay(Seat.EAST, (Card.parse("HT"),), ends="*")
    assert first.names == ("Ann", "Zoé", "Bob", "Yan")
    assert (first.event, first.date, first.scoring) == ("Monday & Tuesday", "2024.11.18", "MP")
    assert points(first, "ScoreMP") == ("2", "10")
    assert (first.dealer, str(first.vulnerability)) == (Seat.SOUTH, "both")
    assert {record.deal for record in tournament} == {DEAL}
    assert (out.contract, out.score, out.tag("PairNS")) == (PASSED_OUT, 0, "2")
    assert (adjusted.contract, adjusted.score, adjusted.tag("Score")) == (None, None, "A6040")


@pytest.mark.parametrize("name", ["usebio", "usebio_13"])
def test_usebio_read_is_written_and_read_again(name: str, tournament: list[Record]) -> None:
    assert round_trip(FORMATS[name], tournament) == tournament
    text = "".join(FORMATS[name].write(tournament))
    assert ("<DATE>18/11/2024</DATE>" in text) == (name == "usebio")
    assert text.count("<BOARD>") == 1
    assert text.count("<TRAVELLER_LINE>") == 3
    assert "Monday &amp; Tuesday" in text
    assert "<CONTRACT>4SX</CONTRACT>" in text


def test_results_go_from_any_notation_to_any_other(tournament: list[Record]) -> None:
    """PBN keeps all of a tournament; tables all but the hands."""
    pbn = round_trip(FORMATS["pbn"], tournament)
    assert [FORMATS["usebio"].carry_record(record) for record in pbn] == tournament
    for name in ("csv", "ffb"):
        back = round_trip(FORMATS[name], pbn)
        bare = [replace(record, deal=None) for record in tournament]
        assert [replace(one, tags=()) for one in back] == [
            replace(one, tags=()) for one in bare
        ]
        for one, told in zip(back, tournament, strict=True):
            assert {(tag.name, tag.value) for tag in one.tags} == {
                (tag.name, tag.value) for tag in told.tags
            }


def test_swiss_pairs_name_the_pairs_once_a_match() -> None:
    text = (
        "<USEBIO><EVENT><MATCH><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
        "<TRAVELLER_LINE><CONTRACT>3NT</CONTRACT><PLAYED_BY>North</PLAYED_BY>"
        "<LEAD>4S</LEAD><TRICKS>9</TRICKS></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>"
    )
    (record,) = FORMATS["usebio"].read([text])
    assert (record.tag("PairNS"), record.tag("PairEW")) == ("3", "12")
    assert record.play is not None
    assert str(record.play.cards[0]) == "S4"


def test_sections_have_their_own_pairs() -> None:
    one = Record(1, tags=(Tag("PairNS", "1"), Tag("Section", "A")), names=("Ann", "", "Al", ""))
    other = replace(
        one, tags=(Tag("PairNS", "1"), Tag("Section", "B")), names=("Bea", "", "Bo", "")
    )
    form = FORMATS["usebio"]
    again = round_trip(form, [one, other])
    assert [(record.tag("Section"), record.names[0]) for record in again] == [
        ("A", "Ann"), ("B", "Bea"),
    ]  # fmt: skip


def test_players_of_an_individual_are_found_by_their_number() -> None:
    text = (
        "<USEBIO><EVENT EVENT_TYPE='INDIVIDUAL'><PARTICIPANTS>"
        "<PLAYER><PLAYER_NUMBER>5</PLAYER_NUMBER><PLAYER_NAME>Eve</PLAYER_NAME></PLAYER>"
        "</PARTICIPANTS><BOARD><BOARD_NUMBER>2</BOARD_NUMBER><TRAVELLER_LINE>"
        "<N_PLAYER_NUMBER>5</N_PLAYER_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE></BOARD>"
        "</EVENT></USEBIO>"
    )
    (record,) = FORMATS["usebio"].read([text])
    assert record.names == ("Eve", "", "", "")


@pytest.mark.parametrize(("name", "text"), [("csv", TABLE), ("ffb", TABLEAU)])
def test_a_table_is_read_in_its_own_language(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / "results.csv"
    path.write_bytes(text.encode("cp1252"))
    one, two, out, adjusted = records_of(path)
    assert one.contract == Contract(Strain.NOTRUMP, Seat.NORTH, 3)
    assert (one.tricks, one.score, one.tag("PairNS"), one.tag("PairEW")) == (9, 400, "1", "2")
    assert one.play is not None
    assert one.play.cards == (Card.parse("S4"),)
    assert two.contract == Contract(Strain.SPADES, Seat.EAST, 4, 2)
    assert two.play is not None
    assert (two.tricks, two.play.cards) == (9, (Card.parse("HT"),))
    assert (out.contract, out.score) == (PASSED_OUT, 0)
    assert adjusted.tag("Score") == "A6040"
    again = list(FORMATS[name].read(lines_from("".join(FORMATS[name].write([one])).encode())))
    assert again == [one]


def test_french_tables_are_written_in_french() -> None:
    card = DECK[8 + 26]
    contract = Contract(Strain.CLUBS, Seat.WEST, 3, 2)
    record = Record(
        3,
        contract=contract,
        play=WrittenPlay(Seat.NORTH, (card,), ends="*"),
        tricks=8,
        score=100,
        tags=(Tag("PairNS", "1"), Tag("PairEW", "2")),
    )
    text = "".join(FORMATS["ffb"].write([record]))
    assert text == (
        "étui;ns;eo;contrat;déclarant;résultat;entame;marque\r\n3;1;2;3TX;O;-1;C10;100\r\n"
    )


def test_a_spreadsheet_is_given_no_formula() -> None:
    name = "=HYPERLINK(1)"
    record = Record(1, names=(name, "+x", "@y", "-1"), tags=(Tag("PairNS", "-z"),))
    text = "".join(FORMATS["csv"].write([record]))
    assert "'=HYPERLINK(1)" in text
    assert ",'+x,'@y,-1" in text
    assert round_trip(FORMATS["csv"], [record])[0].names == record.names


SCORES = (
    r"Rank\2R;PairId_NS;PairId_EW;Names_NS;Contract\4L;Declarer;Result\2R;"
    "Score_NS;MP_NS;MP_EW"
)


def test_a_table_of_results_in_pbn_is_so_many_results() -> None:
    rows = (
        '1 4 5 "Ann;Al" 3NT N 10 430 6 0',
        '2 1 2 "Bea;Bo" 4SX E 9 100 3 3',
        '3 3 6 "Us" - - - - 3.6 2.4',
    )
    board = Record(7, deal=DEAL, event="Monday", tags=(Tag("ScoreTable", SCORES, rows),))
    first, second, adjusted = result_lines([board])
    assert first.contract == Contract(Strain.NOTRUMP, Seat.NORTH, 3)
    assert (first.tricks, first.score, first.names) == (10, 430, ("Ann", "", "Al", ""))
    assert (second.tag("PairNS"), points(second, "ScoreMP")) == ("1", ("3", "3"))
    assert (adjusted.contract, adjusted.score, adjusted.names[0]) == (None, None, "Us")
    assert {first.deal, second.deal, adjusted.deal} == {DEAL}
    text = "".join(FORMATS["csv"].write([board]))
    assert text.count("\r\n") == 5
    assert text.endswith('\r\n# [Event "Monday"]\r\n')
    assert len(round_trip(FORMATS["usebio"], [board])) == 3
    played = replace(board, contract=PASSED_OUT)
    assert list(result_lines([played])) == [played]


def test_an_unreadable_row_of_a_table_keeps_its_words() -> None:
    board = Record(1, tags=(Tag("ScoreTable", "Contract;Declarer;Result", ("9NT Q 9",)),))
    (line,) = result_lines([board])
    assert [(tag.name, tag.value) for tag in line.tags] == [
        ("Contract", "9NT"), ("Declarer", "Q"), ("Result", "9"),
    ]  # fmt: skip


def test_results_are_converted_on_the_command_line(tmp_path: Path) -> None:
    source = tmp_path / "tournament.xml"
    source.write_bytes(EVENING.encode("latin-1"))
    said = run("convert", str(source), str(tmp_path / "tournament.csv"))
    assert said.status == 0
    assert said.err.splitlines()[1:] == [
        "CSV of results cannot hold: hands and comments (3 boards)"
    ]
    table = (tmp_path / "tournament.csv").read_text()
    assert table.splitlines()[1] == "7,1,1,4SX,N,-1,H10,-200,2,10,Ann,Zoé,Bob,Yan"
    said = run(
        "convert", str(source), str(tmp_path / "soir.csv"), "--to", "ffb", "--lang", "fr"
    )
    assert "ne peut pas contenir : les mains" in said.err
    assert "4PX;N;-1;C10" in (tmp_path / "soir.csv").read_text()
    checked = run("check", str(source), "--json")
    assert checked.json["deals"] == 3


def test_a_wrong_score_in_a_tournament_is_found(tmp_path: Path) -> None:
    source = tmp_path / "tournament.xml"
    source.write_text(EVENING.replace("-200", "-100"), encoding="utf-8")
    said = run("check", str(source), "--json")
    assert said.status == 1
    assert "the score is -200 to North-South" in said.json["problems"][0]["what"]


def test_the_first_real_results_are_led_and_counted() -> None:
    first = next(replays())
    back = round_trip(FORMATS["usebio"], [first])[0]
    assert back.play is not None
    assert first.play is not None
    assert back.play.cards == first.play.cards[:1]
    assert (back.contract, back.tricks, back.score) == (
        first.contract, first.tricks, first.score,
    )  # fmt: skip


TRAVELLERS = """\
#BoardCount,1
#Title,Monday pairs
#Date,2026-11-16,Date:2026-11-16
#ScoringType,MATCH_POINTS
#Ranking,PAIRS
#Rank,pair,Score,Name
1,3,62.5,Ann+Bob
#TravellerLines
#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,nsMpts,ewMpts,nsPair,ewPair,playdata
7,Ann,Bob,Cyd,Dee,4SXN-1,4SX,N,9,10H,-200,2,10,3,5,
7,Eve,Fay,Guy,Hal,,Pass,,,,0,6,6,4,6,
7,Ivy,Jo,Kit,Lou,,,,,,A6040,7.2,4.8,1,2,
"""


def test_travellers_of_bridge_base_are_read_and_written(tmp_path: Path) -> None:
    path = tmp_path / "tournament.csv"
    path.write_text(TRAVELLERS, encoding="utf-8")
    one, out, adjusted = records_of(path)
    assert one.contract == Contract(Strain.SPADES, Seat.NORTH, 4, 2)
    assert (one.number, one.tricks, one.score, one.names) == (
        7, 9, -200, ("Ann", "Cyd", "Bob", "Dee"),
    )  # fmt: skip
    assert (one.event, one.date, one.scoring) == ("Monday pairs", "2026.11.16", "MP")
    assert one.play is not None
    assert str(one.play.cards[0]) == "HT"
    assert (one.tag("PairNS"), points(one, "ScoreMP")) == ("3", ("2", "10"))
    assert (out.contract, adjusted.tag("Score")) == (PASSED_OUT, "A6040")
    again = "".join(FORMATS["travellers"].write([one, out, adjusted]))
    assert "7,Ann,Bob,Cyd,Dee,4SXN-1,4SX,N,9,10H,-200,2,10," in again
    assert list(FORMATS["travellers"].read(lines_from(again.encode()))) == [one, out, adjusted]


def test_usebio_names_a_pair_of_a_howell_once() -> None:
    """A pair that sits both ways is one element; two of a Mitchell that share a number, two."""
    table = (
        "board,ns,ew,north,south,east,west,contract,declarer,result\n"
        "1,1,2,Ann,Bob,Cy,Di,3NT,N,=\n2,2,1,Cy,Di,Ann,Bob,3NT,N,=\n3,1,3,Ann,Bob,Eve,Fay,3NT,N,=\n"
        "3,3,4,Guy,Hal,Ida,Jon,3NT,N,=\n"
    )
    records = list(FORMATS["csv"].read(table.splitlines()))
    text = "".join(FORMATS["usebio"].write(records))
    assert text.count("<PAIR_NUMBER>1</PAIR_NUMBER><PLAYER>") == 1
    assert text.count("<PAIR_NUMBER>1</PAIR_NUMBER>") == 1
    assert text.count("<PAIR_NUMBER>3</PAIR_NUMBER><DIRECTION>") == 2
    back = list(FORMATS["usebio"].read(text.splitlines()))
    assert [one.names for one in back] == [one.names for one in records]


def test_several_events_in_one_table_are_told(tmp_path: Path) -> None:
    two = '[Event "Mon"]\n[Board "1"]\n[PairNS "1"]\n[PairEW "2"]\n[Score "NS 50"]\n\n'
    source = tmp_path / "two.pbn"
    source.write_text(two + two.replace("Mon", "Tue"))
    said = run("convert", str(source), str(tmp_path / "two.csv"))
    assert "titles, rules and penalties of 2 tournaments" in said.err
    assert "Event" not in (tmp_path / "two.csv").read_text()
    assert "events" not in run("convert", str(source), str(tmp_path / "two.xml")).err
