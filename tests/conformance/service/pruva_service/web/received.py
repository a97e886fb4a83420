"""What came over the wire: the request under way, kept for whoever answers it."""

import json
import re
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import parse_qsl, unquote

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass
class Received:
    """A request as it was sent, and who sent it once that is known."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Headers
    body: bytes = b""
    caller: Any = None

    @cached_property
    def json(self) -> Any:
        """The body as it was typed, before any model has read it; None for what is no JSON."""
        is_json = self.headers.get("content-type", "").startswith("application/json")
        return json.loads(self.body) if is_json and self.body else None


RECEIVED: ContextVar[Received] = ContextVar("received")


def received() -> Received:
    """The request under way."""
    return RECEIVED.get()


def language() -> str:
    """The language of the service's own texts: Turkish, unless English is preferred."""
    weights = {"tr": 0.0, "en": 0.0}
    for part in received().headers.get("accept-language", "").split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            quality = 0.0
        primary = name.split("-")[0].lower()
        if primary in weights:
            weights[primary] = max(weights[primary], quality)
    return "en" if weights["en"] > weights["tr"] else "tr"


def worded(english: str, turkish: str) -> str:
    """A text of the service's own, in the language of the request."""
    return turkish if language() == "tr" else english


#: A slash that is part of a value; routes are matched by the slashes between the steps.
SLASH = "%2F"


def _steps(path: str) -> str:
    """A path decoded step by step; raises ValueError for what is no encoding of a text."""
    if re.search("%(?![0-9A-Fa-f]{2})", path):
        raise ValueError(path)
    decoded = (unquote(step, errors="strict") for step in path.split("/"))
    return "/".join(step.replace("/", SLASH) for step in decoded)


def path_text(value: str) -> str:
    """A text of the path, with the slashes that it holds."""
    return value.replace(SLASH, "/")


class KeepRequest:
    """Reads the whole request before the framework does, so that a body can be read twice."""

    def __init__(self, app: ASGIApp, unreadable: Callable[[], ASGIApp]) -> None:
        self.app = app
        # Answers an address that cannot be read.
        self.unreadable = unreadable

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        messages: list[Message] = []
        while not messages or messages[-1].get("more_body", False):
            messages.append(await receive())
        query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        body = b"".join(message.get("body", b"") for message in messages)
        request = Received(scope["method"], scope["path"], query, Headers(scope=scope), body)
        RECEIVED.set(request)
        replay = iter(messages)

        async def again() -> Message:
            return next(replay, None) or await receive()

        try:
            path = _steps(scope["raw_path"].decode("ascii"))
        except ValueError:
            await self.unreadable()(scope, again, send)
            return
        await self.app({**scope, "path": path}, again, send)
