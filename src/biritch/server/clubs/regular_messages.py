"""Messages of a club's regular tournaments: requests, and open and coming days."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.competition.movement import EntrantKind
from biritch.server.clubs.messages import Word

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=12, pattern="^[a-z0-9]*$")]
DayOf = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class RegularTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a regular tournament; without a *name* it is a new one."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    first: DayOf
    name: Name = ""
    at: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")] = "20:00"
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+\-/]+$")] = "UTC"
    repeat: Literal["once", "weekly", "monthly"] = "weekly"
    weeks: Annotated[int, Meta(ge=1, le=8)] = 1
    until: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""
    opens: Annotated[int, Meta(ge=1, le=336)] = 144
    places: Annotated[int, Meta(ge=4, le=200)] = 16
    form: EntrantKind = EntrantKind.PAIRS
    minutes: Annotated[int, Meta(ge=10, le=900)] = 180
    each: Annotated[int, Meta(ge=0, le=32)] = 0
    rules: Word = "wbf"
    method: Word = ""
    online: bool = True
    robots: Annotated[str, Meta(max_length=120)] = ""
    public: bool = True
    skipped: Annotated[list[DayOf], Meta(max_length=400)] = []


class RegularDay(Struct):
    """A day of the tournament: its times of opening and beginning (UTC), and its state."""

    day: str
    begins: str
    opens: str
    skipped: bool
    event: str
    """The tournament, once it is open."""
    signed: int
    round: int


class RegularView(Struct):
    """A regular tournament and its next days."""

    terms: RegularTerms
    days: list[RegularDay]


class ClubRegulars(Struct):
    """The regular tournaments of a club."""

    title: str
    changes: int
    """How often they were changed: what takes one back says it."""
    back: bool
    """Whether there is a change to take back."""
    regulars: list[RegularView]


class _Deed(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    id: RequestId
    """The same twice is done once."""
    seen: Annotated[int, Meta(ge=0)]
    """The ``changes`` the sender saw; where there were others since, nothing is done."""


class KeepRegular(_Deed, tag="regular", frozen=True):
    """Add a regular tournament, or change its terms."""

    terms: RegularTerms


class RemoveRegular(_Deed, tag="regular-gone", frozen=True):
    """Remove a regular tournament; tournaments already open stay."""

    name: Name


class SkipDay(_Deed, tag="skip", frozen=True):
    """Cancel the tournament of one day, or restore it."""

    name: Name
    day: DayOf
    skipped: bool = True


class UndoRegulars(_Deed, tag="regular-back", frozen=True):
    """Undo the last change."""


RegularRequest: TypeAlias = KeepRegular | RemoveRegular | SkipDay | UndoRegulars
