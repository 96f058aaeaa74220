"""A board of a lesson file: counted, bid at the lesson table, and gone on with afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.test_a_class import DEAL, fits, visitor

FILE = f"""[Event "Enough for game"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Student "S"]
[Auction "N"]
1C Pass 3NT Pass
Pass Pass
{{[LANG fr] Comptez. [LANG en] Count. [COUNT points S] [LANG fr] Enchérissez. [REACH 3NT]
[LANG fr] Bravo.}}
"""


@pytest.mark.slow
def test_a_board_is_played_at_the_table_where_its_lesson_plays(
    browser: Browser, server: str, tmp_path: Path
) -> None:
    file = tmp_path / "lesson.pbn"
    file.write_text(FILE, encoding="utf-8")
    page, wrong = visitor(browser, "fr-FR", phone=True)
    page.goto(f"{server}/learn/file")
    page.set_input_files("input[type=file]", file)
    page.tap("[data-count='14']")
    expect(page.locator("[data-step='0'] .refused")).to_contain_text("14")
    page.tap("[data-count='15']")
    page.tap("[data-do=on]")
    # The right contract is not given away before it is reached.
    expect(page.locator("[data-goal=reach]")).not_to_contain_text("3")
    page.tap("[data-do=table]")
    page.wait_for_selector("[data-state=open]")
    seat = Player(page, server, touch=True)
    assert seat.my_turn()
    seat.call("3N")
    page.wait_for_selector("[data-state=done]")
    fits(page)
    page.tap("[data-do=next]")
    expect(page.locator("[data-goal=reach]")).to_contain_text("Réussi à la table")
    page.tap("[data-do=on]")
    expect(page.locator("[data-ended=true]")).to_contain_text("Bravo.")
    assert wrong == []
    page.context.close()
