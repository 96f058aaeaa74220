"""The terminal table: whole boards played by lines typed in advance."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.cli import terminal
from biritch.cli.terminal_board import Playing, Table
from biritch.cli.terminal_orders import WORDS, Order, read_action, read_order
from biritch.cli.terminal_tongue import Tongue
from biritch.core.boards import Board
from biritch.core.calls import BIDS, CALLS, PASS, Bid, Call, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain
from biritch.core.dealing import seeded
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.core.tricktable import TrickTable
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.robot import Decision, Robot
from biritch.rules.auction import Auction
from biritch.solver.solver import Position
from biritch.words.notation import NOTATIONS, Notation, write_card
from biritch.words.words import LANGUAGES, Language

WHY = Phrase.of("robot-any")


@dataclass(frozen=True)
class Passing:
    """Passes throughout, and plays the lowest card allowed."""

    name: str = "passing:none"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        del budget, rng
        return Decision(PASS if PASS in view.legal else view.legal[-1], WHY)


@dataclass(frozen=True)
class Calling:
    """Makes its calls in turn, then passes; plays the lowest card allowed."""

    calls: tuple[str, ...]
    name: str = "calling:none"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        del budget, rng
        if isinstance(view.legal[0], Card):
            return Decision(view.legal[-1], WHY)
        assert view.auction is not None
        made = sum(seat == view.seat for seat, _ in view.auction.seated)
        word = self.calls[made] if made < len(self.calls) else "P"
        return Decision(parse_call(word), WHY)


@dataclass(frozen=True)
class Meant:
    says: Phrase
    alert: bool = False


class Saying:
    """A system in which every call says the same, and two clubs is alerted."""

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> Sequence[Meant]:
        del vulnerability
        return [Meant(WHY, call == Bid(2, Strain.CLUBS)) for call in auction.calls]

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> Mapping[Call, Meant]:
        del vulnerability
        return {call: Meant(WHY) for call in auction.standing.legal()}


class Nine:
    """A solver that finds nine tricks everywhere."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        return [TrickTable(((9,) * 5,) * 4) for _ in deals]

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        raise NotImplementedError


ROBOTS: dict[Seat, Robot] = {seat: Passing() for seat in Seat}


@dataclass
class Evening:
    """A table, what is typed at it, and what it says."""

    typed: list[str] = field(default_factory=list)
    robots: Mapping[Seat, Robot] = field(default_factory=lambda: ROBOTS)
    language: Language = "en"
    notation: Notation = "en"
    said: list[str] = field(default_factory=list)

    def hear(self) -> str | None:
        return self.typed.pop(0) + "\n" if self.typed else None

    def play(
        self,
        boards: int = 1,
        hear: Callable[[], str | None] | None = None,
        deals: Iterable[tuple[Board, Deal]] | None = None,
    ) -> int:
        numbered = (
            (Board.numbered(n), deal) for n, deal in enumerate(islice(seeded(7), boards), 1)
        )
        return terminal.play(
            deals or numbered,
            language=self.language,
            notation=self.notation,
            seat=Seat.SOUTH,
            rng=random.Random(1),
            robots=self.robots,
            system=Saying(),
            solver=Nine,
            hear=hear or self.hear,
            say=self.said.append,
        )


def lowest(evening: Evening, calls: Sequence[str]) -> Iterator[str | None]:
    """Type *calls*, then the lowest card allowed, which the table tells when asked."""
    yield from calls
    while True:
        yield "legal\n"
        yield allowed(evening)[-1] + "\n"


def allowed(evening: Evening) -> list[str]:
    """Return what the table last said is allowed; the question was asked again since."""
    head, _, words = evening.said[-2].partition(": ")
    assert head.strip() in ("Allowed", "Permis")
    return words.split()


