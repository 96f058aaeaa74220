"""A parser of players' prose about calls, as far as it is exact.

``15--17 bal``, ``5+!h, game forcing``, ``no 4!s``: points, lengths, shape and what partner may
do. A text is parsed clause by clause; a clause with a negation, a limit, a reference, a
condition or a choice is used only if its whole form is understood. Units are not guessed:
``5+M`` and ``0-3 key cards`` are not points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit

_SUITS = {
    "c": "C", "club": "C", "clubs": "C", "♣": "C",
    "d": "D", "diamond": "D", "diamonds": "D", "♦": "D",
    "h": "H", "heart": "H", "hearts": "H", "♥": "H",
    "s": "S", "spade": "S", "spades": "S", "♠": "S",
}  # fmt: skip
_SUIT = r"!?(?:clubs?|diamonds?|hearts?|spades?|[cdhs♣♦♥♠](?![a-z]))"
_UNIT = r"(?:hcp|hp|points?|pts?|high[- ]card points)\b(?! (?:with|incl|in support))"
_SPAN = r"(?<![\d+-])(\d{1,2})(?:(\+)|-(\d{1,2}))?"
_HELD = re.compile(
    rf"(?<![\d+])(?<!\d-)(\d)(?:(\+)|-(\d))?(?P<cards>[ -]?cards?\b)?(?: in)? ?({_SUIT})"
)
_POINTS = re.compile(rf"{_SPAN} ?{_UNIT}")
_BARE = re.compile(
    r"^(\d{1,2})()-(\d{1,2})(?= ?(?:$|bal\b|balanced\b|unbal|nt$|any$|nat\b|natural\b))"
)
_OWN = re.compile(r"(?<![\d-])(\d)(?:(\+)|-(\d))?[ -]?(?:card )?suit\b")
_FORCING = (
    (re.compile(r"\b(?:gf|game[- ]?forc\w*|forcing to game)\b(?!-?ish)"), "game-forcing"),
    (re.compile(r"\b(?:nf|non[ -]?forcing|not forcing)\b"), ""),
    (re.compile(r"(?<!pass is )\b(?:f1|forcing)\b(?! pass|-?ish)"), "forcing"),
    (re.compile(r"(?<!at least )(?<!min )\binv(?:\.|it\w*)?\b(?!\+|-?ish)"), "invitational"),
    (re.compile(r"(?<!want )(?<!wants )(?<!partner )\bto play\b(?! (?:it|\d))"), "to play"),
    (re.compile(r"\bsign[- ]?off\b"), "to play"),
)
_ARTIFICIAL = re.compile(r"\b(?:artificial|relay|puppet|transfer\w*|stayman|asks?|asking)\b")
_MAJOR = r"(?:4|four)[- ]card major\b"

_LINK = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")
_OTHER_CALLS = re.compile(r"\S+ = ")
_HEDGED = re.compile(r"\b(?:may|maybe|might|can|could|possibl\w*|usually|often|some|many)\b")
_SAID_NOT = re.compile(
    r"\b(?:no|not|non|never|less than|without|below|under|semi|quasi|half|pseudo|nearly|"
    r"almost)\b"
)

_LISTED = re.compile(r"\bone of\b|\beither\b|(?:^|\s)(?:\d|[a-e]|i{1,3})\)|\bmulti\b")
_REFERS = re.compile(r"\b(?:see|cf|same as|as (?:over|after|in|above|below|for)|like|ditto)\b")
_CHOICE = re.compile(r"\bor\b|(?<![\w/])/|(?<!\bw)/(?!o\b)")
_DEPENDS = re.compile(
    r"\b(?:if|unless|when|except\w*|opposite|over|after|then|vs|versus|against|partner\w*|"
    r"opener\w*|responder\w*|pard\w*|opps?|opponents?|they|their|he|she|asks?|asking|"
    r"looking|shows? by|next|rebid\w*|raises?|cue\w*|may|can|could|might|maybe|possibl\w*|"
    r"usually|often|normally|typically|probably|sometimes|rarely|tends?|prefers?|mostly|"
    r"about|around|approx\w*|roughly|denying|suggests?|semi\w*|quasi\w*|open\w*|seat|vul|nv|"
    r"reverse|accepts?|rejects?|better|worse|top|of|than|less|fewer|above|below|under|"
    r"guarante\w*|promis\w*|necessar\w*|if asked)\b|->|=>|[?~]"
)
_CONDITION = re.compile(r"\b(?:if|unless|when|except\w*)\b")
_NEGATES = re.compile(
    r"\b(?:no|not|non|none|without|den(?:y|ie[sd]|ying)|never|neither|nor|w/o|lack\w*|cannot|"
    r"exclud\w*|rul(?:e|es|ed|ing) out|impossible|absent|missing|minus|hardly|unlikely|"
    r"bar(?:s|ring)?|other than|instead of|rather than|isnt|doesnt|cant|wont)\b|n['’]t\b"
)
_WITHOUT = re.compile(
    rf"(?:(?:but|and|with) )?(?:no|not|without|denies|w/o) (\d)\+?[ -]?(?:cards? )?({_SUIT})"
)
_MOST = r"(?:max(?:imum|\.)?|at most|up to|limited to|limit|(?:no|not) (?:more|over) than|<=|≤)"
_LEAST = r"(?:min(?:imum|\.)?|at least|(?:no|not) (?:less|fewer) than|>=|≥)"
_UNDER = r"(?:less than|fewer than|under|below|<)"
_OVER = r"(?:more than|longer than|over|above|>)"
_MORE_IN_BRACKETS = re.compile(r"(?<![\d(-])(\d{1,2}-)?(\d{1,2}) ?\((\d{1,2})\)(?![\d+-])")
_BRACKETS = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]")
_APART = re.compile(r"[,;.]|\b(?:with|and|but|plus)\b|&")


@dataclass(frozen=True, slots=True)
class ReadProse:
    """What a description states with certainty, in the notation."""

    promises: tuple[str, ...] = ()
    forcing: str = ""
    artificial: bool = False

    def names(self, suit: Suit) -> bool:
        """Return whether it gives a length in *suit*.

        Example:
            >>> ReadProse(("5+H",)).names(Suit.HEARTS)
            True
        """
        return any(promise.endswith(str(suit)) for promise in self.promises)


def read_prose(text: str, call: Call) -> ReadProse:
    """Parse the description *text* of *call*.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> read_prose("5+!h, 4!s, 8--11 hcp, invitational", parse_call("2H"))
        ReadProse(promises=('8-11 HCP', '5+H', '4S'), forcing='invitational', artificial=False)
        >>> read_prose("4+!h, no 4!s, max 12 points", parse_call("2H")).promises
        ('0-12 HCP', '4+H', '0-3S')
        >>> read_prose("0-3 key cards", parse_call("4C")).promises
        ()
    """
    plain = " ".join(re.sub(r"-{2,}|–", "-", text.lower()).split())[:400]
    plain = _LINK.sub(r"\1", plain)
    # What stands after ``2N = `` within a text is said of another call.
    plain = _OTHER_CALLS.split(plain, maxsplit=1)[0].strip()
    promises = tuple(_promises(_unconditional(plain), call))
    return ReadProse(promises, _forcing(plain), bool(_ARTIFICIAL.search(plain)))


def _forcing(plain: str) -> str:
    """Return whether the call is forcing, if a clause says so without choice or condition."""
    clauses = [
        clause
        for clause in re.split("[,;.]", _BRACKETS.sub(" ", plain))
        if not any(form.search(clause) for form in (_CHOICE, _CONDITION, _HEDGED))
    ]
    for form, said in _FORCING:
        for clause in clauses:
            found = form.search(clause)
            if found and (not said or not _SAID_NOT.search(clause, 0, found.start())):
                return said
    return ""


def _unconditional(plain: str) -> str:
    """Return *plain* with bounds as ranges, and without bracketed text."""
    plain = re.sub(r"(\d) ?(?:-| to |\.\.) ?(\d)", r"\1-\2", plain)
    plain = re.sub(r"\b(?:any(?:thing)?|all|everything) but\b", "not", plain)
    plain = re.sub(r"\((\d)\)(\d)(\+?)", _with_rarer, plain)
    plain = _MORE_IN_BRACKETS.sub(_with_more, plain)
    plain = _BRACKETS.sub(lambda found: " or " if _widens(found, plain) else " ", plain)
    plain = re.sub(r"(\d) or (?:more|better|longer)\b", r"\1+", plain)
    plain = re.sub(rf"(\d{{1,2}}) ?({_UNIT}) or (?:less|fewer)\b", r"max \1 \2", plain)
    plain = re.sub(r"(\d{1,2}) or (?:less|fewer|shorter)\b", r"max \1", plain)
    return " ".join(plain.split())


def _with_rarer(found: re.Match[str]) -> str:
    """Return ``(5)6`` as a range that includes the rarer length."""
    rarer, usual, more = found.groups()
    return f"{rarer}+" if more else f"{rarer}-{usual}"


def _with_more(found: re.Match[str]) -> str:
    """Return ``12(13)`` or ``5(6)`` as a range that includes the bracketed number."""
    from_, usual, more = found.groups()
    if not 0 < int(more) - int(usual) <= 3:
        return found[0]
    return f"{from_ or f'{usual}-'}{more}"


def _widens(found: re.Match[str], plain: str) -> bool:
    """Return whether the bracketed text is an alternative to the text before it.

    ``13-15 (or 18-19)``, ``7 clubs (6 in third seat)``: an alternative, or a lower number.
    ``11-22 (12+ if balanced)`` requires more, and is not an alternative.
    """
    inside = found[1] or found[2] or ""
    if re.match(r"or\b|exceptionally\b|rarely\b|sometimes\b|occasionally\b", inside):
        return True
    segment = _BRACKETS.sub(" ", plain[: found.start()]).rpartition(",")[2]
    before = re.findall(r"\d+", segment)
    other = re.match(r"(?:maybe |perhaps |even |only )?(\d+)", inside)
    if other is None or not before:
        return False
    # Another length than the one that is held exactly is an alternative to it.
    exact = re.search(rf"(?<![\d-])\d[ -]?(?:cards?)? ?{_SUIT}\s*$", segment)
    return int(other[1]) < int(before[0]) or (exact is not None and other[1] != before[-1])


def _promises(plain: str, call: Call) -> Iterator[str]:
    if _LISTED.search(plain) or _REFERS.search(plain):
        return  # one of several things, or something said elsewhere
    if _CHOICE.search(plain):
        yield from _for_every_choice(plain)
        return
    read = _Clauses(call.strain.suit if isinstance(call, Bid) else None)
    if re.search(rf"\bno {_MAJOR}", plain):
        read.lengths |= {"H": "0-3", "S": "0-3"}
    for clause in filter(None, (part.strip() for part in _APART.split(plain))):
        if _CONDITION.search(clause):
            break  # what follows may be part of the condition
        read.take(clause)
    majors = [clause for clause in re.split("[,;.]", plain) if re.search(_MAJOR, clause)]
    if majors and not any(map(_NEGATES.search, majors)) and not _DEPENDS.search(plain):
        read.major = "4H or 4S"
    yield from read.promises()


class _Clauses:
    """What the clauses so far promise: points, lengths by suit, shape."""

    def __init__(self, suit: Suit | None) -> None:
        self.suit = None if suit is None else str(suit)
        self.points: list[str] = []
        self.lengths: dict[str, str] = {}
        self.shapes: list[str] = []
        self.major = ""

    def promises(self) -> Iterator[str]:
        """Yield the parsed promises, in the notation."""
        if len(self.points) == 1:
            yield f"{self.points[0]} HCP"
        if self.major:
            yield self.major
        yield from (f"{span}{letter}" for letter, span in self.lengths.items())
        if len(set(self.shapes)) == 1:
            yield self.shapes[0]

    def take(self, clause: str) -> None:
        """Parse one more clause."""
        bounded = _read_bound(clause)
        if bounded is not None:
            what, span = bounded
            if what:
                self.lengths.setdefault(what, span)
            else:
                self.points.append(span)
        elif not (_DEPENDS.search(clause) or _negates(clause, self.lengths)):
            self.points += _points(clause)
            _add_lengths(clause, self.lengths, self.suit)
            self.shapes += _shape(clause)


def _for_every_choice(plain: str) -> Iterator[str]:
    """Yield the points after a choice that hold for all of its parts, if any."""
    *before, last = (part.strip() for part in re.split("[,;]", plain))
    apart = not _CHOICE.search(last) and not _DEPENDS.search(last) and not _NEGATES.search(last)
    if apart and len(before) == 1 and not re.search(rf"{_UNIT}|\d{{2}}", before[0]):
        yield from (f"{span} HCP" for span in _points(last)[:1] if len(_points(last)) == 1)


def _read_bound(clause: str) -> tuple[str, str] | None:
    """Return the suit (or none, for points) and the range of a clause that is a bound."""
    words = r"(?:about |of |an? )?"
    held = rf"(?:[ -]?cards?)?(?: in)? ?(?P<suit>{_SUIT})"
    match = re.fullmatch(
        rf"(?:(?P<most>{_MOST})|(?P<least>{_LEAST})|(?P<under>{_UNDER})|(?P<over>{_OVER}))"
        rf" ?{words}"
        rf"(?P<many>\d{{1,2}})(?: ?{_UNIT}|{held})",
        clause,
    )
    if match is None:
        return None
    many, suit = int(match["many"]), match["suit"]
    many += bool(match["over"]) - bool(match["under"])
    if many > (13 if suit else 37) or many < 0:
        return None
    span = f"{many}+" if match["least"] or match["over"] else f"0-{many}"
    return (_SUITS[suit.lstrip("!")] if suit else "", span)


def _negates(clause: str, lengths: dict[str, str]) -> bool:
    """Return whether *clause* is negative; record it if it is understood."""
    match = _WITHOUT.fullmatch(clause)
    if match is not None and int(match[1]) > 0:
        lengths.setdefault(_SUITS[match[2].lstrip("!")], f"0-{int(match[1]) - 1}")
    return _NEGATES.search(clause) is not None


def _points(clause: str) -> list[str]:
    found = _POINTS.findall(clause) or _BARE.findall(clause)
    spans = []
    for low, more, high in found:
        bare = not _POINTS.search(clause)
        # Cards and controls have no such numbers, so that these can be points alone.
        if int(low) <= int(high or low) <= 37 and (not bare or int(high) >= 10):
            spans.append(_span(low, more, high))
    return spans


def _span(low: str, more: str | None, high: str | None) -> str:
    return f"{low}{more or ''}" + (f"-{high}" if high else "")


def _add_lengths(clause: str, lengths: dict[str, str], suit: str | None) -> None:
    for match in _HELD.finditer(clause):
        low, more, high, word = match[1], match[2], match[3], match[5]
        if high and int(low) >= int(high):
            continue  # ``5-5 !h and !s``, ``6-4 !h``: two suits
        # ``2!d`` alone is a bid; four cards or more are a length.
        if more or high or match["cards"] or int(low) >= 4:
            lengths.setdefault(_SUITS[word.lstrip("!")], _span(low, more, high))
    if suit is not None and (own := _OWN.search(clause)) is not None:
        lengths.setdefault(suit, _span(own[1], own[2], own[3]))


def _shape(clause: str) -> list[str]:
    if re.search(r"\bunbal", clause):
        return ["not balanced"]
    return ["balanced"] if re.search(r"\bbal(?:\b|anced)", clause) else []
