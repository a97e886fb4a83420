import type { Mutant } from '../../mutant.ts';

/** Sentences of the contract on boats, their calendars and papers, each broken by itself. */
export const promisesOfBoats: Mutant[] = [
  {
    name: 'a bulk of features is let in while the boat is not full yet',
    what: 'addBoatFeatures looks only at what the boat had before, not at what comes: TOO_MANY_FEATURES is for "Features are added to a boat beyond the most it may have", and the features of a Boat are 100 at most.',
    file: 'rules/boat/boat-parts.ts',
    find: 'if (before.length + features.length <= MAX_FEATURES) return undefined;',
    replace: 'if (before.length < MAX_FEATURES) return undefined;',
    area: ['Boat features'],
  },
  {
    name: 'boats of a place with blanks around its name are none',
    what: 'countBoatsByLocation does not trim. Policy: "Blanks around a text that is looked for do not count: a search for `  Göcek ` finds what one for `Göcek` does."',
    file: 'rules/boat/boat-search.ts',
    find: '  const place = sought(location);\n  return publishedBoats(store)',
    replace: '  const place = fold(location);\n  return publishedBoats(store)',
    area: ['countBoatsByLocation'],
  },
  {
    name: 'a period that costs nothing gets the regular price',
    what: 'createAvailabilityPeriod (and the update) takes a priceOverride of 0 for none, by ||. "Price of each of these days in place of the regular one; left out, the regular price holds", and a Price may be 0.',
    file: 'handlers/availability/availabilities.ts',
    find: 'priceOverride: query.priceOverride ?? null,',
    replace: 'priceOverride: query.priceOverride || null,',
    area: ['createAvailabilityPeriod', 'updateAvailabilityPeriod'],
  },
  {
    name: 'the oldest upload takes the place of a deleted primary image',
    what: 'deleteBoatImage makes the first uploaded image the primary one instead of the next shown, even when another one is primary already. "When it was the primary one, the next in order takes its place."',
    file: 'rules/boat/boat-images.ts',
    find: "  const [first] = imagesInOrder(store.boatImages.where('boatId', boatId));\n  if (first && !first.isPrimary)",
    replace:
      "  const [first] = store.boatImages.where('boatId', boatId);\n  if (first && !first.isPrimary)",
    area: ['Boat images'],
  },
  {
    name: 'a tour without a free seat has free days',
    what: 'getTourPublishChecklist looks at the status of the coming dates and neither at their seats nor at closed days. PublishIssueCode: "NO_FREE_DAY: nothing can be booked from today on for 30 days."',
    file: 'rules/offer/publish-checklist.ts',
    find: '.some((date) => dayOf(date.startDate) <= last && isTourDateBookable(store, date, clock));',
    replace:
      ".some(\n      (date) =>\n        dayOf(date.startDate) <= last &&\n        Date.parse(date.startDate) > clock.now &&\n        date.availabilityStatus === 'AVAILABLE',\n    );",
    area: ['Publish checklists'],
  },
  {
    name: 'a day with a few hours booked is no bookable day',
    what: 'listBoatAvailableDays leaves out every day with a booking. "The entries of a boat within a range that are available and that no booking fills": a booking by the hour leaves start times.',
    file: 'handlers/availability/boat-availabilities.ts',
    find: 'days.flatMap((day) => (day.isBookable && day.entry) || [])',
    replace: 'days.flatMap((day) => (day.isBookable && !day.hasBookings && day.entry) || [])',
    area: ['listBoatAvailableDays'],
  },
  {
    name: 'the list of boats is kept while bookings come in',
    what: 'listBoats and listBoatsPage keep their cards without regard to the bookings; the boat by itself is right. BoatSummary.nextAvailableDate: "The next day that can be booked", and fromPrice is that of days "that can be booked whole".',
    file: 'views/boat/boat-cards.ts',
    find: 'const versionOf = ({ boats, reviews, boatImages, availabilities, bookings }: Store): number =>\n  boats.version + reviews.version + boatImages.version + availabilities.version + bookings.version;',
    replace:
      'const versionOf = ({ boats, reviews, boatImages, availabilities }: Store): number =>\n  boats.version + reviews.version + boatImages.version + availabilities.version;',
    area: ['listBoats', 'listBoatsPage', 'createBooking'],
  },
  {
    name: 'a search for several days compares their sum with the price of a day',
    what: 'searchBoatsPage and searchBoats hold minPrice and maxPrice against the periodPrice. BoatSearch: "Prices are those of a day: the fromPrice, or, where days are asked for, what one of them costs on average".',
    file: 'views/boat/boat-cards.ts',
    find: 'const ofDay = periodPrice == null ? fromPrice : toKurus(periodPrice / count);',
    replace: 'const ofDay = periodPrice ?? fromPrice;',
    area: ['searchBoats', 'searchBoatsPage'],
  },
  {
    name: 'an owner hears that a document which waits goes on waiting',
    what: 'setBoatDocumentVerification (and that of tours) notifies INFO also where there was no verdict. x-notifies: INFO when "An earlier verdict is taken back"; a call sends none that it does not name.',
    file: 'rules/document/document-keeper.ts',
    find: "if (host && !(stateOf(before) === 'WAITING' && verdictOf(verdict) === 'REOPENED')) {",
    replace: 'if (host) {',
    area: ['setBoatDocumentVerification', 'setTourDocumentVerification'],
  },
  {
    name: 'an administrator may give a boat a name its fleet has',
    what: 'updateBoat looks for the name in the fleet of whoever calls. "A name that another boat of the fleet has answers 409", the fleet of the owner also where an administrator writes.',
    file: 'handlers/boat/boats.ts',
    find: '  updateBoat({ body, store, today }) {\n    const before = store.boats.get(body.id);\n    if (!before) return notFound();\n    const refusal = savingRefusal(store, before.ownerId, body, today, before.id);',
    replace:
      '  updateBoat({ body, store, user, today }) {\n    const before = store.boats.get(body.id);\n    if (!before) return notFound();\n    const refusal = savingRefusal(store, user.id, body, today, before.id);',
    area: ['updateBoat'],
  },
  {
    name: 'only the first problem of a boat is told',
    what: 'validateBoat answers one entry however many rules are broken. "Each rule that is broken has an entry in errors."',
    file: 'handlers/boat/boats.ts',
    find: 'const errors = problems.map(({ field, message })',
    replace: 'const errors = problems.slice(0, 1).map(({ field, message })',
    area: ['validateBoat'],
  },
  {
    name: 'price of an hour cannot be taken away',
    what: 'Null for hourlyPrice is taken for "not given" when a boat is changed, so that a boat once let by the hour always is. Contract: "Fields that are left out stay as they are, null empties one, and the images listed for removal go."',
    file: 'handlers/boat/boats.ts',
    find: '    const boat = store.boats.update(id, {\n      ...changes,',
    replace:
      '    const boat = store.boats.update(id, {\n      ...changes,\n      hourlyPrice: changes.hourlyPrice ?? before.hourlyPrice,',
    area: ['Boats'],
  },
  {
    name: 'price filter looks at the whole stay',
    what: 'A search with days compares minPrice and maxPrice with what all days cost together. Contract: "Prices are those of a day: the fromPrice, or, where days are asked for, what one of them costs on average, rounded to the kuruş."',
    file: 'views/boat/boat-cards.ts',
    find: '      const ofDay = periodPrice == null ? fromPrice : toKurus(periodPrice / count);',
    replace: '      const ofDay = periodPrice ?? fromPrice;',
    area: ['Boats'],
  },
  {
    name: 'list of boats keeps the old pictures',
    what: 'The kept list of cards is not dropped when only pictures change: after an upload, a new order or a deletion listBoats shows the earlier picture while the boat itself shows the new one. Contract: "Its primary image; null when it has none."',
    file: 'views/boat/boat-cards.ts',
    find: '  boats.version + reviews.version + boatImages.version + availabilities.version + bookings.version;',
    replace: '  boats.version + reviews.version + availabilities.version + bookings.version;',
    area: ['Boats', 'Boat images'],
  },
  {
    name: 'unnamed boat images follow by id',
    what: 'When only some images are put in order, the others follow by their ids instead of as they were shown. Contract: "Images of the boat that are not named follow in the order they had, so that one uploaded meanwhile is not lost."',
    file: 'rules/boat/boat-images.ts',
    find: '  const order = [...imageIds, ...before.map(({ id }) => id).filter((id) => !named.has(id))];',
    replace:
      '  const rest = [...known].filter((id) => !named.has(id)).sort((a, b) => a - b);\n  const order = [...imageIds, ...rest];',
    area: ['Boat images'],
  },
  {
    name: 'padded feature name is a second feature',
    what: 'The name is compared before it is trimmed, so that " Wi-Fi " can be added beside Wi-Fi and is then stored as Wi-Fi. Contract: "The name is trimmed; a name that the boat already has, letter case and accents aside, answers 409; `I`, `İ`, `ı` and `i` are one letter here."',
    file: 'rules/boat/boat-parts.ts',
    find: '    const name = fold(featureName.trim());',
    replace: '    const name = fold(featureName);',
    area: ['Boat features'],
  },
  {
    name: 'renaming a document takes its verification',
    what: 'A new file name alone makes a verified document unverified. Contract: "Honoured from administrators only; whatever anyone else sends, a new document is not verified, and one that is changed keeps what it has unless its type, file or expiry date is another."',
    file: 'rules/document/documents.ts',
    find: '    said.documentType !== document.documentType ||',
    replace:
      '    said.documentType !== document.documentType ||\n    said.documentName !== document.documentName ||',
    area: ['Boat documents', 'Tour documents'],
  },
  {
    name: 'refused reordering of documents moves the known ones',
    what: 'When one of the documents is of another tour the answer is 422, but the others have been moved already. Contract: "Moves several documents of one tour at once: all of them, or none."',
    file: 'rules/document/document-keeper.ts',
    find: '      const refusal = orderRefusal(orders, kind.all(store, parentId));\n      if (refusal) return refusal;\n      for (const { id, displayOrder } of orders) put(store, now, id, displayOrder);',
    replace:
      '      const refusal = orderRefusal(orders, kind.all(store, parentId));\n      for (const { id, displayOrder } of orders) {\n        const document = kind.get(store, id);\n        if (document && kind.parentOf(document) === parentId) put(store, now, id, displayOrder);\n      }\n      if (refusal) return refusal;',
    area: ['Tour documents', 'Boat documents'],
  },
  {
    name: 'period stops at the first day that is taken',
    what: 'The days of a period before the first one with an entry are created, and then the answer is 409. Contract: "A day that already has an entry answers 409 and nothing is created."',
    file: 'handlers/availability/availabilities.ts',
    find: '    if (taken.length > 0) return alreadyEntered(taken);\n    const refusal = terms.isAvailable ? undefined : closingRefusal(store, offer, dates);\n    if (refusal) return refusal;',
    replace:
      '    const refusal = terms.isAvailable ? undefined : closingRefusal(store, offer, dates);\n    if (refusal) return refusal;\n    const [stop] = taken;\n    if (stop !== undefined) {\n      for (const date of dates.filter((day) => day < stop)) {\n        store.availabilities.insert({ ...offer, date, ...terms });\n      }\n      return alreadyEntered(taken);\n    }',
    area: ['Availabilities'],
  },
  {
    name: 'hour after a booking by the hour is taken too',
    what: 'A booking by the hour takes one hour more than it lasts, so that nobody can start when it ends. Contract: "Whether the hour that starts then is free."',
    file: 'rules/availability/availability.ts',
    find: '      startTime !== null && hours !== null ? hoursFrom(startTime, hours) : startTimes,',
    replace:
      '      startTime !== null && hours !== null ? hoursFrom(startTime, hours + 1) : startTimes,',
    area: ['Bookings', 'Availabilities'],
  },
  {
    name: 'idempotency key counts for every path',
    what: 'A key is kept by method and caller without the path: the same key on another record answers the first answer, and nothing is done. Contract: "The key counts for the caller, the method and the path; query and body must be the same as well."',
    file: 'engine/request/idempotency.ts',
    find: `  const scope = \`\${method} \${path} \${user?.id ?? 'anonymous'} \${key}\`;`,
    replace: `  const scope = \`\${method} \${user?.id ?? 'anonymous'} \${key}\`;`,
    area: ['Bookings', 'Applications'],
  },
];
