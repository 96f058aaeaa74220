"""A table manager and players over loopback: dialects, alerts, the slow and the dying."""

import contextlib
import re
import socket
import time
from functools import cache, partial

import pytest

from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.matches.table_manager.faults import ProtocolFault
from biritch.matches.table_manager.player import ProtocolPlayer, play_session
from biritch.robots import play_out
from biritch.robots.catalogue import find
from biritch.table.audit import problems
from tests.matches.table import (
    Explaining,
    Session,
    Shouting,
    Sitter,
    SuitFirst,
    Verbose,
    boards,
    held,
    settings,
    sit,
)

OURS: list[tuple[Seat, Sitter]] = [(seat, sit) for seat in Seat]


@cache
def plain() -> Session:
    """Return two boards played by four players of ours."""
    return held(boards(2), OURS)


def test_a_board_at_a_table_is_the_board_as_robots_play_it() -> None:
    """The protocol adds nothing and loses nothing: not a card differs from the game itself."""
    import random

    robots = dict.fromkeys(Seat, find("rule:sayc"))
    for (board, deal), log in zip(boards(2), plain().logs, strict=True):
        game = Game.start(VARIANT, deal, board)
        assert play_out(game, robots, rng=random.Random(1), budget=0).log == log
    for answer in plain().answers.values():
        assert isinstance(answer, ProtocolPlayer)
        assert (answer.boards, answer.teams) == (2, ("Ours", "Theirs"))
    for played in plain().played:
        record = played.record()
        assert record.names == ("Ours", "Theirs", "Ours", "Theirs")
        assert list(problems(record)) == []


@pytest.mark.parametrize("kind", [Shouting, Verbose, SuitFirst, Explaining])
def test_a_table_of_one_dialect_plays_the_same(kind: type[ProtocolPlayer]) -> None:
    session = held(boards(1), [(seat, partial(sit, kind=kind)) for seat in Seat])
    assert session.fault is None, session.lines[-5:]
    assert session.logs == plain().logs[:1]


def test_a_table_of_four_dialects_plays_the_same() -> None:
    kinds = (Shouting, Verbose, SuitFirst, Explaining)
    sitters = [(seat, partial(sit, kind=kind)) for seat, kind in zip(Seat, kinds, strict=True)]
    session = held(boards(2), sitters)
    assert session.fault is None, session.lines[-5:]
    assert session.logs == plain().logs


def test_what_a_call_means_is_told_to_the_opponents_alone() -> None:
    kinds: list[tuple[Seat, Sitter]] = [(Seat.WEST, partial(sit, kind=Explaining)), *OURS[:3]]
    session = held(boards(1), kinds)
    sent = [(seat, line) for seat, way, line in session.lines if way == ">" and "West" in line]
    calls = [(seat, line) for seat, line in sent if re.search("passes|bids|doubles", line)]
    assert {seat for seat, line in calls if "Infos. C=0-8" in line} == {Seat.NORTH, Seat.SOUTH}
    assert {seat for seat, line in calls if "Infos" not in line} == {Seat.EAST}
    remarks = session.played[0].record().auction
    assert remarks is not None
    assert remarks.remarks[0][1].note == "C=0-8,HCP=12-14."


def test_our_players_alert_and_explain_in_a_line() -> None:
    """A strong club is alerted, and so is what answers it."""
    session = held(
        boards(1, "alert 6"), [(seat, partial(sit, robot="rule:strong-club")) for seat in Seat]
    )
    alerts = [line for _, way, line in session.lines if way == "<" and "Alert. " in line]
    assert alerts
    assert all(len(line.partition("Alert. ")[2]) <= 60 for line in alerts)


def test_who_leads_is_told_and_dummy_lies_down_once() -> None:
    heard = [(seat, line) for seat, way, line in plain().lines if way == ">"]
    for board in plain().played:
        contract = board.game.facts.contract
        assert contract is not None
    asked = [(seat, line) for seat, line in heard if line.endswith("to lead")]
    assert len(asked) == 26
    for seat, line in asked:
        assert line.startswith(("Dummy", {0: "N", 1: "E", 2: "S", 3: "W"}[seat or 0]))
    laid = [seat for seat, line in heard if line.startswith("Dummy's cards")]
    assert len(laid) == 6


def dies(port: int, seat: Seat, after: int) -> object:
    """Hang up after so many lines, as a program that crashes; then sit down again, whole."""

    class Dying(ProtocolPlayer):
        heard = 0

        def _line(self) -> str:
            type(self).heard += 1
            if self.heard > after:
                self.link.close()
                raise ConnectionResetError
            return super()._line()

    with contextlib.suppress(OSError):
        sit(port, seat, Dying)
    return sit(port, seat)


@pytest.mark.parametrize("after", [1, 4, 9, 30])
def test_a_program_that_dies_is_replaced_and_the_board_begins_again(after: int) -> None:
    session = held(boards(2), [(Seat.EAST, partial(dies, after=after)), *OURS[2:], OURS[0]])
    assert session.fault is None, session.fault and session.fault.phrase
    assert session.logs == plain().logs
    left = [(seat, line) for seat, way, line in session.lines if way == "!"]
    assert left == [(Seat.EAST, "table-manager-left")]


