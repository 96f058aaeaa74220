"""The lines of the protocol, as several programs write them.

The spellings are those of programs and libraries in public use: BEN, ComputerBridge (Bridge
Moniteur's client), bridge_env and OpenSpiel, by what they send and expect, which for OpenSpiel
is what WBridge5 does; the rest are what people write who type a line themselves.
"""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, parse_call
from biritch.core.cards import DECK, Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.matches.table_manager import lines

READERS = (
    lines.read_connecting,
    lines.read_ready,
    lines.read_call_line,
    lines.read_card_line,
    lines.read_lead,
    lines.read_cards,
    lines.read_board,
    lines.read_teams,
)


@pytest.mark.parametrize(
    ("line", "call", "told", "text"),
    [
        ("North passes", "P", "", ""),
        ("NORTH PASSES", "P", "", ""),
        ("North pass\r\n", "P", "", ""),
        ("North passes.", "P", "", ""),
        ("North doubles.", "X", "", ""),
        ("North Redoubles ", "XX", "", ""),
        ("North bids 1NT", "1N", "", ""),
        ("North bids 1N", "1N", "", ""),
        ("north  bids  1 nt", "1N", "", ""),
        ("N bids 7c", "7C", "", ""),
        ("North bids 2H.", "2H", "", ""),
        ("North bids pass", "P", "", ""),
        ("North bids X", "X", "", ""),
        ("North calls 3D", "3D", "", ""),
        (
            "North bids 1H Alert. 13 to 19 total points.",
            "1H",
            "alert",
            "13 to 19 total points.",
        ),
        ("North bids 1H Alert.C=0-8,HCP=17-19.", "1H", "alert", "C=0-8,HCP=17-19."),
        ("North bids 1H.Infos.C=0-8,D=4-8", "1H", "infos", "C=0-8,D=4-8"),
        ("North bids 1H Infos. Rescue.", "1H", "infos", "Rescue."),
        ("North passes Alert.", "P", "alert", ""),
        ("North doubles alerted: takeout", "X", "alert", "takeout"),
        ("North bids 2NT Alert. 5-5 in the minors", "2N", "alert", "5-5 in the minors"),
    ],
)
def test_calls_in_any_spelling(line: str, call: str, told: str, text: str) -> None:
    assert lines.read_call_line(line) == lines.CallLine(
        Seat.NORTH,
        parse_call(call),
        told,  # type: ignore[arg-type]
        text,
    )


@pytest.mark.parametrize(
    "line",
    [
        "North bids 8H",
        "North bids",
        "bids 1H",
        "North ready for East's bid",
        "North bids 1H 2H",
    ],
)
def test_what_is_no_call_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not understood"):
        lines.read_call_line(line)


@pytest.mark.parametrize(
    ("line", "seat", "card"),
    [
        ("North plays 4S", Seat.NORTH, "S4"),
        ("NORTH PLAYS S4.", Seat.NORTH, "S4"),
        ("North plays 10h", Seat.NORTH, "HT"),
        ("North plays H10", Seat.NORTH, "HT"),
        ("North  plays TH ", Seat.NORTH, "HT"),
        ("Dummy plays AC", None, "CA"),
        ("dummy play CA", None, "CA"),
        ("e plays 2d", Seat.EAST, "D2"),
    ],
)
def test_cards_in_any_spelling(line: str, seat: Seat | None, card: str) -> None:
    assert lines.read_card_line(line) == (seat, Card.parse(card))


@pytest.mark.parametrize("line", ["North plays 1S", "North plays", "North plays 4S 5S", "4S"])
def test_what_is_no_card_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not understood"):
        lines.read_card_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "North's cards : S A K J 6. H -. D 8 6 2. C A T 9 7.",
        "North's cards : S A K J 6.H -.D 8 6 2.C A T 9 7.",
        "NORTH'S CARDS: S AKJ6. H. D 862. C A1097.",
        "North\u2019s cards : S a k j 6 . H . D 8 6 2 . C a 10 9 7",
        "Dummy's cards : S A K J 6. H -. D 8 6 2. C A T 9 7. \r\n",
        "Dummys cards : C A T 9 7. D 8 6 2. H -. S A K J 6.",
    ],
)
def test_hands_in_any_spelling(line: str) -> None:
    assert lines.read_cards(line) == Hand.parse("AKJ6..862.AT97")


