import type { Mutant } from '../../mutant.ts';

export const trialsOfOffers: readonly Mutant[] = [
  {
    name: 'stale day that would not change is told as unchanged',
    what: 'What the caller saw is compared only where something would change. AvailabilityBatchChange.expected: "A day that says something else by now is left as it is and answered as STALE".',
    file: 'rules/availability/availability-batch.ts',
    find: "  if (change.expected !== undefined && !isSame(change.expected, before)) return 'STALE';\n  if (after === undefined) return 'NO_ENTRY';\n  if (isSame(before, after)) return 'UNCHANGED';",
    replace:
      "  if (after === undefined) return 'NO_ENTRY';\n  if (isSame(before, after)) return 'UNCHANGED';\n  if (change.expected !== undefined && !isSame(change.expected, before)) return 'STALE';",
    area: ['updateAvailabilities'],
  },
  {
    name: 'new features beside a duplicate are added',
    what: 'A list with a feature that is there already is refused, and the others of it are added. DUPLICATE_FEATURE: 409, which changes nothing.',
    file: 'handlers/boat/boat-features.ts',
    find: '    const refusal = featuresRefusal(store, path.id, body.features, fieldOf);\n',
    replace:
      '    const refusal = featuresRefusal(store, path.id, body.features, fieldOf);\n    if (refusal)\n      for (const one of body.features)\n        if (!featuresRefusal(store, path.id, [one], fieldOf)) addFeatures(store, path.id, [one]);\n',
    area: ['addBoatFeatures'],
  },
  {
    name: 'mean price in whole lira',
    what: 'The mean of what days cost is rounded to lira. getFleetStatistics, x-derived: averageDailyPrice is the mean of listBoats.dailyPrice to two decimals.',
    file: 'rules/boat/boat-statistics.ts',
    find: 'rounded(sum / prices.length, 2)',
    replace: 'Math.round(sum / prices.length)',
    area: ['getFleetStatistics', 'listBoatStatisticsByType'],
  },
  {
    name: 'tour without a type keeps the one it had',
    what: 'A type that is left out stays. updateTour: "Replaces what the guide wrote".',
    file: 'handlers/tour/tours.ts',
    find: 'const changes = changesOf(store, { id: body.id, ...values }, body);',
    replace:
      'if (body.tourType === undefined) values.tourType = tour.tourType;\n    const changes = changesOf(store, { id: body.id, ...values }, body);',
    area: ['updateTour'],
  },
  {
    name: 'version of a tour without its pictures',
    what: 'The ETag stays when pictures change. Policy: "It stands for what can be written, parts such as images included".',
    file: 'views/common/version.ts',
    find: "    store.tourDates.where('tourId', id),\n    store.tourImages.where('tourId', id),\n",
    replace: "    store.tourDates.where('tourId', id),\n",
    area: ['updateTour', 'getTour', 'setTourImageDisplayOrder'],
  },
  {
    name: 'feature with blanks around it finds nothing',
    what: 'Blanks around a feature that is looked for count. Policy: "Blanks around a text that is looked for do not count".',
    file: 'rules/boat/boat-search.ts',
    find: 'onBoard.has(sought(feature))',
    replace: 'onBoard.has(fold(feature))',
    area: ['searchBoats'],
  },
  {
    name: 'bookings of a moved date end where they did',
    what: 'The last day of open bookings stays when their date moves. updateTourDate: "Open bookings move with the date".',
    file: 'rules/tour/tour-date-change.ts',
    find: '        endDate: lastDayOf(next),\n',
    replace: '',
    area: ['updateTourDate', 'updateTour'],
  },
  {
    name: 'changed dates of a tour are not compared',
    what: 'updateTour looks for overlaps among new dates alone. TOUR_DATE_OVERLAP: "A tour is given a date that shares a moment with another of its dates, or with one in the same request."',
    file: 'rules/tour/tour-changes.ts',
    find: 'overlapRefusal([...update.map(({ values }) => values), ...add], others) ??',
    replace:
      'overlapRefusal(add, [...dates.values()].filter(({ id }) => !remove.some((gone) => gone.id === id))) ??',
    area: ['updateTour'],
  },
  {
    name: 'new file of a document keeps its verification',
    what: 'A document stays verified when its file is another. updateTourDocument: "A guide\'s change of type, file or expiry date takes the verification away until an administrator checks again."',
    file: 'rules/document/documents.ts',
    find: 'const isOther =\n    said.documentData !== undefined ||\n',
    replace: 'const isOther =\n',
    area: ['updateTourDocument', 'updateBoatDocument'],
  },
  {
    name: 'renamed document counts as uploaded anew',
    what: 'Any change of a document counts as an upload. ManagedDocument.uploadedAt: "When its file came in."',
    file: 'rules/document/documents.ts',
    find: '    ...(said.documentData !== undefined && { uploadedAt: instant(now) }),',
    replace: '    uploadedAt: instant(now),',
    area: ['updateBoatDocument', 'listOwnerDocumentsPage'],
  },
  {
    name: 'note of null stays',
    what: 'A note stays where null is sent. setBoatDocumentVerification: "Sets or withdraws the verification of a document and the notes to it."',
    file: 'rules/document/document-keeper.ts',
    find: '...(verdict.verificationNotes !== undefined && { verificationNotes }),',
    replace: '...(verificationNotes !== null && { verificationNotes }),',
    area: ['setBoatDocumentVerification'],
  },
  {
    name: 'places in the order of their code points',
    what: 'Places of equally many boats come in the order of their code points. listDestinations, x-order: name asc tr.',
    file: 'handlers/content/content.ts',
    find: 'byText(a.name, b.name));',
    replace: 'compare(a.name, b.name));',
    area: ['listDestinations'],
  },
];
