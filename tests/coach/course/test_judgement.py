"""How a deal is judged: every right line, the card that lost it, what would follow."""

from __future__ import annotations

from biritch.coach.course.judgement import (
    Standing,
    count_tricks_won,
    play_out,
    position,
    standing,
)
from biritch.coach.course.lesson import (
    AnswerQuestion,
    CallByTheBook,
    ChooseContract,
    Goal,
    LeadAsAgreed,
    LessonDeal,
    SignalAsAgreed,
    TakeTricks,
)
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.phase import Action, AgreedClaim
from biritch.games.variants.contract import VARIANT as CONTRACT
from biritch.games.variants.minibridge import VARIANT as MINIBRIDGE
from biritch.robots.double_dummy import double_dummy

LEAD = "1N P 3N P P P H4 H2 HJ HQ"
NEED = 12
"""Tricks that are won after LEAD by some cards alone."""
WORDS = {"en": "words", "fr": "mots"}
FINESSE = Deal.parse("N:AQ5.K832.A74.K65 J982.J9.QT6.T942 K43.AQ5.K982.A83 T76.T764.J53.QJ7")


def lesson_deal(
    goals: tuple[Goal, ...], begun: str = "", *, deal: Deal = FINESSE, mini: bool = False
) -> LessonDeal:
    return LessonDeal(
        MINIBRIDGE if mini else CONTRACT,
        Board.from_number(3),
        deal,
        tuple(map(action, begun.split())),
        goals,
        WORDS,
        (WORDS,),
        WORDS,
        WORDS,
        "sef",
    )


def action(text: str) -> Action:
    try:
        return parse_call(text)
    except ValueError:
        return Card.parse(text)


def actions(text: str) -> tuple[Action, ...]:
    return tuple(map(action, text.split()))


def test_no_card_is_judged_before_the_goal_is_won_or_lost() -> None:
    deal = lesson_deal((TakeTricks(NEED),), LEAD)
    [worth] = double_dummy().leads([position(deal.opening)])
    assert min(worth.values()) < NEED - 1 <= max(worth.values())
    for card in worth:
        assert standing(deal, (card,)) == Standing(("open",))


def test_a_goal_that_was_lost_names_the_card_and_what_it_cost() -> None:
    deal = lesson_deal((TakeTricks(NEED),), LEAD)
    [worth] = double_dummy().leads([position(deal.opening)])
    bad = min(worth, key=lambda card: worth[card])
    line = (bad, *(card for _, card in play_out(deal, (bad,))))
    found = standing(deal, line)
    assert found.states == ("missed",)
    lost = found.mistake
    assert lost is not None
    assert (lost.at, lost.action, lost.trick) == (0, bad, 2)
    assert (lost.kept, lost.left) == (1 + max(worth.values()), 1 + worth[bad])
    assert set(lost.better) == {card for card in worth if worth[card] >= NEED - 1}


def test_a_goal_won_after_a_gift_is_reached_with_a_note() -> None:
    deal = lesson_deal((TakeTricks(NEED),), LEAD)
    [worth] = double_dummy().leads([position(deal.opening)])
    bad = min(worth, key=lambda card: worth[card])
    game, line = deal.opening.after(bad), [bad]
    while count_tricks_won(Seat.SOUTH.side, game) < NEED and not game.over:
        [cards] = double_dummy().leads([position(game)])
        turn = game.phase.turn
        assert turn is not None
        # The defence plays its worst, declarer his best.
        pick = max if turn.side is Seat.SOUTH.side else min
        card = pick(cards, key=lambda card: (cards[card], card.rank))
        line.append(card)
        game = game.after(card)
    found = standing(deal, line)
    assert found.is_done
    assert found.mistake is None
    assert found.note is not None
    assert (found.note.at, found.note.action) == (0, bad)


def test_a_goal_is_reached_with_the_last_trick_wanted_and_stays_so() -> None:
    deal = lesson_deal((TakeTricks(1),), "1N P 3N P P P H4")
    first = actions("H2 HJ HQ")
    assert standing(deal, ()).states == ("open",)
    assert standing(deal, first).is_done
    assert standing(deal, (*first, *actions("C3 C7 C5 C9"))).is_done


