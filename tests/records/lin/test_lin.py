"""LIN as Bridge Base Online writes it: hands, sessions of vugraph, addresses."""

from urllib.parse import quote

import pytest

from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal, PartialDeal
from biritch.core.seats import Seat, Vulnerability
from biritch.records.format import FormatError
from biritch.records.lin.reader import read
from biritch.records.lin.writer import address, write
from biritch.records.play_order import in_order
from biritch.records.record import PASSED_OUT, Comment, Record, Remark, Tag
from tests.records.boards import FORMATS, replays

HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732"
DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
BOARD = (
    f"pn|South,West,North,East|st||md|3{HANDS}|rh||ah|Board 1|sv|o|mb|1D|mb|1S|"
    "mb|3H!|an|6-9 points|mb|4S|mb|p|mb|p|mb|d|mb|r|mb|p|mb|p|mb|p|nt|what an auction|pg||"
    "pc|SK|pc|H3|pc|S4|pc|S3|pg||pc|C5|pc|C2|mc|9|"
)


def boards(text: str) -> list[Record]:
    return list(read(text.split("\n")))


def one(text: str) -> Record:
    (record,) = boards(text)
    return record


def test_a_whole_board_is_read() -> None:
    record = one(BOARD)
    assert record.names == ("North", "East", "South", "West")
    assert (record.number, record.dealer) == (1, Seat.NORTH)
    assert record.vulnerability is Vulnerability.NONE
    assert record.deal == DEAL
    assert record.auction is not None
    assert record.auction.calls[-5:-3] == (DOUBLE, REDOUBLE)
    assert record.auction.remarks == (
        (2, Remark("6-9 points", alert=True)),
        (10, Remark(comments=("what an auction",))),
    )
    assert record.contract == Contract(Strain.SPADES, Seat.EAST, 4, 4)
    assert record.play is not None
    assert record.play.leader is Seat.SOUTH
    assert (record.tricks, record.play.ends) == (9, "*")
    assert not record.tags


@pytest.mark.parametrize(
    ("digit", "dealer"),
    [("1", Seat.SOUTH), ("2", Seat.WEST), ("3", Seat.NORTH), ("4", Seat.EAST)],
)
def test_dealers_are_numbered_from_south(digit: str, dealer: Seat) -> None:
    assert one(f"md|{digit}{HANDS}|").dealer is dealer


@pytest.mark.parametrize(
    ("sign", "found"),
    [
        ("o", Vulnerability.NONE),
        ("0", Vulnerability.NONE),
        ("n", Vulnerability.NS),
        ("E", Vulnerability.EW),
        ("b", Vulnerability.BOTH),
        ("", None),
    ],
)
def test_every_way_to_tell_vulnerability(sign: str, found: Vulnerability | None) -> None:
    assert one(f"md|1{HANDS}|sv|{sign}|").vulnerability == found


def test_three_hands_tell_the_fourth_and_one_does_not() -> None:
    assert one(f"md|1{HANDS},|").deal == DEAL
    south = one("md|1SJ973HJ98742D3CK4,,,|").deal
    assert isinstance(south, PartialDeal)
    assert len(south[Seat.SOUTH]) == 13
    assert one("md|1,,,|").deal is None


def test_calls_and_cards_may_stand_together_and_in_either_case() -> None:
    record = one(f"md|3{HANDS}|mb|1dp1s!P|mb|3np pP|pc|h3C2|")
    assert record.auction is not None
    assert record.play is not None
    assert record.auction.calls[4] == Bid(3, Strain.NOTRUMP)
    assert record.auction.calls[5:] == (PASS, PASS, PASS)
    assert record.auction.remarks == ((2, Remark(alert=True)),)
    assert list(map(str, record.play.cards)) == ["H3", "C2"]


def test_a_session_of_vugraph() -> None:
    records = boards(
        "vg|Cup,SEMI FINAL,I,17,18,France,12,Sweden,0|\n"
        "rs|4SN=,4SXN-1,PASS,3NE+2|\n"
        "pn|s1,w1,n1,e1,s2,w2,n2,e2|pg||\n"
        f"qx|o17|md|3{HANDS}|sv|n|mb|4S|mb|p|mb|p|mb|p|pg||\n"
        f"qx|c17|md|3{HANDS}|sv|n|pg||\n"
        f"qx|o18|md|1{HANDS}|sv|e|mb|p|mb|p|mb|p|mb|p|pg||\n"
        f"qx|c18|pn|a,b,c,d|md|1{HANDS}|sv|e|pg||\n"
    )
    assert [(board.number, board.room) for board in records] == [
        (17, "Open"), (17, "Closed"), (18, "Open"), (18, "Closed"),
    ]  # fmt: skip
    assert {board.event for board in records} == {"Cup"}
    assert records[0].scoring == "IMP"
    assert records[0].tag("HomeTeam") == "France"
    assert records[0].tag("Round") == "SEMI FINAL"
    assert [board.names[Seat.SOUTH] for board in records] == ["s1", "s2", "s1", "a"]
    assert [board.tricks for board in records] == [10, 9, None, 11]
    assert records[1].contract == Contract(Strain.SPADES, Seat.NORTH, 4, 2)
    assert records[2].contract is PASSED_OUT
    assert records[3].contract == Contract(Strain.NOTRUMP, Seat.EAST, 3)


