"""What the documents' examples of cards, calls and play ask of the rules and the games."""

from __future__ import annotations

import random
from typing import Any

from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability, next_of
from biritch.games.actions import WidowShare
from biritch.games.game import Game
from biritch.robots.other_games.trumps import guide_strain
from biritch.robots.play import leads
from biritch.rules import preliminaries
from biritch.rules.auction import Auction
from biritch.rules.play import Trick
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariffs import rubber_1993
from biritch.words.notation import read_call, write_call, write_rank, write_strain
from tests.games.forms import forms

LETTERS = {Vulnerability.NONE: "None", Vulnerability.BOTH: "Both"}


def deal_order(given: Any) -> Any:
    dealer = Seat.parse(given["dealer"])
    pack = list(DECK)
    dealt = preliminaries.deal_out(pack, dealer)
    found = [next(seat for seat in Seat if card in dealt[seat]) for card in pack]
    return {"order": [str(seat) for seat in found[: given["cards"]]]}


def cut(given: Any) -> Any:
    assert given["pack"] == len(DECK)
    try:
        preliminaries.cut(DECK, given["upper_part"])
    except preliminaries.IllegalCut:
        return {"legal": False}
    return {"legal": True}


def bid_meaning(given: Any) -> Any:
    contract = Contract.parse(given["bid"], Seat.NORTH)
    suit = contract.strain.suit
    return {"tricks": contract.level + 6, "trump": None if suit is None else str(suit)}


def _named(bid: Bid) -> str:
    return str(bid).replace("N", "NT")


def bid_order(given: Any) -> Any:
    bids = [call for call in Auction(Seat.NORTH).standing.legal() if isinstance(call, Bid)]
    ordered = [_named(bid) for bid in sorted(bids)]
    assert (ordered[0], ordered[-1]) == (given["lowest"], given["highest"])
    return {"count": len(ordered), "first_ten": ordered[:10], "last_five": ordered[-5:]}


def bid_sufficient(given: Any) -> Any:
    risks = {"": [], "X": [DOUBLE], "XX": [DOUBLE, REDOUBLE]}[given["over_doubled"]]
    auction = Auction.of(Seat.NORTH, [parse_call(given["over"]), *risks])
    return {"sufficient": auction.standing.objection(parse_call(given["bid"])) is None}


def auction(given: Any) -> Any:
    dealer = Seat.parse(given["dealer"])
    held = Auction.of(dealer, map(parse_call, given["calls"]))
    contract = held.contract
    if contract is None:
        after = Sheet(rubber_1993.TARIFF, dealer).after(DealResult())
        return {"complete": held.over, "passed_out": True, "next_dealer": str(after.dealer)}
    return {
        "complete": held.over,
        "passed_out": False,
        "contract": f"{contract.level}{contract.strain}",
        "doubled": {1: "", 2: "X", 4: "XX"}[contract.multiplier],
        "declarer": str(contract.declarer),
        "dummy": str(contract.dummy),
        "leader": str(contract.leader),
        "tricks_needed": contract.level + 6,
    }


def auction_prefix(given: Any) -> Any:
    held = Auction.of(Seat.parse(given["dealer"]), map(parse_call, given["calls"]))
    standing = held.standing
    return {
        "complete": held.over,
        "current_bid": str(standing.bid),
        "doubled": {1: "", 2: "X", 4: "XX"}[standing.multiplier],
        "next_to_call": str(held.turn),
    }


def trick_winner(given: Any) -> Any:
    trick = Trick(Seat.parse(given["leader"]), tuple(map(Card.parse, given["cards"])))
    return {"winner": str(trick.winner(Strain.parse(given["trump"])))}


def lead_agreement(given: Any) -> Any:
    ranks = {"K": 13, "Q": 12, "J": 11}
    held = Hand.of(Card.of(Suit.SPADES, ranks[name]) for name in given["holding"])
    leds = {
        leads.agreed_card(held, Suit.SPADES, strain)
        for strain in (Strain.NOTRUMP, Strain.HEARTS)
    }
    (led,) = leds
    return {"lead": write_rank(led.rank, "en")}


