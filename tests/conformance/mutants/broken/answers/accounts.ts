import type { Mutant } from '../../mutant.ts';

/** Mistakes in what accounts, files, messages and reviews answer, of which each alone can be told. */
export const answersToPeople: Mutant[] = [
  {
    name: 'token ends before it says',
    what: 'The token carries half the life that the session tells: expiresIn is 3600, its exp comes after 1800 seconds, and it is refused from then on. Contract: "Seconds until the token expires." "Bearer token of a session, a JSON Web Token."',
    file: 'rules/account/token.ts',
    find: '    exp: Math.ceil(issuedAt / 1000) + TOKEN_LIFETIME,',
    replace: '    exp: Math.ceil(issuedAt / 1000) + TOKEN_LIFETIME / 2,',
    area: ['logIn', 'registerAccount', 'refreshSession'],
  },
  {
    name: 'wrong current password is put down to the new one',
    what: 'The 422 of a wrong current password points at the new one. Contract: "A wrong current password answers 422 and names the field `body.currentPassword`."',
    file: 'rules/account/password.ts',
    find: "        field: 'body.currentPassword',",
    replace: "        field: 'body.newPassword',",
    area: ['updateOwnPassword', 'updateAccountPassword'],
  },
  {
    name: '412 keeps the version of now to itself',
    what: 'A write with a stale If-Match is refused without an ETag, so that the client has to read again. Contract: "the answer is 412 `RECORD_CHANGED` with the version of now in `ETag`, and nothing is written"',
    file: 'engine/request/precondition.ts',
    find: '  return { ...preconditionFailed({ etag: tag }), lastChange: lastChange() };',
    replace: '  return { ...preconditionFailed(), lastChange: lastChange() };',
    area: ['updateBoat', 'updateTour', 'updateCompany', 'updateAccount', 'updateAvailability'],
  },
  {
    name: 'cached in the language of who asked first',
    what: 'The cache of answers does not vary by Accept-Language: the same person who asks in Turkish and right after in English reads Turkish again, Content-Language included. Contract: "What happened, in a few words, in the language of the request." "Turkish, or English where `Accept-Language` prefers it"',
    file: 'engine/answer/answer-cache.ts',
    find: "const HEADERS = ['authorization', 'accept', 'accept-language', 'if-none-match'] as const;",
    replace: "const HEADERS = ['authorization', 'accept', 'if-none-match'] as const;",
    area: ['listNotificationsPage', 'listUnreadNotifications', 'Notifications'],
  },
  {
    name: 'replies go with the words they answered',
    what: 'An edited review loses the replies to what it said before. Contract: "Replaces the stars and the comment of a review. Only its author may; its date and its replies stay."',
    file: 'handlers/review/reviews.ts',
    find: '    const review = store.reviews.update(path.id, { rating: body.rating, comment });',
    replace:
      "    for (const { id } of store.reviewReplies.where('reviewId', path.id)) store.reviewReplies.remove(id);\n    const review = store.reviews.update(path.id, { rating: body.rating, comment });",
    area: ['updateReview', 'listReviewReplies'],
  },
  {
    name: 'a person has one application',
    what: 'Asked for the applications of one user, the list holds the latest alone; one that was rejected before is missing. Contract: "Only applications of this user, the earlier ones included."',
    file: 'handlers/captain/captain-applications.ts',
    find: '        (userId === undefined || application.userId === userId) &&',
    replace:
      '        (userId === undefined || latestApplication(store, userId)?.id === application.id) &&',
    area: ['listCaptainApplicationsPage'],
  },
];
