"""What a host says of the days of a boat."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from pruva_api.models.availability_create import AvailabilityCreate
from pruva_api.models.availability_update import AvailabilityUpdate
from sqlalchemy import Row, delete, insert, select, update

from pruva_service.boats import access
from pruva_service.calendar.period import dates
from pruva_service.calendar.views import entry_view
from pruva_service.storage.tables import availabilities, taken_hours
from pruva_service.texts.instants import now, today
from pruva_service.texts.money import kurus
from pruva_service.web.answers import Answer
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import BEFORE_TODAY, FieldError, Refusal, invalid
from pruva_service.web.versions import must_match, tag_of


def answer(entry: Row) -> Answer:
    shown = entry_view(entry)
    return Answer(shown).tagged(tag_of(shown))


def price_of(body: dict[str, Any]) -> int | None:
    price = body.get("priceOverride")
    return None if price is None else kurus(price, "body.priceOverride")


def own_entry(call: Call, entry_id: int) -> Row:
    """An entry of a boat of the caller's own; its boat is kept from other writes."""
    query = select(availabilities).where(availabilities.c.id == entry_id)
    entry = call.db.execute(query).one_or_none()
    if entry is None:
        raise Refusal("NOT_FOUND")
    access.locked(call, entry.boat_id)
    return call.db.execute(query).one()


def entries_on(call: Call, boat_id: int, days: Sequence[date]) -> dict[date, Row]:
    where = (availabilities.c.boat_id == boat_id, availabilities.c.date.in_(days))
    return {row.date: row for row in call.db.execute(select(availabilities).where(*where))}


def must_be_unbooked(call: Call, boat_id: int, days: Sequence[date]) -> None:
    """Refuses to take back a day that a booking takes."""
    where = (taken_hours.c.boat_id == boat_id, taken_hours.c.date.in_(days))
    if call.db.execute(select(taken_hours.c.hour).where(*where)).first():
        raise Refusal("DAY_BOOKED")


def insert_entries(
    call: Call, boat_id: int, days: Sequence[date], values: dict[str, Any]
) -> dict[date, Row]:
    """New entries that say the same of several days, by their dates."""
    stamp = {"boat_id": boat_id, "created_at": now(), **values}
    if days:
        call.db.execute(insert(availabilities), [{**stamp, "date": day} for day in days])
    return entries_on(call, boat_id, days)


def change(call: Call, entry: Row, **values: Any) -> Row:
    """The entry with other values; what it says already changes nothing."""
    if any(getattr(entry, name) != value for name, value in values.items()):
        stamped = {**values, "changed_at": now(), "changed_by": call.caller.id}
        call.db.execute(
            update(availabilities).where(availabilities.c.id == entry.id).values(**stamped)
        )
    query = select(availabilities).where(availabilities.c.id == entry.id)
    return call.db.execute(query).one()


def boat_for(call: Call, boat_id: int | None) -> Row:
    """The boat that days are said of; there are no tours here, so that none has an id."""
    if boat_id is None:
        raise Refusal("NOT_FOUND")
    return access.locked(call, boat_id)


def create(call: Call, availability_create: AvailabilityCreate) -> Answer:
    body = sent(availability_create)
    boat = boat_for(call, body.get("boatId"))
    day = date.fromisoformat(body["date"])
    if day < today():
        raise invalid("body.date", *BEFORE_TODAY)
    if entries_on(call, boat.id, [day]):
        raise Refusal("AVAILABILITY_EXISTS")
    if not body["isAvailable"]:
        must_be_unbooked(call, boat.id, [day])
    entry = insert_entries(call, boat.id, [day], terms_of(body))[day]
    return answer(entry).located(f"/availabilities/{entry.id}")


def terms_of(body: dict[str, Any]) -> dict[str, Any]:
    return {
        "is_available": body["isAvailable"],
        "price": price_of(body),
        "is_instant": body.get("isInstantConfirmation", False),
    }


