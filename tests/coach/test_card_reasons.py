"""The reason for a card: a sentence for every one, from nothing but the view."""

import random

import pytest

from biritch.bidding.agreement.carding import Carding
from biritch.coach.card_reasons import card_reason
from biritch.coach.reasons import CardReason
from biritch.coach.suits import SuitReading
from biritch.core.calls import parse_call
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.play.choice import reason_of
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases
from tests.robots.helpers import under_way, with_hands


@pytest.mark.parametrize("seed", range(cases(12, 400)))
def test_every_card_has_a_sentence_in_both_languages(seed: int) -> None:
    game = under_way(seed, seed * 4 % 48)
    actor = game.actor
    assert actor is not None
    view = game.view(actor)
    for card in view.legal:
        assert isinstance(card, Card)
        reason = card_reason(view, card)
        assert reason is not None
        for phrase in (reason.says, *reason.more):
            for language in LANGUAGES:
                # A missing sentence is a warning, and warnings are errors here.
                assert len(say(phrase, language)) > 8


@pytest.mark.parametrize("seed", range(cases(8, 200)))
def test_a_reason_looks_at_nothing_hidden(seed: int) -> None:
    game = under_way(seed, 1 + seed * 4 % 40)
    actor = game.actor
    assert actor is not None
    view = game.view(actor)
    told = [card_reason(view, card) for card in view.legal if isinstance(card, Card)]
    hidden = [seat for seat, hand in enumerate(view.seen) if hand is None]
    if len(hidden) < 2:
        return
    twin = dealt_otherwise(game, hidden, random.Random(seed))
    if twin is None:
        return
    other = twin.view(actor)
    again = [card_reason(other, card) for card in other.legal if isinstance(card, Card)]
    assert told == again


def dealt_otherwise(game: Game, hidden: list[int], rng: random.Random) -> Game | None:
    """Return *game* with the unplayed cards of *hidden* seats dealt anew, if that may be."""
    hands = list(game.facts.hands)
    played = [whole - held for whole, held in zip(game.deal_played.hands, hands, strict=True)]
    pool = [card for seat in hidden for card in hands[seat]]
    for _ in range(50):
        rng.shuffle(pool)
        deal = list(pool)
        fresh = list(game.deal_played.hands)
        for seat in hidden:
            mine = [deal.pop() for _ in range(len(hands[seat]))]
            fresh[seat] = type(hands[seat]).of(mine) | played[seat]
        try:
            north, east, south, west = fresh
            return with_hands(game, Deal((north, east, south, west)))
        except ValueError:
            continue  # somebody would have revoked
    return None


DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"


def technique(calls: str, cards: str, card: str, deal: str = DEAL) -> str:
    return explained(calls, cards, card, deal).technique


def sentence(calls: str, cards: str, card: str, deal: str) -> str:
    return say(explained(calls, cards, card, deal).says, "en")


def explained(calls: str, cards: str, card: str, deal: str) -> CardReason:
    from biritch.core.boards import Board

    game = Game.start(VARIANT, Deal.parse(deal), Board.from_number(1))
    for text in calls.split():
        game = game.after(parse_call(text))
    for text in cards.split():
        game = game.after(Card.parse(text))
    actor = game.actor
    assert actor is not None
    found = card_reason(game.view(actor), Card.parse(card))
    assert found is not None
    return found


# South plays; the side suits decide.
FINESSE = "N:AQ2.876.A543.765 K43.KQJ9.J9.T982 765.A32.KQ2.AKQ3 JT98.T54.T876.J4"
RUFF = "N:J54.3.98765.AK32 32.KQJ9.KQJ.T987 AKQT98.A876.A2.6 76.T542.T43.QJ54"


