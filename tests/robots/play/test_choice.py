"""From worth to choice: IMPs first, habit among equals, and a reason in two languages."""

import random
from dataclasses import dataclass, field, replace
from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from biritch.bidding.agreement.carding import Carding
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.core.signs import card_sign
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots import sentences as saying
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.choice import choose
from biritch.robots.play.evaluation import (
    CardTotals,
    ComparedCards,
    Evaluation,
    Stakes,
    WorldRows,
    evaluate,
    telling_target,
)
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import USUAL, CardSituation, under_way
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.inferences import OFF_SIGNAL, infer_evidence
from biritch.robots.sampling.worlds import worlds
from biritch.scoring.form import Unit
from biritch.solver.native import NativeSolver
from biritch.solver.solver import Position, PositionRows
from biritch.words.translation import say
from tests.robots.helpers import bid
from tests.robots.helpers import under_way as played

DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"


def on_lead(calls: str = "P P 1N P 3N P P P", cards: str = "") -> View:
    game = bid(Game.start(VARIANT, Deal.parse(DEAL), Board.from_number(1)), calls)
    for card in cards.split():
        game = game.after(Card.parse(card))
    return game.view(game.actor)


def tally(**worth: tuple[float, int]) -> Evaluation:
    cards = {
        Card.parse(name): CardTotals(lost=lost * 10, points=lost, tricks=85, made=made)
        for name, (lost, made) in worth.items()
    }
    return Evaluation(10, cards)


def test_the_points_are_those_of_the_code_agreed_on() -> None:
    calls = "P P 1N X P P P"
    points = []
    for code in ("2017", "pre1987"):
        agreed = VARIANT.agreeing({"code": code})
        game = bid(Game.start(agreed, Deal.parse(DEAL), Board.from_number(1)), calls)
        points.append(Stakes.of(game.view(game.actor)).points(0))
    assert points == [1700, 1300]  # seven down, doubled, not vulnerable


def test_the_card_that_loses_least_is_played() -> None:
    view = on_lead(cards="HA")
    decision = choose(view, tally(H3=(1.5, 2), H8=(0.5, 6), HJ=(0.9, 4)))
    assert str(decision.action) == "H8"
    assert [str(card) for card, _ in decision.margins] == ["H8", "HJ", "H3"]
    assert decision.samples == 10


def test_between_cards_as_good_as_each_other_habit_decides() -> None:
    view = on_lead(cards="HA")
    decision = choose(view, tally(H3=(0.52, 2), H8=(0.5, 6), HJ=(0.9, 4)))
    assert str(decision.action) == "H3"


@pytest.mark.parametrize(("worse", "wanted"), [(0.2, "D2"), (0.4, "S7")])
def test_the_agreed_lead_is_made_unless_another_is_clearly_better(
    worse: float, wanted: str
) -> None:
    """West's longest suit is diamonds, and the two its agreed lead."""
    some = tally(S7=(0.0, 5), D2=(worse, 5), H4=(2.0, 5), C6=(3.0, 5))
    assert str(choose(on_lead(), some).action) == wanted


@pytest.mark.parametrize(("doubt", "wanted"), [(0.9, "S7"), (1.5, "D2")])
def test_few_worlds_say_less_than_the_rule_that_chose_the_lead(
    doubt: float, wanted: str
) -> None:
    """As far apart by chance and two fifths more: enough in many worlds, not in few."""
    some = tally(S7=(0.0, 5), D2=(1.4 * doubt, 5), H4=(9.0, 5), C6=(9.0, 5))
    some = replace(some, doubts=dict.fromkeys(some.cards, doubt))
    assert str(choose(on_lead(), some).action) == wanted


def test_of_touching_honours_that_are_as_good_the_top_is_led() -> None:
    """The agreed king of South's KQJ is not good here, the others are."""
    some = tally(CK=(2.0, 5), CQ=(0.0, 5), CJ=(0.0, 5), D3=(2.0, 5), ST=(2.0, 5), H5=(2.0, 5))
    assert str(choose(on_lead("P 3N P P P"), some).action) == "CQ"


