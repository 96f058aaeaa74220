"""Results by e-mail through the operator's SMTP server."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.publishing.wording import PrintedWording
from biritch.server.clubs import season_messages as messages
from biritch.server.mail import NotSent, is_address
from biritch.server.tournaments.access import require_director
from biritch.server.tournaments.published.publication import Publication, is_published
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message
from biritch.words.languages import nearest_language
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.server.host import Host

LARGE = 32 * 1024


def routes() -> list[BaseRoute]:
    """Return the routes of letters."""
    return [Route("/events/{name:str}/mail", with_refusals(send_results), methods=["POST"])]


async def send_results(request: Request) -> Response:
    """E-mail the published results to some addresses, one letter each.

    Raises:
        HTTPRefusal: No SMTP server is set (409), the results are not published (409), or an
            address is none (400).
    """
    body = await body_of(request, LARGE)
    record = await require_director(request)
    host: Host = request.app.state.host
    if host.mail is None:
        raise HTTPRefusal(409, Phrase.of("mail-off"))
    if not is_published(record.tournament):
        raise HTTPRefusal(409, Phrase.of("mail-not-published"))
    try:
        asked: messages.SendResults = read_json(body, messages.SendResults)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    wrong = next((to for to in asked.to if not is_address(to)), None)
    if wrong is not None:
        raise HTTPRefusal(400, Phrase.of("mail-no-address", text=wrong[:80]))
    spend(request, "letters_sent", len(asked.to))
    publication = Publication(record.tournament, nearest_language(asked.lang))
    files = {"results.csv": await in_thread(request, publication.spreadsheet)}
    with suppress(MissingExtra):  # the table says it all
        files["results.pdf"] = await in_thread(request, publication.paper)
    title = publication.title or tell("mail-results", publication.lang)
    at = f"{asked.at}/events/{record.name}/pages/index.html" if asked.at else ""
    text = letter_text(publication, at)
    sent, failed = 0, []
    for to in dict.fromkeys(asked.to):
        try:
            await host.mail.send(to, title, text, files)
            sent += 1
        except NotSent as error:
            failed.append(messages.LetterFault(to, str(error)))
    return answer(messages.LettersSent(sent, failed))


def letter_text(publication: Publication, at: str) -> str:
    """Return the text of the letter: the ranking, and the address of the pages."""
    lang, results = publication.lang, publication.results
    lines = [publication.title, ""]
    wording = PrintedWording(lang)
    for line in results.ranking:
        share = "" if line.total.percent is None else wording.percent(line.total.percent)
        name = results.names.get(line.contestant, str(line.contestant))
        lines.append(f"{line.rank}{'=' if line.shared else ''}  {name}  {share}".rstrip())
    if at:
        lines += ["", tell("mail-more", lang, place=at)]
    lines += ["", tell("mail-why", lang)]
    return "\n".join(lines) + "\n"
