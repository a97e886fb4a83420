import type { Mutant } from '../../mutant.ts';

/** Mistakes that show under a condition alone, of days and hours, and of what records are called and counted by. */
export const conditionsOfDaysAndRecords: readonly Mutant[] = [
  {
    name: 'booked service under its new name',
    what: 'the lines of a booking take the name of the service from the boat as it is now; "Price and services stay as they were booked"',
    file: 'views/booking/booking.ts',
    find: `    ...booking,
    customerName:`,
    replace: `    ...booking,
    services: booking.services.map((line) => ({
      ...line,
      name: store.boatServices.get(line.serviceId)?.name ?? line.name,
    })),
    customerName:`,
    area: ['updateBoatService', 'getBooking', 'createBooking'],
  },
  {
    name: 'closed day of a tour in UTC',
    what: 'whether an entry closes the day of a tour date is asked of the UTC day, wrong for dates that begin before 03:00 in Istanbul; "Days and clock times are those of Europe/Istanbul", "no entry closes the day"',
    file: 'rules/tour/tour-places.ts',
    find: 'entryOf(store, { boatId: null, tourId: date.tourId }, dayOf(date.startDate))?.isAvailable !==',
    replace:
      'entryOf(store, { boatId: null, tourId: date.tourId }, date.startDate.slice(0, 10))?.isAvailable !==',
    area: [
      'checkTourAvailabilityWithBookings',
      'listTourCalendarDays',
      'listTourDateSeats',
      'createBooking',
    ],
  },
  {
    name: 'version of a company to the second',
    what: 'the ETag of a user has the updatedAt of the company in place of what it says, so that two writes within a second share one and a stale If-Match passes; "another after every write that changed something else"',
    file: 'views/common/version.ts',
    find: 'return user && viewVersion(userView(store, user));',
    replace:
      'return user && viewVersion({ ...accountView(user), company: store.companies.get(id)?.updatedAt ?? null });',
    area: ['updateCompany', 'getUser'],
  },
  {
    name: 'day that hours have filled is open',
    what: 'a day counts as full only by a booking of the whole day, also when bookings by the hour take every start time; "bookings leave at least one start time"',
    file: 'rules/availability/availability.ts',
    find: '(touching.length === 0 || takenHours(touching).size < startTimes.length),',
    replace: 'touching.every(({ hours }) => hours !== null),',
    area: ['listBoatCalendarDays', 'checkBoatAvailabilityWithBookings', 'listBoatAvailableDays'],
  },
  {
    name: 'refused payment of a booking that is off',
    what: 'a payment that the bank refused stays unresolved when its booking has been cancelled; "the booking is still PENDING or CONFIRMED"',
    file: 'rules/payment/managed-payments.ts',
    find: "if (payment.status !== 'FAILED' || !isOpen(booking)) return false;",
    replace: "if (payment.status !== 'FAILED') return false;",
    area: ['listPaymentsPage', 'listAdminQueues', 'cancelBooking'],
  },
  {
    name: 'payouts go to whoever looks',
    what: 'listPendingPayoutsPage with ownerId tells an administrator the account and company of their own, not the captain’s; "with where it goes"',
    file: 'handlers/finance/finance.ts',
    find: 'const company = store.companies.get(captain.id);',
    replace: 'const company = store.companies.get(user.id);',
    area: ['listPendingPayoutsPage'],
  },
  {
    name: 'other hour of the same day is no move',
    what: 'updateTourDate takes a date for moved when its day is another one; on another hour the bookings keep the old startTime and nobody hears; "Open bookings move with the date, and their customers hear of it"',
    file: 'rules/tour/tour-date-change.ts',
    find: 'const isMoved = next.startDate !== date.startDate || lastDayOf(next) !== lastDayOf(date);',
    replace:
      'const isMoved = dayOf(next.startDate) !== dayOf(date.startDate) || lastDayOf(next) !== lastDayOf(date);',
    area: ['updateTourDate', 'updateTour', 'getBooking'],
  },
  {
    name: 'dates checked against the tour of before',
    what: 'updateTour holds the dates it adds to the capacity and duration that the tour had, not to those that come along; "Not more guests than the tour has room for"',
    file: 'handlers/tour/tours.ts',
    find: 'changesOf(store, { id: body.id, ...values }, body)',
    replace: 'changesOf(store, tour, body)',
    area: ['updateTour'],
  },
  {
    name: 'destination spelt to the letter',
    what: 'a boat or tour whose location is written in other letter case or without accents is not counted at its destination; "How many published boats lie there"',
    file: 'handlers/content/content.ts',
    find: `  const name = fold(place.name);
  const lies = ({ location }: { location: string }) => fold(location) === name;`,
    replace: `  const { name } = place;
  const lies = ({ location }: { location: string }) => location === name;`,
    area: ['getDestination', 'listDestinations', 'createBoat', 'createTour'],
  },
  {
    name: 'same month of every year',
    what: 'getReviewStatistics groups by the number of the month, so that reviews of a year ago and more count for the months of now; "The last twelve calendar months"',
    file: 'rules/review/review-figures.ts',
    find: `  const byMonth = Map.groupBy(reviews, (review) => monthOf(review.createdAt));
  const trend = lastMonths(today, MONTHS).map((month) => {
    const ofMonth = byMonth.get(month) ?? [];`,
    replace: `  const byMonth = Map.groupBy(reviews, (review) => monthOf(review.createdAt).slice(5));
  const trend = lastMonths(today, MONTHS).map((month) => {
    const ofMonth = byMonth.get(month.slice(5)) ?? [];`,
    area: ['getReviewStatistics'],
  },
  {
    name: 'message about what the sender wrote of last',
    what: 'sendMessage without bookingId takes the booking of the last message of the sender and passes over what the other side has written since; "Left out, that of the message before it"',
    file: 'rules/message/conversation.ts',
    find: `    .where('conversationId', conversationIdOf(one, other))
    .toSorted(newestFirst);`,
    replace: `    .where('conversationId', conversationIdOf(one, other))
    .filter(({ senderId }) => senderId === one)
    .toSorted(newestFirst);`,
    area: ['sendMessage'],
  },
];
