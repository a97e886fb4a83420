"""Rules that several calls about people share."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from pruva_service.people.person import ADMINISTRATOR, CUSTOMER
from pruva_service.storage.tables import boats, users
from pruva_service.texts.folding import address
from pruva_service.texts.instants import now, today
from pruva_service.web.refusals import FieldError, Refusal, invalid

#: `AccountUpdate`: the age counts on today's date in Europe/Istanbul.
YOUNGEST, OLDEST = 18, 80


def must_be_free(db: Connection, column: str, value: str, code: str, but: int = 0) -> None:
    """Refuses an address or a name that somebody else has, letter case aside."""
    other = select(users.c.id).where(users.c[f"{column}_key"] == address(value), users.c.id != but)
    if db.execute(other).first():
        raise Refusal(code, FieldError(f"body.{column}", "is taken", "Başkası kullanıyor."))


def must_have_age(born: date | None) -> None:
    if born is None:
        return
    day = today()
    age = day.year - born.year - ((day.month, day.day) < (born.month, born.day))
    if not YOUNGEST <= age <= OLDEST:
        raise invalid(
            "body.dateOfBirth",
            f"gives an age that is not {YOUNGEST} to {OLDEST}",
            f"Yaş {YOUNGEST} ile {OLDEST} arasında olmalı.",
        )


def must_not_be_last_administrator(db: Connection, user: Row) -> None:
    others = select(func.count()).where(
        users.c.role == ADMINISTRATOR, users.c.is_active.is_(True), users.c.id != user.id
    )
    if user.role == ADMINISTRATOR and user.is_active and db.execute(others).scalar_one() == 0:
        raise Refusal("LAST_ADMINISTRATOR")


def change(db: Connection, user: Row, by: int, **values: Any) -> Row:
    """The user with other values; a value that is there already changes nothing."""
    if any(getattr(user, name) != value for name, value in values.items()):
        stamped = {**values, "changed_at": now(), "changed_by": by}
        db.execute(update(users).where(users.c.id == user.id).values(**stamped))
    return db.execute(select(users).where(users.c.id == user.id)).one()


def withdraw_offers(db: Connection, user: Row) -> None:
    """Nobody looks after them any more: what is published is taken back."""
    mine = (boats.c.owner_id == user.id, boats.c.status == "ACTIVE")
    db.execute(update(boats).where(*mine).values(status="INACTIVE"))


def set_role(db: Connection, user: Row, role: str, by: int) -> Row:
    """Another role, which counts at once."""
    if user.role == role:
        return user
    must_not_be_last_administrator(db, user)
    if user.id == by:
        raise Refusal("OWN_ACCOUNT")
    if role == CUSTOMER:
        withdraw_offers(db, user)
    return change(db, user, by, role=role)


def set_active(db: Connection, user: Row, is_active: bool, by: int) -> Row:
    """Whether somebody may sign in; deactivating ends every session for good."""
    if user.is_active == is_active:
        return user
    if is_active:
        return change(db, user, by, is_active=True)
    must_not_be_last_administrator(db, user)
    if user.id == by:
        raise Refusal("OWN_ACCOUNT")
    withdraw_offers(db, user)
    return change(db, user, by, is_active=False, epoch=user.epoch + 1)
