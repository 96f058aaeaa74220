"""``biritch auction``: the result of an auction, and the possible next calls."""

from __future__ import annotations

import click

from biritch.cli.deals.auctions import read_auction
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import SEAT
from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.words.notation import Notation, write_call, write_contract
from biritch.words.translation import seat_name, tell


# A pass is `-` in French, which click would take for an option.
@click.command(name="auction", context_settings={"ignore_unknown_options": True})
@click.argument("calls", nargs=-1, metavar="CALLS")
@click.option("--dealer", type=SEAT, cls=TranslatedOption, help="cli-option-dealer")
@notation
@language
@as_json
def auction(
    calls: tuple[str, ...], dealer: Seat | None, notation: Notation, lang: str, *, as_json: bool
) -> None:
    """Say what the auction CALLS comes to, and what may be called next.

    CALLS are separated by spaces: "P 1H X 3H 3S P 4S P P P"; with --notation fr,
    "- 1C X 3C 3P - 4P - - -". An illegal call is refused with its law.
    """
    # A lone hyphen is a French pass, so unknown options reach this place and are refused here.
    for word in calls:
        if word.startswith("--"):
            raise click.NoSuchOption(word)
    if dealer is None:
        raise refuse("cli-missing", place="--dealer")
    auction = read_auction(" ".join(calls), dealer, notation)
    if as_json:
        print_json(facts(auction, notation))
    else:
        show(auction, lang, notation)


def facts(auction: Auction, notation: Notation) -> dict[str, object]:
    """Return the state of the auction as JSON data."""
    played = auction.contract
    passed_out = auction.over and played is None
    return {
        "over": auction.over,
        "contract": write_contract(played, notation)
        if played
        else ("Pass" if passed_out else None),
        "declarer": str(played.declarer) if played else None,
        "leader": str(played.leader) if played else None,
        "turn": None if auction.over else str(auction.turn),
        "legal": [write_call(call, notation) for call in auction.standing.legal()],
        "dealer": str(auction.dealer),
        "calls": [write_call(call, notation) for call in auction.calls],
    }


def show(auction: Auction, lang: str, notation: Notation) -> None:
    """Print the calls in columns, and the result as a sentence."""
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    look, out = diagram.DiagramStyle.here(lang, notation), console()
    out.print(diagram.auction(auction, look))
    out.print()
    played = auction.contract
    if played:
        leads = tell("cli-leads", lang, seat=seat_name(played.leader, lang))
        out.print(Text.assemble(diagram.contract(played, look), ", ", leads))
    elif auction.over:
        out.print(tell("cli-passed-out", lang))
    else:
        out.print(tell("cli-to-call", lang, seat=seat_name(auction.turn, lang)))
        legal = auction.standing.legal()
        out.print(Text(" ").join(diagram.call(call, look) for call in legal))


COMMAND = auction

SENTENCES = {
    "en": """
cli-leads = { $seat } leads
cli-to-call = { $seat } to call:
cli-help-auction =
    Show the state of an auction and the legal next calls.

    CALLS are separated by spaces: "P 1H X 3H 3S P 4S P P P"; with --notation fr,
    "- 1C X 3C 3P - 4P - - -". An illegal call is refused with its law.
""",
    "fr": """
cli-leads = entame en { $seat }
cli-to-call = Parole à { $seat } :
cli-help-auction =
    Montre où en sont les enchères CALLS et les déclarations permises ensuite.

    CALLS sont séparées par des espaces : "P 1H X 3H 3S P 4S P P P" ; avec --notation fr,
    "- 1C X 3C 3P - 4P - - -". Une déclaration illégale est refusée avec sa loi.
""",
}
