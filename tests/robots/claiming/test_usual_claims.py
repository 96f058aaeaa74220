"""The claims people make: agreed to where the Laws agree, refused where a guess is left."""

import random
from dataclasses import dataclass

import pytest

from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.robots.claiming.stated_line import StatedLine
from biritch.robots.claims import ClaimVerdict, judge_claim
from tests.robots.claiming.endings import show_ending, start

NORTH, EAST, SOUTH, WEST = Seat

NINE = "A32.K32.A432.432 QJT9.987.JT98.87 K54.A54.KQ5.AK65 876.QJT6.76.QJT9 N W HQ"
SOLID = "32.432.5432.6543 54.QJT9.QJT.KQJT AKQJT98.AK.AK.A2 76.8765.9876.987 S W H8"
QUEEN_OUT = "32.QJ3.QJ4.K8765 Q65.T987.T98.JT9 AKJT94.AK.AK2.AQ 87.6542.7653.432 S W H2"
ACE_OUT = "32.432.5432.5432 A.QJT9.QJT9.QJT9 KQJT987.AK.AK.AK 654.8765.876.876 S W H8"
THIRTEEN = "432.432.5432.432 JT9.JT9.JT98.T98 AKQ.AKQ.AKQ.AKQJ 8765.8765.76.765 N W S8"
TWELVE = "432.432.5432.AQ2 JT9.JT9.JT98.T98 AKQ.AKQ.AKQ6.KJ3 8765.8765.7.7654 N W S8"
BLOCKED = "QJT.3.. 9.A.2.K AK.2.3. 8.Q.A.A N S"
RUFFED = "Q3..43.2 54..Q.A3 AK2..AK. 6..JT9.5 S S"
BREAKS = "Q5.432.K43. J76.K.Q.KQJ AK432.A.A2. T8.Q.JT.AT9 S S"
FOUR_ONE = "Q5.432.K43. JT76.K.Q.KQ AK432.A.A2. 8.Q.JT9.AT9 S S"
KNOCK = "32.32.32.2 A4.K4.K4.K KQJT.A.A.A 65.Q5.QJ.Q N S"
KNOCK_AND_LOSE = "32.32.32.3 A4.K4.K4.K KQJT.A.A.2 65.Q5.QJ.Q N S"
TWO_OUT = "32.432.432. A4.QJT.QJT. QJT9.AK.AK. K5.987.987. N S"
CROSS = "KJ..32. T.K.K.K AQ.32.. 9.A.A.A S S"
OVERRUFF = "KJ..32. T.K.KQ. A5.32.. 9.AQ..A S S"
FINESSE = "AQ..2. 65..3. 32..A. K4..4. N S"
FINESSE_OFF = "AQ..2. K5..3. 32..A. 64..4. N S"
TWO_WAY_EAST = "AJT..2. Q54..3. K32..A. 876..4. N S"
TWO_WAY_WEST = "AJT..2. 876..3. K32..A. Q54..4. N S"
THROW = "2..AK. K.A.3. A.3.2. Q.K.4. N S"
SQUEEZE = "AJ.K.. 43..3. 2.3.A. KQ.A.. N S"
HIGH_TRUMP = ".32.2.2 Q.54..4 J92.A.. .QJ..3A S S"
LAST_TRUMP = ".32.2. 2..3.4 9.AK.. .QJ.4. S S"
ONE_LOST = "..432.32 K..65.K5 QJT.A.A. ..QJ8.Q4 S S"
RUFF_FIRST = "Q4.32..2 T8.K.A.K AKJ.A.3. 97.Q.K.A S S"
DUMMY_LEADS = "AK.A.2. 43.K.3. 2.3.AK. 65.Q.4. N N"
NOTHING = "2.2.2. A.A.A. 3.3.3. K.K.K. N W"
JACK_EAST = ".KJ9.3. .Q64.2. .AT8.A. .753.4. N N"
JACK_WEST = ".KJ9.3. .753.2. .AT8.A. .Q64.4. N N"
DROP_TWO = ".AKJ.2. .Q7.4.5 .832.A. .T96.3. N S"
DROP_THREE = ".AKJ.2. .Q76.4. .832.A. .T9.3.6 N S"
TWICE = "AQT..2. 98..3.4 532..A. KJ4..6. N S"
TWICE_OFF = "AQT..2. J8..3.4 532..A. K94..6. N S"
LAST_CLUB = "A.K..32 Q.T..K4 K.A..A5 J.9..QJ N S"
RUFF_AND_BACK = "9..A2.A 5..Q4.K 8.2.K.3 .A.J5.Q S S"
THREE_THREE = ".AKQ2.. .JT8..4 .543.A. .976..5 N S"
FOUR_TWO = ".AKQ2.. .JT86.. .543.A. .97.2.5 N S"
TRUMP_ACE = "43.A2.. A.K3..5 KQJ.4.. 5.Q6..4 S S"
TOP_TRUMPS = "8.76.. .KQ.3. 5.J..Q AKT... S W"
JACK_GUARDED = "J7.6.. .KQ.3. Q95... AK3... S W"
PARTNERS_TRUMP = "2.3.4. A.6..K 3.2.5. 9.K.A. S W"
DUMMY_HIGH = "..AKQJ. 5.6.7.8 2.3.4.5 6.7.8.9 N S"
NO_WAY_THERE = "..AKQJ. 5.6.7.8 2.3..A5 6.7.8.9 N S"
GUARDS_APART = "AJ.K.. K3.A.. 2.3.A. Q4..3. N S"
END_PLAY = "AQ.2.. K5.A.. 43.3.. J6.4.. N S"
END_PLAY_WEST = "AQ.2.. J5.4.. 43.3.. K6.A.. N S"
WRONG_HAND = "AQ.2.. K5.4.. 43.3.. J6.A.. N S"
TOP_DEFENDER = "2.32.. 3.K4.. QJ.A.. AK.5.. S W"


