"""``biritch deal``: random boards, or repeatable ones from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain, count
from typing import TYPE_CHECKING

import click

from biritch.cli.deals import conditions as language_of_hands
from biritch.cli.deals.formats import DIAGRAM, JSON, Boards, format_names, write_boards
from biritch.cli.deals.given import Stack, deals_given, given_options
from biritch.cli.deals.scripted import open_script, result_facts, result_lines, script_boards
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.cli.progress import ProgressBar
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import fresh, seeded_deals
from biritch.words.notation import Notation
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.dealing.script_run import ScriptRun

TRIES = 1_000_000
"""Deals tried unless --tries says otherwise."""
PRODUCE = 40
"""Boards of a script that does not say how many."""


@click.command(name="deal")
@click.option(
    "-n",
    "--number",
    type=WholeNumber(1, 1_000_000),
    default=None,
    cls=TranslatedOption,
    help="cli-option-number",
)
@click.option("--seed", metavar="SEED", cls=TranslatedOption, help="cli-option-seed")
@click.option(
    "--first",
    type=WholeNumber(1, 1_000_000),
    default=1,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-first",
)
@click.option("--where", metavar="EXPR", cls=TranslatedOption, help="cli-option-where")
@click.option(
    "--tries",
    type=WholeNumber(1),
    default=None,
    cls=TranslatedOption,
    help="cli-option-tries",
)
@click.option(
    "--format",
    "form",
    type=OneOf(format_names()),
    default="pbn",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-format",
)
@click.option(
    "--pdf", default=None, metavar="FILE.pdf", cls=TranslatedOption, help="cli-option-deal-pdf"
)
@click.option(
    "--script", default=None, metavar="FILE", cls=TranslatedOption, help="cli-option-script"
)
@click.option("--stack", is_flag=True, cls=TranslatedOption, help="cli-option-deal-stack")
@click.option("--actions", is_flag=True, cls=TranslatedOption, help="cli-option-actions")
@given_options
@notation
@language
@as_json
def deal(  # noqa: PLR0913, PLR0917 - one for each option
    number: int | None,
    seed: str | None,
    first: int,
    where: str | None,
    tries: int | None,
    form: str,
    pdf: str | None,
    script: str | None,
    notation: Notation,
    lang: str,
    *,
    stack: bool,
    actions: bool,
    as_json: bool,
    **given: str | None,
) -> None:
    """Deal boards at random, as PBN; with --seed, the same ones for ever.

    --where EXPR keeps the deals that meet a condition, e.g. "hcp(N) >= 15 and spades(S) >= 5",
    'balanced(E) and shape(W, "4432", "5xxx")', "hearts(NS) >= 8", 'has(N, "SA")'.
    Words: hcp spades hearts diamonds clubs aces kings queens controls losers balanced
    shape has min max, with + - * < <= == != >= > and or not; and every evaluator of hands
    (zar, cccc, new_losers…: see the page on dealing).

    --script FILE keeps the deals that a dealer script selects; its averages and frequencies go
    to standard error, or, with --actions, to standard output instead of the boards.
    """
    if script is not None:
        if where is not None or any(given.values()):
            raise refuse("cli-script-where")
        run = open_script(script, seed, lang)
        number = number or run.script.produce or PRODUCE
        boards = script_boards(run, number, tries or run.script.generate or TRIES, first, lang)
        if actions:
            _act(run, boards, lang, as_json=as_json)
            return
        _write(_require_first(boards), form, pdf, lang, notation, as_json=as_json)
        for line in result_lines(run, lang):
            click.echo(line, err=True)
        return
    number, tries = number or 1, tries or TRIES
    condition = language_of_hands.read_condition(where, notation) if where is not None else _any
    # A deal is never None, so the second stream has no end.
    stacking = where if stack or seed is None else None
    stream = deals_given(given, seed, _stack_beside(stacking, notation), notation)
    if stream is None and stacking is not None:
        stream = _stack_hand(stacking, notation, seed)
    if stream is None:
        stream = seeded_deals(seed) if seed is not None else iter(fresh, None)
    with ProgressBar(lambda: tell("cli-dealing", lang), number) as bar:
        found = _require_first(
            _number_boards(_filter_deals(stream, condition, number, tries, bar), first)
        )
        _write(found, form, pdf, lang, notation, as_json=as_json)


def _write(  # noqa: PLR0913 - one for each option
    boards: Boards, form: str, pdf: str | None, lang: str, notation: Notation, *, as_json: bool
) -> None:
    if pdf is not None:
        boards = _print_records(list(boards), pdf, lang, notation)
    if form == DIAGRAM and not as_json:
        _draw(boards, lang, notation)
        return
    for part in write_boards(boards, JSON if as_json else form):
        click.echo(part, nl=False)


def _act(run: ScriptRun, boards: Boards, lang: str, *, as_json: bool) -> None:
    """Print the results of the script's actions instead of the boards."""
    for _ in boards:
        for line in run.take_lines():
            click.echo(line, nl=not line.endswith("\n"))
    if as_json:
        print_json({"deals": run.kept, "tried": run.tried, "results": result_facts(run)})
        return
    for line in result_lines(run, lang):
        click.echo(line)


