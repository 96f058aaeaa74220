"""Simultaneous events: the same deals in several clubs, and one ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from biritch.competition.results.entry import ResultFile
from biritch.competition.results.result import BoardResult, Contestant
from biritch.competition.scoring.session import as_pairs, as_players, with_directions


@dataclass(frozen=True, slots=True)
class ClubResults:
    """The results of one club: its name, its results and its contestants."""

    club: str
    results: tuple[BoardResult, ...]
    names: Mapping[Contestant, str]


def club_results(file: ResultFile, club: str = "") -> ClubResults:
    """Return the results in *file* as those of *club*, with uniform contestants.

    Example:
        >>> club_results(ResultFile(()), "Lyon").club
        'Lyon'
    """
    alone = file.kind == "individual"
    played = (as_players if alone else as_pairs)(file.results)
    # North-South 1 and East-West 1 of a Mitchell are two pairs.
    winners = file.winners or (1 if alone else None)
    played = with_directions(played, winners, file.contestants_named)
    return ClubResults(club, played, file.names or {})


@dataclass(frozen=True, slots=True)
class SimultaneousEntry:
    """A tournament entered in a simultaneous event, and its club's name there."""

    event: str
    club: str
    table: str = ""
    """Of a club on another server: its results as a table, for there is no tournament here."""


@dataclass(frozen=True, slots=True)
class Simultaneous:
    """A simultaneous event opened by a club: its scoring and its entries.

    Example:
        >>> one = Simultaneous("k3x7qa", "Friday").with_entry(SimultaneousEntry("abc", "Lyon"))
        >>> [entry.club for entry in one.with_entry(SimultaneousEntry("abc", "Paris")).entries]
        ['Paris']
    """

    name: str
    title: str
    method: str = "match_points"
    rules: str = "wbf"
    entries: tuple[SimultaneousEntry, ...] = ()

    def with_entry(self, entry: SimultaneousEntry) -> Simultaneous:
        """Return the event with *entry*, which replaces one of the same tournament."""
        events = [one.event for one in self.entries]
        if entry.event not in events:
            return replace(self, entries=(*self.entries, entry))
        same = tuple(entry if one.event == entry.event else one for one in self.entries)
        return replace(self, entries=same)

    def without_entry(self, event: str) -> Simultaneous:
        """Return the event without the tournament *event*."""
        return replace(self, entries=tuple(one for one in self.entries if one.event != event))


def one_field(clubs: Sequence[ClubResults], title: str = "") -> ResultFile:
    """Return the results of all *clubs* as one field, to be ranked together.

    Contestants are numbered ``A3``: the club's letter and their number there, with the
    direction if a club uses the number twice. The club's name follows the players' names. A
    board fouled in a club is compared within that club.

    Example:
        >>> from biritch.competition.results.result import ObtainedScore
        >>> ann, bob, score = Contestant("1"), Contestant("2"), ObtainedScore.of(420)
        >>> results = (BoardResult("7", (ann,), (bob,), score, score),)
        >>> one = ClubResults("Lyon", results, {ann: "Ann"})
        >>> field = one_field([one, one])
        >>> [result.ns[0].label for result in field.results]
        ['A1', 'B1']
        >>> field.names[Contestant("B1")]
        'Ann (Lyon)'
    """
    results: list[BoardResult] = []
    names: dict[Contestant, str] = {}
    for place, club in enumerate(clubs):
        letter, known = letter_of_club(place), ResultFile((), names=club.names)
        twice = _numbers_of_both_directions(club.results)
        for result in club.results:
            ns, ew = (
                tuple(
                    Contestant(
                        f"{letter}{who.label}"
                        f"{who.direction.upper() if who.label in twice else ''}"
                    )
                    for who in side
                )
                for side in (result.ns, result.ew)
            )
            form = f"{letter}{result.group}" if result.group else ""
            results.append(replace(result, ns=ns, ew=ew, section="", group=form))
            for who, own in zip((*result.ns, *result.ew), (*ns, *ew), strict=True):
                name = known.names_of([who]).get(who, who.label)
                names[own] = f"{name} ({club.club})" if club.club else name
    return ResultFile(tuple(results), names=names, title=title, winners=1)


def _numbers_of_both_directions(results: Sequence[BoardResult]) -> set[str]:
    """Return the numbers that two contestants have, one in each direction."""
    everybody = {who for result in results for who in (*result.ns, *result.ew)}
    labels = [who.label for who in everybody]
    return {label for label in labels if labels.count(label) > 1}


def letter_of_club(place: int) -> str:
    """Return ``A`` … ``Z``, then ``AA`` and so on.

    Example:
        >>> letter_of_club(0), letter_of_club(27)
        ('A', 'AB')
    """
    text = ""
    place += 1
    while place:
        place, digit = divmod(place - 1, 26)
        text = chr(ord("A") + digit) + text
    return text