@dataclass(frozen=True)
class Usual:
    """A claim: from which cards, how many tricks, what was said, whether it stands."""

    position: str
    tricks: int
    accepts: bool
    line: str = ""
    claimant: Seat = Seat.SOUTH


CASES = {
    # Winners, in whatever order they are cashed.
    "thirteen on top": Usual(THIRTEEN, 13, True),
    "twelve on top": Usual(TWELVE, 12, True),
    "thirteen of twelve": Usual(TWELVE, 13, False),
    "nine on top at once": Usual(NINE, 9, True),
    "ten of nine": Usual(NINE, 10, False),
    "solid trumps, nobody ruffs": Usual(SOLID, 12, True),
    "all with a loser": Usual(SOLID, 13, False, "drawing trumps"),
    "winners across": Usual(DUMMY_LEADS, 4, True),
    "a suit that blocks": Usual(BLOCKED, 3, False),
    "what does not block": Usual(BLOCKED, 2, True),
    # Trumps drawn first.
    "trumps drawn": Usual(SOLID, 12, True, "I draw trumps"),
    "trumps forgotten": Usual(RUFFED, 5, False),
    "trumps not forgotten": Usual(RUFFED, 5, True, "trumps first"),
    "trumps break": Usual(BREAKS, 8, True, "drawing trumps"),
    "trumps do not break": Usual(FOUR_ONE, 8, False, "drawing trumps"),
    "a trump is lost to the break": Usual(FOUR_ONE, 7, True, "drawing trumps"),
    "a high trump forgotten": Usual(HIGH_TRUMP, 4, False),
    "the last trump forgotten": Usual(LAST_TRUMP, 3, False),
    "the last trump drawn": Usual(LAST_TRUMP, 3, True, "♠9, then hearts"),
    # One trick given up, then the rest.
    "queen of trumps lost": Usual(QUEEN_OUT, 12, True, "drawing trumps, losing the queen"),
    "queen of trumps lost, in French": Usual(
        QUEEN_OUT, 12, True, "je joue atout et je donne la dame"
    ),
    "queen of trumps lost, nothing said": Usual(QUEEN_OUT, 12, True),
    "queen of trumps not lost": Usual(QUEEN_OUT, 13, False, "drawing trumps"),
    "ace of trumps knocked out": Usual(ACE_OUT, 12, True, "knocking out the ace of trumps"),
    "ace of trumps, nothing said": Usual(ACE_OUT, 12, True),
    "king of trumps given": Usual(ONE_LOST, 4, True, "giving up the king of trumps"),
    "a card knocked out": Usual(KNOCK, 6, True),
    "a card knocked out, said": Usual(KNOCK, 6, True, "I give up the ace of spades"),
    "one more goes with it": Usual(KNOCK_AND_LOSE, 6, False),
    "two are lost": Usual(KNOCK_AND_LOSE, 4, True),
    "two cards knocked out": Usual(TWO_OUT, 6, True, "giving up two spades"),
    # Ruffs.
    "crossruff": Usual(CROSS, 4, True, "crossruff"),
    "crossruff in French": Usual(CROSS, 4, True, "double coupe"),
    "crossruff overruffed": Usual(OVERRUFF, 4, False, "crossruff"),
    "a ruff, then trumps": Usual(RUFF_FIRST, 5, True, "ruff a diamond, then draw trumps"),
    "a ruff in French": Usual(
        RUFF_FIRST, 5, True, "je coupe un carreau puis je tire les atouts"
    ),
    # Guesses.
    "a finesse nobody stated": Usual(FINESSE, 3, False),
    "a finesse stated": Usual(FINESSE, 3, True, "finesse in spades"),
    "a finesse by its card": Usual(FINESSE, 3, True, "small to the ♠Q"),
    "a finesse after its suit": Usual(FINESSE, 3, True, "if the spade finesse works"),
    "a card well placed": Usual(FINESSE, 3, True, "le roi de pique est bien placé"),
    "a finesse that loses": Usual(FINESSE_OFF, 3, False, "finesse in spades"),
    "a finesse through East": Usual(
        TWO_WAY_EAST, 4, True, "finessing East for the queen of spades"
    ),
    "through East, in French": Usual(
        TWO_WAY_EAST, 4, True, "l'impasse à la dame de pique en Est"
    ),
    "through East, West has it": Usual(TWO_WAY_WEST, 4, False, "finesse East for the ♠Q"),
    "through West": Usual(TWO_WAY_WEST, 4, True, "West has the queen of spades"),
    "two ways, none stated": Usual(TWO_WAY_WEST, 4, False),
    "a squeeze nobody stated": Usual(SQUEEZE, 3, False),
    "a jack that runs": Usual(JACK_EAST, 4, True, "running the jack of hearts"),
    "a jack let run": Usual(JACK_EAST, 4, True, "I let the ♥J run"),
    "a jack that runs, in French": Usual(JACK_EAST, 4, True, "le valet de cœur qui court"),
    "a jack that runs into the queen": Usual(
        JACK_WEST, 4, False, "je laisse filer le valet de cœur"
    ),
    "a suit that runs is no finesse": Usual(DUMMY_HIGH, 4, True, "I run the diamonds"),
    "a queen that drops": Usual(DROP_TWO, 4, True, "ace and king of hearts, the queen drops"),
    "a queen that drops, in French": Usual(
        DROP_TWO, 4, True, "je tire as et roi de cœur, la dame tombe"
    ),
    "a queen that does not drop": Usual(
        DROP_THREE, 4, False, "as et roi de cœur, la dame tombe"
    ),
    "two finesses": Usual(TWICE, 4, True, "I finesse twice in spades"),
    "two finesses, in French": Usual(TWICE, 4, True, "double impasse à pique"),
    "the second finesse loses": Usual(TWICE_OFF, 4, False, "double impasse à pique"),
    "a king placed": Usual(FINESSE, 3, True, "le roi de pique est placé"),
    "a break stated": Usual(THREE_THREE, 4, True, "les cœurs sont 3-3"),
    "a break that is none": Usual(FOUR_TWO, 4, False, "hearts are three-three"),
    "the last club theirs": Usual(LAST_CLUB, 3, True, "the last club is yours"),
    "the last club theirs, in French": Usual(
        LAST_CLUB, 3, True, "le dernier trèfle est à vous"
    ),
    "the ace of trumps theirs": Usual(
        TRUMP_ACE, 3, True, "you get the trump ace, I have the rest"
    ),
    "a ruff with a high trump": Usual(
        RUFF_AND_BACK, 4, True, "I ruff the heart in dummy and draw the last trump"
    ),
    "a ruff, back to the king": Usual(
        RUFF_AND_BACK, 4, True, "ruff a heart, diamond to the king, trump"
    ),
    "a ruff and back, in French": Usual(
        RUFF_AND_BACK, 4, True, "je coupe un cœur, carreau pour le roi, atout"
    ),
    "a ruff, trumps forgotten": Usual(RUFF_AND_BACK, 4, False, "je coupe un cœur au mort"),
    "dummy is high": Usual(DUMMY_HIGH, 4, True, "le mort est maître"),
    "dummy is high and out of reach": Usual(NO_WAY_THERE, 4, False, "dummy is good"),
    "a squeeze stated": Usual(SQUEEZE, 3, True, "I squeeze West on the ace of diamonds"),
    "a squeeze stated, in French": Usual(SQUEEZE, 3, True, "♦A, squeeze"),
    "a squeeze against both": Usual(GUARDS_APART, 3, False, "squeeze"),
    "an end play nobody stated": Usual(END_PLAY, 2, False),
    "an end play stated": Usual(END_PLAY, 2, True, "I throw East in with a heart"),
    "an end play stated, in French": Usual(END_PLAY, 2, True, "je mets Est en main à cœur"),
    "West led into": Usual(END_PLAY_WEST, 2, True, "I put West in with a heart"),
    "the wrong hand thrown in": Usual(WRONG_HAND, 2, False, "mise en main à cœur"),
    # Discards.
    "a loser thrown": Usual(THROW, 3, True),
    "a loser thrown, said": Usual(THROW, 3, True, "I throw the ♥3 on the ♦K"),
    "a loser thrown, in French": Usual(THROW, 3, True, "je défausse un cœur sur les carreaux"),
    "a loser gone": Usual(THROW, 3, True, "my heart goes on the ♦K"),
    "a loser gone, in French": Usual(THROW, 3, True, "le cœur part sur le roi de carreau"),
    # Concessions, and defenders.
    "nothing left to win": Usual(NOTHING, 0, True),
    "winners conceded": Usual(DUMMY_LEADS, 0, False),
    "a defender's trumps": Usual(TOP_DEFENDER, 2, True, claimant=Seat.WEST),
    "a defender's top trumps": Usual(TOP_TRUMPS, 3, True, claimant=Seat.WEST),
    "a defender's third trump loses": Usual(JACK_GUARDED, 3, False, claimant=Seat.WEST),
    "a defender gives partner's trump away": Usual(
        PARTNERS_TRUMP, 0, False, claimant=Seat.WEST
    ),
    "a defender's loser": Usual(TOP_DEFENDER, 3, False, claimant=Seat.WEST),
}


