"""The registry of accounts: open, authenticate, change, export and delete them."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import msgspec

from biritch.core.phrase import Phrase
from biritch.server.accounts import passkeys, table_names
from biritch.server.accounts.account import (
    Account,
    AccountSession,
    Passkey,
    Way,
    account_record,
    encode_value,
    head_record,
    name_record,
)
from biritch.server.accounts.challenges import Challenges
from biritch.server.accounts.following import NumberedText
from biritch.server.accounts.messages import ChangeAccount, Credential, OpenAccount, Proof
from biritch.server.accounts.passkeys import BadPasskey, PasskeySite
from biritch.server.accounts.passphrases import Passphrases, objection
from biritch.server.sets.players import player_id, record_names
from biritch.server.storage.records import Bodies, RecordChanged, Records
from biritch.server.tokens import KEY_LENGTH, digest, fresh_salt, random_word
from biritch.server.web.limits import Limits

DAY = 86_400
CODES = 8
"""Recovery codes made at one time."""
CODE_LENGTH = 24
"""Letters of a recovery code: 118 bits, so that a fast digest of it is safe to store."""
MOST_PASSKEYS = 12
MOST_SESSIONS = 20
"""Browsers signed in at one time; the one not seen for the longest is signed out."""
RECOVERED = 900
"""Seconds after a recovery code in which a new passphrase wants no other proof."""
_TOUCH = 3600
"""Seconds after which it is written down that a session is still used."""
_TRIES = 3
_TRIES_BESIDE_OTHERS = 20
"""How often a sign-in is tried where other servers sign in the same person."""


class AccountRefusal(ValueError):
    """Raised when an account operation is refused; has the reason and the HTTP status.

    Example:
        >>> AccountRefusal("taken").phrase.name
        'account-taken'
    """

    def __init__(self, name: str, status: int = 409, phrase: Phrase | None = None) -> None:
        """Use the message ``account-<name>``, or *phrase*."""
        super().__init__(name)
        self.status, self.phrase = status, phrase or Phrase.of(f"account-{name}")


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The authenticated user of a request: the account and the digest of the session."""

    account: Account
    session_id: str
    session: AccountSession


