"""Lists and counts of bookings."""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, select

from pruva_service.boats import access as boat_access
from pruva_service.bookings.access import mine
from pruva_service.bookings.open import OPEN
from pruva_service.bookings.views import booking_views
from pruva_service.people.known import own_or_exempt
from pruva_service.storage.tables import bookings, payments
from pruva_service.texts.folding import alphabetical, contains
from pruva_service.texts.instants import day_of, today
from pruva_service.texts.money import lira
from pruva_service.web.answers import Answer, listed, page_of
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal

STATUSES: list[str] = CONTRACT.document["components"]["schemas"]["BookingStatus"]["enum"]
NEWEST = (bookings.c.created_at.desc(), bookings.c.id.desc())
BY_DAY = (bookings.c.start_date, bookings.c.id)


def _rows(call: Call, *where: ColumnElement[bool], order: Sequence[Any] = NEWEST) -> Sequence[Row]:
    return call.db.execute(select(bookings).where(*where).order_by(*order)).all()


def _shown(call: Call, found: Sequence[Row]) -> Answer:
    """As many as the answer holds are made into views."""
    short = found[: call.operation.list_length]
    answer = listed(call.operation, found)
    answer.body = booking_views(call, short)
    return answer


def _touching(first: date, last: date) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return bookings.c.start_date <= last, bookings.c.end_date >= first


def _filters(kind: Any, status: Any, boat_id: int | None, tour_id: int | None) -> list:
    """What a list is narrowed down by; nobody has booked a tour here."""
    wanted: list[ColumnElement[bool]] = []
    if status is not None:
        wanted.append(bookings.c.status == status.value)
    if boat_id is not None:
        wanted.append(bookings.c.boat_id == boat_id)
    if tour_id is not None or (kind is not None and kind.value == "TOUR"):
        wanted.append(bookings.c.id < 0)
    return wanted


def list_all(
    call: Call, kind: Any, status: Any, boat_id: int | None, tour_id: int | None
) -> Answer:
    # There is no tour whose bookings could be asked for.
    if tour_id is not None:
        raise Refusal("NOT_FOUND")
    if boat_id is not None:
        boat_access.visible(call, boat_id)
    return _shown(call, _rows(call, mine(call), *_filters(kind, status, boat_id, tour_id)))


def by_status(call: Call, status: Any) -> Answer:
    return _shown(call, _rows(call, mine(call), bookings.c.status == status.value))


def by_range(call: Call, start_date: date, end_date: date) -> Answer:
    found = _rows(call, mine(call), *_touching(start_date, end_date), order=BY_DAY)
    return _shown(call, found)


def by_customer(call: Call, id: int) -> Answer:
    own_or_exempt(call, id)
    return _shown(call, _rows(call, bookings.c.customer_id == id))


def active(call: Call, id: int) -> Answer:
    own_or_exempt(call, id)
    ahead = (bookings.c.status.in_(OPEN), bookings.c.end_date >= today())
    return _shown(call, _rows(call, bookings.c.customer_id == id, *ahead, order=BY_DAY))


def by_boat(call: Call, id: int) -> Answer:
    boat = boat_access.locked(call, id)
    return _shown(call, _rows(call, bookings.c.boat_id == boat.id))


def by_boat_range(call: Call, id: int, start_date: date, end_date: date) -> Answer:
    boat = boat_access.locked(call, id)
    touching = _touching(start_date, end_date)
    return _shown(call, _rows(call, bookings.c.boat_id == boat.id, *touching, order=BY_DAY))


def _is_meant(view: dict[str, Any], text: str, names: Sequence[str]) -> bool:
    wanted = text.strip()
    if wanted.removeprefix("#") == str(view["id"]):
        return True
    return any(contains(view[name], wanted) for name in names)


def _narrowed(
    call: Call, found: Sequence[Row], asked: dict[str, Any], names: Sequence[str]
) -> list[dict[str, Any]]:
    """The bookings that match every filter given, by day and by text."""
    kept = [
        booking
        for booking in found
        if (asked["from"] is None or booking.end_date >= asked["from"])
        and (asked["to"] is None or booking.start_date <= asked["to"])
        and (asked["createdFrom"] is None or day_of(booking.created_at) >= asked["createdFrom"])
        and (asked["createdTo"] is None or day_of(booking.created_at) <= asked["createdTo"])
    ]
    views = booking_views(call, kept)
    if asked["query"] is None:
        return views
    return [view for view in views if _is_meant(view, asked["query"], names)]


