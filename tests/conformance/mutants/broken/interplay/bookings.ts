import type { Mutant } from '../../mutant.ts';

/** Mistakes with bookings, money and reviews, of which two calls have to be told together. */
export const interplayOfBookings: Mutant[] = [
  {
    name: 'price of service follows',
    what: 'A booking shows its services at the price that they have now. updateBoatService: "bookings made before keep the price they were made at"; BookingServiceLine: "An extra service of a booking, at the price of the day it was booked."',
    file: 'views/booking/booking.ts',
    find: `    ...booking,
`,
    replace: `    ...booking,
    services: booking.services.map((line) => ({
      ...line,
      price: store.boatServices.get(line.serviceId)?.price ?? line.price,
    })),
`,
    area: ['updateBoatService', 'getBooking', 'Boat services', 'Bookings'],
  },
  {
    name: 'from price of partly booked day',
    what: 'The lowest price also counts days on which only some hours are left. BoatSummary.fromPrice: "What a day costs at least: the lowest price, in Turkish lira (TRY), of the days from today on that can be booked whole, each at its own price"',
    file: 'rules/availability/availability.ts',
    find: '    if (isWhole) lowest = Math.min(',
    replace: '    if (takenHours(touching).size < startTimes.length) lowest = Math.min(',
    area: ['getBoat', 'listBoats', 'Boats', 'Bookings'],
  },
  {
    name: 'slots take first hour only',
    what: 'A booking of several hours takes its first hour alone, so that the others are told free and can be booked again. TimeSlot.isAvailable: "Whether the hour that starts then is free."; createBooking: "days or places that are taken answer 409"',
    file: 'rules/availability/availability.ts',
    find: 'hoursFrom(startTime, hours) : startTimes',
    replace: '[startTime] : startTimes',
    area: ['listBoatTimeSlots', 'createBooking', 'checkBookingAvailability', 'Bookings'],
  },
  {
    name: 'pending bookings left at old date',
    what: 'When a tour date moves, CONFIRMED bookings alone follow it and are told; requests that wait stay on the earlier day. updateTourDate: "Open bookings move with the date, and their customers hear of it."',
    file: 'rules/tour/tour-date-change.ts',
    find: "store.bookings.where('tourDateId', date.id).filter(isOpen)",
    replace:
      "store.bookings.where('tourDateId', date.id).filter((one) => isOpen(one) && one.status !== 'PENDING')",
    area: ['updateTourDate', 'updateTour', 'Tour dates', 'Bookings'],
  },
  {
    name: 'small price change keeps payment',
    what: 'An open payment is cancelled when the deposit of a changed booking is another, not when its total is; a change of a lira leaves a payment of the old amount open. updateBooking: "When the total price changes, its open payment is CANCELLED; the next one has the new amount."',
    file: 'handlers/booking/bookings.ts',
    find: 'changed.totalPrice !== booking.totalPrice',
    replace: 'changed.depositAmount !== booking.depositAmount',
    area: ['updateBooking', 'listBookingPayments', 'Bookings', 'Payments'],
  },
  {
    name: 'instant booking tells once',
    what: 'A booking that is confirmed at once sends the confirmation alone. createBooking, x-notifies: "{ type: BOOKING_CREATED, to: [customer, host], mail: true }" without a condition, beside "{ type: BOOKING_CONFIRMED, to: [customer, host], mail: true, when: "Every day is confirmed at once." }"',
    file: 'handlers/booking/bookings.ts',
    find: `    notifyParties(store, now, booking, 'created');
    if (booking.status === 'CONFIRMED') notifyParties(store, now, booking, 'confirmed');`,
    replace:
      "    notifyParties(store, now, booking, booking.status === 'CONFIRMED' ? 'confirmed' : 'created');",
    area: ['createBooking', 'Bookings', 'Notifications'],
  },
  {
    name: 'expected price of zero',
    what: 'An expected price of 0 counts as none given, and the booking is made at whatever it costs. BookingCreate.expectedTotalPrice: "Costs the booking anything else by then, none is made: 409. Left out, it is made at whatever it costs."',
    file: 'handlers/booking/bookings.ts',
    find: '    const { expectedTotalPrice = quote.totalPrice } = body;',
    replace: '    const expectedTotalPrice = body.expectedTotalPrice || quote.totalPrice;',
    area: ['createBooking', 'Bookings'],
  },
  {
    name: 'report without deleted boats',
    what: 'The rows of the report leave deleted boats out although the totals count them. FinanceReport: "The sums over the boats and tours are the totals."; FinanceReport.boats: "The boats by name, deleted ones while the range knows them"',
    file: 'rules/finance/finance-report.ts',
    find: `    ...formerBoats
      .toSorted(inOrder)
      .map(ofBoat)
      .filter((row) => !isEmpty(row)),
`,
    replace: '',
    area: ['getFinanceReport', 'Finance'],
  },
  {
    name: 'guests by english alphabet',
    what: 'Bookings by the name of the guest go by the English alphabet, where Ç is a C: Çağla comes before Cem. OwnerBookingSort: "names by the Turkish alphabet"; x-order "customerName,asc": [customerName asc tr, id asc]',
    file: 'handlers/booking/owner-bookings.ts',
    find: 'byText(nameOf(a), nameOf(b)) || compare(a.id, b.id)',
    replace: "nameOf(a).localeCompare(nameOf(b), 'en') || compare(a.id, b.id)",
    area: ['listOwnerBookingsPage', 'Bookings'],
  },
  {
    name: 'set rating outlives reviews',
    what: 'A rating that an administrator has set stays when all reviews are deleted. deleteBoatReviews: "Removes every review of one boat and their replies for good; its rating is empty afterwards."',
    file: 'handlers/review/offer-reviews.ts',
    find: `        call.store[offers].update(call.path.id, { ratingOverride: null });
`,
    replace: '',
    area: ['deleteBoatReviews', 'deleteTourReviews', 'setBoatRating', 'Reviews'],
  },
  {
    name: 'reviews filtered after paging',
    what: 'Filters are applied to the page instead of the list: pages come half empty and totals count what does not match. listFilteredBoatReviewsPage: "The reviews of one boat that match every given filter, one page at a time"; PageInfo.totalElements: "How many records match in all."',
    file: 'handlers/review/review-answers.ts',
    find: '  const { content, ...info } = pageOf(narrowed(sorted), query);',
    replace: `  const { content: page, ...info } = pageOf(sorted, query);
  const content = narrowed(page);`,
    area: ['listFilteredBoatReviewsPage', 'queryReviews', 'listManagedReviewsPage', 'Reviews'],
  },
  {
    name: 'key keeps refusals',
    what: 'A refusal is kept under its idempotency key and answered again once nothing stands against the request. policy: "Only a success is kept, with its headers, for at least 24 hours: after a refusal or a failure the key is free."',
    file: 'engine/request/idempotency.ts',
    find: '      if (answer.status >= 300) return;',
    replace: '      if (answer.status >= 500) return;',
    area: ['addBoatFeature', 'createBooking', 'Boat features', 'Bookings'],
  },
];
