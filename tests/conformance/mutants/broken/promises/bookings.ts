import type { Mutant } from '../../mutant.ts';

/** Sentences of the contract on bookings, payments and figures of money, each broken by itself. */
export const promisesOfBookings: Mutant[] = [
  {
    name: 'an open payment outlives a cancellation that gives nothing back',
    what: 'cancelBooking closes the open payment only where something goes back. PaymentStatus: PENDING becomes CANCELLED by cancelBooking, "It never arrived, and a payment of another type, a new price, or the end of the booking takes its place."',
    file: 'rules/booking/refund.ts',
    find: "  closeOpenPayment(store, booking.id, 'CANCELLED');\n  if (share === 0) completePayments(store, booking.id);\n  else giveBack(store, now, booking, share, reason);",
    replace:
      "  if (share === 0) return completePayments(store, booking.id);\n  closeOpenPayment(store, booking.id, 'CANCELLED');\n  giveBack(store, now, booking, share, reason);",
    area: ['cancelBooking', 'Payments'],
  },
  {
    name: 'a deposit stays partial once the rest is there',
    what: 'completeThreeDsPayment and the other charges compare with > instead of >=, so the deposit is never completed by the balance. PaymentStatus: PARTIAL becomes COMPLETED by processBookingPayment and completeThreeDsPayment when "The whole price is there".',
    file: 'rules/payment/payment-status.ts',
    find: 'if (paymentStanding(store, booking).receivedAmount >= booking.totalPrice) {',
    replace: 'if (paymentStanding(store, booking).receivedAmount > booking.totalPrice) {',
    area: ['Payments'],
  },
  {
    name: 'contact details of a cancelled booking are shown',
    what: 'getBooking and every list tell the host the e-mail address and telephone of the customer, and the customer that of the host, of a CANCELLED booking too. "Shown to the host alone while the booking is CONFIRMED, COMPLETED or NO_SHOW; null otherwise."',
    file: 'views/booking/booking.ts',
    find: "const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];",
    replace:
      "const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW', 'CANCELLED'];",
    area: ['Bookings'],
  },
  {
    name: 'bookings of a deleted tour are no longer hosted',
    what: 'getOwnerBookingCounts, listOwnerBookingsPage and the earnings lose what was booked of a tour once it is deleted; of boats it stays. "What customers booked of the boats and tours of one host, deleted ones included".',
    file: 'rules/booking/booking-parties.ts',
    find: "const tours = [store.tours, store.formerTours].flatMap((table) => table.where('guideId', hostId));",
    replace: "const tours = store.tours.where('guideId', hostId);",
    area: ['listOwnerBookingsPage', 'getOwnerBookingCounts', 'Finance'],
  },
  {
    name: 'a captain who travels does not see the own bookings',
    what: 'listBookings, listBookingsByStatus, listBookingsByDateRange and listBookingsPage answer a host with what is hosted alone. "The bookings that the session user made or hosts".',
    file: 'rules/booking/booking-parties.ts',
    find: "  const own = store.bookings.where('customerId', userId).filter(({ id }) => !known.has(id));\n  return [...own, ...hosted];",
    replace:
      "  const own = store.bookings.where('customerId', userId).filter(({ id }) => !known.has(id));\n  return hosted.length > 0 ? hosted : own;",
    area: ['listBookings', 'listBookingsByStatus', 'listBookingsByDateRange', 'listBookingsPage'],
  },
  {
    name: 'the sums of filtered payments are those of all',
    what: 'listFinanceTransactionsPage sums what lies in the range before the filters. "with the sums over all that match"; FinanceTotals: "The sums over all entries that match".',
    file: 'handlers/finance/finance.ts',
    find: '...financeTotals(matches, today), content: entries',
    replace: '...financeTotals(payments, today), content: entries',
    area: ['listFinanceTransactionsPage'],
  },
  {
    name: 'a trip that is under way does not touch the days asked for',
    what: 'listOwnerBookingsPage, its counts and listBookingsPage compare `from` with the first day. TripFrom: "Only trips that end on this calendar day or later": a trip that began before and lasts into the range is missing.',
    file: 'rules/booking/booking-search.ts',
    find: '(from === undefined || booking.endDate >= from) &&',
    replace: '(from === undefined || booking.startDate >= from) &&',
    area: ['listOwnerBookingsPage', 'getOwnerBookingCounts', 'listBookingsPage'],
  },
  {
    name: 'who set out before the range never returns in it',
    what: 'listOwnerTripEvents looks only at trips that begin in the range. "Who comes on board and who leaves in a range of at most 31 days": the return of a trip that began before is missing.',
    file: 'rules/booking/trip-events.ts',
    find: '    .filter(setsOut)\n',
    replace:
      '    .filter((one) => setsOut(one) && one.startDate >= startDate && one.startDate <= endDate)\n',
    area: ['listOwnerTripEvents'],
  },
  {
    name: 'a host who cancels by the status refunds by the terms of the customer',
    what: 'setBookingStatus with CANCELLED cancels in the name of the customer; cancelBooking is right. "The terms count for the customer; what the host cancels goes back whole."',
    file: 'handlers/booking/bookings.ts',
    find: "{ by: 'host', reason: query.reason ?? '' }",
    replace: "{ by: 'customer', reason: query.reason ?? '' }",
    area: ['setBookingStatus'],
  },
  {
    name: 'cheaper than expected is booked all the same',
    what: 'A booking is refused only when it has become dearer than the customer expects. Contract: "Costs the booking anything else by then, none is made: 409."',
    file: 'handlers/booking/bookings.ts',
    find: '      expectedTotalPrice !== quote.totalPrice && priceChanged,',
    replace: '      expectedTotalPrice < quote.totalPrice && priceChanged,',
    area: ['Bookings'],
  },
  {
    name: 'services left out of new terms stay',
    what: 'Terms that are replaced without services keep those booked before, and their price. Contract: "Extra services of the boat; left out for none." and "Replaces the terms of a booking of the session user while it is PENDING; its price is recalculated."',
    file: 'handlers/booking/bookings.ts',
    find: '    const wanted = wantedWithTerms(store, booking, body);',
    replace:
      '    const { services = booking.services } = body;\n    const choices = services.map(({ serviceId, quantity }) => ({ serviceId, quantity }));\n    const wanted = wantedWithTerms(store, booking, { ...body, services: choices });',
    area: ['Bookings'],
  },
  {
    name: 'contact details stay after a cancellation',
    what: 'Host and customer go on seeing each other’s contact details once the booking is CANCELLED. Contract: "Contact details of the customer are for the host alone, while the booking is CONFIRMED, COMPLETED or NO_SHOW: otherwise the two have agreed on nothing."',
    file: 'views/booking/booking.ts',
    find: "const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];",
    replace:
      "const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = [\n  'CONFIRMED',\n  'COMPLETED',\n  'NO_SHOW',\n  'CANCELLED',\n];",
    area: ['Bookings'],
  },
  {
    name: 'open payment is charged at its old amount',
    what: 'An open payment of the same type is taken as it was, also when an administrator has put another amount there meanwhile. Contract: "An open payment of the same type is the one that is charged, at what is owed now; an open one of another type is CANCELLED."',
    file: 'rules/payment/payment-charge.ts',
    find: '  if (open?.type === type) return store.payments.update(open.id, { amount }) ?? open;',
    replace: '  if (open?.type === type) return open;',
    area: ['Payments'],
  },
  {
    name: 'net sum of payouts is of one page',
    what: 'The net sum adds up the payouts of the page alone, the other two sums those of all pages. Contract: "The sums are those of all pages."',
    file: 'handlers/finance/finance.ts',
    find: '        totalNetAmount: sum(payouts.map(({ netAmount }) => netAmount)),',
    replace: '        totalNetAmount: sum(content.map(({ netAmount }) => netAmount)),',
    area: ['Finance'],
  },
  {
    name: 'report counts cancelled bookings',
    what: 'The number of bookings in the finance report includes those that were cancelled or rejected. Contract: "Cancelled and rejected bookings count for the money that was kept, and for nothing else."',
    file: 'rules/finance/finance-figures.ts',
    find: '  const begun = bookings.filter(\n    (booking) => blocksAvailability(booking) && isWithin(booking.startDate, range),\n  );',
    replace: '  const begun = bookings.filter((booking) => isWithin(booking.startDate, range));',
    area: ['Finance'],
  },
];
