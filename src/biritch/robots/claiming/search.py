"""Search for tricks that a player can be sure of against every distribution.

The cards hidden from the player form one pool. A hidden hand may play any card of the pool that
it can still hold; its choice thereby determines the distribution step by step. A plan that wins
against such opponents wins on every deal, without a guess: it may depend only on cards already
seen. That is what Law 70 requires of a claim without a stated line of play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from biritch.core.cards import Strain
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.view import View
from biritch.robots.claiming.cashing import Cashing
from biritch.robots.claiming.establishing import Establishing
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.known_cards import KnownCards
from biritch.rules.play import Trick

SearchAim: TypeAlias = Literal["sure", "standing", "possible", "careless"]
"""What is asked: tricks won against all play, with everybody's help, or by careless play.

*Standing* is as sure, but that nobody is feared to ruff while trumps are drawn.
*Careless* is the worst of the normal lines (Law 70): the player cashes winners in any order,
but from the top of each suit, and does not draw trumps.
"""

_SUIT = (1 << 13) - 1


class TooLong(RuntimeError):
    """Raised when a search exceeds its limit of positions."""


class ClaimPosition(NamedTuple):
    """A position as one player knows it, at the start of a trick or inside it.

    ``hands`` are the cards known to be in each hand, one bit a card; ``pool`` those of the
    hidden seats together, at most two; ``needs`` how many of them each seat holds; ``barred``
    the suits each cannot hold, one bit a suit; ``leader`` and ``cards`` are the current trick;
    ``ours`` marks the seats for which the player decides, and ``parity`` those of their side.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> for call in "1N P P P".split():
        ...     game = game.after(parse_call(call))
        >>> game = game.after(game.view(game.actor).legal[0])
        >>> at = ClaimPosition.of(game.view(game.facts.contract.declarer))
        >>> at.tricks_left, at.pool.bit_count(), at.trump
        (13, 25, -1)
    """

    hands: tuple[int, ...]
    pool: int
    needs: tuple[int, ...]
    barred: tuple[int, ...]
    leader: int
    cards: tuple[int, ...]
    trump: int
    ours: tuple[bool, ...]
    parity: int

    @classmethod
    def of(cls, view: View, player: Seat | None = None) -> ClaimPosition | None:
        """Return what *player*, by default the owner of the view, knows in *view*.

        The view may show more, such as the cards of the player who is to accept the claim.
        ``None`` in games not played by four, or with three hidden hands.
        """
        contract, turn = view.contract, view.turn
        if contract is None or turn is None or len(under_way(view).seats) < len(FOUR):
            return None
        player = next(seat for seat in (player, view.seat, turn) if seat is not None)
        declares = player.side is contract.declarer.side
        open_seats = {player, contract.declarer.partner} if view.dummies else {player}
        seen = tuple(hand if seat in open_seats else None for seat, hand in _seats(view))
        known = KnownCards.of(replace(view, seen=seen, seat=player))
        if any(view.seen[seat] is None for seat in open_seats):
            return None
        if len(known.hidden) > 2:
            return None
        ours = open_seats if declares else {player}
        trick = under_way(view)
        north, east, south, west = (hand.bits for hand in known.held)
        needs, barred = known.needs, _barred_suits(known.barred)
        return cls(
            hands=(north, east, south, west),
            pool=known.pool.bits,
            needs=(needs[0], needs[1], needs[2], needs[3]),
            barred=(barred[0], barred[1], barred[2], barred[3]),
            leader=int(trick.leader),
            cards=tuple(int(card) for card in trick.cards),
            trump=_trump(contract.strain),
            ours=_flags(ours),
            parity=int(player) % 2,
        )

    @classmethod
    def from_hands(
        cls, hands: tuple[Hand, ...], strain: Strain, trick: Trick, ours: Collection[Seat]
    ) -> ClaimPosition:
        """Return a position with all cards known; *ours* are the player's seats."""
        north, east, south, west = (hand.bits for hand in hands)
        return cls(
            hands=(north, east, south, west),
            pool=0,
            needs=(0, 0, 0, 0),
            barred=(0, 0, 0, 0),
            leader=int(trick.leader),
            cards=tuple(int(card) for card in trick.cards),
            trump=_trump(strain),
            ours=_flags(ours),
            parity=int(next(iter(ours))) % 2,
        )

    @property
    def turn(self) -> int:
        """The seat to play."""
        return (self.leader + len(self.cards)) % 4

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be won, including the current one."""
        counts = (
            hand.bit_count() + need for hand, need in zip(self.hands, self.needs, strict=True)
        )
        return max(counts)

    @property
    def theirs(self) -> int:
        """The cards of everybody but the player's own hands."""
        others = self.pool
        for hand, mine in zip(self.hands, self.ours, strict=True):
            if not mine:
                others |= hand
        return others

    @property
    def trumps_out(self) -> int:
        """The number of trumps that the others hold."""
        return 0 if self.trump < 0 else (self.theirs >> 13 * self.trump & _SUIT).bit_count()


