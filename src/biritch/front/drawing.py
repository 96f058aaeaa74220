"""Drawings of hands, deals, auctions and boards for terminals, notebooks and paper."""

from __future__ import annotations

from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import Hand
from biritch.core.trick_table import TrickTable
from biritch.front.arguments import numbered_board
from biritch.publishing.drawings.board import record_grids
from biritch.publishing.drawings.diagram import Grid, grid_of
from biritch.publishing.drawings.forms import FORMS
from biritch.publishing.wording import PrintedWording
from biritch.records.lin.handviewer import address_by_hands
from biritch.records.record import Record
from biritch.rules.auction import Auction
from biritch.words.languages import Language
from biritch.words.notation import Notation, notation_of


def draw(
    what: Hand | Deal | PartialDeal | Auction | TrickTable | Record | str,
    form: str = "text",
    *,
    board: Board | int | None = None,
    language: Language = "en",
    notation: Notation | None = None,
) -> str:
    r"""Return *what* drawn in one of five forms.

    Args:
        what: A hand, a deal, an auction, a trick table or a record; hands and deals may be
            written.
        form: ``text``, ``ansi`` (coloured, for terminals), ``html``, ``svg`` or ``latex``
            (a tabular that needs no package).
        board: Of a deal, who deals and who is vulnerable: a board, or its number.
        language: The code of one, ``en`` or ``fr``.
        notation: Letters of the ranks, ``en`` or ``fr``; left out, those of the language.

    Raises:
        ValueError: There is no such form, or a text is no hand and no deal.
        TypeError: There is no drawing of such a value.

    Example:
        >>> print(draw("AQT4.K92.A32.876"))
        ♠ A Q 10 4
        ♥ K 9 2
        ♦ A 3 2
        ♣ 8 7 6
        >>> print(draw(Auction.parse("1H P 4H P P P"), language="fr"))
        O      N      E      S
               1♥     Passe  4♥
        Passe  Passe  Passe
        >>> draw(Hand("A..."), "latex").splitlines()[0]
        '\\begin{tabular}{l}'
    """
    write = FORMS[choose_word(form, FORMS, "a form")]
    letters: Notation = notation or notation_of(language)
    grids = _grids(what, board, PrintedWording(language, letters))
    return ("" if form == "html" else "\n\n").join(map(write, grids))


def _grids(what: object, board: Board | int | None, wording: PrintedWording) -> list[Grid]:
    if isinstance(what, str):
        what = PartialDeal.parse(what) if ":" in what else Hand.parse(what)
    if isinstance(what, Record):
        return record_grids(what, wording)
    here = None if board is None else numbered_board(board)
    return [grid_of(what, here, wording)]  # type: ignore[arg-type]


def handviewer_url(board: Record | Deal | str, number: Board | int | None = None) -> str:
    """Return the address at which BBO's hand viewer shows a board.

    Args:
        board: A record with what it tells, or a deal.
        number: Of a deal, who deals and who is vulnerable: a board, or its number.

    Raises:
        ValueError: It is no deal, or there is no board of that number.

    Example:
        >>> handviewer_url(Deal.from_rank(0), 1).partition("?")[2][:20]
        'n=sAKQJT98765432hdc&'
    """
    if isinstance(board, Record):
        return address_by_hands(board)
    if isinstance(board, str):
        board = Deal.parse(board)
    if not isinstance(board, Deal):
        raise TypeError(f"not a board: {board!r} (want a Record or a Deal)")
    if number is None:
        return address_by_hands(Record(deal=board))
    at = numbered_board(number)
    return address_by_hands(Record(at.number, at.dealer, at.vulnerability, board))
