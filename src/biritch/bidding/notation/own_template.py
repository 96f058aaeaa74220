"""The template of a user's own system file."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import fields

from biritch.bidding import tools
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.notation import library
from biritch.bidding.notation.system_text import draft_card
from biritch.bidding.system import System

_WIDE = 76
"""Characters of a line of tools."""


def template(name: str, base: System, introduction: str) -> str:
    """Return notes for a system called *name* that plays what *base* plays.

    The *introduction* explains the notation; tools and figures are listed as comments. If
    *base* is itself a user's own system, its text is copied.

    Example:
        >>> from biritch.bidding import catalogue
        >>> print(template("Our SAYC", catalogue.find("sayc"), "# Ours.").splitlines()[2])
        system our-sayc
    """
    if (own := _own_text(base)) is not None:
        return own
    recipe = library.recipe(base.name)
    family = base.name if recipe is not None else "sef"
    known = [tool for tool in tools.of(base) if tool.name != "they_strong_club"]
    played = [tool.name for tool in known if tool.played]
    unplayed = [tool.name for tool in known if not tool.played]
    example = [f"-{name}" for name in played[:1]] + [f"+{name}" for name in unplayed[:1]]
    lines = [
        introduction.strip(),
        "",
        f"system {slug(name)}",
        f"from: {family}",
        f'title en "{_quote_name(name)}"  fr "{_quote_name(name)}"',
        "",
        *_comment_names("played", played),
        *_comment_names("not played", unplayed),
        # An example that this very system can be told.
        f"# tools: {', '.join(example)}",
        "",
    ]
    card = draft_card({} if recipe is None else recipe.figures)
    lines += [f"# figure {figure}" for figure in written_figures(card)]
    return "\n".join([*lines, "", ""])


def slug(name: str) -> str:
    """Return *name* in the form of a file's header.

    Example:
        >>> slug("Notre système à 2"), slug("2/1")
        ('notre-systeme-a-2', 'own-2-1')
    """
    # Without its accents: what is left of é is e.
    letters = unicodedata.normalize("NFD", name.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    word = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].rstrip("-")
    return word if re.match("[a-z]", word) else f"own-{word}".rstrip("-")


def _quote_name(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable() and letter != '"')[:60]


def _own_text(base: System) -> str | None:
    from biritch.bidding import own_systems

    return own_systems.text_of(base.name) if own_systems.is_name(base.name) else None


def _comment_names(said: str, names: list[str]) -> list[str]:
    """Return *names* in wrapped comments after *said*."""
    lines = [f"# {said}:"]
    for name in names:
        if len(lines[-1]) + len(name) > _WIDE:
            lines.append("#  ")
        lines[-1] += f" {name}"
    return lines


def written_figures(card: Figures) -> list[str]:
    """Return the figures of *card* in the notation, without those it does not play.

    Example:
        >>> written_figures(Figures())[:2]
        ['opening = 13', 'one_notrump = 15-17']
    """
    written = []
    for part in fields(Figures):
        match getattr(card, part.name):
            case bool() as yes:
                written.append(f"{part.name} is {'yes' if yes else 'no'}")
            case (low, high):
                written.append(f"{part.name} = {low}-{high}")
            case int() as number:
                written.append(f"{part.name} = {number}")
            case str() as word:
                written.append(f"{part.name} is {word}")
            case _:
                continue
    return written
