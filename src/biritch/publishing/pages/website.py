"""A tournament as a folder of web pages, in every language."""

from __future__ import annotations

from biritch.publishing.jinja import environment, render
from biritch.publishing.pages.board_page import board_page
from biritch.publishing.pages.contestant_page import contestant_page
from biritch.publishing.pages.ranking_page import ranking_page
from biritch.publishing.pages.site import DealtBoards, Site
from biritch.publishing.results import TournamentResults
from biritch.words.translation import LANGUAGES, tell


def website(
    results: TournamentResults,
    title: str,
    dealt: DealtBoards,
    language: str,
    *,
    listed: bool = True,
) -> dict[str, str]:
    """Return every file of the folder by its path: ``fr/board-7.html``, ``style.css``.

    ``index.html`` redirects to *language* or another one. Links are relative, so the folder can
    be put anywhere. Unless *listed*, pages ask search engines not to index them.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> sorted(website(TournamentResults("pairs", (), {}), "Monday", {}, "en"))
        ['en/index.html', 'fr/index.html', 'icon.svg', 'index.html', 'style.css']
    """
    files = {
        f"{spoken}/{name}": page
        for spoken in LANGUAGES
        for name, page in _pages(Site.of(results, title, spoken, dealt, listed=listed)).items()
    }
    door = render(
        "site/door.html",
        language=language,
        title=title or tell("site-results", language),
        listed=listed,
    )
    beside = {
        name: environment().get_template(f"site/{name}").render()
        for name in ("style.css", "icon.svg")
    }
    return files | beside | {"index.html": door}


def _pages(site: Site) -> dict[str, str]:
    """Return every page of one language, by its file name."""
    pages = {"index.html": ranking_page(site)}
    pages |= {site.board_file(board): board_page(site, board) for board in site.boards}
    pages |= {
        site.files[placed.contestant]: contestant_page(site, placed)
        for placed in site.results.ranking
    }
    return pages
