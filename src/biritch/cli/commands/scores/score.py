"""``biritch score``: the score of a contract and its result."""

from __future__ import annotations

import re
from dataclasses import dataclass

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import SEAT, VULNERABILITY, ParsedText, WholeNumber
from biritch.cli.scoring_codes import DEFAULT, ScoringCodeName, code_title
from biritch.core.calls import Contract
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.scoring.codes import scoring_codes
from biritch.scoring.tariff import Parts, Tariff, parts
from biritch.words.notation import Notation, read_contract
from biritch.words.translation import tell


def _read_result(text: str) -> int:
    word = text.strip().replace("\N{MINUS SIGN}", "-")
    if word in ("=", "+0", "-0", "0"):
        return 0
    if not re.fullmatch(r"[+-](1[0-3]|[1-9])", word):
        raise ValueError(text)
    return int(word)


RESULT = ParsedText("result", _read_result, "cli-bad-result")


@dataclass(frozen=True, slots=True)
class ContractScore:
    """A contract and its result, or a passed-out board, with the score."""

    contract: Contract | None
    tricks: int
    parts: Parts

    @classmethod
    def under(
        cls, tariff: Tariff, played: Contract, tricks: int, vulnerable: Vulnerability
    ) -> ContractScore:
        """Return the score of *tricks* tricks in the contract *played*."""
        parts_of_score = parts(tariff, played, tricks, vulnerable=played.declarer in vulnerable)
        return cls(played, tricks, parts_of_score)

    @property
    def is_made(self) -> bool | None:
        """Whether the contract was made; ``None`` without one."""
        return None if self.contract is None else "undertricks" not in self.parts

    @property
    def score_ns(self) -> int:
        """North-South's points, negative if East-West score."""
        if self.contract is None:
            return 0
        points = sum(self.parts.values()) * (1 if self.is_made else -1)
        return points if self.contract.declarer.side is Side.NS else -points


@click.command(name="score")
@click.argument("contract", metavar="CONTRACT")
@click.option("--declarer", type=SEAT, cls=TranslatedOption, help="cli-option-declarer")
@click.option(
    "--tricks", type=WholeNumber(0, 13), cls=TranslatedOption, help="cli-option-tricks"
)
@click.option(
    "--result", type=RESULT, metavar="+1|=|-2", cls=TranslatedOption, help="cli-option-result"
)
@click.option(
    "--vulnerable",
    type=VULNERABILITY,
    default="none",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-vulnerable",
)
@click.option(
    "--code",
    type=ScoringCodeName(),
    default=DEFAULT,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-code",
)
@notation
@language
@as_json
def score(  # noqa: PLR0913, PLR0917 - one for each option
    contract: str,
    declarer: Seat | None,
    tricks: int | None,
    result: int | None,
    vulnerable: Vulnerability,
    code: str,
    notation: Notation,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Say what CONTRACT is worth: 4HX, 3N, or Pass, with --tricks or --result.

    The score is the board's: positive to North-South.
    """
    played = _parse_contract(contract, declarer, notation)
    scored = ContractScore(None, 0, {})
    if played is not None:
        won = _tricks(played, tricks, result)
        scored = ContractScore.under(scoring_codes()[code], played, won, vulnerable)
    if as_json:
        points = scored.score_ns
        print_json(
            {
                "score_ns": points,
                "score_ew": -points,
                "made": scored.is_made,
                "parts": scored.parts,
            }
        )
    else:
        show(scored, code_title(code, lang), lang, notation)


def _parse_contract(text: str, declarer: Seat | None, notation: Notation) -> Contract | None:
    try:
        # Read first, whoever declares: a deal passed out has no declarer to ask for.
        played = read_contract(text, declarer or Seat.NORTH, notation)
    except ValueError:
        raise refuse("cli-bad-contract", text=text, notation=notation) from None
    if played is not None and declarer is None:
        raise refuse("cli-missing", place="--declarer")
    return played


def _tricks(played: Contract, tricks: int | None, result: int | None) -> int:
    """Return the tricks won, from a number or a result relative to the contract."""
    # Neither was given, or both.
    if (tricks is None) == (result is None):
        raise refuse("cli-tricks-or-result")
    if tricks is not None:
        return tricks
    # One of the two was given, and it is not the tricks.
    assert result is not None
    won = 6 + played.level + result
    if not 0 <= won <= 13:
        text = f"{result:+}" if result else "="
        raise refuse("cli-no-such-result", text=text, tricks=str(won), contract=played.brief)
    return won


def show(scored: ContractScore, code: str, lang: str, notation: Notation) -> None:
    """Print the contract, the parts of its score, and the side that gets it."""
    from rich.table import Table
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    out = console()
    if scored.contract is None:
        out.print(tell("cli-passed-out", lang))
        out.print(tell("cli-nobody-scores", lang))
        return
    look = diagram.DiagramStyle.here(lang, notation)
    tricks = tell("cli-tricks-won", lang, tricks=scored.tricks)
    out.print(Text.assemble(diagram.contract(scored.contract, look), ", ", tricks))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for name, points in scored.parts.items():
        table.add_row(tell(f"cli-part-{name}", lang), str(points))
    out.print(table)
    side = Side.NS if scored.score_ns > 0 else Side.EW
    name = tell(f"cli-side-{str(side).lower()}", lang)
    verdict = tell("cli-side-scores", lang, side=name, points=str(abs(scored.score_ns)))
    out.print(Text(verdict, "bold"))
    out.print(Text(code, "dim"))


COMMAND = score

SENTENCES = {
    "en": """
cli-bad-result = not a result: '{ $text }' (want +1, = or -2)
cli-no-such-result = no such result: { $text } in { $contract } would be { $tricks } tricks
cli-tricks-or-result = give either --tricks (0 to 13) or --result (+1, = or -2)
cli-nobody-scores = Nobody scores
cli-option-tricks = The number of tricks won by declarer's side, 0 to 13.
cli-option-result = The result against the contract: +1, = or -2.
cli-help-score =
    Score a contract and its result.

    CONTRACT is 4HX, 3N or Pass; give its result with --tricks or --result. A positive score \
is \
for North-South.
""",
    "fr": """
cli-bad-result = « { $text } » n'est pas un résultat (il faut +1, = ou -2)
cli-no-such-result = pas de tel résultat : { $text } à { $contract } ferait { $tricks } levées
cli-tricks-or-result = donnez soit --tricks (0 à 13), soit --result (+1, = ou -2)
cli-nobody-scores = Personne ne marque
cli-option-tricks = Levées gagnées par le camp du déclarant, de 0 à 13.
cli-option-result = Le résultat par rapport au contrat : +1, = ou -2.
cli-help-score =
    Calcule la marque d'un contrat et de son résultat.

    CONTRACT est 4HX, 3N ou Pass ; le résultat se donne par --tricks ou --result. Une marque \
positive est pour Nord-Sud.
""",
}
