"""``biritch match-score``: one team match, both rooms compared."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, encoding, language, print_json
from biritch.cli.tournaments.results_files import (
    Unread,
    VPScaleName,
    read_results_file,
    refuse_match_length,
    refuse_repeated,
)
from biritch.core.phrase import Phrase
from biritch.words.languages import decimal_mark
from biritch.words.translation import Language, tell

if TYPE_CHECKING:
    from biritch.competition.scoring.regulation import Regulation
    from biritch.competition.scoring.scale import VPScale
    from biritch.competition.teams.match import BoardComparison, TeamMatch
    from biritch.competition.teams.patton import PattonScore


@click.command(name="match-score")
@click.argument("file", metavar="FILE")
@click.option(
    "--vp",
    "scale",
    type=VPScaleName(),
    default="wbf-continuous",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-vp-scale",
)
@click.option(
    "--patton", default=None, metavar="FORM", cls=TranslatedOption, help="cli-option-patton"
)
@click.option(
    "--keep-going", is_flag=True, cls=TranslatedOption, help="cli-option-keep-going-results"
)
@encoding
@as_json
@language
@click.pass_context
def match_score(  # noqa: PLR0913 - one for each option
    ctx: click.Context,
    /,
    file: str,
    scale: VPScale,
    patton: str | None,
    lang: Language,
    *,
    encoding: str | None,
    keep_going: bool,
    as_json: bool,
) -> None:
    """Compare the two rooms of the match in FILE, board by board, in IMPs and VPs.

    PBN with both rooms, CSV (board,room,contract,declarer,result) or JSON; the home team
    sits North-South in the open room. A file called - is standard input.
    """
    from biritch.competition.scoring.scale import NoScaleForLength
    from biritch.competition.teams.team_ranking import TeamScoring, victory_points

    unread = Unread(file, lang)
    match = _match(file, unread if keep_going else None, encoding)
    event = TeamScoring(_rules(), scale=scale)
    try:
        points = victory_points(match, event)
    except NoScaleForLength as error:
        raise refuse_match_length(error) from None
    assert points is not None
    both = None if patton is None else _patton(file, match, patton)
    if as_json:
        print_json(facts(match, points) | _as_facts(both))
    else:
        show(match, points, lang)
        if both is not None:
            click.echo(tell("rank-patton", lang, **_as_words(both, lang)))
    ctx.exit(1 if unread.many else 0)


def _rules() -> Regulation:
    from biritch.competition.scoring.presets.wbf import PRESET

    return PRESET


def _match(file: str, unread: Unread | None, encoding: str | None) -> TeamMatch:
    """Return the only match of *file*."""
    from biritch.competition.teams.team_ranking import BoardRepeated, TeamScoring, matches

    results = read_results_file(file, unread, encoding)[0]
    refuse_repeated(file, results.results)
    try:
        played = matches(results.results, TeamScoring(_rules()))
    except BoardRepeated as error:
        fault = Phrase.of("rank-fault-twice", board=error.board, who=error.home.label)
        raise refuse("cli-at", place=file, what=fault) from None
    if len(played) > 1:
        fault = Phrase.of("rank-fault-matches", many=str(len(played)))
        raise refuse("cli-at", place=file, what=fault)
    if not played[0].boards_played:
        raise refuse("cli-at", place=file, what=Phrase.of("rank-fault-no-comparison"))
    return played[0]


def _patton(file: str, match: TeamMatch, name: str) -> PattonScore:
    """Return the match under the form of Patton called *name*."""
    from biritch.competition.teams.patton import PattonBoard, patton_score, pattons

    form = pattons().get(name.lower())
    if form is None:
        fault = Phrase.of("rank-bad-patton", text=name[:60], words=", ".join(pattons()))
        raise refuse("cli-at", place="--patton", what=fault)
    scores = []
    for board in match.boards:
        if board.scores is None:
            fault = Phrase.of("rank-fault-patton", board=board.board)
            raise refuse("cli-at", place=file, what=fault)
        scores.append(PattonBoard(*board.scores))
    return patton_score(form, scores)


def _as_facts(patton: PattonScore | None) -> dict[str, object]:
    from biritch.competition.scoring.rounding import number

    if patton is None:
        return {}
    parts = {"boards": patton.boards, "quantity": patton.quantity, "total": patton.total}
    return {
        "patton": {
            name: {"home": number(home), "away": number(away)}
            for name, (home, away) in parts.items()
        }
    }


def _as_words(patton: PattonScore, lang: str) -> dict[str, str]:
    from biritch.competition.scoring.rounding import brief

    point = decimal_mark(lang)
    parts = {"boards": patton.boards, "quantity": patton.quantity, "total": patton.total}
    return {
        f"{name}-{side}": brief(points, point)
        for name, both in parts.items()
        for side, points in zip(("home", "away"), both, strict=True)
    }


def facts(match: TeamMatch, points: tuple[Fraction, Fraction]) -> dict[str, object]:
    """Return the match as JSON data."""
    from biritch.competition.scoring.rounding import number

    home, away = match.gains
    return {
        "boards": [_board(board) for board in match.boards],
        "imps": {"home": number(home), "away": number(away)},
        "vp": {"home": number(points[0]), "away": number(points[1])},
        "teams": {"home": match.home.label, "away": match.away.label},
        "played": match.boards_played,
    }


def _board(comparison: BoardComparison) -> dict[str, object]:
    from biritch.competition.scoring.rounding import number

    board: object = int(comparison.board) if comparison.board.isdecimal() else comparison.board
    row: dict[str, object] = {
        "board": board,
        "total": None if comparison.total is None else number(comparison.total),
        "imps": number(comparison.home) if comparison.played else None,
    }
    if comparison.away != -comparison.home:
        row["imps_away"] = number(comparison.away)
    return row


def show(match: TeamMatch, points: tuple[Fraction, Fraction], lang: str) -> None:
    """Print the boards, and each team's score."""
    from rich.table import Table
    from rich.text import Text

    from biritch.competition.scoring.rounding import brief, text

    point = decimal_mark(lang)
    names = [
        tell(f"rank-{team.label}", lang) if team.label in ("home", "away") else team.label
        for team in (match.home, match.away)
    ]
    heads = [tell("rank-head-board", lang), tell("rank-head-total", lang), *names]
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(Text(head), justify="right")
    for board in match.boards:
        total = "" if board.total is None else brief(board.total, point)
        nets = [brief(net, point) if net > 0 else "" for net in (board.home, board.away)]
        if not board.played:
            nets = [tell("rank-not-played", lang), ""]
        table.add_row(board.board, total, *nets)
    out = console()
    out.print(table)
    for name, gain, vps in zip(names, match.gains, points, strict=True):
        imps, won = brief(gain, point), text(vps, 2, point)
        out.print(Text(tell("rank-match-team", lang, team=name, imps=imps, vps=won), "bold"))


