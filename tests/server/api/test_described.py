"""What the description promises is kept: bodies made from it, by schemathesis.

``scripts/check_api`` does the same of all addresses with many more bodies.
"""

from typing import Any

from hypothesis import HealthCheck, Phase, settings

from biritch.server.api.routes import openapi
from tests.server.api.described import CHECKS, SCHEMA

QUICK = SCHEMA.exclude(path_regex="tournaments|lead|play|robot-bid|solve")


@QUICK.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_an_address_keeps_what_its_description_promises(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


def test_the_description_is_openapi_3_1() -> None:
    described = openapi()
    assert described["openapi"] == "3.1.0"
    names = [
        operation["operationId"]
        for path in described["paths"].values()
        for operation in path.values()
    ]
    assert len(set(names)) == len(names)