def _seats(view: View) -> Iterator[tuple[Seat, Hand | None]]:
    yield from zip(Seat, view.seen, strict=True)


def _trump(strain: Strain) -> int:
    return -1 if strain.suit is None else int(strain.suit)


def _barred_suits(barred: tuple[Hand, ...]) -> list[int]:
    """Return the suits of the *barred* cards, one bit a suit."""
    return [
        sum(1 << suit for suit in range(4) if hand.bits >> 13 * suit & _SUIT) for hand in barred
    ]


def _flags(seats: Collection[Seat]) -> tuple[bool, ...]:
    north, east, south, west = (seat in seats for seat in Seat)
    return north, east, south, west


@dataclass
class ClaimSearch:
    """A search for one question, limited to ``positions`` positions.

    Of equivalent cards that cannot win the trick only the lowest is tried, as keeping the
    higher one is never worse.

    Example:
        >>> hands = tuple(map(Hand.parse, ("A2...", "K3...", "54...", "76...")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.NORTH), {Seat.NORTH, Seat.SOUTH})
        >>> [ClaimSearch("sure").reaches(at, tricks) for tricks in (1, 2)]
        [True, False]
    """

    aim: SearchAim
    positions: int = 20_000
    _seen: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def reaches(self, at: ClaimPosition, tricks: int) -> bool:
        """Return whether the player's side wins *tricks* more.

        Raises:
            TooLong: More positions than allowed would have to be looked at.
        """
        if tricks <= 0:
            return True
        if tricks > at.tricks_left:
            return False
        key = (*at[:6], tricks)
        found = self._seen.get(key)
        if found is None:
            if not at.cards:
                self.positions -= 1
                if self.positions < 0:
                    raise TooLong
            found = self._seen[key] = self._look(at, tricks)
        return found

    def _look(self, at: ClaimPosition, tricks: int) -> bool:
        if self.aim == "standing" and not at.cards:
            return stands(at, tricks)
        return self._quick(at, tricks) or self._inside(at, tricks)

    def _quick(self, at: ClaimPosition, tricks: int) -> bool:
        if self.aim != "sure" or at.cards or not at.ours[at.leader]:
            return False
        return cashes(at, tricks)

    def _inside(self, at: ClaimPosition, tricks: int) -> bool:
        ours = at.ours[at.turn]
        moves = after_each(at)
        if self.aim == "careless" and ours:
            normal = normal_cards(at, [move[0] for move in moves])
            moves = [move for move in moves if move[0] in normal]
        if not ours and at.turn % 2 == at.parity:
            moves = _partners(at, moves)
        if not ours and self.aim == "standing":
            moves = [move for move in moves if not _is_ruff(at, move[0])] or moves
        helping = self.aim == "possible" or (ours and self.aim in {"sure", "standing"})
        if ours:
            _sort(at, moves, giving=tricks < at.tricks_left)
        if not ours and not helping:
            # What wins the trick from the player refutes most.
            moves.sort(key=lambda move: move[2])
        results = (self.reaches(then, tricks - won) for _, then, won in moves)
        return any(results) if helping else all(results)


Moves: TypeAlias = "list[tuple[int, ClaimPosition, int]]"
"""Cards, each with the position after it, and 1 where it completes a trick of our side."""


