"""A whole deal, by mouse, by keyboard and by touch."""

from __future__ import annotations

from functools import partial

from tests.browser.conftest import Sit


def test_by_mouse_in_english(sit: Sit) -> None:
    player = sit("en", moving=True)
    assert player.page.get_attribute("html", "lang") == "en"
    player.to_the_end()
    assert player.page.get_by_role("button", name="Next board").is_visible()
    assert "of South" not in player.page.locator(".result").inner_text()
    board = player.page.locator("h1").inner_text()
    player.page.get_by_role("button", name="Next board").click()
    player.page.wait_for_selector(".hand [data-card]")
    assert player.page.locator("h1").inner_text() != board
    assert player.page.locator(".hand [data-card]").count() == 13


def test_by_keyboard_in_french(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    assert page.get_attribute("html", "lang") == "fr"
    assert page.locator("h1").inner_text().startswith("Donne")
    first = True
    while player.my_turn():
        if player.phase == "auction":
            offered = page.locator("[data-call='1N']:not([aria-disabled=true])").count()
            keys = "1s" if first and offered else "p"
            player.acted(partial(page.keyboard.type, keys))
            first = False
        else:
            player.type_card("fr")
    assert "points pour" in player.told() or "Passe général" in player.told()
    page.keyboard.press("r")
    assert page.locator(".replay").count() == 1
    page.keyboard.press("r")
    board = page.locator("h1").inner_text()
    player.acted(lambda: page.keyboard.press("n"))
    page.wait_for_selector(".hand [data-card]")
    assert page.locator("h1").inner_text() != board


QUICK = "N:AQT95.Q7.AJT4.J5 K2.AT86432.2.K86 J74.95.KQ865.T42 863.KJ.973.AQ973"
"""My cards follow while the trick before still flies to whoever won it."""
LONGEST = """() => {
  window.longest = 0;
  const look = () => {
    const playing = document.querySelector('.page').dataset.phase === 'play';
    const long = document.documentElement.scrollHeight;
    if (playing) window.longest = Math.max(window.longest, long);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_by_touch_on_a_phone(sit: Sit) -> None:
    """Cards in flight make the page no longer: it would scroll under the finger that aims."""
    player = sit("fr", size=(360, 640), touch=True, at="", moving=True)
    player.sit_down(deals=[QUICK, QUICK], begun=["P", "P", "1N", "P", "P", "P"], seat="S")
    player.page.evaluate(LONGEST)
    player.to_the_end()
    assert player.page.evaluate("window.longest") == 640
    assert player.overflow() == []
    player.page.get_by_role("button", name="Donne suivante").tap()
    player.page.wait_for_selector(".hand [data-card]")


def test_one_touch_lifts_a_call_and_does_not_make_it(sit: Sit) -> None:
    player = sit("en", size=(390, 844), touch=True)
    assert player.my_turn()
    before = player.events
    player.page.locator("[data-call=P]").tap()
    player.page.wait_for_timeout(300)
    assert player.events == before
    assert player.page.locator("[data-call=P]").get_attribute("aria-pressed") == "true"


def test_a_card_is_played_with_the_arrows_and_a_reload_resumes(sit: Sit) -> None:
    player = sit("en")
    player.to_the_play()
    page = player.page
    page.locator(".may").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    chosen = page.evaluate("document.activeElement.dataset.card")
    assert chosen == page.locator(".may").first.get_attribute("data-card")
    player.acted(lambda: page.keyboard.press("Enter"))
    assert not page.locator(f".held [data-card='{chosen}']").count()
    assert player.my_turn()
    cards = "[...document.querySelectorAll('.hand [data-card]')].map(c => c.dataset.card)"
    before = (player.events, page.evaluate(cards), page.locator(".contract").inner_text())
    page.reload()
    page.wait_for_selector(".may")
    after = (player.events, page.evaluate(cards), page.locator(".contract").inner_text())
    assert after == before


def test_a_cut_line_is_told_and_comes_back(sit: Sit) -> None:
    player = sit("en", at="")
    # Partner has opened: a pass does not end the board.
    deal = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
    player.sit_at(deal, ["1C", "1H"], "S")
    page = player.page
    page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (String(text).includes('"t":"call"')) this.close(); else send.call(this, text);
      };
      window.mend = () => { WebSocket.prototype.send = send; };
    }""")
    assert player.my_turn()
    before = player.events
    page.locator("[data-call=P]").click()
    page.get_by_text("The line is lost").wait_for()
    page.evaluate("window.mend()")
    page.wait_for_selector(".page[data-line=up]")
    # What was bid before the line fell is sent again by itself, and once.
    page.wait_for_selector(f".page:not([data-n='{before}'])")
    assert player.my_turn()
    assert page.locator(".sure").count() == 0
