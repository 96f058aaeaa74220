"""Claims: accepted when nothing this seat can imagine takes a trick from them."""

import random

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots import accepts_claim
from biritch.robots.claim_worth import refuting_card
from biritch.robots.claiming.search import ClaimPosition, ClaimSearch, stands
from biritch.robots.claims import ClaimVerdict, judge_claim
from biritch.robots.sure_tricks import sure_tricks
from biritch.rules.play import Trick
from biritch.solver.solver import Position
from tests.robots.helpers import bid, dealt

TOP = "N:A654.A32.AQ2.432 KQJ2.654.543.765 T98.KQJ.KJ6.AKQJ 73.T987.T987.T98"
"""South has eleven tricks at notrump, whoever holds what: one spade, three, three, four."""


def claimed(tricks: int, *, shown: bool, seat: Seat = Seat.EAST, cards: str = "HT") -> bool:
    game = bid(Game.start(VARIANT, Deal.parse(TOP), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in cards.split():
        game = game.after(Card.parse(card))
    south = game.facts.hands[Seat.SOUTH]
    return accepts_claim(
        game.view(seat),
        Seat.SOUTH,
        tricks,
        30,
        random.Random(1),
        shown=south if shown else None,
    )


PLAYS = ["HT", "HT H2", "HT H2 H4", "HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4"]


@pytest.mark.parametrize("cards", PLAYS)
@pytest.mark.parametrize("seat", [Seat.EAST, Seat.WEST])
def test_winners_shown_are_accepted_and_one_more_is_refused(seat: Seat, cards: str) -> None:
    """Whoever is to play, and however many tricks are gone."""
    winners = 11 - len(cards.split()) // 4
    assert claimed(winners, shown=True, seat=seat, cards=cards)
    assert not claimed(winners + 1, shown=True, seat=seat, cards=cards)


def test_more_tricks_than_are_left_are_refused() -> None:
    assert not claimed(14, shown=True)


def test_winners_that_nobody_showed_are_not_taken_on_trust() -> None:
    assert not claimed(11, shown=False)


def test_conceding_all_is_accepted() -> None:
    assert claimed(0, shown=False)


@pytest.mark.parametrize(
    ("hands", "strain", "sure"),
    [
        # The ace of trumps wins a trick whatever happens; a king does not.
        ("A2..3. 3.4.5. 4.5.6. 5.6.7.", "S", 1),
        ("K..32. A.4.5. 4.5.6. 5.6.7.", "S", 0),
        ("AK..32.4 Q.43.56. J.5.7.83 2.6.8.79", "S", 2),
        # At notrump a winner may be thrown on the wrong trick.
        ("A2... ..54. ..32. ..76.", "N", 0),
        ("A... K... Q... J...", "N", 1),
    ],
)
def test_tricks_that_no_play_can_lose(hands: str, strain: str, sure: int) -> None:
    north, east, south, west = map(Hand.parse, hands.split())
    at = Position((north, east, south, west), Strain.parse(strain), Trick(Seat.EAST))
    assert sure_tricks(at, Side.NS) == sure


def test_a_trick_that_cannot_be_lost_is_not_taken_as_a_gift() -> None:
    """South concedes all, or all but the ace of trumps, with a hand full of winners."""
    deal = "N:654.A32.AQ2.9432 KQJ2.654.543.765 AT98.KQJ.KJ6.AKQ 73.T987.T987.JT8"
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), "P P 1S P 4S P P P")
    game = game.after(Card.parse("HT"))
    shown = game.facts.hands[Seat.SOUTH]
    answers = [
        accepts_claim(game.view(seat), Seat.SOUTH, tricks, 30, random.Random(1), shown=shown)
        for seat in (Seat.EAST, Seat.WEST)
        for tricks in (0, 1)
    ]
    assert answers == [False] * 4


def test_nothing_can_be_claimed_during_the_auction() -> None:
    view = dealt("claim").view(Seat.NORTH)
    with pytest.raises(ValueError, match="nothing to claim"):
        accepts_claim(view, Seat.NORTH, 5, 1, random.Random(1))


