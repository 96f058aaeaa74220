"""PBN as it is found: everything the standard allows, and what people write besides."""

import pytest

from biritch.core.calls import DOUBLE, PASS, Bid, Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal, PartialDeal
from biritch.core.seats import Seat, Vulnerability
from biritch.records.record import Remark, Tag
from tests.records.pbn.texts import DEAL, fault, games, one


def test_a_whole_game_is_read() -> None:
    record = one(f"""\
        [Event "Schiphol"]
        [Site "Amsterdam NLD"]
        [Date "1995.06.10"]
        [Board "1"]
        [West "Podgor"]
        [North "Westra"]
        [East "Kalish"]
        [South "Leufkens"]
        [Dealer "N"]
        [Vulnerable "None"]
        [Deal "{DEAL}"]
        [Scoring "IMP"]
        [Declarer "S"]
        [Contract "5HX"]
        [Result "9"]
        [Score "EW 300"]
        [Room "Open"]
        [Auction "N"]
        1D 1S 3H =1= 4S
        4NT X Pass Pass
        5C X 5H X
        AP
        [Note "1:6-9 points"]
        [Play "W"]
        SK =1= H3 S4 S3
        C5 C2
        *
        [Note "1:highest of series"]
        """)
    assert (record.event, record.site, record.date) == (
        "Schiphol",
        "Amsterdam NLD",
        "1995.06.10",
    )
    assert record.names == ("Westra", "Kalish", "Leufkens", "Podgor")
    assert (record.number, record.dealer, record.scoring) == (1, Seat.NORTH, "IMP")
    assert record.vulnerability is Vulnerability.NONE
    assert record.deal == Deal.parse(DEAL)
    assert record.contract == Contract(Strain.HEARTS, Seat.SOUTH, 5, 2)
    assert (record.tricks, record.score, record.room) == (9, -300, "Open")
    assert record.auction is not None
    assert len(record.auction.calls) == 15
    assert record.auction.calls[-4:] == (DOUBLE, PASS, PASS, PASS)
    assert record.auction.remarks == ((2, Remark(note="6-9 points", alert=True)),)
    assert record.play is not None
    assert list(map(str, record.play.cards)) == ["SK", "H3", "S4", "S3", "C5", "C2"]
    assert record.play.remarks == ((0, Remark(note="highest of series")),)
    assert record.play.ends == "*"
    assert record.lines.calls[4] == 20
    assert record.lines.cards[4] == 26


def test_unknown_tags_and_tables_are_kept_in_order() -> None:
    record = one("""\
        [Board "1"]
        [Zebra "last letter"]
        [Ability "N:63456"]
        [OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
        N  C  9
        N NT  6
        [DoubleDummyTricks "abc"]
        """)
    assert record.tags == (
        Tag("Zebra", "last letter"),
        Tag("Ability", "N:63456"),
        Tag(
            "OptimumResultTable", "Declarer;Denomination\\2R;Result\\2R", ("N  C  9", "N NT  6")
        ),
        Tag("DoubleDummyTricks", "abc"),
    )


def test_tags_may_be_spaced_split_doubled_and_in_lower_case() -> None:
    record = one("""\
        [  board"7"   ] [dealer "e"][VULNERABLE "ns"]
         [
            Event
              "on new lines"
                ]
        """)
    assert (record.number, record.dealer) == (7, Seat.EAST)
    assert record.vulnerability is Vulnerability.NS
    assert record.event == "on new lines"


def test_quotes_and_backslashes_in_a_value() -> None:
    assert one(r'[Event "The \"Big\" one \\ C:\bridge"]').event == r'The "Big" one \ C:\bridge'
    assert one('[Event "The "Big" one"]').event == 'The "Big" one'


def test_comments_stand_where_they_were() -> None:
    record = one("""\
        {before}
        [Board "1"] ; after the number
        {two
        lines; and [a bracket]

        % and this}
        [Dealer "N"]
        [Auction "N"]
        {the auction}
        1S {the call} Pass ; another
        """)
    assert [(said.after, said.text) for said in record.comments] == [
        ("", "before"),
        ("Board", "after the number"),
        ("Board", "two\nlines; and [a bracket]\n\n% and this"),
        ("Auction", "the auction"),
    ]
    assert record.auction is not None
    assert record.auction.remarks == (
        (0, Remark(comments=("the call",))),
        (1, Remark(comments=("another",))),
    )


