import type { Mutant } from '../../mutant.ts';

/** Mistakes of the same kinds in other places, which nothing was built for. */
export const unmetElsewhere: readonly Mutant[] = [
  {
    name: 'preview of a refund rounds a half down',
    what: 'What would go back is half a kuruş less. getCancellationPreview: the same as cancelBooking moves; halves go away from zero.',
    file: 'rules/booking/refund.ts',
    find: 'toKurus(amount * refundShare), 0),',
    replace: 'Math.ceil(amount * refundShare * 100 - 0.5 - 1e-7) / 100, 0),',
    area: ['getCancellationPreview', 'cancelBooking'],
  },
  {
    name: 'average of a day is cut to the kuruş',
    what: 'Half a kuruş of the average is lost. FinanceFigures.averagePerDay; halves go away from zero.',
    file: 'rules/finance/finance-figures.ts',
    find: 'averagePerDay: toKurus(revenue / daysInclusive(range.from, range.to)),',
    replace:
      'averagePerDay: Math.ceil((revenue / daysInclusive(range.from, range.to)) * 100 - 0.5 - 1e-7) / 100,',
    area: ['getFinanceReport'],
  },
  {
    name: 'captain let in again is published again',
    what: 'Whoever may sign in again finds the tours published that were taken from the lists. TourStatus, x-states: setTourStatus alone publishes.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { isActive });',
    replace: `    unpublishWithout(store, user, { isActive });
    if (isActive && !user.isActive)
      for (const { id } of store.tours.where('guideId', user.id))
        store.tours.update(id, { status: 'ACTIVE' });`,
    area: ['setUserStatus'],
  },
  {
    name: 'company goes with the role',
    what: 'The company of a captain is gone once the role was another one. setUserRole: all else that the user has stays.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role === 'BOAT_OWNER' && user.role === 'CUSTOMER') store.companies.remove(user.id);`,
    area: ['setUserRole'],
  },
  {
    name: 'full date calls off what waits',
    what: 'Requests for a date that its guide calls full are cancelled. BookingStatus, x-states: setBookingStatus and cancelBooking alone cancel.',
    file: 'rules/tour/tour-date-change.ts',
    find: '  if (!isMoved && !isCalledOff) return next;',
    replace: `  if (next.availabilityStatus === 'FULLY_BOOKED')
    for (const { id, status } of bookings)
      if (status === 'PENDING') store.bookings.update(id, { status: 'CANCELLED' });
  if (!isMoved && !isCalledOff) return next;`,
    area: ['setTourDateStatus', 'updateTourDate'],
  },
  {
    name: 'moved date is paid for anew',
    what: 'Bookings of a date that moves cost what the tour costs now. updateTourDate: "Open bookings move with the date".',
    file: 'rules/tour/tour-date-change.ts',
    find: '        startTime: clockTimeOf(next.startDate),',
    replace: `        startTime: clockTimeOf(next.startDate),
        totalPrice: 1,`,
    area: ['updateTourDate'],
  },
  {
    name: 'messages of a deleted tour go',
    what: 'A tour takes along what was written about its bookings. deleteTour, x-deletes: Message stays.',
    file: 'rules/tour/tour-removal.ts',
    find: '  store.tours.remove(id);',
    replace: `  store.tours.remove(id);
  for (const booking of store.bookings.where('tourId', id))
    for (const message of store.messages.where('bookingId', booking.id))
      store.messages.remove(message.id);`,
    area: ['deleteTour'],
  },
  {
    name: 'payments of a deleted boat go',
    what: 'A boat takes along what was paid for it. deleteBoat, x-deletes: Payment stays.',
    file: 'rules/boat/boat-removal.ts',
    find: '  store.boats.remove(id);',
    replace: `  store.boats.remove(id);
  for (const booking of store.bookings.where('boatId', id))
    for (const payment of store.payments.where('bookingId', booking.id))
      store.payments.remove(payment.id);`,
    area: ['deleteBoat'],
  },
  {
    name: 'person after the highest there is',
    what: 'Whoever registers next is who left last. Policy: "An id belongs to one record for good".',
    file: 'store/table.ts',
    find: '    this.highestId += 1;',
    replace: `    this.highestId =
      this.name === 'users'
        ? this.all().reduce((most, row) => Math.max(most, row.id), 0) + 1
        : this.highestId + 1;`,
    area: ['registerAccount', 'deleteAccount'],
  },
  {
    name: 'date after the highest there is',
    what: 'The next date of a tour has the id of the newest one that was deleted. Policy: "An id belongs to one record for good".',
    file: 'store/table.ts',
    find: '    this.highestId += 1;',
    replace: `    this.highestId =
      this.name === 'tourDates'
        ? this.all().reduce((most, row) => Math.max(most, row.id), 0) + 1
        : this.highestId + 1;`,
    area: ['createTourDate', 'deleteTourDate'],
  },
];
