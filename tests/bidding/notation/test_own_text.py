"""A file that a pair brings: what it may write, and what is refused, each in one line."""

from __future__ import annotations

import re

import pytest

from biritch.bidding import catalogue, own_systems
from biritch.bidding.notation.own_checking import remarks
from biritch.bidding.notation.own_text import MOST_BYTES, decode_text, read_bytes, read_own
from biritch.bidding.notation.places import NotesError
from biritch.bidding.system import System
from biritch.core.calls import parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.notes_errors import error_phrase
from biritch.words.short_lines import short_sentence
from biritch.words.translation import say


def played(*lines: str, base: str = "from: sef") -> System:
    text = "\n".join(["system mine", base, *lines, ""])
    return own_systems.load_system(text.encode(), "mine.system")


def call(system: System, hand: str, auction: str = "") -> str:
    begun = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    return str(system.pick(Hand.parse(hand), begun, Vulnerability.NONE))


def told(system: System, auction: str) -> str:
    begun = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    return short_sentence(system.explain(begun, Vulnerability.NONE)[-1], "en")


def complaint(*lines: str) -> str:
    return read_own("\n".join(["system mine", "from: sef", *lines]), "mine").complaint


def warned(*lines: str, base: str = "from: sef") -> list[str]:
    own = read_own("\n".join(["system mine", base, *lines]), "mine")
    assert not own.errors, own.complaint
    return [f"{remark.place} {remark.kind}" for remark in remarks(own)]


def test_a_line_takes_the_place_of_what_was_said_of_its_call() -> None:
    mine = played("1N = 12-14 HCP, balanced")
    assert call(mine, "AKJ.K82.Q432.J63") == "1N"
    assert call(catalogue.find("sef"), "AKJ.K82.Q432.QJ3") == "1N"
    assert call(mine, "AKJ.K82.Q432.QJ3") != "1N"
    assert told(mine, "1N") == "12-14 HCP, balanced"


def test_it_leaves_what_was_said_where_it_says_also() -> None:
    mine = played("1N = 12-14 HCP, balanced; also")
    assert call(mine, "AKJ.K82.Q432.QJ3") == "1N"
    assert call(mine, "AKJ.K82.Q432.J63") == "1N"


def test_a_line_about_spades_leaves_hearts_alone() -> None:
    mine = played("1S 2S = 3+S, 4-7 HCP")
    assert told(mine, "1S P 2S") == "4-7 HCP, 3+ spades"
    assert told(mine, "1H P 2H") == told(catalogue.find("sef"), "1H P 2H")


def test_no_game_is_counted_in_the_place_of_a_pairs_own_raise() -> None:
    hand, auction = "AQJ963..KQ54.542", "1S 2H 2S 3H"
    assert call(catalogue.find("sayc"), hand, auction) == "4S"
    own = "... (3*) 3t = 8+t together, 5-20 HCP"
    assert call(played(own, base="from: sayc"), hand, auction) == "3S"
    struck = played("strike 1S (2H) 2S (3H) 4S", base="from: sayc")
    assert call(struck, hand, auction) == "3S"


def test_what_is_struck_is_said_no_more() -> None:
    stayman = "1N P 2C"
    assert "Stayman" in told(catalogue.find("sef"), stayman)
    assert "Stayman" not in told(played("strike 1N 2C"), stayman)
    assert told(played("strike 1N 2C ..."), stayman) == told(catalogue.find("sef"), stayman)
    answer = Auction.of(Seat.NORTH, map(parse_call, ["1N", "P", "2C", "P", "2H"]))
    rules = [
        system.explain(answer, Vulnerability.NONE)[-1].rule.startswith("NAT-")
        for system in (catalogue.find("sef"), played("strike 1N 2C ..."))
    ]
    assert rules == [False, True]


def test_a_rule_is_struck_wherever_it_stands() -> None:
    rules = {
        row.rule
        for row in catalogue.find("sef").agreements
        if (row.auction, row.call) == ("1N", "2C")
    }
    struck = played(*(f"strike rule {rule}" for rule in rules))
    assert "Stayman" not in told(struck, "1N P 2C")


