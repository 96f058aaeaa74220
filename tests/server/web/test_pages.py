"""Files of the page: compressed as the browser reads, kept for good, found nowhere else."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from biritch.server.web.pages import FOR_EVER, LESSON, PAGES, routes

SCRIPT = b"export const suits = ['S', 'H', 'D', 'C'];\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a built page: one file compressed by the build, one not."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "page-abc123.js").write_bytes(SCRIPT)
    (assets / "page-abc123.js.br").write_bytes(b"as brotli")
    (assets / "other-def456.css").write_bytes(SCRIPT)
    (assets / "card.png").write_bytes(SCRIPT)
    (tmp_path / "index.html").write_bytes(b"<!doctype html>Biritch" * 50)
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    return tmp_path


@dataclass(frozen=True)
class Got:
    """An answer as it went over the line."""

    status_code: int
    headers: httpx.Headers
    content: bytes


def get(folder: Path, path: str, accepts: str = "", **headers: str) -> Got:
    """Ask for *path* of the page built in *folder*."""

    async def asked() -> Got:
        wanted = {"accept-encoding": accepts, **headers}
        transport = httpx.ASGITransport(Starlette(routes=routes(folder)))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://page.test") as client,
            client.stream("GET", path, headers=wanted) as answer,
        ):
            raw = b"".join([piece async for piece in answer.aiter_raw()])
            return Got(answer.status_code, answer.headers, raw)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("name", "accepts", "encoding"),
    [
        ("page-abc123.js", "gzip, deflate, br", "br"),
        ("page-abc123.js", "gzip", "gzip"),
        ("page-abc123.js", "", ""),
        ("page-abc123.js", "br;q=0, gzip;q=0", ""),
        ("other-def456.css", "gzip, deflate, br", "gzip"),
        ("other-def456.css", "identity", ""),
        ("card.png", "gzip, br", ""),
    ],
)
def test_a_file_is_sent_as_the_browser_reads_it_and_kept_for_good(
    folder: Path, name: str, accepts: str, encoding: str
) -> None:
    answer = get(folder, f"/assets/{name}", accepts)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["vary"] == "accept-encoding"
    content = answer.content
    if encoding == "gzip":
        assert len(content) < len(SCRIPT) / 10
        content = gzip.decompress(content)
    assert content == (b"as brotli" if encoding == "br" else SCRIPT)


def test_a_page_is_asked_for_again_and_not_sent_again(folder: Path) -> None:
    first = get(folder, "/", "gzip")
    assert first.headers["cache-control"] == "no-cache"
    again = get(folder, "/", "gzip", **{"if-none-match": f"W/{first.headers['etag']}"})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_bytes(b"another")
    os.utime(folder / "index.html", ns=(1, 1))
    built = get(folder, "/", "gzip", **{"if-none-match": first.headers["etag"]})
    assert gzip.decompress(built.content) == b"another"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/index.html",
        "/icon.svg.gz",
        "/..%2f..%2fetc%2fpasswd",
    ],
)
def test_nothing_else_is_found(folder: Path, path: str) -> None:
    (folder / "icon.svg.gz").write_bytes(b"")
    assert get(folder, path).status_code == 404


@pytest.mark.parametrize("path", ["/nothing", "/play/nothing", "/friend's"])
def test_a_person_who_mistypes_is_led_home(folder: Path, path: str) -> None:
    got = get(folder, path, accept="text/html,*/*;q=0.8")
    assert (got.status_code, got.content) == (404, (folder / "index.html").read_bytes())
    assert got.headers["cache-control"] == "no-store"
    told = get(folder, path, accept="application/json")
    assert (told.status_code, told.content) == (404, b"404 nothing here\n")


def test_the_page_and_the_server_know_the_same_addresses() -> None:
    """A new page is a line of ``PAGES`` here, and one in ``web/src/shared/shell/pages.ts``."""
    web = Path(__file__).parents[3] / "web"
    text = (web / "src" / "shared" / "shell" / "pages.ts").read_text("utf-8")
    listed = {
        path: f"{file}.html"
        for path, file in re.findall(r"\{ path: '([^']+)', file: '([^']+)'", text)
    }
    assert listed == PAGES
    files = {path.name for path in web.glob("*.html")} - {"head.html"}
    assert files == {*PAGES.values(), LESSON}
