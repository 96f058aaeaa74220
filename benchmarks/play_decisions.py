"""What one way of choosing cards gains over another, decision by decision, with little noise.

    python -m benchmarks.play_decisions --boards 60 --ways plain plan
    python -m benchmarks.play_decisions --boards 60 --role defence --ways plain few

Boards are bid by rule and played by a robot that thinks little. At each card after the lead the
ways are asked with the same dice; where they choose different cards, many other worlds are
dealt from all that the seat knows, each card is played on in every one of them, and what it
wins there is compared, world by world. Declarer goes on by plain averages over worlds that look
alike, his opponents see the cards; a defender likewise, all others seeing the cards
(`play/blind_play.py`). With ``--table`` four robots that think little play on instead, in that
many worlds and as each sees them.

Printed are, for each way against the first, how often it chose another card, what such a
decision gained, and what that comes to a deal, in tricks and in IMPs, with standard errors over
the decisions and over the deals. Decisions that agree gain nothing and cost nothing. With
``--counted`` the budget is counted by what is solved: a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev
from time import process_time

import numpy as np

from benchmarks.measured_robots import add_pace, pace_asked
from benchmarks.play_losses import contracts
from benchmarks.world_weights import decisions
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.play.blind_play import BlindPlay
from biritch.robots.play.evaluation import Stakes, WorldRows
from biritch.robots.play.plans import PlanSettings
from biritch.robots.play.plausibility import ReadingSettings, likelihoods
from biritch.robots.play.situation import CardSituation
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.playout import play_out
from biritch.robots.sampling.calls_made import CallsMade
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.solver.native import NativeSolver

LONG = 600.0


@dataclass
class Gains:
    """What one way gained over the first, decision by decision, in tricks and IMPs."""

    found: dict[int, list[tuple[float, float]]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def line(self, boards: int) -> str:
        """Return the figures over so many *boards*."""
        cards = [gain for gains in self.found.values() for gain in gains]
        if len(cards) < 2:
            return f"{len(cards)} other cards"
        tricks, imps = (
            mean([sum(g[unit] for g in self.found.get(b, ())) for b in range(boards)])
            for unit in (0, 1)
        )
        each = mean([gain[0] for gain in cards])
        return (
            f"{len(cards)} other cards: {each} tricks each; a deal {tricks} tricks, {imps} IMPs"
        )


def mean(figures: Sequence[float]) -> str:
    """Return the mean of *figures* with its standard error."""
    if len(figures) < 2:
        return f"{fmean(figures):+.3f}"
    return f"{fmean(figures):+.3f} ({stdev(figures) / sqrt(len(figures)):.3f})"


def ways(names: Sequence[str], robot: SimulatingRobot) -> list[SimulatingRobot]:
    """Return *robot* in each way asked for.

    ``plain`` takes plain averages, ``plan`` is as it stands, ``sure`` wants two standard errors
    of one plan where it wants one, ``bold`` none; ``once`` adds no worlds where cards are
    close; ``few`` takes plain averages of a third of the worlds, ``many`` of three times as
    many, ``deaf`` does not follow tricks.
    """
    known = {
        "plain": replace(robot, plan=None),
        "plan": robot,
        "once": replace(robot, more=0),
        "sure": replace(robot, plan=PlanSettings(sure=2.0)),
        "bold": replace(robot, plan=PlanSettings(sure=0.0)),
        "few": replace(robot, plan=None, samples=robot.samples // 3),
        "many": replace(robot, plan=None, samples=robot.samples * 3),
        "deaf": replace(robot, plan=None, reading=None),
    }
    return [known[name] for name in names]


def worlds_known(view: View, system: str, count: int) -> list[World]:
    """Return other worlds of *view*, as likely as all that is read makes them."""
    systems = systems_at_table(view, system, read_system)
    promises = auction_promises(view, systems.book)
    assert view.auction is not None
    made = CallsMade.of(view.auction, systems.book, view.board.vulnerability)
    carding = systems.own.partnership.carding
    evidence = infer_evidence(view, promises, carding, made.likelihood)
    return worlds(view, evidence, random.Random("judge"), count)


def judged(view: View, cards: Sequence[Card], system: str, count: int) -> np.ndarray:
    """Return ``(2, cards)``: what each card wins, in tricks and IMPs, played on blindly."""
    solver = NativeSolver()
    rows = WorldRows.of(view, worlds_known(view, system, count))
    rows = rows.weigh_rows(likelihoods(view, rows, solver, LONG, ReadingSettings()))
    own, stakes = rows.solve(solver, LONG), Stakes.of(view)
    play = BlindPlay.of(view, rows, own, solver, lambda: LONG)
    won = play.tricks(rows, cards)
    lost = stakes.figures_against(won, own)[0]
    return np.stack([np.average(of, axis=0, weights=rows.times) for of in (won, -lost)])


def at_table(
    game: Game, cards: Sequence[Card], robot: SimulatingRobot, count: int
) -> np.ndarray:
    """Return the same, where four robots play on in *count* worlds."""
    assert game.actor is not None
    view = game.view(game.actor)
    # Of many worlds so many, each as often as the last tricks make it likely.
    dealt = worlds_known(view, robot.system, 8 * count)
    rows = WorldRows.of(view, dealt)
    likely = likelihoods(view, rows, NativeSolver(), LONG, ReadingSettings())
    by_held = dict(zip(map(tuple, rows.hands.tolist()), likely.tolist(), strict=True))
    weights = [by_held[tuple(hand.bits for hand in world.held)] for world in dealt]
    chosen = random.Random("table").choices(dealt, weights, k=count)
    stakes = Stakes.of(view)
    found = []
    for world in chosen:
        other = Game.fold(game.variant, world.deal, game.board, game.log)
        ends = [
            play_out(
                other.after(card), dict.fromkeys(Seat, robot), rng=random.Random(1), budget=LONG
            )
            for card in cards
        ]
        sign = 1 if stakes.declaring else -1
        points = np.array([stakes.points(end.facts.won) for end in ends])
        lost = stakes.swings(points.max() - points)
        found.append([[sign * end.facts.won for end in ends], -lost])
    return np.asarray(np.mean(np.array(found, float), axis=0))


@dataclass
class Contest:
    """The ways that are compared, the first with all others, and what they gained so far."""

    ways: Mapping[str, SimulatingRobot]
    gains: dict[str, Gains] = field(default_factory=lambda: defaultdict(Gains))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def ask(
        self,
        board: int,
        game: Game,
        budget: float,
        worth: Callable[[Game, Sequence[Card]], np.ndarray],
    ) -> str:
        """Ask all for the next card of *game*; return what became of it if they differ."""
        assert game.actor is not None
        view = game.view(game.actor)
        at, cards = CardSituation.of(view), dict[str, Card]()
        for name, way in self.ways.items():
            begun, dice = process_time(), random.Random(len(game.log))
            action = way.decide(view, budget=budget, rng=dice).action
            self.seconds[name] += process_time() - begun
            assert isinstance(action, Card)
            # Touching cards are one.
            cards[name] = at.equals(action)[0]
        different = sorted(set(cards.values()))
        if len(different) < 2:
            return ""
        worths = dict(zip(different, worth(game, different).T.tolist(), strict=True))
        first, *others = cards
        for name in others:
            if cards[name] != cards[first]:
                better, plain = worths[cards[name]], worths[cards[first]]
                gain = (better[0] - plain[0], better[1] - plain[1])
                self.gains[name].found[board].append(gain)
        told = (
            f"{name} {card} {worths[card][0]:.2f} {worths[card][1]:.2f}"
            for name, card in cards.items()
        )
        return f"{view.contract}, trick {len(view.tricks)}: " + ", ".join(told)

    def lines(self, boards: int) -> str:
        """Return what each way gained over the first, in so many *boards*."""
        return "\n".join(
            f"{boards:4} {name}: {self.gains[name].line(boards)}; "
            f"{self.seconds[name] / boards:.1f} s"
            for name in list(self.ways)[1:]
        )


def asked(start: Game, end: Game, role: str) -> Iterator[Game]:
    """Yield the games before each card of some choice of *role*, after the lead."""
    for game in decisions(start, end):
        assert game.actor is not None
        view = game.view(game.actor)
        if view.tricks and CardSituation.of(view).declaring is (role == "declarer"):
            yield game


def main() -> None:
    """Play the boards, ask the ways, and print what they gained so far."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="boards left out before")
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--robot", default="robot:sif")
    parser.add_argument("--role", choices=("declarer", "defence"), default="declarer")
    parser.add_argument("--ways", nargs="+", default=["plain", "plan"])
    add_pace(parser)
    parser.add_argument("--worlds", type=int, default=200, help="in which cards are judged")
    parser.add_argument("--table", type=int, help="worlds in which four robots play on")
    parser.add_argument("--show", action="store_true", help="tell every decision")
    arguments = parser.parse_args()
    pace = pace_asked(arguments)
    robot = pace.set_robot(arguments.robot)
    assert isinstance(robot, SimulatingRobot)
    quick = replace(robot, samples=20, plan=None)
    contest = Contest(dict(zip(arguments.ways, ways(arguments.ways, robot), strict=True)))

    def worth(game: Game, cards: Sequence[Card]) -> np.ndarray:
        if arguments.table:
            return at_table(game, cards, quick, arguments.table)
        assert game.actor is not None
        return judged(game.view(game.actor), cards, robot.system, arguments.worlds)

    boards = contracts(arguments.seed, robot.system, arguments.first + arguments.boards)
    for board, start in enumerate(boards[arguments.first :]):
        end = play_out(start, dict.fromkeys(Seat, quick), rng=random.Random(7), budget=LONG)
        for game in asked(start, end, arguments.role):
            told = contest.ask(board, game, pace.budget, worth)
            if told and arguments.show:
                print(f"board {arguments.first + board + 1}", told)
        print(contest.lines(board + 1), flush=True)


if __name__ == "__main__":
    main()