def whole(evening: Evening, *calls: str) -> Evening:
    """Play one board to its end."""
    lines = lowest(evening, calls)
    assert evening.play(1, lambda: next(lines)) == 1
    return evening


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notation", NOTATIONS)
def test_a_whole_board_is_played_line_by_line(language: Language, notation: Notation) -> None:
    bid = {"en": "1N", "fr": "1SA"}[notation]
    said = whole(Evening(language=language, notation=notation), bid).said
    wins = [line for line in said if "wins trick" in line or "gagne la levée" in line]
    assert len(wins) == 13
    assert all("\n" not in line and line.strip() for line in said)
    assert not any(sign in line for line in said for sign in "│┃♠♥♦♣\x1b")
    if language == "fr":
        assert "Contrat : 1 sans-atout par Sud." in said
        assert "À cartes ouvertes, ce contrat fait 9 levées." in said
    else:
        assert "Contract: 1 no trump by South." in said
        assert "Double dummy, this contract takes 9 tricks." in said


def test_the_transcript_of_an_auction() -> None:
    """Golden: what is heard of an auction."""
    evening = Evening(["1N", "quit"], ROBOTS | {Seat.NORTH: Calling(("P", "2C"))})
    assert evening.play() == 0
    assert evening.said == [
        "You sit South. Type help at any question, quit to leave.",
        "Board 1.",
        "Dealer: North.",
        "Vulnerability: nobody vulnerable.",
        "Your hand, 12 points:",
        "Spades: A J 7 6 4",
        "Hearts: Q 10 9",
        "Diamonds: Q 4",
        "Clubs: K 10 6",
        "North: pass. Anything allowed, by chance.",
        "East: pass. Anything allowed, by chance.",
        "Type a bid such as 1S or 3N, P to pass, X to double, XX to redouble.",
        "Your call?",
        "South: 1 no trump. Anything allowed, by chance.",
        "West: pass. Anything allowed, by chance.",
        "North: 2 clubs. Alert: Anything allowed, by chance.",
        "East: pass. Anything allowed, by chance.",
        "Your call?",
        "No board played to its end. Goodbye.",
    ]


def test_the_transcript_of_a_trick() -> None:
    """Golden: what is heard of a first trick, and the question after it."""
    evening = Evening(["1N", "J", "K", "last", "trick", "score", "quit"])
    evening.play()
    start = evening.said.index("Contract: 1 no trump by South.")
    assert evening.said[start:] == [
        "Contract: 1 no trump by South.",
        "West leads.",
        "West plays the 4 of clubs.",
        "North is dummy.",
        "North holds, 11 points:",
        "Spades: Q 8 5 2",
        "Hearts: K J 6 4",
        "Diamonds: K J 7",
        "Clubs: J 3",
        (
            "Type a card suit first, such as SA or H10; "
            "a rank alone will do when there is no doubt."
        ),
        "Your card, from the hand of North? Clubs led.",
        "North plays the jack of clubs.",
        "East plays the 2 of clubs.",
        "Your card, from your hand? Clubs led.",
        "South plays the king of clubs.",
        "South wins trick 1.",
        "Declarer's side 1, defenders 0.",
        "Your card, from your hand?",
        "West plays the 4 of clubs.",
        "North plays the jack of clubs.",
        "East plays the 2 of clubs.",
        "South plays the king of clubs.",
        "South wins trick 1.",
        "Your card, from your hand?",
        "No card on the table.",
        "Your card, from your hand?",
        "Contract: 1 no trump by South.",
        "Declarer's side 1, defenders 0.",
        "No board is over yet.",
        "Your card, from your hand?",
        "No board played to its end. Goodbye.",
    ]


def test_a_card_that_may_not_be_played_is_refused_with_its_law() -> None:
    evening = Evening(["1N", "S2", "CA", "quit"])
    evening.play()
    assert "Not allowed: revoke: a card of the suit led is held (Law 44)." in evening.said
    assert "Not allowed: card not held (Law 44)." in evening.said


def test_a_call_that_may_not_be_made_is_refused_with_its_law() -> None:
    evening = Evening(["X", "quit"])
    evening.play()
    assert "Not allowed: inadmissible double (Law 36)." in evening.said


def test_what_is_not_understood_says_where_help_is() -> None:
    evening = Evening(["", "whatever", "é" * 5000, "quit"])
    evening.play()
    assert "Not understood: whatever. Type help to hear what is expected." in evening.said
    assert evening.said[-1] == "No board played to its end. Goodbye."


