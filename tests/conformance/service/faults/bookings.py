"""Faults of bookings."""

from faults.patching import fault, replace


@fault(run=["createBooking"])
def the_price_of_the_client_counts() -> None:
    """The total that the client sends is what the booking costs."""
    from dataclasses import replace as with_other

    from pruva_service.bookings import booking

    def gullible(right):
        def quote(call, boat, terms, body, but=0):
            offer = right(call, boat, terms, body, but)
            wanted = body.get("expectedTotalPrice")
            return (
                offer if wanted is None else with_other(offer, base=round(wanted * 100), extras=0)
            )

        return quote

    replace(booking.quote, gullible)


@fault(run=["createBooking", "checkBookingAvailability"])
def every_service_is_charged_by_quantity() -> None:
    """A canoe for three is charged three times, though only food is."""
    from pruva_service.bookings import price

    def multiplied(right):
        def lines_of(call, boat, body):
            lines = right(call, boat, body)
            return [{**line, "totalPrice": line["price"] * line["quantity"]} for line in lines]

        return lines_of

    replace(price.lines_of, multiplied)


@fault(run=["createBooking", "checkBookingAvailability"])
def the_deposit_is_rounded_down() -> None:
    """The deposit loses what is more than whole lira."""
    from pruva_service.bookings.price import Quote

    Quote.deposit = property(lambda offer: offer.total // 500 * 100)


@fault(run=["createBooking"])
def the_last_day_is_not_taken() -> None:
    """A booking of several days leaves the last one to somebody else."""
    from pruva_service.bookings.price import Terms

    right = Terms.taken.fget
    Terms.taken = property(
        lambda terms: [
            (day, hour)
            for day, hour in right(terms)
            if day < terms.last or terms.first == terms.last
        ]
    )


@fault(run=["createBooking"])
def two_people_get_one_day() -> None:
    """Whether a day is free is looked up some moments before it is taken, and nothing holds it."""
    import time

    from sqlalchemy.dialects import postgresql, sqlite

    from pruva_service.bookings import booking, price
    from pruva_service.storage.tables import taken_hours

    seen: dict[tuple, tuple[float, object]] = {}

    def stale(right):
        def days_of(db, ids, first, last, but=0):
            key = (tuple(ids), first, last, but)
            at, days = seen.get(key, (0.0, None))
            if days is None or time.monotonic() - at > 1:
                seen[key] = (time.monotonic(), right(db, key[0], first, last, but))
            return seen[key][1]

        return days_of

    def unguarded(_):
        def take(call, booking_id, boat_id, terms):
            dialect = postgresql if call.db.dialect.name == "postgresql" else sqlite
            for day, hour in terms.taken:
                row = {"boat_id": boat_id, "date": day, "hour": hour, "booking_id": booking_id}
                call.db.execute(dialect.insert(taken_hours).values(**row).on_conflict_do_nothing())

        return take

    price.days_of = stale(price.days_of)
    replace(booking.take, unguarded)


@fault(run=["cancelBooking", "createBooking"])
def cancelled_days_stay_taken() -> None:
    """A booking that is cancelled goes on taking its days."""
    from pruva_service.bookings import booking

    def holding(right):
        def end(call, one, reason):
            release = booking.release
            booking.release = lambda *_: None
            try:
                return right(call, one, reason)
            finally:
                booking.release = release

        return end

    replace(booking.end, holding)


@fault(
    run=["cancelBooking"], at=["cancelBooking", "listBookingPayments", "getBookingPaymentStatus"]
)
def cancelling_gives_nothing_back() -> None:
    """A booking that is cancelled in time keeps the money of the customer."""
    from pruva_service.bookings import booking

    replace(booking.refund_all, lambda _: lambda *_: None)


@fault(run=["setAvailabilityPriceOverride", "createBooking"], at=["getBooking", "createBooking"])
def bookings_follow_the_price_of_a_day() -> None:
    """A new price of a day changes what bookings cost that were made before."""
    from sqlalchemy import update

    from pruva_service.calendar import entries
    from pruva_service.storage.tables import bookings

    def following(right):
        def set_price(call, id, price_override):
            answer = right(call, id, price_override)
            entry = entries.own_entry(call, id)
            day = bookings.c.start_date == entry.date
            mine = (bookings.c.boat_id == entry.boat_id, day)
            if entry.price is not None:
                call.db.execute(update(bookings).where(*mine).values(total=entry.price))
            return answer

        return set_price

    replace(entries.set_price, following)


@fault(
    run=["getBooking", "setBookingStatus"], at=["getBooking", "createBooking", "setBookingStatus"]
)
def contacts_are_shown_too_early() -> None:
    """The host reads the address and the phone of a customer whose booking is not confirmed."""
    from pruva_service.bookings import views

    class Agreed:
        def __init__(self, booking) -> None:
            self.customer_id, self.host_id = booking.customer_id, booking.host_id
            self.status = "CONFIRMED"

    replace(
        views._contacts,
        lambda right: lambda call, booking, *people: right(call, Agreed(booking), *people),
    )


@fault(run=["getOwnerBookingCounts"])
def counts_are_those_of_all_hosts() -> None:
    """The figures of a host count the bookings of others too."""
    from pruva_service.bookings import lists

    def everybody(right):
        def owner_counts(call, id, **asked):
            own = right(call, id, **asked).body
            lists.own_or_exempt(call, id)
            views = lists.booking_views(call, lists._rows(call))
            return lists.Answer({**own, **lists._counts(views)})

        return owner_counts

    replace(lists.owner_counts, everybody)