def test_reasons_are_the_tutors() -> None:
    declarer = choose(on_lead(cards="HA"), tally(H8=(0.5, 6)))
    assert say(declarer.reason, "en") == (
        "Follow in ♥. Then: Cash the 11 sure tricks, high cards of the short hand first."
    )
    defender = choose(on_lead(cards="HA H3"), tally(H9=(0.5, 6)))
    assert say(defender.reason, "fr") == "Appeler : une grosse petite carte à ♥."


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [(0, "0.0", "0,0"), (8.96, "9.0", "9,0"), (13, "13.0", "13,0")],
)
def test_decimals(value: float, english: str, french: str) -> None:
    phrase = saying.decimal(value)
    assert (say(phrase, "en"), say(phrase, "fr")) == (english, french)


def test_contracts_doubled_are_said_so() -> None:
    contract = Contract(Strain.SPADES, Seat.NORTH, 4, 2)
    assert say(saying.contract(contract), "fr") == "4♠ contré"
    assert say(saying.contract(contract), "en") == "4♠ doubled"


def likelihood(view: View, hands: tuple[Hand, ...], carding: Carding = USUAL) -> float:
    """Return how well *hands* explain the cards played; 1 where there is nothing to explain."""
    read = infer_evidence(view, (), carding).likelihood
    return 1.0 if read is None else float(read(np.array([[hand.bits] for hand in hands]))[0])


def test_the_opening_lead_speaks_of_the_leaders_hand() -> None:
    """The two of diamonds is fourth best from T762; the seven is not an agreed lead."""
    hands = Deal.parse(DEAL).hands
    fourth, other = (likelihood(on_lead(cards=card), hands) for card in ("D2", "D7"))
    assert 0.0 < other < 0.2 * fourth


def test_the_suit_led_speaks_of_the_other_suits() -> None:
    """Who has four diamonds and five spades had rather led a spade."""
    view = on_lead(cards="D2")
    north, east, south, west = Deal.parse(DEAL).hands
    spades = Hand.parse("J8642.A7.T762.65")
    longer = likelihood(view, (north, east, south, spades))
    assert 0.0 < longer < 0.75 * likelihood(view, (north, east, south, west))


def test_a_later_lead_speaks_too() -> None:
    """East comes in with the jack of spades: from KQ96 of hearts he leads the six."""
    hands = Deal.parse(DEAL).hands
    cards = "D2 DQ D5 D3 S5 SJ S9 S2"
    six, queen = (likelihood(on_lead(cards=f"{cards} {led}"), hands) for led in ("H6", "HQ"))
    assert queen == pytest.approx(OFF_SIGNAL * six)


def test_an_honour_is_the_lowest_of_those_it_touches() -> None:
    """East follows with the king of hearts under the ace: he has no queen, or it is bare."""
    view = on_lead(cards="HA H3 HK H2")
    north, east, south, west = Deal.parse(DEAL).hands
    assert Card.parse("HQ") in east
    alone = Hand.parse("J843.K96.T95.T83")
    both, one = (likelihood(view, (north, hand, south, west)) for hand in (east, alone))
    assert both == pytest.approx(OFF_SIGNAL * one)
    queen = on_lead(cards="HA H3 HQ H2")
    assert likelihood(queen, (north, east, south, west)) == pytest.approx(one)


def test_a_signal_speaks_of_the_hand_that_gave_it() -> None:
    """East, with KQ96 of hearts under the ace led, plays the nine, or the six upside down."""
    hands = Deal.parse(DEAL).hands
    view, six = on_lead(cards="HA H3 H9 H2"), on_lead(cards="HA H3 H6 H2")
    high, low = Carding(), Carding(encouraging="low")
    meant = likelihood(view, hands, high)
    assert likelihood(view, hands, low) == pytest.approx(OFF_SIGNAL * meant)
    assert likelihood(six, hands, low) == pytest.approx(meant)


