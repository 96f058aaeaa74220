"""The first course at the server: lessons, the tables of their deals, how a pupil stands."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import msgspec

from biritch.coach.course.catalogue import lessons
from biritch.server.web.wire import bilingual
from tests.coach.course.pupils import at_random, played, scripted
from tests.server.served import Served

LESSON = "trick"


def get(served: Served, path: str) -> httpx.Response:
    return httpx.get(f"http://{served.host}/learn/{path}", timeout=60)


def post(served: Served, path: str, body: object) -> httpx.Response:
    return httpx.post(f"http://{served.host}/learn/lessons/{path}", json=body, timeout=60)


def sat(served: Served, path: str, begun: list[str]) -> dict[str, str]:
    opened = post(served, f"{path}/table", {"begun": begun})
    assert opened.status_code == 201, opened.text
    told: dict[str, Any] = opened.json()
    return {"table": told["table"], "token": told["token"]}


def test_the_course_is_listed_in_order(served: Served) -> None:
    found = get(served, "lessons").json()
    assert [lesson["name"] for lesson in found] == list(lessons())
    assert found[0]["title"] == {"en": "The trick", "fr": "La levée"}


def test_learning_alone_leads_to_the_course(served: Served) -> None:
    led = httpx.get(f"http://{served.host}/learn", timeout=60)
    assert (led.status_code, led.headers["location"]) == (307, "/learn/course")


def test_a_lesson_is_told_without_its_cards(served: Served) -> None:
    for name, lesson in lessons().items():
        told = get(served, f"lessons/{name}").text
        for deal in lesson.deals:
            assert str(deal.deal)[2:] not in told
            for hand in deal.deal.hands:
                assert str(hand) not in told
            assert json.dumps(deal.done["fr"], ensure_ascii=False) not in told


def test_a_pupil_who_plays_well_is_told_so(served: Served) -> None:
    path, deal = f"{LESSON}/1", lessons()[LESSON].deals[0]
    begun = [str(action) for action in played(deal, scripted(deal))]
    assert post(served, f"{path}/standing", sat(served, path, [])).json()["states"] == ["open"]
    told = post(served, f"{path}/standing", sat(served, path, begun)).json()
    assert (told["done"], told["mistake"]) == (True, None)
    assert told["idea"] == msgspec.to_builtins(bilingual(deal.done))
    assert told["did"]["en"].startswith("Your 7 tricks: ♠A")
    assert told["did"]["fr"].startswith("Vos 7 levées")


def test_a_mistake_is_told_played_out_and_tried_again(served: Served) -> None:
    path, deal = f"{LESSON}/4", lessons()[LESSON].deals[3]
    begun = [str(action) for action in played(deal, at_random(random.Random(3)))]
    table = sat(served, path, begun)
    told = post(served, f"{path}/standing", table).json()
    mistake = told["mistake"]
    assert told["idea"] == msgspec.to_builtins(bilingual(deal.missed))
    assert len(mistake["why"]) == 1
    assert mistake["shown"]
    assert mistake["action"] not in mistake["better"]
    so_far = [*mistake["before"], mistake["action"]]
    assert post(served, f"{path}/shown", sat(served, path, so_far)).status_code == 400
    shown = {
        better: post(served, f"{path}/shown", {**table, "better": better}).json()
        for better in (False, True)
    }
    # The pupil's own card loses the goal against best defence; a better one wins it.
    assert shown[False]["cards"][0]["card"] == mistake["action"]
    assert shown[True]["cards"][0]["card"] in mistake["better"]
    for better, play in shown.items():
        winners = [*play["winners"], *(card["winner"] for card in play["cards"])]
        assert (sum(seat in ("N", "S") for seat in winners) >= 7) == better
    again = post(served, f"{path}/standing", sat(served, path, mistake["before"])).json()
    assert (again["states"], again["mistake"]) == (["open"], None)
    assert post(served, f"{path}/shown", sat(served, path, [])).status_code == 400


def test_what_there_is_not_is_refused_in_both_languages(served: Served) -> None:
    table = sat(served, f"{LESSON}/1", [])
    wrong = {"table": table["table"], "token": "a-wrong-key"}
    for refused in (
        get(served, "lessons/whist"),
        post(served, f"{LESSON}/99/table", {}),
        post(served, f"{LESSON}/2/standing", sat(served, f"{LESSON}/1", ["S2"][:0])),
        post(served, f"{LESSON}/1/standing", wrong),
        post(served, f"{LESSON}/1/standing", {**wrong, "table": "nowhere"}),
    ):
        assert refused.status_code == 404, refused.text
        assert set(refused.json()["refused"]) == {"en", "fr"}
    assert post(served, f"{LESSON}/1/table", {"begun": ["P"]}).status_code == 400
    assert post(served, f"{LESSON}/1/table", {"begun": 3}).status_code == 400
