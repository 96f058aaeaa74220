"""The encoding of a text that declares none, and the one that XML declares.

UTF-8 is tried first, and stands where most of the letters beyond ASCII are good UTF-8: a wrong
byte then costs one letter. Else ``charset-normalizer`` guesses among the encodings that files
of bridge programs have. Names are short, and a guess may be wrong: it is always reported.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO

from biritch.records.faults import BadText, Fault

CANDIDATES = (
    "cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257",
    "gb18030", "big5", "shift_jis", "euc_jp", "cp949",
)  # fmt: skip
"""The encodings among which a guess is made."""

_CHUNK = 1 << 16
_MOST_SAMPLE = 1 << 18
_DECLARED = re.compile(rb"\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([A-Za-z0-9._-]{1,40})[\"']")
_HIGH = re.compile(rb"[\x80-\xff]+")
_WORDS = re.compile(rb"[A-Za-z'\x80-\xff]*[\x80-\xff][A-Za-z'\x80-\xff]*")
_WESTERN = frozenset("àâäáãåæçèéêëìíîïñòóôöõøœùúûüýÿßðþÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØŒÙÚÛÜÝŸÐÞšžŠŽ")


@dataclass(frozen=True, slots=True)
class TextEncoding:
    """An encoding, whether it was guessed, and its number of undecodable bytes."""

    name: str
    guessed: bool = False
    bad: int = 0

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults to report.

        Example:
            >>> [fault.name for fault in TextEncoding("cp1251", guessed=True).faults]
            ['encoding-guessed']
        """
        faults = []
        if self.guessed:
            faults.append(Fault.of("encoding-guessed", encoding=self.name))
        if self.bad:
            faults.append(
                Fault.of("bad-bytes", number=self.bad, encoding=self.name.removesuffix("-sig"))
            )
        return tuple(faults)


def known_encoding(name: str) -> str:
    """Return Python's name for the text encoding *name*.

    Raises:
        BadText: There is no such encoding of texts.

    Example:
        >>> known_encoding("Windows-1250"), known_encoding("latin2")
        ('cp1250', 'iso8859-2')
    """
    try:
        found = codecs.lookup(name)
        # Codecs that make no text of bytes, such as base64, are refused here.
        b"a".decode(found.name)
    except (LookupError, ValueError):
        raise BadText("bad-encoding", text=name) from None
    return found.name


def detect(source: BinaryIO) -> TextEncoding:
    """Return the encoding of the rest of *source*, which is read to the end.

    Example:
        >>> import io
        >>> detect(io.BytesIO("é".encode("utf-8"))).name
        'utf-8-sig'
        >>> detect(io.BytesIO("Чемпионат Иванов".encode("cp1251")))
        TextEncoding(name='cp1251', guessed=True, bad=0)
    """
    first = source.read(_CHUNK)
    if (wide := _wide(first)) is not None:
        return TextEncoding(wide)
    name = "" if first.startswith(codecs.BOM_UTF8) else _declared_name(first)
    good, bad, sample = _utf_8(first, source)
    if name not in ("", "utf-8") and good <= bad:
        return TextEncoding(name)
    # Programs declare ISO-8859-1 and write UTF-8: letters that are good UTF-8 are UTF-8.
    if not bad or good > bad or (name and good):
        return TextEncoding("utf-8-sig", bad=bad)
    # Nothing is declared, or no letter is what is declared.
    return TextEncoding(_guess(sample), guessed=True)


def _declared_name(first: bytes) -> str:
    """Return the encoding that an XML document declares, or an empty string."""
    declared = _DECLARED.match(first)
    if declared is None:
        return ""
    try:
        return known_encoding(declared[1].decode())
    except BadText:
        return "utf-8"


def _wide(first: bytes) -> str | None:
    """Return the encoding of a byte order mark of two or four bytes, or ``None``."""
    if first.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "utf-32"
    return "utf-16" if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else None


