"""Accounts by their id, address or name, and what an administrator decides about them."""

from pruva_api.models.password_update import PasswordUpdate
from sqlalchemy import select

from pruva_service.people import rules, sessions
from pruva_service.people.known import known
from pruva_service.storage.tables import users
from pruva_service.texts.folding import address
from pruva_service.web.answers import Answer
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal


def by_id(call: Call, id: int) -> Answer:
    call.must_be(id)
    return sessions.account_of(known(call, id))


def _by_key(call: Call, column: str, value: str) -> Answer:
    """Nobody but an administrator learns whose name or address there is."""
    found = call.db.execute(select(users).where(users.c[column] == address(value))).one_or_none()
    call.must_be(found.id if found else None)
    if found is None:
        raise Refusal("NOT_FOUND")
    return sessions.account_of(found)


def by_email(call: Call, email: str) -> Answer:
    return _by_key(call, "email_key", email)


def by_username(call: Call, username: str) -> Answer:
    return _by_key(call, "username_key", username)


def write_password(call: Call, id: int, password_update: PasswordUpdate) -> Answer:
    call.must_be(id)
    return sessions.change_password(call, known(call, id), password_update)


def activate(call: Call, id: int) -> Answer:
    user = rules.set_active(call.db, known(call, id), True, call.caller.id)
    return sessions.account_of(user)


def deactivate(call: Call, id: int) -> Answer:
    user = rules.set_active(call.db, known(call, id), False, call.caller.id)
    return sessions.account_of(user)