def test_the_leader_learns_nothing_from_his_own_lead() -> None:
    hands = Deal.parse(DEAL).hands
    assert on_lead(cards="D7 D4 D9 DA CJ").seat is Seat.WEST
    game = bid(Game.start(VARIANT, Deal.parse(DEAL), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in ("D7", "D4", "D9", "DA"):
        game = game.after(Card.parse(card))
    assert likelihood(game.view(Seat.WEST), hands) == 1.0
    # Then South plays on clubs: the one choice of three suits that West reads.
    assert 0.2 < likelihood(game.after(Card.parse("CJ")).view(Seat.WEST), hands) < 0.6


@pytest.mark.parametrize("seed", range(8))
def test_totals_agree_with_the_solver_world_by_world(seed: int) -> None:
    """One world at a time: declarer's tricks are those won and those the solver gives."""
    game = played(seed, 22 + seed)
    view = game.view(game.actor)
    stakes = Stakes.of(view)
    assert view.contract is not None
    for world in worlds(view, HandEvidence(), random.Random(seed), 3):
        (tricks,) = double_dummy().leads(
            [Position(world.held, view.contract.strain, under_way(view))]
        )
        found = evaluate(view, WorldRows.of(view, [world] * 7), double_dummy(), lambda: 60.0)
        assert found.worlds == 7
        assert min(map(found.loss, found.cards)) == 0
        for card, own in tricks.items():
            declaring = view.turn is not None and view.turn.side == view.contract.declarer.side
            total = view.won + (own if declaring else max(view.counts) - own)
            assert found.tricks(card) == total
            assert found.points(card) == stakes.points(total)


@dataclass(frozen=True, slots=True)
class AskedSolver(NativeSolver):
    """A solver that notes about how many cards it is asked."""

    cards: list[int] = field(default_factory=list)

    def rows(self, positions: PositionRows, *how: Any, **told: Any) -> NDArray[np.int8]:
        asked = positions.asked
        self.cards.append(13 if asked is None else asked.bit_count())
        return super(AskedSolver, self).rows(positions, *how, **told)


@dataclass
class AlikeLater:
    """A solver for which the first card wins five tricks, the second four, the others three
    in two worlds and then five; and all of them as many as they are asked about."""

    def rows(self, positions: PositionRows, mode: str, **_: Any) -> Any:
        answers = np.full((len(positions), 52), 5, np.int8)
        first, second = sorted(Hand(int(positions.hands[0, positions.leader])))[:2]
        answers[:2] = 3
        answers[:, first], answers[:, second] = 5, 4
        return np.ones_like(answers) if mode == "target" else answers


def test_a_card_left_out_is_not_put_first_by_what_is_supposed_of_the_others() -> None:
    """They are drawn together; the card that was a trick behind stays behind."""
    view = on_lead("P 4S P P P")
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(4), 200))
    solver: Any = AlikeLater()
    found = evaluate(view, rows, solver, lambda: 60.0)
    first, second = sorted(found.cards)[:2]
    assert found.loss(first) < found.loss(second)


def test_the_contract_is_asked_about_though_mostly_no_card_makes_it() -> None:
    """Where neither card makes, both fall short alike; that says nothing of twelve tricks."""
    worlds_of = {(12, 12): 20, (12, 11): 6, (11, 12): 6, (13, 12): 5, (11, 13): 5}
    own = np.array([tricks for tricks, times in worlds_of.items() for _ in range(times)])
    points = np.where(own >= 13, 1520, 50 * (own - 13)).astype(float)
    lost = np.minimum((points.max(axis=1, keepdims=True) - points) / 90, 17)
    assert telling_target(own, lost, np.ones(len(own))) == 13


@dataclass
class ApartLater:
    """A solver for which all cards win five tricks in the first worlds asked about, so many;
    after that the second card wins one fewer."""

    alike: int
    worlds: int = 0

    def rows(self, positions: PositionRows, *_: Any, **__: Any) -> Any:
        answers = np.full((len(positions), 52), 5, np.int8)
        second = sorted(Hand(int(positions.hands[0, positions.leader])))[1]
        late = np.arange(self.worlds, self.worlds + len(positions)) >= self.alike
        answers[late, second] = 4
        self.worlds += len(positions)
        return answers


def test_a_card_that_is_worse_in_late_worlds_alone_is_dominated() -> None:
    view = late_in_play()
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(4), 100))
    solver: Any = ApartLater(alike=60)
    found = evaluate(view, rows, solver, lambda: 60.0)
    assert found.dominated == {sorted(found.cards)[1]}


