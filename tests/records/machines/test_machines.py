"""Files of dealing machines, byte by byte: the layouts as their makers' programs write them."""

from dataclasses import replace
from pathlib import Path

import pytest

from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.files import formats, lines_from, number_records, records_of
from biritch.records.format import FormatError
from biritch.records.record import Record
from tests.cli.helpers import refused, run
from tests.records.boards import FORMATS

DEAL = Deal.parse("N:AJ65.K82.AK8.J75 8.AQT75.QJT4.Q64 KT2..96532.KT983 Q9743.J9643.7.A2")
"""Board 1 of a session of the World Bridge Games 2024."""
NUMBERS = (
    "01040910152026272833434749"  # North
    "07141618212329303137424850"
    "02051332353638394144454651"
)
DRAWING = (
    b"\x06AJ65\x03K82\x04AK8\x05J75\x068\x03AQT75\x04QJT4\x05Q64"
    b"\x06KT2\x03\x0496532\x05KT983\x06Q9743\x03J9643\x047\x05A2"
)
LAID_OUT = {
    "bri": NUMBERS.encode() + b" " * 32 + b"\0" * 18,
    "dge": DRAWING + b"\0" * 60,
    "dup": NUMBERS.encode() + DRAWING + b"YN1  0 01 ",
}


@pytest.fixture
def board() -> Record:
    return next(number_records([Record(deal=DEAL)]))


def test_numbers_go_from_the_ace_of_spades_to_the_deuce_of_clubs(board: Record) -> None:
    assert written("bri", board) == LAID_OUT["bri"]
    assert written("dge", board) == LAID_OUT["dge"]
    assert written("dup", board) == LAID_OUT["dup"]


def written(name: str, *boards: Record) -> bytes:
    form = FORMATS[name]
    return form.encode_text("".join(form.write(boards)))


def test_owners_are_one_digit_a_card(board: Record) -> None:
    digits = written("ber", board).decode()
    assert len(digits) == 52
    assert digits[0] == "1"  # North has the ace of spades
    assert digits[6] == "2"  # East, the eight
    assert digits[39] == "4"  # West, the ace of clubs
    assert {digits.count(digit) for digit in "1234"} == {13}


def test_two_bits_a_card_rank_by_rank(board: Record) -> None:
    kops = written("rzd", board)
    assert kops[:13] == b"\x01\0" + b" " * 11
    assert kops[13] == 0b00_01_00_11  # aces: North, East, North, West
    assert kops[14] == 0b10_00_00_10  # kings: South, North, North, South
    cds = written("cds", board)
    assert (cds[0], cds[1]) == (1, 0b01_10_01_00)  # the same, one seat further


def test_letters_begin_with_the_dealers_hand(board: Record) -> None:
    first, second = next(number_records([board])), Record(deal=DEAL, number=2)
    lines = written("bhg", first, second).decode().split("\r\n")
    assert lines[0] == ""
    assert lines[1].startswith("ADIJOTZabgquw")  # North: 01, 04, 09… 26 is Z, 27 is a
    assert lines[2].endswith(lines[1][:13])
    assert [record.deal for record in FORMATS["bhg"].read(lines)] == [DEAL, DEAL]


def test_a_duplimate_file_has_99_boards_and_its_sums(board: Record) -> None:
    third = Record(deal=DEAL, number=3)
    lines = written("dlm", third, board).decode().split("\r\n")
    assert lines[0] == "[Document]"
    assert {"From board=1", "To board=3", "Checksum=3"} <= set(lines)
    boards = [line for line in lines if line.startswith("Board ")]
    assert len(boards) == 99
    assert boards[1] == "Board 02=aaaaaabffffffkkkkkklpppppp012"  # 2 xor 14: nobody dealt it
    assert [record.number for record in FORMATS["dlm"].read(lines)] == [1, 3]


def test_a_letter_changed_in_a_duplimate_file_is_noticed(board: Record) -> None:
    text = written("dlm", board).decode()
    place = text.index("Board 01=") + 9
    swapped = text[:place] + ("b" if text[place] == "a" else "a") + text[place + 1 :]
    with pytest.raises(FormatError, match="line 12, board 1: a check sum of"):
        list(FORMATS["dlm"].read(swapped.split("\r\n")))


