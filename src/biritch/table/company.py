"""The people around a table of friends: who came, where they sit, what they said and asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from biritch.core.seats import Seat, Side
from biritch.table.company_events import (
    Admitted,
    Audience,
    CompanyEvent,
    Departed,
    Explained,
    Invited,
    Joined,
    Muted,
    Questioned,
    Reseated,
    Settled,
    Spoken,
    Swapped,
    TimeOver,
    Voted,
)
from biritch.table.manners import BY_DEFAULT, Manners
from biritch.table.refusals import (
    NO_TALK,
    NO_TALK_OF_ONLOOKERS,
    NOT_YOURS_TO_ASK,
    NOT_YOURS_TO_EXPLAIN,
    IllegalTalk,
    NotNow,
)
from biritch.table.setup import Sitter

HOST = 0
"""The number of the guest who opened the table, and is its director too."""
MOST_GUESTS = 1000
"""How many people may come to one table, one after the other."""
MOST_ONLOOKERS = 100
"""How many of them may have come to look on: they never take the place of players."""
REMEMBERED = 100
"""How many remarks a table keeps at hand; the log has all of them."""
OPEN = Sitter("nobody")
"""A seat that waits for somebody."""

PHRASES = (
    "hello",
    "good-luck",
    "thank-you",
    "one-moment",
    "back",
    "take-your-time",
    "sorry",
    "well-played",
    "last-board",
    "goodbye",
)
"""What may be said at any time, since it tells nothing of a hand (Law 73B1)."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came: ``seat`` is theirs, also while a robot plays on for them.

    ``saw`` are the hands they were shown on the board under way; who came to look on is
    shown nothing until ``admitted``. Of who is ``muted`` nobody but the
    director hears anything.
    """

    name: str
    seat: Seat | None
    key: str
    saw: frozenset[Seat] = frozenset()
    gone: bool = False
    admitted: bool = True
    muted: bool = False


@dataclass(frozen=True, slots=True)
class SeatInvitation:
    """What lets one person in: its ``key``, as the server knows it, good ``until`` then."""

    key: str
    until: int


@dataclass(frozen=True, slots=True)
class Utterance:
    """What was said, as line ``n`` of the log; ``listeners`` are the guests who heard it."""

    n: int
    spoken: Spoken
    listeners: frozenset[int]


@dataclass(frozen=True, slots=True)
class Scene:
    """What of the table its company has to know.

    ``partners`` tells whether seats are partners here; ``callers`` who made each call.
    """

    n: int
    sitters: tuple[Sitter, ...]
    players: tuple[Seat, ...]
    playing: bool
    callers: tuple[Seat, ...] = ()


Seated = tuple["Company", tuple[Sitter, ...]]


@dataclass(frozen=True, slots=True)
class Company:
    """Who is around a table, their invitations, what they said, asked, explained and voted.

    ``shown`` is whether onlookers see all hands of the board under way; ``overtime`` are the
    sides that have used up their time for it.

    Example:
        >>> company, sitters = Company().after(
        ...     Joined(0, "Anne", Seat.SOUTH, ""), Scene(0, (OPEN,) * 4, tuple(Seat), False)
        ... )
        >>> company.host.name, sitters[Seat.SOUTH].name
        ('Anne', 'Anne')
    """

    guests: tuple[Guest, ...] = ()
    invitations: tuple[tuple[Seat | None, SeatInvitation], ...] = ()
    said: tuple[Utterance, ...] = ()
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    questions: frozenset[tuple[Seat, int]] = frozenset()
    explained: tuple[tuple[int, str], ...] = ()
    manners: Manners = BY_DEFAULT
    shown: bool = False
    overtime: frozenset[Side] = frozenset()

    @property
    def host(self) -> Guest:
        """The guest who opened the table."""
        return self.guests[HOST]

    def owner(self, seat: Seat) -> int | None:
        """Return the number of the guest whose seat this is; nobody's, a robot's or open."""
        owners = (n for n, guest in enumerate(self.guests) if guest.seat == seat)
        return next(owners, None)

    def invitation(self, seat: Seat | None) -> SeatInvitation | None:
        """Return the invitation to *seat*, or of onlookers, if there is one."""
        return dict(self.invitations).get(seat)

    def is_voted_out(self, absent: Seat) -> bool:
        """Whether more than half of the others who have a seat want a robot for *absent*."""
        others = [g.seat for g in self.guests if g.seat is not None and g.seat != absent]
        voters = {seat for seat, against in self.votes if against == absent}
        return 2 * len(voters & set(others)) > len(others)

    def start_board(self) -> Company:
        """Return the company at the beginning of a board."""
        shown = self.manners.onlookers == "open"
        guests = tuple(replace(guest, saw=_sees(guest, shown=shown)) for guest in self.guests)
        nothing: frozenset[tuple[Seat, int]] = frozenset()
        return replace(
            self,
            guests=guests,
            shown=shown,
            questions=nothing,
            explained=(),
            votes=frozenset(),
            overtime=frozenset(),
        )

    def after(self, event: CompanyEvent, scene: Scene) -> Seated:  # noqa: C901, PLR0911, PLR0912 - one for each
        """Return the company once *event* has happened, and who sits where.

        Raises:
            Illegal: The laws do not allow it.
            NotNow: This table does not do it, or not yet.
        """
        match event:
            case Invited():
                return self._invite(event), scene.sitters
            case Joined():
                return self._join(event, scene)
            case Reseated():
                return self.seat_guest(event.guest, event.seat, scene)
            case Swapped():
                return self._swap(event, scene)
            case Departed():
                return self._depart(event, scene)
            case Admitted():
                return self._admit(event.guest), scene.sitters
            case Muted():
                return self._mute(event), scene.sitters
            case TimeOver():
                return self._expire_requests(event.side, scene), scene.sitters
            case Spoken():
                return self._speak(event, scene), scene.sitters
            case Voted():
                return self._vote(event), scene.sitters
            case Questioned():
                return self._question(event, scene), scene.sitters
            case Explained():
                return self._explain(event, scene), scene.sitters
            case Settled():
                return self._settle(event.manners), scene.sitters
            case _:
                raise AssertionError(event)

    def _invite(self, event: Invited) -> Company:
        kept = [each for each in self.invitations if each[0] != event.seat]
        if event.key:
            if event.seat is not None and self.owner(event.seat) is not None:
                raise NotNow("sit", "taken")
            kept.append((event.seat, SeatInvitation(event.key, event.until)))
        return replace(self, invitations=tuple(kept))

    def _join(self, event: Joined, scene: Scene) -> Seated:
        if len(self.guests) >= MOST_GUESTS or event.guest != len(self.guests):
            raise NotNow("sit", "many")
        looking = sum(guest.seat is None and not guest.gone for guest in self.guests)
        if event.seat is None and looking >= MOST_ONLOOKERS:
            raise NotNow("sit", "many")
        guest = Guest(event.name, None, event.key)
        if event.seat is None:
            waits = replace(guest, admitted=False)
            guest = waits if self.manners.admit else self._admit_guest(guest)
        company = replace(self, guests=(*self.guests, guest))
        if event.seat is None:
            return company, scene.sitters
        return company.seat_guest(event.guest, event.seat, scene)

    def _admit(self, number: int) -> Company:
        return self.knowing(number, self._admit_guest(self._there(number)))

    def _mute(self, event: Muted) -> Company:
        if event.guest == HOST:
            raise NotNow("talk", "host")
        guest = replace(self._there(event.guest), muted=event.muted)
        return self.knowing(event.guest, guest)

    def _admit_guest(self, guest: Guest) -> Guest:
        """Return *guest* who may look on; with open hands that is to have seen them all."""
        saw = frozenset(Seat) if self.shown and guest.seat is None else guest.saw
        return replace(guest, admitted=True, saw=saw)

    def _settle(self, manners: Manners) -> Company:
        """Return the company that goes on so; where nobody is asked any more all come in."""
        company = replace(self, manners=manners)
        if manners.admit:
            return company
        guests = (
            guest if guest.admitted else self._admit_guest(guest) for guest in self.guests
        )
        return replace(company, guests=tuple(guests))

    def _expire_requests(self, side: Side, scene: Scene) -> Company:
        if not self.manners.clock or not scene.playing or side in self.overtime:
            raise NotNow("clock", "runs")
        return replace(self, overtime=self.overtime | {side})

    def seat_guest(self, number: int, seat: Seat | None, scene: Scene) -> Seated:
        """Return the company once guest *number* sits in *seat*, or stands, and who sits where.

        Raises:
            NotNow: The seat is somebody's, or who would sit there has seen other hands.
        """
        guest, sitters = self._there(number), scene.sitters
        if seat is not None:
            self._may_sit(number, seat, scene)
        if guest.seat is not None:
            left = Sitter("robot", self.manners.robot) if scene.playing else OPEN
            sitters = _with(sitters, guest.seat, left)
        company = self
        saw = guest.saw
        if seat is not None:
            sitters = _with(sitters, seat, Sitter("person", guest.name))
            saw |= {seat} if scene.playing else frozenset()
            company = self._invite(Invited(seat, ""))
        elif scene.playing and self.shown and guest.admitted:
            saw = frozenset(Seat)
        return company.knowing(number, replace(guest, seat=seat, saw=saw)), sitters

    def _may_sit(self, number: int, seat: Seat, scene: Scene) -> None:
        if seat not in scene.players:
            raise NotNow("sit", "no-seat")
        if self.owner(seat) is not None:
            raise NotNow("sit", "taken")
        if not self.guests[number].admitted:
            raise NotNow("sit", "waits")
        # A guest who has seen other hands of this board must not play it.
        if scene.playing and self.guests[number].saw - {seat}:
            raise NotNow("sit", "seen")

    def _swap(self, event: Swapped, scene: Scene) -> Seated:
        if scene.playing:
            raise NotNow("sit", "playing")
        if not {event.one, event.other} <= set(scene.players):
            raise NotNow("sit", "no-seat")
        places = {event.one: event.other, event.other: event.one}
        guests = tuple(
            guest
            if guest.seat is None
            else replace(guest, seat=places.get(guest.seat, guest.seat))
            for guest in self.guests
        )
        sitters = tuple(scene.sitters[places.get(seat, seat)] for seat in Seat)
        invitations = tuple(
            (seat if seat is None else places.get(seat, seat), invitation)
            for seat, invitation in self.invitations
        )
        return replace(self, guests=guests, invitations=invitations), sitters

    def _depart(self, event: Departed, scene: Scene) -> Seated:
        if event.guest == HOST:
            raise NotNow("sit", "host")
        company, sitters = self.seat_guest(event.guest, None, scene)
        guest = replace(company.guests[event.guest], key="", gone=True)
        return company.knowing(event.guest, guest), sitters

    def _speak(self, event: Spoken, scene: Scene) -> Company:
        guest = self._there(event.guest)
        self._may_speak(event, guest, scene)
        listeners = self.listeners(event.guest, event.audience, scene.players)
        utterance = Utterance(scene.n + 1, event, listeners)
        return replace(self, said=(*self.said, utterance)[-REMEMBERED:])

    def _may_speak(self, event: Spoken, guest: Guest, scene: Scene) -> None:
        if event.phrase and event.phrase not in PHRASES:
            raise NotNow("talk", "phrase")
        if not event.phrase and not event.text:
            raise NotNow("talk", "nothing")
        if event.audience != "director" and (guest.muted or not guest.admitted):
            raise NotNow("talk", "muted" if guest.admitted else "waits")
        if event.audience == "opponents" and guest.seat is None:
            raise NotNow("talk", "no-opponents")
        if event.audience != "table" or not scene.playing:
            return
        if guest.seat is None:
            raise IllegalTalk("remark", NO_TALK_OF_ONLOOKERS)
        if not event.phrase:
            raise IllegalTalk("remark", NO_TALK)

    def listeners(
        self, number: int, audience: Audience, players: Iterable[Seat]
    ) -> frozenset[int]:
        """Return who hears what guest *number* says to *audience*, that guest included."""
        seat = self.guests[number].seat
        if audience == "table":
            here = (n for n, guest in enumerate(self.guests) if not guest.gone)
            heard = {n for n in here if self.guests[n].admitted}
        elif audience == "director":
            heard = {HOST}
        else:
            assert seat is not None
            against = {each for each in players if each.side is not seat.side}
            heard = {n for n, guest in enumerate(self.guests) if guest.seat in against}
        return frozenset(heard | {number})

    def _vote(self, event: Voted) -> Company:
        if event.seat == event.absent:
            raise NotNow("sit", "oneself")
        return replace(self, votes=self.votes | {(event.seat, event.absent)})

    def _question(self, event: Questioned, scene: Scene) -> Company:
        caller = _caller(scene, event.call)
        if caller is None or caller.side is event.seat.side:
            raise IllegalTalk("question", NOT_YOURS_TO_ASK)
        return replace(self, questions=self.questions | {(event.seat, event.call)})

    def _explain(self, event: Explained, scene: Scene) -> Company:
        if _caller(scene, event.call) != event.seat:
            raise IllegalTalk("explanation", NOT_YOURS_TO_EXPLAIN)
        others = [each for each in self.explained if each[0] != event.call]
        questions = frozenset(each for each in self.questions if each[1] != event.call)
        explained = (*others, (event.call, event.text))
        return replace(self, explained=tuple(sorted(explained)), questions=questions)

    def back(self, seat: Seat) -> Company:
        """Return the company without the votes against *seat*: its person came back."""
        return replace(self, votes=frozenset(each for each in self.votes if each[1] != seat))

    def taken_back(self, calls: int) -> Company:
        """Return the company once only *calls* calls of the board remain."""
        return replace(
            self,
            questions=frozenset(each for each in self.questions if each[1] < calls),
            explained=tuple(each for each in self.explained if each[0] < calls),
        )

    def _there(self, number: int) -> Guest:
        if not 0 <= number < len(self.guests) or self.guests[number].gone:
            raise NotNow("sit", "gone")
        return self.guests[number]

    def knowing(self, number: int, guest: Guest) -> Company:
        """Return the company with *guest* as number *number*."""
        return replace(self, guests=(*self.guests[:number], guest, *self.guests[number + 1 :]))


NO_COMPANY = Company()
"""Nobody, as where nobody comes and goes."""


def _sees(guest: Guest, *, shown: bool) -> frozenset[Seat]:
    if guest.seat is not None:
        return frozenset({guest.seat})
    return frozenset(Seat) if shown and guest.admitted else frozenset()


def _with(sitters: tuple[Sitter, ...], seat: Seat, sitter: Sitter) -> tuple[Sitter, ...]:
    return tuple(sitter if each == seat else sitters[each] for each in Seat)


def _caller(scene: Scene, call: int) -> Seat | None:
    return scene.callers[call] if 0 <= call < len(scene.callers) else None
