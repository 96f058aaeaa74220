"""Limits for one person, one address, and all together.

The defaults are never reached by a club of two hundred, and always by one hostile client.
Others are lines of the ``[limits]`` table in the TOML file of ``--settings``.
"""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice
from pathlib import Path
from typing import get_type_hints

from biritch.core.phrase import Phrase

MOST_REMEMBERED = 20_000
"""Addresses and keys whose requests are counted at one time; then older ones are forgotten."""
LOOKED_AT = 16
"""The oldest ones of which the one with most left is forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a burst, and a number per minute in the long run.

    Example:
        >>> Rate(40, 20).times(10)
        Rate(at_once=400, per_minute=200)
    """

    at_once: float
    per_minute: float

    def times(self, factor: float) -> Rate:
        """Return this rate multiplied by *factor*."""
        return Rate(self.at_once * factor, self.per_minute * factor)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """All limits of a server; a :class:`Rate` is written ``[at_once, per_minute]``.

    Example:
        >>> Limits(onlookers=8).onlookers
        8
    """

    connections: int = 8_192
    """Connections in all; fewer where the system allows a process fewer."""
    connections_per_address: int = 2_048
    """Connections of one address."""
    waiting_per_address: int = 64
    """Connections of one address that have not sent a whole request; the oldest is closed."""
    header_seconds: int = 10
    """Seconds for the head of a request."""
    body_seconds: int = 30
    """Seconds for the rest of a request."""
    idle_seconds: int = 30
    """Seconds a connection may stay without a request."""
    stalled_seconds: int = 30
    """Seconds a response may wait for a client that does not read it."""
    requests_per_address: Rate = Rate(600, 6_000)
    """Requests of one address; 429 beyond."""
    requests_per_key: Rate = Rate(200, 1_200)
    """Requests with one key."""
    wrong_keys: Rate = Rate(12, 6)
    """Wrong keys of one address; beyond, only keys that worked from there are accepted."""
    tables_opened: Rate = Rate(40, 20)
    """Tables opened by one address."""
    tournaments_opened: Rate = Rate(10, 1)
    """Tournaments opened by one address."""
    clubs_opened: Rate = Rate(10, 1)
    """Lists of members opened by one address."""
    classes_opened: Rate = Rate(10, 1)
    """Classes opened by one address."""
    practice_hands_opened: Rate = Rate(60, 30)
    """Practice hands dealt for one address."""
    guests_joining: Rate = Rate(200, 60)
    """People of one address who join tables of friends."""
    accounts_opened: Rate = Rate(200, 10)
    """Accounts opened by one address, including attempts at names already taken."""
    sign_ins: Rate = Rate(250, 60)
    """Sign-in attempts of one address."""
    wrong_passphrases: Rate = Rate(30, 1)
    """Wrong passphrases for one name, from any address."""
    session_days: int = 90
    """Days after which a session ends."""
    session_idle_days: int = 30
    """Days without a visit after which a session ends."""
    sessions_since: int = 0
    """Seconds since 1970: sessions begun before this are invalid. If keys may have been stolen,
    write ``date +%s`` here and restart the server."""
    deals_kept: int = 3_000
    """Deals kept for one account; the oldest are removed."""
    megabytes_sent: Rate = Rate(32, 16)
    """Megabytes sent by one address."""
    searches: Rate = Rate(60, 60)
    """Requests that need much computing: proposals, reviews, hints."""
    reports: Rate = Rate(10, 1)
    """Reports to the owner from one address."""
    openings_in_all: Rate = Rate(400, 600)
    """Tables, tournaments, lists, hands and accounts opened by all addresses together."""
    thinking_seconds: Rate = Rate(300, 120)
    """Processor seconds for the requests of one address, account, club or tournament."""
    thinking_waits: int = 100
    """Requests of one address that may wait for a processor."""
    letters_sent: Rate = Rate(400, 5)
    """E-mails with results sent for one address."""
    robot_processes: int = 0
    """Processes in which robots think; 0 is half of the processors, two to four."""
    robot_seconds: int = 0
    """Processor seconds a minute for all robots together; 0 is as many as there are. The more
    is used, the less each robot thinks; none stops."""
    frames_per_second: int = 100
    """WebSocket frames on one connection; five times as many at once."""
    pings_per_second: int = 5
    """Pings and pongs on one connection; five times as many at once."""
    tables: int = 2_000
    """Open tables at one time."""
    tables_kept: int = 200
    """Of these, how many are reserved for tournaments."""
    onlookers: int = 24
    """Onlookers at one table; players always have room."""
    lines_per_seat: int = 4
    """Devices at one seat; a further one disconnects the oldest."""
    remarks: Rate = Rate(10, 30)
    """Remarks of one person at a table."""
    key_days: int = 90
    """Days without an action at a table after which its keys expire."""
    invitation_hours: int = 168
    """Hours an invitation to a table of friends is valid."""
    events_per_table: int = 20_000
    """Entries of the log of a table, tournament or club."""
    seal_days: int = 60
    """Days without a new entry after which a log is compressed; 0 is never."""
    practice_days_kept: int = 0
    """Days without use after which a practice hand is removed; 0 is never."""
    table_days_kept: int = 0
    """Days without use after which a table is removed; 0 is never."""
    tournament_days_kept: int = 0
    """Days without use after which a tournament and its tables are removed; 0 is never."""
    set_days_kept: int = 0
    """Days without play after which a set and its tables are removed; 0 is never. A set of the
    day stays at least 62 days: the ladder of the month counts it."""
    free_megabytes: int = 100
    """Free disk space below which nothing new is opened, so that what is open can go on."""
    this_machine: int = 10
    """Factor by which addresses of this machine (a proxy, a load test) may exceed the
    limits."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are trusted."""

    def of(self, rate: Rate, address: str) -> Rate:
        """Return the rate that applies to *address*."""
        return rate.times(self.this_machine) if is_here(address) else rate