def test_a_figure_changes_the_chapters_that_read_it() -> None:
    assert told(played("figure one_notrump = 15-17", base="from: acol"), "1N").startswith(
        "15-17"
    )


def test_words_are_said_in_both_languages() -> None:
    mine = played('term multi en "Multi"  fr "Multicolore"', "2D = multi: 6H or 6S; artificial")
    says = mine.explain(Auction.of(Seat.NORTH, [parse_call("2D")]), Vulnerability.NONE)[0]
    assert say(says.says, "fr").startswith("Multicolore :")
    assert short_sentence(says, "en") == "Multi"


def test_two_files_do_not_share_their_words() -> None:
    line = "2D = asked: 6H or 6S; artificial"
    one = played('term asked en "One"', line)
    other = played('term asked en "Other"', line)
    assert (told(one, "2D"), told(other, "2D")) == ("One", "Other")


def test_it_is_named_by_what_is_written_in_it() -> None:
    one, other = played("1N = 12-14 HCP, balanced"), played("1N = 11-14 HCP, balanced")
    assert one.name != other.name
    assert catalogue.find(one.name) is one
    assert (
        own_systems.load_system(
            b"\xef\xbb\xbfsystem mine\r\nfrom: sef  \r\n1N = 12-14 HCP, balanced\r\n", "other"
        ).name
        == one.name
    )


def test_tools_vary_it_as_any_system() -> None:
    mine = played("1N = 12-14 HCP, balanced")
    assert catalogue.find(f"{mine.name}-drury").name == f"{mine.name}-drury"


def test_a_file_that_nobody_brought_is_asked_for() -> None:
    with pytest.raises(ValueError, match=r"own\.0{32} is not here"):
        catalogue.find("own." + "0" * 32)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1N = 12-14 points", "mine:3:6: not a promise: '12-14 points'"),
        ("1N 1C = 8+ HCP", "mine:3:9: 1C can never follow 1N"),
        ("1x 2y = 5+y, stopper in z", "mine:3:9: no call names the suit z"),
        ("1m 2N = 6+m, {longest y}", "mine:3:9: no call names the suit y"),
        ("... 2x = 5+x, 4+om", "mine:3:10: no call names the suit om"),
        ("tools: -druury", "mine:3:8: not a tool: 'druury'"),
        ("figure one_nt = 12-14", "mine:3:8: not a figure of a card: 'one_nt'"),
        ("plays nothing-known", "mine:3:7: no chapter, convention, part or system"),
        ("2D = multi: 6H", "mine:3:6: no words for 'multi'"),
        ("strike 1N 9C", "mine:3:8: not a call: '9C'"),
        ("hello", "mine:3:1: not a line of a system: 'hello'"),
        ("1N = <one_notrump * x> HCP", "mine:3:6: not a figure"),
    ],
)
def test_an_error_says_where_and_what(line: str, said: str) -> None:
    assert complaint(line).startswith(said)


def test_every_error_is_told() -> None:
    own = read_own("system mine\nfrom: sef\n1N = x\n1C = 3+C\n2C = y\n", "mine")
    assert [error.place.on_line for error in own.errors] == [3, 5]


SLIPS = """system Our SEF
from: sef
titel en "Ours"
tools: -drurry, josephine, landi
plays staymann
figure one_nt = 12-14
let one-major = 4 hearts or 4♠

1NT = 12-14 points, balanced
1N
  2C = one-mayor, 8+ HCP; forcng, artificial, if they have pased
    2X = anything
  1C = 3+C
2D = multi: 6H or 6S
  3N 3C = 5+C; if vulnerabel and forced
strike 1N 9C
"""
MEANT = [
    (1, "system our-sef"),
    (3, "title"),
    (4, "drury"),
    (4, "landy"),
    (5, "stayman"),
    (6, "one_notrump"),
    (7, "4H"),
    (7, "4S"),
    (9, "1N"),
    (9, "12-14 HCP"),
    (11, "one-major"),
    (11, "forcing"),
    (11, "they have only passed"),
    (12, ""),
    (13, ""),
    (14, ""),
    (15, ""),
    (15, "vulnerable"),
    (16, ""),
]


