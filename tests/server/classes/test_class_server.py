"""A class on the server: its door, exercises done and judged, tables, export and erasing."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch.coach.course.catalogue import lessons
from biritch.core.deals import Deal
from tests.server.served import PATIENCE, Person, Served, start

_ids = itertools.count(1)
BOARD = """[Event "Enough for game"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"]
[Student "S"]
[Auction "N"]
1C Pass 3NT Pass
Pass Pass
{[show S] You have 15 points. [BID 3NT] [ACCEPT 2NT] Enough for game.}
"""


@dataclass
class Entry:
    """Somebody in a class, by a key."""

    url: str
    key: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    def get(self, rest: str = "", **asked: str) -> httpx.Response:
        return httpx.get(
            f"{self.url}{rest}", params=asked, headers=self.headers, timeout=PATIENCE
        )

    def post(self, rest: str, body: object) -> httpx.Response:
        return httpx.post(
            f"{self.url}{rest}", json=body, headers=self.headers, timeout=PATIENCE
        )

    def do(self, do: str, rest: str = "/do", **more: object) -> httpx.Response:
        return self.post(rest, {"id": f"r{next(_ids)}", "do": do, **more})

    def done(self, do: str, rest: str = "/do", **more: object) -> dict[str, Any]:
        answer = self.do(do, rest, **more)
        assert answer.status_code == 200, answer.text
        return self.view()

    def view(self) -> dict[str, Any]:
        told: dict[str, Any] = self.get().json()
        return told

    def join(self, name: str, key: str) -> Entry:
        answer = httpx.post(f"{self.url}/pupils", json={"name": name, "key": key * 26})
        assert answer.status_code == 201, answer.text
        return Entry(self.url, key * 26)


def opened(served: Served, title: str = "Tuesday") -> Entry:
    told = httpx.post(f"http://{served.host}/classes", json={"title": title}).json()
    return Entry(f"http://{served.host}/classes/{told['code']}", told["key"])


def said(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    told = answer.json()["refused"]
    assert told["fr"] != told["en"]
    return str(told["en"])


def test_pupils_join_with_a_name_and_come_back_by_their_key(served: Served) -> None:
    teacher = opened(served)
    assert httpx.get(f"{teacher.url}/door").json()["title"] == "Tuesday"
    anne = teacher.join("Anne", "a")
    again = httpx.post(f"{teacher.url}/pupils", json={"name": "Anne", "key": "a" * 26})
    assert again.json()["pupil"] == 1
    double = httpx.post(f"{teacher.url}/pupils", json={"name": "ANNE", "key": "b" * 26})
    assert "already" in said(double, 409)
    assert anne.view()["name"] == "Anne"
    assert "pupils" not in anne.view()
    assert [one["name"] for one in teacher.view()["pupils"]] == ["Anne"]
    assert "teacher" in said(anne.do("door", open=False), 403)
    assert "code" in said(Entry(teacher.url, "x" * 26).get(), 403)
    teacher.done("door", open=False)
    late = httpx.post(f"{teacher.url}/pupils", json={"name": "Bob", "key": "b" * 26})
    assert "Ask your teacher" in said(late, 409)
    assert "No class" in said(httpx.get(f"http://{served.host}/classes/zzzzzz/door"), 404)
    picture = httpx.get(f"{teacher.url}/code.svg", params={"at": "http://192.168.1.2:8765"})
    assert picture.headers["content-type"] == "image/svg+xml"


def test_news_come_when_something_happens_and_not_before(served: Served) -> None:
    teacher = opened(served)
    stamp = teacher.view()["stamp"]
    teacher.join("Anne", "a")
    news = teacher.get(since=stamp)
    assert [one["name"] for one in news.json()["pupils"]] == ["Anne"]
    with pytest.raises(httpx.ReadTimeout):
        httpx.get(
            teacher.url,
            params={"since": news.json()["stamp"]},
            headers=teacher.headers,
            timeout=0.4,
        )


def test_what_changed_meanwhile_is_not_overwritten(served: Served) -> None:
    teacher = opened(served)
    seen = teacher.view()["n"] - 1
    teacher.done("title", title="Wednesday", seen=seen)
    assert "meanwhile" in said(teacher.do("title", title="Thursday", seen=seen), 409)
    assert teacher.view()["title"] == "Wednesday"


def at_lesson(served: Served, name: str, number: int) -> tuple[dict[str, str], str]:
    url = f"http://{served.host}/learn/lessons/{name}/{number}/table"
    told = httpx.post(url, json={}, timeout=PATIENCE).json()
    return {"table": told["table"], "token": told["token"]}, told["table"]


def call_at(served: Served, seated: dict[str, str], call: str) -> None:
    """Make *call* as soon as it is one's turn."""
    person = Person.enter(served, seated["table"], seated["token"])
    person.until(lambda told: told["t"] == "view" and told["legal"])
    assert person.ask("call", call=call)["t"] == "done"
    person.line.close()


def test_what_a_pupil_calls_at_the_lesson_table_is_kept_once(served: Served) -> None:
    teacher = opened(served)
    items = [{"kind": "course", "name": "opening", "number": 1}]
    teacher.done("exercise", title="Openings", items=items)
    teacher.done("assign", number=1, due="2026-12-01")
    anne = teacher.join("Anne", "a")
    [due] = anne.view()["due"]
    [item] = due["exercise"]["items"]
    assert due["due"] == "2026-12-01"
    assert item["path"] == "/learn/course/opening?deal=1"
    rest = f"/exercises/1/items/{item['key']}/standing"
    for call, verdict in (("P", "wrong"), ("1S", "right")):
        seated, _ = at_lesson(served, "opening", 1)
        call_at(served, seated, call)
        for _ in range(2):
            answer = anne.post(rest, {**seated, "answers": []})
            assert answer.status_code == 200, answer.text
        assert anne.view()["answers"][-1]["verdict"] == verdict
    mine = anne.view()
    assert [(one["given"], one["verdict"]) for one in mine["answers"]] == [
        ("P", "wrong"),
        ("1S", "right"),
    ]
    assert mine["due"][0]["done"] == [item["key"]]
    told = teacher.view()
    assert told["lines"][0]["done"] == [{"assignment": 1, "done": 1, "all": 1}]
    [decision] = told["decisions"]
    assert [(one["given"], one["pupils"]) for one in decision["given"]] == [("P", [1])]
    assert decision["tally"]["mended"] == 1
    # Nobody answers with somebody else's table.
    assert anne.post(rest, {**seated, "token": "x" * 26, "answers": []}).status_code == 404


def test_boards_of_a_lesson_file_are_judged_step_by_step(served: Served) -> None:
    teacher = opened(served)
    told = teacher.done("exercise", title="Week 2", items=[], file=BOARD)
    [item] = told["exercises"][0]["items"]
    teacher.done("assign", number=1)
    anne = teacher.join("Anne", "a")
    rest = f"/exercises/1/items/{item['key']}"
    board = anne.get(f"{rest}/board").json()["boards"][0]
    assert board["steps"][0]["right"] == ["3N", "2N"]
    for given, verdict in (("1N", "wrong"), ("2N", "accepted"), ("3N", "right")):
        answer = anne.post(f"{rest}/steps", {"id": given, "step": 0, "given": given})
        assert answer.json()["verdict"] == verdict
        anne.post(f"{rest}/steps", {"id": given, "step": 0, "given": given})
    assert len(anne.view()["answers"]) == 3
    assert anne.view()["due"][0]["done"] == [item["key"]]
    assert "no board" in said(teacher.do("exercise", title="x", items=[], file="nothing"), 409)
    bad = [{"kind": "course", "name": "whist", "number": 1}]
    assert "whist" in said(teacher.do("exercise", title="x", items=bad), 409)


def test_a_drill_is_an_exercise_at_the_lesson_table(served: Served) -> None:
    teacher = opened(served)
    name = "drill.any-hands.sef.k3x7"
    items = [{"kind": "drill", "name": name, "number": number} for number in (1, 2)]
    told = teacher.done("exercise", title="Any hands", items=items)
    assert told["exercises"][0]["items"][0]["title"]["fr"] == "Toutes les mains 1"
    seated, _ = at_lesson(served, name, 1)
    assert seated["token"]
    lesson = httpx.get(f"http://{served.host}/learn/lessons/{name}", timeout=PATIENCE).json()
    assert len(lesson["deals"]) == 16
    nothing = httpx.get(f"http://{served.host}/learn/lessons/drill.nothing.sef.k3x7")
    assert nothing.status_code == 404


def test_the_teacher_opens_stops_takes_back_shows_and_turns(served: Served) -> None:
    teacher = opened(served)
    anne, bob = teacher.join("Anne", "a"), teacher.join("Bob", "b")
    deal = str(next(iter(lessons()["opening"].deals)).deal)
    told = teacher.done(
        "open-tables", chairs=[{"S": 1, "N": 2}], deal=deal, board=3, robots="rule:sef"
    )
    [table] = told["tables"]
    assert set(table["hands"]) == {"N", "E", "S", "W"}
    seat = anne.view()["table"]
    assert (seat["seat"], seat["board"]) == ("S", 3)
    person = Person.enter(served, seat["table"], seat["token"])
    view = person.until(lambda told: told["t"] == "view")
    assert view["seats"]["N"]["name"] == "Bob"
    assert [*view["hands"]] == ["S"]
    # South deals board 3: Anne calls first.
    assert person.ask("call", call="1S")["t"] == "done"
    person.until(lambda told: told["t"] == "view" and len(told["auction"]) > 1)
    teacher.done("stop", tables=[1], stopped=True)
    teacher.done("take-back", table=1)
    person.until(lambda told: told["t"] == "view" and not told["auction"])
    assert "stopped" in person.ask("call", call="1S")["says"]["en"]
    teacher.done("show", table=1, seats=["N"])
    person.until(lambda told: told["t"] == "view" and "N" in told["hands"])
    person.line.close()
    # A card is pointed at for those alone who may see it.
    teacher.done("point", table=1, cards=["SA", "SQ", "DA"])
    assert anne.view()["table"]["pointed"] == ["SA", "SQ"]
    assert teacher.view()["tables"][0]["calls"] == []
    teacher.done("chairs", table=1, chairs={"W": 1, "S": 2})
    assert anne.view()["table"]["seat"] == "W"
    assert bob.view()["table"]["token"] != anne.view()["table"]["token"]
    compared = teacher.get("/boards/1").json()
    assert compared["tricks"]["N"]["N"] >= 0
    teacher.done("close", tables=[1])
    assert anne.view()["table"] is None


def test_play_alone_begins_after_the_auction_and_again_from_a_trick(served: Served) -> None:
    teacher = opened(served)
    teacher.join("Anne", "a")
    bad = teacher.do("open-tables", chairs=[{"S": 1}], deal="N:x")
    assert "Not a deal" in said(bad, 409)
    told = teacher.done(
        "open-tables",
        chairs=[{}],
        mode="play",
        contract="3NT",
        declarer="S",
        robots="random:sif",
        deal=str(Deal.random(seed=7)),
    )
    assert told["tables"][0]["contract"] == "3N"
    while not (told := teacher.view())["tables"][0]["over"]:
        pass
    like = teacher.done("open-tables", chairs=[{"S": 1}], like=1, trick=3)
    again = like["tables"][-1]
    assert again["wonNs"] + again["wonEw"] >= 2
    assert "4Z" in said(teacher.do("open-tables", chairs=[{}], mode="play", contract="4Z"), 409)


def test_nobody_sees_four_hands_that_others_still_play(served: Served) -> None:
    teacher = opened(served)
    anne, bob = teacher.join("Anne", "a"), teacher.join("Bob", "b")
    asked = {"mode": "play", "contract": "3NT", "declarer": "N", "robots": "random:sif"}
    teacher.done("open-tables", chairs=[{}], **asked)
    while not teacher.view()["tables"][0]["over"]:
        pass
    teacher.done("open-tables", chairs=[{"E": 1}, {"E": 2}], like=1, trick=13)

    def last_card(pupil: Entry) -> Person:
        seat = pupil.view()["table"]
        person = Person.enter(served, seat["table"], seat["token"])
        view = person.until(lambda told: told["t"] == "view" and told["legal"])
        assert person.ask("play", card=view["legal"][0])["t"] == "done"
        return person

    first = last_card(anne)
    view = first.until(lambda told: told["t"] == "view" and told["phase"] == "over")
    assert view["deal"] is None
    second = last_card(bob)
    for person in (first, second):
        view = person.until(lambda told: told["t"] == "view" and bool(told["deal"]))
        assert len(view["deal"]) == 4
        person.line.close()


def test_hands_words_and_votes_go_between_teacher_and_pupils(served: Served) -> None:
    teacher = opened(served)
    anne, bob = teacher.join("Anne", "a"), teacher.join("Bob", "b")
    anne.done("hand", "/mine", up=True)
    assert teacher.view()["hands"] == [1]
    teacher.done("lower", pupil=1)
    assert not anne.view()["hand"]
    teacher.done("say", text="Count your points", pupils=[1])
    assert [one["text"] for one in anne.view()["words"]] == ["Count your points"]
    assert bob.view()["words"] == []
    teacher.done("open-tables", chairs=[{"S": 1}], board=3)
    teacher.done("vote", table=1, open=True)
    assert bob.view()["votes"][0]["seat"] == "S"
    bob.done("cast", "/mine", table=1, call="1N")
    assert teacher.view()["tables"][0]["votes"] == {"1N": [2]}


def test_everything_is_exported_and_erased(served: Served) -> None:
    teacher = opened(served)
    teacher.done("exercise", title="Week 2", items=[], file=BOARD)
    key = teacher.view()["exercises"][0]["items"][0]["key"]
    pupils = [teacher.join(name, letter) for name, letter in (("Zoé", "a"), ("=Bob", "b"))]
    for pupil in pupils:
        pupil.post(f"/exercises/1/items/{key}/steps", {"id": "1", "step": 0, "given": "3N"})
    table = teacher.get("/export.csv").text
    assert "Zoé" in table
    assert ",=Bob" not in table
    assert [one["name"] for one in teacher.get("/export.json").json()["pupils"]] == [
        "Zoé",
        "=Bob",
    ]
    own = pupils[0].get("/export.json").json()
    assert [one["name"] for one in own["pupils"]] == ["Zoé"]
    assert "Bob" not in json.dumps(own)
    teacher.done("erase-pupil", pupil=1)
    assert "Zoé" not in teacher.get("/export.json").text
    assert len(teacher.get("/export.json").json()["answers"]) == 1
    assert pupils[0].get().status_code == 403
    assert pupils[1].view()["name"] == "=Bob"
    assert "Tuesday" in said(teacher.post("/erase", {"title": "Monday"}), 409)
    assert teacher.post("/erase", {"title": "tuesday"}).status_code == 200
    assert pupils[1].get().status_code == 403


def test_a_script_deals_and_a_lesson_speaks_both_languages(served: Served) -> None:
    url = f"http://{served.host}/learn"
    made = httpx.post(
        f"{url}/script", json={"text": "condition hcp(north) >= 20"}, timeout=PATIENCE
    ).json()
    assert Deal.parse(made["deal"]).north.hcp >= 20
    bad = httpx.post(f"{url}/script", json={"text": "condition\nfoo("}, timeout=PATIENCE)
    assert "Line 2" in said(bad, 400)
    text = BOARD.replace("You have 15 points.", "[LANG en] Your call? [LANG fr] À vous ?")
    told = httpx.post(f"{url}/lesson-file", json={"text": text}).json()
    assert told["boards"][0]["steps"][0]["texts"] == {"en": "Your call?", "fr": "À vous ?"}


@pytest.mark.slow
def test_a_class_outlives_its_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.db'}"
    first = start(tmp_path, database=database)
    teacher = opened(first)
    teacher.done("exercise", title="Week 2", items=[], file=BOARD)
    anne = teacher.join("Anne", "a")
    key = teacher.view()["exercises"][0]["items"][0]["key"]
    anne.post(f"/exercises/1/items/{key}/steps", {"id": "1", "step": 0, "given": "3N"})
    teacher.done("open-tables", chairs=[{"S": 1}], board=3)
    before = anne.view()
    first.kill()
    again = start(tmp_path, database=database, port=first.port)
    after = anne.view()
    assert {**after, "stamp": ""} == {**before, "stamp": ""}
    assert teacher.view()["tables"][0]["chairs"] == {"S": 1}
    again.stop()


def test_an_account_comes_back_from_another_browser(served: Served) -> None:
    teacher = opened(served)
    with httpx.Client(headers={"origin": f"http://{served.host}"}, timeout=PATIENCE) as browser:
        account = {"name": "Zoé of the class", "passphrase": "correct horse battery staple 7"}
        made = browser.post(f"http://{served.host}/accounts", json=account)
        assert made.status_code == 201, made.text
        for key in ("a", "b"):
            asked = {"name": "Zoé", "key": key * 26, "account": True}
            answer = browser.post(f"{teacher.url}/pupils", json=asked)
            assert answer.status_code == 201, answer.text
            assert answer.json()["pupil"] == 1
    for key in ("a", "b"):
        assert Entry(teacher.url, key * 26).view()["name"] == "Zoé"
    [pupil] = teacher.view()["pupils"]
    assert pupil["account"]
    nobody = {"name": "Bob", "key": "c" * 26, "account": True}
    origin = {"origin": f"http://{served.host}"}
    assert httpx.post(f"{teacher.url}/pupils", json=nobody, headers=origin).status_code == 401


AT_TABLE = BOARD.replace(
    "You have 15 points. [BID 3NT] [ACCEPT 2NT] Enough for game.",
    "[COUNT points S] Play. [TAKE 9] [REACH 3NT] Well done.",
)


def test_a_board_is_played_for_its_goal_at_the_lesson_table(served: Served) -> None:
    teacher = opened(served)
    anne = teacher.join("Anne", "a")
    teacher.done("exercise", title="Week 1", items=[{"kind": "board", "text": AT_TABLE}])
    teacher.done("assign", number=1)
    item = anne.view()["due"][0]["exercise"]["items"][0]["key"]
    place = f"/exercises/1/items/{item}"
    [board] = anne.get(f"{place}/board").json()["boards"]
    assert [step["asks"] for step in board["steps"]] == ["count", "take", "reach", None]
    counted = {"id": "c", "step": 0, "given": "14"}
    assert anne.post(f"{place}/steps", counted).json()["verdict"] == "wrong"

    def seat(step: int, begun: list[str]) -> dict[str, object]:
        asked = {"text": board["source"], "step": step, "begun": begun}
        told = httpx.post(f"http://{served.host}/learn/boards/table", json=asked).json()
        return {"table": told["table"], "token": told["token"], "step": step}

    reached = anne.post(f"{place}/standing", seat(2, ["3N", "P", "P", "P"])).json()
    assert (reached["done"], reached["says"]) == (True, None)
    missed = anne.post(f"{place}/standing", seat(2, ["1N", "P", "P", "P"])).json()
    assert missed["mistake"]["better"] == ["3N"]
    assert anne.post(f"{place}/standing", seat(1, [])).json()["states"] == ["open"]
    assert anne.post(f"{place}/standing", {**seat(1, []), "step": 3}).status_code == 200
    # Another deal's table says nothing about this one.
    deal = {"deals": [str(Deal.random(seed=1))], "seat": "S"}
    other = httpx.post(f"http://{served.host}/tables", json=deal).json()
    strange = {"table": other["table"], "token": other["token"], "step": 1}
    assert anne.post(f"{place}/standing", strange).status_code == 404
    kept = [(each["kind"], each["decision"], each["given"]) for each in anne.view()["answers"]]
    assert kept == [("count", 0, "14"), ("contract", 2, "3N"), ("contract", 2, "1N")]
    assert not any(each["done"] for each in anne.view()["answers"])


def test_a_table_begins_as_a_deal_was_played(served: Served) -> None:
    teacher = opened(served)
    teacher.join("Anne", "a")
    deal = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
    line: dict[str, Any] = {
        "chairs": [{"S": 1}],
        "deal": deal,
        "mode": "play",
        "calls": ["1C", "P", "3N", "P", "P", "P"],
        "cards": ["HA", "H3", "HQ", "H2", "H4"],
    }
    [table] = teacher.done("open-tables", **line, trick=2)["tables"]
    assert (table["contract"], table["wonEw"], len(table["trick"])) == ("3N", 1, 4)
    assert "trick" in said(teacher.do("open-tables", **line, trick=3), 409)
    illegal = {**line, "calls": ["1C", "P", "1C", "P", "P", "P"]}
    assert "do not fit" in said(teacher.do("open-tables", **illegal), 409)


def test_pupils_share_what_they_choose_and_nothing_else(served: Served) -> None:
    teacher = opened(served)
    anne, bob = teacher.join("Anne", "a"), teacher.join("Bob", "b")
    teacher.done("exercise", title="Week 1", items=[{"kind": "board", "text": BOARD}])
    teacher.done("assign", number=1)
    item = anne.view()["due"][0]["exercise"]["items"][0]["key"]
    steps = f"/exercises/1/items/{item}/steps"
    assert anne.post(steps, {"id": "s", "step": 0, "given": "2N"}).status_code == 200
    assert bob.view()["shared"] == []
    assert anne.do("share", "/mine", shares=["answers", "done"]).status_code == 200
    [shared] = bob.view()["shared"]
    # Who has not done the deal is not told what was answered to it.
    assert (shared["name"], shared["skills"], shared["answers"]) == ("Anne", None, [])
    assert shared["done"] == [{"assignment": 1, "done": 1, "all": 1}]
    assert bob.post(steps, {"id": "s", "step": 0, "given": "3N"}).status_code == 200
    [shared] = bob.view()["shared"]
    assert [each["given"] for each in shared["answers"]] == ["2N"]
    assert anne.view()["shares"] == ["answers", "done"]
    assert anne.view()["shared"] == []
    assert anne.do("share", "/mine", shares=["names"]).status_code == 400
    assert anne.do("share", "/mine", shares=[]).status_code == 200
    assert bob.view()["shared"] == []
    # What was shared goes with the pupil.
    anne.do("share", "/mine", shares=["skills"])
    teacher.done("erase-pupil", pupil=1)
    assert bob.view()["shared"] == []
    assert "shares" not in teacher.get("/export.json").text.replace('"shares": []', "")


def test_tables_are_compared_with_the_line_of_the_lesson(served: Served) -> None:
    teacher = opened(served)
    teacher.join("Anne", "a")
    teacher.done("exercise", title="Week 1", items=[{"kind": "board", "text": BOARD}])
    deal = "S:AT9.T52.AJ83.KQJ 762.A74.T762.654 KQ5.J83.KQ4.A972 J843.KQ96.95.T83"
    teacher.done("open-tables", chairs=[{"S": 1}], deal=deal)
    told = teacher.get("/boards/1").json()
    assert (told["lessonTitle"], told["lessonContract"]) == ("Enough for game", "3N")
    assert (told["lessonDeclarer"], told["lessonCalls"][:3]) == ("S", ["1C", "P", "3N"])
    teacher.done("open-tables", chairs=[{"S": 1}])
    assert teacher.get("/boards/2").json()["lessonCalls"] == []
