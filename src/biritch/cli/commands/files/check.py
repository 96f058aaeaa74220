"""``biritch check``: replay every auction and play, recompute every score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import estimated_lines, format_names, records, with_progress
from biritch.cli.options import as_json, console, encoding, language, print_json
from biritch.cli.parameters import OneOf
from biritch.cli.progress import ProgressBar
from biritch.words.translation import tell

if TYPE_CHECKING:
    from rich.text import Text

    from biritch.core.phrase import Phrase
    from biritch.records.format import Format, FormatError
    from biritch.records.record import Record
    from biritch.words.translation import Language


@click.command(name="check")
@click.argument("file", metavar="FILE")
@click.option(
    "--from", "form", type=OneOf(format_names()), cls=TranslatedOption, help="cli-option-from"
)
@encoding
@as_json
@language
@click.pass_context
def check(  # noqa: PLR0913 - one for each option
    ctx: click.Context,
    file: str,
    form: str | None,
    lang: Language,
    *,
    encoding: str | None,
    as_json: bool,
) -> None:
    """Check every auction, play and score of FILE against the Laws.

    Shows each problem with its line and board; exits with status 1 if there are any.
    A file called - is standard input.
    """
    report = Report()
    with ProgressBar(lambda: tell("records-checking", lang), estimated_lines(file)) as bar:
        boards = records(file, report.report_error, notation(form), encoding=encoding)
        for record in with_progress(boards, bar):
            report.add(record)
    if as_json:
        print_json(report.document(lang))
    else:
        report.show(lang)
    ctx.exit(1 if report.problems else 0)


def notation(name: str | None) -> Format | None:
    """Return the format called *name*, or ``None``."""
    from biritch.records.files import formats

    return None if name is None else formats()[name]


@dataclass(slots=True)
class Report:
    """The results of a check: counts, and problems with line and board."""

    deals: int = 0
    auctions: int = 0
    plays: int = 0
    irregular: int = 0
    problems: list[tuple[int, str, Phrase]] = field(default_factory=list)

    def report_error(self, error: FormatError) -> None:
        """Add an unreadable board as a problem."""
        self.problems.append((error.line, error.board, error.phrase))

    def add(self, record: Record) -> None:
        """Check one board."""
        from biritch.records.games import has_irregularity
        from biritch.table.audit import problems

        self.deals += record.deal is not None
        self.auctions += record.auction is not None
        self.plays += record.play is not None and bool(record.play.cards)
        self.irregular += has_irregularity(record)
        self.problems += (
            (problem.line, problem.board, problem.what) for problem in problems(record)
        )

    def document(self, lang: Language) -> dict[str, object]:
        """Return the data for ``--json``."""
        from biritch.words.translation import say

        return {
            "deals": self.deals,
            "auctions": self.auctions,
            "plays": self.plays,
            "irregular": self.irregular,
            "problems": [
                {"line": line, "board": board, "what": say(problem, lang)}
                for line, board, problem in self.problems
            ],
        }

    def show(self, lang: Language) -> None:
        """Print the problems as a table, and the counts."""
        from rich.table import Table
        from rich.text import Text

        from biritch.words.translation import say

        out = console()
        if self.problems:
            table = Table(box=None, pad_edge=False, header_style="bold")
            table.add_column(tell("records-line", lang), justify="right", no_wrap=True)
            table.add_column(tell("records-board", lang), justify="right", no_wrap=True)
            table.add_column(tell("records-what", lang))
            for line, board, problem in self.problems:
                table.add_row(str(line), Text(board), Text(say(problem, lang)))
            out.print(table)
            out.print()
        counts = {"deals": self.deals, "auctions": self.auctions, "plays": self.plays}
        out.print(tell("records-checked", lang, **counts))
        if self.irregular:
            out.print(tell("records-irregular", lang, boards=self.irregular))
        out.print(self._verdict(lang))

    def _verdict(self, lang: Language) -> Text:
        from rich.text import Text

        if not self.problems:
            return Text(tell("records-no-problem", lang), "green")
        number = len(self.problems)
        return Text(tell("records-problems", lang, problems=number), "bold red")


COMMAND = check

SENTENCES = {
    "en": """
records-checked = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $auctions ->
    [one] { $auctions } auction
   *[other] { $auctions } auctions
} and { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
} checked
records-no-problem = no problem found
records-problems = { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
}
records-irregular = { $boards ->
    [one] { $boards } board has an irregularity that stood
   *[other] { $boards } boards have irregularities that stood
}: not replayed beyond it
records-line = Line
records-board = Board
records-what = Problem
records-checking = Checking
cli-help-check =
    Check every auction, play and score of FILE against the Laws.

    Shows each problem with its line and board; exits with status 1 if there are any.
    A file called - is standard input.
""",
    "fr": """
records-checked = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $auctions ->
    [one] { $auctions } séquence d'enchères
   *[other] { $auctions } séquences d'enchères
} et { $plays ->
    [one] { $plays } jeu de la carte
   *[other] { $plays } jeux de la carte
} vérifiés
records-no-problem = aucun problème
records-problems = { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
}
records-irregular = { $boards ->
    [one] { $boards } donne rapporte une irrégularité maintenue
   *[other] { $boards } donnes rapportent des irrégularités maintenues
} : la suite n'est pas rejouée
records-line = Ligne
records-board = Donne
records-what = Problème
records-checking = Vérification
cli-help-check =
    Vérifie les enchères, le jeu et les marques de FILE selon les Lois.

    Montre chaque problème avec sa ligne et sa donne ; rend l'état 1 s'il y en a.
    Un fichier nommé - est l'entrée standard.
""",
}
