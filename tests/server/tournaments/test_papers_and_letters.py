"""What a director prints, deals and sends: papers on A4 and Letter, machine files, e-mail."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from biritch.core.deals import Deal
from biritch.records.files import formats, lines_from
from tests.server.clubs.test_seasons import Desk
from tests.server.served import Served, serving

_CLIENT = httpx.Client(timeout=60)
FOUR = ["Ann Lee & Bob Fox", "Cy Orr & Di Kay", "Ed Roy & Flo Day", "Gil Ash & Hal Ivy"]
KINDS = ("start-list", "name-tags", "guide", "table-cards", "pair-cards", "travellers",
         "pick-up", "score-sheets", "score-cards", "hands")  # fmt: skip


def fetch(desk: Desk, what: str, key: str = "", **query: str) -> httpx.Response:
    headers = {"authorization": f"Bearer {key or desk.key}"}
    return _CLIENT.get(f"{desk.url}/{desk.event}/{what}", headers=headers, params=query)


@pytest.mark.slow
def test_every_paper_of_the_desk_is_printed_on_a4_and_letter(served: Served) -> None:
    desk = Desk(served, "Papers", FOUR)
    assert desk.post("deal", {}).status_code == 200
    for kind in KINDS:
        sizes = set()
        for sheet in ("A4", "letter"):
            told = fetch(desk, f"papers/{kind}.pdf", lang="fr", sheet=sheet)
            assert told.status_code == 200, (kind, told.text)
            assert told.content.startswith(b"%PDF"), kind
            sizes.add(b"841.89" in told.content or b"595.28" in told.content)
        assert sizes == {True, False}, kind
    assert fetch(desk, "papers/nothing.pdf").status_code == 404
    assert fetch(desk, "papers/hands.pdf", desk.tables[0]["ns"]).status_code == 403


def test_boards_are_dealt_at_the_desk_and_leave_for_the_machine(served: Served) -> None:
    desk = Desk(served, "Dealt", FOUR)
    assert fetch(desk, "deal/dlm").status_code == 409
    assert desk.post("deal", {}, desk.tables[0]["ns"]).status_code == 403
    assert desk.post("deal", {}).status_code == 200
    assert desk.view()["hands"] == 6
    assert desk.post("deal", {}).status_code == 409
    for name in ("pbn", "dlm", "lin"):
        told = fetch(desk, f"deal/{name}")
        form = formats()[name]
        read = [board for board in form.read(lines_from(told.content, form)) if board.deal]
        assert len([board for board in read if isinstance(board.deal, Deal)]) >= 6, name
    assert fetch(desk, "deal/pbn", desk.tables[0]["ns"]).status_code == 403
    assert fetch(desk, "deal/xyz").status_code == 404


@contextmanager
def mailbox() -> Iterator[tuple[int, list[str]]]:
    """Run an SMTP server on this machine; yield its port and the letters it is given."""
    letters: list[str] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode("latin-1"):
            word = line.split(" ")[0].strip().upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                lines = []
                while (text := (await reader.readline()).decode("latin-1")) != ".\r\n":
                    lines.append(text)
                letters.append("".join(lines))
            if word == "RCPT" and "nobody" in line:
                writer.write(b"550 no such mailbox\r\n")
            else:
                writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            await writer.drain()
            if word == "QUIT":
                break
        writer.close()

    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(asyncio.start_server(talk, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1], letters
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


@pytest.mark.slow
def test_published_results_are_sent_through_the_operators_server(tmp_path: Path) -> None:
    settings = tmp_path / "club.toml"
    with mailbox() as (port, letters):
        settings.write_text(
            f'[mail]\nhost = "127.0.0.1"\nport = {port}\nsecurity = "none"\n'
            'sender = "bridge@club.example"\n',
            encoding="utf-8",
        )
        with serving(tmp_path, "--settings", str(settings), chance="mail") as served:
            desk = Desk(served, "Coupe d'été", FOUR)
            body = {"to": ["ann@club.example", "nobody@club.example"], "lang": "fr"}
            assert desk.post("mail", body).status_code == 409  # nothing is published yet
            desk.play(1)
            wrong = desk.post("mail", {"to": ["ann@club.example, bob@club.example"]})
            assert wrong.status_code == 400
            assert desk.post("mail", body, desk.tables[0]["ns"]).status_code == 403
            told = desk.post("mail", body).json()
    assert told["sent"] == 1
    assert told["failed"][0]["to"] == "nobody@club.example"
    assert "no such mailbox" in told["failed"][0]["why"]
    (letter,) = letters
    assert "To: ann@club.example" in letter
    assert "Ann Lee & Bob Fox" in letter
    assert "results.pdf" in letter
    assert "nobody@" not in letter


def test_without_settings_no_letter_is_sent(served: Served) -> None:
    desk = Desk(served, "Silent", FOUR)
    told = desk.post("mail", {"to": ["ann@club.example"]})
    assert told.status_code == 409
    assert "sends no e-mail" in told.json()["refused"]["en"]
