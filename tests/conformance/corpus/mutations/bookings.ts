import { isObject, at as valueAt } from '../../../../scripts/conformance/lib/json.ts';
import { answering, edited, editing, on } from '../change.ts';
import { change, put } from '../json-edit.ts';
import {
  answer,
  type Backend,
  type Call,
  fieldsOf,
  isSuccess,
  jsonOf,
  queryOf,
  reading,
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

/** A field of the record that a GET of a path answers. */
async function fieldOf(call: Call, next: Backend, path: string, field: string): Promise<unknown> {
  return valueAt(jsonOf(await next(reading(call, path))), field);
}

const half = (amount: unknown) => (typeof amount === 'number' ? Math.round(amount / 2) : amount);

/** Rules of bookings and payments that are not kept. */
export const bookings: Mutation[] = [
  {
    name: 'double booking allowed',
    what: 'createBooking gives out days that are taken',
    rule: 'journey-status',
    at: ['createBooking'],
    run: ['booking-conflict'],
    change: (next, world) => {
      let last = answer(201);
      return on('createBooking', async (call, inner) => {
        const answered = await inner(call);
        if (isSuccess(answered)) last = answered;
        if (answered.status !== 409) return answered;
        return edited(
          last,
          change('id', (id) => Number(id) + 1_000_000),
        );
      })(next, world);
    },
  },
  {
    name: 'price not recomputed',
    what: 'updateBooking keeps totalPrice and depositAmount of the old terms',
    rule: 'journey-effect',
    at: ['updateBooking'],
    run: ['booking-change'],
    change: on('updateBooking', async (call, next) => {
      const path = `/bookings/${valueAt(jsonOf(call), 'id')}`;
      const price = await fieldOf(call, next, path, 'totalPrice');
      const deposit = await fieldOf(call, next, path, 'depositAmount');
      const answered = await next(call);
      return isSuccess(answered)
        ? edited(answered, put('totalPrice', price), put('depositAmount', deposit))
        : answered;
    }),
  },
  {
    name: 'price wrong',
    what: 'createBooking charges half of what it quoted',
    rule: 'journey-effect',
    at: ['createBooking'],
    run: ['booking-lifecycle'],
    change: editing('createBooking', change('totalPrice', half)),
  },
  {
    name: 'price override ignored',
    what: 'createBooking counts every day at the price of the boat',
    rule: 'journey-effect',
    at: ['createBooking'],
    run: ['instant-confirmation'],
    change: on('createBooking', async (call, next) => {
      const answered = await next(call);
      const { boatId, startDate, endDate } = fieldsOf(call);
      if (!isSuccess(answered) || boatId === undefined) return answered;
      const daily = await fieldOf(call, next, `/boats/${boatId}`, 'dailyPrice');
      const days = (Date.parse(String(endDate)) - Date.parse(String(startDate))) / 86_400_000 + 1;
      return edited(answered, put('totalPrice', Number(daily) * days));
    }),
  },
  {
    name: 'deposit wrong',
    what: 'depositAmount is a quarter of the price instead of a fifth',
    rule: 'journey-effect',
    at: ['checkBookingAvailability'],
    run: ['booking-lifecycle'],
    change: answering(['createBooking', 'checkBookingAvailability'], (answered) => {
      const total = valueAt(jsonOf(answered), 'totalPrice');
      return edited(answered, put('depositAmount', Math.round(Number(total) / 4)));
    }),
  },
  {
    name: 'refund wrong',
    what: 'half of what the terms promise is refunded',
    rule: 'journey-effect',
    at: ['listBookingPayments'],
    run: ['cancellation-with-refund'],
    change: editing('listBookingPayments', change('[].refundedAmount', half)),
  },
  {
    name: 'state transition allowed that is none',
    what: 'setBookingStatus takes any transition',
    rule: 'journey-status',
    at: ['setBookingStatus'],
    run: ['booking-lifecycle'],
    change: on('setBookingStatus', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      const booking = await next(reading(call, `/bookings/${call.params.id}`));
      return edited(booking, put('status', queryOf(call).get('status')));
    }),
  },
  {
    name: 'cancelled twice',
    what: 'cancelBooking cancels what is cancelled already',
    rule: 'journey-status',
    at: ['cancelBooking'],
    run: ['booking-lifecycle'],
    change: on('cancelBooking', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      return next(reading(call, `/bookings/${call.params.id}`));
    }),
  },
  {
    name: 'cancelled days stay taken',
    what: 'the days of a cancelled booking are not given free',
    rule: 'journey-effect',
    at: ['checkBookingAvailability'],
    run: ['booking-lifecycle'],
    change: (next, world) => {
      const taken = new Set<string>();
      return on(['createBooking', 'checkBookingAvailability'], async (call, inner) => {
        const { boatId, startDate } = fieldsOf(call);
        const key = `${boatId} ${startDate}`;
        const answered = await inner(call);
        if (call.operationId === 'createBooking') {
          if (isSuccess(answered)) taken.add(key);
          return answered;
        }
        return isSuccess(answered) && boatId !== undefined && taken.has(key)
          ? edited(answered, put('isAvailable', false), put('unavailableDates', [startDate]))
          : answered;
      })(next, world);
    },
  },
  {
    name: 'contact details shown before CONFIRMED',
    what: 'a host sees e-mail and phone of a PENDING booking',
    rule: 'journey-effect',
    at: ['getBooking'],
    run: ['booking-lifecycle'],
    change: editing('getBooking', (booking) =>
      isObject(booking) && booking.status === 'PENDING'
        ? { ...booking, customerEmail: 'elif@pruva.example', customerPhone: '+905339998877' }
        : booking,
    ),
  },
  {
    name: 'booked day still free',
    what: 'listBoatCalendarDays does not look at bookings',
    rule: 'journey-effect',
    at: ['listBoatCalendarDays'],
    run: ['booking-lifecycle'],
    change: editing(
      'listBoatCalendarDays',
      put('[].hasBookings', false),
      put('[].isAvailable', true),
    ),
  },
  {
    name: 'payment without effect',
    what: 'a deposit that has arrived is not seen',
    rule: 'journey-effect',
    at: ['getBookingPaymentStatus'],
    run: ['payment-success'],
    change: editing(
      'getBookingPaymentStatus',
      put('paymentStatus', 'PENDING'),
      put('paymentPending', true),
      put('paidAmount', 0),
    ),
  },
  {
    name: 'failed payment counted',
    what: 'a refused payment counts as paid',
    rule: 'journey-effect',
    at: ['getBooking'],
    run: ['payment-failure'],
    change: (next, world) => {
      const failed = new Set<unknown>();
      return on(['setPaymentStatus', 'getBooking'], async (call, inner) => {
        const answered = await inner(call);
        const { bookingId, status, id, totalPrice } = fieldsOf(answered);
        if (call.operationId === 'setPaymentStatus' && status === 'FAILED') failed.add(bookingId);
        return call.operationId === 'getBooking' && failed.has(id)
          ? edited(answered, put('paidAmount', totalPrice), put('paymentCompleted', true))
          : answered;
      })(next, world);
    },
  },
  {
    name: 'more passengers than fit',
    what: 'createBooking takes more people than fit on board',
    rule: 'journey-status',
    at: ['createBooking'],
    run: ['booking-lifecycle'],
    change: on('createBooking', async (call, next, world) => {
      const answered = await next(call);
      const isCrowd = Number(valueAt(jsonOf(call), 'passengerCount')) > 8;
      return [400, 409, 422].includes(answered.status) && isCrowd
        ? world.example('createBooking')
        : answered;
    }),
  },
];
