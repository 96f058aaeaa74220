"""The sentences of rulings, by the names that the irregularities give."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.core.phrase import Phrase
from biritch.rulings.irregularity import Irregularity, Node, Ruling


def title(irregularity: str) -> Phrase:
    """Return what an irregularity is called."""
    return Phrase.of(f"ruling-title-{irregularity}")


def family(name: str) -> Phrase:
    """Return what a family of irregularities is called."""
    return Phrase.of(f"ruling-family-{name}")


def asked(question: str) -> Phrase:
    """Return a question as it is put to the director."""
    return Phrase.of(f"ruling-ask-{question}")


def answered(question: str, answer: str) -> Phrase:
    """Return an answer in words."""
    plain = answer in ("yes", "no")
    return Phrase.of(f"ruling-{answer}" if plain else f"ruling-answer-{question}-{answer}")


def said(sentence: str) -> Phrase:
    """Return a sentence of a ruling."""
    return Phrase.of(f"ruling-say-{sentence}")


def phrases(name: str, irregularity: Irregularity) -> Iterator[Phrase]:
    """Yield every sentence of the irregularity *name*: title, questions, answers, rulings.

    Example:
        >>> from biritch.rulings.catalogue import all_irregularities
        >>> {phrase.name for phrase in phrases("appeal", all_irregularities()["appeal"])} >= {
        ...     "ruling-title-appeal", "ruling-ask-committee", "ruling-yes"
        ... }
        True
    """
    yield title(name)
    yield from _below(irregularity.first)


def _below(node: Node) -> Iterator[Phrase]:
    if isinstance(node, Ruling):
        yield from map(said, (*node.says, *node.options, *node.adjust))
        return
    yield asked(node.question)
    yield from map(said, node.tell)
    for answer, following in node.ways:
        yield answered(node.question, answer)
        yield from _below(following)
