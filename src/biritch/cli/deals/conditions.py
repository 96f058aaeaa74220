"""The language of conditions for ``biritch deal --where``.

``hcp(N) >= 15 and spades(S) >= 5 and not balanced(E)``. It is a small subset of Python's
grammar, parsed by :mod:`ast` and converted node by node to functions of a deal; nothing is
evaluated as Python. Anything else is refused, with its position.
"""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import Literal, TypeAlias, TypeVar

from biritch.cli.deals.deal_questions import DealQuestion, side_questions
from biritch.cli.deals.hand_questions import SEATS_BY_NAME, HandQuestion, hand_questions
from biritch.cli.messages import Refusal, blame, refuse
from biritch.core.deals import Deal
from biritch.core.phrase import Argument, Phrase
from biritch.locales.typed_words import load_typed_words
from biritch.scoring.imps import imps
from biritch.words.notation import Notation

Kind: TypeAlias = Literal["number", "condition"]
Question = TypeVar("Question", HandQuestion, DealQuestion)
NO_MORE: Mapping[str, DealQuestion] = MappingProxyType({})
"""Where only hands can be asked."""
LONGEST = 2_000
"""Characters of the longest expression read."""
DEEPEST = 60
"""Brackets, negations and the like inside one another."""
_LARGEST = 10_000

_COMPARED: Mapping[type[ast.cmpop], Callable[[float, float], bool]] = MappingProxyType(
    {
        ast.Eq: operator.eq,
        ast.NotEq: operator.ne,
        ast.Lt: operator.lt,
        ast.LtE: operator.le,
        ast.Gt: operator.gt,
        ast.GtE: operator.ge,
    }
)
_COUNTED: Mapping[type[ast.operator], Callable[[float, float], float]] = MappingProxyType(
    {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}
)
_CHOSEN: Mapping[str, Callable[..., float]] = MappingProxyType({"min": min, "max": max})


@dataclass(frozen=True, slots=True)
class Condition:
    """A part of an expression: its kind, and its value on a deal.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> read_condition("hcp(NS) + hcp(EW) == 40").value(next(seeded_deals(7)))
        True
    """

    kind: Kind
    value: Callable[[Deal], float]

    def __call__(self, deal: Deal) -> bool:
        """Return whether *deal* satisfies the condition."""
        return bool(self.value(deal))


def read_condition(
    text: str, notation: Notation = "en", more: Mapping[str, DealQuestion] = NO_MORE
) -> Condition:
    """Parse the condition *text*; cards in it are in *notation*.

    *more* are a command's additional functions of a whole deal.

    Raises:
        Refusal: It is not a condition; says what is wrong and at which character.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> strong = read_condition("hcp(N) >= 15 and not balanced(N)")
        >>> next(deal for deal in seeded_deals("club") if strong(deal)).north.hcp >= 15
        True
    """
    tree = parse_condition(text, "cli-where")
    return _Reader(text.strip(), notation, more, "cli-where").read(tree, "condition")


def read_measure(
    text: str, notation: Notation = "en", more: Mapping[str, DealQuestion] = NO_MORE
) -> Condition:
    """Parse *text* as something to measure: a number, or a condition to count.

    Raises:
        Refusal: It is neither; says what is wrong and at which character.

    Example:
        >>> read_measure("hearts(NS) - spades(NS)").kind, read_measure("balanced(N)").kind
        ('number', 'condition')
    """
    tree = parse_condition(text, "cli-measure")
    return _Reader(text.strip(), notation, more, "cli-measure").read_any(tree)


def parse_condition(text: str, option: str) -> ast.expr:
    """Parse *text* to a tree; errors name the option *option*.

    Raises:
        Refusal: It is too long or too deep, or no expression at all.
    """
    source = text.strip()
    if len(source) > LONGEST:
        raise refuse(f"{option}-too-long", most=str(LONGEST))
    try:
        # Python would warn of code that looks odd to it; what is read here is no code.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source, mode="eval")
    except SyntaxError as error:
        place = str(max(1, error.offset or 1))
        raise refuse(option, place=place, what=Phrase.of("cli-where-unread")) from None
    except (ValueError, RecursionError, MemoryError):
        raise refuse(option, place="1", what=Phrase.of("cli-where-unread")) from None
    if _depth(tree) > DEEPEST:
        raise refuse(option, place="1", what=Phrase.of("cli-where-deep"))
    return tree.body


