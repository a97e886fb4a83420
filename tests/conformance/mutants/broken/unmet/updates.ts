import type { Mutant } from '../../mutant.ts';

/** Mistakes in what follows from an update: bookings that were made keep what they were made at. */
export const unmetUpdates: readonly Mutant[] = [
  {
    name: 'day confirmed at once confirms what waits',
    what: 'Bookings that wait are confirmed once their day is. setAvailabilityInstantConfirmation: "Bookings already made keep their status."',
    file: 'handlers/availability/availabilities.ts',
    find: '  notifyHost(store, call, call.user.id, entry, [next.date]);',
    replace: `  notifyHost(store, call, call.user.id, entry, [next.date]);
  if (next.isInstantConfirmation)
    for (const booking of store.bookings.where('boatId', entry.boatId ?? 0))
      if (booking.status === 'PENDING' && booking.startDate <= next.date && booking.endDate >= next.date)
        store.bookings.update(booking.id, { status: 'CONFIRMED' });`,
    area: ['setAvailabilityInstantConfirmation', 'updateAvailability'],
  },
  {
    name: 'price of a day is that of its bookings',
    what: 'Bookings that wait cost what their day costs now. setAvailabilityPriceOverride: "Bookings already made keep their price."',
    file: 'handlers/availability/availabilities.ts',
    find: '  notifyHost(store, call, call.user.id, entry, [next.date]);',
    replace: `  notifyHost(store, call, call.user.id, entry, [next.date]);
  if (next.priceOverride !== null)
    for (const booking of store.bookings.where('boatId', entry.boatId ?? 0))
      if (booking.status === 'PENDING' && booking.startDate === next.date && booking.endDate === next.date)
        store.bookings.update(booking.id, { totalPrice: next.priceOverride });`,
    area: ['setAvailabilityPriceOverride', 'updateAvailability'],
  },
  {
    name: 'period confirmed at once confirms what waits',
    what: 'Bookings that wait are confirmed once a period around them is. BookingStatus, x-states: PENDING becomes CONFIRMED by setBookingStatus alone.',
    file: 'handlers/availability/availabilities.ts',
    find: '    if (news.length > 0) notifyHost(store, call, call.user.id, offer, news);',
    replace: `    if (news.length > 0) notifyHost(store, call, call.user.id, offer, news);
    if (terms.isInstantConfirmation)
      for (const booking of store.bookings.where('boatId', offer.boatId ?? 0))
        if (booking.status === 'PENDING' && news.includes(booking.startDate))
          store.bookings.update(booking.id, { status: 'CONFIRMED' });`,
    area: ['updateAvailabilityPeriod'],
  },
  {
    name: 'batch confirmed at once confirms what waits',
    what: 'Bookings that wait are confirmed once a batch confirms their day. BookingStatus, x-states.',
    file: 'rules/availability/availability-batch.ts',
    find: '    if (entry && after) store.availabilities.update(entry.id, after);',
    replace: `    if (after?.isInstantConfirmation)
      for (const booking of store.bookings.where('boatId', offer.boatId ?? 0))
        if (booking.status === 'PENDING' && booking.startDate <= date && booking.endDate >= date)
          store.bookings.update(booking.id, { status: 'CONFIRMED' });
    if (entry && after) store.availabilities.update(entry.id, after);`,
    area: ['updateAvailabilities'],
  },
  {
    name: 'changed request is confirmed at once',
    what: 'A request whose new days are confirmed at once is confirmed. BookingStatus, x-states: createBooking alone does that.',
    file: 'handlers/booking/bookings.ts',
    find: 'store.bookings.update(booking.id, termsOf(quote, body)) ?? booking;',
    replace: `store.bookings.update(booking.id, {
        ...termsOf(quote, body),
        ...(quote.isInstantConfirmation ? { status: 'CONFIRMED' as const } : {}),
      }) ?? booking;`,
    area: ['updateBooking'],
  },
  {
    name: 'moved date waits for an answer again',
    what: 'Confirmed bookings of a date that moves wait again. BookingStatus, x-states; updateTourDate: "Open bookings move with the date".',
    file: 'rules/tour/tour-date-change.ts',
    find: '        startTime: clockTimeOf(next.startDate),',
    replace: `        startTime: clockTimeOf(next.startDate),
        status: 'PENDING',`,
    area: ['updateTourDate'],
  },
  {
    name: 'boat that costs more costs its bookings more',
    what: 'Bookings that wait are priced anew when the boat is. updateBoat: bookings already made keep their price.',
    file: 'handlers/boat/boats.ts',
    find: '    const brandModel = changes.brandModel === undefined ? model : changes.brandModel;',
    replace: `    if (changes.dailyPrice !== undefined && changes.dailyPrice !== before.dailyPrice)
      for (const booking of store.bookings.where('boatId', id))
        if (booking.status === 'PENDING' && booking.hours === null)
          store.bookings.update(booking.id, { totalPrice: booking.totalPrice + 1 });
    const brandModel = changes.brandModel === undefined ? model : changes.brandModel;`,
    area: ['updateBoat'],
  },
  {
    name: 'dearer service is dearer in bookings',
    what: 'Bookings tell the service at its new price. updateBoatService: "bookings made before keep the price they were made at."',
    file: 'handlers/boat/boat-services.ts',
    find: '    const service = store.boatServices.update(body.id, serviceValues(body));',
    replace: `    const service = store.boatServices.update(body.id, serviceValues(body));
    for (const { id, services } of store.bookings.all())
      if (services.some(({ serviceId }) => serviceId === body.id))
        store.bookings.update(id, {
          services: services.map((line) =>
            line.serviceId === body.id ? { ...line, price: body.price } : line,
          ),
        });`,
    area: ['updateBoatService'],
  },
];
