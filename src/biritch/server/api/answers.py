"""Handlers of the HTTP interface, as functions of the parsed request."""

from __future__ import annotations

import random
from itertools import islice

from biritch.bidding.catalogue import all_systems, find
from biritch.competition.catalogue import movements_by_name
from biritch.core.boards import Board
from biritch.core.calls import Bid, OtherCall
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.predeal import matching
from biritch.core.random_deals import fresh, seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.games.known_view import view_of
from biritch.publishing.rankings import rank as rank_results
from biritch.records.files import by_sign, formats, lines_from, number_records
from biritch.records.record import Record
from biritch.robots.catalogue import find as find_robot
from biritch.robots.opening_leads import leads
from biritch.rules.auction import Auction
from biritch.scoring.played_contract import PlayedContract
from biritch.server.api import messages as api
from biritch.server.web.wire import sentence_in_each
from biritch.solver.choice import trick_table
from biritch.solver.par import par
from biritch.words.meanings import meaning_sentence
from biritch.words.translation import say


def deal(asked: api.DealRequest) -> api.DealAnswer:
    """Deal boards, at random or from a seed.

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
    """Return the call that the system makes.

    Example:
        >>> bid(api.BidRequest(hand="AQJ.K92.A32.8765")).call
        '1C'
    """
    auction = Auction.parse(asked.auction, Seat.parse(asked.dealer))
    sides = Vulnerability.parse(asked.vulnerable)
    choice = find(asked.system).choose(Hand.parse(asked.hand), auction, sides)
    says = sentence_in_each(lambda language: meaning_sentence(choice.meaning, language))
    return api.BidAnswer(str(choice.call), says, choice.meaning.disclosed_meaning.alert)


def explain(asked: api.ExplainRequest) -> api.ExplainAnswer:
    """Return what each call of the auction means."""
    auction = Auction.parse(asked.auction, Seat.parse(asked.dealer))
    meanings = find(asked.system).explain(auction, Vulnerability.parse(asked.vulnerable))
    answers = []
    for call, meaning in zip(auction.calls, meanings, strict=True):
        says = sentence_in_each(lambda language, said=meaning: meaning_sentence(said, language))  # type: ignore[misc]
        answers.append(api.BidAnswer(str(call), says, meaning.disclosed_meaning.alert))
    return api.ExplainAnswer(answers)


def robot_bid(asked: api.RobotBidRequest) -> api.BidAnswer:
    """Return the call that a robot makes; it may differ from its system's.

    Example:
        >>> asked = api.RobotBidRequest(hand="AQJ.K92.A32.8765", robot="rule")
        >>> robot_bid(asked).call
        '1C'
    """
    view = view_of(asked.hand, asked.auction, asked.dealer, asked.vulnerable)
    player = find_robot(f"{asked.robot}:{asked.system}")
    decided = player.decide(view, budget=asked.seconds, rng=random.Random(0))  # noqa: S311
    assert view.auction is not None
    call = decided.action
    assert isinstance(call, Bid | OtherCall)
    meanings = find(asked.system).explain(view.auction.add(call), view.board.vulnerability)
    says = sentence_in_each(lambda language: meaning_sentence(meanings[-1], language))
    return api.BidAnswer(str(call), says, meanings[-1].disclosed_meaning.alert)


def lead(asked: api.LeadRequest) -> api.LeadAnswer:
    """Return the expected result of each opening lead, over deals that fit the auction.

    Example:
        >>> hand, auction = "KJ742.Q3.862.975", "1N P 3N P P P"
        >>> len(lead(api.LeadRequest(hand=hand, auction=auction, deals=5, seed=1)).leads)
        13
    """
    rows = leads(
        asked.hand,
        asked.auction,
        dealer=asked.dealer,
        vulnerable=asked.vulnerable,
        system=asked.system,
        n=asked.deals,
        seed=asked.seed,
    )
    options = [
        api.LeadOption(
            str(row.card),
            round(row.set_share, 4),
            round(row.tricks, 4),
            round(row.imps, 4),
            round(row.match_points, 4),
        )
        for row in rows
    ]
    return api.LeadAnswer(options, rows[0].deals)


def play(asked: api.PlayRequest) -> api.PlayAnswer:
    """Return the card a robot plays, from what its seat knows.

    Example:
        >>> asked = api.PlayRequest(
        ...     hand="KJ742.Q3.862.975", auction="1N P 3N P P P", robot="rule", dealer="W"
        ... )
        >>> play(asked).card
        'S4'
    """
    view = view_of(
        asked.hand,
        asked.auction,
        asked.dealer,
        asked.vulnerable,
        dummy=asked.dummy,
        cards=asked.cards,
    )
    if view.contract is None:
        raise ValueError("nothing to play: the auction is not over (ask bid)")
    if view.turn is None:
        raise ValueError("nothing to play: all cards are played")
    player = find_robot(f"{asked.robot}:{asked.system}")
    decided = player.decide(view, budget=asked.seconds, rng=random.Random(0))  # noqa: S311
    errors = (*decided.errors, *[0.0] * len(decided.margins))
    options = [
        api.CardOption(str(card), round(points, 2), round(error, 2))
        for (card, points), error in zip(decided.margins, errors, strict=False)
    ]
    why = sentence_in_each(lambda language: say(decided.reason, language))
    return api.PlayAnswer(str(decided.action), str(view.turn), why, options, decided.samples)


def rank(asked: api.RankRequest) -> api.RankAnswer:
    r"""Return the ranking of results.

    Example:
        >>> text = "board,ns,ew,contract,declarer,result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1\n"
        >>> [line.contestant for line in rank(api.RankRequest(text=text)).ranking][0]
        '1 NS'
    """
    records = _records(asked.text, asked.notation)
    if not records:
        raise ValueError("nothing to rank: the text has no result")
    found = rank_results(
        records,
        asked.by,
        kind=asked.kind,
        winners=asked.winners,
        scale=asked.scale,
    )
    lines = [
        api.RankedLine(
            place.rank,
            str(place.contestant),
            round(float(place.total.points), 4),
            None if place.total.percent is None else round(float(place.total.percent), 2),
            found.names.get(place.contestant, ""),
        )
        for place in found
    ]
    return api.RankAnswer(found.kind, lines)


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
    if not target.text:
        raise ValueError(f"{target.title} is no text, and cannot be carried here")
    if target.read_only:
        raise ValueError(f"{target.title} can only be read")
    records = _records(asked.text, asked.notation)
    lost = {name for record in records for name in target.find_losses(record)}
    return api.ConvertAnswer("".join(target.write(records)), len(records), sorted(lost))


def _records(text: str, notation: str | None) -> list[Record]:
    """Parse *text* in *notation*; without one, guess it from the first line."""
    if notation is None:
        form = by_sign(next((line for line in text.splitlines() if line.strip()), ""))
    else:
        notations = formats()
        form = notations[choose_word(notation, notations, "a notation")]
    if not form.text:
        raise ValueError(f"{form.title} is no text, and cannot be carried here")
    records = list(form.read(lines_from(text.encode(), form)))
    return records if form.numbers else list(number_records(records))


def movement(asked: api.MovementRequest) -> api.MovementAnswer:
    """Return the rounds of a movement: who plays whom, and which boards.

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
