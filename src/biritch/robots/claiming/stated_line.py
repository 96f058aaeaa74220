"""Lines of play stated with a claim, read from a sentence (Law 68C)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from biritch.core.seats import Seat
from biritch.robots.claiming.search import ClaimPosition

_SUITS = {
    "♣": 0, "♦": 1, "♥": 2, "♠": 3,
    "clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3,
    "club": 0, "diamond": 1, "heart": 2, "spade": 3,
    "trèfles": 0, "carreaux": 1, "cœurs": 2, "coeurs": 2, "piques": 3,
    "trefles": 0, "trèfle": 0, "trefle": 0, "carreau": 1, "cœur": 2, "coeur": 2, "pique": 3,
}  # fmt: skip
_RANKS = {
    **{str(rank): rank for rank in range(2, 11)},
    "t": 10, "j": 11, "v": 11, "q": 12, "d": 12, "k": 13, "r": 13, "a": 14,
    "ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 14,
    "dix": 10, "valet": 11, "dame": 12, "roi": 13, "as": 14,
}  # fmt: skip
_HONOURS = "ace|king|queen|jack|ten|as|roi|dame|valet|dix"
_NAMED = "|".join(sorted(_SUITS, key=len, reverse=True))
_CARD = "10|[2-9tjvqdkra]"
_TOKEN = re.compile(
    rf"(?P<cross>cross-?\s?ruff\w*|double coupe|coupes? crois\w+)"
    rf"|(?P<trumps>trumps?|atouts?)"
    rf"|(?P<finesse>finess\w*|impass\w*|hook\w*|onside|well placed|bien plac\w*"
    rf"|\bplay\w* (?=(?:{{seat}})\b))"
    rf"|(?P<throw>\b(?:throw|discard|pitch|shed|d[ée]fauss|jett?)\w*)"
    rf"|(?P<goes>\b(?:goes|go|part|partent|va|vont)\b(?=.* (?:on|sur)\b))"
    rf"|(?P<on>\b(?:on|under|sur|sous)\b)"
    rf"|(?P<give>\b(?:conced|giv|los|knock|driv|forc|c[èé]d|conc[èé]d|donn|perd|rend|chass|abandonn)\w*)"
    rf"|(?P<honour>\b(?:{_HONOURS})\b)(?:\s+(?:of|de|à|a)\s+)?(?P<of>{_NAMED}|trumps?|d?['’]?\s?atouts?)?"
    rf"|(?P<sign>[♣♦♥♠])\s?(?P<ranks>(?:(?:{_CARD})(?![a-zà-ÿ]{{{{2}}}})\s?-?)+)"
    rf"|(?P<rank>\b(?:{_CARD}))(?P<after>[♣♦♥♠])"
    rf"|(?P<code>\b[shdc](?:10|[2-9tjqka])+\b)"
    rf"|(?P<suit>{_NAMED})".format(seat="east|west|north|south|lho|rho"),
    re.IGNORECASE,
)
_CODE = {"c": 0, "d": 1, "h": 2, "s": 3}
_CLAUSE = re.compile(r"[,;.:]|\b(?:then|puis|ensuite)\b", re.IGNORECASE)
_SEATS = {
    "north": 0, "nord": 0, "east": 1, "est": 1, "south": 2, "sud": 2, "west": 3, "ouest": 3,
}  # fmt: skip
_BESIDE = {"lho": 1, "left": 1, "gauche": 1, "rho": 3, "right": 3, "droite": 3}
_SEAT = re.compile(
    r"\b(?:(?P<name>north|east|south|west|nord|sud|ouest)"
    # *Est* is the verb too: a seat with a capital, or after a word of place.
    r"|(?P<est>(?-i:Est)|(?<=\ben )est|(?<=\bchez )est|(?<=\bcontre )est)"
    r"|(?P<beside>lho|rho|left|right|gauche|droite))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class LineStep:
    """One step of a line: a ``card`` to play, or a ``suit`` to play on from the top.

    ``given``: it is a trick that is given up, not one that is won.
    """

    suit: int
    card: int | None = None
    given: bool = False


@dataclass(frozen=True, slots=True)
class StatedThrow:
    """What is thrown away: a ``suit``, or a ``card`` of it, when suit ``on`` is played."""

    suit: int
    card: int | None = None
    on: int | None = None


@dataclass(frozen=True, slots=True)
class StatedLine:
    """What a claimer said.

    ``steps`` in order; ``finesses`` the suits he finesses, each with the seat that he takes to
    have the card, where he named one; ``throws`` what he throws away; ``crossruffs`` whether
    he ruffs to and fro; ``names_trumps`` whether he spoke of trumps.

    Example:
        >>> line = StatedLine.parse("I draw trumps, then ♦AK and clubs", trump=3)
        >>> [(step.suit, step.card) for step in line.steps]
        [(3, None), (1, 25), (1, 24), (0, None)]
        >>> line.names_trumps
        True
        >>> StatedLine.parse("West has the queen of hearts", trump=3).finesses
        {2: <Seat.WEST: 3>}
    """

    steps: tuple[LineStep, ...] = ()
    finesses: Mapping[int, Seat | None] = field(default_factory=dict)
    names_trumps: bool = False
    throws: tuple[StatedThrow, ...] = ()
    crossruffs: bool = False

    @classmethod
    def parse(cls, text: str, trump: int, claimant: Seat | None = None) -> StatedLine:
        """Read *text*, in English or French, *trump* being the trump suit or -1.

        Left and right are those of *claimant*.
        """
        reader = _LineReader(trump)
        for clause in _CLAUSE.split(text):
            reader.begin(_named_seat(clause, claimant))
            for found in _TOKEN.finditer(clause):
                reader.read(found)
            reader.end()
        return cls(
            tuple(reader.steps),
            reader.finesses,
            reader.names_trumps,
            tuple(reader.throws),
            reader.crossruffs,
        )

    @property
    def says_nothing(self) -> bool:
        """Whether no play was stated."""
        return not (self.steps or self.throws or self.crossruffs)

    def readings(self, at: ClaimPosition) -> Iterator[StatedLine]:
        """Yield what the line may mean where all cards are known.

        A card of the others is one to be knocked out: its suit is played on. A trick that is
        given up may be given when it is named, or when nothing else is left.
        """
        mine = 0
        for hand, own in zip(at.hands, at.ours, strict=True):
            mine |= hand if own else 0
        steps = tuple(
            step if step.card is None or mine >> step.card & 1 else replace(step, card=None)
            for step in self.steps
            if step.card is None or (mine | at.theirs) >> step.card & 1
        )
        yield replace(self, steps=steps)
        if any(step.given for step in steps):
            yield replace(self, steps=tuple(step for step in steps if not step.given))


def _named_seat(clause: str, claimant: Seat | None) -> Seat | None:
    found = _SEAT.search(clause)
    if found is None:
        return None
    if found["beside"]:
        return None if claimant is None else claimant.after(_BESIDE[found["beside"].lower()])
    return Seat(_SEATS[found[0].lower()])


@dataclass
class _LineReader:
    """Reads a line clause by clause, word by word."""

    trump: int
    steps: list[LineStep] = field(default_factory=list)
    finesses: dict[int, Seat | None] = field(default_factory=dict)
    throws: list[StatedThrow] = field(default_factory=list)
    names_trumps: bool = False
    crossruffs: bool = False
    _verb: str = ""
    """What is done with the cards named next: ``finesse``, ``throw``, ``give`` or nothing."""
    _seat: Seat | None = None
    _first: int = 0
    """How many steps there were before this clause."""
    _ranks: list[int] = field(default_factory=list)
    """Honours named before their suit."""

    def begin(self, seat: Seat | None) -> None:
        """Take the next clause, in which *seat* is named, or none."""
        self._seat, self._first = seat, len(self.steps)
        self._verb = "finesse" if seat is not None else ""

    def end(self) -> None:
        """End the clause: a finesse named after its suit is one in that suit."""
        if self._verb == "finesse" and self._seat is None and self.steps[self._first :]:
            suit = self.steps.pop().suit
            self.finesses.setdefault(suit, None)
            self.steps.append(LineStep(suit))

    def read(self, found: re.Match[str]) -> None:
        """Take the next word or card."""
        if found["cross"]:
            self.crossruffs = self.names_trumps = True
        elif found["trumps"]:
            self.names_trumps = True
            self._add([LineStep(self.trump)] if self.trump >= 0 else [])
        elif found["finesse"] or found["throw"] or found["give"]:
            self._verb = str(found.lastgroup)
        elif found["goes"]:
            gone, self.steps = self.steps[self._first :], self.steps[: self._first]
            self.throws += [StatedThrow(step.suit, step.card) for step in gone]
            self._verb = "throw"
        elif found["on"]:
            if self._verb == "throw":
                self._verb = "on"
        elif found["honour"] and not found["of"]:
            self._ranks.append(_RANKS[found["honour"].lower()])
        else:
            self._add(self._cards(found))

    def _cards(self, found: re.Match[str]) -> list[LineStep]:
        """Return the cards named, or the suit."""
        if found["honour"]:
            suit, ranks = _SUITS.get(found["of"].lower(), self.trump), [found["honour"]]
            if suit < 0:
                return []
        elif found["sign"]:
            suit = _SUITS[found["sign"]]
            ranks = re.findall(_CARD, found["ranks"], re.IGNORECASE)
        elif found["rank"]:
            suit, ranks = _SUITS[found["after"]], [found["rank"]]
        elif found["code"]:
            suit = _CODE[found["code"][0].lower()]
            ranks = re.findall(_CARD, found["code"][1:], re.IGNORECASE)
        else:
            suit = _SUITS[found["suit"].lower()]
            named = [LineStep(suit, _card(suit, rank)) for rank in self._ranks]
            self._ranks = []
            return named or [LineStep(suit)]
        return [LineStep(suit, _card(suit, _RANKS[rank.lower()])) for rank in ranks]

    def _add(self, steps: list[LineStep]) -> None:
        if not steps:
            return
        suit = steps[0].suit
        self.names_trumps |= any(step.suit == self.trump for step in steps)
        if self._verb == "throw":
            self.throws += [StatedThrow(step.suit, step.card) for step in steps]
            return
        if self._verb == "on":
            self.throws = [
                replace(thrown, on=suit) if thrown.on is None else thrown
                for thrown in self.throws
            ]
        elif self._verb == "finesse":
            # "The queen" of a finesse is the card looked for, not one to be played.
            self.finesses[suit] = self._seat or self.finesses.get(suit)
            steps = [LineStep(suit)]
            self._verb = ""
        elif self._verb == "give":
            steps = [replace(step, given=True) for step in steps]
        self.steps += steps


def _card(suit: int, rank: int) -> int:
    return 13 * suit + rank - 2
