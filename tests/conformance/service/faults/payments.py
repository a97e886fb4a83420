"""Faults of payments."""

from faults.patching import fault, replace


@fault(run=["getBookingStatistics"])
def revenue_counts_promises() -> None:
    """The revenue adds payments that are only awaited, and such as were given back."""
    from sqlalchemy import select

    from pruva_service.bookings import lists
    from pruva_service.storage.tables import payments

    def hopeful(right):
        def statistics(call):
            figures = right(call).body
            every = call.db.execute(select(payments.c.amount)).scalars()
            return lists.Answer({**figures, "totalRevenue": sum(every) / 100})

        return statistics

    replace(lists.statistics, hopeful)


@fault(run=["setPaymentStatus"], at=["setPaymentStatus", "getBookingPaymentStatus"])
def money_arrives_without_a_date() -> None:
    """A payment that has arrived by hand does not say when, and so counts as unpaid."""
    from pruva_service.payments import by_hand

    by_hand.RECEIVED = ()


@fault(run=["refundPayment"])
def a_payment_is_given_back_twice() -> None:
    """A payment that has been refunded can be refunded again."""
    from pruva_service.payments import by_hand

    by_hand.RECEIVED = (*by_hand.RECEIVED, "CANCELLED")
