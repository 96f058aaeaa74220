"""BBO's full disclosure (``.bss``): one line of text for each sequence of calls.

A line has: who opens (``*`` if they do), a digit each for the seat of the opening and the
vulnerability, every call of the auction with the passes, ``=``, whether the last call is
artificial, for the five strains whether we may end there and whether they may play undoubled,
what partner may do, the length of the suit, and a description: ``001NP2C=YYYYYYYB08Stayman``.
Sources: the files of the program's editor, players (bridgebase.com/forums, topics 10069 and
42507) and the open converter *bss2bml* (github.com/gpaulissen/bml).
"""

from __future__ import annotations

import re
from types import MappingProxyType

from biritch.bidding.agreement.pattern import OwnedCall
from biritch.bidding.exchange.circumstances import whole
from biritch.bidding.exchange.exchanged_calls import (
    MOST,
    ExchangedCall,
    ImportedNotes,
    Lost,
)
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, parse_call
from biritch.core.cards import Strain

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
_SEATS = ("0", "1", "2", "3", "4", "12", "34")
"""The seats of the opening, as BML says them, in the order of the digits."""
_VULNERABILITIES = ("00", "NN", "YN", "NY", "YY", "N0", "Y0", "0N", "0Y")
"""Our vulnerability and theirs, as BML says them, in the order of the digits."""


def write_bss(title: str, about: str, calls: list[ExchangedCall]) -> str:
    r"""Return *calls* as a full-disclosure file.

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
    sequence = "".join(map(_letters, (*whole(call.auction), call.call)))
    they = "*" if call.auction and not call.auction[0][0] else ""
    lengths = ""
    if isinstance(call.call, Bid) and call.call.strain.suit is not None:
        low, high = call.lengths or (0, 13)
        lengths = f"{min(low, 8)}{min(8, high)}"
    return (
        f"{they}{_SEATS.index(call.seat)}{_VULNERABILITIES.index(call.vulnerable)}{sequence}"
        f"={'Y' if call.artificial else 'N'}{_outcomes(call)}"
        f"{_DOES[call.forcing]}{lengths}{call.says}"
    )


def _outcomes(call: ExchangedCall) -> str:
    """Return the strains in which we may still play, and whether they may, undoubled.

    Only a sign-off is certain: we play there, or let them play what they bid over it. After
    every other call partner may hold any hand.
    """
    if call.forcing != "sign-off" or call.artificial or not isinstance(call.call, Bid):
        return "YYYYYY"
    return "".join("NY"[strain is call.call.strain] for strain in Strain) + "Y"


def _letters(call: Call) -> str:
    return str(call) if isinstance(call, Bid) else _LETTERS[call]


def read_bss(text: str) -> ImportedNotes:
    r"""Parse the full-disclosure file *text* as notes.

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
        call = _read_line(line, number, notes.lost)
        if call is None:
            continue
        key = call.auction, call.call, call.seat, call.vulnerable
        if key not in seen and len(notes.calls) < MOST:
            seen.add(key)
            notes.calls.append(call)
    return notes


def _read_line(line: str, number: int, lost: Lost) -> ExchangedCall | None:
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
    auction = _owned_calls(made, they_open=match["they"] is not None)
    if auction is None:
        lost["exchange-theirs"] += 1
        return None
    does = match["does"]
    return ExchangedCall(
        auction,
        made[-1],
        says.strip(),
        seat=_SEATS[int(match["seat"])],
        vulnerable=_VULNERABILITIES[int(match["vul"])],
        artificial=match["art"] == "Y" or does in _BY_NATURE_ARTIFICIAL,
        forcing=_FORCING.get(does, "no"),
        lengths=lengths,
        line=number,
    )


def _owned_calls(made: list[Call], *, they_open: bool) -> tuple[OwnedCall, ...] | None:
    """Return the calls before the last with their sides; ``None`` if the last is theirs."""
    owned = [((turn % 2 == 0) != they_open, call) for turn, call in enumerate(made)]
    if not owned[-1][0]:
        return None
    return tuple((ours, call) for ours, call in owned[:-1] if ours or call is not PASS)