def hcp(given: Any) -> Any:
    values = given["values"]
    for rank, name in enumerate("AKQJ"):
        assert Hand.of([Card.of(Suit.CLUBS, 14 - rank)]).hcp == values[name]
    assert Hand.of([Card.of(Suit.CLUBS, 10)]).hcp == values["other"]
    return {"per_suit": FULL_PACK.holding(Suit.HEARTS).hcp, "whole_pack": FULL_PACK.hcp}


def board(given: Any) -> Any:
    found = Board.from_number(given["board"])
    vulnerable = LETTERS.get(found.vulnerability, str(found.vulnerability).upper())
    told: dict[str, object] = {"dealer": str(found.dealer), "vulnerable": vulnerable}
    if given["board"] > 16:
        same = Board.from_number(given["board"] - 16)
        assert (same.dealer, same.vulnerability) == (found.dealer, found.vulnerability)
        told["same_as"] = same.number
    return told


def bw_declaration_guide(given: Any) -> Any:
    for length, honours in given["rules"]:
        ranks = [14, 13, 12, 11, 10][:honours] + [2, 3, 4, 5, 6][: length - honours]
        suit = [Card.of(Suit.HEARTS, rank) for rank in ranks]
        rest = [Card.of(Suit.CLUBS, rank) for rank in range(2, 7)][:4]
        rest += [Card.of(Suit.SPADES, rank) for rank in range(2, 9)][: 9 - len(suit)]
        assert guide_strain(Hand.of(suit + rest)) is Strain.HEARTS
        weaker = [Card.of(Suit.HEARTS, rank) for rank in [14, 13, 12, 11, 10][: honours - 1]]
        weaker += [Card.of(Suit.HEARTS, rank) for rank in range(2, 2 + length - len(weaker))]
        assert guide_strain(Hand.of(weaker + rest)) is not Strain.HEARTS
    return {}


def notation_fr(given: Any) -> Any:
    suits = [str(Strain.parse(_english(name))) for name in given["suits"]]
    ranks = [
        next(r for r in range(14, 1, -1) if write_rank(r, "fr") == name)
        for name in given["ranks"]
    ]
    assert [write_strain(Strain.parse(suit), "fr") for suit in suits] == given["suits"]
    assert write_call(DOUBLE, "fr") == "X"
    assert read_call("XX", "fr") is REDOUBLE
    assert str(read_call("1SA", "fr")) == "1N"
    return {"suits": suits, "ranks": ["T" if r == 10 else write_rank(r, "en") for r in ranks]}


def _english(french: str) -> str:
    return str(read_call(f"1{french}", "fr"))[1:]


def honeymoon_a_counts(given: Any) -> Any:
    game = _drawn_out(1, stop=0)
    start = {str(seat): len(game.facts.hands[seat]) for seat in game.facts.players}
    stock = len(game.facts.stock)
    assert sum(start.values()) + stock == given["pack"]
    after = _drawn_out(1, stop=26)
    hands = {len(after.facts.hands[seat]) for seat in after.facts.players}
    calls = _called(after)
    return {
        "dealt_each": max(start.values()),
        "stock": stock,
        "phase1_tricks": len(after.facts.drawn),
        "cards_put_aside": sum(len(trick.cards) for trick in after.facts.drawn),
        "hand_for_auction": max(hands),
        "phase2_tricks": len(calls.facts.hands[Seat.SOUTH]),
    }


def _drawn_out(seed: int, stop: int) -> Game:
    """Return a game for two once *stop* cards were played for the stock."""
    rng = random.Random(seed)
    game = Game.start(forms()["honeymoon_draw"], next(seeded_deals(seed)), Board.from_number(1))
    for _ in range(stop):
        game = game.after(rng.choice(game.phase.legal()))
    return game


def _called(game: Game) -> Game:
    """Let the dealer play one notrump."""
    game = game.after(parse_call("1N"))
    while game.phase.kind == "auction":
        game = game.after(PASS)
    return game


def honeymoon_a_draw(given: Any) -> Any:
    assert given["trick_winner"] == "B"
    before = _drawn_out(2, stop=0)
    game = _drawn_out(2, stop=2)
    (trick,) = [one for one in game.facts.drawn if one.full]
    winner = trick.winner(Strain.NOTRUMP)
    names = dict(zip(before.facts.stock, ("c1", "c2", "c3"), strict=False))
    new = {
        seat: names[card]
        for seat in game.facts.players
        for card in game.facts.hands[seat] - before.facts.hands[seat]
    }
    loser = next(seat for seat in game.facts.players if seat != winner)
    return {"B_draws": new[winner], "A_draws": new[loser]}