def test_when_partner_declares_one_plays_his_hand() -> None:
    robots = ROBOTS | {Seat.NORTH: Calling(("1H",))}
    said = whole(Evening(robots=robots), "P").said
    assert "South is dummy." in said
    assert "You play the hand of North for your partner." in said
    asked = [line for line in said if line.startswith("Your card")]
    assert any("from your hand" in line for line in asked)
    assert any("from the hand of North" in line for line in asked)


def test_when_opponents_declare_one_defends() -> None:
    robots = ROBOTS | {Seat.EAST: Calling(("1H",))}
    said = whole(Evening(robots=robots), "P").said
    assert "South leads." in said
    assert "West is dummy." in said
    assert not any("from the hand of" in line for line in said)


def test_all_pass_is_a_board_too() -> None:
    evening = Evening(["P", "", "P"])
    assert evening.play(2) == 2
    assert evening.said.count("Passed out.") == 2
    assert evening.said[-2:] == [
        "That was the last board.",
        "2 boards played, 0 for your side. Goodbye.",
    ]


def test_after_a_board_the_four_hands_may_be_seen() -> None:
    evening = Evening(["P", "deal", "nothing", "quit"])
    assert evening.play(2) == 1
    shown = [line for line in evening.said if "holds" in line]
    assert [line.split()[0] for line in shown] == ["North", "East", "South", "West"]


def test_end_of_input_is_leaving() -> None:
    evening = Evening([])
    assert evening.play() == 0
    assert evening.said[-1].endswith("Goodbye.")


def test_an_action_is_taken_back() -> None:
    evening = Evening(["1N", "undo", "undo", "1S", "undo", "P"])
    assert evening.play() == 1
    assert "Taken back: 1 no trump." in evening.said
    assert "You have done nothing yet." in evening.said
    assert "Taken back: 1 spade." in evening.said
    assert "Passed out." in evening.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_answered_at_every_question(language: Language) -> None:
    evening = Evening(language=language)
    words = [
        word
        for name, several in WORDS.items()
        if name not in ("quit", "claim", "undo")
        for word in several
    ]
    lines = lowest(evening, [])

    def type_everything() -> Iterator[str | None]:
        yield from [*words, "meaning 2C", "2N", *words, "meaning 3N"]
        while True:
            yield from words[::7]
            yield next(lines)
            yield next(lines)

    typed = type_everything()
    assert evening.play(1, lambda: next(typed)) == 1


def test_a_meaning_may_be_asked_before_the_call() -> None:
    evening = Evening(["meaning 2C", "sens 1SA", "meaning 9Z", "quit"])
    evening.play()
    assert "2 clubs would say: Anything allowed, by chance." in evening.said
    assert "1 no trump would say: Anything allowed, by chance." in evening.said
    assert "That is not a call you could make now: 9Z." in evening.said


@pytest.mark.parametrize("accepted", [True, False])
def test_a_claim_is_judged_by_both_defenders(
    accepted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[Seat | None] = []

    def judge(view: View, claimant: Seat, tricks: int, *rest: object, **more: object) -> bool:
        judged.append(view.seat)
        assert (claimant, tricks) == (Seat.SOUTH, 13)
        return accepted

    monkeypatch.setattr("biritch.robots.claims.accepts_claim", judge)
    evening = Evening(["claim 3", "1N", "claim", "claim 14", "claim ٣", "claim 13", "quit"])
    done = evening.play()
    assert "There is nothing to claim before the play." in evening.said
    wants = "Claim how many of the tricks left for your side: claim 0 to claim 13."
    assert evening.said.count(wants) == 3
    if accepted:
        assert (done, judged) == (1, [Seat.EAST, Seat.WEST])
        assert "The claim is accepted: 13 more tricks for your side." in evening.said
        assert "1 no trump by South: 13 tricks, made with 6 over." in evening.said
        assert "Your side scores 270." in evening.said
    else:
        assert (done, judged) == (0, [Seat.EAST])
        assert "The claim is refused; play goes on." in evening.said


def test_a_defender_concedes_to_declarer(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Seat | None] = []

    def judge(view: View, *rest: object, **more: object) -> bool:
        judged.append(view.seat)
        return True

    monkeypatch.setattr("biritch.robots.claims.accepts_claim", judge)
    robots = ROBOTS | {Seat.EAST: Calling(("1H",))}
    evening = Evening(["P", "claim 2"], robots)
    evening.play()
    assert "1 heart by East: 11 tricks, made with 4 over." in evening.said
    assert judged == [Seat.EAST]


def test_nothing_is_told_of_a_hand_one_may_not_see() -> None:
    """The same hand, the others' dealt again: not one line differs, whatever is asked."""
    seen = next(seeded(7))
    north, east, south, west = seen.hands
    again = Deal((west, north, south, east))
    words = [w for words in WORDS.values() for w in words if w not in WORDS["quit"]]
    heard = []
    for deal in (seen, again):
        evening = Evening([*words, "claim 2", "1N", *words, "quit"])
        evening.play(deals=[(Board.numbered(1), deal)])
        heard.append(evening.said[: evening.said.index("West leads.")])
    assert heard[0] == heard[1]
    assert len(heard[0]) > 60


def test_lines_come_from_standard_input_in_either_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = "\ufeffenchères\n".encode() + "enchères\n".encode("cp1252") + b"quitter"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed)))
    evening = Evening(language="fr")
    evening.play(hear=terminal._standard_input)
    assert evening.said.count("Nord : passe.") == 2
    assert terminal._standard_input() is None


