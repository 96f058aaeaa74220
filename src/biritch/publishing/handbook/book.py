"""The whole handbook in one language, and as Markdown for the documentation."""

from __future__ import annotations

from functools import cache

from biritch.publishing.handbook.blocks import (
    FAMILIES,
    Block,
    FigureGrid,
    HelpPage,
    HelpParagraph,
    PageLink,
)
from biritch.publishing.handbook.game_pages import game_pages
from biritch.publishing.handbook.glossary import glossary_page
from biritch.publishing.handbook.score_pages import score_pages
from biritch.publishing.handbook.system_pages import system_pages
from biritch.words.translation import Language, tell


@cache
def handbook(language: Language) -> tuple[HelpPage, ...]:
    """Return all pages: games, scores, systems, words; takes about a second.

    Example:
        >>> handbook("fr")[-1].title
        'Glossaire'
    """
    return (
        *game_pages(language),
        *score_pages(language),
        *system_pages(language),
        glossary_page(language),
    )


def as_markdown(page: HelpPage) -> str:
    r"""Return *page* as Markdown for the documentation, without server-only parts.

    Example:
        >>> as_markdown(HelpPage("w", "games", "Whist", "The ancestor.", ()))
        '# Whist\n\nThe ancestor.\n'
    """
    lines = [f"# {page.title}", "", page.about, ""]
    for section in page.sections:
        if page.family == "words":
            lines.append(f"**{section.title}**")
            texts = [part.text for part in section.blocks if isinstance(part, HelpParagraph)]
            lines += [f": {text}" for text in texts]
            lines.append("")
            continue
        lines += [f"## {section.title}", ""]
        for block in section.blocks:
            lines += _markdown(block)
    return "\n".join(lines)


def _markdown(block: Block) -> list[str]:
    match block:
        case HelpParagraph(text):
            return [text, ""]
        case PageLink(text, address):
            if not address.startswith("#"):
                return []
            return [f"[{text}]({address.removeprefix('#')}.md)", ""]
        case FigureGrid():
            return _markdown_grid(block)


def _markdown_grid(grid: FigureGrid) -> list[str]:
    rows = [" | ".join(cell.replace("|", r"\|") or " " for cell in row) for row in grid.rows]
    lines = [f"*{grid.caption}*", ""] if grid.caption else []
    lines += [f"| {' | '.join(head or ' ' for head in grid.heads)} |"]
    lines += [f"|{' --- |' * len(grid.heads)}"]
    lines += [f"| {row} |" for row in rows]
    return [*lines, ""]


def contents(language: Language) -> str:
    """Return the table of contents, for the documentation.

    Example:
        >>> "game-whist" in contents("en")
        True
    """
    lines = [f"# {tell('help-title', language)}", "", tell("help-title-about", language), ""]
    pages = handbook(language)
    for family in FAMILIES:
        named = [page.name for page in pages if page.family == family]
        title = tell(f"help-family-{family}", language)
        lines += [f"## {title}", "", "```{toctree}", ":maxdepth: 1", "", *named, "```", ""]
    return "\n".join(lines)
