"""What each address of the HTTP interface answers, as functions of its request."""

from __future__ import annotations

from itertools import islice

from biritch.bidding.catalogue import all_systems, find
from biritch.competition.catalogue import movements_by_name
from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.predeal import matching
from biritch.core.random_deals import fresh, seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.records.files import by_sign, formats, lines_from, numbered
from biritch.rules.auction import Auction
from biritch.scoring.played_contract import PlayedContract
from biritch.server.api import messages as api
from biritch.server.web.wire import sentence_in_each
from biritch.solver.choice import trick_table
from biritch.solver.par import par
from biritch.words.meanings import meaning_sentence


def deal(asked: api.DealRequest) -> api.DealAnswer:
    """Return deals.

    Example:
        >>> len(deal(api.DealRequest(n=2, seed="7")).deals)
        2
    """
    hands = {"N": asked.north, "E": asked.east, "S": asked.south, "W": asked.west}
    given = {seat: hand for seat, hand in hands.items() if hand is not None}
    if given:
        deals = matching(given, None, asked.seed)
    else:
        deals = iter(fresh, None) if asked.seed is None else seeded_deals(asked.seed)
    return api.DealAnswer([str(dealt) for dealt in islice(deals, asked.n)])


def solve(asked: api.SolveRequest) -> api.SolveAnswer:
    """Return the tricks of every declarer, and par."""
    table = trick_table(Deal.parse(asked.deal))
    best = par(table, Board.from_number(asked.board))
    tricks = {str(seat): list(table.tricks[seat]) for seat in Seat}
    return api.SolveAnswer(tricks, best.score_ns, list(best.contracts))


def bid(asked: api.BidRequest) -> api.BidAnswer:
    """Return the call the system makes.

    Example:
        >>> bid(api.BidRequest(hand="AQJ.K92.A32.8765")).call
        '1C'
    """
    auction = Auction.parse(asked.auction, Seat.parse(asked.dealer))
    sides = Vulnerability.parse(asked.vulnerable)
    choice = find(asked.system).choose(Hand.parse(asked.hand), auction, sides)
    says = sentence_in_each(lambda language: meaning_sentence(choice.meaning, language))
    return api.BidAnswer(str(choice.call), says, choice.meaning.told.alert)


def explain(asked: api.ExplainRequest) -> api.ExplainAnswer:
    """Return what each call means."""
    auction = Auction.parse(asked.auction, Seat.parse(asked.dealer))
    meanings = find(asked.system).explain(auction, Vulnerability.parse(asked.vulnerable))
    answers = []
    for call, meaning in zip(auction.calls, meanings, strict=True):
        says = sentence_in_each(lambda language, said=meaning: meaning_sentence(said, language))  # type: ignore[misc]
        answers.append(api.BidAnswer(str(call), says, meaning.told.alert))
    return api.ExplainAnswer(answers)


def score(asked: api.ScoreRequest) -> api.ScoreAnswer:
    """Return declarer's points.

    Example:
        >>> score(api.ScoreRequest(contract="4HSx+1", vulnerable="both")).score
        990
    """
    return api.ScoreAnswer(PlayedContract(asked.contract).score(asked.vulnerable, asked.code))


def convert(asked: api.ConvertRequest) -> api.ConvertAnswer:
    """Return boards in another notation.

    Example:
        >>> convert(api.ConvertRequest(text='[Board "7"]', to="json")).boards
        1
    """
    notations = formats()
    target = notations[choose_word(asked.to, notations, "a notation")]
    if asked.notation is None:
        lines = asked.text.splitlines()
        source = by_sign(next((line for line in lines if line.strip()), ""))
    else:
        source = notations[choose_word(asked.notation, notations, "a notation")]
    for form in (source, target):
        if not form.text:
            raise ValueError(f"{form.title} is no text, and cannot be carried here")
    if target.read_only:
        raise ValueError(f"{target.title} can only be read")
    records = list(source.read(lines_from(asked.text.encode(), source)))
    if not source.numbers:
        records = list(numbered(records))
    lost = {name for record in records for name in target.lost(record)}
    return api.ConvertAnswer("".join(target.write(records)), len(records), sorted(lost))


def movement(asked: api.MovementRequest) -> api.MovementAnswer:
    """Return who meets whom.

    Example:
        >>> len(movement(api.MovementRequest(name="howell", contestants=10)).rounds)
        9
    """
    movements = movements_by_name()
    chosen = movements[choose_word(asked.name, movements, "a movement")]
    schedule = chosen.schedule(asked.contestants, asked.rounds)
    return api.MovementAnswer(
        [
            [api.SittingAnswer(at.table, list(at.ns), list(at.ew), at.boards) for at in tables]
            for tables in schedule.rounds
        ]
    )


def movements() -> api.NamesAnswer:
    """Return the names of the movements."""
    return api.NamesAnswer(list(movements_by_name()))


def systems() -> api.NamesAnswer:
    """Return the names of the bidding systems."""
    return api.NamesAnswer(sorted(all_systems()))
