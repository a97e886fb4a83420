"""Somebody who has registered."""

from dataclasses import dataclass

from sqlalchemy import Connection, Row, select

from pruva_service.storage.tables import users

#: Named by a rule of its own: the last one cannot be taken away.
ADMINISTRATOR = "ADMIN"
CUSTOMER = "CUSTOMER"


@dataclass(frozen=True)
class Person:
    """Who calls, as the database knows them at this moment."""

    id: int
    role: str
    is_active: bool


def find_row(db: Connection, user_id: int) -> Row | None:
    """A user who has not been deleted."""
    where = (users.c.id == user_id, users.c.deleted_at.is_(None))
    return db.execute(select(users).where(*where)).one_or_none()


def find_person(db: Connection, user_id: int) -> Person | None:
    row = find_row(db, user_id)
    return Person(row.id, row.role, row.is_active) if row else None
