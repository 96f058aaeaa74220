"""Lessons made of bidding drills: deals of one kind, each to be bid by the system.

Such a lesson is named ``drill.NAME.SYSTEM.SEED``; the name determines it, so it is always the
same one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from biritch.bidding import catalogue
from biritch.bidding.drill import all_drills
from biritch.bidding.system import System
from biritch.coach.course.lesson import CallByTheBook, Lesson, LessonDeal
from biritch.core.boards import Board
from biritch.core.calls import Call, parse_call
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.games.variants.contract import VARIANT
from biritch.rules.auction import Auction
from biritch.server.practice.deals import NoSuchHands, deal_hand
from biritch.words.translation import says

DEALS = 16
"""Deals of one such lesson."""
_NAME = re.compile(r"drill\.([a-z-]{1,40})\.([a-z0-9:-]{1,40})\.([a-z0-9]{1,16})")
_PASS = parse_call("P")


def is_drill(name: str) -> bool:
    """Return whether the lesson *name* is made of a drill.

    Example:
        >>> is_drill("drill.weak-twos.sef.k3x7"), is_drill("trick")
        (True, False)
    """
    return _NAME.fullmatch(name) is not None


@lru_cache(32)
def drill_lesson(name: str) -> Lesson | None:
    """Return the lesson *name*, or ``None`` if there is no such drill or system.

    Example:
        >>> lesson = drill_lesson("drill.any-hands.sef.k3x7")
        >>> len(lesson.deals), lesson.deals[0].goals[0].kind
        (16, 'call')
    """
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    drill_name, system_name, seed = found.groups()
    drill = all_drills().get(drill_name)
    try:
        system = catalogue.find(system_name)
    except ValueError:
        return None
    if drill is None:
        return None
    deals = []
    for number in range(1, DEALS + 1):
        try:
            board, deal = deal_hand(drill, system, system, f"{seed} {number}")
        except NoSuchHands:
            return None
        deals.append(_lesson_deal(system_name, system, board, deal))
    about = dict(drill.about)
    return Lesson(name, 0, "auction", about, tuple(deals))


def _lesson_deal(name: str, system: System, board: Board, deal: Deal) -> LessonDeal:
    nothing = {"en": "", "fr": ""}
    return LessonDeal(
        variant=VARIANT,
        board=board,
        deal=deal,
        begun=_calls_before(system, board, deal),
        goals=(CallByTheBook(),),
        task=_texts("learn-drill-task"),
        hints=(_texts("learn-drill-hint"),),
        done=nothing,
        missed=nothing,
        system=name,
    )


def _texts(message: str) -> dict[str, str]:
    return {language: str(text) for language, text in says(Phrase.of(message)).items()}


def _calls_before(system: System, board: Board, deal: Deal) -> tuple[Call, ...]:
    """Return the calls before South's first one, as the system makes them."""
    auction, calls = Auction(board.dealer), list[Call]()
    while auction.turn is not Seat.SOUTH and not auction.over:
        seat = board.dealer.after(len(calls))
        book = system.book_of(seat.side if seat.side is Side.NS else Side.EW)
        call = book.page(auction, board.vulnerability).choose(deal[seat]).call
        auction, calls = auction.add(call), [*calls, call]
    return tuple(calls)


def drill_titles(name: str) -> dict[str, str]:
    """Return the title of the lesson *name*'s drill, by language.

    Example:
        >>> drill_titles("drill.weak-twos.sef.k3x7")["fr"] != ""
        True
    """
    found = _NAME.fullmatch(name)
    drill = all_drills().get(found[1]) if found else None
    return {"en": name, "fr": name} if drill is None else dict(drill.titles)
