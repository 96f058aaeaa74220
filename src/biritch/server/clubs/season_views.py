"""Views of a club's seasons: ladders, attendance, a player's page, CSV tables."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from fractions import Fraction

from biritch.competition.clubs.attendance import season_attendance
from biritch.competition.clubs.evening import FORGOTTEN, Evening
from biritch.competition.clubs.handicaps import handicaps
from biritch.competition.clubs.ladder import (
    Ladder,
    LadderLine,
    is_hidden,
    ladder_formulas,
    season_ladder,
)
from biritch.competition.clubs.members import Member
from biritch.competition.clubs.player_story import AverageShare, PlayerStory
from biritch.competition.clubs.season import Season, evenings_of
from biritch.competition.scoring.rounding import text
from biritch.competition.tournament.people import EnteredPlayer
from biritch.core.phrase import Phrase
from biritch.records.csv.writer import safe
from biritch.server.clubs import season_messages as messages
from biritch.server.web.wire import sentence


def terms_view(season: Season) -> messages.SeasonTerms:
    """Return the terms of *season* as the page shows them.

    Example:
        >>> terms_view(Season("s1", "Autumn")).title
        'Autumn'
    """
    fields = {**asdict(season), "left_out": list(season.left_out)}
    return messages.SeasonTerms(**fields)


def ladder_view(name: str, formula: Ladder) -> messages.LadderView:
    """Return the formula *name* with its sentences.

    Example:
        >>> ladder_view("average", ladder_formulas()["average"]).title.en
        'Average percentage'
    """
    return messages.LadderView(
        name,
        sentence(Phrase.of(f"ladder-{name}")),
        sentence(Phrase.of(f"ladder-{name}-about")),
        formula.best,
        formula.unit,
    )


def season_view(
    season: Season,
    evenings: Sequence[Evening],
    members: Sequence[Member],
    club: str,
    *,
    inside: bool,
) -> messages.SeasonView:
    """Return *season* of *club*; attendance, money and handicaps only if *inside*.

    Example:
        >>> season_view(Season("s1", "Autumn"), (), (), "Club", inside=False).money is None
        True
    """
    counted = {evening.name for evening in evenings_of(season, evenings)}
    lines = season_ladder(season, evenings, members)
    if not inside:
        lines = without_hidden_names(lines, members)
    attended = season_attendance(season, evenings, members) if inside else None
    shown = [
        evening
        for evening in sorted(evenings, key=lambda evening: evening.date)
        if evening.name in counted or (inside and evening.name in season.left_out)
    ]
    return messages.SeasonView(
        club=club,
        terms=terms_view(season),
        ladder=ladder_view(season.ladder, ladder_formulas()[season.ladder]),
        evenings=[
            messages.EveningView(
                evening.name,
                evening.date,
                evening.title,
                len(evening.lines),
                evening.boards,
                evening.name in counted,
            )
            for evening in shown
        ],
        lines=[line_view(line) for line in lines],
        money=None
        if attended is None
        else [
            messages.MoneyView(one.evening.name, one.members, one.visitors, text(one.money))
            for one in attended.evenings
        ],
        attendance=None
        if attended is None
        else [
            messages.AttendanceView(
                one.name, one.member, one.evenings, one.first, one.last, text(one.money)
            )
            for one in attended.players
        ],
        paid="" if attended is None else text(attended.money),
        handicaps=_handicap_views(season, evenings) if inside else None,
    )


def _handicap_views(season: Season, evenings: Iterable[Evening]) -> list[messages.HandicapView]:
    return [
        messages.HandicapView(
            one.name,
            one.key if one.key != one.name.casefold() else "",
            text(one.average),
            one.evenings,
            text(one.handicap, 1),
        )
        for one in handicaps(evenings_of(season, evenings))
    ]


def without_hidden_names(
    lines: Iterable[LadderLine], members: Sequence[Member]
) -> tuple[LadderLine, ...]:
    """Return *lines* for the public: a dash for members who wish to be anonymous.

    Example:
        >>> without_hidden_names((), [Member("Ann", hidden="yes")])
        ()
    """
    return tuple(
        replace(line, key="", name=FORGOTTEN, numbers="")
        if is_hidden(EnteredPlayer(line.name, line.numbers), members)
        else line
        for line in lines
    )


def line_view(line: LadderLine) -> messages.LadderLineView:
    """Return a line of a ladder as the page shows it."""
    return messages.LadderLineView(
        line.key,
        line.rank,
        line.shared,
        line.name,
        line.numbers,
        line.member,
        _figure(line.total),
        [
            messages.CountedView(one.evening.name, _figure(one.value), one.counts)
            for one in line.evenings
        ],
    )


def _figure(value: Fraction | None) -> str:
    return "" if value is None else text(value)


def story_with_hidden_names(
    story: PlayerStory, members: Sequence[Member]
) -> PlayerStory | None:
    """Return *story* for the public; ``None`` for a member who wishes to be anonymous.

    Example:
        >>> story = PlayerStory("Ann", "", (), (), ())
        >>> story_with_hidden_names(story, [Member("Ann", hidden="yes")]) is None
        True
    """
    if is_hidden(EnteredPlayer(story.name, story.numbers), members):
        return None

    def hide_name(name: str) -> str:
        return FORGOTTEN if is_hidden(EnteredPlayer(name), members) else name

    return replace(
        story,
        evenings=tuple(
            replace(one, partners=tuple(map(hide_name, one.partners))) for one in story.evenings
        ),
        partners=tuple(replace(one, of=hide_name(one.of)) for one in story.partners),
    )


def story_view(story: PlayerStory, club: str, season: str) -> messages.PlayerStoryView:
    """Return a player's page."""
    return messages.PlayerStoryView(
        club,
        season,
        story.name,
        story.numbers,
        [
            messages.PlayerEveningView(
                one.evening.name,
                one.evening.date,
                one.evening.title,
                ", ".join(one.partners),
                one.line.rank,
                one.line.field,
                _figure(one.line.percent),
                text(one.line.points),
            )
            for one in story.evenings
        ],
        [_average_view(one) for one in story.parts],
        [_average_view(one) for one in story.partners],
    )


def _average_view(average: AverageShare) -> messages.AverageView:
    return messages.AverageView(average.of, text(average.percent), average.many)


def ladder_csv(lines: Iterable[LadderLine], evenings: Sequence[Evening]) -> str:
    r"""Return a ladder as CSV: a row for each player, a column for each evening.

    Example:
        >>> ladder_csv((), ())
        'rank,name,numbers,total,evenings\n'
    """
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(
        ["rank", "name", "numbers", "total", "evenings", *(one.date for one in evenings)]
    )
    for line in lines:
        values = {one.evening.name: _figure(one.value) for one in line.evenings}
        cells = [
            str(line.rank or ""),
            line.name,
            line.numbers,
            _figure(line.total),
            str(len(line.evenings)),
            *(values.get(one.name, "") for one in evenings),
        ]
        rows.writerow(map(safe, cells))
    return written.getvalue()
