"""``biritch event``: a tournament as it goes on, from its log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from biritch.cli.help import Told
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import Whole
from biritch.cli.tournaments.publications import Wanted, publications
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import Found
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.tournament.scorebook import Scorebook


@click.command(name="event", context_settings={"ignore_unknown_options": True})
@click.argument("log", metavar="LOG")
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@click.option("--by", metavar="NAME", default="", cls=Told, help="cli-option-event-by")
@click.option("--until", type=Whole(0), default=None, cls=Told, help="cli-option-event-until")
@publications
@as_json
@language
def event(  # noqa: PLR0913 - one for each option
    log: str,
    words: tuple[str, ...],
    by: str,
    until: int | None,
    lang: str,
    *,
    site: str | None,
    deals: str | None,
    pdf: str | None,
    papers: tuple[str, ...],
    csv: str | None,
    bridgewebs: str | None,
    as_json: bool,
) -> None:
    """Keep an event in the file LOG: say what happened, and see the ranking so far.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · undo BOARD NS EW ·
    penalty 3 -0.5 WHY · withdraw 3
    Teams: open TITLE RULES teams [SCALE [BOARDS]] · draw: the next round, by the ranking
    """
    from biritch.cli.tournaments.log import added, folded, happening, history
    from biritch.competition.tournament.scorebook_log import ScorebookLine

    if words and until is not None:
        raise refuse("event-until-words")
    found = folded(log, history(log, until))
    if words:
        if not by.strip():
            raise refuse("cli-missing", place="--by")
        line = ScorebookLine(happening(words, found), by.strip(), datetime.now(UTC).isoformat())
        found = added(log, found, line)
    elif not found.length:
        raise refuse("cli-file-not-found", file=log)
    files = Wanted(site, deals, pdf, papers, csv, bridgewebs)
    if files:
        _publish(log, found, files, lang)
    if as_json:
        print_json(facts(found))
    else:
        show(found, lang)


def _publish(log: str, found: Scorebook, files: Wanted, lang: str) -> None:
    """Write the event so far as pages or on paper."""
    from biritch.cli.tournaments.rankings import Found
    from biritch.core.phrase import Phrase

    if not found.scores:
        raise refuse("cli-at", place=log, what=Phrase.of("rank-fault-empty"))
    if found.teams:
        files.write(_teams(found), "teams", found.title, lang)
        return
    scored = found.scored()
    results = tuple({id(line.result): line.result for line in scored.lines}.values())
    told = Found(found.ranking(), dict(found.names), None, scored, results=results)
    files.write(told, "pairs", found.title, lang)


def _teams(found: Scorebook) -> Found:
    from biritch.cli.tournaments.rankings import Found
    from biritch.competition.tournament.scorebook_rounds import (
        scorebook_matches,
        scorebook_ranking,
        scorebook_scoring,
    )

    matches = tuple(one.match for one in scorebook_matches(found) if one.match is not None)
    names, results = dict(found.names), found.results
    return Found(
        scorebook_ranking(found), names, None, None, matches, scorebook_scoring(found), results
    )


def facts(found: Scorebook) -> dict[str, object]:
    """Return the event as JSON has it."""
    from biritch.cli.tournaments import ranking_output as ranked
    from biritch.cli.tournaments import rounds as event_rounds

    open_now = [one for one in found.scores if not found.agreed(one)]
    return {
        "title": found.title,
        "rules": found.rules,
        "lines": found.length,
        "form": _kind(found),
        "ranking": ranked.places(_ranking(found), _kind(found), found.names),
        "boards": _boards(found),
        "withdrawn": [ranked.label(one.label) for one in sorted(found.gone)],
        "not_agreed": [
            {
                "board": one.board,
                "ns": ranked.label(one.ns[0].label),
                "ew": ranked.label(one.ew[0].label),
                **({"round": int(one.stage)} if one.stage else {}),
            }
            for one in open_now
        ],
    } | event_rounds.facts(found)


def _kind(found: Scorebook) -> str:
    return "teams" if found.teams else "pairs"


def _boards(found: Scorebook) -> dict[str, list[dict[str, object]]]:
    from biritch.cli.tournaments import ranking_output as ranked

    if found.teams:
        return ranked.match_boards(_teams(found).matches)
    return ranked.session_boards(found.scored()) if found.scores else {}


def _ranking(found: Scorebook) -> tuple[RankingLine, ...]:
    from biritch.competition.tournament.scorebook_rounds import scorebook_ranking

    return scorebook_ranking(found)


def show(found: Scorebook, lang: str) -> None:
    """Print the title, the ranking, and how many scores nobody has agreed with."""
    from rich.text import Text

    from biritch.cli.tournaments import ranking_output as ranked
    from biritch.cli.tournaments import rounds as event_rounds

    out = console()
    out.print(Text(found.title, "bold"))
    if not found.scores:
        out.print(Text(tell("event-no-score", lang, many=len(found.names))))
        event_rounds.show(found, lang)
        return
    ranked.show(_ranking(found), _kind(found), found.names, lang)
    event_rounds.show(found, lang)
    waiting = sum(not found.agreed(one) for one in found.scores)
    if waiting:
        out.print(Text(tell("event-waiting", lang, many=waiting)))


COMMAND = event

SENTENCES = {
    "en": """
cli-help-event =
    Keep an event in the file LOG: say what happened, and see the ranking so far.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · undo BOARD NS EW ·
    penalty 3 -0.5 WHY · withdraw 3
    Teams: open TITLE RULES teams [SCALE [BOARDS]] · draw: the next round, by the ranking

    Without words, the ranking; --until 12 as it stood after twelve lines. Nothing is ever \
taken out.
cli-option-event-by = Who says so: a pair, a scorer, the director.
cli-option-event-until = As it stood after so many lines of the log.
event-until-words = --until looks back: it goes without words
event-no-score = { $many ->
    [one] { $many } contestant
   *[other] { $many } contestants
}, no score yet
event-waiting = { $many ->
    [one] { $many } score
   *[other] { $many } scores
} the other side has not agreed with
""",
    "fr": """
cli-help-event =
    Tient un tournoi dans le fichier LOG : dire ce qui arrive, et voir le classement du moment.

    open TITRE [RÈGLEMENT] · enter 3 NOMS · score ÉTUI NS EO 4S N +1 · agree ÉTUI NS EO ·
    correct ÉTUI NS EO -50 · adjust ÉTUI NS EO 60-40 MOTIF · undo ÉTUI NS EO ·
    penalty 3 -0.5 MOTIF · withdraw 3
    Équipes : open TITRE RÈGLEMENT teams [ÉCHELLE [ÉTUIS]] · draw : le tour suivant, au \
classement

    Sans rien, le classement ; --until 12 tel qu'il était après douze lignes. Rien n'est \
jamais ôté.
cli-option-event-by = Qui le dit : une paire, un marqueur, l'arbitre.
cli-option-event-until = Tel que c'était après tant de lignes du journal.
event-until-words = --until regarde en arrière : il va sans rien d'autre
event-no-score = { $many ->
    [one] { $many } inscrit
   *[other] { $many } inscrits
}, pas encore de marque
event-waiting = { $many ->
    [one] { $many } marque que l'autre camp n'a pas approuvée
   *[other] { $many } marques que l'autre camp n'a pas approuvées
}
""",
}
