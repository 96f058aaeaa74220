"""The addresses of the HTTP interface, and their description as OpenAPI 3.1."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.server.api import answers, messages
from biritch.server.web.answers import BAD_JSON, PRIVATE, HTTPRefusal
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.words.translation import say

PREFIX = "/api/v1"
LONGEST = 1_100_000
"""The most bytes of a request."""
_ASKED: dict[str, tuple[Callable[[Any], Any], type, type]] = {
    "deal": (answers.deal, messages.DealRequest, messages.DealAnswer),
    "solve": (answers.solve, messages.SolveRequest, messages.SolveAnswer),
    "bid": (answers.bid, messages.BidRequest, messages.BidAnswer),
    "explain": (answers.explain, messages.ExplainRequest, messages.ExplainAnswer),
    "score": (answers.score, messages.ScoreRequest, messages.ScoreAnswer),
    "convert": (answers.convert, messages.ConvertRequest, messages.ConvertAnswer),
    "movement": (answers.movement, messages.MovementRequest, messages.MovementAnswer),
}
_LISTED: dict[str, Callable[[], messages.NamesAnswer]] = {
    "movements": answers.movements,
    "systems": answers.systems,
}


def routes() -> list[BaseRoute]:
    """Return the addresses, all below ``/api/v1``."""
    return [
        Route(f"{PREFIX}/openapi.json", description),
        *(
            Route(f"{PREFIX}/{name}", _asked(*entry), methods=["POST"])
            for name, entry in _ASKED.items()
        ),
        *(Route(f"{PREFIX}/{name}", _listed(names)) for name, names in _LISTED.items()),
        Route(f"{PREFIX}/{{rest:path}}", _unknown, methods=["GET", "POST", "PUT", "DELETE"]),
    ]


def problem(status: int, detail: str, retry: int = 0) -> Response:
    """Return a refusal as ``application/problem+json`` (RFC 9457).

    Example:
        >>> problem(400, "not a deal").media_type
        'application/problem+json'
    """
    told = messages.ProblemAnswer(HTTPStatus(status).phrase, status, detail)
    body = msgspec.json.encode(told)
    headers = PRIVATE | ({"retry-after": str(retry)} if retry else {})
    return Response(body, status, headers, "application/problem+json")


def _asked(answer: Callable[[Any], Any], kind: type, _: type) -> Callable[[Request], Any]:
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


def _listed(names: Callable[[], messages.NamesAnswer]) -> Callable[[Request], Any]:
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
    """Return the description of all addresses, OpenAPI 3.1."""
    del request
    return Response(msgspec.json.encode(openapi()), 200, PRIVATE, "application/json")


@cache
def openapi() -> dict[str, Any]:
    """Return the description, made from the types of the messages.

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

    def operation(name: str, answer: Callable[..., Any], result: type) -> dict[str, Any]:
        good = {"application/json": {"schema": schemas[result.__name__]}}
        summary = (answer.__doc__ or "").partition("\n")[0]
        return {
            "operationId": name,
            "summary": summary,
            "responses": {
                "200": {"description": "The answer", "content": good},
                "default": refused,
            },
        }

    paths: dict[str, Any] = {}
    for name, (answer, kind, result) in _ASKED.items():
        body = {"application/json": {"schema": schemas[kind.__name__]}}
        post = {"requestBody": {"required": True, "content": body}}
        paths[f"{PREFIX}/{name}"] = {"post": operation(name, answer, result) | post}
    for name, names in _LISTED.items():
        paths[f"{PREFIX}/{name}"] = {"get": operation(name, names, messages.NamesAnswer)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Biritch", "version": "1"},
        "paths": paths,
        "components": {"schemas": parts},
    }
