"""Bytes into text, files into records, faults into sentences, tables into rows."""

import io
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.random_deals import seeded_deals
from biritch.games.game import Game
from biritch.games.phase import AgreedClaim
from biritch.games.variants.contract import VARIANT
from biritch.records.faults import ENGLISH, Fault, printable
from biritch.records.files import (
    by_sign,
    by_suffix,
    lines_from,
    lines_in,
    number_records,
    records_of,
)
from biritch.records.format import Format, FormatError
from biritch.records.games import actions, game_record, has_irregularity
from biritch.records.pbn.tables import columns, rows, table
from biritch.records.record import PASSED_OUT, Record, Tag
from biritch.words.translation import LANGUAGES, say
from tests.records.boards import FORMATS, replays, round_trip


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"a", ["a"]),
        (b"a\nb\r\nc\rd\n", ["a", "b", "c", "d"]),
        (b"\xef\xbb\xbfa\n", ["a"]),
        ("é\n".encode(), ["é"]),
        ("Œuvre d'été\n".encode("cp1252"), ["Œuvre d'été"]),
        (b"\x81\n", ["\ufffd"]),
        ("é\n".encode("utf-16"), ["é"]),
        (b"\xfe\xff\x00a\x00\n", ["a"]),
        (b"a\x1ab\nc\n", ["a"]),
        (b"a" * 70_000 + "é".encode() * 70_000, ["a" * 70_000 + "é" * 70_000]),
        (b"a" * 70_000 + b"\xe9", ["a" * 70_000 + "é"]),
    ],
)
def test_bytes_become_lines(data: bytes, lines: list[str]) -> None:
    assert list(lines_from(data)) == lines


def test_a_stream_that_cannot_go_back_is_read_too() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

        def seek(self, *place: int) -> int:
            raise AssertionError(place)

    assert list(lines_in(Pipe("é\nb".encode("cp1252")))) == ["é", "b"]


def test_the_file_stays_open_for_whoever_opened_it() -> None:
    source = io.BytesIO(b"a\nb\n")
    assert list(lines_in(source)) == ["a", "b"]
    assert not source.closed


SIGNED = [name for name, form in FORMATS.items() if form.sign != r"(?!)"]
"""Notations whose first line tells them; the others are told by their suffix alone."""


@pytest.mark.parametrize("name", FORMATS)
def test_a_notation_is_told_by_its_suffix(name: str) -> None:
    form = FORMATS[name]
    for suffix in form.suffixes:
        alike = {key for key, other in FORMATS.items() if suffix in other.suffixes}
        found = by_suffix(f"Boards{suffix.upper()}")
        assert found is FORMATS[suffix[1:] if suffix[1:] in alike else min(alike)]
        assert alike == {name} or (name in SIGNED and form.text)


@pytest.mark.parametrize("name", SIGNED)
def test_a_notation_is_told_by_its_first_line(name: str) -> None:
    form = FORMATS[name]
    for record in (Record(), Record(number=1), next(replays())):
        if form.carries(record):
            lines = "".join(form.write([record])).splitlines()
            assert by_sign(next(line for line in lines if line.strip())) is form


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('[Event "x"]', "pbn"), ("% PBN 2.1", "pbn"), ("{ a comment }", "pbn"),
        ("; one", "pbn"),
        ("qx|o1|", "lin"), ("pn|a,b|", "lin"), ("lin=pn%7Ca", "lin"), ("pn%7Ca", "lin"),
        ('[{"board": 1}]', "json"), ("[", "json"), ('{"boards": []}', "json"), ("[]", "json"),
        ("what is this", "pbn"), ("", "pbn"),
    ],
)  # fmt: skip
def test_first_lines(line: str, name: str) -> None:
    assert by_sign(line) is FORMATS[name]


@pytest.mark.parametrize("name", [name for name in SIGNED if not FORMATS[name].read_only])
def test_a_file_of_any_name_is_read(tmp_path: Path, name: str) -> None:
    first, form = next(replays()), FORMATS[name]
    path = tmp_path / "boards.txt"
    path.write_text("\n" + "".join(form.write([first])), encoding="utf-8", newline="")
    want = form.carry_record(first)
    assert list(records_of(path)) == [want if form.numbers else next(number_records([want]))]


@pytest.mark.parametrize("name", [key for key, form in FORMATS.items() if not form.numbers])
def test_boards_without_numbers_are_counted_from_1(tmp_path: Path, name: str) -> None:
    form, path = FORMATS[name], tmp_path / f"boards.{name}"
    deals = itertools.islice(seeded_deals(7), 3)
    boards = [Record(number=17, deal=deal) for deal in deals]
    path.write_bytes(form.encode_text("".join(form.write(boards))))
    found = list(records_of(path))
    assert [record.board for record in found] == [Board.from_number(n) for n in (1, 2, 3)]
    assert [record.deal for record in found] == [board.deal for board in boards]


