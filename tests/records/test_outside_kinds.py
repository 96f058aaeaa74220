"""Habits of other programs, a case each: what is written one way there is read here."""

from pathlib import Path

import pytest

from biritch.core.deals import Deal
from biritch.records.files import records_of
from biritch.records.format import FormatError
from biritch.records.record import Record

HANDS = "KQT2.AQ.985.K976 A643.J762.J742.J 87.KT4.AKQ3.AQT5 J95.9853.T6.8432"
DEAL = Deal.parse(f"N:{HANDS}")
HEAD = f'[Event "A"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:{HANDS}"]\n'
LIN = "md|1S87HKT4DAKQ3CAQT5,SJ95H9853DT6C8432,SKQT2HAQD985CK976,SA643HJ762DJ742CJ|"
LETTERED = """
           NORTH
           S KQT2
           H AQ
           D 985
           C K976
WEST                   EAST
S J95                  S A643
H 9853                 H J762
D T6                   D J742
C 8432                 C J
           SOUTH
           S 87
           H KT4
           D AKQ3
           C AQT5
"""
RANKS_ALONE = """  1.
           K Q T 2
           A Q
           9 8 5
           K 9 7 6
J 9 5                  A 6 4 3
9 8 5 3                J 7 6 2
T 6                    J 7 4 2
8 4 3 2                J
           8 7
           K T 4
           A K Q 3
           A Q T 5
"""
FRENCH = """Nord
P R D 10 2
C A D
K 9 8 5
T R 9 7 6
Ouest
P V 9 5
C 9 8 5 3
K 10 6
T 8 4 3 2
Est
P A 6 4 3
C V 7 6 2
K V 7 4 2
T V
Sud
P 8 7
C R 10 4
K A R D 3
T A D 10 5
"""
N, E, S, W = HANDS.split()


def read(tmp_path: Path, name: str, data: str | bytes) -> list[Record]:
    path = tmp_path / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return list(records_of(path))


def dropped(record: Record) -> list[str]:
    return [str(fault) for fault in record.lines.dropped]


@pytest.mark.parametrize(
    "text",
    [
        LETTERED,
        RANKS_ALONE,
        FRENCH,
        f"n {N}\ne {E}\ns {S}\nw {W}\n",
        f"N:{N} {E} {S} -\n",
        (
            "North: S:KQT2 H:AQ D:985 C:K976\nEast: S:A643 H:J762 D:J742 C:J\n"
            "South: S:87 H:KT4 D:AKQ3 C:AQT5\nWest: S:J95 H:9853 D:T6 C:8432\n"
        ),
        f"The hand of last night\n\n{LETTERED}",
    ],
    ids=["letters", "ranks", "french", "four lines", "three hands", "suits", "words before"],
)
def test_a_deal_as_people_paste_it_is_read(tmp_path: Path, text: str) -> None:
    (board,) = read(tmp_path, "pasted.txt", text)
    assert (board.deal, board.number) == (DEAL, 1)
    assert dropped(board) == (
        ["text outside any section: 'The hand of last night'"] if text[0] == "T" else []
    )