@pytest.mark.parametrize(
    ("calls", "cards", "card", "deal", "wanted"),
    [
        ("P P 1N P 3N P P P", "", "D2", DEAL, "lead-length"),
        ("P P 1N P 3N P P P", "HA H3", "H9", DEAL, "signal"),
        ("P P 1N P 3N P P P", "SJ", "SQ", FINESSE, "finesse"),
        ("P P 1N P 3N P P P", "H4 H6 HJ", "H2", FINESSE, "hold-up"),
        ("P P 1N P 3N P P P", "H4 H6 HJ HA", "S5", FINESSE, "finesse"),
        ("P P 1S P 4S P P P", "CQ CA C7 C6", "H3", RUFF, "ruff-losers"),
        ("P P 1S P 4S P P P", "CQ CA C7 C6", "S4", RUFF, "draw-trumps"),
    ],
)
def test_techniques_are_called_by_their_names(
    calls: str, cards: str, card: str, deal: str, wanted: str
) -> None:
    assert technique(calls, cards, card, deal) == wanted


TABLE = "N:84.752.KQJT9.863 K73.J94.A62.JT92 AJT9.AKQ.753.AKQ Q652.T863.84.754"
"""Dummy has diamonds and no other way in; East has the ace."""
SPADES = "N:K84.KQ5.Q965.KQ4 952.T864.4.J9753 AQJT3.J32.73.A86 76.A97.AKJT82.T2"
"""East has a singleton diamond; West may ask for hearts or for clubs."""
PLACED = "N:AKJ5.842.Q65.K73 T97.965.K872.Q94 642.AT3.AT3.AJ62 Q83.KQJ7.J94.T85"
"""The finesse of the jack has placed the queen of spades with West."""
DROPPED = "N:9875.A73.AQ92.T6 JT6.KQ54.75.J983 AK432.J92.J8.AK7 Q.T86.KT643.Q542"
"""East may drop the jack of spades under the ace, as if it were alone."""
KING = "N:763.A73.AQ92.T63 T98.KQ54.753.Q94 {}.J92.J84.AK72 {}.T86.KT6.J85"
"""West leads a spade."""


@pytest.mark.parametrize(
    ("calls", "cards", "card", "deal", "wanted"),
    [
        # Dummy leads an honour of its long suit: the ace waits to cut it off.
        ("P P 1N P 3N P P P", "S2 S4 SK SA D3 D8 DK D2 DQ", "D6", TABLE, "hold-up"),
        # A small card of dummy's is left to run.
        ("P P 1N P 3N P P P", "S2 S4 SK SA D3 D8 DK D2 D9", "D6", TABLE, "second-low"),
        # The ten asked for the higher suit, the two for the lower.
        ("P P 1S P 4S P P P", "DA D5 D4 D3 DT D6 S2 D7", "H4", SPADES, "asked"),
        ("P P 1S P 4S P P P", "DA D5 D4 D3 DT D6 S2 D7", "C3", SPADES, "exit"),
        ("P P 1S P 4S P P P", "DA D5 D4 D3 D2 D6 S2 D7", "C3", SPADES, "asked"),
        ("P P 1S P 4S P P P", "DA D5 D4 D3 D2 D6 S2 D7", "H4", SPADES, "exit"),
        # The finesse has told where the queen is.
        ("P P 1N P 3N P P P", "HK H2 H5 HA S2 S3 SJ S7 SA S9 S4", "SQ", PLACED, "known"),
        ("P P 1N P 3N P P P", "C2 C6 CJ CK SA SQ S5", "SJ", DROPPED, "false"),
        ("P P 1N P 3N P P P", "C2 C6 CJ CK SA SQ S5", "S6", DROPPED, "signal"),
        ("P P 1N P 3N P P P", "HK H2 H5 HA S2 S3 SJ S7 SA S9 S4", "S8", PLACED, "exit"),
    ],
)
def test_a_defender_tells_what_decided(
    calls: str, cards: str, card: str, deal: str, wanted: str
) -> None:
    assert technique(calls, cards, card, deal) == wanted


TOPS = "N:8742.653.Q965.KQ AK3.KT8.432.J753 QJT.J42.AKJ7.A86 965.AQ97.T8.T942"
"""East has ace and king of spades; West has begun hearts."""
_BEGUN = "HA H3 H8 H2 S9 S2 SK ST HT H4 HQ H5"


