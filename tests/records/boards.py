"""What the tests of records share: records of every kind, and the real deals."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from biritch.core.calls import PASS, Call, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.records.files import formats, lines_from
from biritch.records.format import Format
from biritch.records.play_order import in_columns
from biritch.records.record import (
    PASSED_OUT,
    Comment,
    Ends,
    Record,
    Remark,
    Room,
    Tag,
    WrittenAuction,
    WrittenPlay,
)
from biritch.rules.auction import AuctionState

FORMATS = formats()
REPLAYS = Path(__file__).parent.parent / "vectors" / "replays_52.jsonl.gz"

SIGNS = "abcXYZ 019.,;:-+*=$!?^%&'\"\\/()[]<>éÀßŁžя♠中{"
words = st.text(SIGNS, max_size=20).map(str.strip)
"""Words as people write them; a closing brace and a bar are tried elsewhere."""
titles = (words | st.sampled_from(["?", ",?", "|?"])).filter(lambda text: text[:1] != "#")


def round_trip(form: Format, records: list[Record]) -> list[Record]:
    """Write *records*, and read them again."""
    return list(form.read(lines_from(form.encode_text("".join(form.write(records))), form)))


def replay(told: dict[str, Any]) -> Record:
    """Return one of the real deals as a record."""
    contract = Contract.parse(told["contract"], Seat.parse(told["declarer"]))
    cards = [Card.parse(told["play"][at : at + 2]) for at in range(0, 104, 2)]
    return Record(
        number=int(told["board"]),
        dealer=Seat.parse(told["dealer"]),
        vulnerability=Vulnerability.parse(told["vul"]),
        deal=Deal.parse(told["deal"]),
        auction=WrittenAuction(tuple(map(parse_call, told["auction"]))),
        contract=contract,
        play=WrittenPlay(contract.leader, in_columns(cards, contract.strain)),
        tricks=told["result"],
        score=told["score_ns"],
    )


def replays() -> Iterator[Record]:
    with gzip.open(REPLAYS, "rt", encoding="utf-8") as file:
        for line in file:
            yield replay(json.loads(line))


@st.composite
def deals(draw: st.DrawFn) -> Deal | PartialDeal | None:
    """A whole deal, one or two of its hands, an ending, or nothing."""
    kind = draw(st.sampled_from(["whole", "some", "ending", "none"]))
    deal = Deal.from_rank(draw(st.integers(0, DEALS - 1)))
    if kind == "none":
        return None
    if kind == "whole":
        return deal
    if kind == "some":
        known = draw(st.sets(st.sampled_from(Seat), min_size=1, max_size=2))
        n, e, s, w = (deal[seat] if seat in known else Hand() for seat in Seat)
    else:
        size = draw(st.integers(1, 12))
        n, e, s, w = (Hand.of(list(deal[seat])[:size]) for seat in Seat)
    return PartialDeal((n, e, s, w))


def remarks(size: int, *, calls: bool) -> st.SearchStrategy[tuple[tuple[int, Remark], ...]]:
    """Remarks beside some of *size* calls or cards."""
    if not size:
        return st.just(())
    beside = st.builds(
        Remark,
        note=st.none() | words,
        alert=st.booleans() if calls else st.just(False),
        marks=st.sets(st.integers(0, 255), max_size=2).map(lambda one: tuple(sorted(one))),
        comments=st.lists(words.filter(bool), max_size=2).map(tuple),
        irregular=st.sampled_from(["", "", "", "I" if calls else "R"]),
    ).filter(lambda remark: remark != Remark())
    places = st.dictionaries(st.integers(0, size - 1), beside, max_size=3)
    return places.map(lambda found: tuple(sorted(found.items())))


@st.composite
def auctions(draw: st.DrawFn) -> WrittenAuction:
    """A legal auction, whole or not; now and then a player is passed over."""
    standing = AuctionState()
    calls: list[Call | None] = []
    for _ in range(draw(st.integers(0, 14))):
        if standing.over:
            break
        call = draw(st.sampled_from(standing.legal()))
        calls.append(call)
        standing = standing.after(call)
    while draw(st.booleans()) and not standing.over:
        calls.append(PASS)
        standing = standing.after(PASS)
    ends: Ends = "" if standing.over else draw(st.sampled_from(["", "*", "+"]))
    if not calls:
        ends = ends or "+"
    if calls and draw(st.integers(0, 9)) == 0:
        calls.insert(draw(st.integers(0, len(calls) - 1)), None)
        ends = "*"
    beside = draw(remarks(len(calls), calls=True))
    made = tuple((at, said) for at, said in beside if calls[at] is not None)
    return WrittenAuction(tuple(calls), made, ends)


@st.composite
def plays(draw: st.DrawFn) -> WrittenPlay:
    """Cards in columns, with a hole now and then; they need not follow suit."""
    size = draw(st.integers(0, 52))
    rng = random.Random(draw(st.integers(0, 2**32)))
    cards: list[Card | None] = [*rng.sample(DECK, size)]
    for place in draw(st.sets(st.integers(0, 51), max_size=2)):
        if place < size - 1:
            cards[place] = None
    ends: Ends = (
        "" if size == 52 and None not in cards else draw(st.sampled_from(["*", "+", ""]))
    )
    known = draw(remarks(len(cards), calls=False))
    beside = tuple((at, said) for at, said in known if cards[at] is not None)
    return WrittenPlay(draw(st.sampled_from(Seat)), tuple(cards), beside, ends)


contracts = st.builds(
    Contract,
    st.sampled_from(Strain),
    st.sampled_from(Seat),
    st.integers(1, 7),
    st.sampled_from([1, 2, 4]),
)
names = st.from_regex(r"\AX[A-Za-z0-9_]{0,8}\Z")
rows = st.lists(st.from_regex(r"\A[A-Z0-9+*\\-]{1,5}( [A-Z0-9]{1,5}){0,3}\Z"), max_size=3)
tags = st.builds(Tag, names, titles, rows.map(tuple))
kept = st.sampled_from(
    [
        Tag("Room", "Upper"),
        Tag("LinMp", "12,-12"),
        Tag("HomeTeam", "Ours, the first"),
        Tag("Round", "3"),
        Tag("Description", "a | b"),
        Tag("PairNS", "3"),
        Tag("PairEW", "7 A"),
        Tag("Section", "B & C"),
        Tag("ScoreMP", "NS 12.5 EW 3.5"),
        Tag("ScoreIMP", "NS 1 EW -1"),
        Tag("Score", "60% 620, 40% 170"),
        Tag("Score", "NS 60% EW -420"),
        Tag("Competition", "Teams"),
        Tag("Winners", "2"),
        Tag("Regulation", "acbl"),
        Tag("Director", 'J. "Jo" Smith'),
        Tag("AdjustmentTable", "PairId;Points;Reason", ('3 -0.5 "late; again"', "4 2 -")),
        Tag("TotalScoreTable", "Rank\\3R;PairId;Names", ('1 3 "Ann & Bob"',)),
    ]
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of any kind."""
    told = draw(st.none() | contracts | st.just(PASSED_OUT))
    found = draw(st.lists(tags | kept, max_size=4, unique_by=lambda tag: tag.name))
    score = draw(st.none() | st.integers(-7600, 7600))
    if score is not None:
        found = [tag for tag in found if tag.name != "Score"]
    room: Room = draw(st.sampled_from(["", "Open", "Closed"]))
    if room:
        found = [tag for tag in found if tag.name != "Room"]
    places = st.sampled_from(["", "Event", "Deal", "Auction", "Play", "Score", "X"])
    said = st.builds(Comment, places, words.filter(bool))
    return Record(
        number=draw(st.none() | st.integers(1, 10**9 - 1)),
        dealer=draw(st.none() | st.sampled_from(Seat)),
        vulnerability=draw(
            st.none() | st.sampled_from(list(Vulnerability.__members__.values()))
        ),
        deal=draw(deals()),
        auction=draw(st.none() | auctions()),
        contract=told,
        play=draw(st.none() | plays()),
        tricks=draw(st.none() | st.integers(0, 13)),
        score=score,
        names=draw(st.tuples(titles, titles, titles, titles)),
        event=draw(titles),
        site=draw(titles),
        date=draw(st.sampled_from(["", "2024.10.22", "1995.??.??"])),
        scoring=draw(st.sampled_from(["", "IMP", "MP", "BAM", "Rubber"])),
        room=room,
        tags=tuple(found),
        comments=tuple(draw(st.lists(said, max_size=3))),
    )
