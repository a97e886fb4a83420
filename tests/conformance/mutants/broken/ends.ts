import type { Mutant } from '../mutant.ts';

/** Mistakes at the ends: of what is asked for, of what there may be, and of what something belongs to. */
export const ends: Mutant[] = [
  {
    name: 'reviews from the last day to the first',
    what: 'A filter of reviews whose days run backwards finds nothing in place of being refused. ReviewEndDate: "Only reviews written on this calendar day in Europe/Istanbul or earlier; not before `startDate`."',
    file: 'handlers/review/offer-reviews.ts',
    find: `      const problems = filterProblems(query, 'query');
      if (problems.length > 0) return badRequest(problems);
`,
    replace: '',
    area: ['listFilteredBoatReviewsPage', 'listFilteredTourReviewsPage', 'Reviews'],
  },
  {
    name: 'bookings made from the last day to the first',
    what: 'The days on which bookings were made may run backwards, as those of the trips may not. listBookingsPage, query.createdTo: "Only bookings made on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`."',
    file: 'handlers/booking/booking-lists.ts',
    find: `      ...dayRangeProblems({ from: createdFrom, to: createdTo }, 'query.createdTo'),
`,
    replace: '',
    area: ['listBookingsPage'],
  },
  {
    name: 'messages from the last day to the first',
    what: 'Messages are looked for on days that run backwards. MessageQuery.endDate: "Last calendar day in Europe/Istanbul on which they were written; not before `startDate`."',
    file: 'handlers/message/messages.ts',
    find: '    if (problems.length > 0) return invalid(problems);',
    replace: '',
    area: ['queryMessages', 'Messages'],
  },
  {
    name: 'hosts are found by all but the administrator',
    what: 'Bookings are found by their host, save by whoever may. listBookingsPage, query.query: "Only bookings whose guest, boat or tour is called so, or the one with this id; for an administrator also those whose host is called so."',
    file: 'handlers/booking/booking-lists.ts',
    find: "    const nameHosts = user.role === 'ADMIN';",
    replace: "    const nameHosts = user.role !== 'ADMIN';",
    area: ['listBookingsPage', 'Bookings'],
  },
  {
    name: 'one reply too many',
    what: 'A review takes one reply more than it may have. listReviewReplies: "A review takes at most 50 replies."; TOO_MANY_REPLIES: "A reply is written beyond the most there may be."',
    file: 'handlers/review/review-replies.ts',
    find: '.length >= MAX_REPLIES',
    replace: '.length > MAX_REPLIES',
    area: ['replyToReview'],
  },
  {
    name: 'the last service does not fit',
    what: 'A boat takes one service less than it may have. listBoatServices: "A boat has at most 100 services."; TOO_MANY_SERVICES: "Services are added to a boat beyond the most it may have."',
    file: 'rules/boat/boat-parts.ts',
    find: ".where('boatId', boatId).length + count <= MAX_SERVICES",
    replace: ".where('boatId', boatId).length + count < MAX_SERVICES",
    area: ['createBoatService'],
  },
  {
    name: 'one document too many',
    what: 'A boat or tour keeps one document more than it may have. listBoatDocuments: "A boat has at most 100 documents."; TOO_MANY_DOCUMENTS: "Documents are added beyond the most there may be."',
    file: 'rules/document/documents.ts',
    find: 'siblings.length + said.length <= MAX_DOCUMENTS',
    replace: 'siblings.length <= MAX_DOCUMENTS',
    area: ['createBoatDocument'],
  },
  {
    name: 'papers outlive their tour',
    what: 'The documents of a tour stay when it is deleted, for those to whom no tour is hidden. deleteTour: "Removes the tour with its dates, pictures and documents for good."',
    file: 'rules/tour/tour-removal.ts',
    find: '    store.tourDocuments.remove(document.id);',
    replace: '',
    area: ['deleteTour', 'getTourDocument', 'checkTourDocumentExists', 'createTourDocument'],
  },
];
