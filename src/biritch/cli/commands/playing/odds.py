"""``biritch odds``: suit breaks, best lines in a suit, break-even points."""

from __future__ import annotations

import re

import click

from biritch.cli.help import (
    TranslatedCommand,
    TranslatedGroup,
    TranslatedOption,
    current_language,
)
from biritch.cli.meanings import show_rows
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, notation, print_json
from biritch.cli.parameters import OneOf, ParsedText, WholeNumber
from biritch.core.calls import Contract
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.solver.odds.break_even import (
    SCORINGS,
    BreakEven,
    OddsScoring,
    Stake,
    bid_instead,
    sacrifice,
)
from biritch.solver.odds.suit_breaks import WHOLE_HANDS, percent, suit_breaks
from biritch.solver.odds.suit_combinations import BestLine, SuitCombination, best_line
from biritch.solver.odds.suit_lines import line_in_words
from biritch.words.languages import decimal_mark
from biritch.words.notation import Notation, read_contract, write_contract
from biritch.words.translation import say, tell, tell_or


class OddsCommand(TranslatedCommand):
    """A question about odds, with its help in ``cli-help-odds-<name>``."""

    def _words(self) -> str:
        return tell_or(f"cli-help-odds-{self.name}", current_language(), self.help or "")


def _read_places(text: str) -> tuple[int, int]:
    if not (match := re.fullmatch(r"\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*", text)):
        raise ValueError(text)
    places = int(match[1]), int(match[2])
    if max(places) > WHOLE_HANDS[0]:
        raise ValueError(text)
    return places


PLACES = ParsedText("places", _read_places, "odds-bad-places")
SUIT = ParsedText("suit", SuitCombination.parse, "odds-bad-suit")
YES_NO = OneOf(["no", "yes"])


@click.group(name="odds", cls=TranslatedGroup)
def odds() -> None:
    """Compute suit breaks, the best play of a suit, and how often a contract must make."""


@odds.command(name="break", cls=OddsCommand)
@click.argument("missing", metavar="MISSING", type=WholeNumber(0, 13))
@click.option(
    "--left", type=PLACES, metavar="WEST,EAST", cls=TranslatedOption, help="cli-option-left"
)
@language
@as_json
def suit_break(missing: int, left: tuple[int, int] | None, lang: str, *, as_json: bool) -> None:
    """Compute how often MISSING cards of a suit break 3-2, 4-1 and so on."""
    _enough(missing, left)
    splits = suit_breaks(missing, left)
    if as_json:
        print_json({"splits": [{"split": str(way), "percent": way.percent} for way in splits]})
        return
    show_rows([(str(way), _per_cent(way.percent, lang)) for way in splits])


@odds.command(name="suit", cls=OddsCommand)
@click.argument("suit", metavar="SUIT", type=SUIT)
@click.option("--tricks", type=WholeNumber(1, 13), cls=TranslatedOption, help="cli-option-aim")
@click.option("--most", is_flag=True, cls=TranslatedOption, help="cli-option-most-tricks")
@click.option(
    "--left", type=PLACES, metavar="WEST,EAST", cls=TranslatedOption, help="cli-option-left"
)
@language
@as_json
def suit_line(  # noqa: PLR0913 - one for each option
    suit: SuitCombination,
    tricks: int | None,
    left: tuple[int, int] | None,
    lang: str,
    *,
    most: bool,
    as_json: bool,
) -> None:
    """Say the best line for SUIT, two holdings such as AQ2/543, against best defence."""
    vacant = left or WHOLE_HANDS
    _enough(suit.missing, vacant)
    if tricks is not None and tricks > suit.tricks:
        raise refuse("odds-too-many", text=str(tricks), most=str(suit.tricks))
    aims: list[int | None] = []
    if tricks is not None:
        aims.append(tricks)
    if most or not aims:
        aims += [None] if most else [*range(1, suit.tricks + 1), None]
    found = [(aim, best_line(suit, tricks=aim, vacant=vacant)) for aim in aims]
    said: list[dict[str, object]] = [_line_document(aim, best, lang) for aim, best in found]
    if as_json:
        print_json(said[0] if len(said) == 1 else {"lines": said})
        return
    show_rows([_line_row(aim, best, lang) for aim, best in found])


