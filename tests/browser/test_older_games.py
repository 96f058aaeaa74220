"""Every game of the shelf, to its score sheet, by a person at the page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_a_rubber import choose
from tests.browser.test_what_one_sees import violations
from tests.proving import cases

PROVE = pytest.mark.prove


def play(player: Player, look: set[str]) -> set[str]:
    """Play the deal to its end; return the stages met, each of *look* looked at once."""
    met: set[str] = set()
    while player.my_turn():
        phase = player.phase
        if phase in look - met:
            assert player.overflow() == []
            assert violations(player) == []
        if phase in met:
            player.go_on()
        else:
            player.act("1N" if phase == "auction" else "P")
        met.add(phase)
    return met


@pytest.mark.parametrize(
    ("language", "size", "game", "stages"),
    [
        pytest.param("fr", (1280, 800), "bridge_whist_paris", {"play"}, marks=PROVE),
        pytest.param("en", (390, 844), "bridge_whist_paris", {"play"}, marks=PROVE),
        pytest.param("fr", (390, 844), "biritch_1886", {"play"}, marks=PROVE),
        ("en", (1280, 800), "honeymoon_draw", {"drawing", "auction", "play"}),
        pytest.param(
            "fr", (390, 844), "honeymoon_draw", {"drawing", "auction", "play"}, marks=PROVE
        ),
        pytest.param("fr", (1280, 800), "honeymoon_dummies", {"auction", "play"}, marks=PROVE),
        ("en", (390, 844), "honeymoon_dummies", {"auction", "play"}),
        pytest.param("en", (1280, 800), "whist", {"play"}, marks=PROVE),
        ("fr", (390, 844), "dummy_whist", {"play"}),
    ],
)
def test_a_deal_of_it_is_played_and_written_down(
    sit: Sit, language: str, size: tuple[int, int], game: str, stages: set[str]
) -> None:
    player = sit(language, size=size, at="", settings={"confirm": "one"})
    page = player.page
    player.sit_down(variant=game)
    met = play(player, {"naming", "sharing", *stages})
    thrown_in = met in ({"drawing", "auction"}, {"auction"})
    assert thrown_in or met >= stages
    assert page.locator(".scoresheet").is_visible()
    assert player.overflow() == []
    assert violations(player) == []
    player.acted(page.locator(".next").click)
    page.wait_for_selector(".hand [data-card]")


def test_what_the_table_agrees_on_is_asked_for_and_kept(sit: Sit) -> None:
    player = sit("en", settings={"confirm": "one"})
    page = player.page
    choose(player, "contract")
    page.locator(".games").click()
    page.locator("[data-choices=honeymoon_dummies]").click()
    tile = page.locator(".tile", has=page.locator("[data-game=honeymoon_dummies]"))
    tile.locator("select").select_option("six")
    tile.locator("[data-deal]").click()
    page.wait_for_selector("[data-seat=N].faced")
    shown = page.locator("[data-seat=N] [data-card], [data-seat=E] [data-card]").count()
    assert shown == 12
    assert page.locator("[data-seat=N] .role", has_text="6 face down").is_visible()


def test_the_trump_is_named_by_its_letter(sit: Sit) -> None:
    player = sit("fr", at="", settings={"confirm": "one"})
    page = player.page
    player.sit_down(variant="bridge_whist_paris", seat="N")  # who deals names it
    page.locator(".naming .strain").first.wait_for()
    player.acted(lambda: page.keyboard.press("c"))
    assert page.locator(".contract .H").is_visible()  # c: cœur


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", (1280, 800), marks=PROVE), ("fr", (390, 844))],
)
def test_a_lead_lies_face_down_until_there_are_no_more_questions(
    sit: Sit, language: str, size: tuple[int, int]
) -> None:
    """Law 41: the leader's questions, the lead, partner's and declarer's questions."""
    player = sit(language, size=size, settings={"confirm": "one"})
    page = player.page
    for _ in range(9):
        player.new_table("contract", "faceDown")
        page.wait_for_selector(".hand [data-card]")
        while player.my_turn() and player.phase == "auction":
            player.call("7N")
            if page.locator("[data-face]").count():
                break
        # A partner who has named notrump before declares: then I have nothing to ask.
        if {"en": "South", "fr": "Sud"}[language] in page.locator(".contract").inner_text():
            break
    page.wait_for_selector("[data-face]")
    assert page.locator("[data-lead-down] svg").is_visible()
    assert page.locator(".dummy").count() == 0
    assert player.overflow() == []
    assert violations(player) == []
    player.acted(page.locator("[data-face]").click)
    page.wait_for_selector(".dummy [data-card]")


@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", (1280, 800)), pytest.param("en", (390, 844), marks=PROVE)],
)
def test_people_draw_shuffle_and_cut_before_they_deal(
    sit: Sit, language: str, size: tuple[int, int]
) -> None:
    """As the Laws of Rubber Bridge 2014 have it in their preliminaries."""
    player = sit(language, size=size, settings={"confirm": "one"})
    page = player.page
    player.new_table("chicago", "ceremony")
    page.wait_for_selector(".drawn .deals")
    assert page.locator(".drawn li").count() == 4
    assert player.overflow() == []
    assert violations(player) == []
    # Whoever dealt sits at the right of the next dealer, and cuts: South is to deal.
    south = page.locator(".drawn .deals", has_text={"en": "South", "fr": "Sud"}[language])
    for _ in range(40):
        if south.count():
            break
        player.sit_down(variant="chicago", ceremony=True)
        page.wait_for_selector(".drawn .deals")
    page.locator("dialog button.main").click()
    for cutting in (True, False)[: cases(1, 2)]:
        assert page.locator(".spare").count() >= 1
        player.to_the_end("P")
        before = player.events
        page.locator(".next").click()
        page.wait_for_selector("dialog")
        place = page.locator("dialog input[type=range]")
        assert place.count() == cutting
        if cutting:
            place.fill("3")
            assert page.locator("dialog [role=alert]").is_visible()
            assert page.locator("dialog button.main").is_disabled()
            place.fill("31")
            assert violations(player) == []
        page.locator("dialog button.main").click()
        page.wait_for_selector(f".page:not([data-n='{before}'])")
        page.wait_for_selector(".hand [data-card]")
