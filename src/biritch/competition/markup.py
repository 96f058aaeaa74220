"""XML read whole into plain elements with their lines; no entity of a file's own is obeyed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from biritch.competition.entering import Misread
from biritch.core.phrase import Phrase

DEEPEST = 40
"""Elements inside one another; results need eight."""


@dataclass(slots=True)
class Element:
    """An element: its name in capitals, its attributes, its text, what is inside, its line."""

    name: str
    line: int
    attributes: dict[str, str]
    inside: list[Element] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def find(self, name: str) -> Element | None:
        """Return the first element *name* directly inside."""
        return next((one for one in self.inside if one.name == name), None)

    def text(self, name: str) -> str:
        """Return the text of the first element *name* inside, or nothing."""
        found = self.find(name)
        return "" if found is None else "".join(found.words).strip()

    def all(self, name: str) -> Iterator[Element]:
        """Yield every element *name*, however deep."""
        for one in self.inside:
            if one.name == name:
                yield one
            yield from one.all(name)


def parse(text: str) -> Element:
    """Return the outermost element of *text*."""
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    root = Element("", 0, {})
    open_now = [root]

    def start(name: str, attributes: dict[str, str]) -> None:
        if len(open_now) > DEEPEST:
            raise Misread("xml", _at(parser), text=name)
        one = Element(name.upper(), parser.CurrentLineNumber, attributes)
        open_now[-1].inside.append(one)
        open_now.append(one)

    def end(_: str) -> None:
        open_now.pop()

    def refuse(*_: object) -> None:
        raise Misread("xml-entity", _at(parser))

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = lambda words: open_now[-1].words.append(words)
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        where = Phrase.of("rank-at-line", line=str(error.lineno))
        raise Misread("xml", where, text=expat.errors.messages[error.code]) from None
    return root.inside[0]


def _at(parser: expat.XMLParserType) -> Phrase:
    return Phrase.of("rank-at-line", line=str(parser.CurrentLineNumber))
