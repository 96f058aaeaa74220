"""A table manager and four players over loopback, with the dialects of other programs."""

import asyncio
import re
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.matches.table_manager.faults import ProtocolFault
from biritch.matches.table_manager.manager import ManagedBoard, ManagerSettings, TableManager
from biritch.matches.table_manager.player import PlayerSettings, ProtocolPlayer, Thinker, here

PATIENCE = 20.0
Sitter = Callable[[int, Seat], object]
"""Plays at a port in a seat, in a thread of its own."""


def boards(many: int, seed: str = "table") -> list[tuple[Board, Deal]]:
    deals = enumerate(islice(seeded_deals(seed), many), 1)
    return [(Board.from_number(number), deal) for number, deal in deals]


class Foreign(ProtocolPlayer):
    """A player that speaks and hears with an accent."""

    speak: Callable[[str], str] = staticmethod(lambda line: line)
    hear: Callable[[str], str] = staticmethod(lambda line: line)

    def _say(self, line: str) -> None:
        super()._say(type(self).speak(line))

    def _line(self) -> str:
        return type(self).hear(super()._line())


class Shouting(Foreign):
    """Capitals, trailing blanks, a full stop too many; hears capitals."""

    speak = staticmethod(lambda line: line if "Connecting" in line else line.upper() + ".  ")
    hear = staticmethod(lambda line: line.upper() + " ")


class Verbose(Foreign):
    """Names seats where others say dummy, and says to be ready before every board."""

    speak = staticmethod(lambda line: re.sub(r"(ready for) (?=\w+'s bid)", r"\1   ", line))
    hear = staticmethod(
        lambda line: (
            line.replace("N/S : ", "N/S ").replace(". E/W : ", " E/W ").replace("NT", "N")
        )
    )

    def _await_board(self) -> None:
        self._say(f"{self.settings.seat.name.lower()} ready to start")
        super()._await_board()


class SuitFirst(Foreign):
    """Cards with the suit first and ``10``, ``Dummy plays``; hears tens as ``10``."""

    @staticmethod
    def speak(line: str) -> str:
        card = re.fullmatch(r"(\w+) plays (.)(.)", line)
        return f"{card[1]} plays {card[3]}{card[2].replace('T', '10')}" if card else line

    hear = staticmethod(
        lambda line: re.sub(r"\bT\b", "10", line).replace("'s cards : ", "'s cards: ")
    )


class Explaining(Foreign):
    """Explains every call, and ends lines with a bare line feed."""

    speak = staticmethod(
        lambda line: (
            line + " Infos. C=0-8,HCP=12-14." if re.search("bids|passes", line) else line
        )
    )

    def _say(self, line: str) -> None:
        self.link.sendall(f"{type(self).speak(line)}\n".encode())


ROBOT = "rule:sayc"


def settings(seat: Seat, robot: str = ROBOT, **more: object) -> PlayerSettings:
    team = "Ours" if seat in (Seat.NORTH, Seat.SOUTH) else "Theirs"
    found = {"budget": 0.0, "patience": PATIENCE, "wait": 5.0} | more
    return PlayerSettings(seat, robot, team, **found)  # type: ignore[arg-type]


def sit(
    port: int,
    seat: Seat,
    kind: type[ProtocolPlayer] = ProtocolPlayer,
    robot: str = ROBOT,
    worker: Thinker = here,
) -> ProtocolPlayer:
    """Play in *seat* until the session ends."""
    import socket

    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as link:
        player = kind(settings(seat, robot), link, worker=worker)
        player.play()
        return player


@dataclass
class Session:
    """What happened at a table."""

    played: list[ManagedBoard] = field(default_factory=list)
    lines: list[tuple[Seat | None, str, str]] = field(default_factory=list)
    fault: ProtocolFault | None = None
    answers: dict[Seat, object] = field(default_factory=dict)

    @property
    def logs(self) -> list[tuple[object, ...]]:
        return [board.game.log for board in self.played]


def held(
    set_: Sequence[tuple[Board, Deal]],
    sitters: Sequence[tuple[Seat, Sitter]],
    patience: float = PATIENCE,
    wait: float = PATIENCE,
) -> Session:
    """Hold a table at which *sitters* play; nothing in it lasts longer than a minute."""
    session, threads = Session(), []

    def listening(port: int) -> None:
        for seat, sitter in sitters:

            def work(seat: Seat = seat, sitter: Sitter = sitter) -> None:
                try:
                    session.answers[seat] = sitter(port, seat)
                except (ProtocolFault, OSError) as error:
                    session.answers[seat] = error

            thread = threading.Thread(target=work, daemon=True)
            threads.append(thread)
            thread.start()

    manager = TableManager(
        set_,
        ManagerSettings(port=0, patience=patience, wait=wait),
        session.played.append,
        lambda *line: session.lines.append(line),
        listening=listening,
    )
    try:
        asyncio.run(asyncio.wait_for(manager.run(), 60))
    except ProtocolFault as fault:
        session.fault = fault
    for thread in threads:
        thread.join(10)
    return session