def test_more_worlds_are_dealt_while_it_is_doubtful_which_card_is_best() -> None:
    """Each time twenty; no longer once nothing is left to deal, nor where no card is worse."""
    view = late_in_play()
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(4), 100))

    def asked(solver: Any, times: int) -> int:
        left = iter([rows.part(slice(20))] * times)
        return evaluate(view, rows, solver, lambda: 60.0, lambda: next(left, None)).worlds

    assert len(rows) == 100
    assert asked(HeadsOrTails(), 3) == 160
    # Alike always; and apart by one trick in one world of a hundred, which is no doubt.
    assert asked(ApartLater(alike=1000), 3) == 100
    assert asked(ApartLater(alike=99), 3) == 100


@dataclass
class HeadsOrTails:
    """A solver for which the first card or the second wins all the others' tricks, by turns."""

    def rows(self, positions: PositionRows, *_: Any, **__: Any) -> Any:
        answers = np.full((len(positions), 52), 0, np.int8)
        first, second = sorted(Hand(int(positions.hands[0, positions.leader])))[:2]
        answers[::2, first] = answers[1::2, second] = 8
        return answers


def late_in_play() -> View:
    """Return a view with eight cards left to a hand."""
    game = bid(Game.start(VARIANT, Deal.parse(DEAL), Board.from_number(1)), "1N P 3N P P P")
    for _ in range(20):
        assert game.actor is not None
        game = game.after(game.view(game.actor).legal[0])
    assert game.actor is not None
    return game.view(game.actor)


def test_a_card_far_behind_is_asked_about_no_more() -> None:
    """It is still told of all cards what they lose, and that one loses more than the best."""
    view, solver = on_lead("P 4S P P P"), AskedSolver()
    rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(4), 120))
    found = evaluate(view, rows, solver, lambda: 60.0)
    assert solver.cards[0] == len(found.cards) == 13
    assert solver.cards == sorted(solver.cards, reverse=True)
    assert solver.cards[-1] < 13
    # Sixteen worlds tell: those after them are asked about fewer leads.
    assert solver.cards.count(13) == 1
    # The same with every card asked about in every world.
    plain = Stakes.of(view).figures(rows.solve(double_dummy(), 60.0))[0].mean(axis=0)
    near = [found.loss(card) - plain[at] for at, card in enumerate(rows.cards)]
    assert max(map(abs, near)) < 1.5
    assert found.worlds == 120


def find_dominated(cards: list[Card], *parts: NDArray[np.int64]) -> frozenset[Card]:
    compared = ComparedCards(tuple(cards))
    for own in parts:
        compared = compared.and_in(own, np.ones(len(cards), bool))
    return compared.dominated_cards


def test_a_card_that_is_never_better_and_sometimes_worse_is_not_chosen() -> None:
    """Next to nothing is lost by it, yet every other card is as good or better."""
    view = on_lead(cards="H4 H3 HQ H2")
    cards = [card for card in view.legal if isinstance(card, Card)]
    own = np.zeros((3, len(cards)), np.int64)
    worse = cards.index(prefer(CardSituation.of(view), cards))
    own[1:, :] = 1
    own[2, worse] = 0
    out = find_dominated(cards, own)
    assert out == {cards[worse]}
    totals = {card: CardTotals(lost=0.0, tricks=90, made=10) for card in cards}
    chosen = choose(view, Evaluation(10, totals, dominated=out)).action
    assert chosen != cards[worse]
    assert choose(view, Evaluation(10, totals)).action == cards[worse]


def test_no_card_is_dominated_by_one_that_is_behind_anywhere() -> None:
    cards = [Card.parse("SA"), Card.parse("S2")]
    assert find_dominated(cards, np.array([[3, 2], [2, 3]])) == frozenset()
    assert find_dominated(cards, np.array([[3, 3], [2, 2]])) == frozenset()


def test_later_worlds_tell_which_card_is_dominated() -> None:
    """Alike in the first worlds; then one reaches what the other does not, and never back."""
    cards = [Card.parse("SA"), Card.parse("S2")]
    alike, ahead, behind = np.array([[3, 3]] * 9), np.array([[1, 0]]), np.array([[0, 1]])
    assert find_dominated(cards, alike, ahead) == {cards[1]}
    assert find_dominated(cards, alike, ahead, behind) == frozenset()


