"""``biritch event``: a tournament as it goes on, from its log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from biritch.cli.helping import Told
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.reading import Whole
from biritch.cli.speaking import refuse, tell

if TYPE_CHECKING:
    from biritch.competition.event import Event
    from biritch.competition.ranking import Placed


@click.command(name="event", context_settings={"ignore_unknown_options": True})
@click.argument("log", metavar="LOG")
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@click.option("--by", metavar="NAME", default="", cls=Told, help="cli-option-event-by")
@click.option("--until", type=Whole(0), default=None, cls=Told, help="cli-option-event-until")
@click.option("--site", metavar="DIR", default=None, cls=Told, help="cli-option-site")
@click.option("--deals", metavar="FILE", default=None, cls=Told, help="cli-option-site-deals")
@as_json
@language
def event(  # noqa: PLR0913, PLR0917 - one for each option
    log: str,
    words: tuple[str, ...],
    by: str,
    until: int | None,
    site: str | None,
    deals: str | None,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Keep an event in the file LOG: say what happened, and see the ranking so far.

    open TITLE [RULES] · enter 3 NAMES · score BOARD NS EW 4S N +1 · agree BOARD NS EW ·
    correct BOARD NS EW -50 · adjust BOARD NS EW 60-40 WHY · penalty 3 -0.5 WHY · withdraw 3 ·
    undo BOARD NS EW
    """
    from biritch.cli.eventful import added, folded, happening, history
    from biritch.competition.log import Line

    if words and until is not None:
        raise refuse("event-until-words")
    found = folded(log, history(log, until))
    if words:
        if not by.strip():
            raise refuse("cli-missing", place="--by")
        line = Line(happening(words), by.strip(), datetime.now(UTC).isoformat())
        found = added(log, found, line)
    elif not found.length:
        raise refuse("cli-file-not-found", file=log)
    if site is not None:
        _publish(log, found, site, deals, lang)
    if as_json:
        print_json(facts(found))
    else:
        show(found, lang)


def _publish(log: str, found: Event, site: str, deals: str | None, lang: str) -> None:
    """Write the event so far as pages."""
    from biritch.cli.rankings import Found
    from biritch.cli.site.publishing import publish
    from biritch.core.phrase import Phrase

    if not found.scores:
        raise refuse("cli-at", place=log, what=Phrase.of("rank-fault-empty"))
    scored = found.scored()
    results = tuple({id(line.result): line.result for line in scored.lines}.values())
    told = Found(found.ranking(), dict(found.names), None, scored, results=results)
    publish(told, "pairs", site, deals, found.title, lang)


def facts(found: Event) -> dict[str, object]:
    """Return the event as JSON has it."""
    from biritch.cli import ranked

    open_now = [one for one in found.scores if not found.agreed(one)]
    return {
        "title": found.title,
        "rules": found.rules,
        "lines": found.length,
        "ranking": ranked.places(_ranking(found), "pairs", found.names),
        "boards": ranked.session_boards(found.scored()) if found.scores else {},
        "withdrawn": [ranked.label(one.label) for one in sorted(found.gone)],
        "not_agreed": [
            {
                "board": one.board,
                "ns": ranked.label(one.ns[0].label),
                "ew": ranked.label(one.ew[0].label),
            }
            for one in open_now
        ],
    }


def _ranking(found: Event) -> tuple[Placed, ...]:
    return found.ranking() if found.scores else ()


def show(found: Event, lang: str) -> None:
    """Print the title, the ranking, and how many scores nobody has agreed with."""
    from rich.text import Text

    from biritch.cli import ranked

    out = console()
    out.print(Text(found.title, "bold"))
    if not found.scores:
        out.print(Text(tell("event-no-score", lang, many=len(found.names))))
        return
    ranked.show(found.ranking(), "pairs", found.names, lang)
    waiting = sum(not found.agreed(one) for one in found.scores)
    if waiting:
        out.print(Text(tell("event-waiting", lang, many=waiting)))


COMMAND = event
