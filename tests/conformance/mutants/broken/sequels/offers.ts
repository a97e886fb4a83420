import type { Mutant } from '../../mutant.ts';

/** Mistakes with boats, tours, days and papers, which show once something has gone before. */
export const sequelsOfOffers: Mutant[] = [
  {
    name: 'blanks around an occasion',
    what: 'An occasion with blanks around it finds no boat. policy: "Blanks around a text that is looked for do not count: a search for `  Göcek ` finds what one for `Göcek` does."; BoatSearch.occasion: "one of its organizationTypes; case and Turkish accents make no difference."',
    file: 'rules/boat/boat-search.ts',
    find: 'fold(type) === sought(occasion)',
    replace: 'fold(type) === fold(occasion)',
    area: ['searchBoats', 'searchBoatsPage', 'Boats'],
  },
  {
    name: 'a price from a day with hours left',
    what: 'The lowest price of a card is also that of a day of which some hours are booked. BoatSummary.fromPrice: "the lowest price, in Turkish lira (TRY), of the days from today on that can be booked whole, each at its own price"',
    file: 'rules/availability/availability.ts',
    find: '    if (isWhole) lowest = Math.min(lowest, priceOverride ?? boat.dailyPrice);',
    replace: `    if (isWhole || takenHours(touching).size < startTimes.length) {
      lowest = Math.min(lowest, priceOverride ?? boat.dailyPrice);
    }`,
    area: ['getBoat', 'listBoats', 'searchBoats', 'Boats'],
  },
  {
    name: 'the last place is the number of pictures',
    what: 'A picture without a place of its own gets the number of pictures plus one, which is not the last place where there are gaps. BoatImagePlace.displayOrder: "Place among the images, from 1. Left out, it comes last."',
    file: 'rules/common/display-order.ts',
    find: '  const last = siblings.reduce((highest, { displayOrder }) => Math.max(highest, displayOrder), 0);',
    replace: '  const last = siblings.length;',
    area: ['uploadBoatImages', 'uploadBoatImage', 'getBoat', 'Boat images'],
  },
  {
    name: 'a free period costs the regular price',
    what: 'A price of 0 for a period is taken for none. createAvailabilityPeriod, query.priceOverride: "Price of each of these days in place of the regular one; left out, the regular price holds."; setAvailabilityPriceOverride: "0 is allowed, for a day that costs nothing."',
    file: 'handlers/availability/availabilities.ts',
    find: '    priceOverride: query.priceOverride ?? null,',
    replace: '    priceOverride: query.priceOverride || null,',
    area: ['createAvailabilityPeriod', 'updateAvailabilityPeriod', 'Availabilities'],
  },
  {
    name: 'a batch that expects no entry overwrites one',
    what: 'A batch that saw no entry is not compared with what stands there now. AvailabilityBatchChange.expected: "What the caller saw of these days. A day that says something else by now is left as it is and answered as STALE; left out, nothing is compared."; AvailabilityStateOrNull: "null when the day has no entry."',
    file: 'rules/availability/availability-batch.ts',
    find: 'change.expected !== undefined && !isSame(change.expected, before)',
    replace: 'change.expected && !isSame(change.expected, before)',
    area: ['updateAvailabilities', 'Availabilities'],
  },
  {
    name: 'the last day of a timeline has no tours',
    what: 'Where a timeline ends, an instant is compared with a day, so that the tour dates of the last day are left out. TimelineTour.dates: "When the tour takes place in the range"; EndDate: "Last calendar day of the range, included"',
    file: 'views/offer/owner-timeline.ts',
    find: 'dayOf(startDate) >= range.startDate && dayOf(startDate) <= range.endDate;',
    replace: 'dayOf(startDate) >= range.startDate && startDate <= range.endDate;',
    area: ['getOwnerTimeline', 'Availabilities'],
  },
  {
    name: 'some hours later is no move',
    what: 'A date that moves to another hour of its day is not seen as moved: bookings keep the hour of before, and nobody is told. updateTourDate: "Open bookings move with the date, and their customers hear of it."; x-notifies: "The date moves or is called off, and the customer has it booked."',
    file: 'rules/tour/tour-date-change.ts',
    find: '  const isMoved = next.startDate !== date.startDate || lastDayOf(next) !== lastDayOf(date);',
    replace: `  const isMoved =
    dayOf(next.startDate) !== dayOf(date.startDate) || lastDayOf(next) !== lastDayOf(date);`,
    area: ['updateTourDate', 'updateTour', 'getBooking', 'Tour dates'],
  },
  {
    name: 'a round trip does not come back',
    what: 'A place that the route names twice is one stop, so that a tour which ends where it begins has no end. Tour.stops: "The places that the route description names, in its order, where the tour begins and ends among them"',
    file: 'rules/tour/route-stops.ts',
    find: "    .filter((name) => name !== '');",
    replace: "    .filter((name, index, all) => name !== '' && all.indexOf(name) === index);",
    area: ['getTour', 'createTour', 'updateTour', 'Tours'],
  },
  {
    name: 'a wrong date of many has no number',
    what: 'The refusal of several dates names a field of the whole, and not that of the date that is wrong. FieldError.field: "Path of the value, with dots (`body.capacity`, `query.size`)."; createTourDates: "The rules are those of a single date.", of a body that is an array.',
    file: 'handlers/tour/tour-dates.ts',
    find: `addDates(store, path.id, body, (index) => \`body.\${index}\`)`,
    replace: "addDates(store, path.id, body, () => 'body')",
    area: ['createTourDates', 'Tour dates'],
  },
  {
    name: 'a refused order moves the first documents',
    what: 'Documents are moved one after the other until one is of another boat or tour, and then the rest is refused. setTourDocumentDisplayOrders: "Moves several documents of one tour at once: all of them, or none. Those not named keep their numbers; a document of another tour is refused (422)."',
    file: 'rules/document/document-keeper.ts',
    find: `      if (refusal) return refusal;
      for (const { id, displayOrder } of orders) put(store, now, id, displayOrder);`,
    replace: `      for (const { id, displayOrder } of orders) {
        if (!kind.all(store, parentId).some((one) => one.id === id)) break;
        put(store, now, id, displayOrder);
      }
      if (refusal) return refusal;`,
    area: ['setTourDocumentDisplayOrders', 'setBoatDocumentDisplayOrders', 'Tour documents'],
  },
];
