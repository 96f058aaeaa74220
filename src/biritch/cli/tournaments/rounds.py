"""The rounds of a tournament, for JSON and for people: who met whom, and what it gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.cli.options import console
from biritch.cli.tournaments.ranking_output import label
from biritch.competition.scoring.rounding import brief, number, text
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.tournament.scorebook import Scorebook
    from biritch.competition.tournament.scorebook_rounds import ScorebookMatch


def round_facts(found: Scorebook) -> dict[str, object]:
    """Return the rounds that were drawn; of teams their matches too, however they met."""
    from biritch.competition.tournament.scorebook_rounds import scorebook_matches

    told: dict[str, object] = {
        "rounds": [
            {
                "round": place,
                "matches": [
                    {"home": label(home.label), "away": label(away.label)}
                    for home, away in drew.matches
                ],
                "bye": [label(one.label) for one in drew.byes],
            }
            for place, drew in enumerate(found.rounds, 1)
        ]
    }
    if found.teams:
        told["matches"] = [_match(one) for one in scorebook_matches(found)]
    return told


def _match(one: ScorebookMatch) -> dict[str, object]:
    told: dict[str, object] = {
        "round": one.round or None,
        "home": label(one.home.label),
        "away": label(one.away.label),
        "boards": one.match.played if one.match else 0,
        "over": one.over,
    }
    if one.match is not None:
        home, away = one.match.gains
        told["imps"] = {"home": number(home), "away": number(away)}
    if one.points is not None:
        told["vp"] = {"home": number(one.points[0]), "away": number(one.points[1])}
    return told


def show_round(found: Scorebook, lang: str) -> None:
    """Print the last round that was drawn: its matches, and who sits out."""
    from rich.text import Text

    if not found.rounds:
        return
    out, last = console(), len(found.rounds)
    out.print(Text(tell("event-round", lang, round=last), "bold"))
    results = _results(found, lang)
    for home, away in found.rounds[-1].matches:
        said = results.get((home.label, away.label), "")
        names = (
            " ".join((one.label, found.names.get(one, ""))).strip() for one in (home, away)
        )
        out.print(Text("  " + " - ".join(names) + said))
    for one in found.rounds[-1].byes:
        out.print(Text("  " + tell("event-bye", lang, who=one.label)))


def _results(found: Scorebook, lang: str) -> dict[tuple[str, str], str]:
    from biritch.competition.tournament.scorebook_rounds import scorebook_matches

    if not found.teams:
        return {}
    point, told = "," if lang == "fr" else ".", {}
    for one in scorebook_matches(found):
        if one.round == len(found.rounds) and one.match is not None:
            home, away = (brief(gain, point) for gain in one.match.gains)
            said = f": {home}-{away}"
            if one.points is not None:
                vps = (text(points, 2, point) for points in one.points)
                said += f" ({' - '.join(vps)})"
            told[one.home.label, one.away.label] = said
    return told
