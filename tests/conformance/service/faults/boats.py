"""Faults of boats."""

from faults.patching import fault, replace


@fault(run=["updateBoat"])
def update_wipes_what_is_left_out() -> None:
    """A PUT of a boat empties the fields that it leaves out."""
    from pruva_service.boats import fields

    kept = {"buildYear", "captainIncluded"}
    replace(
        fields.columns_of,
        lambda right: (
            lambda body, details: right(
                body, {name: value for name, value in details.items() if name in kept}
            )
        ),
    )


@fault(run=["updateBoat"])
def null_changes_nothing() -> None:
    """A null in a PUT of a boat is passed over, as if the field had been left out."""
    from pruva_service.boats import fields

    def said(body: dict) -> dict:
        return {name: value for name, value in body.items() if value is not None}

    replace(fields.columns_of, lambda right: lambda body, details: right(said(body), details))


@fault(run=["listBoatsPage", "searchBoatsPage"])
def ties_come_as_they_like() -> None:
    """Boats that are equal come in another order on every page."""
    import random

    from pruva_service.boats import lists

    def shuffled(right):
        def ordered(found, sort, rows):
            in_order = right(found, sort, rows)
            rank = {card["id"]: random.random() for card in in_order}
            key = lists.ORDERS.get(getattr(sort, "value", sort) or "popularity,desc")
            if key is None:
                return in_order
            return sorted(in_order, key=lambda card: (key(card), rank[card["id"]]))

        return ordered

    replace(lists.ordered, shuffled)


@fault(run=["getFleetStatistics", "countBoatsByType"])
def figures_count_unpublished_boats() -> None:
    """The public figures count boats that are not published."""
    from sqlalchemy import select

    from pruva_service.boats import figures
    from pruva_service.storage.tables import boats

    everything = select(boats).order_by(boats.c.id)
    figures.published = lambda call: call.db.execute(everything).all()


@fault(run=["checkBoatExists"])
def unpublished_boats_can_be_probed() -> None:
    """Anybody learns by an id that there is a boat which is not published."""
    from pruva_service.boats import access, fleet
    from pruva_service.web.answers import Answer

    replace(
        fleet.exists, lambda _: lambda call, id: Answer({"exists": bool(access.find(call, id))})
    )


@fault(run=["searchBoatsByText", "searchBoats"])
def accents_count_in_a_search() -> None:
    """A search finds `Göcek` by `göcek` alone, and not by `gocek` or `GÖCEK`."""
    from pruva_service.texts import folding

    replace(folding.contains, lambda _: lambda text, part: text is not None and part in text)


@fault(run=["addBoatFeatures"], at=["getBoat"])
def a_batch_stops_half_way() -> None:
    """Of a batch of features those before the one that is refused are kept."""
    from pruva_service import app
    from pruva_service.boats import parts
    from pruva_service.storage.database import transaction
    from pruva_service.web.refusals import Refusal

    def one_by_one(right):
        def add_named(call, boat_id, names, *place):
            try:
                return right(call, boat_id, names, *place)
            except Refusal as refusal:
                if refusal.code == "DUPLICATE_FEATURE" and len(names) > 1:
                    kept.append((boat_id, names[0]))
                raise

        return add_named

    def afterwards(right):
        async def refused(request, refusal):
            # What was added before the refusal was a transaction of its own.
            with transaction(writes=True) as db:
                for boat_id, name in kept:
                    parts.insert_feature(db, boat_id, name)
            kept.clear()
            return await right(request, refusal)

        return refused

    kept: list[tuple[int, str]] = []
    replace(parts.add_named, one_by_one)
    replace(app.refused, afterwards)


@fault(run=["deleteBoat", "getBoatService"], at=["deleteBoat", "getBoatService"])
def services_outlive_their_boat() -> None:
    """A boat that is deleted leaves its services behind, for everybody to read."""
    from sqlalchemy import select

    from pruva_service.boats import access, fleet, parts
    from pruva_service.boats.views import service_view
    from pruva_service.storage.tables import services
    from pruva_service.web.answers import Answer

    left: dict[int, dict] = {}

    def remembering(right):
        def remove(call, id):
            access.locked(call, id)
            mine = call.db.execute(select(services).where(services.c.boat_id == id)).all()
            answer = right(call, id)
            left.update({service.id: service_view(service) for service in mine})
            return answer

        return remove

    def reading(right):
        return lambda call, id: Answer(left[id]) if id in left else right(call, id)

    replace(fleet.remove, remembering)
    replace(parts.read_service, reading)
