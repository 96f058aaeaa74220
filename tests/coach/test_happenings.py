"""What happened on a deal, by the names that a player searches by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biritch.coach.happenings import HAPPENINGS, happenings
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.games.game import Game
from biritch.games.phase import AgreedClaim
from biritch.games.variants.contract import VARIANT
from biritch.words.translation import LANGUAGES, say

DEAL = Deal.parse("N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654")
PAGE = Path(__file__).parents[2] / "web/src/shared/deals/happenings.ts"


def after(calls: str, cards: str = "", won: int | None = None) -> tuple[str, ...]:
    actions = [*map(parse_call, calls.split()), *map(Card.parse, cards.split())]
    claim = [] if won is None else [AgreedClaim(won)]
    return happenings(Game.fold(VARIANT, DEAL, Board.from_number(1), [*actions, *claim]))


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ("P P P P", {"passed-out"}),
        ("P P 2N P P P", {"part-score"}),
        ("P P 3N P P P", {"game"}),
        ("P P 4D P P P", {"part-score"}),
        ("P P 5D P P P", {"game"}),
        ("P P 6D X P P P", {"slam", "doubled", "contested"}),
        ("P P 7N X XX P P P", {"grand-slam", "redoubled", "contested"}),
        ("1C P 1H P", set()),
    ],
)
def test_a_contract_is_told_by_its_kind(calls: str, told: set[str]) -> None:
    assert set(after(calls)) == told


@pytest.mark.parametrize(
    ("calls", "won", "told"),
    [
        ("P P 1N P P P", 9, {"part-score", "made", "overtricks", "game-missed", "claim"}),
        ("P P 1N P P P", 8, {"part-score", "made", "overtricks", "claim"}),
        ("P P 2H P P P", 10, {"part-score", "made", "overtricks", "game-missed", "claim"}),
        ("P P 3N P P P", 12, {"game", "made", "overtricks", "slam-missed", "claim"}),
        ("P P 3N P P P", 9, {"game", "made", "claim"}),
        ("P P 3N P P P", 8, {"game", "down", "claim"}),
        ("P P 3N P P P", 6, {"game", "down", "down-much", "claim"}),
        ("1C 4H 4S X P P P", 8, {"game", "doubled", "contested", "down", "sacrifice", "claim"}),
        ("1C 4H 4S X P P P", 6, {"game", "doubled", "contested", "down", "down-much", "claim"}),
    ],
)
def test_a_result_is_told_with_what_was_missed(calls: str, won: int, told: set[str]) -> None:
    lead = "D2" if "4H" not in calls else "HA"
    found = set(after(calls, lead, won))
    assert {name for name in found if not name.startswith("lead-")} == told


def test_the_lead_and_what_the_cards_did_are_told() -> None:
    found = after("P P 1N P 3N P P P", "D2 D4 D9 DJ S9 S2 SQ S3")
    assert found[:2] == ("game", "lead-D")
    assert "lead-partner" in after("P 1D 1N P 3N P P P", "D2 D4")
    assert "lead-trump" in after("P P 4D P P P", "D2 D4")


def test_declarers_finesse_and_the_defenders_ruff_are_read_off_the_cards() -> None:
    deal = Deal.parse("N:AQ4.763.K85.8642 KT9.QJT4.2.KJT75 653.AK5.AQ74.AQ3 J872.982.JT963.9")

    def told(calls: str, cards: str) -> tuple[str, ...]:
        actions = [*map(parse_call, calls.split()), *map(Card.parse, cards.split())]
        return happenings(Game.fold(VARIANT, deal, Board.from_number(1), actions))

    finessed = "H9 H3 HT HA S3 S2 SQ SK"
    assert "finesse" in told("P P 1N P 3N P P P", finessed)
    assert "finesse" not in told("P P 1N P 3N P P P", finessed.replace("SQ SK", "SA S9"))
    ruffed = "C9 C2 C5 CA C3 S2"
    assert "ruff-them" in told("P P 4S P P P", ruffed)
    assert "ruff-them" not in told("P P 4S P P P", ruffed.replace("S2", "H2"))
    assert "ruff-them" not in told("P P 3N P P P", ruffed)


def test_the_page_offers_every_one_of_them_in_both_languages() -> None:
    lines = re.search(r"GROUPS.*?= \[(.*?)\n\];", PAGE.read_text("utf-8"), re.DOTALL)
    assert lines is not None
    offered = [
        name
        for names in re.findall(r"\[\s*'[a-z]+',\s*\[(.*?)\],?\s*\]", lines[1], re.DOTALL)
        for name in re.findall(r"'([A-Za-z-]+)'", names)
    ]
    assert sorted(offered) == sorted(HAPPENINGS)
    for language in LANGUAGES:
        for name in HAPPENINGS:
            sentence = Phrase.of(f"learn-did-{name}")
            assert say(sentence, language) != sentence.name