def honeymoon_a_memory(given: Any) -> Any:
    game = _drawn_out(3, stop=26)
    view = game.view(Seat.SOUTH)
    own = view.seen[Seat.SOUTH] or Hand()
    gone = Hand.of(card for trick in view.drawn for card in trick.cards)
    assert (len(gone), len(own)) == (given["seen_played"], given["own_hand"])
    unknown = FULL_PACK - gone - own
    assert unknown == game.facts.hands[Seat.WEST]
    return {"unknown": len(unknown), "equals": "the opponent's hand"}


def honeymoon_a_lead(given: Any) -> Any:
    assert given["declarer"] == "A"
    game = _called(_drawn_out(4, stop=26))
    contract = game.facts.contract
    assert contract is not None
    opponent = next_of(game.facts.players, contract.declarer)
    return {"first_lead_phase2": "B" if game.actor == opponent else "A"}


def _dummies(form: str = "honeymoon_dummies") -> Game:
    game = Game.start(forms()[form], next(seeded_deals(5)), Board.from_number(1))
    return _called(game)


def honeymoon_b_counts(given: Any) -> Any:
    start = Game.start(
        forms()["honeymoon_dummies"], next(seeded_deals(5)), Board.from_number(1)
    )
    assert sum(map(len, start.facts.hands)) + len(start.facts.widow) == given["pack"]
    game = _dummies()
    contract = game.facts.contract
    assert contract is not None
    shares: dict[Seat, tuple[int, int]] = {}
    while game.phase.kind == "sharing":
        taker = game.actor
        assert taker is not None
        before = game.facts.hands
        game = game.after(game.phase.legal()[0])
        assert isinstance(game.log[-1], WidowShare)
        mine, dummys = (
            len(game.facts.hands[seat]) - len(before[seat]) for seat in (taker, taker.partner)
        )
        shares[taker] = (mine, dummys)
    (opponent,) = set(shares) - {contract.declarer}
    return {
        "dealt_to_each_of_four": {len(hand) for hand in start.facts.hands}.pop(),
        "widow": len(start.facts.widow),
        "to_declarer_hand": shares[contract.declarer][0],
        "to_declarer_dummy": shares[contract.declarer][1],
        "to_opponent": sum(shares[opponent]),
        "opponent_hand": shares[opponent][0],
        "opponent_dummy": shares[opponent][1],
        "final_each": {len(hand) for hand in game.facts.hands}.pop(),
    }


def _shared(game: Game) -> Game:
    while game.phase.kind == "sharing":
        game = game.after(game.phase.legal()[0])
    return game


def honeymoon_b_knowledge(given: Any) -> Any:
    assert (given["layout"], given["phase"]) == ("closed", "play")
    game = _shared(_dummies())
    counts = set()
    for seat in game.facts.players:
        seen = [hand for hand in game.view(seat).seen if hand is not None]
        counts.add(sum(map(len, seen)))
        assert len(seen) == 3  # and the fourth is all the rest
    (count,) = counts
    return {"cards_seen_by_each_player": count, "unknown": 52 - count, "four_hands_known": True}


def honeymoon_b_six_over_six(given: Any) -> Any:
    assert len(given["dummy"]["up"]) == len(given["dummy"]["down"])
    rng = random.Random(6)
    game = _shared(_dummies("honeymoon_dummies six"))
    while True:
        facts, turn = game.facts, game.phase.turn
        covering = [up for up, _ in facts.covered]
        playable = [card for card in game.phase.legal() if card in covering]
        if turn in facts.dummies and playable:
            break
        game = game.after(rng.choice(game.phase.legal()))
    assert isinstance(playable[0], Card)
    after = game.after(playable[0])
    hidden = [set(g.facts.covered) for g in (game, after)]
    mine = [[pair for pair in one if pair[1] in game.facts.hands[turn]] for one in hidden]
    shown = [
        g.facts.hands[turn] - Hand.of(under for _, under in g.facts.covered)
        for g in (game, after)
    ]
    turned = shown[1] - shown[0]
    return {
        "turned_up": len(turned),
        "playable_after": 6 + len(shown[1]) - len(shown[0]),
        "hidden_after": 6 + len(mine[1]) - len(mine[0]),
    }