@pytest.mark.parametrize(
    ("cards", "tricks", "beaten_by"),
    [
        # East's spades win two tricks: of a claim of all the first is one too many.
        ("HT", 12, (Seat.EAST, "SJ")),
        ("HT", 13, (Seat.EAST, "SQ")),
        ("HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4", 9, (Seat.EAST, "SJ")),
        ("HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4", 10, (Seat.EAST, "SK")),
    ],
)
def test_it_is_told_which_card_beats_a_claim(
    cards: str, tricks: int, beaten_by: tuple[Seat, str]
) -> None:
    game = bid(Game.start(VARIANT, Deal.parse(TOP), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in cards.split():
        game = game.after(Card.parse(card))
    south = game.facts.hands[Seat.SOUTH]
    for seat in (Seat.EAST, Seat.WEST):
        told = refuting_card(game.view(seat), Seat.SOUTH, tricks, shown=south)
        assert told == (beaten_by[0], Card.parse(beaten_by[1]))
        winners = 11 - len(cards.split()) // 4
        assert refuting_card(game.view(seat), Seat.SOUTH, winners, shown=south) is None
        # Whoever does not see the hand that claims cannot know.
        assert refuting_card(game.view(seat), Seat.SOUTH, tricks) is None


QUEEN = "N:{north}.KQ7.AK6.KJ94 {east} K82.A54.QJ3.AT53 {west}"
"""Seven notrump with nothing to find but the queen of clubs, in either hand."""
HOLDERS = [
    ("J975.J962.T92.Q7", "T63.T83.8754.862"),
    ("J975.J962.T92.72", "T63.T83.8754.Q86"),
    ("J975.J962.T9872.", "T63.T83.54.Q8762"),
]


def judged(
    deal: str,
    auction: str,
    cards: str,
    tricks: int,
    seat: Seat = Seat.WEST,
    *,
    line: str = "",
    claimant: Seat = Seat.SOUTH,
) -> ClaimVerdict:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), auction)
    for card in cards.split():
        game = game.after(Card.parse(card))
    shown = game.facts.hands[claimant]
    rng = random.Random(1)
    return judge_claim(game.view(seat), claimant, tricks, 30, rng, shown=shown, line=line)


@pytest.mark.parametrize("seat", [Seat.EAST, Seat.WEST])
@pytest.mark.parametrize(("east", "west"), HOLDERS[:2])
def test_a_two_way_guess_is_refused_whoever_holds_the_queen(
    seat: Seat, east: str, west: str
) -> None:
    deal = QUEEN.format(north="AQ4", east=east, west=west)
    assert not judged(deal, "P P 1N P 7N P P P", "H3", 13, seat).accepts


def test_a_finesse_is_no_guess_once_an_opponent_has_shown_out() -> None:
    """East follows to no club: West's queen is caught by anybody."""
    deal = QUEEN.format(north="AQ4", east=HOLDERS[2][0], west=HOLDERS[2][1])
    cards = (
        "H3 H7 H2 HA S2 S3 SA S5 SQ S7 S8 S6 S4 S9 SK ST "
        "H4 H8 HQ H6 HK H9 H5 HT D6 D7 DQ D5 CA C2 C4 D2"
    )
    assert judged(deal, "P P 1N P 7N P P P", cards, 5, Seat.EAST).accepts


@pytest.mark.parametrize(
    ("line", "accepts"),
    [
        ("", False),
        ("the ♣A, then a finesse in clubs", True),
        ("♣A puis l'impasse à trèfle", True),
        ("♣AK and the rest", False),
    ],
)
def test_a_stated_line_is_followed(line: str, accepts: bool) -> None:
    """West holds the queen fourth: the stated finesse works, the king does not drop it."""
    deal = QUEEN.format(north="AQ4", east="J975.J962.T987.7", west="T63.T83.542.Q862")
    got = judged(deal, "P P 1N P 7N P P P", "H3 H7 H2 HA", 12, Seat.EAST, line=line)
    assert got.accepts is accepts


@pytest.mark.parametrize(
    ("line", "accepts"),
    [("", False), ("drawing trumps", True), ("♠A ♠K", True), ("je tire les atouts", True)],
)
def test_trumps_that_are_out_must_be_mentioned(line: str, accepts: bool) -> None:
    """West, with a single diamond, would ruff the second."""
    deal = "N:KQ.A432.A9432.32 72.KQJ8.QT876.T9 AJT654.5.K5.AKQ6 983.T976.J.J8754"
    got = judged(deal, "P P 1S P 4S P P P", "HT HA H8 H5", 11, Seat.EAST, line=line)
    assert got.accepts is accepts


def test_trumps_that_fall_by_themselves_need_no_word() -> None:
    """One trump is out, and South holds nothing but trumps."""
    deal = "N:654.A32.AQ2.9432 KQJ2.654.543.765 AT98.KQJ.KJ6.AKQ 73.T987.T987.JT8"
    cards = (
        "HT HA H4 HJ S4 SJ SA S3 S8 S7 S5 SQ H5 HK H7 H2 "
        "CK CT C2 C5 CQ CJ C3 C6 CA C8 C4 C7 HQ H8 H3 H6 "
        "DJ D7 D2 D3 DK D8 DQ D4"
    )
    assert not judged(deal, "P P 1S P 4S P P P", cards, 4, Seat.EAST).accepts


