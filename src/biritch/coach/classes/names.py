"""Names of pupils: normalisation and checks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from biritch.coach.classes.classroom import ClassRefusal

MOST_LETTERS = 24
"""Letters of a name: as many as fit on a phone beside a mark."""
_LIKE = str.maketrans("013457@$", "oieastas")
_RUDE = frozenset(
    word
    for line in (
        "fuck fucker fucking shit cunt bitch asshole dick cock pussy bastard slut whore",
        "wanker twat bollocks nigger nigga faggot retard nazi hitler",
        "merde putain pute salope connard connasse con conne encule enculee enculer bite",
        "couille chatte batard pd pede nique niquer ntm tg fdp bougnoule negre youpin",
    )
    for word in line.split()
)
"""Words that no class wants on its screen, without accents; a teacher may rename anybody."""


def plain_pupil_name(text: str) -> str:
    """Return the name in its stored form, with single blanks.

    Raises:
        ClassRefusal: It is empty, too long, has no letter, or is rude.

    Example:
        >>> plain_pupil_name("  Anne   B. ")
        'Anne B.'
    """
    name = " ".join(text.split())
    if not name:
        raise ClassRefusal("name-empty")
    if len(name) > MOST_LETTERS:
        raise ClassRefusal("name-long", most=MOST_LETTERS)
    if not any(letter.isalnum() for letter in name):
        raise ClassRefusal("name-letters")
    if is_rude(name):
        raise ClassRefusal("name-rude")
    return name


def bare_name(text: str) -> str:
    """Return *text* for comparison, without accents, case and blanks.

    Example:
        >>> bare_name("Zoé B") == bare_name("zoe  b")
        True
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in apart if each.isalnum())


def is_rude(text: str) -> bool:
    """Return whether *text* has a rude word.

    Digits are read as the letters they resemble; words inside others, as in *Scunthorpe* or
    *Constance*, are ignored.

    Example:
        >>> is_rude("M3rde"), is_rude("Constance")
        (True, False)
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(each for each in plain if not unicodedata.combining(each)).translate(_LIKE)
    words = re.findall(r"[a-z]+", plain)
    spelt = "".join(words) if all(len(word) == 1 for word in words) else ""
    return any(word in _RUDE or word.rstrip("s") in _RUDE for word in (*words, spelt) if word)


def objection_to_double(name: str, names: Iterable[str]) -> None:
    """Refuse a *name* that is already in the class.

    Raises:
        ClassRefusal: It is one of *names*.

    Example:
        >>> objection_to_double("Anne", ["Anna"])
    """
    if bare_name(name) in map(bare_name, names):
        raise ClassRefusal("name-double", name=name)