def _sort(at: ClaimPosition, moves: Moves, *, giving: bool) -> None:
    """Sort the moves that usually decide to the front.

    A suit of which one opponent is void comes first, because a finesse there is certain; then
    winners, or a loser if one may be given up.
    """
    if at.cards:
        moves.sort(key=lambda move: -(move[0] % 13))
        return
    theirs, hand = at.theirs, at.hands[at.turn]
    lengths = [(hand >> 13 * suit & _SUIT).bit_count() for suit in range(4)]
    one_sided = [
        any(barred >> suit & 1 for barred in at.barred) and at.pool >> 13 * suit & _SUIT > 0
        for suit in range(4)
    ]

    def place(card: int) -> tuple[bool, bool, int, int]:
        suit, rank = divmod(card, 13)
        open_suit = one_sided[suit]
        gives = is_master(card, theirs) is giving
        return (
            not open_suit,
            gives and not open_suit,
            -lengths[suit],
            rank if open_suit else -rank,
        )

    moves.sort(key=lambda move: place(move[0]))


def _partners(at: ClaimPosition, moves: Moves) -> Moves:
    """Return the *moves* that a sensible partner makes: not overtaking a won trick.

    All of them if there is no other.
    """
    if not at.cards or (at.leader + _best(at.cards, at.trump)) % 2 != at.parity:
        return moves
    place = len(at.cards)
    return [move for move in moves if _best((*at.cards, move[0]), at.trump) != place] or moves


def _is_ruff(at: ClaimPosition, card: int) -> bool:
    return bool(at.cards) and card // 13 == at.trump != at.cards[0] // 13


def after_each(at: ClaimPosition) -> Moves:
    """Return the distinct cards, each with the resulting position and our tricks.

    Example:
        >>> hands = tuple(map(Hand.parse, ("A2...", "K3...", "54...", "76...")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.NORTH), {Seat.NORTH, Seat.SOUTH})
        >>> [card for card, _, _ in after_each(at)]
        [39, 51]
    """
    seat, hands = at.turn, at.hands
    led = at.cards[0] // 13 if at.cards else -1
    alive = at.pool | hands[0] | hands[1] | hands[2] | hands[3]
    for card in at.cards:
        alive |= 1 << card
    if at.needs[seat]:
        return _hidden_moves(at, seat, led, alive)
    held = hands[seat]
    follow = held & _SUIT << 13 * led if led >= 0 else 0
    found = []
    for card in _cards_to_try(at, follow or held, alive & ~held, led, own=at.ours[seat]):
        left = held & ~(1 << card)
        then, won = _after(
            at, card, (*hands[:seat], left, *hands[seat + 1 :]), at.pool, at.needs, at.barred
        )
        found.append((card, then, won))
    return found


def _hidden_moves(at: ClaimPosition, seat: int, led: int, alive: int) -> Moves:
    """Return the same for a hidden *seat*: any card of the pool that it may hold."""
    pool, barred, needs = at.pool, at.barred, at.needs
    fewer = (*needs[:seat], needs[seat] - 1, *needs[seat + 1 :])
    suits = [suit for suit in range(4) if not barred[seat] >> suit & 1]
    options = [(suit, barred) for suit in suits]
    if led >= 0:
        void = (*barred[:seat], barred[seat] | 1 << led, *barred[seat + 1 :])
        options = [(suit, barred if suit == led else void) for suit in suits]
    found = []
    for suit, then_barred in options:
        mine = pool & _SUIT << 13 * suit
        for card in _cards_to_try(at, mine, alive & ~pool, led, own=False, ends=True):
            left = pool & ~(1 << card)
            if _fits(left, fewer, then_barred):
                then, won = _after(at, card, at.hands, left, fewer, then_barred)
                found.append((card, then, won))
    return found


def _cards_to_try(  # noqa: PLR0913 - the cards, what lies between them, whose they are
    at: ClaimPosition, cards: int, between: int, led: int, *, own: bool, ends: bool = False
) -> Iterator[int]:
    """Yield the *cards* to try.

    Of a run of cards without one of *between* inside, only one is tried, or with *ends* the
    lowest and the highest. Of cards that do not win the trick so far, only the lowest of each
    suit is tried, and for the player's *own* hands also the highest, to unblock.
    """
    best = at.cards[_best(at.cards, at.trump)] if at.cards else -1
    for suit in range(4):
        here = cards & _SUIT << 13 * suit
        if not here:
            continue
        lowest, highest = (here & -here).bit_length() - 1, here.bit_length() - 1
        if led < 0:
            yield from _runs(here, between, ends=ends)
            continue
        can_win = suit == best // 13 or suit == at.trump
        yield lowest
        if can_win:
            above = here & -(1 << best + 1) if suit == best // 13 else here
            yield from _runs(above & ~(1 << lowest), between, ends=ends)
        if own and highest != lowest and suit == led and not (can_win and highest > best):
            yield highest


