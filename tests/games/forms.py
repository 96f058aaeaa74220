"""Every variant with every way of its options, and games of them played at random."""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import biritch.games.variants
from biritch import shelf
from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Facts
from biritch.games.variant import Variant


@cache
def forms() -> dict[str, Variant]:
    """Return each variant, and each with one option taken the other way."""
    found = {}
    for variant in shelf.load(biritch.games.variants, "VARIANT", Variant).values():
        found[variant.name] = variant
        for option in variant.options:
            for way in option.names[1:]:
                found[f"{variant.name} {way}"] = variant.agreeing({option.name: way})
    return found


def played(name: str, seed: int, board: Board, depth: int = 1_000) -> Game:
    """Return a random game, cut off after *depth* actions."""
    rng = random.Random(seed)
    game = Game.start(forms()[name], next(seeded_deals(seed)), board)
    while not game.over and len(game.log) < depth:
        assert game.actor is not None
        game = game.after(rng.choice(game.view(game.actor).legal))
    return game


def swapped(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    """Return *game* with every card that *seat* cannot see somewhere else that it cannot.

    Where cards lie is read off the laws of each game: a hand not one's own is hidden until
    it is faced, the stock always, the widow from all but who shares it out, and what lies
    under a card of a dummy.
    """
    facts = game.facts
    covered = [under for _, under in facts.covered]
    blind = [s for s in Seat if s != seat and s not in facts.exposed]
    kept = {s: Hand.of(c for c in facts.hands[s] if _public(facts, c)) for s in blind}
    places: list[list[Card]] = [list(facts.hands[s] - kept[s]) for s in blind]
    places += [list(facts.stock), [] if game.actor == seat else list(facts.widow), covered]
    cards = [card for place in places for card in place]
    rng.shuffle(cards)
    dealt = [[cards.pop() for _ in place] for place in places]
    *hidden, stock, widow, under = dealt
    hands = list(facts.hands)
    for s, held in zip(blind, hidden, strict=True):
        hands[s] = kept[s] | Hand.of(held)
    pairs = [(top, card) for (top, _), card in zip(facts.covered, under, strict=True)]
    holders = [next(s for s in Seat if top in facts.hands[s]) for top, _ in pairs]
    for holder in holders:
        hands[holder] -= facts.beneath
    for holder, (_, card) in zip(holders, pairs, strict=True):
        hands[holder] |= Hand.of([card])
    changes: dict[str, Any] = {"hands": tuple(hands), "stock": tuple(stock)}
    changes |= {"covered": tuple(pairs)}
    if widow:
        changes["widow"] = Hand.of(widow)
    field = "before" if hasattr(game.phase, "before") else "facts"
    before = replace(getattr(game.phase, field), **changes)
    return replace(game, phase=replace(game.phase, **{field: before}))  # type: ignore[type-var]


def _public(facts: Facts, card: Card) -> bool:
    """Whether where *card* is was told: it was turned up, or points were announced."""
    return card == facts.turned or (bool(facts.announced) and card.rank > 10)
