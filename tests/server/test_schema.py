"""The OpenAPI description is true: whatever is sent, every response is one that it describes."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from orrery.server.app import make_app
from orrery.server.settings import Settings
from tests.server.kit import PATIENCE, Server

INNER = make_app(Settings("sqlite+aiosqlite:///:memory:")).app.app  # type: ignore[attr-defined]
DESCRIPTION = schemathesis.openapi.from_dict(INNER.openapi_schema.to_schema())


def test_every_address_of_the_interface_is_described() -> None:
    described = [each.ok().label for each in DESCRIPTION.get_all_operations() if isinstance(each, Ok)]
    assert len(described) == 25
    assert "POST /api/tables/{table}/actions" in described


@DESCRIPTION.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_is_described(case: schemathesis.Case[Any], server: Server) -> None:
    answer = case.call(base_url=server.address, timeout=PATIENCE)
    case.validate_response(answer, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
