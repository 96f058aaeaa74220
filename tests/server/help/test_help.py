"""The address of the handbook."""

from __future__ import annotations

import httpx

from biritch.publishing.handbook.book import handbook
from biritch.words.translation import LANGUAGES
from tests.server.served import Served

LONG = 60.0
"""Seconds to wait: the first who asks has the handbook written."""


def test_the_handbook_is_sent_whole_once(served: Served) -> None:
    for language in LANGUAGES:
        answer = httpx.get(f"http://{served.host}/help/book/{language}", timeout=LONG)
        assert answer.headers["content-encoding"] == "gzip"
        assert [page["title"] for page in answer.json()] == [
            page.title for page in handbook(language)
        ]
        again = httpx.get(
            f"http://{served.host}/help/book/{language}",
            headers={"if-none-match": answer.headers["etag"]},
        )
        assert (again.status_code, again.content) == (304, b"")
        plain = httpx.get(
            f"http://{served.host}/help/book/{language}", headers={"accept-encoding": "br"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()


def test_a_language_there_is_not_is_refused_in_those_there_are(served: Served) -> None:
    answer = httpx.get(f"http://{served.host}/help/book/de")
    assert answer.status_code == 404
    assert "en, fr" in answer.json()["refused"]["fr"]