def judge(case: Usual) -> ClaimVerdict:
    *hands, strain, leader = case.position.split()[:6]
    cards = case.position.split()[6:]
    held = [Hand.parse(hand) for hand in hands]
    seat = Seat.EAST if case.claimant is Seat.SOUTH else Seat.SOUTH
    if len(held[0]) == 13:
        game = start(held, strain, cards)
        view, shown = game.view(seat), game.facts.hands[case.claimant]
    else:
        view, shown = show_ending(held, strain, Seat.parse(leader), seat), held[case.claimant]
    rng = random.Random(1)
    return judge_claim(view, case.claimant, case.tricks, 30, rng, shown=shown, line=case.line)


@pytest.mark.parametrize("name", CASES)
def test_usual_claims_are_judged_by_the_laws(name: str) -> None:
    assert judge(CASES[name]).accepts is CASES[name].accepts


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("the last trump forgotten", "70C"),
        ("through East, West has it", "70D"),
        ("a finesse nobody stated", "70E"),
        ("winners conceded", "71"),
        # What best play beats falls by itself.
        ("trumps do not break", None),
        ("thirteen on top", None),
    ],
)
def test_a_refusal_names_the_law(name: str, law: str | None) -> None:
    assert judge(CASES[name]).law == law


def test_left_and_right_are_the_claimers() -> None:
    for seat, target in ((SOUTH, WEST), (NORTH, EAST)):
        line = StatedLine.parse("the queen of hearts is on my left", 3, seat)
        assert line.finesses == {2: target}
    assert StatedLine.parse("la dame de cœur est à droite", 3, SOUTH).finesses == {2: EAST}
