"""Whom the server asks: the address that was written down, with nothing smuggled into it."""

from __future__ import annotations

import asyncio
import threading
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from biritch.server.mail import Mailer, MailSettings, is_address
from biritch.server.sets.feeds.asking import ask_server
from biritch.server.sets.feeds.asking import is_address as is_server
from biritch.server.sets.feeds.document import BadFeed


def test_an_address_leads_nowhere_else() -> None:
    asked: list[str] = []

    class Detour(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(302)
            self.send_header("location", f"http://127.0.0.1:{self.server.server_port}/inside")  # type: ignore[attr-defined]
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Detour) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            with pytest.raises(BadFeed):
                ask_server(f"http://127.0.0.1:{server.server_port}/sets/feeds", {})
        finally:
            server.shutdown()
            thread.join()
    assert asked == ["/sets/feeds"]
    for text in ("file:///etc/passwd", "ftp://x", "javascript:alert(1)", "//x", "https://"):
        assert not is_server(text)


@pytest.mark.parametrize(
    "text",
    ["a@b.c, d@e.f", "a@b.c\nBcc: d@e.f", "a@b.c\rX: y", "<a@b.c>", "a@b.c d", "a@b@c", "@b"],
)
def test_what_is_no_address_is_no_address(text: str) -> None:
    assert not is_address(text)


def test_a_line_end_in_a_subject_begins_no_header(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[EmailMessage] = []
    mailer = Mailer(MailSettings("smtp.club.example", sender="bridge@club.example"))
    monkeypatch.setattr(mailer, "_deliver", sent.append)
    asyncio.run(mailer.send("a@b.example", "Results\r\nBcc: d@e.f\n\nx", "text"))
    assert sent[0]["Bcc"] is None
    assert sent[0]["Subject"] == "Results Bcc: d@e.f x"