@odds.command(name="contract", cls=OddsCommand)
@click.argument("contract", metavar="CONTRACT")
@click.option("--instead", metavar="CONTRACT", cls=TranslatedOption, help="cli-option-instead")
@click.option("--over", metavar="CONTRACT", cls=TranslatedOption, help="cli-option-over")
@click.option(
    "--down", type=WholeNumber(1, 13), default="1", show_default=True,
    cls=TranslatedOption, help="cli-option-down",
)  # fmt: skip
@click.option(
    "--vulnerable", type=YES_NO, default="no", show_default=True,
    cls=TranslatedOption, help="cli-option-we-vulnerable",
)  # fmt: skip
@click.option(
    "--they-vulnerable", type=YES_NO, default="no", show_default=True,
    cls=TranslatedOption, help="cli-option-they-vulnerable",
)  # fmt: skip
@click.option(
    "--scoring", type=OneOf(SCORINGS), default="imps", show_default=True,
    cls=TranslatedOption, help="cli-option-scoring",
)  # fmt: skip
@notation
@language
@as_json
def contract_odds(  # noqa: PLR0913 - one for each option
    contract: str,
    instead: str | None,
    over: str | None,
    *,
    down: int,
    vulnerable: str,
    they_vulnerable: str,
    scoring: OddsScoring,
    notation: Notation,
    lang: str,
    as_json: bool,
) -> None:
    """Say how often CONTRACT must make, or theirs, for it to be worth bidding."""
    ours = _contract(contract, notation)
    stake = Stake(scoring, vulnerable == "yes", they_vulnerable == "yes")
    if (instead is None) == (over is None):
        raise refuse("odds-instead-or-over")
    other = _contract(instead or over or "", notation)
    lowest = ours.level + 6 if instead else min(ours.level, other.level) + 6
    if down > lowest:
        raise refuse("odds-too-far-down", text=str(down), contract=contract, most=str(lowest))
    found = (
        bid_instead(ours, other, stake, down=down)
        if instead
        else sacrifice(ours, other, stake, down=down)
    )
    if as_json:
        print_json({"break_even": found.percent, "gain": found.gain, "loss": found.loss})
        return
    _say_break_even(found, (ours, other), scoring, lang, notation, sacrificed=over is not None)


def _enough(missing: int, left: tuple[int, int] | None) -> None:
    if left is not None and missing > sum(left):
        raise refuse("odds-no-room", text=str(missing), places=str(sum(left)))


def _contract(text: str, notation: Notation) -> Contract:
    try:
        played = read_contract(text, Seat.NORTH, notation)
    except ValueError:
        raise refuse("cli-bad-contract", text=text, notation=notation) from None
    if played is None:
        raise refuse("odds-no-contract", text=text)
    return played


def _line_document(aim: int | None, best: BestLine, lang: str) -> dict[str, object]:
    line = tell_line(best, lang)
    if aim is not None:
        return {"tricks": aim, "percent": percent(best.chances[aim - 1]), "line": line}
    chances = [percent(chance) for chance in best.chances]
    return {"average": round(float(best.average), 4), "line": line, "at_least": chances}


def _line_row(aim: int | None, best: BestLine, lang: str) -> tuple[str, str, str]:
    if aim is None:
        worth = tell("odds-average", lang, tricks=_number(float(best.average), lang))
        return tell("odds-most", lang), worth, tell_line(best, lang)
    worth = _per_cent(percent(best.chances[aim - 1]), lang)
    return tell("odds-tricks", lang, tricks=aim), worth, tell_line(best, lang)


def tell_line(best: BestLine, lang: str) -> str:
    """Return the line of play as a sentence without full stop."""
    words = say(line_in_words(best), lang)
    return words[:1].upper() + words[1:]


def _say_break_even(  # noqa: PLR0913 - the parts of one sentence
    found: BreakEven,
    contracts: tuple[Contract, Contract],
    scoring: OddsScoring,
    lang: str,
    notation: Notation,
    *,
    sacrificed: bool,
) -> None:
    ours, other = (write_contract(each, notation) for each in contracts)
    unit = Phrase.of(f"odds-unit-{_UNITS[scoring]}")
    name = "odds-sacrifice" if sacrificed else "odds-break-even"
    if found.gain <= 0:
        click.echo(tell("odds-never", lang, contract=ours, other=other))
        return
    click.echo(
        tell(
            name,
            lang,
            contract=ours,
            other=other,
            percent=_per_cent(found.percent, lang),
            gain=_number(found.gain, lang),
            loss=_number(found.loss, lang),
            unit=unit,
        )
    )


_UNITS = {
    "imps": "imps",
    "mp": "mp",
    "rubber": "points",
    "chicago": "points",
    "points": "points",
}


def _number(value: float, lang: str) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace(".", decimal_mark(lang))


def _per_cent(value: float, lang: str) -> str:
    return tell("odds-percent", lang, value=_number(value, lang))


COMMAND = odds