def test_a_document_that_is_not_of_boards_is_refused_as_a_whole() -> None:
    for document in (
        {"name": "page", "scripts": {}},
        [{"id": 1, "name": "a"}, {"id": 2}],
        [1, 2],
    ):
        errors: list[FormatError] = []
        assert not list(FORMATS["json"].read([json.dumps(document)], errors.append))
        assert [error.fault.name for error in errors] == ["no-board"]


def test_calls_in_a_list_or_in_words_are_an_auction() -> None:
    for calls in (["1NT", "Pass", "Pass", "Pass"], "1NT Pass Pass Pass"):
        document = {"results": [{"board": 4, "auction": calls, "success": True}]}
        (record,) = FORMATS["json"].read([json.dumps(document)])
        assert record.auction is not None
        assert list(map(str, record.auction.calls)) == ["1N", "P", "P", "P"]
        assert "success" in str(record.lines.dropped[0])


def test_json_as_the_dealing_room_writes_it() -> None:
    told = [
        {"board": 7, "dealer": "S", "vulnerable": "both", "deal": str(next(seeded_deals(1)))}
    ]
    (record,) = FORMATS["json"].read(json.dumps(told).split("\n"))
    board = Board.from_number(7)
    assert record == Record(7, board.dealer, board.vulnerability, next(seeded_deals(1)))


def test_every_fault_says_the_same_in_english_as_in_its_sentence() -> None:
    for name, text in ENGLISH.items():
        blanks = [word.split(" ")[0] for word in text.split("{ $")[1:]]
        fault = Fault.of(name, **{blank: f"<{blank}>" for blank in blanks})
        assert say(fault.phrase, "en") == str(fault)
        assert say(fault.phrase, "fr") != str(fault)


def test_every_loss_can_be_told() -> None:
    for form in FORMATS.values():
        for loss in form.loses:
            for language in LANGUAGES:
                if not loss.minor:
                    assert say(
                        Fault.of("x").phrase.__class__(f"records-loses-{loss.name}"), language
                    )


def test_what_is_shown_of_a_text_is_short_and_visible() -> None:
    assert printable("a\u202eb\n\0") == "a\ufffdb\ufffd\ufffd"
    assert len(printable("x" * 1000)) == 60


def test_an_error_says_where() -> None:
    error = FormatError(12, "7", Fault.of("nul"))
    assert str(error) == "line 12, board 7: a NUL byte: this is not text"
    assert isinstance(error, ValueError)


@pytest.fixture
def games() -> Iterator[Game]:
    """Every real board, as a game played to its end."""

    def played() -> Iterator[Game]:
        for record, _ in zip(replays(), range(40), strict=False):
            assert record.board is not None
            yield Game.fold(VARIANT, record.deal, record.board, actions(record))  # type: ignore[arg-type]

    return played()


def test_a_game_written_down_is_the_record_it_came_from(games: Iterator[Game]) -> None:
    for game, record in zip(games, replays(), strict=False):
        found = game_record(game)
        assert (found.auction, found.play, found.contract) == (
            record.auction,
            record.play,
            record.contract,
        )
        assert (found.tricks, found.score) == (record.tricks, game.score)
        assert not has_irregularity(found)


@pytest.mark.parametrize("name", FORMATS)
def test_a_game_at_any_moment_is_written_and_read_again(name: str) -> None:
    form = FORMATS[name]
    record = next(replays())
    assert record.board is not None
    game = Game.start(VARIANT, next(seeded_deals(3)), record.board)
    game = Game.start(VARIANT, record.deal, record.board)  # type: ignore[arg-type]
    for action in actions(record):
        now = game_record(game)
        assert round_trip(form, [now]) == form.keep_records([now])
        game = game.after(action)


def test_claims_and_passed_out_boards_are_written_down() -> None:
    record = next(replays())
    assert record.board is not None
    deal = record.deal
    out = Game.fold(VARIANT, deal, record.board, [PASS] * 4)  # type: ignore[arg-type]
    assert game_record(out).contract is PASSED_OUT
    assert game_record(out).score == 0
    claimed = Game.fold(VARIANT, deal, record.board, [*actions(record)[:22], AgreedClaim(9)])  # type: ignore[arg-type]
    found = game_record(claimed)
    assert found.play is not None
    assert (found.tricks, found.play.ends) == (9, "*")
    assert len([card for card in found.play.cards if card is not None]) == 6


def test_tables_are_read_by_their_columns() -> None:
    tag = Tag("ScoreTable", r"Rank\2R;+Names_NS;Score_NS\4L", ('1 "Ann; Bob" 420', "2 Us -50"))
    assert columns(tag) == ("Rank", "Names_NS", "Score_NS")
    assert list(rows(tag)) == [
        {"Rank": "1", "Names_NS": "Ann; Bob", "Score_NS": "420"},
        {"Rank": "2", "Names_NS": "Us", "Score_NS": "-50"},
    ]
    assert table(Record(tags=(tag,)), "ScoreTable") is tag
    assert table(Record(tags=(tag,)), "TotalScoreTable") is None


def test_the_shelf_holds_formats() -> None:
    assert {"pbn", "lin", "json"} <= set(FORMATS)
    assert all(isinstance(form, Format) and form.source for form in FORMATS.values())
