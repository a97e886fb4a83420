"""Which function answers which operation about payments."""

from pruva_api.apis.payments_api_base import BasePaymentsApi

from pruva_service.payments import by_hand
from pruva_service.web.operation import operation


class PaymentsApi(BasePaymentsApi):
    list_booking_payments = operation(by_hand.list_of)
    get_booking_payment_status = operation(by_hand.status_of)
    create_payment = operation(by_hand.create)
    process_booking_payment = operation(by_hand.process)
    update_payment = operation(by_hand.write)
    set_payment_status = operation(by_hand.set_status)
    refund_payment = operation(by_hand.refund)
