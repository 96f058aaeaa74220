"""PBN as it is written: export format to the letter (PBN 2.1, chapters 2 and 3)."""

from dataclasses import replace
from itertools import islice

from biritch.core.boards import Board
from biritch.core.calls import PASS, Contract, parse_call
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.records.pbn.reader import read
from biritch.records.pbn.tag_names import MANDATORY
from biritch.records.pbn.writer import game, write
from biritch.records.record import (
    PASSED_OUT,
    Comment,
    Record,
    Remark,
    Tag,
    WrittenAuction,
    WrittenPlay,
)
from tests.records.boards import replays

DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")


def lines(record: Record) -> list[str]:
    text = game(record)
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    return text.split("\r\n")[:-1]


def test_a_game_to_the_letter() -> None:
    calls = "1D 1S 3H 4S 4N X P P 5C X 5H X P P P"
    notes = ((2, Remark("6-9 points", alert=True, marks=(3, 25))), (4, Remark("two suits")))
    cards = [Card.parse(word) for word in ["SK", "H3", "S4", "S3", "C5", "C2"]]
    record = Record(
        number=1,
        dealer=Seat.NORTH,
        vulnerability=Vulnerability.BOTH,
        deal=DEAL,
        auction=WrittenAuction(tuple(map(parse_call, calls.split())), notes),
        contract=Contract(Strain.HEARTS, Seat.SOUTH, 5, 2),
        play=WrittenPlay(Seat.WEST, tuple(cards), ((0, Remark("top")),), "*"),
        tricks=9,
        score=-500,
        names=("Westra", "Kalish", "Leufkens", "Podgor"),
        event='A "big" one',
        tags=(Tag("Table", "7"), Tag("ScoreTable", "Rank", ("1", "2")), Tag("Annotator", "me")),
        comments=(Comment("Result", "two\nlines"), Comment("", "first")),
    )
    assert lines(record) == [
        "{first}",
        '[Event "A \\"big\\" one"]',
        '[Site "?"]',
        '[Date "?"]',
        '[Board "1"]',
        '[West "Podgor"]',
        '[North "Westra"]',
        '[East "Kalish"]',
        '[South "Leufkens"]',
        '[Dealer "N"]',
        '[Vulnerable "All"]',
        f'[Deal "{DEAL}"]',
        '[Scoring "?"]',
        '[Declarer "S"]',
        '[Contract "5HX"]',
        '[Result "9"]',
        "{",
        "two",
        "lines",
        "}",
        '[Annotator "me"]',
        '[Score "NS -500"]',
        '[Table "7"]',
        '[Auction "N"]',
        "1D 1S 3H =1= $3 $25 4S",
        "4NT =2= X Pass Pass",
        "5C X 5H X",
        "Pass Pass Pass",
        '[Note "1:6-9 points"]',
        '[Note "2:two suits"]',
        '[Play "W"]',
        "SK =1= H3 S4 S3",
        "C5 C2 - -",
        "*",
        '[Note "1:top"]',
        '[ScoreTable "Rank"]',
        "1",
        "2",
    ]


def test_the_file_opens_with_its_version_and_games_are_apart() -> None:
    text = "".join(write([Record(number=1), Record(number=2)]))
    assert text.startswith('% PBN 2.1\r\n% EXPORT\r\n[Event ""]\r\n')
    assert text.count('\r\n\r\n[Event "') == 1


def test_a_mere_deal_leaves_what_is_not_yet_empty() -> None:
    board = Board.from_number(2)
    text = game(Record(2, board.dealer, board.vulnerability, DEAL))
    assert '[Contract ""]' in text
    assert '"?"' not in text


def test_a_board_passed_out_has_neither_declarer_nor_result() -> None:
    record = Record(contract=PASSED_OUT, auction=WrittenAuction((PASS,) * 4), dealer=Seat.EAST)
    text = lines(record)
    assert '[Contract "Pass"]' in text
    assert '[Declarer ""]' in text
    assert '[Result ""]' in text


def test_the_deal_is_written_from_the_dealer_round() -> None:
    for dealer in Seat:
        text = game(Record(dealer=dealer, deal=DEAL))
        hands = (str(DEAL[dealer.after(turn)]) for turn in range(4))
        assert f'[Deal "{dealer}:{" ".join(hands)}"]' in text


def test_every_game_has_the_fifteen_tags_in_their_order() -> None:
    for record in islice(replays(), 50):
        names = [line[1:].partition(" ")[0] for line in lines(record) if line[0] == "["]
        assert tuple(names[:15]) == MANDATORY


def test_lines_of_calls_and_cards_are_short() -> None:
    long = Remark("a note", marks=(200, 201, 202), comments=("some words said beside it",))
    auction = WrittenAuction(
        tuple(map(parse_call, ["1C", "1D", "1H", "1S", "P", "P", "P"])),
        tuple((place, replace(long, note=f"note {place}")) for place in range(7)),
    )
    for line in lines(Record(dealer=Seat.NORTH, auction=auction)):
        assert len(line) < 80


def test_more_than_32_notes_become_comments() -> None:
    calls = tuple(
        map(parse_call, [f"{level}{strain}" for level in range(1, 8) for strain in "CDHSN"])
    )
    notes = tuple((place, Remark(f"note {place}", alert=True)) for place in range(35))
    record = Record(dealer=Seat.NORTH, auction=WrittenAuction(calls, notes, "*"))
    text = game(record)
    assert '[Note "32:note 31"]' in text
    assert '"33:' not in text
    assert "{note 34}" in text


def test_a_value_cannot_break_its_tag() -> None:
    nasty = 'a"]\r\n[Deal "N:\t\0\x1a\\'
    record = Record(number=1, event=nasty, comments=(Comment("", '} [Board "2"] {'),))
    (again,) = read(game(record).split("\r\n"))
    assert again.number == 1
    assert again.deal is None
    assert again.event == 'a"]  [Deal "N:   \\'


def test_what_would_be_inherited_is_not() -> None:
    (again,) = read(game(Record(event="#", site="##x")).split("\r\n"))
    assert (again.event, again.site) == (" #", " ##x")


def test_a_deal_of_the_dealing_room_is_read_as_it_was() -> None:
    for deal in islice(seeded_deals(7), 20):
        (again,) = read(game(Record(deal=deal)).split("\r\n"))
        assert again.deal == deal
