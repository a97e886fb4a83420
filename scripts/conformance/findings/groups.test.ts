import { expect, test } from 'vitest';
import type { Finding } from '../types.ts';
import { groupsOf } from './groups.ts';

const finding = (part: Partial<Finding>): Finding => ({
  id: `${part.operationId ?? 'getBoat'} ${part.rule ?? ''} ${part.place ?? ''}`,
  severity: 'major',
  source: 'sweep',
  operationId: 'getBoat',
  rule: 'response-schema',
  place: '200.name',
  expected: 'a name',
  seen: '{}',
  curl: 'curl -i http://127.0.0.1:4010/api/boats/1',
  count: 1,
  ...part,
});

test('the same rule in the same place of many operations is one cause, its operations listed', () => {
  const groups = groupsOf(
    ['getBoat', 'getTour', 'getUser'].map((operationId) => finding({ operationId })),
  );
  expect(groups).toHaveLength(1);
  expect(groups[0]?.operations).toEqual(['getBoat', 'getTour', 'getUser']);
});

test('the same rule elsewhere, or where something else is expected of the whole, is another cause', () => {
  expect(groupsOf([finding({}), finding({ place: '200.type' })])).toHaveLength(2);
  const whole = ['200', '201'].map((expected) =>
    finding({ place: '', expected, operationId: `get${expected}` }),
  );
  expect(groupsOf(whole)).toHaveLength(2);
});

test('an operation that looks at none of its fields is one cause, its places listed', () => {
  const fields = ['a', 'b', 'c', 'd'].map((name) =>
    finding({ rule: 'invalid-status', place: `body.${name} type`, seen: 'status 401: {}' }),
  );
  const [group, ...more] = groupsOf(fields);
  expect(more).toEqual([]);
  expect(group?.places).toHaveLength(4);
  const broken = finding({ rule: 'invalid-status', place: 'body.e type', seen: 'status 500' });
  expect(groupsOf([...fields, broken])).toHaveLength(2);
});

test('what many operations do not look at is one cause, the rest is theirs', () => {
  const accepted = (operationId: string, place: string) =>
    finding({ rule: 'invalid-accepted', operationId, place, seen: 'status 200: []' });
  const all = ['listBoats', 'listTours', 'listUsers', 'listDocuments'].map((id) =>
    accepted(id, 'query.limit max'),
  );
  const own = ['query.type enum', 'query.sort enum'].map((place) => accepted('listBoats', place));
  expect(groupsOf([...all, ...own]).map(({ operations, places }) => [operations, places])).toEqual([
    [['listBoats', 'listDocuments', 'listTours', 'listUsers'], []],
    [['listBoats'], ['query.sort enum', 'query.type enum']],
  ]);
});

test('a header that refusals lack is one cause, whatever their status', () => {
  const lacking = (place: string) =>
    finding({ rule: 'response-header', place: `${place}.headers.content-language` });
  expect(groupsOf(['400', '401', '415'].map(lacking))).toHaveLength(1);
  expect(groupsOf(['200', '401'].map(lacking))).toHaveLength(2);
});

test('a router that does not know 405 is one cause, whichever paths and methods show it', () => {
  const methods = ['PUT', 'PATCH'].flatMap((method) =>
    ['logIn', 'getAccount'].map((operationId) =>
      finding({ rule: 'method-not-allowed', operationId, place: `method ${method}` }),
    ),
  );
  const [group, ...more] = groupsOf(methods);
  expect(more).toEqual([]);
  expect(group).toMatchObject({
    operations: ['getAccount', 'logIn'],
    places: ['method PATCH', 'method PUT'],
  });
});

test('the effects that one lifecycle misses are not those of another', () => {
  const effects = ['a', 'b', 'c'].flatMap((place) =>
    ['pay', 'cancel'].map((name) => finding({ rule: 'effect', place: `${name}: ${place}` })),
  );
  expect(groupsOf(effects).map(({ places }) => places.length)).toEqual([3, 3]);
});

test('the gravest comes first, then what most operations have, then what is shortest to repeat', () => {
  const steps = [1, 2].map(() => ({ curl: '', service: '', mock: '' }));
  const groups = groupsOf([
    finding({ rule: 'long', steps }),
    finding({ rule: 'short' }),
    finding({ rule: 'shared' }),
    finding({ rule: 'shared', operationId: 'getTour' }),
    finding({ rule: 'grave', severity: 'critical', steps }),
    finding({ rule: 'slight', severity: 'minor' }),
  ]);
  expect(groups.map(({ rule }) => rule)).toEqual(['grave', 'shared', 'short', 'long', 'slight']);
});
