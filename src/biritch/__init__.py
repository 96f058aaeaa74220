"""The whole of bridge: cards, laws, scores, records, bidding, double dummy, tournaments.

    >>> import biritch as bw
    >>> deal = bw.Deal.random(seed=7)
    >>> deal.north.hcp, deal.solve()["N", "NT"]
    (11, 10)
    >>> bw.Contract("4HSx+1").score(vulnerable="both")
    990

Everything here is imported when it is first asked for: ``import biritch`` alone costs
nothing. The names below are the front door; the rest is reached by rooms
(:mod:`biritch.core`, :mod:`biritch.games` …), and ``docs/architecture.md`` is the map.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, which is slower to import than all the core
if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.calls import Bid, Call
    from biritch.core.cards import Card, Strain, Suit
    from biritch.core.deals import Deal
    from biritch.core.evaluator import evaluate
    from biritch.core.hands import Hand
    from biritch.core.seats import Seat, Side, Vulnerability
    from biritch.front.dealing import deals, deals_like
    from biritch.front.double_dummy import par, solve
    from biritch.front.drawing import draw, handviewer_url
    from biritch.front.files import read, write
    from biritch.front.frames import to_arrow, to_columns, to_frame
    from biritch.front.games import game, play, robot
    from biritch.front.movements import movement
    from biritch.front.questions import analyse, makes, tricks
    from biritch.front.rankings import rank
    from biritch.front.systems import NamedSystem as System
    from biritch.games.game import Game
    from biritch.games.view import View
    from biritch.records.record import Record
    from biritch.robots.opening_leads import leads
    from biritch.rules.auction import Auction
    from biritch.scoring.played_contract import PlayedContract as Contract

    __version__: str

__all__ = [
    "Auction",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Game",
    "Hand",
    "Record",
    "Seat",
    "Side",
    "Strain",
    "Suit",
    "System",
    "View",
    "Vulnerability",
    "analyse",
    "deals",
    "deals_like",
    "draw",
    "evaluate",
    "game",
    "handviewer_url",
    "leads",
    "makes",
    "movement",
    "par",
    "play",
    "rank",
    "read",
    "robot",
    "solve",
    "to_arrow",
    "to_columns",
    "to_frame",
    "tricks",
    "write",
]

# Where each name is, to be imported when it is first asked for (PEP 562); a test holds this
# table, the imports above and ``__all__`` to one another.
_PLACES = {
    "Auction": "rules.auction",
    "Bid": "core.calls",
    "Board": "core.boards",
    "Call": "core.calls",
    "Card": "core.cards",
    "Contract": "scoring.played_contract:PlayedContract",
    "Deal": "core.deals",
    "Game": "games.game",
    "Hand": "core.hands",
    "Record": "records.record",
    "Seat": "core.seats",
    "Side": "core.seats",
    "Strain": "core.cards",
    "Suit": "core.cards",
    "System": "front.systems:NamedSystem",
    "View": "games.view",
    "Vulnerability": "core.seats",
    "analyse": "front.questions",
    "deals": "front.dealing",
    "deals_like": "front.dealing",
    "draw": "front.drawing",
    "evaluate": "core.evaluator",
    "game": "front.games",
    "handviewer_url": "front.drawing",
    "leads": "robots.opening_leads",
    "makes": "front.questions",
    "movement": "front.movements",
    "par": "front.double_dummy",
    "play": "front.games",
    "rank": "front.rankings",
    "read": "front.files",
    "robot": "front.games",
    "solve": "front.double_dummy",
    "to_arrow": "front.frames",
    "to_columns": "front.frames",
    "to_frame": "front.frames",
    "tricks": "front.questions",
    "write": "front.files",
}


if not TYPE_CHECKING:  # where a checker saw it, it would take any name for one of ours

    def __getattr__(name: str) -> object:
        """Import *name* on first use and cache it."""
        if name == "__version__":
            value: object = _version()
        elif name in _PLACES:
            import importlib

            module, _, inside = _PLACES[name].partition(":")
            value = getattr(importlib.import_module(f"{__name__}.{module}"), inside or name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, "__version__"])


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # slower than all the core

    try:
        return version("biritch")
    except PackageNotFoundError:  # the bare source tree, not installed
        return "0"
