"""Figures over the published boats."""

from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import Row, func, select

from pruva_service.boats import access
from pruva_service.boats.lists import published
from pruva_service.storage.tables import bookings
from pruva_service.texts.folding import alphabetical, folded, sought
from pruva_service.texts.money import lira, share_of
from pruva_service.web.answers import Answer, listed
from pruva_service.web.operation import Call
from pruva_service.web.received import path_text


def _prices(found: Sequence[Row]) -> dict[str, float]:
    """What a day costs over the boats, 0 without any."""
    daily = [boat.daily_price for boat in found] or [0]
    return {
        "averageDailyPrice": lira(share_of(sum(daily), Decimal(1) / len(daily))),
        "minDailyPrice": lira(min(daily)),
        "maxDailyPrice": lira(max(daily)),
    }


def _grouped(found: Sequence[Row], column: str) -> list[tuple[str, list[Row]]]:
    """The boats by a column, however it is written; each group by the name that its first boat gives.

    The most boats first; equal groups by the alphabet.
    """
    groups: dict[str, list[Row]] = defaultdict(list)
    for boat in sorted(found, key=lambda boat: boat.id):
        groups[folded(getattr(boat, column))].append(boat)
    named = [(getattr(group[0], column), group) for group in groups.values()]
    return sorted(named, key=lambda group: (-len(group[1]), alphabetical(group[0])))


def fleet(call: Call) -> Answer:
    found = published(call)
    figures: dict[str, Any] = {
        **_prices(found),
        "boatCount": len(found),
        "locationCount": len({folded(boat.location) for boat in found}),
        "totalCapacity": sum(boat.capacity for boat in found),
        "averageRating": None,
        "reviewCount": 0,
    }
    return Answer(figures)


def by_location(call: Call) -> Answer:
    rows = [
        {"location": name, "boatCount": len(group), **_prices(group)}
        for name, group in _grouped(published(call), "location")
    ]
    return listed(call.operation, rows)


def by_type(call: Call) -> Answer:
    rows = [
        {"type": name, "boatCount": len(group), **_prices(group)}
        for name, group in _grouped(published(call), "type")
    ]
    return listed(call.operation, rows)


def locations(call: Call) -> Answer:
    """A published boat always has coordinates; a place is where its first boat lies."""
    rows = [
        {
            "name": name,
            "boatCount": len(group),
            "latitude": group[0].latitude,
            "longitude": group[0].longitude,
        }
        for name, group in _grouped(published(call), "location")
    ]
    return listed(call.operation, rows)


def count_at(call: Call, location: str) -> Answer:
    place = sought(path_text(location))
    there = [boat for boat in published(call) if folded(boat.location) == place]
    return Answer({"count": len(there)})


def count_of(call: Call, type: Any) -> Answer:
    return Answer({"count": sum(boat.type == type.value for boat in published(call))})


def of_boat(call: Call, id: int) -> Answer:
    boat = access.visible(call, id, customers=False)
    made = select(func.count()).where(
        bookings.c.boat_id == boat.id, bookings.c.status == "COMPLETED"
    )
    figures = {
        "boatId": boat.id,
        "rating": boat.rating,
        "reviewCount": 0,
        "completedBookingCount": call.db.execute(made).scalar_one(),
    }
    return Answer(figures)
