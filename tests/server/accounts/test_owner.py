"""The owner's commands for accounts, on a file, and what those they concern can do then."""

from __future__ import annotations

import asyncio
import re
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from biritch.server.accounts.messages import OpenAccount, Proof
from biritch.server.accounts.passkeys import PasskeySite
from biritch.server.accounts.passphrases import Passphrases
from biritch.server.accounts.registry import AccountRefusal, Accounts
from biritch.server.storage.store import find
from biritch.server.web.limits import Limits
from tests.cli.helpers import Said, refused, run

T = TypeVar("T")
SITE = PasskeySite.of("https://bridge.example.org")
PHRASE = "correct horse battery staple"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"

    async def fill(accounts: Accounts) -> None:
        for name in ("Anne", "Zoé Dupont"):
            opened, _ = await accounts.open(OpenAccount(name, PHRASE), name, SITE)
            await accounts.begin(opened, "passphrase", "a browser")

    within(path, fill)
    return path


def within(path: Path, work: Callable[[Accounts], Awaitable[T]]) -> T:
    async def do() -> T:
        store = find(str(path))
        try:
            quick = Passphrases(memory=64, passes=1)
            return await work(Accounts(store, lambda: 1_000_000.0, Limits(), quick))
        finally:
            await store.close()

    return asyncio.run(do())


def signs_in(path: Path, name: str, proof: Proof) -> bool:
    async def try_it(accounts: Accounts) -> bool:
        found = await accounts.prove_identity(proof, name, SITE)
        if found is None:
            return False
        try:
            await accounts.begin(*found, "a browser")
        except AccountRefusal:
            return False
        return True

    return within(path, try_it)


def owner(path: Path, *words: str, **env: str) -> Said:
    return run("accounts", *words, "--json", BIRITCH_DATABASE=str(path), **env)


def names(path: Path) -> list[Any]:
    return [each["name"] for each in owner(path, "list").json]


def test_accounts_are_listed_searched_and_shown_without_secrets(file: Path) -> None:
    assert names(file) == ["Anne", "Zoé Dupont"]
    assert [each["name"] for each in owner(file, "list", "dup").json] == ["Zoé Dupont"]
    shown = owner(file, "show", "anne").json
    assert (shown["sessions"], shown["passphrase"], shown["locked"]) == (1, True, None)
    assert "argon2" not in owner(file, "show", "anne").out
    assert owner(file, "show", shown["id"]).json["name"] == "Anne"
    for lang in ("en", "fr"):
        said = run("accounts", "list", "--database", str(file), "--lang", lang).out
        assert "Anne" in said
        assert not re.search(r"\d{4}-\d\d-\d\d", said), "days are as the language writes them"


def test_a_renamed_account_is_signed_in_to_by_its_new_name_and_the_store_is_sound(
    file: Path,
) -> None:
    assert owner(file, "rename", "Anne", "Anna").json["new"] == "Anna"
    assert signs_in(file, "anna", Proof(PHRASE))
    assert not signs_in(file, "anne", Proof(PHRASE))
    assert run("verify-store", str(file)).status == 0
    refused(owner(file, "rename", "Anna", "zoé dupont"))
    refused(owner(file, "rename", "Anna", "  "))


def test_a_locked_account_lets_nobody_in_until_it_is_unlocked(file: Path) -> None:
    owner(file, "lock", "Anne", "--reason", "abuse")
    shown = owner(file, "show", "Anne").json
    assert (shown["locked"], shown["sessions"]) == ("abuse", 0)
    assert not signs_in(file, "Anne", Proof(PHRASE))
    owner(file, "lock", "Anne", "--undo")
    assert signs_in(file, "Anne", Proof(PHRASE))


def test_a_reset_code_opens_once_and_the_old_passphrase_not_at_all(file: Path) -> None:
    code = owner(file, "reset", "Anne").json["code"]
    assert not signs_in(file, "Anne", Proof(PHRASE))
    assert signs_in(file, "Anne", Proof(code=code))
    assert not signs_in(file, "Anne", Proof(code=code))


def test_a_closed_account_is_kept_and_opened_by_nothing(file: Path) -> None:
    owner(file, "close", "Anne")
    assert not signs_in(file, "Anne", Proof(PHRASE))
    assert owner(file, "show", "Anne").json["locked"] == "closed"


def test_an_account_is_exported_and_erased_only_when_meant(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "anne.zip"
    assert owner(file, "export", "Anne", str(out)).status == 0
    assert zipfile.ZipFile(out).namelist() == ["account.json", "deals.pbn"]
    assert "--yes" in refused(owner(file, "erase", "Anne"))
    assert names(file) == ["Anne", "Zoé Dupont"]
    assert owner(file, "erase", "Anne", "--yes").status == 0
    assert names(file) == ["Zoé Dupont"]
    refused(owner(file, "show", "Anne"))


def test_no_database_is_made_by_a_mistake(tmp_path: Path) -> None:
    refused(owner(tmp_path / "nowhere.db", "list"))
    assert not list(tmp_path.iterdir())
    assert "--database" in refused(run("accounts", "list"))