def test_lines_that_begin_with_a_percent_sign_say_nothing() -> None:
    assert one('% PBN 2.1\n% [Event "no"]\n[Event "yes"]\n%\n').event == "yes"


def test_suffixes_are_marks() -> None:
    record = one("""\
        [Dealer "N"]
        [Auction "N"]
        1S!! $25 Pass? 2S =1=!? Pass $3
        [Note "1:weak"]
        [Play "E"]
        SA! S2 ?! S3
        """)
    assert record.auction is not None
    assert record.play is not None
    assert [remark.marks for _, remark in record.auction.remarks] == [(3, 25), (2,), (5,), (3,)]
    assert [remark.marks for _, remark in record.play.remarks] == [(7,), (12,)]


def test_irregularities_that_stood() -> None:
    record = one("""\
        [Dealer "W"]
        [Auction "W"]
        1D ^S ^I 1C Pass
        [Play "W"]
        SK H3 S4 S3
        C5 C2 ^R S5 ^L CK
        """)
    assert record.auction is not None
    assert record.play is not None
    assert record.auction.calls[1] is None
    assert [(at, beside.irregular) for at, beside in record.auction.remarks] == [(2, "I")]
    assert [(at, beside.irregular) for at, beside in record.play.remarks] == [
        (6, "R"),
        (7, "L"),
    ]


def test_an_auction_table_may_begin_before_the_dealer() -> None:
    record = one('[Dealer "N"]\n[Auction "W"]\n- 1S Pass 2S\nPass Pass Pass')
    assert record.auction is not None
    assert record.auction.calls[0] == Bid(1, Strain.SPADES)
    assert record.dealer is Seat.NORTH


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("AP", 4),
        ("Pass AP", 4),
        ("1S AP", 4),
        ("1S Pass AP", 4),
        ("1S X AP", 5),
        ("1S X XX ap", 6),
    ],
)
def test_all_pass_ends_the_auction(text: str, calls: int) -> None:
    record = one(f'[Dealer "N"]\n[Auction "N"]\n{text}')
    assert record.auction is not None
    assert len(record.auction.calls) == calls
    assert record.auction.complete


def test_what_is_to_be_continued() -> None:
    record = one("""\
        [Dealer "N"]
        [Auction "N"]
        1S Pass +
        [Declarer "N"]
        [Contract "1S"]
        [Play "E"]
        H2 H3 + HA
        """)
    assert record.auction is not None
    assert record.play is not None
    assert (record.auction.ends, record.play.ends) == ("+", "+")
    assert record.play.cards == (Card.parse("H2"), Card.parse("H3"), None, Card.parse("HA"))


@pytest.mark.parametrize("empty", ["N:- - - -", "N:... ... ... ...", "?", ""])
def test_a_deal_that_tells_no_card_is_no_deal(empty: str) -> None:
    assert one(f'[Deal "{empty}"]').deal is None


def test_some_hands_and_endings() -> None:
    some = one('[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]').deal
    assert isinstance(some, PartialDeal)
    assert not some[Seat.NORTH]
    assert len(some[Seat.EAST]) == 13
    ending = one('[Deal "N:A... K... Q... -"]\n[Contract "NT"]')
    assert isinstance(ending.deal, PartialDeal)
    assert ending.strain is Strain.NOTRUMP
    tens = one('[Deal "N:10.-.-.AKQ - - -"]').deal
    assert isinstance(tens, PartialDeal)
    assert Card.parse("ST") in tens[Seat.NORTH]


def test_values_are_inherited() -> None:
    records = games("""\
        [Board "1"]
        [Event "##Cup"]
        [West "Ann"]

        [Board "2"]
        [West "#"]

        [Board "3"]
        [Event "Final"]
        [West "#"]
        [East "#"]

        [Board "4"]

        [Board "5"]
        [Event "#"]

        [Board "6"]
        """)
    assert [record.event for record in records] == ["Cup", "Cup", "Final", "Final", "Final", ""]
    west = [record.names[Seat.WEST] for record in records]
    assert west == ["Ann", "Ann", "Ann", "", "", ""]
    assert records[2].names[Seat.EAST] == ""


