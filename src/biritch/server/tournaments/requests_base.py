"""What every deed asked of an evening has, and what its words and numbers may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=120)]
Number = Annotated[int, Meta(ge=1, le=1000)]


class RequestBase(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something asked of an evening."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    """The same twice is done once."""
