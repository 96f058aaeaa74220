"""Routes of the HTTP interface, and their description as OpenAPI 3.1."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.server.api import answers, messages
from biritch.server.tournaments import file_routes
from biritch.server.tournaments import routes as tournament_routes
from biritch.server.web.answers import BAD_JSON, PRIVATE, HTTPRefusal
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.words.translation import say

PREFIX = "/api/v1"
ABOUT = (
    "Bridge for programs: deals, double dummy, bidding systems, robots, scores, rankings. "
    "Every refusal is application/problem+json; 429 says with retry-after when to ask again."
)
LONGEST = 1_100_000
"""The most bytes of a request."""
_ASKED: dict[str, tuple[Callable[[Any], Any], type, type]] = {
    "deal": (answers.deal, messages.DealRequest, messages.DealAnswer),
    "solve": (answers.solve, messages.SolveRequest, messages.SolveAnswer),
    "bid": (answers.bid, messages.BidRequest, messages.BidAnswer),
    "explain": (answers.explain, messages.ExplainRequest, messages.ExplainAnswer),
    "robot-bid": (answers.robot_bid, messages.RobotBidRequest, messages.BidAnswer),
    "lead": (answers.lead, messages.LeadRequest, messages.LeadAnswer),
    "play": (answers.play, messages.PlayRequest, messages.PlayAnswer),
    "rank": (answers.rank, messages.RankRequest, messages.RankAnswer),
    "score": (answers.score, messages.ScoreRequest, messages.ScoreAnswer),
    "convert": (answers.convert, messages.ConvertRequest, messages.ConvertAnswer),
    "movement": (answers.movement, messages.MovementRequest, messages.MovementAnswer),
}
_DEAL = "N:Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6 T3.732.T8532.754"
EXAMPLES: dict[str, dict[str, Any]] = {
    "deal": {"n": 2, "seed": "7", "north": "AKQ.xxx.."},
    "solve": {"deal": _DEAL, "board": 7},
    "bid": {"hand": "AQJ.K92.A32.8765", "auction": "P P 1H P", "system": "sayc"},
    "explain": {"auction": "1N P 2C P 2H", "system": "sef"},
    "robot-bid": {"hand": "AQJ.K92.A32.8765", "auction": "1S P", "robot": "rule"},
    "lead": {"hand": "KJ742.Q3.862.975", "auction": "1N P 3N P P P", "deals": 20, "seed": 1},
    "play": {
        "hand": "KJ742.Q3.862.975",
        "auction": "1N P 3N P P P",
        "dealer": "W",
        "robot": "rule",
    },
    "rank": {
        "text": "board,ns,ew,contract,declarer,result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1\n",
        "by": "mp",
    },
    "score": {"contract": "4HSx+1", "vulnerable": "both"},
    "convert": {"text": '[Board "7"]\n', "to": "json"},
    "movement": {"name": "howell", "contestants": 10},
}
"""A body for each address, as the description shows it."""
_WITH_KEYS: dict[str, tuple[str, Callable[[Request], Awaitable[Response]], str]] = {
    "tournaments/{name}": ("get", tournament_routes.view, "What the key may see of it."),
    "tournaments/{name}/results": (
        "get",
        file_routes.results_document,
        "The results as a document that rank reads; for directors.",
    ),
    "tournaments/{name}/steps": (
        "post",
        tournament_routes.do,
        "Do a step of the tournament; stored before it is answered.",
    ),
}
"""Addresses for those with a key of a tournament: method, what answers, what it does."""
_LISTED: dict[str, Callable[[], messages.NamesAnswer]] = {
    "movements": answers.movements,
    "systems": answers.systems,
}


def routes() -> list[BaseRoute]:
    """Return the routes, all below ``/api/v1``."""
    return [
        Route(f"{PREFIX}/openapi.json", description),
        *(
            Route(f"{PREFIX}/{name}", _answer_request(*entry), methods=["POST"])
            for name, entry in _ASKED.items()
        ),
        *(Route(f"{PREFIX}/{name}", _list_names(names)) for name, names in _LISTED.items()),
        *(
            Route(f"{PREFIX}/{path}", _with_key(answer), methods=[method.upper()])
            for path, (method, answer, _) in _WITH_KEYS.items()
        ),
        Route(f"{PREFIX}/{{rest:path}}", _unknown, methods=["GET", "POST", "PUT", "DELETE"]),
    ]


def problem(status: int, detail: str, retry: int = 0) -> Response:
    """Return an error as ``application/problem+json`` (RFC 9457).

    Example:
        >>> problem(400, "not a deal").media_type
        'application/problem+json'
    """
    told = messages.ProblemAnswer(HTTPStatus(status).phrase, status, detail)
    body = msgspec.json.encode(told)
    headers = PRIVATE | ({"retry-after": str(retry)} if retry else {})
    return Response(body, status, headers, "application/problem+json")


def _answer_request(
    answer: Callable[[Any], Any], kind: type, _: type
) -> Callable[[Request], Any]:
    async def address(request: Request) -> Response:
        try:
            body = await body_of(request, LONGEST)
            spend(request, "searches")
        except HTTPRefusal as refused:
            return problem(refused.status, say(refused.phrase, "en"), refused.retry)
        try:
            asked: Any = msgspec.json.decode(body or b"{}", type=kind)
            content = await in_thread(request, answer, asked)
        except HTTPRefusal as refused:
            return problem(refused.status, say(refused.phrase, "en"), refused.retry)
        except BAD_JSON as error:
            return problem(400, f"the body is not the JSON that was expected: {error}")
        except ValueError as error:
            return problem(422, str(error))
        except RuntimeError as error:  # the solver cannot be loaded here
            return problem(503, str(error))
        return Response(msgspec.json.encode(content), 200, PRIVATE, "application/json")

    return address


def _with_key(
    answer: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """Wrap *answer* as a route that requires a key and sends errors as problems."""

    async def address(request: Request) -> Response:
        try:
            response = await answer(request)
        except HTTPRefusal as refused:
            return problem(refused.status, say(refused.phrase, "en"), refused.retry)
        if response.status_code < 400:
            return response
        told = msgspec.json.decode(bytes(response.body) or b"{}")
        detail = told.get("refused", told) if isinstance(told, dict) else told
        words = detail.get("en") if isinstance(detail, dict) else None
        return problem(response.status_code, str(words or detail))

    return address


def _list_names(names: Callable[[], messages.NamesAnswer]) -> Callable[[Request], Any]:
    async def address(request: Request) -> Response:
        try:  # the first time, every system is read
            listed = await in_thread(request, names)
        except HTTPRefusal as refused:
            return problem(refused.status, say(refused.phrase, "en"), refused.retry)
        return Response(msgspec.json.encode(listed), 200, PRIVATE, "application/json")

    return address


async def _unknown(request: Request) -> Response:
    known = ", ".join([*_ASKED, *_LISTED, "openapi.json"])
    path = request.path_params["rest"]
    if path in _ASKED or path in _LISTED:
        method = "POST" if path in _ASKED else "GET"
        refused = problem(405, f"{path} is asked by {method}")
        refused.headers["allow"] = method
        return refused
    return problem(404, f"no such address: {path!r} (want {known})")


async def description(request: Request) -> Response:
    """Respond with the OpenAPI 3.1 description of all routes."""
    del request
    return Response(msgspec.json.encode(openapi()), 200, PRIVATE, "application/json")


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI document, generated from the message types.

    Example:
        >>> openapi()["openapi"], "/api/v1/solve" in openapi()["paths"]
        ('3.1.0', True)
    """
    kinds = [kind for _, *pair in _ASKED.values() for kind in pair]
    kinds += [messages.NamesAnswer, messages.ProblemAnswer]
    found, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = {kind.__name__: schema for kind, schema in zip(kinds, found, strict=True)}
    refused = {
        "description": "A refusal",
        "content": {"application/problem+json": {"schema": schemas["ProblemAnswer"]}},
    }

    late = {"retry-after": {"description": "Seconds to wait", "schema": {"type": "integer"}}}

    def operation(name: str, summary: str, content: dict[str, Any]) -> dict[str, Any]:
        return {
            "operationId": name,
            "summary": summary.partition("\n")[0],
            "responses": {
                "200": {"description": "The answer", "content": {"application/json": content}},
                "429": refused | {"description": "Too much for now", "headers": late},
                "default": refused,
            },
        }

    paths: dict[str, Any] = {}
    for name, (answer, kind, result) in _ASKED.items():
        schema = {"schema": schemas[kind.__name__], "example": EXAMPLES[name]}
        post = {"requestBody": {"required": True, "content": {"application/json": schema}}}
        content = {"schema": schemas[result.__name__]}
        paths[f"{PREFIX}/{name}"] = {
            "post": operation(name, answer.__doc__ or "", content) | post
        }
    for name, names in _LISTED.items():
        content = {"schema": schemas["NamesAnswer"]}
        paths[f"{PREFIX}/{name}"] = {"get": operation(name, names.__doc__ or "", content)}
    for path, (method, _, summary) in _WITH_KEYS.items():
        paths[f"{PREFIX}/{path}"] = {
            method: _tournament_operation(operation(path, summary, {}), method)
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Biritch", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _tournament_operation(operation: dict[str, Any], method: str) -> dict[str, Any]:
    """Return *operation* with the parameters of a tournament: its name and a key."""
    operation["operationId"] = operation["operationId"].replace("/{name}", "").replace("/", "-")
    name = {"name": "name", "in": "path", "required": True, "schema": {"type": "string"}}
    operation |= {"parameters": [name], "security": [{"key": []}]}
    if method == "post":
        content = {"application/json": {"schema": {"type": "object"}}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
