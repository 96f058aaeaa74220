"""A bidding system as one text: openings, responses, rebids, competitive bidding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.bidding.cards.outline import brief
from biritch.core.calls import PASS, Bid, Call
from biritch.core.cards import Strain
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import Language, say
from biritch.words.typography import join_list

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.system import System

DEPTH = 3
"""Calls of our side: an opening, an answer, a rebid."""
_GENERAL = ("NAT-", "nothing-to-say")
_SIGNS = {Strain.CLUBS: "♣", Strain.DIAMONDS: "♦", Strain.HEARTS: "♥", Strain.SPADES: "♠"}


@dataclass(frozen=True)
class Branch:
    """An agreed call, its meaning, and the agreed calls after it."""

    call: Call
    meaning: Meaning
    after: tuple[Branch, ...] = ()


def tree(played: System, depth: int = DEPTH) -> tuple[Branch, ...]:
    """Return the agreed openings of *played*, and the calls after them.

    Example:
        >>> from biritch.bidding import catalogue
        >>> [str(branch.call) for branch in tree(catalogue.find("sayc"), 1)][:3]
        ['P', '1C', '1D']
    """
    return tuple(branches_after(played, Auction(Seat.NORTH), depth))


def branches_after(played: System, begun: Auction, depth: int) -> Iterator[Branch]:
    """Yield the agreed calls after *begun*, *depth* calls deep."""
    if depth == 0 or begun.over:
        return
    meanings = played.agreed_calls(begun, Vulnerability.NONE)
    for call in sorted(meanings, key=call_order):
        meaning = meanings[call]
        if not meaning.rule or meaning.rule.startswith(_GENERAL):
            continue
        deeper: tuple[Branch, ...] = ()
        if call is not PASS:
            deeper = tuple(branches_after(played, begun.add(call).add(PASS), depth - 1))
        yield Branch(call, meaning, deeper)


def call_order(call: Call) -> tuple[int, int]:
    """Return the sort key of *call*: by level and strain, other calls first."""
    return (call.level, call.strain) if isinstance(call, Bid) else (0, 0)


def write_call(call: Call, language: Language) -> str:
    """Return ``1♥``, ``2NT`` or ``Pass``."""
    if not isinstance(call, Bid):
        return say(Phrase.of("cli-pass"), language) if call is PASS else str(call)
    return f"{call.level}{_SIGNS.get(call.strain) or say(Phrase.of('cli-notrump'), language)}"


def _meaning_text(meaning: Meaning, language: Language) -> str:
    sentences = [say(brief(meaning), language)]
    if meaning.forcing != "no":
        sentences.append(say(Phrase.of(f"card-forcing-{meaning.forcing}"), language))
    if meaning.announce is not None:
        sentences.append(say(Phrase.of("card-announced", what=meaning.announce), language))
    elif meaning.alert:
        sentences.append(f"**{say(Phrase.of('card-alerted'), language)}**")
    marks = (mark for mark in ("disputed", "assumed") if f"[{mark}]" in meaning.source)
    sentences += [f"*{say(Phrase.of(f'card-{mark}'), language)}*" for mark in marks]
    return join_list(sentences, language).replace("|", "\\|")


def _heading(name: str, language: Language) -> str:
    return say(Phrase.of(f"systems-page-{name}"), language)


def section(branches: tuple[Branch, ...], language: Language) -> Iterator[str]:
    """Yield the lines of a table of calls."""
    yield f"| {_heading('call', language)} | {_heading('says', language)} |"
    yield "| --- | --- |"
    for branch in branches:
        call, meaning = (
            write_call(branch.call, language),
            _meaning_text(branch.meaning, language),
        )
        yield f"| {call} | {meaning} |"
    yield ""


def system_text(played: System, language: Language, head: Sequence[str] = ()) -> str:
    """Return the whole of *played* as Markdown.

    Openings, responses and rebids with silent opponents; then bids over their openings. *head*
    is placed below the title; by default the source.

    Example:
        >>> from biritch.bidding import catalogue
        >>> system_text(catalogue.find("sayc"), "en").splitlines()[0]
        '# SAYC, Standard American Yellow Card'
    """
    openings = tree(played)
    text = [f"# {played.titles[language]}", "", *(head or (source_line(played, language), ""))]
    text += [f"## {say(Phrase.of('systems-page-openings'), language)}", ""]
    text += section(openings, language)
    for opening in openings:
        if opening.after:
            text += [f"## {write_call(opening.call, language)}", ""]
            text += section(opening.after, language)
            text += rebids(opening, language)
    if not head:
        text += _overcalls(played, language)
    return "\n".join(text).rstrip() + "\n"


def source_line(played: System, language: Language) -> str:
    """Return the edition and the source of *played* as a sentence."""
    source = Phrase.of("card-source", edition=played.version, source=played.source)
    return say(source, language)


def _overcalls(played: System, language: Language) -> Iterator[str]:
    suits = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)
    one = [Bid(1, strain) for strain in Strain]
    higher = [Bid(level, strain) for level in (2, 3) for strain in suits]
    for theirs in (*one, *higher):
        branches = tuple(branches_after(played, Auction(Seat.NORTH).add(theirs), 1))
        if branches:
            shown = write_call(theirs, language)
            yield f"## {say(Phrase.of('systems-text-they-open', call=shown), language)}"
            yield ""
            yield from section(branches, language)


def rebids(opening: Branch, language: Language) -> Iterator[str]:
    """Yield a table of opener's rebids after each response."""
    if not any(branch.after for branch in opening.after):
        return
    first = write_call(opening.call, language)
    titles = (_heading(branch, language) for branch in ("after", "call", "says"))
    yield f"| {' | '.join(titles)} |"
    yield "| --- | --- | --- |"
    for answer in opening.after:
        path = f"{first} {write_call(answer.call, language)}"
        for branch in answer.after:
            call, says = (
                write_call(branch.call, language),
                _meaning_text(branch.meaning, language),
            )
            yield f"| {path} | {call} | {says} |"
            path = ""
    yield ""
