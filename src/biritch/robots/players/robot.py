"""The standard robot: it samples the hidden hands and solves each deal double dummy."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from biritch.bidding.agreement.carding import Carding
from biritch.core.phrase import Phrase
from biritch.core.seats import FOUR
from biritch.games.view import View
from biritch.robots.calls.bidder import (
    Library,
    TableSystems,
    auction_promises,
    read_system,
    system_call,
    systems_at_table,
)
from biritch.robots.calls.judge import DEALING, LAST, Judge, JudgeSettings
from biritch.robots.double_dummy import double_dummy
from biritch.robots.other_games import honeymoon_dummies, minibridge, trumps, two_hand_auction
from biritch.robots.other_games.honeymoon_draw import cheapest_card
from biritch.robots.other_games.two_hand_solver import TwoHandSolver
from biritch.robots.play.choice import choose
from biritch.robots.play.evaluation import WorldRows, evaluate
from biritch.robots.play.needless_risks import avoid_needless_risk
from biritch.robots.play.plans import PlanSettings, with_one_plan
from biritch.robots.play.plausibility import ReadingSettings, likelihoods
from biritch.robots.play.shown_suits import ShownSuits, shown_suits
from biritch.robots.play.situation import CardSituation
from biritch.robots.robot import Decision, RobotKind
from biritch.robots.sampling.calls_made import CallsMade
from biritch.robots.sampling.evidence import HandEvidence, HandLikelihood
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.splits import Bits
from biritch.robots.sampling.worlds import World, held_in_worlds, worlds
from biritch.robots.stage_rules import DecisionRule, StageRules, by_rule, decide
from biritch.solver.solver import Solver

_NAMING = 10
"""Worlds dealt to choose a contract where there is no auction."""
MORE = 300
"""Worlds that a robot at the table may add after the lead."""
_FEWEST_LEAD = 24
"""The fewest worlds for an opening lead, for a robot that deals as many for a card."""
_ADDED = 100
"""Worlds added at a time where the first ones leave open which card is best."""


@dataclass(frozen=True, slots=True)
class SimulatingRobot:
    """Bids by its system; simulates close calls and cards over many deals.

    ``samples`` is the most worlds dealt for one card, half of them for an opening lead (a world
    is dearest there), and ``more`` those added after the lead if the best card is still open; a
    robot that adds some also deals many more for a plan with few cards left. The worlds for a
    card depend on the position, not on ``rng``: with enough time the same view gives the same
    card at every table; with ``new_worlds`` they depend on ``rng``, to measure the effect of
    the sample. ``judging`` has the settings for close calls; ``None`` leaves them to the
    system. ``share`` is the fraction of the budget for dealing; the rest is for solving.
    ``library``, ``clock`` and ``solver`` provide its system, the time and the solver.

    Example:
        >>> SimulatingRobot("sef", samples=20).name
        'robot:sef'
    """

    system: str
    library: Library = read_system
    judging: JudgeSettings | None = JudgeSettings()  # noqa: RUF009 - frozen
    plan: PlanSettings | None = PlanSettings()  # noqa: RUF009 - frozen
    reading: ReadingSettings | None = ReadingSettings()  # noqa: RUF009 - frozen
    samples: int = 100
    more: int = 0
    share: float = 0.35
    new_worlds: bool = False
    clock: Callable[[], float] = monotonic
    solver: Callable[[], Solver] = double_dummy

    @property
    def name(self) -> str:
        """Its file's name and its system."""
        return f"robot:{self.system}"

    def worlds_dealt(self, view: View) -> int:
        """Return how many worlds are dealt at first for the card to be played in *view*.

        Example:
            >>> import biritch as bw
            >>> view = bw.game("whist", deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
            >>> SimulatingRobot("sef", samples=300).worlds_dealt(view)
            150
        """
        if view.tricks:
            return self.samples
        return max(min(self.samples, _FEWEST_LEAD), self.samples // 2)

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return the decision in *view*, in about *budget* seconds at most."""
        if view.stage == "play" and not self.new_worlds:
            rng = position_dice(view)
        thinking = _Deliberation(self, budget, rng, self.clock())
        return decide(view, thinking.ways(), thinking.carding)


@dataclass(frozen=True, slots=True)
class _Deliberation:
    """One decision in progress, started at *start* with a budget of *budget* seconds."""

    robot: SimulatingRobot
    budget: float
    rng: random.Random
    start: float

    def ways(self) -> StageRules:
        """Return the rule for each stage; rules of thumb if there is no time."""

        def or_else(simulate: DecisionRule, rule: DecisionRule) -> DecisionRule:
            def way(view: View) -> Decision:
                if self.budget <= 0:
                    return rule(view)
                try:
                    return simulate(view)
                except RuntimeError:  # the solver's own refusal: the game goes on without it
                    return rule(view)

            return way

        return {
            "drawing": cheapest_card,
            "auction": or_else(self.call, self.bid),
            "naming": or_else(self.name_trumps, trumps.by_guide),
            "sharing": or_else(self.share, honeymoon_dummies.by_rank),
            "play": or_else(
                self.play, lambda view: by_rule(view, self.carding, self.find_shown_suits(view))
            ),
        }

    @property
    def seconds_left(self) -> float:
        """How many seconds are left."""
        return self.start + self.budget - self.robot.clock()

    @property
    def solver(self) -> Solver:
        """The solver, for four hands or two."""
        # It passes four-handed positions straight on, so that no caller need ask which it is.
        return TwoHandSolver(self.robot.solver())

    def systems(self, view: View) -> TableSystems:
        """Return its own and the opponents' systems."""
        return systems_at_table(view, self.robot.system, self.robot.library)

    @property
    def carding(self) -> Carding:
        """The system's leads and signals."""
        return self.robot.library(self.robot.system).partnership.carding

    def find_shown_suits(self, view: View) -> ShownSuits:
        """Return the suits shown in the auction, by both systems."""
        return shown_suits(view, self.systems(view).book)

    def half_gone(self) -> bool:
        """Return whether half of the time is used."""
        return self.seconds_left < self.budget / 2

    def nearly_gone(self) -> bool:
        """Return whether too little time is left to begin another step."""
        return self.seconds_left < self.budget * LAST

    def worlds(self, view: View, count: int, share: float) -> list[World]:
        """Return *count* worlds, or as many as are found in a *share* of the time."""
        late = self.dealing_ends(share)
        return worlds(view, self.evidence(view), self.rng, count, late)

    def held_in_worlds(self, view: View, count: int, share: float) -> Bits:
        """Return the hands held in *count* worlds, or those found in a *share* of the time."""
        late = self.dealing_ends(share)
        return held_in_worlds(view, self.evidence(view), self.rng, count, late)

    def dealing_ends(self, share: float) -> Callable[[], bool]:
        """Return a function that tells whether a *share* of the time is used."""
        reserve = self.budget * (1 - share)
        return lambda: self.seconds_left < reserve

    def evidence(self, view: View) -> HandEvidence:
        """Return what the calls and the cards of *view* tell of the hidden hands."""
        systems = self.systems(view)
        return infer_evidence(
            view,
            auction_promises(view, systems.book),
            _defenders(view, systems),
            self.calls_made(view, systems),
            shown_suits(view, systems.book),
        )

    def calls_made(self, view: View, systems: TableSystems) -> HandLikelihood | None:
        """Return the likelihoods of hands given the calls, if four have called."""
        if view.contract is None or view.auction is None or len(view.players) < len(FOUR):
            return None
        made = CallsMade.of(view.auction, systems.book, view.board.vulnerability)
        return made.likelihood

    def bid(self, view: View) -> Decision:
        """Return the system's call."""
        return system_call(view, self.systems(view).book)

    def call(self, view: View) -> Decision:
        """Return the system's call or, without a system, that of the simulation."""
        if view.auction is None:
            deals = [world.deal for world in self.worlds(view, _NAMING, 0.2)]
            return minibridge.by_simulation(view, deals, self.solver, self.half_gone)
        if len(view.players) < len(view.seen):
            return two_hand_auction.best_call(view, self.solver, self.rng, self.half_gone)
        book = self.systems(view).book
        if (settings := self.robot.judging) is None:
            return self.bid(view)
        judge = Judge(
            view,
            book,
            self.robot.solver(),
            settings,
            time_left=lambda: max(0.0, self.seconds_left),
        )
        # When little is left the results so far decide.
        judged = judge.decide(lambda count: self.worlds(view, count, DEALING), self.nearly_gone)
        return judged or self.bid(view)

    def name_trumps(self, view: View) -> Decision:
        """Return the trump suit, or the contre, by simulation."""
        dealt = self.worlds(view, 2 * _NAMING, 0.2)
        return trumps.by_simulation(view, dealt, self.solver, self.half_gone)

    def share(self, view: View) -> Decision:
        """Return the cards of the widow to keep."""
        return honeymoon_dummies.by_simulation(
            view, self.solver, self.rng, _NAMING, self.half_gone
        )

    def play(self, view: View) -> Decision:
        """Return the card with the least loss over the worlds dealt."""
        rows = self.weighed_rows(view, self.robot.worlds_dealt(view), self.robot.share)
        # Who sees partner's cards has a plan to make; a defender's is half in other hands.
        planning = CardSituation.of(view).declaring and bool(view.tricks)
        # Every world by itself first; what time is left, at least a third, is for one plan.
        reserve = self.seconds_left / 3 if planning and self.robot.plan is not None else 0.0
        tally = evaluate(
            view,
            rows,
            self.solver,
            lambda: self.seconds_left - reserve,
            self.more_rows(view) if view.tricks else None,
        )
        if planning and self.robot.plan is not None:
            tally = with_one_plan(
                tally,
                view,
                rows,
                self.solver,
                lambda: self.seconds_left,
                self.robot.plan,
                self.deal_for_ending(view) if self.robot.more else None,
            )
        tally = avoid_needless_risk(
            tally, view, self.solver, self.rng, lambda: self.seconds_left
        )
        return choose(view, tally, self.carding, self.find_shown_suits(view))

    def weighed_rows(self, view: View, count: int, share: float) -> WorldRows:
        """Return *count* worlds, weighted by the last tricks."""
        rows = WorldRows.of_held(view, self.held_in_worlds(view, count, share))
        if self.robot.reading is None or not view.tricks:
            return rows
        # A quarter of the time at most.
        likely = likelihoods(
            view, rows, self.robot.solver(), self.seconds_left / 4, self.robot.reading
        )
        return rows.weigh_rows(likely)

    def deal_for_ending(self, view: View) -> Callable[[int], WorldRows]:
        """Return a function that deals worlds for at most half of the time left."""

        def deal(count: int) -> WorldRows:
            return self.weighed_rows(view, count, 1 - self.seconds_left / self.budget / 2)

        return deal

    def more_rows(self, view: View) -> Callable[[], WorldRows | None]:
        """Return a function that deals further worlds, a hundred at a time."""
        left = self.robot.more

        def deal() -> WorldRows | None:
            nonlocal left
            count = min(left, _ADDED)
            left -= count
            if not count or self.half_gone():
                return None
            return self.weighed_rows(view, count, self.robot.share)

        return deal


def position_dice(view: View) -> random.Random:
    """Return the random generator of *view*: the same cards and calls give the same numbers.

    Example:
        >>> import biritch as bw
        >>> view = bw.game("whist", deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> position_dice(view).random() == position_dice(view).random()
        True
    """
    held = [None if hand is None else hand.bits for hand in view.seen]
    calls = () if view.auction is None else tuple(map(str, view.auction.calls))
    played = [(str(trick.leader), trick.cards) for trick in (*view.drawn, *view.tricks)]
    known = (view.variant, str(view.seat), held, calls, str(view.contract), played)
    return random.Random(repr(known))  # noqa: S311 - to be repeatable


def deals_like(view: View, system: str, count: int, rng: random.Random) -> list[World]:
    """Return *count* possible layouts of the hidden cards, with all four bidding *system*.

    Raises:
        ValueError: There is no such system.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> len(deals_like(view, "sayc", 5, random.Random(1)))
        5
    """
    read_system(system)
    thinking = _Deliberation(SimulatingRobot(system), 600.0, rng, monotonic())
    return thinking.worlds(view, count, 1.0)


def _defenders(view: View, systems: TableSystems) -> Carding:
    """Return the defenders' leads and signals."""
    contract, seat = view.contract, view.seat
    ours = contract is None or seat is None or seat.side != contract.declarer.side
    return (systems.own if ours else systems.theirs).partnership.carding


def _seat(name: str) -> SimulatingRobot:
    # An unknown system is refused when the robot is seated, not when it first bids.
    read_system(name)
    return SimulatingRobot(name, more=MORE)


ROBOT = RobotKind(Phrase.of("robot-about-robot"), _seat)

SENTENCES = {
    "en": """
robot-about-robot = Bids by its system; plays by dealing the hidden hands and solving them.
""",
    "fr": """
robot-about-robot = Enchérit selon son système ; joue en simulant les mains cachées et en les \
résolvant.
""",
}