def sleeps(port: int, seat: Seat) -> object:
    """Say nothing any more after a few lines, as a program that hangs; then come back."""

    class Sleeping(ProtocolPlayer):
        heard = 0

        def _line(self) -> str:
            type(self).heard += 1
            if self.heard == 7:
                time.sleep(1.2)
            return super()._line()

    with contextlib.suppress(ProtocolFault):
        sit(port, seat, Sleeping)
    return sit(port, seat)


@pytest.mark.slow
def test_a_program_that_says_nothing_for_too_long_loses_its_chair() -> None:
    session = held(boards(1), [(Seat.SOUTH, sleeps), *OURS[:2], OURS[3]], patience=1.0)
    assert session.fault is None
    assert session.logs == plain().logs[:1]
    left = [(seat, line) for seat, way, line in session.lines if way == "!"]
    assert left == [(Seat.SOUTH, "table-manager-slow")]


def rude(port: int, seat: Seat) -> object:
    """Double whatever is bid, each time the seat is free."""

    class Rude(ProtocolPlayer):
        def _say(self, line: str) -> None:
            super()._say(re.sub("passes|bids .*", "redoubles", line))

    for _ in range(6):
        try:
            sit(port, seat, Rude)
        except (ProtocolFault, OSError) as fault:
            last = fault
    return last


def test_a_program_that_breaks_a_law_again_and_again_ends_the_session() -> None:
    session = held(boards(1), [(Seat.NORTH, rude), *OURS[1:]])
    assert session.fault is not None
    assert session.fault.phrase.name == "table-manager-stuck"
    from biritch.words.translation import say

    told = say(session.fault.phrase, "en")
    assert told == (
        "board 1 was begun 4 times, and broken off each time; the last time by North: "
        "XX, inadmissible redouble (Law 36)"
    )


def asks(port: int, seat: Seat, greeting: bytes) -> str:
    """Say *greeting*, and return the answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as link:
        link.sendall(greeting)
        try:
            return link.recv(4096).decode()
        except OSError:
            return ""


@pytest.mark.parametrize(
    ("greeting", "answer"),
    [
        (
            b'Connecting "A" as North using protocol version 17\r\n',
            "Error: protocol version 18 is wanted\r\n",
        ),
        (b"GET / HTTP/1.1\r\n\r\n", ""),
        (b"\xff\xfe\x00\r\n", ""),
        (b"x" * 10_000, ""),
    ],
)
def test_a_stranger_is_told_no(greeting: bytes, answer: str) -> None:
    session = held(boards(1), [(Seat.NORTH, partial(asks, greeting=greeting))], wait=0.5)
    assert session.answers[Seat.NORTH] == answer
    assert session.fault is not None
    assert session.fault.phrase.name == "table-manager-empty"


def test_a_seat_is_taken_once_and_partners_play_for_one_team() -> None:
    def two(port: int, seat: Seat) -> tuple[str, str, str]:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as first:
            first.sendall(b'Connecting "A" as North using protocol version 18\r\n')
            seated = first.recv(4096).decode()
            again = asks(port, seat, b'connecting "A" as NORTH using protocol version 18\r\n')
            other = asks(port, seat, b'Connecting "B" as South using protocol version 18\n')
        return seated, again, other

    session = held(boards(1), [(Seat.NORTH, two)], wait=0.9)
    answers = session.answers[Seat.NORTH]
    assert isinstance(answers, tuple)
    seated, again, other = answers
    assert seated == 'North ("A") seated\r\n'
    assert again == "Error: North is taken\r\n"
    assert other.startswith("Error: Team name mismatch")


def test_who_hangs_up_before_the_others_are_there_may_come_back() -> None:
    def twice(port: int, seat: Seat) -> list[str]:
        answers = []
        for _ in range(2):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as link:
                link.sendall(b'Connecting "A" as North using protocol version 18\r\n')
                answers.append(link.recv(4096).decode())
                link.sendall(b"North ready for teams\r\n")
        return answers

    session = held(boards(1), [(Seat.NORTH, twice)], wait=0.9)
    assert session.answers[Seat.NORTH] == ['North ("A") seated\r\n'] * 2


def test_no_table_manager_is_one_fault() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(ProtocolFault) as caught:
        play_session("127.0.0.1", port, settings(Seat.NORTH, wait=0.1))
    assert caught.value.phrase.name == "table-manager-none"


@pytest.mark.parametrize(
    "answers",
    [
        ["Error: North is taken"],
        ["North seated", "nonsense"],
        ["North seated", 'Teams : N/S : "A". E/W : "B"', "Start of board", "Board of wood"],
        ["x" * 5_000],
        [],
    ],
)
def test_a_manager_that_says_something_else_is_refused_in_a_line(answers: list[str]) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        for answer in answers:
            theirs.sendall(f"{answer}\r\n".encode())
        theirs.shutdown(socket.SHUT_WR)
        with pytest.raises(ProtocolFault) as caught:
            ProtocolPlayer(settings(Seat.NORTH), ours).play()
    assert caught.value.phrase.name in ("table-manager-said", "table-manager-gone")
