import { isObject, at as valueAt } from '../../../scripts/conformance/lib/json.ts';
import { answering, edited, editing, misreading, on, refusing } from '../corpus/change.ts';
import { add, change, list, put } from '../corpus/json-edit.ts';
import {
  answer,
  asking,
  fieldsOf,
  isSuccess,
  jsonOf,
  reading,
  withFields,
  withJson,
} from '../corpus/message.ts';
import type { Unseen } from './backend.ts';

const field = (item: unknown, name: string) => (isObject(item) ? item[name] : undefined);

/** Broken backends that were written after the checks had been mended for the others. */
export const further: Unseen[] = [
  {
    name: 'company wiped',
    what: 'updateCompany without a landline takes the address as well',
    change: misreading('updateCompany', (call) => {
      const fields = fieldsOf(call);
      return 'userId' in fields && !('landlinePhone' in fields)
        ? withFields(call, { billingAddress: null })
        : call;
    }),
  },
  {
    name: 'payment of the client',
    what: 'createPayment takes the status that the customer sends',
    change: answering('createPayment', (answered, call) => {
      const { status } = fieldsOf(call);
      return typeof status === 'string' ? edited(answered, put('status', status)) : answered;
    }),
  },
  {
    name: 'document approved again',
    what: 'updateBoatDocument keeps the approval of the paper before',
    change: on('updateBoatDocument', async (call, next) => {
      const path = `/boat-documents/${fieldsOf(call).id}`;
      const before = await next(reading(call, path));
      const answered = await next(call);
      const verified = valueAt(jsonOf(before), 'isVerified');
      return isSuccess(answered) ? edited(answered, put('isVerified', verified)) : answered;
    }),
  },
  {
    name: 'sent counted as received',
    what: 'listReceivedMessages holds what the person has sent',
    change: on('listReceivedMessages', (call, next) =>
      next(reading(call, `/messages/user/${call.params.id}`)),
    ),
  },
  {
    name: 'images in their making',
    what: 'listOrderedTourImages lists pictures as they were uploaded',
    change: editing(
      'listOrderedTourImages',
      list((items) => items.toSorted((a, b) => Number(field(a, 'id')) - Number(field(b, 'id')))),
    ),
  },
  {
    name: 'application betrayed',
    what: 'getCaptainApplication tells a stranger that there is none',
    change: refusing([403], ['getCaptainApplication'], () => answer(200, {})),
  },
  {
    name: 'seat too many',
    what: 'getTourDate counts a seat that is taken as free',
    change: editing(
      'getTourDate',
      add('freeSeats', 1),
      change('maxGuests', (most) => most),
    ),
  },
  {
    name: 'batch of services half done',
    what: 'createBoatServices keeps the valid ones when another is refused',
    change: on('createBoatServices', async (call, next) => {
      const answered = await next(call);
      const { boatId, services } = fieldsOf(call);
      if (answered.status !== 422 || !Array.isArray(services)) return answered;
      for (const service of services) {
        const one = asking(call, 'POST', '/boat-services');
        await next(withJson(one, { boatId, ...(isObject(service) ? service : {}) }));
      }
      return answered;
    }),
  },
  {
    name: 'active bookings hold the past',
    what: 'listActiveCustomerBookings holds bookings that were cancelled',
    change: on('listActiveCustomerBookings', (call, next) =>
      next(reading(call, `/bookings/customer/${call.params.id}`)),
    ),
  },
  {
    name: 'draft found',
    what: 'checkTourExists finds no draft for its own guide',
    change: on('checkTourExists', async (call, next) => {
      const tour = await next(reading(call, `/tours/${call.params.id}`));
      return valueAt(jsonOf(tour), 'status') === 'DRAFT'
        ? answer(200, { exists: false })
        : next(call);
    }),
  },
];
