"""Conditions as notes write them, in words: ``if forced and they have only passed``.

Each is a question of :data:`~biritch.bidding.agreement.conditions.WORDS`, which agreements keep
by its short word; ``not`` before one asks for the opposite, and some opposites have words of
their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from biritch.bidding.notation.faults import RAISED, Faults, find_meant
from biritch.bidding.notation.places import NotesError, Place

_WANTED = "want e.g. forced, not vulnerable, they have spoken, the bid is ours"
_AND = re.compile(r" *;? +and +")
PHRASES: Mapping[str, str] = MappingProxyType(
    {
        "in first seat": "first",
        "in second seat": "second",
        "in third seat": "third",
        "in fourth seat": "fourth",
        "in first or second seat": "first-second",
        "in third or fourth seat": "third-fourth",
        "the opening was in first seat": "opened-first",
        "the opening was in second seat": "opened-second",
        "the opening was in third seat": "opened-third",
        "the opening was in fourth seat": "opened-fourth",
        "the opening was in first or second seat": "opened-first-second",
        "the opening was in third or fourth seat": "opened-third-fourth",
        "vulnerable": "vulnerable",
        "they are vulnerable": "they-vulnerable",
        "at favourable vulnerability": "favourable",
        "at unfavourable vulnerability": "unfavourable",
        "at equal vulnerability": "equal",
        "nobody is vulnerable": "nobody-vulnerable",
        "both sides are vulnerable": "both-vulnerable",
        "we have only passed": "silent",
        "they have only passed": "alone",
        "they have spoken once": "they-once",
        "they opened": "they-opened",
        "the opponent before me passed": "quiet",
        "partner has only passed": "partner-silent",
        "partner has spoken once": "partner-once",
        "I have only passed": "first-time",
        "partner answered my opening": "rebid",
        "a pass would end the auction": "last-chance",
        "I have named no suit twice": "named-once",
        "their bid was weak": "weak-bid",
        "their bid was strong": "strong-bid",
        "their bid was artificial": "artificial-bid",
        "their opening was weak": "weak-opening",
        "their opening was strong": "strong-opening",
        "their opening was artificial": "artificial-opening",
        "they have shown clubs": "their-clubs",
        "they have shown diamonds": "their-diamonds",
        "they have shown hearts": "their-hearts",
        "they have shown spades": "their-spades",
        "partner signed off": "concluded",
        "partner invited": "invited",
        "forced": "forced",
        "forced to game": "game-forced",
        "partner wants to defend": "penalty",
        "partner's call was artificial": "artificial",
        "they just made an artificial call": "coded",
        "partner asked for a lead": "lead-asked",
        "partner doubled for takeout": "taken-out",
        "I doubled for takeout": "doubler",
        "the bid is in partner's suit": "in-partners-suit",
        "the bid is ours": "ours",
        "the bid is game": "game",
        "the bid is in notrump": "notrump",
        "we have a fit": "fit",
        "we have agreed a suit": "agreed",
        "our bid is in a suit we did not mean": "astray",
        "partner asked for key cards": "asked",
        "partner asked for aces": "aces-asked",
        "partner asked for kings after aces": "plain-kings-asked",
        "I asked for key cards": "answered",
        "they disturbed partner's ask for key cards": "keys-disturbed",
        "they disturbed partner's ask for aces": "aces-disturbed",
        "partner told key cards over interference": "keys-told",
        "partner told aces over interference": "aces-told",
        "partner called for rescue": "sos",
        "partner asked for the queen": "queen-asked",
        "I asked for the queen": "queen-told",
        "partner asked for kings": "kings-asked",
        "I asked for kings": "kings-told",
        "partner has shown aces": "aces-shown",
        "partner asked for kings after two diamonds": "two-diamond-kings-asked",
        "I asked for kings after two diamonds": "two-diamond-kings-told",
        "partner asked for key cards outside a void": "exclusion-asked",
        "I asked for key cards outside a void": "exclusion-told",
        "partner asked for trump honours": "quality-asked",
        "partner bid a control": "control-bid",
        "we are bidding controls": "cueing",
        "partner showed a fit by notrump": "fit-shown",
        "a passed hand": "passed-hand",
        "I am limited to 12": "limited",
        "I have told my points within 3": "told",
        "I have shown 11": "strong-me",
        "partner has shown 11": "strong-partner",
        "partner may hold four more": "open-partner",
    }
)
"""The words of every question, and the short word for it."""
OPPOSITES: Mapping[str, str] = MappingProxyType(
    {
        "the opening was not in first seat": "!opened-first",
        "the opening was not in second seat": "!opened-second",
        "the opening was not in third seat": "!opened-third",
        "the opening was not in fourth seat": "!opened-fourth",
        "the opening was not in first or second seat": "!opened-first-second",
        "the opening was not in third or fourth seat": "!opened-third-fourth",
        "they are not vulnerable": "!they-vulnerable",
        "at unequal vulnerability": "!equal",
        "somebody is vulnerable": "!nobody-vulnerable",
        "we have spoken": "!silent",
        "they have spoken": "!alone",
        "the opponent before me spoke": "!quiet",
        "partner has spoken": "!partner-silent",
        "I have spoken": "!first-time",
        "the bid is theirs": "!ours",
        "the bid is below game": "!game",
        "we have no fit": "!fit",
        "we have agreed no suit": "!agreed",
        "partner did not ask for key cards": "!asked",
        "partner did not ask for aces": "!aces-asked",
        "I did not ask for key cards": "!answered",
        "partner did not double for takeout": "!taken-out",
        "partner's call was natural": "!artificial",
        "their bid was natural": "!artificial-bid",
        "their opening was natural": "!artificial-opening",
        "partner did not sign off": "!concluded",
        "partner did not invite": "!invited",
        "the bid is in a suit": "!notrump",
        "our bid is in a suit we meant": "!astray",
        "partner did not answer my opening": "!rebid",
        "I may hold more than 12": "!limited",
        "I have more to tell": "!told",
        "the bid is not in partner's suit": "!in-partners-suit",
        "we are not bidding controls": "!cueing",
        "partner has not shown 11": "!strong-partner",
        "partner is limited": "!open-partner",
        "I have not shown 11": "!strong-me",
    }
)
"""Opposites with words of their own."""


def read_conditions(
    text: str,
    place: Place,
    situations: Mapping[str, str] = MappingProxyType({}),
    faults: Faults = RAISED,
) -> str:
    """Return the short words for conditions joined by *and*.

    *situations* are conditions with a name, by name. What is no condition is left out where
    *faults* collects it.

    Raises:
        NotesError: One of them is no condition, and nothing collects it.

    Example:
        >>> read_conditions("forced and they have spoken", Place("example.notes", 1))
        'forced !alone'
    """
    words, start = [], 0
    for match in (*_AND.finditer(text), None):
        end = len(text) if match is None else match.start()
        condition = text[start:end].strip()
        with faults:
            words.append(
                situations.get(condition) or _short(condition, place.right(start), situations)
            )
        start = end if match is None else match.end()
    return " ".join(words)


def _short(condition: str, place: Place, situations: Mapping[str, str]) -> str:
    if condition in OPPOSITES:
        return OPPOSITES[condition]
    plain = condition.removeprefix("not ")
    if plain not in PHRASES:
        raise NotesError(
            place,
            f"not a condition: {condition!r} ({_WANTED})",
            lambda: _find_meant_condition(condition, situations),
        )
    return PHRASES[plain] if plain == condition else f"!{PHRASES[plain]}"


def _find_meant_condition(condition: str, situations: Mapping[str, str]) -> str:
    """Return the condition that a slip was probably meant for, or nothing."""
    known = (*situations, *PHRASES, *OPPOSITES)
    if meant := find_meant(condition, known):
        return meant
    plain = condition.removeprefix("not ")
    meant = "" if plain == condition else find_meant(plain, PHRASES)
    return f"not {meant}" if meant else ""
