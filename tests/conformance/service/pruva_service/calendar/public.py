"""What anybody may see of the calendar of a published boat."""

from datetime import date

from sqlalchemy import Row, select

from pruva_service.boats import access
from pruva_service.calendar.entries import answer
from pruva_service.calendar.hours import START_HOURS, clock
from pruva_service.calendar.period import Day, days_of
from pruva_service.calendar.views import entry_view
from pruva_service.storage.tables import availabilities
from pruva_service.texts.money import lira, lira_or_none
from pruva_service.web.answers import Answer, listed
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal


def _days(call: Call, boat: Row, first: date, last: date) -> list[tuple[date, Day]]:
    """The days of a range that have an entry, by date."""
    found = days_of(call.db, [boat.id], first, last)[boat.id]
    return [(one, found[one]) for one in sorted(found) if found[one].entry is not None]


def _day(call: Call, boat_id: int, day: date) -> Day:
    boat = access.visible(call, boat_id)
    return days_of(call.db, [boat.id], day, day)[boat.id][day]


def list_days(call: Call, boat_id: int, start_date: date, end_date: date) -> Answer:
    boat = access.visible(call, boat_id)
    return Answer(
        [
            {
                "date": one.isoformat(),
                "availabilityId": day.entry.id,
                "isAvailable": day.has_room,
                "isInstantConfirmation": day.is_instant,
                "isOverride": day.entry.price is not None,
                "hasBookings": bool(day.taken),
                "price": lira(day.price(boat)),
                "priceOverride": lira_or_none(day.entry.price),
            }
            for one, day in _days(call, boat, start_date, end_date)
            if day.entry is not None
        ]
    )


def list_all(call: Call, id: int) -> Answer:
    boat = access.visible(call, id)
    query = select(availabilities).where(availabilities.c.boat_id == boat.id)
    entries = call.db.execute(query.order_by(availabilities.c.date.desc()))
    return listed(call.operation, [entry_view(entry) for entry in entries])


def list_range(call: Call, id: int, start_date: date, end_date: date) -> Answer:
    boat = access.visible(call, id)
    days = _days(call, boat, start_date, end_date)
    return Answer([entry_view(day.entry) for _, day in days if day.entry is not None])


def list_open(call: Call, id: int, start_date: date, end_date: date) -> Answer:
    """What is offered and not filled."""
    boat = access.visible(call, id)
    days = _days(call, boat, start_date, end_date)
    return Answer([entry_view(day.entry) for _, day in days if day.entry and day.has_room])


def by_date(call: Call, id: int, var_date: date) -> Answer:
    day = _day(call, id, var_date)
    if day.entry is None:
        raise Refusal("NOT_FOUND")
    return answer(day.entry)


def is_offered(call: Call, id: int, var_date: date) -> Answer:
    day = _day(call, id, var_date)
    return Answer({"date": var_date.isoformat(), "isAvailable": day.is_offered})


def is_bookable(call: Call, id: int, var_date: date) -> Answer:
    day = _day(call, id, var_date)
    shown = {"isAvailable": day.has_room, "hasBookings": bool(day.taken)}
    return Answer({"date": var_date.isoformat(), **shown})


def time_slots(call: Call, id: int, var_date: date) -> Answer:
    boat = access.visible(call, id, customers=False)
    day = days_of(call.db, [boat.id], var_date, var_date)[boat.id][var_date]
    hours = START_HOURS if day.is_offered else ()
    return Answer(
        [{"startTime": clock(hour), "isAvailable": hour not in day.taken} for hour in hours]
    )
