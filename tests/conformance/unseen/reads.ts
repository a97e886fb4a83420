import { isObject, at as valueAt } from '../../../scripts/conformance/lib/json.ts';
import {
  answering,
  edited,
  editing,
  on,
  refusal,
  refusing,
  remembering,
} from '../corpus/change.ts';
import { add, change, list, put } from '../corpus/json-edit.ts';
import {
  type Answer,
  answer,
  asking,
  fieldsOf,
  isSuccess,
  jsonOf,
  queryOf,
  reading,
  withFields,
} from '../corpus/message.ts';
import type { Unseen } from './backend.ts';

const field = (item: unknown, name: string) => (isObject(item) ? item[name] : undefined);

/** Readings that are wrong in a second state, in their order, at their edges, or for whom they are answered. */
export const reads: Unseen[] = [
  {
    name: 'services turned round',
    what: 'listBoatServices lists the newest first',
    change: editing(
      'listBoatServices',
      list((items) => items.toReversed()),
    ),
  },
  {
    name: 'dates by their making',
    what: 'listTourDatesByTour lists dates as they were made, not as they come',
    change: editing(
      'listTourDatesByTour',
      list((items) => items.toSorted((a, b) => Number(field(a, 'id')) - Number(field(b, 'id')))),
    ),
  },
  {
    name: 'rejected left out',
    what: 'listCustomerBookings leaves out what the host has rejected',
    change: editing(
      'listCustomerBookings',
      list((items) => items.filter((item) => field(item, 'status') !== 'REJECTED')),
    ),
  },
  {
    name: 'unread for all',
    what: 'countNotifications counts the unread alone',
    change: on('countNotifications', (call, next) =>
      next(reading(call, `/notifications/user/${call.params.userId}/unread/count`)),
    ),
  },
  {
    name: 'cancelled counted as open',
    what: 'getCaptainDashboard counts cancelled bookings as waiting',
    change: (next, world) => {
      const cancelled = new Set<unknown>();
      const watching = on('cancelBooking', async (call, inner) => {
        const answered = await inner(call);
        if (isSuccess(answered)) cancelled.add(valueAt(jsonOf(answered), 'hostId'));
        return answered;
      })(next, world);
      return on('getCaptainDashboardById', async (call) => {
        const answered = await watching(call);
        return isSuccess(answered) && cancelled.has(Number(call.params.id))
          ? edited(answered, add('pendingBookings', 1))
          : answered;
      })(watching, world);
    },
  },
  {
    name: 'drafts counted',
    what: 'getCaptainStatistics counts the captain’s drafts among totalTours',
    change: editing('getCaptainStatistics', add('totalTours', 1)),
  },
  {
    name: 'last day left out',
    what: 'listBoatAvailabilitiesByRange ends a day before endDate',
    change: answering('listBoatAvailabilitiesByRange', (answered, call) => {
      const last = queryOf(call).get('endDate');
      return edited(
        answered,
        list((items) => items.filter((item) => field(item, 'date') !== last)),
      );
    }),
  },
  {
    name: 'touching trips left out',
    what: 'listBoatRangeBookings leaves out bookings that begin on the last day asked for',
    change: answering('listBoatRangeBookings', (answered, call) => {
      const first = queryOf(call).get('startDate') ?? '';
      return edited(
        answered,
        list((items) => items.filter((item) => String(field(item, 'startDate')) > first)),
      );
    }),
  },
  {
    name: 'existence told',
    what: 'checkBoatDocumentExists tells strangers that a document exists',
    change: refusing([403], ['checkBoatDocumentExists'], () => answer(200, { exists: true })),
  },
  {
    name: 'draft betrayed',
    what: 'getTour answers 403 for a draft where others learn nothing',
    change: refusing([404], ['getTour'], (answered, call) =>
      Number(call.params.id) > 40 && Number(call.params.id) < 500 ? refusal(403) : answered,
    ),
  },
  {
    name: 'letters as they are',
    what: 'searchBoatServices finds a name only in the letter case it is written in',
    change: answering('searchBoatServices', (answered, call) => {
      const sought = queryOf(call).get('name') ?? '';
      return edited(
        answered,
        list((items) => items.filter((item) => String(field(item, 'name')).includes(sought))),
      );
    }),
  },
  {
    name: 'address twice',
    what: 'registerAccount takes an address that is there in other letters',
    change: on('registerAccount', async (call, next) => {
      const answered = await next(call);
      const { email } = fieldsOf(call);
      if (answered.status !== 409 || typeof email !== 'string') return answered;
      if (email === email.toLowerCase()) return answered;
      return next(withFields(call, { email: `x${email.toLowerCase()}` }));
    }),
  },
  {
    name: 'captain for ever',
    what: 'getCaptainProfile is answered to a session from before the captain became a customer',
    change: (next, world) => {
      const known = new Map<string, Answer>();
      return on(['getCaptainProfile', 'getPersonalInfo', 'listBoatsByOwner'], async (call) => {
        const answered = await next(call);
        const key = `${call.path} ${call.headers.authorization ?? ''}`;
        if (isSuccess(answered)) known.set(key, answered);
        return answered.status === 403 ? (known.get(key) ?? answered) : answered;
      })(next, world);
    },
  },
  {
    name: 'session outlives the password',
    what: 'getAccount is answered to sessions from before the password was changed',
    change: (next, world) => {
      const known = new Map<string, Answer>();
      return on('getAccount', async (call) => {
        const answered = await next(call);
        const key = call.headers.authorization ?? '';
        if (isSuccess(answered)) known.set(key, answered);
        return answered.status === 401 ? (known.get(key) ?? answered) : answered;
      })(next, world);
    },
  },
  {
    name: 'seats of before',
    what: 'listTourDateSeats is computed once',
    change: remembering('listTourDateSeats'),
  },
  {
    name: 'checklist of before',
    what: 'getBoatPublishChecklist is computed once',
    change: remembering('getBoatPublishChecklist'),
  },
  {
    name: 'confirmed booking changed',
    what: 'updateBooking takes changes of a booking that is confirmed',
    change: on('updateBooking', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      const read = await next(reading(call, `/bookings/${fieldsOf(call).id}`));
      return isSuccess(read) ? read : answered;
    }),
  },
  {
    name: 'booked tour deleted',
    what: 'deleteTour hides the tour although trips are open, and keeps them',
    change: on('deleteTour', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      await next({ ...asking(call, 'PATCH', `${call.path}/status`), search: 'status=INACTIVE' });
      return answer(204);
    }),
  },
  {
    name: 'phone too early',
    what: 'listBoatBookings shows the phone of the customer before the booking is confirmed',
    change: editing(
      'listBoatBookings',
      change('[].customerPhone', () => '+905321234501'),
    ),
  },
  {
    name: 'unpublished in the list',
    what: 'listBoatsByCaptain goes on showing a boat that was taken out of the lists',
    change: remembering('listBoatsByCaptain'),
  },
  {
    name: 'preview of before',
    what: 'getCancellationPreview tells nothing paid after a payment',
    change: editing('getCancellationPreview', put('paidAmount', 0), put('refundAmount', 0)),
  },
];
