"""Scoring codes by typed name."""

from __future__ import annotations

import click

from biritch.cli.parameters import ParamType, refused_value
from biritch.scoring.codes import scoring_codes
from biritch.words.translation import tell_or

DEFAULT = "duplicate-2017"


def code_title(name: str, language: str) -> str:
    """Return the title of a code in *language*.

    Example:
        >>> code_title("duplicate-2017", "en")
        'Duplicate bridge (2017)'
    """
    return tell_or(f"cli-code-{name}", language, scoring_codes()[name].title)


class ScoringCodeName(ParamType):
    """The name of a scoring code.

    Example:
        >>> ScoringCodeName().convert("Rubber_1993", None, None)
        'rubber-1993'
    """

    name = "code"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return the name of a code, or refuse it with the known ones.

        Raises:
            Refusal: There is no such code.

        Example:
            >>> ScoringCodeName().convert("duplicate-1066", None, None)
            Traceback (most recent call last):
            biritch.cli.messages.Refusal: cli-bad-code
        """
        del ctx
        name = str(value).strip().lower().replace("_", "-")
        codes = scoring_codes()
        if name not in codes:
            raise refused_value(param, "cli-bad-code", text=str(value), words=", ".join(codes))
        return name
