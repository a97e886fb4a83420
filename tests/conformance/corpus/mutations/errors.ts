import { edited, on, refusing } from '../change.ts';
import { drop, put } from '../json-edit.ts';
import { type Answer, answer, HANG_UP, jsonOf, queryOf, withJson } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const html = (status: number) => ({
  ...answer(status),
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<h1>Whitelabel Error Page</h1>'),
});

/** Puts another code into a refusal. */
const coded = (code: string) => (answered: Answer) => edited(answered, put('code', code));

/** Refusals and failures that are not what the contract documents. */
export const errors: Mutation[] = [
  {
    name: 'error without schema',
    what: '404 of getBoat is {"error": "not found"}',
    rule: 'error-schema',
    at: ['getBoat'],
    change: refusing([404], ['getBoat'], () => answer(404, { error: 'not found' })),
  },
  {
    name: 'error with an empty body',
    what: '401 of listBookings says nothing',
    rule: 'content-type',
    at: ['listBookings'],
    change: refusing([401], ['listBookings'], () => answer(401)),
  },
  {
    name: 'error as a web page',
    what: '400 of listBoatsPage is HTML',
    rule: 'content-type',
    at: ['listBoatsPage'],
    change: refusing([400], ['listBoatsPage'], () => html(400)),
  },
  {
    name: 'error without a request id',
    what: '403 of getAdminDashboard has no requestId',
    rule: 'error-schema',
    at: ['getAdminDashboard'],
    change: refusing([403], ['getAdminDashboard'], (answered) =>
      withJson(answered, drop('requestId')(jsonOf(answered))),
    ),
  },
  {
    name: 'header missing',
    what: 'listServiceOfferings answers 429 once, without Retry-After',
    rule: 'response-header',
    at: ['listServiceOfferings'],
    change: (next, world) => {
      let asked = 0;
      return on('listServiceOfferings', async (call, inner) => {
        asked += 1;
        if (asked !== 1) return inner(call);
        return answer(429, {
          message: 'Too many requests.',
          code: 'TOO_MANY_REQUESTS',
          errors: [],
          requestId: '1',
        });
      })(next, world);
    },
  },
  {
    name: 'code of no catalogue',
    what: '404 of getTour has the code RESOURCE_NOT_FOUND',
    rule: 'error-code',
    at: ['getTour'],
    change: refusing([404], ['getTour'], coded('RESOURCE_NOT_FOUND')),
  },
  {
    name: 'code that says no more than the status',
    what: 'a reused key of createTour is refused with the code CONFLICT',
    rule: 'error-code',
    at: ['createTour'],
    change: refusing([409], ['createTour'], coded('CONFLICT')),
  },
  {
    name: 'code of another operation',
    what: 'a taken address of registerAccount is refused with the code BOAT_NAME_TAKEN',
    rule: 'error-code',
    at: ['registerAccount'],
    change: refusing([409], ['registerAccount'], coded('BOAT_NAME_TAKEN')),
  },
  {
    name: 'code of another status',
    what: '422 of createContactMessage has the code of 400',
    rule: 'error-code',
    at: ['createContactMessage'],
    change: refusing([422], ['createContactMessage'], coded('INVALID_REQUEST')),
  },
  {
    name: 'sign-in that tells a missing session',
    what: 'a wrong password is refused with the code UNAUTHENTICATED',
    rule: 'error-code',
    at: ['logIn'],
    change: refusing([401], ['logIn'], coded('UNAUTHENTICATED')),
  },
  {
    name: '500 on odd input',
    what: 'searchBoatsByText fails on a text that is not plain letters',
    rule: 'server-error',
    at: ['searchBoatsByText'],
    change: on('searchBoatsByText', async (call, next) =>
      /[^\p{L}\p{N} ]/u.test(queryOf(call).get('query') ?? '') ? html(500) : next(call),
    ),
  },
  {
    name: '500 on the longest text allowed',
    what: 'createContactMessage fails on a message of more than 1000 characters',
    rule: 'server-error',
    at: ['createContactMessage'],
    change: on('createContactMessage', async (call, next) =>
      call.body.length > 1000 ? html(500) : next(call),
    ),
  },
  {
    name: '500 on malformed JSON',
    what: 'sendMessage fails on a body that cannot be parsed',
    rule: 'server-error',
    at: ['sendMessage'],
    change: on('sendMessage', async (call, next) =>
      jsonOf(call) === undefined ? html(500) : next(call),
    ),
  },
  {
    name: '500 for an unknown id',
    what: 'getTourDate fails where it should answer 404',
    rule: 'server-error',
    at: ['getTourDate'],
    change: refusing([404], ['getTourDate'], () => html(500)),
  },
  {
    name: 'undocumented refusal',
    what: 'an invalid tour is refused with 418',
    rule: 'status-undocumented',
    at: ['createTour'],
    change: refusing([400, 422], ['createTour'], (answered) => ({ ...answered, status: 418 })),
  },
  {
    name: '404 as 200',
    what: 'getTour answers null for an unknown id',
    rule: 'unknown-id',
    at: ['getTour'],
    change: refusing([404], ['getTour'], () => answer(200, null)),
  },
  {
    name: 'unknown id answered with another record',
    what: 'getBlogPost answers some post for a slug that does not exist',
    rule: 'unknown-id',
    at: ['getBlogPost'],
    change: on('getBlogPost', async (call, next, world) => {
      const answered = await next(call);
      return answered.status === 404 ? world.example('getBlogPost') : answered;
    }),
  },
  {
    name: '405 not answered',
    what: 'PATCH /boats does as if it were GET',
    rule: 'method-not-allowed',
    at: ['listBoats', 'createBoat', 'updateBoat'],
    change: (next) => async (call) =>
      next(
        call.path === '/boats' && call.operationId === undefined
          ? { ...call, method: 'GET' }
          : call,
      ),
  },
  {
    name: 'wrong media type accepted',
    what: 'createContactMessage reads JSON that is sent as text/plain',
    rule: 'media-type',
    at: ['createContactMessage'],
    change: on('createContactMessage', (call, next) =>
      next({ ...call, headers: { ...call.headers, 'content-type': 'application/json' } }),
    ),
  },
  {
    name: 'connection dropped',
    what: 'validateBoat hangs up on an empty object',
    rule: 'no-answer',
    at: ['validateBoat'],
    change: on('validateBoat', async (call, next) =>
      call.body.toString() === '{}' ? HANG_UP : next(call),
    ),
  },
];
