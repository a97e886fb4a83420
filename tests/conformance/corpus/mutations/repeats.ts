import { randomUUID } from 'node:crypto';
import { answering, forgettingKeys, misreading, on, refusal } from '../change.ts';
import {
  type Answer,
  answer,
  asking,
  type Call,
  fieldsOf,
  isSuccess,
  reading,
  withJson,
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

const keyOf = (call: Call) => call.headers['idempotency-key'] ?? '';
const withKey = (call: Call, key: string): Call => ({
  ...call,
  headers: { ...call.headers, 'idempotency-key': key },
});
const callerOf = (call: Call) => call.headers.authorization ?? '';

/** Remembers answers of an operation by what `name` makes of a call; undefined is not remembered. */
function keeping(
  operation: string,
  name: (call: Call) => string | undefined,
  isKept: (answered: Answer) => boolean = isSuccess,
): Mutation['change'] {
  return (next, world) => {
    const known = new Map<string, Answer>();
    return on(operation, async (call) => {
      const key = name(call);
      const kept = key === undefined ? undefined : known.get(key);
      if (kept) return kept;
      const answered = await next(call);
      if (key !== undefined && isKept(answered)) known.set(key, answered);
      return answered;
    })(next, world);
  };
}

const keyed = (call: Call, name: string) => (keyOf(call) === '' ? undefined : name);

/** Writes that are repeated: done twice, not answered again, or mistaken for another. */
export const repeats: Mutation[] = [
  {
    name: 'cancel repeated',
    what: 'cancelBooking reads past the key and answers 409 the second time',
    rule: 'idempotency',
    at: ['cancelBooking'],
    change: forgettingKeys('cancelBooking'),
  },
  {
    name: 'key without its path',
    what: 'cancelBooking answers the first booking for the same key at another',
    rule: 'idempotency',
    at: ['cancelBooking'],
    change: keeping('cancelBooking', (call) =>
      keyed(call, `${callerOf(call)} ${keyOf(call)} ${call.body}`),
    ),
  },
  {
    name: 'key without its query',
    what: 'setBookingStatus answers the first answer for the same key with another query',
    rule: 'idempotency',
    at: ['setBookingStatus'],
    change: keeping('setBookingStatus', (call) =>
      keyed(call, `${callerOf(call)} ${keyOf(call)} ${call.path}`),
    ),
  },
  {
    name: 'key keeps a refusal',
    what: 'updateBooking answers the first refusal for the key ever after',
    rule: 'idempotency',
    at: ['updateBooking'],
    change: keeping(
      'updateBooking',
      (call) => keyed(call, `${callerOf(call)} ${keyOf(call)}`),
      ({ status }) => status === 422 || status === 400,
    ),
  },
  {
    name: 'repeat looks new',
    what: 'setTourStatus refuses the status that the tour has',
    rule: 'idempotency',
    at: ['setTourStatus'],
    change: on('setTourStatus', async (call, next) => {
      const now = await next(asking(call, 'GET', `/tours/${call.params.id}`));
      const wanted = new URLSearchParams(call.search).get('status');
      if (fieldsOf(now).status !== wanted) return next(call);
      return withJson(answer(409), {
        message: 'The tour has this status.',
        code: 'CONFLICT',
        errors: [],
        requestId: '8f14e45f-ceea-467f-a9d4-2b1c3d5e0409',
      });
    }),
  },
  {
    name: 'repeat toggles',
    what: 'setAvailabilityInstantConfirmation takes the same value the second time for its opposite',
    rule: 'idempotency',
    at: ['setAvailabilityInstantConfirmation'],
    change: (next, world) => {
      const seen = new Set<string>();
      return misreading('setAvailabilityInstantConfirmation', (call) => {
        const name = `${call.path}?${call.search}`;
        if (!seen.has(name)) {
          seen.add(name);
          return call;
        }
        const query = new URLSearchParams(call.search);
        query.set('isInstantConfirmation', String(query.get('isInstantConfirmation') !== 'true'));
        return { ...call, search: query.toString() };
      })(next, world);
    },
  },
  {
    name: 'deleted twice',
    what: 'deleteTourDate answers 204 for a date that it has just deleted',
    rule: 'idempotency',
    at: ['deleteTourDate'],
    change: (next, world) => {
      const gone = new Set<string>();
      return on('deleteTourDate', async (call) => {
        const answered = await next(call);
        if (isSuccess(answered)) gone.add(call.path);
        return answered.status === 404 && gone.has(call.path) ? answer(204) : answered;
      })(next, world);
    },
  },
  {
    name: 'repeat stamps anew',
    what: 'setBoatDocumentDisplayOrder answers another updatedAt for the same place',
    rule: 'idempotency',
    at: ['setBoatDocumentDisplayOrder'],
    change: (next, world) => {
      let calls = 0;
      return answering('setBoatDocumentDisplayOrder', (answered) => {
        calls += 1;
        const updatedAt = new Date(Date.UTC(2026, 5, 15) + calls * 1000).toISOString();
        return withJson(answered, {
          ...fieldsOf(answered),
          updatedAt: updatedAt.replace('.000', ''),
        });
      })(next, world);
    },
  },
  {
    name: 'keys without letter case',
    what: 'createBoat takes a key in capitals for the one that was used',
    rule: 'idempotency',
    at: ['createBoat'],
    change: misreading('createBoat', (call) =>
      keyOf(call) === '' ? call : withKey(call, keyOf(call).toLowerCase()),
    ),
  },
  {
    name: 'repeat overtakes the first',
    what: 'createBooking does the work again for a repeat that comes while the first is under way',
    rule: 'idempotency',
    at: ['createBooking'],
    change: (next, world) => {
      const underWay = new Set<string>();
      return on('createBooking', async (call) => {
        const key = keyOf(call);
        if (underWay.has(key)) return next(withKey(call, randomUUID()));
        if (/^[\w-]{16,64}$/u.test(key)) underWay.add(key);
        const answered = await next(call);
        underWay.delete(key);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'repeat reads the record',
    what: 'createBoat answers a repeat with the boat as it is by now, which may be gone',
    rule: 'idempotency',
    at: ['createBoat'],
    change: (next, world) => {
      const made = new Map<string, unknown>();
      return on('createBoat', async (call) => {
        const answered = await next(call);
        if (!isSuccess(answered) || keyOf(call) === '') return answered;
        const id = made.get(keyOf(call));
        if (id === undefined) made.set(keyOf(call), fieldsOf(answered).id);
        const read = await next(reading(call, `/boats/${id ?? fieldsOf(answered).id}`));
        return read.status === 404 ? refusal(404) : answered;
      })(next, world);
    },
  },
];
