"""What the documents' examples of scores ask of the tariffs and the sheets."""

from __future__ import annotations

from typing import Any

from biritch import shelf
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.scoring import honours, tariffs
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariff import Tariff, parts, score

CODES = shelf.load(tariffs, "TARIFF", Tariff)
DUPLICATE, RUBBER = CODES["duplicate_2017"], CODES["rubber_1993"]
PARIS = CODES["bridge_whist_paris"]
OLD = {"old": "rubber_pre1993", "rubber pre-1993": "rubber_pre1993"}
ACES = Hand.of(Card.of(suit, 14) for suit in Suit)
FOUR_ACES = (ACES, *(Hand.of(list(FULL_PACK - ACES)[n : n + 13]) for n in (0, 13, 26)))
HONOURS = {1: (14,), 2: (14, 13), 3: (14, 13, 12), 4: (14, 13, 12, 11), 5: (14, 13, 12, 11, 10)}


def contract(text: str, doubled: str = "") -> Contract:
    return Contract.parse(text.replace("NT", "N") + doubled, Seat.SOUTH)


def trick_points(given: Any) -> Any:
    done = contract(given["contract"], given["doubled"])
    sheet = Sheet(RUBBER).after(DealResult(done, done.level + 6))
    written = [entry.points for entry in sheet.entries if entry.game == 0]
    return {"below_line": sum(written)}


def insult(given: Any) -> Any:
    code = RUBBER if given["rules"] == "modern" else CODES["rubber_pre1993"]
    return {
        risk: parts(code, contract("1N", risk), 7, vulnerable=False)["insult"]
        for risk in ("X", "XX")
    }


def slam_bonus(given: Any) -> Any:
    vulnerable = given["vulnerable"]
    six, seven = (
        parts(RUBBER, contract(f"{level}S"), level + 6, vulnerable=vulnerable)["slam"]
        for level in (6, 7)
    )
    return {"small": six, "grand": seven}


def overtrick_doubled(given: Any) -> Any:
    def each(risk: str) -> int:
        ten, nine = (
            score(DUPLICATE, contract("2C", risk), won, vulnerable=given["vulnerable"])
            for won in (10, 9)
        )
        return ten - nine

    return {"X": each("X"), "XX": each("XX")}


def overtrick_plain(given: Any) -> Any:
    earned = parts(DUPLICATE, contract(given["contract"]), 8, vulnerable=False)
    return {"each": earned["overtricks"]}


def undertrick_table(given: Any, rules: str) -> Any:
    code = CODES["duplicate_pre1987"] if rules == "old" else DUPLICATE
    done = contract("7N", given["doubled"])
    vulnerable = given["vulnerable"]
    lost = [-score(code, done, 13 - down, vulnerable=vulnerable) for down in range(1, 14)]
    return {"cumulative": lost}


def honours_held(given: Any) -> Any:
    holding = given["holding"]
    strain = Strain.NOTRUMP if "no-trump" in holding else Strain.SPADES
    if strain is Strain.NOTRUMP:
        mine = ACES
    else:
        count = 5 if holding.startswith("five") else 4
        mine = Hand.of(Card.of(Suit.SPADES, rank) for rank in HONOURS[count])
    rest = list(FULL_PACK - mine)
    hands = (Hand(), Hand.of(rest[:13]), mine, Hand.of(rest[13:]))
    paid = honours.honours_claimed(RUBBER, hands, Contract(strain, Seat.NORTH, 4))
    assert honours.honours_claimed(DUPLICATE, hands, Contract(strain, Seat.NORTH, 4)) == ()
    assert [side for side, _ in paid] == [Side.NS]
    return {"above_line": paid[0][1]}


def rubber_bonus(given: Any) -> Any:
    game = DealResult(contract("4S"), 10)
    theirs = DealResult(Contract.parse("4S", Seat.EAST), 10)
    deals = [game, game] if given["games"] == "2-0" else [game, theirs, game]
    return {"bonus": Sheet.fold(RUBBER, deals).bonus}


def unfinished_rubber(given: Any, rules: str) -> Any:
    del given
    code = CODES[OLD.get(rules, "rubber_1993")]
    deals = [DealResult(contract("4S"), 10), DealResult(Contract.parse("2S", Seat.EAST), 8)]
    ended = Sheet.fold(code, deals).break_off()
    game, part = ended.entries[-2:]
    return {
        "one_game_only_side": game.points,
        "side_with_partscore_in_current_game": part.points,
    }


