"""What a booking costs, and whether it can be made: the service counts, whatever a client says."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from sqlalchemy import Row, select

from pruva_service.calendar.hours import START_HOURS, hour_of
from pruva_service.calendar.period import dates, days_of
from pruva_service.storage.tables import services
from pruva_service.texts.instants import now, start_of, today
from pruva_service.texts.money import lira, share_of
from pruva_service.web.operation import Call
from pruva_service.web.refusals import BEFORE_TODAY, invalid

DEPOSIT = Decimal("0.2")
WHOLE_LIRA = 100
#: The kind of service that is charged by quantity; every other is charged once.
BY_QUANTITY = "FOOD"


@dataclass(frozen=True)
class Terms:
    """When a boat is booked; without a start hour it is for whole days."""

    first: date
    last: date
    start_hour: int | None
    hours: int | None

    @property
    def taken(self) -> list[tuple[date, int]]:
        """Every hour that the booking takes."""
        if self.start_hour is None or self.hours is None:
            return [(day, hour) for day in dates(self.first, self.last) for hour in START_HOURS]
        return [(self.first, self.start_hour + passed) for passed in range(self.hours)]


@dataclass(frozen=True)
class Quote:
    """Amounts in kuruş."""

    base: int
    extras: int
    lines: list[dict[str, Any]]
    unavailable: list[date]
    is_instant: bool

    @property
    def total(self) -> int:
        return self.base + self.extras

    @property
    def deposit(self) -> int:
        return share_of(self.total, DEPOSIT, WHOLE_LIRA)


def terms_of(boat: Row, body: dict[str, Any]) -> Terms:
    """The terms of a request; refuses those that the boat cannot be let for."""
    first, last = date.fromisoformat(body["startDate"]), date.fromisoformat(body["endDate"])
    if first < today():
        raise invalid("body.startDate", *BEFORE_TODAY)
    if body["passengerCount"] > boat.capacity:
        raise invalid(
            "body.passengerCount", "is more than the boat takes", "Tekne bu kadar kişi almıyor."
        )
    if "hours" not in body:
        return Terms(first, last, None, None)
    start, hours = hour_of(body["startTime"]), body["hours"]
    if first != last:
        raise invalid(
            "body.endDate",
            "a booking by the hour is for one day",
            "Saatlik rezervasyon tek gün içindir.",
        )
    if boat.hourly_price is None:
        raise invalid(
            "body.hours", "the boat is let by the day only", "Bu tekne yalnızca günlük kiralanıyor."
        )
    if start + hours > START_HOURS.stop:
        raise invalid("body.hours", "ends after 18:00", "Saat 18.00’den sonra bitiyor.")
    if start_of(first, start) <= now():
        raise invalid("body.startTime", "is over", "Bu saat geçti.")
    return Terms(first, last, start, hours)


def lines_of(call: Call, boat: Row, body: dict[str, Any]) -> list[dict[str, Any]]:
    """The extra services, at the price of today."""
    offered = {
        service.id: service
        for service in call.db.execute(select(services).where(services.c.boat_id == boat.id))
    }
    lines = []
    for place, choice in enumerate(body.get("services", [])):
        service = offered.get(choice["serviceId"])
        if service is None:
            raise invalid(
                f"body.services.{place}.serviceId",
                "is no service of the boat",
                "Bu teknenin hizmetlerinden değil.",
            )
        times = choice["quantity"] if service.service_type == BY_QUANTITY else 1
        lines.append(
            {
                "serviceId": service.id,
                "name": service.name,
                "serviceType": service.service_type,
                "price": lira(service.price),
                "quantity": choice["quantity"],
                "totalPrice": lira(service.price * times),
            }
        )
    return lines


def quote(call: Call, boat: Row, terms: Terms, body: dict[str, Any], but: int = 0) -> Quote:
    """What it costs, and which days stand in the way; `but` is a booking that gives way."""
    calendar = days_of(call.db, [boat.id], terms.first, terms.last, but=but)[boat.id]
    days = [(one, calendar[one]) for one in dates(terms.first, terms.last)]
    if terms.start_hour is None:
        base = sum(day.price(boat) for _, day in days)
        unavailable = [one for one, day in days if not day.is_whole]
    else:
        base = (terms.hours or 0) * (boat.hourly_price or 0)
        wanted = {hour for _, hour in terms.taken}
        unavailable = [one for one, day in days if not day.is_offered or day.taken & wanted]
    lines = lines_of(call, boat, body)
    extras = sum(round(line["totalPrice"] * 100) for line in lines)
    return Quote(base, extras, lines, unavailable, all(day.is_instant for _, day in days))