def test_a_break_that_nobody_can_know_is_no_plan_but_may_be_stated() -> None:
    """Spades three-three on this deal: South must say that he plays for it."""
    deal = "N:432.AK2.A432.A32 J98.7654.J95.954 AKQ7.QJ3.KQ6.KQJ T65.T98.T87.T876"
    auction = "P P 1N P 7N P P P"
    assert not judged(deal, auction, "HT", 13, Seat.EAST).accepts
    assert judged(deal, auction, "HT HA H4 H3", 12, Seat.EAST, line="♠AKQ7").accepts


def test_a_concession_of_tricks_that_cannot_be_lost_says_how_many() -> None:
    """South, on lead with three winners and a loser, concedes everything."""
    deal = "N:654.A32.AQ2.9432 KQJ2.654.543.765 AT98.KQJ.KJ6.AKQ 73.T987.T987.JT8"
    cards = (
        "HT HA H4 HJ S4 SJ SA S3 HK H7 H2 H5 HQ H8 H3 H6 "
        "CK C8 C2 C5 CQ CT C3 C6 CA CJ C4 C7 DK D7 D2 D3 DJ D8 DA D4"
    )
    verdict = judged(deal, "P P 1S P 4S P P P", cards, 0, Seat.EAST)
    assert not verdict.accepts
    assert verdict.cannot_lose is not None
    assert verdict.cannot_lose >= 1


TEN = "N:AQ54.A32.KQ4.432 9.KQJ8.JT875.T98 KJT76.54.A32.AK5 832.T976.96.QJ76"
"""South has ten winners at spades once he is in."""


@pytest.mark.parametrize("tricks", [0, 5])
def test_winners_that_are_cashed_at_once_are_no_gift(tricks: int) -> None:
    """With twelve cards left nobody looks through all the ways to lose them."""
    verdict = judged(TEN, "P P 1S P 4S P P P", "HT HA H8 H4", tricks)
    assert not verdict.accepts
    assert verdict.cannot_lose == 10


CLUBS_HELD = "N:AQ54.A32.KQ4.432 {east} KJT76.{south} 832.T976.96.AKQJ"


@pytest.mark.parametrize(
    ("east", "south", "tricks", "accepts"),
    [
        # The fourth club is ruffed, the third is not: West need not have known.
        ("9.KQJ8.JT875.T98", "54.A32.765", 2, True),
        ("9.KQJ8.JT875.T98", "54.A32.765", 3, False),
        # South is out of clubs a round earlier; and East does not ruff what West has won.
        ("9.KQJ8.JT87.T985", "54.A532.76", 1, True),
        ("9.KQJ8.JT87.T985", "54.A532.76", 2, False),
        ("9.KQJ85.JT875.T9", "4.A32.8765", 2, True),
    ],
)
def test_a_defender_claims_winners_as_long_as_they_are_not_ruffed(
    east: str, south: str, tricks: int, *, accepts: bool
) -> None:
    deal = CLUBS_HELD.format(east=east, south=south)
    club = "C8" if "8" in east.rpartition(".")[2] else "C9"
    cards = f"CA C2 {club} C{south[-1]}"
    got = judged(deal, "P P 1S P 4S P P P", cards, tricks, Seat.SOUTH, claimant=Seat.WEST)
    assert got.accepts is accepts


def test_what_stands_is_sure_whatever_the_others_hold() -> None:
    """Counted at once, and searched through: small endings, whoever leads."""
    dice = random.Random(5)
    stood = 0
    while stood < 150:
        size = dice.choice([3, 4, 5])
        suits = dice.sample(range(4), dice.choice([2, 3, 4]))
        cards = dice.sample(
            [13 * suit + rank for suit in suits for rank in range(13)], 4 * size
        )
        # Most of the high ones are ours.
        cards.sort(key=lambda card: -(card % 13) - 8 * dice.random())
        mine = dice.sample(cards[: 2 * size], 2 * size)
        north, south, pool = (
            sum(1 << card for card in held)
            for held in (mine[:size], mine[size:], cards[2 * size :])
        )
        # Trumps are in.
        trumps = [-1, *(suit for suit in suits if not pool >> 13 * suit & 0x1FFF)]
        at = ClaimPosition(
            hands=(north, 0, south, 0),
            pool=pool,
            needs=(0, size, 0, size),
            barred=(0, 0, 0, 0),
            leader=dice.randrange(4),
            cards=(),
            trump=dice.choice(trumps),
            ours=(True, False, True, False),
            parity=0,
        )
        tricks = max((k for k in range(1, size + 1) if stands(at, k)), default=0)
        stood += tricks > 0
        assert ClaimSearch("sure").reaches(at, tricks)