def _depth(tree: ast.AST) -> int:
    """Return the nesting depth, computed without recursion."""
    # Reading is recursive: what nests too deep for it must be found out without recursion.
    depth, layer = 0, [tree]
    while layer:
        depth, layer = (
            depth + 1,
            [part for node in layer for part in ast.iter_child_nodes(node)],
        )
    return depth


def in_all_languages(questions: Mapping[str, Question]) -> dict[str, Question]:
    """Return *questions* by name in every language, from ``where.words``.

    Example:
        >>> sorted(in_all_languages({"hcp": hand_questions()["hcp"]}))
        ['hcp', 'points']
    """
    typed = load_typed_words("where")
    spellings = {
        word: asked
        for name, asked in questions.items()
        for word in asked.spellings + typed.get(name.replace("_", "-"), ())
    }
    return {**spellings, **questions}


@dataclass(frozen=True, slots=True)
class _Reader:
    source: str
    notation: Notation
    more: Mapping[str, DealQuestion]
    option: str

    def read(self, node: ast.expr, kind: Kind) -> Condition:
        """Convert *node*, which must be of the given *kind*."""
        condition = self._read(node)
        if condition.kind != kind:
            raise self._refuse_node(node, f"cli-where-no-{kind}", text=self._text(node))
        return condition

    def read_any(self, node: ast.expr) -> Condition:
        """Convert *node*, a number or a condition."""
        return self._read(node)

    def _read(self, node: ast.expr) -> Condition:
        match node:
            case ast.BoolOp():
                return self._read_bool(node)
            case ast.UnaryOp():
                return self._read_unary(node)
            case ast.Compare():
                return self._read_comparison(node)
            case ast.BinOp():
                return self._read_arithmetic(node)
            # True and False are integers too.
            case ast.Constant(value=int(number) | float(number)) if type(number) is not bool:
                return self._number(node, number)
            case ast.Call():
                return self._read_call(node)
            case _:
                raise self._refuse_node(node, "cli-where-unknown", text=self._text(node))

    def _read_bool(self, node: ast.BoolOp) -> Condition:
        parts = [self.read(part, "condition").value for part in node.values]
        if isinstance(node.op, ast.And):
            return Condition("condition", lambda deal: all(part(deal) for part in parts))
        return Condition("condition", lambda deal: any(part(deal) for part in parts))

    def _read_unary(self, node: ast.UnaryOp) -> Condition:
        if isinstance(node.op, ast.Not):
            part = self.read(node.operand, "condition").value
            return Condition("condition", lambda deal: not part(deal))
        if isinstance(node.op, ast.USub):
            part = self.read(node.operand, "number").value
            return Condition("number", lambda deal: -part(deal))
        raise self._refuse_node(node, "cli-where-unknown", text=self._text(node))

    def _read_comparison(self, node: ast.Compare) -> Condition:
        sides = [self.read(part, "number").value for part in (node.left, *node.comparators)]
        tests: list[Callable[[float, float], bool]] = []
        for sign in node.ops:
            if type(sign) not in _COMPARED:
                raise self._refuse_node(node, "cli-where-unknown", text=self._text(node))
            tests.append(_COMPARED[type(sign)])

        def holds(deal: Deal) -> bool:
            values = [side(deal) for side in sides]
            pairs = zip(tests, values, values[1:], strict=False)
            return all(test(left, right) for test, left, right in pairs)

        return Condition("condition", holds)

    def _read_arithmetic(self, node: ast.BinOp) -> Condition:
        count = _COUNTED.get(type(node.op))
        if count is None:
            raise self._refuse_node(node, "cli-where-unknown", text=self._text(node))
        left, right = (self.read(part, "number").value for part in (node.left, node.right))
        return Condition("number", lambda deal: count(left(deal), right(deal)))

    def _number(self, node: ast.expr, number: float) -> Condition:
        if not number <= _LARGEST:
            raise self._refuse_node(node, "cli-where-large", most=str(_LARGEST))
        return Condition("number", lambda _: number)

    def _read_call(self, node: ast.Call) -> Condition:
        name = node.func.id.lower() if isinstance(node.func, ast.Name) else ""
        if node.keywords or not name:
            raise self._refuse_node(node, "cli-where-unknown", text=self._text(node))
        if name in _CHOSEN and len(node.args) > 1:
            choose = _CHOSEN[name]
            parts = [self.read(part, "number").value for part in node.args]
            return Condition("number", lambda deal: choose(part(deal) for part in parts))
        if name in ("imps", "imp") and self.more:
            return self._in_imps(node)
        of_deals = in_all_languages({**self.more, **side_questions()})
        if name in of_deals:
            return self._deal_condition(node, of_deals[name])
        questions = in_all_languages(hand_questions())
        if name not in questions:
            raise self._unknown(node, name, [*questions, *_CHOSEN, *of_deals])
        return self._hand_condition(node, questions[name])

    def _in_imps(self, node: ast.Call) -> Condition:
        if len(node.args) != 1:
            usage = Phrase.of("cli-where-usage", usage="imps(score(S, '4H') - score(S, '3N'))")
            raise self._refuse_node(node, "cli-where-wants", usage=usage)
        points = self.read(node.args[0], "number").value
        return Condition("number", lambda deal: imps(round(points(deal))))

    def _deal_condition(self, node: ast.Call, question: DealQuestion) -> Condition:
        usage = Phrase.of("cli-where-usage", usage=question.usage)
        if len(node.args) != 1 + bool(question.wrong):
            raise self._refuse_node(node, "cli-where-wants", usage=usage)
        where, *rest = node.args
        name = where.id.upper() if isinstance(where, ast.Name) else ""
        seats = SEATS_BY_NAME.get(name, ())
        if not seats:
            raise self._refuse_node(where, "cli-where-seat-or-side", text=self._text(where))
        words = [self._word(argument, usage) for argument in rest]
        try:
            return Condition(question.kind, question.build(seats, words, self.notation))
        except ValueError as error:
            name = question.wrong or "cli-where-unread"
            raise self._refuse_node(
                node, name, text=str(error), notation=self.notation
            ) from None

    def _hand_condition(self, node: ast.Call, question: HandQuestion) -> Condition:
        usage = Phrase.of("cli-where-usage", usage=question.usage)
        if not node.args or (len(node.args) > 1) != bool(question.wrong):
            raise self._refuse_node(node, "cli-where-wants", usage=usage)
        where, *rest = node.args
        name = where.id.upper() if isinstance(where, ast.Name) else ""
        seats = SEATS_BY_NAME.get(name, ())
        if not seats or (len(seats) > 1 and not question.sums):
            key = "cli-where-seat-or-side" if question.sums else "cli-where-seat"
            raise self._refuse_node(where, key, text=self._text(where))
        words = [self._word(argument, usage) for argument in rest]
        try:
            ask = question.build(words, self.notation)
        except ValueError as error:
            name = question.wrong or "cli-where-unread"
            raise self._refuse_node(
                node, name, text=str(error), notation=self.notation
            ) from None
        if len(seats) == 1:
            seat = seats[0]
            return Condition(question.kind, lambda deal: ask(deal[seat]))
        return Condition(question.kind, lambda deal: sum(ask(deal[seat]) for seat in seats))

    def _word(self, node: ast.expr, usage: Phrase) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        raise self._refuse_node(node, "cli-where-wants", usage=usage)

    def _unknown(self, node: ast.Call, name: str, known_names: list[str]) -> Refusal:
        if near := get_close_matches(name, known_names, n=1):
            return self._refuse_node(node, "cli-where-near", text=name, near=near[0])
        words = ", ".join([*hand_questions(), *side_questions(), *_CHOSEN, *self.more])
        return self._refuse_node(node, "cli-where-no-such", text=name, words=words)

    def _text(self, node: ast.AST) -> str:
        segment = ast.get_source_segment(self.source, node) or ""
        return segment if len(segment) <= 40 else segment[:39] + "…"

    def _refuse_node(self, node: ast.expr, name: str, /, **arguments: Argument) -> Refusal:
        # Python counts columns in bytes of UTF-8; a reader counts characters.
        lines = self.source.encode().splitlines(keepends=True)
        before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
        place = len(before.decode(errors="ignore")) + 1
        return refuse(self.option, place=str(place), what=blame(name, **arguments))
