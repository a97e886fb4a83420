import type { Mutant } from '../../mutant.ts';

/** Sentences of the contract on bookings, money, reviews, messages and accounts, each broken by itself. */
export const promisesToPeople: Mutant[] = [
  {
    name: 'etag of a boat without its services',
    what: 'A service that is added, changed or taken off leaves the ETag of its boat as it was, so that a stale If-Match passes. Policy: the version "stands for what can be written, parts such as images included … another after every write that changed something."',
    file: 'views/common/version.ts',
    find: "    store.boatFeatures.where('boatId', id),\n    store.boatServices.where('boatId', id),",
    replace: "    store.boatFeatures.where('boatId', id),",
    area: ['Boats'],
  },
  {
    name: 'key without the query',
    what: 'An idempotency key is compared by the body alone, so that a call whose whole content is its query answers the first answer to another question. Policy: "The same key with another query or body answers 409 IDEMPOTENCY_KEY_REUSED and does nothing."',
    file: 'engine/request/idempotency.ts',
    find: `const content = \`\${query} \${checksum(sameEachTime(headers['content-type'], bytes))}\`;`,
    replace: "const content = checksum(sameEachTime(headers['content-type'], bytes));",
    area: ['createAvailabilityPeriod', 'setBookingStatus'],
  },
  {
    name: 'new terms keep the old services',
    what: 'updateBooking without services keeps, and charges, those booked before. It "replaces the terms of a booking"; BookingTerms.services: "Extra services of the boat; left out for none."',
    file: 'handlers/booking/bookings.ts',
    find: 'const wanted = wantedWithTerms(store, booking, body);',
    replace:
      'const before = booking.services.map(({ serviceId, quantity }) => ({ serviceId, quantity }));\n    const wanted = wantedWithTerms(store, booking, { services: before, ...body });',
    area: ['Bookings'],
  },
  {
    name: 'trip events by departure',
    what: 'A return is listed by the day on which its trip began: returns of trips that began before the range are missing, and such after it are there. listOwnerTripEvents: "Who comes on board and who leaves in a range of at most 31 days".',
    file: 'rules/booking/trip-events.ts',
    find: 'const isWithin = ({ date }: TripEvent) => date >= startDate && date <= endDate;',
    replace:
      'const isWithin = ({ booking }: TripEvent) =>\n    booking.startDate >= startDate && booking.startDate <= endDate;',
    area: ['Bookings'],
  },
  {
    name: 'service lines at the price of today',
    what: 'The extra services of a booking are shown at the price that the service has by now. Booking: "Price and services stay as they were booked."; updateBoatService: "bookings made before keep the price they were made at".',
    file: 'views/booking/booking.ts',
    find: '    ...booking,\n    customerName: fullNameOf(store, booking.customerId),',
    replace:
      '    ...booking,\n    services: booking.services.map((line) => ({\n      ...line,\n      price: store.boatServices.get(line.serviceId)?.price ?? line.price,\n    })),\n    customerName: fullNameOf(store, booking.customerId),',
    area: ['updateBoatService', 'getBooking'],
  },
  {
    name: 'status beats statuses',
    what: 'With both status and statuses only the first is looked at. listOwnerBookingsPage: "All that is given must hold."; statuses: "Only bookings in one of these statuses".',
    file: 'rules/booking/booking-search.ts',
    find: '(statuses.length === 0 || statuses.includes(booking.status)) &&',
    replace:
      '(status !== undefined || statuses.length === 0 || statuses.includes(booking.status)) &&',
    area: ['listOwnerBookingsPage'],
  },
  {
    name: 'deposit promoted is received again',
    what: 'Setting a PARTIAL payment to COMPLETED takes the money in a second time: paidAt moves to now and both parties are told again. setPaymentStatus: "A PARTIAL one becomes COMPLETED: the same money"; "Nobody is told where nothing is new: … that a deposit counts as revenue."',
    file: 'rules/payment/payment-correction.ts',
    find: "if (isReceived({ status }) && payment.status === 'PENDING') receive(store, now, payment);",
    replace: 'if (isReceived({ status })) receive(store, now, payment);',
    area: ['Payments'],
  },
  {
    name: 'cancellation terms counted in UTC',
    what: 'The hours before a trip are counted to its hour in UTC, three hours later than it begins. CancellationPolicy: "Counted back from the start of the trip in Europe/Istanbul: its startTime, or 00:00 of the first day where whole days are booked."',
    file: 'rules/booking/refund.ts',
    find: "const startsAt = instantInIstanbul(booking.startDate, booking.startTime ?? '00:00');",
    replace:
      "const startsAt = Date.parse(booking.startDate + 'T' + (booking.startTime ?? '00:00') + ':00Z');",
    area: ['Bookings'],
  },
  {
    name: 'preview with the customer’s terms for the host',
    what: 'The preview of a cancellation tells a host what a customer would get under the terms, while cancelling gives back everything. CancellationPreview: "What the caller’s cancelling the booking at this moment would give back. The terms count for the customer; what the host cancels goes back whole."',
    file: 'handlers/booking/owner-bookings.ts',
    find: "const by = booking.customerId === user.id ? 'customer' : 'host';",
    replace: "const by = 'customer';",
    area: ['Bookings'],
  },
  {
    name: 'messages looked for by English letters',
    what: 'Text is looked for in messages by English letter case and with the blanks around it. MessageQuery.keyword: "letter case aside by Turkish rules"; policy: "Blanks around a text that is looked for do not count."',
    file: 'handlers/message/messages.ts',
    find: '(query.keyword === undefined || contains(message.message, query.keyword)) &&',
    replace:
      '(query.keyword === undefined ||\n      message.message.toLowerCase().includes(query.keyword.toLowerCase())) &&',
    area: ['Messages'],
  },
  {
    name: 'username lookup tells who exists',
    what: 'Anybody gets 404 for a username that nobody has and 403 for one that somebody has; the lookup by e-mail does not tell. getAccountByUsername: "Anybody but an administrator gets 403 for every username that is not the own one, whether it exists or not."',
    file: 'handlers/account/accounts.ts',
    find: '  getAccountByUsername: ({ store, query, user }) =>\n    lookedUp(userByUsername(store, query.username), user),',
    replace:
      '  getAccountByUsername({ store, query, user }) {\n    const found = userByUsername(store, query.username);\n    return found ? lookedUp(found, user) : notFound();\n  },',
    area: ['Accounts'],
  },
  {
    name: 'hosted bookings do not keep an account',
    what: 'A captain whose boats or tours have bookings ahead can delete the account, and the boats go from under the guests. deleteAccount: "Bookings that still lie ahead, made or hosted, answer 409; they are cancelled first."',
    file: 'rules/account/account-removal.ts',
    find: 'if (!bookingsOfParty(store, userId).some(isAhead)) return undefined;',
    replace: "if (!store.bookings.where('customerId', userId).some(isAhead)) return undefined;",
    area: ['Authentication'],
  },
  {
    name: 'picture of somebody else',
    what: 'The own account takes the picture that another person uploaded. uploadPicture: "nobody else can use it"; AccountUpdate.profileImage: "Path of a picture that the caller uploaded, or the one that is there already …. Any other path is 422."',
    file: 'rules/account/profile-picture.ts',
    find: 'const own = picturesOf(store, user).some((file) => uploadAddress(file.path) === address);',
    replace:
      'const own = store.files\n    .all()\n    .some(({ userId, path: kept }) => userId !== undefined && uploadAddress(kept) === address);',
    area: ['Authentication', 'Files'],
  },
  {
    name: 'upload drops the picture that is shown',
    what: 'Uploading another picture removes the file of the one that the account still shows. uploadPicture: "A picture that the account does not show goes with the next one that is uploaded"; getUpload: "The file as it was uploaded".',
    file: 'rules/account/profile-picture.ts',
    find: 'removePictures(store, user, user.profileImage);',
    replace: 'removePictures(store, user);',
    area: ['Files'],
  },
  {
    name: 'documents after a rejection',
    what: 'A rejected application takes further documents. uploadApplicationDocuments: "Adds documents to a pending application …. One that is approved or rejected answers 409."',
    file: 'handlers/captain/captain-applications.ts',
    find: 'const refused = decidedApplication(application);',
    replace:
      "const refused = application.status === 'APPROVED' && decidedApplication(application);",
    area: ['Applications'],
  },
  {
    name: 'latest application tells who decided',
    what: 'The applicant’s own latest application names the administrator. CaptainApplication.reviewedBy: "Told to administrators only, and left out for the applicant."',
    file: 'handlers/captain/captain-applications.ts',
    find: 'return latest ? { status: 200, body: applicationView(store, latest) } : notFound();',
    replace:
      'return latest ? { status: 200, body: managedApplicationView(store, latest) } : notFound();',
    area: ['Applications'],
  },
  {
    name: 'cancelled trips make regulars',
    what: 'A customer who came once and cancelled once counts as one who came again. CaptainStatistics.repeatCustomers: "How many customers came again, with two COMPLETED bookings or more."',
    file: 'rules/captain/captain-figures.ts',
    find: 'const tripsOf = Map.groupBy(tookPlace, (booking) => booking.customerId);',
    replace: 'const tripsOf = Map.groupBy(finished, (booking) => booking.customerId);',
    area: ['Captain profile'],
  },
  {
    name: 'a picture of somebody else can be put into the own account',
    what: 'uploadPicture: "Put as `profileImage` into the own account, it is shown; nobody else can use it." Any uploaded file is taken for one\'s own; AccountUpdate.profileImage: "Any other path is 422."',
    file: 'rules/account/profile-picture.ts',
    find: 'const own = picturesOf(store, user).some((file) => uploadAddress(file.path) === address);',
    replace: 'const own = store.files.all().some((file) => uploadAddress(file.path) === address);',
    area: ['uploadPicture', 'updateAccount'],
  },
];
