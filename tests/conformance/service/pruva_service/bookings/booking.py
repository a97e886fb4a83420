"""A booking by itself: made, changed, decided, cancelled."""

from typing import Any

from pruva_api.models.booking_cancellation import BookingCancellation
from pruva_api.models.booking_create import BookingCreate
from pruva_api.models.booking_decision import BookingDecision
from pruva_api.models.booking_update import BookingUpdate
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pruva_service.boats.access import may_see
from pruva_service.bookings import access
from pruva_service.bookings.open import OPEN
from pruva_service.bookings.price import Quote, Terms, quote, terms_of
from pruva_service.bookings.views import boat_facts, booking_view
from pruva_service.payments.refunds import close_open, refund_all, share_back
from pruva_service.payments.standing import standing
from pruva_service.storage.tables import boats, bookings, payments, taken_hours
from pruva_service.texts.instants import now
from pruva_service.texts.money import kurus, lira, share_of
from pruva_service.web.answers import Answer
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import FieldError, Refusal


def bookable(call: Call, boat_id: int | None) -> Row:
    """A published boat, kept from other writes; there are no tours here, so that none has an id."""
    query = select(boats).where(boats.c.id == boat_id).with_for_update()
    boat = call.db.execute(query).one_or_none()
    if boat is None or not may_see(call, boat, customers=False):
        raise Refusal("NOT_FOUND")
    return boat


def must_be_caller(call: Call, body: dict[str, Any]) -> None:
    if body.get("customerId", call.caller.id) != call.caller.id:
        raise Refusal("FORBIDDEN")


def take(call: Call, booking_id: int, boat_id: int, terms: Terms) -> None:
    """Takes the hours; whoever was quicker has them already, and the key of the table says so."""
    rows = [
        {"boat_id": boat_id, "date": day, "hour": hour, "booking_id": booking_id}
        for day, hour in terms.taken
    ]
    try:
        call.db.execute(insert(taken_hours), rows)
    except IntegrityError as cause:
        raise Refusal("DATES_UNAVAILABLE") from cause


def terms_values(body: dict[str, Any], terms: Terms, offer: Quote) -> dict[str, Any]:
    return {
        "start_date": terms.first,
        "end_date": terms.last,
        "start_hour": terms.start_hour,
        "hours": terms.hours,
        "passenger_count": body["passengerCount"],
        "notes": body.get("notes"),
        "services": offer.lines,
        "total": offer.total,
        "deposit": offer.deposit,
    }


def answer(call: Call, booking_id: int) -> Answer:
    booking = call.db.execute(select(bookings).where(bookings.c.id == booking_id)).one()
    return Answer(booking_view(call, booking))


def create(call: Call, booking_create: BookingCreate) -> Answer:
    body = sent(booking_create)
    must_be_caller(call, body)
    boat = bookable(call, body.get("boatId"))
    if boat.owner_id == call.caller.id:
        raise Refusal("OWN_OFFER")
    terms = terms_of(boat, body)
    offer = quote(call, boat, terms, body)
    if offer.unavailable or boat.status != "ACTIVE":
        raise Refusal("DATES_UNAVAILABLE")
    expected = body.get("expectedTotalPrice")
    if expected is not None and kurus(expected, "body.expectedTotalPrice") != offer.total:
        raise Refusal("PRICE_CHANGED")
    values = {
        "status": "CONFIRMED" if offer.is_instant else "PENDING",
        "customer_id": call.caller.id,
        "host_id": boat.owner_id,
        "boat_id": boat.id,
        "boat": boat_facts(boat),
        "created_at": now(),
        **terms_values(body, terms, offer),
    }
    booking_id = call.db.execute(insert(bookings).values(**values)).inserted_primary_key[0]
    take(call, booking_id, boat.id, terms)
    return answer(call, booking_id).located(f"/bookings/{booking_id}")


