"""Days and instants: instants are UTC, days are those of Europe/Istanbul."""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

ISTANBUL = ZoneInfo("Europe/Istanbul")


def now() -> datetime:
    """Now, in UTC and without a zone, as the database keeps it."""
    return datetime.now(UTC).replace(tzinfo=None)


def instant(moment: datetime) -> str:
    """`2027-06-12T09:00:00.123Z`."""
    return f"{moment.isoformat(timespec='milliseconds')}Z"


def instant_or_none(moment: datetime | None) -> str | None:
    return None if moment is None else instant(moment)


def today() -> date:
    """The calendar day of now in Europe/Istanbul."""
    return datetime.now(ISTANBUL).date()


def day_of(moment: datetime) -> date:
    """The calendar day in Europe/Istanbul on which a stored instant lies."""
    return moment.replace(tzinfo=UTC).astimezone(ISTANBUL).date()


def start_of(day: date, hour: int = 0) -> datetime:
    """When an hour of a calendar day begins, as the database keeps it."""
    local = datetime.combine(day, time(hour), ISTANBUL)
    return local.astimezone(UTC).replace(tzinfo=None)
