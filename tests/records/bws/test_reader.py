"""Bridgemate files, written for these tests by ``access_files.py`` as Access lays them out."""

import random
import struct
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biritch import rank
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.bws.access import AccessDatabase, text_of
from biritch.records.faults import BadText
from biritch.records.files import lines_from, records_of
from biritch.records.format import FormatError
from biritch.records.record import PASSED_OUT, Record
from tests.cli.helpers import refused, run
from tests.records.boards import FORMATS
from tests.records.bws.access_files import JET_3, JET_4, PAGE, Jet, database, page, record

RECEIVED = {
    "ID": "long", "Section": "int", "Table": "int", "Round": "int", "Board": "int",
    "PairNS": "int", "PairEW": "int", "Declarer": "int", "NS/EW": "text",
    "Contract": "text", "Result": "text", "LeadCard": "text", "Remarks": "text",
    "Erased": "bool",
}  # fmt: skip


def row(number: int, board: int, **told: object) -> dict[str, object]:
    base = {
        "ID": number, "Section": 1, "Table": 1, "Round": 1, "Board": board, "PairNS": 1,
        "PairEW": 2, "Declarer": 1, "NS/EW": "N", "Erased": False,
    }  # fmt: skip
    return base | told


ROWS = [
    row(1, 1, Contract="3 NT", Result="=", LeadCard="S4"),
    row(2, 2, Contract="4 H x", Result="-1", **{"NS/EW": "E"}),
    row(3, 3, Contract="PASS", **{"NS/EW": ""}),
    row(4, 1, Contract="4 S", Result="+1", LeadCard="H10", Erased=True),
    row(5, 2, Contract="4 H xx", Result="-2", **{"NS/EW": "E"}),
    row(6, 4, Remarks="60%-40%"),
    row(7, 5, Remarks="NOT PLAYED"),
]
PLAYERS = {
    "Section": "int",
    "Table": "int",
    "Direction": "text",
    "Name": "text",
    "Round": "int",
}
ROUNDS = {"Section": "int", "Table": "int", "Round": "int", "NSPair": "int", "EWPair": "int"}
HANDS = {"Section": "int", "Board": "int"} | {
    side + suit: "text"
    for side in ("North", "East", "South", "West")
    for suit in ("Spades", "Hearts", "Diamonds", "Clubs")
}
DEAL = Deal.parse("N:AJ65.K82.AK8.J75 8.AQT75.QJT4.Q64 KT2..96532.KT983 Q9743.J9643.7.A2")


def session(rows: list[dict[str, object]] = ROWS, jet: Jet = JET_4) -> bytes:
    held = {
        name: hand.ranks(suit).replace("T", "10")
        for (name, hand, suit) in (
            (side + suit.name.title(), DEAL[Seat(at)], suit)
            for at, side in enumerate(("North", "East", "South", "West"))
            for suit in reversed(type(Card(0).suit))
        )
    }
    tables: dict[str, tuple[Mapping[str, str], list[dict[str, object]]]] = {
        "Section": ({"ID": "int", "Letter": "text"}, [{"ID": 1, "Letter": "A"}]),
        "RoundData": (
            ROUNDS,
            [
                {"Section": 1, "Table": 1, "Round": 1, "NSPair": 1, "EWPair": 2},
                {"Section": 1, "Table": 1, "Round": 2, "NSPair": 3, "EWPair": 4},
            ],
        ),
        "PlayerNumbers": (
            PLAYERS,
            [
                {"Section": 1, "Table": 1, "Direction": "N", "Name": "Zoé", "Round": 1},
                {"Section": 1, "Table": 1, "Direction": "E", "Name": "Łukasz", "Round": 1},
            ],
        ),
        "HandRecord": (HANDS, [{"Section": 1, "Board": 1, **held}]),
        "ReceivedData": (RECEIVED, rows),
    }
    return database(tables, jet)


def read(data: bytes, errors: list[FormatError] | None = None) -> list[Record]:
    form = FORMATS["bws"]
    told = None if errors is None else errors.append
    return list(form.read(lines_from(data, form), told))


def test_the_last_result_that_was_not_erased_is_the_one() -> None:
    one, two, three, four, five = read(session())
    assert one.contract == Contract(Strain.NOTRUMP, Seat.NORTH, 3)
    assert (one.number, one.tricks) == (1, 9)
    assert one.play is not None
    assert one.play.cards == (Card.parse("S4"),)
    assert two.contract == Contract(Strain.HEARTS, Seat.EAST, 4, 4)
    assert two.tricks == 8
    assert three.contract is PASSED_OUT
    assert (four.contract, four.tag("Score")) == (None, "A6040")
    assert (five.contract, five.tag("Score")) == (None, "not-played")
    assert [(r.tag("PairNS"), r.tag("PairEW"), r.tag("Round")) for r in (one, two)] == [
        ("1", "2", "1")
    ] * 2