@pytest.mark.parametrize(
    ("calls", "cards", "card", "deal", "wanted"),
    [
        # A small trump that follows tells partner nothing.
        ("P P 1S P 4S P P P", "CQ CA C7 C6 S4 S2 SA", "S6", RUFF, "exit"),
        # Ace and king are no touching honours to be split: the trick is taken.
        ("P P 1N P 3N P P P", "C2 CK C3 C6 S2", "SK", TOPS, "rise"),
        # Who began a suit goes on with it, also where partner has led it since.
        ("P P 1N P 3N P P P", _BEGUN, "H9", TOPS, "continue"),
        # Declarer ruffs what the defenders lead, and takes what is his.
        ("P P 1S P 4S P P P", "H2 H3 HK HA D2 D3 D9 DJ HQ H6 H4", "S4", RUFF, "ruff-losers"),
        ("P P 1N P 3N P P P", "H4 H6 HJ", "HA", FINESSE, "win"),
        # The eight of dummy, which any of six cards beats, is no finesse.
        ("P P 1N P 3N P P P", "H4", "H8", FINESSE, "set-up"),
    ],
)
def test_a_reason_is_not_another_cards(
    calls: str, cards: str, card: str, deal: str, wanted: str
) -> None:
    assert technique(calls, cards, card, deal) == wanted


@pytest.mark.parametrize(
    ("spades", "west", "cards", "card", "said"),
    [
        (
            "KQ4",
            "AJ52",
            "S2 S3 S8",
            "SK",
            "Win with ♠K: the defenders do not learn where ♠Q is.",
        ),
        (
            "AK4",
            "QJ52",
            "S2 S3 S8",
            "SK",
            "Win with ♠K: the defenders do not learn where ♠A is.",
        ),
        (
            "K54",
            "AQJ2",
            "SA S3 S8",
            "S5",
            "Keep ♠4 out of sight: the leader cannot tell whether",
        ),
    ],
)
def test_declarers_false_card_says_what_it_hides(
    spades: str, west: str, cards: str, card: str, said: str
) -> None:
    told = sentence("P P 1N P 3N P P P", cards, card, KING.format(spades, west))
    assert told.startswith(said)