KEYS = {"customerName": lambda view: alphabetical(view["customerName"])}


def _sorted(views: list[dict[str, Any]], sort: Any, default: str) -> list[dict[str, Any]]:
    """Equal bookings come by id, the highest first where the order descends."""
    name, _, way = (getattr(sort, "value", sort) or default).partition(",")
    key = KEYS.get(name, lambda view: view[name])
    return sorted(views, key=lambda view: (key(view), view["id"]), reverse=way == "desc")


GUEST_AND_BOAT = ("customerName", "boatName")


def list_page(
    call: Call,
    page: int,
    size: int,
    sort: Any,
    kind: Any,
    status: Any,
    query: str | None,
    boat_id: int | None,
    tour_id: int | None,
    customer_id: int | None,
    host_id: int | None,
    var_from: date | None,
    to: date | None,
    created_from: date | None,
    created_to: date | None,
) -> Answer:
    where = _filters(kind, status, boat_id, tour_id)
    if customer_id is not None:
        where.append(bookings.c.customer_id == customer_id)
    if host_id is not None:
        where.append(bookings.c.host_id == host_id)
    names = (*GUEST_AND_BOAT, "hostName") if call.is_exempt else GUEST_AND_BOAT
    asked = _asked(query, var_from, to, created_from, created_to)
    views = _narrowed(call, _rows(call, mine(call), *where), asked, names)
    return Answer(page_of(_sorted(views, sort, "createdAt,desc"), page, size))


def _asked(
    query: str | None, first: date | None, last: date | None, made: date | None, until: date | None
) -> dict[str, Any]:
    return {"query": query, "from": first, "to": last, "createdFrom": made, "createdTo": until}


def owner_page(
    call: Call,
    id: int,
    page: int,
    size: int,
    kind: Any,
    status: Any,
    statuses: list[Any] | None,
    sort: Any,
    query: str | None,
    boat_id: int | None,
    tour_id: int | None,
    var_from: date | None,
    to: date | None,
    created_from: date | None,
    created_to: date | None,
) -> Answer:
    own_or_exempt(call, id)
    where = [bookings.c.host_id == id, *_filters(kind, status, boat_id, tour_id)]
    if statuses:
        where.append(bookings.c.status.in_([one.value for one in statuses]))
    asked = _asked(query, var_from, to, created_from, created_to)
    views = _narrowed(call, _rows(call, *where), asked, GUEST_AND_BOAT)
    return Answer(page_of(_sorted(views, sort, "createdAt,desc"), page, size))


def _counts(views: Sequence[Any]) -> dict[str, Any]:
    tally = Counter(view["status"] for view in views)
    return {
        "totalBookings": len(views),
        "boatBookings": len(views),
        "tourBookings": 0,
        "statuses": [{"status": status, "count": tally[status]} for status in STATUSES],
    }


def owner_counts(
    call: Call,
    id: int,
    kind: Any,
    query: str | None,
    boat_id: int | None,
    tour_id: int | None,
    var_from: date | None,
    to: date | None,
    created_from: date | None,
    created_to: date | None,
) -> Answer:
    """A count for each status of what the page of the host shows."""
    own_or_exempt(call, id)
    where = [bookings.c.host_id == id, *_filters(kind, None, boat_id, tour_id)]
    asked = _asked(query, var_from, to, created_from, created_to)
    return Answer(_counts(_narrowed(call, _rows(call, *where), asked, GUEST_AND_BOAT)))


def statistics(call: Call) -> Answer:
    """Counted over what the caller hosts; revenue is money that has arrived for good."""
    hosted = [] if call.is_exempt else [bookings.c.host_id == call.caller.id]
    found = _rows(call, *hosted)
    ids = [booking.id for booking in found]
    earned = select(payments).where(payments.c.booking_id.in_(ids))
    revenue = sum(
        payment.amount
        for payment in call.db.execute(earned.where(payments.c.status == "COMPLETED"))
    )
    views = [{"status": booking.status} for booking in found]
    return Answer({**_counts(views), "totalRevenue": lira(revenue)})
