"""The rounds of a tournament as JSON and text: pairings and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.cli.options import console
from biritch.cli.tournaments.ranking_output import label
from biritch.competition.scoring.rounding import brief, number, text
from biritch.words.languages import decimal_mark
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.tournament.scorebook import Scorebook
    from biritch.competition.tournament.scorebook_rounds import ScorebookMatch


def round_facts(scorebook: Scorebook) -> dict[str, object]:
    """Return the drawn rounds; of teams all matches."""
    from biritch.competition.tournament.scorebook_rounds import scorebook_matches

    facts: dict[str, object] = {
        "rounds": [
            {
                "round": place,
                "matches": [
                    {"home": label(home.label), "away": label(away.label)}
                    for home, away in drew.matches
                ],
                "bye": [label(match.label) for match in drew.byes],
            }
            for place, drew in enumerate(scorebook.rounds, 1)
        ]
    }
    if scorebook.teams:
        facts["matches"] = [_match(match) for match in scorebook_matches(scorebook)]
    return facts


def _match(match: ScorebookMatch) -> dict[str, object]:
    facts: dict[str, object] = {
        "round": match.round or None,
        "home": label(match.home.label),
        "away": label(match.away.label),
        "boards": match.match.boards_played if match.match else 0,
        "over": match.over,
    }
    if match.match is not None:
        home, away = match.match.gains
        facts["imps"] = {"home": number(home), "away": number(away)}
    if match.points is not None:
        facts["vp"] = {"home": number(match.points[0]), "away": number(match.points[1])}
    return facts


def show_round(scorebook: Scorebook, lang: str) -> None:
    """Print the last round drawn: its matches, and byes."""
    from rich.text import Text

    if not scorebook.rounds:
        return
    out, last = console(), len(scorebook.rounds)
    out.print(Text(tell("event-round", lang, round=last), "bold"))
    results = _results(scorebook, lang)
    for home, away in scorebook.rounds[-1].matches:
        result = results.get((home.label, away.label), "")
        names = (
            " ".join((contestant.label, scorebook.names.get(contestant, ""))).strip()
            for contestant in (home, away)
        )
        out.print(Text("  " + " - ".join(names) + result))
    for contestant in scorebook.rounds[-1].byes:
        out.print(Text("  " + tell("event-bye", lang, who=contestant.label)))


def _results(scorebook: Scorebook, lang: str) -> dict[tuple[str, str], str]:
    from biritch.competition.tournament.scorebook_rounds import scorebook_matches

    if not scorebook.teams:
        return {}
    point, results = decimal_mark(lang), {}
    for match in scorebook_matches(scorebook):
        if match.round == len(scorebook.rounds) and match.match is not None:
            home, away = (brief(gain, point) for gain in match.match.gains)
            result = f": {home}-{away}"
            if match.points is not None:
                vps = (text(points, 2, point) for points in match.points)
                result += f" ({' - '.join(vps)})"
            results[match.home.label, match.away.label] = result
    return results
