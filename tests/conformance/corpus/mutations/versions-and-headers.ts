import { answering, edited, editing, misreading, on, refusing } from '../change.ts';
import { drop, list, put } from '../json-edit.ts';
import {
  type Call,
  fieldsOf,
  isSuccess,
  jsonOf,
  reading,
  withHeader,
  withJson,
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

function withoutHeader(call: Call, name: string): Call {
  const { [name]: _, ...headers } = call.headers;
  return { ...call, headers };
}

/** Records that two people write, and headers that do not tell the truth. */
export const versionsAndHeaders: Mutation[] = [
  {
    name: 'If-Match ignored',
    what: 'updateBoat writes whatever version the caller has read',
    rule: 'precondition',
    at: ['updateBoat'],
    change: misreading('updateBoat', (call) => withoutHeader(call, 'if-match')),
  },
  {
    name: '412 but written',
    what: 'updateTourDate answers 412 for another version and writes all the same',
    rule: 'precondition',
    at: ['updateTourDate', 'getTourDate'],
    run: ['updateTourDate'],
    change: on('updateTourDate', async (call, next) => {
      const answered = await next(call);
      if (answered.status === 412) await next(withoutHeader(call, 'if-match'));
      return answered;
    }),
  },
  {
    name: 'a version for every read',
    what: 'getTour answers another ETag each time',
    rule: 'precondition',
    at: ['getTour', 'updateTour'],
    run: ['updateTour'],
    change: (next, world) => {
      let reads = 0;
      return answering('getTour', (answered) => {
        reads += 1;
        return withHeader(answered, 'etag', `"v${reads}"`);
      })(next, world);
    },
  },
  {
    name: 'weak versions match',
    what: 'updateAccount takes a weak tag for a strong one',
    rule: 'precondition',
    at: ['updateAccount'],
    change: misreading('updateAccount', (call) => {
      const tags = call.headers['if-match']?.replaceAll('W/', '');
      return tags === undefined
        ? call
        : { ...call, headers: { ...call.headers, 'if-match': tags } };
    }),
  },
  {
    name: 'only the first tag counts',
    what: 'updateProfessionalInfo reads past all tags of If-Match but the first',
    rule: 'precondition',
    at: ['updateProfessionalInfo'],
    change: misreading('updateProfessionalInfo', (call) => {
      const [first] = (call.headers['if-match'] ?? '').split(',');
      return first ? { ...call, headers: { ...call.headers, 'if-match': first } } : call;
    }),
  },
  {
    name: 'a 412 that tells nothing',
    what: 'reviewCaptainApplication leaves the version of now out of its 412',
    rule: 'precondition',
    at: ['reviewCaptainApplication'],
    change: refusing([412], ['reviewCaptainApplication'], (answered) =>
      withHeader(answered, 'etag', undefined),
    ),
  },
  {
    name: 'a 412 that names nobody',
    what: 'updateAccount does not say who has changed the account meanwhile',
    rule: 'precondition',
    at: ['updateAccount'],
    change: refusing([412], ['updateAccount'], (answered) => edited(answered, drop('lastChange'))),
  },
  {
    name: 'a 412 that names the owner',
    what: 'updateBoat says that the owner made the change of an administrator',
    rule: 'effect',
    at: ['updateBoat'],
    change: refusing([412], ['updateBoat'], (answered) =>
      edited(answered, put('lastChange.changedBy.id', 2)),
    ),
  },
  {
    name: 'a 412 from long ago',
    what: 'updateAvailability tells a time of the change that lies before it',
    rule: 'precondition',
    at: ['updateAvailability'],
    change: refusing([412], ['updateAvailability'], (answered) =>
      edited(answered, put('lastChange.changedAt', '2020-01-01T00:00:00Z')),
    ),
  },
  {
    name: 'the version before',
    what: 'updateAccount tells the version that the record had before the write',
    rule: 'precondition',
    at: ['updateAccount', 'getAccount'],
    run: ['updateAccount'],
    change: on('updateAccount', async (call, next) => {
      const before = await next(reading(call, '/auth/account'));
      const answered = await next(call);
      return isSuccess(answered) ? withHeader(answered, 'etag', before.headers.etag) : answered;
    }),
  },
  {
    name: 'language not told',
    what: 'refusals of getBooking do not name the language of their message',
    rule: 'response-header',
    at: ['getBooking'],
    change: refusing([400, 401, 403, 404], ['getBooking'], (answered) =>
      withHeader(answered, 'content-language', undefined),
    ),
  },
  {
    name: 'always Turkish',
    what: 'validateBoat answers in Turkish whatever is asked for',
    rule: 'language',
    at: ['validateBoat'],
    change: misreading('validateBoat', (call) => withoutHeader(call, 'accept-language')),
  },
  {
    name: 'says English, writes Turkish',
    what: 'answers of markAllNotificationsRead name another language than they are in',
    rule: 'language',
    at: ['markAllNotificationsRead'],
    change: answering('markAllNotificationsRead', (answered, call) =>
      (call.headers['accept-language'] ?? '').startsWith('en')
        ? answered
        : withHeader(answered, 'content-language', 'en'),
    ),
  },
  {
    name: 'cut without a word',
    what: 'listBookings leaves out what comes after the first five',
    rule: 'total-count',
    at: ['listBookings'],
    change: editing(
      'listBookings',
      list((bookings) => bookings.slice(0, 5)),
    ),
  },
  {
    name: 'length of a list without its filter',
    what: 'searchBoats tells how many boats there are, not how many match',
    rule: 'total-count',
    at: ['searchBoats'],
    change: on('searchBoats', async (call, next) => {
      const answered = await next(call);
      const all = await next(withJson(call, {}));
      return isSuccess(answered)
        ? withHeader(answered, 'x-total-count', all.headers['x-total-count'])
        : answered;
    }),
  },
  {
    name: 'repeat without its Location',
    what: 'createTourDate answers a repeated key without Location',
    rule: 'idempotency',
    at: ['createTourDate'],
    change: (next, world) => {
      const seen = new Set<string>();
      return on('createTourDate', async (call) => {
        const answered = await next(call);
        const key = call.headers['idempotency-key'] ?? '';
        if (!isSuccess(answered) || key === '') return answered;
        const name = `${key} ${fieldsOf(answered).id ?? jsonOf(answered)}`;
        if (seen.has(name)) return withHeader(answered, 'location', '/api/tour-dates/1');
        seen.add(name);
        return answered;
      })(next, world);
    },
  },
];
