"""Routes of the rulings: the tree of questions, and computed scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.scoring.rounding import brief, text
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rulings import phrases
from biritch.rulings.catalogue import FAMILIES, all_irregularities
from biritch.rulings.irregularity import Ruling
from biritch.rulings.trick_transfers import transfer
from biritch.rulings.weighted_scores import METHODS, UnreadableWeights, read, scores_in, weigh
from biritch.server.laws import messages as laws_pieces
from biritch.server.web import answers as answering
from biritch.words.notation import NOTATIONS, read_contract
from biritch.words.translation import LANGUAGES, say

LONGEST = 400
"""The most characters of one thing asked."""


class _Refused(ValueError):
    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self.phrase = phrase


def routes() -> list[BaseRoute]:
    """Return the routes of rulings."""
    return [
        Route("/laws/tree", tree),
        Route("/laws/sentences", sentences),
        Route("/laws/weigh", _guard_answer(weigh_score)),
        Route("/laws/moved", _guard_answer(transfer_score)),
    ]


def _guard_answer(
    answer: Callable[[Mapping[str, str]], object],
) -> Callable[[Request], Response]:
    def answer_request(request: Request) -> Response:
        query = {key: value[:LONGEST] for key, value in request.query_params.items()}
        try:
            return answering.answer(answer(query))
        except (_Refused, UnreadableWeights) as error:
            return answering.refusal(400, error.phrase)

    return answer_request


@cache
def _tree() -> bytes:
    irregularities = [
        laws_pieces.IrregularityTree(
            name,
            irregularity.laws,
            irregularity.family,
            laws_pieces.question_node(irregularity.first),
        )
        for name, irregularity in all_irregularities().items()
    ]
    return msgspec.json.encode(irregularities)


def tree(request: Request) -> Response:
    """Respond with every irregularity, its questions and rulings."""
    del request
    return Response(_tree(), 200, {"cache-control": "no-cache"}, "application/json")


@cache
def _sentences() -> bytes:
    all_phrases = [phrases.family(family) for family in FAMILIES]
    for name, irregularity in all_irregularities().items():
        all_phrases += phrases.phrases(name, irregularity)
    return msgspec.json.encode(
        {
            language: {
                phrase.name.removeprefix("ruling-"): say(phrase, language)
                for phrase in all_phrases
            }
            for language in LANGUAGES
        }
    )


def sentences(request: Request) -> Response:
    """Respond with every sentence of the tree in every language, by name."""
    del request
    return Response(_sentences(), 200, {"cache-control": "no-cache"}, "application/json")


def weigh_score(query: Mapping[str, str]) -> laws_pieces.WeighedScore:
    """Respond with the value of ``score``, and East-West's ``ew``, among ``others``."""
    notation = query.get("notation", "en")
    reading = partial(read_contract, notation="fr" if notation == "fr" else "en")
    where, declarer = _vulnerable(query), _seat(query)
    parts = read(query.get("score", ""), reading, where, declarer)
    split = query.get("ew", "").strip()
    theirs = read(split, reading, where, declarer) if split else None
    others = scores_in(query.get("others", ""))
    by = query.get("by", "mp")
    score = weigh(parts, others, by if by in METHODS else "mp", ew=theirs)
    means = brief(score.mean(Side.NS)), brief(score.mean(Side.EW))
    awards = [text(award) for award in score.awards] if score.awards else None
    return laws_pieces.WeighedScore(*means, score.unit, awards)


def transfer_score(query: Mapping[str, str]) -> laws_pieces.TransferredScore:
    """Respond with the score of ``contract`` before and after ``moved`` tricks are moved.

    Raises:
        ValueError: There is no such contract, declarer or number of tricks.

    Example:
        >>> asked = {"contract": "4H", "declarer": "N", "tricks": "9", "moved": "1"}
        >>> transfer_score(asked).points
        [-50, 420]
    """
    declarer, notation = _seat(query), query.get("notation", "en")
    if declarer is None or notation not in NOTATIONS:
        raise _Refused(Phrase.of("ruling-moved-unread"))
    try:
        contract = read_contract(
            query.get("contract", ""), declarer, "fr" if notation == "fr" else "en"
        )
        tricks, change = int(query.get("tricks", "")), int(query.get("moved", ""))
    except ValueError:
        raise _Refused(Phrase.of("ruling-moved-unread")) from None
    if contract is None or not 0 <= tricks <= 13 or not -2 <= change <= 2:
        raise _Refused(Phrase.of("ruling-moved-unread"))
    # Which law transfers the tricks makes no difference to the score.
    ruling = Ruling("64", (), tricks=change)
    scores = transfer(ruling, contract, tricks, _vulnerable(query))
    return laws_pieces.TransferredScore(list(scores.tricks), list(scores.points))


def _vulnerable(query: Mapping[str, str]) -> Vulnerability:
    try:
        return Vulnerability.parse(query.get("vulnerable") or "none")
    except ValueError:
        raise _Refused(Phrase.of("ruling-moved-unread")) from None


def _seat(query: Mapping[str, str]) -> Seat | None:
    try:
        return Seat.parse(query["declarer"]) if query.get("declarer") else None
    except ValueError:
        raise _Refused(Phrase.of("ruling-moved-unread")) from None
