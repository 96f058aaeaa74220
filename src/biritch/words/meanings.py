"""The meaning of a call as one sentence: promise, forcing, alert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.core.phrase import Phrase
from biritch.words.short_lines import whole_sentences
from biritch.words.translation import Language, say
from biritch.words.typography import join_list

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning


def meaning_sentence(meaning: Meaning, language: Language) -> str:
    """Return the whole *meaning* in *language*, its parts separated by semicolons.

    For an inferred meaning it only says that there is no agreement (Law 20F).

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> print(meaning_sentence(NamedSystem("sayc").explain("1N")[0].meaning, "en"))
        15-17 HCP, balanced; announced “15 to 17”
    """
    answer = meaning.disclosed_meaning
    says = whole_sentences(answer, (language,))[language]
    return join_list([says, *marks(answer, language)], language)


def marks(answer: Meaning, language: Language) -> list[str]:
    """Return the remarks beside the promise: forcing, artificial, alerted, announced.

    Example:
        >>> from biritch.front.systems import NamedSystem
        >>> marks(NamedSystem("sayc").explain("2C")[0].meaning, "en")
        ['forcing for one round', 'artificial']
    """
    parts = []
    if answer.forcing != "no":
        parts.append(Phrase.of(f"cli-forcing-{answer.forcing}"))
    if answer.artificial:
        parts.append(Phrase.of("cli-artificial"))
    if answer.alert:
        parts.append(Phrase.of("cli-alert"))
    sentences = [say(part, language) for part in parts]
    if answer.announce:
        announcement = say(answer.announce, language)
        sentences.append(say(Phrase.of("cli-announce", what=announcement), language))
    return sentences
