"""What a request says of a boat, as the database keeps it."""

from typing import Any

from sqlalchemy import Connection, Row, select

from pruva_service.storage.tables import boats
from pruva_service.texts.folding import folded
from pruva_service.texts.instants import today
from pruva_service.texts.money import kurus
from pruva_service.web.refusals import FieldError, Refusal

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
    """The body without old names, whose values count where the new one was not sent."""
    old_names = {name: body[old] for old, name in ALIASES.items() if old in body}
    return old_names | {name: value for name, value in body.items() if name not in ALIASES}


def faults_of(body: dict[str, Any]) -> list[FieldError]:
    """What is wrong with a boat as it was sent, whatever is stored."""
    plain = one_name(body)
    found = [
        FieldError(f"body.{old}", f"differs from {name}", f"{name} alanındakinden farklı.")
        for old, name in ALIASES.items()
        if old in body and plain[name] != body[old]
    ]
    if (plain.get("buildYear") or 0) > today().year:
        found.append(
            FieldError(
                "body.buildYear", "is after the current year", "İçinde bulunulan yıldan sonra."
            )
        )
    return found


def columns_of(body: dict[str, Any], details: dict[str, Any]) -> dict[str, Any]:
    """The columns that a request sets; `details` is what was known before, and stays otherwise."""
    plain = one_name(body)
    for fault in faults_of(body):
        raise Refusal("VALIDATION_FAILED", fault)
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
        raise Refusal(
            "BOAT_NAME_TAKEN",
            FieldError(
                "body.name",
                "another boat of the fleet has it",
                "Filodaki başka bir tekne bu adı taşıyor.",
            ),
        )


def must_be_own(body: dict[str, Any], owner_id: int) -> None:
    """Whose boat it is says the session; the id of somebody else is refused."""
    if body.get("ownerId", owner_id) != owner_id:
        raise Refusal("FORBIDDEN")


def problems_of(db: Connection, body: dict[str, Any], owner_id: int) -> list[FieldError]:
    """What keeps a new boat from being saved, beyond the limits of its fields."""
    found = faults_of(body)
    try:
        must_be_free(db, owner_id, folded(body["name"].strip()))
    except Refusal as refusal:
        found += refusal.errors
    return found


def changed(boat: Row, values: dict[str, Any]) -> bool:
    return any(getattr(boat, name) != value for name, value in values.items())
