"""Seats and vulnerabilities of other programs' files: read, played, and written back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.bidding import catalogue
from biritch.bidding.agreement.condition import hold
from biritch.bidding.agreement.known_conditions import CONDITIONS as CONDITIONS_OF_NOTES
from biritch.bidding.agreement.known_conditions import PHRASES
from biritch.bidding.exchange.bml import read_bml, write_bml
from biritch.bidding.exchange.bss import read_bss, write_bss
from biritch.bidding.exchange.circumstances import (
    SEATS,
    VULNERABILITIES,
    Circumstances,
    circumstances,
    gather_circumstances,
)
from biritch.bidding.exchange.exchanged_calls import ImportedNotes, exchange_system
from biritch.bidding.notation.own_text import read_own
from biritch.bidding.system import System
from biritch.core.calls import PASS, parse_call
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.exchange.test_exchange import unnamed
from tests.proving import cases

Places = set[tuple[str, str]]
VULNERABLE = {
    "NN": Vulnerability.NONE,
    "YN": Vulnerability.NS,
    "NY": Vulnerability.EW,
    "YY": Vulnerability.BOTH,
}
# Calls before, as notes have them, as a table of BML begins, and every one.
AFTER = {
    "": ("", ""),
    "1H": ("1H", "1H P"),
    "1H 1S": ("1H-1S", "1H P 1S P"),
    "(1H)": ("(1H)", "1H"),
    "(1H) P (2H)": ("(1H)-P-(2H)", "1H P 2H"),
    "1H (1S)": ("1H-(1S)", "1H 1S"),
    "(1H) 1S (X)": ("(1H)-1S-(D)", "1H 1S X"),
}
FORMS = [(write_bml, read_bml), (write_bss, read_bss)]
Read = Callable[[str], ImportedNotes]


def played(notes: str) -> System:
    read = read_own(notes, "mine")
    assert read.notes is not None, read.complaint
    return read.notes.system


def places(system: System, after: str, call: str) -> Places:
    """Return the seats and vulnerabilities at which a pair's line has *call* after those."""
    made = [parse_call(word) for word in AFTER[after][1].split()]
    found = set()
    for seat, (said, _) in product("1234", VULNERABLE.items()):
        auction = Auction.of(Seat.NORTH, [PASS] * (int(seat) - 1) + made)
        ours = VULNERABLE[said if auction.turn.side is Seat.NORTH.side else said[::-1]]
        offers = system.book_of(auction.turn.side).offers(auction, ours)
        if any(offer.own and offer.call == parse_call(call) for offer in offers):
            found.add((seat, said))
    return found


def in_bml(seat: str, vulnerable: str, after: str, call: str) -> str:
    before = AFTER[after][0]
    table = f"{before};\n{call} 15--17 hcp\n" if before else f"{call} 15--17 hcp\n"
    return f"#SEAT {seat}\n#VUL {vulnerable}\n\n{table}"


def in_bss(seat: str, vulnerable: str, after: str, call: str) -> str:
    digit = ["0", "1", "2", "3", "4", "12", "34"].index(seat)
    other = ["00", "NN", "YN", "NY", "YY", "N0", "Y0", "0N", "0Y"].index(vulnerable)
    they = "*" if after.startswith("(") else ""
    sequence = AFTER[after][1].replace("X", "D").replace(" ", "") + call
    return f"*00{{Ours}}=NYYYYYY\n{they}{digit}{other}{sequence}=NYYYYYY215--17 hcp\n"


@pytest.mark.slow
@settings(max_examples=cases(25, 500))
@given(
    st.sampled_from(sorted(SEATS)),
    st.sampled_from(sorted(VULNERABILITIES)),
    st.sampled_from(sorted(AFTER)),
    st.sampled_from([(in_bml, read_bml), (in_bss, read_bss)]),
)
def test_what_others_wrote_is_played_in_those_seats_and_no_other(
    seat: str,
    vulnerable: str,
    after: str,
    form: tuple[Callable[[str, str, str, str], str], Read],
) -> None:
    write, read = form
    imported = read(write(seat, vulnerable, after, "2N"))
    system = played(imported.notes())
    assert set(imported.lost) <= {"exchange-prose"}
    wanted = set(product(SEATS[seat], VULNERABILITIES[vulnerable]))
    assert places(system, after, "2N") == wanted


CONDITIONS = [
    phrase
    for phrase in PHRASES
    if " seat" in phrase or "vulnerab" in phrase or phrase == "a passed hand"
]


