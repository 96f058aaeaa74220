"""What a check finds: nothing in what is right, and each wrong thing where it stands."""

from dataclasses import replace

import pytest

from biritch.core.calls import Contract, parse_call
from biritch.core.seats import Seat
from biritch.records.pbn.reader import read
from biritch.records.record import Record, WrittenAuction
from biritch.table.audit import problems
from biritch.words.translation import say
from tests.games.test_game import WRONG_AS_PUBLISHED as WRONG
from tests.proving import cases
from tests.records.boards import replays

HEAD = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
"""
CALLS = '[Auction "N"]\n1D 1S 3H 4S\n4NT X Pass Pass\n5C X 5H X\nPass Pass Pass\n'
PLAY = '[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\n*\n'
TAGS = '[Declarer "S"]\n[Contract "5HX"]\n[Result "9"]\n[Score "NS -300"]\n'
GOOD = HEAD + TAGS + CALLS + PLAY


def found(text: str) -> list[tuple[int, str]]:
    """The problems of the one game in *text*: line and words."""
    (record,) = read(text.split("\n"))
    return [(one.line, say(one.what, "en")) for one in problems(record)]


def test_a_right_game_has_no_problem() -> None:
    assert found(GOOD) == []


@pytest.mark.slow
def test_of_3051_real_boards_three_scores_alone_are_wrong() -> None:
    """All of them when proving; one in six, and the three, otherwise."""
    boards = enumerate(replays())
    tried = [(place, record) for place, record in boards
             if place % cases(6, 1) == 0 or place in WRONG]  # fmt: skip
    assert [(place, one.what.name) for place, record in tried for one in problems(record)] == [
        (place, "records-check-score") for place in WRONG
    ]


@pytest.mark.parametrize(
    ("was", "becomes", "line", "said"),
    [
        ("3H 4S", "1H 4S", 10, "insufficient bid (Law 27): call 3, 1H by S"),
        ("4NT X", "4NT XX", 11, "inadmissible redouble (Law 36): call 6, XX by E"),
        ("Pass Pass\n5C", "Pass Pass Pass Pass\n5C", 11, "call after the final pass (Law 39)"),
        ("Pass Pass Pass\n[P", "Pass\n[P", 9, "the auction is not over"),
        ('"5HX"', '"5H"', 6, "the auction comes to 5HX S, but 5H S is written"),
        ('Declarer "S"', 'Declarer "N"', 6, "the auction comes to 5HX S, but 5HX N is written"),
        ('[Declarer "S"]', "% no declarer", 6, "a contract without its declarer: '5HX'"),
        ('Play "W"', 'Play "E"', 14, "E leads, but W is at declarer’s left (Law 41)"),
        (
            "C5 C2",
            "C5 H6",
            16,
            "revoke: a card of the suit led is held (Law 44): trick 2, C6 from E",
        ),
        ("C5 C2", "CA C2", 16, "card not held (Law 44): trick 2, CA from W"),
        ("SK H3", "SK S3", 15, "card not held (Law 44): trick 1, S3 from N"),
        ("C5 C2", "C5 -", 14, "a card in the middle of the play is not known: trick 2"),
        ('"9"', '"0"', 7, "0 tricks are written, but from 3 to 13 were possible"),
        ('"9"', '"2"', 7, "2 tricks are written, but from 3 to 13 were possible"),
        ("-300", "-500", 8, "the score is -300 to North-South, but -500 is written"),
        ("NS -300", "NS 300", 8, "the score is -300 to North-South, but 300 is written"),
        ('"None"', '"NS"', 8, "the score is -500 to North-South, but -300 is written"),
        ('"9"', '"nine"', 7, "this result cannot be read: 'nine'"),
    ],
)
def test_each_wrong_thing_is_found_where_it_stands(
    was: str, becomes: str, line: int, said: str
) -> None:
    assert GOOD.count(was) == 1
    wrong = found(GOOD.replace(was, becomes))
    assert any(at == line and words.startswith(said) for at, words in wrong), wrong


def test_all_thirteen_tricks_tell_the_result() -> None:
    record = next(replays())
    assert record.tricks is not None
    (wrong,) = problems(replace(record, tricks=record.tricks - 1, score=None))
    assert wrong.what.name == "records-check-tricks"


def test_every_other_card_of_a_real_play_is_noticed() -> None:
    record = next(replays())
    assert record.play is not None
    for place in range(50):
        cards = list(record.play.cards)
        cards[place], cards[place + 1] = cards[place + 1], cards[place]
        changed = replace(record, play=replace(record.play, cards=tuple(cards)))
        assert [one.what.name for one in problems(changed)] == ["records-check-card"]


def test_a_play_after_four_passes_is_a_problem() -> None:
    text = HEAD + '[Contract "Pass"]\n[Auction "N"]\nAP\n[Play "W"]\nSK\n'
    assert found(text) == [(8, "cards are played, but the board was passed out (Law 22)")]


def test_a_card_played_twice_is_noticed_without_the_deal() -> None:
    text = '[Declarer "S"]\n[Contract "5H"]\n[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 SK\n*\n'
    assert found(text) == [(3, "SK is played twice (Law 44): trick 2")]


def test_an_irregularity_that_stood_is_no_problem() -> None:
    text = HEAD + '[Auction "N"]\n1D 1S ^I 1C Pass\nAP\n'
    assert found(text) == []
    assert found(text.replace("^I ", "")) != []


def test_a_continued_deal_is_no_problem() -> None:
    assert found(HEAD + '[Auction "N"]\n1D 1S +\n') == []
    assert found(HEAD + TAGS + '[Play "W"]\nSK H3 + -\n') == []


def test_the_score_table_is_priced_line_by_line() -> None:
    table = (
        '[ScoreTable "Contract;Declarer;Result;Score_NS;Score_EW"]\n'
        "3NT N 9 400 -400\n4S E 10 -420 420\n4S E 10 -400 400\n- - - 0 0\nPass - - 0 0\n"
    )
    assert found(HEAD + table) == [
        (8, "the score is -420 to North-South, but -400 is written"),
    ]


def test_a_line_that_cannot_be_read_is_left_to_its_reader() -> None:
    table = (
        '[ScoreTable "Contract;Declarer;Result;Score_NS;Score_EW"]\n'
        "3NT Z 9 400 -400\n8NT N 9 400 -400\n3NT N 9 - -\n3NT N 9 - -430\n"
    )
    assert found(HEAD + table) == [
        (9, "the score is 400 to North-South, but 430 is written"),
    ]


def test_a_rubber_s_price_follows_from_the_deals_before_it() -> None:
    text = HEAD + '[Scoring "%s"]\n' + TAGS.replace("NS -300", "NS 5")
    assert found(text % "Rubber") == found(text % "Cavendish") == []
    assert found(text % "IMP") != []


def test_the_code_before_1987_is_used_where_the_scoring_says_so() -> None:
    text = HEAD + (
        '[Scoring "MP;OldMP"]\n[Declarer "S"]\n[Contract "5HX"]\n[Result "7"]\n'
        '[Score "NS -700"]\n'
    )
    assert found(text) == []
    assert found(text.replace(";OldMP", "")) != []


def test_vulnerability_follows_from_the_number_when_it_is_not_told() -> None:
    contract = Contract.parse("4S", Seat.SOUTH)
    record = Record(number=2, contract=contract, tricks=10, score=620)
    assert list(problems(record)) == []
    assert [one.what.name for one in problems(replace(record, score=420))] == [
        "records-check-score"
    ]


def test_an_unfinished_auction_without_more_is_no_problem() -> None:
    calls = WrittenAuction((parse_call("1C"),))
    assert list(problems(Record(dealer=Seat.NORTH, auction=calls))) == []


@pytest.mark.parametrize("trump", ["C", "D", "H", "S", "N", "NT"])
def test_a_trump_without_a_level_is_no_contract_to_complain_of(trump: str) -> None:
    """Minibridge and whist write the trump alone."""
    for word in (trump, trump.lower()):
        assert found(HEAD + f'[Contract "{word}"]\n') == []


def test_a_contract_where_all_passed_is_told_by_its_name() -> None:
    text = HEAD + '[Declarer "S"]\n[Contract "4S"]\n[Auction "N"]\nPass Pass Pass Pass\n'
    assert found(text) == [(6, "the auction comes to Pass, but 4S S is written")]