BLOCKED = "N:AKQJ.A2.A5432.72 98754.T98.987.98 T3.KQJ3.K6.AKQJ5 62.7654.QJT.T643"
"""South throws cards of dummy's on clubs; the ace of hearts blocks his own."""
_CLUBS = "H7 H2 H8 HK CA C3 C2 C8 CK C4 C7 C9 CQ C6"
WAITING = "N:AKQJ.A2.K5432.72 98754.T98.987.98 T3.KQJ3.A6.KQJT5 62.7654.QJT.A643"
"""The ace of clubs is still out."""
EVEN = "N:QJ54.A32.K9873.4 32.JT98.AQJ.QJT9 AKT9.KQ5.64.A762 876.764.T52.K853"
"""Four trumps each; dummy has one club."""
_RUFFED = "H7 H2 H8 HK C2 C3 C4 C9 HJ HQ H4 H3"
RICH = "N:QJ54.AKQ.AKQJT.4 32.JT98.987.QJT9 AKT9.32.32.AK762 876.7654.654.853"
VOID = "N:J54.32.98765.KQ2 32.KQJ9.KQJ.9876 AKQT98.A876.A42. 76.T54.T3.AJT543"
"""South has no club, and six trumps to dummy's three."""
LONE = "N:A32.QJT.A32.J432 J876.8752.9876.6 KQ54.A.QJT4.AKQ5 T9.K9643.K5.T987"
"""South's ace of hearts is alone."""
ACE = "N:K52.A3.AQJ92.763 763.KQ654.753.T9 QJ4.J92.K84.AK52 AT98.T87.T6.QJ84"
DRIVEN = "N:A32.6543.AKQ.A32 T65.J982.654.876 KQ4.KQ7.J32.KQ54 J987.AT.T987.JT9"
SHORT = "N:763.A73.AQ92.T63 .KQ654.T753.Q954 K54.J92.J84.AK72 AQJT982.T8.K6.J8"
"""East has no spade."""
TAKEN = "N:763.A73.AQ92.T63 AT9.KQ5.T753.Q94 54.J942.J84.AK72 KQJ82.T86.K6.J85"
"""East wins the first spade."""
ROUND = "N:A32.A543.432.A32 J876.T98.987.T98 KQ4.KQJ.AQT.KQ54 T95.762.KJ65.J76"
KEPT = "N:K52.A3.JT982.763 763.KQ654.653.T9 AQJ.J92.AK4.AK52 T984.T87.Q7.QJ84"
BARE = "N:4.A8765.KQJ2.QJ2 A32.KQ2.T98.A765 KQJT98.43.A3.K43 765.JT9.7654.T98"
"""Dummy has one trump."""
ACROSS = "N:Q843.QJ6.962.A84 A2.A97.KJ7.T9752 KJT95.KT4.A3.K63 76.8532.QT854.QJ"
"""Trumps and hearts lack the ace, and each hand has one of the cards below it."""
UNLIKELY = "N:K84.AQ6.962.A842 QT2.KJ97.KJ7.T97 AJ95.543.A3.KQ63 763.T82.QT854.J5"
RISEN = "N:K93.Q74.K862.AQ3 Q842.AT2.J53.J76 J76.965.AQT.KT42 AT5.KJ83.974.985"
ASKS = "N:KQ74.7.KJ83.QJT4 85.J9642.AQ7.953 AJT62.53.952.AK6 93.AKQT8.T64.872"
NOTHING = "N:KQ74.7.KJ83.QJT4 85.J9642.974.953 AJT62.53.AQ2.AK6 93.AKQT8.T65.872"
DRAWN = "S2 S5 S3 SA SJ S7 S8 S4 H9 HA H7 H5"
TWO = "N:A2.76542.A85.QT2 Q98.K3.QJ74.J843 J65.AT98.K93.K96 KT743.QJ.T62.A75"
TWO_THERE = "N:64.753.KQJ84.Q62 832.QT98.A65.J97 AK7.K62.T92.AK43 QJT95.AJ4.73.T85"
NINE = "N:AK2.765.A854.QT2 Q98.KJ32.QJ7.J73 J65.AQ98.K93.K96 T743.T4.T62.A854"
OWN = "N:KQ85.KQ7.QJT8.K3 643.T865.3.QT972 AJT9.942.K76.AJ6 72.AJ3.A9542.854"
OVER = "N:K93.Q74.K862.AQ3 A842.AT2.J53.J76 J7.9653.AQT.KT42 QT65.KJ8.974.985"
STRIPPED = "N:Q8.Q872.AQ9.AK65 9763.JT9.KJT5.43 52.43.763.QJT982 AKJT4.AK65.842.7"
_STRIPPED = (
    "SA S8 S3 S2 HA H2 H9 H3 HK H7 HT H4 H6 H8 HJ C2 CQ C7 C5 C3 CJ S4 C6 C4 CT D2 CK D5 "
    "HQ S6 S5 H5"
)
EIGHT = "N:KJ2.T96.K962.632 AQ5.K.Q874.AQT94 T97643.J5.AT5.K7 8.AQ87432.J3.J85"
_EIGHT = (
    "S2 SA S3 S8 HK H5 H2 H6 S5 S4 H3 SJ HA H9 SQ HJ HQ HT D4 S6 H8 D9 D7 S7 H7 C2 D8 S9 C8 C6"
)
_TO_WEST = "P P P 1H P 2H P 4H P P P"
_THROWN = "HJ HA H2 H3 DK D8 DA D4 D3 D5 DQ D9 DJ DT"
_NOTRUMP, _SPADES = "P P 1N P 3N P P P", "P P 1S P 4S P P P"


