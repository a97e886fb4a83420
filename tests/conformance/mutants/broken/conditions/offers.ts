import type { Mutant } from '../../mutant.ts';

/** Mistakes about boats, tours and their days that show under one condition of several. */
export const conditionsOfOffers: readonly Mutant[] = [
  {
    name: 'a dotless i makes another feature',
    what: 'A boat with "Jakuzi" also takes "JAKUZI"; other letter case and accents are still recognised. Contract: "The name is trimmed; a name that the boat already has, letter case and accents aside, answers 409; `I`, `İ`, `ı` and `i` are one letter here."',
    file: 'rules/boat/boat-parts.ts',
    find: `  const taken = new Set(before.map(({ featureName }) => fold(featureName)));
  const problems: FieldProblem[] = [];
  for (const [index, { featureName }] of features.entries()) {
    const name = fold(featureName.trim());`,
    replace: `  const keyOf = (text: string) =>
    text.toLocaleLowerCase('tr').normalize('NFD').replaceAll(/\\p{Diacritic}/gu, '');
  const taken = new Set(before.map(({ featureName }) => keyOf(featureName)));
  const problems: FieldProblem[] = [];
  for (const [index, { featureName }] of features.entries()) {
    const name = keyOf(featureName.trim());`,
    area: ['addBoatFeature', 'addBoatFeatures', 'getBoat', 'Boat features', 'Boats'],
  },
  {
    name: 'a preview of a batch already tells the host',
    what: 'An administrator only previews a change of days; the days stay, but the host is told that they were changed. Contract: "A preview answers the same and changes nothing."',
    file: 'handlers/availability/availability-batches.ts',
    find: `    if (!isPreview) {
      makeChanges(store, changed);
      for (`,
    replace: `    if (!isPreview) makeChanges(store, changed);
    {
      for (`,
    area: [
      'updateAvailabilities',
      'listNotificationsPage',
      'countNotifications',
      'listUnreadNotifications',
      'Availabilities',
      'Notifications',
    ],
  },
  {
    name: 'a period without a price keeps the overrides',
    what: 'A host sets a period anew without a price, and days that had a price of their own still have it. Contract: "Price of each of these days in place of the regular one; left out, an override is removed."',
    file: 'handlers/availability/availabilities.ts',
    find: '(entry && store.availabilities.update(entry.id, terms)) ??',
    replace: `(entry &&
          store.availabilities.update(entry.id, {
            ...terms,
            priceOverride: terms.priceOverride ?? entry.priceOverride,
          })) ??`,
    area: [
      'updateAvailabilityPeriod',
      'listBoatAvailabilitiesByRange',
      'listTourAvailabilitiesByRange',
      'listBoatCalendarDays',
      'getAvailability',
      'Availabilities',
    ],
  },
  {
    name: 'the card of a tour offers seats that requests hold',
    what: 'After a request for two places, the tour and the lists of tours still show them as free; the seats of the guide do not. Contract: "Seats that requests hold are taken."',
    file: 'views/tour/tour.ts',
    find: 'freeSeats: placesLeft(store, date),\n    })),',
    replace: `freeSeats: Math.max(
          0,
          date.maxGuests -
            bookings
              .filter(
                ({ tourDateId, status }) =>
                  tourDateId === date.id && (status === 'CONFIRMED' || status === 'COMPLETED'),
              )
              .reduce((sum, { passengerCount }) => sum + passengerCount, 0),
        ),
      })),`,
    area: [
      'getTour',
      'listTours',
      'searchToursByName',
      'listTourDateSeats',
      'createBooking',
      'Tours',
      'Tour dates',
    ],
  },
  {
    name: 'requests hear nothing of a tour that is called off',
    what: 'A guide cancels a tour: customers with a CONFIRMED booking are warned, those whose request waits are not. Contract: "The tour is called off and the customer has it booked."',
    file: 'handlers/tour/tours.ts',
    find: "const booked = store.bookings.where('tourId', tour.id).filter(isOpen);",
    replace:
      "const booked = store.bookings\n    .where('tourId', tour.id)\n    .filter(({ status }) => status === 'CONFIRMED');",
    area: [
      'setTourStatus',
      'createBooking',
      'listNotificationsPage',
      'countNotifications',
      'Tours',
      'Notifications',
    ],
  },
  {
    name: 'who left before the range never comes back',
    what: 'The trip events of a week leave out the guests who return in it from a trip that began before. Contract: "Who comes on board and who leaves in a range of at most 31 days, boats and tours together, by day and hour; what has no hour comes first on its day."',
    file: 'rules/booking/trip-events.ts',
    find: '    .filter(setsOut)\n',
    replace: '    .filter((booking) => setsOut(booking) && booking.startDate >= startDate)\n',
    area: ['listOwnerTripEvents', 'listOwnerBookingsPage', 'Bookings'],
  },
  {
    name: 'a single service of an unpublished boat is open to everybody',
    what: 'Who knows the id of a service reads it although its boat is INACTIVE; the lists of services refuse. Contract: "With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404."',
    file: 'handlers/boat/boat-services.ts',
    find: 'const isSeen = service && visibleBoat(store, service.boatId, user);',
    replace: 'const isSeen = service && store.boats.get(service.boatId);',
    area: ['getBoatService', 'setBoatStatus', 'Boat services'],
  },
];
