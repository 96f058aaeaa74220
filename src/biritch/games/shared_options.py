"""Options that several variants share: a rubber or one game, and how often one may double."""

from __future__ import annotations

from dataclasses import replace

from biritch.games.phases.contres import Ceiling, Limit, contres_up_to, once_each
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.trump_choice import TrumpChoicePhase
from biritch.games.variant import GameOption, Variant, as_is


def _limit_variant(variant: Variant, limit: Limit) -> Variant:
    return replace(
        variant, phases=(TrumpChoicePhase.open, contres_up_to(limit), PlayPhase.open)
    )


def _once(variant: Variant) -> Variant:
    return _limit_variant(variant, once_each)


def _ceiling(variant: Variant) -> Variant:
    return _limit_variant(variant, Ceiling(variant.tariff))


def _single(variant: Variant) -> Variant:
    form = replace(variant.tariff.form, games=1)
    return replace(variant, tariff=replace(variant.tariff, form=form))


MATCH = GameOption("match", (("rubber", as_is), ("game", _single)))
"""A rubber of two games, or one game of thirty points.

« Règles du Bridge et variante à deux joueurs », "Comment la partie est gagnée ou perdue".
"""

CONTRES = GameOption("contres", (("unlimited", as_is), ("once", _once), ("ceiling", _ceiling)))
"""Contres without end (the same text, "Manière de jouer"), one of each (pagat.com, "Bridge",
introduction), or no trick above a hundred points."""
