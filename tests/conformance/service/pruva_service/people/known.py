"""Users whom a request names."""

from sqlalchemy import Row

from pruva_service.people.person import find_row
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal


def known(call: Call, user_id: int) -> Row:
    user = find_row(call.db, user_id)
    if user is None:
        raise Refusal("NOT_FOUND")
    return user


def own_or_exempt(call: Call, user_id: int) -> Row:
    """The caller, or anybody for whoever reaches the records of others."""
    call.must_be(user_id)
    return known(call, user_id)
