"""``biritch event``: a tournament in progress, from its log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.cli.tournaments.publications import Publications, publications
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.tournament.scorebook import Scorebook
    from biritch.publishing.results import TournamentResults


# Scores may be negative: -50 is a word, no option.
@click.command(name="event", context_settings={"ignore_unknown_options": True})
@click.argument("log", metavar="LOG")
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@click.option(
    "--by", metavar="NAME", default="", cls=TranslatedOption, help="cli-option-event-by"
)
@click.option(
    "--until",
    type=WholeNumber(0),
    default=None,
    cls=TranslatedOption,
    help="cli-option-event-until",
)
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
    """Record a tournament in the file LOG, and show its ranking.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · undo BOARD NS EW ·
    penalty 3 -0.5 WHY · withdraw 3
    Teams: open TITLE RULES teams [SCALE [BOARDS]] · draw: the next round, by the ranking
    """
    from biritch.cli.tournaments.log import append, read_log, read_step, replay
    from biritch.competition.tournament.scorebook_log import ScorebookLine

    if words and until is not None:
        raise refuse("event-until-words")
    scorebook = replay(log, read_log(log, until))
    if words:
        if not by.strip():
            raise refuse("cli-missing", place="--by")
        line = ScorebookLine(
            read_step(words, scorebook), by.strip(), datetime.now(UTC).isoformat()
        )
        scorebook = append(log, scorebook, line)
    elif not scorebook.length:
        raise refuse("cli-file-not-found", file=log)
    files = Publications(site, deals, pdf, papers, csv, bridgewebs)
    if files:
        _publish(log, scorebook, files, lang)
    if as_json:
        print_json(facts(scorebook))
    else:
        show(scorebook, lang)


def _publish(log: str, scorebook: Scorebook, files: Publications, lang: str) -> None:
    """Write the results so far as pages, on paper or as tables."""
    from biritch.core.phrase import Phrase

    if not scorebook.scores:
        raise refuse("cli-at", place=log, what=Phrase.of("rank-fault-empty"))
    files.write(_results(scorebook), scorebook.title, lang)


def _results(scorebook: Scorebook) -> TournamentResults:
    """Return the current ranking with its sources."""
    from biritch.competition.teams.team_ranking import USUAL_SCALE
    from biritch.competition.tournament.scorebook_rounds import (
        scorebook_matches,
        scorebook_ranking,
        scorebook_scoring,
    )
    from biritch.publishing.results import EventFacts, TournamentResults

    ranking, names = scorebook_ranking(scorebook), dict(scorebook.names)
    about = EventFacts(
        rules=scorebook.rules,
        method="" if scorebook.teams else (scorebook.method or "mp").replace("_", "-"),
        count=(scorebook.count or USUAL_SCALE) if scorebook.teams else "",
    )
    if scorebook.teams:
        meetings = scorebook_matches(scorebook)
        return TournamentResults(
            "teams",
            ranking,
            names,
            matches=tuple(meeting.match for meeting in meetings if meeting.match is not None),
            team_event=scorebook_scoring(scorebook),
            results=scorebook.results,
            about=about,
        )
    session = scorebook.score_session() if scorebook.scores else None
    lines = session.lines if session else ()
    # A result has a line for either side. Equal results of two tables stay two, hence `id`.
    results = tuple({id(line.result): line.result for line in lines}.values())
    return TournamentResults(
        "pairs", ranking, names, session=session, results=results, about=about
    )


def facts(scorebook: Scorebook) -> dict[str, object]:
    """Return the tournament as JSON data."""
    from biritch.cli.tournaments import ranking_output, rounds

    label, results = ranking_output.label, _results(scorebook)
    not_agreed = [table for table in scorebook.scores if not scorebook.is_agreed(table)]
    return {
        "title": scorebook.title,
        "rules": scorebook.rules,
        "lines": scorebook.length,
        "form": results.kind,
        "ranking": ranking_output.ranking_facts(results),
        "boards": ranking_output.board_facts(results),
        "withdrawn": [label(contestant.label) for contestant in sorted(scorebook.gone)],
        "not_agreed": [
            {
                "board": table.board,
                "ns": label(table.ns[0].label),
                "ew": label(table.ew[0].label),
                **({"round": int(table.stage)} if table.stage else {}),
            }
            for table in not_agreed
        ],
    } | rounds.round_facts(scorebook)


def show(scorebook: Scorebook, lang: str) -> None:
    """Print the title, the ranking, and the number of scores not agreed."""
    from rich.text import Text

    from biritch.cli.tournaments import rounds
    from biritch.cli.tournaments.ranking_output import show_ranking

    out = console()
    out.print(Text(scorebook.title, "bold"))
    if not scorebook.scores:
        out.print(Text(tell("event-no-score", lang, many=len(scorebook.names))))
        rounds.show_round(scorebook, lang)
        return
    show_ranking(_results(scorebook), lang)
    rounds.show_round(scorebook, lang)
    waiting = sum(not scorebook.is_agreed(table) for table in scorebook.scores)
    if waiting:
        out.print(Text(tell("event-waiting", lang, many=waiting)))


COMMAND = event

SENTENCES = {
    "en": """
cli-help-event =
    Record a tournament in the file LOG, and show its ranking.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · undo BOARD NS EW ·
    penalty 3 -0.5 WHY · withdraw 3
    Teams: open TITLE RULES teams [SCALE [BOARDS]] · draw: the next round, by the ranking

    Without WORDS, the command shows the ranking; --until 12 shows it after twelve entries. \
Entries are never removed.
cli-option-event-by = The author of the entry: a pair, a scorer, the director.
cli-option-event-until = Show the ranking after this many entries of the log.
event-until-words = --until shows an earlier ranking: it takes no words
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
    Tient un tournoi dans le fichier LOG, et montre son classement.

    open TITRE [RÈGLEMENT] · enter 3 NOMS · score ÉTUI NS EO 4S N +1 · agree ÉTUI NS EO ·
    correct ÉTUI NS EO -50 · adjust ÉTUI NS EO 60-40 MOTIF · undo ÉTUI NS EO ·
    penalty 3 -0.5 MOTIF · withdraw 3
    Équipes : open TITRE RÈGLEMENT teams [ÉCHELLE [ÉTUIS]] · draw : le tour suivant, au \
classement

    Sans WORDS, montre le classement ; avec --until 12, tel qu'il était après douze \
lignes. \
Rien n'est jamais effacé.
cli-option-event-by = L'auteur de la ligne : une paire, un marqueur, l'arbitre.
cli-option-event-until = Montre le classement après ce nombre de lignes du journal.
event-until-words = --until montre un classement passé : il s'emploie seul
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
