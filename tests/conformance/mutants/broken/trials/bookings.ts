import type { Mutant } from '../../mutant.ts';

export const trialsOfBookings: readonly Mutant[] = [
  {
    name: 'quantity of a service is 1 unless it is food',
    what: 'The line of a service that is paid once says one, however many were asked for. BookingServiceLine.quantity is what createBooking was sent.',
    file: 'rules/booking/price.ts',
    find: 'return { serviceId: id, name, serviceType, price, quantity, totalPrice };',
    replace:
      "return { serviceId: id, name, serviceType, price, quantity: serviceType === 'FOOD' ? quantity : 1, totalPrice };",
    area: ['createBooking'],
  },
  {
    name: 'payment of another type is opened beside one',
    what: 'createPayment refuses only where an open payment is of the same type. PAYMENT_ALREADY_OPEN: "A payment is created while another one of the booking is open."',
    file: 'rules/payment/payment-charge.ts',
    find: '  if (open) {',
    replace: '  if (open?.type === type) {',
    area: ['createPayment'],
  },
  {
    name: 'corrected payment keeps its 3-D Secure check',
    what: 'The check that was open for a payment goes on when an administrator corrects it. updatePayment: "A payment page or 3-D Secure check that was open for it counts no longer; the customer may pay in any way."',
    file: 'rules/payment/payment-correction.ts',
    find: 'const page = { sessionId: null, expiresAt: null, isProved: false };',
    replace: 'const page = { isProved: false };',
    area: ['updatePayment', 'initializeThreeDsPayment', 'completeThreeDsPayment'],
  },
  {
    name: 'cancelled trips of a person are not in the own list',
    what: 'Bookings that were made and then cancelled are left out. listBookings: "The bookings that the session user made or hosts, the newest first".',
    file: 'rules/booking/booking-parties.ts',
    find: "const own = store.bookings.where('customerId', userId).filter(({ id }) => !known.has(id));",
    replace:
      "const own = store.bookings.where('customerId', userId).filter(({ id, status }) => !known.has(id) && status !== 'CANCELLED');",
    area: ['listBookings', 'listBookingsPage'],
  },
  {
    name: 'hours of the second booking of a day are free',
    what: 'Of several bookings by the hour the first alone takes its hours. listBoatTimeSlots: "The start times from 08:00 to 17:00 and whether each is free, for bookings by the hour."',
    file: 'rules/availability/availability.ts',
    find: 'bookings.flatMap(({ startTime, hours }) =>',
    replace: 'bookings.slice(0, 1).flatMap(({ startTime, hours }) =>',
    area: ['listBoatTimeSlots'],
  },
  {
    name: 'first of several statuses counts',
    what: 'The list takes the first of the statuses that are asked for. listFinanceTransactionsPage, query.statuses: "Only payments in one of these statuses; repeated for each."',
    file: 'rules/finance/finance-search.ts',
    find: 'statuses.includes(payment.status)',
    replace: 'statuses[0] === payment.status',
    area: ['listFinanceTransactionsPage'],
  },
  {
    name: 'cancelled bookings do not lower the rate',
    what: 'The rate is over trips that took place or were missed. CaptainStatistics.completionRate: "Per cent of the bookings which are over, that is neither PENDING nor CONFIRMED, that took place".',
    file: 'rules/captain/captain-figures.ts',
    find: 'const finished = bookings.filter((booking) => !isOpen(booking));',
    replace:
      "const finished = bookings.filter((booking) => booking.status === 'COMPLETED' || booking.status === 'NO_SHOW');",
    area: ['getCaptainStatistics'],
  },
];
