"""The parser of dealer scripts: tokens, then a tree (module ``syntax``)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from biritch.competition.dealing.batch import given_hands
from biritch.competition.dealing.lengths import DealsOfLengths
from biritch.competition.dealing.syntax import (
    Action,
    Average,
    Axis,
    Count,
    DealerScript,
    Expression,
    Frequency,
    HasCard,
    Imps,
    LengthWanted,
    Number,
    Operation,
    Print,
    PrintTexts,
    RandomNumber,
    Score,
    ScriptError,
    Shape,
    Tricks,
    Variable,
)
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.evaluator import evaluators
from biritch.core.seats import Seat, Vulnerability

LONGEST: Final = 1_000_000
"""Characters of the longest script that is read."""
DEEPEST: Final = 60
"""Brackets inside one another."""
_TOKEN = re.compile(
    r"""(?P<newline>\n)|(?P<blank>[ \t\r\f\v]+)|(?P<remark>//[^\n]*|\#[^\n]*|/\*.*?\*/)
    |(?P<text>"[^"]*")|(?P<number>\d+)|(?P<word>[A-Za-z_][A-Za-z0-9_]*)
    |(?P<sign>&&|\|\||==|!=|<=|>=|\\n|[-+*/%!<>=?:(),.])""",
    re.VERBOSE | re.DOTALL,
)
_SEATS = {"north": Seat.NORTH, "east": Seat.EAST, "south": Seat.SOUTH, "west": Seat.WEST}
_SUITS = {"clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS}
_SUITS |= {"spades": Suit.SPADES}
_SUITS |= {name.rstrip("s"): suit for name, suit in _SUITS.items()}
_STRAINS = {name: Strain[suit.name] for name, suit in _SUITS.items()}
_STRAINS |= {"notrump": Strain.NOTRUMP, "notrumps": Strain.NOTRUMP}
_COUNTS = {
    "hcp": "hcp", "control": "controls", "controls": "controls", "loser": "losers",
    "losers": "losers", "ten": "pt0", "tens": "pt0", "jack": "pt1", "jacks": "pt1",
    "queen": "pt2", "queens": "pt2", "king": "pt3", "kings": "pt3", "ace": "pt4",
    "aces": "pt4", "top2": "pt5", "top3": "pt6", "top4": "pt7", "top5": "pt8", "c13": "pt9",
} | {f"pt{place}": f"pt{place}" for place in range(10)}  # fmt: skip
_WHOLE_HAND = {"cccc": "cccc"}
_FUNCTIONS = {*_COUNTS, *_SUITS, *_WHOLE_HAND}
_FUNCTIONS |= {"quality", "shape", "hascard", "tricks", "score", "imps", "rnd"}
_STATEMENTS: tuple[str, ...] = (
    "condition",
    "action",
    "predeal",
    "produce",
    "generate",
    "vulnerable",
)
_STATEMENTS += ("dealer", "pointcount", "altcount")
_HEADS = ("seed", "title")
"""What DealerV2 has at the head of a script; elsewhere such a word may be a variable."""
_ACTIONS: tuple[str, ...] = (
    "average",
    "frequency",
    "print",
    "printall",
    "printew",
    "printpbn",
    "printns",
)
_ACTIONS += ("printcompact", "printoneline", "printes")
_RESERVED = {*_SEATS, *_FUNCTIONS, *_STATEMENTS, *_ACTIONS, "and", "or", "not", "any"}
_VULNERABLE = {
    "none": Vulnerability.NONE, "ns": Vulnerability.NS, "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH, "both": Vulnerability.BOTH,
}  # fmt: skip
_BINARY: Final = (
    ({"||": "or", "or": "or"}),
    ({"&&": "and", "and": "and"}),
    ({"==": "==", "!=": "!="}),
    ({"<": "<", "<=": "<=", ">": ">", ">=": ">="}),
    ({"+": "+", "-": "-"}),
    ({"*": "*", "/": "/", "%": "%"}),
)
"""Operators that bind ever tighter."""
_CHAINED = frozenset(("==", "!=", "<", "<=", ">", ">="))


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    line: int
    start: int


@cache
def _functions() -> dict[str, str]:
    """Return all functions: those of *Dealer*, and our evaluators, with their subject."""
    ours = {key.replace("-", "_"): entry.kind for key, entry in evaluators().items()}
    return {**ours, **dict.fromkeys(_FUNCTIONS, "")}


def read_script(text: str) -> DealerScript:
    r"""Parse the script *text*.

    Raises:
        ScriptError: It cannot be read; the error names the line and what was expected.

    Example:
        >>> script = read_script("predeal north SA\nhcp(north) >= 15 and spades(south) == 4")
        >>> [(str(seat), str(card)) for seat, card in script.predealt]
        [('N', 'SA')]
        >>> read_script("hcp(nroth) > 3")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        biritch.competition.dealing.syntax.ScriptError: line 1: “nroth” is not a seat; ...
    """
    if len(text) > LONGEST:
        raise ScriptError(1, "too-long", most=str(LONGEST))
    return _Reader(text).read()


def _tokens(text: str) -> Iterator[_Token]:
    place, line = 0, 1
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            what = "open-text" if text[place] == '"' else "strange-sign"
            raise ScriptError(
                line, what, text=text[place : place + 20].split("\n", maxsplit=1)[0]
            )
        kind = found.lastgroup or ""
        if kind not in ("newline", "blank", "remark"):
            yield _Token(kind, found[0], line, place)
        line += found[0].count("\n")
        place = found.end()
    yield _Token("end", "", line, place)


class _Reader:
    """Parses one script, token by token."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = list(_tokens(text))
        self._place = 0
        self._depth = 0
        self._variables: dict[str, Expression] = {}
        self._facts: dict[str, object] = {}
        self._predealt: list[tuple[Seat, Card]] = []
        self._lengths: list[LengthWanted] = []
        self._counts: dict[int, tuple[int, ...]] = {}
        self._actions: list[Action] = []
        self._warnings: list[tuple[int, str]] = []

    @property
    def _now(self) -> _Token:
        return self._tokens[self._place]

    def _next(self) -> _Token:
        token = self._now
        self._place = min(self._place + 1, len(self._tokens) - 1)
        return token

    def _take(self, *texts: str) -> bool:
        if self._now.kind != "text" and self._now.text in texts:
            self._next()
            return True
        return False

    def _expect(self, text: str) -> None:
        if not self._take(text):
            raise self._wrong(text)

    def _wrong(self, wanted: str) -> ScriptError:
        return ScriptError(
            self._now.line, "expected", wanted=wanted, found=self._now.text or "end of file"
        )

    def read(self) -> DealerScript:
        """Parse the whole script."""
        statements: dict[str, Callable[[], None]] = {
            name: getattr(self, f"_read_{name}") for name in _STATEMENTS
        }
        while self._now.kind != "end":
            after = self._tokens[min(self._place + 1, len(self._tokens) - 1)]
            following = after.text
            if self._now.kind == "word" and self._now.text in statements:
                statements[self._next().text]()
            elif self._now.text in _HEADS and (after.kind == "text" or following.isdecimal()):
                self._read_head()
            elif self._now.kind == "word" and following == "=":
                self._read_definition()
            elif self._now.text in _ACTIONS:
                raise ScriptError(self._now.line, "outside-action", name=self._now.text)
            else:
                self._read_condition()
        self._check_lengths()
        return DealerScript(
            **self._facts,  # type: ignore[arg-type]
            actions=tuple(self._actions),
            predealt=tuple(self._predealt),
            lengths=tuple(self._lengths),
            counts=tuple(sorted(self._counts.items())),
            warnings=tuple(self._warnings),
        )

    # Statements

    def _read_definition(self) -> None:
        name = self._next()
        if name.text in _RESERVED:
            raise ScriptError(name.line, "reserved", name=name.text)
        if name.text in self._variables:
            raise ScriptError(name.line, "defined-twice", name=name.text)
        self._expect("=")
        self._variables[name.text] = self._expression()

    def _read_condition(self) -> None:
        self._facts["condition"] = self._expression()

    def _read_produce(self) -> None:
        self._facts["produce"] = self._number()

    def _read_generate(self) -> None:
        self._facts["generate"] = self._number()

    def _read_head(self) -> None:
        if self._next().text == "seed":
            self._facts["seed"] = str(self._number())
        else:
            self._next()

    def _read_dealer(self) -> None:
        self._facts["dealer"] = self._seat()

    def _read_vulnerable(self) -> None:
        token = self._next()
        if token.text.lower() not in _VULNERABLE:
            raise ScriptError(
                token.line, "expected", wanted="none, NS, EW, all", found=token.text
            )
        self._facts["vulnerable"] = _VULNERABLE[token.text.lower()]

    def _read_pointcount(self) -> None:
        self._facts["points"] = self._numbers()

    def _read_altcount(self) -> None:
        line, place = self._now.line, self._number()
        if place > 9:
            raise ScriptError(line, "expected", wanted="0-9", found=str(place))
        self._counts[place] = self._numbers()

    def _numbers(self) -> tuple[int, ...]:
        found = [self._number()]
        while self._now.kind == "number" or self._now.text == "-":
            found.append(self._number())
        if len(found) > 13:
            raise ScriptError(self._now.line, "too-many-values", most="13")
        return tuple(found)

    def _read_predeal(self) -> None:
        seen = False
        while self._now.text in _SEATS or self._now.text in _SUITS:
            seen = True
            if self._now.text in _SUITS:
                self._predeal_length()
                self._take(",")
                continue
            seat = self._seat()
            self._predeal_cards(seat)
            while self._take(","):
                if self._now.text in _SEATS or self._now.text in _SUITS:
                    break
                self._predeal_cards(seat)
        if not seen:
            raise self._wrong("north, south, east, west")

    def _predeal_length(self) -> None:
        suit = _SUITS[self._next().text]
        self._expect("(")
        seat = self._seat()
        self._expect(")")
        self._expect("==")
        line, length = self._now.line, self._number()
        if length > 13:
            raise ScriptError(line, "expected", wanted="0-13", found=str(length))
        told = next(
            (one for one in self._lengths if (one.seat, one.suit) == (seat, suit)), None
        )
        if told is not None and told.length != length:
            raise ScriptError(line, "length-twice", first=str(told.length), now=str(length))
        self._lengths.append(LengthWanted(seat, suit, length, line))

    def _check_lengths(self) -> None:
        """Refuse the first line that makes the predealt lengths impossible."""
        wanted: dict[tuple[int, int], int] = {}
        given = given_hands(self._predealt)
        for one in self._lengths:
            wanted[int(one.seat), int(one.suit)] = one.length
            if not DealsOfLengths(wanted, given).number:
                raise ScriptError(one.line, "lengths")

    def _predeal_cards(self, seat: Seat) -> None:
        token = self._next()
        letters = token.text
        # A holding such as S2 or SAK2 is one word; 10 is not written in these scripts.
        if not re.fullmatch(r"[SHDC][AKQJT2-9]+", letters):
            raise ScriptError(
                token.line, "expected", wanted="SAK2", found=letters or "end of file"
            )
        for rank in letters[1:]:
            card = Card.parse(letters[0] + rank)
            if any(card == dealt for _, dealt in self._predealt):
                raise ScriptError(token.line, "dealt-twice", card=str(card))
            self._predealt.append((seat, card))
        if sum(dealt is seat for dealt, _ in self._predealt) > 13:
            raise ScriptError(token.line, "too-many-cards", seat=str(seat))

    def _read_action(self) -> None:
        while True:
            if self._now.text not in _ACTIONS or self._now.kind != "word":
                return
            self._actions.append(self._action())
            if not self._take(","):
                return

    def _action(self) -> Action:
        name = self._next().text
        if name == "average":
            return Average(self._label(), self._expression())
        if name == "frequency":
            return self._frequency()
        if name == "printes":
            return self._printed_texts()
        if name == "print":
            self._expect("(")
            seats = [self._seat()]
            while self._take(","):
                seats.append(self._seat())
            self._expect(")")
            return Print(name, tuple(seats))
        value = None
        if name in ("printcompact", "printoneline") and self._take("("):
            value = self._expression()
            self._expect(")")
        return Print(name, value=value)

    def _label(self) -> str:
        text = self._next().text[1:-1] if self._now.kind == "text" else ""
        self._take(",")
        return text

    def _frequency(self) -> Frequency:
        text = self._label()
        self._expect("(")
        axes = [self._axis()]
        if self._take(","):
            axes.append(self._axis())
        self._expect(")")
        return Frequency(text, tuple(axes))

    def _axis(self) -> Axis:
        value = self._expression()
        self._expect(",")
        low = self._number()
        self._expect(",")
        line, high = self._now.line, self._number()
        if high < low:
            raise ScriptError(line, "expected", wanted=f">= {low}", found=str(high))
        return Axis(value, low, high)

    def _printed_texts(self) -> PrintTexts:
        self._expect("(")
        parts: list[str | Expression] = []
        while not self._take(")"):
            if self._now.kind == "text":
                parts.append(self._next().text[1:-1])
            elif self._take("\\n"):
                parts.append("\n")
            else:
                parts.append(self._expression())
            self._take(",")
        return PrintTexts(tuple(parts))

    # Expressions

    def _expression(self) -> Expression:
        self._depth += 1
        if self._depth > DEEPEST:
            raise ScriptError(self._now.line, "too-deep", most=str(DEEPEST))
        line = self._now.line
        tested = self._binary(0)
        if self._take("?"):
            chosen = self._expression()
            self._expect(":")
            opened = self._now.text == "("
            other = self._expression()
            if isinstance(other, Operation) and other.operator == "?" and not opened:
                self._warnings.append((line, "chained-choice"))
            tested = Operation("?", (tested, chosen, other))
        self._depth -= 1
        return tested

    def _binary(self, level: int) -> Expression:
        if level == len(_BINARY):
            return self._unary()
        left = self._binary(level + 1)
        compared = False
        while self._now.kind in ("sign", "word") and self._now.text in _BINARY[level]:
            token = self._next()
            operator = _BINARY[level][token.text]
            if operator in _CHAINED and operator not in ("==", "!=") and compared:
                self._warnings.append((token.line, "chained-comparison"))
            compared = operator in _CHAINED
            left = Operation(operator, (left, self._binary(level + 1)))
        return left

    def _unary(self) -> Expression:
        if self._take("!", "not"):
            return Operation("not", (self._unary(),))
        if self._now.text == "-":
            self._next()
            if self._now.kind != "number":
                raise self._wrong("0-9")
            return Number(-int(self._next().text))
        return self._primary()

    def _primary(self) -> Expression:
        token = self._now
        if token.kind == "number":
            return Number(int(self._next().text))
        if self._take("("):
            inner = self._expression()
            self._expect(")")
            return inner
        if token.kind != "word":
            raise self._wrong("hcp(north), 15, (")
        if token.text in self._variables:
            return Variable(token.text, self._variables[self._next().text])
        if token.text in _functions():
            return self._function(self._next().text)
        if token.text in _ACTIONS:
            raise ScriptError(token.line, "outside-action", name=token.text)
        raise self._unknown(token)

    def _unknown(self, token: _Token) -> ScriptError:
        known = sorted({*self._variables, *_functions()})
        near = get_close_matches(token.text, known, 1) or get_close_matches(
            token.text.lower(), known, 1
        )
        if near:
            return ScriptError(token.line, "unknown-name-near", name=token.text, near=near[0])
        return ScriptError(token.line, "unknown-name", name=token.text)

    def _function(self, name: str) -> Expression:
        self._expect("(")
        made = self._call(name)
        self._expect(")")
        return made

    def _call(self, name: str) -> Expression:  # noqa: C901, PLR0911 - one for each kind
        if name == "rnd":
            return RandomNumber(self._expression())
        if name == "imps":
            return Imps(self._expression())
        if name == "score":
            return self._score()
        seat = self._seat()
        if name == "shape":
            return self._shape(seat)
        if name in _SUITS:
            return Count("length", seat, _SUITS[name])
        if name in _WHOLE_HAND:
            return Count(name, seat)
        if name in _COUNTS:
            return Count(_COUNTS[name], seat, self._suit() if self._take(",") else None)
        if name not in _FUNCTIONS and _functions()[name] != "suit":
            return Count(name, seat)
        self._expect(",")
        if name not in _FUNCTIONS:
            return Count(name, seat, self._suit())
        if name == "quality":
            return Count("quality", seat, self._suit())
        if name == "tricks":
            return Tricks(seat, self._strain())
        return HasCard(seat, self._card())

    def _score(self) -> Expression:
        token = self._next()
        wanted = {"vul": True, "nonvul": False, "nv": False}
        if token.text not in wanted:
            raise ScriptError(token.line, "expected", wanted="vul, nonvul", found=token.text)
        self._expect(",")
        made = self._next()
        found = re.fullmatch(r"x([1-7])([CDHSN])(x{0,2})", made.text)
        if found is None:
            raise ScriptError(made.line, "expected", wanted="x3N, x4S", found=made.text)
        contract = Contract.parse(found[1] + found[2] + found[3].upper(), Seat.SOUTH)
        self._expect(",")
        return Score(wanted[token.text], contract, self._expression())

    def _number(self) -> int:
        sign = -1 if self._take("-") else 1
        if self._now.kind != "number":
            raise self._wrong("0-9")
        return sign * int(self._next().text)

    def _seat(self) -> Seat:
        token = self._next()
        if token.text in _SEATS:
            return _SEATS[token.text]
        near = get_close_matches(token.text.lower(), _SEATS, 1, 0.5)
        initials = [name for name in _SEATS if name[0] == token.text.lower()]
        meant = (near or initials or ["north, east, south, west"])[0]
        raise ScriptError(
            token.line, "not-a-seat", text=token.text or "end of file", meant=meant
        )

    def _suit(self) -> Suit:
        token = self._next()
        if token.text in _SUITS:
            return _SUITS[token.text]
        wanted = "spades, hearts, diamonds, clubs"
        raise ScriptError(token.line, "expected", wanted=wanted, found=token.text)

    def _strain(self) -> Strain:
        token = self._next()
        if token.text in _STRAINS:
            return _STRAINS[token.text]
        wanted = "spades, hearts, diamonds, clubs, notrump"
        raise ScriptError(token.line, "expected", wanted=wanted, found=token.text)

    def _card(self) -> Card:
        token = self._next()
        letters = token.text
        if token.kind == "number" and self._now.kind == "word":
            letters += self._next().text  # 4S is a number and a word
        if re.fullmatch(r"[AKQJT2-9][SHDC]", letters):
            return Card.parse(letters[::-1])
        raise ScriptError(token.line, "expected", wanted="AS, TC, 4H", found=letters)

    def _shape(self, seat: Seat) -> Expression:
        self._expect(",")
        begin = self._now
        while self._now.text != ")":
            if self._now.kind == "end":
                raise self._wrong(")")
            self._next()
        written = self._text[begin.start : self._now.start]
        return Shape(seat, shapes_of(written, begin.line))


def shapes_of(written: str, line: int = 1) -> frozenset[tuple[int, int, int, int]]:
    """Return the shapes in ``any 4333 + 54xx - 5422``, spades first.

    ``any`` applies to one pattern; plus and minus apply from left to right; a blank or a comma
    is a plus; ``x`` is any length.

    Raises:
        ScriptError: A pattern is none, or cannot be a hand.

    Example:
        >>> sorted(shapes_of("any 4333 - 4333"))
        [(3, 3, 3, 4), (3, 3, 4, 3), (3, 4, 3, 3)]
    """
    found: set[tuple[int, int, int, int]] = set()
    sign, any_order, seen = "+", False, False
    text = re.sub(r"//[^\n]*|/\*.*?\*/", " ", written, flags=re.DOTALL)
    for word in re.findall(r"[-+]|[^\s,+-]+", text):
        if word in "+-":
            sign = word
        elif word == "any":
            any_order = True
        else:
            shapes = _pattern(word, line, any_order=any_order)
            found = found | shapes if sign == "+" else found - shapes
            sign, any_order, seen = "+", False, True
    if not seen:
        raise ScriptError(line, "expected", wanted="4333, 54xx, any 5332", found=")")
    return frozenset(found)


def _pattern(word: str, line: int, *, any_order: bool) -> set[tuple[int, int, int, int]]:
    if not re.fullmatch(r"[0-9xX]{4}", word):
        raise ScriptError(line, "expected", wanted="4333, 54xx, any 5332", found=word)
    orders = set(itertools.permutations(word.lower())) if any_order else {tuple(word.lower())}
    found = {
        shape
        for order in orders
        for shape in itertools.product(
            *(range(14) if sign == "x" else (int(sign),) for sign in order)
        )
        if sum(shape) == 13
    }
    if not found:
        raise ScriptError(line, "no-such-shape", text=word)
    return found  # type: ignore[return-value]