@pytest.mark.parametrize(
    ("calls", "cards", "card", "deal", "said"),
    [
        # A winner thrown away is no loser.
        (_NOTRUMP, _CLUBS, "D2", BLOCKED, "Throw a loser on the winning ♣."),
        (_NOTRUMP, _CLUBS, "SA", BLOCKED, "Throw ♠: the card missed least."),
        (_NOTRUMP, _CLUBS, "HA", BLOCKED, "Unblock ♥: high cards of the short hand first."),
        # What a higher card may still take is no winner to throw on.
        (
            _NOTRUMP,
            _CLUBS.replace("A", "T", 1),
            "D2",
            WAITING,
            "Throw ♦: the card missed least.",
        ),
        # One card is left: it falls, however the suit broke.
        (_NOTRUMP, f"{_CLUBS} D2 S4", "CJ", BLOCKED, "Cash ♣: nothing is higher."),
        # As many trumps in both hands: neither is the hand with fewer.
        (_SPADES, "H7 H2 H8 HK", "C2", EVEN, "Ruff the losing ♣ in the hand that has fewer"),
        (_SPADES, _RUFFED, "C6", EVEN, "Ruff the losing ♣ in the hand that has fewer"),
        # The ace of a suit that dummy is out of is not led to be ruffed.
        (_SPADES, _RUFFED, "CA", EVEN, "Throw a loser on the winning ♣."),
        # Where dummy has winners alone, no loser is thrown.
        (_SPADES, "C3 C4 C9 CA", "CK", RICH, "Set up the long ♣: 5 cards are out"),
        # A card that follows ruffs nothing.
        (_SPADES, "D2", "D3", EVEN, "Follow in ♦. Then: Ruff the losing ♦"),
        # A small card that is ruffed drives nothing out; an honour does.
        (_SPADES, "D3 D5 DJ DA S8 S6 SJ S2", "C2", VOID, "Lead ♣ for the other hand to ruff."),
        (_SPADES, "D3 D5 DJ DA S8 S6 SJ S2", "CK", VOID, "Drive out ♣A"),
        # The ace that must be played is no finesse.
        (_NOTRUMP, "H4", "HT", LONE, "Follow in ♥. Then: "),
        # Under the ace no hand wins.
        (_NOTRUMP, "SA", "S2", ACE, "Follow in ♠. Then: "),
        # Low to an honour that drives another out.
        (_NOTRUMP, "S7 S2 ST SK HQ HT", "H3", DRIVEN, "Drive out ♥A: that sets up a trick."),
        # Under an ace nothing runs round; a small card does.
        (_NOTRUMP, "DK", "D2", ROUND, "Follow in ♦. Then: "),
        (_NOTRUMP, "D5", "D2", ROUND, "Play low: ♦ runs round to the honours"),
        # A low card takes no trick: the other hand does.
        (_NOTRUMP, "S8", "S2", KEPT, "Low here: the other hand wins, and this hand keeps"),
        # The king here is as high as the queen opposite: nothing is finessed, an ace goes.
        (_SPADES, "D4 D6 DJ DA", "S5", ACROSS, "Draw trumps: 4 still out."),
        (_SPADES, "D4 D6 DJ DA", "H4", ACROSS, "Drive out ♥A: that sets up 2 tricks."),
        # What the hand opposite ruffs throws nobody in; a lone honour is led for that.
        ("P P 4C P P P", _STRIPPED, "SQ", STRIPPED, "Lead ♠ for the other hand to ruff."),
        # The eight is as high as the jack: who plays low on it finesses.
        (_TO_WEST, _EIGHT, "C4", EIGHT, "Finesse in ♣: ♣K must lie with North."),
        # The honour played now is the finesse; nothing of the suit is left for later.
        (_NOTRUMP, "S5", "SK", RISEN, "Finesse in ♠: ♠A must lie with West."),
        (_NOTRUMP, "H3", "HQ", RISEN, "Rise with ♥Q at once: waiting might lose it."),
        # Dummy is out of hearts: the card asks for a suit.
        (_SPADES, "HA H7", "H9", ASKS, "Ask for ♦: ♥9 shows suit preference."),
        (_SPADES, "HA H7", "H2", ASKS, "A quiet card that gives nothing away."),
        # Who has nothing to ask for asks for nothing.
        (_SPADES, "HA H7", "H2", NOTHING, "A quiet card that gives nothing away."),
        # A suit of one's own may be led for a ruff too.
        (_SPADES, "DA D8 D3 D6", "D9", OWN, "Give partner a ruff in ♦; ♦9 asks for ♥."),
        # Not once trumps are drawn; and a ten beats none of dummy's honours.
        (_SPADES, f"DA D8 D3 D6 {DRAWN}", "D9", OWN, "Go on with ♦: what was begun"),
        (_SPADES, "DA D8 D3 D6 C8 CK C2 C6 HK", "H5", OWN, "Low in ♥: there is nothing here"),
        # Third hand takes the trick over the second hand's king.
        (_NOTRUMP, "S5 SK", "SA", OVER, "Win with ♠A, as cheaply as one can."),
        # Two honours are missing: to take the ace is no play for one to fall.
        (_NOTRUMP, "S4 SA S8 S5 H2 H3", "HA", TWO, "Set up the long ♥: 3 cards are out"),
        # Before dummy's long suit West tells his length, high from two or low from three.
        (_NOTRUMP, "SQ S4 S8 SA D2", "D7", TWO_THERE, "Give count in ♦."),
        (_NOTRUMP, "SQ S4 S8 SA D2", "D3", TWO_THERE, "Low in ♦: there is nothing here"),
        (_NOTRUMP, "SQ S4 S8 SA H2", "H4", TWO_THERE, "Second hand low: the honours in ♥"),
        # Low to the king with queen and ten behind it: the ace is driven out.
        (_NOTRUMP, "S4 SA S8 S5", "C2", NINE, "Drive out ♣A: that sets up a trick."),
        # With seven cards against six nobody plays for a king to fall.
        (_NOTRUMP, "D4 D6 DJ DA H3 H2", "HA", UNLIKELY, "Cash ♥: nothing is higher."),
        # A small card under a winner drives nothing out.
        (_NOTRUMP, "S8 S2 S6 SJ DK D7", "D2", KEPT, "Follow in ♦. Then: "),
        # Who cannot overruff does not throw a card in place of a ruff.
        (_SPADES, f"{_THROWN} C3 D6 D2 SA", "C4", BARE, "Throw ♣: the card missed least."),
        (_SPADES, f"{_THROWN} C3 D6 D2 S2", "C4", BARE, "Throw a losing ♣ rather than ruff"),
        (_SPADES, _THROWN, "C3", BARE, "Throw a loser on the winning ♦."),
        # A leader whose partner shows out hears no signal.
        (_NOTRUMP, "SA S3 H4", "S5", SHORT, "Follow in ♠. Then: "),
        # Nor where that partner has won the trick.
        (_NOTRUMP, "S2 S3 SA", "S5", TAKEN, "Follow in ♠. Then: "),
        # The best card wins, unless it is ruffed.
        (_SPADES, "CQ", "CA", RUFF, "Win with ♣A."),
        # A trump cuts no ruffs where dummy has none left.
        (_SPADES, "HJ HA H2 H3 S4 SA S8 S5", "S3", BARE, "A quiet card that gives nothing"),
        (
            _SPADES,
            "HJ HA H2 H3 S4 S2 SK S5 H4 H9 H5 HQ",
            "SA",
            BARE,
            "Cash ♠ while it is there.",
        ),
        (_SPADES, "HJ H5 HQ H3", "SA", BARE, "Lead a trump, to cut down dummy’s ruffs."),
    ],
)
def test_a_reason_is_true_of_its_card(
    calls: str, cards: str, card: str, deal: str, said: str
) -> None:
    assert sentence(calls, cards, card, deal).startswith(said)


