"""Boats as the contract shows them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from pruva_service.boats.openings import NOTHING, Opening, openings
from pruva_service.storage.tables import features, images, services, users
from pruva_service.texts.money import lira, lira_or_none
from pruva_service.web.answers import BASE_PATH

#: How many pictures a card leafs through.
PICTURES_OF_A_CARD = 5
#: What guests may know of a captain, an area that this service does not have.
OF_NO_CAPTAIN = {"languages": [], "yearsOfExperience": 0, "answerMinutes": None}
#: What the service counts; it is no part of the version.
COUNTED = ("rating", "reviewCount", "nextAvailableDate", "fromPrice", "isInstantConfirmation")


def image_view(image: Row) -> dict[str, Any]:
    return {
        "id": image.id,
        "imageUrl": f"{BASE_PATH}/uploads/{image.name}",
        "isPrimary": image.is_primary,
        "displayOrder": image.display_order,
    }


def service_view(service: Row) -> dict[str, Any]:
    return {
        "id": service.id,
        "boatId": service.boat_id,
        "name": service.name,
        "description": service.description,
        "serviceType": service.service_type,
        "price": lira(service.price),
        "quantity": service.quantity,
    }


def feature_view(feature: Row) -> dict[str, Any]:
    return {"id": feature.id, "featureName": feature.name}


def images_of(db: Connection, boat_ids: Sequence[int]) -> dict[int, list[dict[str, Any]]]:
    """The images of boats in display order, the primary one first."""
    columns = [column for column in images.c if column.name != "content"]
    order = (images.c.is_primary.desc(), images.c.display_order, images.c.id)
    shown: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for image in db.execute(
        select(*columns).where(images.c.boat_id.in_(boat_ids)).order_by(*order)
    ):
        shown[image.boat_id].append(image_view(image))
    return shown


def from_price(boat: Row, opening: Opening) -> int:
    """What a day costs at least, in kuruş; the regular price while no day is open."""
    return boat.daily_price if opening.from_price is None else opening.from_price


def _card(boat: Row, pictures: list[dict[str, Any]], opening: Opening) -> dict[str, Any]:
    urls = [picture["imageUrl"] for picture in pictures[:PICTURES_OF_A_CARD]]
    details = boat.details
    return {
        "id": boat.id,
        "ownerId": boat.owner_id,
        "name": boat.name,
        "type": boat.type,
        "status": boat.status,
        "brandModel": details.get("brandModel"),
        "buildYear": details["buildYear"],
        "length": details.get("length"),
        "capacity": boat.capacity,
        "dailyPrice": lira(boat.daily_price),
        "hourlyPrice": lira_or_none(boat.hourly_price),
        "location": boat.location,
        "latitude": boat.latitude,
        "longitude": boat.longitude,
        "captainIncluded": details["captainIncluded"],
        "cabins": details.get("cabins"),
        "rating": boat.rating,
        # Reviews are an area that this service does not have.
        "reviewCount": 0,
        "imageUrl": urls[0] if urls else None,
        "imageUrls": urls,
        "isInstantConfirmation": opening.is_instant,
        "nextAvailableDate": opening.next_day and opening.next_day.isoformat(),
        "fromPrice": lira(from_price(boat, opening)),
    }


def cards(db: Connection, found: Sequence[Row]) -> list[dict[str, Any]]:
    """What cards show of boats, in the order they are given."""
    ids = [boat.id for boat in found]
    pictures, opened = images_of(db, ids), openings(db, ids)
    return [_card(boat, pictures[boat.id], opened.get(boat.id, NOTHING)) for boat in found]


def boat_view(db: Connection, boat: Row) -> dict[str, Any]:
    """The whole of a boat."""
    pictures = images_of(db, [boat.id])[boat.id]
    on_board = db.execute(
        select(features).where(features.c.boat_id == boat.id).order_by(features.c.id)
    )
    extras = db.execute(
        select(services).where(services.c.boat_id == boat.id).order_by(services.c.id)
    )
    owner = db.execute(select(users.c.full_name).where(users.c.id == boat.owner_id)).scalar_one()
    opening = openings(db, [boat.id]).get(boat.id, NOTHING)
    return {
        **boat.details,
        "description": boat.details.get("description"),
        "dayPlan": sorted(boat.details.get("dayPlan", []), key=lambda stop: stop["time"]),
        **_card(boat, pictures, opening),
        "ownerName": owner,
        "ownerProfile": OF_NO_CAPTAIN,
        "images": pictures,
        "features": [feature_view(feature) for feature in on_board],
        "services": [service_view(service) for service in extras],
    }


def written_of(view: dict[str, Any]) -> dict[str, Any]:
    """What of a boat is its version: all that can be written."""
    return {name: value for name, value in view.items() if name not in (*COUNTED, "ownerName")}