COMMAND = match_score

SENTENCES = {
    "en": """
cli-help-match-score =
    Compare the two rooms of the match in FILE, board by board, in IMPs and VPs.

    PBN with both rooms, CSV (board,room,contract,declarer,result) or JSON; the home team
    sits North-South in the open room. A file called - is standard input.
cli-option-patton = Also score the match as Patton: polish or hereford.
rank-away = away
rank-match-team = { $team }: { $imps } IMPs, { $vps } VPs
rank-not-played = not played
rank-patton = Patton: boards { $boards-home } to { $boards-away }, quantity { $quantity-home } \
to { $quantity-away }, in all { $total-home } to { $total-away }
rank-bad-patton = no such Patton: '{ $text }' (want { $words })
""",
    "fr": """
cli-help-match-score =
    Compare les deux salles du match de FILE, étui par étui, en IMP et en points de victoire.

    PBN avec les deux salles, CSV (board,room,contract,declarer,result) ou JSON ; l'équipe qui
    reçoit est en Nord-Sud en salle ouverte. Un fichier nommé - est l'entrée standard.
cli-option-patton = Compte aussi le match en Patton : polish ou hereford.
rank-away = visiteurs
rank-match-team = { $team } : { $imps } IMP, { $vps } PV
rank-not-played = non joué
rank-patton = Patton : étuis { $boards-home } à { $boards-away }, quantité { $quantity-home } \
à { $quantity-away }, en tout { $total-home } à { $total-away }
rank-bad-patton = Patton inconnu : « { $text } » (il faut { $words })
""",
}
