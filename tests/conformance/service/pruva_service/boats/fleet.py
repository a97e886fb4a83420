"""A boat by itself: made, read, changed, published, deleted."""

from typing import Any

from pruva_api.models.boat_create import BoatCreate
from pruva_api.models.boat_update import BoatUpdate
from sqlalchemy import Row, delete, insert, select, update

from pruva_service.boats import access, fields, images, parts
from pruva_service.boats.documents import missing_documents
from pruva_service.boats.views import boat_view, written_of
from pruva_service.bookings.open import has_bookings_ahead
from pruva_service.storage.tables import boats
from pruva_service.texts.instants import now, today
from pruva_service.web.answers import Answer
from pruva_service.web.operation import Call, sent
from pruva_service.web.received import language
from pruva_service.web.refusals import Refusal
from pruva_service.web.versions import must_match, tag_of

DRAFT = "INACTIVE"


def answer(call: Call, boat_id: int) -> Answer:
    """The boat as it is now, with its version."""
    boat = call.db.execute(select(boats).where(boats.c.id == boat_id)).one()
    view = boat_view(call.db, boat)
    return Answer(view).tagged(tag_of(written_of(view)))


def touch(call: Call, boat_id: int, values: dict[str, Any] | None = None) -> None:
    """Writes values, and who changed the boat."""
    stamped = {**(values or {}), "changed_at": now(), "changed_by": call.caller.id}
    call.db.execute(update(boats).where(boats.c.id == boat_id).values(**stamped))


def create(call: Call, boat_create: BoatCreate) -> Answer:
    body = sent(boat_create)
    owner_id = call.caller.id
    fields.must_be_own(body, owner_id)
    unsaid = {"buildYear": today().year, "captainIncluded": False}
    values = fields.columns_of(body, unsaid)
    fields.must_be_free(call.db, owner_id, values["name_key"])
    values |= {"owner_id": owner_id, "status": DRAFT, "created_at": now()}
    boat_id = call.db.execute(insert(boats).values(**values)).inserted_primary_key[0]
    images.add(call.db, boat_id, body.get("images", []))
    parts.add_first(call.db, boat_id, body)
    return answer(call, boat_id).located(f"/boats/{boat_id}")


def validate(call: Call, boat_create: BoatCreate) -> Answer:
    body = sent(boat_create)
    fields.must_be_own(body, call.caller.id)
    found = fields.problems_of(call.db, body, call.caller.id)
    errors = [fault.told() for fault in found]
    return Answer({"valid": not errors, "errors": errors}, {"Content-Language": language()})


def write(call: Call, boat_update: BoatUpdate) -> Answer:
    """Left out, a field stays; null empties it."""
    body = sent(boat_update)
    boat = access.locked(call, body["id"])
    fields.must_be_own(body, boat.owner_id)
    must_match(call, tag_of(written_of(boat_view(call.db, boat))), boat)
    values = fields.columns_of(body, boat.details)
    fields.must_be_free(call.db, boat.owner_id, values["name_key"], but=boat.id)
    went = images.remove(call.db, boat.id, body.get("imageIdsToRemove", []))
    if went or fields.changed(boat, values):
        touch(call, boat.id, values)
    return answer(call, boat.id)


def read(call: Call, id: int) -> Answer:
    return answer(call, access.visible(call, id).id)


def exists(call: Call, id: int) -> Answer:
    boat = access.find(call, id)
    return Answer({"exists": boat is not None and access.may_see(call, boat, customers=True)})


def remove(call: Call, id: int) -> Answer:
    """Its parts and its calendar go with it; bookings that are over keep what they say of it."""
    boat = access.locked(call, id)
    if has_bookings_ahead(call.db, boat_id=boat.id):
        raise Refusal("BOAT_HAS_BOOKINGS")
    call.db.execute(delete(boats).where(boats.c.id == boat.id))
    return Answer()


def must_be_complete(call: Call, boat: Row) -> None:
    """A published boat has its documents and a place on the map."""
    missing = missing_documents(call.db, boat.id)
    found = [("documents", f"Required documents are missing: {', '.join(missing)}")]
    if not missing:
        found.clear()
    if boat.latitude is None or boat.longitude is None:
        found.append(("latitude", "a place on the map is needed"))
    if found:
        raise Refusal("BOAT_INCOMPLETE", *found)


def set_status(call: Call, id: int, status: Any) -> Answer:
    boat = access.locked(call, id)
    if boat.status != status.value:
        if status.value == access.PUBLISHED:
            must_be_complete(call, boat)
        touch(call, boat.id, {"status": status.value})
    return answer(call, boat.id)


def set_rating(call: Call, id: int, rating: float) -> Answer:
    boat = access.locked(call, id)
    call.db.execute(update(boats).where(boats.c.id == boat.id).values(rating=rating))
    return answer(call, boat.id)
