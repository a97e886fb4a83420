import { isObject, at as valueAt } from '../../../scripts/conformance/lib/json.ts';
import { answering, edited, misreading, on } from '../corpus/change.ts';
import { change, drop, list, put } from '../corpus/json-edit.ts';
import {
  type Answer,
  answer,
  asking,
  fieldsOf,
  isSuccess,
  jsonOf,
  reading,
  withFields,
  withJson,
  withQuery,
} from '../corpus/message.ts';
import type { Unseen } from './backend.ts';

const has = (value: object, name: string) => Object.hasOwn(value, name);

/** Writes that wipe, keep or half do. */
export const writes: Unseen[] = [
  {
    name: 'partial tour wipes',
    what: 'updateTour without requirements empties them',
    change: misreading('updateTour', (call) => {
      const fields = fieldsOf(call);
      return has(fields, 'id') && !has(fields, 'requirements')
        ? withFields(call, { requirements: '' })
        : call;
    }),
  },
  {
    name: 'partial boat wipes',
    what: 'updateBoat without departurePoint takes it away',
    change: misreading('updateBoat', (call) => {
      const fields = fieldsOf(call);
      return has(fields, 'id') && !has(fields, 'departurePoint')
        ? withFields(call, { departurePoint: null })
        : call;
    }),
  },
  {
    name: 'partial service wipes',
    what: 'updateBoatService without a description takes it away',
    change: misreading('updateBoatService', (call) => {
      const fields = fieldsOf(call);
      return has(fields, 'id') && !has(fields, 'description')
        ? withFields(call, { description: null })
        : call;
    }),
  },
  {
    name: 'null clears nothing',
    what: 'updateAccount reads null as left out',
    change: misreading('updateAccount', (call) => {
      const fields = Object.entries(fieldsOf(call)).filter(([, value]) => value !== null);
      return isObject(jsonOf(call)) ? withJson(call, Object.fromEntries(fields)) : call;
    }),
  },
  {
    name: 'null clears no override',
    what: 'setAvailabilityPriceOverride without a price keeps the old one',
    change: on('setAvailabilityPriceOverride', async (call, next) => {
      if (call.search !== '') return next(call);
      const read = await next(reading(call, `/availabilities/${call.params.id}`));
      return isSuccess(read) ? read : next(call);
    }),
  },
  {
    name: 'service stays on the boat',
    what: 'getBoat goes on showing services that were deleted',
    change: (next, world) => {
      const known = new Map<string, unknown>();
      return on('getBoat', async (call) => {
        const answered = await next(call);
        const services = valueAt(jsonOf(answered), 'services');
        const before = known.get(call.params.id ?? '');
        if (!isSuccess(answered) || !Array.isArray(services)) return answered;
        if (Array.isArray(before) && before.length > services.length) {
          return edited(answered, put('services', before));
        }
        known.set(call.params.id ?? '', services);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'service outlives its boat',
    what: 'getBoatService answers services of a boat that is gone',
    change: (next, world) => {
      const known = new Map<string, Answer>();
      return on('getBoatService', async (call) => {
        const answered = await next(call);
        const id = call.params.id ?? '';
        if (isSuccess(answered)) known.set(id, answered);
        return answered.status === 404 ? (known.get(id) ?? answered) : answered;
      })(next, world);
    },
  },
  {
    name: 'price follows the boat',
    what: 'getBooking counts the price anew from what the boat costs now',
    change: on('getBooking', async (call, next) => {
      const answered = await next(call);
      const booking = jsonOf(answered);
      const boatId = valueAt(booking, 'boatId');
      if (!isSuccess(answered) || typeof boatId !== 'number') return answered;
      const boat = await next(reading(call, `/boats/${boatId}`));
      const daily = valueAt(jsonOf(boat), 'dailyPrice');
      if (valueAt(booking, 'hours') !== null || typeof daily !== 'number') return answered;
      const first = Date.parse(String(valueAt(booking, 'startDate')));
      const last = Date.parse(String(valueAt(booking, 'endDate')));
      return edited(answered, put('totalPrice', daily * ((last - first) / 86_400_000 + 1)));
    }),
  },
  {
    name: 'price of the client',
    what: 'createBooking takes the totalPrice that the client sends',
    change: answering('createBooking', (answered, call) => {
      const { totalPrice } = fieldsOf(call);
      return typeof totalPrice === 'number'
        ? edited(answered, put('totalPrice', totalPrice))
        : answered;
    }),
  },
  {
    name: 'rating of the client',
    what: 'createTour takes the reviewCount that its guide sends',
    change: answering('createTour', (answered, call) => {
      const { reviewCount } = fieldsOf(call);
      return typeof reviewCount === 'number'
        ? edited(answered, put('reviewCount', reviewCount))
        : answered;
    }),
  },
  {
    name: 'role of the client',
    what: 'registerAccount gives out the role that the client sends',
    change: answering('registerAccount', (answered, call) => {
      const { role } = fieldsOf(call);
      return typeof role === 'string' ? edited(answered, put('role', role)) : answered;
    }),
  },
  {
    name: 'read by the sender',
    what: 'sendMessage takes the readStatus that the sender says',
    change: answering('sendMessage', (answered, call) => {
      const { readStatus } = fieldsOf(call);
      return typeof readStatus === 'string'
        ? edited(answered, put('readStatus', readStatus))
        : answered;
    }),
  },
  {
    name: 'batch of dates half done',
    what: 'createTourDates keeps the first date when a later one overlaps',
    change: on('createTourDates', async (call, next) => {
      const answered = await next(call);
      const dates = jsonOf(call);
      if (answered.status !== 409 || !Array.isArray(dates)) return answered;
      const one = asking(call, 'POST', call.path);
      await next(withJson(one, dates.slice(0, 1)));
      return answered;
    }),
  },
  {
    name: 'batch of features half done',
    what: 'addBoatFeatures keeps the new ones when another is there already',
    change: on('addBoatFeatures', async (call, next) => {
      const answered = await next(call);
      const { features } = fieldsOf(call);
      if (answered.status !== 409 || !Array.isArray(features)) return answered;
      for (const feature of features) {
        const one = asking(call, 'POST', `/boat-features/boat/${call.params.id}`);
        await next(withJson(one, feature));
      }
      return answered;
    }),
  },
  {
    name: 'order half done',
    what: 'setBoatDocumentDisplayOrders stores the first place alone',
    change: misreading('setBoatDocumentDisplayOrders', (call) => {
      const { orders } = fieldsOf(call);
      return Array.isArray(orders) && orders.length > 1
        ? withFields(call, { orders: orders.slice(0, 1) })
        : call;
    }),
  },
  {
    name: 'rules lost',
    what: 'updateBoat keeps the rules of before when dayPlan comes with them',
    change: misreading('updateBoat', (call) => {
      const { rules: _, ...fields } = fieldsOf(call);
      return has(fields, 'dayPlan') ? withJson(call, fields) : call;
    }),
  },
  {
    name: 'one day refused',
    what: 'createAvailabilityPeriod opens no single day',
    change: on('createAvailabilityPeriod', async (call, next) => {
      const query = new URLSearchParams(call.search);
      const [first, last] = [query.get('startDate'), query.get('endDate')];
      return next(first === last ? withQuery(call, { endDate: undefined }) : call);
    }),
  },
  {
    name: 'dates kept by the tour',
    what: 'getTour goes on showing dates that were deleted one by one',
    change: (next, world) => {
      const known = new Map<string, unknown[]>();
      return on('getTour', async (call) => {
        const answered = await next(call);
        const dates = valueAt(jsonOf(answered), 'tourDates');
        const id = call.params.id ?? '';
        if (!isSuccess(answered) || !Array.isArray(dates)) return answered;
        const before = known.get(id) ?? [];
        known.set(id, before.length > dates.length ? before : dates);
        return before.length > dates.length ? edited(answered, put('tourDates', before)) : answered;
      })(next, world);
    },
  },
  {
    name: 'captain photo stays',
    what: 'deleteCaptainPhoto answers 204 and keeps the picture',
    change: on('deleteCaptainPhoto', async (call, next) => {
      const there = await next(reading(call, '/captain/profile/personal-info'));
      return isSuccess(there) && valueAt(jsonOf(there), 'profilePhoto') ? answer(204) : next(call);
    }),
  },
  {
    name: 'reason forgotten',
    what: 'cancelBooking answers the reason and does not keep it',
    change: answering(['getBooking', 'listCustomerBookings', 'listBoatBookings'], (answered) =>
      edited(
        answered,
        change('cancellationReason', () => null),
        list((items) => items.map((item) => drop()(item))),
      ),
    ),
  },
];
