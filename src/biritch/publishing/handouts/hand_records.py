"""Hand records: the four hands of each board, eight boards an A4 page, with what they make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.publishing.dealt_boards import Dealt
from biritch.publishing.handouts.page import Ink, page
from biritch.solver.par import Par

STYLE = """\
main { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm; }
section, section div { position: relative; }
section { border: 0.3mm solid #666; padding: 1.5mm; min-height: 64mm; break-inside: avoid;
  display: grid; grid-template-columns: 1fr 1fr 1fr; grid-template-rows: auto auto 1fr auto; }
h2 { font-size: 13pt; margin: 0; } h3 { position: absolute; clip-path: inset(50%);
  width: 1px; height: 1px; overflow: hidden; margin: 0; }
.told { grid-area: 1 / 1; } .north { grid-area: 1 / 2; } .west { grid-area: 2 / 1; }
.east { grid-area: 2 / 3; } .south { grid-area: 3 / 2; } .points { grid-area: 3 / 1; }
.makes { grid-area: 3 / 3; align-self: start; } abbr { text-decoration: none; }
 .par { grid-area: 4 / 1 / 5 / 4; border-top: 0.1mm solid #999; }
.compass { grid-area: 2 / 2; align-self: center; text-align: center; color: #555; }
.told p, .par { margin: 0; } table { border-collapse: collapse; font-size: 8pt; }
th, td { padding: 0 0.9mm; text-align: right; font-weight: normal; }
td.few { color: #555; } caption { text-align: left; color: #333; }
@media screen and (max-width: 700px) { main { grid-template-columns: 1fr; } }
"""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What a board makes with all cards seen."""

    table: TrickTable
    par: Par


def hand_records(
    boards: Sequence[Dealt], reckoned: Sequence[Reckoned | None], title: str, ink: Ink
) -> Iterator[str]:
    """Yield the page of *boards*, each with what it makes where that is known."""
    body = (drawn(one, made, ink) for one, made in zip(boards, reckoned, strict=True))
    return page(title, STYLE, body, ink)


def drawn(one: Dealt, made: Reckoned | None, ink: Ink, kind: str = "") -> str:
    """Return a board as a section, of class *kind* if any: hands, points, tricks, par."""
    number = ink.say("cli-board", number=str(one.number))
    told = (
        f'<div class="told"><h2>{number}</h2>'
        f"<p>{ink.say('dealing-dealer', seat=ink.seat(one.board.dealer))}</p>"
        f"<p>{ink.say(f'cli-vulnerable-{one.board.vulnerability}')}</p></div>"
    )
    hands = "".join(
        f'<div class="{seat.name.lower()}"><h3>{ink.seat(seat)}</h3>'
        f"{ink.hand(one.deal[seat])}</div>"
        for seat in Seat
    )
    more = "" if made is None else _makes(made.table, ink) + par_told(made.par, ink)
    parts = f"{told}{hands}{_compass(ink)}{_points(one, ink)}{more}"
    of = f' class="{kind}"' if kind else ""
    return f'<section{of} aria-label="{number}">{parts}</section>\n'


def _compass(ink: Ink) -> str:
    n, e, s, w = (ink.seat(seat)[0] for seat in Seat)
    return f'<div class="compass" aria-hidden="true">{n}<br>{w} &nbsp; {e}<br>{s}</div>'


def _points(one: Dealt, ink: Ink) -> str:
    n, e, s, w = (
        f'<span aria-label="{ink.seat(seat)} {one.deal[seat].hcp}">{one.deal[seat].hcp}</span>'
        for seat in Seat
    )
    return (
        f'<div class="points">{ink.say("cli-points")}<br>'
        f"&emsp;{n}<br>{w}&emsp;&ensp;{e}<br>&emsp;{s}</div>"
    )


def _makes(table: TrickTable, ink: Ink) -> str:
    head = "".join(f'<th scope="col">{ink.strain(strain)}</th>' for strain in reversed(Strain))
    rows = "".join(
        f'<tr><th scope="row"><abbr title="{ink.seat(seat)}">{ink.seat(seat)[0]}</abbr></th>'
        + "".join(_cell(table.of(seat, strain)) for strain in reversed(Strain))
        + "</tr>"
        for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    )
    caption = ink.say("solver-tricks")
    return (
        f'<table class="makes"><caption>{caption}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cell(tricks: int) -> str:
    return f"<td>{tricks}</td>" if tricks > 6 else f'<td class="few">{tricks}</td>'


def par_told(par: Par, ink: Ink) -> str:
    """Return par and its contracts as a paragraph."""
    if par.contracts == ("Pass",):
        return f'<p class="par">{ink.say("solver-par-pass")}</p>'
    winners = ink.say("cli-side-ns" if par.score_ns > 0 else "cli-side-ew")
    points = ink.say("solver-par", side=winners, points=str(abs(par.score_ns)))
    contracts = ", ".join(_contract(written, ink) for written in par.contracts)
    return f'<p class="par">{points} {contracts}</p>'


def _contract(written: str, ink: Ink) -> str:
    """Return ``4♥X by North-South`` of ``4HX by NS``."""
    brief, _, seats = written.partition(" by ")
    played = Contract.parse(brief, Seat.parse(seats[0]))
    side = "cli-side-ns" if played.declarer.side is Side.NS else "cli-side-ew"
    who = ink.seat(played.declarer) if len(seats) == 1 else ink.say(side)
    doubles = "X" * (played.multiplier.bit_length() - 1)
    by = ink.say("cli-by", seat="\0").replace("\0", who)
    return f"{played.level}{ink.strain(played.strain)}{escape(doubles)} {by}"