@pytest.mark.parametrize(
    "line",
    ["North's cards : S A A. H. D. C.", "North's cards : S A Z.", "cards", "Dummy to lead"],
)
def test_what_is_no_hand_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not understood"):
        lines.read_cards(line)


@pytest.mark.parametrize(
    ("line", "board"),
    [
        ("Board number 1. Dealer North. Neither vulnerable.", Board.from_number(1)),
        ("Board number 8. Dealer WEST. None Vulnerable", Board.from_number(8)),
        ("BOARD NUMBER 2. DEALER EAST. N/S VULNERABLE.", Board.from_number(2)),
        ("Board number 3 . Dealer South . E/W vulnerable .", Board.from_number(3)),
        ("Board number 4. Dealer West. Both vulnerable.", Board.from_number(4)),
        ("Board 4. Dealer: West. All vulnerable.", Board.from_number(4)),
    ],
)
def test_boards_in_any_spelling(line: str, board: Board) -> None:
    assert lines.read_board(line) == board


@pytest.mark.parametrize(
    "line",
    [
        'Teams : N/S : "A B". E/W : "C".',
        'Teams : N/S : "A B" E/W : "C"',
        'Teams: N/S "A B" E/W "C"',
        'teams : n/s : "A B" E/W : "C" Playing IMP',
    ],
)
def test_teams_in_any_spelling(line: str) -> None:
    assert lines.read_teams(line) == ("A B", "C")


@pytest.mark.parametrize(
    ("line", "team", "seat", "version"),
    [
        ('Connecting "WBridge5" as ANYPL using protocol version 18', None, None, 0),
        ('Connecting "BEN" as North using protocol version 18', "BEN", Seat.NORTH, 18),
        ("connecting BEN as NORTH using protocol version 19", "BEN", Seat.NORTH, 19),
        (
            'Connecting "Jack as 5" as West using protocol version 18',
            "Jack as 5",
            Seat.WEST,
            18,
        ),
    ],
)
def test_who_connects(line: str, team: str | None, seat: Seat | None, version: int) -> None:
    if team is None:
        with pytest.raises(ValueError, match="not understood"):
            lines.read_connecting(line)
        return
    asked = lines.read_connecting(line)
    assert (asked.team, asked.seat, asked.version) == (team, seat, version)


@pytest.mark.parametrize(
    ("line", "seat", "what"),
    [
        ("North ready for teams", Seat.NORTH, "teams"),
        ("NORTH ready to start.", Seat.NORTH, "start"),
        ("East ready for north\u2019s bid", Seat.EAST, "north's bid"),
        ("East ready for dummy's card to trick 12", Seat.EAST, "dummy's card to trick 12"),
        ("West is ready for dummy", Seat.WEST, "dummy"),
    ],
)
def test_who_is_ready(line: str, seat: Seat, what: str) -> None:
    assert lines.read_ready(line) == (seat, what)


def test_whatever_we_write_we_read() -> None:
    calls: list[Call] = [*BIDS, PASS, DOUBLE, REDOUBLE]
    for seat in Seat:
        for call in calls:
            for line in (
                lines.CallLine(seat, call),
                lines.CallLine(seat, call, "alert", "12-14, 5+ ♥"),
                lines.CallLine(seat, call, "infos", "x"),
            ):
                assert lines.read_call_line(str(line)) == line
        for card in DECK:
            assert lines.read_card_line(lines.card_line(seat, card)) == (seat, card)
        for number in range(1, 17):
            board = Board.from_number(number)
            assert lines.read_board(str(lines.AnnouncedBoard(board))) == board
        hand = Deal.random(seed=str(seat))[seat]
        assert lines.read_cards(lines.cards_line(lines.seat_word(seat), hand)) == hand
    assert lines.read_teams(lines.teams_line("A 1", "E/W")) == ("A 1", "E/W")


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(max_size=120),
        st.from_regex(r"(North|dummy)('s cards : | plays | bids | ready )[SHDC0-9AKQJTNT .-]*"),
        st.from_regex(r'(Teams|Board number|Connecting) ?[NSEW/":0-9. ]*'),
    )
)
def test_no_line_can_do_more_than_be_refused(line: str) -> None:
    for reader in READERS:
        with contextlib.suppress(ValueError):
            reader(line)
