"""A PostgreSQL and a NATS of the tests' own, on this machine alone, in folders of their own.

Where one cannot be had its tests are left out, and ``scripts/engines.py`` says so in a line.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 60.0
"""Seconds an engine has to answer."""
NO_POSTGRESQL = "no PostgreSQL on this machine (Debian: postgresql)"
NO_NATS = "no nats-server on this machine (Debian: nats-server)"


def postgresql() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest there is."""
    if (path := shutil.which("initdb")) is not None:
        return Path(path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def nats() -> str | None:
    """Return the program ``nats-server``."""
    return shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Engine:
    """A program that listens at a port; killed, it can be started again where it was."""

    command: list[str]
    port: int
    folder: Path
    owner: int | None = None
    end: signal.Signals = signal.SIGTERM
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with (self.folder / "said.txt").open("ab") as said:
            self.process = subprocess.Popen(
                self.command,
                stdout=said,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                user=self.owner,
                group=None if self.owner is None else _group(self.owner),
                extra_groups=None if self.owner is None else [],
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while not self._listens():
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError((self.folder / "said.txt").read_text()[-2000:])
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def family(self) -> list[int]:
        """Return the numbers of its processes, itself first."""
        assert self.process is not None
        found = [self.process.pid]
        for parent in found:  # which grows meanwhile
            with suppress(OSError):
                children = Path(f"/proc/{parent}/task/{parent}/children")
                found += map(int, children.read_text(encoding="ascii").split())
        return found

    def pause(self) -> None:
        """Let none of its processes do anything; its port stays open."""
        self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let its processes go on where they stood still."""
        self._send(signal.SIGCONT)

    def _send(self, how: signal.Signals) -> None:
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it and all it started."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(self.end)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def _group(owner: int) -> int:
    import pwd

    return pwd.getpwuid(owner).pw_gid


def _unprivileged() -> int | None:
    """Return who may own a database, where we are root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    return 65534


@dataclass
class Databases:
    """A PostgreSQL that runs; one database, which a test has to itself."""

    engine: Engine
    programs: Path

    def fresh(self) -> str:
        """Return the address of the database, empty: whoever used it before is sent away."""
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
        self.run(f"SELECT pg_terminate_backend(pid) {others}")
        schemas = self.run("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'biritch%'")
        for schema in schemas.split():
            self.run(f"DROP SCHEMA {schema} CASCADE")
        return self.address("postgres")

    def address(self, name: str) -> str:
        """Return the address of the database *name*."""
        return f"postgresql://biritch@127.0.0.1:{self.engine.port}/{name}"

    def run(self, statement: str, name: str = "postgres") -> str:
        """Return what ``psql`` prints."""
        command = [str(self.programs / "psql"), "-AtqX", "-c", statement, self.address(name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        said: str = done.stdout
        return said.strip()

    def again(self) -> None:
        """Start it where it was killed."""
        # What a killed postmaster leaves running ends by itself, before another may start.
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.engine.start()
                break
            except AssertionError:
                assert time.monotonic() < end
                time.sleep(0.1)
        self.ready()

    def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        ask = [
            str(self.programs / "pg_isready"),
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.engine.port),
        ]
        while subprocess.run(ask, check=False).returncode:
            assert time.monotonic() < end
            time.sleep(0.02)


@contextmanager
def databases() -> Iterator[Databases]:
    """Run a PostgreSQL in a folder that is removed at the end."""
    programs = postgresql()
    assert programs is not None, NO_POSTGRESQL
    owner = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="biritch-postgresql-"))
    try:
        if owner is not None:
            os.chown(folder, owner, _group(owner))
        data, port = folder / "data", free_port()
        words = ["-D", str(data), "-U", "biritch", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [programs / "initdb", *words, "--locale=C"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            user=owner,
            group=None if owner is None else _group(owner),
            extra_groups=None if owner is None else [],
        )
        command = [
            str(programs / "postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-k",
            str(folder),
        ]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        found = Databases(Engine(command, port, folder, owner, signal.SIGQUIT), programs)
        found.engine.start()
        try:
            found.ready()
            yield found
        finally:
            found.engine.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def bus() -> Iterator[Engine]:
    """Run a NATS that keeps nothing."""
    program = nats()
    assert program is not None, NO_NATS
    with tempfile.TemporaryDirectory(prefix="biritch-nats-") as folder:
        port = free_port()
        engine = Engine([program, "-a", "127.0.0.1", "-p", str(port)], port, Path(folder))
        engine.start()
        try:
            yield engine
        finally:
            engine.stop()
