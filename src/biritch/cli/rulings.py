"""Rulings on the command line: questions, and answers as JSON and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import click

from biritch.cli.messages import refuse
from biritch.cli.options import console
from biritch.core.calls import Contract
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rulings import phrases
from biritch.rulings.catalogue import FAMILIES
from biritch.rulings.irregularity import Irregularity, Question, Ruling, follow_answers
from biritch.rulings.trick_transfers import TrickTransfer, transfer
from biritch.words.notation import Notation, read_contract
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True, slots=True)
class ContractBefore:
    """The contract that was played, and its tricks at the table."""

    contract: Contract
    tricks: int
    vulnerable: Vulnerability

    @classmethod
    def of(
        cls,
        contract: str | None,
        declarer: Seat | None,
        tricks: int | None,
        vulnerable: Vulnerability,
        notation: Notation,
    ) -> ContractBefore | None:
        """Return the board given by options, or ``None``.

        Raises:
            Refusal: Only some of the options are there, or the contract cannot be read.
        """
        if contract is None and declarer is None and tricks is None:
            return None
        if contract is None or declarer is None or tricks is None:
            raise refuse("cli-ruling-board")
        try:
            played = read_contract(contract, declarer, notation)
        except ValueError:
            played = None
        if played is None or not played.level:
            raise refuse("cli-bad-contract", text=contract, notation=notation)
        return cls(played, tricks, vulnerable)

    def after(self, ruling: Ruling) -> TrickTransfer:
        """Return the score before and after *ruling*."""
        return transfer(ruling, self.contract, self.tricks, self.vulnerable)


def _say_phrase(phrase: Phrase, lang: str) -> str:
    return say(phrase, lang)


def irregularity_facts(
    irregularities: Mapping[str, Irregularity], lang: str
) -> list[dict[str, object]]:
    """Return all irregularities as JSON data."""
    return [
        {
            "name": name,
            "title": _say_phrase(phrases.title(name), lang),
            "laws": irregularity.laws,
            "family": irregularity.family,
        }
        for name, irregularity in irregularities.items()
    ]


def show_irregularities(irregularities: Mapping[str, Irregularity], lang: str) -> None:
    """Print every irregularity with its laws, family by family."""
    from rich.table import Table

    out = console()
    for family in FAMILIES:
        table = Table(
            title=_say_phrase(phrases.family(family), lang), title_justify="left", box=None
        )
        for head in ("cli-irregularity", "cli-irregularity-name", "cli-irregularity-law"):
            table.add_column(tell(head, lang))
        for name, irregularity in irregularities.items():
            if irregularity.family == family:
                table.add_row(_say_phrase(phrases.title(name), lang), name, irregularity.laws)
        out.print(table)


def ask_questions(irregularity: Irregularity, lang: str) -> Sequence[str]:
    """Ask the questions at the terminal; 0 goes back. Return the answers."""
    answers: list[str] = []
    while isinstance(node := follow_answers(irregularity, answers), Question):
        for sentence in node.tell:
            click.echo(_say_phrase(phrases.sentence(sentence), lang))
        click.secho(_say_phrase(phrases.question(node.question), lang), bold=True)
        for number, answer in enumerate(node.answers, 1):
            click.echo(
                f"  {number}  {_say_phrase(phrases.answer(node.question, answer), lang)}"
            )
        if answers:
            click.echo(f"  0  {tell('cli-ruling-back', lang)}")
        chosen = _choose_number(0 if answers else 1, len(node.ways), lang)
        # 0 takes back the answer before; the way to it is followed again from the start.
        if chosen:
            answers.append(node.answers[chosen - 1])
        else:
            answers.pop()
        click.echo()
    return answers


def _choose_number(least: int, most: int, lang: str) -> int:
    """Return the number typed, asking again until it is valid."""
    while True:
        word = click.prompt("", prompt_suffix="> ").strip()
        if word.isascii() and word.isdigit() and least <= int(word) <= most:
            return int(word)
        click.echo(tell("cli-ruling-choose", lang, least=str(least), most=str(most)))


def _questions_asked(
    irregularity: Irregularity, answers: Sequence[str]
) -> list[tuple[str, str]]:
    """Return the questions answered so far, each with its answer."""
    return [
        (cast("Question", follow_answers(irregularity, answers[:place])).question, answer)
        for place, answer in enumerate(answers)
    ]


def ruling_facts(
    name: str,
    irregularity: Irregularity,
    answers: Sequence[str],
    board: ContractBefore | None,
    lang: str,
) -> dict[str, object]:
    """Return questions and answers, and the next question or the ruling, as JSON data."""
    node = follow_answers(irregularity, answers)
    document: dict[str, object] = {
        "irregularity": name,
        "title": _say_phrase(phrases.title(name), lang),
        "laws": irregularity.laws,
        "asked": [
            {"question": question, "answer": answer}
            for question, answer in _questions_asked(irregularity, answers)
        ],
        "question": None,
        "ruling": None,
    }
    if isinstance(node, Question):
        document["question"] = {
            "name": node.question,
            "text": _say_phrase(phrases.question(node.question), lang),
            "tell": [_say_phrase(phrases.sentence(sentence), lang) for sentence in node.tell],
            "answers": {
                answer: _say_phrase(phrases.answer(node.question, answer), lang)
                for answer in node.answers
            },
        }
        return document
    sentences = {
        part: [
            _say_phrase(phrases.sentence(sentence), lang) for sentence in getattr(node, part)
        ]
        for part in ("says", "options", "adjust")
    }
    score = board.after(node) if board else None
    document["ruling"] = {
        "law": node.law,
        **sentences,
        "tricks": node.tricks,
        "award": list(node.award) if node.award else None,
        "score_ns": list(score.points) if score else None,
    }
    return document


def show_ruling(
    out: Console, irregularity: Irregularity, answers: Sequence[str], lang: str
) -> None:
    """Print the answers, then the ruling or the next question."""
    from rich.text import Text

    for question, answer in _questions_asked(irregularity, answers):
        out.print(
            Text.assemble(
                (f"{_say_phrase(phrases.question(question), lang)} ", "dim"),
                _say_phrase(phrases.answer(question, answer), lang),
            )
        )
    node = follow_answers(irregularity, answers)
    if isinstance(node, Question):
        _question(out, node, lang)
        return
    out.print(Text(tell("cli-ruling-law", lang, law=node.law), "bold"))
    for sentence in node.says:
        out.print(Text(_say_phrase(phrases.sentence(sentence), lang)))
    for sentence in node.options:
        out.print(Text(f"  - {_say_phrase(phrases.sentence(sentence), lang)}"))
    for sentence in node.adjust:
        out.print(Text(_say_phrase(phrases.sentence(sentence), lang), "italic"))
    if node.award:
        ns, ew = map(str, node.award)
        out.print(Text(tell("cli-ruling-award", lang, ns=ns, ew=ew), "bold"))


def _question(out: Console, node: Question, lang: str) -> None:
    from rich.text import Text

    for sentence in node.tell:
        out.print(Text(_say_phrase(phrases.sentence(sentence), lang)))
    out.print(Text(_say_phrase(phrases.question(node.question), lang), "bold"))
    for answer in node.answers:
        text = _say_phrase(phrases.answer(node.question, answer), lang)
        out.print(Text(f"  {answer}: {text}"))


def show_scores(
    out: Console,
    irregularity: Irregularity,
    answers: Sequence[str],
    board: ContractBefore | None,
    lang: str,
) -> None:
    """Print the score before and after, if a board is given and there is a ruling."""
    node = follow_answers(irregularity, answers)
    if board is None or not isinstance(node, Ruling) or node.tricks is None:
        return
    score = board.after(node)
    arguments = {
        "before": str(score.tricks[0]), "after": str(score.tricks[1]),
        "points": str(score.points[0]), "now": str(score.points[1]),
    }  # fmt: skip
    out.print(tell("cli-ruling-moved", lang, **arguments), highlight=False)
