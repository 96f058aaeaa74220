"""Systems in BML and in full disclosure: what goes out comes back the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.exchange.bml import read_bml, write_bml
from biritch.bidding.exchange.bss import read_bss, write_bss
from biritch.bidding.exchange.exchanged_calls import (
    OR_ELSE,
    ExchangedCall,
    ImportedNotes,
    exchange_system,
)
from biritch.bidding.exchange.prose import read_prose
from biritch.bidding.notation.own_text import read_own
from biritch.bidding.notation.places import Place
from biritch.bidding.notation.promise_text import read_promise
from biritch.bidding.notation.promise_writing import write_promise
from biritch.bidding.system import System
from biritch.core.calls import PASS, parse_call
from tests.proving import cases

Written = Callable[[str, str, list[ExchangedCall]], str]
Form = tuple[Written, Callable[[str], ImportedNotes]]
FORMS = [(write_bml, read_bml), (write_bss, read_bss)]

NAMES = sorted(catalogue.all_systems(), key=lambda name: name != "sayc")


def unnamed(agreement: Agreement) -> str:
    del agreement
    return ""


def own(*lines: str) -> System:
    read = read_own("\n".join(["system mine", *lines, ""]), "mine")
    assert read.notes is not None, read.complaint
    return read.notes.system


def told(calls: list[ExchangedCall]) -> set[tuple[object, ...]]:
    """Return what is carried of each call, whatever the order of its cases."""
    return {
        (
            each.auction,
            each.passed,
            each.call,
            each.artificial,
            frozenset(each.says.split(OR_ELSE)),
        )
        for each in calls
    }


def there_and_back(
    system: System, write: Written, read: Callable[[str], ImportedNotes]
) -> tuple[set[tuple[object, ...]], set[tuple[object, ...]]]:
    calls, _ = exchange_system(system, unnamed)
    back = read_own(read(write("Mine", "Ours", calls)).notes(), "back")
    assert back.notes is not None, back.complaint
    return told(calls), told(exchange_system(back.notes.system, unnamed)[0])


@pytest.mark.parametrize("form", FORMS)
def test_a_pairs_lines_come_back_the_same(
    form: tuple[Written, Callable[[str], ImportedNotes]],
) -> None:
    mine = own(
        "1N = 12-14 HCP, balanced",
        "1M = 5+M, 11-21 HCP; if not vulnerable",
        "  2M = 3+M, 6-9 HCP",
        "    3x = 4+x; invitational, x below M",
        "  3oM = 0-1oM, 4+M; game-forcing, artificial, as splinter",
        "P 1S 2C = 3+S, 10-12 dummy for S or 4+S; forcing, artificial, as drury",
        "1H (1S) X = 8+ HCP, 4+C, 4+D; forcing, as negative",
        "(1N) 2C = 4+H, 4+S; artificial",
        "(1H) P (2H) X = 11+ HCP, 0-2H, {not balanced}; forcing, as takeout",
        "1N (X) XX = 9+ HCP",
        "  P = anything",
    )
    there, back = there_and_back(mine, *form)
    assert there == back
    assert len(there) == 18


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "name", ["sayc", *sorted({*catalogue.all_systems()} - {"sayc"})][: cases(1, 99)]
)
def test_a_system_comes_back_the_same(name: str, form: Form) -> None:
    there, back = there_and_back(catalogue.find(name), *form)
    assert there == back


def test_every_promise_is_written_as_it_was_read() -> None:
    promises = {row.promise for row in catalogue.find("sayc").agreements}
    promises |= {row.promise for row in catalogue.find("strong-club").agreements}
    for promise in promises:
        assert read_promise(write_promise(promise), Place("", 1)) == promise


def test_what_cannot_be_carried_is_counted() -> None:
    mine = own(
        "1N = 15-17 HCP", "... 4N = 18+ HCP", "1N 2u = 5+u", "1N = 12-14 HCP; artificial"
    )
    assert dict(exchange_system(mine, unnamed)[1]) == {
        "exchange-general": 1,
        "exchange-shown": 1,
        "exchange-unheard": 1,
    }


def test_any_bid_is_written_bid_by_bid() -> None:
    mine = own("1x (5*) P = 0-1x", "(1S) X (2*) 3S = 11+ HCP; cheapest, artificial")
    calls, lost = exchange_system(mine, unnamed)
    assert not lost
    after = {
        (" ".join(str(made) for _, made in each.auction), each.says)
        for each in calls
        if each.call is PASS
    }
    assert ("1D 5D", "0-1D") in after
    assert ("1D 5N", "0-1D") in after
    assert len(after) == 4 * 5
    # Over two spades and two notrump alone is three spades the cheapest.
    raised = [str(each.auction[-1][1]) for each in calls if str(each.call) == "3S"]
    assert raised == ["2S", "2N"]


def test_what_stands_for_too_many_auctions_is_told() -> None:
    calls, lost = exchange_system(own("1C (*) * (*) 7N = anything", "1C = 16+ HCP"), unnamed)
    assert [str(each.call) for each in calls] == ["1C"]
    assert dict(lost) == {"exchange-many": 1}


@pytest.mark.parametrize("name", ["sayc", "sef"])
def test_only_lines_about_any_auction_stay_behind(name: str) -> None:
    system = catalogue.find(name)
    calls, lost = exchange_system(system, unnamed)
    begun = [each for row in system.agreements for each in row.patterns if each.begun]
    assert lost["exchange-general"] == len(begun) > 500
    assert {*lost} == {"exchange-general", "exchange-unheard"}
    assert len(calls) > 4000


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("1S 4S = 4+S, 0-9 HCP; to play", "NNNYNY"),
        ("1N 3N = 10-15 HCP; to play", "NNNNYY"),
        ("1N 2H = 5+S, 0-7 HCP; to play, artificial", "YYYYYY"),
        ("1S 2S = 3+S, 6-9 HCP", "YYYYYY"),
        ("(1H) X = 12+ HCP; to play", "YYYYYY"),
    ],
)
def test_full_disclosure_says_where_a_sign_off_ends(line: str, field: str) -> None:
    calls, _ = exchange_system(own(line), unnamed)
    record = write_bss("Mine", "", calls).splitlines()[-1]
    assert record.partition("=")[2][1:7] == field


def test_of_several_meanings_the_one_that_asks_most_is_told() -> None:
    mine = own("1S 3N = 13-15 HCP; to play", "1S 3N = 16+ HCP; forcing")
    calls, _ = exchange_system(mine, unnamed)
    assert [each.forcing for each in calls] == ["one-round"]
    assert "=NYYYYYY5" in write_bss("Mine", "", calls)


def test_what_is_struck_and_replaced_is_not_carried() -> None:
    mine = own("from: sayc", "1N = 12-14 HCP, balanced", "strike 1N 2C")
    calls, _ = exchange_system(mine, unnamed)
    says = {
        (len(each.auction), str(each.call)): each.says for each in calls if not each.auction
    }
    assert says[0, "1N"] == "12-14 HCP, balanced"
    after = [each for each in calls if [str(made) for _, made in each.auction] == ["1N"]]
    assert "2C" not in {str(each.call) for each in after if each.auction[0][0]}


def notes(lines: str, read: Callable[[str], ImportedNotes] = read_bml) -> list[str]:
    """Return the notes of a file, without their head."""
    text = read(lines).notes()
    assert read_own(text, "back").errors == (), read_own(text, "back").complaint
    return [line for line in text.partition("wrote it\n")[2].splitlines() if line]


def test_a_table_is_read_by_its_indents() -> None:
    lines = "1N  15--17 hcp, bal\n  2C  Stayman, 8+ hcp\n    2HS 4+ suit\n1C 3+!c\n"
    assert notes(lines) == [
        '1N = en "15--17 hcp, bal": 15-17 HCP, balanced',
        '1C = en "3+!c": 3+C',
        "1N",
        '  2C = en "Stayman, 8+ hcp": 8+ HCP; artificial',
        "1N 2C",
        '  2H = en "4+ suit": 4+H',
        '  2S = en "4+ suit": 4+S',
    ]


def test_words_for_several_calls_are_parted() -> None:
    lines = "2C  23+ hcp, forcing\n2X  6+ suit\n  2N = 15+ hcp\n  1step 0-4 hcp\n"
    said = notes(lines)
    assert said[:4] == [
        '2C = en "23+ hcp, forcing": 23+ HCP; forcing',
        '2D = en "6+ suit": 6+D',
        '2H = en "6+ suit": 6+H',
        '2S = en "6+ suit": 6+S',
    ]
    assert said[said.index("2H") + 2] == '  2S = en "0-4 hcp": 0-4 HCP'


def test_a_letter_means_the_same_below() -> None:
    said = notes("1M 5+ suit\n  2M 6-9 hcp\n  3oM 0-1 suit, game forcing\n")
    assert said[said.index("1S") + 1 :] == [
        '  2S = en "6-9 hcp": 6-9 HCP',
        '  3H = en "0-1 suit, game forcing": 0-1H; game-forcing',
    ]


def test_contested_tables_name_their_calls() -> None:
    lines = "(1NT)---\nD  15+ hcp\n2C 4!h, 4!s, artificial\n  (D)\n    R 10+ hcp\n    P 5!c\n"
    assert notes(lines) == [
        "(1N)",
        '  X = en "15+ hcp": 15+ HCP',
        '  2C = en "4!h, 4!s, artificial": 4H, 4S; artificial',
        "(1N) 2C (X)",
        '  XX = en "10+ hcp": 10+ HCP',
        '  P = en "5!c": 5C',
    ]


def test_cuttings_are_pasted() -> None:
    lines = "#CUT one\n2\\R 5+ suit\n#ENDCUT\n\n1N---\n#PASTE one \\R=D\n#PASTE one \\R=H\n"
    assert notes(lines) == ["1N", '  2D = en "5+ suit": 5+D', '  2H = en "5+ suit": 5+H']


def test_seat_and_vulnerability_are_conditions() -> None:
    lines = "#VUL Y0\n#SEAT 3\n\n1N 15-17 hcp\n"
    assert notes(lines) == ['1N = en "15-17 hcp": 15-17 HCP; if in third seat and vulnerable']


def test_what_cannot_be_read_stays_as_a_comment() -> None:
    told = read_bml("Some words.\n\n1N A good hand\n#INCLUDE other.bml\n\n#VUL NN\n\n1C 3+!c\n")
    said = told.notes()
    assert '1C = en "3+!c": 3+C; if nobody is vulnerable' in said
    assert "# 1N = A good hand" in said
    assert dict(told.lost) == {
        "exchange-paragraphs": 1,
        "exchange-included": 1,
        "exchange-prose": 1,
        "exchange-unread": 1,
    }


def test_full_disclosure_is_read() -> None:
    lines = (
        "*00{Ours}=NYYYYYYA short word\n001H=NYYYYYY258Natural\n001HP2N=YYYYYYY6Jacoby\n"
        "001HP2H=NYYYYYY235Raise, 6-9 points\n*001CD=NYYYYYY512+ hcp\n301N=NYYYYYY215-17 bal\n"
        "001H2C{weak}D=NYYYYYY2x\n001H1S=NYYYYYY058theirs\n%carding\nwhat\n"
    )
    assert notes(lines, read_bss) == [
        '1H = en "Natural": 5+H',
        '1N = en "15-17 bal": 15-17 HCP, balanced; if in third seat',
        "1H",
        "  # 2N = Jacoby",
        '  2H = en "Raise, 6-9 points": 6-9 HCP, 3-5H',
        "(1C)",
        '  X = en "12+ hcp": 12+ HCP; forcing',
    ]
    told = read_bss(lines)
    told.notes()
    assert dict(told.lost) == {
        "exchange-qualified": 1,
        "exchange-theirs": 1,
        "exchange-records": 1,
        "exchange-lines": 1,
        "exchange-prose": 4,
        "exchange-unread": 1,
    }


def test_what_is_no_full_disclosure_is_refused() -> None:
    with pytest.raises(ValueError, match="line 1"):
        read_bss("hello\n")


@pytest.mark.parametrize(
    ("prose", "promises", "forcing"),
    [
        ("15--17 NT", ("15-17 HCP",), ""),
        ("5-5 minors", (), ""),
        ("5+!c or 5!d and 4!h, 11--15 hcp", ("11-15 HCP",), ""),
        ("No 4 card major", ("0-3H", "0-3S"), ""),
        ("no 5!s, 15-17 hcp", ("15-17 HCP", "0-4S"), ""),
        ("see 2!d-4X", (), ""),
        ("0-3 key cards", (), ""),
        ("4+m FG", (), ""),
        ("5+M, F1R", (), ""),
        ("4+!h, no 4!s", ("4+H", "0-3S"), ""),
        ("excludes 4!s", (), ""),
        ("any but balanced, 15-17 HCP", ("15-17 HCP",), ""),
        ("10 - 12 HCP", ("10-12 HCP",), ""),
        ("10 to 12 HCP", ("10-12 HCP",), ""),
        ("4!s (5!s if weak)", (), ""),
        ("rules out 4!h, 10-12 HCP", ("10-12 HCP",), ""),
        ("doesn't promise 5!s", (), ""),
        ("cannot have 5 spades", (), ""),
        ("won’t have 5 spades", (), ""),
        ("isn't balanced", (), ""),
        ("lacking 5!s", (), ""),
        ("4!s impossible", (), ""),
        ("more than 4 spades", ("5+S",), ""),
        ("over 12 HCP, not more than 3 spades", ("13+ HCP", "0-3S"), ""),
        ("no fewer than 4 spades", ("4+S",), ""),
        ("12 or fewer HCP", ("0-12 HCP",), ""),
        ("12 HCP or less", ("0-12 HCP",), ""),
        ("semi-forcing, 6-12(13), 5(6)!h", ("6-13 HCP", "5-6H"), ""),
        ("6+!d, non forcing", ("6+D",), ""),
        ("GF-ish", (), ""),
        ("non-GF relay, 8-10 (11) HCP", ("8-11 HCP",), ""),
        ("INV+, 4!s", ("4S",), ""),
        ("6+!d, pass is forcing", ("6+D",), ""),
        ("5+!h-4+!d, limited to about 18 HCP", ("0-18 HCP", "5+H", "4+D"), ""),
        ("4+!d, 11+ HCP (12+ if BAL)", ("11+ HCP", "4+D"), ""),
        ("one of: 1) 0-7 HCP, 6!s 2) 5+!c, 10+ HCP", (), ""),
        ("INV, max 12 points", ("0-12 HCP",), "invitational"),
        ("at least 5!h, at most 3!s", ("5+H", "0-3S"), ""),
        ("less than 10 HCP", ("0-9 HCP",), ""),
        ("12 or more HCP, 5 or more clubs", ("12+ HCP", "5+C"), ""),
        ("5!h if 12-14 HCP", (), ""),
        ("denies 4!h, may be bal", ("0-3H",), ""),
        ("asks for 4!s", (), ""),
        ("3!h over 2!s", (), ""),
        ("5!h unless 15+ HCP, balanced", (), ""),
        ("same as over 1!h, 5!s", (), ""),
        ("w/o 4!h, GF", ("0-3H",), "game-forcing"),
        ("6!h, 5-9 HCP or strong", (), ""),
        ("2-3!h, 8--10 pts, inv", ("8-10 HCP", "2-3H"), "invitational"),
        ("Weak with 5-5 minors", (), ""),
        ("6+ spades, nonforcing", ("6+S",), ""),
        ("12-14 hcp or 18+ hcp", (), ""),
        ("10-3 of anything", (), ""),
        ("11-22 hcp, 4+!d (12+ if BAL)", ("11-22 HCP", "4+D"), ""),
        ("(4)5!d, 10-15 hcp", ("10-15 HCP", "4-5D"), ""),
        ("(4)5+!d", ("4+D",), ""),
        ("6!d (5 in third seat), 5-9 HCP", ("5-9 HCP",), ""),
        ("6!d [or 5 nv], 5-9 HCP", ("5-9 HCP",), ""),
        ("13-15 HCP (or 18-19 balanced), 4!s", (), ""),
        ("20-21 HCP (19 upgraded)", (), ""),
        ("natural 6+ cards, 3 cards", (), ""),
        ("5 card minor slam try, no side 4 card major", (), ""),
        ("4-4 majors or strong, forcing, not GF", (), "forcing"),
        ("weak or GF, 5+!s", (), ""),
        ("44 MM, weak, i.e. less than an INV", (), ""),
        ("maybe 6!c GF, 10+ HCP", ("10+ HCP",), ""),
        ("6!d (INV via 3!h)", ("6D",), ""),
        ("5--5 !h + !c, 6-4 !h", (), ""),
        ("asks partner to play it, want to play 3!s", (), ""),
        ("12-14 2N = 5+!h, game forcing", ("12-14 HCP",), ""),
        ("[15--17 balanced, GF](#1NT Opening)", ("15-17 HCP", "balanced"), "game-forcing"),
    ],
)
def test_prose_is_read_as_far_as_it_is_exact(
    prose: str, promises: tuple[str, ...], forcing: str
) -> None:
    read = read_prose(prose, parse_call("2D"))
    assert (read.promises, read.forcing) == (promises, forcing)


def test_rows_below_a_call_that_is_not_known_are_left_out_with_it() -> None:
    """They were words of the row above, and its promise: a 1H of partner promised for 1D."""
    notes = read_bml(
        "1C = 16+ hcp\n    1D = 4+ !h\n        (any) = interference\n            1H = 0-4 hcp\n"
        "        cue = game forcing\n        (Dbl) T/O\n            Pass = 5+ !d\n"
        "    1H = 5+ !s\n        and a line that goes on\n"
    )
    said = {(len(call.auction), str(call.call)): call.says for call in notes.calls}
    assert said[1, "1D"] == "4+ !h"
    assert said[1, "1H"] == "5+ !s and a line that goes on"
    assert said[3, "P"] == "5+ !d"
    assert notes.lost["exchange-lines"] == 3


@pytest.mark.parametrize(
    "lines",
    [
        "1C " * 2000,
        "\n".join(" " * n + "1step x" for n in range(2000)),
        "#COPY a\n" + "#PASTE a\n" * 4000 + "#ENDCOPY\n#PASTE a\n",
        "1X\n 2X\n  3X\n   4X\n    5X\n     6X\n      7X a\n" * 3,
        "\n".join(
            f"#CUT c{n}\n#PASTE c{n - 1}\n#PASTE c{n - 1}\n#ENDCUT" for n in range(1, 200)
        ),
        "1N " + "5+!h, " * 5000,
    ],
)
def test_what_is_hostile_ends(lines: str) -> None:
    assert len(read_bml(lines).notes()) < 5_000_000
