"""``biritch ruling``: from an irregularity to the ruling and its law."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import SEAT, VULNERABILITY, WholeNumber
from biritch.cli.rulings import (
    ContractBefore,
    ask_questions,
    irregularity_facts,
    ruling_facts,
    show_irregularities,
    show_ruling,
    show_scores,
)
from biritch.core.seats import Seat, Vulnerability

if TYPE_CHECKING:
    from biritch.rulings.irregularity import Irregularity
    from biritch.words.notation import Notation


@click.command(name="ruling")
@click.argument("irregularity", metavar="[IRREGULARITY]", required=False)
@click.option("--answers", metavar="A,B,…", cls=TranslatedOption, help="cli-option-answers")
@click.option(
    "--contract", metavar="4HX", cls=TranslatedOption, help="cli-option-ruling-contract"
)
@click.option("--declarer", type=SEAT, cls=TranslatedOption, help="cli-option-declarer")
@click.option(
    "--tricks", type=WholeNumber(0, 13), cls=TranslatedOption, help="cli-option-ruling-tricks"
)
@click.option(
    "--vulnerable",
    type=VULNERABILITY,
    default="none",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-vulnerable",
)
@notation
@language
@as_json
def ruling(  # noqa: PLR0913, PLR0917 - one for each option
    irregularity: str | None,
    answers: str | None,
    contract: str | None,
    declarer: Seat | None,
    tricks: int | None,
    vulnerable: Vulnerability,
    notation: Notation,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Rule an irregularity: questions, then the ruling and its law (code of 2017).

    Without IRREGULARITY, list them. With --answers, as scripts do, the answers in order;
    where they end too soon the next question is shown. After a revoke, --contract,
    --declarer and --tricks give the score before and after.
    """
    from biritch.rulings.catalogue import all_irregularities

    irregularities = all_irregularities()
    if irregularity is None:
        print_json(
            irregularity_facts(irregularities, lang)
        ) if as_json else show_irregularities(irregularities, lang)
        return
    chosen = irregularities.get(irregularity)
    if chosen is None:
        raise refuse("cli-no-irregularity", text=irregularity, known=", ".join(irregularities))
    board = ContractBefore.of(contract, declarer, tricks, vulnerable, notation)
    replies = _answers(chosen, answers, lang, asking=answers is None and not as_json)
    if as_json:
        print_json(ruling_facts(irregularity, chosen, replies, board, lang))
    else:
        show_ruling(console(), chosen, replies, lang)
        show_scores(console(), chosen, replies, board, lang)


def _answers(
    chosen: Irregularity, answers: str | None, lang: str, *, asking: bool
) -> Sequence[str]:
    """Return the answers from the option, or asked one by one at a terminal."""
    from biritch.rulings.irregularity import Unanswered, follow_answers

    typed = [word.strip() for word in (answers or "").split(",") if word.strip()]
    try:
        follow_answers(chosen, typed)
    except Unanswered as error:
        raise Refusal(error.phrase) from None
    return ask_questions(chosen, lang) if asking and sys.stdin.isatty() else typed


COMMAND = ruling

SENTENCES = {
    "en": """
cli-help-ruling = Rule on an irregularity: ask questions, then show the ruling and its law \
(code \
of 2017). Without IRREGULARITY, list all of them. Scripts give the answers in order with \
--answers; if one is missing, its question is shown. After a revoke, --contract, --declarer \
and \
--tricks give the score before and after.
cli-option-answers = The answers in order, separated by commas.
cli-option-ruling-contract = The contract played, to see the score before and after.
cli-option-ruling-tricks = The tricks declarer won at the table.
cli-no-irregularity = unknown irregularity: '{ $text }' (want { $known })
""",
    "fr": """
cli-help-ruling = Juge une irrégularité : des questions, puis la décision et sa loi (code de \
2017). Sans IRRÉGULARITÉ, en donne la liste. Un script donne les réponses dans l'ordre avec \
--answers ; s'il en manque une, la question est affichée. Après une renonce, \
--contract, --declarer et --tricks donnent la marque avant et après.
cli-option-answers = Les réponses dans l'ordre, séparées par des virgules.
cli-option-ruling-contract = Le contrat joué, pour voir la marque avant et après.
cli-option-ruling-tricks = Les levées du déclarant à la table.
cli-no-irregularity = irrégularité inconnue : « { $text } » (il faut { $known })
""",
}
