"""A tournament published in one language, and the texts of its pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from biritch.competition.catalogue import movements_by_name
from biritch.competition.results.entry import agrees_with_contract
from biritch.competition.results.result import (
    ArtificialScore,
    BoardScore,
    Contestant,
    ContractPlayed,
    NoScore,
    ObtainedScore,
)
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.publishing.results import (
    CONTESTANTS,
    TournamentResults,
    letter_of_section,
    place_in_stratum,
)
from biritch.publishing.wording import PrintedWording
from biritch.words.notation import notation_of
from biritch.words.score_reasons import sentence

if TYPE_CHECKING:
    from biritch.competition.results.result import BoardResult
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.reason import Reason
    from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis

DRAWN = ("swiss", "swiss-pairs", "knock-out")
"""Movements in which results decide who meets whom: they are on no shelf."""
DealtBoards = Mapping[str, "tuple[DealtBoard, DoubleDummyAnalysis | None]"]
"""The boards whose hands are known, by their name in the results."""
SectionRow: TypeAlias = "tuple[str, RankingLine]"
"""A place in a section, ``2=``, and the line of the ranking of all."""
TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Site:
    """A tournament in one language; its methods return plain text, not HTML."""

    title: str
    results: TournamentResults
    wording: PrintedWording
    boards: tuple[str, ...]
    """The boards by name, in their order."""
    dealt: DealtBoards
    files: Mapping[Contestant, str]
    """The file name of the page of each contestant."""
    listed: bool = True
    """Whether search engines may list the pages."""

    @classmethod
    def of(
        cls,
        results: TournamentResults,
        title: str,
        language: str,
        dealt: DealtBoards,
        *,
        listed: bool = True,
    ) -> Site:
        """Return the site of *results*; without a *title* it is called ``Results``.

        Example:
            >>> from biritch.publishing.results import TournamentResults
            >>> Site.of(TournamentResults("pairs", (), {}), "", "en", {}).title
            'Results'
        """
        # Ranks and suits are written as the language of the page does.
        wording = PrintedWording(language, notation_of(language))
        boards = {result.board for result in results.results}
        return cls(
            title or wording.say("site-results"),
            results,
            wording,
            tuple(sorted(boards, key=lambda board: Contestant(board).order)),
            dealt,
            contestant_files(placed.contestant for placed in results.ranking),
            listed,
        )

    @property
    def head(self) -> list[str]:
        """The facts below the title: date, club, director, movement, rules."""
        about, say = self.results.about, self.wording.say
        facts = [self._date(about.date), about.club]
        facts += [say("site-director", who=about.director)] if about.director else []
        facts += [_movement(self.wording, about.movement)]
        facts += [say("site-rules", rules=about.rules.upper())] if about.rules else []
        return [fact for fact in facts if fact]

    def _date(self, date: str) -> str:
        """Return ``5 January 2026`` of ``2026.01.05``; any other text as it is."""
        match = re.fullmatch(r"([0-9]{4})\.([0-9]{2})\.([0-9]{2})", date, re.ASCII)
        if match is None:
            return date
        year, month, day = map(int, match.groups())
        return self.wording.say("site-date", day=day, month=month, year=str(year))

    @property
    def contestant(self) -> str:
        """The word for a contestant: ``pair``, ``team`` or ``player``."""
        return CONTESTANTS[self.results.kind]

    def board_file(self, board: str) -> str:
        """Return the file name of the page of *board*: ``board-7.html``.

        Example:
            >>> from biritch.publishing.results import TournamentResults
            >>> Site.of(TournamentResults("pairs", (), {}), "Monday", "en", {}).board_file("7")
            'board-7.html'
        """
        return f"board-{re.sub(r'[^A-Za-z0-9]', '-', board)}.html"

    def name(self, contestant: Contestant) -> str:
        """Return the names of a contestant, if they are known."""
        return self.results.names.get(contestant, "")

    def name_of(self, contestant: Contestant) -> str:
        """Return ``Pair 3 North-South``, or a team's name."""
        if self.results.kind == "teams" and not contestant.label.isdigit():
            return contestant.label
        say, direction = self.wording.say, contestant.direction
        line = f" {say(f'cli-side-{direction}')}" if direction else ""
        return say(f"site-one-of-{self.results.kind}", who=contestant.label) + line

    def place(self, contestant: Contestant, stratum: str) -> str:
        """Return the rank of a contestant in a stratum, ``2=``, or an empty string."""
        return place_in_stratum(contestant, self.results.strata[stratum])

    @property
    def sections(self) -> list[tuple[str, str, list[SectionRow]]]:
        """The separately ranked sections: letter, direction, and contestants."""
        inside: dict[tuple[int, str], list[SectionRow]] = {}
        for placed in self.results.ranking:
            where = self.results.sections.get(placed.contestant)
            if where is not None:
                section, rank, shared = where
                mark = f"{rank}{'=' if shared else ''}"
                key = section, placed.contestant.direction
                inside.setdefault(key, []).append((mark, placed))
        ordered = sorted(inside.items(), key=lambda item: item[0][0])
        return [
            (letter_of_section(section), direction, rows)
            for (section, direction), rows in ordered
        ]

    def points_earned(self, contestant: Contestant) -> str:
        """Return a contestant's master points, or an empty string."""
        points = self.results.earned.get(contestant)
        return "" if points is None else self.wording.percent(points)

    def is_assigned(self, result: BoardResult) -> bool:
        """Return whether the director assigned the score, instead of the table's contract."""
        return bool(result.written.contract) and not agrees_with_contract(result)

    def contract_played(self, result: BoardResult) -> ContractPlayed:
        """Return the contract played; empty if the score was assigned."""
        return ContractPlayed() if self.is_assigned(result) else result.written

    def contract(self, result: BoardResult) -> Contract | str:
        """Return the contract of a result, or the words for another kind of score."""
        if self.is_assigned(result):
            return self.wording.say("site-adjusted")
        written = result.written.contract
        if written == "Pass":
            return self.wording.say("site-passed")
        try:
            return Contract.parse(written, Seat.NORTH)
        except ValueError:
            return written

    def seat(self, letter: str) -> str:
        """Return the first letter of a seat in the language, or an empty string."""
        return self.wording.initial(Seat.parse(letter)) if letter else ""

    def lead(self, result: BoardResult) -> Card | str:
        """Return the card led, or the text in its place."""
        try:
            return Card.parse(self.contract_played(result).lead)
        except ValueError:
            return self.contract_played(result).lead

    def standing(self, standing: BoardScore, sign: int = 1) -> str:
        """Return a score from the side of *sign*, or the words in its place.

        *sign* is 1 for North-South and -1 for East-West. A weighted score (Law 12C1(c)) is
        ``60% × 620 + 40% × -100``.
        """

        def percent(value: Fraction) -> str:
            return self.wording.say("rank-percent", value=self.wording.figure(value))

        if isinstance(standing, ArtificialScore):
            return percent(standing.percent)
        if isinstance(standing, NoScore):
            return self.wording.say("site-late" if standing is NoScore.LATE else "site-missed")
        assert isinstance(standing, ObtainedScore)
        if standing.plain is not None:
            return str(sign * standing.plain)
        return " + ".join(
            f"{percent(100 * Fraction(weight))} {TIMES} {sign * points}"
            for points, weight in standing.parts
        )

    def sentence(self, reason: Reason) -> str:
        """Return the explanation of a score as a sentence."""
        return sentence(reason, self.wording.language)


def contestant_files(contestants: Iterable[Contestant]) -> dict[Contestant, str]:
    """Return the file name of each contestant's page: by number, or by position.

    Example:
        >>> sorted(contestant_files([Contestant("3", "ns"), Contestant("Ann")]).values())
        ['who-3-ns.html', 'who-n2.html']
    """
    files = {}
    for place, contestant in enumerate(contestants, 1):
        label = contestant.label
        number = label if re.fullmatch("[A-Za-z]?[0-9]{1,9}", label) else f"n{place}"
        files[contestant] = "-".join(filter(None, ("who", number, contestant.direction)))
        files[contestant] += ".html"
    return files


def _movement(wording: PrintedWording, name: str) -> str:
    """Return the title of the movement *name*, or an empty string."""
    word = name.replace("_", "-")
    known = {one.replace("_", "-") for one in (*movements_by_name(), *DRAWN)}
    return wording.say(f"movement-{word}") if word in known else ""
