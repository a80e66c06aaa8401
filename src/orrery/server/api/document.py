"""The OpenAPI document, with what travels on the live socket among its shapes."""

from typing import Any, get_args

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State as AppState
from litestar.openapi.plugins import JsonRenderPlugin

from orrery.server.live_messages import Hello, Message

SHAPES = "#/components/schemas/{name}"


class DocumentPlugin(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, AppState], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI has no word for sockets; their messages are described as shapes that no address refers to."""
    _, described = msgspec.json.schema_components([Hello, *get_args(Message)], ref_template=SHAPES)
    components = document["components"]
    return {**document, "components": {**components, "schemas": {**described, **components["schemas"]}}}


def document_of(app: Litestar) -> dict[str, Any]:
    return with_messages(app.openapi_schema.to_schema())
