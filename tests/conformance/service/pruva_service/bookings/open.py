"""Bookings that still lie ahead."""

from sqlalchemy import Connection, or_, select

from pruva_service.storage.tables import bookings
from pruva_service.texts.instants import today

#: From here a booking may still take place.
OPEN = ("PENDING", "CONFIRMED")


def has_bookings_ahead(
    db: Connection, *, user_id: int | None = None, boat_id: int | None = None
) -> bool:
    """Whether a boat, or somebody as customer or host, has an open booking that has not ended."""
    whose = (
        bookings.c.boat_id == boat_id
        if boat_id is not None
        else or_(bookings.c.customer_id == user_id, bookings.c.host_id == user_id)
    )
    ahead = (bookings.c.status.in_(OPEN), bookings.c.end_date >= today(), whose)
    return db.execute(select(bookings.c.id).where(*ahead)).first() is not None
