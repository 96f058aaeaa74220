"""Systems by the names people type."""

from dataclasses import replace
from typing import Any, cast

import pytest

from biritch.bidding import catalogue


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("acol", "acol:modern"),
        (" ACOL ", "acol:modern"),
        ("acol:benji", "acol:benji"),
        ("sef", "sef"),
        ("sef:2018", "sef:2018"),
        ("four-card-majors", "four-card-majors"),
        ("strong-club", "strong-club"),
    ],
)
def test_a_family_alone_is_its_usual_profile(typed: str, meant: str) -> None:
    assert catalogue.find(typed).name == meant


def test_no_family_has_two_usual_profiles() -> None:
    usual = [
        name.partition(":")[0] for name, one in catalogue.all_systems().items() if one.usual
    ]
    assert len(usual) == len(set(usual))


def test_an_unknown_profile_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="acol:benji, acol:foundation, acol:modern"):
        catalogue.find("acol:strong")


def test_a_system_as_a_key_does_not_walk_through_its_agreements() -> None:
    """Caches ask for the hash at every card, and there are thousands of agreements."""
    unhashable = cast("tuple[Any, ...]", ([],))
    system = replace(catalogue.find("sayc"), packages=unhashable)
    assert hash(system) == hash(replace(system))
    assert hash(system) != hash(catalogue.find("acol"))
    assert system != catalogue.find("sayc")
