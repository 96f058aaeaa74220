"""What a call says, as one sentence: the promise, how forcing it is, whether alerted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.core.phrase import Phrase
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning


def meaning_sentence(meaning: Meaning, language: Language) -> str:
    """Return all that *meaning* says, in *language*, its parts with semicolons between.

    Whoever asks about a guess is told only that there is no agreement (Law 20F).
    """
    shown = meaning.told
    parts = [shown.says]
    if shown.forcing != "no":
        parts.append(Phrase.of(f"cli-forcing-{shown.forcing}"))
    if shown.artificial:
        parts.append(Phrase.of("cli-artificial"))
    if shown.alert:
        parts.append(Phrase.of("cli-alert"))
    sentences = [say(part, language) for part in parts]
    if shown.announce:
        what = say(shown.announce, language)
        sentences.append(say(Phrase.of("cli-announce", what=what), language))
    return "; ".join(sentences)
