import type { Mutant } from '../../mutant.ts';

/** Mistakes with the day of an instant: that of UTC, which is another one from midnight to three in Istanbul. */
export const unmetDays: readonly Mutant[] = [
  {
    name: 'every day is one of UTC',
    what: 'All days are those of UTC. "Days and clock times are those of Europe/Istanbul".',
    file: 'rules/calendar/day.ts',
    find: 'by: 3 * 3_600_000 }',
    replace: 'by: 0 }',
    area: ['getOwnerTimeline', 'createTourDate'],
  },
  {
    name: 'trends are by the day of UTC',
    what: 'What was made after midnight counts on the day before. TrendPoint.date: a day in Europe/Istanbul.',
    file: 'rules/administration/platform-trends.ts',
    find: '      ({ createdAt }) => dayOf(createdAt),',
    replace: '      ({ createdAt }) => createdAt.slice(0, 10),',
    area: ['getPlatformTrends'],
  },
  {
    name: 'seats are of the day of UTC',
    what: 'The seats of a date after midnight are those of the day before. FinanceFigures: "everything else to the days of the trips".',
    file: 'rules/finance/finance-figures.ts',
    find: '    .filter(({ startDate }) => isWithin(dayOf(startDate), range));',
    replace: '    .filter(({ startDate }) => isWithin(startDate.slice(0, 10), range));',
    area: ['getFinanceReport'],
  },
  {
    name: 'timeline is of the day of UTC',
    what: 'A date after midnight stands on the day before. getOwnerTimeline: days in Europe/Istanbul.',
    file: 'views/offer/owner-timeline.ts',
    find: '    dayOf(startDate) >= range.startDate && dayOf(startDate) <= range.endDate;',
    replace:
      '    startDate.slice(0, 10) >= range.startDate && startDate.slice(0, 10) <= range.endDate;',
    area: ['getOwnerTimeline'],
  },
  {
    name: 'guests come home on the day of UTC',
    what: 'A trip that ends after midnight ends on the day before. TripEvent.date.',
    file: 'rules/booking/trip-events.ts',
    find: '  return { date: dayOf(end), time: clockTimeOf(end) };',
    replace: '  return { date: end.slice(0, 10), time: clockTimeOf(end) };',
    area: ['listOwnerTripEvents'],
  },
  {
    name: 'date ends on the day of UTC',
    what: 'A date that ends after midnight is booked to the day before. createBooking: the days of a tour are those of its date.',
    file: 'rules/booking/quote.ts',
    find: '  return dayOf(date.endDate ?? Date.parse(date.startDate) + date.durationMinutes * 60_000);',
    replace:
      '  return (date.endDate ?? new Date(Date.parse(date.startDate) + date.durationMinutes * 60_000).toISOString()).slice(0, 10);',
    area: ['createBooking', 'updateTourDate'],
  },
  {
    name: 'moved booking is on the day of UTC',
    what: 'A date that moves after midnight takes its bookings to the day before. updateTourDate: "Open bookings move with the date".',
    file: 'rules/tour/tour-date-change.ts',
    find: '        startDate: dayOf(next.startDate),',
    replace: '        startDate: next.startDate.slice(0, 10),',
    area: ['updateTourDate'],
  },
  {
    name: 'free day is one of UTC',
    what: 'A date after midnight on the day after the last one counts. PublishIssue NO_FREE_DAY: days in Europe/Istanbul.',
    file: 'rules/offer/publish-checklist.ts',
    find: '.some((date) => dayOf(date.startDate) <= last && isTourDateBookable(store, date, clock));',
    replace:
      '.some((date) => date.startDate.slice(0, 10) <= last && isTourDateBookable(store, date, clock));',
    area: ['Publish checklists'],
  },
  {
    name: 'price of a date is that of the day of UTC',
    what: 'A date after midnight costs what the day before costs. TourDateSummary.price.',
    file: 'views/tour/tour.ts',
    find: '      price: pricesOfDays.get(dayOf(date.startDate)) ?? price,',
    replace: '      price: pricesOfDays.get(date.startDate.slice(0, 10)) ?? price,',
    area: ['getTour', 'listTours'],
  },
  {
    name: 'reviews are found on the day of UTC',
    what: 'What was written after midnight is found on the day before. searchReviews: days in Europe/Istanbul.',
    file: 'rules/review/review-search.ts',
    find: '(startDate === undefined || dayOf(review.createdAt) >= startDate) &&',
    replace: '(startDate === undefined || review.createdAt.slice(0, 10) >= startDate) &&',
    area: ['Reviews'],
  },
];