def test_orders_are_known_in_both_languages_with_or_without_accents() -> None:
    assert read_order("ENCHÈRES\n") == read_order("encheres") == Order("auction")
    assert read_order(" revendique  3 ") == Order("claim", "3")
    assert read_order("1SA") is None
    assert read_order("") is None
    every = [word for words in WORDS.values() for word in words]
    assert len(every) == len(set(every))
    for word in every:
        for notation in NOTATIONS:
            with pytest.raises(ValueError, match=r".*"):
                read_action(word, DECK, notation)
            with pytest.raises(ValueError, match=r".*"):
                read_action(word, CALLS, notation)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_card_and_call_typed_is_understood(notation: Notation) -> None:
    for card in DECK:
        assert read_action(write_card(card, notation), DECK, notation) == card
    assert read_action("1SA", CALLS, notation) == Bid(1, Strain.NOTRUMP)
    assert read_action("3NT", CALLS, notation) == Bid(3, Strain.NOTRUMP)
    assert read_action("p", CALLS, notation) == PASS
    assert read_action("Passe", CALLS, notation) == PASS


def test_a_rank_alone_is_enough_where_there_is_no_doubt() -> None:
    spades = [Card.parse(text) for text in ("SA", "SQ", "ST", "S4")]
    assert read_action("q", spades, "en") == spades[1]
    assert read_action("d", spades, "fr") == spades[1]
    assert read_action("10", spades, "en") == read_action("t", spades, "en") == spades[2]
    with pytest.raises(ValueError, match="4"):
        read_action("4", [*spades, Card.parse("H4")], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_contract_can_be_said(language: Language) -> None:
    tongue = Tongue(language, "en")
    assert len({tongue.card(card) for card in DECK}) == 52
    assert len({tongue.call(call) for call in CALLS}) == 38
    said = {
        tongue.contract(Contract(bid.strain, Seat.SOUTH, bid.level, times))
        for bid in BIDS
        for times in (1, 2, 4)
    }
    assert len(said) == 105
    if language == "fr":
        assert "1 pique contré par Sud" in said
        assert "4 cœurs surcontrés par Sud" in said


@settings(max_examples=30, deadline=None)
@given(lines=st.lists(st.text(max_size=12) | st.sampled_from(["1N", "P", "legal", "undo"])))
def test_nothing_typed_breaks_the_table(lines: list[str]) -> None:
    evening = Evening([line for line in lines if not line.startswith("claim")])
    evening.play()
    assert evening.said[-1].endswith("Goodbye.")


def test_undo_refolds_the_game() -> None:
    said: list[str] = []
    table = Table(
        Seat.SOUTH,
        {seat: Passing() for seat in Seat},
        Tongue("en", "en"),
        lambda: None,
        said.append,
        random.Random(1),
        1.0,
        Saying(),
    )
    start = Game.start(VARIANT, next(seeded(1)), Board.numbered(3))
    playing = Playing(table, start)
    playing.act(parse_call("1N"))
    assert playing.game.log == (parse_call("1N"),)
    from biritch.cli.terminal_answers import answer

    assert answer(playing, Order("undo"))
    assert playing.game == start
