"""What a request says of a boat, as the database keeps it."""

from typing import Any

from sqlalchemy import Connection, Row, select

from pruva_service.storage.tables import boats
from pruva_service.texts.folding import folded
from pruva_service.texts.instants import today
from pruva_service.texts.money import kurus
from pruva_service.web.refusals import Refusal, invalid

#: Fields that have a column of their own, under the name of it.
COLUMNS = {
    "name": "name",
    "type": "type",
    "location": "location",
    "latitude": "latitude",
    "longitude": "longitude",
    "capacity": "capacity",
}
PRICES = {"dailyPrice": "daily_price", "hourlyPrice": "hourly_price"}
#: An old name beside the one that took its place.
ALIASES = {"model": "brandModel", "year": "buildYear"}
#: What belongs to a boat, or is no field of it.
ELSEWHERE = {
    *("id", "ownerId", "status", "images", "features", "services", "imageIdsToRemove"),
    *COLUMNS,
    *PRICES,
    *ALIASES,
}


def one_name(body: dict[str, Any]) -> dict[str, Any]:
    """The body without old names; where both were sent they have to agree."""
    plain = dict(body)
    for old, name in ALIASES.items():
        if old not in plain:
            continue
        value = plain.pop(old)
        if plain.setdefault(name, value) != value:
            raise invalid(f"body.{old}", f"differs from {name}")
    return plain


def columns_of(body: dict[str, Any], details: dict[str, Any]) -> dict[str, Any]:
    """The columns that a request sets; `details` is what was known before, and stays otherwise."""
    plain = one_name(body)
    if (plain.get("buildYear") or 0) > today().year:
        raise invalid("body.buildYear", "is after the current year")
    values = {column: plain[name] for name, column in COLUMNS.items() if name in plain}
    for name, column in PRICES.items():
        if name in plain:
            price = plain[name]
            values[column] = None if price is None else kurus(price, f"body.{name}")
    if "name" in values:
        values["name_key"] = folded(values["name"].strip())
    more = {name: value for name, value in plain.items() if name not in ELSEWHERE}
    values["details"] = {**details, **more}
    return values


def must_be_free(db: Connection, owner_id: int, name_key: str, but: int = 0) -> None:
    """Refuses a name that another boat of the fleet has."""
    fleet = (boats.c.owner_id == owner_id, boats.c.id != but)
    other = select(boats.c.id).where(*fleet, boats.c.name_key == name_key)
    if db.execute(other).first():
        raise Refusal("BOAT_NAME_TAKEN", ("body.name", "another boat of the fleet has it"))


def must_be_own(body: dict[str, Any], owner_id: int) -> None:
    """Whose boat it is says the session; the id of somebody else is refused."""
    if body.get("ownerId", owner_id) != owner_id:
        raise Refusal("FORBIDDEN")


def problems_of(db: Connection, body: dict[str, Any], owner_id: int) -> list[tuple[str, str]]:
    """What keeps a new boat from being saved, beyond the limits of its fields."""
    found: list[tuple[str, str]] = []
    try:
        values = columns_of(body, {})
    except Refusal as refusal:
        return [*refusal.fields]
    try:
        must_be_free(db, owner_id, values["name_key"])
    except Refusal as refusal:
        found += refusal.fields
    return found


def changed(boat: Row, values: dict[str, Any]) -> bool:
    return any(getattr(boat, name) != value for name, value in values.items())
