"""Which function answers which operation about bookings."""

from pruva_api.apis.bookings_api_base import BaseBookingsApi

from pruva_service.bookings import booking, lists
from pruva_service.calendar import public
from pruva_service.web.operation import operation


class BookingsApi(BaseBookingsApi):
    create_booking = operation(booking.create)
    update_booking = operation(booking.write)
    get_booking = operation(booking.read)
    delete_booking = operation(booking.remove)
    check_booking_availability = operation(booking.check)
    check_booking_exists = operation(booking.exists)
    set_booking_status = operation(booking.set_status)
    cancel_booking = operation(booking.cancel)
    get_cancellation_preview = operation(booking.preview)
    list_bookings = operation(lists.list_all)
    list_bookings_page = operation(lists.list_page)
    list_bookings_by_status = operation(lists.by_status)
    list_bookings_by_date_range = operation(lists.by_range)
    list_customer_bookings = operation(lists.by_customer)
    list_active_customer_bookings = operation(lists.active)
    list_boat_bookings = operation(lists.by_boat)
    list_boat_bookings_by_range = operation(lists.by_boat_range)
    list_boat_range_bookings = operation(lists.by_boat_range)
    list_owner_bookings_page = operation(lists.owner_page)
    get_owner_booking_counts = operation(lists.owner_counts)
    get_booking_statistics = operation(lists.statistics)
    list_boat_time_slots = operation(public.time_slots)
