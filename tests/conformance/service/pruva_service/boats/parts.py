"""Features and extra services of a boat."""

from typing import Any

from pruva_api.models.boat_feature_batch import BoatFeatureBatch
from pruva_api.models.boat_feature_create import BoatFeatureCreate
from pruva_api.models.boat_service_create import BoatServiceCreate
from pruva_api.models.boat_service_update import BoatServiceUpdate
from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update

from pruva_service.boats import access
from pruva_service.boats.views import feature_view, service_view
from pruva_service.storage.tables import boats, features, services
from pruva_service.texts.folding import folded
from pruva_service.texts.instants import now
from pruva_service.texts.money import kurus
from pruva_service.web.answers import Answer
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import FieldError, Refusal, invalid


def most(part: str) -> int:
    """How many of its parts a boat may have: the contract says it of the answer."""
    shapes = CONTRACT.document["components"]["schemas"]["Boat"]["allOf"]
    return next(
        each["properties"][part]["maxItems"]
        for each in shapes
        if part in each.get("properties", {})
    )


def must_have_room(db: Connection, table: Table, boat_id: int, part: str, more: int) -> None:
    held = db.execute(select(func.count()).where(table.c.boat_id == boat_id)).scalar_one()
    if held + more > most(part):
        raise Refusal(f"TOO_MANY_{part.upper()}")


def service_values(body: dict[str, Any], place: str = "body") -> dict[str, Any]:
    return {
        "name": body["name"],
        "description": body.get("description"),
        "service_type": body["serviceType"],
        "price": kurus(body["price"], f"{place}.price"),
        "quantity": body.get("quantity", 1),
    }


def add_first(db: Connection, boat_id: int, body: dict[str, Any]) -> None:
    """The parts that come together with a new boat."""
    names = [each["featureName"].strip() for each in body.get("features", [])]
    if len({folded(name) for name in names}) < len(names):
        raise invalid("body.features", "names a feature twice", "Bir özellik iki kez sayılmış.")
    for name in names:
        insert_feature(db, boat_id, name)
    for place, service in enumerate(body.get("services", [])):
        values = service_values(service, f"body.services.{place}")
        db.execute(insert(services).values(boat_id=boat_id, **values))


def insert_feature(db: Connection, boat_id: int, name: str) -> Row:
    values = {"boat_id": boat_id, "name": name, "name_key": folded(name)}
    feature_id = db.execute(insert(features).values(**values)).inserted_primary_key[0]
    return db.execute(select(features).where(features.c.id == feature_id)).one()


def touched(call: Call, boat_id: int) -> None:
    """Parts belong to the version of their boat."""
    stamp = {"changed_at": now(), "changed_by": call.caller.id}
    call.db.execute(update(boats).where(boats.c.id == boat_id).values(**stamp))


def add_named(
    call: Call, boat_id: int, names: list[str], place: str = "body.features.{}"
) -> list[dict[str, Any]]:
    """
    All of the features, or none: a name that is there already refuses them. `place` is where each
    was sent.
    """
    boat = access.locked(call, boat_id)
    there = select(features.c.name_key).where(features.c.boat_id == boat.id)
    keys = {row.name_key for row in call.db.execute(there)}
    must_have_room(call.db, features, boat.id, "features", len(names))
    added = []
    for number, name in enumerate(names):
        if folded(name) in keys:
            field = f"{place.format(number)}.featureName"
            raise Refusal(
                "DUPLICATE_FEATURE",
                FieldError(field, f"{name} is there already", f"{name} zaten var"),
            )
        keys.add(folded(name))
        added.append(feature_view(insert_feature(call.db, boat.id, name)))
    touched(call, boat.id)
    return added


def add_feature(call: Call, id: int, boat_feature_create: BoatFeatureCreate) -> Answer:
    name = sent(boat_feature_create)["featureName"].strip()
    [added] = add_named(call, id, [name], "body")
    return Answer(added)


def add_features(call: Call, id: int, boat_feature_batch: BoatFeatureBatch) -> Answer:
    names = [each["featureName"].strip() for each in sent(boat_feature_batch)["features"]]
    return Answer(add_named(call, id, names))


def part_of(call: Call, table: Table, part_id: int) -> Row:
    """A part of a boat of the caller's own."""
    part = call.db.execute(select(table).where(table.c.id == part_id)).one_or_none()
    if part is None:
        raise Refusal("NOT_FOUND")
    access.locked(call, part.boat_id)
    return part


def remove_part(call: Call, table: Table, part_id: int) -> Answer:
    part = part_of(call, table, part_id)
    call.db.execute(delete(table).where(table.c.id == part.id))
    touched(call, part.boat_id)
    return Answer()


def remove_feature(call: Call, id: int) -> Answer:
    return remove_part(call, features, id)


def add_service(call: Call, boat_service_create: BoatServiceCreate) -> Answer:
    body = sent(boat_service_create)
    boat = access.locked(call, body["boatId"])
    must_have_room(call.db, services, boat.id, "services", 1)
    values = {"boat_id": boat.id, **service_values(body)}
    service_id = call.db.execute(insert(services).values(**values)).inserted_primary_key[0]
    touched(call, boat.id)
    return Answer(_service(call, service_id)).located(f"/boat-services/{service_id}")


def _service(call: Call, service_id: int) -> dict[str, Any]:
    return service_view(call.db.execute(select(services).where(services.c.id == service_id)).one())


def write_service(call: Call, boat_service_update: BoatServiceUpdate) -> Answer:
    """Replaces the whole of it; bookings keep the price they were made at."""
    body = sent(boat_service_update)
    service = part_of(call, services, body["id"])
    values = service_values(body)
    call.db.execute(update(services).where(services.c.id == service.id).values(**values))
    touched(call, service.boat_id)
    return Answer(_service(call, service.id))


def remove_service(call: Call, id: int) -> Answer:
    return remove_part(call, services, id)


def read_service(call: Call, id: int) -> Answer:
    service = call.db.execute(select(services).where(services.c.id == id)).one_or_none()
    if service is None:
        raise Refusal("NOT_FOUND")
    access.visible(call, service.boat_id, customers=False)
    return Answer(service_view(service))


def list_services(call: Call, id: int) -> Answer:
    boat = access.visible(call, id, customers=False)
    query = select(services).where(services.c.boat_id == boat.id).order_by(services.c.id)
    return Answer([service_view(service) for service in call.db.execute(query)])