def test_lines_of_ranks_that_are_no_diagram_make_no_board(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no board"):
        read(tmp_path, "figures.txt", "7\n5 4\n9 8   7 6\n\n")


BY_HANDS = "n=skqt2haqd985ck976&e=sa643hj762dj742cj&s=s87hkt4dakq3caqt5&d=s&b=3&v=e&a=1c"


@pytest.mark.parametrize(
    "address",
    [
        f"handviewer.html?{BY_HANDS}passpasspass",
        "https://bridgebase.com/tools/handviewer.html?"
        + BY_HANDS.replace("&", "&amp;")
        + "PPP",
    ],
    ids=["without its beginning", "out of a page"],
)
def test_an_address_of_the_hand_viewer_as_it_is_copied(tmp_path: Path, address: str) -> None:
    (board,) = read(tmp_path, "address.txt", address)
    assert (board.deal, board.number, str(board.contract)) == (DEAL, 3, "1C S")


def test_a_value_named_lin_in_a_page_is_a_board(tmp_path: Path) -> None:
    page = (
        f'<html><script>x = {{"lin":"pn|a,b,c,d|{LIN}sv|o|ah|Board 2|mb|1C|"}}</script></html>'
    )
    (board,) = read(tmp_path, "page.html", page)
    assert (board.deal, board.number) == (DEAL, 2)


def test_calls_of_lin_may_be_words(tmp_path: Path) -> None:
    calls = "mb|1♠|mb|Dbl|mb|Rdbl|mb|all passed|"
    (board,) = read(tmp_path, "words.lin", f"pn|a,b,c,d|{LIN}sv|o|ah|Board 2|{calls}")
    assert board.auction is not None
    assert [str(call) for call in board.auction.calls] == ["1S", "X", "XX", "P", "P", "P"]


def test_what_stands_for_a_contract_in_pbn_is_no_fault(tmp_path: Path) -> None:
    for word, score in (
        ("N/P", "not-played"),
        ("Not played", "not-played"),
        ("A60/40", "A6040"),
    ):
        (board,) = read(tmp_path, "np.pbn", f'{HEAD}[Contract "{word}"]\n')
        assert (board.contract, board.tag("Score")) == (None, score)
    with pytest.raises(FormatError, match="not a contract: 'Nine'"):
        read(tmp_path, "nine.pbn", f'{HEAD}[Contract "Nine"]\n')


def test_signs_of_suits_and_all_pass_in_sections_of_pbn(tmp_path: Path) -> None:
    auction = '[Auction "N"]\n4♥ X a.p.\n'
    text = f'{HEAD}[Contract "4♥x"]\n[Declarer "N"]\n{auction}[Play "E"]\n♣10 C5\n'
    (board,) = read(tmp_path, "signs.pbn", text)
    assert board.auction is not None
    assert board.play is not None
    assert [str(call) for call in board.auction.calls] == ["4H", "X", "P", "P", "P"]
    assert (str(board.contract), str(board.play.cards[0])) == ("4HX N", "CT")


def test_a_second_event_before_any_board_is_ignored_and_told(tmp_path: Path) -> None:
    (board,) = read(tmp_path, "twice.pbn", f'[Event "First"]\n[Site "x"]\n{HEAD}')
    assert board.event == "First"
    assert dropped(board) == ["[Event] 'A', a second one: the first counts (PBN 2.1, 3.4)"]
    assert len(read(tmp_path, "two.pbn", HEAD + HEAD.replace('"1"', '"2"'))) == 2


def test_columns_of_results_by_other_names(tmp_path: Path) -> None:
    text = "Bd No;N-S;E-W;Contract;By;Tks;ScoreNS\n1;1;2;4SX-1;N;;-100\n2;1;2;No bid;;;0\n"
    down, passed = read(tmp_path, "results.csv", text)
    assert (str(down.contract), down.tricks, down.score) == ("4SX N", 9, -100)
    assert (down.tag("PairNS"), down.tag("PairEW")) == ("1", "2")
    assert (str(passed.contract), dropped(down)) == ("P", [])
    scores = "Board\tNS\tEW\tContract\tBy\tTks\tN-S\tE-W\n1\t1\t2\t3N\tW\t9\t\t600\n"
    (row,) = read(tmp_path, "scores.tsv", scores)
    assert (row.tag("PairNS"), row.score) == ("1", -600)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("4S N+1", ("4S N", 11)),
        ("4S= N", ("4S N", 10)),
        ("3NT by East -1", ("3N E", 8)),
        ("1NTx S -2", ("1NX S", 5)),
        ("4♥x E 10", ("4HX E", 10)),
        ("N 4S* -1", ("4SX N", 9)),
        ("4S (N) =", ("4S N", 10)),
        ("4S/N/10", ("4S N", 10)),
    ],
)
def test_contract_declarer_and_result_in_one_cell(
    tmp_path: Path, words: str, expected: tuple[str, int]
) -> None:
    (board,) = read(tmp_path, "one.csv", f"board,ns,ew,BidResult\n1,1,2,{words}\n")
    assert (str(board.contract), board.tricks) == expected


