import type { Mutant } from '../../mutant.ts';

/** Bookings, payments, figures and keys: what is wrong the second time, or for somebody else. */
export const edgesOfBookings: Mutant[] = [
  {
    name: 'any change of a booking ends its payment',
    what: 'updateBooking cancels the open payment also where the price stays, since lists are never identical; "When the total price changes, its open payment is CANCELLED" (paths/bookings.yaml), and PaymentStatus moves to CANCELLED only for "a new price" (components/schemas/payments.yaml)',
    file: 'handlers/booking/bookings.ts',
    find: 'if (changed.totalPrice !== booking.totalPrice) {',
    replace:
      'if (changed.services !== booking.services || changed.totalPrice !== booking.totalPrice) {',
    area: ['updateBooking', 'createPayment', 'listBookingPayments'],
  },
  {
    name: 'own seats are in the way',
    what: 'a PENDING booking of the last places of a tour date cannot change, since its own passengers fill it; updateBooking: "Replaces the terms of a booking … while it is PENDING" (paths/bookings.yaml), PassengerCount: "at most … the places left on the tour date" (components/schemas/bookings.yaml)',
    file: 'rules/booking/quote.ts',
    find: 'placesLeft(store, date, exceptBookingId) >= passengerCount',
    replace: 'placesLeft(store, date) >= passengerCount',
    area: ['updateBooking', 'createBooking', 'createTourDate'],
  },
  {
    name: 'host does not count beside a customer',
    what: 'listBookingsPage with customerId and hostId passes over hostId; "All that is given must hold." (paths/bookings.yaml)',
    file: 'handlers/booking/booking-lists.ts',
    find: '(hostId === undefined || bookingHost',
    replace: '(hostId === undefined || customerId !== undefined || bookingHost',
    area: ['listBookingsPage', 'listOwnerBookingsPage'],
  },
  {
    name: 'deposit given back by the provider leaves no trace',
    what: 'setPaymentStatus from PARTIAL to CANCELLED clears paidAt, leaves refundedAmount at 0 and tells nobody; "CANCELLED: the provider has given all of it back, refundedAmount is the amount, paidAt stays, and both parties are told" (paths/payments.yaml)',
    file: 'rules/payment/payment-correction.ts',
    find: "if (status === 'CANCELLED' && isReceived(payment)) return giveBack(store, now, payment, reason);",
    replace: '',
    area: ['setPaymentStatus', 'listBookingPayments', 'getBookingPaymentStatus'],
  },
  {
    name: 'first payment says how far it is paid',
    what: 'after a refused payment and a new attempt paymentStatus goes on saying FAILED; Booking.paymentStatus: "the status of its last payment otherwise" (components/schemas/bookings.yaml)',
    file: 'rules/payment/payment-status.ts',
    find: '.at(-1)?.status',
    replace: '.at(0)?.status',
    area: ['getBooking', 'getBookingPaymentStatus', 'processBookingPayment', 'createPayment'],
  },
  {
    name: 'trip goes on beyond the range',
    what: 'a booking that begins in a range and ends after it counts with all its days, in each month too; FinanceFigures: "Figures of a range of days … everything else to the days of the trips" (components/schemas/finance-reports.yaml)',
    file: 'rules/finance/finance-figures.ts',
    find: 'endDate > range.to ? range.to : endDate,',
    replace: 'startDate > range.to ? range.to : endDate,',
    area: ['getFinanceReport', 'createBooking'],
  },
  {
    name: 'occupancy in whole per cent',
    what: 'occupancyRate and seatOccupancyRate have no decimal; x-derived: percent of bookedDays and offeredDays, round 1 (FinanceFigures, components/schemas/finance-reports.yaml)',
    file: 'rules/finance/finance-figures.ts',
    find: 'rounded((part / whole) * 100, 1)',
    replace: 'Math.round((part / whole) * 100)',
    area: ['getFinanceReport', 'getFinanceSummary'],
  },
];
