"""``biritch bid``: the call of a system with a hand, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.deals.auctions import at_table, auction_of_options, table_options
from biritch.cli.help import TranslatedOption
from biritch.cli.meanings import meaning_facts, meaning_text, phrase_text, show_rows
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.words.notation import Notation, read_hand, write_call
from biritch.words.translation import seat_name, tell

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.core.hands import Hand
    from biritch.core.seats import Seat, Vulnerability


@click.command(name="bid")
@table_options
@click.option("--hand", "held", default="", cls=TranslatedOption, help="cli-option-hand")
@click.option(
    "--auction",
    "calls",
    default="",
    metavar="CALLS",
    cls=TranslatedOption,
    help="cli-option-auction",
)
@notation
@language
@as_json
def bid(  # noqa: PLR0913, PLR0917 - one for each option
    system: System,
    against: System | None,
    dealer: Seat | None,
    vulnerable: Vulnerability,
    held: str,
    calls: str,
    notation: Notation,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Say what SYSTEM calls with a hand after an auction, and why.

    The hand is that of the player to call: spades, hearts, diamonds, clubs, separated by dots.
    """
    hand = _hand(held, notation)
    auction = auction_of_options(calls, dealer, notation)
    if auction.over:
        raise refuse("cli-auction-over")
    choice = at_table(system, against, auction.turn).choose(hand, auction, vulnerable)
    if as_json:
        others = [
            {"call": write_call(call, notation), "why": phrase_text(why, lang)}
            for call, why in choice.others
        ]
        called = {"call": write_call(choice.call, notation)}
        print_json(called | meaning_facts(choice.meaning) | {"others": others})
        return
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    look, out = diagram.DiagramStyle.here(lang, notation), console()
    caller = tell("cli-calls", lang, seat=seat_name(auction.turn, lang))
    out.print(Text.assemble(caller, " ", diagram.call(choice.call, look)), style="bold")
    out.print(Text(meaning_text(choice.meaning, lang)))
    out.print(Text(f"{choice.meaning.rule} · {choice.meaning.source}", "dim"))
    if choice.others:
        out.print()
        out.print(tell("cli-other-calls", lang))
        show_rows(
            (diagram.call(call, look), phrase_text(why, lang)) for call, why in choice.others
        )


def _hand(text: str, notation: Notation) -> Hand:
    if not text:
        raise refuse("cli-missing", place="--hand")
    try:
        hand = read_hand(text, notation)
    except ValueError:
        raise refuse("cli-bad-hand", text=text, notation=notation) from None
    if len(hand) != 13:
        raise refuse("cli-short-hand", text=text, cards=len(hand))
    return hand


COMMAND = bid

SENTENCES = {
    "en": """
cli-bad-hand = not a hand: '{ $text }' (want { $notation ->
    [fr] AD10.R92.A32.8765
   *[en] AQT.K92.A32.8765
}, spades first)
cli-short-hand = --hand: { $cards } { $cards ->
    [one] card
   *[other] cards
} in '{ $text }' (want 13)
cli-calls = { $seat } calls
cli-other-calls = Other calls:
cli-option-hand = The hand of the player to call, spades first: AQJ.K92.A32.8765.
cli-help-bid =
    Show the call a system makes with a hand after an auction, and why.

    The hand is that of the player to call: spades, hearts, diamonds, clubs, separated by dots.
""",
    "fr": """
cli-bad-hand = « { $text } » n'est pas une main (il faut { $notation ->
    [fr] AD10.R92.A32.8765
   *[en] AQT.K92.A32.8765
}, piques d'abord)
cli-short-hand = --hand : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} dans « { $text } » (il en faut 13)
cli-calls = { $seat } déclare
cli-other-calls = Autres déclarations :
cli-option-hand = La main du joueur qui doit parler, piques d'abord : AQJ.K92.A32.8765.
cli-help-bid =
    Donne la déclaration d'un système avec une main après des enchères, et pourquoi.

    La main est celle du joueur qui doit parler : piques, cœurs, carreaux, trèfles, séparés \
par des \
points.
""",
}
