"""What the documents' examples of tournaments ask of movements, matches and rankings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from biritch.competition.fairness import schedule_faults
from biritch.competition.movement import EntrantKind, Schedule, Sitting
from biritch.competition.movements import mitchell as one_section
from biritch.competition.movements import sections, team_match
from biritch.competition.results.result import BoardResult, Contestant, ObtainedScore
from biritch.competition.schedule_figures import PACES
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.presets.ffb import PRESET as FFB
from biritch.competition.scoring.scales.wbf_25_0 import SCALE
from biritch.competition.scoring.session import (
    methods,
    rank_session,
    score_session,
    session_totals,
)
from biritch.competition.teams.match import RoomScores, compare
from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.publishing.handouts.score_forms import FormSize, score_forms
from biritch.publishing.wording import PrintedWording
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score as worth
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from tests.competition.scoring.fields import PLAIN, one_board, percents, table


def team_board(given: Any) -> Any:
    opened, closed = (
        RoomScores.of(ObtainedScore.of(given[f"ns_score_table_{name}"]))
        for name in ("I_team_A_sits_NS", "II_team_B_sits_NS")
    )
    swing = compare("1", opened, closed, imps, Fraction(3))
    assert swing.home == -swing.away
    return {"total_points_to_team_A": swing.total, "imps_to_team_A": swing.home}


def team_seating(given: Any) -> Any:
    """Team A's first pair is the one that sits North-South in the open room."""
    first, second = team_match.MOVEMENT.schedule(2, 2).rounds[given["half"] - 1]
    names: dict[int, str] = {1: "A", 2: "B"}
    assert (first.ns, first.ew) == (second.ew, second.ns)
    return {
        "open_room": {"NS": f"{names[first.ns[0]]}1", "EW": f"{names[first.ew[0]]}1"},
        "closed_room": {"NS": f"{names[second.ns[0]]}2", "EW": f"{names[second.ew[0]]}2"},
    }


def team_schedule(given: Any) -> Any:
    if "match_boards" not in given:
        half = given["segment_boards"] // 2
        (stages,) = _halves(team_match.MOVEMENT.schedule(2, 2), half, "table_1", "table_2")
        return stages
    schedule = team_match.MOVEMENT.schedule(2, 4)
    each = given["match_boards"] // 4
    halves = _halves(schedule, each, "table_I", "table_II")
    last = [board for stage in halves[1].values() for span in stage.values() for board in span]
    return {
        "halves": len(halves),
        "boards_per_half": 2 * each,
        "boards_dealt_per_table_per_half": each,
        "first_half": halves[0],
        "second_half_boards": [min(last), max(last)],
    }


def _halves(schedule: Schedule, each: int, *names: str) -> list[dict[str, Any]]:
    stages = [
        {
            name: [(sitting.boards - 1) * each + 1, sitting.boards * each]
            for name, sitting in zip(names, sittings, strict=True)
        }
        for sittings in schedule.rounds
    ]
    return [
        {"stage1": first, "stage2": second}
        for first, second in zip(stages[::2], stages[1::2], strict=True)
    ]


def vp_shape(given: Any) -> Any:
    assert SCALE.title.endswith(given["scale"])
    pairs: list[list[int]] = []
    for boards in (8, 16, 32):
        rows = [list(map(int, SCALE.points(boards, margin))) for margin in range(150)]
        seen = [row for place, row in enumerate(rows) if row not in rows[:place]]
        assert pairs in ([], seen)
        pairs = seen
    return {
        "possible_results": pairs,
        "count": len(pairs),
        "draw": pairs[0],
        "max": pairs[-1],
    }


CHOICES = {
    "small slam instead of game": ("4S", "6S", 12),
    "grand slam instead of small slam": ("6S", "7S", 13),
    "major game instead of partscore": ("2S", "4S", 10),
}
"""What is safe, what is risked, and the tricks that are won when it makes."""


def break_even(given: Any) -> Any:
    low, high, tricks = CHOICES[given["decision"]]
    down = tricks - 1
    made, lost = ([_worth(bid, won, given) for bid in (low, high)] for won in (tricks, down))

    def share(gain: Fraction, loss: Fraction) -> float:
        return round(float(loss / (gain + loss)), 4)

    chances = {
        "total_points": share(Fraction(made[1] - made[0]), Fraction(lost[0] - lost[1])),
        "imps": share(Fraction(imps(made[1] - made[0])), Fraction(imps(lost[0] - lost[1]))),
    }
    if low == "2S":  # at match points, against one who bids the other contract
        method = methods()["match_points"]
        gain, loss = (
            method.award(Field.of([((points, 1),) for points in two]), ((two[1], 1),), 2, PLAIN)
            for two in (made, lost)
        )
        chances["matchpoints"] = share(gain.points, 2 - loss.points)
    return chances


