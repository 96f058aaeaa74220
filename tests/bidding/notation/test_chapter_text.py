"""Lines of notes: what each says, and where it is wrong."""

from __future__ import annotations

import pickle

import pytest

from biritch.bidding.agreement.agreement import Agreement, SuitOrder
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.known_conditions import (
    OPPOSITES,
    PHRASES,
    find_condition,
    find_conditions,
)
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.notation.chapter_text import read_chapter
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.notation.promise_text import read_promise
from biritch.bidding.promises.combined import (
    SIDES_CONTROLLED,
    THEIR_SUITS_STOPPED,
    UNBID_STOPPED,
    fitting,
    in_theirs,
    in_unbid,
    longest_unbid,
    together,
)
from biritch.bidding.promises.honours import (
    aces,
    control,
    good,
    holds,
    keys,
    kings,
    stopper,
    tricks,
)
from biritch.bidding.promises.points import SHORT, dummy, hcp, hl, hld, rule_of, with_spades
from biritch.bidding.promises.promise import ANYTHING, NOTHING, Promise, detail
from biritch.bidding.promises.shapes import (
    BALANCED,
    SEMI_BALANCED,
    length,
    longer,
    longest,
    not_shorter,
)
from biritch.bidding.promises.suit_letters import M, oM, t, u, v, x
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase
from biritch.words.translation import say

HERE = Place("test.notes", 1)
S, H, D = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS
WORDS_OF_PROMISES: tuple[tuple[str, Promise], ...] = (
    ("anything", ANYTHING),
    ("nothing", NOTHING),
    ("12-14 HCP", hcp(12, 14)),
    ("8+ HCP", hcp(8)),
    ("7 HCP", hcp(7, 7)),
    ("12+ HL", hl(12)),
    ("11-14 HLD for M", hld(M, 11, 14)),
    ("10-12 dummy for M", dummy(M, 10, 12)),
    ("6+ short for M", dummy(M, 6, 40, SHORT)),
    ("5+S", length(S, 5)),
    ("4M", length(M, 4, 4)),
    ("0-3oM", length(oM, 0, 3)),
    ("8+t together", fitting(t, 8)),
    ("25-32 together", together(25, 32)),
    ("25+ together for t", together(25, trump=t)),
    ("S>H", longer(S, H)),
    ("D>=x", not_shorter(D, x)),
    ("longest S", longest(S)),
    ("longest unbid u", longest_unbid(u)),
    ("balanced", BALANCED),
    ("semi-balanced", SEMI_BALANCED),
    ("stopper in v", stopper(v)),
    ("2 of top 4 in M", good(M, 2, 4)),
    ("1 ace", aces(1)),
    ("0/3 aces", aces(0, 3)),
    ("2 kings", kings(2)),
    ("1/4 key cards for t", keys(t, 1, 4)),
    ("2 key cards for t outside v", keys(t, 2, out=v)),
    ("queen of t", holds(t, 12)),
    ("control in H", control(H)),
    ("8.5+ tricks", tricks(8.5)),
    ("8-9 tricks", tricks(8, 9)),
    ("rule of 20", rule_of(20)),
    ("points and spades 15", with_spades(15)),
    ("their suits stopped", THEIR_SUITS_STOPPED),
    ("unbid suits stopped", UNBID_STOPPED),
    ("side suits controlled", SIDES_CONTROLLED),
    ("0-2 of theirs", in_theirs(0, 2)),
    ("3+ of each unbid", in_unbid(3)),
    ("not balanced", ~BALANCED),
    ("8+ HCP, 4H or 4S", hcp(8) & (length(H, 4, 4) | length(S, 4, 4))),
    ("(8+ HCP, 4H) or 4S", (hcp(8) & length(H, 4, 4)) | length(S, 4, 4)),
    ("8+ HCP, {not balanced or 12+ HCP}", hcp(8) & detail(~BALANCED | hcp(12))),
)


def rows(*lines: str, card: Figures | None = None) -> tuple[Agreement, ...]:
    """Return the agreements of a chapter of those lines."""
    text = "\n".join(("chapter test", "source: a test", *lines))
    return read_chapter(text, "test.notes").package(card).agreements


@pytest.mark.parametrize(("text", "promise"), WORDS_OF_PROMISES)
def test_a_promise_is_what_its_words_say(text: str, promise: Promise) -> None:
    assert read_promise(text, HERE) == promise


def test_every_condition_has_words_of_its_own_in_both_languages() -> None:
    asked = [*PHRASES.values(), *OPPOSITES.values()]
    assert len({str(condition) for condition in asked}) == len(asked)
    for condition in asked:
        message = Phrase.of(f"condition-{condition.name}")
        assert say(message, "en").replace("’", "'") == str(condition)
        assert say(message, "fr") not in ("", say(message, "en"), message.name) or (
            str(condition) == "vulnerable"
        )


@pytest.mark.parametrize("words", sorted([*PHRASES, *OPPOSITES]))
def test_a_condition_and_its_opposite_are_one_object_each(words: str) -> None:
    condition = find_condition(words)
    assert condition is not None
    assert condition is find_condition(str(condition))
    assert condition.negation.negation is condition
    assert pickle.loads(pickle.dumps(condition)) is condition


def test_lines_stand_below_the_calls_they_follow() -> None:
    told = rows(
        "1N",
        "  2C = 8+ HCP",
        "    2D = anything",
        "      2H | 3H",
        "        P = anything",
        "  2D = 5+H",
        "P 1M 2C = 3+M",
    )
    assert [(row.auction, row.call) for row in told] == [
        ("1N", "2C"),
        ("1N 2C", "2D"),
        ("1N 2C 2D 2H | 1N 2C 2D 3H", "P"),
        ("1N", "2D"),
        ("P 1M", "2C"),
    ]


