"""Users as the administration sees them."""

from datetime import date

from pruva_api.models.user_role_update import UserRoleUpdate
from pruva_api.models.user_status_update import UserStatusUpdate
from sqlalchemy import Row, select

from pruva_service.people import rules
from pruva_service.people.known import known
from pruva_service.people.views import summary, user_view
from pruva_service.storage.tables import users
from pruva_service.texts.folding import alphabetical, contains
from pruva_service.texts.instants import day_of
from pruva_service.web.answers import Answer, listed, page_of
from pruva_service.web.operation import Call, sent
from pruva_service.web.versions import tag_of

#: What a text is looked for in.
SEARCHED = ("full_name", "username", "email", "phone")


def user_of(user: Row) -> Answer:
    shown = user_view(user)
    return Answer(shown).tagged(tag_of(shown))


def managed(call: Call, id: int) -> Answer:
    return user_of(known(call, id))


def read(call: Call, id: int) -> Answer:
    call.must_be(id)
    return user_of(known(call, id))


def set_role(call: Call, id: int, user_role_update: UserRoleUpdate) -> Answer:
    role = sent(user_role_update)["role"]
    return user_of(rules.set_role(call.db, known(call, id), role, call.caller.id))


def set_status(call: Call, id: int, user_status_update: UserStatusUpdate) -> Answer:
    is_active = sent(user_status_update)["isActive"]
    return user_of(rules.set_active(call.db, known(call, id), is_active, call.caller.id))


def everybody(call: Call, role: str | None) -> list[Row]:
    """Users who are there, by id."""
    query = select(users).where(users.c.deleted_at.is_(None)).order_by(users.c.id)
    return list(call.db.execute(query if role is None else query.where(users.c.role == role)))


def list_all(call: Call, role: str | None) -> Answer:
    return listed(call.operation, [summary(user) for user in everybody(call, role)])


def _is_meant(user: Row, text: str) -> bool:
    return any(contains(getattr(user, field), text) for field in SEARCHED)


def search(call: Call, q: str) -> Answer:
    found = [summary(user) for user in everybody(call, None) if _is_meant(user, q)]
    return listed(call.operation, found)


def list_page(
    call: Call,
    page: int,
    size: int,
    sort: str | None,
    role: str | None,
    is_active: bool | None,
    created_from: date | None,
    created_to: date | None,
    query: str | None,
) -> Answer:
    """All that is given must hold."""
    found = [
        user
        for user in everybody(call, role)
        if (is_active is None or user.is_active == is_active)
        and (created_from is None or day_of(user.created_at) >= created_from)
        and (created_to is None or day_of(user.created_at) <= created_to)
        and (query is None or _is_meant(user, query))
    ]
    name, _, way = (sort or "createdAt,desc").partition(",")
    # Who is equal comes by the newest; the other way is this one from its end.
    found.sort(key=lambda user: (user.created_at, user.id), reverse=True)
    usual = "desc"
    if name == "fullName":
        usual = "asc"
        found.sort(key=lambda user: alphabetical(user.full_name))
    if way != usual:
        found.reverse()
    return Answer(page_of([summary(user) for user in found], page, size))
