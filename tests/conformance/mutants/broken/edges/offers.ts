import type { Mutant } from '../../mutant.ts';

/** Boats, calendars and tours: what is wrong for one spelling, one day or one of several records. */
export const edgesOfOffers: Mutant[] = [
  {
    name: 'half of the days is most of them',
    what: 'a boat of which half of the open days, or none at all, is confirmed at once counts as let at once; BoatSummary.isInstantConfirmation: "whether more than half of the days … ; false when none is open" (components/schemas/boats.yaml)',
    file: 'views/boat/boat.ts',
    find: '* 2 > open.length',
    replace: '* 2 >= open.length',
    area: ['getBoat', 'listBoats', 'searchBoats', 'createAvailabilityPeriod'],
  },
  {
    name: 'today is no day to come',
    what: 'nextAvailableDate and fromPrice of a card begin with tomorrow; BoatSummary.fromPrice: "the lowest price … of the days from today on that can be booked whole" (components/schemas/boats.yaml)',
    file: 'rules/availability/availability.ts',
    find: '.filter((entry) => entry.isAvailable && entry.date >= today)',
    replace: '.filter((entry) => entry.isAvailable && entry.date > today)',
    area: ['getBoat', 'listBoats', 'createAvailability', 'setAvailabilityPriceOverride'],
  },
  {
    name: 'pictures of another boat go along',
    what: 'updateBoat removes images of any boat when one of imageIdsToRemove is of its own; BoatUpdate.imageIdsToRemove: "Images of the boat to remove" (components/schemas/boats.yaml), and only the owner may write a boat: x-access of updateBoat',
    file: 'handlers/boat/boats.ts',
    find: 'return images.every(isOwn) ? images',
    replace: 'return ids.length === 0 || images.some(isOwn) ? images',
    area: ['updateBoat', 'uploadBoatImage', 'getBoat'],
  },
  {
    name: 'problems of a boat in Turkish alone',
    what: 'validateBoat tells its problems in Turkish whatever is preferred, under Content-Language: en; Accept-Language: "Turkish, unless English is preferred" (components/parameters.yaml, asked for by validateBoat in paths/boats.yaml), Content-Language: "the language of the texts that the service itself wrote" (components/headers.yaml)',
    file: 'handlers/boat/boats.ts',
    find: 'message: message[language] }));',
    replace: 'message: message.tr }));',
    area: ['validateBoat', 'createBoat'],
  },
  {
    name: 'published boat can always be published',
    what: 'canPublish is true of a boat that is published although an issue blocks, such as an expired document; PublishChecklist.canPublish: "false while an issue blocks, also of what is published already and stays so" (components/schemas/publish-checklists.yaml)',
    file: 'handlers/offer/publish-checklists.ts',
    find: 'isPublished: isPublished(boat),\n    canPublish: canPublish(issues),',
    replace:
      'isPublished: isPublished(boat),\n    canPublish: isPublished(boat) || canPublish(issues),',
    area: ['getBoatPublishChecklist', 'listOwnerPublishChecklists', 'deleteBoatDocument'],
  },
  {
    name: 'last day of a trip may be closed',
    what: 'a host closes or takes away the day on which a booking of several days ends; "Closing a day that is booked answers 409" (setAvailabilityStatus, paths/availabilities.yaml), Booking: "Its dates are calendar days, both counted" (components/schemas/bookings.yaml)',
    file: 'rules/availability/availability-change.ts',
    find: 'booking.startDate <= date && booking.endDate >= date',
    replace: 'booking.startDate === date || (booking.startDate < date && booking.endDate > date)',
    area: [
      'setAvailabilityStatus',
      'deleteAvailability',
      'updateAvailabilityPeriod',
      'createBooking',
    ],
  },
  {
    name: 'one own boat opens the calendars of all',
    what: 'updateAvailabilities asks only of the first change whose boat it is, and writes the days of other people in the others; "A boat or tour of somebody else refuses the whole batch" (paths/availabilities.yaml)',
    file: 'handlers/availability/availability-batches.ts',
    find: 'for (const change of changes) {',
    replace: 'for (const change of changes.slice(0, 1)) {',
    area: ['updateAvailabilities', 'listBoatAvailabilitiesByRange'],
  },
  {
    name: 'pictures of all tours as uploaded',
    what: 'listTourImages answers the pictures of a tour in the order of upload; x-order: tourId asc, displayOrder asc, id asc, "by tour and by its place in the tour" (paths/tour-images.yaml)',
    file: 'handlers/tour/tour-images.ts',
    find: "store.tourImages.where('tourId', id).toSorted(byPlace),",
    replace: "store.tourImages.where('tourId', id),",
    area: ['listTourImages', 'setTourImageDisplayOrder'],
  },
  {
    name: 'rating makes a new version of a tour',
    what: 'setTourRating changes the ETag of a tour, so that its guide is refused with 412 for a figure; ETag: "neither figures that are counted nor a rating, be it counted or set, change it" (components/headers.yaml)',
    file: 'views/common/version.ts',
    find: 'writtenOf(tour),',
    replace: 'tour,',
    area: ['getTour', 'setTourRating', 'updateTour'],
  },
];
