"""The first administrator: everybody registers as a customer, so somebody has to come from here."""

from pruva_service.people.person import ADMINISTRATOR
from pruva_service.people.sessions import add_user
from pruva_service.storage.database import transaction
from pruva_service.web.refusals import Refusal


def add_administrator(username: str, password: str) -> None:
    """Does nothing when the name is taken: the service was started before."""
    body = {
        "email": f"{username}@example.com",
        "username": username,
        "password": password,
        "fullName": "Selin Aydın",
        "phoneNumber": "+905321234567",
    }
    try:
        with transaction(writes=True) as db:
            add_user(db, body, ADMINISTRATOR)
    except Refusal as refusal:
        if refusal.code not in ("EMAIL_TAKEN", "USERNAME_TAKEN"):
            raise