def write(call: Call, availability_update: AvailabilityUpdate) -> Answer:
    """Replaces the whole of an entry; it stays with its boat."""
    body = sent(availability_update)
    entry = own_entry(call, body["id"])
    if body.get("boatId", entry.boat_id) != entry.boat_id or "tourId" in body:
        raise invalid(
            "body.boatId", "is another than that of the entry", "Kaydın ait olduğu tekne bu değil."
        )
    must_match(call, tag_of(entry_view(entry)), entry)
    day = date.fromisoformat(body["date"])
    if day != entry.date:
        if day < today():
            raise invalid("body.date", *BEFORE_TODAY)
        if entries_on(call, entry.boat_id, [day]):
            raise Refusal("AVAILABILITY_EXISTS")
    if day != entry.date or (entry.is_available and not body["isAvailable"]):
        must_be_unbooked(call, entry.boat_id, [entry.date])
    return answer(change(call, entry, date=day, **terms_of(body)))


def read(call: Call, id: int) -> Answer:
    return answer(own_entry(call, id))


def exists(call: Call, id: int) -> Answer:
    query = select(availabilities.c.boat_id).where(availabilities.c.id == id)
    boat_id = call.db.execute(query).scalar_one_or_none()
    if boat_id is None:
        return Answer({"exists": False})
    access.locked(call, boat_id)
    return Answer({"exists": True})


def remove(call: Call, id: int) -> Answer:
    entry = own_entry(call, id)
    must_be_unbooked(call, entry.boat_id, [entry.date])
    call.db.execute(delete(availabilities).where(availabilities.c.id == entry.id))
    return Answer()


def set_status(call: Call, id: int, is_available: bool) -> Answer:
    entry = own_entry(call, id)
    if entry.is_available and not is_available:
        must_be_unbooked(call, entry.boat_id, [entry.date])
    return answer(change(call, entry, is_available=is_available))


def set_price(call: Call, id: int, price_override: float | None) -> Answer:
    """Without a price the override is removed; 0 is one."""
    entry = own_entry(call, id)
    price = None if price_override is None else kurus(price_override, "query.priceOverride")
    return answer(change(call, entry, price=price))


def set_instant(call: Call, id: int, is_instant_confirmation: bool) -> Answer:
    return answer(change(call, own_entry(call, id), is_instant=is_instant_confirmation))


def period_terms(
    is_available: bool, price_override: float | None, is_instant_confirmation: bool | None
) -> dict[str, Any]:
    return {
        "is_available": is_available,
        "price": None if price_override is None else kurus(price_override, "query.priceOverride"),
        "is_instant": bool(is_instant_confirmation),
    }


def create_period(
    call: Call,
    boat_id: int | None,
    start_date: date,
    end_date: date,
    is_available: bool,
    price_override: float | None,
    is_instant_confirmation: bool | None,
) -> Answer:
    """An entry per day, or none when a day has one already."""
    boat = boat_for(call, boat_id)
    days = period_days(start_date, end_date)
    terms = period_terms(is_available, price_override, is_instant_confirmation)
    if entries_on(call, boat.id, days):
        raise Refusal("AVAILABILITY_EXISTS")
    if not is_available:
        must_be_unbooked(call, boat.id, days)
    made = insert_entries(call, boat.id, days, terms)
    return Answer([entry_view(made[day]) for day in days])


def write_period(
    call: Call,
    boat_id: int | None,
    start_date: date,
    end_date: date,
    is_available: bool,
    price_override: float | None,
    is_instant_confirmation: bool | None,
) -> Answer:
    """Sets every day, or none when one that is booked would be closed."""
    boat = boat_for(call, boat_id)
    days = period_days(start_date, end_date)
    terms = period_terms(is_available, price_override, is_instant_confirmation)
    there = entries_on(call, boat.id, days)
    if not is_available:
        must_be_unbooked(call, boat.id, days)
    for entry in there.values():
        change(call, entry, **terms)
    insert_entries(call, boat.id, [day for day in days if day not in there], terms)
    said = entries_on(call, boat.id, days)
    return Answer([entry_view(said[day]) for day in days])


def period_days(first: date, last: date) -> list[date]:
    """The days of a period that does not begin before today."""
    if first < today():
        raise Refusal("INVALID_REQUEST", FieldError("query.startDate", *BEFORE_TODAY))
    return dates(first, last)
