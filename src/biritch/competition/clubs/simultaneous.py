"""Simultaneous events: one set of deals in several clubs, and one ranking of everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from biritch.competition.results.entry import ResultFile
from biritch.competition.results.result import BoardResult, Contestant


@dataclass(frozen=True, slots=True)
class ClubResults:
    """What one club played: its name, its results, and who its contestants are."""

    club: str
    results: tuple[BoardResult, ...]
    names: Mapping[Contestant, str]


def one_field(clubs: Sequence[ClubResults], title: str = "") -> ResultFile:
    """Return the results of all *clubs* as those of one field, to be ranked as one event.

    Contestants are numbered ``A3``: the letter of the club, and the number they have there. The
    club's name stands after the players' names.

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
        letter = _letters(place)
        for result in club.results:
            ns, ew = (
                tuple(who._replace(label=f"{letter}{who.label}") for who in side)
                for side in (result.ns, result.ew)
            )
            results.append(replace(result, ns=ns, ew=ew, section=""))
            for who, own in zip((*result.ns, *result.ew), (*ns, *ew), strict=True):
                name = club.names.get(who, who.label)
                names[own] = f"{name} ({club.club})" if club.club else name
    return ResultFile(tuple(results), names=names, title=title, winners=1)


def _letters(place: int) -> str:
    """Return ``A`` … ``Z``, then ``AA`` and so on.

    Example:
        >>> _letters(0), _letters(27)
        ('A', 'AB')
    """
    text = ""
    place += 1
    while place:
        place, digit = divmod(place - 1, 26)
        text = chr(ord("A") + digit) + text
    return text
