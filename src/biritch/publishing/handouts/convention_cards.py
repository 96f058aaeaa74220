"""Convention cards as pages for the printer: one system, or several side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from types import MappingProxyType

from biritch.bidding.cards.convention_card import ConventionCard, FilledLine, FilledSection
from biritch.core.calls import PASS, Bid, Call
from biritch.core.cards import Strain
from biritch.core.phrase import Phrase
from biritch.words.translation import Language, say

_SUITS = "♣♦♥♠"
_DASH = " \N{EN DASH} "
_NOTRUMP: Mapping[Language, str] = MappingProxyType({"en": "NT", "fr": "SA"})
_PASS: Mapping[Language, str] = MappingProxyType({"en": "pass", "fr": "passe"})
_STYLE = """
@page { size: A4 landscape; margin: 10mm }
body { font: 9pt/1.35 system-ui, sans-serif; color: #111; background: #fff; margin: 1rem }
h1 { font-size: 14pt; margin: 0 } p { margin: 0.1rem 0; color: #444 }
table { border-collapse: collapse; width: 100%; margin-top: 0.6rem; break-inside: auto }
caption { text-align: left; font-weight: 700; font-size: 10.5pt; padding: 0.2rem 0 }
th, td { border: 1px solid #999; padding: 0.15rem 0.35rem; text-align: left;
  vertical-align: top } tr { break-inside: avoid }
th[scope=row] { white-space: nowrap; width: 9rem; font-weight: 600 }
.red { color: #b00020 } small { color: #555 } strong { font-weight: 700 }
@media print { body { margin: 0 } }
"""


def page(cards: Sequence[ConventionCard], language: Language) -> str:
    """Return one HTML page with *cards*, filled in on the same lay-out, a column each.

    Raises:
        ValueError: No card, or cards of different lay-outs, whose lines do not match.
    """
    if not cards or any(card.layout != cards[0].layout for card in cards):
        raise ValueError("cards to compare want one lay-out, and there must be one at least")
    title = say(Phrase.of("card-title" if len(cards) == 1 else "card-compared"), language)
    layout = cards[0].layout
    printed = layout.titles[language] if layout else ""
    names = ", ".join(card.titles[language] for card in cards)
    head = escape(say(Phrase.of("card-heading", title=title, names=names), language))
    boxes = "\n".join(
        _table(boxes, cards, language)
        for boxes in zip(*(card.boxes for card in cards), strict=True)
    )
    sources = "".join(f"<p>{_source(card, language)}</p>" for card in cards)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{head}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{head}</h1>\n"
        f"<p>{escape(printed)}</p>\n{sources}\n"
        f"<p>{escape(say(Phrase.of('card-legend'), language))}</p>\n{boxes}\n</body>\n</html>\n"
    )


def _source(card: ConventionCard, language: Language) -> str:
    told = Phrase.of("card-source", edition=card.version, source=card.source)
    return f"<strong>{escape(card.titles[language])}</strong> {escape(say(told, language))}"


def _table(
    boxes: Sequence[FilledSection], cards: Sequence[ConventionCard], language: Language
) -> str:
    title = escape(say(boxes[0].title, language))
    heads = ""
    if len(cards) > 1:
        names = "".join(f'<th scope="col">{escape(one.titles[language])}</th>' for one in cards)
        heads = f"<thead><tr><td></td>{names}</tr></thead>"
    rows = "\n".join(
        _row(lines, language) for lines in zip(*(b.lines for b in boxes), strict=True)
    )
    return f"<table><caption>{title}</caption>{heads}\n<tbody>{rows}</tbody></table>"


def _row(lines: Sequence[FilledLine], language: Language) -> str:
    first = lines[0]
    head = escape(say(first.asked, language)) if first.asked else _said(first, language)
    cells = "".join(f"<td>{'; '.join(_told(line, language))}</td>" for line in lines)
    return f'<tr><th scope="row">{head}</th>{cells}</tr>'


def _told(line: FilledLine, language: Language) -> Iterator[str]:
    """Yield what a line says, piece by piece, as HTML."""
    if line.told is None:
        yield f"<small>{escape(say(Phrase.of('card-not-agreed'), language))}</small>"
        return
    yield escape(say(line.brief or line.told, language))
    if line.forcing not in ("", "no"):
        yield escape(say(Phrase.of(f"card-forcing-{line.forcing}"), language))
    if line.announce is not None:
        told = Phrase.of("card-announced", what=line.announce)
        yield f"<strong>{escape(say(told, language))}</strong>"
    elif line.alert:
        yield f"<strong>{escape(say(Phrase.of('card-alerted'), language))}</strong>"
    for mark in ("assumed", "disputed"):
        if f"[{mark}]" in line.source:
            yield f"<small>{escape(say(Phrase.of(f'card-{mark}'), language))}</small>"


def _said(line: FilledLine, language: Language) -> str:
    return _DASH.join(
        _call(call, language) if ours else f"({_call(call, language)})"
        for ours, call in line.said
    )


def _call(call: Call, language: Language) -> str:
    """Return ``1♥`` or ``2NT``, hearts and diamonds in red."""
    if not isinstance(call, Bid):
        return _PASS[language] if call is PASS else str(call)
    if call.strain is Strain.NOTRUMP:
        return f"{call.level}{_NOTRUMP[language]}"
    sign = _SUITS[call.strain]
    if sign not in "♦♥":
        return f"{call.level}{sign}"
    return (
        f'{call.level}<span class="red">{sign}</span>'
        if sign in "♦♥"
        else f"{call.level}{sign}"
    )