def test_where_the_worlds_spoke_against_habit_they_are_the_reason() -> None:
    view = on_lead(cards="H4 H3 HQ H2")
    cards = [card for card in view.legal if isinstance(card, Card)]
    habit = prefer(CardSituation.of(view), cards)
    better = next(card for card in cards if card.suit != habit.suit)
    totals = {card: CardTotals(lost=50.0, tricks=92, made=9) for card in cards}
    totals[better] = CardTotals(lost=0.0, tricks=84, made=4)
    decision = choose(view, Evaluation(10, totals))
    assert decision.action == better
    english, french = (say(decision.reason, language) for language in ("en", "fr"))
    assert "goes down in 6 with this card, in 1 with the" in english
    assert "chute dans 6 avec cette carte, dans 1 avec" in french
    # As many contracts beaten: then the tricks are the reason.
    totals[better] = CardTotals(lost=0.0, tricks=84, made=9)
    assert "tricks on average with this card" in say(
        choose(view, Evaluation(10, totals)).reason, "en"
    )


def test_no_contract_is_made_more_often_than_hands_were_dealt() -> None:
    """Part of what later worlds say is estimated, and adds up to more, or less than none."""
    view = on_lead(cards="H4 H3 HQ H2")
    cards = [card for card in view.legal if isinstance(card, Card)]
    habit = prefer(CardSituation.of(view), cards)
    better = next(card for card in cards if card.suit != habit.suit)
    totals = {card: CardTotals(lost=50.0, tricks=92, made=13) for card in cards}
    totals[better] = CardTotals(lost=0.0, tricks=84, made=-2)
    told = say(choose(view, Evaluation(10, totals)).reason, "en")
    assert "goes down in 10 with this card, in none with the" in told


def test_what_habit_calls_a_card_is_not_told_where_habit_was_overruled() -> None:
    """The same contracts and tricks, and yet the match points of another card."""
    view = on_lead(cards="H4 H3 HQ H2")
    cards = [card for card in view.legal if isinstance(card, Card)]
    habit = prefer(CardSituation.of(view), cards)
    better = next(card for card in cards if card.suit != habit.suit)
    totals = {card: CardTotals(lost=50.0, tricks=84, made=4) for card in cards}
    totals[better] = CardTotals(lost=0.0, tricks=84, made=4)
    told = say(choose(view, Evaluation(10, totals)).reason, "en")
    assert told.startswith("10 hands dealt: 3NT goes down in 6")


FINESSE = "N:AQT74.A73.AQ2.T6 J8.KQ54.7543.J98 532.J92.K86.AK74 K96.T86.JT9.Q532"


def declarers_turn(cards: str) -> tuple[View, list[Card]]:
    """South is declarer at 3NT; after *cards* it is his turn, or dummy's."""
    game = bid(
        Game.start(VARIANT, Deal.parse(FINESSE), Board.from_number(1)), "P P 1N P 3N P P P"
    )
    for card in cards.split():
        game = game.after(Card.parse(card))
    view = game.view(game.actor)
    return view, [card for card in view.legal if isinstance(card, Card)]


def weighed(cards: list[Card], good: str, *, tricks: int = 80, **bad: int) -> Evaluation:
    """The *good* cards make in eight worlds of ten; others in *made*, with *less* tricks."""
    made, less = bad.get("made", 3), bad.get("less", tricks - 10)
    totals = {card: CardTotals(lost=50.0, tricks=less, made=made) for card in cards}
    for name in good.split():
        totals[Card.parse(name)] = CardTotals(lost=0.0, tricks=tricks, made=8)
    return Evaluation(10, totals)


LOW_SPADE = "C2 C6 C8 CK S2 S6"


def test_declarers_technique_comes_with_the_comparison_that_decided() -> None:
    view, cards = declarers_turn(LOW_SPADE)
    decision = choose(view, weighed(cards, "SQ"))
    assert str(decision.action) == "SQ"
    told = say(decision.reason, "en")
    assert told.startswith(
        "Finesse in ♠: ♠K must lie with West. 10 hands dealt: 3NT makes in 8"
    )
    assert "in 3 with the ♠" in told
    assert "3SA gagne dans 8 avec cette carte, dans 3 avec" in say(decision.reason, "fr")


def test_where_no_contract_hangs_on_it_the_tricks_are_compared() -> None:
    view, cards = declarers_turn(LOW_SPADE)
    told = say(choose(view, weighed(cards, "SQ", made=8)).reason, "en")
    assert told.endswith("our side wins 8.0 tricks on average with this card, 7.0 with the ♠A.")