def test_clauses_say_how_and_when_a_call_is_made() -> None:
    told = rows(
        "all: with drury",
        "situation again = I have spoken and the bid is theirs",
        "1M (2x); if vulnerable",
        "  3x = cue-bid: 4+M; forcing, artificial, x below M",
        "    ; without landy, if again",
        "  2N = quantitative: 11+ HCP; invitational, as none",
    )
    assert told[0] == Agreement.read(
        "1M (2x)",
        "3x",
        length(M, 4),
        "1M (2x) 3x",
        "one-round",
        artificial=True,
        title="call-cue-bid",
        kind="cue-bid",
        order=(SuitOrder("x", "M"),),
        needs=(ToolNeed("drury"), ToolNeed("landy", played=False)),
        when=find_conditions("vulnerable", "I have spoken", "the bid is theirs"),
        source="a test",
    )
    assert (told[1].title, told[1].kind) == ("call-quantitative", "")


def test_a_line_carries_its_source_and_its_mark() -> None:
    told = rows(
        "source gap: assumed: what the booklet leaves open",
        "1N = 15-17 HCP",
        "sourced: SEF 2024",
        "2N = 20-21 HCP  [two]",
        "3N = 25+ HCP  [three; gap]",
        "4N = 26+ HCP  [four; disputed: a club magazine]",
    )
    assert [(row.rule, row.source) for row in told] == [
        ("1N", "a test"),
        ("two", "SEF 2024 [sourced]"),
        ("three", "what the booklet leaves open [assumed]"),
        ("four", "a club magazine [disputed]"),
    ]


def test_the_words_of_a_player_stand_in_the_line_or_in_the_head() -> None:
    chapter = read_chapter(
        "convention test\n"
        'title en "A test"  fr "Un essai"\n'
        'term relay  en "Relay"  fr "Relais"\n'
        'tool my_tool  en "My tool"  fr "Mon outil"\n'
        "1N\n"
        '  2C = en "Asks" fr "Demande": 8+ HCP; forcing, artificial  [ask]\n'
        "  2D = relay: 5+H\n",
        "test.notes",
    )
    asks, relay = chapter.package().agreements
    assert relay.title == "call-relay"
    assert f"{asks.title} = Asks: {{ $what }}" in chapter.sentences["en"].splitlines()
    assert chapter.sentences["fr"].splitlines() == [
        "chapter-test = Un essai",
        "call-relay = Relais : { $what }",
        "tool-my-tool = Mon outil",
        f"{asks.title} = Demande : {{ $what }}",
    ]


def test_the_figures_of_a_card_are_filled_in() -> None:
    lines = (
        "figure ask = 25 - one_notrump.high",
        "let raise = 4+M, <single_raise> support for M",
        "1N 2N = <ask>-<ask + 1> HCP; invitational",
        "1M",
        "  2M = raise; for major is 5",
        "  3M = raise; for major is not 5",
    )
    weak = Figures(one_notrump=(12, 14), single_raise=(6, 9), major=4, dummy=False)
    assert [row.promise for row in rows(*lines)] == [
        hcp(8, 9),
        length(M, 4) & dummy(M, 6, 10),
    ]
    told = rows(*lines, card=weak)
    assert [row.call for row in told] == ["2N", "3M"]
    assert told[0].promise == hcp(11, 12)
    assert told[1].promise == length(M, 4) & dummy(M, 6, 9, SHORT)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("1N\n  2C = 8+ HCP, 4 hearts", r"test\.notes:4:16: not a promise: '4 hearts'"),
        ("1N 2C = 8+ HCP, (4H or 4S", r"test\.notes:3:26: '\)' is missing"),
        ("1N 2C = 8+ HCP,", r"test\.notes:3:16: a promise is missing"),
        ("1N 2C = 8+ HCP) or 4S", r"test\.notes:3:15: not expected here: '\)'"),
        ("1N 2C = 8+ HCP; forcing, twice", r"test\.notes:3:26: not a clause: 'twice'"),
        (
            "1N 2C = 8+ HCP\n  ; if I am tired",
            r"test\.notes:4:8: not a condition: 'I am tired'",
        ),
        ("1N 2C = 8+ HCP  [ask; nowhere]", r"test\.notes:3:\d+: not a source: 'nowhere'"),
        ("1N 2Q = 8+ HCP", r"test\.notes:3:4: not a call: '2Q'"),
        (
            "... (3v) X P = 6+ HCP",
            r"test\.notes:3:\d+: not in what was called before: '3v'",
        ),
        ("Stayman asks", r"test\.notes:3:1: not a line of notes"),
        ("1N 2C = <strength>+ HCP", r"test\.notes:3:9: not a figure: 'strength'"),
        (f"1N = {'(' * 30}4H", r"test\.notes:3:\d+: brackets are 21 deep"),
        ("1N = not not balanced", r"test\.notes:3:10: 'not not' says nothing"),
        ("let four = 4H\nlet four = 4S", r"test\.notes:4:1: defined twice: four"),
        ("let four = 4Q\n1N = four", r"test\.notes:3:12: not a promise: '4Q'"),
    ],
)
def test_an_error_names_file_line_and_column(lines: str, told: str) -> None:
    with pytest.raises(NotesError, match=told):
        rows(*lines.splitlines())


@pytest.mark.parametrize("text", ["", "# nothing but this", "1N = 15-17 HCP"])
def test_a_file_begins_with_what_it_is(text: str) -> None:
    with pytest.raises(NotesError, match=r"want e\.g\. chapter ours"):
        read_chapter(text, "test.notes")