class BadSettings(ValueError):
    """Raised for a file of settings that cannot be used; has the reason.

    Example:
        >>> BadSettings("name", file="club.toml", text="tabels").phrase.name
        'server-settings-name'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Use the message ``server-settings-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-settings-{name}", **arguments)


SERVER_NAMES = (
    "host", "port", "site", "hsts", "database", "bus", "metrics", "access_log", "log_format",
    "robot", "browser", "processes", "telemetry", "trust",
)  # fmt: skip
"""What the ``[server]`` table may hold: the options of ``biritch serve`` and ``worker``."""


TABLES = ("limits", "server", "mail")
"""The tables of the file of settings."""


def read_mail_table(path: Path) -> dict[str, object]:
    """Return the ``[mail]`` table of the TOML file at *path*; empty if there is none.

    Raises:
        BadSettings: It cannot be read, or is no TOML.
    """
    return _tables(path).get("mail", {})


def read_settings(path: Path) -> Limits:
    """Return the limits set in the TOML file at *path*, with defaults for the others.

    Raises:
        BadSettings: It cannot be read, is no TOML, or names or says what there is not.
    """
    return limits_of(_tables(path).get("limits", {}), str(path))


def read_server_table(path: Path) -> dict[str, object]:
    """Return the ``[server]`` table of the TOML file at *path*, by option name.

    Raises:
        BadSettings: It cannot be read, is no TOML, or names or says what there is not.
    """
    values: dict[str, object] = {}
    for name, value in _tables(path).get("server", {}).items():
        known = name.replace("-", "_")
        if known not in SERVER_NAMES:
            words = ", ".join(SERVER_NAMES)
            raise BadSettings("name", file=str(path), text=name, words=words)
        if known in {"site", "trust"}:  # one address, or several
            values[known] = tuple(map(str, value if isinstance(value, list) else [value]))
        else:
            values[known] = value if isinstance(value, bool) else str(value)
    return values


def _tables(path: Path) -> dict[str, dict[str, object]]:
    """Return the tables of the TOML file at *path*.

    Raises:
        BadSettings: It cannot be read, is no TOML, or has a table that is not known.
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "UTF-8?"
        raise BadSettings("unread", file=str(path), why=why) from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings("toml", file=str(path), why=str(error)) from None
    for name in document:
        if name not in TABLES or not isinstance(document[name], dict):
            words = ", ".join(f"[{each}]" for each in TABLES)
            raise BadSettings("name", file=str(path), text=name, words=words)
    return document


def limits_of(table: Mapping[str, object], file: str = "") -> Limits:
    """Return the limits in *table*; *file* is named in errors.

    Raises:
        BadSettings: A name is no limit's, or a value is not of its kind.

    Example:
        >>> limits_of({"tables_opened": [5, 1], "tables": 100}).tables_opened
        Rate(at_once=5, per_minute=1)
    """
    kinds = get_type_hints(Limits)
    names = ", ".join(each.name for each in fields(Limits))
    values: dict[str, object] = {}
    for name, value in table.items():
        if name not in kinds:
            raise BadSettings("name", file=file, text=name, words=names)
        read, wanted = _READERS[kinds[name]]
        values[name] = read(value)
        if values[name] is None:
            raise BadSettings(
                "value", file=file, text=name, value=str(value)[:40], words=wanted
            )
    return Limits(**values)  # type: ignore[arg-type]


