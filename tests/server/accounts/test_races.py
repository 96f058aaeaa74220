"""Many devices of one person at once: every sign-in that is answered goes on."""

from __future__ import annotations

import asyncio

import pytest

from biritch.server.accounts.account import Account
from biritch.server.accounts.messages import OpenAccount, Proof
from biritch.server.accounts.passkeys import PasskeySite
from biritch.server.accounts.registry import MOST_SESSIONS, AccountRefusal, Accounts
from biritch.server.storage.records import Bodies
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.web.limits import Limits
from tests.server.accounts.people import CHEAP, WORDS

SITE = PasskeySite.of("http://localhost")


class SlowStore(MemoryStore):
    """A store that others use between any two requests of one."""

    async def records(self, under: str) -> dict[str, bytes]:
        await asyncio.sleep(0)
        return await super().records(under)

    async def write(self, changes: Bodies, provided: Bodies | None = None) -> None:
        await asyncio.sleep(0)
        await super().write(changes, provided)


async def _opened(accounts: Accounts) -> Account:
    account, _ = await accounts.open(OpenAccount("Anne", passphrase=WORDS), "Anne", SITE)
    return account


@pytest.mark.parametrize("before", [0, 15, MOST_SESSIONS])
@pytest.mark.parametrize("servers", [1, 2])
def test_ten_devices_that_sign_in_at_once_are_all_signed_in(before: int, servers: int) -> None:
    async def story() -> tuple[list[bool], int]:
        store = SlowStore()
        seconds = iter(range(10**6))
        here = [Accounts(store, lambda: next(seconds), Limits(), CHEAP) for _ in range(servers)]
        account = await _opened(here[0])
        for turn in range(before):
            await here[0].begin(account, "passphrase", f"before {turn}")

        async def device(turn: int) -> str:
            await asyncio.sleep(0)
            for _ in range(turn % 4):
                await asyncio.sleep(0)
            cookie, _ = await here[turn % servers].begin(account, "passphrase", f"{turn}")
            return cookie

        cookies = await asyncio.gather(*map(device, range(10)))
        goes_on = [await here[0].find_session(cookie) is not None for cookie in cookies]
        return goes_on, len(await here[0].sessions(account))

    goes_on, sessions = asyncio.run(story())
    assert goes_on == [True] * 10
    assert sessions == min(MOST_SESSIONS, before + 10)


def test_no_session_begins_by_a_passphrase_that_was_changed_meanwhile() -> None:
    async def story() -> int:
        accounts = Accounts(SlowStore(), lambda: 0.0, Limits(), CHEAP)
        account = await _opened(accounts)
        proof = Proof(passphrase=WORDS)
        found = await accounts.prove_identity(proof, "Anne", SITE)
        assert found is not None
        changed = await accounts._with_passphrase(account, "another kettle of herons")
        await accounts._store_account(account, changed)
        with pytest.raises(AccountRefusal, match="changed"):
            await accounts.begin(found[0], found[1], "browser")
        return len(await accounts.sessions(account))

    assert asyncio.run(story()) == 0


def test_a_clock_that_is_briefly_ahead_ends_no_session() -> None:
    async def story() -> bool:
        now = [0.0]
        accounts = Accounts(SlowStore(), lambda: now[0], Limits(), CHEAP)
        account = await _opened(accounts)
        cookie, _ = await accounts.begin(account, "passphrase", "browser")
        now[0] = 10_000 * 86_400.0
        assert await accounts.find_session(cookie) is None
        await accounts.begin(account, "passphrase", "another")
        now[0] = 60.0
        return await accounts.find_session(cookie) is not None

    assert asyncio.run(story())
