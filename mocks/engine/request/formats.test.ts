import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, ParameterObject } from '../../../openapi/model/document.ts';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';
import { type Operation, operationsOfContract } from '../contract/operation.ts';
import { looseParameters } from '../contract/parameters.ts';
import { type CheckedRequest, validateRequest } from './request-validation.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument; // by `npm run generate`

/** What each format takes and excludes; files and passwords are whatever they are. */
const FORMATS: Record<string, { type?: string; takes: unknown[]; excludes: unknown[] }> = {
  'date-time': {
    takes: ['2027-06-12T09:00:00Z', '2027-06-12T09:00:00.123+03:00', '2028-02-29t09:00:00z'],
    excludes: [
      ...['2027-06-12T09:00:00', '2027-06-12 09:00:00Z', '2027-06-12T09:00Z', '2027-06-12'],
      ...['2027-02-30T09:00:00Z', '2027-06-12T25:00:00Z', '2027-06-12T24:00:00Z'],
      ...['2027-06-12T23:59:60Z', '2027-06-12T09:60:00Z', '2027-06-12T09:00:00+25:00'],
      ...['2027-06-12T09:00:00+0300', '2027-06-12T09:00:00 03:00', '20270612T090000Z', 'bugün'],
    ],
  },
  date: {
    takes: ['2027-06-12', '2028-02-29'],
    excludes: [
      ...['2026-02-30', '2027-02-29', '2027-13-01', '2027-00-10', '2027-6-1', '27-06-12'],
      ...['12.06.2027', '20270612', '2027-06-12T00:00:00Z', ' 2027-06-12', '2027-06-12\n'],
    ],
  },
  email: {
    takes: ['elif@ornek.com.tr', 'a.b+c@d.co'],
    excludes: ['elif', 'elif@', '@ornek.com', 'a b@c.de', 'a@b', 'a@b..c', 'a@b.c\n', 'a@@b.c'],
  },
  uri: { takes: ['https://a.tr/b?c=d'], excludes: ['/a', 'a b', 'https://a b', 'https://%zz'] },
  int32: {
    type: 'integer',
    takes: [0, -5, 2_147_483_647],
    excludes: [2_147_483_648, -2_147_483_649, 1.5, '1', true],
  },
  int64: { type: 'integer', takes: [1, 9_007_199_254_740_991], excludes: [0.5, 'x', false] },
  double: { type: 'number', takes: [0, -1.5, 1e300], excludes: ['1', true, [1]] },
  password: { takes: ['  '], excludes: [] },
  binary: { takes: ['dosya.pdf'], excludes: [] },
};

/** The formats of all that a request can carry. */
function formatsOfRequests(): Set<string> {
  const found = new Set<string>();
  function walk(part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const format: unknown = Reflect.get(part, 'format');
    if (typeof format === 'string') found.add(format);
    for (const inner of Object.values(part)) walk(inner);
  }
  for (const { parameters, bodySchema } of operationsOfContract(document)) {
    walk(parameters.map(({ schema }) => schema));
    walk(bodySchema);
  }
  return found;
}

type Place = ParameterObject['in'];

/** An operation that takes a value of one format in every place; the rest of it is that of `getHealth`. */
function operationWith(format: string): Operation {
  const schema = { type: FORMATS[format]?.type ?? 'string', format };
  const places: Place[] = ['path', 'query', 'header'];
  const template = Object.values(document.paths['/health'] ?? {})[0];
  const operation = {
    ...template,
    parameters: places.map((place) => ({ name: 'value', in: place, required: true, schema })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', required: ['value'], properties: { value: schema } },
        },
      },
    },
  };
  const only = { ...document, paths: { '/x/{value}': { post: operation } } };
  const [made] = operationsOfContract(only as unknown as OpenApiDocument); // an operation of the same shape
  if (!made) throw new Error('The operation is missing.');
  return made;
}

