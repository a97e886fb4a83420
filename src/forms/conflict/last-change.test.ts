import { expect, it } from 'vitest';
import { lastChangeOf } from './last-change.ts';

const changedAt = '2027-06-01T09:12:44Z';
const changedBy = { id: 1, fullName: 'Selin Aydın', role: 'ADMIN' };

it('reads who changed a record, and when', () => {
  const body = { code: 'RECORD_CHANGED', lastChange: { changedAt, changedBy } };
  expect(lastChangeOf({ body })).toEqual({ changedAt, changedBy });
});

it('knows the time alone where the account is gone', () => {
  expect(lastChangeOf({ body: { lastChange: { changedAt } } })).toEqual({ changedAt });
});

it.each([undefined, {}, { lastChange: null }, { lastChange: { changedBy } }])(
  'says nothing where the answer says nothing: %j',
  (body) => {
    expect(lastChangeOf({ body })).toBeUndefined();
  },
);