class Accounts:
    """All accounts, over the records of the server's store."""

    def __init__(
        self,
        records: Records,
        clock: Callable[[], float],
        limits: Limits,
        passphrases: Passphrases | None = None,
    ) -> None:
        """Store accounts in *records*; *clock* returns the seconds since 1970."""
        self.records, self._clock, self.limits = records, clock, limits
        self._passphrases = passphrases
        self.challenges = Challenges(records, clock)
        # Devices of one person wait for each other; other servers are noticed in the store.
        self._signing_in: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def passphrases(self) -> Passphrases:
        """The passphrase hasher, created on first use because that costs one hash."""
        self._passphrases = self._passphrases or Passphrases()
        return self._passphrases

    # ---- finding ----

    async def find(self, account_id: str) -> Account | None:
        """Return the account *account_id*, or ``None`` if there is none."""
        # An ID comes from outside: it must not lead to another record.
        if not account_id.isalnum():
            return None
        body = await self._body(head_record(account_id))
        return None if body is None else msgspec.json.decode(body, type=Account)

    async def find_account(self, name: str) -> Account | None:
        """Return the account called *name*, or ``None``; case and spacing do not matter."""
        body = await self._body(name_record(name))
        return None if body is None else await self.find(body.decode())

    async def _body(self, record: str) -> bytes | None:
        return (await self.records.records(record)).get(record)

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._clock()

    def _now(self) -> str:
        return datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="seconds")

    # ---- opening ----

    async def ask_to_open(self, site: PasskeySite, name: str) -> msgspec.Raw:
        """Return the options with which a browser creates the passkey of a new account.

        Raises:
            AccountRefusal: The name is somebody's.
        """
        if await self._body(name_record(name)) is not None:
            raise AccountRefusal("taken")
        account_id = random_word(KEY_LENGTH)
        challenge = await self.challenges.draw("create", account_id, name)
        return passkeys.creation(site, Account(account_id, name, "", ""), challenge)

    async def open(
        self, asked: OpenAccount, name: str, site: PasskeySite
    ) -> tuple[Account, list[str]]:
        """Open an account; return it and its recovery codes, which are shown only now.

        Raises:
            AccountRefusal: The name is somebody's, or there is neither a passphrase that will
                do nor a passkey.
            OSError: It cannot be stored.
        """
        account = Account(random_word(KEY_LENGTH), name, self._now(), fresh_salt())
        if asked.passkey is not None:
            account_id, passkey = await self._make_passkey(
                asked.passkey, site, asked.title, name=name
            )
            account = msgspec.structs.replace(account, id=account_id, passkeys=(passkey,))
        if asked.passphrase or asked.passkey is None:
            account = await self._with_passphrase(account, asked.passphrase)
        account, codes = _with_codes(account)
        record, index = head_record(account.id), name_record(name)
        try:
            await self.records.write(
                {record: encode_value(account), index: account.id.encode()},
                {record: None, index: None},
            )
        except RecordChanged:
            raise AccountRefusal("taken") from None
        return account, codes

    async def _make_passkey(
        self,
        answer: Credential,
        site: PasskeySite,
        title: str,
        *,
        name: str = "",
        account: str = "",
    ) -> tuple[str, Passkey]:
        """Return the account ID and the passkey that the browser has created for it."""
        try:
            challenge = passkeys.challenge_in(answer)
            drawn = await self.challenges.take(challenge, "create")
            if drawn is None or (drawn.name, account or drawn.account) != (name, drawn.account):
                raise AccountRefusal("late", 400)
            passkey = await passkeys.create_passkey(answer, challenge, site, title, self._now())
        except BadPasskey:
            raise AccountRefusal("no-passkey", 400) from None
        return drawn.account, passkey

    async def _with_passphrase(self, account: Account, passphrase: str) -> Account:
        if why := await objection(passphrase, account.name):
            raise AccountRefusal("passphrase", 400, why)
        stored = await self.passphrases.hash_passphrase(passphrase)
        return msgspec.structs.replace(account, passphrase=stored)

    # ---- proof ----

    async def ask_for_proof(self, site: PasskeySite, account: Account | None) -> msgspec.Raw:
        """Return the options for a browser to use a passkey of *account*, or of any."""
        challenge = await self.challenges.draw("use", account.id if account else "")
        return passkeys.request(site, account, challenge)

    async def prove_identity(
        self, proof: Proof, name: str, site: PasskeySite, whose: Account | None = None
    ) -> tuple[Account, Way] | None:
        """Authenticate a user; return account and method, or ``None`` without telling why.

        The proof is *name* with a passphrase or a code, or a passkey, which identifies its
        account. If *whose* is given, it must be that account.
        """
        if proof.passkey is not None:
            found = await self._by_passkey(proof.passkey, site, whose)
            return None if found is None else (found, "passkey")
        account = whose or await self.find_account(name)
        if proof.code:
            found = await self._by_code(account, proof.code)
            return None if found is None else (found, "code")
        stored = account.passphrase if account else ""
        # Done for a name that is nobody's too: the answer must not come sooner.
        right = await self.passphrases.fits(stored, proof.passphrase)
        if account is None or not right:
            return None
        if self.passphrases.is_outdated(stored):
            renewed = await self.passphrases.hash_passphrase(proof.passphrase)
            now = msgspec.structs.replace(account, passphrase=renewed)
            try:
                account = await self._store_account(account, now)
            except AccountRefusal:  # another device has just renewed it, or changed something
                fresh = await self.find(account.id)
                if fresh is None:
                    return None
                if not await self.passphrases.fits(fresh.passphrase, proof.passphrase):
                    return None
                account = fresh
        return account, "passphrase"

    async def _by_passkey(
        self, answer: Credential, site: PasskeySite, whose: Account | None
    ) -> Account | None:
        try:
            challenge = passkeys.challenge_in(answer)
            drawn = await self.challenges.take(challenge, "use")
            account = whose or await self.find(passkeys.account_in(answer))
            if drawn is None or account is None or drawn.account not in ("", account.id):
                return None
            known = account.passkey(str(answer.get("id", "")), site.name)
            if known is None:
                return None
            used = await passkeys.use_passkey(answer, challenge, site, known, self._now())
        except BadPasskey:
            return None
        for _ in range(_TRIES_BESIDE_OTHERS):
            keys = tuple(used if key.id == known.id else key for key in account.passkeys)
            now = msgspec.structs.replace(account, passkeys=keys)
            with suppress(AccountRefusal):  # another device signs in with another passkey
                return await self._store_account(account, now)
            fresh = await self.find(account.id)
            if fresh is None or fresh.passkey(known.id, site.name) != known:
                return None
            account = fresh
        return None

    async def _by_code(self, account: Account | None, code: str) -> Account | None:
        letters = "".join(sign for sign in code.lower() if sign.isalnum())
        shown = digest(letters, account.salt if account else "")
        kept = account.codes if account else ()
        found = [each for each in kept if hmac.compare_digest(each, shown)]
        if account is None or not found:
            return None
        for _ in range(_TRIES_BESIDE_OTHERS):
            left = tuple(each for each in account.codes if each != shown)
            # Written with what it was: a code that opens twice at once opens once.
            with suppress(AccountRefusal):
                return await self._store_account(
                    account, msgspec.structs.replace(account, codes=left)
                )
            fresh = await self.find(account.id)
            if fresh is None or shown not in fresh.codes:
                return None
            account = fresh
        return None

    async def replace(self, before: Account, now: Account) -> Account:
        """Replace the account *before* by *now*, for the server's owner.

        Raises:
            AccountRefusal: Somebody else has changed it meanwhile.
            OSError: It cannot be stored.
        """
        return await self._store_account(before, now)

    async def _store_account(
        self, before: Account, now: Account, more: Bodies | None = None
    ) -> Account:
        """Store *now* in place of *before*, and the records *more* in the same transaction.

        Raises:
            AccountRefusal: Somebody else has changed it meanwhile.
            OSError: It cannot be stored.
        """
        record = head_record(now.id)
        changes: dict[str, bytes | None] = {**(more or {}), record: encode_value(now)}
        provided: dict[str, bytes | None] = {record: encode_value(before)}
        if (index := name_record(now.name)) != name_record(before.name):
            changes |= {index: now.id.encode(), name_record(before.name): None}
            provided[index] = None
        try:
            await self.records.write(changes, provided)
        except RecordChanged as error:
            raise AccountRefusal("taken" if str(error) == index else "changed") from None
        return now

    # ---- sessions ----

    async def begin(
        self, account: Account, way: Way, browser: str, replaces: str = ""
    ) -> tuple[str, SignedIn]:
        """Begin a session; return the value of its cookie and the signed-in user.

        The session *replaces* ends. Everything is read and written in one transaction, so that
        devices that sign in at the same moment do not end each other's sessions.

        Raises:
            AccountRefusal: What the proof was made with was changed or removed meanwhile.
            OSError: It cannot be stored.
        """
        secret = random_word(KEY_LENGTH)
        begun = account_record(account.id, "session", digest(secret))
        serial, head = account_record(account.id, "signed-in"), head_record(account.id)
        async with self._signing_in.setdefault(account.id, asyncio.Lock()):
            for _ in range(_TRIES_BESIDE_OTHERS):
                # Read before the sessions: one begun in between is noticed in the end.
                known = await self._body(serial), await self._body(head)
                account = _still_proved(account, way, known[1], self._clock())
                there = await self.records.records(account_record(account.id, "session"))
                now = self._clock()
                session = AccountSession(now, now, way, browser)
                changes: dict[str, bytes | None] = dict.fromkeys(_beyond_limit(there))
                changes |= self._ending(replaces)
                count = int(known[0] or b"0") + 1
                changes |= {begun: encode_value(session), serial: str(count).encode()}
                provided = {serial: known[0], head: known[1]}
                with suppress(RecordChanged):  # another server signs the same person in
                    await self.records.write(changes, provided)
                    return f"{account.id}.{secret}", SignedIn(account, digest(secret), session)
        raise OSError("somebody else writes this account")

    def _ending(self, cookie: str) -> dict[str, bytes | None]:
        account_id, _, secret = cookie.partition(".")
        if not (account_id.isalnum() and secret.isalnum()):
            return {}
        return {account_record(account_id, "session", digest(secret)): None}

    async def find_session(self, cookie: str) -> SignedIn | None:
        """Return the user of the session *cookie*, or ``None`` if it has ended."""
        account_id, _, secret = cookie.partition(".")
        if not (account_id.isalnum() and secret.isalnum()):
            return None
        record = account_record(account_id, "session", digest(secret))
        body = await self._body(record)
        account = None if body is None else await self.find(account_id)
        if body is None or account is None or account.is_locked(self._clock()):
            return None
        session = msgspec.json.decode(body, type=AccountSession)
        now = self._clock()
        if not self._goes_on(session, now):
            return None  # it stays stored: a clock that is briefly ahead must end no session
        if now - session.seen > _TOUCH:
            session = msgspec.structs.replace(session, seen=now)
            try:
                await self.records.write({record: encode_value(session)}, {record: body})
            except RecordChanged:  # it was ended, or touched, meanwhile
                return await self.find_session(cookie)
        return SignedIn(account, digest(secret), session)

    def _goes_on(self, session: AccountSession, now: float) -> bool:
        limits = self.limits
        return (
            session.at >= limits.sessions_since
            and now - session.at <= limits.session_days * DAY
            and now - session.seen <= limits.session_idle_days * DAY
        )

    async def sessions(self, account: Account) -> dict[str, AccountSession]:
        """Return the open sessions of *account*, by digest."""
        below = account_record(account.id, "session")
        found = {
            name.rpartition("/")[2]: msgspec.json.decode(body, type=AccountSession)
            for name, body in (await self.records.records(below)).items()
        }
        now = self._clock()
        return {key: session for key, session in found.items() if self._goes_on(session, now)}

    async def end(self, account: Account, keep: str = "", only: str = "") -> None:
        """End all sessions of *account* except *keep*, or only the session *only*."""
        below = account_record(account.id, "session")
        names = await self.records.records(below)
        await self.records.write(
            {
                name: None
                for name in names
                if (name.endswith(f"/{only}") if only else not name.endswith(f"/{keep}"))
            }
        )

    # ---- changes ----

    async def change(
        self, account: Account, asked: ChangeAccount, site: PasskeySite
    ) -> tuple[Account, list[str]]:
        """Apply the change *asked* by the proven owner; return new recovery codes, if any.

        Raises:
            AccountRefusal: It cannot be done.
            OSError: It cannot be stored.
        """
        codes: list[str] = []
        match asked.what:
            case "name":
                now = msgspec.structs.replace(account, name=asked.name)
            case "passphrase" if asked.passphrase:
                now = await self._with_passphrase(account, asked.passphrase)
            case "passphrase":
                now = msgspec.structs.replace(account, passphrase="")
            case "passkey":
                now = await self._with_passkeys(account, asked, site)
            case "codes":
                now, codes = _with_codes(account)
        if not (now.passphrase or now.passkeys):
            raise AccountRefusal("locked-out")
        await self._store_account(account, now)
        if now.name != account.name:
            there = await self.records.records(account_record(account.id, "table"))
            table_names.rename(table_names.marks_in(there), now.name)
        return now, codes

    async def ask_to_add(self, site: PasskeySite, account: Account) -> msgspec.Raw:
        """Return the options with which a browser creates one more passkey for *account*."""
        challenge = await self.challenges.draw("create", account.id)
        return passkeys.creation(site, account, challenge)

    async def _with_passkeys(
        self, account: Account, asked: ChangeAccount, site: PasskeySite
    ) -> Account:
        keys = tuple(key for key in account.passkeys if key.id != asked.remove)
        if asked.passkey is not None:
            _, made = await self._make_passkey(
                asked.passkey, site, asked.title, account=account.id
            )
            if len(keys) >= MOST_PASSKEYS or any(key.id == made.id for key in keys):
                raise AccountRefusal("passkeys")
            keys = (*keys, made)
        return msgspec.structs.replace(account, passkeys=keys)

    # ---- everything ----

    async def everything(self, account: Account) -> Mapping[str, bytes]:
        """Return all records of *account*, by name."""
        return await self.records.records(account_record(account.id))

    async def player_key(self, account: Account) -> str:
        """Return the key with which the user of *account* plays sets in any browser.

        It is empty until a browser has sent one.
        """
        name = account_record(account.id, "kept", "player")
        return _find_player_key(await self.records.records(name), account.id)

    async def delete(self, account: Account) -> None:
        """Delete *account* and all its records.

        Raises:
            OSError: It cannot be written; then nothing is gone.
        """
        for _ in range(_TRIES):
            there = await self.everything(account)
            if not there:
                return
            marks = table_names.marks_in(there)
            changes: dict[str, bytes | None] = dict.fromkeys(there)
            changes |= table_names.links(marks)
            changes |= _player_records(there, account.id)
            if body := there.get(head_record(account.id)):
                changes[name_record(msgspec.json.decode(body, type=Account).name)] = None
            with suppress(RecordChanged):  # something of it changes just now: once more
                await self.records.write(changes, dict(there))
                table_names.rename(marks, None)
        raise OSError("somebody else writes this account")