def test_games_without_empty_lines_and_sections_after_too_many() -> None:
    assert [game.number for game in games('[Board "1"]\n[Board "2"]\n[Board "3"]')] == [1, 2, 3]
    stray = one('[Board "1"]\n[Dealer "N"]\n\n\n[Auction "N"]\n1S Pass\n\n[Note "1:x"]')
    assert stray.auction is not None
    assert len(stray.auction.calls) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[Deal "N:A.A.A.A A.A.A.A - -"]', "line 1: not a deal: SA is held twice"),
        ('[Deal "N:AKQJT98765432... A - -"]', "line 1: not a hand: 'A'"),
        ('\n[Board "3"]\n[Dealer "X"]', "line 3, board 3: [Dealer]: not a seat: 'X'"),
        ('[Vulnerable "sometimes"]', "not a vulnerability: 'sometimes'"),
        ('[Declarer "S"]\n[Contract "8S"]', "line 2: not a contract: '8S'"),
        ('[Declarer "S"]\n[Contract "4S"]\n[Result "14"]', "line 3: not a result: '14'"),
        ('[Declarer "S"]\n[Contract "4S"]\n[Result "NS 9 EW 9"]', "not a result: 'NS 9 EW 9'"),
        ('[Dealer "N"]\n[Auction "E"]\n1S', "begins with E, but N is the dealer"),
        ('[Dealer "N"]\n[Auction "N"]\n1S 2Z', "line 3: not a call: '2Z'"),
        ('[Play "N"]\nSA\nS1', "line 3: not a card: 'S1'"),
        ('[Play "?"]\nSA', "line 1: [Play]: not a seat: '?'"),
        ('[Auction "N"]\n1S $256', "line 2: not an annotation: '$256'"),
        ('[Board "1"]\n[Board "2', "line 2, board 2: a value without its closing quote"),
        ("[Board 1]", "line 1: not a tag: '[Board 1]'"),
        ("{", "line 1: a comment that begins here is never closed"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_line(text: str, said: str) -> None:
    assert said in fault(text)


def test_a_note_without_its_second_sign_is_read() -> None:
    calls = '[Auction "S"]\n1S=1 Pass 2H=2= AP\n[Note "1:five"]\n[Note "2:game"]'
    board = one(f'[Board "1"]\n[Dealer "S"]\n{calls}')
    assert board.auction is not None
    assert [(at, remark.note) for at, remark in board.auction.remarks] == [
        (0, "five"), (2, "game"),
    ]  # fmt: skip


@pytest.mark.parametrize("blank", ["___", "AC"])
def test_an_exercise_leaves_a_call_blank(blank: str) -> None:
    """What stands before the blank is read, the words after it too, and it is said."""
    record = one(f"""\
        [Board "3"]
        [Dealer "N"]
        [Auction "N"]
        1NT Pass {blank} $2 Pass
        {{Your call?}}
        [Play "W"]
        """)
    assert record.auction is not None
    assert (list(map(str, record.auction.calls)), record.auction.ends) == (["1N", "P"], "+")
    assert "Your call?" in repr(record)
    assert [fault.name for fault in record.lines.dropped] == ["blank-call"]


@pytest.mark.parametrize("deal", ["S:... Q7... ... KJT94...", "N:754... J93... AQ... KT862..."])
def test_one_suit_in_hands_of_unequal_length_is_kept_as_written(deal: str) -> None:
    record = one(f'[Board "1"]\n[Deal "{deal}"]')
    assert (record.deal, record.tag("Deal")) == (None, deal)
    assert [fault.name for fault in record.lines.dropped] == ["deal-kept"]


def test_an_all_pass_that_a_line_cuts_in_two_ends_the_auction() -> None:
    board = one("""\
        [Dealer "E"]
        [Auction "E"]
        1C Pass 1S Pass
        3S Pass 4S ALL
        Pass
        """)
    assert board.auction is not None
    assert [str(call) for call in board.auction.calls[6:]] == ["4S", "P", "P", "P"]


def test_two_hands_with_a_blank_between_them_are_partners() -> None:
    board = one('[Deal "W: AKQ2.K32.A32.432  J3.A54.KQ4.A8765"]')
    assert board.deal is not None
    assert [len(board.deal[seat]) for seat in Seat] == [0, 13, 0, 13]
    assert "not a deal" in fault('[Deal "W:AKQ2.K32.A32.432 J3.A54.KQ4.A8765"]')
