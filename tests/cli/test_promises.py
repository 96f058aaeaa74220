"""Deals promised and dealt once: ``commit``, ``reveal``, ``verify``, ``register``."""

import json
import os
import re
import stat
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.cli.deals.register import Register, fingerprint
from biritch.cli.messages import Refusal
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.records.faults import BadText
from biritch.records.files import formats, lines_from, records_of
from biritch.records.format import FormatError
from biritch.records.squaredeal import (
    SquareDealKeys,
    SquareDealPhase,
    SquareDealPromise,
    read_keys,
    read_promise,
)
from tests.cli.helpers import Said, refused, run

VECTORS = Path(__file__).parents[1] / "vectors"
TOLD = json.loads((VECTORS / "wbg2024_key_1_1.json").read_text(encoding="utf-8"))
SESSION = json.loads((VECTORS / "wbg2024_session_1_1.json").read_text(encoding="utf-8"))
DAY = "closing price on 1 June 2031"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A promise of two sessions of six boards, then one of four."""
    path = tmp_path / "club.sqd"
    said = commit(path, "--phase", "2:6:round#:Round #", "--phase", "1:4:final:Final")
    assert said.status == 0, said
    return path


def commit(path: Path, *more: str) -> Said:
    return run("commit", str(path), "--event", "Club", "--delayed", DAY, *more)


def reveal(path: Path, *more: str) -> Said:
    return run("reveal", str(path), "--value", "1,234.5", *more)


def test_a_promise_is_one_public_file_and_one_secret_one(club: Path) -> None:
    public, secret = club.read_text(), club.with_suffix(".sqk").read_bytes()
    assert f"DI {DAY}\n" in public
    assert "SN 2:6:round#:Round #\n" in public
    keys = [line.split(b":") for line in secret.split(b"\r\n")]
    assert [key[0] for key in keys[:3]] == [b"1,1", b"1,2", b"2,1"]
    assert keys[3:] == [[b""]]
    assert not any(key[1].decode() in public for key in keys[:3])
    if os.name != "nt":
        assert stat.S_IMODE(club.with_suffix(".sqk").stat().st_mode) == 0o600


def test_what_was_promised_is_drawn_and_verified(club: Path) -> None:
    said = reveal(club, "--json")
    assert said.status == 0, said
    assert [(one["phase"], one["session"], one["boards"]) for one in said.json] == [
        (1, 1, 6), (1, 2, 6), (2, 1, 4)
    ]  # fmt: skip
    assert "DV 12345\n" in club.read_text()
    files = [str(club.parent / f"{name}.pbn") for name in ("round1", "round2", "final")]
    said = run("verify", str(club), *files, "--json")
    assert said.status == 0
    assert said.json["ok"]
    assert [one["matched"] for one in said.json["files"]] == [6, 6, 4]
    assert said.json["files"][1]["sessions"] == [{"phase": 1, "session": 2, "reserve": False}]
    assert "4 boards as promised, session 1 of phase 2" in run("verify", str(club), *files).out
    french = run("verify", str(club), *files, "--lang", "fr").out
    assert "4 donnes conformes à la promesse" in french


def test_two_promises_never_deal_the_same(tmp_path: Path) -> None:
    dealt = set()
    for name in ("a", "b"):
        assert commit(tmp_path / f"{name}.sqd").status == 0
        folder = tmp_path / name
        folder.mkdir()
        assert reveal(tmp_path / f"{name}.sqd", "--into", str(folder)).status == 0
        dealt |= {record.deal for record in records_of(folder / "session1.pbn")}
    assert len(dealt) == 48


def test_a_card_changed_is_noticed(club: Path) -> None:
    reveal(club)
    path = club.parent / "round1.pbn"
    boards = list(records_of(path))
    boards[2] = replace(boards[2], deal=Deal.from_rank(12345))
    path.write_text("".join(formats()["pbn"].write(boards)), newline="")
    said = run("verify", str(club), str(path), "--json")
    assert said.status == 1
    assert said.json["files"][0]["wrong"] == [3]


def test_boards_of_another_place_are_not_as_promised(club: Path) -> None:
    reveal(club)
    path = club.parent / "round1.pbn"
    text = path.read_text()
    path.write_text(text.replace('[Board "1"]', '[Board "7"]'))
    said = run("verify", str(club), str(path))
    assert said.status == 1
    assert "board 7 is not one that was promised" in said.out


def test_the_reserve_set_is_told_as_such(club: Path) -> None:
    said = reveal(club, "--reserve", "--phase", "2")
    assert said.status == 0
    found = run("verify", str(club), str(club.parent / "finalreserve.pbn"))
    assert "4 boards as promised, reserve set of session 1 of phase 2" in found.out


def test_a_key_changed_afterwards_is_refused(club: Path) -> None:
    reveal(club)
    secret = club.with_suffix(".sqk")
    text = secret.read_text()
    secret.write_text(text[:10] + ("a" if text[10] != "a" else "b") + text[11:])
    line = refused(run("verify", str(club), str(club.parent / "round1.pbn")))
    assert "club.sqk is not what was promised: its SHA-256 is" in line


def test_a_value_is_told_once_for_ever(club: Path) -> None:
    assert "the awaited value is missing" in refused(run("reveal", str(club)))
    assert reveal(club, "--phase", "1").status == 0
    line = refused(run("reveal", str(club), "--value", "99", "--phase", "2"))
    assert line.startswith("the deals were drawn with '12345'")
    assert run("reveal", str(club), "--phase", "2").status == 0


def test_nothing_is_written_over_anything(club: Path) -> None:
    assert "is there already" in refused(commit(club))
    reveal(club)
    assert "round1.pbn is there already" in refused(reveal(club))


def test_a_promise_without_keys_or_without_deals_is_refused_in_a_line(club: Path) -> None:
    line = refused(run("verify", str(club), str(club)))
    assert line.startswith("nothing was drawn yet: closing price")
    club.with_suffix(".sqk").unlink()
    assert "no such file" in refused(reveal(club))
    club.write_text("TN a\nDI b\n")
    assert "promises nothing" in refused(reveal(club))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--phase", "2:6:same:x"], "two sessions would be called 'same'"),
        (["--phase", "0:6:a#:x"], "not a phase: '0:6:a#:x'"),
        (["--phase", "1:0:a#:x"], "not a phase: '1:0:a#:x'"),
        (["--phase", "1:9-3:a#:x"], "not a phase"),
        (["--phase", "1:6:../up:x"], "not a phase"),
        (["--phase", "2:6:a#b#:x"], "not a phase"),
        (["--boards", "many"], "not a phase: '1:many:session#:Session #'"),
    ],
)
def test_a_promise_that_makes_no_sense_is_refused(
    tmp_path: Path, words: list[str], line: str
) -> None:
    said = commit(tmp_path / "club.sqd", *words)
    assert refused(said).startswith(line)
    assert not list(tmp_path.iterdir())


def test_a_promise_may_leave_the_number_of_boards_open(tmp_path: Path) -> None:
    path = tmp_path / "open.sqd"
    assert commit(path, "--boards", "?").status == 0
    assert "does not say how many boards" in refused(reveal(path))
    assert run("reveal", str(path), "-n", "9").status == 0
    said = run("verify", str(path), str(tmp_path / "session1.pbn"), "--json")
    assert said.json["files"][0]["matched"] == 9


def test_a_session_of_the_world_bridge_games_is_verified_from_its_files(
    tmp_path: Path,
) -> None:
    """Its deals, its key and its index; the digest is that of this key alone."""
    keys = read_keys([f"1,1:{TOLD['key']}"])
    public = tmp_path / "wbg.sqd"
    public.write_bytes(
        b"# Description file\r\nTN World Bridge Games 2024\r\nDI Dow Jones\r\n"
        + f"DV {TOLD['value']}\r\nSN 1:16:s#:Session 1\r\nKH {keys.digest}\r\n".encode()
    )
    public.with_suffix(".sqk").write_text(str(keys), newline="")
    boards = "\n".join(
        f'[Board "{at}"]\n[Deal "N:{one["deal"]}"]\n' for at, one in enumerate(SESSION, 1)
    )
    (tmp_path / "s1.pbn").write_text(boards)
    said = run("verify", str(public), str(tmp_path / "s1.pbn"), "--json")
    assert said.status == 0
    assert said.json["files"][0]["matched"] == 16
    wrong = run(
        "verify", str(public), str(tmp_path / "s1.pbn"), "--value", "43275.92", "--json"
    )
    assert (wrong.status, wrong.json["files"][0]["matched"]) == (1, 0)


phases = st.builds(
    SquareDealPhase,
    st.integers(1, 9),
    st.sampled_from(["1", "16", "?", "1-7,8-14", "17-32"]),
    st.from_regex(r"\A[A-Za-z][A-Za-z0-9_-]{0,5}##?\Z"),
    st.sampled_from(["", "Round #", "Finale à 8"]),
)
promises = st.builds(
    SquareDealPromise,
    st.sampled_from(["Club", "Épreuve d'été"]),
    st.just("Loto du 3"),
    st.lists(phases, min_size=1, max_size=3).map(tuple),
    st.just("") | st.from_regex(r"\A[0-9a-f]{64}\Z"),
    st.none() | st.just("7 12 23"),
)


@settings(deadline=None)
@given(promises)
def test_both_files_read_back(promise: SquareDealPromise) -> None:
    assert read_promise(str(promise).splitlines()) == promise
    keys = SquareDealKeys.fresh(promise)
    again = read_keys(str(keys).splitlines())
    assert (again.keys, again.digest) == (keys.keys, keys.digest)


@settings(deadline=None)
@given(st.binary(max_size=200) | promises.map(lambda one: str(one).encode()[:-9]))
def test_any_bytes_are_a_promise_or_refused_in_a_line(data: bytes) -> None:
    for read in (read_promise, read_keys):
        with suppress(FormatError):
            read(lines_from(data))


def test_a_key_is_never_shown_in_a_refusal() -> None:
    with pytest.raises(FormatError) as told:
        read_keys(["1,1:short"])
    assert "short" not in str(told.value)


@pytest.mark.parametrize(
    ("boards", "session", "numbers"),
    [
        ("16", 3, range(1, 17)), ("1-7,8-14", 2, range(8, 15)), ("1-7,8-14", 3, range(1, 8)),
        ("3x7", 3, range(15, 22)), ("17-32", 1, range(17, 33)), ("?", 1, range(1, 6)),
    ],
)  # fmt: skip
def test_sessions_have_their_boards(boards: str, session: int, numbers: range) -> None:
    assert SquareDealPhase(4, boards).boards_of(session, 5) == numbers


def test_a_promise_is_written_as_squaredeal_reads_it() -> None:
    """It looks for its version in the first line, and for ranges written out."""
    phase = SquareDealPhase.parse("4:3x7:rr#:Round #")
    assert str(phase) == "4:1-7,8-14,15-21:rr#:Round #"
    lines = str(SquareDealPromise("Club", "Lottery", (phase,), "0" * 64)).splitlines()
    assert re.match(r"#.*[Ss]quare[Dd]eal 2\.6", lines[0])
    assert lines[2:] == ["TN Club", "DI Lottery", f"SN {phase}", "KH " + "0" * 64]


def test_files_are_called_by_their_session() -> None:
    assert SquareDealPhase(12, "8", "rr##").file_of(3) == "rr03"
    assert SquareDealPhase(12, "8", "rr##").file_of(3, reserve=True) == "rr03reserve"
    with pytest.raises(BadText):
        SquareDealPhase.parse("12:8:rr/#:x")


# ---- the register ----


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    path = tmp_path / "monday.pbn"
    path.write_text(run("deal", "-n", "4", "--seed", "1").out)
    return path


def test_a_set_is_dealt_once(dealt: Path) -> None:
    book = dealt.parent / "club.register"
    said = run("register", str(dealt), "--book", str(book))
    assert said.out == f"4 boards of 'monday.pbn' written into {book}\n"
    line = refused(run("register", str(dealt), "--book", str(book), "--title", "Tuesday"))
    assert line == f"board 1 was dealt before: it is board 1 of 'monday.pbn' ({book})"
    french = run("register", str(dealt), "--book", str(book), "--lang", "fr")
    assert "a déjà été distribuée" in french.err


def test_one_board_of_an_old_set_is_enough_and_nothing_of_the_new_one_is_kept(
    dealt: Path,
) -> None:
    book = dealt.parent / "club.register"
    assert run("register", str(dealt), "--book", str(book)).status == 0
    old = dealt.read_text().split("\r\n\r\n")[0].splitlines()[2:]
    new = dealt.parent / "new.pbn"
    fresh = run("deal", "-n", "2", "--seed", "2").out
    new.write_text(fresh + "\r\n" + "\r\n".join(old).replace('"1"', '"3"') + "\r\n")
    line = refused(run("register", str(new), "--book", str(book)))
    assert line.startswith("board 3 was dealt before: it is board 1 of 'monday.pbn'")
    new.write_text(fresh)
    assert run("register", str(new), "--book", str(book), "--json").json["boards"] == 2


def test_a_revealed_set_is_registered_before_it_is_written(club: Path) -> None:
    book = club.parent / "club.register"
    assert reveal(club, "--book", str(book)).status == 0
    for path in club.parent.glob("*.pbn"):
        path.unlink()
    assert "was dealt before" in refused(reveal(club, "--book", str(book)))
    assert not list(club.parent.glob("*.pbn"))


def test_the_register_tells_nothing_of_the_cards(dealt: Path) -> None:
    books = [dealt.parent / name for name in ("a", "b")]
    for book in books:
        run("register", str(dealt), "--book", str(book))
        data = book.read_bytes()
        for record in records_of(dealt):
            assert isinstance(record.deal, Deal)
            assert record.deal.rank.to_bytes(12, "big") not in data
            assert str(record.deal).encode() not in data
    deal = next(seeded_deals(1))
    assert fingerprint(b"1" * 32, deal) != fingerprint(b"2" * 32, deal)
    if os.name != "nt":
        assert stat.S_IMODE(books[0].stat().st_mode) == 0o600


def test_another_file_is_no_register(dealt: Path) -> None:
    before = dealt.read_bytes()
    assert "not a register of boards" in refused(
        run("register", str(dealt), "--book", str(dealt))
    )
    assert dealt.read_bytes() == before


def test_the_same_board_twice_in_one_set_is_refused(tmp_path: Path) -> None:
    deals = list(islice(seeded_deals(3), 2))
    boards = [(1, deals[0]), (2, deals[1]), (3, deals[0])]
    with pytest.raises(Refusal):
        Register(tmp_path / "book").enter(boards, "set")
    assert Register(tmp_path / "book").enter(boards[:2], "set") == 2
