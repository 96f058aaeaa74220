"""BBO's full disclosure: a text of one line for each sequence of calls (``.bss``).

A line is who opens (``*`` where they do), the seat of the opening and the vulnerability as a
digit each, every call of the auction with the passes, ``=``, whether the last call is
artificial, the six strains it may lead to, what partner may do, the length of its suit, and a
description: ``001NP2C=YYYYYYYB08Stayman``. As the editor of the program writes it, and as the
open converter *bss2bml* (gpaulissen/bml) documents it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import MappingProxyType

from biritch.bidding.agreement.pattern import OwnedCall
from biritch.bidding.exchange.exchanged_calls import (
    MOST,
    ExchangedCall,
    ImportedNotes,
    Lost,
)
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, parse_call

_CALLS = MappingProxyType({"P": PASS, "D": DOUBLE, "R": REDOUBLE})
_LETTERS = MappingProxyType({call: letter for letter, call in _CALLS.items()})
_HEAD = re.compile(r"[*?]00\{([^}]*)\}=NYYYYYY(.*)")
_LINE = re.compile(
    r"(?P<they>\*)?(?P<seat>[0-6])(?P<vul>[0-8])(?P<calls>(?:[1-7][CDHSN]|[PDR]|\{[^}]*\})+)="
    r"(?P<art>[YN])(?P<open>[YN]{6})(?P<does>[0-9A-E])(?P<rest>.*)"
)
_CALL = re.compile(r"[1-7][CDHSN]|[PDR]|\{[^}]*\}")
_LENGTHS = re.compile(r"([0-8])([0-8])(.*)")
_DOES = MappingProxyType(
    {"no": "2", "one-round": "5", "game": "6", "invitational": "4", "sign-off": "1"}
)
_FORCING = MappingProxyType(
    {"1": "sign-off", "4": "invitational", "5": "one-round", "6": "game", "D": "one-round"}
)
_BY_NATURE_ARTIFICIAL = "ABCDE"
_VULNERABLE = MappingProxyType({"6": "Y0", "5": "N0", "3": "NY"})
_WRITTEN_VULNERABLE = MappingProxyType({said: digit for digit, said in _VULNERABLE.items()})


def write_bss(title: str, about: str, calls: list[ExchangedCall]) -> str:
    r"""Return the file of *calls*.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> notrump = ExchangedCall((), parse_call("1N"), "15-17 HCP, balanced")
        >>> write_bss("Ours", "", [notrump]).splitlines()[1]
        '001N=NYYYYYY215-17 HCP, balanced'
    """
    lines = [f"*00{{{_plain(title)}}}=NYYYYYY{_plain(about)}"]
    return "\n".join([*lines, *map(_line, calls)]) + "\n"


def _plain(text: str) -> str:
    return " ".join(text.replace("{", "(").replace("}", ")").split())


def _line(call: ExchangedCall) -> str:
    sequence = "".join(_letters(made) for made in _whole(call))
    they = "*" if call.auction and not call.auction[0][0] else ""
    seat = call.seat or ("6" if call.passed else "0")
    lengths = ""
    if isinstance(call.call, Bid) and call.call.strain.suit is not None:
        low, high = call.lengths or (0, 13)
        lengths = f"{min(low, 8)}{min(8, high)}"
    vulnerable = _WRITTEN_VULNERABLE.get(call.vulnerable, "0")
    return (
        f"{they}{seat}{vulnerable}{sequence}={'Y' if call.artificial else 'N'}YYYYYY"
        f"{_DOES[call.forcing]}{lengths}{call.says}"
    )


def _whole(call: ExchangedCall) -> Iterator[Call]:
    """Yield every call of the auction, the passes too."""
    before: bool | None = None
    for ours, made in (*call.auction, (True, call.call)):
        if before is not None and before == ours:
            yield PASS
        yield made
        before = ours


def _letters(call: Call) -> str:
    return str(call) if isinstance(call, Bid) else _LETTERS[call]


def read_bss(text: str) -> ImportedNotes:
    r"""Return the notes of the file *text*.

    Raises:
        ValueError: It is no such file.

    Example:
        >>> notes = read_bss("*00{Ours}=NYYYYYY\n001N=NYYYYYY215-17 bal\n")
        >>> print(notes.notes().splitlines()[-1])
        1N = en "15-17 bal": 15-17 HCP, balanced
    """
    lines = text.lstrip("\ufeff").splitlines()
    head = _HEAD.match(lines[0]) if lines else None
    if head is None:
        raise ValueError("not a full disclosure file: line 1 (want *00{NAME}=NYYYYYY)")
    notes = ImportedNotes(head[1].strip(), head[2].strip())
    seen: set[tuple[object, ...]] = set()
    for number, line in enumerate(lines[1:], 2):
        call = _read(line, number, notes.lost)
        if call is None:
            continue
        key = call.auction, call.passed, call.call, call.seat, call.vulnerable
        if key not in seen and len(notes.calls) < MOST:
            seen.add(key)
            notes.calls.append(call)
    return notes


def _read(line: str, number: int, lost: Lost) -> ExchangedCall | None:
    match = _LINE.fullmatch(line.rstrip())
    if match is None:
        if line.strip():
            lost["exchange-records" if line[0] in "$+%" else "exchange-lines"] += 1
        return None
    words = _CALL.findall(match["calls"])
    if any(word.startswith("{") for word in words):
        lost["exchange-qualified"] += 1
        return None
    made = [_CALLS[word] if word in _CALLS else parse_call(word) for word in words]
    lengths, says = None, match["rest"]
    if isinstance(made[-1], Bid) and made[-1].strain.suit is not None:
        found = _LENGTHS.fullmatch(says)
        if found is not None:
            low, high, says = int(found[1]), int(found[2]), found[3]
            lengths = low, 13 if high == 8 else high
    auction = _owned(made, they_open=match["they"] is not None)
    if auction is None:
        lost["exchange-theirs"] += 1
        return None
    if not _carried(match, lost):
        return None
    does = match["does"]
    return ExchangedCall(
        auction,
        made[-1],
        says.strip(),
        match["seat"] == "6" and len(auction) > 0,
        match["seat"] if match["seat"] in "34" else "",
        _VULNERABLE.get(match["vul"], ""),
        match["art"] == "Y" or does in _BY_NATURE_ARTIFICIAL,
        _FORCING.get(does, "no"),
        lengths,
        number,
    )


def _carried(match: re.Match[str], lost: Lost) -> bool:
    """Whether notes have words for the seat and the vulnerability of a line."""
    if match["vul"] not in "0" + "".join(_VULNERABLE):
        lost["exchange-vulnerability"] += 1
        return False
    if match["seat"] in "125":
        lost["exchange-seats"] += 1
    return True


def _owned(made: list[Call], *, they_open: bool) -> tuple[OwnedCall, ...] | None:
    """Return the calls before the last, whose they are; none where the last is theirs."""
    owned = [((turn % 2 == 0) != they_open, call) for turn, call in enumerate(made)]
    if not owned[-1][0]:
        return None
    return tuple((ours, call) for ours, call in owned[:-1] if ours or call is not PASS)
