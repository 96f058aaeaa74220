"""``biritch deal --where``: what may be asked of a deal."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import biritch as bw
from biritch.cli.commands.deals.deal import _filter_deals
from biritch.cli.deals import conditions as where
from biritch.cli.deals.hand_questions import hand_questions
from biritch.cli.messages import Refusal
from biritch.cli.progress import ProgressBar
from biritch.core.cards import Card
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from tests.cli.helpers import refused, run

FLAT = Deal.parse("N:AK32.AK2.AK2.432 QJ54.QJ3.QJ3.AK5 T98.T98.T98.QJT9 76.7654.7654.876")
deals = st.integers(0, DEALS - 1).map(Deal.from_rank)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("hcp(N) == 21", True),
        ("points(N) == 21", True),
        ("hcp(NS) + hcp(EW) == 40", True),
        ("12 <= hcp(E) <= 19", True),
        ("12 <= hcp(E) <= 15", False),
        ("spades(NS) == 7 and hearts(W) == 4 and diamonds(O) == 4 and clubs(S) == 4", True),
        ("balanced(N) and balanced(W)", True),
        ("not balanced(N) or balanced(E)", True),
        ('shape(N, "4333")', True),
        ('shape(N, "5332", "4333")', True),
        ('shape(N, "4=3=3=3")', True),
        ('shape(S, "4=3=3=3")', False),
        ('shape(S, "3=3=3=4")', True),
        ('shape(W, "44xx")', True),
        ('shape(W, "2=x=x=x")', True),
        ('has(N, "SA")', True),
        ('has(N, "SA", "SK") and not has(E, "SA")', True),
        ('has(N, "SA HA DA")', True),
        ("aces(N) == 3 and kings(N) == 3 and queens(E) == 3", True),
        ("controls(N) == 9 and controls(E) == 3", True),
        ("losers(N) == 6", True),
        ("losers(W) == 11", True),
        ("new_losers(N) == 4.5 and quick_tricks(N) == 6", True),
        ("levees_rapides(N) > 5.4 and levees_rapides(N) < 5.6", False),
        ("zar(N) == 21 + 9 + 8 and rule_of_20(N) == 28", True),
        ('suit_quality(E, "S") == 6 and suit_quality(S, "C") == 7', True),
        ("trumps(NS) + atouts(EW) == 14", True),
        ("cccc(N) > 20 and 0.5 < 1 and fifths(W) == 0.0", True),
        ("not " * 40 + "balanced(N)", True),
        ("max(hcp(N), hcp(E)) == 21 and min(hcp(N), hcp(W), 5) == 0", True),
        ("hcp(N) - hcp(E) * 1 != 2 and -hcp(W) == 0", True),
    ],
)
def test_what_can_be_asked(text: str, holds: bool) -> None:
    assert where.read_condition(text)(FLAT) == holds


@pytest.mark.parametrize(
    ("hand", "losers"),
    [
        ("AKQ.AKQ.AKQ.AKQJ", 0),
        ("AK2.KQ.Q3.A98765", 6),
        ("QJ.K.A.JT9876543", 6),
        ("5432.543.543.543", 12),
        ("AKQJT98765432...", 0),
    ],
)
def test_losers_are_counted_suit_by_suit(hand: str, losers: int) -> None:
    held = Hand.parse(hand)
    assert hand_questions()["losers"].build([], "en")(held) == losers


def test_so_many_deals_are_tried_and_no_more() -> None:
    drawn: list[int] = []

    def stream() -> Iterator[Deal]:
        while True:
            drawn.append(1)
            yield FLAT

    with ProgressBar(str, 3) as bar, pytest.raises(Refusal):
        list(_filter_deals(stream(), lambda _: False, 3, 40, bar))
    assert len(drawn) == 40


def test_cards_are_asked_in_french() -> None:
    assert where.read_condition('possede(N, "PA CR")', "fr")(FLAT)


@given(deal=deals, low=st.integers(0, 37))
def test_points_are_points(deal: Deal, low: int) -> None:
    wanted = where.read_condition(f"hcp(S) >= {low} and hcp(NS) == hcp(N) + hcp(S)")
    assert wanted(deal) == (deal[Seat.SOUTH].hcp >= low)


@pytest.mark.slow
@given(deal=deals)
def test_every_hand_has_its_own_shape(deal: Deal) -> None:
    for seat in Seat:
        hand = deal[seat]
        text = "".join(map(str, hand.shape))
        exact = "=".join(str(length) for length in reversed(hand.lengths))
        if max(hand.shape) < 10:
            assert where.read_condition(f'shape({seat}, "{text}")')(deal)
        assert where.read_condition(f'shape({seat}, "{exact}")')(deal)


@given(place=st.integers(0, 51), deal=deals)
def test_one_seat_has_each_card(place: int, deal: Deal) -> None:
    card = Card(place)
    owners = [seat for seat in Seat if where.read_condition(f'has({seat}, "{card}")')(deal)]
    assert owners == [seat for seat in Seat if card in deal[seat]]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "character 1: this cannot be read"),
        ("hcp(N", "character 4: this cannot be read"),
        ("hcp(N) >= 15 and", "character 1: this cannot be read"),
        ("hcp(N)", "character 1: 'hcp(N)' is a number, a condition is wanted"),
        ("balanced(N) + 1 > 2", "character 1: 'balanced(N)' is a condition"),
        ("hpc(N) > 1", "character 1: no such word: 'hpc' (did you mean hcp?)"),
        ("zzz(N) > 1", "character 1: no such word: 'zzz' (want hcp, spades"),
        ("1 < 2 and hcp(Q) > 1", "character 15: not a seat or side: 'Q'"),
        ("balanced(NS)", "character 10: not a seat: 'NS' (want N, E, S or W)"),
        ('shape(N, "4433")', "not a shape of thirteen cards: '4433'"),
        ('shape(N, "5=3=3")', "not a shape of thirteen cards"),
        ("shape(N)", "character 1: want shape(N,"),
        ("hcp(N, 3) > 2", "character 1: want hcp(N)"),
        ("hcp() > 2", "character 1: want hcp(N)"),
        ('has(N, "ZA")', "not a card: 'ZA' (want \"SA\" or \"HT\")"),
        ("has(N, SA)", "want has(N,"),
        ("hcp(N) > 99999999", "character 10: a number beyond 10000"),
        ("hcp(N) / 2 > 3", "'hcp(N) / 2' has no meaning here"),
        ("hcp(N) ** 9 ** 9 ** 9 > 3", "has no meaning here"),
        ("hcp(N) in (1, 2)", "has no meaning here"),
        ("True", "'True' has no meaning here"),
        ("hcp(N) > 1j", "'1j' has no meaning here"),
        ('__import__("os").system("true")', "has no meaning here"),
        ("().__class__.__mro__", "has no meaning here"),
        ("[hcp(N) for x in y]", "has no meaning here"),
        ("(lambda: hcp(N))() > 1", "has no meaning here"),
        ("hcp(seat=N) > 1", "has no meaning here"),
        ("hcp(N) > 1 if 1 < 2 else 3", "has no meaning here"),
        ("(" * 500 + "hcp(N)" + ")" * 500, "cannot be read"),
        ("not " * 400 + "balanced(N)", "character 1: too many brackets inside one another"),
        ("1 <" * 1000 + " 2", "too long (at most 2000 characters)"),
    ],
)  # fmt: skip
def test_what_has_no_meaning_is_refused_with_its_place(text: str, line: str) -> None:
    assert line in refused(run("deal", "--where", text))


@given(
    text=st.text(
        alphabet="hcp(NSEW)<>=!+-*/ andor not\"'.0123456789balanced,[]{}λ", max_size=60
    )
)
def test_no_text_at_all_is_more_than_a_refusal(text: str) -> None:
    try:
        wanted = where.read_condition(text)
    except Refusal:
        return
    assert wanted(FLAT) in (True, False)


def test_where_is_told_in_french() -> None:
    line = refused(run("deal", "--where", "piqes(N) > 3", "--lang", "fr"))
    assert line == "--where, caractère 1 : mot inconnu : « piqes » (est-ce piques ?)"


def test_a_rare_hand_is_dealt_at_once_where_no_seed_promises_others() -> None:
    rare = ("deal", "-n", "5", "--where", "hcp(N) >= 27 and balanced(N)", "--tries", "5")
    for more in ((), ("--seed", "7", "--stack")):
        assert run(*rare, *more).out.count("[Deal ") == 5
    assert "ask for something less rare" in refused(run(*rare, "--seed", "7"))


def test_a_seed_promises_the_same_deals_with_a_condition_as_ever() -> None:
    asked = ("deal", "-n", "2", "--seed", "7", "--where", "hcp(N) >= 15")
    wanted = [deal for deal in islice(seeded_deals("7"), 60) if deal.north.hcp >= 15][:2]
    assert [record.deal for record in bw.read(run(*asked).out)] == wanted
