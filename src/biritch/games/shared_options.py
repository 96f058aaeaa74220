"""What tables agree on in several games of the family: options that variants share."""

from __future__ import annotations

from dataclasses import replace

from biritch.games.phases.contres import Ceiling, Limit, contres_up_to, once_each
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.trump_choice import TrumpChoicePhase
from biritch.games.variant import GameOption, Variant, as_is


def _limited(variant: Variant, limit: Limit) -> Variant:
    return replace(
        variant, phases=(TrumpChoicePhase.open, contres_up_to(limit), PlayPhase.open)
    )


def _once(variant: Variant) -> Variant:
    return _limited(variant, once_each)


def _ceiling(variant: Variant) -> Variant:
    return _limited(variant, Ceiling(variant.tariff))


def _single(variant: Variant) -> Variant:
    form = replace(variant.tariff.form, games=1)
    return replace(variant, tariff=replace(variant.tariff, form=form))


MATCH = GameOption("match", (("rubber", as_is), ("game", _single)))
"""A rubber of two games, or one game of thirty (document 001, lines 61 to 63)."""

CONTRES = GameOption("contres", (("unlimited", as_is), ("once", _once), ("ceiling", _ceiling)))
"""Contres without end (document 001, line 39), one of each (document 002, line 13), or no
trick above a hundred points."""