def _stack_beside(where: str | None, notation: Notation) -> Stack | None:
    """Return how to stack the hand *where* asks about beside given hands, or ``None``."""
    if where is None:
        return None
    from biritch.cli.deals.stacking import best_stack

    return lambda given: best_stack(where, notation, given)


def _stack_hand(where: str, notation: Notation, seed: str | None) -> Iterator[Deal] | None:
    """Return deals with the hand *where* asks about dealt to order, or ``None``."""
    from biritch.cli.deals.stacking import best_stack

    stacked = best_stack(where, notation)
    if stacked is None:
        return None
    rng = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311
    return iter(lambda: stacked.deal(rng), None)


def _any(deal: Deal) -> bool:
    del deal
    return True


def _filter_deals(
    stream: Iterator[Deal],
    condition: Callable[[Deal], bool],
    number: int,
    tries: int,
    bar: ProgressBar,
) -> Iterator[Deal]:
    """Yield *number* deals that satisfy *condition*; refuse after *tries* attempts."""
    kept = 0
    for tried in count(1):
        # To ask for more boards than tries is no reason to refuse them.
        if tried > max(tries, number):
            raise refuse("cli-too-rare", tries=str(tries), found=str(kept))
        dealt = next(stream)
        if condition(dealt):
            kept += 1
            yield dealt
        if kept == number:
            return
        bar.at(kept)


def _number_boards(deals: Iterator[Deal], first: int) -> Boards:
    return ((Board.from_number(first + place), dealt) for place, dealt in enumerate(deals))


def _require_first(boards: Boards) -> Boards:
    """Return *boards* once the first is found, so that a failed search writes nothing."""
    rest = iter(boards)
    return chain([next(rest)], rest)


def _print_records(
    boards: list[tuple[Board, Deal]], path: str, lang: str, notation: Notation
) -> Boards:
    """Write the hand records of *boards* as a PDF; return the boards, to be printed too."""
    from pathlib import Path

    from biritch.cli.output_files import write_file
    from biritch.publishing.dealt_boards import DealtBoard
    from biritch.publishing.papers.deal_papers import hand_records_paper
    from biritch.publishing.wording import PrintedWording

    dealt = [DealtBoard(board.number, board, deal) for board, deal in boards]
    title, wording = tell("dealing-hand-records", lang), PrintedWording(lang, notation)
    write_file(Path(path), hand_records_paper(dealt, [None] * len(dealt), title, wording))
    click.echo(tell("dealing-printed", lang, boards=len(dealt), file=path), err=True)
    return iter(boards)


def _draw(boards: Boards, lang: str, notation: Notation) -> None:
    from biritch.cli.deals import diagrams as diagram

    out, look = console(), diagram.DiagramStyle.here(lang, notation)
    for board, dealt in boards:
        out.print(diagram.deal(dealt, board, look))
        out.print()


COMMAND = deal

