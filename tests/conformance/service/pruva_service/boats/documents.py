"""Documents of a boat, as far as publishing one needs them."""

from datetime import timedelta

from pruva_api.models.boat_document_batch import BoatDocumentBatch
from sqlalchemy import Connection, Row, insert, or_, select

from pruva_service.boats import access
from pruva_service.boats.images import decoded, kind_of
from pruva_service.people.person import ADMINISTRATOR
from pruva_service.storage.tables import documents
from pruva_service.texts.instants import instant, now, today
from pruva_service.web.answers import BASE_PATH, Answer
from pruva_service.web.contract import CONTRACT
from pruva_service.web.operation import Call, sent
from pruva_service.web.refusals import FieldError, Refusal, invalid

#: What `setBoatStatus` asks for, and how long it has to be valid still.
REQUIRED = ("LICENSE", "INSURANCE")
DAYS_AHEAD = 30
#: The only type that a boat may have several documents of.
SEVERAL = "OTHER"
MOST = CONTRACT.operations["list_boat_documents"].list_length


def missing_documents(db: Connection, boat_id: int) -> list[str]:
    """The required types of which the boat has no document that is valid long enough."""
    enough = today() + timedelta(days=DAYS_AHEAD)
    valid = select(documents.c.document_type).where(
        documents.c.boat_id == boat_id,
        or_(documents.c.expiry_date.is_(None), documents.c.expiry_date >= enough),
    )
    there = {row.document_type for row in db.execute(valid)}
    return [kind.lower() for kind in REQUIRED if kind not in there]


def _view(call: Call, document: Row) -> dict:
    path = f"documents/{document.boat_id}/{document.id}"
    return {
        "id": document.id,
        "boatId": document.boat_id,
        "documentType": document.document_type,
        "documentName": document.name,
        "filePath": path,
        "documentUrl": f"http://{call.request.headers['host']}{BASE_PATH}/{path}",
        "expiryDate": document.expiry_date and document.expiry_date.isoformat(),
        "isVerified": document.is_verified,
        "verificationNotes": document.notes,
        "displayOrder": document.display_order,
        "createdAt": instant(document.created_at),
        "updatedAt": instant(document.created_at),
    }


def add_all(call: Call, boat_document_batch: BoatDocumentBatch) -> Answer:
    """All of the documents, or none."""
    body = sent(boat_document_batch)
    boat = access.locked(call, body["boatId"])
    mine = select(documents).where(documents.c.boat_id == boat.id).order_by(documents.c.id)
    kinds = [row.document_type for row in call.db.execute(mine)]
    held = len(kinds)
    if held + len(body["documents"]) > (MOST or 0):
        raise Refusal("TOO_MANY_DOCUMENTS")
    for place, (document, model) in enumerate(
        zip(body["documents"], boat_document_batch.documents, strict=True)
    ):
        kind, where = document["documentType"], f"body.documents.{place}"
        if kind in kinds and kind != SEVERAL:
            raise Refusal(
                "DUPLICATE_DOCUMENT_TYPE",
                FieldError(f"{where}.documentType", "is there already", "Bundan zaten var."),
            )
        kinds.append(kind)
        content = decoded(document["documentData"], f"{where}.documentData")
        if not content.startswith(b"%PDF-") and kind_of(content) is None:
            raise invalid(
                f"{where}.documentData",
                "is no PDF, JPEG, PNG or WebP",
                "PDF, JPEG, PNG ya da WebP değil.",
            )
        if model.expiry_date is not None and model.expiry_date < today():
            raise invalid(f"{where}.expiryDate", "is in the past", "Geçmişte kalmış.")
        by_administrator = call.caller.role == ADMINISTRATOR
        values = {
            "boat_id": boat.id,
            "document_type": kind,
            "name": document["documentName"],
            "content": content,
            "expiry_date": model.expiry_date,
            "is_verified": by_administrator and document.get("isVerified", False),
            "notes": document.get("verificationNotes") if by_administrator else None,
            "display_order": document.get("displayOrder", held + place + 1),
            "created_at": now(),
        }
        call.db.execute(insert(documents).values(**values))
    added = call.db.execute(mine).all()[held:]
    return Answer([_view(call, document) for document in added])
