"""Which messages the entries of each shelf may say, and which of them have no text.

    python -m tests.planted.sentences

writes what is missing as a list of JSON, a sentence each.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import click

from biritch import shelf
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.alerts.authority import Authority
from biritch.bidding.cards.convention_card import CardLayout
from biritch.games.variant import Variant
from biritch.publishing.handbook.game_pages import sentences_of
from biritch.records.format import Format
from biritch.robots.robot import RobotKind
from biritch.rulings.irregularity import Irregularity
from biritch.rulings.phrases import phrases
from biritch.words.translation import LANGUAGES, sentence_names


def _said(*patterns: str) -> Callable[[str, Any], Iterable[str]]:
    return lambda key, _: (pattern.format(key.replace("_", "-")) for pattern in patterns)


def _game(key: str, variant: Variant) -> Iterator[str]:
    yield from (f"game-{key}", f"game-{key}-about", *sentences_of(key))
    for option in variant.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{way}" for way in option.names)


def _convention(_key: str, package: Package) -> Iterator[str]:
    yield package.title
    for agreement in package.agreements:
        if agreement.title:
            yield agreement.title
        for need in agreement.needs:
            yield f"tool-{need.tool.replace('_', '-')}"


def _layout(_key: str, layout: CardLayout) -> Iterator[str]:
    yield from (section.title for section in layout.sections)


def _authority(_key: str, authority: Authority) -> Iterator[str]:
    yield from (rule.announcement for rule in authority.rules if rule.announcement)


def _notation(key: str, notation: Format) -> Iterator[str]:
    name = f"format-{key.replace('_', '-')}"
    yield from (name, f"{name}-about")
    yield from (f"records-loses-{loss.name}" for loss in notation.loses if not loss.minor)


def _command(key: str, command: click.Command) -> Iterator[str]:
    yield f"cli-help-{key.replace('_', '-')}"
    for option in command.params:
        text = getattr(option, "help", None)
        if text and text.startswith("cli-"):
            yield text


def _irregularity(key: str, irregularity: Irregularity) -> Iterator[str]:
    yield from (phrase.name for phrase in phrases(key.replace("_", "-"), irregularity))


def _robot(_key: str, robot: RobotKind) -> Iterator[str]:
    yield robot.about.name


SAYS: Mapping[str, Callable[[str, Any], Iterable[str]]] = {
    "variants": _game,
    "tariffs": _said("cli-code-{}"),
    "conventions": _convention,
    "layouts": _layout,
    "authorities": _authority,
    "ties": _said("rank-tie-{}"),
    "masterpoints": _said("master-points-{}"),
    "ladders": _said("ladder-{}", "ladder-{}-about"),
    "movements": _said("movement-{}", "movement-{}-about"),
    "formulas": _said("formula-{}"),
    "formats": _notation,
    "systems": lambda key, _: [f"system-{key.replace('_', '-')}-about"],
    "irregularities": _irregularity,
    "players": _robot,
    "lessons": _said("lesson-{}"),
    "themes": _said("theme-{}", "theme-{}-about"),
    "commands": _command,
}
"""The messages of an entry, by its shelf; entries of the others have titles alone."""


def missing() -> Iterator[str]:
    """Yield what is not there: the entry, the message or title, the language."""
    known = {language: sentence_names(language) for language in LANGUAGES}
    for package, constant in shelf.SHELVES.items():
        name = package.rpartition(".")[2]
        for key, entry in shelf.load(
            importlib.import_module(package), constant, object
        ).items():
            where = f"{name}/{key}"
            names = sorted(set(SAYS[name](key, entry))) if name in SAYS else []
            for language in LANGUAGES:
                for message in names:
                    if message not in known[language]:
                        yield f"{where}: no sentence {message} in {language}"
                for texts in ("titles", "about"):
                    told = getattr(entry, texts, None)
                    if isinstance(told, Mapping) and not told.get(language):
                        yield f"{where}: no {texts} in {language}"


if __name__ == "__main__":
    sys.stdout.write(json.dumps(list(missing())))