def test_players_are_those_who_began_in_the_pair() -> None:
    assert read(session())[0].names == ("Zoé", "Łukasz", "", "")


def test_hands_given_to_the_bridgemate_come_with_the_results() -> None:
    first, second, *_ = read(session())
    assert first.deal == DEAL
    assert second.deal is None


def test_a_bws_file_becomes_any_file_of_results(tmp_path: Path) -> None:
    source = tmp_path / "tournament.bws"
    source.write_bytes(session())
    assert [r.number for r in records_of(source)] == [1, 2, 3, 4, 5]
    for target in ("tournament.csv", "tournament.xml", "tournament.pbn"):
        assert run("convert", str(source), str(tmp_path / target)).status == 0
    table = (tmp_path / "tournament.csv").read_text()
    assert "1,1,1,1,2,3NT,N,=,S4,,Zoé,Łukasz" in table
    assert "1,1,4,1,2,,,,,A6040" in table
    line = refused(run("convert", str(tmp_path / "tournament.csv"), str(source)))
    assert line == "BWS (Bridgemate) is read, never written"
    assert "se lit, mais ne s’écrit pas" in run("deal", "--format", "bws", "--lang", "fr").err


def test_each_column_of_a_file_that_says_all_comes_back_or_is_named() -> None:
    """The columns are those of a file as the devices' own program leaves it."""
    tables: dict[str, tuple[Mapping[str, str], list[dict[str, object]]]] = {
        "Section": (
            {"ID": "int", "Letter": "text", "Tables": "int", "MissingPair": "int"},
            [{"ID": 1, "Letter": "v01", "Tables": 1, "MissingPair": 902}, {"ID": 2}],
        ),
        "RoundData": (
            ROUNDS | {"LowBoard": "int", "CustomBoards": "text"},
            [{"Section": 1, "Table": 7, "Round": 1, "NSPair": 71, "EWPair": 72,
              "LowBoard": 903, "CustomBoards": "v04"}],
        ),
        "PlayerNumbers": (
            PLAYERS | {"Number": "text", "Updated": "bool"},
            [{"Section": 1, "Table": 7, "Direction": "N", "Name": "v05", "Round": 0,
              "Number": "v06", "Updated": True}],
        ),
        "ReceivedData": (
            RECEIVED | {"South": "int", "West": "int", "Processed": "bool"},
            [row(1, 9, Table=7, PairNS=71, PairEW=72, Contract="1 NT", Result="=",
                 LeadCard="S4", Remarks="v07", South=908, West=909, Processed=True)],
        ),
        "PlayerNames": ({"ID": "long", "Name": "text"}, [{"ID": 1, "Name": "v10"}]),
    }  # fmt: skip
    (one,) = read(database(tables))
    assert (one.number, one.names[0], one.tag("Section")) == (9, "v05", "v01")
    assert [one.tag(name) for name in ("Table", "PairNS", "PairEW", "Remarks")] == [
        "7", "71 + 908", "72 + 909", "v07",
    ]  # fmt: skip
    assert [str(fault).rpartition(": ")[2] for fault in one.lines.dropped] == [
        "PlayerNames (1)", "PlayerNumbers.Number (1)", "PlayerNumbers.Updated (1)",
        "ReceivedData.Processed (1)",
        "RoundData.CustomBoards (1)", "RoundData.LowBoard (1)", "Section.MissingPair (1)",
        "Section.Tables (1)",
    ]  # fmt: skip


def test_an_individual_is_ranked_player_by_player(tmp_path: Path) -> None:
    """Board 1: 1 and 3 make 400, 5 and 7 go down. Board 2: 5 and 8 make it, 1 and 4 do not."""
    alone = RECEIVED | {"South": "int", "West": "int"}
    rows = [
        row(1, 1, PairNS=1, PairEW=2, South=3, West=4, Contract="3 NT", Result="="),
        row(2, 1, PairNS=5, PairEW=6, South=7, West=8, Contract="3 NT", Result="-1", Table=2),
        row(3, 2, PairNS=1, PairEW=2, South=4, West=3, Contract="3 NT", Result="-1", Round=2),
        row(4, 2, PairNS=5, PairEW=6, South=8, West=7, Contract="3 NT", Result="=", Round=2,
            Table=2),
    ]  # fmt: skip
    named = [
        {"Section": 1, "Table": 1, "Direction": seat, "Name": name, "Round": 1}
        for seat, name in zip("NESW", ("Ann", "Bob", "Cyd", "Dan"), strict=True)
    ]
    file = tmp_path / "individual.bws"
    file.write_bytes(
        database({"PlayerNumbers": (PLAYERS, named), "ReceivedData": (alone, rows)})
    )
    ranking = rank(file)
    assert ranking.kind == "individual"
    assert {line.contestant.label: line.total.points for line in ranking} == {
        "1": 2, "2": 2, "3": 4, "4": 0, "5": 2, "6": 2, "7": 0, "8": 4,
    }  # fmt: skip
    assert next(one.names for one in records_of(file) if one.number == 2) == (
        "Ann", "Bob", "Dan", "Cyd",
    )  # fmt: skip


