"""``biritch`` as tests serve it: what chance decides follows from the first word.

Deals, names of tables and what robots draw come back with the same word and the same
requests, so that what failed once can be watched again. So do the keys to the seats:
this is for tests alone. Robots do not wait before they act.
"""

from __future__ import annotations

import random
import secrets
import signal
import sys
from base64 import urlsafe_b64encode
from unittest.mock import patch

AT_ONCE = property(lambda _: 0, lambda _, __: None)
"""The pace of robots that nobody need be able to follow, whatever a page asks for."""
IN_ONE = property(lambda _: 60, lambda _, __: None)
"""The patience of a table that shows a call with its meaning, however busy the machine is."""


def serve(word: str, arguments: list[str]) -> None:
    """Run ``biritch`` with *arguments*, every draw of :mod:`secrets` settled by *word*."""
    # Not above: each worker of the server reads this module before it does anything.
    from biritch.cli.main import main
    from biritch.server.tables.live.broadcast import Broadcast
    from biritch.server.tables.live.robot_turns import RobotTurns
    from biritch.server.tables.meanings import SystemLibrary

    deals, names, letters = (random.Random(f"{word} {of}") for of in ("deal", "name", "key"))
    with (
        patch.object(secrets, "randbelow", deals.randrange),
        patch.object(secrets, "choice", letters.choice),
        patch.object(secrets, "token_hex", lambda size: names.randbytes(size).hex()),
        patch.object(
            secrets,
            "token_urlsafe",
            lambda size: urlsafe_b64encode(names.randbytes(size)).rstrip(b"=").decode(),
        ),
        patch.object(secrets, "SystemRandom", lambda: deals),
        patch.object(RobotTurns, "pace", AT_ONCE, create=True),
        patch.object(Broadcast, "patience", IN_ONE, create=True),
        # Most of these servers are asked for no meaning; the others look it up when they are.
        patch.object(SystemLibrary, "warm", lambda *_: None),
        patch.object(sys, "argv", ["biritch", *arguments]),
    ):
        main()


if __name__ == "__main__":
    if hasattr(signal, "SIGHUP"):  # deaf to it where the tests themselves outlive a terminal
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    serve(sys.argv[1], sys.argv[2:])
