"""Which boats somebody may see, and whose they are."""

from sqlalchemy import Row, select

from pruva_service.people.person import ADMINISTRATOR
from pruva_service.storage.tables import boats, bookings
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal

PUBLISHED = "ACTIVE"


def find(call: Call, boat_id: int) -> Row | None:
    return call.db.execute(select(boats).where(boats.c.id == boat_id)).one_or_none()


def locked(call: Call, boat_id: int) -> Row:
    """The boat of a write, kept from other writes until this one is done; only for its owner."""
    query = select(boats).where(boats.c.id == boat_id).with_for_update()
    boat = call.db.execute(query).one_or_none()
    if boat is None:
        raise Refusal("NOT_FOUND")
    call.must_be(boat.owner_id)
    return boat


def may_see(call: Call, boat: Row, *, customers: bool) -> bool:
    """Published, or the caller's own, or booked by them where that counts, or an administrator."""
    if boat.status == PUBLISHED:
        return True
    if call.person is None:
        return False
    if call.person.id == boat.owner_id or call.person.role == ADMINISTRATOR:
        return True
    booked = select(bookings.c.id).where(
        bookings.c.boat_id == boat.id, bookings.c.customer_id == call.person.id
    )
    return customers and call.db.execute(booked).first() is not None


def visible(call: Call, boat_id: int, *, customers: bool = True) -> Row:
    """A boat that the caller may see; any other is as if it were not there."""
    boat = find(call, boat_id)
    if boat is None or not may_see(call, boat, customers=customers):
        raise Refusal("NOT_FOUND")
    return boat
