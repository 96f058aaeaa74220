"""The vocabulary of the notation, collected from its parser and from the shelves."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from biritch.bidding import catalogue, tools
from biritch.bidding.agreement.carding import CUSTOMS
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.known_conditions import OPPOSITES, PHRASES
from biritch.bidding.alerts import authority
from biritch.bidding.notation import library
from biritch.bidding.notation.chapter_text import CLAUSES
from biritch.bidding.notation.figure_text import SUPPORT
from biritch.bidding.notation.own_template import written_figures
from biritch.bidding.notation.promise_text import PROMISES
from biritch.bidding.notation.system_text import BEGINNINGS, draft_card
from biritch.bidding.system import System
from biritch.core.phrase import Phrase
from biritch.server.systems.messages import NamedWord, NotationWords, SystemTool
from biritch.server.systems.trees import tool_title
from biritch.server.web.wire import bilingual, sentence


def notation_words(name: str) -> NotationWords:
    """Return the vocabulary of a file that is based on the system *name*.

    If there is no such system, as while the name is being typed, there are no tools, and the
    figures have their default values.

    Example:
        >>> words = notation_words("sayc")
        >>> "game-forcing" in words.clauses, "they have spoken" in words.conditions
        (True, True)
        >>> notation_words("goren").tools
        []
    """
    base = library.system(name) or library.usual(name)
    return _words(base.name if base is not None else "")


@lru_cache(32)
def _words(name: str) -> NotationWords:
    base = catalogue.find(name) if name else None
    recipe = library.recipe(name) if name else None
    played = tools.of(base) if base is not None else ()
    return NotationWords(
        beginnings=list(BEGINNINGS),
        promises=[*PROMISES, f"12-14 {SUPPORT} x"],
        clauses=list(CLAUSES),
        conditions=sorted([*PHRASES, *OPPOSITES], key=str.casefold),
        figures=_figures(draft_card({} if recipe is None else recipe.figures)),
        alerts=sorted(authority.all_authorities()),
        carding=[f"{custom} {way}" for custom, ways in CUSTOMS.items() for way in ways],
        terms=sorted(library.terms() - {""}),
        systems=_systems(),
        chapters=[
            NamedWord(chapter, sentence(Phrase.of(package.title)))
            for chapter, package in sorted(catalogue.packages().items())
        ],
        tools=[
            SystemTool(tool.name, sentence(tool_title(tool.name)), tool.played, tool.usual)
            for tool in played
        ],
    )


def _figures(card: Figures) -> list[str]:
    """Return the figures that *card* has, and the names of those it lacks."""
    written = written_figures(card)
    names = {figure.partition(" ")[0] for figure in written}
    return [*written, *(part.name for part in fields(Figures) if part.name not in names)]


def _systems() -> list[NamedWord]:
    """Return every system, and each family with its default profile."""
    named: dict[str, System] = {}
    for name, system in sorted(catalogue.all_systems().items()):
        family = name.partition(":")[0]
        if (usual := library.usual(family)) is not None:
            named.setdefault(family, usual)
        named[name] = system
    return [NamedWord(name, bilingual(system.titles)) for name, system in named.items()]
