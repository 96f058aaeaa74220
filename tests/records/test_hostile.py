"""Text made to hurt: only ``FormatError`` leaves a reader, and the other boards are read.

``hostile/manifest.json`` says of each file why it is there, how many boards can be read, and
on which lines something is wrong (``null`` where only the boards matter).
"""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.records.files import MOST_CHARACTERS, lines_from, records_of
from biritch.records.format import FormatError
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases
from tests.records.boards import FORMATS

FOLDER = Path(__file__).parent / "hostile"
MANIFEST: dict[str, Any] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
BOARD = (
    '[Board "1"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 '
    'KQT2.AT.J6542.85"]\n\n'
)


def ignored(error: FormatError) -> None:
    """Take no notice of *error*."""


def test_the_manifest_names_every_file() -> None:
    assert {path.name for path in FOLDER.iterdir()} - {"manifest.json"} == set(MANIFEST)


@pytest.mark.parametrize("name", MANIFEST)
def test_the_good_boards_are_read_and_the_bad_ones_told(name: str) -> None:
    errors: list[FormatError] = []
    boards = list(records_of(FOLDER / name, errors.append))
    expected = MANIFEST[name]
    assert len(boards) == expected["boards"], [str(error) for error in errors]
    if expected["errors"] is not None:
        assert [error.line for error in errors] == expected["errors"]
    for error in errors:
        assert "\n" not in str(error)
        assert str(error).isprintable()
        assert all(say(error.phrase, language) for language in LANGUAGES)


@pytest.mark.parametrize("name", [name for name in MANIFEST if MANIFEST[name]["errors"]])
def test_without_anyone_to_tell_the_first_bad_board_is_refused(name: str) -> None:
    with pytest.raises(FormatError, match=f"line {MANIFEST[name]['errors'][0]}\\b"):
        list(records_of(FOLDER / name))


@pytest.mark.parametrize("form", FORMATS)
def test_any_file_may_be_read_as_any_notation(form: str) -> None:
    for name in MANIFEST:
        try:
            list(records_of(FOLDER / name, ignored, FORMATS[form]))
        except Exception as error:
            error.add_note(name)
            raise


@pytest.mark.parametrize("form", FORMATS)
@given(data=st.binary(max_size=300))
def test_bytes_are_read_or_refused(form: str, data: bytes) -> None:
    list(FORMATS[form].read(lines_from(data, FORMATS[form]), ignored))


PIECES = st.sampled_from(
    ["[", "]", '"', "{", "}", ";", "%", "\n", "\n\n", " ", "|", "\\", "#", "##", "^", "=1=",
     "*", "+", "-", "$3", "!?", "Board", "Deal", "Auction", "Play", "Note", "Event", "Result",
     "1:x", "N:", "AKQ", ".", "1C", "Pass", "AP", "X", "SA", "H10", "N", "7", "0", "?", "md|3",
     "mb|", "pc|", "qx|o1|", "pn|", "nt|", "vg|", "rs|", "an|", "mc|", "sv|", "SAHKDQCJ,", "\0",
     "\x1a", '[Auction "N"]\n', '[Play "W"]\n', '[Contract "4H"]', '[Declarer "S"]', "٣",
     "\u202e"]
)  # fmt: skip


@pytest.mark.parametrize("form", FORMATS)
@given(pieces=st.lists(PIECES, max_size=60))
def test_pieces_of_the_notation_in_any_order_are_read_or_refused(
    form: str, pieces: list[str]
) -> None:
    data = "".join(pieces).encode()
    for record in FORMATS[form].read(lines_from(data), ignored):
        for other in FORMATS.values():
            "".join(other.write([record]))


def peak(form: str, data: bytes) -> int:
    """How much memory reading *data* takes at most, in bytes, the data apart."""
    tracemalloc.start()
    try:
        for _ in FORMATS[form].read(lines_from(data), ignored):
            pass
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("form", ["pbn", "lin"])
@pytest.mark.parametrize("sign", ["x", "[", '"', "{", "|", "\\", "=", "^", " "])
def test_a_line_of_ten_megabytes_is_refused(form: str, sign: str) -> None:
    data = (sign * 10_000_000).encode()
    with pytest.raises(FormatError, match="line 1: a line of more than"):
        list(FORMATS[form].read(lines_from(data)))


SIGNS = ["x", "[", '"', "{", "|", "\\", '\\"', "{}", "[a ", "; {", "a|"]
TEXTS = [name for name, form in FORMATS.items() if form.text]
LONGEST = [
    (form, sign)
    for at, form in enumerate(TEXTS)
    for place, sign in enumerate(SIGNS)
    if form in ("pbn", "lin") or (place + at) % cases(3, 1) == 0
]
"""Each sign with the two notations most files are in, and with each third of the others."""


@pytest.mark.slow
@pytest.mark.parametrize(("form", "sign"), LONGEST)
def test_the_longest_line_allowed_is_read_or_refused(form: str, sign: str) -> None:
    line = sign * (MOST_CHARACTERS // len(sign) // 4)
    list(FORMATS[form].read(lines_from((BOARD + line).encode()), ignored))


@pytest.mark.parametrize(
    "opening", ["{", "{\n\n", "[x\n\n", "[\n", '[x "\n', '[Play "N"]\n-\n\n']
)
def test_many_lines_that_open_and_never_close_are_read_or_refused(opening: str) -> None:
    data = (opening * 30_000).encode()
    list(FORMATS["pbn"].read(lines_from(data), ignored))


@pytest.mark.slow
@pytest.mark.parametrize("form", ["pbn", "lin"])
def test_a_large_file_is_read_board_by_board(form: str) -> None:
    boards = FORMATS["pbn"].read(lines_from(BOARD.encode()))
    text = "".join(FORMATS[form].write(boards))
    head, board = ("% PBN 2.1\r\n% EXPORT\r\n", text[21:]) if form == "pbn" else ("", text)
    few, many = (
        peak(form, (head + (board + "\r\n") * count).encode()) for count in (1_000, 4_000)
    )
    assert many < few * 1.5 + (1 << 20)
