"""What of a booking is paid."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Row, select

from pruva_service.bookings.open import OPEN
from pruva_service.storage.tables import payments

#: Money that has arrived; a deposit is PARTIAL until the rest has come.
RECEIVED = ("COMPLETED", "PARTIAL")
#: Bookings that did not take place.
OFF = ("CANCELLED", "REJECTED", "NO_SHOW")


@dataclass(frozen=True)
class Standing:
    """A booking and its payments, in the order they were opened; amounts in kuruş."""

    booking: Row
    payments: Sequence[Row]

    @property
    def arrived(self) -> list[Row]:
        """What was received, given back since or not."""
        return [one for one in self.payments if one.paid_at is not None]

    @property
    def received(self) -> list[Row]:
        return [one for one in self.payments if one.status in RECEIVED]

    @property
    def paid(self) -> int:
        return sum(one.amount - one.refunded for one in self.arrived)

    @property
    def refunded(self) -> int:
        return sum(one.refunded for one in self.arrived)

    @property
    def has_deposit(self) -> bool:
        return any(one.type == "DEPOSIT" for one in self.received)

    @property
    def is_open(self) -> bool:
        return self.booking.status in OPEN

    @property
    def is_complete(self) -> bool:
        return self.paid >= self.booking.total

    @property
    def owed(self) -> int:
        return max(self.booking.total - self.paid, 0) if self.is_open else 0

    @property
    def awaits_deposit(self) -> bool:
        return self.is_open and self.status == "PENDING"

    @property
    def is_processing(self) -> bool:
        """The bank of this service answers at once."""
        return False

    @property
    def status(self) -> str:
        """In the words of a payment, over all of them."""
        if self.received:
            return "COMPLETED" if self.is_complete else "PARTIAL"
        if self.booking.status in OFF:
            return "CANCELLED"
        return self.payments[-1].status if self.payments else "PENDING"

    @property
    def pending(self) -> Row | None:
        """A payment that is open."""
        return next((one for one in self.payments if one.status == "PENDING"), None)


def standings(db: Connection, found: Sequence[Row]) -> dict[int, Standing]:
    """By the booking."""
    ids = [booking.id for booking in found]
    query = select(payments).where(payments.c.booking_id.in_(ids)).order_by(payments.c.id)
    made: dict[int, list[Row]] = defaultdict(list)
    for payment in db.execute(query):
        made[payment.booking_id].append(payment)
    return {booking.id: Standing(booking, made[booking.id]) for booking in found}


def standing(db: Connection, booking: Row) -> Standing:
    return standings(db, [booking])[booking.id]