@pytest.mark.parametrize(
    ("mine", "opposite", "out", "tricks"),
    [
        ((10, 7, 5), (9, 8, 6), (13, 12), 1),  # three rounds, two of them lost
        ((12, 11, 10, 9), (5,), (14, 13, 8, 7), 2),
        ((13, 12, 4), (3, 2), (14, 10), 1),
        ((10, 7), (9, 8), (13, 12), 0),
    ],
)
def test_cards_driven_out_take_a_round_each(
    mine: tuple[int, ...], opposite: tuple[int, ...], out: tuple[int, ...], tricks: int
) -> None:
    assert SuitReading(Suit.HEARTS, mine, opposite, out, ()).driven_tricks == tricks


def test_only_the_first_lead_is_called_one_in_french() -> None:
    """*Entamer* is for the opening lead; later ones are played."""
    deal = "N:K93.Q74.K862.AQ3 AT42.JT9.J53.J76 87.A653.AQT.KT42 QJ65.K82.974.985"
    later = explained(_NOTRUMP, "S5 S3 SA S7", "HJ", deal)
    first = explained(_NOTRUMP, "", "SQ", deal)
    assert say(later.says, "fr").startswith("Jouer d’une séquence à ♥")
    assert say(first.says, "fr").startswith("Entamer d’une séquence à ♠")


