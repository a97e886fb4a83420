"""Lists of boats: what is published, searched or owned."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from pruva_api.models.boat_search import BoatSearch
from pruva_api.models.boat_sort import BoatSort
from sqlalchemy import Row, select

from pruva_service.boats.access import PUBLISHED
from pruva_service.boats.views import cards
from pruva_service.calendar.period import Period, periods
from pruva_service.people.known import known, own_or_exempt
from pruva_service.storage.tables import boats, features
from pruva_service.texts.folding import contains, folded, sought
from pruva_service.texts.money import lira_or_none
from pruva_service.web.answers import Answer, listed, page_of
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import invalid

Card = dict[str, Any]

#: By which figure, the greatest first; what is equal comes by id.
ORDERS: dict[str, Callable[[Card], Any]] = {
    "popularity,desc": lambda card: (-card["reviewCount"], -(card["rating"] or 0)),
    "rating,desc": lambda card: -(card["rating"] or 0),
    "capacity,desc": lambda card: -card["capacity"],
    "price,asc": lambda card: price_of(card),
    "price,desc": lambda card: -price_of(card),
}


def price_of(card: Card) -> float:
    """What it is sorted by: the price of the days asked for, or what a day costs at least."""
    period = card.get("periodPrice")
    return card["fromPrice"] if period is None else period


def published(call: Call) -> Sequence[Row]:
    query = select(boats).where(boats.c.status == PUBLISHED).order_by(boats.c.id)
    return call.db.execute(query).all()


def ordered(found: list[Card], sort: BoatSort | str | None, rows: Sequence[Row]) -> list[Card]:
    """Cards in the order asked for; the most popular first unless stated."""
    wanted = getattr(sort, "value", sort) or "popularity,desc"
    by_id = sorted(found, key=lambda card: card["id"])
    if wanted == "newest,desc":
        made = {row.id: row.created_at for row in rows}
        return sorted(by_id, key=lambda card: made[card["id"]].timestamp(), reverse=True)
    return sorted(by_id, key=ORDERS[wanted])


def list_all(call: Call) -> Answer:
    found = published(call)
    return listed(call.operation, ordered(cards(call.db, found), None, found))


def list_page(call: Call, page: int, size: int, sort: BoatSort | None) -> Answer:
    found = published(call)
    return Answer(page_of(ordered(cards(call.db, found), sort, found), page, size))


def by_owner(call: Call, id: int, part: int) -> Answer:
    """The whole fleet, the newest first, part after part."""
    own_or_exempt(call, id)
    mine = select(boats).where(boats.c.owner_id == id)
    fleet = call.db.execute(mine.order_by(boats.c.created_at.desc(), boats.c.id.desc())).all()
    length = call.operation.list_length or len(fleet)
    shown = cards(call.db, fleet[part * length : (part + 1) * length])
    return Answer(shown, {"X-Total-Count": str(len(fleet))})


def by_captain(call: Call, id: int) -> Answer:
    captain = known(call, id)
    found = [boat for boat in published(call) if boat.owner_id == captain.id]
    return listed(call.operation, ordered(cards(call.db, found), None, found))


def by_text(call: Call, query: str) -> Answer:
    found = [
        boat
        for boat in published(call)
        if any(
            contains(text, query)
            for text in (boat.name, boat.details.get("brandModel"), boat.location)
        )
    ]
    return listed(call.operation, ordered(cards(call.db, found), None, found))


@dataclass
class Search:
    """What is looked for, and the days it is for."""

    wanted: dict[str, Any]
    first: date | None
    last: date | None

    @classmethod
    def of(cls, boat_search: BoatSearch) -> "Search":
        """One date alone means that day."""
        first = boat_search.start_date or boat_search.end_date
        last = boat_search.end_date or boat_search.start_date
        if first and last and last < first:
            raise invalid("body.endDate", "is before startDate", "Başlangıç gününden önce.")
        return cls(sent(boat_search), first, last)

    @property
    def days(self) -> int:
        return (self.last - self.first + timedelta(1)).days if self.first and self.last else 0


def _fits(boat: Row, wanted: dict[str, Any], on_board: set[str]) -> bool:
    """Every criterion but the prices and the days."""
    details = boat.details
    occasions = map(folded, details.get("organizationTypes") or [])
    return (
        contains(boat.name, wanted.get("name", ""))
        and sought(wanted.get("location", "")) in ("", folded(boat.location))
        and ("occasion" not in wanted or sought(wanted["occasion"]) in occasions)
        and boat.capacity >= wanted.get("minCapacity", 0)
        and wanted.get("type", boat.type) == boat.type
        and wanted.get("captainIncluded", details["captainIncluded"]) == details["captainIncluded"]
        and (details.get("cabins") or 0) >= wanted.get("minCabins", 0)
        and (boat.rating or 0) >= wanted.get("minRating", 0)
        and {sought(name) for name in wanted.get("features", [])} <= on_board
    )


def _day_price(card: Card, period: Period | None, days: int) -> Decimal:
    """The price of a day that a limit is held against."""
    if period is None or period.price is None:
        return Decimal(str(card["fromPrice"]))
    average = Decimal(period.price) / 100 / days
    return average.quantize(Decimal("0.01"), ROUND_HALF_UP)


def _told(card: Card, period: Period | None) -> Card:
    """A card that speaks of the days asked for."""
    if period is None:
        return card
    terms = {"periodPrice": lira_or_none(period.price), "isInstantConfirmation": period.is_instant}
    return {**card, **terms}


def _found(call: Call, search: Search) -> tuple[list[Card], Sequence[Row]]:
    wanted = search.wanted
    everything = published(call)
    aboard: dict[int, set[str]] = {boat.id: set() for boat in everything}
    for feature in call.db.execute(select(features.c.boat_id, features.c.name)):
        aboard.get(feature.boat_id, set()).add(folded(feature.name))
    rows = [boat for boat in everything if _fits(boat, wanted, aboard[boat.id])]
    offered: dict[int, Period] = {}
    if search.first and search.last:
        offered = periods(call.db, rows, search.first, search.last)
        rows = [boat for boat in rows if boat.id in offered]
    kept = []
    for card in cards(call.db, rows):
        period = offered.get(card["id"])
        price = _day_price(card, period, search.days)
        if not Decimal(str(wanted.get("minPrice", 0))) <= price:
            continue
        if "maxPrice" in wanted and price > Decimal(str(wanted["maxPrice"])):
            continue
        told = _told(card, period)
        is_instant = told["isInstantConfirmation"]
        if wanted.get("isInstantConfirmation", is_instant) == is_instant:
            kept.append(told)
    return kept, rows


def search(call: Call, boat_search: BoatSearch) -> Answer:
    found, rows = _found(call, Search.of(boat_search))
    return listed(call.operation, ordered(found, None, rows))


def search_page(
    call: Call, boat_search: BoatSearch, page: int, size: int, sort: BoatSort | None
) -> Answer:
    found, rows = _found(call, Search.of(boat_search))
    return Answer(page_of(ordered(found, sort, rows), page, size))
