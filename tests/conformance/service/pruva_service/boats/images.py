"""Pictures of boats: kept in the database, served under a name that is never used again."""

import base64
import binascii
from typing import Any
from uuid import uuid4

from fastapi.responses import Response
from sqlalchemy import Connection, delete, insert, select, update

from pruva_service.storage.tables import images
from pruva_service.web.operation import Call
from pruva_service.web.refusals import Refusal, invalid

#: How files of the accepted kinds begin, and how they end their names.
KINDS = (
    (b"\xff\xd8\xff", "image/jpeg", "jpg"),
    (b"\x89PNG\r\n\x1a\n", "image/png", "png"),
    (b"RIFF", "image/webp", "webp"),
)
FOR_GOOD = "public, max-age=31536000, immutable"


def kind_of(content: bytes) -> tuple[str, str] | None:
    """Media type and ending, by the content alone."""
    for magic, media, ending in KINDS:
        if content.startswith(magic) and (media != "image/webp" or content[8:12] == b"WEBP"):
            return media, ending
    return None


def decoded(text: str, field: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as cause:
        raise invalid(field, "is no base64", "Base64 olarak okunamıyor.") from cause


def add(db: Connection, boat_id: int, uploads: list[dict[str, Any]]) -> None:
    """Adds the images of a new boat; the first that says so is primary, or the first of all."""
    said = (place for place, upload in enumerate(uploads) if upload.get("isPrimary"))
    primary = next(said, 0)
    last = max((upload.get("displayOrder", 0) for upload in uploads), default=0)
    for place, upload in enumerate(uploads):
        field = f"body.images.{place}.imageData"
        content = decoded(upload["imageData"], field)
        kind = kind_of(content)
        if kind is None:
            raise invalid(field, "is no JPEG, PNG or WebP", "JPEG, PNG ya da WebP değil.")
        last += 0 if "displayOrder" in upload else 1
        values = {
            "boat_id": boat_id,
            "name": f"{uuid4().hex}.{kind[1]}",
            "media": kind[0],
            "content": content,
            "is_primary": place == primary,
            "display_order": upload.get("displayOrder", last),
        }
        db.execute(insert(images).values(**values))


def remove(db: Connection, boat_id: int, image_ids: list[int]) -> bool:
    """Takes images of a boat off; the next in order becomes the primary one. True when any went."""
    mine = select(images.c.id).where(images.c.boat_id == boat_id)
    if not set(image_ids) <= {image.id for image in db.execute(mine)}:
        raise invalid(
            "body.imageIdsToRemove",
            "names an image that is none of the boat's",
            "Bu teknenin olmayan bir fotoğraf seçilmiş.",
        )
    if not image_ids:
        return False
    db.execute(delete(images).where(images.c.id.in_(image_ids)))
    order = (images.c.is_primary.desc(), images.c.display_order, images.c.id)
    first = db.execute(mine.order_by(*order)).first()
    if first:
        db.execute(update(images).where(images.c.id == first.id).values(is_primary=True))
    return True


def read(call: Call, name: str) -> Response:
    query = select(images.c.media, images.c.content).where(images.c.name == name)
    image = call.db.execute(query).one_or_none()
    if image is None:
        raise Refusal("NOT_FOUND")
    return Response(image.content, media_type=image.media, headers={"Cache-Control": FOR_GOOD})