/** Whether the mock takes a value at a place, with a good one at all others. */
function isTaken(operation: Operation, place: Place | 'body', value: unknown, good: unknown) {
  const at = (where: Place | 'body') => (where === place ? value : good);
  const texts = {
    path: String(at('path')),
    query: String(at('query')),
    header: String(at('header')),
  };
  const element: CheckedRequest = {
    method: 'post',
    url: { path: `/x/${encodeURIComponent(texts.path)}`, query: { value: texts.query } },
    headers: { value: texts.header },
    pathValues: { value: texts.path },
    body: { value: at('body') },
  };
  const loose = (['path', 'query', 'header'] as const).flatMap((where) =>
    looseParameters(where, operation.parameters, () => [texts[where]]),
  );
  const found = validateRequest({ resource: operation.prism, element });
  return found._tag === 'Right' && loose.length === 0;
}

describe('a format', () => {
  it('of a request of the contract is in the table', () => {
    const missing = [...formatsOfRequests()].filter((format) => !FORMATS[format]);
    expect(missing).toEqual([]);
  });

  const rows = Object.entries(FORMATS).flatMap(([format, rule]) =>
    (['body', 'query', 'path', 'header'] as const).map((place) => ({ format, place, ...rule })),
  );
  it.each(rows)('$format is heeded in the $place', ({ format, place, takes, excludes }) => {
    const operation = operationWith(format);
    const [good] = takes;
    const taken = (value: unknown) => isTaken(operation, place, value, good);
    expect(takes.filter((value) => !taken(value))).toEqual([]);
    // A text in an address is a number when it reads as one.
    const isTyped = (value: unknown) =>
      place === 'body' || typeof value !== 'string' || !/^\d/.test(value);
    const isNumeric = FORMATS[format]?.type !== undefined;
    const excluded = isNumeric
      ? excludes.filter((value) => isTyped(value) && !Array.isArray(value))
      : excludes;
    expect(excluded.filter(taken)).toEqual([]);
  });
});

describe('a number in an address', () => {
  let running: RunningMock;
  let guest: Caller;
  beforeAll(async () => {
    running = await startTestMock();
    guest = callerOf(running.url, 'formats');
  });
  afterAll(() => running.close());

  it.each(['0x1', '01', '+1', '%201', '1%20', '1.0', '1e0', '1%2F2', '%00', '', '١', '1_0'])(
    'is written in plain digits, and not as %j',
    async (text) => {
      const inPath = text === '' ? undefined : await guest.call('GET', `/api/boats/${text}`);
      const inQuery = await guest.call('GET', `/api/boats/paginated?page=${text}`);
      const problem = { status: 400, body: { code: 'INVALID_REQUEST' } };
      if (inPath) expect(inPath).toMatchObject(problem);
      // A plus in a query is a blank.
      expect(inQuery).toMatchObject({ ...problem, body: { errors: [{ field: 'query.page' }] } });
    },
  );

  it('is told as an instant where it has no time zone', async () => {
    const query = 'start=2026-06-12T09:00:00&end=2026-06-12T12:00:00Z';
    const answered = await guest.call('GET', `/api/tour-dates/tour/1/overlapping?${query}`);
    expect(answered).toMatchObject({
      status: 400,
      body: {
        errors: expect.arrayContaining([
          { field: 'query.start', message: expect.stringContaining('time zone') },
        ]),
      },
    });
  });

  it('is told by the name that the contract gives it', async () => {
    const captain = await guest.as('mehmet.agaoglu');
    const query = 'startDate=2026-02-30';
    const answered = await captain.call('GET', `/api/availabilities/owner/2/timeline?${query}`);
    const { errors } = answered.body as { errors: { field: string }[] }; // the contract's error
    expect(answered.status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['query.startDate', 'query.endDate']),
    );
  });

  it('is read as before when it is good', async () => {
    expect(await guest.call('GET', '/api/boats/paginated?page=0&size=5')).toMatchObject({
      status: 200,
    });
  });
});
