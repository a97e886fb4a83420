"""Repeats of a request with an idempotency key."""

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from fastapi.responses import Response
from sqlalchemy import insert, select, update

from pruva_service.storage.tables import keys
from pruva_service.web.refusals import Refusal

if TYPE_CHECKING:
    from pruva_service.web.operation import Call


def fingerprint(call: "Call") -> str:
    """What has to be the same in a repeat: query and body."""
    what = [sorted(call.request.query), call.request.json or call.request.body.hex()]
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def once(call: "Call", answer: Callable[[], Response]) -> Response:
    """
    Answers, or answers again what the key was answered before.

    The key is written in the transaction of the work, before it: of two requests at once the second
    waits at the unique key, and a refusal frees it.
    """
    key = call.request.headers.get("idempotency-key")
    if key is None or not call.operation.keyed:
        return answer()
    mine = {
        "caller": call.person.id if call.person else 0,
        "method": call.request.method,
        "path": call.request.path,
        "key": key,
    }
    where = [keys.c[name] == value for name, value in mine.items()]
    print_ = fingerprint(call)
    kept = call.db.execute(select(keys).where(*where)).one_or_none()
    if kept:
        if kept.fingerprint != print_:
            raise Refusal("IDEMPOTENCY_KEY_REUSED")
        return Response(kept.body, kept.status, json.loads(kept.headers))
    call.db.execute(insert(keys).values(**mine, fingerprint=print_, status=0, headers="{}"))
    response = answer()
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    call.db.execute(
        update(keys)
        .where(*where)
        .values(status=response.status_code, headers=json.dumps(headers), body=bytes(response.body))
    )
    return response
