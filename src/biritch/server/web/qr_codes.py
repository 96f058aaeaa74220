"""Addresses as QR codes (ISO/IEC 18004), drawn so that a telephone opens them from paper."""

from __future__ import annotations

import io
import re

from biritch.extras import MissingExtra

ORIGIN = re.compile(r"https?://(?:[a-z0-9.-]{1,200}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""The address of a server, as a page says where it stands."""


def qr_code_svg(text: str) -> bytes:
    """Return the code of *text* as a picture: black on white with the four modules of margin.

    Error correction is M: a crease or a coffee stain over 15 % of it does no harm.

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
