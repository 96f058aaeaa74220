"""A club's diary as its log has it, and the directors' keys that its key opens."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import asdict, fields
from hashlib import sha256
from typing import Any

from cryptography.fernet import Fernet, InvalidToken

from biritch.competition.clubs.choices import ClubChoices
from biritch.competition.clubs.diary import (
    ChoicesKept,
    DiaryLine,
    SeasonRemoved,
    SeasonSet,
    TournamentArchived,
    TournamentForgotten,
    TournamentHeld,
)
from biritch.competition.clubs.season import Season


def diary_document(line: DiaryLine) -> dict[str, Any]:
    """Return *line* as it is stored; :func:`diary_line` reads it back.

    Example:
        >>> line = TournamentArchived("k3x7qa")
        >>> diary_document(line)
        {'do': 'archive', 'event': 'k3x7qa', 'archived': True}
        >>> diary_line(diary_document(line)) == line
        True
    """
    match line:
        case TournamentHeld(event, sealed, at):
            return {"do": "tournament", "event": event, "sealed": sealed, "held": at}
        case TournamentArchived(event, archived):
            return {"do": "archive", "event": event, "archived": archived}
        case TournamentForgotten(event):
            return {"do": "tournament-gone", "event": event}
        case SeasonSet(season):
            return {"do": "season", "season": asdict(season)}
        case SeasonRemoved(name):
            return {"do": "season-gone", "name": name}
        case ChoicesKept(choices):
            return {"do": "choices", "choices": asdict(choices)}


def diary_line(  # noqa: PLR0911 - one for each kind
    stored: Mapping[str, Any],
) -> DiaryLine | None:
    """Return the line of the diary that is *stored*; nothing if it is none of the diary.

    Raises:
        ValueError: It is one, and cannot be read.
    """
    match stored:
        case {"do": "tournament", "event": str(event), "sealed": str(sealed), **rest}:
            return TournamentHeld(event, sealed, str(rest.get("held", "")))
        case {"do": "archive", "event": str(event), "archived": bool(archived)}:
            return TournamentArchived(event, archived)
        case {"do": "tournament-gone", "event": str(event)}:
            return TournamentForgotten(event)
        case {"do": "season", "season": dict(season)}:
            return SeasonSet(read_season(season))
        case {"do": "season-gone", "name": str(name)}:
            return SeasonRemoved(name)
        case {"do": "choices", "choices": dict(choices)}:
            known = {one.name for one in fields(ClubChoices)}
            kept = {name: value for name, value in choices.items() if name in known}
            return ChoicesKept(ClubChoices(**kept))
        case _:
            return None


def read_season(stored: Mapping[str, Any]) -> Season:
    """Return the season that is *stored*; what later versions added to it is left out.

    Raises:
        TypeError: Its name or its title is missing.

    Example:
        >>> read_season({"name": "s1", "title": "Autumn", "left_out": ["k3x7qa"]}).left_out
        ('k3x7qa',)
    """
    names = {one.name for one in fields(Season)}
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in stored.items()
        if name in names
    }
    return Season(**values)


def _cipher(club_key: str) -> Fernet:
    return Fernet(urlsafe_b64encode(sha256(f"club seal {club_key}".encode()).digest()))


def seal_key(director: str, club_key: str) -> str:
    """Return the key *director*, encrypted so that *club_key* alone opens it.

    A key has 128 random bits: nothing is stretched.

    Example:
        >>> unsealed_key(seal_key("abcdefghjk", "club"), "club")
        'abcdefghjk'
        >>> unsealed_key(seal_key("abcdefghjk", "club"), "another")
        ''
    """
    return _cipher(club_key).encrypt(director.encode()).decode()


def unsealed_key(sealed: str, club_key: str) -> str:
    """Return the key that is *sealed*; empty where *club_key* does not open it."""
    try:
        return _cipher(club_key).decrypt(sealed.encode()).decode()
    except InvalidToken:
        return ""
