"""XML documents parsed into plain elements with lines, by ``defusedxml``.

``defusedxml`` refuses a document that defines entities of its own, so nothing in it can grow;
one that only names a document type is read, and the type never fetched. Documents, their
elements and their depth have ceilings besides. The whole is given to the parser at once, for
some versions of it take quadratic time over a long value that comes in pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from xml.parsers.expat import ErrorString, ExpatError
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler, feature_external_ges
from xml.sax.xmlreader import AttributesImpl, Locator

from biritch.records.documents import whole_text
from biritch.records.faults import Fault
from biritch.records.format import FormatError

MOST_ELEMENTS = 2_000_000
DEEPEST = 40
"""Elements inside one another; results need eight."""

_DECLARED = re.compile(r"<\?xml[^>]*\?>")
_BARE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)")


@dataclass(slots=True)
class XmlElement:
    """An element: name in capitals, line, attributes, text, children."""

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[XmlElement] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    instructions: list[tuple[str, str]] = field(default_factory=list)
    """The processing instructions directly inside: for whom, and what."""

    @property
    def content(self) -> str:
        """The text directly inside, without outer blanks."""
        return "".join(self.words).strip()

    def text(self, *names: str) -> str:
        """Return the text of the first child (or attribute) with one of *names*."""
        for name in names:
            for child in self.inside:
                if child.name == name:
                    return child.content
            if name in self.attributes:
                return self.attributes[name].strip()
        return ""

    def each(self, name: str) -> Iterator[XmlElement]:
        """Yield the elements *name* directly inside."""
        return (child for child in self.inside if child.name == name)


def document(lines: Iterable[str]) -> XmlElement:
    """Return the outermost element of the document in *lines*.

    Raises:
        FormatError: It is no XML, has entities of its own, or exceeds a ceiling.

    Example:
        >>> root = document(["<event><pair number='1'>Anne</pair></event>"])
        >>> root.name, root.text("PAIR"), root.inside[0].attributes
        ('EVENT', 'Anne', {'NUMBER': '1'})
    """
    # The lines are text already, whatever encoding the document declares.
    text = whole_text(lines)
    # Looked for where it begins alone: a search tries every blank of a file full of blanks.
    if declared := _DECLARED.match(text, max(0, text.find("<?xml"))):
        before, after = text[: declared.start()], text[declared.end() :]
        text = before.lstrip(" \t") + "\n" * declared[0].count("\n") + after
    try:
        return _parse_markup(text)
    except FormatError as error:
        # Programs often write names with a bare ampersand: read so, and only then.
        if error.fault.name != "bad-xml" or not _BARE.search(text):
            raise
        return _parse_markup(_BARE.sub("&amp;", text))


class _Tree(ContentHandler):
    """The parser's state: the elements so far, open ones last."""

    def __init__(self, locator: Locator) -> None:
        super().__init__()
        self.locator = locator
        self.root = XmlElement("", 0)
        self.open = [self.root]
        self.count = 0

    @property
    def line(self) -> int:
        return self.locator.getLineNumber() or 1

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802 - SAX's
        self.count += 1
        if len(self.open) > DEEPEST or self.count > MOST_ELEMENTS:
            raise FormatError(self.line, "", Fault.of("deep-xml", most=DEEPEST))
        attributes = {key.upper(): value for key, value in attrs.items()}
        element = XmlElement(name.upper(), self.line, attributes)
        self.open[-1].inside.append(element)
        self.open.append(element)

    def endElement(self, name: str) -> None:  # noqa: N802
        del name
        self.open.pop()

    def characters(self, content: str) -> None:
        self.open[-1].words.append(content)

    def processingInstruction(self, target: str, data: str) -> None:  # noqa: N802
        self.open[-1].instructions.append((target, data))

    def skippedEntity(self, name: str) -> None:  # noqa: N802
        """Refuse an entity that only an external document type could define."""
        del name
        raise FormatError(self.line, "", Fault.of("xml-entity"))


def _parse_markup(text: str) -> XmlElement:
    from defusedxml.common import DefusedXmlException  # type: ignore[import-untyped]
    from defusedxml.expatreader import DefusedExpatParser  # type: ignore[import-untyped]

    # Its way to forbid a document type elsewhere refuses documents that only name one, as
    # real files do; with this feature off, nothing elsewhere is ever read.
    parser = DefusedExpatParser(forbid_external=False)
    parser.setFeature(feature_external_ges, False)
    tree = _Tree(parser)
    parser.setContentHandler(tree)
    try:
        parser.feed(text.encode("utf-8", "replace"))
        parser.close()
    except DefusedXmlException:
        raise FormatError(tree.line, "", Fault.of("xml-entity")) from None
    except SAXParseException as error:
        wrong = error.getException()
        what = ErrorString(wrong.code) if isinstance(wrong, ExpatError) else "?"
        raise FormatError(
            error.getLineNumber() or 1, "", Fault.of("bad-xml", text=what)
        ) from None
    return tree.root.inside[0]
