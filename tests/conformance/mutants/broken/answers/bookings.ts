import type { Mutant } from '../../mutant.ts';

/** Mistakes in what bookings, payments and figures answer, of which each alone can be told. */
export const answersOnBookings: Mutant[] = [
  {
    name: 'own boat is never available',
    what: 'A host who asks whether the own boat or tour could be booked is told that it could not, without a day that is taken. Contract: "Hosts are answered about a boat or tour of their own as a customer is, although they cannot book it"',
    file: 'handlers/booking/bookings.ts',
    find: '        isAvailable: unavailableDates.length === 0,',
    replace: '        isAvailable: unavailableDates.length === 0 && hostOf(wanted) !== user.id,',
    area: ['checkBookingAvailability'],
  },
  {
    name: 'less than a lira makes no other price',
    what: 'A total that differs from the agreed one by some kuruş is booked all the same. Contract: "Costs the booking anything else by then, none is made: 409."',
    file: 'handlers/booking/bookings.ts',
    find: '      expectedTotalPrice !== quote.totalPrice && priceChanged,',
    replace: '      Math.abs(expectedTotalPrice - quote.totalPrice) >= 1 && priceChanged,',
    area: ['createBooking'],
  },
  {
    name: 'moderate terms end a day late',
    what: 'The moderate terms give half back until 24 hours before the start, as the flexible ones give everything. Contract: "moderate: 50 % until 48 hours before"',
    file: 'rules/booking/refund.ts',
    find: 'shareAt(refundTerms[policy], (startsAt - now) / HOUR)',
    replace:
      "shareAt(refundTerms[policy], (startsAt - now) / HOUR + (policy === 'moderate' ? 24 : 0))",
    area: ['getCancellationPreview', 'cancelBooking'],
  },
  {
    name: 'reason of a confirmation is one of a cancellation',
    what: 'Whatever reason comes with a status is kept: a booking that is confirmed with one tells why it was cancelled, and a confirmation that is refused takes the reason of a cancelled booking away. Contract: "Why it was cancelled; null unless it was."',
    file: 'handlers/booking/bookings.ts',
    find: '        ? confirmBooking(store, now, booking)',
    replace:
      '        ? confirmBooking(\n            store,\n            now,\n            store.bookings.update(booking.id, { cancellationReason: query.reason ?? null }) ?? booking,\n          )',
    area: ['setBookingStatus', 'getBooking'],
  },
  {
    name: 'a booked tour takes as long as tours of its kind do',
    what: 'The length of a booked tour is that which the tour usually has, not that of the date that was booked. Contract: "the hours of a boat, or the length of the tour on its date"',
    file: 'views/booking/booking.ts',
    find: '  return date?.durationMinutes ?? null;',
    replace:
      '  const usual = date && store.tours.get(date.tourId)?.duration;\n  return usual ? usual.hours * 60 + usual.minutes : null;',
    area: ['getBooking', 'createBooking', 'listTourBookings'],
  },
  {
    name: 'administrators read telephones among the departures',
    what: 'Departures and returns take the telephone of the guest from the account instead of the booking as its reader sees it: an administrator who looks at the days of a host reads it. Contract: "For the host alone; null for anybody else, and when the guest gave none."',
    file: 'views/booking/trip-event.ts',
    find: '    customerPhone: view.customerPhone,',
    replace: '    customerPhone: store.users.get(booking.customerId)?.phoneNumber ?? null,',
    area: ['listOwnerTripEvents'],
  },
  {
    name: 'bookings of a host are picked out of a page of all',
    what: 'The filter by host is applied after paging: pages hold fewer than they could, and the total counts the bookings of everybody. Contract: "All that is given must hold." "How many records match in all."',
    file: 'handlers/booking/booking-lists.ts',
    find: '        (customerId === undefined || booking.customerId === customerId) &&\n        (hostId === undefined || bookingHost(store, booking)?.hostId === hostId),\n    );\n    return paged(store, user, bookings, query);',
    replace:
      '        customerId === undefined || booking.customerId === customerId,\n    );\n    const { status, body } = paged(store, user, bookings, query);\n    const content = body.content.filter(\n      (booking) => hostId === undefined || bookingHost(store, booking)?.hostId === hostId,\n    );\n    return { status, body: { ...body, content } };',
    area: ['listBookingsPage'],
  },
  {
    name: 'the host hears nothing of a request that changed',
    what: 'New terms of a request are told to the customer who made them, and not to the host who has to answer. Contract: updateBooking x-notifies INFO to customer and host, with mail.',
    file: 'rules/booking/booking-notifications.ts',
    find: '  if (host) notifyAndEmail(store, now, host.hostId, { ...toHost(facts), subject });',
    replace:
      "  if (host && event !== 'changed')\n    notifyAndEmail(store, now, host.hostId, { ...toHost(facts), subject });",
    area: ['updateBooking', 'Notifications'],
  },
  {
    name: 'a deposit that went back cannot be paid again',
    what: 'Whether the deposit is paid is asked of whether it ever arrived: once it was refunded, the customer, who owes it, is refused with DEPOSIT_ALREADY_PAID. Contract: "A deposit that is already paid, or a booking that has ended, answers 409"; "Lira that were received and not given back."',
    file: 'rules/payment/payment-charge.ts',
    find: '  const isDepositPaid = receivedAmount >= booking.depositAmount;',
    replace:
      "  const arrived = store.payments\n    .where('bookingId', booking.id)\n    .some((payment) => payment.type === 'DEPOSIT' && payment.paidAt !== null);\n  const isDepositPaid = arrived || receivedAmount >= booking.depositAmount;",
    area: ['processBookingPayment', 'initializeDepositPayment', 'createPayment', 'refundPayment'],
  },
];
