"""What goes back to a customer. Boats have the terms of `flexible`."""

from datetime import timedelta
from decimal import Decimal

from sqlalchemy import Row, update

from pruva_service.payments.standing import standing
from pruva_service.storage.tables import payments
from pruva_service.texts.instants import now, start_of
from pruva_service.texts.money import share_of
from pruva_service.web.operation import Call

#: `flexible`: everything until so long before the trip begins.
UNTIL = timedelta(hours=24)
ALL, NOTHING = Decimal(1), Decimal(0)


def share_back(call: Call, booking: Row) -> Decimal:
    """The share of what was paid; what the host cancels goes back whole."""
    if call.caller.id == booking.host_id:
        return ALL
    begins = start_of(booking.start_date, booking.start_hour or 0)
    return ALL if begins - now() >= UNTIL else NOTHING


def give_back(call: Call, payment: Row, amount: int, reason: str) -> None:
    values = {"status": "CANCELLED", "refunded": amount, "reason": reason}
    call.db.execute(update(payments).where(payments.c.id == payment.id).values(**values))


def refund_all(call: Call, booking: Row, share: Decimal, reason: str) -> None:
    """Gives a share of every payment back, and closes one that is still open."""
    paid = standing(call.db, booking)
    for payment in paid.received:
        amount = share_of(payment.amount, share)
        if amount > 0:
            give_back(call, payment, amount, reason)
    close_open(call, booking)


def close_open(call: Call, booking: Row) -> None:
    """The payment of a booking that has not arrived yet is not awaited any more."""
    pending = standing(call.db, booking).pending
    if pending:
        where = payments.c.id == pending.id
        call.db.execute(update(payments).where(where).values(status="CANCELLED"))
