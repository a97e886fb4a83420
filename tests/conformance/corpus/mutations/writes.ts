import { isObject, at as valueAt } from '../../../../scripts/conformance/lib/json.ts';
import { editing, forgettingKeys, misreading, on, pretending, remembering } from '../change.ts';
import { change } from '../json-edit.ts';
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
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The calendar day `days` after one written `YYYY-MM-DD`; anything else stays what it is. */
function shifted(day: unknown, days: number): string {
  const time = Date.parse(String(day));
  return Number.isNaN(time) ? String(day) : new Date(time + days * DAY).toISOString().slice(0, 10);
}

/** Writes that do not do, or do more than, what their answer says. */
export const writes: Mutation[] = [
  {
    name: 'write lost',
    what: 'updateTourDate answers the new terms and keeps the old ones',
    rule: 'effect',
    at: ['updateTourDate', 'getTourDate'],
    run: ['updateTourDate'],
    change: pretending('updateTourDate', (call) => `/tour-dates/${fieldsOf(call).id}`),
  },
  {
    name: 'one field lost',
    what: 'updateBoat forgets hourlyPrice',
    rule: 'write-lost',
    at: ['updateBoat', 'getBoat'],
    run: ['updateBoat'],
    change: on('updateBoat', async (call, next) => {
      const { hourlyPrice: _, ...fields } = fieldsOf(call);
      const answered = await next(withJson(call, fields));
      return isSuccess(answered) && 'hourlyPrice' in fieldsOf(call)
        ? withJson(answered, {
            ...fieldsOf(answered),
            hourlyPrice: fieldsOf(call).hourlyPrice,
          })
        : answered;
    }),
  },
  {
    name: 'answer not what was sent',
    what: 'createBoat upper-cases the name',
    rule: 'echo',
    at: ['createBoat', 'getBoat'],
    run: ['createBoat'],
    change: on('createBoat', (call, next) => {
      const { name } = fieldsOf(call);
      return next(
        typeof name === 'string' && name.trim()
          ? withFields(call, { name: name.toUpperCase() })
          : call,
      );
    }),
  },
  {
    name: 'creation lost',
    what: 'createBoatService answers 201 and stores nothing',
    rule: 'write-lost',
    at: ['createBoatService', 'getBoatService', 'listBoatServices'],
    run: ['createBoatService'],
    change: on('createBoatService', async (call, next) => {
      const answered = await next(call);
      if (!isSuccess(answered)) return answered;
      const id = valueAt(jsonOf(answered), 'id');
      await next(asking(call, 'DELETE', `/boat-services/${id}`));
      return answered;
    }),
  },
  {
    name: 'stale read',
    what: 'getTourDate is cached for ever',
    rule: 'write-lost',
    at: [
      'updateTourDate',
      'getTourDate',
      'deleteTourDate',
      'setTourDateStatus',
      'setTourDateMaxGuests',
    ],
    change: remembering('getTourDate'),
  },
  {
    name: 'stale list',
    what: 'listBoatServices is cached for ever',
    rule: 'write-lost',
    at: [
      'createBoatService',
      'listBoatServices',
      'deleteBoatService',
      'updateBoatService',
      'deleteBoatServices',
    ],
    change: remembering('listBoatServices'),
  },
  {
    name: 'status set and not stored',
    what: 'setTourStatus answers the new status and keeps the old one',
    rule: 'effect',
    at: ['setTourStatus', 'getTour'],
    run: ['setTourStatus'],
    change: on('setTourStatus', async (call, next) => {
      const before = await next(reading(call, `/tours/${call.params.id}`));
      const answered = await next(call);
      const old = valueAt(jsonOf(before), 'status');
      if (isSuccess(answered) && typeof old === 'string')
        await next(withQuery(call, { status: old }));
      return answered;
    }),
  },
  {
    name: 'parameter of a write ignored',
    what: 'setTourDateMaxGuests always sets 10',
    rule: 'echo',
    at: ['setTourDateMaxGuests', 'getTourDate'],
    run: ['setTourDateMaxGuests'],
    change: on('setTourDateMaxGuests', (call, next) => {
      const isNumber = /^\d+$/u.test(new URLSearchParams(call.search).get('maxGuests') ?? '');
      return next(isNumber ? withQuery(call, { maxGuests: '10' }) : call);
    }),
  },
  {
    name: 'delete that does not delete',
    what: 'deleteBoatService answers 204 and keeps the service',
    rule: 'delete-effect',
    at: ['deleteBoatService', 'getBoatService'],
    run: ['deleteBoatService'],
    change: on('deleteBoatService', async (call, next) => {
      const exists = await next(reading(call, call.path));
      return isSuccess(exists) && call.headers.authorization ? answer(204) : next(call);
    }),
  },
  {
    name: 'deleted record still listed',
    what: 'listTourDatesByTour goes on showing dates that are gone',
    rule: 'delete-effect',
    at: ['deleteTourDate', 'listTourDatesByTour'],
    run: ['deleteTourDate', 'listTourDatesByTour'],
    change: remembering('listTourDatesByTour'),
  },
  {
    name: 'delete of nothing succeeds',
    what: 'deleteTourImage answers 204 for a picture that is not there',
    rule: 'unknown-id',
    at: ['deleteTourImage'],
    change: on('deleteTourImage', async (call, next) => {
      const answered = await next(call);
      return answered.status === 404 ? answer(204) : answered;
    }),
  },
  {
    name: 'idempotency ignored',
    what: 'createBoatService reads past the key and creates twice',
    rule: 'idempotency',
    at: ['createBoatService'],
    change: forgettingKeys('createBoatService'),
  },
  {
    name: 'idempotency ignored for bookings',
    what: 'createBooking tries to book again for the same key',
    rule: 'idempotency',
    at: ['createBooking'],
    change: forgettingKeys('createBooking'),
  },
  {
    name: 'same key, another body',
    what: 'createContactMessage answers the first message instead of 409',
    rule: 'idempotency',
    at: ['createContactMessage'],
    change: (next, world) => {
      const first = new Map<string, Answer>();
      return on('createContactMessage', async (call) => {
        const key = call.headers['idempotency-key'];
        const kept = key === undefined ? undefined : first.get(key);
        if (kept) return kept;
        const answered = await next(call);
        if (key !== undefined && isSuccess(answered)) first.set(key, answered);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'date a day off',
    what: 'createAvailability stores the day before, as toISOString() does in Istanbul',
    rule: 'echo',
    at: ['createAvailability', 'getAvailability'],
    run: ['createAvailability'],
    change: on('createAvailability', (call, next) => {
      const { date } = fieldsOf(call);
      return next(typeof date === 'string' ? withFields(call, { date: shifted(date, -1) }) : call);
    }),
  },
  {
    name: 'date a day off when read',
    what: 'getTourDate answers startDate a day late',
    rule: 'write-lost',
    at: ['getTourDate', 'createTourDate', 'updateTourDate'],
    run: ['getTourDate', 'createTourDate', 'updateTourDate'],
    change: editing(
      'getTourDate',
      change('startDate', (day) => shifted(day, 1)),
    ),
  },
  {
    name: 'period one day short',
    what: 'createAvailabilityPeriod leaves out the last day',
    rule: 'echo',
    at: ['createAvailabilityPeriod'],
    change: misreading('createAvailabilityPeriod', (call) => {
      const query = new URLSearchParams(call.search);
      const [start, end] = [query.get('startDate'), query.get('endDate')];
      return start && end && start < end ? withQuery(call, { endDate: shifted(end, -1) }) : call;
    }),
  },
  {
    name: 'batch keeps the first alone',
    what: 'createBoatServices stores one service of the batch and answers all',
    rule: 'write-lost',
    at: ['createBoatServices', 'listBoatServices', 'getBoatService'],
    run: ['createBoatServices'],
    change: on('createBoatServices', async (call, next) => {
      const answered = await next(call);
      const created = jsonOf(answered);
      if (!isSuccess(answered) || !Array.isArray(created)) return answered;
      for (const service of created.slice(1)) {
        await next(asking(call, 'DELETE', `/boat-services/${isObject(service) ? service.id : ''}`));
      }
      return answered;
    }),
  },
];