def test_a_difference_that_cannot_be_seen_is_no_reason() -> None:
    """8.0 against 8.0: then the technique is told alone."""
    view, cards = declarers_turn(LOW_SPADE)
    told = say(choose(view, weighed(cards, "SQ", made=8, less=80)).reason, "en")
    assert told == "Finesse in ♠: ♠K must lie with West."


def test_where_cards_are_as_good_habit_decided_and_no_worlds_are_told() -> None:
    view, cards = declarers_turn(LOW_SPADE)
    decision = choose(view, weighed(cards, " ".join(map(str, cards))))
    assert "hands dealt" not in say(decision.reason, "en")


def test_a_plan_behind_the_card_is_not_told_where_the_worlds_decided() -> None:
    """A heart to the first trick shows no technique of its own: what it won is the reason."""
    view, cards = declarers_turn("HT")
    habit = prefer(CardSituation.of(view), cards)
    other = next(card for card in cards if card not in CardSituation.of(view).equals(habit))
    for chosen in (habit, other):
        totals = {card: CardTotals(lost=50.0, tricks=70, made=3) for card in cards}
        for card in CardSituation.of(view).equals(chosen):
            totals[card] = CardTotals(lost=0.0, tricks=80, made=8)
        told = say(choose(view, Evaluation(10, totals)).reason, "en")
        assert told.startswith("10 hands dealt: 3NT makes in 8 with this card, in 3 with the ♥")


def test_the_comparison_told_is_the_one_that_decided() -> None:
    """A whole board: the other card is worth no more; the figures are those of the worlds."""
    number = 2
    game = bid(Game.start(VARIANT, Deal.random(seed=number), Board.from_number(1)), "1N P P P")
    quick = SimulatingRobot("sayc", samples=10, more=0, plan=None)
    compared = 0
    while not game.over:
        assert game.actor is not None
        view = game.view(game.actor)
        decision = quick.decide(view, budget=60.0, rng=random.Random(number))
        reason = decision.reason
        if reason.name == "robot-technique-and-worlds":
            worlds_told = dict(reason.arguments)["worlds"]
            assert isinstance(worlds_told, Phrase)
            reason = worlds_told
        if reason.name in {"robot-makes-more", "robot-beats-more", "robot-wins-more"}:
            compared += 1
            told = dict(reason.arguments)
            margins = dict(decision.margins)
            sign = say(cast("Phrase", told["other"]), "en")
            other = next(
                card
                for card in margins
                if isinstance(card, Card) and say(card_sign(card.suit, card.rank), "en") == sign
            )
            assert isinstance(decision.action, Card)
            assert other not in CardSituation.of(view).equals(decision.action)
            assert margins[decision.action] >= margins[other]
            if reason.name != "robot-wins-more":
                assert cast("int", told["times"]) > cast("int", told["fewer"])
        game = game.after(decision.action)
    assert compared


@pytest.mark.parametrize("unit", ["imps", "matchpoints"])
@pytest.mark.parametrize(
    ("calls", "fewest"),
    [
        ("P P 1N P 3N P P P", 9),  # made in every world: an overtrick
        ("P P 1N P 3N P P P", 4),  # down in every world: an undertrick
        ("P P 1N P 3N X P P P", 4),
        ("P P 1N P P P", 8),
        ("P P 6N P P P", 9),  # down by two or three
    ],
)
def test_once_the_contract_is_decided_single_tricks_still_count(
    calls: str, fewest: int, unit: Unit
) -> None:
    """One card wins a trick more in one world of ten; habit would play the other."""
    view = replace(on_lead(calls, "H4 H3 HQ H2"), unit=unit)
    cards = [card for card in view.legal if isinstance(card, Card)]
    habit = prefer(CardSituation.of(view), cards)
    better = next(card for card in cards if card.suit != habit.suit)
    stakes = Stakes.of(view)
    # The defenders, to lead, hold the other tricks.
    own = np.full((10, len(cards)), stakes.left - (fewest + 1 - stakes.won))
    own[0, cards.index(better)] += 1
    sums = stakes.figures(own).sum(axis=1).T.tolist()
    totals = {card: CardTotals(*each) for card, each in zip(cards, sums, strict=True)}
    assert choose(view, Evaluation(10, totals)).action == better