def test_a_session_is_titled_again_where_it_changes() -> None:
    first = Record(number=1, event="Cup", tags=(Tag("HomeTeam", "Us"),), room="Open")
    text = "".join(write([first, first, Record(number=3)]))
    assert text.count("vg|") == 2
    again = boards(text)
    assert [board.event for board in again] == ["Cup", "Cup", ""]
    assert [board.tag("HomeTeam") for board in again] == ["Us", "Us", ""]


def test_pairs_no_field_holds_are_kept() -> None:
    record = one(f"pn|a,b,c,d|xy|kept|md|3{HANDS}|ah|Round 2, table 3, Board 7|zz|too|")
    assert record.number == 7
    assert {(tag.name, tag.value) for tag in record.tags} == {
        ("LinXy", "kept"), ("LinZz", "too"), ("LinAh", "Round 2, table 3, Board 7"),
    }  # fmt: skip
    text = "".join(write([record]))
    assert "xy|kept|" in text
    assert "ah|Round 2, table 3, Board 7|" in text


def test_words_before_the_auction_and_beside_cards() -> None:
    record = one(f"md|3{HANDS}|nt|one\ntwo|mb|1C|mb|p|mb|p|mb|p|pc|SK|nt|best|")
    assert record.comments == (Comment("", "one\ntwo"),)
    assert record.play is not None
    assert record.play.remarks == ((0, Remark(comments=("best",))),)


@pytest.mark.parametrize(
    "text",
    [
        f"https://www.bridgebase.com/tools/handviewer.html?lin={quote(BOARD)}",
        f"https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin={quote(BOARD)}&x=1",
        f"lin={BOARD}",
        quote(BOARD),
        BOARD.replace("|", "|\n"),
        "\n\n" + BOARD.replace("pg||", "\npg||\n"),
    ],
)
def test_addresses_and_broken_lines_say_the_same(text: str) -> None:
    assert one(text) == one(BOARD)


def test_the_address_of_a_board_reads_back() -> None:
    record = one(BOARD)
    shown = address(record)
    assert "|" not in shown
    assert " " not in shown
    assert boards(shown) == [record]


def test_a_question_mark_is_no_name() -> None:
    assert one(f"pn|?,?,North,?|md|3{HANDS}|").names == ("North", "", "", "")
    assert FORMATS["lin"].carry_record(Record(names=("?", "", "", ""))).names == ("",) * 4


def test_the_tricks_are_written_even_when_all_the_cards_are() -> None:
    for record, _ in zip(replays(), range(20), strict=False):
        assert f"mc|{record.tricks}|" in "".join(write([record]))


def test_real_play_is_written_in_the_order_it_was_played() -> None:
    for record, _ in zip(replays(), range(100), strict=False):
        (again,) = boards("".join(write([record])))
        assert isinstance(again.contract, Contract)
        assert record.play is not None
        assert again.play is not None
        strain = again.contract.strain
        assert in_order(again.play, strain) == in_order(record.play, strain)
        assert again.tricks == record.tricks


def test_what_lin_cannot_carry_is_told() -> None:
    lin = FORMATS["lin"]
    assert lin.find_losses(one(BOARD)) == frozenset()
    assert lin.find_losses(Record(number=1, score=420)) == {"score"}
    assert lin.find_losses(Record(site="Here")) == {"heading"}
    assert lin.find_losses(Record(names=("Last, First", "", "", ""))) == {"signs"}
    assert lin.find_losses(Record(contract=Contract(Strain.CLUBS, Seat.EAST, 1))) == {
        "contract"
    }
    assert lin.find_losses(Record(tags=(Tag("Hidden", "WE"),))) == {"tags"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"md|3{HANDS}|mb|8C|", "line 1: not a call: '8C'"),
        (f"md|3{HANDS}|\nah|Board 4|\npc|S1|", "line 3, board 4: not a card: 'S1'"),
        (f"md|3{HANDS}|mc|14|", "not a result: '14'"),
        (f"md|7{HANDS}|", "not a deal"),
        ("md|3SAA,,,|", "not a hand: 'SAA'"),
        ("md|3SA,SA,,|", "not a deal: SA is held twice"),
        ("md|3SAKQJT98765432HA,,,|", "S holds 14 cards"),
        (f"md|3{HANDS}|sv|x|", "not a vulnerability: 'x'"),
        (f"qx|o|md|3{HANDS}|", "not a board number: 'o'"),
        ("Dear Sir,", "not LIN: 'dear sir,'"),
        ("pg||", "no board in this text"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        boards(text)
    assert said in str(caught.value)
