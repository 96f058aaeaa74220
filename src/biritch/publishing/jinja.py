"""The Jinja2 environment of all pages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat
from biritch.words.languages import language_names

if TYPE_CHECKING:
    from jinja2 import Environment


@cache
def environment() -> Environment:
    """Return the environment of ``templates/``: all values are escaped."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    pages = Environment(
        loader=PackageLoader("biritch.publishing"),
        autoescape=True,
        undefined=StrictUndefined,  # a name misspelt is an error, not a blank on paper
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    # As they are printed: North first, spades and notrump first.
    pages.globals.update(
        seats=tuple(Seat),
        suits=tuple(reversed(Suit)),
        strains=tuple(reversed(Strain)),
        language_names=language_names,
    )
    return pages


def render(template: str, **values: object) -> str:
    """Return the rendered *template*, a path below ``templates/``, with *values*.

    Raises:
        jinja2.TemplateNotFound: There is no such template.
        jinja2.UndefinedError: The template names a value that was not given.

    Example:
        >>> page = render("site/door.html", language="fr", title="Tom & Ann", listed=True)
        >>> "<h1>Tom &amp; Ann</h1>" in page
        True
    """
    return environment().get_template(template).render(**values)