def test_results_and_scores_in_words(tmp_path: Path) -> None:
    head = "board,ns,ew,contract,declarer,result\n"
    rows = [f"1,1,2,4S,North,{word}\n" for word in ("made 5", "down 2", "M4")]
    boards = read(tmp_path, "made.csv", head + "".join(rows))
    assert [board.tricks for board in boards] == [11, 8, 10]
    with pytest.raises(FormatError, match="not a seat: 'NS'"):
        read(tmp_path, "side.csv", f"{head}1,1,2,4S,NS,10\n")
    scores = ("−100", "1 430", "1430,0", "A+", "Ave-/Ave+")
    text = "board;ns;ew;score\n" + "".join(f"1;1;2;{score}\n" for score in scores)
    found = [board.score or board.tag("Score") for board in read(tmp_path, "scores.csv", text)]
    assert found == [-100, 1430, 1430, "A6040", "A4060"]


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        ("Épreuve à Orléans, François".encode("cp850"), "cp850"),
        ("Épreuve à Orléans, François".encode("mac_roman"), "mac_roman"),
        ("Épreuve à Orléans, François".encode("utf-32"), None),
        (b"\xef\xbb\xbf" + "Épreuve à Orléans, François".encode("cp1252"), "cp1252"),
        ("Şampiyonas\u0131 Ağaoğlu".encode("cp1254"), "cp1254"),
    ],
    ids=["dos", "macintosh", "utf-32", "mark", "turkish"],
)
def test_encodings_of_old_programs(tmp_path: Path, data: bytes, encoding: str | None) -> None:
    head, _, tail = HEAD.partition("A")
    mark = b"\xef\xbb\xbf" if data.startswith(b"\xef\xbb\xbf") else b""
    bare = data.removeprefix(mark)
    whole, text = mark + head.encode() + bare + tail.encode(), bare.decode(encoding or "utf-32")
    if encoding is None:
        whole = f"{head}{text}{tail}".encode("utf-32")
    (board,) = read(tmp_path, "old.pbn", whole)
    assert board.event == text
    assert len(dropped(board)) == (encoding is not None)


def test_letters_that_are_nothing_of_what_xml_declares_are_guessed(tmp_path: Path) -> None:
    text = (
        '<?xml version="1.0" encoding="UTF-8"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS">'
        "<EVENT_DESCRIPTION>Épreuve à Orléans</EVENT_DESCRIPTION>"
        "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE></BOARD>"
        "</EVENT></USEBIO>"
    )
    (board,) = read(tmp_path, "wrong.xml", text.encode("cp1252"))
    assert board.event == "Épreuve à Orléans"


def usebio(*lines: str, number: str = "1") -> str:
    travellers = "".join(
        f"<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
        f"{line}</TRAVELLER_LINE>"
        for line in lines
    )
    board = f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{travellers}</BOARD>"
    return f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS">{board}</EVENT></USEBIO>'


def test_what_stands_for_a_contract_in_usebio_and_boards_without_a_number(
    tmp_path: Path,
) -> None:
    lines = [f"<CONTRACT>{word}</CONTRACT>" for word in ("N/P", "Not played", "AVE+")]
    boards = read(tmp_path, "words.xml", usebio(*lines))
    assert [board.tag("Score") for board in boards] == ["not-played", "not-played", "A6040"]
    for name in ("0", "12A"):
        (board,) = read(tmp_path, "named.xml", usebio("<SCORE>50</SCORE>", number=name))
        assert (board.number, board.title, board.score) == (None, name, 50)


def test_a_board_of_json_may_have_its_number_as_a_text_and_all_pass(tmp_path: Path) -> None:
    text = f'{{"board": "7", "deal": "N:{HANDS}", "auction": ["1♦", "Dbl", "all pass"]}}'
    (board,) = read(tmp_path, "board.json", text)
    assert board.auction is not None
    assert (board.number, len(board.auction.calls)) == (7, 5)


def test_a_session_of_acbl_live_has_the_date_it_was_played(tmp_path: Path) -> None:
    text = (
        '{"start_date": "2026-04-20", "sessions": [{"game_date": "2026-04-21 13:00:00", '
        '"sections": [{"boards": [{"board_number": 1, "board_results": [{"ns_pair": "1", '
        '"ew_pair": "2", "ns_score": "PASS"}]}]}]}]}'
    )
    (board,) = read(tmp_path, "live.json", text)
    assert (board.date, dropped(board)) == ("2026.04.21", [])
    assert board.tag("EventDate") == "2026.04.20"