def _worth(bid: str, tricks: int, given: Any) -> int:
    done = Contract.parse(bid, Seat.SOUTH)
    return worth(TARIFF, done, tricks, vulnerable=given["vulnerable"])


def mp_top(given: Any) -> Any:
    scores = [50 * place for place in range(given["results_on_board"])]
    scored = score_session(one_board(scores), FFB)
    (top,) = {line.award.top for line in scored.lines if line.award}
    best = max(line.award.points for line in scored.lines if line.award)
    assert best == top
    return {"top": top}


def mitchell(given: Any) -> Any:
    tables, each = given["tables"], given["boards_per_round"]
    schedule = one_section.MOVEMENT.schedule(2 * tables)
    assert not list(schedule_faults(schedule))
    met = Counter((sitting.ns, sitting.ew) for sitting in schedule)
    played = Counter((who, sitting.boards) for sitting in schedule for who in sitting.entrants)
    first, second = schedule.rounds[:2]
    return {
        "rounds": len(schedule.rounds),
        "boards": schedule.sets * each,
        "boards_per_opponent": {each * many for many in met.values()}.pop(),
        "results_per_board": {
            sum(sitting.boards == number for sitting in schedule)
            for number in range(1, schedule.sets + 1)
        }.pop(),
        "each_EW_meets_each_NS": len(met) == tables**2,
        "each_pair_plays_all_boards": len(played) == 2 * tables * schedule.sets,
        "round1": {
            f"table{sitting.table}": _boards(sitting, each) for sitting in _shown(first, tables)
        },
        "round2": {
            f"table{sitting.table}": {
                "NS": sitting.ns[0],
                "EW": sitting.ew[0] - tables,
                "boards": _boards(sitting, each),
            }
            for sitting in _shown(second, tables)
        },
    }


def _shown(sittings: Sequence[Sitting], tables: int) -> list[Sitting]:
    return [sitting for sitting in sittings if sitting.table in (1, 2, tables)]


def _boards(sitting: Sitting, each: int) -> list[int]:
    return [(sitting.boards - 1) * each + place for place in range(1, each + 1)]


def multi_section(given: Any) -> Any:
    schedule = sections.MOVEMENT.schedule(given["pairs"])
    many = max(one.section for one in schedule)
    results = max(Counter(one.boards for one in schedule).values())
    return {
        "sections": many,
        "tables_per_section": schedule.tables // many,
        "results_per_board_max": results,
        **mp_top({"results_on_board": results}),
    }


NAMED = {
    "dealing-board": "N° Etui",
    "dealing-contract": "Contrat",
    "dealing-declarer": "Déclarant",
    "dealing-lead": "Entame",
    "dealing-tricks": "Nbr levées",
    "dealing-score-ns": "Score NS",
    "dealing-score-ew": "Score EW",
}
"""The columns as the documents head them, by the sentence that heads ours."""


def columns(given: Any) -> Any:
    """A slip goes with its board, and has its number above the table."""
    wording, size = PrintedWording("fr", "fr"), FormSize(1, 1, 1)
    slip = given["form"].startswith("travelling slip")
    text = score_forms("slips" if slip else "sheet", size, wording)
    places = {text.find(f">{wording.say(name)}<"): head for name, head in NAMED.items()}
    if slip:
        assert "<caption>Donne 1" in text
        places[0] = NAMED["dealing-board"]
    return {"columns": [places[place] for place in sorted(places) if place >= 0]}


def pair_extremes(given: Any) -> Any:
    """Pair 1 meets eight pairs; each gives it once what nobody else is given."""
    assert given == {"every opposing pair errs exactly once, always against me": True}
    results = [
        table(str(board), str(ns), str(10 + (board + ns) % 8), 420 if ns == 1 else -50)
        for board in range(1, 9)
        for ns in range(1, 9)
    ]
    first = rank_session(score_session(results, FFB))[0]
    assert first.contestant == Contestant("1", "ns")
    return {"percent_near": first.total.percent}


def session_levels(given: Any) -> Any:
    """The two ends and the middle are rules; what wins a session is what was seen."""
    assert given == {}
    results: list[BoardResult] = []
    for board in range(1, 10):
        results += one_board([100 * place for place in range(9)], str(board))
    scored = score_session(results, FFB)
    percentages = [total.percent for total in session_totals(scored)]
    assert sum(filter(None, percentages)) / len(percentages) == 50
    hours = {
        f"hours_{boards}_boards": f"<{int(boards * PACES[EntrantKind.PAIRS] / 60) + 1}"
        for boards in (24, 33)
    }
    return {
        "max": max(percents(scored)),
        "average": sum(percents(scored)) / len(percents(scored)),
        **hours,
    }