@pytest.mark.parametrize("name", ["bri", "dge", "dup", "ber", "rzd", "cds"])
def test_a_file_cut_short_says_so_and_keeps_the_boards_before(name: str, board: Record) -> None:
    data, errors = written(name, board, replace(board, number=2))[:-3], list[FormatError]()
    form = FORMATS[name]
    if name in ("bri", "dge", "dup"):
        data = data[: len(data) // 2 + 20]
    found = list(form.read(lines_from(data, form), errors.append))
    assert len(found) == 1
    assert [error.fault.name for error in errors] == ["cut-board"]


@pytest.mark.parametrize("name", ["bri", "dge", "dup", "ber", "rzd", "cds"])
def test_however_the_bytes_come_in_the_boards_are_the_same(name: str, board: Record) -> None:
    form = FORMATS[name]
    text = written(name, *(replace(board, number=place) for place in (1, 2, 3))).decode(
        "latin-1"
    )
    whole = list(form.read([text]))
    for size in (1, 7, 128):
        pieces = (text[at : at + size] for at in range(0, len(text), size))
        assert list(form.read(pieces)) == whole


def test_every_set_that_can_be_dealt_is_written_for_every_machine(tmp_path: Path) -> None:
    for name in ("ber", "bhg", "bri", "cards", "cds", "dge", "dlm", "dup", "rzd"):
        suffix = formats()[name].suffixes[0]
        said = run("deal", "-n", "3", "--seed", "7", "--format", name)
        assert said.status == 0, name
        source, target = tmp_path / f"set{suffix}", tmp_path / f"{name}.pbn"
        pbn = tmp_path / "set.pbn"
        pbn.write_text(run("deal", "-n", "3", "--seed", "7").out)
        assert run("convert", str(pbn), str(source), "--to", name).status == 0
        assert run("convert", str(source), str(target), "--from", name).status == 0
        back = list(records_of(target))
        assert [record.deal for record in back] == [r.deal for r in records_of(pbn)]
        assert [record.dealer for record in back] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_a_board_a_machine_has_no_room_for_is_refused_or_told(tmp_path: Path) -> None:
    assert refused(run("deal", "--first", "100", "--format", "dlm")) == (
        "DLM (Duplimate) cannot carry board 100"
    )
    pbn = tmp_path / "far.pbn"
    pbn.write_text(run("deal", "-n", "2", "--first", "99").out)
    said = run("convert", str(pbn), str(tmp_path / "far.dlm"))
    assert said.status == 0
    assert "1 board left out: DLM (Duplimate) cannot hold such a board" in said.err


def test_what_a_machine_does_not_carry_is_told_in_both_languages(tmp_path: Path) -> None:
    pbn = tmp_path / "set.pbn"
    pbn.write_text(run("deal", "-n", "2", "--first", "5").out)
    said = run("convert", str(pbn), str(tmp_path / "set.bri"))
    assert "cannot hold: numbers of boards" in said.err
    said = run("convert", str(pbn), str(tmp_path / "set.bri"), "--lang", "fr")
    assert "ne peut pas contenir : les numéros d’étuis" in said.err


def test_deals_in_a_spreadsheet(board: Record) -> None:
    line = written("cards", board).decode().rstrip("\r\n")
    assert line == (
        '"AJ65","K82","AK8","J75","8","AQT75","QJT4","Q64","KT2","","96532","KT983",'
        '"Q9743","J9643","7","A2","1","N/-"'
    )
    bad = line.replace('"KT2"', '"KT22"')
    with pytest.raises(FormatError, match="line 2: not the cards of a board"):
        list(FORMATS["cards"].read([line, bad]))


def test_boards_without_numbers_may_be_counted_from_any(tmp_path: Path) -> None:
    pbn, bri, back = (tmp_path / f"set.{suffix}" for suffix in ("pbn", "bri", "lin"))
    pbn.write_text(run("deal", "-n", "3", "--first", "17").out)
    assert run("convert", str(pbn), str(bri)).status == 0
    assert run("convert", str(bri), str(back), "--first", "17").status == 0
    assert [record.board for record in records_of(back)] == [
        record.board for record in records_of(pbn)
    ]
    line = refused(run("convert", str(pbn), str(bri), "--first", "17"))
    assert line.startswith("--first is only for notations without board numbers")
