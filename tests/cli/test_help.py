"""Help: every command, option and argument is explained, in both languages."""

import pkgutil
import re
import unicodedata

import click
import pytest
from click.testing import CliRunner

from biritch.cli import commands as shelf
from biritch.cli.main import biritch
from biritch.words.translation import LANGUAGES, Language, sentence_names, tell
from tests.words.test_translation import FILES, SAID, messages

CONTEXT = click.Context(biritch)
COMMANDS = {name: biritch.get_command(CONTEXT, name) for name in biritch.list_commands(CONTEXT)}
MODULES = {
    module.name.rpartition(".")[2]: module.name
    for module in pkgutil.walk_packages(shelf.__path__, f"{shelf.__name__}.")
}
IN_OTHER_WORDS = {
    ("club", "files"): {"en": "lists of members", "fr": "listes de membres"},
    ("curtain-cards", "target"): {"en": "HTML or PDF", "fr": "HTML ou en PDF"},
    ("forms", "target"): {"en": "HTML or PDF", "fr": "HTML ou en PDF"},
    ("hand-records", "target"): {"en": "HTML or PDF", "fr": "HTML ou en PDF"},
    ("ruling", "irregularity"): {"en": "IRREGULARITY", "fr": "IRRÉGULARITÉ"},
    ("weigh", "score"): {"en": "SCORE", "fr": "marque pondérée"},
}
"""Arguments that the help of their command tells in words rather than by their name."""


def plain(text: str) -> str:
    """Return *text* without accents, in lower case, on one line."""
    apart = unicodedata.normalize("NFD", " ".join(text.split()))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()


def parameters(kind: type[click.Parameter]) -> list[tuple[str, click.Parameter]]:
    """Return the parameters of that *kind*, each with the name of its command."""
    commands: dict[str, click.Command | None] = {"": biritch, **COMMANDS}
    return [
        (name, parameter)
        for name, command in commands.items()
        for parameter in (command.params if command else ())
        if isinstance(parameter, kind)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_explained(language: Language) -> None:
    known = sentence_names(language)
    assert [name for name in COMMANDS if f"cli-help-{name}" not in known] == []


def test_an_option_of_several_commands_is_explained_for_all() -> None:
    """A command is loaded alone: what another one's file says is not there."""
    shared = {name for file in FILES for name in messages("en", file)}
    told = []
    for name, command in COMMANDS.items():
        module = MODULES[name.replace("-", "_")]
        own = set(messages("en", module)) if module in SAID["en"] else set()
        commands = [command, *(getattr(command, "commands", None) or {}).values()]
        options = [one for each in commands if each for one in each.params]
        missing = {str(getattr(one, "help", None)) for one in options} - own - shared - {"None"}
        told += [f"biritch {name}: {one}" for one in sorted(missing)]
    assert told == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: Language) -> None:
    known = sentence_names(language)
    unexplained = [
        f"biritch {name} {option.opts[0]}"
        for name, option in parameters(click.Option)
        if getattr(option, "help", None) not in known
    ]
    assert unexplained == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_is_explained(language: Language) -> None:
    """The help of a command names its arguments: click gives them no help of their own."""
    unexplained = []
    for name, argument in parameters(click.Argument):
        assert argument.name is not None
        shown = argument.metavar or argument.name.upper()
        told = IN_OTHER_WORDS.get((name, argument.name), {}).get(language)
        words = [told] if told else re.findall(r"\w[\w.]*\w", shown)
        text = plain(tell(f"cli-help-{name}", language))
        if not any(plain(word.rstrip(".")) in text for word in words):
            unexplained.append(f"biritch {name} {shown}")
    assert unexplained == []


def test_a_missing_explanation_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    command = COMMANDS["vp"]
    assert command is not None
    option = click.Option(["--no-such"], help="cli-option-no-such")
    monkeypatch.setattr(command, "params", [*command.params, option])
    with pytest.raises(AssertionError, match="biritch vp --no-such"):
        test_every_option_is_explained("fr")


def test_the_language_counts_wherever_it_stands() -> None:
    for words in (["deal", "--help", "--lang", "fr"], ["deal", "--lang=fr", "--help"]):
        assert CliRunner().invoke(biritch, words).output.startswith("Usage\xa0: ")
    english = CliRunner().invoke(biritch, ["deal", "--help", "--lang", "en"]).output
    assert english.startswith("Usage: ")