SENTENCES = {
    "en": """
cli-help-odds =
    Compute suit breaks, the best play of a suit, and how often a contract must make.
cli-help-odds-break =
    Compute how often MISSING cards of a suit break 3-2, 4-1 and so on.

    MISSING is the number of cards of the suit in the two hidden hands. With --left, the \
result \
distinguishes the two hands, West's cards first.
cli-help-odds-suit =
    Find the best play of SUIT against best defence.

    SUIT is two holdings separated by a slash, such as AQ2/543; x is any small card. Entries \
are \
unlimited, and nothing is known of the other suits except what --left says. Without --tricks \
or --most, the result lists every number of tricks.
cli-help-odds-contract =
    Compute how often CONTRACT must make to be worth bidding.

    Compare CONTRACT with another contract of the same side (--instead), on the same tricks; \
or, \
as a sacrifice that goes --down, with a contract of the opponents (--over): the percentage is \
then how often their contract must make.
cli-option-left = Vacant places of West and East: the number of their unknown cards, as 8,11.
cli-option-aim = The number of tricks needed.
cli-option-most-tricks = Find the most tricks on average.
cli-option-instead = The contract of the same side to compare with.
cli-option-over = The contract of the opponents to sacrifice against.
cli-option-down = The number of undertricks when it fails.
cli-option-we-vulnerable = The side that bids CONTRACT is vulnerable.
cli-option-they-vulnerable = The opponents are vulnerable.
cli-option-scoring = The form of scoring.
odds-bad-places = not two numbers of places: '{ $text }' (want e.g. 8,11, at most 13 each)
odds-bad-suit = not a suit: '{ $text }' (want two holdings, each card once, e.g. AQ2/543)
odds-too-many = there are no { $text } tricks in that suit (want 1 to { $most })
odds-no-room = { $text } missing cards do not fit in { $places } places
odds-no-contract = not a contract to bid: '{ $text }' (want e.g. 3N or 4HX)
odds-instead-or-over = give either --instead (a contract of the same side) or --over (one of \
the opponents)
odds-too-far-down = { $contract } cannot go { $text } down here (want 1 to { $most })
odds-percent = { $value }%
odds-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
odds-most = Most tricks
odds-average = { $tricks } on average
odds-unit-imps = IMPs
odds-unit-mp = of a top
odds-unit-points = points
odds-break-even = { $contract } instead of { $other } must make { $percent } of the time: it \
wins \
{ $gain } or loses { $loss } { $unit }.
odds-sacrifice = { $contract } over { $other } is level when { $other } makes { $percent } of \
the \
time: it wins { $gain } or loses { $loss } { $unit }.
odds-never = { $contract } gains nothing over { $other }: never bid it for the score.
""",
    "fr": """
cli-help-odds =
    Calcule les partages des couleurs, le meilleur maniement d'une couleur, et la chance \
qu'il faut à un contrat.
cli-help-odds-break =
    Calcule combien de fois MISSING cartes d'une couleur se partagent 3-2, 4-1, etc.

    MISSING est le nombre de cartes de la couleur dans les deux mains cachées. Avec --left, \
le résultat distingue les deux mains, Ouest en premier.
cli-help-odds-suit =
    Trouve le meilleur maniement de SUIT contre la meilleure défense.

    SUIT est la couleur : les cartes des deux mains séparées d'une barre, comme AQ2/543 ou \
AD2/543 ; x est une petite carte. Les communications sont sans limite et rien n'est connu des \
autres couleurs que ce que dit --left. Sans --tricks ni --most, tous les nombres de levées.
cli-help-odds-contract =
    Calcule combien de fois CONTRACT doit gagner pour valoir d'être demandé.

    CONTRACT est comparé à --instead, un contrat du même camp, avec les mêmes levées ; ou, en \
chutant de --down comme défense, à --over, un contrat adverse : le pourcentage dit alors \
combien de fois ce contrat adverse doit gagner.
cli-option-left = Places libres d'Ouest et d'Est : leurs cartes qui ne sont pas connues.
cli-option-aim = Le nombre de levées nécessaires.
cli-option-most-tricks = Cherche le plus de levées en moyenne.
cli-option-instead = Le contrat du même camp auquel il est comparé.
cli-option-over = Le contrat adverse contre lequel on se défend.
cli-option-down = Le nombre de levées de chute quand il chute.
cli-option-we-vulnerable = Le camp qui demande CONTRACT est vulnérable.
cli-option-they-vulnerable = Les adversaires sont vulnérables.
cli-option-scoring = Le mode de marque.
odds-bad-places = « { $text } » ne donne pas deux nombres de places (il faut par exemple 8,11, \
13 au plus)
odds-bad-suit = « { $text } » n'est pas une couleur (il faut deux mains, chaque carte une \
fois, \
par exemple AD2/543)
odds-too-many = il n'y a pas { $text } levées dans cette couleur (il faut de 1 à { $most })
odds-no-room = { $text } cartes manquantes ne tiennent pas en { $places } places
odds-no-contract = « { $text } » n'est pas un contrat à demander (il faut par exemple 3N ou 4HX)
odds-instead-or-over = donnez soit --instead (un contrat du même camp), soit --over (un \
contrat adverse)
odds-too-far-down = { $contract } ne peut pas chuter de { $text } ici (il faut de 1 à { $most })
odds-percent = { $value } %
odds-tricks = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
odds-most = Le plus de levées
odds-average = { $tricks } en moyenne
odds-unit-imps = IMP
odds-unit-mp = de top
odds-unit-points = points
odds-break-even = { $contract } au lieu de { $other } doit gagner { $percent } du temps : on \
gagne \
{ $gain } ou on perd { $loss } { $unit }.
odds-sacrifice = { $contract } contre { $other } est à l'équilibre si { $other } gagne { \
$percent } \
du temps : on gagne { $gain } ou on perd { $loss } { $unit }.
odds-never = { $contract } ne rapporte rien de plus que { $other } : inutile de le demander.
""",
}
