import type { Mutant } from '../../mutant.ts';

/** Mistakes in what boats, tours, days and papers answer, of which each alone can be told. */
export const answersOnOffers: Mutant[] = [
  {
    name: 'whatever is RIFF is a WebP',
    what: 'A file is taken for a WebP by its container alone: a WAV or AVI is kept as a picture instead of being refused with 415. Contract: "Stores a JPEG, PNG or WebP of at most 5 MB, judged by content"; "The service looks at the content, not at the name, to tell what the file is."',
    file: 'rules/file/file-content.ts',
    find: "  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';",
    replace: "  if (start.startsWith('RIFF')) return 'image/webp';",
    area: [
      'uploadPicture',
      'uploadBoatImage',
      'uploadBoatImages',
      'createBoatDocument',
      'uploadTourImage',
    ],
  },
  {
    name: 'a price of nothing is no price of its own',
    what: 'A day whose own price is 0 is not told as an override in the calendar, beside priceOverride 0. Contract: "Whether the day has a price of its own."; "0 is allowed, for a day that costs nothing"',
    file: 'views/availability/availability.ts',
    find: '    isOverride: priceOverride !== null,',
    replace: '    isOverride: Boolean(priceOverride),',
    area: ['listBoatCalendarDays', 'listTourCalendarDays'],
  },
  {
    name: 'a new price meanwhile goes unnoticed',
    what: 'What the caller saw of a day is compared by isAvailable alone: a day whose price or instant confirmation somebody changed meanwhile is overwritten. Contract: "A day that says something else by now is left as it is and answered as STALE"',
    file: 'rules/availability/availability-batch.ts',
    find: "  if (change.expected !== undefined && !isSame(change.expected, before)) return 'STALE';",
    replace:
      "  if (change.expected !== undefined && change.expected?.isAvailable !== before?.isAvailable)\n    return 'STALE';",
    area: ['updateAvailabilities'],
  },
  {
    name: 'guests of a withdrawn boat see no calendar of it',
    what: 'The calls about a range of days answer 404 to a customer who has booked the boat once it is withdrawn, although its page still opens. Contract: "With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published"',
    file: 'handlers/availability/boat-availabilities.ts',
    find: '  return foundBoat(store, id, user) ?? notFound();',
    replace:
      "  return foundBoat(store, id, user?.role === 'CUSTOMER' ? undefined : user) ?? notFound();",
    area: ['listBoatCalendarDays', 'listBoatAvailabilitiesByRange', 'listBoatAvailableDays'],
  },
  {
    name: 'an empty list is taken for one that was left out',
    what: 'A change of a boat that sends dayPlan or organizationTypes as an empty list keeps what was there. Contract: "Fields that are left out stay as they are, null empties one"; dayPlan: "empty when nothing is said"',
    file: 'handlers/boat/boats.ts',
    find: '      ...changes,\n      ...(brandModel',
    replace:
      '      ...Object.fromEntries(\n        Object.entries(changes).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),\n      ),\n      ...(brandModel',
    area: ['updateBoat'],
  },
  {
    name: 'withdrawing a boat calls off its requests',
    what: 'A boat that is set INACTIVE cancels the bookings of it that wait for an answer, without a word. Contract: "INACTIVE takes it out of every public list and keeps the bookings it has."',
    file: 'handlers/boat/boats.ts',
    find: '    const boat = store.boats.update(path.id, { status: query.status });',
    replace:
      "    if (query.status === 'INACTIVE') {\n      for (const { id, status } of store.bookings.where('boatId', path.id)) {\n        if (status === 'PENDING') store.bookings.update(id, { status: 'CANCELLED' });\n      }\n    }\n    const boat = store.boats.update(path.id, { status: query.status });",
    area: ['setBoatStatus', 'Bookings'],
  },
  {
    name: 'a place lies where its newest boat lies',
    what: 'Of the boats of a place, the last one with a position says where the place is. Contract: "it is written, and lies, as its boat with the lowest id says"',
    file: 'rules/boat/boat-statistics.ts',
    find: '  for (const { latitude, longitude } of boats) {',
    replace: '  for (const { latitude, longitude } of boats.toReversed()) {',
    area: ['listBoatLocations'],
  },
  {
    name: 'a date that changes keeps its old length',
    what: 'A change of a tour date that leaves the length out keeps the one the date had. Contract: "Without a length in minutes the tour\'s own duration counts"; "Replaces what the guide wrote about one date."',
    file: 'handlers/tour/tour-dates.ts',
    find: '    const values = dateValues(body, tour);',
    replace:
      '    const values = {\n      ...dateValues(body, tour),\n      durationMinutes: body.durationMinutes ?? date.durationMinutes,\n    };',
    area: ['updateTourDate'],
  },
  {
    name: 'a round trip has no way home',
    what: 'The places of a route are told once each: a tour that ends where it began loses its last stop. Contract: "The places that the route description names, in its order, where the tour begins and ends among them"',
    file: 'rules/tour/route-stops.ts',
    find: '  return names.map((name) => {',
    replace: '  return [...new Set(names)].map((name) => {',
    area: ['getTour', 'createTour', 'updateTour'],
  },
  {
    name: 'a moved picture pushes the others on',
    what: 'A picture that gets a place moves every other one from there on by one. Contract: "Moves one picture; the others keep their numbers, and equal numbers are shown by id."',
    file: 'handlers/tour/tour-images.ts',
    find: '    const image = store.tourImages.update(path.id, { displayOrder: query.displayOrder });',
    replace:
      "    const tourId = store.tourImages.get(path.id)?.tourId ?? 0;\n    for (const { id, displayOrder } of store.tourImages.where('tourId', tourId)) {\n      if (id !== path.id && displayOrder >= query.displayOrder)\n        store.tourImages.update(id, { displayOrder: displayOrder + 1 });\n    }\n    const image = store.tourImages.update(path.id, { displayOrder: query.displayOrder });",
    area: ['setTourImageDisplayOrder', 'listOrderedTourImages'],
  },
  {
    name: 'news of a verdict lead to the number of the document',
    what: 'The notification about a verdict names the document in place of the person whose documents are to be opened. Contract: "for DOCUMENTS the user who keeps them"',
    file: 'rules/document/document-verdict.ts',
    find: "  const subject = { kind: 'DOCUMENTS', id: userId } as const;",
    replace: "  const subject = { kind: 'DOCUMENTS', id: (document as AnyDocument).id } as const;",
    area: ['setBoatDocumentVerification', 'setTourDocumentVerification', 'Notifications'],
  },
];