def test_all_errors_of_a_file_are_told_at_once_each_with_what_was_meant() -> None:
    errors = read_own(SLIPS, "mine").errors
    assert [(error.place.on_line, error.suggestion) for error in errors] == MEANT


def test_a_line_below_the_wrong_line_is_named_as_an_indent() -> None:
    said = complaint("1N", "  2C = 8+ HCP", "  1C = 3+C, 12+ HCP")
    wrong = "mine:5:3: indented below line 3, where 1C can never follow 1N"
    assert said == f"{wrong} (want it at the left edge)"
    said = complaint("1N", "  2D = 5+H", "    2C = 8+ HCP")
    wrong = "mine:5:5: indented below line 4, where 2C can never follow 1N 2D"
    assert said == f"{wrong} (want it below line 3)"
    # Legal nowhere: it is no matter of its indent.
    assert "indented" not in complaint("1N", "  1N 1C = 3+C")


def test_what_stands_below_a_line_that_cannot_be_read_is_read_all_the_same() -> None:
    own = read_own("system a\nfrom: sef\n1N 2Q\n  2D = 5+Z\n  2H = 5+S\n", "a")
    assert [str(error)[:24] for error in own.errors] == [
        "a:3:4: not a call: '2Q' ",
        "a:4:8: not a promise: '5",
    ]


def test_an_indent_like_no_other_is_remarked() -> None:
    assert "mine:5:4 indent" in warned("1N 2C", "      2D = anything", "   2H = 4+H")
    assert not [
        said for said in warned("1N 2C", "  2D = anything", "  2H = 4+H") if "indent" in said
    ]


def test_tabs_and_other_errors_are_told_together() -> None:
    read = read_bytes(b"system a\nfrom: sef\n\t1N = 15 pints\n2C = x\n\t2D = 5+D\n", "a")
    assert [error.place.on_line for error in read.errors] == [3, 3, 4, 5]
    assert read.notes is None


@pytest.mark.parametrize("error", read_own(SLIPS, "mine").errors, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_error_is_said_in_both_languages_without_codes(
    error: NotesError, language: str
) -> None:
    said = say(error_phrase(error.what, error.suggestion), language)
    assert "notes-" not in said
    assert not re.search(r"call-|<unknown>|(?<![\w.])-(?!\w)", said)
    if error.suggestion:
        assert error.suggestion in said


LET = "\n".join(
    [
        "let a-0 = 5+S or 5+H",
        *(f"let a-{n} = (a-{n - 1} or a-{n - 1}), a-{n - 1}" for n in range(1, 40)),
    ]
)
HOSTILE = {
    "brackets": "1N = " + "(" * 400 + "5+S" + ")" * 400,
    "doubling": LET + "\n1N = a-39",
    "one page": "".join(
        f"{level}{strain} = {' or '.join(f'({n}-{n + 5} HCP, {n % 7}+S)' for n in range(15))}\n"
        for level in range(1, 8)
        for strain in "CDHSN"
    ),
    "circle": "figure a = b\nfigure b = a\n1N = <a> HCP",
    "deep sums": "figure a = " + "(" * 300 + "1" + ")" * 300 + "\n1N = <a> HCP",
    "auctions": "1C | 1D | 1H | 1S\n"
    + "".join(" " * n + "2C | 2D | 2H | 2S | X | XX | P\n" for n in range(1, 12)),
    "errors": "rubbish\n" * 3900,
    "one line": "x" * 5000,
    "words": '1N = en "' + "é" * 400 + '": 5+S',
    "plays": "plays sef\n" * 900,
    "calls": "1C " * 300 + "= 5+S",
    "title": 'title en "' + "é" * 400,
    "languages": "1N = " + 'en "x" ' * 140,
    "not": "1N = " + "not " * 240 + "5+S",
}


def test_sums_of_sums_are_reckoned_once() -> None:
    sums = ["figure f0 = 1 + 0", *(f"figure f{n} = f{n - 1} + f{n - 1}" for n in range(1, 60))]
    assert complaint(*sums, "1N = <f59> HCP") == ""


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_hostile_is_refused_in_one_line_and_soon(name: str) -> None:
    said = complaint(HOSTILE[name])  # read without limits they would take hours
    assert said.startswith("mine:")
    assert "\n" not in said
    assert len(said) < 3000


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"system mine\n1N = \xff", "mine:2:1: not a text in UTF-8"),
        (b"x" * (MOST_BYTES + 1), f"mine:1:1: {MOST_BYTES + 1} bytes are too many"),
        (
            "system \N{RIGHT-TO-LEFT OVERRIDE}mine".encode(),
            "mine:1:8: a character that is not seen",
        ),
        ("1N\n = \N{ZERO WIDTH SPACE}".encode(), "mine:2:4: a character that is not seen"),
        ("a\N{LINE SEPARATOR}b".encode(), "mine:1:2: a character that is not seen"),
        (b"a\x00b", "mine:1:2: a character that is not seen"),
        (b"1N\n\t2C = 8+ HCP", "mine:2:1: a tab"),
        (b"\n" * 20_500 + b"x", "mine:20001:1: too many lines"),
        (b"x" * 1001, "mine:1:1: a line of 1001 characters"),
    ],
)
def test_bytes_that_are_no_text_are_refused(data: bytes, said: str) -> None:
    with pytest.raises(NotesError) as refused:
        decode_text(data, "mine")
    assert str(refused.value).startswith(said)


