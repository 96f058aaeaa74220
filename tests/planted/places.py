"""Where entries of shelves appear: what the command line and the server say of a planted one.

    python -m tests.planted.places FOLDER

writes ``{place: {language: text}}`` as JSON; *FOLDER* is for files. The entries planted are
those of whatever tree and packages this process finds.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner

from biritch.bidding.catalogue import find as find_system
from biritch.cli.main import biritch
from biritch.core.phrase import Phrase
from biritch.publishing.handbook.blocks import Family
from biritch.publishing.handbook.book import handbook
from biritch.robots.catalogue import all_robots as robots_known
from biritch.robots.catalogue import find as find_robot
from biritch.server.storage.store import find as find_store
from biritch.server.tables.opening import TableDefaults, read_opening
from biritch.server.web.application import application
from biritch.words.translation import LANGUAGES, Language, say, tell
from tests.planted.tables import tables

ENVIRONMENT = {
    "LC_ALL": "C.UTF-8",
    "NO_COLOR": "1",
    "COLUMNS": "240",
    "BIRITCH_TRACEBACK": "1",
}
BOARD = """[Board "1"]
[Site "Here"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
"""
MATCH = "board,room,contract,declarer,result\n1,open,3N,N,=\n1,closed,2N,N,+1\n"
RESULTS = "board,ns,ew,score\n1,1,2,420\n1,3,4,420\n1,5,6,-50\n"

TABLES = {
    "variants": ("games", "rules", "options"),
    "tariffs": ("codes",),
    "systems": ("systems",),
    "drills": ("drills",),
    "movements": ("movements",),
    "lessons": ("lessons",),
    "formulas": ("formulas",),
    "formats": ("formats",),
    "evaluators": ("evaluators",),
    "scales": ("scales",),
    "methods": ("methods",),
    "ties": ("ties",),
    "presets": ("presets",),
    "masterpoints": ("masterpoints",),
    "ladders": ("ladders",),
    "pattons": ("pattons",),
    "irregularities": ("irregularities",),
    "players": ("robots",),
    "commands": ("commands",),
}
"""The tables of the documents, by their shelves."""

Place = Callable[[Language, Path], str]
PLACES: dict[str, Place] = {}


def command(*words: str, stdin: str = "") -> Place:
    """What a command prints; ``{folder}`` in its words is a folder of files."""

    def told(language: Language, folder: Path) -> str:
        asked = [word.format(folder=folder) for word in words]
        found = CliRunner().invoke(
            biritch, [*asked, "--lang", language], input=stdin, env=ENVIRONMENT
        )
        assert found.exit_code == 0, (found.output, found.exception)
        return found.output

    return told


def address(path: str) -> Place:
    """What the server answers, in one language where it tells both."""

    def told(language: Language, folder: Path) -> str:
        del folder
        return json.dumps(_only(asyncio.run(_get(path)), language), ensure_ascii=False)

    return told


def document(name: str) -> Place:
    """What a table of the documents says."""

    def told(language: Language, folder: Path) -> str:
        del folder
        text: str = tables().table(name, language)
        return text

    return told


async def _get(path: str) -> Any:
    # Nothing asked here needs the house, so none is opened.
    transport = httpx.ASGITransport(application(_no_house, ["here"]))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _no_house() -> Any:
    raise AssertionError("no house is opened")


def _only(answer: Any, language: Language) -> Any:
    """Return *answer* with what it tells in every language in *language* alone."""
    if isinstance(answer, dict):
        if set(answer) == set(LANGUAGES):
            return _only(answer[language], language)
        return {key: _only(value, language) for key, value in answer.items()}
    return [_only(one, language) for one in answer] if isinstance(answer, list) else answer


def _opening(language: Language, folder: Path) -> str:
    del language, folder
    body = json.dumps({"variant": "planted", "robots": "planted:planted"}).encode()
    opening: Any = read_opening(body, TableDefaults())
    return repr(opening)


def _handbook(family: Family) -> Callable[[Language, Path], str]:
    def pages(language: Language, folder: Path) -> str:
        del folder
        return repr([page for page in handbook(language) if page.family == family])

    return pages


def _robot(language: Language, folder: Path) -> str:
    del folder
    about: Phrase = robots_known()["planted"].about
    return f"{find_robot('planted:planted').name}: {say(about, language)}"


def _store(language: Language, folder: Path) -> str:
    del folder
    return f"planted: {type(find_store('planted:')).__name__} {language}"


def _system(language: Language, folder: Path) -> str:
    del folder
    return find_system("planted").titles[language]


def _tie(language: Language, folder: Path) -> str:
    del folder
    return tell("rank-tie-planted", language)


PLACES |= {
    "variants: GET /games": address("/games"),
    "variants: the handbook": _handbook("games"),
    "variants: POST /tables": _opening,
    "variants: biritch play": command(
        *("play", "--terminal", "--game", "planted", "--option", "soil=shallow"),
        *("--robot", "rule:planted"),
        stdin="quit\n",
    ),
    "tariffs: the handbook": _handbook("scores"),
    "tariffs: biritch codes": command("codes"),
    "tariffs: biritch codes --json": command("codes", "--json"),
    "tariffs: biritch score": command(
        *("score", "3N", "--declarer", "N", "--tricks", "9", "--code", "planted", "--json")
    ),
    "systems: biritch systems": command("systems"),
    "systems: biritch bid": command(
        *("bid", "--system", "planted", "--dealer", "N", "--hand", "AQJ.K92.A32.8765"),
        *("--auction", "P P 1H P", "--json"),
    ),
    "systems: GET /bidding/systems": address("/bidding/systems"),
    "systems: by name": _system,
    "systems: the handbook": _handbook("systems"),
    "conventions: biritch systems": command("systems", "--json"),
    "conventions: biritch explain": command(
        *("explain", "--system", "planted", "--dealer", "N", "--auction", "1N P 5C")
    ),
    "conventions: GET /bidding/systems/planted": address("/bidding/systems/planted"),
    "layouts: biritch card": command("card", "planted", "--layout", "planted"),
    "layouts: GET /bidding/cards": address("/bidding/cards?system=planted&layout=planted"),
    "authorities: biritch card": command("card", "planted", "--layout", "planted"),
    "authorities: announced": address(
        "/bidding/systems/planted/after?calls=1N,P&dealer=N&vulnerable=none&body=planted"
    ),
    "drills: GET /bidding/drills": address("/bidding/drills"),
    "lessons: GET /learn/lessons": address("/learn/lessons"),
    "lessons: GET /learn/lessons/planted": address("/learn/lessons/planted"),
    "themes: GET /learn/themes": address("/learn/themes"),
    "evaluators: biritch deal --where": command(
        *("deal", "--seed", "7", "--where", "planted(N) >= 0", "--format", "diagram")
    ),
    "scales: biritch vp": command(
        *("vp", "10", "--boards", "8", "--scale", "planted", "--json")
    ),
    "ties: named in a reason": _tie,
    "presets: biritch rank": command("rank", "{folder}/results.csv", "--rules", "planted"),
    "methods: biritch rank": command("rank", "{folder}/results.csv", "--by", "planted"),
    "ladders: biritch season": command("season", "{folder}/results.csv", "--ladder", "planted"),
    "pattons: biritch match-score": command(
        "match-score", "{folder}/match.csv", "--patton", "planted", "--json"
    ),
    "movements: biritch movements": command("movements"),
    "movements: biritch movements --pairs": command("movements", "--pairs", "8"),
    "movements: biritch movement": command("movement", "planted", "--tables", "4"),
    "movements: GET /events/proposals": address("/events/proposals?pairs=8&time=180"),
    "formulas: biritch formulas": command("formulas"),
    "formulas: biritch formulas --teams": command("formulas", "--teams", "8"),
    "formats: biritch convert": command("convert", "{folder}/one.pbn", "{folder}/one.planted"),
    "formats: biritch deal": command("deal", "--seed", "7", "--format", "planted"),
    "irregularities: biritch ruling": command("ruling"),
    "irregularities: the ruling": command("ruling", "planted", "--answers", "deep"),
    "irregularities: GET /laws/tree": address("/laws/tree"),
    "irregularities: GET /laws/sentences": address("/laws/sentences"),
    "players: by name": _robot,
    "commands: biritch --help": command("--help"),
    "commands: biritch planted --help": command("planted", "--help"),
    "commands: biritch planted": command("planted"),
    "stores: --database": _store,
}
PLACES |= {
    f"{shelf}: the table of {name}": document(name)
    for shelf, names in TABLES.items()
    for name in names
}
"""Where each is seen, by its shelf."""
SILENT = {
    "variants: biritch play",
    "tariffs: biritch score",
    "systems: biritch bid",
    "evaluators: biritch deal --where",
    "scales: biritch vp",
    "presets: biritch rank",
    "methods: biritch rank",
    "ladders: biritch season",
    "pattons: biritch match-score",
    "movements: biritch movement",
    "formats: biritch deal",
}
"""Where it does its work without being named."""


def main(folder: Path) -> None:
    """Write what is told in every place."""
    for name, text in (("one.pbn", BOARD), ("match.csv", MATCH), ("results.csv", RESULTS)):
        (folder / name).write_text(text, encoding="utf-8")
    told: dict[str, dict[str, str]] = {}
    for place, look in PLACES.items():
        told[place] = {}
        for language in LANGUAGES:
            try:
                told[place][language] = look(language, folder)
            # Told as the text of its place, so that one failure hides no other.
            except Exception as error:  # noqa: BLE001
                told[place][language] = f"{type(error).__name__}: {error}"
    sys.stdout.write(json.dumps(told, ensure_ascii=False))


if __name__ == "__main__":
    sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")
    main(Path(sys.argv[1]))
