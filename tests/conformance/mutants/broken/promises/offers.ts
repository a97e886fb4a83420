import type { Mutant } from '../../mutant.ts';

/** Sentences of the contract on boats, tours, their calendars and papers, each broken by itself. */
export const promisesOfOffers: Mutant[] = [
  {
    name: 'search without captain finds all',
    what: 'A search for boats without a captain (captainIncluded: false) restricts nothing. BoatSearch: "A boat must meet every criterion given"; captainIncluded: "Whether a captain comes with the boat."',
    file: 'rules/boat/boat-search.ts',
    find: '(captainIncluded === undefined || boat.captainIncluded === captainIncluded) &&',
    replace: '(!captainIncluded || boat.captainIncluded) &&',
    area: ['Boats'],
  },
  {
    name: 'features twice in a list by accents',
    what: 'Of a list of features those before are remembered in lower case only, while the next is compared without accents: Güneşlik twice, or WIFI and wifi, are both added. addBoatFeatures: "A name that the boat already has, letter case and accents aside, or that is in the list twice, answers 409 and adds nothing."',
    file: 'rules/boat/boat-parts.ts',
    find: 'taken.add(name);',
    replace: "taken.add(featureName.trim().toLocaleLowerCase('tr'));",
    area: ['Boat features'],
  },
  {
    name: 'period keeps the override',
    what: 'updateAvailabilityPeriod without a price keeps the day’s own price. priceOverride: "Price of each of these days in place of the regular one; left out, an override is removed."',
    file: 'handlers/availability/availabilities.ts',
    find: '(entry && store.availabilities.update(entry.id, terms)) ??',
    replace:
      '(entry &&\n          store.availabilities.update(entry.id, {\n            ...terms,\n            priceOverride: call.query.priceOverride ?? entry.priceOverride,\n          })) ??',
    area: ['Availabilities'],
  },
  {
    name: 'spans over different confirmation',
    what: 'The timeline joins days of which some are confirmed at once and others by the host, and tells the mode of the first for all. AvailabilitySpan: "Days in a row on which the host says the same of a boat or tour"; isInstantConfirmation: "Whether a booking of the days is confirmed at once".',
    file: 'rules/availability/availability-spans.ts',
    find: '  span.priceOverride === entry.priceOverride &&\n  span.isInstantConfirmation === entry.isInstantConfirmation;',
    replace: '  span.priceOverride === entry.priceOverride;',
    area: ['getOwnerTimeline'],
  },
  {
    name: 'cancellation policy is never cleared',
    what: 'updateTour with cancellationPolicy null, or without it, keeps the policy of before. updateTour: "Replaces what the guide wrote"; TourContent: "what is left out is empty or its default"; Tour.cancellationPolicy: "null until the guide has chosen".',
    file: 'handlers/tour/tours.ts',
    find: 'const changed = store.tours.update(body.id, values);',
    replace:
      'const cancellationPolicy = values.cancellationPolicy ?? tour.cancellationPolicy;\n    const changed = store.tours.update(body.id, { ...values, cancellationPolicy });',
    area: ['Tours'],
  },
  {
    name: 'full dates are no next date',
    what: 'Lists of tours pass over the next date of a tour when it is FULLY_BOOKED. listTours: "the one with the next date first …. A date that has begun or is called off does not count."',
    file: 'handlers/tour/tour-search.ts',
    find: "(date) => date.availabilityStatus !== 'CANCELLED' && date.startDate > now",
    replace: "(date) => date.availabilityStatus === 'AVAILABLE' && date.startDate > now",
    area: ['Tours'],
  },
  {
    name: 'requests stay on the old day',
    what: 'When a tour date moves, only its CONFIRMED bookings move along and hear of it; PENDING ones keep the old day. updateTourDate: "Open bookings move with the date, and their customers hear of it."',
    file: 'rules/tour/tour-date-change.ts',
    find: "const bookings = store.bookings.where('tourDateId', date.id).filter(isOpen);",
    replace:
      "const bookings = store.bookings\n    .where('tourDateId', date.id)\n    .filter(({ status }) => status === 'CONFIRMED');",
    area: ['Tour dates'],
  },
  {
    name: 'dates that touch overlap',
    what: 'A date that begins at the moment when another ends is refused, and listed as overlapping. listOverlappingTourDates: "A date that ends when the span starts does not overlap."',
    file: 'rules/tour/tour-dates.ts',
    find: 'return Date.parse(date.startDate) < end && endOf(date) > start;',
    replace: 'return Date.parse(date.startDate) < end && endOf(date) >= start;',
    area: ['Tour dates'],
  },
  {
    name: 'files of all pictures stay',
    what: 'deleteTourImagesByTour removes the records and leaves the files, which uploads go on serving. "Removes every picture of one tour and their files for good."',
    file: 'handlers/tour/tour-images.ts',
    find: "removeTourImages(store, store.tourImages.where('tourId', path.id));",
    replace:
      "for (const { id } of store.tourImages.where('tourId', path.id)) store.tourImages.remove(id);",
    area: ['Tour images'],
  },
  {
    name: 'endless documents first',
    what: 'The order by expiry descending is the ascending one backwards: those that do not expire come first, and equal ones by the highest id. DocumentSort: "By expiry, those that do not expire come last."; x-order: expiryDate desc nulls-last, kind asc, id asc.',
    file: 'rules/document/managed-documents.ts',
    find: "'expiryDate,desc': byExpiry(-1),",
    replace: "'expiryDate,desc': (a, b) => byExpiry(1)(b, a),",
    area: ['Documents'],
  },
];
