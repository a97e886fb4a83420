"""How an answer is written down: what a reader of JSON and of headers must not depend on."""

import json
from typing import Any

from starlette.responses import JSONResponse

from pruva_service.web.contract import CONTRACT

JSON = b"application/json"


def _may_be_null(schema: dict[str, Any]) -> bool:
    parts = [schema, *schema.get("oneOf", []), *schema.get("anyOf", [])]
    return any("null" in (part.get("type") or ()) for part in parts)


def _left_out() -> frozenset[str]:
    """The fields that may be null and may be left out, wherever the contract has them."""
    free: set[str] = set()
    bound: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, list):
            for one in value:
                look(one)
        if not isinstance(value, dict):
            return
        required = value.get("required")
        bound.update(required if isinstance(required, list) else ())
        properties = value.get("properties")
        for name, schema in (properties if isinstance(properties, dict) else {}).items():
            if isinstance(schema, dict) and _may_be_null(schema):
                free.add(name)
        for one in value.values():
            look(one)

    look(CONTRACT.document["components"]["schemas"])
    return frozenset(free - bound)


LEFT_OUT = _left_out()


def other(value: Any) -> Any:
    """Keys the other way round, and without the nulls that may be left out."""
    if isinstance(value, list):
        return [other(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = [(key, one) for key, one in value.items() if one is not None or key not in LEFT_OUT]
    return {key: other(one) for key, one in reversed(kept)}


def letters_and_blanks() -> None:
    """Indented, and in ASCII alone."""

    def render(_self: JSONResponse, content: Any) -> bytes:
        return json.dumps(other(content), ensure_ascii=True, indent=1).encode()

    JSONResponse.render = render


class OtherAnswers:
    """The media type with its charset, and a header that the contract does not know."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [(name, _typed(name, value)) for name, value in message["headers"]]
                message = {**message, "headers": [*headers, (b"X-Served-By", b"another")]}
            await send(message)

        await self.app(scope, receive, sending)


def _typed(name: bytes, value: bytes) -> bytes:
    return JSON + b"; charset=utf-8" if name == b"content-type" and value == JSON else value


CHOICES = [letters_and_blanks]
