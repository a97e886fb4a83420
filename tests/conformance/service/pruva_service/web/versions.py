"""The version of a record: what `ETag` tells and `If-Match` asks for."""

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, select

from pruva_service.storage.tables import users
from pruva_service.texts.instants import instant
from pruva_service.web.refusals import Refusal

if TYPE_CHECKING:
    from pruva_service.web.operation import Call


def tag_of(written: Any) -> str:
    """A strong tag of what can be written of a record; figures that are counted are no part."""
    return f'"{hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:32]}"'


def must_match(call: "Call", tag: str, record: Row) -> None:
    """Refuses a write of a version that is not the one of now, and says who changed it."""
    wanted = call.request.headers.get("if-match")
    if wanted is None or wanted.strip() == "*":
        return
    # A tag is compared strongly: one with W/ is taken out whole and matches nothing.
    if tag in re.findall(r'(?:W/)?"[^"]*"', wanted):
        return
    raise Refusal("RECORD_CHANGED", headers={"ETag": tag}, last_change=last_change(call, record))


def last_change(call: "Call", record: Row) -> dict[str, Any] | None:
    """Who changed a record last, and when; nothing when nobody has since it was made."""
    if record.changed_at is None:
        return None
    change: dict[str, Any] = {"changedAt": instant(record.changed_at)}
    author = call.db.execute(select(users).where(users.c.id == record.changed_by)).one_or_none()
    if author and author.deleted_at is None:
        name, role = author.full_name, author.role
        change["changedBy"] = {"id": author.id, "fullName": name, "role": role}
    return change
