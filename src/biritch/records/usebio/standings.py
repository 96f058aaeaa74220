"""Rankings in a USEBIO event: totals, ranks, federation numbers, match scores."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.records.markup import XmlElement
from biritch.records.pbn.event_tags import ENTRANTS, MATCHES, table_tag
from biritch.records.record import Tag
from biritch.records.results import share_numbers

_TOTALS = {"MATCH": "TotalMP", "IMP": "TotalIMP"}
"""The column of a total by a word of the event's scoring method."""


def read_pbn_instructions(element: XmlElement) -> Iterator[str]:
    """Yield the lines of ``<?pbn …?>`` instructions directly inside *element*.

    Example:
        >>> from biritch.records.markup import document
        >>> element = document(['<EVENT><?pbn [Regulation "acbl"]?></EVENT>'])
        >>> list(read_pbn_instructions(element))
        ['[Regulation "acbl"]']
    """
    for target, text in element.instructions:
        if target == "pbn":
            yield from text.strip().split("\n")


def standings_of(event: XmlElement, number: str = "") -> tuple[Tag, ...]:
    """Return the tables of *event*, and its club's *number*; empty without any.

    Example:
        >>> from biritch.records.markup import document
        >>> pair = "<PAIR><PAIR_NUMBER>3</PAIR_NUMBER><PLACE>1</PLACE></PAIR>"
        >>> event = document([f"<EVENT><PARTICIPANTS>{pair}</PARTICIPANTS></EVENT>"])
        >>> [tag.rows for tag in standings_of(event)]
        [('1 3',)]
    """
    tags = [Tag("ClubNumber", number)] if number else []
    if rows := list(_match_rows(event)):
        tags.append(table_tag("MatchTable", MATCHES, rows))
    rows = [tuple(row.values()) for row in _entrant_rows(event)]
    if rows:
        tags.append(table_tag("TotalScoreTable", ENTRANTS, rows))
    return tuple(tags)


def _entrant_rows(event: XmlElement) -> list[dict[str, str]]:
    """Return a row for each entrant; empty if only names are given."""
    sections = [part for session in event.each("SESSION") for part in session.each("SECTION")]
    sections += list(event.each("SECTION"))
    lettered = share_numbers(
        (part.text("SECTION_ID", "SECTION_NAME"), one.text("PAIR_NUMBER", "PLAYER_NUMBER"))
        for part in sections
        for one in _entrants(part)
    )
    rows = [_row(one, "", event) for one in _entrants(event)]
    for part in sections:
        letter = part.text("SECTION_ID", "SECTION_NAME") if lettered else ""
        rows += [_row(one, letter, event) for one in _entrants(part)]
    told = ("Rank", "TotalScore", "TotalMP", "TotalIMP", "TotalVP", "TotalPercentage",
            "MemberIds", "MasterPoints")  # fmt: skip
    return rows if any(row[name] for row in rows for name in told) else []


def _entrants(element: XmlElement) -> Iterator[XmlElement]:
    for inside in element.each("PARTICIPANTS"):
        yield from (one for one in inside.inside if one.name in ("PAIR", "TEAM", "PLAYER"))


def _row(one: XmlElement, section: str, event: XmlElement) -> dict[str, str]:
    row = dict.fromkeys(ENTRANTS, "")
    players = list(one.each("PLAYER"))
    players += [player for pair in one.each("PAIR") for player in pair.each("PLAYER")]
    players = players or [one] * (one.name == "PLAYER")
    names = [name for player in players if (name := player.text("PLAYER_NAME"))]
    members = [player.text("NATIONAL_ID_NUMBER") for player in players]
    team = one.text("TEAM_NAME")
    direction = one.text("DIRECTION").upper()
    row["Rank"] = one.text("PLACE").rstrip("=")
    row["PairId"] = team or section + one.text("PAIR_NUMBER", "PLAYER_NUMBER", "TEAM_ID")
    row["Direction"] = direction if direction in ("NS", "EW") else ""
    called = " & ".join(names) if team else " - ".join(names)
    row["Names"] = f"{team}: {called}" if team and called else team or called
    row["MemberIds"] = " & ".join(members) if any(members) else ""
    row[_total_column(event)] = one.text("TOTAL_SCORE")
    row["TotalPercentage"] = one.text("PERCENTAGE")
    row["MasterPoints"] = one.text("MASTER_POINTS_AWARDED")
    return row


def _total_column(event: XmlElement) -> str:
    if "VP" in event.text("MATCH_SCORING_METHOD").upper():
        return "TotalVP"
    method = event.text("BOARD_SCORING_METHOD").upper()
    return next((head for word, head in _TOTALS.items() if word in method), "TotalScore")


def _match_rows(event: XmlElement) -> Iterator[tuple[str, ...]]:
    """Yield the scores of team matches in *event*."""
    teams = {
        team.text("TEAM_ID", "TEAM_NUMBER"): team.text("TEAM_NAME")
        for inside in event.each("PARTICIPANTS")
        for team in inside.each("TEAM")
    }
    in_points = "VP" in event.text("MATCH_SCORING_METHOD").upper()
    waiting = [event]
    while waiting:
        element = waiting.pop(0)
        waiting = [*element.inside, *waiting]
        if element.name != "MATCH":
            continue
        scores = element.text("TEAM_SCORE"), element.text("OPPOSING_TEAM_SCORE")
        if not any(scores):
            continue
        both = element.text("TEAM"), element.text("OPPOSING_TEAM")
        home, away = (teams.get(team) or team for team in both)
        nothing = ("", "")
        units = (*nothing, *scores) if in_points else (*scores, *nothing)
        yield (element.text("ROUND_NUMBER"), home, away, *units)
