"""``biritch explain``: the meaning of each call of an auction in a system."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.deals.auctions import at_table, auction_of_options, table_options
from biritch.cli.help import TranslatedOption
from biritch.cli.meanings import (
    marked_text,
    meaning_facts,
    meaning_text,
    short_text,
    show_rows,
)
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.words.notation import Notation, write_call
from biritch.words.translation import seat_name, tell

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.core.seats import Seat, Vulnerability


@click.command(name="explain")
@table_options
@click.option(
    "--auction",
    "calls",
    default="",
    metavar="CALLS",
    cls=TranslatedOption,
    help="cli-option-auction",
)
@click.option("--next", "following", is_flag=True, cls=TranslatedOption, help="cli-option-next")
@click.option("--whole", is_flag=True, cls=TranslatedOption, help="cli-option-whole")
@notation
@language
@as_json
def explain(  # noqa: PLR0913, PLR0917 - one for each option
    system: System,
    against: System | None,
    dealer: Seat | None,
    vulnerable: Vulnerability,
    calls: str,
    notation: Notation,
    lang: str,
    *,
    following: bool,
    whole: bool,
    as_json: bool,
) -> None:
    """Say what each call of an auction tells in SYSTEM; with --next, what any call would.

    No hand is needed: this is what partner and the opponents may know.
    """
    auction = auction_of_options(calls, dealer, notation)
    if following and auction.over:
        raise refuse("cli-auction-over")
    played = at_table(system, against, auction.turn)
    if following:
        menu = played.menu(auction, vulnerable)
        explained = [(auction.turn, call, meaning) for call, meaning in menu.items()]
    else:
        meanings = played.explain(auction, vulnerable)
        explained = [
            (seat, call, meaning)
            for (seat, call), meaning in zip(auction.calls_by_seat, meanings, strict=True)
        ]
    if as_json:
        print_json(
            [
                {"seat": str(seat), "call": write_call(call, notation)}
                | meaning_facts(meaning)
                | {"short": short_text(meaning, lang)}
                for seat, call, meaning in explained
            ]
        )
        return
    if not explained:
        console().print(tell("cli-no-call-yet", lang))
        return
    from biritch.cli.deals import diagrams as diagram

    look = diagram.DiagramStyle.here(lang, notation)
    said = meaning_text if whole else marked_text
    show_rows(
        (seat_name(seat, lang), diagram.call(call, look), said(meaning, lang))
        for seat, call, meaning in explained
    )


COMMAND = explain

SENTENCES = {
    "en": """
cli-no-call-yet = Nothing was called yet.
cli-option-whole = All that each call promises, not the line a player would say.
cli-option-next = Not what was called: what every call allowed now would say.
cli-help-explain =
    Say what each call of an auction tells in a system; with --next, what any call would.

    No hand is needed: this is what partner and the opponents may know.
""",
    "fr": """
cli-no-call-yet = Rien n'a été déclaré.
cli-option-whole = Tout ce que promet chaque déclaration, non la phrase d'un joueur.
cli-option-next = Non ce qui a été déclaré : ce que dirait chaque déclaration permise.
cli-help-explain =
    Dit ce que signifie chaque déclaration dans un système ; avec --next, ce que dirait chacune.

    Il n'y faut pas de main : c'est ce que le partenaire et les adversaires peuvent savoir.
""",
}
