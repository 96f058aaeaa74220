#!/usr/bin/env python3
"""Write the tables of what is on the shelves, where README.md and docs/ have room for them.

    scripts/write_shelves.py [--check]

A table stands between ``<!-- shelf: NAME -->`` and ``<!-- end of shelf -->``; ``NAME fr`` has
it in French. ``--check`` writes nothing, and fails where a table is not what its shelf holds.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import click  # noqa: E402 - biritch is found beside this file

from biritch import shelf  # noqa: E402
from biritch.bidding.agreement.known_conditions import CONDITIONS  # noqa: E402
from biritch.cli.main import biritch  # noqa: E402
from biritch.coach.course.lesson import PARTS  # noqa: E402
from biritch.competition.movement import number_ranges  # noqa: E402
from biritch.core.phrase import Phrase  # noqa: E402
from biritch.rulings.catalogue import FAMILIES  # noqa: E402
from biritch.words.translation import Language, say, tell, tell_or  # noqa: E402
from biritch.words.typography import join_list  # noqa: E402

Row: TypeAlias = tuple[str, ...]
MARK = re.compile(
    r"(<!-- shelf: ([a-z-]+)(?: (fr))? -->\n)(.*?)(<!-- end of shelf -->)", re.DOTALL
)
HEADS: dict[str, dict[Language, str]] = {
    "about": {"en": "what it is", "fr": "ce que c'est"},
    "answer": {"en": "page by page", "fr": "page par page"},
    "code": {"en": "code", "fr": "code"},
    "command": {"en": "command", "fr": "commande"},
    "condition": {"en": "condition", "fr": "condition"},
    "drill": {"en": "hands", "fr": "mains"},
    "edition": {"en": "edition", "fr": "édition"},
    "formula": {"en": "formula", "fr": "formule"},
    "french": {"en": "in French", "fr": "en français"},
    "game": {"en": "game", "fr": "jeu"},
    "irregularity": {"en": "irregularity", "fr": "irrégularité"},
    "deals": {"en": "deals", "fr": "donnes"},
    "lesson": {"en": "lesson", "fr": "leçon"},
    "number": {"en": "no.", "fr": "nº"},
    "part": {"en": "part", "fr": "partie"},
    "law": {"en": "laws", "fr": "lois"},
    "movement": {"en": "movement", "fr": "mouvement"},
    "name": {"en": "name", "fr": "nom"},
    "notation": {"en": "notation", "fr": "notation"},
    "open": {"en": "open it", "fr": "l'ouvrir"},
    "opposite": {"en": "its opposite", "fr": "le contraire"},
    "option": {"en": "option", "fr": "option"},
    "robot": {"en": "robot", "fr": "robot"},
    "sheet": {"en": "scores", "fr": "marque"},
    "size": {"en": "for", "fr": "pour"},
    "source": {"en": "source", "fr": "source"},
    "suffix": {"en": "suffix", "fr": "suffixe"},
    "system": {"en": "system", "fr": "système"},
    "title": {"en": "title", "fr": "titre"},
    "top": {"en": "at most", "fr": "au plus"},
    "word": {"en": "in conditions", "fr": "dans une condition"},
    "ways": {"en": "ways", "fr": "façons"},
    "written": {"en": "written", "fr": "écrit"},
}
YES: dict[Language, str] = {"en": "yes", "fr": "oui"}
NEVER: dict[Language, str] = {"en": "never", "fr": "jamais"}


def entries(name: str) -> dict[str, Any]:
    """Return every entry of the shelf *name* by the name that people type."""
    [package] = [name_of for name_of in shelf.SHELVES if name_of.endswith(f".{name}")]
    shelf_entries = shelf.load(importlib.import_module(package), shelf.SHELVES[package], object)
    return {key.replace("_", "-"): entry for key, entry in shelf_entries.items()}


def _games() -> list[tuple[str, Any]]:
    """Return every game, the newest code first, as the page lists them."""
    return sorted(entries("variants").items(), key=lambda pair: -pair[1].since)


def _play(name: str) -> str:
    return "`biritch play`" if name == "contract" else f"`biritch play --game {name}`"


def games(language: Language) -> Iterator[Row]:
    """Yield every game: its title, what it is, how it is opened."""
    for name, game in _games():
        title, about = (tell(f"game-{game.name}{end}", language) for end in ("", "-about"))
        yield title, about, _play(name)


def rules(language: Language) -> Iterator[Row]:
    """Yield every game: its title, its source, its code of scores."""
    names = {id(code): name for name, code in entries("tariffs").items()}
    for name, game in _games():
        code = names.get(id(game.tariff))
        score = f"`{code}`" if code else game.tariff.title
        yield tell(f"game-{game.name}", language), game.source, score, _play(name)


def options(language: Language) -> Iterator[Row]:
    """Yield every option of every game, and its ways, the usual one first."""
    for name, game in _games():
        for option in game.options:
            title = tell(f"option-{option.name}", language)
            ways = [
                f"`{way}`: {tell(f'option-{option.name}-{way}', language)}"
                for way in option.names
            ]
            yield f"`{name}`", f"`{option.name}`: {title}", join_list(ways, language)


def codes(language: Language) -> Iterator[Row]:
    """Yield every code of scores."""
    for name, code in entries("tariffs").items():
        yield f"`{name}`", tell_or(f"cli-code-{name}", language, code.title), code.source


def systems(language: Language) -> Iterator[Row]:
    """Yield every bidding system."""
    for key, system in entries("systems").items():
        about = tell(f"system-{key}-about", language)
        yield f"`{system.name}`", about, system.version, system.source


def conditions(language: Language) -> Iterator[Row]:
    """Yield every condition of the notation, its opposite where that has words, in French."""
    del language
    for condition in CONDITIONS:
        opposite = f"`{condition.opposite}`" if condition.opposite else ""
        yield f"`{condition.phrase}`", opposite, tell(f"condition-{condition.name}", "fr")


def drills(language: Language) -> Iterator[Row]:
    """Yield every kind of hands to practise on, in the order they are offered."""
    for _, drill in sorted(entries("drills").items(), key=lambda pair: pair[1].place):
        yield drill.titles[language], drill.about[language]


def lessons(language: Language) -> Iterator[Row]:
    """Yield every lesson of the first course, in order, with its number of deals."""
    ordered = sorted(
        entries("lessons").values(), key=lambda each: (PARTS.index(each.part), each.order)
    )
    for number, lesson in enumerate(ordered, 1):
        part = tell(f"learn-part-{lesson.part}", language)
        yield str(number), tell(lesson.title, language), part, str(len(lesson.deals))


def movements(language: Language) -> Iterator[Row]:
    """Yield every movement."""
    for name, movement in entries("movements").items():
        title, about = (tell(f"movement-{name}{end}", language) for end in ("", "-about"))
        size = tell(
            f"cli-movement-{movement.form}", language, sizes=number_ranges(movement.sizes)
        )
        yield f"`{name}`", f"{title}. {about}", size


def formulas(language: Language) -> Iterator[Row]:
    """Yield every form of competition."""
    for name, formula in entries("formulas").items():
        size = tell(
            f"cli-movement-{formula.form}", language, sizes="-".join(map(str, formula.sizes))
        )
        yield f"`{name}`", tell(f"formula-{name}", language), size, formula.source


def formats(language: Language) -> Iterator[Row]:
    """Yield every notation of files."""
    for name, notation in entries("formats").items():
        yield (
            f"`{name}`",
            tell(f"format-{name}", language),
            " ".join(f"`{suffix}`" for suffix in notation.suffixes),
            tell(f"format-{name}-about", language),
            NEVER[language] if notation.read_only else YES[language],
        )


def scales(language: Language) -> Iterator[Row]:
    """Yield every scale of victory points."""
    del language
    for name, scale in entries("scales").items():
        yield f"`{name}`", scale.title, str(scale.most), scale.source


def _titled(name: str) -> Callable[[Language], Iterator[Row]]:
    """Return the table of a shelf whose entries have a title and a source."""

    def table(language: Language) -> Iterator[Row]:
        del language
        for key, entry in entries(name).items():
            yield f"`{key}`", entry.title, entry.source

    return table


def ladders(language: Language) -> Iterator[Row]:
    """Yield every formula of a season."""
    for key in entries("ladders"):
        name = key.replace("_", "-")
        yield (
            f"`{name}`",
            tell(f"ladder-{name}", language),
            tell(f"ladder-{name}-about", language),
        )


def evaluators(language: Language) -> Iterator[Row]:
    """Yield every evaluator of hands: its words in conditions, what it is, its source."""
    for name, entry in entries("evaluators").items():
        word = entry.french if language == "fr" else name.replace("-", "_")
        title = entry.titles.get(language, entry.titles["en"])
        yield f"`{name}`", f"`{word}`", title, entry.source


def irregularities(language: Language) -> Iterator[Row]:
    """Yield every irregularity, with its laws."""
    ordered = sorted(
        entries("irregularities").items(), key=lambda pair: FAMILIES.index(pair[1].family)
    )
    for name, ruling in ordered:
        yield tell(f"ruling-title-{name}", language), ruling.laws, f"`biritch ruling {name}`"


def robots(language: Language) -> Iterator[Row]:
    """Yield every robot."""
    for name, robot in entries("players").items():
        about: Phrase = robot.about
        yield f"`{name}:sef`", say(about, language)


def commands(language: Language) -> Iterator[Row]:
    """Yield every command, and what it is for."""
    with click.Context(biritch, info_name="biritch") as context:
        for name in biritch.list_commands(context):
            command = cast("click.Command", biritch.get_command(context, name))
            help_text = tell_or(f"cli-help-{name}", language, command.help or "")
            first = " ".join(help_text.split()).partition(". ")[0].removesuffix(".")
            yield f"`biritch {name}`", f"{first}."


TABLES: dict[str, tuple[Sequence[str], Callable[[Language], Iterator[Row]]]] = {
    "games": (("game", "about", "open"), games),
    "rules": (("game", "source", "sheet", "open"), rules),
    "options": (("game", "option", "ways"), options),
    "codes": (("code", "title", "source"), codes),
    "systems": (("system", "about", "edition", "source"), systems),
    "conditions": (("condition", "opposite", "french"), conditions),
    "drills": (("drill", "about"), drills),
    "lessons": (("number", "lesson", "part", "deals"), lessons),
    "movements": (("movement", "about", "size"), movements),
    "formulas": (("formula", "title", "size", "source"), formulas),
    "formats": (("name", "notation", "suffix", "about", "written"), formats),
    "scales": (("name", "title", "top", "source"), scales),
    "methods": (("name", "title", "source"), _titled("methods")),
    "ties": (("name", "title", "source"), _titled("ties")),
    "presets": (("name", "title", "source"), _titled("presets")),
    "masterpoints": (("name", "title", "source"), _titled("masterpoints")),
    "ladders": (("name", "title", "about"), ladders),
    "pattons": (("name", "title", "source"), _titled("pattons")),
    "evaluators": (("name", "word", "title", "source"), evaluators),
    "irregularities": (("irregularity", "law", "command"), irregularities),
    "robots": (("robot", "about"), robots),
    "commands": (("command", "about"), commands),
}
"""Every table by its name: its heads, and its rows."""


def table(name: str, language: Language) -> str:
    """Return the table *name* as it is written."""
    heads, rows = TABLES[name]
    lines = [tuple(HEADS[head][language] for head in heads), ("---",) * len(heads)]
    lines += rows(language)
    return "".join(f"| {' | '.join(_cell(cell) for cell in line)} |\n" for line in lines)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def page(text: str) -> str:
    """Return a page with its tables written anew."""

    def written(match: re.Match[str]) -> str:
        language: Language = "fr" if match[3] else "en"
        return f"{match[1]}{table(match[2], language)}{match[5]}"

    return MARK.sub(written, text)


def files() -> list[Path]:
    """Return the pages that may have tables."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def main() -> int:
    """Write the tables, or check them; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    stale = []
    for file in files():
        text = file.read_text("utf-8")
        now = page(text)
        if now != text and check:
            stale.append(file.relative_to(ROOT))
        elif now != text:
            file.write_text(now, "utf-8")
    for file in stale:
        print(f"{file} is not what the shelves hold: run scripts/write_shelves.py")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