@pytest.mark.parametrize(
    ("cards", "card", "sure"),
    [
        ("S5", "SK", 8),
        ("S5 SK S3", "S4", 8),
        ("S5 SK S3 S4", "D2", 8),
        # Dummy throws a heart on a club that counts until it has won.
        ("S5 SK S3 S4 D2 D3 DA D9", "CA", 8),
        ("S5 SK S3 S4 D2 D3 DA D9 CA C3", "H3", 8),
        ("S5 SK S3 S4 D2 D3 DA D9 CA C3 H3 C6", "CK", 8),
    ],
)
def test_the_trick_under_way_is_counted_once(cards: str, card: str, sure: int) -> None:
    """Three spades, a heart, two diamonds and two clubs, whoever has played to the trick."""
    deal = "N:KQ2.A743.KJ8642. T983.KJ6.T53.Q76 A74.Q52.A7.AK542 J65.T98.Q9.JT983"
    assert tricks_counted(cards, card, deal) == sure


def test_a_card_that_must_fall_wins_nothing() -> None:
    """Dummy's last heart is the queen, East leads the king: one trick won, seven sure."""
    deal = "N:KQ2.Q4.KJ8643.84 AT9.KJ6.T52.QT76 743.A52.AQ97.AK5 J865.T9873..J932"
    assert tricks_counted("H3 H4 HJ HA S3 S5 SK SA HK", "H2", deal) == 8


def tricks_counted(cards: str, card: str, deal: str) -> object:
    """Return the tricks won and sure that are told with *card*."""
    (count,) = (
        dict(phrase.arguments)["sure"]
        for phrase in explained(_NOTRUMP, cards, card, deal).more
        if phrase.name.startswith("coach-count")
    )
    return count


def test_robots_give_the_tutors_reason() -> None:
    game = under_way(3, 5)
    actor = game.actor
    assert actor is not None
    view = game.view(actor)
    card = view.legal[0]
    assert isinstance(card, Card)
    told = card_reason(view, card)
    assert told is not None
    assert reason_of(view, card, Carding()) == told.says


def test_the_danger_hand_is_told_where_a_finesse_may_lose_to_it() -> None:
    from biritch.core.boards import Board

    # West has led spades, of which no stopper is left: a diamond finesse may lose to West only.
    deal = Deal.parse("N:75.K64.A84.AQT53 J82.T93.Q752.K74 A64.AQ52.KJ63.J8 KQT93.J87.T9.962")
    game = Game.start(VARIANT, deal, Board.from_number(3))
    for text in ["1N", "P", "3N", "P", "P", "P"]:
        game = game.after(parse_call(text))
    names = []
    for cards, card in (("SK S5 S2 SA", "CJ"), ("H2 H7 HK H3 D4 D2", "DJ")):
        for text in cards.split():
            game = game.after(Card.parse(text))
        assert game.actor is not None
        found = card_reason(game.view(game.actor), Card.parse(card))
        assert found is not None
        assert found.technique == "finesse"
        names.append({phrase.name for phrase in found.more})
    assert ["coach-danger" in told for told in names] == [False, True]