SENTENCES = {
    "en": """
cli-bad-given = --{ $option }: { $text }
cli-bad-shape = --{ $option }: { $text } is not a shape of thirteen cards (want e.g. \
4432 or 5(332))
cli-option-given-hand = Cards of this hand, e.g. AKQ.xxx..; x is a small card.
cli-option-shape = The shape of this hand, e.g. 4432, 5=3=3=2, 5(332) or (54)xx.
cli-too-rare = { $tries } deals tried, { $found } found: ask for something less rare, or more \
--tries
cli-dealing = Dealing
cli-option-number = The number of boards (1; with a script, the script's number, else 40).
cli-option-script = Deal the hands that a dealer script (FILE.dlr) selects.
cli-option-actions = Print the statistics and output of the script instead of the boards.
cli-script-where = give --script or --where, not both
cli-script-average = Average
cli-script-frequency = Frequency
cli-option-where = Keep only the deals that meet this condition (see above).
cli-option-tries = The number of deals to try before giving up (1,000,000).
cli-option-deal-stack = With --seed, deal the hand of the --where condition directly: rare \
hands \
are found at once, but the same seed gives other deals than without this option.
cli-help-deal =
    Deal boards at random, or reproduce them from a seed.

    --where EXPR keeps the deals that meet a condition, e.g. "hcp(N) >= 15 and spades(S) >= 5",
    'balanced(E) and shape(W, "4432", "5xxx")', "hearts(NS) >= 8", 'has(N, "SA")'.
    Words: hcp spades hearts diamonds clubs aces kings queens controls losers balanced
    shape has min max, with + - * < <= == != >= > and or not; and every evaluator of hands
    (zar, cccc, new_losers…: see the page on dealing).

    --script FILE keeps the deals that a dealer script selects; its averages and frequencies go
    to standard error, or, with --actions, to standard output instead of the boards.
cli-option-deal-pdf = Also write a PDF of the hands, eight boards a page.
""",
    "fr": """
cli-bad-given = --{ $option } : { $text }
cli-bad-shape = --{ $option } : { $text } n'est pas une distribution de treize cartes (par \
exemple 4432 ou 5(332))
cli-option-given-hand = Cartes de cette main, p. ex. AKQ.xxx.. ; x est une petite carte.
cli-option-shape = Distribution de cette main, p. ex. 4432, 5=3=3=2, 5(332) ou (54)xx.
cli-too-rare = { $tries } donnes essayées, { $found } trouvées : demandez quelque chose de \
moins rare, ou plus de --tries
cli-dealing = Distribution
cli-option-number = Le nombre de donnes (1 ; avec un script, le sien, sinon 40).
cli-option-script = Distribue les donnes que retient un script de distribution (FILE.dlr).
cli-option-actions = Affiche les statistiques et les sorties du script au lieu des donnes.
cli-script-where = donnez --script ou --where, pas les deux
cli-script-average = Moyenne
cli-script-frequency = Fréquence
cli-option-where = Ne garde que les donnes qui remplissent cette condition (voir plus haut).
cli-option-tries = Le nombre de donnes à essayer avant de renoncer (1 000 000).
cli-option-deal-stack = Avec --seed, compose directement la main demandée par --where : les \
mains rares viennent aussitôt, mais la même graine donne d'autres donnes que sans cette option.
cli-help-deal =
    Distribue des donnes au hasard, ou les retrouve d'après une graine.

    --where EXPR garde les donnes qui remplissent une condition : "points(N) >= 15 and \
piques(S) >= 5",
    'reguliere(E) and distribution(O, "4432", "5xxx")', "coeurs(NS) >= 8", 'possede(N, "SA")'.
    Mots : points piques coeurs carreaux trefles as rois dames controles perdantes reguliere
    distribution possede min max, avec + - * < <= == != >= > and or not ; et chaque évaluation
    des mains (zar, cccc, nouvelles_perdantes… : voir la page sur la distribution).

    --script FILE garde les donnes que retient un script de distribution ; ses moyennes et ses
    fréquences vont sur la sortie d'erreur, ou avec --actions, à la place des donnes, sur la
    sortie ordinaire.
cli-option-deal-pdf = Imprime aussi les donnes, huit étuis par page.
""",
}
