import type { Mutant } from '../../mutant.ts';

/** Mistakes with bookings, money and reviews, which show once something has gone before. */
export const sequelsOfBookings: Mutant[] = [
  {
    name: 'a captain on board cancels as a host',
    what: 'Who cancels is told by the role: a captain who booked with somebody else gets everything back, whatever the terms. cancelBooking: "What is refunded follows from the cancellation terms; boats, and tours without a policy, have the terms of `flexible`, and what a host cancels is refunded whole."',
    file: 'handlers/booking/bookings.ts',
    find: "    const by = booking.customerId === user.id ? 'customer' : 'host';",
    replace: "    const by = user.role === 'CUSTOMER' ? 'customer' : 'host';",
    area: ['cancelBooking', 'getCancellationPreview', 'Bookings'],
  },
  {
    name: 'who fills a date cannot change the request',
    what: 'A request that takes the last seats of a date finds the date full when it is changed, by its own seats. updateBooking: "Replaces the terms of a booking of the session user while it is PENDING ... days that are taken, answer 409"; DATES_UNAVAILABLE: "the tour date has too few places left."',
    file: 'rules/booking/quote.ts',
    find: '    isTourDateBookable(store, date, clock, exceptBookingId) &&',
    replace: '    isTourDateBookable(store, date, clock) &&',
    area: ['updateBooking', 'Bookings'],
  },
  {
    name: 'several statuses drown the one',
    what: 'Where `statuses` are given, `status` is passed over. listOwnerBookingsPage: "All that is given must hold."',
    file: 'rules/booking/booking-search.ts',
    find: `      (status === undefined || booking.status === status) &&
      (statuses.length === 0 || statuses.includes(booking.status)) &&`,
    replace: `      (statuses.length > 0
        ? statuses.includes(booking.status)
        : status === undefined || booking.status === status) &&`,
    area: ['listOwnerBookingsPage', 'Bookings'],
  },
  {
    name: 'every refusal of a bank waits',
    what: 'A refused payment is unresolved until one of another outcome follows, so that three tries are three cases. ManagedPayment.isUnresolved: "the bank refused it, the booking is still PENDING or CONFIRMED, and no payment of the booking was opened after it."',
    file: 'rules/payment/managed-payments.ts',
    find: `  const [newest] = store.payments.where('bookingId', booking.id).toSorted(newestFirst);
  return newest?.id === payment.id;`,
    replace: `  return !store.payments
    .where('bookingId', booking.id)
    .some((other) => newestFirst(other, payment) < 0 && other.status !== 'FAILED');`,
    area: ['listPaymentsPage', 'listAdminQueues', 'Payments'],
  },
  {
    name: 'what is kept of today is paid out',
    what: 'Money of a cancelled trip waits no longer than to the day before its last. FinanceTransaction.pendingPayout: "What of it was received, not given back, and waits to be paid out: until the last day of its booking is over, whether it took place or was cancelled."',
    file: 'rules/finance/income.ts',
    find: 'isOpen(booking) || booking.endDate >= today ? keptOf(payment) : 0',
    replace: 'isOpen(booking) || booking.endDate > today ? keptOf(payment) : 0',
    area: ['listPendingPayoutsPage', 'listFinanceTransactions', 'getFinanceSummary', 'Finance'],
  },
  {
    name: 'a deposit is no longer reserved',
    what: 'What confirmed bookings still bring leaves out deposits, which are no revenue yet. FinanceFigures.reservedAmount: "What CONFIRMED bookings that begin on these days still bring, beyond what is revenue already."; getFinanceSummary: "a deposit is none until its booking has taken place."',
    file: 'rules/finance/finance-figures.ts',
    find: '  return Math.max(0, toKurus(booking.totalPrice - revenueOf(paymentsOf(store, [booking]))));',
    replace: `  const arrived = paymentsOf(store, [booking]).filter(({ payment }) => payment.paidAt !== null);
  const paid = arrived.reduce((sum, { payment: { amount, refundedAmount } }) => {
    return sum + amount - refundedAmount;
  }, 0);
  return Math.max(0, toKurus(booking.totalPrice - paid));`,
    area: ['getFinanceReport', 'Finance'],
  },
  {
    name: 'keeping again decides again',
    what: 'Reports that were decided are decided once more, by whoever keeps the review again. keepReview: "On a review that was kept already nothing changes, and the answer tells who decided."',
    file: 'rules/review/reported-reviews.ts',
    find: "  const open = store.reviewFlags.where('reviewId', review.id).filter(isUndecided);",
    replace: "  const open = store.reviewFlags.where('reviewId', review.id);",
    area: ['keepReview', 'listReportedReviewsPage', 'Administration'],
  },
  {
    name: 'ratings of boats before those of tours',
    what: 'Boats and tours with equally many reviews come by their kind, and then by name. listOwnerOfferRatings: "the most reviewed first, equal ones by name."',
    file: 'rules/review/owner-reviews.ts',
    find: '      byText(nameOf(a), nameOf(b)) ||',
    replace: `      compare(a.kind, b.kind) ||
      byText(nameOf(a), nameOf(b)) ||`,
    area: ['listOwnerOfferRatings', 'Reviews'],
  },
  {
    name: 'every captain sees the booking of a review',
    what: 'The booking of a review is told to all captains, and not to the host alone. Review: "Of its author no more than the name is told, and the booking only to its customer, its host and administrators."',
    file: 'views/review/review.ts',
    find: '    viewer.id === bookingHost(store, review)?.hostId',
    replace: "    (viewer.role === 'BOAT_OWNER' && bookingHost(store, review) !== undefined)",
    area: ['getReview', 'listReviews', 'listBoatReviews', 'Reviews'],
  },
];
