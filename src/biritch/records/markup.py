"""XML read whole into plain elements with their lines, and none of its traps obeyed.

A document that defines entities of its own is refused, so nothing in it can grow; one that
only names a document type is read, and the type never fetched. Documents, their elements
and their depth have ceilings; the whole is given to the parser at once, for some versions
of it take quadratic time over a long value that comes in pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from biritch.records.documents import whole
from biritch.records.faults import Fault
from biritch.records.format import FormatError

MOST_ELEMENTS = 2_000_000
DEEPEST = 40
"""Elements inside one another; results need eight."""

_DECLARED = re.compile(r"\s*<\?xml[^>]*\?>")
_BARE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)")


@dataclass(slots=True)
class Element:
    """An element: its name in capitals, its attributes, its words, what is inside, its line."""

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[Element] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def said(self) -> str:
        """The words directly inside, blanks at the ends left out."""
        return "".join(self.words).strip()

    def text(self, *names: str) -> str:
        """Return what the first element of one of *names* inside says, or an attribute."""
        for name in names:
            for one in self.inside:
                if one.name == name:
                    return one.said
            if name in self.attributes:
                return self.attributes[name].strip()
        return ""

    def each(self, name: str) -> Iterator[Element]:
        """Yield the elements *name* directly inside."""
        return (one for one in self.inside if one.name == name)


def document(lines: Iterable[str]) -> Element:
    """Return the outermost element of the document; raise :exc:`FormatError` if it is none."""
    # The lines are text already, whatever encoding the document declares.
    text = _DECLARED.sub(lambda found: "\n" * found[0].count("\n"), whole(lines), count=1)
    try:
        return _parsed(text)
    except FormatError as error:
        # Names are often written with a bare ampersand.
        if error.fault.name != "bad-xml" or not _BARE.search(text):
            raise
        return _parsed(_BARE.sub("&amp;", text))


class _Tree:
    """The elements read so far, the open ones last."""

    def __init__(self, parser: expat.XMLParserType) -> None:
        self.parser = parser
        self.root = Element("", 0)
        self.open = [self.root]
        self.count = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if len(self.open) > DEEPEST or self.count > MOST_ELEMENTS:
            raise self.fault("deep-xml", most=DEEPEST)
        told = {key.upper(): value for key, value in attributes.items()}
        one = Element(name.upper(), self.parser.CurrentLineNumber, told)
        self.open[-1].inside.append(one)
        self.open.append(one)

    def end(self, _name: str) -> None:
        self.open.pop()

    def say(self, words: str) -> None:
        self.open[-1].words.append(words)

    def refuse(self, *_told: object) -> None:
        raise self.fault("xml-entity")

    def refuse_external(self, *told: object) -> int:
        self.refuse(*told)
        return 0

    def fault(self, name: str, **told: object) -> FormatError:
        return FormatError(self.parser.CurrentLineNumber, "", Fault.of(name, **told))


def _parsed(text: str) -> Element:
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    tree = _Tree(parser)
    parser.StartElementHandler, parser.EndElementHandler = tree.start, tree.end
    parser.CharacterDataHandler = tree.say
    parser.EntityDeclHandler = tree.refuse
    parser.SkippedEntityHandler = tree.refuse
    parser.ExternalEntityRefHandler = tree.refuse_external
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        what = expat.errors.messages.get(error.code, "?")
        raise FormatError(error.lineno, "", Fault.of("bad-xml", text=what)) from None
    return tree.root.inside[0]
