"""The terminal table: what may be typed, and how each order is answered."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.cli.terminal import game as terminal
from biritch.cli.terminal.board import BoardInPlay, TerminalTable
from biritch.cli.terminal.orders import Order, read_action, read_order
from biritch.cli.terminal.sentences import SpokenWording
from biritch.core.boards import Board
from biritch.core.calls import BIDS, CALLS, PASS, Bid, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.locales.typed_words import load_typed_words
from biritch.words.notation import NOTATIONS, Notation, write_card
from biritch.words.translation import LANGUAGES, Language
from tests.cli.terminal.tables import ROBOTS, Calling, Passing, Saying, TypedTable, lowest

WORDS = load_typed_words("orders")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_answered_at_every_question(language: Language) -> None:
    typed_table = TypedTable(language=language)
    words = [
        word
        for name, several in WORDS.items()
        if name not in ("quit", "claim", "undo")
        for word in several
    ]
    lines = lowest(typed_table, [])

    def type_everything() -> Iterator[str | None]:
        yield from [*words, "meaning 2C", "2N", *words, "meaning 3N"]
        while True:
            yield from words[::7]
            yield next(lines)
            yield next(lines)

    typed = type_everything()
    assert typed_table.play(1, lambda: next(typed)) == 1


def test_a_meaning_may_be_asked_before_the_call() -> None:
    typed_table = TypedTable(["meaning 2C", "sens 1SA", "meaning 9Z", "quit"])
    typed_table.play()
    assert "2 clubs would say: Anything allowed, by chance." in typed_table.said
    assert "1 no trump would say: Anything allowed, by chance." in typed_table.said
    assert "That is not a call you could make now: 9Z." in typed_table.said


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
    typed_table = TypedTable(
        ["claim 3", "1N", "claim", "claim 14", "claim ٣", "claim 13", "quit"]
    )
    done = typed_table.play()
    assert "There is nothing to claim before the play." in typed_table.said
    wants = "Claim how many of the tricks left for your side: claim 0 to claim 13."
    assert typed_table.said.count(wants) == 3
    if accepted:
        assert (done, judged) == (1, [Seat.EAST, Seat.WEST])
        assert "The claim is accepted: 13 more tricks for your side." in typed_table.said
        assert "1 no trump by South: 13 tricks, made with 6 over." in typed_table.said
        assert "Your side scores 270." in typed_table.said
    else:
        assert (done, judged) == (0, [Seat.EAST])
        assert "The claim is refused; play goes on." in typed_table.said


def test_a_defender_concedes_to_declarer(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Seat | None] = []

    def judge(view: View, *rest: object, **more: object) -> bool:
        judged.append(view.seat)
        return True

    monkeypatch.setattr("biritch.robots.claims.accepts_claim", judge)
    robots = ROBOTS | {Seat.EAST: Calling(("1H",))}
    typed_table = TypedTable(["P", "claim 2"], robots)
    typed_table.play()
    assert "1 heart by East: 11 tricks, made with 4 over." in typed_table.said
    assert judged == [Seat.EAST]


def test_nothing_is_told_of_a_hand_one_may_not_see() -> None:
    """The same hand, the others' dealt again: not one line differs, whatever is asked."""
    seen = next(seeded_deals(7))
    north, east, south, west = seen.hands
    again = Deal((west, north, south, east))
    words = [w for words in WORDS.values() for w in words if w not in WORDS["quit"]]
    heard = []
    for deal in (seen, again):
        typed_table = TypedTable([*words, "claim 2", "1N", *words, "quit"])
        typed_table.play(deals=[(Board.from_number(1), deal)])
        heard.append(typed_table.said[: typed_table.said.index("West leads.")])
    assert heard[0] == heard[1]
    assert len(heard[0]) > 60


def test_lines_come_from_standard_input_in_either_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = "\ufeffenchères\n".encode() + "enchères\n".encode("cp1252") + b"quitter"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed)))
    typed_table = TypedTable(language="fr")
    typed_table.play(hear=terminal._standard_input)
    assert typed_table.said.count("Nord : passe.") == 2
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
    wording = SpokenWording(language, "en")
    assert len({wording.card(card) for card in DECK}) == 52
    assert len({wording.call(call) for call in CALLS}) == 38
    said = {
        wording.contract(Contract(bid.strain, Seat.SOUTH, bid.level, times))
        for bid in BIDS
        for times in (1, 2, 4)
    }
    assert len(said) == 105
    if language == "fr":
        assert "1 pique contré par Sud" in said
        assert "4 cœurs surcontrés par Sud" in said


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(lines=st.lists(st.text(max_size=12) | st.sampled_from(["1N", "P", "legal", "undo"])))
def test_nothing_typed_breaks_the_table(lines: list[str]) -> None:
    typed_table = TypedTable([line for line in lines if not line.startswith("claim")])
    typed_table.play()
    assert typed_table.said[-1].endswith("Goodbye.")


def test_undo_refolds_the_game() -> None:
    said: list[str] = []
    table = TerminalTable(
        Seat.SOUTH,
        {seat: Passing() for seat in Seat},
        SpokenWording("en", "en"),
        lambda: None,
        said.append,
        random.Random(1),
        1.0,
        Saying(),
    )
    start = Game.start(VARIANT, next(seeded_deals(1)), Board.from_number(3))
    playing = BoardInPlay(table, start)
    playing.act(parse_call("1N"))
    assert playing.game.log == (parse_call("1N"),)
    from biritch.cli.terminal.board import answer

    assert answer(playing, Order("undo"))
    assert playing.game == start
