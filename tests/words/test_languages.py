"""A language is one folder: a pseudo-language plays, rules, ranks and learns at once."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import biritch.locales
from biritch.words.languages import LANGUAGES, language_facts, nearest_language

ENGLISH = Path(next(iter(biritch.locales.__path__))) / "en"
ACCENTS = str.maketrans("aeiouAEIOU", "åéîøüÅÉÎØÜ")


TITLES = (
    "system-sef-title",
    "drill-weak-twos-title",
    "drill-weak-twos-about",
    "layout-acbl-title",
    "authority-ffb-title",
)


def pseudo(text: str) -> str:
    """Return a Fluent file with its plain one-line messages accented and longer."""
    lines = []
    for line in text.splitlines():
        name, sign, value = line.partition(" = ")
        plain = sign and not name.startswith((" ", "#")) and value and "{" not in value
        lines.append(f"{name} = [{value.translate(ACCENTS)}~~]" if plain else line)
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a Biritch that has the language ``qps`` as well."""
    folder = tmp_path_factory.mktemp("locales") / "qps"
    folder.mkdir()
    for file in ENGLISH.glob("*.ftl"):
        if file.name != "odds.ftl":  # left to English, sentence by sentence
            (folder / file.name).write_text(pseudo(file.read_text("utf-8")), "utf-8")
    (folder / "titles.ftl").write_text(
        "".join(f"{name} = [{name}~~]\n" for name in TITLES), encoding="utf-8"
    )
    (folder / "where.words").write_text("hcp = pontos\nzar = zarpontos\n", encoding="utf-8")
    (folder / "language.ftl").write_text(
        "language-name = pseudo\nlanguage-direction = rtl\nlanguage-decimal-mark = \u066b\n",
        "utf-8",
    )
    return {**os.environ, "BIRITCH_LOCALES": str(folder.parent), "PYTHONWARNINGS": "ignore"}


def test_titles_of_entries_come_from_its_folder_or_are_english(planted: dict[str, str]) -> None:
    rows = json.loads(run(planted, "systems", "--lang", "qps", "--json"))
    titles = {row["name"]: row["title"] for row in rows if row["kind"] == "system"}
    assert titles["sef"] == "[system-sef-title~~]"
    assert titles["sayc"] == "SAYC, Standard American Yellow Card"
    script = (
        "from biritch.bidding.alerts.authority import all_authorities;"
        "from biritch.bidding.cards.convention_card import all_layouts;"
        "from biritch.bidding.drill import all_drills;"
        "from biritch.server.web.wire import bilingual;"
        "drill = all_drills()['weak-twos'];"
        "print(bilingual(drill.titles).qps, drill.about['qps'], bilingual(drill.titles).fr);"
        "print(all_layouts()['acbl'].titles['qps'], all_authorities()['ffb'].titles['qps'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=planted, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "[drill-weak-twos-title~~] [drill-weak-twos-about~~] Deux faibles",
        "[layout-acbl-title~~] [authority-ffb-title~~]",
    ]


def run(planted: dict[str, str], *words: str, given: str = "") -> str:
    command = [sys.executable, "-m", "biritch.cli.main", *words]
    done = subprocess.run(
        command, env=planted, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_planted_language_is_listed_with_its_coverage(planted: dict[str, str]) -> None:
    rows = json.loads(run(planted, "languages", "--json"))
    assert [row["language"] for row in rows] == ["en", "fr", "qps"]
    assert [row["name"] for row in rows] == ["English", "français", "pseudo"]
    assert rows[0]["coverage"] == rows[1]["coverage"] == 1.0
    assert 0.3 < rows[2]["coverage"] < 1.0


def test_it_explains_rules_and_ranks(planted: dict[str, str]) -> None:
    hand = ("--dealer", "N", "--hand", "AQJ.K92.A32.8765", "--auction", "P P 1H P")
    assert "~~]" in run(planted, "bid", "--lang", "qps", *hand)
    assert "~~]" in run(planted, "board", "7", "--lang", "qps")
    rows = "board,ns,ew,contract,declarer,result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1\n"
    assert "~~]" in run(planted, "rank", "--lang", "qps", "-", given=rows)


def test_it_publishes_pages_that_lead_to_the_others(
    planted: dict[str, str], tmp_path: Path
) -> None:
    rows = "board,ns,ew,contract,declarer,result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1\n"
    dealt = run(planted, "deal", "-n", "1", "--seed", "1")
    (tmp_path / "boards.pbn").write_text(dealt, "utf-8")
    where = ("--site", str(tmp_path / "site"), "--deals", str(tmp_path / "boards.pbn"))
    run(planted, "rank", "--lang", "qps", *where, "-", given=rows)
    pages = {path.name: path for path in (tmp_path / "site").iterdir() if path.is_dir()}
    assert sorted(pages) == ["en", "fr", "qps"]
    board = (pages["qps"] / "board-1.html").read_text("utf-8")
    assert "~~]" in board
    assert 'href="../fr/board-1.html">Français</a>' in board
    english = (pages["en"] / "board-1.html").read_text("utf-8")
    assert 'href="../qps/board-1.html">Pseudo</a>' in english


def test_its_words_for_conditions_are_understood(planted: dict[str, str]) -> None:
    own = run(planted, "deal", "--seed", "1", "--where", "pontos(N) + zarpontos(N) > 50")
    assert own == run(planted, "deal", "--seed", "1", "--where", "points(N) + zar(N) > 50")


def test_the_glossary_is_english_until_it_is_written_in_it(planted: dict[str, str]) -> None:
    script = (
        "from biritch.publishing.handbook.glossary import glossary_page;"
        "print(glossary_page('qps').sections[0].title)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=planted, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "ace (as)"


def test_it_plays_a_deal_in_the_terminal(planted: dict[str, str]) -> None:
    told = run(planted, "play", "--terminal", "--lang", "qps", "--seed", "7", given="quit\n")
    assert "~~]" in told


def test_what_it_lacks_is_said_in_english(planted: dict[str, str]) -> None:
    english = run(planted, "odds", "break", "5", "--lang", "en")
    lacking = run(planted, "odds", "break", "5", "--lang", "qps")
    assert english.split()[0] in lacking or "3-2" in lacking


def test_messages_carry_it(planted: dict[str, str]) -> None:
    script = (
        "import msgspec;"
        "from biritch.core.phrase import Phrase;"
        "from biritch.server.web.wire import sentence, bilingual;"
        "from biritch.words.languages import language_facts;"
        "print(msgspec.json.encode(sentence(Phrase.of('cli-pass'))).decode());"
        "print(bilingual({'en': 'Drury'}).qps, language_facts('qps').direction)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=planted, capture_output=True, text=True, check=True
    )
    message, title = done.stdout.strip().splitlines()
    assert json.loads(message) == {"en": "Pass", "fr": "Passe", "qps": "[Påss~~]"}
    assert title == "Drury rtl"


def test_the_nearest_language_is_found() -> None:
    assert nearest_language("fr-CA") == "fr"
    assert nearest_language("de", "en-GB") == "en"
    assert nearest_language("") == "en"


def test_each_language_says_how_it_is_written() -> None:
    for code in LANGUAGES:
        facts = language_facts(code)
        assert facts.name != code
        assert facts.direction in ("ltr", "rtl")
        assert facts.notation in ("en", "fr")
