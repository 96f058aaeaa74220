"""A parser of lines of play stated with a claim (Law 68C)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain

from biritch.core.seats import Seat
from biritch.locales.typed_words import (
    fold_accents,
    load_typed_words,
    meanings_by_word,
    words_pattern,
)
from biritch.robots.claiming.search import ClaimPosition, is_master

_SIGNS = "♣♦♥♠"
_CODES = "cdhs"
"""Suits in codes such as ``SK``, which every language reads alike."""
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_RANKS = {"ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 14}
_SEATS = ("north", "east", "south", "west")
_BESIDE = {"left": 1, "right": 3}
_AFTER = ("give", "run", "ruff")
"""Verbs that may be named after what they are about ("the last club is yours")."""
_VERBS = ("finesse", "throw", "squeeze", "exit", *_AFTER)


class _ClaimWords:
    """The vocabulary of claims in all languages (``claim.words``), as regular expressions.

    A one-letter word names a card only after its suit.
    """

    def __init__(self) -> None:
        self.meanings = meanings_by_word("claim")
        every = load_typed_words("claim")
        long = {what: [word for word in each if len(word) > 1] for what, each in every.items()}
        pattern = {what: words_pattern(each) for what, each in long.items()}
        letters = "".join(word for what in _RANKS for word in every[what] if len(word) == 1)
        trumps = pattern["trumps"]
        suits = words_pattern([*_SIGNS, *chain(*(long[suit] for suit in _SUITS))])
        honours = words_pattern(chain(*(long[rank] for rank in _RANKS)))
        self.card = card = f"10|[2-9{letters}]"
        seats = words_pattern(chain(*(long[at] for at in (*_SEATS, *_BESIDE))))
        self.seat = re.compile(seats, re.IGNORECASE)
        self.clause = re.compile(rf"[,;.:]|{pattern['then']}", re.IGNORECASE)
        links = (
            re.escape(spelling) + (r"\s*" if word.endswith("'") else r"\s+")
            for word in every["of"]
            for spelling in {word, fold_accents(word)}
        )
        of = rf"(?:\s+(?:{'|'.join(links)}))?"
        # "A diamond to the king" plays that card, and no other of the suit.
        to = rf"\s+(?:{pattern['to']})\s+(?:[a-z]{{2,3}}\s+|l')?"
        self.token = re.compile(
            rf"(?P<cross>{pattern['crossruff']})"
            rf"|(?P<from>{suits}|{trumps}){to}(?P<to>{honours})"
            rf"|(?P<trumps>{trumps})"
            rf"|(?P<finesse>{pattern['finesse']}|(?:{pattern['play-for']}) (?=(?:{seats})))"
            rf"|(?P<exit>{pattern['exit']})"
            rf"|(?P<throw>{pattern['throw']})"
            rf"|(?P<goes>(?:{pattern['go']})(?=.* (?:{pattern['on']})))"
            rf"|(?P<on>{pattern['on']}|{pattern['under']})"
            rf"|(?P<give>{pattern['give']})"
            rf"|(?P<run>{pattern['run']})"
            rf"|(?P<ruff>{pattern['ruff']})"
            rf"|(?P<squeeze>{pattern['squeeze']})"
            rf"|(?P<honour>{honours})(?:{of}(?P<of>{suits}|{trumps}))?"
            rf"|(?P<sign>[{_SIGNS}])\s?(?P<ranks>(?:(?:{card})(?![a-zà-ÿ]{{2}})\s?-?)+)"
            rf"|(?P<rank>\b(?:{card}))(?P<after>[{_SIGNS}])"
            rf"|(?P<code>\b[{_CODES}](?:10|[2-9tjqka])+\b)"
            rf"|(?P<suit>{suits})",
            re.IGNORECASE,
        )

    def suit(self, word: str, trump: int) -> int:
        """Return the suit that *word* names; *trump* if it says trumps."""
        if word in _SIGNS:
            return _SIGNS.index(word)
        meaning = self.meanings[_plain_word(word)]
        return _SUITS.index(meaning) if meaning in _SUITS else trump

    def rank(self, word: str) -> int:
        """Return the rank, 2 to 14, that *word* or a letter names."""
        return int(word) if word.isdigit() else _RANKS[self.meanings[_plain_word(word)]]

    def named_seat(self, clause: str, claimant: Seat | None) -> Seat | None:
        """Return the seat named in *clause*; left and right are relative to *claimant*."""
        found = self.seat.search(clause)
        if found is None:
            return None
        what = self.meanings[_plain_word(found[0])]
        if what in _BESIDE:
            return None if claimant is None else claimant.after(_BESIDE[what])
        return Seat(_SEATS.index(what))


@cache
def _claim_words() -> _ClaimWords:
    return _ClaimWords()


def _plain_word(word: str) -> str:
    return fold_accents(" ".join(word.lower().split()))


@dataclass(frozen=True, slots=True)
class LineStep:
    """One step of a line: a ``card`` to play, or a ``suit`` to run from the top.

    ``given`` if the trick is given up, not won.
    """

    suit: int
    card: int | None = None
    given: bool = False


@dataclass(frozen=True, slots=True)
class StatedThrow:
    """A discard: a ``suit``, or a ``card`` of it, when suit ``on`` is played."""

    suit: int
    card: int | None = None
    on: int | None = None


@dataclass(frozen=True, slots=True)
class StatedLine:
    """The parsed statement of a claimer.

    ``steps`` are in order; ``finesses`` are the suits to finesse, each with the seat assumed to
    hold the card, if named; ``throws`` are the discards; ``crossruffs`` whether a crossruff is
    stated; ``names_trumps`` whether trumps are mentioned; ``runs`` are the cards to be led and
    let run; ``ruffs`` are the suits to be ruffed; ``forces`` whether a squeeze or an end play
    is stated, in which what is thrown and won depends on the defenders.

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
    runs: tuple[int, ...] = ()
    ruffs: frozenset[int] = frozenset()
    forces: bool = False

    @classmethod
    def parse(cls, text: str, trump: int, claimant: Seat | None = None) -> StatedLine:
        """Parse *text*, in any language; *trump* is the trump suit or -1.

        Left and right are relative to *claimant*.
        """
        reader = _LineReader(trump)
        words = _claim_words()
        for clause in words.clause.split(text.replace("’", "'")):
            reader.begin(words.named_seat(clause, claimant))
            for found in words.token.finditer(clause):
                reader.read_token(found)
            reader.end()
        return cls(
            tuple(reader.steps),
            reader.finesses,
            reader.names_trumps,
            tuple(reader.throws),
            reader.crossruffs,
            tuple(reader.runs),
            frozenset(reader.ruffs),
            reader.forces,
        )

    @property
    def says_nothing(self) -> bool:
        """Whether no play was stated."""
        return not (self.steps or self.throws or self.crossruffs or self.forces)

    def readings(self, at: ClaimPosition) -> Iterator[StatedLine]:
        """Yield the possible meanings of the line when all cards are known.

        An opponent's card is one to be driven out: its suit is played. A trick to be given up
        may be given when it is named, or at the end. A card that is let run finesses the hand
        after the one that holds it.
        """
        mine = 0
        finesses = {**self.finesses}
        for seat, hand in enumerate(at.hands):
            mine |= hand if at.ours[seat] else 0
            for card in self.runs:
                if at.ours[seat] and hand >> card & 1 and not is_master(card, at.theirs):
                    finesses[card // 13] = Seat((seat + 1) % len(Seat))
        steps = tuple(
            step if step.card is None or mine >> step.card & 1 else replace(step, card=None)
            for step in self.steps
            if step.card is None or (mine | at.theirs) >> step.card & 1
        )
        line = replace(self, steps=steps, finesses=finesses)
        yield line
        if any(step.given for step in steps):
            yield replace(line, steps=tuple(step for step in steps if not step.given))


@dataclass
class _LineReader:
    """Parses a line clause by clause, word by word."""

    trump: int
    steps: list[LineStep] = field(default_factory=list)
    finesses: dict[int, Seat | None] = field(default_factory=dict)
    throws: list[StatedThrow] = field(default_factory=list)
    names_trumps: bool = False
    crossruffs: bool = False
    runs: list[int] = field(default_factory=list)
    ruffs: set[int] = field(default_factory=set)
    forces: bool = False
    _verb: str = ""
    """What is done with the cards named next: ``finesse``, ``throw``, ``give``, ``run``,
    ``ruff`` or nothing."""
    _before_verb: int = 0
    """How many steps there were before the verb."""
    _seat: Seat | None = None
    _first: int = 0
    """How many steps there were before this clause."""
    _ranks: list[int] = field(default_factory=list)
    """Honours named before their suit."""

    def begin(self, seat: Seat | None) -> None:
        """Start a clause, in which *seat* is named, or none."""
        self._seat, self._first = seat, len(self.steps)
        self._verb = "finesse" if seat is not None else ""

    def end(self) -> None:
        """Finish the clause: a verb named after its suit or card refers to that."""
        named = self.steps[self._first :]
        if self._verb in _AFTER and named and self._before_verb == len(self.steps):
            step = self.steps.pop()
            self._add([step])
        if self._verb == "finesse" and self._seat is None and self.steps[self._first :]:
            suit = self.steps.pop().suit
            self.finesses.setdefault(suit, None)
            self.steps.append(LineStep(suit))

    def read_token(self, found: re.Match[str]) -> None:
        """Process the next word or card."""
        if found["cross"]:
            self.crossruffs = self.names_trumps = True
        elif found["trumps"]:
            self.names_trumps = True
            self._add([LineStep(self.trump)] if self.trump >= 0 else [])
        elif any(found[verb] for verb in _VERBS):
            self._read_verb(str(found.lastgroup))
        elif found["goes"]:
            gone, self.steps = self.steps[self._first :], self.steps[: self._first]
            self.throws += [StatedThrow(step.suit, step.card) for step in gone]
            self._verb = "throw"
        elif found["on"]:
            if self._verb == "throw":
                self._verb = "on"
        elif found["honour"] and not found["of"]:
            self._ranks.append(_claim_words().rank(found["honour"]))
        else:
            self._add(self._cards(found))

    def _read_verb(self, verb: str) -> None:
        """Note what is done with the cards named next, or before."""
        if verb in {"squeeze", "exit"}:
            self.forces = True
            # The seat named is the one that is squeezed, or thrown in.
            self._seat = None
            if verb == "squeeze":
                self._verb = "" if self._verb == "finesse" else self._verb
                return
            verb = "give"
        self._verb, self._before_verb = verb, len(self.steps)

    def _cards(self, found: re.Match[str]) -> list[LineStep]:
        """Return the cards named, or the suit."""
        words = _claim_words()
        if found["to"]:
            suit, ranks = words.suit(found["from"], self.trump), [found["to"]]
            if suit < 0:
                return []
        elif found["honour"]:
            suit, ranks = (
                words.suit(found["of"], self.trump),
                [found["honour"]],
            )
            if suit < 0:
                return []
        elif found["sign"]:
            suit = _SIGNS.index(found["sign"])
            ranks = re.findall(words.card, found["ranks"], re.IGNORECASE)
        elif found["rank"]:
            suit, ranks = _SIGNS.index(found["after"]), [found["rank"]]
        elif found["code"]:
            suit = _CODES.index(found["code"][0].lower())
            ranks = re.findall(words.card, found["code"][1:], re.IGNORECASE)
        else:
            suit = words.suit(found["suit"], self.trump)
            named = [LineStep(suit, _card(suit, rank)) for rank in self._ranks]
            self._ranks = []
            return named or [LineStep(suit)]
        return [LineStep(suit, _card(suit, words.rank(rank))) for rank in ranks]

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
            named = self._seat  # North is 0
            self.finesses[suit] = self.finesses.get(suit) if named is None else named
            steps = [LineStep(suit)]
            self._verb = ""
        elif self._verb == "give":
            steps = [replace(step, given=True) for step in steps]
        elif self._verb == "run":
            self.runs += [step.card for step in steps if step.card is not None]
        elif self._verb == "ruff" and suit != self.trump:
            self.ruffs.add(suit)
        self.steps += steps


def _card(suit: int, rank: int) -> int:
    return 13 * suit + rank - 2