def _whole(value: object) -> int | None:
    number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return value if number else None  # type: ignore[return-value]


def _rate(value: object) -> Rate | None:
    match value:
        case [int() | float() as at_once, int() | float() as per_minute] if (
            min(at_once, per_minute) >= 0
        ):
            return Rate(at_once, per_minute)
        case _:
            return None


def _addresses(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list):
        return None
    try:
        return tuple(str(ip_address(address)) for address in value)
    except ValueError:
        return None


_READERS: dict[object, tuple[Callable[[object], object], str]] = {
    int: (_whole, "0, 1, 2…"),
    Rate: (_rate, "[at_once, per_minute]"),
    tuple[str, ...]: (_addresses, '["192.0.2.1"]'),
}
"""How each kind of value is read, and an example of it."""


class Allowances:
    """Token buckets by client at one rate.

    Example:
        >>> seconds = [0.0]
        >>> allowances = Allowances(lambda: seconds[0])
        >>> [allowances.take("192.0.2.1", Rate(2, 60)) for _ in range(3)]
        [0.0, 0.0, 1.0]
        >>> seconds[0] = 1.0
        >>> allowances.take("192.0.2.1", Rate(2, 60))
        0.0
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with full buckets; *clock* returns monotonic seconds."""
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def wait(self, who: Hashable, rate: Rate, cost: float = 1) -> float:
        """Return the seconds until *who* may do it once more; 0 if now."""
        lacking = min(cost, rate.at_once) - self._now(who, rate)[0]
        # What cannot be bought at once at all would otherwise never be.
        if lacking <= 0 < rate.at_once:
            return 0.0
        return min(3600.0, 60 * max(lacking, 1) / max(rate.per_minute, 1e-3))

    def take(self, who: Hashable, rate: Rate, cost: float = 1) -> float:
        """Count one use by *who*, or return the seconds until it is allowed."""
        if wait := self.wait(who, rate, cost):
            return wait
        left, now = self._now(who, rate)
        self._remember(who, rate, left - cost, now)
        return 0.0

    def charge(self, who: Hashable, rate: Rate, cost: float) -> None:
        """Count a use by *who* whatever its cost: the bucket may become negative.

        Example:
            >>> allowances = Allowances(lambda: 0.0)
            >>> allowances.charge("192.0.2.1", Rate(10, 60), 12)
            >>> allowances.wait("192.0.2.1", Rate(10, 60))
            3.0
        """
        left, now = self._now(who, rate)
        # Nobody pays for longer than it takes to fill an empty bucket.
        self._remember(who, rate, max(left - cost, -rate.at_once), now)

    def give_back(self, who: Hashable, rate: Rate, cost: float = 1) -> None:
        """Undo one use by *who*."""
        left, now = self._now(who, rate)
        self._left[who] = (min(rate.at_once, left + cost), now)

    def _remember(self, who: Hashable, rate: Rate, left: float, now: float) -> None:
        """Store the rest of *who*'s bucket; beyond the limit of clients, forget a fuller one.

        A client with ever new addresses or names must not fill the memory, nor make us forget a
        client whose bucket is empty.
        """
        self._left[who] = (left, now)
        self._left.move_to_end(who)
        while len(self._left) > MOST_REMEMBERED:
            oldest = list(islice(self._left, LOOKED_AT))
            del self._left[max(oldest, key=lambda each: self._now(each, rate)[0])]

    def _now(self, who: Hashable, rate: Rate) -> tuple[float, float]:
        now = self._clock()
        left, at = self._left.get(who, (rate.at_once, now))
        return min(rate.at_once, left + (now - at) * rate.per_minute / 60), now


def address_of(client: object) -> str:
    """Return the unit of counting of *client* (host and port): for IPv6 the /64 network.

    Example:
        >>> address_of(("2001:db8::1", 5000)), address_of(("::ffff:192.0.2.1", 80))
        ('2001:db8::', '192.0.2.1')
    """
    host = str(client[0]) if isinstance(client, tuple | list) and client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


@lru_cache(maxsize=4096)
def is_here(address: str) -> bool:
    """Return whether *address* belongs to this machine.

    Example:
        >>> is_here("127.0.0.1"), is_here("192.0.2.1")
        (True, False)
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