def test_many_results_run_over_many_pages() -> None:
    rows = [row(n, n, Contract="1 C", Result="=") for n in range(1, 401)]
    assert len(session(rows)) > 10 * PAGE
    assert [one.number for one in read(session(rows))] == list(range(1, 401))


def test_a_result_that_makes_no_sense_costs_no_other() -> None:
    rows = [*ROWS, row(8, 6, Contract="9 Z", Result="="), row(9, 7, Contract="1 C", Result="=")]
    errors: list[FormatError] = []
    assert len(read(session(rows), errors)) == 6
    assert [(error.board, error.fault.name) for error in errors] == [("6", "bad-contract")]


@pytest.mark.parametrize("jet", [JET_3, JET_4])
def test_either_layout_holds_the_same_session(jet: Jet) -> None:
    """Bridgemate's own program writes Access 97; only there, letters are of one country."""
    of_97 = [replace(one, names=("", "", "", "")) for one in read(session(jet=jet))]
    assert of_97 == [replace(one, names=("", "", "", "")) for one in read(session())]
    assert read(session(jet=jet))[0].names[0] == "Zoé"


def test_rows_of_access_97_longer_than_one_byte_can_count() -> None:
    columns = {"Id": "long"} | {f"T{n}": "text" for n in range(6)}
    rows = [
        {"Id": at} | {f"T{n}": chr(97 + n) * (size + 40 * n) for n in range(6)}
        for at, size in enumerate((1, 10, 40, 55, 31, 55))
    ]
    rows.append({"Id": 9, "T0": "x" * 255, "T1": "y", "T2": "z" * 254, "T5": "w"})
    base = AccessDatabase(database({"T": (columns, rows)}, JET_3))
    empty = dict.fromkeys(columns)
    assert list(base.rows("T")) == [empty | row for row in rows]


@pytest.mark.parametrize("jet", [JET_3, JET_4])
def test_numbers_may_take_more_than_one_byte_can_count(jet: Jet) -> None:
    columns = {f"N{n}": "long" for n in range(70)} | {"A": "text", "B": "text"}
    row = {f"N{n}": n for n in range(70)} | {"A": "left", "B": "right"}
    assert list(AccessDatabase(database({"T": (columns, [row])}, jet)).rows("T")) == [row]


@pytest.mark.parametrize("jet", [JET_3, JET_4])
def test_a_row_older_than_a_column_has_nothing_in_it(jet: Jet) -> None:
    """Access leaves rows as they are when a table gets a column."""
    before = {"Id": "long", "Name": "text"}
    after = before | {f"New{n}": kind for n, kind in enumerate(("int", "text", "bool") * 3)}
    base = bytearray(database({"T": (after, [{"Id": 1}])}, jet))
    rows = [
        record(before, {"Id": 7, "Name": "Zoé"}, jet),
        record(after, {"Id": 8, "New1": "a"}, jet),
    ]
    place = 4 * jet.page
    base[place : place + jet.page] = page(rows, 3, jet=jet)
    old, new = AccessDatabase(bytes(base)).rows("T")
    assert old == dict.fromkeys(after) | {"Id": 7, "Name": "Zoé"}
    assert (new["Id"], new["Name"], new["New1"], new["New2"]) == (8, None, "a", False)


@pytest.mark.parametrize("jet", [JET_3, JET_4])
def test_a_column_that_was_deleted_moves_no_other(jet: Jet) -> None:
    columns = {"Id": "long", "A": "text", "~B": "text", "~n": "int", "C": "text", "D": "int"}
    row = {"Id": 1, "A": "left", "~B": "deleted", "~n": 5, "C": "right", "D": 3}
    (found,) = AccessDatabase(database({"T": (columns, [row])}, jet)).rows("T")
    assert found == {"Id": 1, "A": "left", "C": "right", "D": 3}


def test_a_byte_is_a_number_from_0_to_255() -> None:
    base = database({"T": ({"N": "byte"}, [{"N": 200}])})
    assert list(AccessDatabase(base).rows("T")) == [{"N": 200}]


