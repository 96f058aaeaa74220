"""A club behind one address is let in whole, and who guesses gains nothing by a flood."""

from __future__ import annotations

import asyncio

import pytest

from biritch.server.web.guard import Guard, TooManyRequests
from biritch.server.web.limits import MOST_REMEMBERED, Limits

CLUB, PEOPLE = "192.0.2.7", 200


async def _wrong() -> None:
    return None


def guesses(guard: Guard, name: str) -> int:
    """Return how many passphrases may be tried for *name* before it is too many."""
    for count in range(1_000):
        try:
            asyncio.run(guard.try_guess("198.51.100.1", name, _wrong))
        except TooManyRequests:
            return count
    raise AssertionError


def test_keys_that_somebody_invents_buy_no_more_guesses() -> None:
    guard = Guard(Limits(), lambda: 0.0)
    assert guesses(guard, "ann") == 30
    for number in range(MOST_REMEMBERED + 10):
        guard.request(f"2001:db8:{number // 500:x}::", f"invented{number}")
    assert guesses(guard, "ann") == 0


def test_names_that_somebody_invents_buy_no_more_guesses() -> None:
    guard = Guard(Limits(), lambda: 0.0)
    assert guesses(guard, "ann") == 30

    async def guess_names() -> None:
        for number in range(MOST_REMEMBERED + 10):
            await guard.try_guess("198.51.100.1", f"name{number}", _wrong)

    asyncio.run(guess_names())
    assert guesses(guard, "ann") == 0
    assert len(guard._counted["guess"]) == MOST_REMEMBERED


def test_addresses_without_end_buy_no_more_wrong_keys() -> None:
    guard = Guard(Limits(), lambda: 0.0)
    for _ in range(12):
        assert guard.try_key(CLUB, "wrong", lambda _: None) is None
    for number in range(MOST_REMEMBERED + 10):
        guard.request(f"2001:db8:{number:x}::", "")
    with pytest.raises(TooManyRequests):
        guard.try_key(CLUB, "wrong", lambda _: None)


def test_two_hundred_people_of_one_address_open_accounts_sign_in_and_join() -> None:
    limits = Limits()
    guard = Guard(limits, lambda: 0.0)
    for _ in range(PEOPLE):
        guard.spend(CLUB, "accounts_opened")
        guard.spend(CLUB, "sign_ins")
        guard.spend(CLUB, "guests_joining")
    # A browser keeps up to six connections, and a socket, while a page is loaded.
    assert limits.connections_per_address >= PEOPLE * 7