def _runs(cards: int, between: int, *, ends: bool) -> Iterator[int]:
    """Yield the lowest (or with *ends* both ends) of each run of equivalent *cards*."""
    first = last = -1
    for card in _cards(cards):
        if first >= 0 and not _alike(last, card, between):
            yield first
            if ends and last != first:
                yield last
            first = -1
        if first < 0:
            first = card
        last = card
    if first >= 0:
        yield first
        if ends and last != first:
            yield last


def _alike(low: int, high: int, others: int) -> bool:
    """Return whether two cards are of one suit with none of *others* between."""
    if low // 13 != high // 13:
        return False
    return not others & ((1 << high) - (1 << low + 1))


def _cards(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _fits(pool: int, needs: tuple[int, ...], barred: tuple[int, ...]) -> bool:
    """Return whether the *pool* can be dealt to the seats that need cards."""
    seats = [seat for seat in range(4) if needs[seat]]
    if not seats:
        return not pool
    if len(seats) == 1:
        only = seats[0]
        return pool.bit_count() == needs[only] and not any(
            barred[only] >> suit & 1 and pool >> 13 * suit & _SUIT for suit in range(4)
        )
    first, second = seats
    forced_first = forced_second = 0
    for suit in range(4):
        count = (pool >> 13 * suit & _SUIT).bit_count()
        if not count:
            continue
        one, two = barred[first] >> suit & 1, barred[second] >> suit & 1
        if one and two:
            return False
        forced_second += count * one
        forced_first += count * two
    return forced_first <= needs[first] and forced_second <= needs[second]


def _after(  # noqa: PLR0913, PLR0917 - what a position is made of
    at: ClaimPosition,
    card: int,
    hands: tuple[int, ...],
    pool: int,
    needs: tuple[int, ...],
    barred: tuple[int, ...],
) -> tuple[ClaimPosition, int]:
    cards = (*at.cards, card)
    leader, won = at.leader, 0
    if len(cards) == len(FOUR):
        leader = (leader + _best(cards, at.trump)) % 4
        won, cards = int(leader % 2 == at.parity), ()
    then = ClaimPosition(
        hands, pool, needs, barred, leader, cards, at.trump, at.ours, at.parity
    )  # fmt: skip
    return then, won


def _best(cards: tuple[int, ...], trump: int) -> int:
    """Return the index of the card that wins the trick."""
    best = 0
    for place, card in enumerate(cards):
        top = cards[best]
        if card // 13 == top // 13:
            if card > top:
                best = place
        elif card // 13 == trump:
            best = place
    return best


def cashes(at: ClaimPosition, tricks: int) -> bool:
    """Return whether the player's two hands cash that many *tricks*.

    Example:
        >>> hands = tuple(map(Hand.parse, ("A...2", "3...4", "K...A", "6...7")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.NORTH), {Seat.NORTH, Seat.SOUTH})
        >>> cashes(at, 2)
        True
    """
    other = (at.leader + 2) % 4
    opposite = at.hands[other] if at.ours[other] else 0
    return Cashing.against(at.theirs, at.trump).wins(at.hands[at.leader], opposite, tricks)


def stands(at: ClaimPosition, tricks: int) -> bool:
    """Return whether the claimer's hands win *tricks* with winners and established cards.

    The others' distribution is ignored, and so are ruffs of winners while trumps are out. False
    inside a trick.

    Example:
        >>> hands = tuple(map(Hand.parse, ("32.3..", "A4.4..", "KQ.A..", "65.2..")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.SOUTH), {Seat.NORTH, Seat.SOUTH})
        >>> [stands(at, tricks) for tricks in (2, 3)]
        [True, False]
    """
    if at.cards:
        return False
    leads = at.ours[at.leader]
    first = at.leader if leads else at.ours.index(True)
    opposite = (first + 2) % 4
    other = at.hands[opposite] if at.ours[opposite] else 0
    return Establishing.against(at.theirs, at.trump).wins(
        at.hands[first], other, tricks, leads=leads
    )


def normal_cards(at: ClaimPosition, cards: list[int]) -> list[int]:
    """Return the *cards* that a careless player on turn may choose in *at*.

    When leading: winners from the top, or without one in the suit the lowest card; trumps last.
    When following: the cheapest winning card if partner is not winning. When discarding,
    winners are kept.
    """
    seat = at.turn
    theirs = at.theirs
    if not at.cards:
        suits: dict[int, list[int]] = {}
        for card in cards:
            suits.setdefault(card // 13, []).append(card)
        kept = {suit: held for suit, held in suits.items() if suit != at.trump} or suits
        # Who can cash a winner does so.
        tops = [max(held) for held in kept.values() if is_master(max(held), theirs)]
        tops = tops or [max(held) for held in suits.values() if is_master(max(held), theirs)]
        return tops or [card for held in kept.values() for card in (min(held), max(held))]
    led = at.cards[0] // 13
    following = [card for card in cards if card // 13 == led]
    if following:
        best = at.cards[_best(at.cards, at.trump)]
        winner = (at.leader + _best(at.cards, at.trump)) % 4
        wins = [card for card in following if best // 13 == led and card > best]
        if wins and winner % 2 != at.parity:
            return [min(wins), max(wins)]
        if (
            wins
            and winner == (seat + 2) % 4
            and not is_master(best, theirs)
            and len(at.cards) < 3
        ):
            top = max(wins)
            return [top] if is_master(top, theirs) else [top, min(following)]
        return [min(following)]
    losers = [card for card in cards if not is_master(card, theirs)]
    return losers or cards


def is_master(card: int, theirs: int) -> bool:
    """Return whether none of *theirs* is higher in the suit of *card*.

    Example:
        >>> from biritch.core.cards import Card
        >>> queen, king = Card.parse("SQ"), Card.parse("SK")
        >>> is_master(queen, 1 << king), is_master(king, 1 << queen)
        (False, True)
    """
    return not theirs >> card & _SUIT >> card % 13


def count_winners(at: ClaimPosition) -> int:
    """Return how many top tricks the player's cards win, suit by suit.

    They are cards above all of the others' in the suit, at most as many as its rounds.

    Example:
        >>> hands = tuple(map(Hand.parse, ("A2...", "K3...", "Q4...", "76...")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.NORTH), {Seat.NORTH, Seat.SOUTH})
        >>> count_winners(at)
        1
    """
    theirs, count = at.theirs, 0
    mine = [hand for hand, own in zip(at.hands, at.ours, strict=True) if own]
    for suit in range(4):
        held = [hand & _SUIT << 13 * suit for hand in mine]
        tops = sum(is_master(card, theirs) for hand in held for card in _cards(hand))
        count += min(tops, max(hand.bit_count() for hand in held))
    return count


def follow_line(at: ClaimPosition, tricks: int, positions: int = 4_000) -> list[int]:
    """Return the winners, in order, of a plan that certainly wins *tricks* more.

    The others follow with their lowest card where nothing helps them.

    Raises:
        TooLong: More positions than allowed would have to be looked at.
    """
    search = ClaimSearch("sure", positions)
    winners: list[int] = []
    while tricks > 0 and at.tricks_left:
        moves = after_each(at)
        # Led from the top, trumps first while some are out; followed with the lowest.
        moves.sort(key=lambda move: move[0] % 13)
        if not at.cards and at.ours[at.turn]:
            moves.reverse()
            if at.trumps_out:
                moves.sort(key=lambda move: move[0] // 13 != at.trump)
        if at.ours[at.turn]:
            move = next(each for each in moves if search.reaches(each[1], tricks - each[2]))
        else:
            move = moves[0]
        cards = (*at.cards, move[0])
        if move[2] and len(cards) == len(FOUR):
            winners.append(cards[_best(cards, at.trump)])
        _, at, won = move
        tricks -= won
    return winners