def test_a_play_shown_goes_on_until_the_goal_is_lost_or_won() -> None:
    deal = lesson_deal((TakeTricks(2),), "1N P 3N P P P H4")
    game = deal.opening
    line = play_out(deal, ())
    for seat, card in line:
        assert game.phase.turn == seat
        game = game.after(card)
    assert count_tricks_won(Seat.SOUTH.side, game) == 2
    assert len(line) % 4 == 3
    hopeless = lesson_deal((TakeTricks(13),), "1N P 3N P P P H4")
    game = hopeless.opening
    for _, card in play_out(hopeless, ()):
        game = game.after(card)
    assert count_tricks_won(Seat.WEST.side, game) == 1


def test_as_many_tricks_as_the_contract_wants_are_those_of_the_pupils_side() -> None:
    declaring = lesson_deal((TakeTricks(),), "1N P 3N P P P H4")
    claimed = (*actions("H2 HJ HQ"), AgreedClaim(9))
    assert standing(declaring, claimed).is_done
    assert standing(declaring, (*claimed[:-1], AgreedClaim(8))).states == ("missed",)
    # East declares: the pupil's side is to win so many that the contract fails.
    turned = Deal(
        (FINESSE[Seat.WEST], FINESSE[Seat.NORTH], FINESSE[Seat.EAST], FINESSE[Seat.SOUTH])
    )
    defending = lesson_deal((TakeTricks(),), "P P 1N P 3N P P P", deal=turned)
    assert standing(defending, ()).states == ("open",)


def test_what_others_lose_is_no_mistake_of_the_pupil() -> None:
    deal = lesson_deal((TakeTricks(13),), "1N P 3N P P P H4")
    line = tuple(card for _, card in play_out(deal, ()))
    found = standing(deal, line)
    assert found.states == ("missed",)
    assert found.mistake is not None
    assert found.mistake.at is None


def test_a_call_is_that_of_the_book_or_one_accepted_and_a_wrong_one_says_what_it_means() -> (
    None
):
    deal = lesson_deal((CallByTheBook(1),))
    assert standing(deal, ()).states == ("open",)
    assert standing(deal, actions("1N")).is_done
    found = standing(deal, actions("1D"))
    assert found.states == ("missed",)
    assert found.mistake is not None
    assert found.mistake.better == actions("1N")
    assert found.mistake.meant is not None
    assert found.mistake.better_meant is not None
    accepting = lesson_deal((CallByTheBook(1, (parse_call("1D"),)),))
    assert standing(accepting, actions("1D")).is_done


def test_a_whole_auction_is_done_when_it_is_over() -> None:
    deal = lesson_deal((CallByTheBook(),))
    assert standing(deal, actions("1N P 3N P")).states == ("open",)


def test_the_lead_agreed_on_is_wanted_of_the_suits_named() -> None:
    turned = Deal(
        (FINESSE[Seat.WEST], FINESSE[Seat.NORTH], FINESSE[Seat.EAST], FINESSE[Seat.SOUTH])
    )
    deal = lesson_deal(
        (LeadAsAgreed((Card.parse("S2").suit,)),), "P P 1N P 3N P P P", deal=turned
    )
    # Declarer sits West: North leads, so the pupil has not led yet.
    assert standing(deal, ()).states == ("open",)


def test_a_contract_is_chosen_of_the_best_kind_that_makes() -> None:
    deal = lesson_deal((ChooseContract(), TakeTricks()), mini=True)
    assert standing(deal, ()).states == ("open", "open")
    assert standing(deal, actions("3N")).states[0] == "reached"
    assert standing(deal, actions("1N")).states[0] == "missed"
    assert standing(deal, actions("5C")).states[0] == "missed"


def test_an_answer_is_right_or_wrong_or_still_wanted() -> None:
    deal = lesson_deal((AnswerQuestion(("points", "S")), AnswerQuestion(("length", "D", "S"))))
    assert standing(deal, (), ()).states == ("open", "open")
    assert standing(deal, (), ("16",)).states == ("reached", "open")
    assert standing(deal, (), ("16", "4")).is_done
    wrong = standing(deal, (), ("16", "5"))
    assert wrong.states == ("reached", "missed")
    assert wrong.mistake is not None
    assert wrong.mistake.action is None


def test_a_signal_is_the_card_that_tells() -> None:
    deal = lesson_deal((SignalAsAgreed(),), "1N P 3N P P P H4")
    assert standing(deal, ()).states == ("open",)
