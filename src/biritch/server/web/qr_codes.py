"""Addresses as QR codes (ISO/IEC 18004) that phones can read from paper."""

from __future__ import annotations

import io
import re

from biritch.extras import MissingExtra

ORIGIN = re.compile(r"https?://(?:[a-z0-9.-]{1,200}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""The address of a server, as a page says where it stands."""


def qr_code_svg(text: str) -> bytes:
    """Return the QR code of *text* as SVG: black on white with a margin of four modules.

    The error correction level is M: damage to 15 % of the code does no harm.

    Raises:
        MissingExtra: The optional part ``qr`` is not installed.
    """
    try:
        import segno
    except ModuleNotFoundError as missing:
        raise MissingExtra("qr") from missing
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False, boost_error=False)
    look = {"border": 4, "light": "#fff", "omitsize": True}
    code.save(picture, kind="svg", svgclass=None, lineclass=None, **look)
    return picture.getvalue()
