"""Dates as each language writes them."""

from __future__ import annotations

from datetime import date


def write_day(day: date | str, language: str) -> str:
    """Return *day*, a date or ISO 8601 text, as written in *language*.

    Example:
        >>> write_day("2026-11-29T12:00:00Z", "fr"), write_day("2026-11-29", "en")
        ('29 nov. 2026', 'Nov 29, 2026')
    """
    from babel.core import Locale, UnknownLocaleError
    from babel.dates import format_date

    if isinstance(day, str):
        day = date.fromisoformat(day[:10])
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        locale = Locale("en")
    return str(format_date(day, "medium", locale))
