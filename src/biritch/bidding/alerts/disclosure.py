"""Which calls are alerted, and which announced, under whose regulations.

The regulations are on the shelf :mod:`biritch.bidding.alerts.authorities`; a system names
the body
under whose rules it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from biritch import shelf
from biritch.bidding.alerts import authorities
from biritch.bidding.alerts.authority import Authority, Disclosure, RegulatedCall

Body: TypeAlias = str
"""A federation, by the name of its file on the shelf of authorities."""


@cache
def known() -> Mapping[str, Authority]:
    """Return every authority by name."""
    found = shelf.load(authorities, "AUTHORITY", Authority).values()
    return MappingProxyType({one.name: one for one in found})


def disclosed(made: RegulatedCall, body: Body) -> Disclosure:
    """Return what partner does about the call *made*, under the rules of *body*."""
    return known()[body].told(made)
