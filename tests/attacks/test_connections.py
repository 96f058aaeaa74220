"""Connections that say nothing, say it slowly, or never read what they asked for."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.attacks.attackers import HALF, attacked, connection, ended, half_open

OFF = {"connections": 1_000_000, "waiting_per_address": 1_000_000, "header_seconds": 600}


def test_a_thousand_half_open_requests_stop_nobody(tmp_path: Path) -> None:
    limits = {"waiting_per_address": 20, "this_machine": 1}
    with attacked(tmp_path, limits) as served, half_open(served, 1000) as lines:
        assert served.healthy()
        assert served.open()["table"]
        assert ended(lines[0])  # the oldest one made room for the later ones


@pytest.mark.slow
def test_without_the_limits_each_of_them_would_stay(tmp_path: Path) -> None:
    """The attack is one: with the protection switched off it holds what it took."""
    limits = OFF | {"body_seconds": 600, "idle_seconds": 600, "connections_per_address": 10**6}
    with attacked(tmp_path, limits) as served, half_open(served, 200) as lines:
        assert served.healthy()
        assert not ended(lines[0], 2.0)


def test_when_the_server_is_full_whoever_asks_nothing_makes_room(tmp_path: Path) -> None:
    limits = {"connections": 40, "waiting_per_address": 10_000}
    with attacked(tmp_path, limits) as served, half_open(served, 120) as lines:
        assert served.healthy()
        assert ended(lines[0])


@pytest.mark.slow
def test_what_is_not_said_in_time_is_ended_with_a_sentence(tmp_path: Path) -> None:
    with attacked(tmp_path, {"header_seconds": 1, "body_seconds": 1}) as served:
        body = b"POST /tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 90\r\n\r\n{"
        for begun in (b"", HALF, body):
            line = connection(served)
            line.sendall(begun)
            line.settimeout(20)
            answer = line.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 408 "), begun
            assert b'"fr"' in answer
            assert ended(line)
            line.close()
        assert "Traceback" not in served.log.read_text(encoding="utf-8")


ODD_HEADS = {
    "a long header": b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 17_000,
    "a long address": b"GET /" + b"y" * 17_000 + b" HTTP/1.1\r\nhost: localhost\r\n",
    "many headers": b"GET /healthz HTTP/1.1\r\nhost: localhost" + b"\r\nx: yyyyyyyy" * 2000,
    "no host": b"GET /healthz HTTP/1.1\r\nx: y",
    "two hosts": b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: example.org",
    "two lengths": b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n"
    b"transfer-encoding: chunked",
    "a space before the colon": b"GET /healthz HTTP/1.1\r\nhost : localhost",
}
"""Heads of requests that are none (RFC 9112), or longer than 16 kB."""


def test_an_odd_head_is_refused(tmp_path: Path) -> None:
    with attacked(tmp_path, {}) as served:
        for name, head in ODD_HEADS.items():
            line = connection(served)
            line.settimeout(20)
            line.sendall(head + b"\r\n\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 400 "), name
            assert ended(line), name
            line.close()
        assert served.healthy()
        assert "Traceback" not in served.log.read_text(encoding="utf-8")


def test_a_header_without_an_end_is_cut_off(tmp_path: Path) -> None:
    with attacked(tmp_path, {}) as served:
        line = connection(served)
        line.settimeout(20)
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ")
        # Two pieces at least, so that the second is more of the same header.
        for _ in range(2):
            time.sleep(0.1)
            line.sendall(b"y" * 9000)
        assert line.recv(65_536).startswith(b"HTTP/1.1 400 ")
        line.close()


@pytest.mark.slow
def test_letters_that_drip_do_not_hold_a_line_open(tmp_path: Path) -> None:
    with attacked(tmp_path, {"header_seconds": 1}) as served:
        line = connection(served)
        line.sendall(b"GET / HTTP/1.1\r\n")
        end = time.monotonic() + 15
        while time.monotonic() < end:
            try:
                line.sendall(b"x: y\r\n")
            except OSError:
                break
            time.sleep(0.2)
        assert ended(line, 1.0)
        line.close()


@pytest.mark.slow
def test_an_answer_nobody_reads_is_not_kept_for_ever(tmp_path: Path) -> None:
    with attacked(tmp_path, {"stalled_seconds": 1, "idle_seconds": 2}) as served:
        line = connection(served)
        head = f"GET /games HTTP/1.1\r\nhost: {served.host}\r\n\r\n"
        line.settimeout(2.0)
        try:
            for _ in range(3000):
                line.sendall(head.encode())
        except OSError:
            pass
        time.sleep(3)
        assert ended(line)
        line.close()
        assert served.healthy()


def test_one_address_has_so_many_connections_and_is_told(tmp_path: Path) -> None:
    limits = {"connections_per_address": 4, "waiting_per_address": 4, "this_machine": 1}
    with attacked(tmp_path, limits) as served:
        lines = []
        for _ in range(4):
            line = connection(served)
            line.sendall(
                f"GET /ws HTTP/1.1\r\nhost: {served.host}\r\norigin: http://{served.host}\r\n"
                "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert b" 101 " in line.recv(4096)
            lines.append(line)
        late = connection(served)
        answer = late.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after" in answer
        for line in (*lines, late):
            line.close()
