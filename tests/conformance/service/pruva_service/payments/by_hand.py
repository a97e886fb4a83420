"""Payments: opened and charged by the customer, corrected by an administrator, given back."""

from typing import Any

from pruva_api.models.payment_create import PaymentCreate
from pruva_api.models.payment_process import PaymentProcess
from pruva_api.models.payment_refund import PaymentRefund
from pruva_api.models.payment_status_update import PaymentStatusUpdate
from pruva_api.models.payment_update import PaymentUpdate
from sqlalchemy import Row, insert, select, update

from pruva_service.bookings import access
from pruva_service.payments.refunds import give_back
from pruva_service.payments.standing import RECEIVED, Standing, standing
from pruva_service.storage.tables import bookings, payments
from pruva_service.texts.instants import instant, instant_or_none, now
from pruva_service.texts.money import kurus, lira
from pruva_service.web.answers import Answer, listed
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import Refusal

[CURRENCY] = CONTRACT.document["components"]["schemas"]["Currency"]["enum"]

#: What follows from a status by hand; a status that is not here is final.
MOVES = {
    "PENDING": ("PARTIAL", "COMPLETED", "FAILED", "CANCELLED"),
    "PARTIAL": ("COMPLETED", "FAILED", "CANCELLED"),
}


def payment_view(payment: Row) -> dict[str, Any]:
    return {
        "id": payment.id,
        "bookingId": payment.booking_id,
        "type": payment.type,
        "status": payment.status,
        "amount": lira(payment.amount),
        "currency": CURRENCY,
        "refundedAmount": lira(payment.refunded),
        "reason": payment.reason,
        "createdAt": instant(payment.created_at),
        "paidAt": instant_or_none(payment.paid_at),
    }


def answer(call: Call, payment_id: int) -> Answer:
    query = select(payments).where(payments.c.id == payment_id)
    return Answer(payment_view(call.db.execute(query).one()))


def list_of(call: Call, id: int) -> Answer:
    """The newest first."""
    booking = access.for_parties(call, id)
    made = reversed(standing(call.db, booking).payments)
    return listed(call.operation, [payment_view(payment) for payment in made])


def status_of(call: Call, id: int) -> Answer:
    booking = access.for_parties(call, id)
    paid = standing(call.db, booking)
    return Answer(
        {
            "bookingId": booking.id,
            "paymentStatus": paid.status,
            "paymentCompleted": paid.is_complete,
            "paymentPending": paid.awaits_deposit,
            "paymentProcessing": paid.is_processing,
            "totalPrice": lira(booking.total),
            "depositAmount": lira(booking.deposit),
            "paidAmount": lira(paid.paid),
            "remainingAmount": lira(paid.owed),
            "currency": CURRENCY,
        }
    )


def due(paid: Standing, kind: str) -> int:
    """The amount of a payment of a type; refuses one that is not due."""
    if not paid.is_open:
        raise Refusal("BOOKING_ENDED")
    if paid.is_complete:
        raise Refusal("ALREADY_PAID")
    if kind == "BALANCE":
        if not paid.has_deposit:
            raise Refusal("DEPOSIT_NOT_PAID")
        return paid.owed
    if paid.has_deposit:
        raise Refusal("DEPOSIT_ALREADY_PAID")
    return paid.booking.deposit if kind == "DEPOSIT" else paid.booking.total


def insert_payment(call: Call, booking: Row, values: dict[str, Any]) -> int:
    new = {"booking_id": booking.id, "refunded": 0, "created_at": now(), **values}
    return call.db.execute(insert(payments).values(**new)).inserted_primary_key[0]


def create(call: Call, payment_create: PaymentCreate) -> Answer:
    """Opens a payment; the service says how much."""
    body = sent(payment_create)
    booking = access.for_customer(call, body["bookingId"])
    paid = standing(call.db, booking)
    amount = due(paid, body["type"])
    if paid.pending:
        raise Refusal("PAYMENT_ALREADY_OPEN")
    values = {"type": body["type"], "status": "PENDING", "amount": amount}
    return answer(call, insert_payment(call, booking, values))


def process(call: Call, id: int, payment_process: PaymentProcess) -> Answer:
    """Charges a card; the provider here takes every token. An open payment of the type is used."""
    booking = access.for_customer(call, id)
    paid = standing(call.db, booking)
    kind = sent(payment_process)["type"]
    values = {
        "type": kind,
        "amount": due(paid, kind),
        "status": "PARTIAL" if kind == "DEPOSIT" else "COMPLETED",
        "paid_at": now(),
    }
    if paid.pending is None:
        return answer(call, insert_payment(call, booking, values))
    where = payments.c.id == paid.pending.id
    if paid.pending.type != kind:
        call.db.execute(update(payments).where(where).values(status="CANCELLED"))
        return answer(call, insert_payment(call, booking, values))
    call.db.execute(update(payments).where(where).values(**values))
    return answer(call, paid.pending.id)


def find(call: Call, payment_id: int) -> tuple[Row, Row]:
    """A payment and its booking, which is kept from other writes."""
    query = select(payments).where(payments.c.id == payment_id)
    payment = call.db.execute(query).one_or_none()
    if payment is None:
        raise Refusal("NOT_FOUND")
    locked = select(bookings).where(bookings.c.id == payment.booking_id).with_for_update()
    booking = call.db.execute(locked).one()
    return call.db.execute(query).one(), booking


def write(call: Call, id: int, payment_update: PaymentUpdate) -> Answer:
    payment, _ = find(call, id)
    if payment.status != "PENDING":
        raise Refusal("PAYMENT_STATUS_CONFLICT")
    body = sent(payment_update)
    values = {"type": body["type"], "amount": kurus(body["amount"], "body.amount")}
    call.db.execute(update(payments).where(payments.c.id == payment.id).values(**values))
    return answer(call, payment.id)


def set_status(call: Call, id: int, payment_status_update: PaymentStatusUpdate) -> Answer:
    """Corrects what the service knows, and moves no money."""
    payment, _ = find(call, id)
    body = sent(payment_status_update)
    status = body["status"]
    if status not in MOVES.get(payment.status, ()):
        raise Refusal("PAYMENT_STATUS_CONFLICT")
    values = {"status": status, "reason": body["reason"]}
    if payment.status == "PENDING":
        values["paid_at"] = now() if status in RECEIVED else None
    elif status == "FAILED":
        values["paid_at"] = None
    elif status == "CANCELLED":
        values["refunded"] = payment.amount
    call.db.execute(update(payments).where(payments.c.id == payment.id).values(**values))
    return answer(call, payment.id)


def refund(call: Call, id: int, payment_refund: PaymentRefund) -> Answer:
    payment, booking = find(call, id)
    call.must_be(booking.host_id)
    if payment.status not in RECEIVED:
        raise Refusal("PAYMENT_NOT_RECEIVED")
    give_back(call, payment, payment.amount, sent(payment_refund)["reason"])
    return answer(call, payment.id)
