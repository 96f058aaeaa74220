"""Publication of a tournament: pages, printouts and files, made from its log on demand.

The address is permanent, and its content always has the current scores: a later correction
appears at once. Until the session is over and its ranking shown, only the director sees it.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from types import MappingProxyType

from biritch.competition.movement import EntrantKind
from biritch.competition.teams.team_ranking import USUAL_SCALE
from biritch.competition.tournament import bracket
from biritch.competition.tournament.columns import points_earned, strata_places
from biritch.competition.tournament.people import players_of
from biritch.competition.tournament.ranking import (
    finished_matches,
    section_places,
    stages_of_boards,
    team_scoring,
    tournament_ranking,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.publishing.bridgewebs import bridgewebs
from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis
from biritch.publishing.pages.site import DealtBoards, Site
from biritch.publishing.pages.website import website
from biritch.publishing.result_records import result_records
from biritch.publishing.results import EventFacts, Kind, TournamentResults
from biritch.publishing.spreadsheets import ranking_table
from biritch.publishing.travellers import traveller_records
from biritch.records.files import formats

KINDS: Mapping[EntrantKind, Kind] = MappingProxyType(
    {
        EntrantKind.PAIRS: "pairs",
        EntrantKind.TEAMS: "teams",
        EntrantKind.INDIVIDUAL: "individual",
    }
)


METHODS: Mapping[str, str] = MappingProxyType(
    {"match_points": "mp", "cross_imps": "cross-imp", "": "mp"}
)
"""Methods by their short names, as ``--by`` takes them; the others by their own."""


@dataclass(frozen=True)
class Publication:
    """The publication of a tournament in one language."""

    tournament: Tournament
    lang: str

    @property
    def title(self) -> str:
        """The title of the tournament; may be empty."""
        return self.tournament.scorebook.title

    @property
    def results(self) -> TournamentResults:
        """The ranking from the agreed scores, and everything it is computed from."""
        tournament, book = self.tournament, self.tournament.agreed_scorebook
        kind = KINDS[tournament.form]
        names = {
            who: name
            for number, who in tournament.contestants.items()
            if (name := tournament.names.get(number, ""))
        }
        players = {
            who: players_of(tournament, number)
            for number, who in tournament.contestants.items()
        }
        ranking, stages = tournament_ranking(tournament), stages_of_boards(tournament)
        if kind != "teams":
            scored = book.score_session()
            own = tuple({id(line.result): line.result for line in scored.lines}.values())
            points = tournament.columns.points
            return TournamentResults(
                kind,
                ranking,
                names,
                session=scored,
                results=own,
                strata=strata_places(tournament, ranking),
                earned=points_earned(tournament, ranking),
                scale=f"master-points-{points}" if points else "",
                players=players,
                about=self.about,
                stages=stages,
                sections=section_places(tournament, ranking),
                seated_in={
                    who: section
                    for number, who in tournament.contestants.items()
                    if (section := tournament.sections.get(number, 0))
                },
            )
        how = team_scoring(tournament)
        played = finished_matches(tournament)
        return TournamentResults(
            kind,
            ranking,
            names,
            matches=played,
            team_event=how,
            results=book.results,
            players=players,
            about=self.about,
            uncounted=book.adjustments if tournament.knock_out else (),
            stages=stages,
            bracket=bracket.bracket_lines(tournament) if tournament.knock_out else (),
        )

    @property
    def about(self) -> EventFacts:
        """The facts of the event apart from its results."""
        tournament, book = self.tournament, self.tournament.scorebook
        seated, teams = tournament.seated, tournament.form is EntrantKind.TEAMS
        usual = bracket.USUAL if tournament.knock_out else USUAL_SCALE
        return EventFacts(
            date=self._date,
            club=tournament.publication.club or tournament.club,
            director=tournament.publication.director,
            movement=seated.movement if seated else "",
            rules=book.rules,
            method="" if teams else METHODS.get(book.method, book.method.replace("_", "-")),
            count=((seated.count if seated else "") or usual) if tournament.in_matches else "",
        )

    @property
    def dealt_boards(self) -> DealtBoards:
        """The boards with known hands that everybody has played."""
        return {
            str(number): (
                DealtBoard(number, Board.from_number(number), Deal.parse(layout.dealt)),
                None
                if layout.tricks is None or layout.par is None
                else DoubleDummyAnalysis(layout.tricks, layout.par),
            )
            for number, layout in self.tournament.layouts.items()
            if self.tournament.is_finished(number)
        }

    def pages(self) -> dict[str, bytes]:
        """Return every page by its path, in both languages."""
        listed = self.tournament.publication.listed
        files = website(self.results, self.title, self.dealt_boards, self.lang, listed=listed)
        return {path: page.encode() for path, page in files.items()}

    def zip_pages(self) -> bytes:
        """Return the pages as a ZIP, for any web server."""
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
            for path, page in self.pages().items():
                folder.writestr(path, page)
        return packed.getvalue()

    def paper(self) -> bytes:
        """Return ranking, travellers with hands, and score cards as a PDF.

        Raises:
            MissingExtra: The optional part ``pdf`` is not installed.
        """
        # Late: what draws PDF takes a third of the time in which a server starts.
        from biritch.publishing.papers.tournament_paper import tournament_paper

        return tournament_paper(Site.of(self.results, self.title, self.lang, self.dealt_boards))

    def spreadsheet(self) -> bytes:
        """Return the ranking as CSV, with the byte order mark that spreadsheets need."""
        return ("\ufeff" + ranking_table(self.results, self.lang)).encode()

    def for_bridgewebs(self) -> bytes:
        """Return ranking and travellers in the form that BridgeWebs imports.

        Raises:
            NotForBridgeWebs: Players are ranked each for himself.
        """
        return bridgewebs(self.results, self.title).encode()

    def in_format(self, name: str) -> bytes:
        """Return the results in the notation *name*, with hands if it supports them."""
        form = formats()[name]
        deals = {board: dealt.deal for board, (dealt, _) in self.dealt_boards.items()}
        records = result_records(self.results, self.title, deals)
        return form.encode_text("".join(form.write(records)))

    def travellers(self) -> bytes:
        """Return the results in PBN: one game a board, with its table of results."""
        form = formats()["pbn"]
        deals = {board: dealt.deal for board, (dealt, _) in self.dealt_boards.items()}
        records = traveller_records(result_records(self.results, self.title, deals))
        return form.encode_text("".join(form.write(records)))

    @property
    def _date(self) -> str:
        began: datetime | None = self.tournament.began or self.tournament.official
        return "" if began is None else f"{began:%Y.%m.%d}"


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """A file published of every tournament: its name, its type, and its maker function."""

    name: str
    media: str
    made: Callable[[Publication], bytes]
    kinds: tuple[Kind, ...] = ("pairs", "teams", "individual")
    needs: str = ""
    """The package without which it cannot be made."""


FILES: Mapping[str, PublishedFile] = MappingProxyType(
    {
        one.name: one
        for one in (
            PublishedFile("pages.zip", "application/zip", Publication.zip_pages),
            PublishedFile("results.pdf", "application/pdf", Publication.paper, needs="fpdf"),
            PublishedFile("ranking.csv", "text/csv", Publication.spreadsheet),
            PublishedFile(
                "results.xml", "application/xml", partial(Publication.in_format, name="usebio")
            ),
            PublishedFile(
                "results.pbn",
                "application/x-pbn",
                partial(Publication.in_format, name="pbn"),
            ),
            PublishedFile(
                "travellers.pbn",
                "application/x-pbn",
                Publication.travellers,
            ),
            PublishedFile(
                "bridgewebs.csv", "text/csv", Publication.for_bridgewebs, ("pairs", "teams")
            ),
            PublishedFile("ffb.csv", "text/csv", partial(Publication.in_format, name="ffb")),
        )
    }
)
"""What can be had, by the last part of its address."""


def files_of(tournament: Tournament) -> list[str]:
    """Return the names of the published files of *tournament*; empty without scores.

    Example:
        >>> files_of(Tournament())
        []
    """
    if not tournament.any_settled:
        return []
    kind = KINDS[tournament.form]
    return [
        name
        for name, file in FILES.items()
        if kind in file.kinds and (not file.needs or find_spec(file.needs))
    ]


def is_published(tournament: Tournament) -> bool:
    """Return whether the publication is public: session over, and ranking shown.

    Example:
        >>> is_published(Tournament())
        False
    """
    return tournament.shown and tournament.round > tournament.rounds > 0
