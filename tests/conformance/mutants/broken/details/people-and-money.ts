import type { Mutant } from '../../mutant.ts';

/** Small mistakes about bookings, payments, people and what they write that only one of several ways shows. */
export const detailsOfPeopleAndMoney: readonly Mutant[] = [
  {
    name: 'removed profile picture stays served',
    what: 'Whoever replaces the profile picture gets the old file deleted, but whoever removes it with null does not: the picture stays under its address. Contract: "one that is replaced or removed goes at once"',
    file: 'rules/account/profile-picture.ts',
    find: 'if (before.profileImage === null || before.profileImage === after.profileImage) return;',
    replace: `if (before.profileImage === null || after.profileImage === null) return;
  if (before.profileImage === after.profileImage) return;`,
    area: ['updateAccount', 'getUpload', 'Files'],
  },
  {
    name: 'password reset tells of deactivated accounts',
    what: 'Who asks for a reset code of a deactivated account is told so, and by that learns that the account exists. Contract: "The answer is the same for every address, so that nothing is told about which accounts exist."',
    file: 'handlers/account/account-security.ts',
    find: `    if (user) sendCode(store, now, user.email, 'password-reset');
`,
    replace: `    if (user && !user.isActive) {
      return {
        status: 200,
        body: acknowledgement(language, {
          tr: 'Hesabınız kapatılmış. Lütfen destek ekibimize yazın.',
          en: 'Your account has been deactivated. Please contact our support.',
        }),
      };
    }
    if (user) sendCode(store, now, user.email, 'password-reset');
`,
    area: ['requestPasswordReset', 'Authentication'],
  },
  {
    name: 'version answered with a company is that of the company row',
    what: 'The ETag in the answer of updateCompany is made of the company alone, while If-Match is compared with the version of the user it is part of: the next save with it is refused with 412. Contract: "A write of a whole record takes `If-Match` with the version that was read" "Answers that show a whole record carry its version in `ETag`."',
    file: 'views/common/version.ts',
    find: 'Company: (store, { userId }) => userVersion(store, userId),',
    replace: 'Company: (store, { userId }) => rowVersion(store.companies.get(userId)),',
    area: ['updateCompany', 'Company'],
  },
  {
    name: 'key is passed over where If-Match came along',
    what: 'A repeat with the same Idempotency-Key that also carries If-Match is not answered with the first answer but with 412, since the first call changed the version. Contract: "The key of a repeat is looked at first, so that a repeat after a lost answer is not taken for a change by somebody else."',
    file: 'engine/exchange.ts',
    find: 'if (use?.first) {',
    replace: `if (use?.first && request.headers['if-match'] === undefined) {`,
    area: ['updateBoat', 'updateTourDate', 'updateAccount', 'Boats', 'Tour dates'],
  },
  {
    name: 'host of a deleted boat is locked out of its bookings',
    what: 'Once a boat is deleted, its host gets 403 for the past bookings of it, their payments and their reviews. Contract: "One booking, for its customer and its host." "of a boat or tour that was deleted, what was true last"',
    file: 'engine/caller/ownership.ts',
    find: `if (kind === 'boat') return store.boats.get(id) ?? store.formerBoats.get(id);`,
    replace: `if (kind === 'boat') return store.boats.get(id);`,
    area: ['getBooking', 'checkBookingExists', 'listBookingPayments', 'Bookings'],
  },
  {
    name: 'returns of trips that began before the range are missing',
    what: 'A host who looks at a day sees no guests leave who came on board before it. Contract: "Who comes on board and who leaves in a range of at most 31 days, boats and tours together, by day and hour"',
    file: 'rules/booking/trip-events.ts',
    find: '.filter(setsOut)',
    replace: '.filter((booking) => setsOut(booking) && booking.startDate >= startDate)',
    area: ['listOwnerTripEvents', 'Bookings'],
  },
  {
    name: 'booking whose payment never arrived is deleted',
    what: 'A booking with a payment that is open, was refused or was cancelled can be deleted, by itself or with all of a customer, boat or tour; the payments go along. Contract: "The two sides cancel instead; a booking that carries a payment answers 409." "is deleted though money was paid or tried to be paid for one of them"',
    file: 'handlers/booking/bookings.ts',
    find: `store.payments.where('bookingId', id).length > 0`,
    replace: `store.payments.where('bookingId', id).some(({ paidAt }) => paidAt !== null)`,
    area: [
      'deleteBooking',
      'deleteCustomerBookings',
      'deleteBoatBookings',
      'deleteTourBookings',
      'Bookings',
    ],
  },
  {
    name: 'refused payment stays unresolved until another arrives',
    what: 'A refused payment waits for administrators although the customer has opened another since, as long as that one is not paid. Contract: "the bank refused it, the booking is still PENDING or CONFIRMED, and no payment of the booking was opened after it"',
    file: 'rules/payment/managed-payments.ts',
    find: `  const [newest] = store.payments.where('bookingId', booking.id).toSorted(newestFirst);
  return newest?.id === payment.id;
`,
    replace: `  const later = store.payments.where('bookingId', booking.id).filter(({ id }) => id > payment.id);
  return !later.some(({ status }) => status === 'PARTIAL' || status === 'COMPLETED');
`,
    area: ['listPaymentsPage', 'listAdminQueues', 'Payments', 'Administration'],
  },
  {
    name: 'reserved amount leaves out deposits',
    what: 'In the report of a captain, what a CONFIRMED booking still brings is its price less all that was paid, although a deposit is no revenue before the trip: it is in neither figure. Contract: "What CONFIRMED bookings that begin on these days still bring, beyond what is revenue already." "Nothing of a PARTIAL payment while its booking may still be cancelled."',
    file: 'rules/finance/finance-figures.ts',
    find: `  return Math.max(0, toKurus(booking.totalPrice - revenueOf(paymentsOf(store, [booking]))));
`,
    replace: `  const paid = paymentsOf(store, [booking])
    .filter(({ payment }) => payment.paidAt !== null)
    .reduce((sum, { payment }) => sum + payment.amount - payment.refundedAmount, 0);
  return Math.max(0, toKurus(booking.totalPrice - paid));
`,
    area: ['getFinanceReport', 'Finance'],
  },
  {
    name: 'cancelled trips make customers come again',
    what: 'A customer who came once and cancelled another booking counts as one who came again. Contract: "How many customers came again, with two COMPLETED bookings or more."',
    file: 'rules/captain/captain-figures.ts',
    find: 'Map.groupBy(tookPlace, ',
    replace: 'Map.groupBy(finished, ',
    area: ['getCaptainStatistics', 'getCaptainProfile', 'Captain profile'],
  },
  {
    name: 'message goes on about a booking that was cancelled',
    what: 'A message without a booking is about the booking of the message before it even when that one was cancelled meanwhile and the two share another. Contract: "or else the one of the message before it, as long as that one lets them write, or else the latest they share"',
    file: 'rules/message/conversation.ts',
    find: 'return shared.find(({ id }) => id === about) ?? shared[0];',
    replace: `return (typeof about === 'number' ? store.bookings.get(about) : undefined) ?? shared[0];`,
    area: ['sendMessage', 'Messages'],
  },
  {
    name: 'contact message put back to NEW was never touched',
    what: 'A message that an administrator has read and put back to NEW tells nobody who did that and when. Contract: "When its state was last set; null for one that nobody has touched."',
    file: 'handlers/administration/contact-messages.ts',
    find: 'state: body.state, changed });',
    replace: `state: body.state, changed: body.state === 'NEW' ? null : changed });`,
    area: ['setContactMessageState', 'getContactMessage', 'Content'],
  },
];
