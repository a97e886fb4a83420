"""Whether days of boats can be booked, and what they cost."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

from sqlalchemy import Connection, Row, select

from pruva_service.calendar.hours import START_HOURS
from pruva_service.storage.tables import availabilities, taken_hours


@dataclass
class Day:
    """A day of a boat: its entry, if there is one, and the hours that are taken."""

    entry: Row | None = None
    taken: set[int] = field(default_factory=set)

    @property
    def is_offered(self) -> bool:
        return self.entry is not None and self.entry.is_available

    @property
    def has_room(self) -> bool:
        """Whether a start time is left."""
        return self.is_offered and len(self.taken) < len(START_HOURS)

    @property
    def is_whole(self) -> bool:
        return self.is_offered and not self.taken

    @property
    def is_instant(self) -> bool:
        return self.entry is not None and self.entry.is_instant

    def price(self, boat: Row) -> int:
        """What it costs in kuruş: a price of its own, 0 included, or the regular one."""
        own = self.entry.price if self.entry is not None else None
        return boat.daily_price if own is None else own


@dataclass(frozen=True)
class Period:
    """Days that can be booked; the price, in kuruş, is None when only hours are left."""

    price: int | None
    is_instant: bool


def dates(first: date, last: date) -> list[date]:
    """The days of a range, both ends counted."""
    return [first + timedelta(days) for days in range((last - first).days + 1)]


def days_of(
    db: Connection, boat_ids: Iterable[int], first: date, last: date, but: int = 0
) -> dict[int, dict[date, Day]]:
    """The days in a range that have an entry or a booking other than `but`, by boat and date."""
    found: dict[int, dict[date, Day]] = defaultdict(lambda: defaultdict(Day))
    ids = list(boat_ids)
    for table in (availabilities, taken_hours):
        within = (table.c.boat_id.in_(ids), table.c.date.between(first, last))
        for row in db.execute(select(table).where(*within).order_by(table.c.date)):
            day = found[row.boat_id][row.date]
            if table is availabilities:
                day.entry = row
            elif row.booking_id != but:
                day.taken.add(row.hour)
    return found


def periods(db: Connection, boats: Sequence[Row], first: date, last: date) -> dict[int, Period]:
    """The boats that can be booked on all of the days, by id. One day alone may have hours left."""
    calendar = days_of(db, [boat.id for boat in boats], first, last)
    wanted = dates(first, last)
    found: dict[int, Period] = {}
    for boat in boats:
        days = [calendar[boat.id][one] for one in wanted]
        is_instant = all(day.is_instant for day in days)
        if all(day.is_whole for day in days):
            found[boat.id] = Period(sum(day.price(boat) for day in days), is_instant)
        elif len(days) == 1 and days[0].has_room and boat.hourly_price is not None:
            found[boat.id] = Period(None, is_instant)
    return found