def rubber_sequence(given: Any) -> Any:
    deals = [
        DealResult(
            Contract.parse(deal["contract"], Seat.parse(deal["declarer"])), deal["tricks"]
        )
        for deal in given["deals"]
    ]
    running = [Sheet.fold(RUBBER, deals[: n + 1]) for n in range(len(deals))]
    last = running[-1]
    return {
        "running_below": [{str(s): sheet.below(s) for s in Side} for sheet in running],
        "games": {str(s): last.games[s] for s in Side},
        "game_points": {"NS": last.below(Side.NS, game=0)},
        "vulnerable_after": [
            str(s) for s in Side if Vulnerability[str(s)] in last.vulnerability
        ],
        "totals_so_far": {str(s): last.total(s) for s in Side},
    }


def duplicate_score(given: Any) -> Any:
    done = contract(given["contract"], given["doubled"])
    points = score(DUPLICATE, done, given["tricks"], vulnerable=given["vulnerable"])
    return {"score_for_declaring_side": points}


def duplicate_bonuses(given: Any) -> Any:
    del given
    low, high = (
        parts(DUPLICATE, contract("4S"), 10, vulnerable=v)["game"] for v in (False, True)
    )
    return {
        "game_vulnerable": high,
        "game_not_vulnerable": low,
        "partscore": parts(DUPLICATE, contract("2S"), 8, vulnerable=False)["partscore"],
        "honours": len(honours.honours_claimed(DUPLICATE, FOUR_ACES, contract("3N"))),
        "rubber_bonus": max(DUPLICATE.form.bonus),
    }


def contract_class(given: Any) -> Any:
    classes = set()
    for bid in given["bids"]:
        done = contract(bid, given["doubled"])
        earned = parts(DUPLICATE, done, done.level + 6, vulnerable=False)
        slam = {6: "small_slam", 7: "grand_slam"}.get(done.level) if "slam" in earned else None
        classes.add(slam or ("game" if "game" in earned else "partscore"))
    (only,) = classes
    return {"class": only}


def minimum_game_contracts(given: Any) -> Any:
    contracts: dict[str, int] = {}
    for strain in ("NT", "H", "S", "C", "D"):
        for level in range(1, 8):
            points = trick_points({"contract": f"{level}{strain}", **given})["below_line"]
            if points >= RUBBER.form.goal:
                contracts[f"{level}{strain}"] = points
                break
    return {"contracts": contracts}


def made(given: Any) -> Any:
    done = contract(given["contract"])
    over = given["tricks"] - 6 - done.level
    earned = parts(DUPLICATE, done, given["tricks"], vulnerable=False)
    return {"made": "undertricks" not in earned, "over": over}


def sacrifice(given: Any) -> Any:
    del given
    cost = -score(DUPLICATE, contract("4S", "X"), 8, vulnerable=False)
    saves = score(DUPLICATE, contract("4H"), 10, vulnerable=True) - cost
    return {"cost": cost, "saves": saves}


def bw_trick_value(given: Any) -> Any:
    return {"per_odd_trick": PARIS.row(Strain.parse(given["trump"]))[0]}


def bw_suit_order(given: Any) -> Any:
    del given
    suits = [Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS]
    dear = sorted(suits, key=lambda strain: PARIS.row(strain)[0], reverse=True)
    return {"high_to_low": [str(strain) for strain in dear]}


def bw_contre_chain(given: Any) -> Any:
    base = score(PARIS, Contract(Strain.HEARTS, Seat.SOUTH), 7, vulnerable=False)
    found = [
        score(PARIS, Contract(Strain.HEARTS, Seat.SOUTH, 0, 2**said), 7, vulnerable=False)
        for said in given["contres"]
    ]
    return {"multiplier": [points // base for points in found]}


def bw_honours(given: Any) -> Any:
    strain = Strain.parse(given["trump"])
    name = honours.kind(*given["honours_in_hands"])
    assert name is not None
    value = PARIS.row(strain)[0]
    points = honours.bridge_whist_value(name, strain, value)  # contres do not multiply them
    return {"tricks_worth": points // value, "points": points}


def bw_nt_honours(given: Any) -> Any:
    pairs = {
        "two aces each side": [(1, 1)],
        "three aces, one hand or divided": [(3, 0), (2, 1)],
        "four aces divided": [(2, 2), (3, 1)],
        "four aces in one hand": [(4, 0)],
    }
    found = set()
    for pair in pairs[given["holding"]]:
        name = honours.kind(*pair)
        found.add(0 if name is None else honours.bridge_whist_value(name, Strain.NOTRUMP, 12))
    (only,) = found
    return {"points_standard": only}


def bw_slam(given: Any) -> Any:
    done = Contract(Strain.HEARTS, Seat.SOUTH)
    sheet = Sheet(PARIS).after(DealResult(done, given["tricks"]))
    bonus = [one for one in sheet.entries if one.name == "slam"]
    assert all(one.game is None for one in bonus)
    return {"slam_points": sum(one.points for one in bonus), "count_towards_30": False}