def write(call: Call, booking_update: BookingUpdate) -> Answer:
    """New terms while the host has not decided; the price is counted anew."""
    body = sent(booking_update)
    booking = access.for_customer(call, body["id"])
    must_be_caller(call, body)
    if booking.status != "PENDING":
        raise Refusal("BOOKING_STATUS_CONFLICT")
    query = select(boats).where(boats.c.id == booking.boat_id).with_for_update()
    boat = call.db.execute(query).one()
    terms = terms_of(boat, body)
    offer = quote(call, boat, terms, body, but=booking.id)
    if offer.unavailable:
        raise Refusal("DATES_UNAVAILABLE")
    release(call, booking)
    values = terms_values(body, terms, offer)
    call.db.execute(update(bookings).where(bookings.c.id == booking.id).values(**values))
    if offer.total != booking.total:
        close_open(call, booking)
    take(call, booking.id, boat.id, terms)
    return answer(call, booking.id)


def release(call: Call, booking: Row) -> None:
    """The hours of a booking are free again."""
    call.db.execute(delete(taken_hours).where(taken_hours.c.booking_id == booking.id))


def check(call: Call, booking_create: BookingCreate) -> Answer:
    body = sent(booking_create)
    must_be_caller(call, body)
    boat = bookable(call, body.get("boatId"))
    offer = quote(call, boat, terms_of(boat, body), body)
    return Answer(
        {
            "isAvailable": not offer.unavailable and boat.status == "ACTIVE",
            "isInstantConfirmation": offer.is_instant,
            "unavailableDates": [day.isoformat() for day in offer.unavailable],
            "basePrice": lira(offer.base),
            "servicesPrice": lira(offer.extras),
            "totalPrice": lira(offer.total),
            "depositAmount": lira(offer.deposit),
        }
    )


def read(call: Call, id: int) -> Answer:
    return Answer(booking_view(call, access.for_parties(call, id)))


def exists(call: Call, id: int) -> Answer:
    try:
        access.for_parties(call, id)
    except Refusal as refusal:
        if refusal.code != "NOT_FOUND":
            raise
        return Answer({"exists": False})
    return Answer({"exists": True})


def must_be_open(booking: Row) -> None:
    if booking.status not in OPEN:
        raise Refusal("BOOKING_STATUS_CONFLICT")


def end(call: Call, booking: Row, reason: str) -> Answer:
    """Cancelled by the caller: the hours are free, and money goes back by the terms."""
    must_be_open(booking)
    refund_all(call, booking, share_back(call, booking), reason)
    values = {"status": "CANCELLED", "cancellation_reason": reason}
    call.db.execute(update(bookings).where(bookings.c.id == booking.id).values(**values))
    release(call, booking)
    return answer(call, booking.id)


def cancel(call: Call, id: int, booking_cancellation: BookingCancellation) -> Answer:
    return end(call, access.for_parties(call, id), sent(booking_cancellation)["reason"])


def set_status(call: Call, id: int, status: BookingDecision, reason: str | None) -> Answer:
    booking = access.for_host(call, id)
    if status.value == "CANCELLED":
        if reason is None:
            raise Refusal(
                "INVALID_REQUEST",
                FieldError("query.reason", "is needed with CANCELLED", "CANCELLED için gerekli."),
            )
        return end(call, booking, reason)
    if booking.status != "PENDING":
        raise Refusal("BOOKING_STATUS_CONFLICT")
    mine = bookings.c.id == booking.id
    call.db.execute(update(bookings).where(mine).values(status="CONFIRMED"))
    return answer(call, booking.id)


def preview(call: Call, id: int) -> Answer:
    booking = access.for_parties(call, id)
    must_be_open(booking)
    share = share_back(call, booking)
    paid = standing(call.db, booking)
    back = sum(share_of(one.amount, share) for one in paid.received)
    return Answer(
        {
            "bookingId": booking.id,
            "policy": "flexible",
            "refundShare": float(share),
            "paidAmount": lira(paid.paid),
            "refundAmount": lira(back),
            "keptAmount": lira(paid.paid - back),
        }
    )


def remove(call: Call, id: int) -> Answer:
    booking = access.find(call, id)
    held = select(payments.c.id).where(payments.c.booking_id == booking.id)
    if call.db.execute(held).first():
        raise Refusal("BOOKING_HAS_PAYMENTS")
    call.db.execute(delete(bookings).where(bookings.c.id == booking.id))
    return Answer()
