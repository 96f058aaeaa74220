"""Deals by theme as messages: the themes, and the deals of one."""

from __future__ import annotations

from biritch.coach.theme import themes
from biritch.core.phrase import Phrase
from biritch.server.learn.library import deal_message
from biritch.server.learn.messages import LibraryRead, ThemeTitle
from biritch.server.web.wire import sentence


class NoTheme(ValueError):
    """Raised for an unknown theme.

    Example:
        >>> NoTheme("whist").phrase.name
        'learn-no-theme'
    """

    def __init__(self, name: str) -> None:
        """Use the message for *name*."""
        super().__init__(name)
        self.phrase = Phrase.of("learn-no-theme", text=name[:40])


def theme_titles() -> list[ThemeTitle]:
    """Return every theme in order, with its title and number of deals."""
    return [
        ThemeTitle(
            theme.name,
            sentence(Phrase.of(theme.title)),
            sentence(Phrase.of(theme.about)),
            len(theme.deals),
        )
        for theme in themes().values()
    ]


def theme_deals(name: str) -> LibraryRead:
    """Return the deals of the theme *name*, with their given auctions and leads.

    Raises:
        NoTheme: There is none of that name.
    """
    theme = themes().get(name)
    if theme is None:
        raise NoTheme(name)
    deals = [
        deal_message(each.board, each.deal, each.calls, each.cards) for each in theme.deals
    ]
    return LibraryRead(deals, [])
