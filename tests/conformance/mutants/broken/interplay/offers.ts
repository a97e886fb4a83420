import type { Mutant } from '../../mutant.ts';

/** Mistakes with boats, tours, days and papers, of which two calls have to be told together. */
export const interplayOfOffers: Mutant[] = [
  {
    name: 'boat name unique everywhere',
    what: 'The name of a boat is looked for among the boats of all owners. BoatCore.name: "x-unique: { within: owner, ignores: [case, accents, padding], code: BOAT_NAME_TAKEN }"; createBoat: "A name that the fleet already has answers 409."',
    file: 'rules/boat/boat-problems.ts',
    find: `  const isTaken = store.boats
    .where('ownerId', ownerId)
    .some(`,
    replace: `  const isTaken = store.boats
    .all()
    .some(`,
    area: ['createBoat', 'updateBoat', 'validateBoat', 'Boats'],
  },
  {
    name: 'search price of whole period',
    what: 'A search with days compares minPrice and maxPrice with what all days cost together. BoatSearch: "Prices are those of a day: the fromPrice, or, where days are asked for, what one of them costs on average, rounded to the kuruş."',
    file: 'views/boat/boat-cards.ts',
    find: 'toKurus(periodPrice / count)',
    replace: 'toKurus(periodPrice)',
    area: ['searchBoats', 'searchBoatsPage', 'Boats'],
  },
  {
    name: 'capacity ties by newest',
    what: 'Boats of the same capacity come the newest first. BoatSort: "boats that are equal come in the order of their ids", x-order "capacity,desc": [capacity desc, id asc]',
    file: 'views/boat/boat-cards.ts',
    find: 'b.boat.capacity - a.boat.capacity || a.boat.id - b.boat.id',
    replace: 'b.boat.capacity - a.boat.capacity || b.boat.id - a.boat.id',
    area: ['listBoatsPage', 'searchBoatsPage', 'Boats'],
  },
  {
    name: 'next image by upload',
    what: 'When the primary image of a boat is deleted, the one that was uploaded first becomes the primary one, whatever the display order. deleteBoatImage: "When it was the primary one, the next in order takes its place."',
    file: 'rules/boat/boat-images.ts',
    find: `  const [first] = imagesInOrder(store.boatImages.where('boatId', boatId));
  if (first && !first.isPrimary)`,
    replace: `  const left = store.boatImages.where('boatId', boatId);
  const first = left.some((image) => image.isPrimary) ? undefined : left[0];
  if (first && !first.isPrimary)`,
    area: ['deleteBoatImage', 'updateBoat', 'Boat images'],
  },
  {
    name: 'expiry taken away stays verified',
    what: 'Taking the expiry date away from a verified document is not seen as another expiry date. updateBoatDocument: "An owner\'s change of type, file or expiry date takes the verification away until an administrator checks again"',
    file: 'rules/document/documents.ts',
    find: '    expiryDate !== document.expiryDate;',
    replace: '    (expiryDate !== null && expiryDate !== document.expiryDate);',
    area: ['updateBoatDocument', 'updateTourDocument', 'Boat documents', 'Tour documents'],
  },
  {
    name: 'waiting documents with refused',
    what: 'The documents that wait are counted as those not verified, refused ones included. ManagedOfferFacts.waitingDocuments: "How many of its documents wait to be verified."; DocumentState: "WAITING: not verified, without a note. REFUSED: not verified, with a note that tells its owner why."',
    file: 'rules/document/managed-documents.ts',
    find: "documents.filter((document) => stateOf(document) === 'WAITING').length",
    replace: 'documents.filter((document) => !document.isVerified).length',
    area: ['listManagedBoatsPage', 'listManagedToursPage', 'Administration', 'Boats'],
  },
  {
    name: 'booked day moves away',
    what: 'An entry can be moved to another day although its own day is booked, because only the new day is looked at. DAY_BOOKED: "A day is closed, or its entry deleted or moved, while a booking takes it."',
    file: 'handlers/availability/availabilities.ts',
    find: '[...(moves ? [entry.date] : []), ...(closes ? [next.date] : [])].sort()',
    replace: 'closes ? [next.date] : []',
    area: ['updateAvailability', 'Availabilities'],
  },
  {
    name: 'batch null price keeps',
    what: 'A batch takes null for a price that was left out, so that sending `before` back does not undo a price. AvailabilityBatchChange.priceOverride: "New price of each of the days; null for the regular one."; updateAvailabilities: "sending `before` of the changed days back undoes them"',
    file: 'rules/availability/availability-batch.ts',
    find: `    return change.priceOverride === undefined
      ? (before?.priceOverride ?? null)
      : change.priceOverride;`,
    replace: '    return change.priceOverride ?? before?.priceOverride ?? null;',
    area: ['updateAvailabilities', 'Availabilities'],
  },
  {
    name: 'tour texts saved before refusal',
    what: 'The texts of a tour are written before its lists are looked at, and stay when the update is refused. updateTour: "Replaces what the guide wrote and applies the lists of changed dates and pictures in one step, or nothing of it."',
    file: 'handlers/tour/tours.ts',
    find: '    const changes = changesOf(store, { id: body.id, ...values }, body);',
    replace: `    store.tours.update(body.id, values);
    const changes = changesOf(store, { id: body.id, ...values }, body);`,
    area: ['updateTour', 'Tours'],
  },
  {
    name: 'etag misses services',
    what: 'The version of a boat does not count its services, so that If-Match lets a stale write pass. policy: "It stands for what can be written, parts such as images included" and "It is the same between two reads, and another after every write that changed something else."',
    file: 'views/common/version.ts',
    find: `    store.boatServices.where('boatId', id),
`,
    replace: '',
    area: ['getBoat', 'updateBoat', 'Boats', 'Boat services'],
  },
  {
    name: 'tour picture swap refused',
    what: 'A tour with ten pictures cannot exchange one in a single update, because those that leave are still counted. updateTour: "applies the lists of changed dates and pictures in one step"; TourUpdate.tourImagesToAdd: "New pictures; a tour has ten at most in all."',
    file: 'rules/tour/tour-changes.ts',
    find: `    tourImageIdsToRemove.length,
`,
    replace: `    0,
`,
    area: ['updateTour', 'Tours', 'Tour images'],
  },
  {
    name: 'a trip of several days marks its first',
    what: 'The calendar of a tour says of the first day of a booking alone that it is booked, not of those that follow. Contract: "Whether a booking touches the day."',
    file: 'rules/tour/tour-places.ts',
    find: 'booking.startDate <= date && booking.endDate >= date',
    replace: 'booking.startDate === date',
    area: ['listTourCalendarDays', 'Availabilities'],
  },
  {
    name: 'a date that is called off has no free seat',
    what: 'The seats of a date that is called off are counted as taken although nobody has them. Contract: "x-derived: { difference: [maxGuests, bookedSeats, heldSeats], least: 0 }"',
    file: 'rules/tour/tour-places.ts',
    find: '    freeSeats: placesLeft(store, date),',
    replace:
      "    freeSeats: store.tourDates.get(date.id)?.availabilityStatus === 'CANCELLED' ? 0 : placesLeft(store, date),",
    area: ['listTourDateSeats', 'updateTourDate'],
  },
  {
    name: 'a key counts for every method of a path',
    what: 'The same idempotency key for another method of the path is taken for the same request. Contract: "The key counts for the caller, the method and the path"',
    file: 'engine/request/idempotency.ts',
    find: `const scope = \`\${method} \${path} `,
    replace: `const scope = \`\${method && path} `,
    area: ['createBoat', 'updateBoat'],
  },
  {
    name: 'a verdict completes the documents of boats alone',
    what: 'The last document of a tour that waits does not say that a verdict completes them. Contract: "Whether verifying it completes the documents of the boat or tour"',
    file: 'rules/document/managed-documents.ts',
    find: '  if (document.isVerified) return false;',
    replace: "  if (document.isVerified || kind === 'TOUR') return false;",
    area: ['setTourDocumentVerification', 'listDocumentsPage', 'Administration'],
  },
  {
    name: 'a place counts tours that have a date',
    what: 'Published tours without a date are not counted at their place. Contract: "How many published tours start there."',
    file: 'handlers/content/content.ts',
    find: 'isPublished(tour) && lies(tour)',
    replace:
      "isPublished(tour) && lies(tour) && store.tourDates.where('tourId', tour.id).length > 0",
    area: ['listDestinations', 'getDestination'],
  },
];
