"""The HTTP interface as schemathesis asks it: its description, and what answers must keep."""

import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette

from biritch.server.api.routes import routes
from biritch.server.web.costly import CostlyWork
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits, Rate

MANY = Rate(1e9, 1e9)


def served() -> Starlette:
    """Return the interface alone, with no limit of how often it is asked."""
    app = Starlette(routes=routes())
    limits = Limits(searches=MANY, thinking_seconds=MANY)
    app.state.guard = Guard(limits, lambda: 0.0)
    app.state.costly = CostlyWork(limits, lambda: 0.0)
    return app


SCHEMA = schemathesis.openapi.from_asgi("/api/v1/openapi.json", served())
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
