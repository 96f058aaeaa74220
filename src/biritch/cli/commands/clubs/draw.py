"""``biritch draw``: who meets whom in the next round, Swiss or knock-out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import small_file
from biritch.cli.messages import Refusal
from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.teams.match_list import MatchHistory
    from biritch.competition.teams.swiss import Rule, SwissDraw


@click.command(name="draw")
@click.argument("file")
@click.option(
    "--entrants",
    type=WholeNumber(2, 400),
    required=True,
    cls=TranslatedOption,
    help="cli-option-come",
)
@click.option(
    "--rule",
    type=OneOf(["closest", "descending", "danish", "knock-out"]),
    default="closest",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-draw-rule",
)
@click.option("--seed", default=None, cls=TranslatedOption, help="cli-option-draw-seed")
@as_json
@language
def draw(  # noqa: PLR0913 - one for each option
    file: str, entrants: int, rule: str, seed: str | None, lang: str, *, as_json: bool
) -> None:
    """Draw the next round from the matches in FILE.

    "3 7 12.40 7.60", "bye 5". An empty FILE is the first round. A file called - is standard
    input.
    """
    from biritch.competition.movement import Unsuitable
    from biritch.competition.teams.match_list import MatchListError, read_match_list

    text = small_file(file)
    try:
        drawn = _draw_round(read_match_list(text, entrants), entrants, rule, seed)
    except (MatchListError, Unsuitable) as error:
        raise Refusal(error.phrase) from None
    if as_json:
        print_json(drawn)
    else:
        _show(drawn, lang)


def _draw_round(
    history: MatchHistory, entrants: int, rule: str, seed: str | None
) -> dict[str, object]:
    from biritch.competition.teams.match_list import next_knockout, next_swiss

    if rule == "knock-out":
        number, stage, champion = next_knockout(history, entrants)
        return {
            "round": number,
            "matches": [] if stage is None else [list(two) for two in stage.matches],
            "resting": [] if stage is None else list(stage.resting),
            "winner": champion,
        }
    number, order, pairings = next_swiss(history, entrants, _rule(rule, history, seed))
    return {
        "round": number,
        "matches": [list(two) for two in pairings.matches],
        "bye": pairings.bye,
        "ranking": list(order),
    }


def _rule(name: str, history: MatchHistory, seed: str | None) -> Rule:
    from biritch.competition.teams import swiss

    def start(order: Sequence[int], *_: object) -> SwissDraw:
        if seed is None:
            return swiss.first_round(order)
        return swiss.by_lot(order, random.Random(seed))  # noqa: S311 - lots, not secrets

    def danish(order: Sequence[int], *_: object) -> SwissDraw:
        return swiss.danish(order)

    # Before the first match there is no ranking for a rule to go by.
    if not history.rounds_played:
        return start
    rules: dict[str, Rule] = {"closest": swiss.closest, "descending": swiss.descending}
    return rules.get(name, danish)


def _show(drawn: dict[str, object], lang: str) -> None:
    click.echo(tell("draw-round", lang, round=str(drawn["round"])))
    matches, resting = drawn["matches"], drawn.get("resting", [])
    assert isinstance(matches, list)
    assert isinstance(resting, list)
    for table, (first, second) in enumerate(matches, 1):
        arguments = {"table": str(table), "one": str(first), "other": str(second)}
        click.echo(tell("draw-match", lang, **arguments))
    waiting = [
        contestant for contestant in (*resting, drawn.get("bye")) if contestant is not None
    ]
    for contestant in waiting:
        click.echo(tell("draw-bye", lang, who=str(contestant)))
    if drawn.get("winner") is not None:
        click.echo(tell("draw-winner", lang, who=str(drawn["winner"])))


COMMAND = draw

SENTENCES = {
    "en": """
draw-round = Round { $round }
draw-match = Table { $table }: { $one } - { $other }
draw-bye = { $who } sits out
draw-winner = { $who } has won
cli-option-come = The number of entrants, numbered from 1 by strength.
cli-option-draw-rule = How to draw: closest ranks, from the top down, Danish (rematches \
allowed), or knock-out.
cli-option-draw-seed = Draw the first Swiss round at random; the same text gives the same draw.
cli-help-draw =
    Draw the next round from the matches in FILE.

    A match per line, entrants and scores: "3 7 12.40 7.60"; or "bye 5". An empty FILE is the \
first round. A file called - is standard input.
""",
    "fr": """
draw-round = Tour { $round }
draw-match = Table { $table } : { $one } - { $other }
draw-bye = { $who } se repose
draw-winner = { $who } a gagné
cli-option-come = Le nombre d'inscrits, numérotés à partir de 1 selon leur force.
cli-option-draw-rule = Comment apparier : rangs les plus proches, de haut en bas, danois \
(revanches permises) ou élimination.
cli-option-draw-seed = Tire au sort le premier tour suisse ; le même texte donne le même \
tirage.
cli-help-draw =
    Apparie le tour suivant d'après les matchs de FILE.

    Un match par ligne, inscrits et points : « 3 7 12,40 7,60 » ; ou « bye 5 ». Un FILE vide \
est le premier tour. Un fichier nommé - est \
l'entrée standard.
""",
}
