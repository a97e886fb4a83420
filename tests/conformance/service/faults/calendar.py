"""Faults of calendars."""

from faults.patching import fault, replace


@fault(run=["setAvailabilityPriceOverride"])
def a_price_cannot_be_taken_back() -> None:
    """Without a price the override of a day stays instead of going."""
    from pruva_service.calendar import entries

    def keeping(right):
        def set_price(call, id, price_override):
            if price_override is None:
                return entries.answer(entries.own_entry(call, id))
            return right(call, id, price_override)

        return set_price

    replace(entries.set_price, keeping)


@fault(run=["listBoatAvailabilitiesByRange", "listBoatCalendarDays", "listBoatAvailableDays"])
def the_last_day_of_a_range_is_missing() -> None:
    """The end of a range of days is left out."""
    from datetime import timedelta

    from pruva_service.calendar import public

    replace(
        public._days,
        lambda right: lambda call, boat, first, last: right(call, boat, first, last - timedelta(1)),
    )


@fault(run=["listBoatTimeSlots"])
def the_last_hour_is_not_offered() -> None:
    """The last start time of a day is missing."""
    from pruva_service.calendar import public

    public.START_HOURS = public.START_HOURS[:-1]


@fault(run=["updateAvailabilityPeriod"])
def a_booked_day_of_a_period_is_closed() -> None:
    """A period is closed over a day that a booking takes."""
    from pruva_service.calendar import entries

    def careless(right):
        def write_period(*arguments, **named):
            guard = entries.must_be_unbooked
            entries.must_be_unbooked = lambda *_: None
            try:
                return right(*arguments, **named)
            finally:
                entries.must_be_unbooked = guard

        return write_period

    replace(entries.write_period, careless)
