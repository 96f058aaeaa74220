"""Whatever is asked wrongly, the French refusal speaks French alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.served import Served

_ENGLISH = re.compile(
    r"\b(not?|is|are|the|this|that|there|want|wanted|holds?|held|cards?|with|without|of|and|or|"
    r"expected|got|missing|unknown|invalid|must|cannot|error|failed|value|line|object|hand|call|"
    r"deal|board|seat|called|only|nothing|more|than|from|at|least|most|between|required|field)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"«[^»]*»|\([^)]*\)")
"""What was written, and the words that may be: `layout`, `none`, `N, E, S`."""
_DEAL = "N:AKQJ.T98.765.432 432.AKQJ.T98.765 765.432.AKQJ.T98 T98.765.432.AKQJ"
_WHOLE = {"deal": _DEAL, "board": 1, "dealer": "N", "vulnerable": "none"}
_ALONE = "N:A... - - -"

ASKED: tuple[tuple[str, object], ...] = (
    ("/tables", b"{"),
    ("/tables", []),
    ("/tables", {"board": 1}),
    ("/tables", {"seed": 4}),
    ("/tables", {"variant": "bezique"}),
    ("/tables", {"robots": "nobody"}),
    ("/tables", {"robots": "robot:goren"}),
    ("/tables", {"seats": {"N": "nobody"}}),
    ("/tables", {"seats": {"Q": "robot"}}),
    ("/tables", {"systems": {"NS": "goren"}}),
    ("/tables", {"systems": {"UP": "sef"}}),
    ("/tables", {"variant": "honeymoon_dummies", "options": {"faced": "both"}}),
    ("/tables", {"variant": "honeymoon_dummies", "options": {"layout": "both"}}),
    ("/tables", {"variant": "contract", "options": {"layout": "both"}}),
    ("/tables", {"deals": ["nonsense"]}),
    ("/tables", {"deals": [_ALONE]}),
    ("/tables", {"deals": [_DEAL.replace("432.AKQJ", "432.AKQ1", 1)]}),
    ("/tables", {"deals": [_DEAL.replace("T98.765.432.AKQJ", "T98.765.432.AAQJ")]}),
    ("/tables", {"deals": [_DEAL.replace("T98.765.432.AKQJ", "A98.765.432.AKQJ")]}),
    ("/tables", {"deals": [_DEAL, "N:" + " ".join([".".join(["AKQJ"] * 4)] * 4)]}),
    ("/events", {"pairs": "x"}),
    ("/events", {"pairs": 6, "movement": "waltz"}),
    ("/events", {"pairs": 6, "movement": "mitchell", "rounds": 99, "each": 2}),
    ("/events", {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": "two"}),
    ("/events", {"pairs": 6, "movement": "mitchell", "rounds": 3, "deals": ["nonsense"]}),
    ("/events", {"pairs": 6, "movement": "mitchell", "rounds": 3, "deals": [_ALONE]}),
    ("/events", {"pairs": 4, "movement": "howell", "online": True, "robots": "nobody"}),
    ("/events", {"pairs": 4, "movement": "howell", "online": True, "robots": "robot:goren"}),
    ("/events", {"pairs": 4, "movement": "howell", "scoring": "bezique"}),
    ("/events/proposals?pairs=x&minutes=y", None),
    ("/clubs", {"title": 3}),
    ("/practices", {"system": "goren"}),
    ("/practices", {"system": "sef", "drill": "polka"}),
    ("/bidding/systems/goren", None),
    ("/bidding/systems/sef/after?calls=1N,1C", None),
    ("/bidding/systems/sef/after?calls=8N", None),
    ("/bidding/systems/sef/after?calls=hello", None),
    ("/bidding/systems/sef/after?calls=" + "P," * 400, None),
    ("/bidding/systems/sef/after?dealer=Q", None),
    ("/bidding/systems/sef/after?vulnerable=maybe", None),
    ("/bidding/systems/sef/after?calls=P,P,P,P,P", None),
    ("/bidding/systems/sef/call?hand=zz", None),
    ("/bidding/systems/sef/call?hand=AKJ.K82", None),
    ("/bidding/systems/sef/call?hand=AKJ.K82.Q432.J6", None),
    ("/bidding/systems/sef/call?hand=AAJ.K82.Q432.J63", None),
    ("/bidding/systems/sef/call?hand=AKJ.K82.Q432.J63&calls=P,P,P,P", None),
    ("/bidding/own", b"system mine\nfrom: goren\n"),
    ("/bidding/own", b"\xff\xfe\x00"),
    ("/bidding/own/new?from=goren&name=x", None),
    ("/bidding/own/own.00ff", None),
    ("/learn/odds/break?cards=x", None),
    ("/learn/odds/break?cards=5&left=x", None),
    ("/learn/odds/suit?suit=x", None),
    ("/learn/odds/suit?suit=AQ/AQ", None),
    ("/learn/odds/contract?contract=8N", None),
    ("/learn/odds/contract?contract=3N&scoring=bezique", None),
    ("/learn/read", {"text": "nonsense"}),
    ("/learn/read", {"text": _ALONE}),
    ("/learn/read", {"text": 3}),
    ("/learn/link", {**_WHOLE, "deal": _ALONE}),
    ("/learn/link", {**_WHOLE, "board": 0}),
    ("/learn/link", {**_WHOLE, "calls": ["1N", "1C"]}),
    ("/learn/link", {**_WHOLE, "calls": ["8N"]}),
    ("/learn/link", {**_WHOLE, "calls": ["1N", "P", "P", "P"], "cards": ["SA"]}),
    ("/learn/complete", {"hands": {"N": "AAA"}}),
    ("/learn/complete", {"hands": {"N": "AKQJT98765432.AK.."}}),
    ("/learn/review", {**_WHOLE, "calls": ["1N", "1C"], "cards": []}),
    ("/learn/review", {**_WHOLE, "calls": [], "cards": [], "systems": {"NS": "goren"}}),
    ("/learn/export/doc", {"deals": []}),
    ("/learn/export/pbn", {"deals": []}),
    ("/learn/lessons/polka", None),
    ("/laws/weigh?scores=x", None),
    ("/accounts", {"name": "", "passphrase": "x"}),
    ("/accounts", {"name": "Marie", "passphrase": "x", "passkey": 3}),
    ("/accounts/sign-in", {"name": "nobody", "passphrase": "wrong words"}),
    ("/accounts/follow", {}),
    ("/tables/nobody/invitation", None),
    ("/events/nobody/view", None),
    ("/events/nobody/do", {}),
)


def refusals(served: Served) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what was asked and how it was refused."""
    own = {"origin": f"http://{served.host}"}
    with httpx.Client(base_url=own["origin"], headers=own, timeout=60) as client:
        for path, body in ASKED:
            if body is None:
                answer = client.get(path)
            else:
                content = body if isinstance(body, bytes) else json.dumps(body).encode()
                answer = client.post(path, content=content)
            what = f"{path[:90]} {str(body)[:120]}"
            assert 400 <= answer.status_code < 500, (
                f"{what}: {answer.status_code} {answer.text}"
            )
            yield what, answer.json()["refused"]


@pytest.mark.slow
def test_no_french_refusal_speaks_english(served: Served) -> None:
    leaks = [
        f"{what}: {refused['fr']}"
        for what, refused in refusals(served)
        if _ENGLISH.search(_QUOTED.sub("", refused["fr"])) or refused["fr"] == refused["en"]
    ]
    assert not leaks, "\n".join(leaks)
