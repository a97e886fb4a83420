"""What the days ahead of a boat come to, for many boats at once."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, and_, case, func, select

from pruva_service.calendar.hours import START_HOURS
from pruva_service.storage.tables import availabilities, boats, taken_hours
from pruva_service.texts.instants import today


@dataclass(frozen=True)
class Opening:
    """`from_price` is in kuruş; None when no whole day is open. `is_instant` tells of most open days."""

    next_day: date | None
    from_price: int | None
    is_instant: bool


NOTHING = Opening(None, None, False)


def openings(db: Connection, boat_ids: Iterable[int]) -> dict[int, Opening]:
    """By the boat; one that is not there has no day from today on."""
    taken = (
        select(
            taken_hours.c.boat_id, taken_hours.c.date, func.count(taken_hours.c.hour).label("hours")
        )
        .where(taken_hours.c.date >= today())
        .group_by(taken_hours.c.boat_id, taken_hours.c.date)
        .subquery()
    )
    day = availabilities.c
    has_room = func.coalesce(taken.c.hours, 0) < len(START_HOURS)
    price = func.coalesce(day.price, boats.c.daily_price)
    query = (
        select(
            day.boat_id,
            func.min(case((has_room, day.date))).label("next_day"),
            func.min(case((taken.c.hours.is_(None), price))).label("from_price"),
            func.sum(case((day.is_instant, 1), else_=0)).label("instant_days"),
            func.count().label("open_days"),
        )
        .join(boats, boats.c.id == day.boat_id)
        .outerjoin(taken, and_(taken.c.boat_id == day.boat_id, taken.c.date == day.date))
        .where(day.is_available.is_(True), day.date >= today(), day.boat_id.in_(list(boat_ids)))
        .group_by(day.boat_id)
    )
    return {
        row.boat_id: Opening(row.next_day, row.from_price, row.instant_days * 2 > row.open_days)
        for row in db.execute(query)
    }