@pytest.mark.slow
@settings(max_examples=cases(25, 500))
@given(
    st.lists(
        st.tuples(st.sampled_from(["", "not "]), st.sampled_from(CONDITIONS)),
        max_size=2,
        unique_by=lambda condition: condition[1],
    ),
    st.sampled_from(sorted(AFTER)),
    st.booleans(),
    st.sampled_from(FORMS),
)
def test_a_line_of_ours_comes_back_for_the_same_seats(
    conditions: list[tuple[str, str]],
    after: str,
    passed: bool,
    form: tuple[Callable[..., str], Read],
) -> None:
    when = " and ".join("".join(condition) for condition in conditions)
    first = "P " if passed and after else ""
    mine = played(f"system mine\n{first}{after} 2N = 20-21 HCP{f'; if {when}' * bool(when)}\n")
    calls, lost = exchange_system(mine, unnamed)
    wanted = places(mine, after, "2N")
    assert {
        place
        for each in calls
        for place in product(SEATS[each.seat], VULNERABILITIES[each.vulnerable])
    } == wanted
    assert dict(lost) == ({} if wanted else {"exchange-never": 1})
    write, read = form
    if calls:
        back = read(write("Mine", "", calls)).notes()
        assert back.count("20-21 HCP") == 1
        assert places(played(back), after, "2N") == wanted


@pytest.mark.parametrize(
    ("said", "seats", "vulnerable"),
    [
        ("in first or second seat", {"12"}, {"00"}),
        ("not in fourth seat", {"12", "3"}, {"00"}),
        ("at equal vulnerability", {"0"}, {"NN", "YY"}),
        ("they are vulnerable", {"0"}, {"0Y"}),
        ("not at favourable vulnerability", {"0"}, {"0N", "YY"}),
    ],
)
def test_what_has_no_word_there_is_written_in_parts(
    said: str, seats: set[str], vulnerable: set[str]
) -> None:
    calls, _ = exchange_system(played(f"system mine\n2H = 6H; if {said}\n"), unnamed)
    assert {each.seat for each in calls} == seats
    assert {each.vulnerable for each in calls} == vulnerable


def test_answers_to_a_passed_hand_keep_their_pass() -> None:
    for auction in ("P 1S 2C", "P (1H) X"):
        mine = played(f"system mine\n{auction} = 10-11 HCP\n")
        calls, _ = exchange_system(mine, unnamed)
        for write, read in FORMS:
            back = read(write("Mine", "", calls)).notes()
            *before, call = auction.split()
            assert back.splitlines()[-2:] == [" ".join(before), f"  {call} = 10-11 HCP"]


def test_a_part_that_was_taken_out_stays_out() -> None:
    """Whoever deletes a line for some seats does not play it there, whatever its words say."""
    mine = played("system mine\n2H = 6H; if not in fourth seat\n")
    calls, _ = exchange_system(mine, unnamed)
    kept = [each for each in calls if each.seat != "3"]
    back = read_bss(write_bss("Mine", "", kept)).notes().splitlines()[-1]
    assert back == "2H = 6H; if not in fourth seat, if in first or second seat"
    assert {seat for seat, _ in places(played("system mine\n" + back), "", "2H")} == {"1", "2"}


def test_seats_that_are_none_are_told() -> None:
    told = read_bml("#SEAT 13\n\n1N 15--17 hcp\n")
    assert told.notes().splitlines()[-1] == '1N = en "15--17 hcp": 15-17 HCP'
    assert told.lost["exchange-seats"] == 1


@given(
    st.lists(
        st.builds(
            Circumstances,
            st.sampled_from(sorted(SEATS.values(), key=sorted)),
            st.sampled_from(sorted(VULNERABILITIES.values(), key=sorted)),
        ),
        max_size=5,
    )
)
def test_parts_are_put_together_without_a_loss(parts: list[Circumstances]) -> None:
    def pairs(each: Circumstances) -> Places:
        return set(product(each.seats, each.vulnerabilities))

    together = list(gather_circumstances(parts))
    assert set().union(*map(pairs, parts)) == set().union(*map(pairs, together))
    for each in together:
        named = [
            pairs(Circumstances(SEATS[seat], VULNERABILITIES[vulnerable]))
            for seat, vulnerable in each.codes()
        ]
        assert sum(map(len, named)) == len(set().union(*named)) == len(pairs(each))


def test_every_other_condition_is_the_same_in_every_seat() -> None:
    """A word that hangs on the seat and is not known to would be written for all seats."""
    hanging = set()
    for calls in ("1H P", "1N P 2C P", "1H", "1H 1S 2H P", "1S X 2S"):
        made = list(map(parse_call, calls.split()))
        for condition in CONDITIONS_OF_NOTES:
            held = set()
            for passes, vulnerability in product(range(4), Vulnerability):
                auction = Auction.of(Seat.NORTH, [PASS] * passes + made)
                book = catalogue.find("sayc").book_of(auction.turn.side)
                held.add(hold((condition,), book.page(auction, vulnerability).situation))
            if (
                len(held) == 2
                and circumstances((condition,), ((True, parse_call("1H")),)) == Circumstances()
            ):
                hanging.add(str(condition))
    # What partner has shown may hang on the seat through the meaning of his calls alone.
    assert hanging <= {
        "they have shown clubs",
        "we have a fit",
        "I have told my points within 3",
        "I am limited to 12",
    }