def _player_records(there: Mapping[str, bytes], account: str) -> dict[str, None]:
    """Return the records to delete of the set player whose key *account* holds."""
    key = _find_player_key(there, account)
    return dict.fromkeys(record_names(player_id(key))) if key else {}


def _find_player_key(there: Mapping[str, bytes], account: str) -> str:
    """Return the set player's key that *account* holds, or an empty string."""
    body = there.get(account_record(account, "kept", "player"))
    key = None if body is None else msgspec.json.decode(body, type=NumberedText).text
    return key or ""


def _beyond_limit(sessions: Mapping[str, bytes]) -> list[str]:
    """Return the records of *sessions* to end to make room for one more, the oldest first."""
    seen = {
        name: msgspec.json.decode(body, type=AccountSession).seen
        for name, body in sessions.items()
    }
    return sorted(seen, key=lambda name: seen[name])[: max(0, len(seen) + 1 - MOST_SESSIONS)]


def locked_refusal(account: Account) -> AccountRefusal:
    """Return the refusal for a locked account: why, and until when."""
    if account.locked in {"locked", "closed"}:
        return AccountRefusal("locked", 403)
    if not account.locked_until:
        phrase = Phrase.of("account-locked-why", why=account.locked)
        return AccountRefusal("locked", 403, phrase)
    last = datetime.fromtimestamp(account.locked_until, UTC)
    day = Phrase.of("site-date", day=last.day, month=last.month, year=str(last.year))
    phrase = Phrase.of("account-locked-until", why=account.locked, day=day)
    return AccountRefusal("locked", 403, phrase)


def _still_proved(before: Account, way: Way, body: bytes | None, at: float) -> Account:
    """Return the current account if the credential used by *way* is still valid.

    Raises:
        AccountRefusal: It was removed, or its passphrase or a passkey was.
    """
    now = None if body is None else msgspec.json.decode(body, type=Account)
    keys = {key.id for key in before.passkeys}
    if now is not None and now.is_locked(at):
        raise locked_refusal(now)
    if now is None or (way == "passkey" and keys - {key.id for key in now.passkeys}):
        raise AccountRefusal("changed")
    if way != "passkey" and now.passphrase != before.passphrase:
        raise AccountRefusal("changed")
    return now


def _with_codes(account: Account) -> tuple[Account, list[str]]:
    """Return *account* with new recovery codes, and the codes as text to print."""
    words = [random_word(CODE_LENGTH) for _ in range(CODES)]
    stored = tuple(digest(word, account.salt) for word in words)
    shown = ["-".join(word[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for word in words]
    return msgspec.structs.replace(account, codes=stored), shown
