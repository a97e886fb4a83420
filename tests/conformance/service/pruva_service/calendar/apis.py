"""Which function answers which operation about days."""

from pruva_api.apis.availabilities_api_base import BaseAvailabilitiesApi

from pruva_service.calendar import entries, public
from pruva_service.web.operation import operation


class AvailabilitiesApi(BaseAvailabilitiesApi):
    create_availability = operation(entries.create)
    update_availability = operation(entries.write)
    get_availability = operation(entries.read)
    delete_availability = operation(entries.remove)
    check_availability_exists = operation(entries.exists)
    set_availability_status = operation(entries.set_status)
    set_availability_price_override = operation(entries.set_price)
    set_availability_instant_confirmation = operation(entries.set_instant)
    create_availability_period = operation(entries.create_period)
    update_availability_period = operation(entries.write_period)
    list_boat_calendar_days = operation(public.list_days)
    list_boat_availabilities = operation(public.list_all)
    list_boat_availabilities_by_range = operation(public.list_range)
    list_boat_available_days = operation(public.list_open)
    get_boat_availability_by_date = operation(public.by_date)
    check_boat_availability = operation(public.is_offered)
    check_boat_availability_with_bookings = operation(public.is_bookable)
