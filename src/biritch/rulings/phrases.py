"""The sentences of rulings, by the names that the irregularities give."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.core.phrase import Phrase
from biritch.rulings.irregularity import Irregularity, Node, Ruling


def title(irregularity: str) -> Phrase:
    """Return what an irregularity is called.

    Example:
        >>> title("revoke").name
        'ruling-title-revoke'
    """
    return Phrase.of(f"ruling-title-{irregularity}")


def family(name: str) -> Phrase:
    """Return what a family of irregularities is called.

    Example:
        >>> family("play").name
        'ruling-family-play'
    """
    return Phrase.of(f"ruling-family-{name}")


def question(name: str) -> Phrase:
    """Return the question *name* as it is put to the director.

    Example:
        >>> question("established").name
        'ruling-ask-established'
    """
    return Phrase.of(f"ruling-ask-{name}")


def answer(question_name: str, typed: str) -> Phrase:
    """Return the answer *typed* to a question in words; yes and no are the same for all.

    Example:
        >>> answer("established", "yes").name, answer("outcome", "several").name
        ('ruling-yes', 'ruling-answer-outcome-several')
    """
    plain = typed in ("yes", "no")
    return Phrase.of(f"ruling-{typed}" if plain else f"ruling-answer-{question_name}-{typed}")


def sentence(name: str) -> Phrase:
    """Return the sentence *name* of a ruling.

    Example:
        >>> sentence("tricks-two").name
        'ruling-say-tricks-two'
    """
    return Phrase.of(f"ruling-say-{name}")


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
        yield from map(sentence, (*node.says, *node.options, *node.adjust))
        return
    yield question(node.question)
    yield from map(sentence, node.tell)
    for typed, following in node.ways:
        yield answer(node.question, typed)
        yield from _below(following)
