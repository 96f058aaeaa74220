"""How an evening is opened: who has come and how long they stay, and all else by default."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from biritch.competition import evening_fold, sitting_down
from biritch.competition.evening import Evening
from biritch.competition.evening_log import Entry, Named, Seated, Step
from biritch.competition.log import Happening
from biritch.competition.log import Opened as Began
from biritch.competition.merits import PACES
from biritch.competition.movement import Form
from biritch.competition.proposing import Proposal, Wish, proposals
from biritch.core.phrase import Phrase
from biritch.core.seats import Side
from biritch.server import evening_keys

Text = Annotated[str, Meta(max_length=120)]


class Opening(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /events`` asks for: how many pairs is enough.

    Without a ``movement`` the best one for so many pairs in ``time`` minutes is taken, with
    its rounds and boards; ``each`` is boards a round and ``minutes`` what a round lasts.
    ``names`` are the pairs' in order of number; ``rules`` and ``method`` are as on the
    shelves ``presets`` and ``methods``.
    """

    pairs: Annotated[int, Meta(ge=4, le=sitting_down.MOST_PAIRS)]
    title: Text = ""
    names: Annotated[list[Text], Meta(max_length=sitting_down.MOST_PAIRS)] = []
    movement: Text = ""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    each: Annotated[int, Meta(ge=0, le=32)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    time: Annotated[int, Meta(ge=10, le=900)] = 180
    rules: Text = "wbf"
    method: Text = ""


class Keys(Struct):
    """The keys of one table: North enters, East-West agree."""

    table: int
    ns: str
    ew: str


class Opened(Struct):
    """The answer to ``POST /events``: the director's key opens everything."""

    event: str
    director: str
    tables: list[Keys]


class BadEvening(ValueError):
    """An evening that cannot be opened so."""

    def __init__(self, name: str, /, **said: str | int) -> None:
        """Keep the sentence ``evening-opening-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"evening-opening-{name}", **said)


def read(body: bytes) -> Opening:
    """Read the body of ``POST /events``."""
    try:
        return msgspec.json.decode(body, type=Opening)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadEvening("bad", what=str(error)[:200]) from None


@lru_cache(256)
def proposed(pairs: int, time: int, each: int = 0) -> tuple[Proposal, ...]:
    """Return the movements for so many *pairs* in *time* minutes, the best first."""
    wish = Wish(Form.PAIRS, pairs, minutes=time, each=each or None)
    return proposals(wish, sitting_down.movements())


def minutes(each: int) -> int:
    """Return how long a round of so many boards usually lasts."""
    return ceil(each * PACES[Form.PAIRS])


def first_entries(asked: Opening, at: str) -> list[Entry]:
    """Return the first entries of the log of the evening *asked* for.

    Raises:
        BadEvening: No movement suits, or there are more names than pairs.
        NotAllowed: The regulation, the method or the movement is not known.
    """
    if len(asked.names) > asked.pairs:
        raise BadEvening("names", names=len(asked.names), pairs=asked.pairs)
    named = (Named(n, name.strip()) for n, name in enumerate(asked.names, 1) if name.strip())
    opened = Began(asked.title.strip(), asked.rules, asked.method)
    what: list[Happening | Step] = [opened, _seated(asked), *named]
    found = [Entry(one, "director", at) for one in what]
    evening_fold.fold(found)
    return found


def _seated(asked: Opening) -> Seated:
    movement, rounds, each = asked.movement, asked.rounds, asked.each
    if not movement:
        found = proposed(asked.pairs, asked.time, each)
        if not found:
            raise BadEvening("none", pairs=asked.pairs, minutes=asked.time)
        movement, rounds, each = found[0].name, found[0].rounds, found[0].each
    elif not rounds and (known := sitting_down.movements().get(movement)):
        rounds = max([1, *known.lengths(asked.pairs)]) if asked.pairs in known.sizes else 1
    each = each or 2
    return Seated(movement, asked.pairs, rounds, each, asked.minutes or minutes(each))


def told(name: str, director: str, evening: Evening) -> Opened:
    """Return what the opener of an evening is told."""
    return Opened(name, director, links(director, evening))


def links(director: str, evening: Evening) -> list[Keys]:
    """Return the keys of the tables of *evening*."""
    tables = 0 if evening.schedule is None else evening.schedule.tables
    return [
        Keys(
            table,
            evening_keys.of_table(director, table, Side.NS),
            evening_keys.of_table(director, table, Side.EW),
        )
        for table in range(1, tables + 1)
    ]
