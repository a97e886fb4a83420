"""Bookings as the contract shows them, to whoever asks."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select

from pruva_service.calendar.hours import clock
from pruva_service.payments.standing import Standing, standings
from pruva_service.storage.tables import boats, users
from pruva_service.texts.instants import instant
from pruva_service.texts.money import lira
from pruva_service.web.operation import Call

#: Bookings whose two sides know how to reach each other.
AGREED = ("CONFIRMED", "COMPLETED", "NO_SHOW")


def boat_facts(boat: Row) -> dict[str, Any]:
    """What a booking says of its boat, and keeps once the boat is gone."""
    return {
        "boatName": boat.name,
        "boatType": boat.type,
        "boatLocation": boat.location,
        "meetingPoint": (boat.details.get("departurePoint") or "").strip() or None,
    }


def _contacts(call: Call, booking: Row, customer: Row, host: Row) -> dict[str, Any]:
    """Contact details, for the other side alone, while the two are agreed."""
    caller = call.caller.id
    is_agreed = booking.status in AGREED
    to_host = is_agreed and caller == booking.host_id and not customer.deleted_at
    to_customer = is_agreed and caller == booking.customer_id and not host.deleted_at
    return {
        "customerEmail": customer.email if to_host else None,
        "customerPhone": customer.phone if to_host else None,
        "hostPhone": host.phone if to_customer else None,
    }


def booking_views(call: Call, found: Sequence[Row]) -> list[dict[str, Any]]:
    """Bookings in the order they are given."""
    ids = {booking.boat_id for booking in found}
    known = {
        boat.id: boat_facts(boat)
        for boat in call.db.execute(select(boats).where(boats.c.id.in_(ids)))
    }
    sides = {user for booking in found for user in (booking.customer_id, booking.host_id)}
    people = {user.id: user for user in call.db.execute(select(users).where(users.c.id.in_(sides)))}
    paid = standings(call.db, found)
    return [
        _view(
            call,
            booking,
            known.get(booking.boat_id, booking.boat),
            people,
            paid[booking.id],
        )
        for booking in found
    ]


def booking_view(call: Call, booking: Row) -> dict[str, Any]:
    return booking_views(call, [booking])[0]


def _view(
    call: Call, booking: Row, boat: dict[str, Any], people: dict[int, Row], paid: Standing
) -> dict[str, Any]:
    customer, host = people[booking.customer_id], people[booking.host_id]
    return {
        "id": booking.id,
        "kind": "BOAT",
        "status": booking.status,
        "customerId": customer.id,
        "customerName": customer.full_name,
        "hostId": host.id,
        "hostName": host.full_name,
        **_contacts(call, booking, customer, host),
        "boatId": booking.boat_id,
        **boat,
        "tourId": None,
        "tourDateId": None,
        "tourName": None,
        "tourDescription": None,
        "startDate": booking.start_date.isoformat(),
        "endDate": booking.end_date.isoformat(),
        "startTime": None if booking.start_hour is None else clock(booking.start_hour),
        "hours": booking.hours,
        "durationMinutes": None if booking.hours is None else booking.hours * 60,
        "passengerCount": booking.passenger_count,
        "notes": booking.notes,
        "services": booking.services,
        "totalPrice": lira(booking.total),
        "depositAmount": lira(booking.deposit),
        "paidAmount": lira(paid.paid),
        "refundedAmount": lira(paid.refunded),
        "paymentStatus": paid.status,
        "paymentCompleted": paid.is_complete,
        "paymentPending": paid.awaits_deposit,
        "paymentProcessing": paid.is_processing,
        "cancellationReason": booking.cancellation_reason,
        "createdAt": instant(booking.created_at),
    }
