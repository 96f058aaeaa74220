"""Storage form of a club's diary, and of the directors' keys that the club's key decrypts."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import asdict, fields
from hashlib import sha256
from typing import Any

from cryptography.fernet import Fernet, InvalidToken

from biritch.competition.clubs.choices import ClubChoices
from biritch.competition.clubs.diary import (
    BoxMade,
    ChoicesKept,
    ClubDiary,
    DiaryLine,
    RegularRemoved,
    RegularSet,
    RegularTakenBack,
    SeasonRemoved,
    SeasonSet,
    SimultaneousJoined,
    SimultaneousLeft,
    SimultaneousRemoved,
    SimultaneousSet,
    TournamentArchived,
    TournamentForgotten,
    TournamentHeld,
)
from biritch.competition.clubs.regular import RegularTournament
from biritch.competition.clubs.season import Season
from biritch.competition.clubs.simultaneous import Simultaneous
from biritch.competition.movement import EntrantKind
from biritch.server.clubs.boxes import BOX, open_box


def diary_document(  # noqa: PLR0911 - one for each kind
    line: DiaryLine,
) -> dict[str, Any]:
    """Return the stored form of *line*; :func:`diary_line` reads it back.

    Example:
        >>> line = TournamentArchived("k3x7qa")
        >>> diary_document(line)
        {'do': 'archive', 'event': 'k3x7qa', 'archived': True}
        >>> diary_line(diary_document(line)) == line
        True
    """
    match line:
        case TournamentHeld(event, sealed, at, regular, day):
            document = {"do": "tournament", "event": event, "sealed": sealed, "held": at}
            return document | ({"regular": regular, "day": day} if regular else {})
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
        case (
            SimultaneousSet()
            | SimultaneousRemoved()
            | SimultaneousJoined()
            | SimultaneousLeft()
        ):
            return _simultaneous_document(line)
        case _:
            return _regular_document(line)


def _simultaneous_document(
    line: SimultaneousSet | SimultaneousRemoved | SimultaneousJoined | SimultaneousLeft,
) -> dict[str, Any]:
    """Return the stored form of a *line* about simultaneous events."""
    match line:
        case SimultaneousSet(terms):
            kept = {name: value for name, value in asdict(terms).items() if name != "entries"}
            return {"do": "simultaneous", "terms": kept}
        case SimultaneousRemoved(name):
            return {"do": "simultaneous-gone", "name": name}
        case SimultaneousJoined(name, event, club, table):
            document = {"do": "simultaneous-in", "name": name, "event": event, "club": club}
            return document | ({"table": table} if table else {})
        case SimultaneousLeft(name, event):
            return {"do": "simultaneous-out", "name": name, "event": event}


def _regular_document(
    line: RegularSet | RegularRemoved | RegularTakenBack | BoxMade,
) -> dict[str, Any]:
    """Return the stored form of a *line* about regular tournaments."""
    match line:
        case RegularSet(regular):
            return {"do": "regular", "regular": asdict(regular)}
        case RegularRemoved(name):
            return {"do": "regular-gone", "name": name}
        case RegularTakenBack():
            return {"do": "regular-back"}
        case BoxMade(public, sealed):
            return {"do": "box", "public": public, "sealed": sealed}


def diary_line(  # noqa: PLR0911 - one for each kind
    stored: Mapping[str, Any],
) -> DiaryLine | None:
    """Return the diary line in *stored*, or ``None`` if it is not a diary line.

    Raises:
        ValueError: It is a diary line that cannot be parsed.
    """
    match stored:
        case {"do": "tournament", "event": str(event), "sealed": str(sealed), **rest}:
            words = (str(rest.get(name, "")) for name in ("held", "regular", "day"))
            return TournamentHeld(event, sealed, *words)
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
        case {"do": str(what)} if what.startswith("simultaneous"):
            return _simultaneous_line(stored)
        case _:
            return _regular_line(stored)


def _simultaneous_line(stored: Mapping[str, Any]) -> DiaryLine | None:
    """Return the line about simultaneous events in *stored*, or ``None``."""
    match stored:
        case {"do": "simultaneous", "terms": dict(terms)}:
            known = {one.name for one in fields(Simultaneous)} - {"entries"}
            kept: dict[str, Any] = {n: str(value) for n, value in terms.items() if n in known}
            return SimultaneousSet(Simultaneous(**kept))
        case {"do": "simultaneous-gone", "name": str(name)}:
            return SimultaneousRemoved(name)
        case {"do": "simultaneous-in", "name": str(name), "event": str(event), **rest}:
            words = (str(rest.get(name_of, "")) for name_of in ("club", "table"))
            return SimultaneousJoined(name, event, *words)
        case {"do": "simultaneous-out", "name": str(name), "event": str(event)}:
            return SimultaneousLeft(name, event)
        case _:
            return None


def _regular_line(stored: Mapping[str, Any]) -> DiaryLine | None:
    """Return the line about regular tournaments in *stored*, or ``None``."""
    match stored:
        case {"do": "regular", "regular": dict(regular)}:
            return RegularSet(read_regular(regular))
        case {"do": "regular-gone", "name": str(name)}:
            return RegularRemoved(name)
        case {"do": "regular-back"}:
            return RegularTakenBack()
        case {"do": "box", "public": str(public), "sealed": str(sealed)}:
            return BoxMade(public, sealed)
        case _:
            return None


def read_regular(stored: Mapping[str, Any]) -> RegularTournament:
    """Return the regular tournament in *stored*; fields of later versions are ignored.

    Raises:
        TypeError, ValueError: Something is missing, or not as it should be.

    Example:
        >>> read_regular({"name": "m", "title": "Monday", "first": "2026-03-23"}).at
        '20:00'
    """
    names = {one.name for one in fields(RegularTournament)}
    values: dict[str, Any] = {name: stored[name] for name in names & stored.keys()}
    values["skipped"] = tuple(values.get("skipped", ()))
    values["form"] = EntrantKind(values.get("form", EntrantKind.PAIRS))
    return RegularTournament(**values)


def read_season(stored: Mapping[str, Any]) -> Season:
    """Return the season in *stored*; fields of later versions are ignored.

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
    """Return the key *director*, encrypted with *club_key*.

    A key has 128 random bits, so no key stretching is needed.

    Example:
        >>> unsealed_key(seal_key("abcdefghjk", "club"), "club")
        'abcdefghjk'
        >>> unsealed_key(seal_key("abcdefghjk", "club"), "another")
        ''
    """
    return _cipher(club_key).encrypt(director.encode()).decode()


def unsealed_key(sealed: str, club_key: str) -> str:
    """Return the decrypted key, or an empty string if *club_key* does not decrypt it."""
    try:
        return _cipher(club_key).decrypt(sealed.encode()).decode()
    except InvalidToken:
        return ""


def director_key(diary: ClubDiary, held: TournamentHeld, club_key: str) -> str:
    """Return the director's key of *held*, or an empty string if it cannot be decrypted."""
    if not held.sealed.startswith(f"{BOX}."):
        return unsealed_key(held.sealed, club_key)
    private = unsealed_key(diary.box.sealed, club_key) if diary.box else ""
    return open_box(held.sealed, private) if private else ""
