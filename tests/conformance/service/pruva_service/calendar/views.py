"""Entries of a calendar as the contract shows them."""

from typing import Any

from sqlalchemy import Row

from pruva_service.texts.money import lira_or_none


def entry_view(entry: Row) -> dict[str, Any]:
    return {
        "id": entry.id,
        "boatId": entry.boat_id,
        # Tours are an area that this service does not have.
        "tourId": None,
        "date": entry.date.isoformat(),
        "isAvailable": entry.is_available,
        "priceOverride": lira_or_none(entry.price),
        "isInstantConfirmation": entry.is_instant,
    }
