"""A board of a lesson file as a deal to play at a table.

If a step asks for tricks or a contract, or at the end of the board, the pupil plays with
robots; the result is judged as in the course.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.bidding import catalogue
from biritch.coach.course.lesson import LessonDeal, ReachContract, TakeTricks, Texts
from biritch.coach.lesson_files import LessonBoard, LessonStep
from biritch.core.boards import Board
from biritch.core.calls import Bid, Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.variants.contract import VARIANT

USUAL_SYSTEM = "sayc"
"""What robots bid where the file names no system of ours."""
_NOTHING: Texts = {"en": "", "fr": ""}
_ALL, _BOOK = 13, 6
_CYCLE = 16
"""Boards after which dealer and vulnerability repeat (Law 2)."""


class NoTableStep(ValueError):
    """Raised for a step of a board that cannot be played at a table; has the reason.

    Example:
        >>> NoTableStep("no-contract").phrase.name
        'coach-file-no-contract'
    """

    def __init__(self, name: str) -> None:
        """Use the message ``coach-file-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"coach-file-{name}")


def board_deal(board: LessonBoard, at: int) -> LessonDeal:
    """Return the deal that the pupil plays at step *at* of *board*, counted from 0.

    A step that asks for a contract begins at the pupil's call; any other begins in the play,
    after the cards that the lesson has played, or with the lead if these are not consecutive.

    Raises:
        NoTableStep: The board has no deal, no such step, or no contract to play.

    Example:
        >>> from biritch.coach.lesson_files import SAMPLE, read_boards
        >>> deal = board_deal(read_boards(SAMPLE)[0], 1)
        >>> deal.seat, [str(call) for call in deal.begun], deal.goals[0].tricks
        (<Seat.SOUTH: 2>, ['1C', 'P', '3N', 'P', 'P', 'P'], 9)
    """
    if board.deal is None or not 0 <= at < len(board.steps):
        raise NoTableStep("no-step")
    step, pupil = board.steps[at], board.students[0]
    numbered = _numbered_board(board)
    system = _find_system(board)
    begun: tuple[Action, ...]
    if step.asks == "reach":
        bids = tuple(bid for text in step.right if isinstance(bid := parse_call(text), Bid))
        begun, goal = board.calls[: step.calls], ReachContract(bids)
        return _deal(board.deal, numbered, begun, goal, step, system, pupil)
    calls = board.calls_to_contract
    opening = Game.fold(VARIANT, board.deal, numbered, calls)
    contract = opening.facts.contract
    if contract is None:
        raise NoTableStep("no-contract")
    # Who would be dummy plays declarer's cards.
    seat = contract.declarer if contract.declarer.side is pupil.side else pupil
    played = cards_in_turn(opening, [*step.gone, *(card for _, card in step.trick)])
    asked = step.right[0] if step.asks == "take" and step.right else ""
    tricks = int(asked) if asked else _tricks_to_win(contract, seat)
    begun = (*calls, *played)
    return _deal(board.deal, numbered, begun, TakeTricks(tricks), step, system, seat)


def _tricks_to_win(contract: Contract, seat: Seat) -> int:
    """Return the number of tricks for *seat* to make *contract*, or to beat it."""
    made = contract.level + _BOOK
    return made if contract.declarer.side is seat.side else _ALL + 1 - made


def _deal(  # noqa: PLR0913, PLR0917 - all that a deal begins with
    deal: Deal,
    board: Board,
    begun: Sequence[Action],
    goal: TakeTricks | ReachContract,
    step: LessonStep,
    system: str,
    seat: Seat,
) -> LessonDeal:
    return LessonDeal(
        variant=VARIANT,
        board=board,
        deal=deal,
        begun=tuple(begun),
        goals=(goal,),
        task=_texts(step.texts, step.text),
        hints=(_texts(step.hints, ""),) if step.hints else (),
        done=_NOTHING,
        missed=_NOTHING,
        system=system,
        seat=seat,
    )


def _texts(texts: Sequence[tuple[str, str]], plain: str) -> Texts:
    words = dict(texts)
    otherwise = words.get("") or words.get("en") or (texts[0][1] if texts else plain)
    return {language: words.get(language) or otherwise for language in ("en", "fr")}


def _numbered_board(board: LessonBoard) -> Board:
    """Return a numbered board with the dealer and vulnerability of *board*."""
    own = int(board.board) if board.board.isascii() and board.board.isdigit() else 1
    numbers = [min(max(own, 1), 100_000), *range(1, _CYCLE + 1)]
    boards = map(Board.from_number, numbers)
    wanted = (board.dealer, board.vulnerability)
    return next(each for each in boards if (each.dealer, each.vulnerability) == wanted)


def _find_system(board: LessonBoard) -> str:
    try:
        catalogue.find(board.system)
    except ValueError:
        return USUAL_SYSTEM
    return board.system


def cards_in_turn(opening: Game, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return *cards* in order of play from *opening* on.

    Empty if they are not consecutive: then the play begins with the lead.

    Example:
        >>> from biritch.coach.lesson_files import SAMPLE, read_boards
        >>> game = board_deal(read_boards(SAMPLE)[0], 1).opening
        >>> [str(card) for card in cards_in_turn(game, [Card.parse("C8"), Card.parse("S6")])]
        []
    """
    game, left, played = opening, list(dict.fromkeys(cards)), list[Card]()
    while left:
        legal = set(game.phase.legal())
        card = next((card for card in left if card in legal), None)
        if card is None:
            return ()
        left.remove(card)
        played.append(card)
        game = game.after(card)
    return tuple(played)
