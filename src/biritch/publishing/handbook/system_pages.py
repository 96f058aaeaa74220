"""The handbook's pages of bidding systems: what each is, and its opening bids."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

from biritch.bidding import catalogue
from biritch.bidding.system import System
from biritch.core.calls import Bid
from biritch.core.seats import Seat, Vulnerability
from biritch.publishing.handbook.blocks import (
    FigureGrid,
    HelpPage,
    PageLink,
    PageSection,
    paragraph,
    strain_sign,
)
from biritch.publishing.system_text import call_order
from biritch.rules.auction import Auction
from biritch.words.short_lines import short_sentence
from biritch.words.translation import Language, tell, tell_or
from biritch.words.typography import typeset


def system_pages(language: Language) -> Iterator[HelpPage]:
    """Yield the page of every system as it is taught.

    Example:
        >>> "system-sayc" in [page.name for page in system_pages("en")]
        True
    """
    for name, system in sorted(catalogue.all_systems().items()):
        title = tell("help-openings", language)
        blocks = (
            paragraph(tell("help-systems-explained", language)),
            FigureGrid(
                (tell("help-opening", language), tell("help-means", language)),
                tuple(_openings(system, language)),
            ),
            PageLink(tell("help-read-system", language), f"/systems?system={quote(name)}"),
        )
        sections = (PageSection("openings", title, blocks),)
        key = name.replace(":", "-")
        about = tell_or(f"system-{key}-about", language, system.source)
        heading = typeset(system.titles[language], language)
        yield HelpPage(f"system-{key}", "systems", heading, about, sections)


def _openings(system: System, language: Language) -> Iterator[tuple[str, str]]:
    """Yield every opening bid with its meaning, the cheapest first."""
    agreed = system.agreed_calls(Auction(Seat.NORTH), Vulnerability.NONE)
    for call, meaning in sorted(agreed.items(), key=lambda pair: call_order(pair[0])):
        if not isinstance(call, Bid):
            continue
        said = short_sentence(meaning, language)
        if meaning.alert:
            said += f" {tell('help-alerted', language)}"
        yield f"{call.level}{strain_sign(call.strain, language)}", said