def test_a_long_text_that_goes_on_for_ever_is_not_followed() -> None:
    """A long text lies in pieces on other pages, each of which says where the next one is."""
    columns = {"Id": "long", "Memo": "memo", "Name": "text"}
    endless = struct.pack("<III", 8, 5 << 8, 0)
    base = database({"T": (columns, [{"Id": 1, "Memo": endless, "Name": "after"}])})
    base = base[: 5 * PAGE] + page([struct.pack("<I", 5 << 8) + b"more"], 99) + base[5 * PAGE :]
    assert list(AccessDatabase(base).rows("T")) == [{"Id": 1, "Memo": None, "Name": "after"}]


def test_a_definition_without_end_is_refused() -> None:
    base = bytearray(session())
    more = len(base) // PAGE
    struct.pack_into("<I", base, 2 * PAGE + 4, more)
    for place in (*range(more + 1, more + 400), 0):
        base += (b"\2\1\0\0" + struct.pack("<I", place)).ljust(PAGE, b"\0")
    with pytest.raises(BadText, match="damaged or cut"):
        AccessDatabase(bytes(base))


def test_rows_that_overlap_are_refused() -> None:
    base = bytearray(database({"T": ({"Id": "long"}, [{"Id": 1}] * 9)}))
    struct.pack_into("<9H", base, 4 * PAGE + 14, *[2000] * 8, 3000)
    with pytest.raises(BadText, match=r"damaged or cut \(page 4\)"):
        list(AccessDatabase(bytes(base)).rows("T"))


def test_a_table_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biritch.records.bws.access.MOST_VALUES", 3000)
    rows = [row(n, n, Contract="1 C", Result="=") for n in range(1, 401)]
    errors: list[FormatError] = []
    read(session(rows), errors)
    assert [str(error.fault) for error in errors] == ["more than 214 results"]


def test_a_value_the_library_leaves_out_moves_no_other() -> None:
    """The library passes over a value it cannot read: the next row's would take its place."""
    columns = {"Id": "long", "Name": "text"}
    rows = [record(columns, {"Id": n, "Name": "ab"}) for n in (1, 2)]
    cut = rows[0][:-3] + b"\0\0" + rows[0][-1:]
    base = bytearray(database({"T": (columns, [{"Id": 1}])}))
    base[4 * PAGE : 5 * PAGE] = page([cut, rows[1]], 3)
    with pytest.raises(BadText, match=r"damaged or cut \(page 4\)"):
        list(AccessDatabase(bytes(base)).rows("T"))


def test_deleted_rows_and_rows_that_moved() -> None:
    columns, here = {"Id": "long"}, {"Id": 7}
    rows = [record(columns, {"Id": n}) for n in (1, 2)]
    base = bytearray(database({"T": (columns, [{"Id": 1}, {"Id": 2}])}))
    place = base.index(rows[0]) // PAGE
    moved = len(base) // PAGE
    pointer = struct.pack("<I", moved << 8)
    base[place * PAGE : place * PAGE + PAGE] = page(
        [rows[0], pointer, rows[1]], place - 1, {0: 0x8000, 1: 0x4000}
    )
    base += page([record(columns, here)], place - 1, {0: 0x8000})
    assert [one["Id"] for one in AccessDatabase(bytes(base)).rows("T")] == [7, 2]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"not a database at all", "not-access"),
        (session()[: 2 * PAGE], "not-access"),
        (session()[:0x14] + b"\0" + session()[0x15:], "cut-access"),
        (database({"Other": ({"ID": "long"}, [])}), "no-received"),
    ],
)
def test_what_is_no_bws_is_refused_in_a_line(data: bytes, fault: str) -> None:
    errors: list[FormatError] = []
    assert read(data, errors) == []
    assert [error.fault.name for error in errors] == [fault]


def test_a_definition_that_leads_back_to_itself_ends() -> None:
    base = bytearray(session())
    struct.pack_into("<I", base, 2 * PAGE + 4, 2)
    assert len(read(bytes(base))) == 5


@settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.integers(0, 2**32), st.integers(1, 40), st.sampled_from([JET_3, JET_4]))
def test_a_file_damaged_anywhere_is_read_or_refused(
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    seed: int,
    changes: int,
    jet: Jet,
) -> None:
    """In a line at most: nothing is logged, nothing printed."""
    rng = random.Random(seed)
    base = bytearray(session(jet=jet))
    for _ in range(changes):
        base[rng.randrange(0x20, len(base))] = rng.randrange(256)
    if rng.random() < 0.3:
        del base[rng.randrange(len(base)) :]
    with caplog.at_level(0):
        read(bytes(base), [])
    assert not caplog.records
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xff\xfeA\xe9", "Aé"), ("Łé".encode("utf-16-le"), "Łé"), (b"", ""),
        (b"\xff\xfeA\0" + "Ł".encode("utf-16-le") + b"\0b", "AŁb"),
    ],
)  # fmt: skip
def test_shortened_text(data: bytes, text: str) -> None:
    assert text_of(data) == text


def test_a_database_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadText, match="not an Access database"):
        AccessDatabase(b"")
