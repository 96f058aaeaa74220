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

    No hand is needed: this is what partner and the opponents are entitled to know.
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
cli-no-call-yet = No call yet.
cli-option-whole = Show everything each call promises, not only the sentence a player would say.
cli-option-next = Explain the legal next calls instead of the calls made.
cli-help-explain =
    Explain each call of an auction in a system; with --next, the possible next calls.

    No hand is needed: this is what partner and the opponents are entitled to know.
""",
    "fr": """
cli-no-call-yet = Aucune déclaration pour l'instant.
cli-option-whole = Montre tout ce que promet chaque déclaration, pas seulement la phrase d'un \
joueur.
cli-option-next = Explique les déclarations permises ensuite, au lieu de celles déjà faites.
cli-help-explain =
    Explique chaque déclaration selon un système ; avec --next, les déclarations possibles.

    Aucune main n'est demandée : c'est ce que partenaire et adversaires ont le droit de savoir.
""",
}