def test_a_pair_is_told_what_never_serves() -> None:
    lines = ("1N = 15-17 HCP, balanced", "1C = 16 HCP, balanced")
    assert warned(*lines, base="plays stayman") == ["mine:4:6 shadowed-hand"]


def test_a_pair_is_told_what_contradicts_itself() -> None:
    assert warned("1N = 15-17 HCP, 8+S, 6+H", base="plays stayman") == ["mine:3:6 empty"]


def test_a_pair_is_told_what_nobody_bids() -> None:
    assert warned("1S 3C 3D 3H = 14 HCP") == ["mine:3:15 unreached"]
    answered = "  2H = anything"
    for condition in ("they are vulnerable", "in third or fourth seat"):
        opening = f"2D = 6H or 6S; artificial, if {condition}"
        assert "mine:4:8 unopened" not in warned(opening, answered, base="plays stayman")
    never = "2D = 6H or 6S; artificial, if the opening was in third seat"
    assert "mine:4:8 unopened" in warned(never, answered, base="plays stayman")


def test_a_pair_is_told_what_has_no_answer() -> None:
    assert warned("2D = 6H or 6S; artificial", base="plays stayman") == ["mine:3:6 unanswered"]
    answered = ("2D = 6H or 6S; artificial", "  2H = anything")
    assert warned(*answered, base="plays stayman") == []


def test_a_pair_is_told_where_partner_may_misread() -> None:
    assert warned("1N = 12-14 HCP, balanced") == ["mine:3:6 misread"]
    assert warned("1N = 15-17 HCP, balanced") == []


def test_a_pair_is_told_where_partner_passes_a_force() -> None:
    lines = ("1N = 15+ HCP, balanced; forcing", "  P = 0-3 HCP", "  2C = anything; artificial")
    assert "mine:3:6 passed" in warned(*lines, base="plays drury")


def test_a_pair_is_told_what_changes_nothing() -> None:
    assert warned("figure strong_three = 20-22", "strike rule NO-SUCH") == [
        "mine:3:8 figure",
        "mine:4:13 strike",
    ]


def test_an_example_keeps_the_promise() -> None:
    own = read_own("system mine\nplays stayman\n1N = 15-17 HCP\n1C = 16 HCP, 5+S\n", "mine")
    [remark] = remarks(own)
    hand = Hand.parse(str(dict(remark.phrase.arguments)["hand"]))
    assert (hand.hcp, hand.length(Suit.SPADES) >= 5) == (16, True)
