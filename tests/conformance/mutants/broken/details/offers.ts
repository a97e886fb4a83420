import type { Mutant } from '../../mutant.ts';

/** Small mistakes about boats, tours, their days and papers that only one of several ways shows. */
export const detailsOfOffers: readonly Mutant[] = [
  {
    name: 'a past booking opens the withdrawn boat no more',
    what: 'Customers find an unpublished boat or tour only while their booking of it is open; after the trip, or once cancelled, they get 404. Contract: "With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404."',
    file: 'rules/offer/offer.ts',
    find: 'bookings.some((booking) => booking.customerId === user.id)',
    replace: `bookings.some((booking) => booking.customerId === user.id && (booking.status === 'PENDING' || booking.status === 'CONFIRMED'))`,
    area: ['getBoat', 'checkBoatExists', 'getTour', 'Boats', 'Tours'],
  },
  {
    name: 'batch does not compare an expected absence',
    what: 'A change that expects a day without an entry (expected: null) overwrites the entry that somebody has made meanwhile. Contract: "A day that says something else by now is left as it is and answered as STALE; left out, nothing is compared." "What stands of a day; null when the day has no entry."',
    file: 'rules/availability/availability-batch.ts',
    find: `if (change.expected !== undefined && !isSame(change.expected, before)) return 'STALE';`,
    replace: `if (change.expected && !isSame(change.expected, before)) return 'STALE';`,
    area: ['updateAvailabilities', 'Availabilities'],
  },
  {
    name: 'images that are not named follow in the order of upload',
    what: 'When only some images are put in order, the others go back to the order in which they were uploaded, whatever order they had been given before. Contract: "Images of the boat that are not named follow in the order they had, so that one uploaded meanwhile is not lost."',
    file: 'rules/boat/boat-images.ts',
    find: 'const order = [...imageIds, ...before.map(({ id }) => id).filter((id) => !named.has(id))];',
    replace: `const others = store.boatImages.where('boatId', boatId).filter(({ id }) => !named.has(id));
  const order = [...imageIds, ...others.map(({ id }) => id)];`,
    area: ['setBoatImageDisplayOrders', 'Boat images'],
  },
  {
    name: 'first image may decline to be the primary one',
    what: 'The first image of a boat that is sent with isPrimary: false is not the primary one, and the boat has none. Contract: "The first image of a boat always does."',
    file: 'rules/boat/boat-images.ts',
    find: 'const primary = chosen < 0 && before.length === 0 ? 0 : chosen;',
    replace: `const isOpen = before.length === 0 && images[0]?.isPrimary === undefined;
  const primary = chosen < 0 && isOpen ? 0 : chosen;`,
    area: ['uploadBoatImage', 'uploadBoatImages', 'createBoat', 'Boat images'],
  },
  {
    name: 'only required documents that expire soon keep a boat back',
    what: 'A boat can be published although another document than licence and insurance runs out within 30 days, and the checklist says nothing of it. Contract: "so does one with a document of any type that has expired or is EXPIRING"',
    file: 'rules/document/document-set.ts',
    find: '} else if (expiryDate !== null && expiryDate <= addDays(today, EXPIRY_WARNING)) {',
    replace: `} else if (
      expiryDate !== null &&
      expiryDate <= addDays(today, EXPIRY_WARNING) &&
      required.includes(documentType as Type)
    ) {`,
    area: ['setBoatStatus', 'getBoatPublishChecklist', 'Boats', 'Publish checklists'],
  },
  {
    name: 'taking back a refusal is told nobody',
    what: 'Whose document was refused, and is looked at again, hears nothing; only taking back an acceptance is told. Contract: "An earlier verdict is taken back." "or, where it is neither and the notes say nothing, that it is looked at again"',
    file: 'rules/document/document-keeper.ts',
    find: `stateOf(before) === 'WAITING' && verdictOf(verdict) === 'REOPENED'`,
    replace: `!before.isVerified && verdictOf(verdict) === 'REOPENED'`,
    area: [
      'setBoatDocumentVerification',
      'setTourDocumentVerification',
      'Boat documents',
      'Tour documents',
      'Notifications',
    ],
  },
  {
    name: 'bookings do not follow the end of a tour date',
    what: 'A date that begins as before but ends on another day leaves its bookings on the old last day, and nobody is told. Contract: "Open bookings move with the date, and their customers hear of it."',
    file: 'rules/tour/tour-date-change.ts',
    find: 'const isMoved = next.startDate !== date.startDate || lastDayOf(next) !== lastDayOf(date);',
    replace: 'const isMoved = next.startDate !== date.startDate;',
    area: ['updateTourDate', 'updateTour', 'Tour dates'],
  },
  {
    name: 'refused date of a plan takes room',
    what: 'A date of a repeat rule is refused when it overlaps an earlier one of the list that was itself left out. Contract: "what overlaps or lies in the past is left out and does not keep the others from being added"',
    file: 'rules/tour/tour-date-plan.ts',
    find: `  return said.map((one) => {
    const values = dateValues(one, tour);
    const clash = taken.find((other) =>`,
    replace: `  return said.map((one, index) => {
    const values = dateValues(one, tour);
    const earlier = said.slice(0, index).map((other) => dateValues(other, tour));
    const clash = [...others, ...earlier].find((other) =>`,
    area: ['addTourDates', 'Tour dates'],
  },
  {
    name: 'cancellation policy of a tour cannot be taken back',
    what: 'A guide who saves a tour without a cancellation policy keeps the earlier one, all other fields are emptied. Contract: "what is left out is empty or its default"',
    file: 'handlers/tour/tours.ts',
    find: 'const changed = store.tours.update(body.id, values);',
    replace: `const changed = store.tours.update(body.id, {
      ...values,
      cancellationPolicy: values.cancellationPolicy ?? tour.cancellationPolicy,
    });`,
    area: ['updateTour', 'Tours'],
  },
  {
    name: 'sold out tour has a free day on its checklist',
    what: 'The checklist of a tour misses NO_FREE_DAY where every date of the next 30 days is AVAILABLE but full, or its day closed. Contract: "NO_FREE_DAY: nothing can be booked from today on for 30 days."',
    file: 'rules/offer/publish-checklist.ts',
    find: '.some((date) => dayOf(date.startDate) <= last && isTourDateBookable(store, date, clock));',
    replace: `.some(
      ({ startDate, availabilityStatus }) =>
        availabilityStatus === 'AVAILABLE' &&
        Date.parse(startDate) > clock.now &&
        dayOf(startDate) <= last,
    );`,
    area: ['getTourPublishChecklist', 'listOwnerPublishChecklists', 'Publish checklists'],
  },
];