def _utf_8(first: bytes, source: BinaryIO) -> tuple[int, int, bytes]:
    """Return the numbers of valid UTF-8 characters and invalid bytes, and a sample."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    good = bad = size = 0
    sample: list[bytes] = []
    for chunk in (*_chunks(first, source), b""):
        if not chunk or not chunk.isascii() or decoder.getstate()[0]:
            text = decoder.decode(chunk, final=not chunk)
            high = [sign for sign in text if sign > "\x7f"]
            wrong = sum("\udc80" <= sign <= "\udcff" for sign in high)
            good, bad = good + len(high) - wrong, bad + wrong
            if size < _MOST_SAMPLE:
                lines = [line for line in chunk.splitlines() if _HIGH.search(line)]
                sample += lines
                size += sum(map(len, lines))
    return good, bad, b"\n".join(sample)[:_MOST_SAMPLE]


def _chunks(first: bytes, source: BinaryIO) -> Iterator[bytes]:
    chunk = first
    while chunk:
        yield chunk
        chunk = source.read(_CHUNK)


def _guess(sample: bytes) -> str:
    words = _WORDS.findall(sample)
    if _is_turkish(sample):
        return "cp1254"
    if _is_western(words):
        return "cp1252"
    # Old programs for DOS and the Macintosh have their accents among the first high bytes.
    for name in ("cp850", "mac_roman"):
        if _is_western(words, name, 0):
            return name
    if (double := _double_byte(b"".join(_HIGH.findall(sample)), sample)) is not None:
        return double
    letters = b"".join(_HIGH.findall(sample))
    if letters and all(0xE0 <= byte <= 0xFA for byte in letters) and len(letters) > 3:
        return "cp1255"  # Hebrew has no capitals; Russian names do
    from charset_normalizer import from_bytes

    best = from_bytes(sample, cp_isolation=list(CANDIDATES), enable_fallback=False).best()
    return "cp1252" if best is None else best.encoding


def _is_turkish(sample: bytes) -> bool:
    """Return whether *sample* has Turkish letters, and accents that only Turkish has."""
    accents = {sign for sign in sample.decode("cp1254", "replace") if sign > "\x7f"}
    return len(accents & set("ğışĞİŞ")) > 1 and accents <= set("ğışçöüâîûĞİŞÇÖÜÂÎÛ")


def _is_western(words: list[bytes], name: str = "cp1252", most: int = 1) -> bool:
    """Return whether the encoding makes plausible words of *words*.

    *most* is the number of implausible words: 1 allows a quarter, 0 none.
    """
    strange = 0
    for word in words:
        text = word.decode(name, "replace")
        accents = [sign for sign in text if sign > "\x7f"]
        plain = len(text) - len(accents)
        # Two accents in three letters, a sign inside a word, a capital after a small letter.
        inside = any(
            one.islower() and other.isupper() and other > "\x7f"
            for one, other in pairwise(text)
        )
        wrong = any(sign not in _WESTERN for sign in accents) and plain
        many = len(text) > 3 and len(accents) >= plain
        strange += bool(wrong or many or inside)
    return 4 * strange <= most * len(words)


def _double_byte(high: bytes, sample: bytes) -> str | None:
    """Return the Chinese, Japanese or Korean encoding of *sample*, or ``None``."""
    for name in ("shift_jis", "euc_jp"):
        try:
            text = sample.decode(name)
        except UnicodeDecodeError:
            continue
        if sum("\u3041" <= sign <= "\u30fe" for sign in text) >= 2:
            return name
    leads = high[::2]
    if len(high) % 2 or len(high) < 6 or min(high) < 0xA1:
        return None
    # The syllables of Korean are in rows B0 to C8, the common signs of Chinese in B0 to D7.
    if all(0xB0 <= lead <= 0xC8 for lead in leads):
        return "cp949"
    runs = all(len(run) % 2 == 0 for run in _HIGH.findall(sample))
    return "gb18030" if runs and all(0xB0 <= lead <= 0xD7 for lead in leads) else None
