"""Who may see a booking, and who may write it."""

from sqlalchemy import ColumnElement, Row, or_, select, true

from pruva_service.storage.tables import bookings
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal


def find(call: Call, booking_id: int) -> Row:
    """The booking; a write keeps it from other writes until it is done."""
    query = select(bookings).where(bookings.c.id == booking_id)
    if call.operation.writes:
        query = query.with_for_update()
    booking = call.db.execute(query).one_or_none()
    if booking is None:
        raise Refusal("NOT_FOUND")
    return booking


def for_parties(call: Call, booking_id: int) -> Row:
    booking = find(call, booking_id)
    call.must_be(booking.customer_id, booking.host_id)
    return booking


def for_customer(call: Call, booking_id: int) -> Row:
    booking = find(call, booking_id)
    call.must_be(booking.customer_id)
    return booking


def for_host(call: Call, booking_id: int) -> Row:
    booking = find(call, booking_id)
    call.must_be(booking.host_id)
    return booking


def mine(call: Call) -> ColumnElement[bool]:
    """The bookings that the caller made or hosts; all of them for whoever is exempt."""
    if call.is_exempt:
        return true()
    me = call.caller.id
    return or_(bookings.c.customer_id == me, bookings.c.host_id == me)
