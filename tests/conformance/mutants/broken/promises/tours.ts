import type { Mutant } from '../../mutant.ts';

/** Sentences of the contract on tours and their dates, each broken by itself. */
export const promisesOfTours: Mutant[] = [
  {
    name: 'the minutes of a tour are lost on its dates',
    what: 'createTour and every call that adds a date take over the hours of the tour alone. TourDateDetails: "Without a length in minutes the tour\'s own duration counts", of which minutes (0, 15, 30, 45) are a part.',
    file: 'rules/tour/tour-dates.ts',
    find: 'durationMinutes: said.durationMinutes ?? tour.duration.hours * 60 + tour.duration.minutes,',
    replace: 'durationMinutes: said.durationMinutes ?? tour.duration.hours * 60,',
    area: ['createTour', 'Tour dates'],
  },
  {
    name: 'free tour dates go before a booked one refuses',
    what: 'deleteTourDatesByTour checks and removes date by date. "While one of them has PENDING or CONFIRMED bookings nothing is removed (409)."',
    file: 'handlers/tour/tour-dates.ts',
    find: '    const refusal = removalRefusal(store, dates);\n    if (refusal) return refusal;\n    removeDates(store, dates);',
    replace:
      '    for (const date of dates) {\n      const refusal = removalRefusal(store, [date]);\n      if (refusal) return refusal;\n      removeDates(store, [date]);\n    }',
    area: ['deleteTourDatesByTour'],
  },
  {
    name: 'a tour of the small hours stands on the day before',
    what: 'listTourCalendarDays and checkTourAvailabilityWithBookings take the day in UTC of a tour date. "A day is there when it has a tour date or an entry", and a CalendarDate is a "Calendar day in Europe/Istanbul": a date between 21:00 and 24:00 UTC is of the next day.',
    file: 'rules/tour/tour-places.ts',
    find: '(date) =>\n    dayOf(date.startDate),\n  );',
    replace: '(date) =>\n    date.startDate.slice(0, 10),\n  );',
    area: ['listTourCalendarDays', 'checkTourAvailabilityWithBookings'],
  },
  {
    name: 'a full date is no next date',
    what: 'listTours and the searches of tours pass over dates that are FULLY_BOOKED. "Every ACTIVE tour, the one with the next date first … A date that has begun or is called off does not count": a full one does.',
    file: 'handlers/tour/tour-search.ts',
    find: "date.availabilityStatus !== 'CANCELLED' && date.startDate > now",
    replace: "date.availabilityStatus === 'AVAILABLE' && date.startDate > now",
    area: ['listTours', 'searchToursByCapacity', 'searchToursByName'],
  },
  {
    name: 'calling off a date twice tells the customers twice',
    what: 'setTourDateStatus with CANCELLED notifies again where the date is called off already. `x-repeat: same`: "does nothing more: no second mail, notification, payment or entry".',
    file: 'rules/tour/tour-date-change.ts',
    find: "    next.availabilityStatus === 'CANCELLED' && date.availabilityStatus !== 'CANCELLED';",
    replace: "    next.availabilityStatus === 'CANCELLED';",
    area: ['setTourDateStatus'],
  },
  {
    name: 'a moved tour date takes cancelled bookings along and tells their customers',
    what: 'updateTourDate moves every booking of the date and writes to all its customers. "Open bookings move with the date, and their customers hear of it"; who cancelled has it booked no more.',
    file: 'rules/tour/tour-date-change.ts',
    find: "const bookings = store.bookings.where('tourDateId', date.id).filter(isOpen);",
    replace: "const bookings = store.bookings.where('tourDateId', date.id);",
    area: ['updateTourDate', 'setTourDateStatus'],
  },
  {
    name: 'tour dates searched by the day in UTC',
    what: 'The day of a date is cut from its instant in UTC: what begins after midnight in Istanbul is found on the day before. Contract: "The dates of ACTIVE tours that begin on one calendar day in Europe/Istanbul, the earliest first."',
    file: 'handlers/tour/tour-dates.ts',
    find: '(date) => dayOf(date.startDate) === query.startDate',
    replace: '(date) => date.startDate.slice(0, 10) === query.startDate',
    area: ['Tour dates'],
  },
];
