"""The sentences of rulings, by the names that the irregularities give."""

from __future__ import annotations

from biritch.core.phrase import Phrase


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
