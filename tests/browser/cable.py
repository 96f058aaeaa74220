"""The cable between one browser and the server: it can be pulled out, and put in again."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

PIECE = 64 * 1024
"""Bytes carried at once."""


class Cable:
    """An address of its own that leads to a server, as long as the cable is in."""

    def __init__(self, server: str) -> None:
        """Lead to *server*, an address like ``http://127.0.0.1:8765``."""
        parts = urlsplit(server)
        self._there = (parts.hostname or "", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._in = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listener.close()
        self.pull()

    def pull(self) -> None:
        """Cut every line, and let none through until the cable is put in again."""
        with self._lock:
            self._in = False
            ends, self._ends = self._ends, set()
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def put_in(self) -> None:
        """Let lines through again."""
        with self._lock:
            self._in = True

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if not self._in:
                    here.close()
                    continue
                there = socket.create_connection(self._there)
                self._ends |= {here, there}
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(PIECE):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
