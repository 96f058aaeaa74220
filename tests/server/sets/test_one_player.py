"""Several browsers of one account are one player; without an account a browser is one."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from biritch.server.sets.registry import Sets
from tests.server.accounts.people import Browser, Site, site

PHONE, DESK, OTHER = "p" * 26, "d" * 26, "o" * 26


@pytest.fixture
def here() -> Iterator[Site]:
    with site() as found, patch.object(Sets, "fill"):
        yield found


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def table_of(browser: Browser, name: str, key: str) -> str:
    """Return at which table the browser with *key* plays the set *name*."""
    answer = browser.posts(f"/sets/{name}/play", {}, **bearer(key))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def opened(browser: Browser, key: str) -> str:
    body = {"kind": "minibridge", "boards": 1}
    answer = browser.posts("/sets/new", body, **bearer(key))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["name"])


def test_browsers_of_one_account_are_one_player(here: Site) -> None:
    desk, phone, stranger = here.browser(), here.browser(), here.browser()
    desk.opens("Anne")
    desk.done("/follow", {"since": 0, "kept": {"player": DESK}})
    name = opened(desk, DESK)
    before = table_of(phone, name, PHONE)
    mine = table_of(desk, name, DESK)
    assert before != mine  # nobody knows yet that the phone is Anne's
    other = opened(desk, DESK)
    phone.signs_in("Anne")
    assert table_of(phone, other, PHONE) == table_of(desk, other, DESK)
    assert table_of(stranger, other, OTHER) != table_of(desk, other, DESK)
    phone.posts("/sets/me", {"name": "Anne"}, **bearer(PHONE))
    for browser, key in (desk, DESK), (phone, PHONE):
        assert browser.get("/sets/me", **bearer(key)).json()["name"] == "Anne"
    assert not stranger.get("/sets/me", **bearer(OTHER)).json()["listed"]


def test_a_set_begun_before_signing_in_is_gone_on_with(here: Site) -> None:
    desk, phone = here.browser(), here.browser()
    desk.opens("Anne")
    desk.done("/follow", {"since": 0, "kept": {"player": DESK}})
    name = opened(phone, PHONE)
    begun = table_of(phone, name, PHONE)
    phone.signs_in("Anne")
    assert table_of(phone, name, PHONE) == begun
